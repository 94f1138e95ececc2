#!/usr/bin/env node
// board_ids.mjs MODULE LEVELS LIBRARY OUTPUT PUZZLE...: writes for each puzzle a line with its id and those of the site's boards, with blanks
// between: first the built-in ones, then of those in the library the first characters. MODULE.js and MODULE.wasm are the module of small boards.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEngine } from './node_engine.mjs';

const begin = 7; // characters that tell all boards of the library apart
const [module, levels, library, output, ...puzzles] = process.argv.slice(2);
const { engine } = await nodeEngine(`${module}.js`, new WebAssembly.Module(readFileSync(`${module}.wasm`)));
const read = (...path) => readFileSync(join(...path), 'utf8');

/** As own_board_id in web/app/local_store.cpp. @param {string} text */
function idOf(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `~${hash.toString(16).padStart(16, '0')}`;
}

/** @param {string} puzzle @param {string} text */
function idOfBoard(puzzle, text) {
  for (const call of [{ type: 'load', puzzle, text }, { type: 'write' }]) {
    const answer = engine.call(1, call);
    if (answer.type === 'problem') throw new Error(`${puzzle}: ${answer.message}\n${text}`);
    if (answer.type === 'texts')
      return idOf(answer.save.slice(answer.save.indexOf('\ninstance\n') + '\ninstance\n'.length)).slice(0, begin);
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
