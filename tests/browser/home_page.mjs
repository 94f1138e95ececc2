// The home, and the cards on which a new visitor plays.
import { readFileSync } from 'node:fs';
import { open, visit } from './browser.mjs';

export const file = (puzzle, name) => readFileSync(new URL(`../../assets/levels/${puzzle}/${name}.txt`, import.meta.url), 'utf8');
export const puzzles = ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'];
export const names = ['Icosian game', 'Sliding puzzle', 'Quintominoes', 'Peg solitaire', 'Numberlink'];
export const firstBoards = new Map(
  puzzles.map((puzzle) => {
    const [board, , , moves] = file(puzzle, 'first').trim().split('\n');
    return [puzzle, { board, moves: moves.split(' ') }];
  }),
);
export const card = (page, puzzle) => page.locator(`.home [data-card^="${puzzle}\t"]`);
export const board = (page, puzzle) => card(page, puzzle).locator('schlegel-board');
export const link = (page, puzzle) => card(page, puzzle).locator('a');
export const watch = (page) => page.locator('.home .watch');
export const kept = (page, key) => page.evaluate((key) => localStorage.getItem(`schlegel.${key}`) ?? '', key);

// The home of somebody new, or of somebody who has kept this.
export async function home(t, { kept = null, ...options } = {}) {
  const page = await open(t, { newVisitor: true, wait: false, ...options });
  if (kept)
    await page.addInitScript((kept) => {
      if (localStorage.length) return;
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(`schlegel.${key}`, text);
    }, kept);
  await visit(page, '');
  return page;
}
