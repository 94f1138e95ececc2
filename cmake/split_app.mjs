#!/usr/bin/env node
// split_app.mjs TOOLS FOLDER VISITS WHOLE FIRST LATER [--quick] FONT...: cuts the module of the app or of the small boards in two. FIRST
// holds every function that the visits of VISITS (first_visits.mjs, board_visits.mjs) call and is loaded at once; LATER holds the others and is
// loaded after the first touch (assets/split_wasm.js). Both share memory and table: a call from one into the other goes through the table,
// where a placeholder stands until LATER is there. TOOLS is Binaryen's folder, FOLDER holds the boards. Any cut is right: --quick, and where
// the visits fail, FIRST holds everything.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const quick = process.argv.includes('--quick');
const [tools, levels, visits, whole, first, later, ...fonts] = process.argv.slice(2).filter((argument) => argument !== '--quick');
const run = (tool, ...options) =>
  execFileSync(join(tools, tool), [...options, '--enable-mutable-globals'], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

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

/** What says to wasm-split which functions come first. */
async function recorded() {
  const instrumented = `${later}.instrumented`,
    profile = `${later}.profile`;
  run('wasm-split', '--instrument', whole, '-o', instrumented);
  const { makeVisits } = await import(pathToFileURL(visits).href);
  const app = {
    glue: whole.replace(/wasm$/, 'js'),
    module: new WebAssembly.Module(readFileSync(instrumented)),
    fonts: new Map(fonts.map((font) => [basename(font), readFileSync(font)])),
  };
  const parts = (await makeVisits(app, boards, cards)).map((instance, i) => {
    writeFileSync(`${profile}.${i}`, profileOf(instance));
    return `${profile}.${i}`;
  });
  run('wasm-split', '--merge-profiles', ...parts, '-o', profile);
  return `--profile=${profile}`;
}

const everything = '--split-funcs=none';
const cut = quick
  ? everything
  : await recorded().catch((error) => {
      console.error(`${error.stack.slice(-1000)}\nsplit_app: ${basename(visits)} failed: the site loads all of ${basename(whole)} at once`); // a stack may begin with all of the script
      return everything;
    });
run('wasm-split', '-g', whole, cut, '-o1', first, '-o2', later);
if (!quick) {
  for (const half of [first, later])
    run('wasm-opt', half, '-g', '--flatten', '--rereloop', '-Oz', '-Oz', '--low-memory-unused', '-o', half);
  arrange();
}

/** Numbers the names by which the second half knows functions of the first, and puts these in the order of what they are called, for like ones
 * compress better side by side. */
function arrange() {
  const kept = new Set(WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(whole))).map(({ name }) => `"${name}"`));
  const text = run('wasm-dis', first);
  const [head, ...functions] = text.slice(0, text.lastIndexOf(')')).split(/\n(?= \(func )/);
  const nameOf = (one) => one.slice(' (func '.length).split(/\s/, 1)[0];
  functions.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const place = new Map(functions.map((one, i) => [nameOf(one), i]));
  const shared = [...head.matchAll(/^ \(export (".*") \(func (.*)\)\)$/gm)].filter(([, name]) => !kept.has(name));
  shared.sort(([, , one], [, , other]) => place.get(one) - place.get(other));
  const numbers = new Map(shared.map(([, name], i) => [name, `"${i}"`]));
  const moved = new Set(shared.map(([line]) => line));
  write(first, [
    ...head.split('\n').filter((line) => !moved.has(line)),
    ...shared.map(([, name, of]) => ` (export ${numbers.get(name)} (func ${of}))`),
    ...functions,
    ')',
  ]);
  write(
    later,
    run('wasm-dis', later)
      .split('\n')
      .map((line) =>
        line.replace(/^ \(import "primary" (".*?")(?= \(func)/, (all, name) => all.replace(name, () => numbers.get(name) ?? name)),
      ),
  );
}

/** Makes a half of its text, which spells out more blocks than are needed. */
function write(half, lines) {
  writeFileSync(`${half}.wat`, lines.join('\n'));
  run('wasm-as', `${half}.wat`, '-o', half);
  run('wasm-opt', half, '-Oz', '--low-memory-unused', '-o', half);
}
