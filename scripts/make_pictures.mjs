#!/usr/bin/env node
// Draws docs/boards.svg for the README: a board of each puzzle with some moves played, in the order of the README's table. Needs the command line of the preset `release`. The colours follow the reader's light or dark theme.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const schlegel = (...words) => execFileSync(path('build/release/cli/schlegel'), words, { encoding: 'utf8' });

// A built-in board, and how many moves of its first solution to play.
const boards = [
  ['icosian', 'hamilton', 11],
  ['sliding', 'grid_4x4_far', 3],
  ['quintomino', 'conway', 12],
  ['peg', 'english33', 8],
  ['numberlink', 'cover_8x8', 44],
];
const side = 200,
  gap = 15;

let style = '';
const drawings = boards.map(([puzzle, level, moves], index) => {
  const board = [puzzle, '--level', level];
  const { solutions } = JSON.parse(schlegel('solve', ...board, '--json'));
  const svg = schlegel('draw', ...board, '--moves', solutions[0].slice(0, moves).join(' '), '--width', side);
  style = svg.match(/<style>.*?<\/style>\n/s)[0]; // the same in every drawing
  const shapes = svg.slice(svg.indexOf(style) + style.length, svg.lastIndexOf('</svg>'));
  const [box] = svg.match(/viewBox=".*?"/);
  return `<svg x="${index * (side + gap)}" width="${side}" height="${side}" ${box}>\n${shapes}</svg>\n`;
});

const width = boards.length * (side + gap) - gap;
const size = `viewBox="0 0 ${width} ${side}" width="${width}" height="${side}"`;
writeFileSync(path('docs/boards.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">\n${style}${drawings.join('')}</svg>\n`);
