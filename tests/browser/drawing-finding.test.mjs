// What the computer finds out of a drawing while it is drawn.
import assert from 'node:assert/strict';
import { item, open, paste, ready, test, until, useBrowser } from './browser.mjs';
import { text, finding, has, counted, control, tool, kind, openDrawing, startEmpty, startFrom } from './drawing_page.mjs';

useBrowser();

test('of a sliding puzzle the shortest solutions are counted, not all', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  for (const [board, words] of [
    ['graph cube\ntokens b c g d e f h 0', /^Exactly one shortest solution/],
    ['grid 2x2\ntokens 0 3 2 1', /^2 shortest solutions/],
  ]) {
    await paste(page, `sliding\n${board}\n`);
    const link = () => page.evaluate(() => location.hash.replaceAll('+', ' '));
    await until(link, (hash) => hash.includes(board.split('\n')[0]), 'the board that was pasted');
    await openDrawing(page);
    await finding(page, words);
    await page.goBack();
    await ready(page);
  }
});

test('of a board with a limit of help the drawing tells no solution, and none of how many there are', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5&help=hints' });
  await page.evaluate(() => {
    location.hash = 'draw/board';
  });
  await counted(page, '.dot.end', 8, 'the board');
  await finding(page, /^Help is limited/);
  assert.equal(await page.locator('.drawing .finding .aside:visible').count(), 0);
  await page.getByLabel('No line touches itself').check();
  await control(page, 'Undo').click();
  await finding(page, /^Help is limited/);
  await page.reload();
  await finding(page, /^Help is limited/);
  await startEmpty(page);
  await finding(page, /^Not a board yet/);
  await page.evaluate(() => {
    location.hash = 'numberlink?level=cover_6x6';
  });
  await page.waitForSelector('#app:not([hidden])');
  await page.evaluate(() => {
    location.hash = 'draw/board';
  });
  await finding(page, /solution/);
});

test('one solution of several is made the only one, with what was added told, and undo takes that back', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await finding(page, /^\d tours.*best with exactly one/);
  await control(page, 'Make it unique').click();
  await finding(page, /^Exactly one solution/);
  const required = await page.locator('.drawing line.setting.kind-require').count();
  assert.ok(required > 0 && required < 5, `${required} lines are required`);
  assert.match(await text(page, '.note'), /^Added: required line \w–\w(; required line \w–\w)*( and \d more)?\. You can undo this\.$/);
  assert.equal(await page.locator('.drawing line.added').count(), required);
  assert.equal(await control(page, 'Make it unique').count(), 0);
  await control(page, 'Undo').click();
  await finding(page, /^\d tours/);
  assert.equal(await page.locator('.drawing line.setting.kind-require').count(), 0);
  assert.equal(await text(page, '.note'), '');
});

test('what is wrong, and why there is no solution, is shown where it is', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink' });
  await openDrawing(page);
  await startFrom(page, 'grid_5x4');
  await has(page, 20);
  await tool(page, 'Set');
  const dot = (i) => page.locator(`.drawing [data-dot="${i}"]`);
  await counted(page, '.dot.end', 2, 'a pair');
  await kind(page, 'Bridge');
  await dot(0).click();
  await finding(page, /^Not a board yetThe number "1" .*\.$/);
  await control(page, 'Show where').click();
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('class')), /wrong/);
  await control(page, 'Undo').click();
  await finding(page, /solution/);
  assert.equal(await page.locator('.drawing .wrong').count(), 0);
  await paste(page, 'numberlink\ngrid\n1 2\n2 1\n');
  await finding(page, /^No solution./);
  assert.equal(await page.locator('.drawing .finding').getAttribute('data-tone'), 'bad');
  await control(page, 'Show where').click();
  assert.ok((await page.locator('.drawing .wrong').count()) > 0);
});

test('the only solution is shown when it is asked for, and hidden by the next stroke', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await finding(page, /^Exactly one solutionEasy/);
  assert.equal(await page.locator('.drawing .finding').getAttribute('data-tone'), 'good');
  await control(page, 'Show it').click();
  const solution = page.locator('.drawing .paper img');
  assert.equal(await solution.evaluate((image) => image.decode().then(() => image.naturalWidth > 100)), true);
  await control(page, 'Hide it').click();
  assert.equal(await solution.count(), 0);
  await control(page, 'Show it').click();
  await page.getByLabel('No line touches itself').check();
  await until(() => solution.count(), 0, 'no solution of the board before');
});

test('the search is cancelled and taken up again; it rests while the page is left', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await item(page, 'draw').click();
  await page.waitForSelector('.drawing .tiles button');
  await page.fill('#draw-name', 'knight_12x12');
  await page.keyboard.press('Enter');
  await has(page, 144);
  await finding(page, /^More than one tour/);
  await control(page, 'Cancel').click();
  await finding(page, /You stopped the search|best with exactly one/);
  assert.equal(await control(page, 'Cancel').count(), 0);
  await page.goBack();
  await page.goForward();
  await has(page, 144);
  assert.equal(await control(page, 'Play this board').isEnabled(), true);
});
