// The app is cut in parts by visits that the build makes (cmake/split_app.mjs). Where they fail the site loads the whole app at once, and the build
// says so.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const cache = readFileSync(path('build/web/CMakeCache.txt'), 'utf8');
const tools = dirname(cache.match(/^WASM_SPLIT:FILEPATH=(.*)$/m)[1]);
const wasm = `(module
  (table 1 funcref)
  (memory (export "memory") 1)
  (func $seven (export "seven") (result i32) (i32.const 7))
  (func $again (export "again") (result i32) (call $seven)))`;

test('visits that fail are reported, and everything is loaded at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-split-'));
  try {
    const [text, whole, first, ...parts] = ['whole.wat', 'whole.wasm', 'first.wasm', 'first-later.wasm', 'first-peg.wasm'].map((name) =>
      join(folder, name),
    );
    writeFileSync(text, wasm);
    execFileSync(join(tools, 'wasm-as'), ['-g', text, '-o', whole]);
    writeFileSync(join(folder, 'whole.js'), 'throw new Error("nobody comes");');
    const { status, stderr } = spawnSync(
      process.execPath,
      [path('cmake/split_app.mjs'), tools, path('assets/levels'), path('cmake/first_visits.mjs'), whole, first, 'later,peg'],
      {
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, stderr);
    assert.match(stderr, /nobody comes/);
    assert.match(stderr, /^split_app: first_visits\.mjs failed: the site loads all of whole\.wasm at once$/m);
    const module = new WebAssembly.Module(readFileSync(first));
    const { exports } = new WebAssembly.Instance(module);
    assert.deepEqual([exports.seven(), exports.again()], [7, 7]);
    for (const part of parts) assert.deepEqual(WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(part))), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
