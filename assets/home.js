// @ts-check
/**
 * The home: what a new visitor sees first, and everybody from the bar. A card for each puzzle, whose board can be played in place and
 * first show in a few seconds how it begins. The app does what a touch means and draws the pictures; the games are the same as at full size.
 *
 * @typedef {import('./mirror.js').Emit} Emit
 * @typedef {import('./messages.js').CardTouch} CardTouch
 * @typedef {object} Card
 * @property {string} key puzzle and board, as the app names it
 * @property {string} name the puzzle's
 * @property {string[]} moves a solution from the start
 * @property {any} box the elements, from the first one on
 * @property {boolean} live it is touched or begun: it shows the game, not the demo
 * @property {boolean} solved by a person
 * @property {boolean} taken the last touch met something to play with
 * @property {string} next the key of the board after it
 */

import { button, element, newDialog, prepareDialog } from './dialogs-made.js';
import { fill, words } from './words.js';

const steps = 4, // to half of the solution
  stepMilliseconds = 550; // all in all less than five seconds
const finger = 22,
  mouse = 8,
  wandered = 6; // CSS pixels

/** An easy board of each puzzle: puzzle, board, the puzzle's name, what to do, and a way to solve it, which a test plays. */
const boards = `@FIRST_BOARDS@`
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/** @type {Emit} */
let emit = () => {};
/** @type {Map<string, Card>} */
let cards = new Map();
/** @type {any} */
let dialog = null;
/** @type {any} */
let watch = null;
/** What is said when all cards are solved. @type {any} */
let closing = null;
let timer = 0;

/** @param {Emit} send @param {(toBoard: boolean) => void} closed called when it has closed
 * @param {(puzzles: import('./messages.js').ListedPuzzle[]) => void} showDays */
export function showHome(send, closed, showDays) {
  if (dialog?.open) return;
  emit = send;
  cards = new Map(
    boards.map(([puzzle, board, name, about, moves]) => {
      const key = `${puzzle}\t${board}`;
      return [key, newCard(key, name, about, moves.split(' '))];
    }),
  );
  const about = element('p', { textContent: words.homeAbout });
  about.setAttribute('aria-hidden', 'true'); // the pictures on the cards are played by pointers
  watch = button(words.watchHome, () => (timer ? rest() : move()), { className: 'watch' });
  const goToDays = () => showDays(boards.map(([id, , title]) => ({ id, title })));
  const dailyBoards = button(words.dailyBoards, () => leave(goToDays), { className: 'main', hidden: true });
  closing = element('div', { className: 'closing' }, element('p', { role: 'status' }), dailyBoards);
  dialog = newDialog(
    'home',
    words.homeTitle,
    (dialog) => prepareDialog(dialog, () => closed(dialog.returnValue === 'board')),
    element('div', { className: 'about' }, about, element('p', { className: 'unseen', textContent: words.homeAboutSpoken }), watch),
    element('div', { className: 'cards' }, ...[...cards.values()].map((card) => card.box)),
    closing,
  );
  const back = () => dialog.close();
  addEventListener('popstate', back);
  dialog.addEventListener('close', () => {
    rest();
    removeEventListener('popstate', back);
    if (history.state?.home) history.back();
  });
  if (history.state?.board) history.pushState({ ...history.state, home: true }, '');
  dialog.showModal();
  dialog.querySelector('h2').focus();
  for (const key of cards.keys()) emit({ type: 'card_touch', action: 'looked', board: key });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) move();
}

/** @param {string} key @param {string} name @param {string} about @param {string[]} moves @returns {Card} */
function newCard(key, name, about, moves) {
  const image = element('img', { alt: '', draggable: false, hidden: true });
  const play = button(words.play, () => open((card.solved && card.next) || key), {
    className: 'main play',
    ariaLabel: fill(words.playPuzzle, { puzzle: name }),
  });
  const startOver = () => {
    play.focus();
    tell(card, 'restarted');
  };
  const again = button(words.startOver, startOver, {
    className: 'again',
    hidden: true,
    ariaLabel: fill(words.startOverPuzzle, { puzzle: name }),
  });
  const grade = element('small', { className: 'grade' });
  const heading = element('h3', { textContent: name }),
    status = element('p', { className: 'status', role: 'status' });
  const box = element(
    'article',
    {},
    element('div', { className: 'name' }, heading, grade),
    element('p', { textContent: about }),
    element('div', { className: 'picture' }, image),
    status,
    element('div', { className: 'row' }, play, again),
  );
  box.dataset.card = key;
  /** @type {Card} */
  const card = { key, name, moves, box, live: false, solved: false, taken: false, next: '' };
  heading.addEventListener('click', () => open(key));
  watchTouches(card, image);
  return card;
}

