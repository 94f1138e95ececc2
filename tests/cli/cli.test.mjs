// The command line: answers alone on stdout, the rest on stderr, and exit statuses.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { problemOf, skipped } from '../schema.mjs';
import { badInput, dodecahedron, found, none, program, schlegel, unknown } from './schlegel.mjs';

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
  const { status, stdout, lines } = schlegel(['explain', ...petersen, '--all-steps']);
  assert.equal(status, none);
  assert.match(lines[0], /^1\. Only 5 lines run between .*: 2 or 4\. There are 10 ways to choose 2, and 5 to choose 4: 15 in all\.$/);
  assert.equal(lines[1], '  2. Suppose that of the 5 lines a tour uses only 0-5 and 1-6. (from 1)');
  assert.match(stdout, /^ +\d+\. \[Two lines left\] .* \(from \d+(, \d+)*\)$/m);
  assert.match(stdout, /^Difficulty\tExpert$/m);
  const grade = schlegel(['grade', ...petersen]);
  assert.equal(grade.status, none);
  assert.equal(
    grade.stdout,
    'Proved unsolvable, step by step\nDifficulty\tExpert\nHardest technique\tCases at a cut, 4 times\nSteps\t19\n',
  );
  const json = JSON.parse(schlegel(['explain', ...petersen, '--json']).stdout);
  assert.equal(json.verb, 'explain');
  assert.equal(json.result, 'none');
  const { end, steps } = json.explanation;
  assert.equal(steps.length, 19);
  assert.equal(end, 'none');
  assert.equal(steps[2].technique_id, 'two_lines');
  for (const { kind, vertices, text } of steps[2].facts) {
    assert.equal(kind, 'edge');
    assert.match(vertices.join(' '), /^\d \d$/);
    assert.match(text, /^line \d-\d is /);
  }
  assert.equal('explanation' in JSON.parse(schlegel(['grade', ...petersen, '--json']).stdout), false);
});

