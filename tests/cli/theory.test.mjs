// What the theory pages say is what the solver finds: their boards, lessons and numbers.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { theoryPictures } from '../../cmake/theory_pictures.mjs';
import { found, none, schlegel } from './schlegel.mjs';

const folder = new URL('../../assets/theory/', import.meta.url);
const pages = new Map(readdirSync(folder).map((name) => [name.replace('.html', ''), readFileSync(new URL(name, folder), 'utf8')]));
const prose = (page) =>
  pages
    .get(page)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

/** A number is said as the pages write it. */
const said = (page, ...phrases) => {
  for (const phrase of phrases) assert.ok(prose(page).includes(phrase), `${page} says “${phrase}”`);
};
const written = (number) => BigInt(number).toLocaleString('en-GB');
const count = (...words) => schlegel(['count', ...words]).lines[0];
const board = (name) => {
  const picture = theoryPictures().find((one) => one.name === `theory-${name}`);
  return { puzzle: picture.link.split('?')[0], text: `#${picture.link}` };
};
const ask = (verb, name, ...options) => {
  const { puzzle, text } = board(name);
  return schlegel([verb, puzzle, '-', ...options], text);
};
const bins = (...words) => schlegel(['histogram', 'sliding', ...words]).lines.map((line) => line.split('\t').map(Number));
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

test('pictures have names of their own, and show boards that can be read, with moves that can be played', () => {
  const pictures = theoryPictures();
  assert.equal(new Set(pictures.map(({ name }) => name)).size, pictures.length);
  assert.ok(pictures.length >= 4 * pages.size);
  for (const { name, link } of pictures) assert.equal(schlegel(['draw', link.split('?')[0], '-'], `#${link}`).status, found, name);
});

test('lessons that the pages name are techniques', () => {
  for (const [page, text] of pages) {
    const links = [...text.matchAll(/"\.\/#learn\/(\w+)\/(\w+)"/g)];
    assert.ok(links.length > 0, page);
    for (const [, puzzle, id] of links)
      assert.ok(
        schlegel(['explain', '--techniques', puzzle]).lines.some((line) => line.startsWith(`${puzzle}\t${id}\t`)),
        `${puzzle}/${id}`,
      );
  }
});

test('icosian', () => {
  for (const graph of ['petersen', 'tutte', 'grid_5x5']) assert.equal(count('icosian', '--graph', graph), '0');
  assert.equal(ask('solve', 'petersen-loop').status, none);
  said('icosian', `all ${count('icosian', '--level', 'hamilton')} tours`, written(count('icosian', '--graph', 'grid_10x10')));

  const edges = (graph) => schlegel(['convert', 'icosian', '--graph', graph, '--format', 'edges']).lines.map((line) => line.split(' '));
  const text = (lines) => lines.map((line) => line.join(' ')).join('\n');
  const rest = edges('petersen').filter((line) => !line.includes('0'));
  assert.notEqual(schlegel(['count', 'icosian', '-'], text(rest)).lines[0], '0', 'a tour of nine holes');

  // An arm of the Tutte graph, with one vertex for all that is outside.
  const inside = (vertex) => Number(vertex) < 15;
  const arm = edges('tutte')
    .filter((line) => line.some(inside))
    .map((line) => line.map((vertex) => (inside(vertex) ? vertex : 'out')));
  assert.equal(arm.filter((line) => line.includes('out')).length, 3);
  assert.deepEqual(schlegel(['count', 'icosian', '-'], text(arm)).lines, ['6']);
  assert.deepEqual(schlegel(['count', 'icosian', '-', '--require', '0-out'], text(arm)).lines, ['6']);
  assert.ok(edges('tutte').some((line) => line.join() === '0,45'));
  said('icosian', 'three arms of 15 holes', 'in six ways');
});

