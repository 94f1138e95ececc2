// The command line: answers alone on stdout, the rest on stderr, and exit statuses.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { damagedLinks } from '../damaged_links.mjs';
import { problemOf, skipped } from '../schema.mjs';

const program = fileURLToPath(new URL(`../../${process.env.SCHLEGEL_BUILD ?? 'build/release'}/cli/schlegel`, import.meta.url));
const found = 0,
  none = 1,
  badInput = 2,
  unknown = 3;

function schlegel(words, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, words, { input, encoding: 'utf8', timeout: 60_000 });
  assert.ifError(error?.code === 'EPIPE' ? null : error); // an input need not be read
  const lines = stdout.split('\n').filter(Boolean);
  if (words.includes('--json'))
    for (const line of lines) assert.equal(problemOf(words[0] === 'verify' ? 'Verification' : 'CommandReply', JSON.parse(line)), null);
  return { status, stdout, stderr, lines };
}

const dodecahedron = ['icosian', '--graph', 'dodecahedron'];

test('count prints the number alone', () => {
  const { status, stdout } = schlegel(['count', ...dodecahedron]);
  assert.deepEqual({ status, stdout }, { status: found, stdout: '30\n' });
});

test("Hamilton's opening Q R S N P has two completions", () => {
  const opening = [...dodecahedron, '--opening', 'q,r,s,n,p'];
  assert.equal(schlegel(['count', ...opening]).stdout, '2\n');
  const { status, lines } = schlegel(['enumerate', ...opening]);
  assert.equal(status, found);
  assert.equal(new Set(lines).size, 2);
});

