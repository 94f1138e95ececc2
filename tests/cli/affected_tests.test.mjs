// scripts/test --changed runs everything that a change can affect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affected } from '../../scripts/affected_tests.mjs';

const all = ['lint', 'native', 'command-line', 'example', 'benchmarks', 'wasm', 'sanitized', 'browser'];
const parts = (...files) => affected(files, all).parts;

test('a document is read by the linter and the command line tests', () => assert.deepEqual(parts('README.md'), ['lint', 'command-line']));
test('the page’s scripts are tested in the browser, their words by the command line tests, and what is written natively', () => {
  assert.deepEqual(parts('assets/page.js'), ['lint', 'native', 'command-line', 'browser']);
  for (const written of ['assets/techniques.txt', 'assets/messages.d.ts', 'docs/explanations.md', 'docs/messages.md', 'cli/messages.hpp'])
    assert.ok(parts(written).includes('native'), written);
  assert.ok(parts('tests/messages/introduction.md').includes('native'));
});
test('the app is compiled into the tests, and the embedded board is a page', () => {
  assert.deepEqual(parts('web/main.cpp'), all);
  assert.deepEqual(parts('web/app/table.cpp', 'assets/page.js'), all);
  assert.deepEqual(parts('examples/embed/index.html'), all);
});
test('a file without a rule can affect everything', () => {
  assert.deepEqual(parts('core/play/session.cpp'), all);
  assert.deepEqual(parts('README.md', 'CMakeLists.txt'), all);
  assert.deepEqual(parts('core/puzzles/registry.hpp'), all);
});
test('a puzzle runs every part without the other puzzles', () => {
  const { parts, puzzles, browser } = affected(['core/puzzles/peg/rules.cpp'], all);
  assert.deepEqual(parts, all);
  assert.deepEqual(puzzles, ['peg']);
  assert.equal(browser, undefined); // all: their default board is of one puzzle, and they list the others
});
test('a puzzle and the page together run all browser files', () => {
  const { browser, puzzles } = affected(['core/puzzles/peg/rules.cpp', 'assets/page.js'], all);
  assert.equal(browser, undefined);
  assert.equal(puzzles, undefined);
});
test('a browser test runs alone', () =>
  assert.deepEqual(affected(['tests/browser/days.test.mjs'], all), { parts: ['lint', 'browser'], browser: ['days'], puzzles: undefined }));