test('sliding', () => {
  assert.match(ask('solve', 'exchanged').stderr, /certificate: parity/);
  const theta = bins('--level', 'theta_0');
  assert.deepEqual([theta.at(-1)[0], sum(theta.map(([, positions]) => positions))], [29, 7 * 120]);
  said('sliding', 'Of the 720 arrangements of its six tokens, you can reach only 120', 'Up to 29 moves');
  assert.equal(sum(bins('--level', 'wheel_5').map(([, positions]) => positions)), 720);
  const eight = bins('--grid', '3x3');
  assert.deepEqual(eight.at(-1), [31, 2]);
  said('sliding', `the number is 31, and just two of the ${written(sum(eight.map(([, positions]) => positions)))} positions`);
  assert.match(schlegel(['solve', 'sliding', '--level', 'grid_4x4_far']).stderr, /Shortest\t58/);
  said('sliding', '58 moves at best');

  // Routes of the gap that never step straight back, by the squares they end at and come from.
  const next = (square) =>
    [square % 4 ? square - 1 : -1, square % 4 < 3 ? square + 1 : -1, square - 4, square + 4].filter((to) => to >= 0 && to < 16);
  const positions = Array.from({ length: 14 }, (_, i) => BigInt(i + 3)).reduce((a, b) => a * b, 1n);
  said('sliding', `16!/2 = ${written(positions)}`);
  let ends = new Map([['15,', 1n]]),
    routes = 1n,
    moves = 0;
  while (routes < positions) {
    const longer = new Map();
    for (const [end, ways] of ends) {
      const [at, from] = end.split(',');
      for (const to of next(Number(at))) if (String(to) !== from) longer.set(`${to},${at}`, (longer.get(`${to},${at}`) ?? 0n) + ways);
    }
    ends = longer;
    for (const ways of ends.values()) routes += ways;
    ++moves;
  }
  said('sliding', `up to ${moves - 1} moves are fewer than the positions, so some position needs at least ${moves}`);
});

test('quintominoes', () => {
  const table = schlegel(['table', 'quintomino', '--level', 'conway']).lines.map((line) => Number(line.split('\t')[1]));
  assert.deepEqual(table, [7200, 120, 60, 4, 3]);
  const all = Number(count('quintomino', '--level', 'repeats'));
  assert.equal(all, 13 * 7200);
  said('quintomino', `there are ${written(all)}. In exactly one of thirteen`);

  // Oriented faces, so that a reading runs the same way round on all of them.
  const oriented = schlegel(['convert', 'quintomino', '--level', 'one_sided']).stdout.replace('flip no', 'flip yes');
  const faces = [...oriented.matchAll(/^faces (.*)$/gm)].flatMap(([, line]) =>
    line.split('/').map((face) => face.trim().split(' ').map(Number)),
  );
  const text = oriented.replace(/^pieces .*$/m, 'pieces 12345 12354 12435 12453 12534 12543 13245 13254 13425 13524 14235 14325');
  const readings = schlegel(['enumerate', 'quintomino', '-'], text).lines.map((line) => line.split(' ').map((put) => put.split(':')[1]));
  assert.equal(readings.length, 7200);

  const hand = (reading) => {
    const from = reading.indexOf('1');
    const order = reading.slice(from) + reading.slice(0, from);
    const back = `1${[...order.slice(1)].reverse().join('')}`;
    return order < back ? `${order}+` : `${back}-`;
  };
  const hands = new Set(readings.map((solution) => solution.map(hand).sort().join()));
  said('quintomino', `Only ${hands.size} of these sets`, '4,096 sets');
  assert.ok(
    hands.has(
      schlegel(['solve', 'quintomino', '--level', 'one_sided'])
        .lines[0].split(' ')
        .map((put) => hand(put.split(':')[1]))
        .sort()
        .join(),
    ),
  );

  // Symmetries of the solid as permutations of edges; patterns are solutions up to the names of colours.
  const other = (face, edge) => faces.findIndex((edges, i) => i !== face && edges.includes(edge));
  const shared = (a, b) => faces[a].find((edge) => faces[b].includes(edge));
  const near = faces.map((edges, face) => edges.map((edge) => other(face, edge)));
  const symmetries = [];
  const extend = (image) => {
    const face = image.length;
    if (face === faces.length) return symmetries.push(image);
    for (let to = 0; to < faces.length; ++to)
      if (!image.includes(to) && image.every((at, i) => near[i].includes(face) === near[at].includes(to))) extend([...image, to]);
  };
  extend([]);
  assert.equal(symmetries.length, 120);
  const pattern = (colours) => colours.map((colour) => colours.indexOf(colour)).join();
  const colours = (solution) =>
    solution.reduce((all, reading, face) => (faces[face].forEach((edge, i) => (all[edge] = reading[i])), all), []);
  const moved = (all, image) =>
    all
      .map((_, edge) => edge)
      .reduce((to, edge) => {
        const [a, b] = faces.flatMap((edges, face) => (edges.includes(edge) ? [face] : []));
        to[shared(image[a], image[b])] = all[edge];
        return to;
      }, []);
  const patterns = new Map(readings.map((solution) => [pattern(colours(solution)), colours(solution)]));
  const classes = new Map();
  for (const all of patterns.values()) {
    const images = symmetries.map((image) => pattern(moved(all, image)));
    const own = images.filter((image) => image === pattern(all)).length;
    classes.set([...images].sort()[0], [own, new Set(images).size * 120]);
  }
  assert.deepEqual(
    [...classes.values()].sort(([a], [b]) => a - b),
    [
      [4, 3600],
      [6, 2400],
      [12, 1200],
    ],
  );
  said('quintomino', 'First43,600', 'Second62,400', 'Third121,200');
});

