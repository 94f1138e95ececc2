// Played without sight, by keyboard and by what is said.
import assert from 'node:assert/strict';
import { focusedId, heard, item, label, open, press, show, siteUrl, test, until, useBrowser } from './browser.mjs';

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

test('from the home the focus goes to the board, and the cards say what works', async (t) => {
  const page = await open(t, { newVisitor: true });
  await page.waitForSelector('#home[open]');
  assert.match(await page.locator('#home .about .unseen').textContent(), /press Play/);
  for (const puzzle of ['numberlink', 'peg']) {
    if (!(await page.locator('#home[open]').count())) await press(page, 'home');
    await page.waitForSelector('#home[open]');
    await until(
      () => page.locator('#home img[src]').count(),
      (count) => count === 5,
      'five pictures',
    );
    await page.locator(`#home [data-card^="${puzzle}"] .play`).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('#home', { state: 'hidden' });
    await until(
      () => focusedId(page),
      (id) => id.startsWith('target:'),
      `the focus on the board of ${puzzle}`,
    );
    await page.waitForTimeout(300);
    assert.match(await focusedId(page), /^target:/);
  }
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
  await page.locator('#home[open] [data-card^="peg"] .play').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#home', { state: 'hidden' });
  let_go();
  await until(
    () => focusedId(page),
    (id) => id.startsWith('target:'),
    'the focus on the board',
  );
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
  await heard(page, /^Look at [A-Z](, [A-Z])*( and [A-Z])?\. One thing here is certain\. Can you see what\?$/);
  const dead = await open(t);
  await dead.keyboard.type('gbzxwvj');
  await press(dead, 'go');
  await heard(dead, /^Stuck since move 7\. That cut off H\.$/);
  assert.equal(await label(dead, 'go'), 'Back to move 6');
});

test('the search among the boards says how many it found', async (t) => {
  const page = await open(t);
  await press(page, 'boards');
  await page.fill('#boards-search', 'knight');
  await until(
    () =>
      page.evaluate(() => [
        document.querySelector('#boards-none').textContent,
        [...document.querySelectorAll('#boards-list [data-level]')].filter((board) => board.checkVisibility()).length,
      ]),
    ([text, shown]) => shown > 0 && text === `${shown} boards found.`,
    'the number',
  );
  await page.fill('#boards-search', 'no such board');
  await until(
    () => page.textContent('#boards-none'),
    (text) => /No board fits/.test(text),
    'none',
  );
  await page.fill('#boards-search', '');
  await until(
    () => page.textContent('#boards-none'),
    (text) => text === '',
    'silence',
  );
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
  await press(page, 'boards');
  await page.waitForSelector('#boards[open]');
  const header = await page.locator('#boards header').boundingBox();
  assert.ok(header.height <= 60, `${header.height} pixels`);
  await page.locator('#boards header [aria-label=Close]').click();
  await page.waitForSelector('#boards', { state: 'hidden' });
});
