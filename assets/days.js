// @ts-check
/* A board a day for each puzzle, made from the calendar day alone: what became of them. */

import { addressOfDay } from './day-address.js';
import { counted, shortTime } from './progress-words.js';
import { fill, words } from './home-words.js';
import { grades } from './words.js';

/** @typedef {import('./results.js').Result} Result */

export const firstDay = 20758; // 1 November 2026, as days are counted from 1970-01-01
const milliseconds = 86_400_000;

/** @param {number} day @param {Intl.DateTimeFormatOptions} form */
export const written = (day, form) => new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' }).format(day * milliseconds);
/** @param {number} day */
export const fullDate = (day) => written(day, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * What became of the board of a day: 'new' when it was never opened, 'begun', 'late' when it was solved on another day than its own, 'kept'
 * when it was solved on that day.
 * @param {number} day @param {string | undefined} id of the board, if it was ever made
 * @param {Map<string, {first: number}>} solved by id
 * @returns {'new' | 'begun' | 'late' | 'kept'}
 */
export function stateOf(day, id, solved) {
  if (!id) return 'new';
  const result = solved.get(id);
  return !result ? 'begun' : result.first === day ? 'kept' : 'late';
}

/** The boards made so far, by puzzle, tab, day; lines that are none are left out. @param {string} text */
export const madeDays = (text) =>
  new Map(
    [...text.matchAll(/^([a-z]+)\t(\d+)\t([^\t\n]+)\t([0-5])$/gm)].map(([, puzzle, day, id, grade]) => [
      `${puzzle}\t${day}`,
      { key: `${puzzle}\t${id}`, grade: Number(grade) },
    ]),
  );

/** How many days up to today, or to yesterday while none of today's boards is solved, were kept one after the other.
 * @param {number} today @param {(day: number) => boolean} isKept */
export function daysInARow(today, isKept) {
  let day = isKept(today) ? today : today - 1,
    kept = 0;
  for (; isKept(day); --day) ++kept;
  return kept;
}

/** "3:41" or "12 moves"; empty: it was shown. @param {Result} result @param {boolean} timed times are shown */
export const resultInShort = ({ seconds, moves }, timed) =>
  seconds && timed ? shortTime(seconds) : moves ? counted(words.solvedInMoves, moves) : '';

/** The result without a spoiler, its grade in a word and as a row of five, and a link to the board.
 * @param {import('./puzzles.js').Puzzle} puzzle @param {number} day @param {number} grade @param {Result} result */
export function sharedText({ id, title }, day, grade, { moves, seconds, hints }) {
  const outline = grade ? `${grades[grade - 1]} ${'●'.repeat(grade)}${'○'.repeat(5 - grade)}` : '';
  const time = seconds ? fill(words.sharedTime, { time: shortTime(seconds) }) : '';
  return [
    `Schlegel, ${title}, ${fullDate(day)}`,
    outline,
    moves
      ? `${fill(words.sharedMoves, { count: moves })}${time}, ${hints ? fill(words.sharedHints, { count: hints }) : words.sharedNoHints}`
      : words.sharedShown,
    `${location.href.split('#')[0]}#${addressOfDay(id, day)}`,
  ]
    .filter((line) => line)
    .join('\n');
}
