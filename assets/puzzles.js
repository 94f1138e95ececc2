// @ts-check
/**
 * The puzzles in the order of their tabs, each with its first board.
 *
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {string} title
 * @property {string} tab its title, shorter
 * @property {string} goal
 * @property {string} key of the board: puzzle, tab, id
 * @property {number} grade of the board, 1 to 5
 * @property {string} next the key of the board after it
 * @property {string[]} moves half of a solution, which the board's picture shows
 * @property {string} summary of the picture
 */

/** @type {Puzzle[]} */
export const puzzles = `@FIRST_BOARDS@`
  .trim()
  .split('\n')
  .map((line) => {
    const [id, board, title, goal, solution, tab, , grade, next, summary] = line.split('\t');
    const moves = solution.split(' ');
    return {
      id,
      title,
      tab,
      goal,
      key: `${id}\t${board}`,
      grade: Number(grade),
      next: `${id}\t${next}`,
      moves: moves.slice(0, moves.length >> 1),
      summary,
    };
  });
