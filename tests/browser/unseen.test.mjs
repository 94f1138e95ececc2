// Played without sight, by keyboard and by what is said.
import assert from 'node:assert/strict';
import { focusedId, found, goToBoards, heard, item, label, open, press, show, siteUrl, test, until, useBrowser } from './browser.mjs';

useBrowser();

const count = (page) => page.evaluate(() => window.spoken.length);
const spokenSince = (page, from) =>
  page.evaluate(
    (from) =>
      window.spoken
        .slice(from)
        .map(({ text }) => text)
        .join(' '),
    from,
  );

test('from the home the focus goes to the board', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  for (const puzzle of ['numberlink', 'peg']) {
    await page.goto(siteUrl());
    await page.locator(`.home [data-card^="${puzzle}"] a`).focus();
    await page.keyboard.press('Enter');
    await until(() => focusedId(page), /^target:/, `the focus on the board of ${puzzle}`);
    await page.waitForTimeout(300);
    assert.match(await focusedId(page), /^target:/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
  }
});

test('on a card each touch is told, and what the board is like', async (t) => {
  const page = await open(t, { newVisitor: true, at: '' });
  const board = page.locator('.home [data-card^="icosian"] schlegel-board');
  assert.match(await board.getByRole('img').getAttribute('alt'), /8 holes and 12 lines\. 4 pegs/);
  await board.getByRole('button').focus();
  await board.locator('[data-id=h]').press('Enter');
  await until(() => board.getByRole('status').textContent(), /Peg 5 in H/, 'the move in words');
});

test('who presses Play before the app is there is led to the board, too', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  let let_go;
  const later = new Promise((done) => {
    let_go = done;
  });
  await page.route('**/schlegel.js', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(siteUrl(), { waitUntil: 'commit' });
  await page.locator('.home [data-card^="peg"] a').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#app:not([hidden])');
  let_go();
  await until(() => focusedId(page), /^target:/, 'the focus on the board');
});

test('a peg is held aloud, and so it is after a jump that it can go on from', async (t) => {
  const page = await open(t, { at: '#peg?level=english33_cross' });
  const movable = await page
    .locator('#mirror [data-kind=target]')
    .evaluateAll((all) =>
      all.map((one) => [one.dataset.id, one.getAttribute('aria-label')]).filter(([, name]) => /can jump to/.test(name)),
    );
  await press(page, movable[0][0]);
  await heard(page, /, peg, held, can jump to/);
  await press(page, movable[0][0]);
  await heard(page, /Nothing picked up/);
  for (const [from, to] of [
    ['d3', 'b3'],
    ['d5', 'd3'],
  ]) {
    await press(page, `target:${from}`);
    await until(() => label(page, `target:${to}`), /can land here/, `${from} to be held`);
    await press(page, `target:${to}`);
    await heard(page, new RegExp(`^${from} jumps over`, 'i'));
  }
  await heard(page, /^D3, peg, held, can jump to D1, F3\.$/);
  const before = await count(page);
  await press(page, 'target:d3');
  await until(() => spokenSince(page, before), /Nothing picked up/, 'nothing to be held');
  assert.doesNotMatch(await label(page, 'target:d3'), /held/);
});

test('Show solution says its moves', async (t) => {
  const page = await open(t, { at: '#peg?level=english33_cross' });
  const from = await count(page);
  await show(page);
  await heard(page, /By the computer/);
  const all = await spokenSince(page, from);
  const moves = parseInt(await item(page, 'timeline').getAttribute('aria-valuetext'));
  assert.equal(all.match(/\w+ jumps over/g)?.length, moves);
});

test('a hint names what it marks, and where nothing leads on it says what to do', async (t) => {
  const page = await open(t, { at: '#icosian?level=brevity' });
  await press(page, 'go');
  await heard(page, /^Look at 5\. One thing here is certain\. Can you see what\?$/);
  const dead = await open(t);
  await dead.keyboard.type('gbzxwvj');
  await press(dead, 'go');
  await heard(dead, /^Stuck since move 7\. Move 7 cut off H\.$/);
  assert.equal(await label(dead, 'go'), 'Back to move 6');
});

test('the search among the boards says how many it found', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  const search = page.getByLabel('Search boards');
  await search.fill('knight');
  await until(
    async () => [await found(page), await page.locator('.boards section:not([hidden]) li:not([hidden])').count()],
    ([text, shown]) => shown > 0 && text === `${shown} boards found.`,
    'the number',
  );
  await search.fill('no such board');
  await until(() => found(page), /No board fits/, 'none');
  await search.fill('');
  await until(() => found(page), '', 'silence');
});

test('the drawing opens with the focus on its first vertex, whose cell is named as on the board', async (t) => {
  const page = await open(t, { at: '#numberlink', editor: 'draw' });
  await press(page, 'edit');
  await page.waitForSelector('.drawing [data-dot="0"]', { state: 'attached' });
  const focused = () => page.evaluate(() => [document.activeElement.dataset.dot, document.activeElement.getAttribute('aria-label')]);
  const [dot, name] = await until(focused, ([dot]) => dot !== undefined, 'the focus on a vertex');
  assert.equal(dot, '0');
  assert.match(name, /^row 1, column 1, connected to row 1, column 2; row 2, column 1/);
});

test('on a very low screen the boards have most of it', async (t) => {
  const page = await open(t, { viewport: { width: 320, height: 200 } });
  await goToBoards(page);
  await page.locator('.card').first().scrollIntoViewIfNeeded();
  const [bar, room, filters] = await page.evaluate(() => [
    document.querySelector('#bar .site').getBoundingClientRect().height,
    document.querySelector('#page').clientHeight,
    document.querySelector('.filters').getBoundingClientRect().bottom,
  ]);
  assert.ok(bar <= 62 && room >= 138, `${bar} and ${room} pixels`);
  assert.ok(filters <= 0, 'the filters leave with what is scrolled');
});
