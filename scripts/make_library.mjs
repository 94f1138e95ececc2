#!/usr/bin/env node
// make_library.mjs SCHLEGEL [PUZZLE ...]: generates assets/library, which the site offers next to assets/levels, from the recipes below,
// for these puzzles or for all. SCHLEGEL is the command line. The same recipes give the same files until the version of the generator
// changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const [schlegel, ...only] = process.argv.slice(2);
if (!schlegel) {
  console.error('usage: scripts/make_library.mjs SCHLEGEL [PUZZLE ...]\nSCHLEGEL is the command line, such as build/release/cli/schlegel');
  process.exit(2);
}
const grades = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];

/** By puzzle: title, options, and grades, one board for each; 0: whatever it turns out to be. */
const recipes = {
  icosian: [
    ['Hamilton’s board, blocked lines', '--graph dodecahedron --give closed', '112'],
    ['Hamilton’s board, required lines', '--graph dodecahedron --give required', '11'],
    ['Hamilton’s board, an opening', '--graph dodecahedron --give opening', '11'],
    ['Cube, blocked lines', '--graph cube', '1'],
    ['Twelve holes', '--shape cubic --size 12', '12'],
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
    ['Icosidodecahedron, given lines', '--graph icosidodecahedron --give lines', '34'],
  ],
  sliding: [
    ['Three by two', '--grid 3x2 --distance 6', '0'],
    ['Three by two, farthest from home', '--grid 3x2 --hardest', '0'],
    ['First moves', '--grid 3x3 --distance 4', '00'],
    ['Three by three, 8 moves', '--grid 3x3 --distance 8', '00'],
    ['Three by three, 14 moves', '--grid 3x3 --distance 14', '00'],
    ['Three by three, 20 moves, one solution', '--grid 3x3 --distance 20 --one-way', '00'],
    ['Three by three, 25 moves', '--grid 3x3 --distance 25', '00'],
    ['Ladder of six', '--graph ladder_6', '00'],
    ['Three by three, farthest from home', '--grid 3x3 --hardest', '0'],
    ['Cube, close to home', '--graph cube --distance 6', '0'],
    ['Cube, farther from home', '--graph cube --distance 14', '0'],
    ['Octahedron', '--graph octahedron', '00'],
    ['Petersen graph, close to home', '--graph petersen --distance 8', '00'],
    ['Petersen graph, far from home', '--graph petersen', '0'],
    ['Prism of five', '--graph prism_5 --distance 12', '00'],
    ['Prism of six', '--graph prism_6 --distance 20', '0'],
    ['Wheel of six', '--graph wheel_6 --distance 10', '00'],
    ['Four by three, 12 moves', '--grid 4x3 --distance 12', '0'],
    ['Four by three, 25 moves', '--grid 4x3 --distance 25', '0'],
    ['Four by three, 40 moves', '--grid 4x3 --distance 40', '0'],
    ['Fifteen, 10 moves', '--grid 4x4 --distance 10', '00'],
    ['Fifteen, 20 moves', '--grid 4x4 --distance 20', '00'],
    ['Fifteen, 30 moves, one solution', '--grid 4x4 --distance 30 --one-way', '0'],
    ['Fifteen, 45 moves', '--grid 4x4 --distance 45', '4'],
    ['Fifteen, 52 moves', '--grid 4x4 --distance 52', '5'],
    ['Fifteen, 56 moves', '--grid 4x4 --distance 56', '5'],
    ['Dodecahedron, close to home', '--graph dodecahedron --distance 10', '0'],
    ['Dodecahedron, far from home', '--graph dodecahedron --distance 24', '0'],
    ['Five by five, close to home', '--grid 5x5 --distance 20', '0'],
    ['Five by five', '--grid 5x5', '0'],
    ['Fifteen: why is it unsolvable?', '--grid 4x4 --unsolvable', '0'],
    ['Cube: why is it unsolvable?', '--graph cube --unsolvable', '0'],
  ],
  quintomino: [
    ['Conway’s puzzle, nine given', '--given 9', '11'],
    ['Conway’s puzzle, seven given', '--given 7', '11'],
    ['Conway’s puzzle, six given', '--given 6', '112'],
    ['Conway’s puzzle, five given', '--given 5', '12'],
    ['Conway’s puzzle, four given', '--given 4', '23'],
    ['Conway’s puzzle, fewest given', '', '334'],
    ['Cube, three given', '--level cube --given 3', '11'],
    ['Cube, two given', '--level cube --given 2', '12'],
    ['Cube, fewest given', '--level cube', '0'],
    ['Octahedron, four given', '--level octahedron --given 4', '11'],
    ['Octahedron, three given', '--level octahedron --given 3', '12'],
    ['Octahedron, fewest given', '--level octahedron', '23'],
    ['Cuboctahedron, six given', '--level cuboctahedron --given 6', '12'],
    ['Cuboctahedron, four given', '--level cuboctahedron --given 4', '23'],
    ['Cuboctahedron, fewest given', '--level cuboctahedron', '344'],
    ['Icosahedron, ten given', '--level icosahedron --given 10', '12'],
    ['Icosahedron, eight given', '--level icosahedron --given 8', '00'],
    ['Icosahedron, fewest given', '--level icosahedron', '40'],
    ['One-sided, six given', '--level one_sided --given 6', '00'],
    ['One-sided, fewest given', '--level one_sided', '00'],
    ['New set of pieces', '--new-pieces', '00'],
    ['One-sided triangles, eight given', '--level icosahedron_one_sided --given 8', '00'],
  ],
  peg: [
    ['Triangle of ten', '--board triangle10', '12'],
    ['Star', '--board star13', '112'],
    ['Triangle of fifteen', '--board triangle15', '1123'],
    ['Pentagon', '--board pentagon16', '123'],
    ['Triangle of 21', '--board triangle21', '23'],
    ['Square, 5 by 5', '--board square25', '23'],
    ['English board, five pegs', '--board english33 --pegs 5', '11'],
    ['English board, seven pegs', '--board english33 --pegs 7', '12'],
    ['English board, nine pegs', '--board english33 --pegs 9', '23'],
    ['English board, twelve pegs', '--board english33 --pegs 12', '23'],
    ['Picture', '--board english33 --symmetric', '1234'],
    ['Picture, twenty pegs', '--board english33 --symmetric --pegs 20', '4'],
    ['English board', '--board english33', '345'],
    ['French board', '--board french37', '234'],
    ['French picture', '--board french37 --symmetric', '234'],
    ['Hexagon', '--board hexagon37', '234'],
    ['Hexagon, eight pegs', '--board hexagon37 --pegs 8', '12'],
    ['Square, 6 by 6', '--board square36', '34'],
    ['Diamond', '--board diamond41', '34'],
    ['Small hexagon', '--board hexagon19 --pegs 8', '00'],
    ['Triangle of 28', '--board triangle28', '00'],
    ['Wiegleb’s board, twelve pegs', '--board wiegleb45 --pegs 12', '0'],
    ['Wiegleb’s board, twenty pegs', '--board wiegleb45 --pegs 20', '0'],
  ],
  numberlink: [
    ['Five by five', '--grid 5x5', '1122'],
    ['Six by six', '--grid 6x6', '1234'],
    ['Seven by seven', '--grid 7x7', '23345'],
    ['Seven by six, squares may stay empty', '--grid 7x6 --cover no', '12'],
    ['Nine by eight, squares may stay empty', '--grid 9x8 --cover no', '34'],
    ['Eight by eight', '--grid 8x8', '2345'],
    ['Eight by eight, no touching', '--grid 8x8 --self-touch no', '3'],
    ['Ten by ten', '--grid 10x10', '2345'],
    ['Ten by ten, symmetric', '--grid 10x10 --symmetric', '04'],
    ['Twelve by twelve', '--grid 12x12', '345'],
    ['Fifteen by fifteen', '--grid 15x15', '35'],
    ['Twenty by twenty', '--grid 20x20', '0'],
    ['Hexagon of 37', '--graph hexagon_3', '12'],
    ['Hexagon of 61', '--graph hexagon_4', '00'],
    ['Torus', '--level torus_6x6', '00'],
    ['With bridges', '--level bridges_6x6', '123'],
    ['With walls', '--level walls_7x7', '234'],
    ['With holes', '--level holes_9x9', '00'],
    ['Dodecahedron', '--graph dodecahedron', '00'],
  ],
};

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
        const [, name] = /^# (\w+)/.exec(made),
          text = made.replace(/^(#.*\n)+/, '');
        if (seen.has(text)) continue;
        seen.add((board = text));
        boards.push({
          grade: grades.indexOf(name) + 1,
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
    boards.map(({ grade, title, line, board }) => `%% ${grade} ${title}\n# made by: schlegel ${line}\n${board}`).join(''),
  );
  console.log(
    puzzle,
    boards.length,
    JSON.stringify(boards.map(({ grade }) => grade).reduce((sums, grade) => ({ ...sums, [grade]: (sums[grade] ?? 0) + 1 }), {})),
  );
}
