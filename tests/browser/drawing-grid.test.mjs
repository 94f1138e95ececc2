// Grids as they are drawn: squares, walls, numbers and pairs.
import assert from 'node:assert/strict';
import { open, test, until, useBrowser } from './browser.mjs';
import { text, dots, has, counted, control, tool, kind, openDrawing, startFrom, asText, at, pull, cell } from './drawing_page.mjs';

useBrowser();

test('a grid looks as in play: squares become holes and come back, borders become walls, sides are joined', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink' });
  const written = async () => {
    const there = await asText(page);
    await control(page, 'Drawing').click();
    await page.waitForSelector('.drawing[data-view=drawing]');
    return there;
  };
  await openDrawing(page);
  await startFrom(page, 'grid_5x4');
  await has(page, 20);
  assert.equal(await page.locator('.drawing .cell').count(), 20);
  assert.deepEqual(await page.locator('.drawing .ruler').allTextContents(), ['1', '2', '3', '4', '5', '1', '2', '3', '4']);
  await tool(page, 'Set');
  await kind(page, 'Bridge');
  const square = (row, column) => [(column - 0.5) / 5, 0.1 + (row - 0.5) / 5];
  const tap = async (place) => page.mouse.click(...(await at(page, ...place)));
  await tap(square(2, 2));
  await counted(page, '.bridge', 6, 'a bridge that is seen');
  assert.match(await written(), /\ngrid\n1 \. \. \. \.\n\. \+ |\ngrid\n\. \. \. \. \.\n\. \+ /);
  await page.getByLabel('Top and bottom edges are joined').check();
  await counted(page, '.passage', 10, 'gaps in the rim');
  assert.match(await written(), /\nwrap y\ngrid\n/);
  await tool(page, 'Draw');
  await tap([1 / 5, 0.1 + 2.5 / 5]);
  await counted(page, '.wall', 1, 'a wall');
  assert.match(await written(), /\nwrap y\nwall r3c1 r3c2\ngrid\n/);
  await tap([0.5, 0.1 + 0.1 / 5]);
  await counted(page, '.wall', 3, 'a wall at the edge, seen on either side');
  assert.match(await written(), /wall r4c3 r1c3\n/);
  await pull(page, square(3, 1), square(3, 2)); // across the border: it is taken away
  await counted(page, '.wall', 2, 'no wall there');
  await page.getByLabel('Top and bottom edges are joined').uncheck();
  await counted(page, '.wall', 0, 'no wall at the edge');
  assert.doesNotMatch(await written(), /wrap|wall/);
  await tap(square(4, 5));
  await has(page, 19);
  assert.match(await written(), /\. \. \. \. #\n$/);
  assert.equal(await page.locator('.drawing .hollow').getAttribute('aria-label'), 'row 4, column 5, a hole');
  await tap(square(4, 5));
  await has(page, 20);
  assert.doesNotMatch(await written(), /#\n|wall/);
});

test('with keys a grid gets holes and walls, and the focus stays where it is', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  const name = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  assert.match(await name(), /^row 2, column 2, connected/);
  await page.keyboard.press('Shift+ArrowRight');
  await counted(page, '.wall', 1, 'a wall');
  assert.doesNotMatch(await name(), /row 2, column 3/);
  await page.keyboard.press('Enter');
  await has(page, 24);
  await until(name, 'row 2, column 2, a hole', 'the focus on the hole');
  await page.keyboard.press('Enter');
  await has(page, 25);
  assert.match(await name(), /^row 2, column 2, connected to row 1, column 2; row 2, column 3/);
});

test('only the chosen pair has rings and an arc; its ends are moved by touching squares, and pairs come and go', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await counted(page, '.dot.end', 8, 'four pairs');
  assert.equal(await page.locator('.drawing .arc').count(), 0);
  await tool(page, 'Set');
  await control(page, 'Pair 2').click();
  assert.equal(await control(page, 'Pair 2').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('.drawing .arc').count(), 1);
  assert.equal(await page.locator('.drawing .ring').count(), 2);
  assert.match(await text(page, '.help'), /^Choose a square to move an end of pair 2 there\. \+ adds a pair\./);
  const ends = async (name) => {
    const all = await dots(page);
    return all.filter((one) => one.includes(`Pair ${name}`)).map((one) => one.match(/row \d, column \d/)[0]);
  };
  const tap = async (row, column) => page.mouse.click(...(await at(page, ...cell(5, row, column))));
  assert.deepEqual(await ends(2), ['row 2, column 4', 'row 5, column 3']);
  await tap(1, 5);
  await until(async () => (await ends(2)).join(), 'row 1, column 5,row 5, column 3', 'the nearer end there');
  await tap(3, 3); // the end that was moved last goes on
  await until(async () => (await ends(2)).join(), 'row 3, column 3,row 5, column 3', 'the same end again');
  await tap(4, 2); // another pair's
  assert.equal(await control(page, 'Pair 4').getAttribute('aria-pressed'), 'true');
  await control(page, 'Remove pair 4').click();
  await counted(page, '.dot.end', 6, 'three pairs');
  await control(page, 'New pair').click();
  assert.equal(await page.locator('.drawing .arc').count(), 0);
  await tap(4, 1);
  await tap(4, 4);
  await counted(page, '.dot.end', 8, 'a new pair');
  assert.deepEqual(await ends(4), ['row 4, column 1', 'row 4, column 4']);
  assert.equal(await control(page, 'Pair 4').getAttribute('aria-pressed'), 'true');
  await pull(page, cell(5, 4, 4), cell(5, 4, 3));
  await until(async () => (await ends(4)).join(), 'row 4, column 1,row 4, column 3', 'an end that was dragged');
});
