// The list of boards: its order, its filters, and how its titles stand.
import assert from 'node:assert/strict';
import { heading } from './boards_page.mjs';
import { desktop, goTo, goToBoards, open, paste, phone, test, until, useBrowser } from './browser.mjs';

useBrowser();

test('the list of boards begins with the puzzle in play, then goes by the tabs; a puzzle’s filter leaves its own', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=first_5x5' });
  const tabs = await page.locator('#bar [data-puzzle]').evaluateAll((all) => all.map((one) => one.dataset.title));
  await goToBoards(page);
  const parts = () => page.locator('.boards section:not([hidden]) h2').evaluateAll((all) => all.map((one) => one.firstChild.textContent));
  assert.deepEqual(await parts(), ['Numberlink', ...tabs.slice(0, -1)]);
  for (const first of ['.boards h1', '.boards [type=search]', '.opener', '.filters .puzzles']) {
    const box = await page.locator(first).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 844, `${first} is in view`);
  }
  await page.locator('.filters .puzzles label', { hasText: 'Pegs' }).tap();
  assert.deepEqual(await parts(), ['Peg solitaire']);
  const box = await page.locator('.filters .puzzles label', { hasText: 'Pegs' }).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 390, 'what is chosen is in view');
});

test('what the filters say is never cut', async (t) => {
  for (const [width, font] of [
    [360, '100%'],
    [360, '200%'],
    [1280, '100%'],
  ]) {
    const page = await open(t, { viewport: { width, height: 740 } });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, font);
    await goToBoards(page);
    if (width < 760) await page.locator('.opener').click();
    const cut = await page.locator('.selects select').evaluateAll((all) =>
      all
        .filter((select) => {
          const whole = select.cloneNode(true);
          whole.style.cssText = 'position: absolute; width: max-content; max-width: none';
          select.after(whole);
          const { width } = whole.getBoundingClientRect();
          whole.remove();
          return select.getBoundingClientRect().width < width - 1;
        })
        .map((select) => select.getAttribute('aria-label')),
    );
    assert.deepEqual(cut, [], `${width} px at ${font}`);
    const heads = await page.locator('.boards .heading').evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth));
    assert.ok(heads, `headings of ${width} px at ${font}`);
  }
  const page = await open(t, desktop);
  await goToBoards(page, '?puzzle=icosian&state=open');
  const room = await page.locator('.filters [type=search]').evaluate((input) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const text = document.createElement('canvas').getContext('2d');
    text.font = font;
    return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text.measureText(input.placeholder).width;
  });
  assert.ok(room >= 0, `the search field lacks ${-room} px`);
});

for (const [width, font] of [
  [320, '100%'],
  [320, '200%'],
  [640, '200%'],
])
  test(`at ${width} px and ${font} text nothing of boards and their dialogs scrolls sideways`, async (t) => {
    const page = await open(t, { viewport: { width, height: 740 } });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, font);
    await paste(page, `# ${'A long name '.repeat(6)}\nicosian\ngraph cube\n`);
    await until(() => heading(page), /A long name/, 'the board');
    await goToBoards(page);
    const fits = (name) => page.$eval(name, (one) => one.scrollWidth <= one.clientWidth);
    assert.ok(await fits('#page'));
    for (const place of await page.locator('#bar :is(.places, .tools > button) span:visible').all())
      assert.ok(await place.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), await place.textContent());
    await page.locator('.more').first().click();
    assert.ok(await fits('#page'));
    for (const [name, dialog] of [
      ['New board…', '#new'],
      ['Print…', '#printing'],
    ]) {
      await page.getByRole('button', { name }).click();
      await page.waitForSelector(`${dialog}[open]`);
      assert.ok(await fits(dialog), dialog);
      await page.keyboard.press('Escape');
    }
  });

test('no title in the list breaks within “5 by 5”', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const [shapes, broken] = await page.locator('.card b').evaluateAll((all) => {
      const ranges = all.flatMap(({ firstChild: text }) => {
        const shape = /\d+\sby\s\d+/.exec(text.data);
        if (!shape) return [];
        const range = document.createRange();
        range.setStart(text, shape.index);
        range.setEnd(text, shape.index + shape[0].length);
        return [range];
      });
      return [ranges.length, ranges.filter((range) => new Set([...range.getClientRects()].map(({ y }) => y)).size > 1).map(String)];
    });
    assert.ok(shapes > 20, `${shapes} shapes`);
    assert.deepEqual(broken, [], `${width} px`);
  }
});

test('the place that the bar marks stands level with the others', async (t) => {
  for (const device of [desktop, phone]) {
    const page = await open(t, device);
    await goTo(page, 'boards');
    const middles = await page
      .locator('#bar .places a:visible svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    assert.ok(Math.max(...middles) - Math.min(...middles) < 0.6, middles.join(' '));
  }
});
