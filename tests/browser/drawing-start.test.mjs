// Where drawings start, what they are called, and the addresses of the page that draws.
import assert from 'node:assert/strict';
import { drop, focusedId, heard, item, open, paste, ready, siteUrl, test, until, useBrowser } from './browser.mjs';
import {
  text,
  finding,
  has,
  counted,
  control,
  tool,
  heading,
  openDrawing,
  startEmpty,
  startFrom,
  inPlay,
  at,
  pull,
  corners,
} from './drawing_page.mjs';

useBrowser();

test('it starts from Conway notation; boards of other puzzles are drawn, too', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await has(page, 25);
  await finding(page, /^Exactly one solutionEasy\. The hardest step is “[A-Z][a-z ]+”\.$/);
  assert.equal(await page.locator('.drawing .dot.end').count(), 8, 'pairs are seen');
  await startFrom(page, 'tT');
  await has(page, 12);
  await tool(page, 'Set');
  for (const dot of [0, 5]) await page.locator(`.drawing [data-dot="${dot}"] circle`).last().click();
  await counted(page, '.dot.end', 2, 'a pair');
  await counted(page, '.ring', 2, 'its rings');
  await finding(page, /More than one solution|\d solutions/);
  await startFrom(page, 'petersn');
  await until(() => page.textContent('#draw-name-error'), /petersen/, 'an error');
  assert.equal(await focusedId(page), 'input');
  const complains = () => page.locator('#draw-name[aria-invalid], #draw-name-error:not(:empty)').count();
  assert.equal(await complains(), 2);
  await page.fill('#draw-name', 'petersn');
  assert.equal(await complains(), 0, 'typing clears it');
  await page.keyboard.press('Enter');
  await until(complains, 2, 'the error again');
  await page.locator('#draw-name').evaluate((input) => (input.value = '')); // as where the error comes once the field is empty
  await page.keyboard.press('Enter');
  assert.equal(await complains(), 0, 'nothing is asked for');
  await page.locator('.drawing .keep a').click();
  await has(page, 12);
  await control(page, 'Play this board').click();
  await inPlay(page, 12, 'the truncated tetrahedron');
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await has(page, 12);
  await counted(page, '.dot.end', 2, 'the page as it was left');
});

test('whatever is pasted begins a drawing: saves, links, and of boards of other puzzles the graph', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=hamilton' });
  await openDrawing(page);
  await has(page, 20);
  await paste(page, 'schlegel save 1\npuzzle icosian\nat 0\nmoves\ninstance\nicosian\ngraph petersen\n');
  await has(page, 10);
  await finding(page, /^No solution.* No single part of the board shows why\.$/);
  await paste(page, `${siteUrl()}#icosian?text=icosian%0Agraph+cube`);
  await has(page, 8);
  await paste(page, 'numberlink\ngrid\n1 . 1\n');
  await has(page, 3);
  await until(() => text(page, '.note'), /Numberlink/, 'what is left out');
  await paste(page, 'no board at all');
  await until(
    () => text(page, '.note'),
    (words) => words !== '' && !/Numberlink, so/.test(words),
    'why that is none',
  );
  await has(page, 3);
  await drop(page, 'icosian\ngraph octahedron\n');
  await has(page, 6);
});

