// @ts-check
/**
 * Today's boards: a tile for each puzzle with the board as it stands, what became of it, the streak and the marks of the last days.
 *
 * @typedef {import('./pages.js').Site} Site
 * @typedef {import('./puzzles.js').Puzzle} Puzzle
 * @typedef {import('./board.js').SchlegelBoard} SchlegelBoard
 * @typedef {import('./results.js').Result} Result
 * @typedef {{text: string, grade: number}} Made a board that was generated
 * @typedef {{element: HTMLElement, board: SchlegelBoard, grade: HTMLElement, deed: HTMLElement}} Tile
 */

import { sharedEngine } from './board-engine.js';
import { ask } from './board-solver.js';
import './board.js';
import { boardPicture, button, element, sayAt, shape } from './dialogs-made.js';
import { icon } from './icons.js';
import { Days } from './kept-days.js';
import { fullDate, resultInShort, sharedText, written } from './days.js';
import { isTimeShown } from './playtime.js';
import { counted } from './progress-words.js';
import { puzzles } from './puzzles.js';
import { dayOf } from './results.js';
import { fill, words } from './home-words.js';
import { grades } from './words.js';

const madeKey = 'today', // the boards that were generated for a day: { day, boards by puzzle }
  shownMarks = 7,
  minute = 60_000;

/** @param {Date} now */
const midnightAfter = (now) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();

/** @param {Site} site @param {string} puzzle @param {number} day
 * @param {Partial<Made & Pick<import('./messages.js').DayBoard, 'help'>>} [more] the board, and the limit of help */
export const openDay = (site, puzzle, day, more) =>
  site.openBoard({ type: 'day_board', puzzle, day, title: fill(words.boardOfDay, { date: fullDate(day) }), ...more });

/** A day's board, generated; null where there is none. @param {object} asker @param {string} puzzle @param {number} day @returns {Promise<Made | null>} */
export async function makeDay(asker, puzzle, day) {
  const engine = await sharedEngine();
  const asked = engine.call(0, { type: 'ask_day', puzzle, day });
  if (asked.type !== 'question') return null;
  const { board: text, grade = 0 } = await ask(asker, asked.question);
  return text ? { text, grade } : null;
}

/** @param {string} text @param {number} day @returns {Map<string, Made>} */
function readMade(text, day) {
  try {
    const { day: of, boards } = JSON.parse(text);
    if (of !== day) return new Map();
    const good = Object.entries(boards).filter(([, made]) => typeof made.text === 'string' && [0, 1, 2, 3, 4, 5].includes(made.grade));
    return new Map(good.map(([puzzle, { text, grade }]) => [puzzle, { text, grade }]));
  } catch {
    return new Map();
  }
}

export class Today {
  day = dayOf();
  #shown = false;
  #timer = 0;
  /** Of today, by puzzle. @type {Map<string, Made>} */
  #made = new Map();
  #making = false;