/** @param {string} key */
const open = (key) => leave(() => emit({ type: 'open_board', board: key }));

/** @param {() => void} act */
function leave(act) {
  if (history.state?.home) history.replaceState({ ...history.state, home: false }, ''); // the board comes after this entry
  act();
  dialog.close('board');
}

/** @param {Card} card @param {CardTouch['action']} action @param {number} [across] @param {number} [down] @param {number} [slack] */
function tell(card, action, across = 0, down = 0, slack = 0) {
  emit({ type: 'card_touch', action, board: card.key, across, down, slack });
}

/** @param {Card} card @param {HTMLImageElement} image */
function watchTouches(card, image) {
  /** Where the pointer went down; null while it is up. @type {PointerEvent | null} */
  let down = null;
  let drags = false;
  const send = (/** @type {CardTouch['action']} */ action, /** @type {PointerEvent} */ event) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    tell(
      card,
      action,
      (event.clientX - left) / width,
      (event.clientY - top) / height,
      (event.pointerType === 'mouse' ? mouse : finger) / width,
    );
  };
  image.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    down = event;
    drags = false;
    image.setPointerCapture(event.pointerId);
    dialog.dataset.played = card.key;
    send('pressed', event);
  });
  image.addEventListener(
    'touchstart',
    (event) => {
      if (card.taken) event.preventDefault(); // else it scrolls the page
    },
    { passive: false },
  );
  image.addEventListener('pointermove', (event) => {
    if (!down || !event.isPrimary) return;
    drags ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > wandered;
    if (drags) send('dragged', event);
  });
  image.addEventListener('pointerup', (event) => {
    if (!down) return;
    down = null;
    send('released', event);
  });
  image.addEventListener('pointercancel', () => {
    if (!down) return;
    down = null;
    tell(card, 'released', -1, -1);
  });
}

/** Lets the cards that nobody has touched show half of the solution, from where a touch goes on. */
function move() {
  let step = 0;
  const show = () => {
    for (const { key, live, moves } of cards.values())
      if (!live) emit({ type: 'card_show', board: key, moves: moves.slice(0, Math.ceil((moves.length * step) / (2 * steps))) });
    if (step++ === steps) rest();
  };
  clearInterval(timer);
  timer = setInterval(show, stepMilliseconds);
  watch.textContent = words.pauseHome;
  show();
}

function rest() {
  clearInterval(timer);
  timer = 0;
  watch.textContent = words.watchHome;
}

/** @param {import('./messages.js').HomeCard} message */
export function showCard({ board, solved, begun, taken, next, grade, status, summary, picture }) {
  const card = cards.get(board);
  if (!card) return;
  const { box } = card,
    image = box.querySelector('img'),
    play = box.querySelector('.play');
  card.taken = taken;
  card.next = next;
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  image.alt = summary;
  image.hidden = false;
  card.live ||= begun || taken;
  box.querySelector('.grade').textContent = grade;
  card.solved = begun && solved;
  const offersNext = card.solved && next !== '';
  box.classList.toggle('solved', card.solved);
  box.querySelector('.status').textContent = card.live ? status : '';
  box.querySelector('.again').hidden = !begun;
  play.textContent = offersNext ? words.nextBoard : words.play;
  play.setAttribute('aria-label', fill(offersNext ? words.nextBoardOf : words.playPuzzle, { puzzle: card.name }));
  const all = [...cards.values()];
  watch.hidden = all.every(({ live }) => live);
  if (watch.hidden) rest();
  showClosing(all.every(({ solved }) => solved));
}

/** Says what comes next when all cards are solved. @param {boolean} solved */
function showClosing(solved) {
  const [sentence, dailyBoards] = closing.children;
  if (dailyBoards.hidden !== solved) return;
  sentence.textContent = solved ? words.homeSolved : '';
  dailyBoards.hidden = !solved;
  if (solved && dialog.dataset.played) closing.scrollIntoView({ block: 'nearest' });
}
