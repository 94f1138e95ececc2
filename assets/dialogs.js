// @ts-check
/**
 * The dialogs of shell.html: what is typed, pasted, copied or chosen goes through real HTML.
 *
 * @typedef {(kind: string, detail?: {text?: string}) => void} Emit
 */

import { fillBoards, showBoards, showPicture, startBoards } from './dialogs-boards.js';
import * as editor from './dialogs-editor.js';
import { chooseFile, download, element, onEnter, prepareDialog } from './dialogs-made.js';
import { fill, words } from './words-later.js';

export { showError } from './dialogs-editor.js';

await new Promise((onload, onerror) => {
  document.head.append(element('link', { rel: 'stylesheet', href: 'dialogs.css', onload, onerror }));
});

const tabKey = 'edit_tab'; // "text" where the editor was last used as text
const largestFile = 8 << 20; // bytes; the core's own limit for an instance

/** @template {HTMLElement} [T=HTMLElement] @param {string} id @returns {T} */
const byId = (id) => /** @type {T} */ (document.getElementById(id));

/** What a dialog begins with. @type {Record<string, string>} */
const firstFocus = { share: '#share-by-link:not([hidden]) input, #share-text', number: '#number-field' };

/** @type {Emit} */
let emit = () => {};
/** @type {import('./progress.js').Storage} */
let storage;
/** The editor's drawing. @type {Promise<typeof import('./drawing.js')> | null} */
let drawings = null;
/** The SVG of the board that is shared. */
let picture = '';
/** What every dialog does. @type {(dialog: HTMLDialogElement) => void} */
let prepare = () => {};
/** @type {(sentence: string) => void} */
let announce = () => {};

/** @param {Emit} send @param {import('./progress.js').Storage} page
 * @param {(toBoard: boolean) => void} closed called when a dialog has closed, maybe because a board is opened */
export function startDialogs(send, page, closed) {
  emit = send;
  announce = page.announce;
  storage = page;
  editor.startEditor(send, page);
  prepare = (dialog) => {
    const close = () => {
      if (dialog.id === 'edit' && editor.keepDraft()) announce(words.editorKeeps);
      closed(dialog.returnValue === 'board');
    };
    const stays = () => {
      const held = dialog.id === 'edit' && editor.holdsChanges();
      if (held) editor.tellKept();
      return held;
    };
    prepareDialog(dialog, close, stays);
  };
  startBoards(send, page, prepare, () => current()?.close());
  for (const dialog of document.querySelectorAll('dialog')) {
    prepare(dialog);
    for (const button of dialog.querySelectorAll('[data-close]')) button.addEventListener('click', () => dialog.close());
    for (const button of dialog.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(button));
    for (const button of dialog.querySelectorAll('[data-file]'))
      button.addEventListener('click', () =>
        chooseFile((file) => readFile(file, button.getAttribute('data-file') === 'edit' ? editor.putInEditor : openText)),
      );
  }
  byId('share-file').addEventListener('click', () => {
    const text = field('share-text').value;
    save(new Blob([text], { type: 'text/plain' }), `schlegel-${/^puzzle (\w+)$/m.exec(text)?.[1] ?? 'game'}.txt`);
  });
  byId('share-svg').addEventListener('click', () => save(new Blob([picture], { type: 'image/svg+xml' }), 'schlegel.svg'));
  byId('share-png').addEventListener('click', downloadPng);
  byId('share-send').addEventListener('click', () =>
    navigator.share({ title: document.title, url: field('share-link').value }).catch(() => {}),
  );
  byId('edit-draw').addEventListener('click', () => emit('draw', { text: `open\t${editor.editedText()}` }));
  byId('help-more').addEventListener('click', goToPart);
  byId('number-apply').addEventListener('click', sendNumber);
  onEnter(field('number-field'), sendNumber);
}

