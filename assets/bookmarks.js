// @ts-check
/* The list of bookmarks: loaded when it is first asked for. */

import { button, element, newDialog, onEnter } from './dialogs-made.js';
import { fill, words } from './words-later.js';

/** @typedef {import('./mirror.js').Emit} Emit */

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Shows the list, or shows it anew. @param {import('./messages.js').ShowBookmarks} message @param {Emit} emit
 * @param {(dialog: HTMLDialogElement) => void} prepare makes a new dialog like the others */
export function showBookmarks({ deleted, bookmarks }, emit, prepare) {
  dialog ??= newDialog('bookmarks', words.bookmarks, prepare, element('ul', { className: 'bookmarks' }), element('p', { role: 'status' }));
  const list = /** @type {HTMLElement} */ (dialog.querySelector('ul')),
    status = /** @type {HTMLElement} */ (dialog.querySelector('p'));
  const shown = [...list.querySelectorAll('input')].map((input) => input.value);
  if (!dialog.open || shown.join('\t') !== bookmarks.map(({ name }) => name).join('\t'))
    list.replaceChildren(...bookmarks.map((_, index) => row(index, bookmarks, emit, status)));
  status.replaceChildren();
  if (deleted)
    status.append(
      fill(words.deleted, { title: deleted }),
      ' ',
      button(words.undo, () => emit({ type: 'bookmark', action: 'restored' }), { ariaLabel: fill(words.undoDeletion, { title: deleted }) }),
    );
  else if (!bookmarks.length) status.append(words.noBookmarks);
  const lost = dialog.open && !dialog.contains(document.activeElement);
  if (!dialog.open) dialog.showModal();
  else if (!lost) return;
  /** @type {HTMLElement | null} */ ((lost && status.querySelector('button')) || dialog.querySelector('li button, header button'))?.focus();
}

/** @param {number} index @param {import('./messages.js').ListedBookmark[]} all @param {Emit} emit @param {HTMLElement} status */
function row(index, all, emit, status) {
  const { name, place } = all[index];
  const field = element('input', { type: 'text', value: name, maxLength: 80, ariaLabel: fill(words.bookmarkName, { place }) });
  /** @param {string} why */
  const refuse = (why) => {
    status.textContent = why;
    field.setAttribute('aria-invalid', 'true');
  };
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'));
  field.addEventListener('change', () => {
    const wanted = field.value.replace(/\s+/g, ' ').trim();
    if (!wanted) return refuse(words.bookmarkNeedsName);
    if (all.some((other, i) => i !== index && other.name === wanted)) return refuse(fill(words.bookmarkTaken, { name: wanted }));
    field.value = all[index].name = wanted;
    emit({ type: 'bookmark', action: 'renamed', index, name: wanted });
  });
  onEnter(field, () => field.dispatchEvent(new Event('change')));
  return element(
    'li',
    {},
    field,
    element('span', { textContent: place }),
    button(words.open, () => emit({ type: 'bookmark', action: 'go', index }), { ariaLabel: fill(words.openBookmark, { name, place }) }),
    button(words.delete, () => emit({ type: 'bookmark', action: 'deleted', index }), { ariaLabel: fill(words.deleteBookmark, { name }) }),
  );
}
