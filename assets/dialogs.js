// @ts-check
/**
 * The dialogs of dialogs.html: what is typed, pasted, copied or chosen goes through real HTML.
 *
 * @typedef {import('./mirror.js').Emit} Emit
 */

import { bring } from './brought.js';
import { addressOfDay } from './day-address.js';
import { addStyles, download, element, onEnter, prepareDialog, sayAt } from './dialogs-made.js';
import { fill, words } from './words-later.js';

const [response] = await Promise.all([fetch('dialogs.html'), addStyles('dialogs.css')]);
if (!response.ok) throw new Error(`dialogs.html: ${response.status}`);
document.body.insertAdjacentHTML('beforeend', await response.text());

/** @template {HTMLElement} [T=HTMLElement] @param {string} id @returns {T} */
const byId = (id) => /** @type {T} */ (document.getElementById(id));

const longestCode = 1000; // characters: a longer code is too fine for a phone's camera

/** What a dialog begins with. @type {Record<string, string>} */
const firstFocus = { number: '#number-field' };

/** @type {Emit} */
let emit = () => {};
/** @type {Emit} */
let openBoard = () => {};
/** @type {import('./pages.js').Storage} */
let storage;
/** What can be shared. @type {import('./messages.js').ShowShare | null} */
let sharing = null;
/** What is shared. @type {import('./messages.js').SharedGame} */
let shared = { link: '', save: '', picture: '' };
/** What every dialog does. @type {(dialog: HTMLDialogElement) => void} */
let prepare = () => {};

/** @param {Emit} send @param {Emit} open leaves the page that is shown for the board @param {import('./pages.js').Storage} page
 * @param {(toBoard: boolean) => void} closed called when a dialog has closed, maybe because a board is opened */
export function startDialogs(send, open, page, closed) {
  emit = send;
  openBoard = open;
  storage = page;
  prepare = (dialog) => prepareDialog(dialog, () => closed(dialog.returnValue === 'board'));
  for (const dialog of document.querySelectorAll('dialog')) {
    prepare(dialog);
    for (const button of dialog.querySelectorAll('[data-close]')) button.addEventListener('click', () => dialog.close());
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll('[data-copy]')))
      button.addEventListener('click', () => copy(button));
  }
  byId('share-file').addEventListener('click', () => {
    const text = field('share-text').value;
    save(new Blob([text], { type: 'text/plain' }), `schlegel-${/^puzzle (\w+)$/m.exec(text)?.[1] ?? 'game'}.txt`);
  });
  for (const id of ['share-what', 'share-help']) byId(id).addEventListener('change', fillShared);
  byId('share-qr').addEventListener('click', () => showCode(byId('share-code').hidden));
  byId('share-svg').addEventListener('click', () => save(new Blob([shared.picture], { type: 'image/svg+xml' }), 'schlegel.svg'));
  byId('share-png').addEventListener('click', downloadPng);
  byId('share-send').addEventListener('click', () =>
    navigator.share({ title: document.title, url: field('share-link').value }).catch(() => {}),
  );
  byId('number-apply').addEventListener('click', sendNumber);
  onEnter(field('number-field'), sendNumber);
}

/** Shares the page that is shown. @param {import('./pages.js').Limit} help how much boards that are opened from there may give */
export function sharePage(help) {
  const shown = { link: location.href, save: '', picture: '' };
  openDialog({ type: 'share', puzzle: '', day: 0, playing: false, help, board: shown, position: shown });
}

/** @param {import('./messages.js').PageMessage} message */
export function openDialog(message) {
  const { type } = message;
  const missing = () => complain(words.listMissing);
  if (type === 'bookmarks') return void import('./bookmarks.js').then((part) => part.showBookmarks(message, emit, prepare), missing);
  if (type === 'clock' || type === 'aid' || type === 'solved')
    return void Promise.all([import('./playtime.js'), import('./kept-days.js')]).then(
      ([{ startPlaytime, tellPlaytime }, { nextDaily }]) => {
        startPlaytime(storage);
        const finished = tellPlaytime(message);
        if (finished && message.type === 'solved') emit({ ...finished, ...nextDaily(storage.kept, message.board) });
      },
      console.warn,
    );
  const dialog = byId(type);
  if (!(dialog instanceof HTMLDialogElement)) return;
  current()?.close();
  if (type === 'share') fillShare(message);
  else if (type === 'number') fillNumber(message);
  else if (type === 'proof') fillProof(dialog, message);
  dialog.showModal();
  dialog.scrollTop = 0;
  const begin = firstFocus[type];
  if (begin) /** @type {HTMLElement | null} */ (dialog.querySelector(begin))?.focus();
  else dialog.focus(); // it is read, and scrolled by keys
  if (type === 'share') {
    const text = field(shared.link ? 'share-link' : 'share-text');
    text.focus();
    text.select();
    text.scrollLeft = 0; // its beginning is shown
  }
}

/** What was done in it is done. */
export function closeDialog() {
  current()?.close();
}

/** Of a text that is pasted or dropped, or of a file; without a taker it is opened. @param {string | File} what
 * @param {import('./brought.js').Taker} [taker] */
export const takeText = (what, taker = toApp) => bring(what, taker);

const current = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[open]'));
/** @param {string} id @returns {HTMLInputElement} */
const field = (id) => byId(id);

/** @param {string} text */
function openText(text) {
  current()?.close();
  openBoard({ type: 'opened', text });
}

