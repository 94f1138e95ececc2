// New boards: their guarantee, their seeds, the library and the days.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { badInput, found, none, schlegel, unknown } from './schlegel.mjs';

test('new boards keep their guarantee, and the same seed gives the same boards', () => {
  const asked = ['generate', 'sliding', '--grid', '4x4', '--distance', '30', '--seed', '3', '--count', '2'];
  const { status, stdout } = schlegel(asked);
  assert.equal(status, found);
  assert.equal(stdout, schlegel(asked).stdout);
  const boards = stdout.split('\n\n');
  assert.equal(boards.length, 2);
  for (const board of boards) {
    assert.match(board, /^# Hard 4 by 4, no. \d+\n# The shortest solution takes 30 moves\.$/m);
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
    assert.match(numberlink.stdout, /^# \w+ .+, no\. 4\n# It has exactly one solution[.,]/);
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

test('a board generated for a technique needs it and none harder', () => {
  for (const [puzzle, ground, technique] of [
    ['icosian', ['--graph', 'grid_6x6'], 'parity'],
    ['numberlink', ['--grid', '6x6'], 'Bottleneck'],
    ['quintomino', [], 'two-faces'],
  ]) {
    const order = schlegel(['explain', '--techniques', puzzle]).lines.map((line) => line.split('\t'));
    const { status, stdout } = schlegel(['generate', puzzle, ...ground, '--technique', technique]);
    assert.equal(status, found);
    const [, name] = stdout.match(/^# .* It needs the technique “(.*)” and none harder\.$/m);
    const [, id] = order.find((row) => row[2] === name);
    const { steps } = JSON.parse(schlegel(['explain', puzzle, '-', '--json'], stdout).stdout).explanation;
    const numbers = steps.filter((step) => step.technique_id).map((step) => order.findIndex((row) => row[1] === step.technique_id));
    assert.equal(order[Math.max(...numbers)][1], id);
  }
  const parity = schlegel(['generate', 'sliding', '--grid', '4x4', '--technique', 'parity']);
  assert.match(parity.stdout, /Its explanation uses the technique “Parity”\./);
  assert.equal(schlegel(['solve', 'sliding', '-'], parity.stdout).status, none);
  const corner = schlegel(['generate', 'sliding', '--grid', '4x4', '--technique', 'corner']);
  assert.match(corner.stdout, /Its explanation uses the technique “Corner trick”\./);
  assert.match(schlegel(['explain', 'sliding', '-', '--all-steps'], corner.stdout).stdout, /\[Corner trick\]/);
});

test('a technique that is unknown or never the hardest is refused, with what to request instead', () => {
  const { status, stderr } = schlegel(['generate', 'icosian', '--technique', 'cut_hol']);
  assert.equal(status, badInput);
  assert.match(stderr, /unknown technique "cut_hol"; did you mean cut_hole\?/);
  const proof = schlegel(['generate', 'peg', '--technique', 'position_class']);
  assert.equal(proof.status, badInput);
  assert.match(proof.stderr, /Position class only proves that there is no solution, and every board generated here has one/);
  const rare = schlegel(['generate', 'quintomino', '--level', 'octahedron', '--technique', 'symmetry']);
  assert.equal(rare.status, unknown);
  assert.match(rare.stderr, /none of \d+ boards needs Symmetry as its hardest technique; request Only piece, .* or try another seed/);
});

test('boards of the library and of the lessons come from the commands next to them', () => {
  const boards_of = (path) =>
    readFileSync(new URL(`../../assets/${path}.txt`, import.meta.url), 'utf8')
      .split(/^(?=%% |practice)/m)
      .flatMap((text) => [...text.matchAll(/^# made by: schlegel (.*)\n([^]*)$/gm)]);
  let compared = 0;
  for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink']) {
    const library = boards_of(`library/${puzzle}`);
    const order = readFileSync(new URL(`../../assets/lessons/${puzzle}/order.txt`, import.meta.url), 'utf8');
    const lessons = order
      .trim()
      .split('\n')
      .flatMap((id) => boards_of(`lessons/${puzzle}/${id}`))
      .filter(([, , board]) => !library.some(([, , other]) => board === other));
    for (const boards of [library, lessons])
      for (let i = 0; i < boards.length; i += 9) {
        const [, command, board] = boards[i];
        assert.ok(schlegel(command.split(' ')).stdout.endsWith(`\n${board}`), command);
        ++compared;
      }
  }
  assert.ok(compared > 40);
});

test('the daily board is that of the site, and an invalid date is refused', () => {
  const { status, stdout } = schlegel(['generate', 'numberlink', '--day', '2026-11-23']);
  assert.equal(status, found);
  assert.match(
    stdout,
    /^# Beginner 5 by 5, no. 20780\n.*\n# Generator 5\nnumberlink\ncover\ngrid\n1 . . . 2\n. . 3 . .\n3 4 . . .\n. . . 5 2\n4 1 . . 5\n$/,
  );
  const week = schlegel(['generate', 'peg', '--day', '2026-12-27', '--count', '7']).stdout;
  assert.deepEqual(
    week.match(/no\. \d+/g),
    [20814, 20815, 20816, 20817, 20818, 20819, 20820].map((day) => `no. ${day}`),
  );
  for (const bad of ['2026-11-31', '2026-13-01', '23.11.2026', ''])
    assert.equal(schlegel(['generate', 'peg', '--day', bad]).status, badInput, bad);
  assert.equal(schlegel(['generate', 'numberlink', '--grid', '5x5', '--day', '2026-11-23']).status, badInput);
});