test('where a drawing starts a board of any puzzle is pasted, dropped or typed; what is none says why', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=hamilton' });
  await item(page, 'draw').click();
  await page.waitForSelector('.drawing .tiles button');
  assert.match(await text(page, '.keep p'), /^Hamilton’s board: 20 holes, 30 lines\.$/);
  await paste(page, 'no board at all');
  await until(() => page.textContent('#draw-text-error'), /./, 'an error');
  await paste(page, '# Mine\nnumberlink\ngrid\n1 . 1\n');
  await page.waitForSelector('.drawing[data-view=drawing]');
  assert.equal(await heading(page), 'Numberlink editor');
  assert.equal(await text(page, '.title strong'), 'Mine');
  await has(page, 3);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  assert.match(await text(page, '.keep'), /Mine: 3 squares\.Keep drawing/);
  await drop(page, 'sliding\ngrid 2x2\ntokens 0 3 2 1\n');
  await page.waitForSelector('.drawing[data-view=drawing]');
  assert.equal(await heading(page), 'Sliding editor');
  await tool(page, 'Set');
  assert.match(await text(page, '.help'), /^Click two squares to swap/);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  const start = page.locator('.drawing .by-text button', { hasText: 'Start' });
  assert.equal(await start.isDisabled(), true, 'there is no text');
  await page.fill('#draw-text', 'peg\nhole a\nhole b\nhole c\nline a b c\nempty c\ngoal c\n');
  await start.click();
  await has(page, 3);
  assert.equal(await heading(page), 'Pegs editor');
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), control(page, 'Open a file…').click()]);
  await chooser.setFiles({ name: 'board.txt', mimeType: 'text/plain', buffer: Buffer.from('icosian\ngraph cube\n') });
  await has(page, 8);
});

test('a board that nobody has named is not called after the one it replaced', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await paste(page, '# Mine\nicosian\ngraph tetrahedron\n');
  await until(() => page.title(), /Mine/, 'a board of one’s own');
  await openDrawing(page);
  assert.equal(await text(page, '.title strong'), 'Mine');
  await startEmpty(page);
  assert.equal(await text(page, '.title strong'), 'Your board');
  for (const corner of corners.slice(0, 3)) await page.mouse.click(...(await at(page, ...corner)));
  await has(page, 3);
  for (let i = 0; i < 3; ++i) await pull(page, corners[i], corners[(i + 1) % 3]);
  await finding(page, /^Exactly one solution/);
  await control(page, 'Play this board').click();
  await inPlay(page, 3, 'the triangle');
  assert.match(await page.title(), /Your board/);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await control(page, 'Rename this board').click();
  await page.keyboard.type('Three');
  await page.keyboard.press('Enter');
  assert.equal(await text(page, '.title strong'), 'Three');
  await control(page, 'Play this board').click();
  await until(() => page.title(), /Three/, 'its new name');
});

test('each view has its address: links, Back and a reload lead to what was there', async (t) => {
  const page = await open(t, { editor: 'drawing', wait: false });
  await page.goto(`${siteUrl()}#draw`);
  const hash = () => page.evaluate(() => location.hash);
  await page.waitForSelector('.drawing .tiles button');
  assert.equal(await page.title(), 'Start from… – Schlegel');
  await page.locator('.drawing .all').click();
  await until(
    () => page.locator('.drawing .tiles button').count(),
    (count) => count > 35,
    'all graphs',
  );
  assert.equal(await hash(), '#draw/all');
  await control(page, 'Bow tie').click();
  await has(page, 5);
  assert.equal(await hash(), '#draw/new');
  assert.equal(await page.title(), 'Icosian editor – Schlegel');
  await page.reload();
  await has(page, 5);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  assert.match(await text(page, '.keep'), /Keep drawing/);
  await page.goBack();
  await until(hash, '#draw/start', 'the first view');
  await page.goto(`${siteUrl()}#draw/board`);
  await has(page, 20);
  await item(page, 'tab:icosian').click();
  await ready(page);
  await item(page, 'draw').click();
  await has(page, 20);
  assert.equal(await hash(), '#draw/board', 'as it was left');
});

test('without a network the page says what is missing, and comes once there is one', async (t) => {
  const page = await open(t);
  await page.route('**/draw.html', (route) => route.abort());
  await item(page, 'draw').click();
  await heard(page, /Couldn’t load part of the site/);
  page.problems = [];
  await page.unroute('**/draw.html');
  await page.evaluate(() => history.back());
  await ready(page);
  await item(page, 'draw').click();
  await page.waitForSelector('.drawing .tiles button');
});
