// Boards that bring no shape in space, but are polyhedra, turn: a pasted one, Tutte's, a wheel, Numberlink's, quintominoes.
import assert from 'node:assert/strict';
import {
  along,
  choose,
  click,
  fingers,
  heard,
  item,
  label,
  lead,
  open,
  paste,
  phone,
  press,
  rest,
  summary,
  tap,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const at = (place) => `target:${place}`;
const cut = 'a b\nb c\nc d\nd a\na e\nb f\nd h\ne f\ne h\nf g\nh i\nc j\ng i\ni j\nj g\n'; // a cube without one of its corners

const attached = (page, id) => item(page, id).waitFor({ state: 'attached' });
/** Where all places are, as text. */
const places = (page) =>
  page.locator('#mirror [data-kind=target]').evaluateAll((all) =>
    all
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.dataset.id} ${Math.round(x + width / 2)} ${Math.round(y + height / 2)} ${Math.round(width)}`;
      })
      .join('\n'),
  );
const still = (page, what, before = '') =>
  rest(
    () => places(page),
    what,
    (now) => now !== before,
  );
/** The places that are seen best, and a point on the solid that is far from all of them, with room to the right. */
async function look(page) {
  const all = (await places(page))
    .split('\n')
    .map((line) => line.split(' '))
    .map(([id, x, y, width]) => ({ id, x: +x, y: +y, width: +width }));
  const range = (from, to) => Array.from({ length: 20 }, (_, i) => from + ((to - from) * i) / 19);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const points = range(left, (left + right) / 2).flatMap((x) => range(Math.min(...ys), Math.max(...ys)).map((y) => [x, y]));
  const room = ([x, y]) => Math.min(...all.map((one) => Math.hypot(one.x - x, one.y - y)));
  return {
    front: all.filter(({ width }) => width >= Math.max(...all.map((one) => one.width)) - 1),
    beside: points.reduce((best, point) => (room(point) > room(best) ? point : best)),
  };
}

async function pasted(page) {
  await paste(page, cut);
  await item(page, at('z')).waitFor({ state: 'detached' }); // of the board before, which has a hole J, too
  await attached(page, at('j'));
  const flat = await still(page, 'the board to be drawn');
  await press(page, 'solid');
  await attached(page, 'turn:across');
  return still(page, 'the board to fold', flat);
}

test('a pasted polyhedron turns by mouse, by its sliders and by keys, and is played on', async (t) => {
  const page = await open(t);
  const folded = await pasted(page);
  await item(page, 'turn:across').focus();
  await page.keyboard.press('ArrowRight');
  const slid = await still(page, 'the solid to turn by its slider', folded);
  await item(page, at('a')).focus();
  await page.keyboard.press('Shift+ArrowUp');
  const turned = await still(page, 'the solid to turn by keys', slid);
  const {
    beside: [x, y],
    front,
  } = await look(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 10, { steps: 4 });
  await page.mouse.up();
  await still(page, 'the solid to turn by mouse', turned);
  assert.ok(front.length > 2);
  await page.keyboard.type('abfg');
  await until(() => summary(page), /4 pegs placed/, 'four pegs');
  const {
    front: [one],
  } = await look(page);
  await choose(page, 'more', 'restart');
  await click(page, one.id);
  await until(() => label(page, one.id), /peg 1/, `a peg at ${one.id}`);
  await press(page, 'solid');
  await item(page, 'turn:across').waitFor({ state: 'detached' });
});

test('a pasted polyhedron turns on a phone by finger, and is played on', async (t) => {
  const page = await open(t, phone);
  const folded = await pasted(page);
  const {
    beside: [x, y],
  } = await look(page);
  await fingers(page, [along([x, y], [x + 90, y + 20])]);
  await still(page, 'the solid to turn by finger', folded);
  const {
    front: [one],
  } = await look(page);
  await tap(page, one.id);
  await until(() => label(page, one.id), /peg 1/, `a peg at ${one.id}`);
});

test('a numberlink board on a solid: a line is drawn from a number by dragging, and a drag from elsewhere turns', async (t) => {
  const page = await open(t, { at: '#numberlink?level=dodecahedron' });
  await attached(page, 'solid');
  const flat = await still(page, 'the board to be drawn');
  await press(page, 'solid');
  await attached(page, 'turn:across');
  const folded = await still(page, 'the board to fold', flat);
  // Any end of a line that is seen well, and a free place next to it.
  const wide = new Map(
    folded
      .split('\n')
      .map((line) => line.split(' '))
      .map(([id, , , width]) => [id, +width]),
  );
  const most = Math.max(...wide.values());
  const near = { q: 'prz', l: 'kmt', z: 'bqx', m: 'dln', v: 'jtw', s: 'nrt', g: 'bfh', d: 'cfm' };
  const [end, next] = Object.entries(near)
    .flatMap(([from, to]) => [...to].map((one) => [from, one]))
    .find(([from, to]) => !(to in near) && wide.get(at(from)) === most && wide.get(at(to)) === most);
  const drawn = () => until(() => label(page, at(next)), /line/, `a line at ${next}`);
  await lead(page, at(end), [[at(next), drawn]]);
  assert.equal(await places(page), folded, 'a drag from a number does not turn the solid');
  const {
    beside: [x, y],
  } = await look(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await still(page, 'the solid to turn by mouse', folded);
});

for (const [board, text] of [
  ['icosian?level=tutte'],
  ['sliding?level=wheel_7'],
  ['numberlink?level=hexagon_3'],
  ['quintomino?level=tetrahedron', '0 3 4 / 1 3 5 / 2 4 5 / 6 0 7 / 8 1 6 / 7 8 2\naaa aab\n'],
])
  test(`it folds and unfolds: ${board}${text ? ', pasted' : ''}`, async (t) => {
    const page = await open(t, { at: `#${board}` });
    if (text) {
      await paste(page, text);
      await attached(page, at('F'));
    }
    const flat = await still(page, 'the board to be drawn');
    await press(page, 'solid');
    await attached(page, 'turn:across');
    await still(page, 'the board to fold', flat);
    await press(page, 'solid');
    await until(() => places(page), flat, 'the board to unfold');
  });

test('a finger that rests on a line of a solid crosses it out, and does not turn it', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#icosian?level=cube' });
  const flat = await still(page, 'the board to be drawn');
  await press(page, 'solid');
  const folded = await still(page, 'the board to fold', flat);
  const { front } = await look(page);
  const length = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);
  const middle = (p, q) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  // Of an edge of the face in front: the other edges are seen from the side, and diagonals are longer.
  const [edge] = front
    .flatMap((p, i) => front.slice(0, i).map((q) => [p, q]))
    .filter(([p, q]) => front.every((one) => length(one, middle(p, q)) > 30))
    .sort((a, b) => length(...a) - length(...b));
  const { x, y } = middle(...edge);
  await fingers(page, [Array(2).fill([x, y])], () => page.waitForTimeout(900));
  await heard(page, /^. to . is crossed out/);
  assert.equal(await places(page), folded);
});
