// @ts-check
/* How elements and dialogs are made that are not in shell.html. */

import { element } from './elements.js';
import { words } from './words.js';

export { element, shape } from './elements.js';

/** @param {string} label @param {() => void} act @param {Partial<HTMLButtonElement>} [more] */
export const button = (label, act, more = {}) => element('button', { type: 'button', textContent: label, onclick: act, ...more });

/** Says at a button, for a moment, what its click has done. @param {HTMLElement} button @param {string} sentence */
export function sayAt(button, sentence) {
  button.dataset.said = sentence;
  setTimeout(() => delete button.dataset.said, 2000);
}

/** One of several, as radio buttons. @param {string} name @param {Partial<HTMLLegendElement>} legend
 * @param {[string, string][]} choices value and what it is called @param {(value: string) => void} act @param {string} [chosen] */
export function choice(name, legend, choices, act, chosen) {
  const set = element('fieldset', {}, element('legend', legend));
  for (const [value, label] of choices) {
    const input = element('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => act(value) });
    set.append(element('label', {}, input, label));
  }
  return set;
}

/** @param {[string, string][]} choices value and what it is called @param {string} chosen @param {Partial<HTMLSelectElement>} [properties] */
export const select = (choices, chosen, properties = {}) =>
  element(
    'select',
    properties,
    ...choices.map(([value, textContent]) => element('option', { value, textContent, selected: value === chosen })),
  );

/** A board's title, without a place for a line break in "5 by 5" and "no. 7". @param {string} title */
export const unbroken = (title) => title.replace(/(\d) by (?=\d)/g, '$1\u00A0by\u00A0').replace(/no\. (?=\d)/g, 'no.\u00A0');

/** The Enter key does this, and nothing else. @param {HTMLElement} field @param {() => void} act */
export function onEnter(field, act) {
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  });
}

/** The address of a picture of a board in the chosen theme: not every browser tells an image of it. @param {string} svg */
export function addressOfPicture(svg) {
  const { theme } = document.documentElement.dataset;
  const inTheme = theme ? svg.replace('@media(prefers-color-scheme:dark)', `@media ${theme === 'dark' ? 'all' : 'not all'}`) : svg;
  return `data:image/svg+xml,${encodeURIComponent(inTheme)}`;
}

/** A small board that is only looked at. @param {string[]} attributes that it has besides @returns {import('./board.js').SchlegelBoard} */
export function boardPicture(...attributes) {
  const board = document.createElement('schlegel-board');
  for (const name of ['readonly', ...attributes]) board.setAttribute(name, '');
  return /** @type {import('./board.js').SchlegelBoard} */ (board);
}

/** Loads a board, whose element may be made before it is defined, and be off the page by then. @param {import('./board.js').SchlegelBoard} board
 * @param {import('./board.js').Source} source */
export async function loadPicture(board, source) {
  await import('./board.js');
  customElements.upgrade(board);
  await board.load(source);
}

/** A click that opens the link here, not in a new tab or window. @param {MouseEvent} event */
export const isPlainClick = (event) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** @param {(file: File) => void} use of the file that is chosen */
export function chooseFile(use) {
  const input = element('input', { type: 'file', hidden: true });
  input.addEventListener('change', () => {
    if (input.files?.[0]) use(input.files[0]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
}

/** Whether the page is laid out as on a phone. */
export const isPhone = () => getComputedStyle(document.documentElement).getPropertyValue('--phone').trim() === '1';
/** @param {() => void} act when that changes */
export function watchPhone(act) {
  let before = isPhone();
  addEventListener('resize', () => {
    if (isPhone() === before) return;
    before = !before;
    act();
  });
}

/** @param {string} file that a page or a dialog needs @returns {Promise<unknown>} */
export function addStyles(file) {
  return new Promise((onload, onerror) => {
    document.head.append(element('link', { rel: 'stylesheet', href: file, onload, onerror }));
  });
}

/** @param {Blob} content @param {string} name of the file */
export function download(content, name) {
  const link = element('a', { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What every dialog does. @param {HTMLDialogElement} dialog @param {() => void} closed */
export function prepareDialog(dialog, closed) {
  dialog.addEventListener('close', closed);
  dialog.addEventListener('pointerdown', (event) => {
    const box = dialog.getBoundingClientRect();
    const outside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
    if (event.target === dialog && outside) dialog.close();
  });
}

/** A dialog in the page, in place of an earlier one: its heading, a button that closes it, and what it holds. It is not open yet.
 * @param {string} id @param {string} title @param {(dialog: HTMLDialogElement) => void} prepare makes it like the others
 * @param {Node[]} content @returns {HTMLDialogElement} */
export function newDialog(id, title, prepare, ...content) {
  document.getElementById(id)?.remove();
  const dialog = element(
    'dialog',
    { id },
    element(
      'header',
      { role: 'presentation' },
      element('h2', { id: `${id}-title`, textContent: title, tabIndex: -1 }),
      button('×', () => dialog.close(), { ariaLabel: words.close }),
    ),
    ...content,
  );
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  document.body.append(dialog);
  prepare(dialog);
  return dialog;
}
