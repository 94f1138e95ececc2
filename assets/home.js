// @ts-check
/* The home. */

import { element } from './dialogs-made.js';
import { words } from './words.js';

/** An easy board of each puzzle: puzzle, board, the puzzle's name, what to do, a way to solve it, which a test plays, and its tab's label. */
const boards = `@FIRST_BOARDS@`
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/** @returns {import('./pages.js').Page} */
export function newPage() {
  const cards = boards.map(([puzzle, board, name, about]) =>
    element(
      'article',
      {},
      element('h2', { textContent: name }),
      element('p', { textContent: about }),
      element('a', { href: `#${puzzle}?level=${board}`, textContent: words.play }),
    ),
  );
  return { element: element('main', { className: 'home' }, element('h1', { textContent: words.homeTitle, tabIndex: -1 }), ...cards) };
}
