#!/usr/bin/env node
// board_ids.mjs MODULE LEVELS LIBRARY OUTPUT PUZZLE...: writes for each puzzle a line with its id and those of the site's boards, with blanks
// between: first the built-in ones, then of those in the library the first characters. MODULE.js and MODULE.wasm are the module of small boards.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBoardId } from '../assets/board-id.js';
import { nodeEngine } from './node_engine.mjs';

const begin = 7; // characters that tell all boards of the library apart
const [module, levels, library, output, ...puzzles] = process.argv.slice(2);
const { engine } = await nodeEngine(`${module}.js`, new WebAssembly.Module(readFileSync(`${module}.wasm`)));
const read = (...path) => readFileSync(join(...path), 'utf8');

/** @param {string} puzzle @param {string} text */
function idOfBoard(puzzle, text) {
  for (const call of [{ type: 'load', puzzle, text }, { type: 'write' }]) {
    const answer = engine.call(1, call);
    if (answer.type === 'problem') throw new Error(`${puzzle}: ${answer.message}\n${text}`);
    if (answer.type === 'texts') return ownBoardId(answer.save.replace(/^[^]*?\ninstance\n(#.*\n)*/, '')).slice(0, begin); // without its title
  }
}

const rows = puzzles.map((puzzle) => {
  const builtIn = read(levels, puzzle, 'order.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  const texts = read(library, `${puzzle}.txt`)
    .split(/^%% .*\n/m)
    .slice(1);
  const ids = [...builtIn, ...texts.map((text) => idOfBoard(puzzle, text))];
  if (new Set(ids).size !== ids.length) throw new Error(`${puzzle}: two boards have one id`);
  return `${puzzle} ${ids.join(' ')}\n`;
});
writeFileSync(output, rows.join(''));
