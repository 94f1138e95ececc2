// @ts-check
/**
 * What is kept of each board that was solved: a line for each, its fields parted by tabs, the board solved longest ago first. Nothing here
 * needs a page, and nothing is imported.
 *
 * @typedef {object} Result
 * @property {string} puzzle
 * @property {string} id of the board, as the app names it
 * @property {number} grade 1 to 5; 0: not known
 * @property {number} size places of the board
 * @property {number} times that it was solved
 * @property {number} moves the fewest; 0: it was solved only after the computer had shown a way
 * @property {number} seconds the best time; 0 as with moves
 * @property {number} total seconds of all times together
 * @property {number} hints taken when the time was the best one
 * @property {number} first the local calendar day when it was first solved, counted from 1 January 1970
 * @property {number} last the same of the last time
 *
 * @typedef {object} Solve
 * @property {number} grade
 * @property {number} size
 * @property {number} moves
 * @property {number} seconds
 * @property {number} hints
 * @property {boolean} shown whether the computer had shown a way
 * @property {boolean} again the same game was finished before, so only fewer moves count
 * @property {number} day
 */

export const resultsKey = 'results',
  mostResults = 5000;
const numbers = /** @type {const} */ (['grade', 'size', 'times', 'moves', 'seconds', 'total', 'hints', 'first', 'last']);

/** The local calendar day as a whole number. @param {Date} [date] */
export const dayOf = (date = new Date()) => Math.floor((date.getTime() / 60_000 - date.getTimezoneOffset()) / 1440);

/** A line's result, or null when it is none. @param {string} line @returns {Result | null} */
export function readResult(line) {
  const [puzzle, id, ...rest] = line.split('\t');
  if (!/^[a-z]+$/.test(puzzle) || !id || rest.length !== numbers.length || !rest.every((number) => /^\d{1,9}$/.test(number))) return null;
  const result = /** @type {Result} */ ({ puzzle, id, ...Object.fromEntries(numbers.map((name, i) => [name, Number(rest[i])])) });
  return result.times > 0 && result.grade <= 5 && result.first <= result.last ? result : null;
}

/** By puzzle, tab, id; lines that are none are left out. @param {(key: string) => string} kept reads what the page keeps
 * @returns {Map<string, Result>} */
export function results(kept) {
  /** @type {Map<string, Result>} */
  const all = new Map();
  for (const line of kept(resultsKey).split('\n')) {
    const result = readResult(line);
    if (result) all.set(`${result.puzzle}\t${result.id}`, result);
  }
  return all;
}

/** The text that is kept, with the newest of them. @param {Map<string, Result>} all */
export function writeResults(all) {
  const newest = [...all.values()].sort((a, b) => a.last - b.last).slice(-mostResults);
  return newest.map((result) => `${[result.puzzle, result.id, ...numbers.map((name) => result[name])].join('\t')}\n`).join('');
}

/** The smaller one of two numbers of which 0 is none. @param {number} a @param {number} b */
const least = (a, b) => (a && b ? Math.min(a, b) : a || b);

/** Takes in that a board was solved; whether it was solved before in more moves, or in more time. @param {Map<string, Result>} all
 * @param {string} key puzzle, tab, id @param {Solve} solve */
export function addSolve(all, key, solve) {
  const [puzzle, id] = key.split('\t'),
    { grade, size, day, shown } = solve;
  const before = all.get(key) ?? { puzzle, id, grade, size, times: 0, moves: 0, seconds: 0, total: 0, hints: 0, first: day, last: day };
  const moves = shown ? 0 : solve.moves,
    seconds = shown || solve.again ? 0 : solve.seconds;
  const fewer = before.moves > 0 && moves > 0 && moves < before.moves,
    faster = before.seconds > 0 && seconds > 0 && seconds < before.seconds;
  all.delete(key);
  all.set(key, {
    ...before,
    size,
    grade: grade || before.grade,
    times: before.times + (solve.again ? 0 : 1) || 1,
    moves: least(before.moves, moves),
    seconds: least(before.seconds, seconds),
    total: before.total + (solve.again ? 0 : solve.seconds),
    hints: faster || (!before.seconds && seconds) ? solve.hints : before.hints,
    first: Math.min(before.first, day),
    last: Math.max(before.last, day),
  });
  return { fewer, faster };
}

/** The best of two results of a board, and the larger of their counts: so the same file changes nothing the second time.
 * @param {Result} a @param {Result} b @returns {Result} */
export function mergeResult(a, b) {
  const longer = (a.seconds || Infinity) - (b.seconds || Infinity),
    best = longer > 0 || (!(longer < 0) && b.hints < a.hints) ? b : a;
  return {
    ...a,
    grade: a.grade || b.grade,
    size: a.size || b.size,
    times: Math.max(a.times, b.times),
    moves: least(a.moves, b.moves),
    seconds: best.seconds,
    total: Math.max(a.total, b.total),
    hints: best.hints,
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
  };
}
