// @ts-check
/**
 * The first board of each puzzle on a card. It rests halfway through its solution, and a touch goes on from there, which is no help that
 * counts. A game on a card is kept, timed and counted like any other.
 *
 * @typedef {import('./pages.js').Site} Site
 * @typedef {import('./puzzles.js').Puzzle} Puzzle
 * @typedef {import('./board.js').SchlegelBoard} SchlegelBoard
 */

import './board.js';
import { sharedEngine } from './board-engine.js';
import { element, isPhone, isPlainClick, watchPhone } from './dialogs-made.js';
import { keepGame } from './kept-games.js';
import { puzzles } from './puzzles.js';
import { fill, words } from './words.js';

const steps = 4, // of a demo
  stepMilliseconds = 550;

/** A link to a board where it was left. @param {Site} site @param {string} key @param {Partial<HTMLAnchorElement>} properties
 * @param {(Node | string)[]} children */
export function linkToBoard(site, key, properties, ...children) {
  const [puzzle, id] = key.split('\t');
  const link = element('a', { href: id.startsWith('~') ? `#${puzzle}` : `#${puzzle}?level=${id}`, ...properties }, ...children);
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    site.openBoard({ type: 'open_board', board: key });
  });
  return link;
}

/** @param {Site} site @param {import('./messages.js').Clock | import('./messages.js').Solved} message */
function tellClock({ storage }, message) {
  import('./playtime.js').then(({ startPlaytime, tellPlaytime }) => {
    startPlaytime(storage);
    tellPlaytime(message);
  }, console.warn);
}

class Card {
  /** A person has moved here. */
  played = false;
  solved = false;
  /** Its demo makes a move. */
  #showing = false;

  /** @param {Puzzle} puzzle @param {Site} site @param {() => void} changed it was touched or solved */
  constructor(puzzle, site, changed) {
    this.puzzle = puzzle;
    this.site = site;
    this.changed = changed;
    const { key, title, goal, moves, summary } = puzzle;
    const [id, level] = key.split('\t');
    const board = (this.board = /** @type {SchlegelBoard} */ (document.createElement('schlegel-board')));
    for (const [name, value] of Object.entries({ puzzle: id, board: level, moves: moves.join(' '), small: '', wait: '' }))
      board.setAttribute(name, value);
    board.append(element('img', { src: `first-${id}.svg`, alt: summary, width: 198, height: 198, draggable: false }));
    this.about = element('p', { textContent: goal });
    this.link = element('a', { className: 'button' });
    this.link.addEventListener('click', (event) => this.#open(event));
    this.element = element('article', {}, board, element('h2', { textContent: title }), this.about, this.link);
    this.element.dataset.card = key;
    for (const kind of ['pointerdown', 'keydown']) board.addEventListener(kind, changed);
    board.addEventListener('move', (event) => this.#moved(/** @type {CustomEvent} */ (event).detail));
    for (const kind of ['notice', 'error'])
      board.addEventListener(kind, (event) => (this.about.textContent = /** @type {CustomEvent} */ (event).detail.message));
    this.update();
  }

  update() {
    const { puzzle, solved, board, link } = this;
    const [id, level] = puzzle.key.split('\t');
    board.toggleAttribute('readonly', isPhone()); // too small to play on: it opens its board
    link.textContent = solved ? words.nextBoard : words.play;
    link.setAttribute('aria-label', fill(solved ? words.nextBoardOf : words.playPuzzle, { puzzle: puzzle.title }));
    const start = `${id}?level=${level}&moves=${encodeURIComponent(puzzle.moves.join(' ')).replace(/%20/g, '+')}`;
    link.href = solved ? `#${puzzle.next.replace('\t', '?level=')}` : `#${board.fragment || start}`;
    this.element.classList.toggle('solved', solved);
  }

  /** @param {MouseEvent} event */
  #open(event) {
    if (!this.solved || !isPlainClick(event)) return;
    event.preventDefault();
    this.site.openBoard({ type: 'open_board', board: this.puzzle.next });
  }

  /** @param {{moves: string[], status: string, solved: boolean}} detail */
  #moved({ moves, status, solved }) {
    if (this.#showing) return this.update();
    const { puzzle, site, board } = this,
      { key, grade } = puzzle;
    const wasSolved = this.solved;
    this.played = true;
    this.solved = solved;
    keepGame(site.storage, key, board.save);
    /** @type {HTMLElement} */ (document.getElementById('page')).dataset.played = key;
    tellClock(site, { type: 'clock', board: key, state: 'play' });
    if (solved && !wasSolved) tellClock(site, { type: 'solved', board: key, grade, places: board.places, moves: moves.length });
    if (solved) tellClock(site, { type: 'clock', board: key, state: 'over' });
    this.about.textContent = status;
    site.prefetch(key.split('\t', 1)[0]);
    this.update();
    this.changed();
  }

  /** Whether it is on the screen. */
  get isSeen() {
    const { top, bottom } = this.board.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  /** Shows the board after so many steps of its demo. @param {number} step */
  async show(step) {
    const { moves, key } = this.puzzle,
      [puzzle, board] = key.split('\t');
    this.#showing = true;
    try {
      if (step === 0) await this.board.load({ puzzle, board });
      else await this.board.play(moves.slice(this.board.moves.length, Math.ceil((moves.length * step) / steps)));
    } finally {
      this.#showing = false;
    }
    this.update();
  }
}

export class Cards {
  #timer = 0;
  /** Of the demo: the card, and how many steps it has made. */
  #at = 0;
  #step = 0;

  /** @param {Site} site @param {HTMLButtonElement} watch starts and pauses the demos */
  constructor(site, watch) {
    this.watch = watch;
    this.cards = puzzles.map((puzzle) => new Card(puzzle, site, () => this.#touched()));
    const dailyBoards = element('a', { className: 'button', href: '#days', textContent: words.dailyBoards, hidden: true });
    this.closing = element('p', { role: 'status' });
    this.end = element('div', { className: 'closing' }, this.closing, dailyBoards);
    watch.addEventListener('click', () => (this.#timer ? this.pause() : this.#start()));
    watchPhone(() => this.cards.forEach((card) => card.update()));
    this.stillness = matchMedia('(prefers-reduced-motion: reduce)');
    this.stillness.addEventListener('change', () => this.pause());
    this.pause();
    if (!isPhone()) sharedEngine().catch(() => {}); // the first touch asks for it again
  }

  get elements() {
    return this.cards.map(({ element }) => element);
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.watch.textContent = words.watchDemo;
    this.watch.hidden = this.stillness.matches || this.cards.every(({ played }) => played); // no demo is left
  }

  #touched() {
    this.pause();
    const solved = this.cards.every((card) => card.solved);
    this.closing.textContent = solved ? words.cardsSolved : '';
    /** @type {HTMLElement} */ (this.end.lastElementChild).hidden = !solved;
  }

  #start() {
    this.watch.textContent = words.pauseDemo;
    this.#timer = setInterval(() => this.#goOn(), stepMilliseconds);
    this.#goOn();
  }

  /** @returns {void} */
  #goOn() {
    const card = this.cards[this.#at];
    if (document.visibilityState === 'hidden') return this.pause();
    if (card.played || !card.isSeen || this.#step > steps) {
      this.#step = 0;
      if (++this.#at < this.cards.length) return this.#goOn();
      this.#at = 0;
      return this.pause();
    }
    card.show(this.#step++).catch(() => this.pause());
  }
}
