// A whole tour of Hamilton's board by mouse, by touch, by typed letters and by arrows and Enter alone.
import assert from 'node:assert/strict';
import {
  centre,
  click,
  drag,
  focusedId,
  heard,
  hole,
  item,
  label,
  open,
  pegs,
  phone,
  press,
  rest,
  said,
  tap,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const tour = [...'qrsnpcbghjkfdmltvwxz'];
const isTour = (text) => /tour!/i.test(text);

async function hasTour(page) {
  await heard(page, /tour!/i);
  for (const [i, letter] of tour.entries())
    await until(
      () => label(page, hole(letter)),
      (text) => new RegExp(`\\bpeg ${i + 1}\\b`).test(text),
      `peg ${i + 1}`,
    );
}

test('a tour by mouse: dragged, clicked, backed up, undone and redone', async (t) => {
  const page = await open(t);
  await drag(page, ...tour.slice(0, 5).map(hole));
  await pegs(page, 5);
  for (const letter of tour.slice(5, 9)) await click(page, hole(letter));
  await pegs(page, 9);
  await click(page, hole(tour[6])); // an earlier peg: back to it
  await pegs(page, 7);
  await click(page, 'undo');
  await pegs(page, 6);
  await click(page, 'redo');
  await pegs(page, 7);
  await click(page, hole('x')); // no line leads there
  await until(
    () => said(page),
    (text) => /X/.test(text) && !isTour(text),
    'a reason why X cannot be next',
  );
  await pegs(page, 7);
  for (const letter of tour.slice(7)) await click(page, hole(letter));
  await hasTour(page);
});

test('a tour by touch on a phone', async (t) => {
  const page = await open(t, phone);
  for (const letter of tour) await tap(page, hole(letter));
  await hasTour(page);
  await tap(page, 'undo');
  await pegs(page, 19);
});

test('a tour by letters, typed before anything has the focus', async (t) => {
  const page = await open(t);
  await page.keyboard.type(tour.join(''));
  await hasTour(page);
  await heard(page, /Yours is one of 30 tours/);
  await page.keyboard.press('Backspace');
  await pegs(page, 19);
  await page.keyboard.press('Control+z');
  await pegs(page, 18);
  await page.keyboard.press('Control+Shift+Z');
  await pegs(page, 19);
  await page.keyboard.press('Control+y');
  await pegs(page, 20);
});

// Where the arrows lead from every hole.
async function arrowMap(page) {
  const map = new Map();
  for (const letter of tour) {
    const leads = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await item(page, hole(letter)).focus();
      await page.keyboard.press(key);
      leads.push([key, (await focusedId(page)).replace('target:', '')]);
    }
    map.set(letter, leads);
  }
  return map;
}

function keysBetween(map, from, to) {
  const ways = new Map([[from, []]]);
  for (const at of ways.keys()) for (const [key, next] of map.get(at)) if (!ways.has(next)) ways.set(next, [...ways.get(at), key]);
  return ways.get(to);
}

test('a tour by Tab, arrows and Enter alone', async (t) => {
  const page = await open(t);
  const map = await arrowMap(page);
  for (const from of tour) for (const to of tour) assert.ok(keysBetween(map, from, to), `arrows lead from ${from} to ${to}`);

  await page.reload();
  await page.waitForSelector('#boot', { state: 'detached' });
  let at = '';
  for (let i = 0; i < 30 && !at.startsWith('target:'); ++i) {
    await page.keyboard.press('Tab');
    at = await focusedId(page);
  }
  at = at.replace('target:', '');
  assert.ok(map.has(at), 'Tab reaches the board');
  for (const letter of tour) {
    for (const key of keysBetween(map, at, letter)) await page.keyboard.press(key);
    assert.equal(await focusedId(page), hole(letter));
    await page.keyboard.press('Enter');
    await until(() => label(page, hole(letter)), /peg/, `a peg at ${letter}`);
    at = letter;
  }
  await hasTour(page);
});

test('Home, End and Escape on the board; Tab and Shift+Tab leave it and come back to the same hole', async (t) => {
  const page = await open(t);
  await item(page, hole('m')).focus();
  await page.keyboard.press('End');
  const last = await focusedId(page);
  await page.keyboard.press('Home');
  const first = await focusedId(page);
  assert.notEqual(first, last);
  await page.keyboard.press('Escape');
  assert.equal(await focusedId(page), first);
  await page.keyboard.press('Tab');
  assert.doesNotMatch(await focusedId(page), /^target:/);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focusedId(page), first);
  await page.keyboard.press('Shift+Tab');
  assert.doesNotMatch(await focusedId(page), /^target:/);
});

test('on the solid a finger between a hole in front and one on the far side takes the one in front', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await press(page, 'solid');
  await item(page, 'turn:across').waitFor({ state: 'attached' });
  const holes = () =>
    page.locator('#mirror [data-kind=target]').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { id: one.dataset.id, x: x + width / 2, y: y + height / 2, width };
      }),
    );
  const all = await rest(async () => JSON.stringify(await holes()), 'the board to fold').then(JSON.parse);
  const wide = Math.max(...all.map(({ width }) => width));
  const pairs = all
    .filter(({ width }) => width < wide - 2)
    .flatMap((far) =>
      all.filter(({ width }) => width > wide - 2).map((near) => ({ far, near, apart: Math.hypot(far.x - near.x, far.y - near.y) })),
    );
  const { far, near, apart } = pairs.reduce((one, other) => (other.apart < one.apart ? other : one));
  assert.ok(apart < 22, `a hole seems ${apart} pixels from one on the far side`);
  await page.touchscreen.tap(far.x + (near.x - far.x) / 4, far.y + (near.y - far.y) / 4);
  await until(() => label(page, near.id), /peg 1/, `a peg at ${near.id}`);
});

test('the solid: turned by mouse and by its sliders, played on, unfolded again', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsnp');
  await pegs(page, 5);
  const place = async () => (await item(page, hole('b')).boundingBox()).x; // B is off the axis, so every turn moves it
  const flat = await rest(place, 'the board to be drawn');
  await press(page, 'solid');
  const solid = await rest(place, 'the board to fold', (x) => Math.abs(x - flat) > 10);
  await item(page, 'turn:across').waitFor({ state: 'attached' });
  await item(page, 'turn:across').focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowRight');
  const turned = await rest(place, 'the solid to turn', (x) => Math.abs(x - solid) > 10);
  const [[left, y]] = (await Promise.all(tour.map((letter) => centre(page, hole(letter))))).sort(([a], [b]) => a - b);
  await page.mouse.move(left - 30, y); // beside the solid, where no hole is
  await page.mouse.down();
  await page.mouse.move(left + 90, y + 20, { steps: 5 });
  await page.mouse.up();
  await rest(place, 'the solid to turn by mouse', (x) => Math.abs(x - turned) > 10);
  await page.keyboard.type('c');
  await pegs(page, 6);
  await press(page, 'solid');
  await until(place, (x) => Math.abs(x - flat) < 1, 'the board to unfold');
});
