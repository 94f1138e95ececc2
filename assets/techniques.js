// @ts-check
/* The techniques of explanations, and which of the site's boards need each most. */

import { shorten } from './site-boards.js';

/** From easy to hard; `boards` holds ids as `shorten` gives them.
 * @typedef {{puzzle: string, id: string, grade: number, name: string, boards: string[]}} Technique @type {Technique[]} */
export const techniques = `@TECHNIQUES@`
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([puzzle, id, grade, name, boards]) => ({ puzzle, id, grade: Number(grade), name, boards: boards ? boards.split(' ') : [] }))
  .sort((a, b) => a.grade - b.grade);

const byBoard = new Map(techniques.flatMap((one) => one.boards.map((board) => [`${one.puzzle}\t${board}`, one])));

/** The hardest that a board needs, if any. @param {string} puzzle @param {string} id of the board */
export const hardestOf = (puzzle, id) => byBoard.get(`${puzzle}\t${shorten(id)}`);
