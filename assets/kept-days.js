// @ts-check
/* Where the solved board of a day leads. */

import { addressOfDay } from './day-address.js';
import { daysInARow, madeDays, stateOf, written } from './days.js';
import { fill, words } from './home-words.js';
import { counted } from './progress-words.js';
import { puzzles } from './puzzles.js';
import { dayOf, results } from './results.js';

/** What of the day of this board is solved, and the address of its next board, or of the list of days; nothing for a board of no day.
 * @param {(key: string) => string} kept @param {string} board puzzle, tab, id */
export function nextDaily(kept, board) {
  const made = madeDays(kept('days')),
    solved = results(kept);
  const [here = ''] = [...made].find(([, { key }]) => key === board) ?? [];
  if (!here) return {};
  const day = Number(here.split('\t')[1]);
  const keyOf = (/** @type {string} */ puzzle, /** @type {number} */ day) => made.get(`${puzzle}\t${day}`)?.key ?? '';
  const isKept = (/** @type {number} */ day) => puzzles.some(({ id }) => stateOf(day, keyOf(id, day), solved) === 'kept');
  const left = puzzles.filter(({ id }) => !solved.has(keyOf(id, day)));
  const facts = { day: written(day, { weekday: 'long' }), solved: puzzles.length - left.length, all: puzzles.length };
  const streak = day === dayOf() ? ` ${counted(words.streak, daysInARow(day, isKept))}` : '';
  return { note: `${fill(words.dayMark, facts)}.${streak}`, next: left.length ? addressOfDay(left[0].id, day) : 'days' };
}
