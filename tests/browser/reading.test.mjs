// A small game of each puzzle, played from what is read alone: the canvas is hidden, and every step follows from the words of
// the page, of its live region and of its elements.
import assert from 'node:assert/strict';
import {
  tell,
  choose,
  focusedId,
  heard,
  hole,
  item,
  label,
  open,
  press,
  ready,
  said,
  section,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

async function openUnseen(t, at) {
  const page = await open(t, { at });
  await page.evaluate(() => {
    document.getElementById('canvas').style.visibility = 'hidden';
  });
  return page;
}

const targets = (page) =>
  page.locator('#mirror [data-kind=target]').evaluateAll((all) =>
    all.map((one) => ({
      id: one.dataset.id,
      label: one.getAttribute('aria-label'),
      around: one.getAttribute('aria-description') ?? '',
    })),
  );

// What a key on the board tells.
async function told(page, key, id) {
  if (id) await item(page, id).focus();
  else await page.locator('#mirror [data-kind=target]').first().focus();
  // What is still on its way would be said along with the answer.
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - (window.spoken.at(-1)?.at ?? from) > 500, from);
  await page.evaluate(() => {
    document.getElementById('live').textContent = '';
  });
  await page.keyboard.press(key);
  return until(() => said(page), /./, `what ${key} tells`);
}
// "Neighbours: above Q, peg 3; right B, empty." as pairs of a direction and a name.
const neighbours = (around) =>
  around
    .replace(/^.*Neighbours: /, '')
    .replace(/\.$/, '')
    .split('; ')
    .map((one) => /^(above|upper right|right|lower right|below|lower left|left|upper left) ([^,]+)/.exec(one))
    .filter(Boolean)
    .map(([, direction, name]) => ({ direction, name }));

test('icosian: a tour from the neighbours that are read', async (t) => {
  const page = await openUnseen(t, '#icosian?level=cube');
  assert.match((await section(page, 'Goal')).join(' '), /every hole once/i);
  const next = new Map((await targets(page)).map((one) => [one.label.split(',')[0], neighbours(one.around).map(({ name }) => name)]));
  assert.equal(next.size, 8);
  const tour = (path) =>
    path.length === next.size
      ? next.get(path.at(-1)).includes(path[0]) && path
      : next
          .get(path.at(-1))
          .filter((name) => !path.includes(name))
          .map((name) => tour([...path, name]))
          .find(Boolean);
  const path = tour([next.keys().next().value]);
  assert.match(await told(page, ','), /No move/);
  for (const [i, name] of path.entries()) {
    if (i === 3) {
      assert.equal(
        await told(page, '.', hole(name)),
        `Pegs in order: ${path.slice(0, 3).join(', ')}. From ${path[2]} you can go to ${next
          .get(path[2])
          .filter((one) => !path.slice(0, 3).includes(one))
          .sort()
          .join(', ')}. Empty: ${[...next.keys()]
          .filter((one) => !path.slice(0, 3).includes(one))
          .sort()
          .join(', ')}.`,
      );
      assert.match(await told(page, '/', hole(path[2])), new RegExp(`^${path[2]}\\. Neighbours: .*${path[1]}, peg 2`));
      assert.match(await told(page, ';'), /^5 holes to go: /);
    }
    await press(page, hole(name));
    await heard(page, new RegExp(`Peg ${i + 1} in ${name}\\.`));
    if (i === 3) {
      assert.equal(await told(page, ',', hole(name)), `Peg 4 in ${name}.`);
      await page.keyboard.press('Backspace');
      await heard(page, new RegExp(`Undone: Peg 4 in ${name}\\.`));
      await press(page, 'redo');
      await heard(page, new RegExp(`Peg 4 in ${name}\\.`));
    }
  }
  await heard(page, /A Hamiltonian tour/);
  assert.match((await section(page, 'Position')).join(' '), /A Hamiltonian tour/);
});

