// Lines that look alike are told apart: by their names on every fourth place, and by dimming the others while one is touched. Lines that are
// sketched by hand are one stroke; a pinch draws none.
import assert from 'node:assert/strict';
import {
  along,
  centre,
  fingers,
  heard,
  hole,
  item,
  label,
  open,
  phone,
  picture,
  press,
  said,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser({ pixels: true });

const column = ['r15c1', 'r14c1', 'r13c1', 'r12c1', 'r11c1', 'r10c1', 'r9c1'],
  row = ['r15c8', 'r15c9', 'r15c10', 'r15c11'];

async function strokes(page, touches, way) {
  const points = [];
  for (const id of way) points.push(await centre(page, hole(id)));
  if (!touches) {
    await page.mouse.move(...points[0]);
    await page.mouse.down();
    for (const [x, y] of points) await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: points[0][0], y: points[0][1], id: 0 });
  for (let i = 1; i < points.length; ++i)
    for (const [x, y] of along(points[i - 1], points[i], 3).slice(1)) await touch('touchMove', { x, y, id: 0 });
  await touch('touchEnd');
}
const colourAt = (png, [x, y]) => [
  ...png.data.subarray(4 * (Math.round(y) * png.width + Math.round(x)), 4 * (Math.round(y) * png.width + Math.round(x)) + 3),
];
const apart = (a, b) => Math.hypot(...a.map((v, i) => v - b[i]));

for (const [device, options] of [
  ['desktop', {}],
  ['phone', { ...phone, deviceScaleFactor: 1 }],
])
  test(`15 by 15: a long line carries its name, and the others are dimmed while one is touched: ${device}`, async (t) => {
    const page = await open(t, { ...options, at: '#numberlink?level=cover_15x15' });
    const touches = Boolean(options.hasTouch);
    await strokes(page, touches, column);
    await until(() => label(page, hole('r10c1')), /line 10/, 'a line up the first column');
    await strokes(page, touches, row);
    await until(() => label(page, hole('r15c10')), /line 18/, 'a line along the last row');
    if (!touches) await page.mouse.move(5, 400);
    const at = Object.fromEntries(
      await Promise.all(['r12c1', 'r11c1', 'r15c10', 'r5c1'].map(async (id) => [id, await centre(page, hole(id))])),
    );
    const plain = await picture(page);

    // Colours on the line's middle: one where it is bare, several where it carries its name.
    const colours = (png, [x, y]) => {
      const seen = [];
      for (let dy = -4; dy <= 4; ++dy)
        for (let dx = -2; dx <= 2; ++dx) {
          const now = colourAt(png, [x + dx, y + dy]);
          if (!seen.some((one) => apart(one, now) < 60)) seen.push(now);
        }
      return seen.length;
    };
    assert.equal(colours(plain, at.r12c1), 1, 'a bare piece of the line');
    assert.ok(colours(plain, at.r11c1) > 1, 'its name on the fourth place from the end');

    if (touches) {
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at.r12c1[0], y: at.r12c1[1], id: 0 }] });
      await until(() => label(page, hole('r12c1')), /held/, 'the line in the hand');
    } else {
      await page.mouse.move(...at.r12c1);
    }
    const board = colourAt(plain, at.r5c1),
      before = apart(colourAt(plain, at.r15c10), board);
    const dimmed = await until(
      () => picture(page),
      (png) => apart(colourAt(png, at.r15c10), board) < 0.6 * before,
      'the other line to be dimmed',
    );
    assert.ok(apart(colourAt(dimmed, at.r12c1), colourAt(plain, at.r12c1)) < 40, 'the touched line keeps its colour');
  });

const timeline = (page) => item(page, 'timeline').getAttribute('aria-valuetext');

for (const [device, options] of [
  ['desktop', {}],
  ['phone', { ...phone, deviceScaleFactor: 1 }],
])
  test(`a sketch is said once, undone at once, and erased as it was drawn: ${device}`, async (t) => {
    const page = await open(t, { ...options, at: '#numberlink?level=cover_6x6' });
    const touches = Boolean(options.hasTouch),
      way = ['r2c1', 'r2c2', 'r2c3', 'r3c3'];
    await strokes(page, touches, way);
    await heard(page, /^3 segments pencilled in\.$/);
    assert.match(await label(page, hole('r2c2')), /marked as used towards row 2, column 1, marked as used towards row 2, column 3/);
    await press(page, 'undo');
    await until(
      () => label(page, hole('r2c2')),
      (text) => !/marked/.test(text),
      'no mark',
    );
    assert.doesNotMatch(await label(page, hole('r3c3')), /marked/);
    await press(page, 'redo');
    await until(() => label(page, hole('r3c3')), /marked/, 'the marks again');
    await strokes(page, touches, [...way, 'r3c2']);
    await heard(page, /^3 segments erased\.$/);
    assert.doesNotMatch(await label(page, hole('r3c3')), /marked/);
  });

test('a pinch that begins on an empty square draws nothing, on the whole board and on one that is zoomed', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=cover_12x12' });
  const width = async () => (await item(page, hole('r5c5')).boundingBox()).width;
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  for (let i = 0; i < 2; ++i) {
    const before = await width(),
      [x, y] = await centre(page, hole('r5c5'));
    await touch('touchStart', [x, y]);
    await page.waitForTimeout(50);
    await touch('touchStart', [x, y], [x + 40, y]);
    for (const step of [10, 20, 30, 40]) await touch('touchMove', [x, y], [x + 40 + step, y]);
    await page.waitForTimeout(900); // as long as a finger rests that crosses out
    await touch('touchEnd');
    if (i === 0) await until(width, (now) => now > 1.3 * before, 'the board to grow');
    assert.match((await timeline(page)) ?? '', /^(0 of 0)?$/);
    assert.doesNotMatch(await said(page), /pencil|Crossed|no line here/);
  }
});

test('a finger that rests on a small empty square crosses it out', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=cover_12x12' });
  const at = await centre(page, hole('r5c2'));
  await fingers(page, [[at, at]], () => page.waitForTimeout(900));
  await heard(page, /^row 5, column 2 is crossed out\.$/i);
});
