// What only peg solitaire and the sliding puzzle can be asked.
import assert from 'node:assert/strict';
import test from 'node:test';
import { found, none, schlegel } from './schlegel.mjs';

test('peg: every plan it prints is accepted, the count stands alone, and the table has all pairs', () => {
  const pentagon = ['peg', '--board', 'pentagon16'];
  const plan = schlegel(['solve', ...pentagon, '--start', 'h', '--goal', 'h', '--fewest-moves']);
  assert.equal(plan.lines.length, 1);
  assert.match(plan.stderr, /Moves\t8/);
  assert.equal(schlegel(['verify', ...pentagon, '-'], plan.stdout).stdout, 'valid\n');
  const wrong = schlegel(['verify', ...pentagon, '-'], plan.lines[0].replace(/^\S+/, 'd-e-f'));
  assert.deepEqual({ status: wrong.status, stdout: wrong.stdout }, { status: none, stdout: 'not valid\n' });
  assert.match(wrong.stderr, /step 1, d-e-f/);

  assert.equal(schlegel(['count', ...pentagon]).stdout, '361780\n');
  assert.equal(schlegel(['count', ...pentagon, '--goal', 'a']).status, none);
  assert.equal(schlegel(['count', 'peg', '--board', 'triangle15', '--goal', 'any']).status, found);
  assert.equal(schlegel(['enumerate', ...pentagon, '--limit', '3']).lines.length, 3);
  const table = schlegel(['table', ...pentagon]).lines;
  assert.equal(table.length, 136);
  assert.ok(table.includes('h h\t361780 solutions, 8 moves'));
});

test('peg: analyse says what is left from any position, and since when it is dead', () => {
  const pentagon = ['analyse', 'peg', '--board', 'pentagon16'];
  const start = schlegel(pentagon);
  assert.match(start.lines[0], /^361,780 solutions$/);
  assert.match(start.lines[1], /^The shortest solution takes 8 moves\.$/);
  assert.equal(start.lines.filter((line) => /\talive\t/.test(line)).length, 5);
  assert.match(schlegel([...pentagon, '--moves', 'o-m-h d-i-m p-m-i']).lines[1], /5 moves from here, 8 in all/);
  const dead = schlegel([...pentagon, '--moves', 'b-e-h g-f-e a-c-g i-e-a p-j-f n-o-p p-m-i d-k-n g-l-p']);
  assert.equal(dead.status, none);
  assert.equal(dead.lines[0], 'Unsolvable since move 9 (G-L-P)');
  assert.match(dead.lines[2], /\tdead\t/);
  assert.match(schlegel(['solve', 'peg', '--board', 'french37_centre']).stderr, /odd[^]*certificate: parity/);
});

test('peg: facts and plain triples are read', () => {
  const lines = 'hmo hik heb hfc hjl mid mjg imp iea ein efg fed fjp jmn jfa nkd nop dba acg glp'.split(' ');
  const facts = lines.map((line) => `move(${[...line].join(',')}).`).join('\n');
  assert.equal(schlegel(['count', 'peg', '-', '--start', 'h', '--goal', 'h'], facts).stdout, '361780\n');
  const triples = lines.map((line) => [...line].join(' ')).join('\n');
  assert.equal(schlegel(['count', 'peg', '-', '--start', 'a', '--goal', 'b'], triples).stdout, '116732\n');
});

test('sliding: shortest, all shortest, and what the classical solver lists', () => {
  const square = 'graph(square, g([0-1,1-2,2-3,3-0],[e(0,1),e(1,2),e(2,3),e(3,0)])).';
  assert.equal(schlegel(['solve', 'sliding', '-'], square).stdout, '[2,1,0]\n');
  assert.deepEqual(schlegel(['enumerate', 'sliding', '-', '--max-moves', '9'], square).lines, ['[2,1,0]', '[0,1,2,3,0,1,2,3,0]']);
  const korf = ['sliding', '--grid', '4x4', '--tokens', '13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6', '--target', 'gap-first'];
  assert.equal(schlegel(['count', ...korf, '--all-shortest']).stdout, '17\n');
  const solution = schlegel(['solve', ...korf]);
  assert.match(solution.stderr, /Shortest\t55/);
  assert.equal(schlegel(['verify', ...korf, '-'], solution.stdout).stdout, 'valid\n');
  assert.equal(schlegel(['solve', 'sliding', '--graph', 'petersen']).status, found);
});

test('sliding: no solution has a reason, the histogram all distances, analyse all moves', () => {
  const odd = schlegel(['solve', 'sliding', '--grid', '3x3', '--tokens', '1 2 3 4 5 6 8 7 0']);
  assert.equal(odd.status, none);
  assert.match(odd.stderr, /even[^]*certificate: parity/);
  const target = ['--tokens', '1 2 0 3', '--target', '1 2 3 0'];
  assert.equal(schlegel(['count', 'sliding', '--grid', '2x2', ...target]).stdout, '1\n');
  const solved = (...options) => schlegel(['analyse', 'sliding', '--grid', '4x4', ...options]).lines[0] === 'Solved';
  assert.ok(solved('--tokens', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0'));
  assert.ok(solved('--tokens', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', '--target', 'gap-first'));
  const levels = schlegel(['histogram', 'sliding', '--grid', '3x3']).lines;
  assert.equal(levels.at(-1), '31\t2');
  assert.equal(
    levels.reduce((sum, line) => sum + Number(line.split('\t')[1]), 0),
    181440,
  );
  const ahead = schlegel(['analyse', 'sliding', '--grid', '3x3', '--tokens', '8 7 6 5 4 3 2 1 0', '--target', 'gap-first']).lines;
  assert.equal(ahead[0], '28 moves to go');
  assert.equal(ahead.filter((line) => /\talive\t27 moves to go/.test(line)).length, 2);
});
