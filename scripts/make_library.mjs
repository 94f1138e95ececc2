#!/usr/bin/env node
// make_library.mjs SCHLEGEL [PUZZLE ...]: generates assets/library, which the site offers next to assets/levels, from the recipes below,
// for these puzzles or for all. SCHLEGEL is the command line. The same recipes give the same files until the version of the generator
// changes.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const [schlegel, ...only] = process.argv.slice(2);
if (!schlegel) {
  console.error('usage: scripts/make_library.mjs SCHLEGEL [PUZZLE ...]\nSCHLEGEL is the command line, such as build/release/cli/schlegel');
  process.exit(2);
}

/** By puzzle: title, options, and grades, one board for each; 0: whatever it turns out to be. */
const recipes = {
  icosian: [
    ['Hamilton’s board, blocked lines', '--graph dodecahedron --give closed', '112'],
    ['Hamilton’s board, required lines', '--graph dodecahedron --give required', '11'],
    ['Hamilton’s board, given opening', '--graph dodecahedron --give opening', '11'],
    ['Cube, blocked lines', '--graph cube', '1'],
    ['12 holes', '--shape cubic --size 12', '12'],
    ['Planar graph, 18 holes', '--shape cubic --size 18', '123'],
    ['Planar graph, 24 holes', '--shape cubic --size 24', '2334'],
    ['Planar graph, 36 holes', '--shape cubic --size 36', '345'],
    ['Planar graph, 48 holes', '--shape cubic --size 48', '445'],
    ['Walls, 4 by 4', '--shape walls --size 16', '11'],
    ['Walls, 6 by 6', '--shape walls --size 36', '234'],
    ['Walls, 8 by 8', '--shape walls --size 64', '2444'],
    ['Knight, 20 holes', '--shape knight --size 20', '12'],
    ['Knight, 36 holes', '--shape knight --size 36', '24'],
    ['Football, blocked lines', '--graph truncated_icosahedron --give closed', '344'],
    ['Icosidodecahedron, required lines', '--graph icosidodecahedron --give lines', '34'],
  ],
  sliding: [
    ['3 by 2', '--grid 3x2 --distance 6', '0'],
    ['3 by 2, farthest from home', '--grid 3x2 --hardest', '0'],
    ['First moves', '--grid 3x3 --distance 4', '00'],
    ['3 by 3, 8 moves', '--grid 3x3 --distance 8', '00'],
    ['3 by 3, 14 moves', '--grid 3x3 --distance 14', '00'],
    ['3 by 3, 20 moves, one solution', '--grid 3x3 --distance 20 --one-way', '00'],
    ['3 by 3, 25 moves', '--grid 3x3 --distance 25', '00'],
    ['Ladder of six', '--graph ladder_6', '00'],
    ['3 by 3, farthest from home', '--grid 3x3 --hardest', '0'],
    ['Cube, close to home', '--graph cube --distance 6', '0'],
    ['Cube, farther from home', '--graph cube --distance 14', '0'],
    ['Octahedron', '--graph octahedron', '00'],
    ['Petersen graph, close to home', '--graph petersen --distance 8', '00'],
    ['Petersen graph, far from home', '--graph petersen', '0'],
    ['Prism of five', '--graph prism_5 --distance 12', '00'],
    ['Prism of six', '--graph prism_6 --distance 20', '0'],
    ['Wheel of six', '--graph wheel_6 --distance 10', '00'],
    ['4 by 3, 12 moves', '--grid 4x3 --distance 12', '0'],
    ['4 by 3, 25 moves', '--grid 4x3 --distance 25', '0'],
    ['4 by 3, 40 moves', '--grid 4x3 --distance 40', '0'],
    ['Fifteen, 10 moves', '--grid 4x4 --distance 10', '00'],
    ['Fifteen, 20 moves', '--grid 4x4 --distance 20', '00'],
    ['Fifteen, 30 moves, one solution', '--grid 4x4 --distance 30 --one-way', '0'],
    ['Fifteen, 45 moves', '--grid 4x4 --distance 45', '4'],
    ['Fifteen, 52 moves', '--grid 4x4 --distance 52', '5'],
    ['Fifteen, 56 moves', '--grid 4x4 --distance 56', '5'],
    ['Dodecahedron, close to home', '--graph dodecahedron --distance 10', '0'],
    ['Dodecahedron, far from home', '--graph dodecahedron --distance 24', '0'],
    ['5 by 5, close to home', '--grid 5x5 --distance 20', '0'],
    ['5 by 5', '--grid 5x5', '0'],
    ['Fifteen: why is it unsolvable?', '--grid 4x4 --unsolvable', '0'],
    ['Cube: why is it unsolvable?', '--graph cube --unsolvable', '0'],
  ],
  quintomino: [
    ['Conway’s puzzle, 9 givens', '--given 9', '11'],
    ['Conway’s puzzle, 7 givens', '--given 7', '11'],
    ['Conway’s puzzle, 6 givens', '--given 6', '112'],
    ['Conway’s puzzle, 5 givens', '--given 5', '12'],
    ['Conway’s puzzle, 4 givens', '--given 4', '23'],
    ['Conway’s puzzle, fewest givens', '', '334'],
    ['Cube, 3 givens', '--level cube --given 3', '11'],
    ['Cube, 2 givens', '--level cube --given 2', '12'],
    ['Cube, fewest givens', '--level cube', '0'],
    ['Octahedron, 4 givens', '--level octahedron --given 4', '11'],
    ['Octahedron, 3 givens', '--level octahedron --given 3', '12'],
    ['Octahedron, fewest givens', '--level octahedron', '23'],
    ['Cuboctahedron, 6 givens', '--level cuboctahedron --given 6', '12'],
    ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4', '23'],
    ['Cuboctahedron, fewest givens', '--level cuboctahedron', '344'],
    ['Icosahedron, 10 givens', '--level icosahedron --given 10', '12'],
    ['Icosahedron, 8 givens', '--level icosahedron --given 8', '00'],
    ['Icosahedron, fewest givens', '--level icosahedron', '40'],
    ['One-sided, 6 givens', '--level one_sided --given 6', '00'],
    ['One-sided, fewest givens', '--level one_sided', '00'],
    ['New set of pieces', '--new-pieces', '00'],
    ['One-sided triangles, 8 givens', '--level icosahedron_one_sided --given 8', '00'],
  ],
  peg: [
    ['Triangle, 10 holes', '--board triangle10', '12'],
    ['Star', '--board star13', '112'],
    ['Triangle, 15 holes', '--board triangle15', '1123'],
    ['Pentagon', '--board pentagon16', '123'],
    ['Triangle, 21 holes', '--board triangle21', '23'],
    ['Square, 5 by 5', '--board square25', '23'],
    ['English board, 5 pegs', '--board english33 --pegs 5', '11'],
    ['English board, 7 pegs', '--board english33 --pegs 7', '12'],
    ['English board, 9 pegs', '--board english33 --pegs 9', '23'],
    ['English board, 12 pegs', '--board english33 --pegs 12', '23'],
    ['Picture', '--board english33 --symmetric', '1234'],
    ['Picture, 20 pegs', '--board english33 --symmetric --pegs 20', '4'],
    ['English board', '--board english33', '345'],
    ['French board', '--board french37', '234'],
    ['French picture', '--board french37 --symmetric', '234'],
    ['Hexagon', '--board hexagon37', '234'],
    ['Hexagon, 8 pegs', '--board hexagon37 --pegs 8', '12'],
    ['Square, 6 by 6', '--board square36', '34'],
    ['Diamond', '--board diamond41', '34'],
    ['Small hexagon', '--board hexagon19 --pegs 8', '00'],
    ['Triangle, 28 holes', '--board triangle28', '00'],
    ['Wiegleb’s board, 12 pegs', '--board wiegleb45 --pegs 12', '0'],
    ['Wiegleb’s board, 20 pegs', '--board wiegleb45 --pegs 20', '0'],
  ],
  numberlink: [
    ['5 by 5', '--grid 5x5', '1122'],
    ['6 by 6', '--grid 6x6', '1234'],
    ['7 by 7', '--grid 7x7', '23345'],
    ['7 by 6, squares may stay empty', '--grid 7x6 --cover no', '12'],
    ['9 by 8, squares may stay empty', '--grid 9x8 --cover no', '34'],
    ['8 by 8', '--grid 8x8', '2345'],
    ['8 by 8, no touching', '--grid 8x8 --self-touch no', '3'],
    ['10 by 10', '--grid 10x10', '2345'],
    ['10 by 10, symmetric', '--grid 10x10 --symmetric', '04'],
    ['12 by 12', '--grid 12x12', '345'],
    ['15 by 15', '--grid 15x15', '35'],
    ['20 by 20', '--grid 20x20', '0'],
    ['Hexagon of 37', '--graph hexagon_3', '12'],
    ['Hexagon of 61', '--graph hexagon_4', '00'],
    ['Torus', '--level torus_6x6', '00'],
    ['With bridges', '--level bridges_6x6', '123'],
    ['With walls', '--level walls_7x7', '234'],
    ['With holes', '--level holes_9x9', '00'],
    ['Dodecahedron', '--graph dodecahedron', '00'],
  ],
};

