// core/puzzles/registry.hpp has the only list of puzzles: no other code names one, and the documents match it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const ids = /PuzzleList<([^>]*)>;/
  .exec(read('core/puzzles/registry.hpp'))[1]
  .split(',')
  .map((name) => name.trim().toLowerCase());

test('no file outside the folders of the puzzles names one', () => {
  const word = new RegExp(`\\b(${ids.filter((id) => id !== 'peg').join('|')})\\b`); // a peg is also drawn
  const comment = /\/\/.*|^\s*#.*|\/\*[^]*?\*\//gm;
  const literal = /(["'`])(?:(?!\1)[^\\\n]|\\.)*\1|\w+\|\w+|\(\w+[ )]/g; // a string, an alternative of a pattern, an argument of CMake
  for (const folder of ['assets', 'cli', 'cmake', 'core', 'web'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name).slice(root.length);
      if (!['.cpp', '.hpp', '.js', '.mjs', '.cmake', '.txt'].includes(extname(path)) || path.includes('.test.') || path.includes('levels'))
        continue;
      if (path.startsWith('core/puzzles/') && (path.split('/').length > 3 || path.endsWith('registry.hpp'))) continue;
      const examples = path === 'cli/main.cpp' ? /"  schlegel .*/g : /$^/g; // the help shows three commands
      const literals = read(path).replace(examples, '').replace(comment, '').match(literal) ?? [];
      assert.deepEqual(
        literals.filter((text) => word.test(text)),
        [],
        path,
      );
    }
});

test('the README has a line for each puzzle', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => /^\| \*\*/.test(line));
  assert.equal(table.length, ids.length);
});

test('the page, its words and its manifest name no puzzle and no number of them', () => {
  const word = new RegExp(`\\b(${ids.join('|')}|quintominoes|five|six)\\b`, 'i');
  for (const path of [
    'shell.html',
    'assets/dialogs.html',
    'assets/manifest.webmanifest',
    'assets/words.js',
    'assets/words-later.js',
    'assets/progress-words.js',
  ])
    assert.doesNotMatch(read(path), word, path);
});

test('the complete example, with explanations, generator and editor, has at most 500 lines of code', () => {
  const folder = join(root, 'examples/lights_out');
  const sources = readdirSync(folder).filter((name) => /\.[ch]pp$/.test(name) && !name.includes('.test.'));
  const lines = sources
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() && !/^\s*\/\//.test(line));
  assert.ok(lines.length <= 500, `${lines.length} lines`);
});
