// @ts-check
/**
 * The dialogs of shell.html: what is typed, pasted, copied or chosen goes through real HTML.
 *
 * @typedef {(kind: string, detail?: {text?: string}) => void} Emit
 */

export const largestFile = 8 << 20;   // bytes; the core's own limit for an instance
const longestEdit = 1 << 20;          // characters that a text field takes without delay
const longestWord = 100;              // that is selected where an error is

/** @template {HTMLElement} [T=HTMLElement] @param {string} id @returns {T} */
const byId = id => /** @type {T} */ (document.getElementById(id));

/** What a dialog begins with. @type {Record<string, string>} */
const firstFocus = {share: '#share-by-link:not([hidden]) input, #share-text', edit: '#edit-text', boards: '.chosen', number: '#number-field'};

/** @type {Emit} */
let emit = () => {};
/** What every dialog does. @type {(dialog: HTMLDialogElement) => void} */
let prepare = () => {};

/** @param {Emit} send @param {() => void} closed called when a dialog has closed */
export function startDialogs(send, closed) {
  emit = send;
  prepare = dialog => {
    dialog.addEventListener('close', () => {
      closed();
      emit('dialog_closed');
    });
    dialog.addEventListener('pointerdown', event => {
      if (event.target === dialog && outside(dialog, event)) dialog.close();
    });
  };
  for (const dialog of document.querySelectorAll('dialog')) {
    prepare(dialog);
    for (const button of dialog.querySelectorAll('[data-close]')) button.addEventListener('click', () => dialog.close());
    for (const button of dialog.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(button));
    for (const button of dialog.querySelectorAll('[data-file]'))
      button.addEventListener('click', () => chooseFile(button.getAttribute('data-file') === 'edit' ? putInEditor : openText));
  }
  byId('share-file').addEventListener('click', () => download(field('share-text').value));
  byId('share-send').addEventListener('click', () => navigator.share({title: document.title, url: field('share-link').value}).catch(() => {}));
  byId('edit-apply').addEventListener('click', () => emit('edited', {text: field('edit-text').value}));
  field('edit-text').addEventListener('input', () => showError('', 0, 0));
  field('edit-text').addEventListener('paste', event => checkLength(event, event.clipboardData));
  field('edit-text').addEventListener('drop', event => checkLength(event, event.dataTransfer));
  field('edit-text').addEventListener('keydown', event => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();   // or what has the focus when the dialog is gone would be pressed too
    byId('edit-apply').click();
  });
  field('boards-search').addEventListener('input', filterBoards);
  byId('number-apply').addEventListener('click', sendNumber);
  field('number-field').addEventListener('keydown', event => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    sendNumber();
  });
}

/** @param {string} kind @param {string} payload */
export function openDialog(kind, payload) {
  if (kind === 'bookmarks')
    return void import('./bookmarks.js').then(({showBookmarks}) => showBookmarks(payload, emit, prepare), () => complain('The list could not be loaded. Is the network there?'));
  if (kind === 'print') return fillPrint(payload.split('\n'));
  const dialog = byId(kind);
  if (!(dialog instanceof HTMLDialogElement)) return;
  closeDialog();
  const split = payload.indexOf('\n');
  const [first, rest] = split < 0 ? [payload, ''] : [payload.slice(0, split), payload.slice(split + 1)];
  if (kind === 'share') fillShare(first, rest);
  else if (kind === 'edit') {
    field('edit-text').value = '';
    putInEditor(payload);
  }
  else if (kind === 'boards') fillBoards(payload);
  else if (kind === 'number') fillNumber(first, rest.trim());
  else if (kind === 'proof') fillProof(dialog, first, rest);
  else fillText(dialog, first, rest);
  dialog.showModal();
  dialog.scrollTop = 0;
  const begin = firstFocus[kind];
  if (begin) /** @type {HTMLElement | null} */ (dialog.querySelector(begin))?.focus();
  else dialog.focus();   // it is read, and scrolled by keys
  if (kind === 'edit') field('edit-text').setSelectionRange(0, 0);
  if (kind === 'share') field(first ? 'share-link' : 'share-text').select();
}

