// Small screens, zoom, larger text and a person's own colours: nothing is set smaller, clipped, covered or out of reach.
import assert from 'node:assert/strict';
import { centre, distinctColours, hole, item, label, open, phone, picture, test, until, useBrowser } from './browser.mjs';

useBrowser({ pixels: true });

const controls = '#mirror [data-id]:not([data-kind=target], [data-kind=region])';
const boards = [
  'icosian?level=hamilton',
  'sliding?level=fifteen',
  'quintomino?level=conway',
  'peg?level=english33',
  'numberlink?level=first_5x5',
];
const setFont = (page, size) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

// Of the controls in sight: what they are called and where they are, two of them that overlap, and words that do not fit.
const look = (page, scale) =>
  page.evaluate(
    ([controls, scale]) => {
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = `${15 * scale}px Schlegel`;
      const all = [...document.querySelectorAll(controls)].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return {
          id: one.dataset.id,
          kind: one.dataset.kind,
          covered: one.classList.contains('covered'),
          left,
          right,
          top,
          bottom,
          word: pen.measureText(one.getAttribute('aria-label')).width,
        };
      });
      const seen = all.filter(({ covered, kind }) => !covered);
      const overlap = seen.flatMap((a, i) =>
        seen
          .slice(i + 1)
          .filter(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
          )
          .map((b) => `${a.id} and ${b.id}`),
      );
      const tight = all.filter(({ kind, left, right, word }) => kind === 'tab' && right - left < word).map(({ id }) => id);
      const beside = all.filter(({ left, right }) => left < -0.5 || right > innerWidth + 0.5).map(({ id }) => id);
      return { overlap, tight, beside };
    },
    [controls, scale],
  );

// Where the focus is, with its ring, and whether the ring is drawn.
const ringOf = (page) =>
  page.evaluate(() => {
    const one = document.activeElement,
      style = getComputedStyle(one),
      { left, right, top, bottom } = one.getBoundingClientRect();
    const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    return {
      id: one.dataset.id,
      drawn: style.outlineStyle !== 'none',
      inside: left - out >= -0.5 && top - out >= -0.5 && right + out <= innerWidth + 0.5 && bottom + out <= innerHeight + 0.5,
    };
  });

for (const [name, device, font] of [
  ['zoom-200', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, ''],
  ['zoom-400-low', { viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 }, ''],
  ['zoom-400', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, ''],
  ['small-phone', { ...phone, viewport: { width: 320, height: 568 }, deviceScaleFactor: 2 }, ''],
  ['small-phone-lying', { ...phone, viewport: { width: 568, height: 320 }, deviceScaleFactor: 2 }, ''],
  ['phone-lying', { ...phone, viewport: { width: 844, height: 390 }, deviceScaleFactor: 1 }, ''],
  ['large-text', { viewport: { width: 1280, height: 800 } }, '32px'],
  ['large-text-phone', { ...phone, deviceScaleFactor: 1 }, '32px'],
  ['large-text-small-phone', { ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }, '32px'],
])
  test(`${name}: everything is reached and seen, and nothing is set smaller`, async (t) => {
    const page = await open(t, device);
    if (font) await setFont(page, font);
    for (const board of boards) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, board);
      await page.waitForFunction(
        (name) => document.querySelector('h1').textContent.toLowerCase().startsWith(name),
        board.split('?')[0].slice(0, 3),
      );
      await page.evaluate(() => document.fonts.ready);
      if (font) await until(async () => (await item(page, 'undo').boundingBox()).height, 88, 'everything to be twice as large');
      await picture(page, `${name}-${board.split('?')[0]}`);
      assert.deepEqual(await look(page, font ? 2 : 1), { overlap: [], tight: [], beside: [] }, board);
      if (board !== boards[0]) continue; // the controls are the same on all
      for (const id of await page
        .locator('#mirror [data-id]:not([data-kind=target]), #mirror [data-kind=target][tabindex="0"]')
        .evaluateAll((all) => all.map((one) => one.dataset.id))) {
        await item(page, id).focus();
        await page.keyboard.press('Shift'); // it is the keyboard that leads
        const ring = await until(
          () => ringOf(page),
          ({ drawn, inside }) => drawn && inside,
          `a ring around ${id} of ${board}, on the screen`,
        );
        assert.equal(ring.id, id);
      }
    }
  });

test("text grows with the page's font, on the canvas and on other pages", async (t) => {
  const page = await open(t);
  const width = async () => (await item(page, 'explain').boundingBox()).width;
  const before = await width();
  await setFont(page, '32px');
  await until(width, (now) => now > 1.5 * before, 'the button to grow');
  const [x, y] = await centre(page, 'boards'); // the pointer finds what has moved
  await page.mouse.click(x, y);
  await page.waitForSelector('.boards .card');
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.card b')).fontSize), '30px');
  await page.goBack();
  await setFont(page, '');
  await until(width, before, 'the button to shrink');
});

