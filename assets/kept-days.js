// @ts-check
/* What is kept of the boards of days, and where a solved one leads. */

import { addressOfDay } from './day-address.js';
import { daysInARow, madeDays, stateOf, written } from './days.js';
import { fill, words } from './home-words.js';
import { counted } from './progress-words.js';
import { puzzles } from './puzzles.js';
import { dayOf, results } from './results.js';

/** What is kept about the days. */
export class Days {
  /** @param {(key: string) => string} kept */
  constructor(kept) {
    this.kept = kept;
    this.made = madeDays(kept('days'));
    this.results = results(kept);
  }

  /** @param {string} puzzle @param {number} day */
  of(puzzle, day) {
    const made = this.made.get(`${puzzle}\t${day}`);
    return {
      state: stateOf(day, made?.key, this.results),
      grade: made?.grade ?? 0,
      save: made ? this.kept(`game/${made.key.replace('\t', '/')}`) : '',
      result: this.results.get(made?.key ?? ''),
    };
  }

  /** Which puzzles' boards were solved on their day. @param {number} day */
  keptOn = (day) => puzzles.map(({ id }) => this.of(id, day).state === 'kept');

  /** How many days were kept one after the other. @param {number} today */
  streak = (today) => daysInARow(today, (day) => this.keptOn(day).includes(true));
}

/** What of the day of this board is solved, and the address of its next board, or of the list of days; nothing for a board of no day.
 * @param {(key: string) => string} kept @param {string} board puzzle, tab, id */
export function nextDaily(kept, board) {
  const days = new Days(kept);
  const [here = ''] = [...days.made].find(([, { key }]) => key === board) ?? [];
  if (!here) return {};
  const day = Number(here.split('\t')[1]);
  const left = puzzles.filter(({ id }) => !days.of(id, day).result);
  const facts = { day: written(day, { weekday: 'long' }), solved: puzzles.length - left.length, all: puzzles.length };
  const streak = day === dayOf() ? ` ${counted(words.streak, days.streak(day))}` : '';
  return { note: `${fill(words.dayMark, facts)}.${streak}`, next: left.length ? addressOfDay(left[0].id, day) : 'days' };
}
