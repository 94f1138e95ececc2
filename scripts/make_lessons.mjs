#!/usr/bin/env node
// make_lessons.mjs SCHLEGEL [PUZZLE ...]: adds to the lessons of these puzzles, or of all, in assets/lessons the practice boards that they
// lack of the recipes below. SCHLEGEL is the command line. A board keeps its number, the seed, for good; new ones take the next.
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';

const [schlegel, ...only] = process.argv.slice(2);
if (!schlegel) {
  console.error('usage: scripts/make_lessons.mjs SCHLEGEL [PUZZLE ...]\nSCHLEGEL is the command line, such as build/release/cli/schlegel');
  process.exit(2);
}
const grades = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];

/** By puzzle and lesson: title and options of each generated board, small ones first. With a grade, the board only uses the technique. */
const recipes = {
  icosian: {
    two_lines: [
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Cube', '--graph cube'],
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
    ],
    full_hole: [
      ['Cube', '--graph cube'],
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Hamilton’s board', '--graph dodecahedron'],
    ],
    early_loop: [
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Hamilton’s board', '--graph dodecahedron'],
      ['Walls, 6 by 6', '--shape walls --size 36'],
    ],
    cut_of_two: [
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Walls, 4 by 4', '--shape walls --size 16'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Walls, 6 by 6', '--shape walls --size 36'],
    ],
    parity: [
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Planar graph, 24 holes', '--shape cubic --size 24'],
      ['Walls, 6 by 6', '--shape walls --size 36'],
    ],
    colours: [
      ['Planar graph, 10 holes', '--shape cubic --size 10'],
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 14 holes', '--shape cubic --size 14'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Planar graph, 24 holes', '--shape cubic --size 24'],
    ],
    contradiction_in_one_step: [
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 14 holes', '--shape cubic --size 14'],
      ['Knight, 16 holes', '--shape knight --size 16'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Walls, 6 by 6', '--shape walls --size 36'],
    ],
    contradiction: [
      ['Planar graph, 12 holes', '--shape cubic --size 12'],
      ['Planar graph, 14 holes', '--shape cubic --size 14'],
      ['Planar graph, 18 holes', '--shape cubic --size 18'],
      ['Planar graph, 24 holes', '--shape cubic --size 24 --technique contradiction'],
      ['Walls, 6 by 6', '--shape walls --size 36 --technique contradiction'],
    ],
    nested_contradiction: [
      ['Planar graph, 36 holes', '--shape cubic --size 36 --technique combined_facts'],
      ['Planar graph, 48 holes', '--shape cubic --size 48 --technique combined_facts'],
    ],
  },
  sliding: {
    towards: [
      ['3 by 3, 3 moves', '--grid 3x3 --distance 3'],
      ['3 by 2, 5 moves', '--grid 3x2 --distance 5'],
      ['3 by 3, 5 moves', '--grid 3x3 --distance 5'],
      ['Fifteen, 6 moves', '--grid 4x4 --distance 6'],
      ['Cube, 6 moves', '--graph cube --distance 6'],
    ],
    row: [
      ['3 by 3, 8 moves', '--grid 3x3 --distance 8'],
      ['3 by 3, 10 moves', '--grid 3x3 --distance 10'],
      ['4 by 3, 10 moves', '--grid 4x3 --distance 10'],
      ['3 by 3, 14 moves', '--grid 3x3 --distance 14'],
      ['Fifteen, 12 moves', '--grid 4x4 --distance 12'],
    ],
    corner: [
      ['3 by 2, 8 moves', '--grid 3x2 --distance 8'],
      ['3 by 2, 12 moves', '--grid 3x2 --distance 12'],
      ['3 by 3, 10 moves', '--grid 3x3 --distance 10'],
      ['3 by 3, 14 moves', '--grid 3x3 --distance 14'],
      ['Fifteen, 14 moves', '--grid 4x4 --distance 14'],
    ],
    column: [
      ['3 by 4, 10 moves', '--grid 3x4 --distance 10'],
      ['3 by 4, 12 moves', '--grid 3x4 --distance 12'],
      ['3 by 5, 12 moves', '--grid 3x5 --distance 12'],
      ['Fifteen, 14 moves', '--grid 4x4 --distance 14'],
      ['Fifteen, 20 moves', '--grid 4x4 --distance 20'],
    ],
    ring: [
      ['Ring of five', '--graph cycle_5 --distance 7'],
      ['Ring of six', '--graph cycle_6 --distance 8'],
      ['3 by 2, 8 moves', '--grid 3x2 --distance 8'],
      ['Wheel of five', '--graph wheel_5 --distance 7'],
      ['3 by 3, 10 moves', '--grid 3x3 --distance 10'],
    ],
    one_by_one: [
      ['Wheel of five', '--graph wheel_5 --distance 7'],
      ['Octahedron', '--graph octahedron --distance 7'],
      ['Wheel of six', '--graph wheel_6 --distance 9'],
      ['Petersen graph, 8 moves', '--graph petersen --distance 8'],
      ['Cube, 10 moves', '--graph cube --distance 10'],
    ],
    line_up: [
      ['Ladder of three', '--graph ladder_3 --distance 9'],
      ['Prism of five', '--graph prism_5 --distance 8'],
      ['Cube, 10 moves', '--graph cube --distance 10'],
      ['Ladder of four', '--graph ladder_4 --distance 14'],
      ['Prism of six', '--graph prism_6 --distance 14'],
    ],
    detour: [
      ['Wheel of five, 5 moves', '--graph wheel_5 --distance 5'],
      ['Wheel of four, 5 moves', '--graph wheel_4 --distance 5'],
      ['3 by 3, 6 moves', '--grid 3x3 --distance 6'],
      ['Wheel of six, 6 moves', '--graph wheel_6 --distance 6'],
      ['Prism of three, 6 moves', '--graph prism_3 --distance 6'],
    ],
    three_cycle: [
      ['Two pentagons, 20 moves', '--graph theta_0_3_3 --distance 20'],
      ['Two pentagons, 18 moves', '--graph theta_0_3_3 --distance 18'],
      ['Pentagon and hexagon, 20 moves', '--graph theta_0_3_4 --distance 20'],
      ['Two hexagons, 22 moves', '--graph theta_0_4_4 --distance 22'],
      ['Two hexagons, 24 moves', '--graph theta_0_4_4 --distance 24'],
    ],
    rings: [
      ['Theta graph, 7 moves', '--graph theta_1_2_2 --distance 7'],
      ['Petersen graph, 8 moves', '--graph petersen --distance 8'],
      ['Theta graph, 12 moves', '--graph theta_1_2_2 --distance 12'],
      ['Petersen graph, 12 moves', '--graph petersen --distance 12'],
      ['Dodecahedron, 10 moves', '--graph dodecahedron --distance 10'],
    ],
  },
  numberlink: {
    only_exit: [
      ['4 by 4', '--grid 4x4 --grade 1'],
      ['5 by 4', '--grid 5x4 --grade 1'],
      ['5 by 5', '--grid 5x5 --grade 1'],
      ['5 by 5, squares may stay empty', '--grid 5x5 --cover no --grade 1'],
      ['6 by 6, squares may stay empty', '--grid 6x6 --cover no --grade 1'],
    ],
    corner: [
      ['4 by 4', '--grid 4x4 --grade 1'],
      ['5 by 4', '--grid 5x4 --grade 1'],
      ['5 by 5', '--grid 5x5 --grade 1'],
      ['6 by 5', '--grid 6x5 --grade 1'],
      ['6 by 6', '--grid 6x6 --grade 1'],
    ],
    two_ways: [
      ['5 by 4', '--grid 5x4 --grade 1'],
      ['5 by 5', '--grid 5x5 --grade 1'],
      ['6 by 5', '--grid 6x5 --grade 1'],
      ['6 by 6', '--grid 6x6 --grade 1'],
      ['With holes', '--level holes_9x9 --grade 1'],
    ],
    two_lines: [
      ['5 by 4', '--grid 5x4'],
      ['5 by 5', '--grid 5x5'],
      ['6 by 6, squares may stay empty', '--grid 6x6 --cover no'],
      ['6 by 6', '--grid 6x6'],
      ['Hexagon of 37', '--graph hexagon_3'],
    ],
    no_touching: [
      ['5 by 5, no touching', '--grid 5x5 --self-touch no'],
      ['6 by 5, no touching', '--grid 6x5 --self-touch no'],
      ['6 by 6, no touching', '--grid 6x6 --self-touch no'],
      ['6 by 6, no touching', '--grid 6x6 --self-touch no'],
      ['7 by 7, no touching', '--grid 7x7 --self-touch no'],
    ],
    stranded: [
      ['5 by 5, squares may stay empty', '--grid 5x5 --cover no'],
      ['5 by 5, squares may stay empty', '--grid 5x5 --cover no'],
      ['6 by 6, squares may stay empty', '--grid 6x6 --cover no'],
      ['7 by 6, squares may stay empty', '--grid 7x6 --cover no'],
      ['7 by 7, squares may stay empty', '--grid 7x7 --cover no'],
    ],
    bottleneck: [
      ['5 by 5', '--grid 5x5'],
      ['6 by 5', '--grid 6x5'],
      ['6 by 6', '--grid 6x6'],
      ['7 by 7', '--grid 7x7'],
      ['Hexagon of 37', '--graph hexagon_3'],
    ],
    out_of_reach: [
      ['6 by 5', '--grid 6x5'],
      ['6 by 6', '--grid 6x6'],
      ['With bridges', '--level bridges_6x6'],
      ['7 by 7', '--grid 7x7'],
      ['With walls', '--level walls_7x7'],
    ],
    crowded: [
      ['6 by 5', '--grid 6x5'],
      ['6 by 6', '--grid 6x6'],
      ['6 by 6, squares may stay empty', '--grid 6x6 --cover no'],
      ['7 by 7', '--grid 7x7'],
      ['With walls', '--level walls_7x7'],
    ],
    contradiction_in_one_step: [
      ['6 by 5', '--grid 6x5'],
      ['6 by 6', '--grid 6x6'],
      ['With walls', '--level walls_7x7'],
      ['Hexagon of 37', '--graph hexagon_3'],
      ['7 by 7', '--grid 7x7'],
    ],
    contradiction: [
      ['5 by 5', '--grid 5x5 --technique contradiction'],
      ['6 by 6', '--grid 6x6'],
      ['With walls', '--level walls_7x7'],
      ['7 by 7', '--grid 7x7 --technique contradiction'],
      ['6 by 6', '--grid 6x6 --technique combined_facts'],
    ],
  },
  quintomino: {
    only_piece: [
      ['Cube, 3 givens', '--level cube --given 3'],
      ['Cube, 2 givens', '--level cube --given 2'],
      ['Octahedron, 4 givens', '--level octahedron --given 4'],
      ['Conway’s puzzle, 8 givens', '--given 8'],
      ['Conway’s puzzle, 6 givens', '--given 6'],
    ],
    forced_colour: [
      ['Cuboctahedron, 5 givens', '--level cuboctahedron --given 5'],
      ['Conway’s puzzle, 6 givens', '--given 6'],
      ['Conway’s puzzle, 5 givens', '--given 5'],
      ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4'],
      ['Conway’s puzzle, 5 givens', '--given 5'],
    ],
    only_face: [
      ['Octahedron, 3 givens', '--level octahedron --given 3'],
      ['Conway’s puzzle, 6 givens', '--given 6'],
      ['Octahedron, 3 givens', '--level octahedron --given 3'],
      ['Conway’s puzzle, 5 givens', '--given 5'],
      ['Icosahedron, 10 givens', '--level icosahedron --given 10'],
    ],
    two_faces: [
      ['Cube, 2 givens', '--level cube --given 2'],
      ['Octahedron, 3 givens', '--level octahedron --given 3'],
      ['Conway’s puzzle, 6 givens', '--given 6'],
      ['Conway’s puzzle, 5 givens', '--given 5'],
      ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4'],
    ],
    counted: [
      ['Icosahedron, 9 givens', '--level icosahedron --given 9 --grade 3'],
      ['Icosahedron, 9 givens', '--level icosahedron --given 9 --grade 3'],
      ['Icosahedron, 8 givens', '--level icosahedron --given 8 --grade 3'],
      ['Icosahedron, 8 givens', '--level icosahedron --given 8 --grade 3'],
      ['Icosahedron, 8 givens', '--level icosahedron --given 8 --grade 3'],
    ],
    two_pieces: [
      ['Cuboctahedron, 5 givens', '--level cuboctahedron --given 5 --grade 3'],
      ['Cuboctahedron, 5 givens', '--level cuboctahedron --given 5 --grade 3'],
      ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4 --grade 3'],
      ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4 --grade 3'],
      ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4 --grade 3'],
    ],
    excluded: [
      ['Conway’s puzzle, 5 givens', '--given 5'],
      ['Conway’s puzzle, 4 givens', '--given 4'],
      ['Cuboctahedron, 4 givens', '--level cuboctahedron --given 4'],
      ['Conway’s puzzle, fewest givens', '--level conway'],
      ['Icosahedron, 8 givens', '--level icosahedron --given 8'],
    ],
    contradiction_in_one_step: [
      ['Octahedron, fewest givens', '--level octahedron'],
      ['Octahedron, fewest givens', '--level octahedron'],
      ['Conway’s puzzle, 4 givens', '--given 4'],
      ['Conway’s puzzle, fewest givens', '--level conway'],
      ['Conway’s puzzle, fewest givens', '--level conway'],
    ],
    contradiction: [
      ['Conway’s puzzle, 4 givens', '--given 4'],
      ['Conway’s puzzle, fewest givens', '--level conway'],
      ['Cuboctahedron, fewest givens', '--level cuboctahedron'],
      ['Conway’s puzzle, fewest givens', '--level conway --technique contradiction'],
      ['Cuboctahedron, fewest givens', '--level cuboctahedron --technique contradiction'],
    ],
  },
  peg: {
    only_jump: [
      ['English board, 6 pegs', '--board english33 --pegs 6'],
      ['Triangle of 10 holes', '--board triangle10'],
      ['Star', '--board star13'],
      ['English board, 8 pegs', '--board english33 --pegs 8'],
      ['Triangle of 15 holes', '--board triangle15'],
    ],
    last_jump: [
      ['English board, 4 pegs', '--board english33 --pegs 4'],
      ['Hexagon, 4 pegs', '--board hexagon37 --pegs 4'],
      ['English board, 5 pegs', '--board english33 --pegs 5'],
      ['Square, 5 pegs', '--board square25 --pegs 5'],
      ['Triangle of 10 holes', '--board triangle10'],
    ],
    safe_jump: [
      ['English board, 5 pegs', '--board english33 --pegs 5'],
      ['Square, 6 pegs', '--board square25 --pegs 6'],
      ['Hexagon, 6 pegs', '--board hexagon37 --pegs 6'],
      ['English board, 8 pegs', '--board english33 --pegs 8'],
      ['Pentagon', '--board pentagon16'],
    ],
    three_purge: [
      ['English board, 6 pegs', '--board english33 --pegs 6'],
      ['Star', '--board star13'],
      ['English board, 7 pegs', '--board english33 --pegs 7'],
      ['Triangle of 15 holes', '--board triangle15'],
      ['English board, 11 pegs', '--board english33 --pegs 11'],
    ],
    package: [
      ['English board, 4 pegs', '--board english33 --pegs 4'],
      ['Square, 6 pegs', '--board square25 --pegs 6'],
      ['Triangle of 10 holes', '--board triangle10'],
      ['English board, 9 pegs', '--board english33 --pegs 9'],
      ['Pentagon', '--board pentagon16'],
    ],
    six_purge: [
      ['English board, 8 pegs', '--board english33 --pegs 8'],
      ['Star', '--board star13'],
      ['English board, 9 pegs', '--board english33 --pegs 9'],
      ['Square, 10 pegs', '--board square25 --pegs 10'],
      ['English board, 12 pegs', '--board english33 --pegs 12'],
    ],
    l_purge: [
      ['Star', '--board star13'],
      ['English board, 9 pegs', '--board english33 --pegs 9'],
      ['English board, 9 pegs', '--board english33 --pegs 9'],
      ['English board, 10 pegs', '--board english33 --pegs 10'],
      ['English board, 12 pegs', '--board english33 --pegs 12'],
    ],
  },
};

