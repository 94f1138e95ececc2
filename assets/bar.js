// @ts-check
/* The bar at the top of every page: its menus, and what of it is marked as current. */

import { kept } from './storage.js';
import { fill, words } from './words.js';

const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
/** @type {NodeListOf<HTMLButtonElement>} */
const openers = bar.querySelectorAll('[aria-controls]');
const opener = /** @type {HTMLButtonElement} */ (bar.querySelector('[data-id=puzzles]'));

/** In the order of their tabs. */
export const puzzles = [...bar.querySelectorAll('[data-puzzle]')].map((link) => ({
  id: /** @type {string} */ (link.getAttribute('data-puzzle')),
  title: /** @type {string} */ (link.getAttribute('data-title')),
  tab: /** @type {string} */ (link.querySelector('.tab')?.textContent),
}));

/** @param {HTMLButtonElement} menu @param {boolean} open */
const toggle = (menu, open) => menu.setAttribute('aria-expanded', String(open));
const isOpen = (/** @type {HTMLButtonElement} */ menu) => menu.ariaExpanded === 'true' || menu.getAttribute('aria-expanded') === 'true';

for (const menu of openers) menu.addEventListener('click', () => toggle(menu, !isOpen(menu)));
opener.addEventListener('click', () => tellSolved().catch(console.warn));
document.addEventListener('click', ({ target }) => {
  for (const menu of openers) if (!(target instanceof Node && menu.contains(target))) toggle(menu, false);
});
document.addEventListener('keydown', (event) => {
  const open = [...openers].find(isOpen);
  if (event.key !== 'Escape' || !open) return;
  event.preventDefault();
  toggle(open, false);
  open.focus();
});

/** In the menu of puzzles. */
async function tellSolved() {
  const [{ countSolved }, { results }] = await Promise.all([import('./site-boards.js'), import('./results.js')]);
  const done = results(kept);
  for (const link of bar.querySelectorAll('[data-puzzle]')) {
    const count = /** @type {HTMLElement} */ (link.querySelector('small'));
    count.textContent = fill(words.solvedOf, countSolved(link.getAttribute('data-puzzle') ?? '', done));
  }
}

/** Where the person is: "play" or the name of a page. @param {string} place */
export function showPlace(place) {
  document.body.dataset.place = place;
  for (const link of bar.querySelectorAll('[data-place]')) mark(link, link.getAttribute('data-place') === place);
  markPuzzle();
}

const openerTitle = /** @type {HTMLElement} */ (opener.querySelector('b')),
  noPuzzle = openerTitle.textContent;
let inPlay = '';
function markPuzzle() {
  const here = document.body.dataset.place === 'play' ? inPlay : '';
  for (const tab of bar.querySelectorAll('[data-puzzle]')) mark(tab, tab.getAttribute('data-puzzle') === here);
  openerTitle.textContent = puzzles.find(({ id }) => id === here)?.title ?? noPuzzle;
}

/** The puzzle in play and its board. @param {string} puzzle @param {string} board with its difficulty behind the last point */
export function showPuzzle(puzzle, board) {
  inPlay = puzzle;
  markPuzzle();
  const [, title, grade] = /^(.*?)( · [^·]*)?$/.exec(board) ?? [];
  const parts = [title, grade ?? ''].map((textContent) => Object.assign(document.createElement('span'), { textContent }));
  /** @type {HTMLElement} */ (opener.querySelector('small')).replaceChildren(...parts);
}

/** @param {Element} link @param {boolean} current */
function mark(link, current) {
  if (current) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
}

if (document.body.dataset.place) showPlace(document.body.dataset.place);