test('what solve prints, verify accepts; with two holes exchanged it does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const tour = schlegel(['solve', ...dodecahedron]).stdout;
    const file = join(folder, 'tour.txt');
    writeFileSync(file, tour);
    assert.equal(schlegel(['verify', ...dodecahedron, file]).status, found);
    const holes = tour.match(/\w+/g);
    [holes[3], holes[4]] = [holes[4], holes[3]];
    let next = 0;
    writeFileSync(
      file,
      tour.replace(/\w+/g, () => holes[next++]),
    );
    const refused = schlegel(['verify', ...dodecahedron, file]);
    assert.equal(refused.status, none);
    assert.match(refused.stderr, /not valid/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a certificate can be saved in a file and verified; a truncated one is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const board = join(folder, 'board.txt'),
      reason = join(folder, 'reason.txt');
    writeFileSync(board, 'numberlink\ncover\ngrid\n. 1 . . 2\n. . . 3 .\n. . 1 . .\n. . . . 2\n. . . . 3\n');
    const { status, stderr } = schlegel(['solve', 'numberlink', board]);
    assert.equal(status, none);
    assert.match(stderr, /^certificate: proof .*\bso\b/m);
    const verify = (text) => {
      writeFileSync(reason, text);
      const { status, stdout } = schlegel(['verify', 'numberlink', board, reason]);
      return { status, stdout };
    };
    assert.deepEqual(verify(stderr), { status: found, stdout: 'accepted\n' });
    assert.deepEqual(verify(stderr.replace(/(certificate: proof).*/, '$1')), { status: none, stdout: 'rejected\n' });
    assert.deepEqual(verify('certificate: exhausted tracing 1'), { status: found, stdout: 'accepted\n' });
    const analysed = schlegel(['analyse', 'numberlink', board, '--json']);
    assert.match(JSON.parse(analysed.stdout).certificate, /^proof .*\bso\b/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an empty file is an error, not a wrong solution', () => {
  const board = ['sliding', '--grid', '2x2', '--target', '0 1 2 3', '--tokens', '1 3 0 2'];
  for (const text of ['', '\n', ' \n\n']) {
    const { status, stdout, stderr } = schlegel(['verify', ...board], text);
    assert.deepEqual([status, stdout], [badInput, '']);
    assert.match(stderr, /standard input is empty\. .* 2> FILE/);
  }
  assert.match(schlegel(['verify', 'icosian', '--graph', 'petersen', '/dev/null']).stderr, /\/dev\/null is empty/);
  // To a board that is solved as it stands, no move is the solution.
  const solved = ['sliding', '--grid', '2x2', '--target', '0 1 2 3', '--tokens', '0 1 2 3'];
  assert.equal(schlegel(['verify', ...solved], schlegel(['solve', ...solved]).stdout).stdout, 'valid\n');
});

test('without a board a solution is of the default one, and a wrong solution is not valid, with the reason', () => {
  const solution = schlegel(['solve', 'quintomino']).stdout;
  assert.equal(schlegel(['verify', 'quintomino', '-'], solution).stdout, 'valid\n');
  assert.equal(schlegel(['verify', 'quintomino'], solution).stdout, 'valid\n');

  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const board = join(folder, 'board.txt');
    writeFileSync(board, 'numberlink\ngrid\n1 . 1\n. . .\n2 . 2\n');
    const wrong = ['verify', 'numberlink', board, '-', '--json'];
    const { status, stdout, stderr } = schlegel(wrong, '1: r1c1 r1c2 r1c3 r1c2 r2c2; 2: r3c1 r3c2 r3c3');
    assert.equal(status, none);
    assert.equal(JSON.parse(stdout).verdict, 'not valid');
    assert.match(stderr, /not valid: /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a solution is verified whatever its pairs are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const board = join(folder, 'board.txt');
    for (const label of ['r1c1', 'certificate', 'pzprv3', 'link(e1)', '1:']) {
      writeFileSync(board, `numberlink\ncover\ngrid\n${label} . . ${label}\n. . . .\n`);
      const { stdout } = schlegel(['solve', 'numberlink', board]);
      assert.equal(schlegel(['verify', 'numberlink', board, '-'], stdout).stdout, 'valid\n', label);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an instance is read from standard input', () => {
  assert.equal(schlegel(['count', 'icosian', '-'], '[(a,b),(b,c),(c,d),(d,a),(a,c),(b,d)].').stdout, '3\n');
});

test('the Petersen graph has no tour, and says why', () => {
  const { status, stdout } = schlegel(['count', 'icosian', '--graph', 'petersen']);
  assert.deepEqual({ status, stdout }, { status: none, stdout: '0\n' });
  const solve = schlegel(['solve', 'icosian', '--graph', 'petersen']);
  assert.equal(solve.status, none);
  assert.notEqual(solve.stderr, '');
});

test('explain prints numbered steps with their techniques, grade the hardest technique', () => {
  const petersen = ['icosian', '--graph', 'petersen'];
  const { status, stdout, lines } = schlegel(['explain', ...petersen]);
  assert.equal(status, none);
  assert.match(lines[0], /^ {2}1\. Suppose line \S+ is (used|ruled out)\.$/);
  assert.match(stdout, /^ +\d+\. \[Two lines left\] .* \(from \d+(, \d+)*\)$/m);
  assert.match(stdout, /^Difficulty\tExpert$/m);
  const grade = schlegel(['grade', ...petersen]);
  assert.equal(grade.status, none);
  assert.equal(grade.stdout, 'Proved unsolvable, step by step\nDifficulty\tExpert\nHardest technique\tNested contradiction\nSteps\t15\n');
  const json = JSON.parse(schlegel(['explain', ...petersen, '--json']).stdout);
  assert.equal(json.verb, 'explain');
  assert.equal(json.result, 'none');
  const { end, steps } = json.explanation;
  assert.equal(steps.length, 15);
  assert.equal(end, 'none');
  assert.equal(steps[2].technique_id, 'two_lines');
  for (const { kind, vertices, text } of steps[2].facts) {
    assert.equal(kind, 'edge');
    assert.match(vertices.join(' '), /^\d \d$/);
    assert.match(text, /^line \d-\d is /);
  }
  assert.equal('explanation' in JSON.parse(schlegel(['grade', ...petersen, '--json']).stdout), false);
});

test('the facts of an explanation are data in every puzzle', () => {
  const kinds = (board) => {
    const { explanation } = JSON.parse(schlegel(['explain', ...board, '--json']).stdout);
    assert.ok(explanation.steps.every(({ kind, technique_id }) => technique_id || kind === 'assumption'));
    return new Set(explanation.steps.flatMap(({ facts = [] }) => facts.map(({ kind }) => kind)));
  };
  assert.deepEqual(kinds(['numberlink', '--level', 'first_5x5']), new Set(['edge', 'line']));
  assert.deepEqual(kinds(['quintomino', '--level', 'conway', '--moves', 'A:12345 B:53214 C:14352']), new Set(['colour', 'piece']));
  assert.deepEqual(kinds(['peg', '--level', 'english33_cross']), new Set(['removed', 'weight']));
  assert.deepEqual(kinds(['peg', '--level', 'hexagon19']), new Set(['parity']));
  assert.deepEqual(kinds(['sliding', '--level', 'cube']), new Set(['distance']));
});

test('a sliding puzzle and peg solitaire have one grade, which explain prints, too', () => {
  for (const [board, grade] of [
    [['peg', '--level', 'english33_cross'], 'Beginner'],
    [['sliding', '--level', 'cube'], 'Medium'],
  ]) {
    const { status, stdout } = schlegel(['grade', ...board]);
    assert.deepEqual({ status, stdout }, { status: found, stdout: `Difficulty\t${grade}\n` });
    assert.match(schlegel(['explain', ...board]).stdout, new RegExp(`^Difficulty\t${grade}$`, 'm'));
  }
});

test('new boards keep their guarantee, and the same seed gives the same boards', () => {
  const asked = ['generate', 'sliding', '--grid', '4x4', '--distance', '30', '--seed', '3', '--count', '2'];
  const { status, stdout } = schlegel(asked);
  assert.equal(status, found);
  assert.equal(stdout, schlegel(asked).stdout);
  const boards = stdout.split('\n\n');
  assert.equal(boards.length, 2);
  for (const board of boards) {
    assert.match(board, /^# \w+ board \d+, generator \d+\n# The shortest solution takes 30 moves\.$/m);
    assert.match(schlegel(['count', 'sliding', '-'], board).stderr, /^Shortest\t30$/m);
  }
  const peg = schlegel(['generate', 'peg', '--board', 'english33', '--pegs', '9', '--goal', 'd4', '--symmetric']);
  assert.equal(peg.status, found);
  const ways = peg.stdout.match(/It has (\S+) solutions/)[1];
  assert.equal(schlegel(['count', 'peg', '-'], peg.stdout).stdout, `${ways.replaceAll(',', '')}\n`);
  const quintomino = schlegel(['generate', 'quintomino', '--seed', '2']);
  assert.equal(schlegel(['count', 'quintomino', '-'], quintomino.stdout).stdout, '1\n');
  for (const ground of [
    ['--grid', '6x7'],
    ['--grid', '6x6', '--cover', 'no'],
    ['--graph', 'hexagon_2'],
    ['--level', 'torus_6x6'],
  ]) {
    const numberlink = schlegel(['generate', 'numberlink', ...ground, '--seed', '4']);
    assert.equal(numberlink.status, found);
    assert.match(numberlink.stdout, /^# \w+ board 4, generator 3\n# It has exactly one solution[.,]/);
    assert.equal(schlegel(['count', 'numberlink', '-'], numberlink.stdout).stdout, '1\n');
    assert.equal(schlegel(['count', 'numberlink', '-', '--cover', 'no'], numberlink.stdout).stdout, '1\n');
  }
  const never = schlegel(['generate', 'numberlink', '--grid', '4x4', '--grade', '4']);
  assert.equal(never.status, badInput);
  assert.match(never.stderr, /boards generated here are Beginner and hardly ever Hard/);
  assert.equal(schlegel(['generate', 'numberlink', '--grid', '4x4', '--difficulty', '4']).stderr, never.stderr);
  const easy = ['generate', 'numberlink', '--grid', '5x5', '--seed', '1'];
  assert.equal(schlegel([...easy, '--difficulty', '2']).stdout, schlegel([...easy, '--grade', '2']).stdout);
  const { status: refused, stderr } = schlegel(['generate', 'sliding', '--grid', '3x3', '--distance', '32']);
  assert.equal(refused, badInput);
  assert.match(stderr, /the farthest are 31/);
  assert.equal(schlegel(['solve', 'sliding', '--grid', '3x3', '--distance', '3']).status, badInput);
});

test("the library's boards come from the commands next to them", () => {
  let compared = 0;
  for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink']) {
    const boards = readFileSync(new URL(`../../assets/library/${puzzle}.txt`, import.meta.url), 'utf8')
      .split('%% ')
      .slice(1);
    for (let i = 0; i < boards.length; i += 9) {
      const [, command, board] = /^.*\n# made by: schlegel (.*)\n([^]*)$/.exec(boards[i]);
      assert.ok(schlegel(command.split(' ')).stdout.endsWith(`\n${board}`), command);
      ++compared;
    }
  }
  assert.ok(compared > 20);
});

test('the daily board is that of the site, and an invalid date is refused', () => {
  const { status, stdout } = schlegel(['generate', 'numberlink', '--day', '2026-11-23']);
  assert.equal(status, found);
  assert.match(
    stdout,
    /^# Beginner board 20780, generator 3\n.*\nnumberlink\ncover\ngrid\n1 . . . 2\n. . 3 . .\n3 4 . . .\n. . . 5 2\n4 1 . . 5\n$/,
  );
  const week = schlegel(['generate', 'peg', '--day', '2026-12-27', '--count', '7']).stdout;
  assert.deepEqual(
    week.match(/board \d+/g),
    [20814, 20815, 20816, 20817, 20818, 20819, 20820].map((day) => `board ${day}`),
  );
  for (const bad of ['2026-11-31', '2026-13-01', '23.11.2026', ''])
    assert.equal(schlegel(['generate', 'peg', '--day', bad]).status, badInput, bad);
  assert.equal(schlegel(['generate', 'numberlink', '--grid', '5x5', '--day', '2026-11-23']).status, badInput);
});

test('explain stops after the requested steps, and names the move since which there is no solution', () => {
  const brevity = ['icosian', '--level', 'brevity'];
  const one = schlegel(['explain', ...brevity, '--steps', '1']);
  assert.equal(one.stdout.match(/^\d+\./gm).length, 1);
  assert.equal(one.stderr, '');
  assert.equal(one.status, found);
  const dead = schlegel(['explain', 'icosian', '--graph', 'dodecahedron', '--moves', 'g b z x w v j', '--steps', '1']);
  assert.equal(dead.status, none);
  assert.match(dead.stdout, /^Unsolvable since move 7 \(j\)$/im);
  assert.match(schlegel(['solve', ...brevity, '--steps', '1']).stderr, /solve has no option --steps/);
});

test('--nth gives each tour of the enumeration once', () => {
  const all = new Set(schlegel(['enumerate', ...dodecahedron]).lines);
  const one_by_one = new Set();
  for (let n = 1; n <= 30; ++n) one_by_one.add(schlegel(['solve', ...dodecahedron, '--nth', String(n)]).stdout.trim());
  assert.equal(all.size, 30);
  assert.equal(one_by_one.size, 30);
  assert.equal(schlegel(['solve', ...dodecahedron, '--nth', '31']).status, none);
});

test('--directed tells a tour from its reverse in every verb', () => {
  const cube = ['icosian', '--graph', 'cube', '--directed'];
  const { lines } = schlegel(['enumerate', ...cube]);
  assert.equal(new Set(lines).size, 12);
  assert.equal(schlegel(['count', ...cube]).stdout, '12\n');
  assert.match(schlegel(['analyse', ...cube]).stdout, /^12 /);
  lines.forEach((line, i) => assert.equal(schlegel(['solve', ...cube, '--nth', String(i + 1)]).stdout.trim(), line));
  for (let seed = 1; seed < 5; ++seed)
    assert.ok(lines.includes(schlegel(['solve', ...cube, '--random', '--seed', String(seed)]).stdout.trim()));
});

test('an n beyond the last says how many there are and what n may be, in every puzzle', () => {
  const rows = [
    [['icosian', '--graph', 'cube'], '7', 'There are only 6 tours; --nth takes 1 to 6.'],
    [['icosian', '--graph', 'cube', '--directed'], '13', 'There are only 12 tours; --nth takes 1 to 12.'],
    [['icosian', '--graph', 'cycle_5'], '2', 'There is only one tour; --nth takes 1.'],
    [['icosian', '--graph', 'path_4', '--open'], '2', 'There is only one path; --nth takes 1.'],
    [['icosian', '--graph', 'path_4', '--open', '--directed'], '3', 'There are only 2 paths; --nth takes 1 to 2.'],
    [
      ['sliding', '--grid', '2x2', '--target', '0 1 2 3', '--tokens', '1 3 0 2'],
      '2',
      'There is only one shortest solution; --nth takes 1.',
    ],
    [
      ['sliding', '--grid', '2x2', '--target', '0 1 2 3', '--tokens', '1 3 0 2', '--max-moves', '13'],
      '9',
      'There are only 2 solutions of at most 13 moves; --nth takes 1 to 2.',
    ],
    [['peg', '--board', 'triangle10', '--goal', 'any'], '99999999', null],
    [['peg', '--board', 'pentagon16', '--fewest-moves'], '99999999', null],
    [['quintomino'], '7201', /^There are only 7.?200 solutions; --nth takes 1 to 7200\.$/],
    [['numberlink'], '2', 'There is only one solution; --nth takes 1.'],
  ];
  for (const [board, nth, expected] of rows) {
    const { status, stdout, stderr } = schlegel(['solve', ...board, '--nth', nth]);
    assert.deepEqual([status, stdout], [none, ''], board.join(' '));
    const said = stderr.match(/^none exists: (.*)$/m)?.[1];
    const count = said.match(/ 1 to ([0-9]+)\.$/)?.[1];
    if (expected === null) assert.match(said, /^There are only [^ ]+ solutions( with the fewest moves)?; --nth takes 1 to \d+\.$/);
    else if (expected instanceof RegExp) assert.match(said, expected);
    else assert.equal(said, expected);
    if (count) assert.equal(schlegel(['solve', ...board, '--nth', count]).status, found, board.join(' '));
  }
  assert.match(schlegel(['solve', 'icosian', '--graph', 'petersen', '--nth', '1']).stderr, /^none exists: (?!There are only)/);
});

test('graphs are read and written in the formats of other programs', () => {
  const ring = 'a b 1\nb c 2\nc a 3\n';
  const { status, stdout, stderr } = schlegel(['count', 'icosian', '-'], ring);
  assert.deepEqual([status, stdout], [found, '1\n']);
  assert.match(stderr, /^note: .* weight, was ignored$/m);
  assert.equal(schlegel(['count', 'icosian', '-'], 'dodecahedron').stdout, '30\n');
  assert.equal(schlegel(['count', 'numberlink', '-'], 'graph { a -- b -- c -- a }\npair 1 a c\n').stdout, '2\n');
  assert.equal(schlegel(['solve', 'sliding', '-'], 'a: b\nb: c\nc:\n').status, found);
  for (const format of ['edges', 'adjacency', 'matrix', 'dot', 'graphml', 'json']) {
    const text = schlegel(['convert', ...dodecahedron, '--format', format]).stdout;
    assert.equal(schlegel(['count', 'icosian', '-'], text).stdout, '30\n', format);
  }
  assert.match(schlegel(['count', 'icosian', '-'], 'petersn').stderr, /did you mean petersen\?/);
});

test('errors in names say what is wrong', () => {
  const wrong = (text) => schlegel(['count', 'icosian', '-'], text).stderr;
  assert.match(wrong('conway_xyz'), /"x", character 1 of the Conway notation "xyz", is not an operation/);
  assert.match(wrong('grid_1000x1000'), /the limits are 200,000 and 1,000,000/);
  assert.equal(schlegel(['convert', 'icosian', '-'], 'tD').lines[1], 'graph tD');
  const directed = schlegel(['convert', 'icosian', '-'], '&DI?AO?');
  assert.match(directed.stderr, /^note: the directions of edges were ignored$/m);
  assert.equal(directed.status, found);
});

test('draw shows the position after the moves, at the width that is asked for', () => {
  const draw = (...options) => schlegel(['draw', 'icosian', ...options]).stdout;
  const pegs = (svg) => svg.split('fill="var(--peg)"').length - 1;
  assert.match(draw(), /^<svg .* width="800" height="800"/);
  assert.equal(pegs(draw()), 0);
  const played = draw('--moves', 'q r s n p');
  assert.equal(pegs(played), 5);
  assert.match(played, /<text/);
  const small = draw('--moves', 'q r s n p', '--width', '200');
  assert.match(small, /^<svg .* width="200" height="200"/);
  assert.equal(pegs(small), 5);
  assert.doesNotMatch(small, /<text/);
});

test('every verb that reads a board reads a save and a link, at their position', () => {
  const moves = ['q', 'r', 's', 'n', 'p'];
  const save = `schlegel save 1\npuzzle icosian\nat 5\nmoves ${moves.join(' ')}\ninstance\nicosian\ngraph dodecahedron\n`;
  const link = `https://example.org/#icosian?level=hamilton&moves=${moves.join('+')}\n`;
  const played = ['icosian', '--graph', 'dodecahedron', '--moves', moves.join(' ')];
  for (const kept of [save, link]) {
    for (const verb of ['solve', 'count', 'enumerate', 'analyse', 'explain']) {
      const { status, stdout } = schlegel([verb, 'icosian', '-'], kept);
      assert.equal(status, found, verb);
      assert.equal(stdout, schlegel([verb, ...played]).stdout, verb);
    }
    assert.equal(schlegel(['count', 'icosian', '-'], kept).stdout, '2\n');
    assert.equal(schlegel(['draw', 'icosian', '-'], kept).stdout, schlegel(['draw', ...played]).stdout);
  }
  assert.equal(schlegel(['count', 'icosian', '-'], save.replace('at 5', 'at 0')).stdout, '30\n');
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const game = join(folder, 'game.txt'),
      tour = join(folder, 'tour.txt');
    writeFileSync(game, save);
    writeFileSync(tour, schlegel(['solve', 'icosian', game]).stdout);
    assert.equal(schlegel(['verify', 'icosian', game, tour]).status, found);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const sliding = 'schlegel save 1\npuzzle sliding\nat 1\nmoves 3\ninstance\nsliding\ngrid 2x2\ntokens 1 2 3 0\ntarget gap-last\n';
  assert.match(schlegel(['convert', 'sliding', '-'], sliding).stdout, /^tokens 1 2 0 3$/m);
  const other = schlegel(['solve', 'peg', '-'], save);
  assert.equal(other.status, badInput);
  assert.match(other.stderr, /-: this is a game of icosian; name icosian as the puzzle/);
  assert.match(schlegel(['solve', 'icosian', '-'], 'schlegel save 1\nwhat\n').stderr, /-: line 2, column 1: a save has no line "what"/);
});

test('the same seed gives the same random tour', () => {
  const random = (seed) => schlegel(['solve', ...dodecahedron, '--random', '--seed', seed]).stdout;
  assert.equal(random('7'), random('7'));
  assert.ok(new Set(['1', '2', '3', '4', '5', '6'].map(random)).size > 1);
});

test('--limit stops the list', () => {
  assert.equal(schlegel(['enumerate', ...dodecahedron, '--limit', '4']).lines.length, 4);
});

test('a count stopped by --limit says so, in every puzzle', () => {
  for (const board of [
    dodecahedron,
    ['peg', '--board', 'pentagon16'],
    ['quintomino'],
    ['quintomino', '--up-to', 'rotation'],
    ['sliding', '--grid', '3x3', '--tokens', '8 7 6 5 4 3 2 1 0'],
    ['numberlink', '-'],
  ]) {
    const open = board.includes('-') ? 'numberlink\ngrid\n1 . .\n. . .\n. . 1\n' : '';
    const { status, stdout, stderr } = schlegel(['count', ...board, '--limit', '2'], open);
    assert.deepEqual({ status, stdout }, { status: found, stdout: '2\n' }, board.join(' '));
    assert.match(stderr, /stopped at 2; there may be more/);
    assert.match(JSON.parse(schlegel(['count', ...board, '--limit', '2', '--json'], open).stdout).detail, /stopped at 2/);
  }
  const all = schlegel(['count', ...dodecahedron, '--limit', '31']);
  assert.deepEqual({ stdout: all.stdout, stderr: all.stderr }, { stdout: '30\n', stderr: '' });
  assert.equal(schlegel(['count', 'icosian', '--graph', 'petersen', '--limit', '1']).stdout, '0\n');
});

test('--json follows the schema in every verb', { skip: skipped }, () => {
  const board = ['--graph', 'cube'];
  for (const verb of ['solve', 'count', 'enumerate', 'analyse', 'explain', 'grade', 'generate'])
    assert.equal(JSON.parse(schlegel([verb, 'icosian', ...board, '--json']).stdout).schema, 1, verb);
  assert.equal(problemOf('CommandReply', { schema: 1, puzzle: 'peg', verb: 'guess', result: 'found', seconds: 0 }) === null, false);
  const table = JSON.parse(schlegel(['table', 'peg', '--board', 'pentagon16', '--json']).stdout);
  assert.deepEqual(table.figures[0].about, ['a', 'a']);
  assert.equal(table.figures[0].count, '193132');
  assert.equal(table.figures[0].moves, 6);
  const { figures } = JSON.parse(schlegel(['histogram', 'sliding', '--grid', '3x3', '--json']).stdout);
  assert.deepEqual(figures[2].about, ['2']);
  assert.equal(figures[2].count, '4');
  const valid = schlegel(['verify', 'icosian', ...board, '-', '--json'], schlegel(['solve', 'icosian', ...board]).stdout);
  assert.equal(JSON.parse(valid.stdout).verdict, 'valid');
});

test('--json is one JSON object', () => {
  const { status, stdout } = schlegel(['count', ...dodecahedron, '--json']);
  assert.equal(status, found);
  assert.equal(String(JSON.parse(stdout).count), '30');
});

test('a search stopped by its time limit is unknown', () => {
  const { status, stdout, stderr } = schlegel(['count', 'icosian', '--graph', 'hypercube_9', '--time-limit', '0.2']);
  assert.equal(status, unknown);
  assert.equal(stdout, '');
  assert.notEqual(stderr, '');
});

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

test('a board with too many solutions to count is solvable all the same', () => {
  for (const [puzzle, level, why] of [
    ['icosian', 'knight_8x8', /Counting them all would take too long/],
    ['peg', 'triangle28', /too large to count/],
  ]) {
    const { status, lines } = schlegel(['analyse', puzzle, '--level', level]);
    assert.equal(status, found);
    assert.equal(lines[0], 'Solvable');
    assert.match(lines[1], why);
  }
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

for (const [name, words, input, message] of [
  ['an unknown verb', ['conut', 'icosian'], '', /unknown verb "conut"; use solve, /],
  ['an unknown puzzle', ['count', 'icosain'], '', /unknown puzzle "icosain"; use one of: icosian/],
  ['an unknown graph', ['count', 'icosian', '--graph', 'dodecahedrn'], '', /dodecahedrn/],
  ['an option of another puzzle', ['count', 'icosian', '--grid', '4x4'], '', /--grid/],
  ['an opening off the lines', ['count', ...dodecahedron, '--opening', 'q,b'], '', /./],
  ['a missing file', ['count', 'icosian', '/nowhere/at/all'], '', /cannot open/],
  ['a broken instance, with its place', ['count', 'icosian', '-'], '[(a,b),\n(b,,c)].', /line 2, column/],
  ['an n that is no number', ['solve', ...dodecahedron, '--nth', '0'], '', /--nth/],
  ['a token twice', ['solve', 'sliding', '--grid', '2x2', '--tokens', '1 1 2 0'], '', /column 3: token "1" appears twice/],
  ['a token twice in a file', ['solve', 'sliding', '-'], 'graph(x, g([0-1,\n1-1,2-2,3-0],[e(0,1)])).', /line 2, column 3.*twice/],
  ['no blank', ['solve', 'sliding', '--grid', '2x2', '--tokens', '1 3 2 4'], '', /there is no gap/],
  ['no blank in a file', ['solve', 'sliding', '-'], 'graph(x, g([0-1,1-2],[e(0,1)])).', /line 1, column \d+: there is no gap/],
  ['an edge to nowhere', ['solve', 'sliding', '-'], 'graph(x, g([0-0,1-1],\n[e(0,9)])).', /line 2, column \d+.*"9"/],
  ['a grid too large', ['solve', 'sliding', '--grid', '1000000000x1000000000'], '', /from 1 to/],
  ['a grid id too large', ['solve', 'sliding', '-'], '1000000000x1000000000:1,0', /line 1, column 1.*from 1 to/],
  ['too few tokens', ['solve', 'sliding', '--grid', '4x4', '--tokens', '1 2 3'], '', /16 vertices but 3 tokens/],
  ['a target of one strange word', ['solve', 'sliding', '--grid', '2x2', '--target', 'first'], '', /--target.*gap-last, gap-first/],
  ['a wrong number of moves', ['enumerate', 'sliding', '--grid', '2x2', '--max-moves', 'abc'], '', /--max-moves/],
  ['a line through one hole twice', ['solve', 'peg', '-'], 'move(h,m,o).\nmove(h,h,o).', /line 2, column 1.*"h" twice/],
  [
    'a hole jumped from outside',
    ['solve', 'peg', '-'],
    'peg\nhole a 0 0\nhole b .5 0\nhole c 1 0\nline a b d\n',
    /line 5, column 10.*no hole "d"/,
  ],
  [
    '65 holes',
    ['solve', 'peg', '-'],
    Array.from({ length: 63 }, (_, i) => `v${i} v${i + 1} v${i + 2}`).join('\n'),
    /line 63, column \d+.*at most 64/,
  ],
  ['a peg grid too large', ['solve', 'peg', '-'], '1000000000x1000000000:OPP', /line 1, column 1.*from 1 to 64/],
  ['a start that is no hole', ['solve', 'peg', '--board', 'pentagon16', '--start', 'z'], '', /--start.*no hole "z"/],
  ['a start hole twice', ['solve', 'peg', '--board', 'pentagon16', '--start', 'h,h'], '', /--start.*"h" appears twice/],
  ['a goal that is no hole', ['solve', 'peg', '--board', 'pentagon16', '--goal', 'zz'], '', /--goal.*no hole "zz"/],
  ['an unknown board', ['solve', 'peg', '--board', 'pentagon17'], '', /no board "pentagon17"/],
  [
    'a move that cannot be played',
    ['analyse', 'peg', '--board', 'pentagon16', '--moves', 'o-m-h k-i-h'],
    '',
    /--moves, "k-i-h": H is not empty/,
  ],
  ['a limit beyond all numbers', ['count', ...dodecahedron, '--limit', '123456789012345678901234567890'], '', /--limit must be from/],
  ['a format of solutions that there is not', ['solve', ...dodecahedron, '--format', 'morse'], '', /"morse".*names letters prolog tsplib/],
  ['a format where there is only one', ['enumerate', 'quintomino', '--format', 'names'], '', /only Schlegel format/],
  ['a format of boards for solutions', ['solve', 'numberlink', '--format', 'pzpr'], '', /asp grid paths/],
  [
    'a format of a count',
    ['count', ...dodecahedron, '--format', 'names'],
    '',
    /count has no option --format; use it with solve, enumerate or convert/,
  ],
  ['a number for a count', ['count', ...dodecahedron, '--nth', '3'], '', /count has no option --nth/],
  ['a limit of one solution', ['solve', ...dodecahedron, '--limit', '3'], '', /solve has no option --limit/],
  ['a seed without lots drawn', ['solve', ...dodecahedron, '--seed', '3'], '', /--seed only with --random/],
  ['a number and lots drawn', ['solve', ...dodecahedron, '--nth', '3', '--random'], '', /--nth excludes --random/],
  ['a picture too small to see', ['draw', 'peg', '--width', '15'], '', /--width must be from 16 to 10000/],
  ['a width that is no number', ['draw', 'peg', '--width', '3em'], '', /--width/],
  ['a width of a count', ['count', ...dodecahedron, '--width', '300'], '', /count has no option --width/],
  ['a limit of none', ['count', 'numberlink', '--limit', '0'], '', /--limit.*from 1/],
  ['no time', ['count', ...dodecahedron, '--time-limit', '0'], '', /^schlegel: --time-limit needs a number of seconds above 0\n$/],
  ['a file and a level', ['count', 'icosian', '-', '--level', 'hamilton'], '', /both the file "-" and --level give a board/],
  ['a level and a graph', ['count', ...dodecahedron, '--level', 'hamilton'], '', /both --level and --graph give a board/],
  [
    'a grid of a board that is not one',
    ['solve', 'numberlink', '-', '--format', 'grid'],
    'numberlink\ngraph petersen\npair 1 0 2\n',
    /--format grid: this board is not a grid; asp and paths can/,
  ],
  [
    'a grid where lines cross',
    ['enumerate', 'numberlink', '-', '--format', 'grid'],
    'numberlink\ngrid\n. 1 .\n2 + 2\n. 1 .\n',
    /--format grid: lines cross on this board.*paths can/,
  ],
  [
    'a grid of a line that touches itself',
    ['solve', 'numberlink', '-', '--format', 'grid'],
    'numberlink\ncover\ngrid\n1 1\n. .\n',
    /the line 1 touches itself at r1c1.*paths can/,
  ],
  [
    'lines in a file for what must not touch itself',
    ['solve', 'numberlink', '-', '--format', 'pzprv3'],
    'numberlink\nno-self-touch\ngrid\n1 1\n',
    /--format pzprv3: only the Schlegel format/,
  ],
  ['two forms of one answer', ['solve', ...dodecahedron, '--json', '--format', 'names'], '', /leave one out/],
  ['a board as JSON', ['convert', ...dodecahedron, '--json'], '', /convert has no option --json/],
  ['boards in a file', ['boards', 'icosian', '-'], '', /unexpected file "-"/],
  ['a solution from a position', ['verify', ...dodecahedron, '--moves', 'b c'], 'b c d', /--moves is only for certificates/],
  [
    'a position in a format without',
    ['convert', 'numberlink', '--moves', 'r1c1>r1c2'],
    '',
    /--moves: a board in Schlegel format holds no drawn lines; pzprv3 can/,
  ],
  [
    'a position among jumps alone',
    ['convert', 'peg', '--moves', 'o-m-h', '--format', 'facts'],
    '',
    /--moves: the format holds lines alone/,
  ],
  [
    'a position of a graph alone',
    ['convert', ...dodecahedron, '--moves', 'b c', '--format', 'hcp'],
    '',
    /--moves: other formats hold the graph alone/,
  ],
  [
    'a move of a board to convert that cannot be played',
    ['convert', ...dodecahedron, '--moves', 'b d'],
    '',
    /--moves, "d": No line connects B and D/,
  ],
  [
    'a tour beyond its graph',
    ['verify', ...dodecahedron, '-'],
    'TYPE : TOUR\nTOUR_SECTION\n1\n21\n-1\n',
    /line 4, column 1: the number of a vertex must be from 1 to 20/,
  ],
  [
    'the lines of another board',
    ['verify', 'numberlink', '-'],
    'pzprv3\nnumlin\n1\n3\n1 . 1\n1 1\n',
    /line 3, column 1: this file's board is 3 by 1/,
  ],
  ['boards of an unknown puzzle', ['boards', 'icosain'], '', /unknown puzzle "icosain"/],
  ['a table where there is none', ['table', 'sliding', '--grid', '3x3'], '', /no table/],
]) {
  test(`bad input: ${name}`, () => {
    const { status, stdout, stderr } = schlegel(words, input);
    assert.equal(status, badInput);
    assert.equal(stdout, '');
    assert.match(stderr, message);
  });
}

test('a damaged link is refused where it is damaged', () => {
  for (const [link, column, message] of damagedLinks) {
    const { status, stderr } = schlegel(['count', 'numberlink', '-'], link);
    assert.equal(status, badInput, link);
    const [, at, words] = stderr.trim().match(/^schlegel: -: line 1, column (\d+): (.*)$/) ?? [];
    assert.equal(Number(at), column, stderr);
    assert.match(words, message);
  }
});

test("convert writes Schlegel format or another program's", () => {
  assert.equal(schlegel(['convert', 'icosian', '--graph', 'petersen', '--format', 'graph6']).lines.length, 1);
  const own = schlegel(['convert', 'icosian', '-'], schlegel(['convert', 'icosian', '--graph', 'cube', '--format', 'hcp']).stdout);
  assert.equal(schlegel(['count', 'icosian', '-'], own.stdout).stdout, '6\n');
  const link = schlegel(['convert', 'numberlink', '--level', 'first_5x5', '--format', 'pzpr']).stdout;
  assert.match(link, /arukone\/5\/5\//);
  assert.equal(schlegel(['count', 'numberlink', '-'], link).stdout, '1\n');
  const { status, stderr } = schlegel(['convert', 'icosian', '--format', 'morse']);
  assert.equal(status, badInput);
  assert.match(stderr, /prolog hcp dimacs graph6/);
});

test('the default board of every puzzle is solvable', () => {
  for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'])
    assert.equal(schlegel(['solve', puzzle]).status, found, puzzle);
});

test('convert --moves writes the board that begins at that position', () => {
  for (const [puzzle, moves, format] of [
    ['icosian', 'b c d'],
    ['peg', 'o-m-h d-i-m'],
    ['sliding', '2 1'],
    ['sliding', '2 1', 'prolog'],
    ['quintomino', 'A:12345 B:12354'],
  ]) {
    const board = { peg: ['--board', 'pentagon16'], sliding: ['--grid', '3x3', '--tokens', '1 2 3 4 0 5 6 7 8'] }[puzzle] ?? [];
    const words = [puzzle, ...board, '--moves', moves];
    const here = schlegel(['convert', ...words, ...(format ? ['--format', format] : [])]);
    assert.equal(here.status, found, here.stderr);
    const again = schlegel(['count', puzzle, '-'], here.stdout);
    assert.deepEqual([again.status, again.stdout], Object.values(schlegel(['count', ...words])).slice(0, 2), words.join(' '));
  }
});

test('the lines of a pzprv3 file can be verified as a solution; in a board they are ignored, with a note', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const file = join(folder, 'board.txt');
    for (const board of [
      ['--level', 'first_5x5'],
      ['--level', 'first_5x5', '--cover', 'no'],
    ]) {
      const solved = schlegel(['solve', 'numberlink', ...board, '--format', 'pzprv3']);
      assert.equal(solved.status, found, solved.stderr);
      assert.equal(schlegel(['verify', 'numberlink', ...board, '-'], solved.stdout).stdout, 'valid\n');
      writeFileSync(file, solved.stdout);
      const read = schlegel(['count', 'numberlink', file]);
      assert.match(read.stderr, /^note: only the board was read, without the lines drawn in this file/);
      assert.equal(read.stdout, schlegel(['count', 'numberlink', ...board]).stdout);
      const half = schlegel(['verify', 'numberlink', file, '-'], solved.stdout.replace(/(^|\n)([01 ]*)1([01 ]*)\n$/, '$1$20$3\n'));
      assert.deepEqual([half.status, half.stdout], [none, 'not valid\n']);
    }
    const asp = schlegel(['solve', 'numberlink', '--level', 'first_5x5', '--format', 'asp']);
    assert.match(asp.stdout, /^link\(e\d+\)/);
    assert.equal(schlegel(['verify', 'numberlink', '--level', 'first_5x5', '-'], asp.stdout).stdout, 'valid\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a TSPLIB tour of a graph with names is read back by its numbers', () => {
  for (const graph of [dodecahedron, ['icosian', '--graph', 'grid_4x4'], ['icosian', '--graph', 'cube']]) {
    const tour = schlegel(['solve', ...graph, '--format', 'tsplib']).stdout;
    assert.match(tour, /^TOUR_SECTION\n\d+\n/m);
    assert.equal(schlegel(['verify', ...graph, '-'], tour).stdout, 'valid\n');
  }
});

test('a byte order mark is ignored in boards, solutions and certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schlegel-'));
  try {
    const board = join(folder, 'board.txt');
    writeFileSync(board, '\ufeffnumberlink\ngrid\n1 2 1\n. . .\n. 2 .\n');
    assert.equal(schlegel(['solve', 'numberlink', board]).status, none);
    assert.equal(schlegel(['verify', 'numberlink', board, '-'], '\ufeffcertificate: exhausted tracing 1').stdout, 'accepted\n');
    assert.equal(schlegel(['verify', 'numberlink', board, '-'], '\ufeff1: r1c1 r1c2').status, none);
    assert.match(schlegel(['count', 'icosian', '-'], '\ufeff[(a,,b)].').stderr, /line 1, column 5:/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('--help and --version', () => {
  assert.equal(schlegel(['--help']).status, found);
  assert.match(schlegel(['--version']).stdout, /^\d+\.\d+\.\d+/);
});