test('with text of twice the size, three taps on one spot of a phone are a hint, why, and do it', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=first_5x5' });
  await setFont(page, '32px');
  const place = () => item(page, 'go').boundingBox();
  const { x, y, height } = await until(place, (box) => box.height === 88, 'the button to grow');
  assert.ok(y > 700 && y + height <= 844, `at the foot of the screen: ${y}`);
  for (const next of ['Why?', 'Do it', 'Hint']) {
    await page.touchscreen.tap(x + 20, y + 20);
    await until(() => label(page, 'go'), next, next);
    const now = await place();
    assert.deepEqual([now.x, now.y], [x, y], `${next} where the finger is`);
  }
});

test('a page that scrolls is scrolled by wheel and finger, and the board is played', async (t) => {
  const page = await open(t, { viewport: { width: 320, height: 256 }, deviceScaleFactor: 2, hasTouch: true });
  const top = async () => (await item(page, 'undo').boundingBox()).y;
  const before = await top();
  await page.mouse.move(160, 100);
  await page.mouse.wheel(0, 200);
  await until(top, (now) => now < before - 20, 'the page to move');
  await page.keyboard.press('PageDown');
  await item(page, hole('q')).focus();
  await page.keyboard.press('Enter');
  await until(() => label(page, hole('q')), /peg 1/, 'a peg');
});

for (const colorScheme of ['light', 'dark'])
  test(`forced colours: ${colorScheme}`, async (t) => {
    const page = await open(t, { colorScheme, forcedColors: 'active' });
    for (const board of boards) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, board);
      await item(page, `tab:${board.split('?')[0]}`)
        .and(page.locator('[aria-current]'))
        .waitFor({ state: 'attached' });
      if (board.startsWith('icosian')) await page.keyboard.type('qrsnp');
      const png = await picture(page, `forced-${colorScheme}-${board.split('?')[0]}`);
      const system = await page.evaluate(() =>
        ['Canvas', 'CanvasText', 'GrayText', 'Highlight', 'HighlightText', 'LinkText'].map((name) => {
          const probe = document.createElement('i');
          probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
          document.body.append(probe);
          const colour = getComputedStyle(probe).color.match(/\d+/g).slice(0, 3).map(Number);
          probe.remove();
          return colour;
        }),
      );
      // Every pixel is one of the system's colours or, at an edge, between two of them.
      const between = (p, a, b) => {
        const ab = a.map((v, i) => b[i] - v),
          ap = a.map((v, i) => p[i] - v),
          length = ab.reduce((sum, v) => sum + v * v, 0);
        const t = length === 0 ? 0 : Math.max(0, Math.min(1, ab.reduce((sum, v, i) => sum + v * ap[i], 0) / length));
        return Math.hypot(...ap.map((v, i) => v - t * ab[i])) < 12;
      };
      const known = new Map();
      let foreign = 0;
      for (let i = 0; i < png.data.length; i += 4) {
        const key = png.data.readUInt32LE(i);
        if (!known.has(key)) {
          const p = [...png.data.subarray(i, i + 3)];
          known.set(
            key,
            system.some((a) => system.some((b) => between(p, a, b))),
          );
        }
        foreign += !known.get(key);
      }
      assert.ok(foreign < (0.002 * png.data.length) / 4, `${board}: ${foreign} pixels of other colours`);
      assert.ok(distinctColours(png) > 20, `${board} is there`);
    }
  });

// Of a control's middle, the highest contrast with the ground, from 1 to 21.
async function contrastOf(page, id) {
  const { x, y, width, height } = await item(page, id).boundingBox();
  const png = await picture(page, '', { x: x + 0.25 * width, y: y + 0.25 * height, width: width / 2, height: height / 2 });
  const luminances = [];
  for (let i = 0; i < png.data.length; i += 4) {
    const [r, g, b] = [...png.data.subarray(i, i + 3)].map((v) =>
      v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
    );
    luminances.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  const [low, high] = [Math.min(...luminances), Math.max(...luminances)];
  return (high + 0.05) / (low + 0.05);
}

for (const colorScheme of ['light', 'dark'])
  test(`forced colours: ${colorScheme}: what is disabled is seen, and is paler than what is not`, async (t) => {
    const page = await open(t, { colorScheme, forcedColors: 'active' });
    assert.equal(await item(page, 'undo').isDisabled(), true);
    const disabled = await contrastOf(page, 'undo');
    await page.keyboard.type('q');
    await until(() => item(page, 'undo').isEnabled(), Boolean, 'something to undo');
    const enabled = await until(
      () => contrastOf(page, 'undo'),
      (now) => now > 1.5 * disabled,
      'more contrast',
    );
    t.diagnostic(`contrast: ${disabled.toFixed(1)} disabled, ${enabled.toFixed(1)} enabled`);
    assert.ok(disabled > 2.5 && disabled < 4, `contrast ${disabled}`);
  });
