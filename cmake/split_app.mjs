#!/usr/bin/env node
// split_app.mjs TOOLS FOLDER WHOLE FIRST LATER [--quick] FONT...: cuts the app's module in two. FIRST holds every function that the
// visits of first_visits.mjs call and is loaded at once; LATER holds the others and is loaded after the first touch (assets/split_wasm.js).
// Both share memory and table: a call from one into the other goes through the table, where a placeholder stands until LATER is
// there. TOOLS is Binaryen's folder, FOLDER holds the boards. --quick leaves out what only makes the halves smaller.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeVisits } from './first_visits.mjs';

const quick = process.argv.includes('--quick');
const [tools, levels, whole, first, later, ...fonts] = process.argv.slice(2).filter((argument) => argument !== '--quick');
const run = (tool, ...options) => execFileSync(join(tools, tool), [...options, '--enable-mutable-globals'], { stdio: 'inherit' });

/** How often each function was called, as wasm-split reads it. @param {WebAssembly.Instance} instance */
function profileOf({ exports }) {
  const memory = Object.values(exports).find((item) => item instanceof WebAssembly.Memory);
  const at = memory.buffer.byteLength;
  memory.grow(16);
  return new Uint8Array(memory.buffer, at, exports.__write_profile(at, 1 << 20));
}

const boards = new Map(),
  cards = [];
for (const puzzle of readdirSync(levels)) {
  const read = (name) =>
    readFileSync(join(levels, puzzle, name), 'utf8')
      .trim()
      .split('\n');
  boards.set(
    puzzle,
    ['order.txt', 'retired.txt']
      .filter((list) => existsSync(join(levels, puzzle, list)))
      .flatMap(read)
      .map((line) => line.split(' ')[0]),
  );
  const [board, , , moves] = read('first.txt');
  cards.push({ key: `${puzzle}\t${board}`, moves });
}

const instrumented = `${later}.instrumented`,
  profile = `${later}.profile`;
run('wasm-split', '--instrument', whole, '-o', instrumented);
const app = {
  glue: readFileSync(whole.replace(/wasm$/, 'js'), 'utf8'),
  module: new WebAssembly.Module(readFileSync(instrumented)),
  fonts: new Map(fonts.map((font) => [basename(font), readFileSync(font)])),
};
const visited = await makeVisits(app, boards, cards).catch((error) => {
  console.error(error.stack); // without the line of the script, which is all of it
  process.exit(1);
});
const parts = visited.map((instance, i) => {
  writeFileSync(`${profile}.${i}`, profileOf(instance));
  return `${profile}.${i}`;
});
run('wasm-split', '--merge-profiles', ...parts, '-o', profile);
run('wasm-split', whole, `--profile=${profile}`, '-o1', first, '-o2', later);
for (const half of quick ? [] : [first, later])
  run('wasm-opt', half, '-Oz', '--converge', '--low-memory-unused', '--ignore-implicit-traps', '--strip-debug', '-o', half);