function run(args, input = '') {
  const { status, stdout, stderr } = spawnSync(schlegel, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 2) throw new Error(stderr);
  return stdout;
}
const uses = (puzzle, board, techniques) =>
  JSON.parse(run(['explain', puzzle, '-', '--json'], board)).explanation.steps.some((step) => techniques.includes(step.technique_id));

for (const [puzzle, lessons] of Object.entries(recipes)) {
  if (only.length > 0 && !only.includes(puzzle)) continue;
  const path = (lesson) => `assets/lessons/${puzzle}/${lesson}.txt`;
  const written = Object.keys(lessons)
    .map((lesson) => readFileSync(path(lesson), 'utf8'))
    .join('');
  const levels = readFileSync(`assets/levels/${puzzle}/order.txt`, 'utf8').matchAll(/^\S+/gm);
  let taken =
    written +
    readFileSync(`assets/library/${puzzle}.txt`, 'utf8') +
    [...levels].map(([id]) => run(['convert', puzzle, '--level', id])).join('');
  let seed = Math.max(0, ...[...written.matchAll(/ --seed (\d+)$/gm)].map(([, number]) => Number(number)));
  for (const [lesson, rows] of Object.entries(lessons)) {
    const lines = readFileSync(path(lesson), 'utf8');
    const techniques = [...lines.matchAll(/^(?:technique|uses) (.*)$/gm)].flatMap(([, ids]) => ids.split(' '));
    const missing = rows.slice(lines.match(/^# made by: /gm)?.length ?? 0);
    for (const [title, options] of missing) {
      const last = seed + 50;
      for (let board = ''; !board; ) {
        if (seed === last) throw new Error(`no board for ${lesson}: ${options}`);
        const sort = /--(?:grade|technique)/.test(options) ? '' : ` --technique ${techniques[0]}`;
        const line = `generate ${puzzle} ${options}${sort} --seed ${++seed}`;
        const made = run(line.split(' '));
        const text = made.replace(/^(#.*\n)+/, '');
        if (!text || taken.includes(text) || !uses(puzzle, text, techniques)) continue;
        const [, name] = /^# (\w+)/.exec(made);
        board = `practice ${grades.indexOf(name) + 1} ${title}, no. ${seed}\n# made by: schlegel ${line}\n${text}`;
        appendFileSync(path(lesson), board);
        taken += board;
      }
    }
    if (missing.length > 0) console.log(puzzle, lesson, missing.length, 'boards');
  }
}
