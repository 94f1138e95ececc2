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
  let all = Object.keys(lessons)
    .map((lesson) => readFileSync(path(lesson), 'utf8'))
    .join('');
  let seed = Math.max(0, ...[...all.matchAll(/ --seed (\d+)$/gm)].map(([, number]) => Number(number)));
  for (const [lesson, rows] of Object.entries(lessons)) {
    const lines = readFileSync(path(lesson), 'utf8');
    const techniques = [...lines.matchAll(/^(?:technique|uses) (.*)$/gm)].flatMap(([, ids]) => ids.split(' '));
    const missing = rows.slice(lines.match(/^# made by: /gm)?.length ?? 0);
    for (const [title, options] of missing)
      for (let board = ''; !board; ) {
        const sort = /--(?:grade|technique)/.test(options) ? '' : ` --technique ${techniques[0]}`;
        const line = `generate ${puzzle} ${options}${sort} --seed ${++seed}`;
        const made = run(line.split(' '));
        const text = made.replace(/^(#.*\n)+/, '');
        if (!text || all.includes(text) || !uses(puzzle, text, techniques)) continue;
        const [, name] = /^# (\w+)/.exec(made);
        board = `practice ${grades.indexOf(name) + 1} ${title}, no. ${seed}\n# made by: schlegel ${line}\n${text}`;
        appendFileSync(path(lesson), board);
        all += board;
      }
    if (missing.length > 0) console.log(puzzle, lesson, missing.length, 'boards');
  }
}