  /** @param {Site} site
   * @param {{changed?: () => void, leads?: boolean, end?: Node[]}} more another day has begun; the first board to play has the page's filled
   * button; what stands at the end of the heading */
  constructor(site, { changed = () => {}, leads = false, end = [] }) {
    this.site = site;
    this.changed = changed;
    this.leads = leads;
    this.date = element('p');
    this.tiles = new Map(puzzles.map((puzzle) => [puzzle.id, this.#newTile(puzzle)]));
    this.missing = element('p', { className: 'missing', hidden: true }, element('span', { textContent: words.todayMissing }));
    this.missing.append(button(words.tryAgain, () => this.show()));
    this.streak = element('p');
    this.marks = element('ul', { className: 'marks' });
    this.element = element(
      'section',
      { className: 'today' },
      element('div', { className: 'heading' }, element('div', {}, element('h2', { textContent: words.todaysBoards }), this.date), ...end),
      element('ul', { className: 'tiles' }, ...[...this.tiles.values()].map((tile) => tile.element)),
      this.missing,
      element('div', { className: 'foot' }, this.streak, this.marks),
    );
    document.addEventListener('visibilitychange', () => this.#shown && this.show());
    for (const kind of ['pageshow', 'focus']) addEventListener(kind, () => this.#shown && this.day !== dayOf() && this.show());
  }

  /** Shows what is kept now. */
  show() {
    this.#shown = true;
    const now = new Date(),
      before = this.day;
    this.day = dayOf(now);
    const { kept } = this.site.storage,
      days = new Days(kept);
    if (before !== this.day || !this.#made.size) this.#made = readMade(kept(madeKey), this.day);
    this.date.textContent = written(this.day, { weekday: 'long', day: 'numeric', month: 'long' });
    for (const puzzle of puzzles) {
      this.#fillBoard(puzzle, days);
      this.#fillDeed(puzzle, days);
    }
    if (this.leads) this.element.querySelector('.deed > button:only-child')?.classList.add('main');
    this.#fillFoot(days, now);
    this.#make();
    this.#wait(now);
    if (before !== this.day) this.changed();
  }

  leave() {
    clearTimeout(this.#timer);
    this.#shown = false;
  }

  /** The only timer of a page at rest: the minutes until new boards come, while they are on the screen. @param {Date} now */
  #wait(now) {
    clearTimeout(this.#timer);
    if (this.allSolved && !document.hidden)
      this.#timer = setTimeout(() => this.show(), Math.min(midnightAfter(now) - now.getTime() + 500, minute));
  }

  /** @param {Puzzle} puzzle @returns {Tile} */
  #newTile({ id, title }) {
    const board = boardPicture('small', 'wait');
    const grade = element('small', { textContent: '\u00a0' }),
      deed = element('div', { className: 'deed' });
    const made = element('li', {}, board, element('h3', { textContent: title }), grade, deed);
    made.dataset.puzzle = id;
    return { element: made, board, grade, deed };
  }

  /** @param {Puzzle} puzzle */
  #enable({ id }) {
    const { deed } = /** @type {Tile} */ (this.tiles.get(id));
    /** @type {HTMLButtonElement} */ (deed.querySelector('button')).disabled = false;
  }

  /** @param {Puzzle} puzzle @param {Days} days */
  #fillBoard({ id }, days) {
    const { board, grade } = /** @type {Tile} */ (this.tiles.get(id)),
      kept = days.of(id, this.day),
      made = this.#made.get(id);
    grade.textContent = grades[(kept.grade || made?.grade || 0) - 1] ?? '\u00a0';
    if (kept.save || made) board.load(kept.save ? { save: kept.save } : { puzzle: id, text: made?.text }).catch(console.warn);
  }

  /** @param {Puzzle} puzzle @param {Days} days */
  #fillDeed(puzzle, days) {
    const { id, title } = puzzle,
      { deed } = /** @type {Tile} */ (this.tiles.get(id)),
      { state, grade, result } = days.of(id, this.day);
    if (!result) {
      const label = state === 'begun' ? words.continue : words.play;
      const play = () => openDay(this.site, id, this.day, this.#made.get(id));
      const disabled = state !== 'begun' && !this.#made.has(id); // until there is a board, or none could be made
      return deed.replaceChildren(button(label, play, { disabled, ariaLabel: fill(words.deedOf, { deed: label, puzzle: title }) }));
    }
    const share = button('', () => this.#share(share, sharedText(puzzle, this.day, grade, result)), {
      className: 'share',
      title: words.share,
      ariaLabel: fill(words.deedOf, { deed: words.share, puzzle: title }),
    });
    share.append(icon('share'));
    const short = resultInShort(result, isTimeShown(this.site.storage.kept));
    deed.replaceChildren(
      element(
        'span',
        { className: 'result' },
        tick(),
        ...(short ? [element('span', { className: 'unseen', textContent: `${words.solved}: ` }), short] : [words.solved]),
      ),
      share,
    );
  }

  /** @param {Days} days @param {Date} now */
  #fillFoot(days, now) {
    const row = days.streak(this.day);
    this.allSolved = puzzles.every(({ id }) => days.of(id, this.day).result);
    const left = Math.ceil((midnightAfter(now) - now.getTime()) / minute),
      [hours, minutes] = [Math.floor(left / 60), left % 60];
    const rest = this.allSolved
      ? `${words.daySolved} ${fill(hours ? words.newIn : words.newInMinutes, { hours, minutes })}`
      : row
        ? words.keepStreak
        : words.startStreak;
    this.streak.replaceChildren(...(row ? [element('strong', { textContent: counted(words.streak, row) }), ' '] : []), rest);
    this.marks.replaceChildren(
      ...Array.from({ length: shownMarks }, (_, i) => dayMark(this.day - shownMarks + 1 + i, this.day, days.keptOn)),
    );
  }

  /** Has those boards generated that are not there yet, one after the other. */
  async #make() {
    if (this.#making) return;
    this.#making = true;
    this.missing.hidden = true;
    const { day } = this,
      { kept, keep } = this.site.storage;
    try {
      for (const puzzle of puzzles) {
        const days = new Days(kept);
        if (this.#made.has(puzzle.id) || days.of(puzzle.id, day).save) continue;
        const made = await makeDay(this, puzzle.id, day);
        if (!made || day !== this.day) continue;
        this.#made.set(puzzle.id, made);
        keep(madeKey, JSON.stringify({ day, boards: Object.fromEntries(this.#made) }));
        this.#fillBoard(puzzle, new Days(kept));
        this.#enable(puzzle);
      }
    } catch (error) {
      console.warn(error);
      this.missing.hidden = false;
    } finally {
      this.#making = false;
      puzzles.forEach((puzzle) => this.#enable(puzzle));
    }
    if (day !== this.day) this.#make();
  }

  /** @param {HTMLElement} button @param {string} text */
  async #share(button, text) {
    const { announce } = this.site.storage;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        announce(words.copied);
        sayAt(button, words.copied);
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) announce(text);
    }
  }
}

const tick = () =>
  shape(
    'svg',
    { class: 'tick', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    shape('circle', { cx: 10, cy: 10, r: 10, stroke: 'none' }),
    shape('path', { d: 'M6 10.3l2.8 2.8L14 7.6' }),
  );

/** A pentagon, one side for each puzzle, clockwise from the top. @param {number} day @param {number} today
 * @param {(day: number) => boolean[]} keptOn */
function dayMark(day, today, keptOn) {
  const kept = keptOn(day),
    solved = kept.filter(Boolean).length;
  const corner = (/** @type {number} */ i) =>
    [Math.sin, (/** @type {number} */ angle) => -Math.cos(angle)]
      .map((f) => (12 + 10 * f((2 * Math.PI * i) / kept.length)).toFixed(2))
      .join(' ');
  const side = (/** @type {number} */ i) => `M${corner(i)}L${corner(i + 1)}`;
  const full = solved === kept.length;
  const mark = shape(
    'svg',
    {
      class: full ? 'mark full' : 'mark',
      viewBox: '0 0 24 24',
      role: 'img',
      'aria-label': fill(words.dayMark, { day: written(day, { weekday: 'long' }), solved, all: kept.length }),
    },
    shape('path', { d: `M${kept.map((_, i) => corner(i)).join('L')}Z` }),
    shape('path', { class: 'solved', d: full ? 'M8 12.2l2.9 2.9L16 9.8' : kept.map((one, i) => (one ? side(i) : '')).join('') }),
  );
  const name =
    day === today ? element('strong', { textContent: words.today }) : element('span', { textContent: written(day, { weekday: 'narrow' }) });
  name.setAttribute('aria-hidden', 'true');
  return element('li', {}, mark, name);
}
