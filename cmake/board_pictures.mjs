#!/usr/bin/env node
// board_pictures.mjs MODULE FOLDER LIST...: writes pictures of boards as FOLDER/NAME.svg. MODULE.js and MODULE.wasm are the module of small
// boards. A LIST has a line "NAME WIDTH LINK" for each picture: its width in pixels, below 240 for the small style, and the game as an address
// holds it, "icosian?level=cube&moves=a+b+c".
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEngine } from './node_engine.mjs';

const [module, folder, ...lists] = process.argv.slice(2);
const { engine } = await nodeEngine(`${module}.js`, new WebAssembly.Module(readFileSync(`${module}.wasm`)));
const rows = lists.flatMap((list) => readFileSync(list, 'utf8').split('\n')).filter(Boolean);
for (const row of rows) {
  const [name, width, link] = row.split(' ');
  const ask = (call) => {
    const answer = engine.call(1, call);
    if (answer.type === 'problem') throw new Error(`${row}: ${answer.message}`);
    return answer;
  };
  ask({ type: 'load', link });
  writeFileSync(join(folder, `${name}.svg`), ask({ type: 'paint', width: Number(width) }).svg);
}
