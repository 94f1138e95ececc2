// @ts-check
/* The first script, which the build puts into the page: asks for all that the address needs while those that would ask for it are on their way. */

/** What the address of a page begins with. @param {string} fragment */
const pageOf = (fragment) => (fragment ? (/^([a-z]+)(?![^/?])/.exec(fragment)?.[1] ?? '') : 'home');

{
  /** @param {string} href @param {string} media */
  const ask = (href, media = '') => {
    const link = document.createElement('link');
    if (href === 'schlegel.js' || href.endsWith('.css'))
      Object.assign(link, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script' });
    else if (href.endsWith('.wasm')) Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '' });
    else link.rel = 'modulepreload';
    document.head.append(Object.assign(link, { href, media }));
  };
  const page = pageOf(location.hash.slice(1));
  /** Of each page its name, its module with all that this imports, and its styles; of '' what every page needs. */
  const files = new Map('@PAGE_FILES@'.split(';').map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]));
  const app = ['schlegel.wasm', ...('@PUZZLES@'.split(' ').includes(page) ? [`schlegel-${page}.wasm`] : []), 'schlegel.js', 'canvas.js'];
  for (const href of new Set([...(files.get(page) ?? app), ...(files.get('') ?? [])])) ask(href);
  // Cards are played, or on a phone open their boards. A phone's window may still be as wide as a desktop's here, its screen is not.
  const wide = screen.width >= 760;
  if (page === 'home') for (const href of wide ? ['board.wasm', 'board_module.js'] : app) ask(href, wide ? '(min-width: 47.5em)' : '');
}
