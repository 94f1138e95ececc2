// What a finger hides is seen enlarged: only where places are small and only under a finger; sliding chooses, lifting acts.
import assert from 'node:assert/strict';
import {
  along,
  calm,
  centre,
  countFrames,
  fingers,
  hole,
  item,
  label,
  open,
  phone,
  picture,
  press,
  rest,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser({ pixels: true });

const small = { ...phone, deviceScaleFactor: 1 };
const football = '#icosian?level=truncated_icosahedron';

// What the lens is about, in words; empty when there is no lens.
const under = (page) =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('#mirror :is(h2, h3)')].find((one) => one.textContent === 'Under the finger');
    return heading?.nextElementSibling?.textContent ?? '';
  });
const lens = (page, what) => until(() => under(page), what, `a lens about ${what}`);
const noLens = (page) => until(() => under(page), '', 'no lens');
const labelled = (page, id, what) => until(() => label(page, id), what, `${id} to be ${what}`);

// One finger that goes down, moves and goes up when the test says so.
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  return {
    down: (at) => touch('touchStart', at),
    move: (at) => touch('touchMove', at),
    up: () => touch('touchEnd'),
    second: (...at) => touch('touchStart', ...at),
  };
}

test('a finger that rests on a small place has it enlarged and named; sliding chooses another, lifting acts on it', async (t) => {
  const page = await open(t, { ...small, at: football });
  const one = await finger(page),
    [from, to] = [await centre(page, hole('31')), await centre(page, hole('60'))];
  const before = await picture(page);
  await one.down(from);
  await lens(page, /^31, empty/);
  const first = await picture(page);
  assert.match(await label(page, hole('31')), /empty/);
  for (const at of along(from, to).slice(1)) await one.move(at);
  await lens(page, /^60, empty/);
  const second = await picture(page);
  assert.ok(
    Buffer.compare(before.data, first.data) && Buffer.compare(first.data, second.data),
    'the lens is seen, and what it shows has changed',
  );
  await one.up();
  await labelled(page, hole('60'), /peg 1/);
  assert.match(await label(page, hole('31')), /empty/);
  await noLens(page);
});

test('a quick tap acts as ever, and on places as large as a finger there is no lens', async (t) => {
  const page = await open(t, { ...small, at: football });
  await page.touchscreen.tap(...(await centre(page, hole('31'))));
  await labelled(page, hole('31'), /peg 1/);
  await noLens(page);
  await visit(page, '#icosian?level=hamilton');
  await page.reload();
  const one = await finger(page),
    at = await until(() => centre(page, hole('q')).catch(() => null), Boolean, 'the board');
  await one.down(at);
  await labelled(page, hole('q'), /peg 1/);
  await page.waitForTimeout(400);
  assert.equal(await under(page), '');
  await one.up();
});

test('the mouse gets no lens', async (t) => {
  const page = await open(t, { viewport: small.viewport, at: football });
  await page.mouse.move(...(await centre(page, hole('31'))));
  await page.mouse.down();
  await labelled(page, hole('31'), /peg 1/);
  await page.waitForTimeout(400);
  assert.equal(await under(page), '');
  await page.mouse.up();
});

test('leaving the board cancels; so does a second finger, which zooms until the places need no lens', async (t) => {
  const page = await open(t, { ...small, at: '#quintomino?level=icosahedron' });
  const one = await finger(page),
    face = await centre(page, hole('k'));
  await page.touchscreen.tap(...(await centre(page, 'target:piece 1')));
  await labelled(page, 'target:piece 1', /held/);
  await one.down(face);
  await lens(page, /^Face K/);
  await one.move([face[0], 20]);
  await noLens(page);
  await one.up();
  assert.match(await label(page, hole('k')), /empty/);
  await labelled(page, 'target:piece 1', /held/);

  await visit(page, '#numberlink?level=cover_15x15');
  await page.reload();
  const place = hole('r8c8');
  await until(() => item(page, place).count(), 1, 'the board');
  const width = async () => (await item(page, place).boundingBox()).width;
  const before = await width(),
    [x, y] = await centre(page, place);
  await one.down([x - 20, y]);
  await lens(page, /^Row 8/);
  await one.second([x - 20, y], [x + 20, y]);
  await noLens(page);
  await one.up();
  await fingers(page, [along([x - 20, y], [x - 120, y], 8), along([x + 20, y], [x + 120, y], 8)]);
  await until(width, (now) => now >= 44 && now > 1.5 * before, 'the board to grow');
  assert.match(await page.locator('#mirror > p').textContent(), /0 of/);
  await one.down(await centre(page, place));
  await page.waitForTimeout(400);
  assert.equal(await under(page), '');
  await one.up();
});

