// Lines that look alike are told apart: by their names on every fourth place, and by dimming the others while one is touched.
import assert from 'node:assert/strict';
import { along, centre, hole, label, open, phone, picture, test, until, useBrowser } from './browser.mjs';

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
    await until(
      () => label(page, hole('r10c1')),
      (text) => /line 10/.test(text),
      'a line up the first column',
    );
    await strokes(page, touches, row);
    await until(
      () => label(page, hole('r15c10')),
      (text) => /line 18/.test(text),
      'a line along the last row',
    );
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
      await until(
        () => label(page, hole('r12c1')),
        (text) => /held/.test(text),
        'the line in the hand',
      );
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