export function closeDialog() { current()?.close(); }

/** The text of a dropped or pasted file: into the open editor, else to the app. @param {string} text */
export function takeText(text) {
  if (byId('edit').hasAttribute('open')) putInEditor(text);
  else openText(text);
}

/** @param {File} file @param {(text: string) => void} use */
export async function readFile(file, use) {
  if (file.size > largestFile) return complain(`${file.name} is larger than 8 MB: too large for a board.`);
  try {
    use(await file.text());
  } catch {
    complain(`${file.name} could not be read.`);
  }
}

/** @param {string} message @param {number} line @param {number} column in bytes of UTF-8, from 1 */
export function showError(message, line, column) {
  const text = field('edit-text');
  const place = line > 0 ? `Line ${line}${column > 0 ? `, column ${column}` : ''}: ` : '';
  byId('edit-error').textContent = message && place + message;
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
export function placeOf(text, line, column) {
  let start = 0;
  for (let i = 1; i < line; ++i) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const lineEnd = (text.indexOf('\n', start) + 1 || text.length + 1) - 1;
  for (let bytes = column - 1; bytes > 0 && start < lineEnd;) {
    const code = /** @type {number} */ (text.codePointAt(start));
    bytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    start += code < 0x10000 ? 1 : 2;
  }
  const word = /^[\p{L}\p{N}_]+/u.exec(text.slice(start, Math.min(lineEnd, start + longestWord)));
  return [start, Math.min(lineEnd, start + (word ? word[0].length : 1))];
}

const current = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[open]'));
/** @param {string} id @returns {HTMLInputElement} */
const field = id => byId(id);

/** @param {string} text */
function openText(text) {
  closeDialog();
  emit('opened', {text});
}

/** @param {string} text */
function putInEditor(text) {
  if (refuseLength(text)) return;
  field('edit-text').value = text;
  showError('', 0, 0);
}

/** @param {Event} event @param {DataTransfer | null} brought */
function checkLength(event, brought) {
  if (refuseLength(brought?.getData('text/plain') ?? '')) event.preventDefault();
}

/** Whether a text is too long for the editor, which says so then. @param {string} text */
function refuseLength(text) {
  const longer = text.length > longestEdit;
  if (longer) showError(`This text has ${grouped(text.length)} characters, and the editor takes ${grouped(longestEdit)}. ` +
    'Close it and paste the text on the board itself, or open it as a file.', 0, 0);
  return longer;
}

/** As everywhere: a space between thousands from five digits on. @param {number | string} number */
const grouped = number => `${number}`.length > 4 ? `${number}`.replace(/\B(?=(\d{3})+$)/g, ',') : `${number}`;

/** @param {string} message */
function complain(message) {
  if (byId('edit').hasAttribute('open')) return showError(message, 0, 0);
  const status = current()?.querySelector('[role=status]') ?? byId('live');
  status.textContent = message;
}

/** @param {(text: string) => void} use */
function chooseFile(use) {
  const input = /** @type {HTMLInputElement} */ (byId('file'));
  input.value = '';
  input.onchange = () => {
    if (input.files?.[0]) readFile(input.files[0], use);
  };
  input.click();
}

/** @param {string} link @param {string} text */
function fillShare(link, text) {
  field('share-link').value = link;
  byId('share-by-link').hidden = !link;
  field('share-text').value = text;
  byId('share-send').hidden = !link || !navigator.share;
  say(byId('share'), link ? '' : 'This game is too long for a link: pass on its text or its file.');
}

/** @param {Element} dialog @param {string} sentence */
function say(dialog, sentence) { /** @type {HTMLElement} */ (dialog.querySelector('[role=status]')).textContent = sentence; }

/** Writes to the clipboard while the click is being handled, as browsers ask. @param {Element} button */
async function copy(button) {
  const source = field(/** @type {string} */ (button.getAttribute('data-copy')));
  const dialog = /** @type {Element} */ (button.closest('dialog'));
  try {
    await navigator.clipboard.writeText(source.value);
    say(dialog, 'Copied.');
  } catch {
    source.focus();
    source.select();
    say(dialog, document.execCommand('copy') ? 'Copied.' : 'Selected: copy it with the browser’s own command.');
  }
}

/** @param {string} text */
function download(text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  link.download = `schlegel-${/\b(icosian|sliding|quintomino|peg|numberlink)\b/.exec(text)?.[0] ?? 'game'}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  say(byId('share'), 'Saved as a file.');
}

/** @param {string} payload lines: puzzle, id, title, puzzle title, chosen, parted by tabs */
function fillBoards(payload) {
  const list = byId('boards-list');
  const lines = payload.split('\n').filter(line => line).map(line => line.split('\t'));
  list.replaceChildren();
  let section = null, puzzleBefore = '';
  for (const [puzzle, id, title, puzzleTitle, chosen] of lines) {
    if (!section || puzzle !== puzzleBefore) {
      section = document.createElement('section');
      const heading = document.createElement('h3');
      heading.textContent = puzzleTitle;
      section.append(heading);
      list.append(section);
      puzzleBefore = puzzle;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = title;
    button.dataset.level = `${puzzle}\t${id}`;
    if (chosen === '1') {
      button.classList.add('chosen');
      button.setAttribute('aria-current', 'true');
    }
    button.addEventListener('click', () => {
      emit('level', {text: button.dataset.level});
      closeDialog();
    });
    section.append(button);
  }
  field('boards-search').value = '';
  field('boards-search').hidden = lines.length < 13;
  filterBoards();
}

function filterBoards() {
  const words = field('boards-search').value.toLowerCase().split(/\s+/);
  let any = false;
  for (const section of byId('boards-list').children) {
    const heading = section.querySelector('h3')?.textContent ?? '';
    let some = false;
    for (const button of section.querySelectorAll('button')) {
      const text = `${heading} ${button.textContent}`.toLowerCase();
      button.hidden = !words.every(word => text.includes(word));
      some ||= !button.hidden;
    }
    /** @type {HTMLElement} */ (section).hidden = !some;
    any ||= some;
  }
  byId('boards-none').textContent = any ? '' : 'No board has these words in its name.';
}

/** @param {string} title @param {string} greatest decimal digits */
function fillNumber(title, greatest) {
  byId('number-title').textContent = title;
  const label = /** @type {HTMLElement} */ (document.querySelector('label[for=number-field]'));
  label.textContent = `A number from 1 to ${grouped(greatest)}`;
  field('number-field').value = '';
  field('number-field').dataset.greatest = greatest;
  byId('number-error').textContent = '';
}

function sendNumber() {
  const input = field('number-field');
  const digits = input.value.replace(/[\s,.']/g, '');
  const fits = /^[0-9]+$/.test(digits) && BigInt(digits) >= 1n && BigInt(digits) <= BigInt(input.dataset.greatest || '0');
  byId('number-error').textContent = fits ? '' : 'This is not one of these numbers.';
  if (!fits) return input.focus();
  emit('number', {text: BigInt(digits).toString()});
  closeDialog();
}

/** @param {HTMLElement} dialog @param {string} title @param {string} text */
function fillText(dialog, title, text) {
  /** @type {HTMLElement} */ (dialog.querySelector('h2')).textContent = title;
  /** @type {HTMLElement} */ (dialog.querySelector('.prose')).textContent = text;
}

/** @param {HTMLElement} dialog @param {string} title @param {string} rest the certificate in one line, then the words */
function fillProof(dialog, title, rest) {
  const end = rest.indexOf('\n');
  fillText(dialog, title, rest.slice(end + 1));
  field('proof-text').value = rest.slice(0, end);
  say(dialog, '');
}

/** The page for the printer. @param {string[]} lines four of words, then an SVG */
function fillPrint(lines) {
  const section = byId('print');
  section.replaceChildren(...['h1', 'h2', 'p', 'p'].map((tag, i) => {
    const element = document.createElement(tag);
    element.textContent = lines[i];
    return element;
  }), new DOMParser().parseFromString(lines.slice(4).join('\n'), 'image/svg+xml').documentElement);
}

/** @param {HTMLElement} dialog @param {PointerEvent} event */
function outside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
