// @ts-check
/**
 * The editor of a board's text. What is typed is kept, by board, until it is applied or discarded on purpose.
 *
 * @typedef {{keep: (key: string, text: string) => unknown, kept: (key: string) => string}} Storage
 */

import { fill, words } from './words-later.js';

const longestEdit = 1 << 20; // characters that a text field takes without delay
const longestWord = 100; // that is selected where an error is
const draftMilliseconds = 300;

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
/** @returns {HTMLTextAreaElement} */
const field = () => byId('edit-text');

/** @type {Storage} */
let storage;
let board = '',
  original = '',
  replaced = '',
  draftTimer = 0;

/** @param {import('./mirror.js').Emit} emit @param {Storage} keeper */
export function startEditor(emit, keeper) {
  storage = keeper;
  byId('edit-apply').addEventListener('click', () => emit({ type: 'edited', text: field().value }));
  byId('edit-discard').addEventListener('click', () => {
    replace(original, words.changesDiscarded);
    field().focus();
  });
  byId('edit-undo').addEventListener('click', () => {
    setText(replaced);
    tell('', false);
    changed();
    field().focus();
  });
  field().addEventListener('input', () => {
    showError('', 0, 0);
    tell('', false);
    changed();
  });
  field().addEventListener('paste', (event) => checkLength(event, event.clipboardData));
  field().addEventListener('drop', (event) => checkLength(event, event.dataTransfer));
  field().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault(); // or what has the focus when the dialog is gone would be pressed too
    byId('edit-apply').click();
  });
  addEventListener('pagehide', keepDraft);
}

/** Returns whether there is a draft of it. @param {import('./messages.js').ShowEditor} message */
export function fillEditor(message) {
  board = message.board;
  const { text } = message,
    draft = storage.kept(draftKey());
  original = text.length > longestEdit ? '' : text;
  setText(draft || original);
  tell('', false);
  if (!draft) refuseLength(text);
  if (holdsChanges()) tell(words.changesNotApplied, false);
  offerDiscard();
  return holdsChanges();
}

export const editedText = () => field().value;
export const titleInEditor = () => /^# *(.*)/.exec(field().value)?.[1] ?? '';

/** What was drawn is kept like what is typed; nothing: it is in play. @param {string} text */
export function keepDrawn(text) {
  setText(text || original);
  keepDraft();
}

/** Begins at the top, once it is shown. */
export function showTop() {
  field().setSelectionRange(0, 0);
  field().focus();
  field().scrollTop = field().scrollLeft = 0;
}

/** Whether it holds what is neither applied nor discarded. */
export const holdsChanges = () => field().value !== original;

/** What it holds is in play now. */
export function applied() {
  original = field().value;
  keepDraft();
}

/** Keeps what is not applied; returns whether that is anything. */
export function keepDraft() {
  clearTimeout(draftTimer);
  draftTimer = 0;
  if (board) storage.keep(draftKey(), holdsChanges() ? field().value : '');
  return board !== '' && holdsChanges();
}

/** Somebody may want to leave by pressing elsewhere. */
export function tellKept() {
  tell(words.changesKept, false);
}

/** @param {string} text of a file */
export function putInEditor(text) {
  if (refuseLength(text)) return;
  replace(text, words.textReplaced);
}

/** @param {string} message @param {number} line @param {number} column in bytes of UTF-8, from 1 */
export function showError(message, line, column) {
  const text = field();
  const placed = column > 0 ? words.errorInColumn : words.errorInLine;
  byId('edit-error').textContent = message && line > 0 ? fill(placed, { line: String(line), column: String(column), message }) : message;
  if (message) text.setAttribute('aria-invalid', 'true');
  else text.removeAttribute('aria-invalid');
  if (!message || line <= 0) return;
  const [start, end] = placeOf(text.value, line, column);
  text.focus();
  text.setSelectionRange(start, end);
  const lineHeight = parseFloat(getComputedStyle(text).lineHeight);
  text.scrollTop = Math.max(0, (line - 1) * lineHeight - text.clientHeight / 2);
}

/** Where a line and column (bytes, from 1) lie in a text, to the end of the word there.
 * @param {string} text @param {number} line @param {number} column */
function placeOf(text, line, column) {
  let start = 0;
  for (let i = 1; i < line; ++i) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const lineEnd = (text.indexOf('\n', start) + 1 || text.length + 1) - 1;
  for (let bytes = column - 1; bytes > 0 && start < lineEnd; ) {
    const code = /** @type {number} */ (text.codePointAt(start));
    bytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    start += code < 0x10000 ? 1 : 2;
  }
  const word = /^[\p{L}\p{N}_]+/u.exec(text.slice(start, Math.min(lineEnd, start + longestWord)));
  return [start, Math.min(lineEnd, start + (word ? word[0].length : 1))];
}

const draftKey = () => `draft/${board}`;

/** @param {string} text */
function setText(text) {
  field().value = text;
  showError('', 0, 0);
}

/** Another text takes the place of this one, which can be had back if it was somebody's. @param {string} text @param {string} sentence */
function replace(text, sentence) {
  replaced = field().value;
  const undo = holdsChanges();
  setText(text);
  tell(sentence, undo);
  changed();
}

function changed() {
  offerDiscard();
  draftTimer ||= setTimeout(keepDraft, draftMilliseconds);
}

function offerDiscard() {
  byId('edit-discard').hidden = !holdsChanges();
}

/** @param {string} sentence @param {boolean} undo */
function tell(sentence, undo) {
  byId('edit-state').textContent = sentence;
  byId('edit-undo').hidden = !undo;
}

/** @param {Event} event @param {DataTransfer | null} brought */
function checkLength(event, brought) {
  if (refuseLength(brought?.getData('text/plain') ?? '')) event.preventDefault();
}

/** Whether a text is too long for the editor, which says so then. @param {string} text */
function refuseLength(text) {
  const longer = text.length > longestEdit;
  if (longer) showError(fill(words.tooLongForEditor, { length: text.length, most: longestEdit }), 0, 0);
  return longer;
}
