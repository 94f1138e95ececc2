// @ts-check
/* How elements and dialogs are made that are not in shell.html. */

import { words } from './words.js';

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {(Node | string)[]} children @returns {HTMLElementTagNameMap[Tag]} */
export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** What every dialog does. @param {HTMLDialogElement} dialog @param {() => void} closed
 * @param {() => boolean} [stays] a press beside it does not close it */
export function prepareDialog(dialog, closed, stays = () => false) {
  dialog.addEventListener('close', closed);
  dialog.addEventListener('pointerdown', (event) => {
    const box = dialog.getBoundingClientRect();
    const outside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
    if (event.target === dialog && outside && !stays()) dialog.close();
  });
}

/** A dialog in the page, in place of an earlier one: its heading, a button that closes it, and what it holds. It is not open yet.
 * @param {string} id @param {string} title @param {(dialog: HTMLDialogElement) => void} prepare makes it like the others
 * @param {Node[]} content @returns {HTMLDialogElement} */
export function newDialog(id, title, prepare, ...content) {
  document.getElementById(id)?.remove();
  const close = element('button', { type: 'button', textContent: '×' });
  const dialog = element(
    'dialog',
    { id },
    element('header', {}, element('h2', { id: `${id}-title`, textContent: title, tabIndex: -1 }), close),
    ...content,
  );
  close.setAttribute('aria-label', words.close);
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  document.body.append(dialog);
  prepare(dialog);
  return dialog;
}
