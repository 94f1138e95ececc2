// What a board adds to the goal: said in words, drawn with a picture, and first of all on a board that is the first with it.
import assert from 'node:assert/strict';
import { hole, item, label, open, phone, picture, press, section, tap, test, until, useBrowser, visit } from './browser.mjs';

useBrowser({ pixels: true });

const isNew = (page) => section(page, 'On this board');

// Pixels of the board's own colour beside the board, of which a rule's picture has many.
async function drawn(page, clip) {
  const [r, g, b] = [239, 230, 214]; // in the light
  const { data } = await picture(page, '', clip);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) count += Math.abs(data[i] - r) + Math.abs(data[i + 1] - g) + Math.abs(data[i + 2] - b) < 8;
  return count;
}

for (const [device, options, clip] of [
  ['desktop', {}, { x: 940, y: 56, width: 330, height: 740 }],
  ['phone', { ...phone, deviceScaleFactor: 1 }, { x: 0, y: 640, width: 390, height: 204 }],
])
  for (const colorScheme of ['light', 'dark'])
    test(`a rule is drawn and told when it is first met, and known from the first move on: ${device}, ${colorScheme}`, async (t) => {
      const page = await open(t, { ...options, colorScheme });
      assert.deepEqual(await isNew(page), []);
      const without = await drawn(page, clip);

      await visit(page, '#numberlink?level=first_5x5');
      await page.reload();
      await until(
        () => isNew(page),
        (lines) => lines.length === 1 && /Fill the whole board/.test(lines[0]),
        'the rule as a new one',
      );
      assert.doesNotMatch((await section(page, 'Goal')).join(' '), /Fill the whole board/, 'it is read once');
      if (colorScheme === 'light')
        await until(
          () => drawn(page, clip),
          (count) => count > without + 40,
          'its picture',
        );
      await picture(page, `rules-${device}-${colorScheme}`);

      if (options.hasTouch) for (const id of ['r1c1', 'r1c2']) await tap(page, hole(id));
      else
        for (const id of ['r1c1', 'r1c2'])
          await page.mouse.click(
            ...(await item(page, hole(id))
              .boundingBox()
              .then(({ x, y, width, height }) => [x + width / 2, y + height / 2])),
          );
      await until(() => label(page, hole('r1c2')), /line 1/, 'a line');
      await until(async () => (await isNew(page)).length, 0, 'the rule to be known');
      assert.match((await section(page, 'Goal')).join(' '), /Fill the whole board/);

      await press(page, 'undo');
      await page.reload();
      await item(page, hole('r1c1')).waitFor({ state: 'attached' });
      assert.deepEqual(await isNew(page), [], 'it does not come again');
      await page.evaluate(() => {
        location.hash = 'numberlink?level=bridges_6x6';
      });
      await until(
        () => isNew(page),
        (lines) => lines.some((line) => /bridge/.test(line)),
        'another board, with a rule of its own',
      );
      await page.evaluate(() => {
        location.hash = 'numberlink?level=cover_6x6';
      });
      await until(() => page.title(), /Fill the board/, 'a board with the known rule');
      assert.deepEqual(await isNew(page), []);
    });

test('each rule that a board adds is told where the goal is', async (t) => {
  const page = await open(t);
  for (const [board, words] of [
    ['numberlink?level=bridges_6x6', /bridge/],
    ['numberlink?level=torus_6x6', /edge|side|around/i],
    ['numberlink?level=walls_7x7', /wall/i],
    ['icosian?level=two_players', /Two players/],
    ['icosian?level=petersen_open', /needn’t return/],
    ['quintomino?level=one_sided', /flipped|turned/],
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, board);
    await until(
      async () => (await Promise.all(['Goal', 'On this board'].map((name) => section(page, name)))).flat().join(' '),
      words,
      `the rule of ${board}`,
    );
  }
});
