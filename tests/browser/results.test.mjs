// The pure parts of progress, without a browser: results, their bounds and merging, and the file of everything.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'schlegel-results-')); // where node takes the scripts for modules
cpSync(fileURLToPath(new URL('../../assets', import.meta.url)), folder, { recursive: true, filter: (path) => !/levels|icons/.test(path) });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
after(() => rmSync(folder, { recursive: true }));
const load = (name) => import(pathToFileURL(join(folder, name)).href);
const { addSolve, dayOf, mergeResult, mostResults, readResult, results, writeResults } = await load('results.js');
const { mergeBoards, planMerge, readFile, Refusal, writeFile } = await load('progress-file.js');
const { longTime, shortTime } = await load('progress-words.js');

const key = 'peg\tcross';
const solve = (more) => ({ grade: 2, size: 33, moves: 20, seconds: 100, hints: 0, shown: false, again: false, day: 10, ...more });

test('a board’s result keeps the fewest moves, the best time with its hints, all times, the first and the last day', () => {
  const all = new Map();
  assert.deepEqual(addSolve(all, key, solve({ hints: 3 })), { fewer: false, faster: false });
  assert.deepEqual(addSolve(all, key, solve({ moves: 18, seconds: 200, day: 12 })), { fewer: true, faster: false });
  assert.deepEqual(addSolve(all, key, solve({ moves: 25, seconds: 50, hints: 1, day: 11, grade: 0 })), { fewer: false, faster: true });
  assert.deepEqual(all.get(key), {
    puzzle: 'peg',
    id: 'cross',
    grade: 2,
    size: 33,
    times: 3,
    moves: 18,
    seconds: 50,
    total: 350,
    hints: 1,
    first: 10,
    last: 12,
  });
});

test('what the computer has shown is solved, but is no best; a game that goes on after it was finished counts once', () => {
  const all = new Map();
  addSolve(all, key, solve({ shown: true }));
  assert.deepEqual([all.get(key).moves, all.get(key).seconds, all.get(key).times], [0, 0, 1]);
  addSolve(all, key, solve({}));
  addSolve(all, key, solve({ again: true, moves: 15, seconds: 1 }));
  assert.deepEqual([all.get(key).moves, all.get(key).seconds, all.get(key).times, all.get(key).total], [15, 100, 2, 200]);
});

test('results are read back as they were written; lines that are none are left out; the oldest beyond the bound are dropped', () => {
  const all = new Map();
  for (let i = 0; i < mostResults + 3; ++i) addSolve(all, `peg\tb${i}`, solve({ day: 20_000 + i }));
  const text = writeResults(all),
    read = results((name) => (name === 'results' ? `rubbish\n${text}\tx\n` : ''));
  assert.equal(read.size, mostResults);
  assert.equal(read.has('peg\tb2'), false);
  assert.deepEqual(read.get('peg\tb3'), all.get('peg\tb3'));
  assert.equal(writeResults(read), text);
  for (const line of [
    '',
    'peg',
    'peg\tx\t1',
    'peg\tx\t1\t2\t0\t4\t5\t6\t7\t8\t9',
    'peg\tx\t6\t2\t3\t4\t5\t6\t7\t8\t9',
    'peg\tx\t1\t2\t3\t4\t-5\t6\t7\t8\t9',
    'peg\tx\t1\t2\t3\t4\t5\t6\t7\t9\t8',
  ])
    assert.equal(readResult(line), null, line);
});

test('merging takes the best and the larger, in whatever order, and the second time nothing changes', () => {
  let seed = 1;
  const random = (most) => (seed = (seed * 48271) % 2147483647) % most;
  for (let i = 0; i < 2000; ++i) {
    const [a, b] = [0, 1].map(() => ({
      puzzle: 'peg',
      id: 'x',
      grade: 3,
      size: 9,
      times: 1 + random(3),
      moves: random(4),
      seconds: random(4),
      total: random(9),
      hints: random(3),
      first: random(5),
      last: 5 + random(5),
    }));
    const ab = mergeResult(a, b);
    assert.deepEqual(ab, mergeResult(b, a), JSON.stringify([a, b]));
    assert.deepEqual(mergeResult(ab, b), ab);
    assert.deepEqual(mergeResult(a, a), a);
  }
});

test('days are those of the calendar here, across midnight and where clocks are put forward', () => {
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin']) {
    process.env.TZ = zone;
    assert.equal(dayOf(new Date(2026, 2, 29, 0, 0, 1)), dayOf(new Date(2026, 2, 29, 23, 59, 59)), zone);
    assert.equal(dayOf(new Date(2026, 2, 30, 0, 0, 1)), dayOf(new Date(2026, 2, 29, 23, 59, 59)) + 1, zone);
    assert.equal(dayOf(new Date(1970, 0, 1, 12)), 0, zone);
  }
  delete process.env.TZ;
});