/** What `schlegel grade` says of a board: its difficulty, 0 without one, and the id of its hardest technique, '-' without one. */
function difficultyOf(puzzle, board) {
  const { stdout } = spawnSync(schlegel, ['grade', puzzle, '-', '--json'], { input: board, encoding: 'utf8', timeout: 120_000 });
  const { grade = 0, figures = [] } = JSON.parse(stdout);
  return { grade, technique: figures.find(({ id }) => id === 'hardest_technique')?.about[1] || '-' };
}

mkdirSync('assets/library', { recursive: true });
for (const [puzzle, rows] of Object.entries(recipes)) {
  if (only.length > 0 && !only.includes(puzzle)) continue;
  const boards = [],
    seen = new Set();
  for (const [title, options, wishes] of rows) {
    let seed = 0;
    for (const [index, wish] of [...wishes].entries()) {
      const grade = wish === '0' ? '' : ` --grade ${wish}`;
      for (let board = ''; !board; ) {
        const line = `generate ${puzzle} ${options}${grade} --seed ${++seed}`.replace(/ +/g, ' ');
        const made = execFileSync(schlegel, line.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 120_000 });
        const text = made.replace(/^(#.*\n)+/, '');
        if (seen.has(text)) continue;
        seen.add((board = text));
        boards.push({
          ...difficultyOf(puzzle, text),
          title: wishes.length > 1 ? `${title}, ${index + 1}` : title,
          line,
          board,
          rank: boards.length,
        });
      }
    }
  }
  boards.sort((a, b) => (a.grade || 9) - (b.grade || 9) || a.rank - b.rank);
  writeFileSync(
    `assets/library/${puzzle}.txt`,
    boards
      .map(({ grade, technique, title, line, board }) => `%% ${grade} ${technique} ${title}\n# made by: schlegel ${line}\n${board}`)
      .join(''),
  );
  console.log(
    puzzle,
    boards.length,
    JSON.stringify(boards.map(({ grade }) => grade).reduce((sums, grade) => ({ ...sums, [grade]: (sums[grade] ?? 0) + 1 }), {})),
  );
}
