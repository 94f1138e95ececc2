// scripts/test --changed runs everything that a change can affect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affected } from '../../scripts/affected_tests.mjs';

const all = ['lint', 'native', 'command-line', 'example', 'benchmarks', 'wasm', 'sanitized', 'browser'];
const parts = (...files) => affected(files, all).parts;

test('a document is read by the linter and the command line tests', () => assert.deepEqual(parts('README.md'), ['lint', 'command-line']));
test('the page is tested in the browser, its words by the command line tests', () =>
  assert.deepEqual(parts('assets/page.js', 'web/main.cpp'), ['lint', 'command-line', 'browser']));
test('a file without a rule can affect everything', () => {
  assert.deepEqual(parts('core/play/session.cpp'), all);
  assert.deepEqual(parts('README.md', 'CMakeLists.txt'), all);
  assert.deepEqual(parts('core/puzzles/registry.hpp'), all);
});
test('a puzzle runs every part without the other puzzles', () => {
  const { parts, without, browser } = affected(['core/puzzles/peg/rules.cpp'], all);
  assert.deepEqual(parts, all);
  assert.deepEqual(
    without.sort(),
    ['icosian', 'numberlink', 'quintomino', 'sliding'].map((puzzle) => `core/puzzles/${puzzle}/`),
  );
  assert.ok(browser.includes('game') || browser.includes('play'));
});
test('a puzzle and the page together run all browser files', () => {
  const { browser, without } = affected(['core/puzzles/peg/rules.cpp', 'assets/page.js'], all);
  assert.equal(browser, undefined);
  assert.equal(without, undefined);
});
test('a browser test runs alone', () =>
  assert.deepEqual(affected(['tests/browser/days.test.mjs'], all), { parts: ['lint', 'browser'], browser: ['days'], without: undefined }));
