// @ts-check
/* Which boards are the site's own. */

const known = 7; // characters of an id that tell one of the library

/** By puzzle. */
const boards = new Map(
  `@BOARD_IDS@`
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([puzzle, ...ids]) => [puzzle, new Set(ids)]),
);

/** What tells a board from the others of its puzzle. @param {string} id */
export const shorten = (id) => (id.startsWith('~') ? id.slice(0, known) : id);

/** @param {string} puzzle @param {string} id */
const holds = (puzzle, id) => boards.get(puzzle)?.has(shorten(id)) ?? false;

/** How many boards of a puzzle there are, and how many of them have a result. @param {string} puzzle
 * @param {Map<string, import('./results.js').Result>} results */
export const countSolved = (puzzle, results) => ({
  solved: [...results.values()].filter((result) => result.puzzle === puzzle && holds(puzzle, result.id)).length,
  all: boards.get(puzzle)?.size ?? 0,
});

/** The key of the first built-in board of these puzzles that has no result; empty: there is none. @param {string[]} puzzles
 * @param {Map<string, import('./results.js').Result>} results */
export function firstUnsolved(puzzles, results) {
  const keys = puzzles.flatMap((puzzle) => [...(boards.get(puzzle) ?? [])].map((id) => `${puzzle}\t${id}`));
  return keys.find((key) => !key.includes('~') && !results.has(key)) ?? '';
}
