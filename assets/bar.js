// @ts-check
/* The bar at the top of every page: its menus, and what of it is marked as current. */

const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
/** @type {NodeListOf<HTMLButtonElement>} */
const openers = bar.querySelectorAll('[aria-controls]');
const opener = /** @type {HTMLButtonElement} */ (bar.querySelector('[data-id=puzzles]'));

/** @param {HTMLButtonElement} menu @param {boolean} open */
const toggle = (menu, open) => menu.setAttribute('aria-expanded', String(open));
const isOpen = (/** @type {HTMLButtonElement} */ menu) => menu.ariaExpanded === 'true' || menu.getAttribute('aria-expanded') === 'true';

for (const menu of openers) menu.addEventListener('click', () => toggle(menu, !isOpen(menu)));
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

/** Where the person is: "play" or the name of a page. @param {string} place */
export function showPlace(place) {
  document.body.dataset.place = place;
  for (const link of bar.querySelectorAll('[data-place]')) mark(link, link.getAttribute('data-place') === place);
}

if (document.body.dataset.place) showPlace(document.body.dataset.place);

/** The puzzle in play and its board. @param {string} puzzle @param {string} board */
export function showPuzzle(puzzle, board) {
  for (const tab of bar.querySelectorAll('[data-puzzle]')) {
    const here = tab.getAttribute('data-puzzle') === puzzle && document.body.dataset.place === 'play';
    mark(tab, here);
    if (here) /** @type {HTMLElement} */ (opener.querySelector('b')).textContent = tab.getAttribute('data-title');
  }
  /** @type {HTMLElement} */ (opener.querySelector('small')).textContent = board;
}

/** @param {Element} link @param {boolean} current */
function mark(link, current) {
  if (current) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
}
