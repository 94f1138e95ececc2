// @ts-check
/* How many of the site's boards are solved. */

import { results } from './results.js';

/** By key, as the app names them. */
const boards = `@BOARDS@`.trim().split('\n');

/** By puzzle. @param {(key: string) => string} kept reads what is kept */
export function solvedBoards(kept) {
  const done = results(kept);
  /** @type {Map<string, {solved: number, all: number}>} */
  const counts = new Map();
  for (const board of boards) {
    const puzzle = board.split('\t')[0],
      { solved, all } = counts.get(puzzle) ?? { solved: 0, all: 0 };
    counts.set(puzzle, { solved: solved + Number(done.has(board)), all: all + 1 });
  }
  return counts;
}
