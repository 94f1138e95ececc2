// The page that draws boards on every screen: by touch on a phone, for axe, at any width and size of text.
import assert from 'node:assert/strict';
import { along, axeFindsNothing, colourSchemes, desktop, fingers, open, phone, picture, test, until, useBrowser } from './browser.mjs';
import { finding, has, joined, counted, control, tool, kind, openDrawing, startEmpty, asText, at, corners } from './drawing_page.mjs';

useBrowser();

test('on a phone the paper stays where it is whatever the tool and the menu, and its rulers are whole', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await finding(page, /^Exactly one solution/);
  const boxes = (selector) =>
    page.locator(`.drawing ${selector}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const paper = await boxes('.paper'),
    [cell] = await boxes('.cell');
  const stays = async (what) => {
    assert.deepEqual(await boxes('.paper'), paper, what);
    assert.deepEqual((await boxes('.cell'))[0], cell, what);
    for (const ruler of await boxes('.ruler')) assert.ok(ruler.left >= paper[0].left && ruler.top >= paper[0].top, `${what}: ${ruler.top}`);
  };
  for (const name of ['Select', 'Set', 'Draw']) {
    await tool(page, name);
    await stays(name);
  }
  for (const name of ['Arrange', 'Symmetry', 'More']) {
    await control(page, name).click();
    await stays(name);
    const [menu] = await boxes('.drop > [aria-expanded=true] + .menu'),
      [tools] = await boxes('.tools');
    assert.ok(
      menu.top >= (name === 'More' ? paper[0].bottom : tools.top - 1),
      `${name} is in place of bar and finding: ${menu.top}, ${tools.top}, ${paper[0].bottom}`,
    );
    await page.keyboard.press('Escape');
  }
  await tool(page, 'Set');
  await kind(page, 'Rules');
  await stays('Rules');
  for (const height of [640, 568]) {
    await page.setViewportSize({ width: 360, height });
    await until(
      async () => {
        const [now] = await boxes('.paper');
        return (await boxes('.ruler')).every((ruler) => ruler.left >= now.left && ruler.top >= now.top);
      },
      Boolean,
      `whole rulers at ${height}`,
    );
  }
});

test('by touch on a phone, and nothing is cut off', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, editor: 'drawing' });
  await openDrawing(page);
  await picture(page, 'drawing-phone');
  assert.ok(await page.evaluate(() => document.querySelector('#page').scrollWidth <= innerWidth), 'nothing is wider than the screen');
  const shares = await page.evaluate(() => {
    const [paper, panel, card] = ['.paper', '.panel', '.finding'].map((name) =>
      document.querySelector(`.drawing ${name}`).getBoundingClientRect(),
    );
    return { paper: (paper.height + panel.height) / innerHeight, end: card.bottom - innerHeight };
  });
  assert.ok(shares.paper >= 0.64 && Math.abs(shares.end) < 1, JSON.stringify(shares));
  await startEmpty(page);
  assert.match(await page.locator('.drawing .help').textContent(), /^Tap the paper/);
  for (const corner of corners) await page.touchscreen.tap(...(await at(page, ...corner)));
  await has(page, 4);
  await fingers(page, [along(await at(page, ...corners[0]), await at(page, ...corners[1]))]);
  await joined(page, 'a', 'b');
  await control(page, 'Select').tap();
  await page.waitForSelector('.drawing[data-tool=select]');
  const lasso = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.4],
    [0.1, 0.4],
  ];
  await fingers(page, [await Promise.all(lasso.map((corner) => at(page, ...corner)))]);
  await counted(page, '.dot.selected', 2, 'two vertices in the lasso');
  await control(page, 'Set').tap();
  assert.equal(await control(page, 'Duplicate').count(), 0);
  await control(page, 'Select').tap();
  const whole = () =>
    page
      .locator('.drawing .paper svg')
      .getAttribute('viewBox')
      .then((box) => Number(box.split(' ')[2]));
  const before = await whole(),
    [x, y] = await at(page, 0.5, 0.5);
  await fingers(page, [along([x - 20, y], [x - 80, y]), along([x + 20, y], [x + 80, y])]);
  await until(whole, (now) => now < before / 2.5, 'the paper enlarged by two fingers');
  await has(page, 4);
  await fingers(page, [along([x - 80, y], [x - 10, y]), along([x + 80, y], [x + 10, y])]);
  await until(whole, before, 'the whole paper again');
  for (const name of ['Arrange', 'Symmetry', 'More']) {
    await control(page, name).tap();
    const [menu, paper] = await page.evaluate(() =>
      ['.drop > [aria-expanded=true] + .menu', '.paper'].map((one) =>
        document.querySelector(`.drawing ${one}`).getBoundingClientRect().toJSON(),
      ),
    );
    const panel = await page.locator('.drawing .panel').boundingBox();
    assert.ok(menu.top >= Math.min(paper.bottom, panel.y) - 1, `${name} leaves the paper alone: ${menu.top} and ${paper.bottom}`);
    for (const { height, width } of await page
      .locator('.drawing :is(button, a, label):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      assert.ok(height >= 44 && width >= 30, `${width} by ${height}`);
    await page.keyboard.press('Escape');
  }
});

for (const [name, colours] of colourSchemes.slice(0, 2))
  test(`axe finds nothing on the page, ${name}`, async (t) => {
    const page = await open(t, { ...colours, editor: 'drawing', at: '#numberlink?level=first_5x5' });
    await openDrawing(page);
    await finding(page, /^Exactly one solutionEasy/);
    await axeFindsNothing(page, 'the desk');
    await tool(page, 'Set');
    await control(page, 'Arrange').click();
    await axeFindsNothing(page, 'a menu');
    await page.keyboard.press('Escape');
    await control(page, 'Show it').click();
    await axeFindsNothing(page, 'a solution');
    await asText(page);
    await axeFindsNothing(page, 'the text');
    await page.locator('.drawing .from').click();
    await page.waitForSelector('.drawing .tiles button');
    await axeFindsNothing(page, 'the start');
    await page.setViewportSize(phone.viewport);
    await axeFindsNothing(page, 'the start on a phone');
    await page.locator('.drawing .keep a').click();
    await control(page, 'More').click();
    await control(page, 'Drawing').click();
    await axeFindsNothing(page, 'the desk on a phone');
  });

for (const [name, size] of [
  ['320 pixels', { width: 320, height: 568 }],
  ['a low screen', { width: 640, height: 320 }],
  ['a tablet', { width: 800, height: 1100 }],
])
  test(`nothing scrolls sideways: ${name}`, async (t) => {
    const page = await open(t, { editor: 'drawing', viewport: size, at: '#quintomino?level=cube' });
    const fits = async (what) => {
      const wide = await page.evaluate(() => {
        const root = document.querySelector('#page');
        return [...root.querySelectorAll('.drawing *')]
          .filter((one) => !one.closest('.paper, .unseen') && one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility())
          .map((one) => one.className || one.tagName)
          .concat(root.scrollWidth > root.clientWidth ? ['the page'] : []);
      });
      assert.deepEqual(wide, [], what);
    };
    await openDrawing(page);
    for (const one of ['Draw', 'Select', 'Set']) {
      await tool(page, one);
      await fits(one);
      const { height } = await page.locator('.drawing .paper').boundingBox();
      assert.ok(height >= 100, `${one}: the paper is ${height} high`);
    }
    for (const one of ['Arrange', 'Symmetry']) {
      await control(page, one).click();
      await fits(one);
      await page.keyboard.press('Escape');
    }
    await page.evaluate(() => {
      location.hash = 'draw/start';
    });
    await page.waitForSelector('.drawing .tiles button');
    await fits('the start');
  });

for (const [name, device] of Object.entries({ desktop, phone }))
  test(`the desk at twice the text size: ${name}`, async (t) => {
    const page = await open(t, { editor: 'drawing', ...device });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } }); // as chosen in the browser, which widths in em follow
    await openDrawing(page);
    assert.ok(await page.evaluate(() => document.querySelector('#page').scrollWidth <= document.querySelector('#page').clientWidth));
    assert.ok(await control(page, 'Play this board').isVisible());
    const words = await page
      .locator('.drawing .tools')
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => ({ room: one.clientWidth, word: one.scrollWidth, name: one.textContent })),
      );
    assert.deepEqual(
      words.filter(({ room, word }) => word > room),
      [],
      'no tool is wider than its place',
    );
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } }); // the next test may take the page
  });
