// @ts-check
/**
 * The clock of the board in play. It begins with the first move, stands still while the page is hidden or a dialog is open in which another
 * board or none is played, and counts at most two minutes without anything being touched. No timer runs: what has passed is added when
 * something happens. What was spent on each board, and how the computer helped, is kept until the board is begun anew.
 *
 * @typedef {{keep: (key: string, text: string) => unknown, kept: (key: string) => string, announce: (sentence: string) => void}} Storage
 * @typedef {{milliseconds: number, hints: number, shown: boolean, done: boolean}} Spent
 * @typedef {import('./messages.js').Clock['state']} State
 * @typedef {import('./messages.js').Solved} Solved
 */

import { addSolve, dayOf, mostResults, results, resultsKey, writeResults } from './results.js';
import { counted, longTime, shortTime, words } from './progress-words.js';
import { fill } from './words.js';

export const spentKey = 'time',
  timeKey = 'choice/time';
const longestPause = 120_000,
  writeMilliseconds = 15_000,
  mostBoards = 5000;

/** @type {Storage} */
let storage;
/** @type {import('./mirror.js').Emit} */
let emit;
/** @type {State} */
let state = 'over';
let board = '',
  running = false,
  since = 0,
  unwritten = 0;
let saidFull = false,
  saidDropped = false;

/** What was spent on a board, a line's or that of none. @param {string} line @returns {[string, Spent] | null} */
export function readSpent(line) {
  const match = /^([a-z]+\t[^\t]+)\t(\d{1,12})\t(\d{1,6})\t([01])\t([01])$/.exec(line);
  return match && [match[1], { milliseconds: Number(match[2]), hints: Number(match[3]), shown: match[4] === '1', done: match[5] === '1' }];
}

/** @param {string} text @returns {Map<string, Spent>} */
export const allSpent = (text) =>
  new Map(
    text
      .split('\n')
      .map(readSpent)
      .filter((one) => one !== null),
  );

/** The newest of them. @param {Map<string, Spent>} all */
export const writeSpent = (all) =>
  [...all]
    .slice(-mostBoards)
    .map(([key, { milliseconds, hints, shown, done }]) => `${key}\t${milliseconds}\t${hints}\t${+shown}\t${+done}\n`)
    .join('');

/** @param {import('./mirror.js').Emit} send @param {Storage} page */
export function startPlaytime(send, page) {
  if (storage) return;
  emit = send;
  storage = page;
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'click'])
    addEventListener(
      kind,
      () => {
        if (since && Date.now() - since < 1000) return;
        count();
        if (unwritten >= writeMilliseconds) write();
      },
      { capture: true, passive: true },
    );
  document.addEventListener('visibilitychange', settle);
  addEventListener('pagehide', settle);
  addEventListener('pageshow', count);
  new MutationObserver(count).observe(document.body, { subtree: true, attributeFilter: ['open', 'hidden'] });
}

/** Adds what has passed, and goes on from here if it is to be counted. */
function count() {
  const now = Date.now();
  if (since) unwritten += Math.min(Math.max(now - since, 0), longestPause);
  const atBoard = [...document.querySelectorAll('dialog[open], #page:not([hidden])')].every(
    (one) => /** @type {HTMLElement} */ (one).dataset.played === board,
  );
  since = running && document.visibilityState === 'visible' && atBoard ? now : 0;
}

/** @param {string} key @param {(spent: Spent | undefined) => Spent | undefined} how */
function change(key, how) {
  const all = allSpent(storage.kept(spentKey)),
    spent = how(all.get(key));
  all.delete(key);
  if (spent) all.set(key, spent);
  storage.keep(spentKey, writeSpent(all));
  return spent;
}

const nothingSpent = { milliseconds: 0, hints: 0, shown: false, done: false };

function write() {
  if (!unwritten) return;
  const more = Math.round(unwritten);
  unwritten = 0;
  change(board, (spent = nothingSpent) => ({ ...spent, milliseconds: spent.milliseconds + more }));
}

/** What the app tells of the game. @param {import('./messages.js').Clock | import('./messages.js').Aid | Solved} message */
export function tellPlaytime(message) {
  if (message.type === 'clock') setClock(message.board, message.state);
  else if (message.type === 'aid')
    change(message.board, (spent = nothingSpent) => ({
      ...spent,
      hints: spent.hints + (message.kind === 'hint' && !spent.done ? 1 : 0),
      shown: spent.shown || (message.kind === 'shown' && !spent.done),
    }));
  else finish(message);
}

/** Writes what has passed until now. */
export function settle() {
  count();
  write();
}

/** What is kept of the boards has changed. */
export function resume() {
  if (board) setClock(board, state);
}

/** @param {string} key @param {State} now */
function setClock(key, now) {
  settle();
  [board, state] = [key, now];
  let spent = allSpent(storage.kept(spentKey)).get(key);
  if (state === 'start' && spent?.done) spent = change(key, () => undefined);
  if (state === 'play') spent ??= change(key, () => nothingSpent);
  running = state !== 'over' && spent !== undefined && !spent.done;
  since = 0;
  count();
}

/** @param {Solved} message */
function finish({ board: key, grade, places: size, moves }) {
  settle();
  const spent = allSpent(storage.kept(spentKey)).get(key) ?? nothingSpent;
  const seconds = Math.max(1, Math.round(spent.milliseconds / 1000)),
    { hints, shown, done: again } = spent;
  change(key, () => ({ ...spent, done: true }));
  const all = results(storage.kept);
  const { fewer, faster } = addSolve(all, key, { grade, size, moves, seconds, hints, shown, again, day: dayOf() });
  const full = storage.keep(resultsKey, writeResults(all)) === 1 && !saidFull;
  saidFull ||= full;
  if (all.size > mostResults && !saidDropped) {
    saidDropped = true;
    storage.announce(fill(words.oldestDropped, { most: mostResults }));
  }
  const timed = isTimeShown(storage.kept) && !again,
    best = fewer && faster && timed ? words.bestBoth : faster && timed ? words.bestTime : fewer ? words.bestMoves : '';
  const help = shown ? words.afterShown : hints ? fill(words.withHints, { hints: counted(words.hints, hints) }) : '';
  const facts = { moves: counted(words.moves, moves), time: longTime(seconds), with: help, best };
  const record = (/** @type {number | string} */ value, /** @type {boolean} */ isBest) =>
    isBest ? fill(words.record, { value }) : `${value}`;
  const figures = [
    ...(timed ? [{ name: words.timeHead, value: record(shortTime(seconds), faster) }] : []),
    { name: words.movesHead, value: record(moves, fewer) },
    { name: words.hintsHead, value: shown ? words.solutionSeen : hints ? `${hints}` : words.noHints },
  ];
  emit({ type: 'finished', sentence: fill(timed ? words.solvedInTime : words.solved, facts), figures, full });
}

/** @param {(key: string) => string} kept */
export const isTimeShown = (kept) => kept(timeKey) !== '0';
