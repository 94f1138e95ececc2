#!/usr/bin/env node
// board_ids.mjs MODULE ASSETS IDS TECHNIQUES PUZZLE...: writes two files. In IDS each puzzle has a line with its id and those of the site's boards,
// with blanks between: first the built-in ones, then of those in the library the first characters. TECHNIQUES has the lines of
// ASSETS/techniques.txt, each with the ids of the boards whose hardest technique it is. MODULE.js and MODULE.wasm are the module of small boards.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBoardId } from '../assets/board-id.js';
import { nodeEngine } from './node_engine.mjs';

const begin = 7; // characters that tell all boards of the library apart
const [module, assets, idsFile, techniquesFile, ...puzzles] = process.argv.slice(2);
const { engine } = await nodeEngine(`${module}.js`, new WebAssembly.Module(readFileSync(`${module}.wasm`)));
const read = (...path) => readFileSync(join(assets, ...path), 'utf8');

/** @param {string} puzzle @param {string} text */
function idOfBoard(puzzle, text) {
  for (const call of [{ type: 'load', puzzle, text }, { type: 'write' }]) {
    const answer = engine.call(1, call);
    if (answer.type === 'problem') throw new Error(`${puzzle}: ${answer.message}\n${text}`);
    if (answer.type === 'texts') return ownBoardId(answer.save.replace(/^[^]*?\ninstance\n(#.*\n)*/, '')).slice(0, begin); // without its title
  }
}

/** By puzzle and technique, ids with blanks between. @type {Map<string, string>} */
const needed = new Map();
const rows = puzzles.map((puzzle) => {
  const builtIn = read('levels', puzzle, 'order.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const library = [...read('library', `${puzzle}.txt`).matchAll(/^%% \d (\S+) .*\n((?:(?!%% ).*\n)*)/gm)];
  const boards = [
    ...builtIn.map(([id, , technique]) => [id, technique]),
    ...library.map(([, technique, text]) => [idOfBoard(puzzle, text), technique]),
  ];
  for (const [id, technique] of boards) {
    const key = `${puzzle}\t${technique}`;
    needed.set(key, needed.has(key) ? `${needed.get(key)} ${id}` : id);
  }
  const ids = boards.map(([id]) => id);
  if (new Set(ids).size !== ids.length) throw new Error(`${puzzle}: two boards have one id`);
  return `${puzzle} ${ids.join(' ')}\n`;
});
writeFileSync(idsFile, rows.join(''));
const techniques = read('techniques.txt').trim().split('\n');
writeFileSync(techniquesFile, techniques.map((line) => `${line}\t${needed.get(/^\S+\t\S+/.exec(line)[0]) ?? ''}\n`).join(''));
