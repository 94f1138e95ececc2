// What is seen: desktop and phone, light and dark, are not blank, and a move changes the board and nothing far from it.
import assert from 'node:assert/strict';
import pixelmatch from 'pixelmatch';
import {
  desktop,
  distinctColours,
  heard,
  hole,
  item,
  open,
  phone,
  picture,
  press,
  summary,
  tell,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser({ pixels: true });

for (const [name, device] of [
  ['desktop', desktop],
  ['desktop-3x', { ...desktop, deviceScaleFactor: 3 }],
  ['phone', phone],
  ['phone-1x', { ...phone, deviceScaleFactor: 1 }],
])
  for (const colorScheme of ['light', 'dark'])
    test(`${name}, ${colorScheme}`, async (t) => {
      const page = await open(t, { ...device, colorScheme });
      const box = await item(page, hole('r')).boundingBox();
      const clip = { x: box.x, y: box.y, width: box.width, height: box.height };
      const before = await picture(page, null, clip);
      await tell(page, 'count');
      await page.keyboard.type('qrsnpcb');
      await heard(page, /ways? left/);
      const after = await picture(page, null, clip);
      const changed = pixelmatch(before.data, after.data, null, before.width, before.height, { threshold: 0.1 });
      assert.ok(
        changed > 0.1 * before.width * before.height,
        `a peg changes its place: ${changed} of ${before.width * before.height} pixels`,
      );

      const whole = await picture(page, `${name}-${colorScheme}`);
      const ratio = device.deviceScaleFactor ?? 1;
      assert.deepEqual([whole.width, whole.height], [device.viewport.width * ratio, device.viewport.height * ratio]);
      assert.ok(distinctColours(whole) > 300, `${distinctColours(whole)} colours`);
    });

test('on a phone every control is wide enough for a finger and lies on the screen', async (t) => {
  const page = await open(t, phone);
  for (const control of await page.locator('#mirror :is([data-kind=button], [data-kind=tab], [data-kind=radio])').all()) {
    const { x, width, height } = await control.boundingBox();
    const id = await control.getAttribute('data-id');
    assert.ok(width >= 43.5 && height >= 43.5, `${id}: ${width} x ${height}`);
    assert.ok(x >= 0 && x + width <= 390.5, `${id} lies within the width of the screen`);
  }
});

for (const [name, device, colorScheme] of [
  ['desktop', desktop, 'light'],
  ['phone', { ...phone, deviceScaleFactor: 2 }, 'dark'],
])
  test(`every puzzle is seen: ${name}, ${colorScheme}`, async (t) => {
    const page = await open(t, { ...device, colorScheme });
    for (const board of [
      'sliding?level=petersen',
      'sliding?level=grid_4x4',
      'peg?level=triangle15',
      'quintomino?level=conway',
      'numberlink?level=bridges_6x6',
      'numberlink?level=hexagon_3',
    ]) {
      const before = await page.textContent('h1');
      await page.evaluate((hash) => {
        location.hash = hash;
      }, board);
      await until(
        () => page.textContent('h1'),
        (text) => text !== before,
        `the board ${board}`,
      );
      const png = await picture(page, `${board.replace('?level=', '-')}-${name}`);
      assert.ok(distinctColours(png) > 200, `${board}: ${distinctColours(png)} colours`);
      const outside = await page.locator('#mirror [data-kind=target]').evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, right, top } = one.getBoundingClientRect();
            return (left + right) / 2 < 0 || (left + right) / 2 > innerWidth || top < 40;
          }).length,
      );
      assert.equal(outside, 0, `${board}: every place is on the screen`);
    }
  });

test('pictures for people: the solid and the end of a tour', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsnpcbgh');
  await press(page, 'solid');
  await item(page, 'turn:across').waitFor({ state: 'attached' });
  assert.ok(distinctColours(await picture(page, 'solid')) > 300);
  await press(page, 'solid');
  await page.keyboard.type('jkfdmltvwxz');
  await until(() => summary(page), /20 pegs/, 'the tour');
  assert.ok(distinctColours(await picture(page, 'tour')) > 300);
});

test('a phone has replay in the menu, so that the timeline is longer; a desktop has it beside the timeline', async (t) => {
  const narrow = await open(t, phone);
  assert.equal(await item(narrow, 'play').count(), 0);
  await press(narrow, 'more');
  await item(narrow, 'replay').waitFor();
  const wide = await open(t);
  assert.equal(await item(wide, 'play').count(), 1);
});

test('an explanation may grow into the room of goal and setting', async (t) => {
  const page = await open(t, { at: '#numberlink?level=walls_7x7' });
  const top = () => item(page, 'close').boundingBox();
  await press(page, 'explain');
  for (let next = 0; next < 3; ++next) {
    await item(page, 'why:previous').waitFor({ state: 'attached' });
    await press(page, 'go');
  }
  await until(
    async () => (await top()).y,
    (y) => y < 250, // 260 is where a card with goal and setting above it ends
    'the longest step to use the room',
  );
});
