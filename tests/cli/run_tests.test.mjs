// scripts/test: what it reads from the logs of its jobs and prints of them, and what it skips.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ctest, doctest, lint, nodeTest, one, report } from '../../scripts/test_results.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const shard = `shard of 40 cases: 11 to 20
left out: 7
[doctest] run with "--help" for options
0.250000 s: peg: the star
12.500000 s: sliding: a case, with (brackets)
[doctest] test cases: 40 | 38 passed | 2 failed | 0 skipped
[doctest] assertions: 90 | 88 passed | 2 failed |
`;
const browser = `✔ a tour by mouse (31500.25ms)
✖ a tour by touch (800.5ms)
﹣ Firefox plays (0.1ms) # not on this machine: firefox-esr
for other commits: 3
for other commits: 4
ℹ tests 3
ℹ pass 1
ℹ fail 1
ℹ skipped 1

✖ failing tests:

✖ a tour by touch (800.5ms)
`;

test('of a shard of doctest its own cases count, and none if it did not end', () => {
  const cases = [
    [0.25, 'peg: the star'],
    [12.5, 'sliding: a case, with (brackets)'],
  ];
  assert.deepEqual(doctest(shard), { passed: 8, failed: 2, skipped: 7, others: 0, cases });
  assert.equal(doctest(`${shard}for other commits: 20\n`).others, 20);
  assert.equal(doctest(shard.split('[doctest] test cases')[0]).passed, 0);
  assert.deepEqual(doctest(''), { passed: 0, failed: 0, skipped: 0, others: 0, cases: [] });
});

test('of a node test the cases of other commits count, and failing ones are named once', () =>
  assert.deepEqual(nodeTest(browser), {
    passed: 1,
    failed: 1,
    skipped: 1,
    others: 7,
    cases: [[31.50025, 'a tour by mouse']],
    broken: ['a tour by touch'],
  }));

test('ctest, lint and a command alone are counted', () => {
  assert.deepEqual(ctest('75% tests passed, 1 tests failed out of 4\n'), { passed: 3, failed: 1, skipped: 0 });
  assert.deepEqual(lint('types: passed\n3 passed, 0 failed, 1 skipped\n'), { passed: 3, failed: 0, skipped: 1 });
  assert.deepEqual(one('', 1), { passed: 0, failed: 1, skipped: 0 });
});

test('the table has a row for each job, then the slowest cases of all and the sums', () => {
  const jobs = [
    { name: 'build test', took: 65_000, ok: true, passed: 0, failed: 0, skipped: 0 },
    { name: 'native 1/2', part: 'native', took: 600_000, count: doctest, ...doctest(shard) },
    { name: 'browser', part: 'browser', took: 32_000, count: nodeTest, ...nodeTest(browser) },
    { name: 'wasm', part: 'wasm', took: 0, count: one, passed: 0, failed: 0, skipped: 1 },
  ];
  assert.equal(
    report(jobs, 665_000),
    `
part          time  result
build test    1:05  built
native 1/2   10:00  8 passed, 2 failed, 7 skipped
browser       0:32  1 passed, 1 failed, 1 skipped, 7 for other commits
wasm          0:00  0 passed, 0 failed, 1 skipped
all          11:05

slowest cases
  31.5 s  browser: a tour by mouse
  12.5 s  native: sliding: a case, with (brackets)
   0.3 s  native: peg: the star

9 passed, 3 failed, 9 skipped, 7 for other commits`,
  );
});

test('what passed at the second try is named before the sums', () => {
  const browser = { name: 'browser', part: 'browser', took: 1000, count: nodeTest, passed: 2, failed: 0, second: ['a tour by touch'] };
  assert.match(report([browser], 1000), /\n\nsecond try {2}browser: a tour by touch\n\n2 passed, 0 failed$/);
});

test('without em++ the parts that need it are skipped, and counted as skipped', (t) => {
  const programs = mkdtempSync(join(tmpdir(), 'schlegel-path-')); // all that this machine has, but for these
  t.after(() => rmSync(programs, { recursive: true }));
  const there = new Set(['em++', 'apt-get']);
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(existsSync))
    for (const name of readdirSync(folder)) if (!there.has(name)) there.add(name) && symlinkSync(join(folder, name), join(programs, name));
  const { stdout, stderr } = spawnSync('scripts/test', ['wasm', 'browser'], {
    cwd: root,
    env: { ...process.env, PATH: programs, EMSDK: '' },
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.match(stdout, /^setup: skipped without apt-get: emscripten\b/m, stderr);
  for (const part of ['wasm', 'browser']) assert.match(stdout, new RegExp(` ${part}: skipped without em\\+\\+`));
  assert.equal(stdout.trimEnd().split('\n').at(-1), '0 passed, 0 failed, 2 skipped');
});