test('explain folds what follows without a new idea', () => {
  const { status, stdout } = schlegel(['explain', 'numberlink', '--level', 'first_5x5']);
  assert.equal(status, found);
  assert.deepEqual(
    stdout.split('\n').filter((line) => /^\d/.test(line)),
    ['1. Two empty corners', '2. Two ends with one way out', '3. One way through for line 2', '4. One way through for line 1'],
  );
  assert.match(
    stdout,
    /^ {3}\(11 more follow from this: line 2 goes down from row 2, column 4; line 1 goes left from row 1, column 4; .*; and so on\)$/m,
  );
  const all = schlegel(['explain', 'numberlink', '--level', 'first_5x5', '--all-steps']);
  assert.equal(all.stdout.match(/^\d+\. \[/gm).length, 38);
  const { outline, steps } = JSON.parse(schlegel(['explain', 'numberlink', '--level', 'first_5x5', '--json']).stdout).explanation;
  assert.equal(steps.length, 38);
  assert.deepEqual(
    outline.map(({ title }, i) => `${i + 1}. ${title}`),
    stdout.split('\n').filter((line) => /^\d/.test(line)),
  );
  const rows = outline.flatMap((row) => [...row.steps, ...(row.follows ?? [])]);
  assert.equal(new Set(rows).size, rows.length);
  assert.ok(rows.every((step) => steps[step - 1]));
});

test('the facts of an explanation are data in every puzzle', () => {
  const kinds = (board) => {
    const { explanation } = JSON.parse(schlegel(['explain', ...board, '--json']).stdout);
    assert.ok(explanation.steps.every(({ kind, technique_id }) => technique_id || kind === 'assumption' || kind === 'choice'));
    return new Set(explanation.steps.flatMap(({ facts = [] }) => facts.map(({ kind }) => kind)));
  };
  assert.deepEqual(kinds(['numberlink', '--level', 'first_5x5']), new Set(['edge', 'line']));
  assert.deepEqual(kinds(['quintomino', '--level', 'conway', '--moves', 'A:12345 B:53214 C:14352']), new Set(['colour', 'piece']));
  assert.deepEqual(kinds(['peg', '--level', 'english33_cross']), new Set(['jump', 'removed']));
  assert.deepEqual(kinds(['peg', '--level', 'english33_cross', '--moves', 'd3-c3-b3', '--steps', '1']), new Set(['jump', 'weight']));
  assert.deepEqual(kinds(['peg', '--level', 'hexagon19']), new Set(['parity']));
  assert.deepEqual(kinds(['sliding', '--level', 'cube']), new Set(['home']));
  assert.deepEqual(kinds(['sliding', '--level', 'theta_tiny']), new Set(['distance']));
});

test('a sliding puzzle and peg solitaire have one grade, which explain prints, too, and a hardest technique', () => {
  for (const [board, grade, technique, id] of [
    [['peg', '--level', 'english33_cross'], 'Beginner', 'Package', 'package'],
    [['sliding', '--level', 'cube'], 'Medium', 'Line up', 'line_up'],
  ]) {
    const { status, stdout } = schlegel(['grade', ...board]);
    assert.equal(status, found);
    assert.match(stdout, new RegExp(`^Difficulty\t${grade}\nHardest technique\t${technique}(, \\d+ times)?$`, 'm'));
    const { figures } = JSON.parse(schlegel(['grade', ...board, '--json']).stdout);
    assert.deepEqual(figures.find((figure) => figure.id === 'hardest_technique').about, [technique, id]);
    assert.match(schlegel(['explain', ...board]).stdout, new RegExp(`^Difficulty\t${grade}$`, 'm'));
  }
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

test("a graph's name may have blanks", () => {
  for (const words of [
    ['count', 'icosian', '--graph', 'Truncated Icosahedron'],
    ['count', 'icosian', '--graph', 'grid 4x4'],
  ])
    assert.equal(schlegel(words).stdout, schlegel([...words.slice(0, 3), words[3].replace(' ', '_')]).stdout);
  assert.equal(schlegel(['count', 'icosian', '-'], 'icosian\ngraph grid 4x4\n').stdout, '6\n');
});

test('rows of tiles are a board of the sliding puzzle', () => {
  assert.equal(schlegel(['solve', 'sliding', '-'], '1 2 3\n4 5 6\n7 0 8\n').stdout, '0\n');
  assert.equal(schlegel(['solve', 'sliding', '-'], '1,2\n0,3\n').stdout, '0\n');
});

test('output that cannot be written is an error', { skip: !existsSync('/dev/full') }, () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(program, ['count', ...dodecahedron], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
  closeSync(full);
  assert.equal(status, badInput);
  assert.match(stderr, /cannot write the output/);
});

test('an option without a value can be turned off', () => {
  const count = (...words) => schlegel(['count', 'icosian', '--graph', 'cube', ...words]).stdout;
  assert.equal(count('--open=no'), count());
  assert.notEqual(count('--open'), count());
});

test('a difficulty may be given by its name', () => {
  const of = (grade) => schlegel(['generate', 'peg', '--board', 'pentagon16', '--difficulty', grade]).stdout;
  assert.equal(of('easy'), of('2'));
});

test('boards says when none needs a technique', () => {
  const { status, stderr, stdout } = schlegel(['boards', 'icosian', '--technique', 'parity']);
  assert.equal(stdout, '');
  assert.equal(status, none);
  assert.match(stderr, /no built-in board needs this technique/);
});

test('errors in names and graphs say what is wrong, in every puzzle', () => {
  for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink']) {
    const wrong = (text) => schlegel(['count', puzzle, '-'], text).stderr;
    assert.match(wrong('conway_xyz'), /"x", character 1 of the Conway notation "xyz", is not an operation/, puzzle);
    for (const large of ['grid_1000x1000', 'complete_100000']) assert.match(wrong(large), /the limits are 200,000 and 1,000,000/, puzzle);
    assert.match(wrong('graph { a -- b'), /line 1, column 7: this '\{' has no '\}'/, puzzle);
    assert.match(wrong('# Mine\ngraph { a -- b'), /line 2, column 7: this '\{' has no '\}'/, puzzle);
  }
  // A puzzle's own text has its own faults, and so have the options of one that can be read.
  assert.match(schlegel(['count', 'peg', '-'], 'peg\nhole a\nhole a\n').stderr, /line 3, column 6: the hole "a" appears twice/);
  assert.match(schlegel(['count', 'peg', '-', '--start', 'x'], 'a b c\nb c d\n').stderr, /--start/);
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

test('one solution comes first where all of them are too many, and what is unknown is said soon', () => {
  const one = schlegel(['enumerate', 'peg', '--board', 'wiegleb45', '--limit', '1']);
  assert.equal(one.status, found);
  assert.equal(one.lines.length, 1);
  assert.equal(schlegel(['verify', 'peg', '--board', 'wiegleb45', '-'], one.stdout).status, found);
  const random = schlegel(['solve', 'icosian', '--level', 'knight_8x8', '--random']);
  assert.equal(random.status, unknown);
  assert.match(random.stderr, /^unknown: stopped after [\d,]+ states$/m);
});

test('a title may stand before every format, as on the page', () => {
  const hcp = 'TYPE: HCP\nDIMENSION: 3\nEDGE_DATA_FORMAT: EDGE_LIST\nEDGE_DATA_SECTION\n1 2\n2 3\n3 1\n-1\nEOF\n';
  for (const [puzzle, board] of [
    ['icosian', 'p edge 3 3\ne 1 2\ne 2 3\ne 3 1\n'],
    ['icosian', hcp],
    ['icosian', '[(a,b),(b,c),(c,a)]\n'],
    ['sliding', '4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15\n'],
  ]) {
    const { status, stdout, stderr } = schlegel(['solve', puzzle, '-'], `# Title\n${board}`);
    assert.equal(status, found, stderr);
    assert.equal(stdout, schlegel(['solve', puzzle, '-'], board).stdout);
  }
  assert.match(schlegel(['solve', 'icosian', '-'], '# Title\np edge 3 3\ne 1 9\n').stderr, /line 3/);
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

test('a board is solvable all the same if a time limit stops counting', () => {
  const rows = [
    [['icosian', '--level', 'knight_8x8'], /Counting them all would take too long/],
    [['numberlink', '-'], /There’s at least one solution|There are at least 2 solutions/],
  ];
  const lines = '. '.repeat(16).trim();
  const input = `numberlink\ngrid\n1${lines.slice(1)}\n${`${lines}\n`.repeat(14)}${lines.slice(0, -1)}1\n`;
  for (const [board, why] of rows) {
    const limited = [...board, '--time-limit', '1'];
    const analysed = schlegel(['analyse', ...limited], input);
    assert.equal(analysed.status, found, board.join(' '));
    assert.equal(analysed.lines[0], 'Solvable');
    assert.match(analysed.lines[1], why);
    const counted = schlegel(['count', ...limited], input);
    assert.deepEqual([counted.status, counted.stdout], [unknown, ''], board.join(' '));
    assert.match(counted.stderr, /^Solvable\nunknown: reached the time limit; /);
    const { result, headline } = JSON.parse(schlegel(['count', ...limited, '--json'], input).stdout);
    assert.deepEqual([result, headline], ['unknown', 'Solvable']);
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

test('a count of peg solitaire says what differs, an analysis of the fifteen puzzle how many positions there are', () => {
  const pentagon = ['count', 'peg', '--board', 'pentagon16'];
  assert.match(schlegel(pentagon).stderr, /^The same jumps in another order count as another solution\.$/m);
  assert.equal(JSON.parse(schlegel([...pentagon, '--json']).stdout).detail, 'The same jumps in another order count as another solution.');
  const nearly = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15';
  const fifteen = ['analyse', 'sliding', '--grid', '4x4', '--tokens', nearly];
  assert.match(schlegel(fifteen).stdout, /^Positions within reach\t10,461,394,944,000 of 20,922,789,888,000: half$/m);
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

test('explain --techniques lists the techniques of all puzzles or of one, and boards those that show one', () => {
  const all = schlegel(['explain', '--techniques']).lines;
  const own = schlegel(['explain', '--techniques', 'quintomino']).lines;
  assert.deepEqual(
    own,
    all.filter((line) => line.startsWith('quintomino\t')),
  );
  assert.ok(own.includes('quintomino\ttwo_pieces\tNaked pair\tMedium'));
  const { techniques } = JSON.parse(schlegel(['explain', '--techniques', '--json']).stdout);
  assert.deepEqual(
    techniques.map(({ puzzle, id, name }) => `${puzzle}\t${id}\t${name}`),
    all.map((line) => line.replace(/\t\w+$/, '')),
  );
  for (const extra of [['--steps', '3'], ['board.txt']])
    assert.equal(schlegel(['explain', '--techniques', 'quintomino', ...extra]).status, badInput);
  const order = schlegel(['explain', '--techniques', 'numberlink']).lines.map((line) => line.split('\t')[1]);
  const boards = schlegel(['boards', 'numberlink', '--technique', 'Tight cut']).lines;
  assert.ok(boards.length > 1);
  for (const board of boards) {
    const [, level] = board.split('\t');
    const { steps } = JSON.parse(schlegel(['explain', 'numberlink', '--level', level, '--json']).stdout).explanation;
    const numbers = steps.filter((step) => step.technique_id).map((step) => order.indexOf(step.technique_id));
    assert.equal(order[Math.max(...numbers)], 'crowded', level);
  }
  assert.equal(schlegel(['boards', '--technique', 'crowded']).status, badInput);
});