test('a line is drawn under the lens', async (t) => {
  const page = await open(t, { ...small, at: '#numberlink?level=cover_15x15' });
  const one = await finger(page),
    way = await Promise.all(['r15c1', 'r14c1', 'r13c1', 'r12c1'].map((id) => centre(page, hole(id))));
  await one.down(way[0]);
  for (let i = 1; i < way.length; ++i) for (const at of along(way[i - 1], way[i]).slice(1)) await one.move(at);
  await lens(page, /^Row 12, column 1, .*line 10/);
  await one.up();
  await labelled(page, hole('r13c1'), /line 10/);
  await noLens(page);
});

test('on a solid a resting finger chooses, and one that moves turns', async (t) => {
  const page = await open(t, { ...small, at: football });
  const inFront = (taken) =>
    page.evaluate((taken) => {
      const all = [...document.querySelectorAll('#mirror [data-kind=target]')].map((one) => ({
        id: one.dataset.id,
        box: one.getBoundingClientRect(),
      }));
      const middle = { x: innerWidth / 2, y: all.reduce((sum, { box }) => sum + box.y + box.height / 2, 0) / all.length };
      const away = ({ box }) => Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y);
      return all.filter(({ id, box }) => box.width > 8 && id !== taken).sort((a, b) => away(a) - away(b))[0];
    }, taken);
  const middle = ({ box }) => [box.x + box.width / 2, box.y + box.height / 2];
  const front = async () => JSON.stringify(await inFront());
  const flat = await front();
  await press(page, 'solid');
  await rest(front, 'the solid to stand still', (box) => box !== flat);
  const one = await finger(page),
    at = middle(await inFront());
  await one.down(at);
  const [name] = (await lens(page, /^\d+, empty/)).split(','); // of two holes one behind the other it is the nearer
  await one.up();
  await labelled(page, hole(name), /peg 1/);
  const before = (await item(page, hole(name)).boundingBox()).x;
  const [x, y] = middle(await inFront(hole(name))); // from the last peg a drag draws
  await one.down([x, y]);
  for (const to of along([x, y], [x + 60, y]).slice(1)) await one.move(to);
  await until(
    async () => (await item(page, hole(name)).boundingBox()).x,
    (x) => Math.abs(x - before) > 10,
    'the solid to turn',
  );
  await one.up();
  assert.match(await page.locator('#mirror > p').textContent(), /1 peg/);
});

for (const [name, colorScheme, ids] of [
  ['light', 'light', ['1', '6', '3', '4']],
  ['dark', 'dark', ['1', '4']],
])
  test(`near each edge the lens is on the screen and beside the finger: ${name}`, async (t) => {
    const page = await open(t, { ...small, colorScheme, at: football });
    for (const id of ids) {
      const one = await finger(page),
        at = await centre(page, hole(id)),
        before = await picture(page);
      await one.down(at);
      await lens(page, new RegExp(`^${id}, `));
      const now = await picture(page, `lens-${name}-${id}`);
      let near = 0,
        left = Infinity,
        right = -1,
        top = Infinity,
        bottom = -1;
      for (let y = 0; y < now.height; ++y)
        for (let x = 0; x < now.width; ++x) {
          const i = 4 * (y * now.width + x);
          if ([0, 1, 2].every((k) => Math.abs(now.data[i + k] - before.data[i + k]) < 24)) continue;
          const away = Math.hypot(x - at[0], y - at[1]);
          if (away < 24) {
            ++near;
            continue;
          }
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
        }
      assert.ok(near < 300, `${id}: ${near} pixels change under the finger`);
      assert.ok(
        right - left > 100 && bottom - top > 100 && left >= 1 && top >= 1 && right <= 388,
        `${id}: a whole lens, from ${left}, ${top} to ${right}, ${bottom}`,
      );
      await one.move([at[0], 10]);
      await one.up();
      await noLens(page);
    }
  });

test('while a finger rests nothing is drawn', async (t) => {
  const page = await open(t, { ...small, wait: false });
  await countFrames(page);
  await visit(page, football);
  const one = await finger(page);
  await one.down(await centre(page, hole('31')));
  await lens(page, /^31/);
  const before = await calm(page);
  await page.waitForTimeout(1500);
  assert.equal(await calm(page), before);
  await one.up();
});