test('times in words and in figures', () => {
  assert.deepEqual([0, 1, 60, 125, 3600, 4805].map(longTime), [
    '0 seconds',
    '1 second',
    '1 minute',
    '2 minutes 5 seconds',
    '1 hour',
    '1 hour 20 minutes',
  ]);
  assert.deepEqual([5, 65.4, 3725].map(shortTime), ['0:05', '1:05', '1:02:05']);
});

test('a file is read back as it was written, whatever the texts hold, also with other line ends', () => {
  const entries = [
    ['game/peg/x', 'a\n\n  b\n'],
    ['odd\\name', '\\r\\\\ \r\n\t'],
    ['empty', ''],
    ['draft/peg\t~1', 'key x\nend'],
  ];
  const file = writeFile(entries);
  for (const text of [file, file.replaceAll('\n', '\r\n'), `\ufeff${file}\n\n`])
    assert.deepEqual(
      [...readFile(text)].map(([name, { text: content }]) => [name, content]),
      entries,
    );
});

test('what is wrong with a file is told with its line', () => {
  const result = 'peg\tx\t1\t2\t3\t4\t5\t6\t7\t8\t9';
  const cases = [
    ['', 1],
    ['schlegel 1\n', 1],
    ['schlegel progress 2\nend\n', 1],
    ['schlegel progress 1\n', 1],
    ['schlegel progress 1\nkey a\n  b\n', 3],
    ['schlegel progress 1\nx\nend\n', 2],
    ['schlegel progress 1\nkey a\n  b\n c\nend\n', 4],
    ['schlegel progress 1\nkey a\n  b\nkey a\n  b\nend\n', 4],
    [`schlegel progress 1\nkey results\n  ${result}\n  ${result}0x\nend\n`, 4],
    ['schlegel progress 1\nkey time\n  rubbish\nend\n', 3],
    ['schlegel progress 1\nkey boards\n  peg\nend\n', 3],
  ];
  for (const [text, line] of cases)
    assert.throws(
      () => readFile(text),
      (error) => error instanceof Refusal && error.line === line && error.message.length > 20,
      JSON.stringify([text, line]),
    );
  assert.throws(
    () => planMerge(readFile('schlegel progress 1\nkey game/peg/x\n  a\n  \u0001\nend\n'), () => ''),
    (error) => error.line === 4,
  );
});

test('a plan takes what is missing, leaves choices alone, joins what can be joined, and has nothing to do the second time', () => {
  const kept = new Map([
    ['choice/speed', '2'],
    ['rules_met', 'A.\nB.\n'],
    ['lessons', 'peg/a\n'],
    ['time', 'peg\tx\t100\t0\t0\t0\n'],
    ['results', 'peg\tx\t0\t2\t3\t4\t5\t6\t7\t8\t9\n'],
    ['game/peg/same', 'same'],
  ]);
  const read = (key) => kept.get(key) ?? '';
  const file = readFile(
    writeFile([
      ['choice/speed', '3'],
      ['choice/telling', '1'],
      ['rules_met', 'B.\nC.\n'],
      ['lessons', 'peg/b\npeg/a\n'],
      ['time', 'peg\ty\t7\t1\t0\t1\npeg\tx\t900\t0\t0\t0\n'],
      ['results', 'peg\tx\t2\t2\t1\t3\t9\t6\t7\t8\t9\npeg\ty\t1\t1\t1\t1\t1\t1\t1\t1\t1\n'],
      ['game/peg/same', 'same'],
      ['game/peg/other', 'other'],
    ]),
  );
  const { games, texts } = planMerge(file, read);
  assert.deepEqual(
    games.map(({ id }) => id),
    ['other'],
  );
  assert.deepEqual([...texts.keys()].sort(), ['choice/telling', 'lessons', 'results', 'rules_met', 'time']);
  assert.equal(texts.get('rules_met'), 'A.\nB.\nC.\n');
  assert.equal(texts.get('lessons'), 'peg/a\npeg/b\n');
  assert.equal(texts.get('time'), 'peg\ty\t7\t1\t0\t1\npeg\tx\t100\t0\t0\t0\n');
  assert.match(texts.get('results'), /^peg\tx\t2\t2\t3\t3\t5\t6\t7\t8\t9$/m);
  for (const [name, text] of [...texts, ['game/peg/other', 'other']]) kept.set(name, text);
  assert.deepEqual(planMerge(file, read), { games: [], texts: new Map() });
  assert.equal(
    mergeBoards('peg\t~1\tMine\n', 'peg\t~1\tOther\npeg\t~2\tTwo\n', 'peg\t~3\tNew\npeg\t~1\tMine\npeg\t~2\tx\n'),
    'peg\t~1\tMine\npeg\t~2\tTwo\npeg\t~3\tNew\n',
  );
});