const toApp = { take: openText, refuse: complain };

/** As everywhere: a comma between thousands from five digits on. @param {number | string} number */
const grouped = (number) => (`${number}`.length > 4 ? `${number}`.replace(/\B(?=(\d{3})+$)/g, ',') : `${number}`);

/** @param {string} message */
function complain(message) {
  const status = current()?.querySelector('[role=status]') ?? byId('live');
  status.textContent = message;
}

/** @param {import('./messages.js').ShowShare} message */
function fillShare(message) {
  sharing = message;
  check('share-what', message.playing ? 'position' : 'board');
  check('share-help', message.help);
  byId('share-what').hidden = message.board.save === message.position.save;
  showCode(false);
  fillShared();
}

/** @param {string} name @param {string} value */
function check(name, value) {
  /** @type {HTMLInputElement} */ (document.querySelector(`input[name=${name}][value=${value}]`)).checked = true;
}
/** @param {string} name */
const checked = (name) => /** @type {HTMLInputElement} */ (document.querySelector(`input[name=${name}]:checked`)).value;

/** What follows from what is chosen. */
function fillShared() {
  if (!sharing) return;
  const { day, puzzle, help } = sharing,
    isBoard = checked('share-what') === 'board';
  shared = { ...sharing[isBoard ? 'board' : 'position'] };
  const ofDay = isBoard && day > 0;
  if (ofDay) shared.link = `${location.href.split('#')[0]}#${addressOfDay(puzzle, day)}`;
  const limit = checked('share-help');
  if (shared.link && limit !== 'all' && (ofDay || help === 'all')) shared.link += `${shared.link.includes('?') ? '&' : '?'}help=${limit}`;
  field('share-link').value = shared.link;
  field('share-text').value = shared.save;
  byId('share-by-link').hidden = !shared.link;
  byId('share-game').hidden = !shared.save;
  byId('share-help').hidden = !shared.link || help !== 'all';
  byId('share-send').hidden = !navigator.share;
  say(byId('share'), shared.link ? '' : words.tooLongForLink);
  showCode(!byId('share-code').hidden);
}

/** The QR code of the link. @param {boolean} shown */
async function showCode(shown) {
  const code = byId('share-code'),
    { link } = shared;
  byId('share-qr').setAttribute('aria-expanded', String(shown));
  code.hidden = !shown;
  code.replaceChildren();
  if (!shown || !link) return;
  if (link.length > longestCode) return code.replaceChildren(words.tooLongForCode);
  try {
    const { default: qrcode } = await import('./qrcode.js');
    if (link !== shared.link) return;
    const src = `data:image/svg+xml,${encodeURIComponent(drawCode(qrcode, link))}`;
    code.replaceChildren(element('img', { src, alt: words.codeOfLink }));
    code.scrollIntoView({ block: 'nearest' });
  } catch (error) {
    console.warn(error);
    code.replaceChildren(words.partMissing);
  }
}

/** As SVG, black on white with the quiet zone that readers need. @param {typeof import('./qrcode.js').default} qrcode @param {string} text */
function drawCode(qrcode, text) {
  const quiet = 4,
    code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const size = code.getModuleCount(),
    side = size + 2 * quiet;
  let path = '';
  for (let row = 0; row < size; ++row)
    for (let column = 0; column < size; ++column) if (code.isDark(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
  );
}

/** @param {Element} dialog @param {string} sentence */
function say(dialog, sentence) {
  /** @type {HTMLElement} */ (dialog.querySelector('[role=status]')).textContent = sentence;
}

/** Writes to the clipboard while the click is being handled, as browsers ask. @param {HTMLElement} button */
async function copy(button) {
  const source = field(/** @type {string} */ (button.getAttribute('data-copy')));
  let copied = true;
  try {
    await navigator.clipboard.writeText(source.value);
  } catch {
    source.focus();
    source.select();
    copied = document.execCommand('copy');
  }
  const sentence = copied ? words.copied : words.selected;
  say(/** @type {Element} */ (button.closest('dialog')), sentence);
  sayAt(button, sentence);
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
  image.src = `data:image/svg+xml,${encodeURIComponent(shared.picture)}`;
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

/** @param {import('./messages.js').AskNumber} message */
function fillNumber({ title, most }) {
  byId('number-title').textContent = title;
  const label = /** @type {HTMLElement} */ (document.querySelector('label[for=number-field]'));
  label.textContent = fill(words.numberUpTo, { most: grouped(most) });
  field('number-field').value = '';
  field('number-field').dataset.greatest = most;
  byId('number-error').textContent = '';
}

function sendNumber() {
  const input = field('number-field');
  const digits = input.value.replace(/[\s,.']/g, '');
  const fits = /^[0-9]+$/.test(digits) && BigInt(digits) >= 1n && BigInt(digits) <= BigInt(input.dataset.greatest || '0');
  byId('number-error').textContent = fits ? '' : words.noSuchNumber;
  if (!fits) return input.focus();
  emit({ type: 'solution_number', digits: BigInt(digits).toString() });
  current()?.close();
}

/** @param {HTMLElement} dialog @param {import('./messages.js').ShowProof} message */
function fillProof(dialog, { title, text, certificate }) {
  /** @type {HTMLElement} */ (dialog.querySelector('h2')).textContent = title;
  /** @type {HTMLElement} */ (dialog.querySelector('.prose')).textContent = text;
  field('proof-text').value = certificate;
  say(dialog, '');
}
