// theory_pictures.mjs: lists the pictures of the theory pages, in the form that board_pictures.mjs reads: a line "NAME WIDTH LINK" for each. A
// picture shows the board of its own data-link, or else that of the element or link around it.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folder = new URL('../assets/theory/', import.meta.url);
const boardWidth = 288,
  cardWidth = 148;

/** All of them, in order. `link` is the part of an address that holds the game.
 * @returns {{page: string, name: string, width: number, link: string}[]} */
export const theoryPictures = () =>
  readdirSync(folder).flatMap((page) => {
    const text = readFileSync(new URL(page, folder), 'utf8');
    const pictures = text.matchAll(/ (link|href)="(?:\.\/#)?([^"]+)"[^>]*><img (?:data-link="([^"]+)" )?src="(theory-[\w-]+)\.svg"/g);
    return [...pictures].map(([, attribute, around, own, name]) => ({
      page,
      name,
      width: attribute === 'link' ? boardWidth : cardWidth,
      link: (own ?? around).replaceAll('&amp;', '&'),
    }));
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { name, width, link } of theoryPictures()) console.log(`${name} ${width} ${link}`);
