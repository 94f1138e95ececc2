#!/usr/bin/env node
// split_app.mjs TOOLS FOLDER VISITS WHOLE FIRST PARTS [--quick] FONT...: cuts the module of the app or of the small boards. FIRST holds what the
// visits of VISITS (first_visits.mjs, board_visits.mjs) call, and is loaded at once. PARTS are names with commas between: a part is the file of
// FIRST with its name behind. "later" holds what no visit calls, and is loaded after the first touch; that of a puzzle holds what only visits
// to its boards call, and is loaded with them (assets/split_wasm.js). All share memory and table: a call from one into another goes through the
// table, where a placeholder stands until the part is there. TOOLS is Binaryen's folder, FOLDER holds the boards. Any cut is right: --quick, and
// where the visits fail, FIRST holds everything.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const quick = process.argv.includes('--quick');
const [tools, levels, visits, whole, first, partNames, ...fonts] = process.argv.slice(2).filter((argument) => argument !== '--quick');
const parts = partNames.split(',').map((name) => ({ name, file: first.replace(/(?=\.wasm$)/, `-${name}`) }));
const run = (tool, ...options) =>
  execFileSync(join(tools, tool), [...options, '--enable-mutable-globals'], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Of each function whether it was called. @param {WebAssembly.Instance} instance */
function calledIn({ exports }) {
  const memory = Object.values(exports).find((item) => item instanceof WebAssembly.Memory);
  const at = memory.buffer.byteLength;
  memory.grow(16);
  const bytes = exports.__write_profile(at, 1 << 20);
  return new Uint32Array(memory.buffer, at + 8, (bytes - 8) >> 2); // after a hash, a time for each
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

/** Names the functions of FIRST by their numbers, as tools differ in how they write other names. Of each the part that it belongs to, or ''. */
async function recorded() {
  const numbered = `${first}.wat`,
    instrumented = `${first}.instrumented`;
  run('wasm-opt', whole, '--strip-debug', '-o', first);
  writeFileSync(numbered, run('wasm-dis', first));
  run('wasm-as', '-g', numbered, '-o', first);
  run('wasm-split', '--instrument', first, '-o', instrumented);
  const { makeVisits } = await import(pathToFileURL(visits).href);
  const app = {
    glue: whole.replace(/wasm$/, 'js'),
    module: new WebAssembly.Module(readFileSync(instrumented)),
    fonts: new Map(fonts.map((font) => [basename(font), readFileSync(font)])),
  };
  const partOf = [];
  for (const { instance, puzzle = '' } of await makeVisits(app, boards, cards))
    calledIn(instance).forEach((called, i) => {
      partOf[i] ??= 'later';
      if (called) partOf[i] = partOf[i] === 'later' || partOf[i] === puzzle ? puzzle : '';
    });
  return partOf;
}

copyFileSync(whole, first);
const partOf = quick
  ? []
  : await recorded().catch((error) => {
      console.error(`${error.stack.slice(-1000)}\nsplit_app: ${basename(visits)} failed: the site loads all of ${basename(whole)} at once`); // a stack may begin with all of the script
      return [];
    });
for (const { name, file } of parts) {
  const list = `${file}.functions`,
    rest = `${first}.rest`,
    functions = [...partOf.keys()].filter((i) => partOf[i] === name);
  writeFileSync(file, new Uint8Array([0, ...Buffer.from('asm'), 1, 0, 0, 0])); // an empty module
  if (!functions.length) continue;
  writeFileSync(list, functions.join('\n'));
  run('wasm-split', '-g', first, `--split-funcs=@${list}`, `--placeholder-namespace=${name}`, '-o1', rest, '-o2', file);
  renameSync(rest, first);
}
if (!quick) {
  for (const file of [first, ...parts.map((part) => part.file)])
    run('wasm-opt', file, '-g', '--flatten', '--rereloop', '-Oz', '-Oz', '--low-memory-unused', '-o', file);
  arrange();
}

/** Numbers the names by which the parts know functions of the first, and puts these in the order of what they are called, for like ones compress
 * better side by side. */
function arrange() {
  const kept = new Set(WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(whole))).map(({ name }) => `"${name}"`));
  const text = run('wasm-dis', first);
  const [head, ...functions] = text.slice(0, text.lastIndexOf(')')).split(/\n(?= \(func )/);
  const names = [...run('wasm-dis', whole).matchAll(/^ \(func (\$"[^"]*"|\S+)/gm)].map(([, name]) => name);
  const nameOf = (one) => one.slice(' (func '.length).split(/\s/, 1)[0];
  const called = (one) => names[nameOf(one).slice(1)] ?? nameOf(one);
  functions.sort((one, other) => (called(one) < called(other) ? -1 : 1));
  const place = new Map(functions.map((one, i) => [nameOf(one), i]));
  const shared = [...head.matchAll(/^ \(export (".*") \(func (.*)\)\)$/gm)].filter(([, name]) => !kept.has(name));
  shared.sort(([, , one], [, , other]) => place.get(one) - place.get(other));
  const numbers = new Map(shared.map(([, name], i) => [name, `"${i}"`]));
  const moved = new Set(shared.map(([line]) => line));
  const limits = head.match(/(?<=^ \(table \S+ )[\d ]+/m)?.[0] ?? ''; // of the table, which grew with each part
  write(first, [
    ...head.split('\n').filter((line) => !moved.has(line)),
    ...shared.map(([, name, of]) => ` (export ${numbers.get(name)} (func ${of}))`),
    ...functions,
    ')',
  ]);
  for (const { file } of parts)
    write(
      file,
      run('wasm-dis', file)
        .split('\n')
        .map((line) =>
          line
            .replace(/^ \(import "primary" (".*?")(?= \(func)/, (all, name) => all.replace(name, () => numbers.get(name) ?? name))
            .replace(/(?<=^ \(import "primary" ".*?" \(table \S+ )[\d ]+/, limits),
        ),
    );
}

/** Makes a file of its text, which spells out more blocks than are needed. */
function write(file, lines) {
  writeFileSync(`${file}.wat`, lines.join('\n'));
  run('wasm-as', `${file}.wat`, '-o', file);
  run('wasm-opt', file, '-Oz', '--low-memory-unused', '-o', file);
}