/** @param {string} kind @param {string} payload */
export function openDialog(kind, payload) {
  const missing = () => complain(words.listMissing);
  if (kind === 'bookmarks') return void import('./bookmarks.js').then((part) => part.showBookmarks(payload, emit, prepare), missing);
  if (kind === 'picture') return showPicture(...headAndRest(payload));
  if (kind === 'printed') return void import('./printing.js').then(({ takePrinted }) => takePrinted(payload));
  if (kind === 'new') return void import('./new-board.js').then((part) => part.showNewBoard(payload, emit, prepare), missing);
  if (kind === 'clock' || kind === 'aid' || kind === 'solved')
    return void import('./playtime.js').then(({ startPlaytime, tellPlaytime }) => {
      startPlaytime(emit, storage);
      tellPlaytime(kind, payload);
    }, console.warn);
  if (kind === 'draw' || kind === 'sheet' || kind === 'finding')
    return void (drawings ??= import('./drawing.js')).then(
      (drawing) => {
        if (kind === 'sheet') return drawing.showSheet(payload);
        if (kind === 'finding') return drawing.showFinding(payload);
        current()?.close();
        storage.keep(tabKey, '');
        drawing.showDrawing(payload, emit, prepare, { title: editor.titleInEditor(), toText: showText, keep: editor.keepDrawn });
      },
      () => {
        drawings = null;
        missing();
      },
    );
  if (kind === 'edit' && storage.kept(tabKey) !== 'text' && !editor.fillEditor(payload)) return emit('draw', { text: 'open' });
  if (kind === 'text') kind = 'edit';
  if (kind === 'progress' || kind === 'imported')
    return void import('./progress.js').then(
      ({ showProgress, takeAnswer }) => (kind === 'progress' ? showProgress(payload, emit, storage, prepare) : takeAnswer(payload)),
      missing,
    );
  const dialog = byId(kind);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (kind === 'boards' && dialog.open) return fillBoards(payload); // something was done in it
  current()?.close();
  const [first, rest] = headAndRest(payload);
  if (kind === 'share') fillShare(first, rest);
  else if (kind === 'edit') editor.fillEditor(payload);
  else if (kind === 'boards') fillBoards(payload);
  else if (kind === 'number') fillNumber(first, rest.trim());
  else if (kind === 'proof') fillProof(dialog, first, rest);
  else if (kind === 'help') fillHelp(dialog, first, rest);
  else fillText(dialog, first, rest);
  dialog.showModal();
  dialog.scrollTop = 0;
  const begin = firstFocus[kind];
  if (kind === 'edit') editor.showTop();
  else if (kind === 'boards') showBoards();
  else if (begin) /** @type {HTMLElement | null} */ (dialog.querySelector(begin))?.focus();
  else dialog.focus(); // it is read, and scrolled by keys
  if (kind === 'share') field(first ? 'share-link' : 'share-text').select();
}

/** The editor's text in place of its drawing. @param {string} text */
function showText(text) {
  storage.keep(tabKey, 'text');
  editor.putInEditor(text);
  /** @type {any} */ (byId('edit')).showModal();
  editor.showTop();
}

/** The first line, and what follows it. @param {string} text @returns {[string, string]} */
function headAndRest(text) {
  const split = text.indexOf('\n');
  return split < 0 ? [text, ''] : [text.slice(0, split), text.slice(split + 1)];
}

/** What was done in it is done. */
export function closeDialog() {
  if (current()?.id === 'edit') editor.applied();
  current()?.close();
}

/** The text of a dropped or pasted file: into the open editor, else to the app. @param {string} text */
export function takeText(text) {
  if (text.length > largestFile) complain(words.textTooLarge);
  else if (byId('edit').hasAttribute('open')) editor.putInEditor(text);
  else if (current()?.id === 'draw') emit('draw', { text: `begin\t${text}` });
  else openText(text);
}

/** @param {File} file @param {(text: string) => void} use */
export async function readFile(file, use) {
  if (file.size > largestFile) return complain(fill(words.fileTooLarge, { file: file.name }));
  try {
    use(await file.text());
  } catch {
    complain(fill(words.fileUnreadable, { file: file.name }));
  }
}

const current = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[open]'));
/** @param {string} id @returns {HTMLInputElement} */
const field = (id) => byId(id);

/** @param {string} text */
function openText(text) {
  current()?.close();
  emit('opened', { text });
}

/** As everywhere: a comma between thousands from five digits on. @param {number | string} number */
const grouped = (number) => (`${number}`.length > 4 ? `${number}`.replace(/\B(?=(\d{3})+$)/g, ',') : `${number}`);

