// Where the panel is higher than the screen: whatever is pressed stays under the pointer, and takes effect.
import assert from 'node:assert/strict';
import { useBrowser, open, test, item, until } from './browser.mjs';

useBrowser();

// Presses the mouse and lets it go after some frames, as a hand does; how far the element went meanwhile.
async function slowClick(page, id) {
  const box = await item(page, id).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  const now = await item(page, id).boundingBox();
  await page.mouse.up();
  return Math.abs(now.y - box.y);
}

for (const puzzle of ['quintomino', 'peg', 'numberlink', 'icosian', 'sliding'])
  test(`no press of the mouse scrolls the panel of ${puzzle}`, async (t) => {
    const page = await open(t, { at: `#${puzzle}`, viewport: { width: 1280, height: 480 } });
    const top = (id) => item(page, id).evaluate((element) => element.getBoundingClientRect().top);
    const before = await top('advisor:count');
    assert.ok((await slowClick(page, 'advisor:count')) < 1);
    await until(
      () => item(page, 'advisor:count').getAttribute('aria-checked'),
      (checked) => checked === 'true',
      'the count',
    );
    await page.mouse.wheel(0, 50);
    await until(
      () => top('advisor:count'),
      (now) => now < before,
      'the panel to scroll',
    );
    for (const [id, attribute] of [
      ['advisor:hint', 'aria-checked'],
      ['advisor:verdict', 'aria-checked'],
      ['advisor:nothing', 'aria-checked'],
    ]) {
      assert.ok((await slowClick(page, id)) < 1, id);
      await until(
        () => item(page, id).getAttribute(attribute),
        (checked) => checked === 'true',
        id,
      );
    }
    const title = () => page.locator('h1').first().textContent(),
      first = await title();
    await page.mouse.wheel(0, -500);
    await until(
      () => top('advisor:count'),
      (now) => now === before,
      'the panel to scroll back',
    );
    assert.ok((await slowClick(page, 'board:next')) < 1);
    await until(title, (now) => now !== first, 'the next board');
  });
