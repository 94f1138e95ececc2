// Where the panel is higher than the screen: whatever is pressed stays under the pointer, and takes effect.
import assert from 'node:assert/strict';
import { rest, useBrowser, open, section, test, item, until } from './browser.mjs';

useBrowser();

// Presses the mouse and lets it go after some frames, as a hand does; how far the element went meanwhile.
async function slowClick(page, id) {
  const box = await item(page, id).boundingBox();
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await frames();
  await page.mouse.down();
  await frames();
  const now = await item(page, id).boundingBox();
  await page.mouse.up();
  return Math.abs(now.y - box.y);
}

for (const board of ['quintomino', 'peg?level=english33_cross', 'numberlink', 'icosian', 'sliding'])
  test(`no press of the mouse scrolls the panel of ${board}`, async (t) => {
    const page = await open(t, { at: `#${board}`, viewport: { width: 1280, height: 480 } });
    const top = (id) => item(page, id).evaluate((element) => element.getBoundingClientRect().top);
    // The card that counts may have put it out of sight.
    const scrollDown = () =>
      until(
        async () => {
          await page.mouse.move(1000, 150);
          await page.mouse.wheel(0, 400);
          await rest(() => top('telling'), 'the panel to rest');
          return item(page, 'telling').evaluate((element) => element.classList.contains('covered'));
        },
        (covered) => !covered,
        'the setting in sight',
      );
    await scrollDown();
    const before = await top('telling');
    for (const level of ['tell:count', 'tell:stuck', 'tell:nothing']) {
      await rest(() => top('telling'), 'the panel to rest'); // what is told may just have come
      assert.ok((await slowClick(page, 'telling')) < 1);
      await item(page, level).waitFor({ state: 'attached' });
      assert.ok((await slowClick(page, level)) < 1, level);
      await item(page, level).waitFor({ state: 'detached' });
      await rest(() => top('telling'), 'the panel to rest');
      await scrollDown();
    }
    assert.equal(await top('telling'), before);
    const title = () => page.locator('h1').first().textContent(),
      first = await title();
    assert.ok((await slowClick(page, 'board:next')) < 1);
    await until(title, (now) => now !== first, 'the next board');
  });

for (const board of ['quintomino?level=first_class', 'peg?level=english33_cross'])
  test(`every control of an explanation of ${board} is in the window, and stays where it is pressed`, async (t) => {
    const page = await open(t, { at: `#${board}`, viewport: { width: 1280, height: 800 } });
    const step = (number) =>
      until(
        () => section(page, 'Answer'),
        ([now]) => new RegExp(`^Step ${number} of \\d+$`).test(now ?? ''),
        `step ${number}`,
      );
    for (const [id, number] of [
      ['explain', 1],
      ['go', 2],
      ['why:previous', 1],
    ]) {
      assert.ok((await slowClick(page, id)) < 1, id);
      await step(number);
      const controls = page.locator(
        '#mirror :is([data-id=go], [data-id=close], [data-id=fold], [data-id=lesson], [data-id^="why:"], [data-id^="step:"]:not(.covered))',
      );
      await rest(() => controls.evaluateAll((all) => JSON.stringify(all.map((one) => one.getBoundingClientRect()))), 'the card to rest');
      const out = await controls.evaluateAll((all) =>
        all
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return one.classList.contains('covered') || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          })
          .map(({ dataset }) => dataset.id),
      );
      assert.ok((await controls.count()) >= 4);
      assert.deepEqual(out, [], `after ${id}`);
    }
  });