test('peg: a solution from the lines that neighbours make', async (t) => {
  const page = await openUnseen(t, '#peg?level=triangle10');
  assert.deepEqual(await section(page, 'Figures'), ['Moves: 0']);
  const start = await told(page, '.');
  const list = (name) => new RegExp(`${name}: ([^.]*)`).exec(start)[1].split(', ');
  const next = new Map(
    (await targets(page)).map((one) => [
      one.label.split(',')[0],
      new Map(neighbours(one.around).map(({ direction, name }) => [direction, name])),
    ]),
  );
  const jumps = [...next]
    .flatMap(([from, ways]) => [...ways].map(([way, over]) => [from, over, next.get(over).get(way)]))
    .filter(([, , to]) => to);
  assert.equal(jumps.length, 18);
  const solve = (pegs) =>
    pegs.size === 1
      ? []
      : jumps
          .filter(([from, over, to]) => pegs.has(from) && pegs.has(over) && !pegs.has(to))
          .reduce((found, jump) => {
            if (found) return found;
            const rest = new Set(pegs);
            rest.delete(jump[0]);
            rest.delete(jump[1]);
            rest.add(jump[2]);
            const moves = solve(rest);
            return moves && [jump, ...moves];
          }, null);
  const solution = solve(new Set(list('Pegs')));
  for (const [from, over, to] of solution) {
    if ((await item(page, hole(from)).getAttribute('aria-pressed')) !== 'true') {
      // the peg that has jumped stays in the hand
      await press(page, hole(from));
      await heard(page, new RegExp(`${from}, peg, held, can jump to`));
    }
    await press(page, hole(to));
    await heard(page, new RegExp(`${from} jumps over ${over} into ${to}`));
  }
  await heard(page, /Done in/);
  assert.match(await told(page, '.'), /^Pegs: [A-Z]\. /);
});

test('sliding: the tiles home, from the rows and from what is not home', async (t) => {
  const page = await openUnseen(t, '#sliding?level=eight_easy');
  const rows = (text) => [...text.matchAll(/Row \d: ([^.]*)/g)].flatMap(([, row]) => row.split(', '));
  const start = rows(await told(page, '.'));
  const astray = new Map(
    [...(await told(page, ';')).matchAll(/tile (\d) from row \d, column \d to row (\d), column (\d)/g)].map(([, tile, row, column]) => [
      tile,
      3 * (row - 1) + Number(column) - 1,
    ]),
  );
  const home = start.map((tile) => (astray.has(tile) ? 'gap' : tile));
  for (const [tile, at] of astray) home[at] = tile;
  const goal = home.join();
  const from = new Map([[start.join(), null]]);
  for (const here of from.keys()) {
    // breadth first: a Map goes on with what is added
    if (here === goal) break;
    const board = here.split(','),
      empty = board.indexOf('gap');
    for (const [dr, dc] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ]) {
      const r = Math.floor(empty / 3) + dr,
        c = (empty % 3) + dc;
      if (r < 0 || r > 2 || c < 0 || c > 2) continue;
      const there = [...board];
      there[empty] = board[3 * r + c];
      there[3 * r + c] = 'gap';
      if (!from.has(there.join())) from.set(there.join(), [here, board[3 * r + c]]);
    }
  }
  const tiles = [];
  for (let at = goal; from.get(at); at = from.get(at)[0]) tiles.unshift(from.get(at)[1]);
  assert.ok(tiles.length > 0);
  for (const tile of tiles) {
    const { id } = (await targets(page)).find((one) => new RegExp(`^tile ${tile},`).test(one.label));
    await press(page, id);
    await heard(page, new RegExp(`Tile ${tile} moves (left|right|up|down) to row \\d, column \\d`));
  }
  await heard(page, /home!/);
});

test('quintomino: faces covered by what they need and the pieces’ colours', async (t) => {
  const sidesOf = { A: ['C', 'D', 'B'], B: ['A', 'D', 'C'], C: ['B', 'D', 'A'], D: ['C', 'B', 'A'] }; // as the board's text has them
  const page = await openUnseen(t, '#quintomino?level=tetrahedron');
  const faces = async () =>
    (await targets(page))
      .map(({ id, label }) => ({ id, face: /^face (\w+), empty(?:, needs (.*))?/.exec(label) }))
      .filter(({ face }) => face)
      .map(({ id, face: [, name, needs = ''] }) => ({
        id,
        name,
        wants: sidesOf[name].map((next) => new RegExp(`(\\d+) at ${next}\\b`).exec(needs)?.[1] ?? 'any'),
      }));
  const tray = async () =>
    (await targets(page))
      .map(({ id, label }) => ({ id, piece: /^(piece \d+), ([\d ]+), .*in the tray/.exec(label) }))
      .filter(({ piece }) => piece)
      .map(({ id, piece: [, name, reading] }) => ({ id, name, reading: reading.split(' ') }));
  const turns = (reading) => reading.map((_, i) => [...reading.slice(i), ...reading.slice(0, i)]);
  const fits = (reading, wants) => wants.every((colour, i) => colour === 'any' || colour === reading[i]);
  const cover = async () => {
    const [face] = (await faces()).sort(
      (a, b) => a.wants.filter((colour) => colour === 'any').length - b.wants.filter((colour) => colour === 'any').length,
    );
    if (!face) return true;
    for (const piece of await tray()) {
      const reading = turns(piece.reading).find((one) => fits(one, face.wants));
      if (!reading) continue;
      const wanted = new RegExp(`held, colours ${reading.join(' ')}`);
      await press(page, piece.id);
      await until(() => label(page, piece.id), /held, colours/, 'the piece to be held');
      for (let i = 0; i < 3 && !wanted.test(await label(page, piece.id)); ++i) {
        const before = await label(page, piece.id);
        await page.keyboard.press(']');
        await until(
          () => label(page, piece.id),
          (now) => now !== before,
          'the piece to turn',
        );
      }
      await press(page, face.id);
      await heard(page, new RegExp(`${piece.name} placed on face ${face.name}: ${reading.join(' ')}\\.`, 'i'));
      if (await cover()) return true;
      await page.keyboard.press('Backspace');
      await heard(page, new RegExp(`Undone: ${piece.name} placed on face ${face.name}`, 'i'));
    }
    return false;
  };
  assert.match(await told(page, ';'), /^4 faces to cover: A, B, C, D\. In the tray: piece 1, 1/);
  assert.ok(await cover());
  await heard(page, /Solved/);
});

