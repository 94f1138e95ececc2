// The pictures of the theory pages: each shows the board of the element or link around it.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../assets/theory/', import.meta.url);

/** All of them, in order: the file's name, the address fragment of the board, and whether it is drawn small.
 * @returns {{page: string, name: string, link: string, small: boolean}[]} */
export const theoryPictures = () =>
  readdirSync(folder).flatMap((page) => {
    const text = readFileSync(new URL(page, folder), 'utf8');
    return [...text.matchAll(/ (link|href)="(?:\.\/#)?([^"]+)"[^>]*><img src="(theory-[\w-]+\.svg)"/g)].map(
      ([, attribute, link, name]) => ({
        page,
        name,
        link: link.replaceAll('&amp;', '&'),
        small: attribute === 'href',
      }),
    );
  });