/** @param {string} message */
function complain(message) {
  if (byId('edit').hasAttribute('open')) return editor.showError(message, 0, 0);
  const status = current()?.querySelector('[role=status]') ?? byId('live');
  status.textContent = message;
}

/** @param {string} link @param {string} rest the game as text, then the board's picture */
function fillShare(link, rest) {
  const [text, svg] = rest.split('\x1e');
  picture = svg;
  field('share-link').value = link;
  byId('share-by-link').hidden = !link;
  field('share-text').value = text;
  byId('share-send').hidden = !link || !navigator.share;
  say(byId('share'), link ? '' : words.tooLongForLink);
}

/** @param {Element} dialog @param {string} sentence */
function say(dialog, sentence) {
  /** @type {HTMLElement} */ (dialog.querySelector('[role=status]')).textContent = sentence;
}

/** Writes to the clipboard while the click is being handled, as browsers ask. @param {Element} button */
async function copy(button) {
  const source = field(/** @type {string} */ (button.getAttribute('data-copy')));
  const dialog = /** @type {Element} */ (button.closest('dialog'));
  try {
    await navigator.clipboard.writeText(source.value);
    say(dialog, words.copied);
  } catch {
    source.focus();
    source.select();
    say(dialog, document.execCommand('copy') ? words.copied : words.selected);
  }
}

/** @param {Blob} content @param {string} name */
function save(content, name) {
  download(content, name);
  say(byId('share'), words.savedAsFile);
}

/** The picture in as many points to a line as are wanted. */
async function downloadPng() {
  const image = new Image(),
    width = field('share-width');
  if (!width.checkValidity()) return say(byId('share'), width.validationMessage);
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Number(width.value);
    canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth);
    /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((content) => (content ? save(content, 'schlegel.png') : say(byId('share'), words.noPicture)));
  } catch (error) {
    console.warn(error);
    say(byId('share'), words.noPicture);
  }
}

/** @param {string} title @param {string} greatest decimal digits */
function fillNumber(title, greatest) {
  byId('number-title').textContent = title;
  const label = /** @type {HTMLElement} */ (document.querySelector('label[for=number-field]'));
  label.textContent = fill(words.numberUpTo, { most: grouped(greatest) });
  field('number-field').value = '';
  field('number-field').dataset.greatest = greatest;
  byId('number-error').textContent = '';
}

function sendNumber() {
  const input = field('number-field');
  const digits = input.value.replace(/[\s,.']/g, '');
  const fits = /^[0-9]+$/.test(digits) && BigInt(digits) >= 1n && BigInt(digits) <= BigInt(input.dataset.greatest || '0');
  byId('number-error').textContent = fits ? '' : words.noSuchNumber;
  if (!fits) return input.focus();
  emit('number', { text: BigInt(digits).toString() });
  current()?.close();
}

/** @param {HTMLElement} dialog @param {string} title @param {string} text */
function fillText(dialog, title, text) {
  /** @type {HTMLElement} */ (dialog.querySelector('h2')).textContent = title;
  /** @type {HTMLElement} */ (dialog.querySelector('.prose')).textContent = text;
}

/** Of the puzzle in play, then of everything: help.html. @param {HTMLElement} dialog @param {string} title @param {string} text */
async function fillHelp(dialog, title, text) {
  fillText(dialog, title, text);
  const more = byId('help-more');
  if (more.childElementCount) return;
  try {
    const response = await fetch('help.html');
    if (!response.ok) throw new Error(`help.html: ${response.status}`);
    more.innerHTML = await response.text();
  } catch (error) {
    console.warn(error);
    more.textContent = words.helpMissing;
  }
}

/** To a part of the help: the address belongs to the game. @param {Event} event */
function goToPart(event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  const part = byId(/** @type {string} */ (link.getAttribute('href')).slice(1));
  part.scrollIntoView();
  part.querySelector('h3')?.focus({ preventScroll: true });
}

/** @param {HTMLElement} dialog @param {string} title @param {string} rest the certificate in one line, then the words */
function fillProof(dialog, title, rest) {
  const end = rest.indexOf('\n');
  fillText(dialog, title, rest.slice(end + 1));
  field('proof-text').value = rest.slice(0, end);
  say(dialog, '');
}