test('pegs', () => {
  const english = (...words) => schlegel(['solve', 'peg', '--board', 'english33', ...words]);
  const last = [...schlegel(['convert', 'peg', '--board', 'english33']).stdout.matchAll(/^hole (\w+)/gm)]
    .map(([, hole]) => hole)
    .filter((hole) => english('--goal', hole).status === found);
  assert.deepEqual(last.sort(), ['a4', 'd1', 'd4', 'd7', 'g4']);
  assert.match(english('--fewest-moves').stderr, /Moves\t18\nJumps\t31/);
  for (const name of ['french', 'hexagon']) assert.match(ask('solve', name).stderr, /certificate: parity/);

  const table = (name) => schlegel(['table', 'peg', '--board', name]).lines;
  assert.equal(table('pentagon16').length, 136);
  assert.equal(schlegel(['solve', 'peg', '--board', 'pentagon16', '--start', 'a', '--goal', 'e']).stderr.includes('parity'), true);
  const triangle = table('triangle15');
  assert.equal(triangle.length, 54);
  assert.equal(Math.min(...triangle.map((line) => Number(/(\d+) moves/.exec(line)[1]))), 9);
  said('peg', '75 of the 225 pairs of start and end are in the right class, but only 54', 'all 136 can be solved', 'solved in 9 moves');

  assert.match(ask('solve', 'army').stderr, /certificate: pagoda/);
  const { text } = board('army');
  assert.equal(schlegel(['solve', 'peg', '-'], text.replace('.ooo.', '..ooo')).status, found);
  const weights = [
    ...pages
      .get('peg')
      .match(/this weight[^]*?<\/table>/)[0]
      .matchAll(/<td>(\d)/g),
  ].map(([, weight]) => Number(weight));
  assert.equal(weights.length, 25);
  for (let hole = 0; hole < 25; ++hole)
    for (const [fits, step] of [
      [hole % 5 < 3, 1],
      [hole < 15, 5],
    ]) {
      const [a, b, c] = [hole, hole + step, hole + 2 * step].map((at) => weights[at]);
      if (fits) assert.ok(a + b >= c && c + b >= a, `the line from hole ${hole}`);
    }
  const pegs = [...'.....'.repeat(3), ...'ooooo', ...'.ooo.'];
  assert.deepEqual([sum(weights.filter((_, hole) => pegs[hole] === 'o')), weights[2]], [1, 2]);
});

test('numberlink', () => {
  const border = ask('explain', 'border');
  assert.match(border.stdout, /Crossing lines/);
  const { text } = board('border');
  assert.equal(schlegel(['solve', 'numberlink', '-'], text.replace('grid%0A', 'wrap+xy%0Agrid%0A')).status, found);
  for (const line of schlegel(['boards', 'numberlink']).lines)
    assert.deepEqual(count('numberlink', '--level', line.split('\t')[1], '--limit', '2'), '1', line);
  assert.equal(ask('count', 'three-pairs').lines[0], '1');
  assert.ok(!ask('solve', 'three-pairs').stdout.split('\n').slice(0, 6).join('').includes('.'), 'it fills the board');
  assert.equal(schlegel(['count', 'numberlink', '-'], 'numberlink\ngrid\n1 2 1\n. 2 .\n. . .\n').lines[0], '1');
  said('numberlink', `at most ${written(Math.floor(26 * 3 ** 1.5 * 2 ** 3))}`);
});
