// @ts-check
/**
 * A board as text, and what is kept of it: what is drawn or typed stays, by board, until it is played or discarded on purpose.
 */

import { bring } from './brought.js';
import { chooseFile } from './dialogs-made.js';
import { fill, words } from './draw-words.js';

const longestEdit = 1 << 20; // characters that a text field takes without delay
const longestWord = 100; // that is selected where an error is
const draftMilliseconds = 300;

export class TextSide {
  /** @param {HTMLElement} root @param {import('./pages.js').Storage} storage @param {(text: string) => void} play @param {() => void} discarded */
  constructor(root, storage, play, discarded) {
    this.root = root;
    this.storage = storage;
    this.discarded = discarded;
    /** Its key; empty: a new one; null: there is none yet. @type {string | null} */
    this.board = null;
    this.original = '';
    this.replaced = '';
    this.timer = 0;
    this.field = /** @type {HTMLTextAreaElement} */ (root.querySelector('#edit-text'));
    const { field } = this;
    this.part('apply').addEventListener('click', () => play(field.value));
    this.part('discard').addEventListener('click', () => {
      this.replace(this.original, words.changesDiscarded);
      field.focus();
      this.discarded();
    });
    this.part('undo').addEventListener('click', () => {
      this.set(this.replaced);
      this.tell('', false);
      this.changed();
      field.focus();
    });
    this.part('file').addEventListener('click', () => chooseFile((file) => bring(file, this.brought)));
    field.addEventListener('input', () => {
      this.showError('', 0, 0);
      this.tell('', false);
      this.changed();
    });
    field.addEventListener('paste', (event) => this.checkLength(event, event.clipboardData));
    field.addEventListener('drop', (event) => this.checkLength(event, event.dataTransfer));
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault(); // or what has the focus on the next page would be pressed too
      play(field.value);
    });
    addEventListener('pagehide', () => this.keep());
  }

  /** @type {import('./brought.js').Taker} */
  brought = { take: (text) => this.put(text), refuse: (why) => this.showError(why, 0, 0) };

  /** @param {string} name @returns {HTMLElement} */
  part(name) {
    return /** @type {HTMLElement} */ (this.root.querySelector(`#edit-${name}`));
  }

  /** Takes up a board. Returns whether something of it was kept. @param {string} board @param {string} text */
  load(board, text) {
    this.keep();
    this.board = board;
    this.original = text.length > longestEdit ? '' : text;
    const draft = this.storage.kept(this.key);
    this.set(draft || this.original);
    this.tell(draft ? words.changesNotApplied : '', false);
    if (!draft) this.refuseLength(text);
    this.offerDiscard();
    return draft !== '';
  }

  get text() {
    return this.field.value;
  }
  get title() {
    return /^# *(.*)/.exec(this.text)?.[1] ?? '';
  }
  /** Whether it holds what is neither played nor discarded. */
  get holdsChanges() {
    return this.text !== this.original;
  }
  get key() {
    return `draft/${this.board}`;
  }

  /** What was drawn is kept like what is typed. @param {string} text */
  takeDrawn(text) {
    if (text === this.text) return;
    this.set(text);
    this.tell('', false);
    this.changed();
  }

  /** What is in play now is this, under this key. @param {string} board @param {string} text */
  playedAs(board, text) {
    this.storage.keep(this.key, '');
    this.board = board;
    this.original = text;
  }

  /** Keeps what is not played; returns whether that is anything. */
  keep() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.board !== null) this.storage.keep(this.key, this.holdsChanges ? this.text : '');
    return this.board !== null && this.holdsChanges;
  }

  /** Begins at the top, once it is shown. */
  showTop() {
    this.field.setSelectionRange(0, 0);
    this.field.focus();
    this.field.scrollTop = this.field.scrollLeft = 0;
  }

  /** @param {string} text that was brought */
  put(text) {
    if (!this.refuseLength(text)) this.replace(text, words.textReplaced);
  }

  /** @param {string} message @param {number} line @param {number} column in bytes of UTF-8, from 1 */
  showError(message, line, column) {
    const { field } = this,
      placed = column > 0 ? words.errorInColumn : words.errorInLine;
    this.part('error').textContent = message && line > 0 ? fill(placed, { line: String(line), column: String(column), message }) : message;
    if (message) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    if (!message || line <= 0) return;
    const [start, end] = placeOf(field.value, line, column);
    field.focus();
    field.setSelectionRange(start, end);
    const lineHeight = parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (line - 1) * lineHeight - field.clientHeight / 2);
  }

  /** @param {string} text */
  set(text) {
    this.field.value = text;
    this.showError('', 0, 0);
  }

  /** Another text takes the place of this one, which can be had back if it was somebody's. @param {string} text @param {string} sentence */
  replace(text, sentence) {
    this.replaced = this.text;
    const undo = this.holdsChanges;
    this.set(text);
    this.tell(sentence, undo);
    this.changed();
  }

  changed() {
    this.offerDiscard();
    this.timer ||= setTimeout(() => this.keep(), draftMilliseconds);
  }

  offerDiscard() {
    this.part('discard').hidden = !this.holdsChanges;
  }

  /** @param {string} sentence @param {boolean} undo */
  tell(sentence, undo) {
    this.part('state').textContent = sentence;
    this.part('undo').hidden = !undo;
  }

  /** @param {Event} event @param {DataTransfer | null} data */
  checkLength(event, data) {
    if (this.refuseLength(data?.getData('text/plain') ?? '')) event.preventDefault();
  }

  /** Whether a text is too long for the field, which says so then. @param {string} text */
  refuseLength(text) {
    const longer = text.length > longestEdit;
    if (longer) this.showError(fill(words.tooLongForEditor, { length: text.length, most: longestEdit }), 0, 0);
    return longer;
  }
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