test('numberlink: lines led by arrows, from their ends and the empty squares', async (t) => {
  const page = await openUnseen(t, '#numberlink?level=first_5x5');
  const place = 'row (\\d), column (\\d)';
  const ends = [...(await told(page, '.')).matchAll(new RegExp(`Line (\\d) from ${place} to ${place}: not started`, 'g'))].map(
    ([, name, ...at]) => ({ name, from: `${at[0]} ${at[1]}`, to: `${at[2]} ${at[3]}` }),
  );
  assert.equal(ends.length, 4);
  assert.match(await told(page, ';'), /^4 pairs to connect\. Line 1 from row 1, column 1/);
  const taken = new Set(ends.flatMap(({ from, to }) => [from, to]));
  const arrows = new Map([
    ['ArrowRight', [0, 1]],
    ['ArrowLeft', [0, -1]],
    ['ArrowDown', [1, 0]],
    ['ArrowUp', [-1, 0]],
  ]);
  const draw = (i, at, keys) => {
    if (i === ends.length) return taken.size === 25 ? [] : null;
    for (const [key, [dr, dc]] of arrows) {
      const [r, c] = at.split(' ').map(Number),
        there = `${r + dr} ${c + dc}`;
      if (there === ends[i].to) {
        const rest = draw(i + 1, ends[i + 1]?.from, []);
        if (rest) return [[...keys, key], ...rest];
      }
      if (r + dr < 1 || r + dr > 5 || c + dc < 1 || c + dc > 5 || taken.has(there)) continue;
      taken.add(there);
      const found = draw(i, there, [...keys, key]);
      if (found) return found;
      taken.delete(there);
    }
    return null;
  };
  for (const [i, keys] of draw(0, ends[0].from, []).entries()) {
    const [row, column] = ends[i].from.split(' ');
    const { id } = (await targets(page)).find(({ label }) => label.startsWith(`row ${row}, column ${column},`));
    await press(page, id);
    await heard(page, /held/);
    let [r, c] = [row, column].map(Number);
    for (const [step, key] of keys.entries()) {
      await page.keyboard.press(key);
      [r, c] = [r + arrows.get(key)[0], c + arrows.get(key)[1]];
      await heard(page, new RegExp(`Line ${ends[i].name} went [a-z]+ to row ${r}, column ${c}`));
      if (step < keys.length - 1) await until(() => focusedId(page), `target:r${r}c${c}`, 'the focus to go along');
    }
    await heard(page, /: connected/);
    await page.keyboard.press('Escape');
  }
  await heard(page, /Every pair is connected/);
});

test('the answer and a bookmark are read, and the bookmark is there after a reload', async (t) => {
  const page = await openUnseen(t, '#icosian?level=hamilton');
  await tell(page, 'count');
  await heard(page, /\b30 tours/);
  await page.keyboard.type('qrs');
  await until(
    () => section(page, 'Answer'),
    (lines) => /ways left/.test(lines.join(' ')) && !/30/.test(lines.join(' ')),
    'the answer',
  );
  await choose(page, 'more', 'bookmark');
  await heard(page, /after 3 moves/);
  const bookmarks = () => section(page, 'Bookmarks');
  assert.match((await bookmarks()).join(' '), /after 3 moves: here/);
  await page.reload();
  await ready(page);
  await until(bookmarks, (lines) => /after 3 moves: here/.test(lines.join(' ')), 'the bookmark again');
});
