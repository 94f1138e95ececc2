// Whose game it is: what the computer shows sets the person's game aside, is told from what they played, and is left again; bookmarks.
import assert from 'node:assert/strict';
import {
  browse,
  choose,
  heard,
  hole,
  item,
  label,
  open,
  pegs,
  phone,
  press,
  ready,
  section,
  show,
  tap,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const timeline = (page) => item(page, 'timeline').getAttribute('aria-valuetext');
const timelineIs = (page, text) => until(() => timeline(page), text, `the timeline at ${text}`);
const appears = (page, id) => item(page, id).waitFor({ state: 'attached' });
const bookmarks = (page) => section(page, 'Bookmarks');
const lists = (page, all) =>
  until(
    () => bookmarks(page),
    (listed) => JSON.stringify(listed) === JSON.stringify(all),
    `the bookmarks ${all.join(', ')}`,
  );
const moves = (page) => page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('moves')?.split(' ') ?? []);

// Q R S N, and P C to be redone.
async function begin(page) {
  await page.keyboard.type('qrsnpc');
  await pegs(page, 6);
  await press(page, 'undo');
  await press(page, 'undo');
  await timelineIs(page, '4 of 6');
}

async function gameIsBack(page) {
  await timelineIs(page, '4 of 6');
  await pegs(page, 4);
  await lists(page, []);
  await press(page, 'redo');
  await press(page, 'redo');
  await pegs(page, 6);
  assert.match(await label(page, hole('c')), /peg 6/);
}

test('Show solution plays one as the computer’s, praises nobody, and leads back to the game as it was', async (t) => {
  const page = await open(t);
  await begin(page);
  await show(page);
  await heard(page, /Tour from move 4\. By the computer\. Your game is kept\.$/);
  await timelineIs(page, '20 of 20, moves 5–20 by the computer');
  assert.equal(await item(page, 'celebrate:share').count(), 0);
  assert.equal(await label(page, 'go'), 'Next');
  await press(page, 'undo');
  await timelineIs(page, '19 of 20, moves 5–20 by the computer');
  await press(page, 'back_to_game');
  await heard(page, /^(Back to my game\. )?16 holes to go\.$/);
  await gameIsBack(page);
  assert.equal(await label(page, 'go'), 'Hint');
});

for (const [how, close] of [
  ['its button', (page) => press(page, 'close')],
  ['Escape', (page) => page.keyboard.press('Escape')],
])
  test(`the list of tours, closed by ${how}, leaves the game as it was`, async (t) => {
    const page = await open(t);
    await begin(page);
    await browse(page);
    await heard(page, /^Tour 1 of \d+ from move 4\. By the computer\./);
    await press(page, 'go');
    await heard(page, /^Tour 2 of \d+ from move 4\. By the computer\./);
    await press(page, 'undo');
    await close(page);
    await gameIsBack(page);
  });

test('what the computer shows survives a reload and travels in links and saves; the game set aside stays behind', async (t) => {
  const page = await open(t);
  await begin(page);
  await browse(page);
  await heard(page, /^Tour 1 of \d+ from move 4/);
  await press(page, 'go');
  const words = await heard(page, /^Tour 2 of \d+ from move 4/);
  await until(() => page.evaluate(() => location.hash), /computer=5-20&shown=4\.2\./, 'the address to tell it');
  const link = page.url();
  await page.reload();
  await ready(page);
  await timelineIs(page, '20 of 20, moves 5–20 by the computer');
  await heard(page, new RegExp(words));
  await press(page, 'go'); // goes on where it was
  await heard(page, /^Tour 3 of 4 from move 4\./);
  await press(page, 'close');
  await gameIsBack(page);

  const other = await open(t, { at: link });
  await timelineIs(other, '20 of 20, moves 5–20 by the computer');
  await heard(other, /^Tour 2 of 4 from move 4\. By the computer\.$/);
  assert.equal(await item(other, 'back_to_game').count(), 0);
});

test('who plays on from a shown solution has a branch, which is not all theirs; the old game is reached again, and the branch', async (t) => {
  const page = await open(t);
  await begin(page);
  await show(page);
  await timelineIs(page, '20 of 20, moves 5–20 by the computer');
  const tour = await until(
    () => moves(page),
    (all) => all.length === 20,
    'the tour in the address',
  );
  for (let i = 0; i < 3; ++i) await press(page, 'undo');
  await pegs(page, 17);
  await page.keyboard.type(tour.slice(17).join(''));
  await heard(page, /Solved\. The computer played moves 5–17\./);
  await timelineIs(page, '20 of 20, moves 5–17 by the computer');
  assert.equal(await item(page, 'celebrate:share').count(), 0);
  await press(page, 'back_to_game');
  await timelineIs(page, '4 of 6');
  await page.reload();
  await ready(page);
  await timelineIs(page, '4 of 6');
  assert.match(await label(page, 'back_to_game'), /^Back to the branch/);
  await press(page, 'back_to_game');
  await timelineIs(page, '20 of 20, moves 5–17 by the computer');
});

test('a tour found with hints is the person’s, and the list begins with the next one', async (t) => {
  const page = await open(t);
  await press(page, 'go');
  await heard(page, /No further move is forced/);
  await page.keyboard.type('qrsnpcbghjkfdmltvwxz');
  await heard(page, /Yours is one of 30 tours/);
  await appears(page, 'celebrate:share');
  assert.equal(await timeline(page), '20 of 20');
  await press(page, 'browse');
  const [, number] = /^Tour (\d+) of 30\./.exec(await heard(page, /^Tour \d+ of 30\./));
  await press(page, 'previous'); // their own
  await heard(page, new RegExp(`^Tour ${number - 1 || 30} of 30\\.`));
  const lines = (tour) => tour.map((hole, i) => [hole, tour.at(i - 1)].sort().join('')).sort();
  const theirs = lines([...'qrsnpcbghjkfdmltvwxz']).join();
  await until(
    () => moves(page),
    (all) => lines(all).join() === theirs,
    'their own tour',
  );
  await press(page, 'number');
  await page.fill('#number-field', '7');
  await page.click('#number-apply');
  await heard(page, /^Tour 7 of 30\./);
  await press(page, 'close');
  await timelineIs(page, '20 of 20');
  await heard(page, /Yours is one of 30 tours/);
});

test('bookmarks are set, renamed, deleted with a way back, and travel in links', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  await tap(page, 'more');
  await appears(page, 'bookmark');
  await tap(page, 'bookmark');
  await heard(page, /^Bookmark 1 set after 3 moves\.$/);
  await page.keyboard.type('np');
  await pegs(page, 5);
  await choose(page, 'more', 'bookmark');
  await heard(page, /^Bookmark 2 set after 5 moves\.$/);
  await lists(page, ['Bookmark 1, after 3 moves', 'Bookmark 2, after 5 moves: here']);
  await choose(page, 'more', 'bookmark:Bookmark 1');
  await pegs(page, 3);

  await choose(page, 'more', 'bookmarks');
  await page.waitForSelector('#bookmarks[open]');
  const names = page.locator('#bookmarks input');
  await names.nth(0).fill('Bookmark 2');
  await page.keyboard.press('Enter');
  await until(() => page.textContent('#bookmarks [role=status]'), /already/, 'a word that the name is taken');
  await names.nth(0).fill('  Where it   begins ');
  await page.keyboard.press('Enter');
  await until(async () => (await bookmarks(page))[0], 'Where it begins, after 3 moves: here', 'the new name');
  await page.locator('#bookmarks li').nth(1).getByRole('button', { name: 'Delete' }).tap();
  await until(async () => (await bookmarks(page)).length, 1, 'one bookmark');
  await page.locator('#bookmarks [role=status] button').tap();
  await until(async () => (await bookmarks(page)).length, 2, 'both again');
  await page.locator('#bookmarks li').nth(1).getByRole('button', { name: 'Open' }).tap();
  await page.waitForSelector('#bookmarks', { state: 'hidden' });
  await pegs(page, 5);

  await until(() => page.evaluate(() => location.hash), /moves=q\+r\+s\+n\+p&bookmark=3\..*bookmark=5\./, 'the address to tell them');
  const other = await open(t, { at: page.url() });
  await pegs(other, 5);
  await lists(other, ['Where it begins, after 3 moves', 'Bookmark 2, after 5 moves: here']);
  await page.reload();
  await ready(page);
  assert.equal((await bookmarks(page)).length, 2);
});

test('on a phone starting over and editing are two taps away', async (t) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
  ]) {
    const page = await open(t, { ...phone, deviceScaleFactor: 1, viewport: { width, height } });
    await page.keyboard.type('qrs');
    await pegs(page, 3);
    for (const [id, done] of [
      ['restart', () => timelineIs(page, '0 of 3')],
      ['edit', () => page.waitForSelector('#edit-text', { state: 'visible' })],
    ]) {
      await tap(page, 'more');
      await appears(page, id);
      const { x, y, width: w, height: h } = await item(page, id).boundingBox();
      assert.ok(w >= 44 && h >= 44 && x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${id} at ${width}x${height}`);
      await tap(page, id);
      await done();
      await item(page, id).waitFor({ state: 'detached' });
    }
    await page.goBack();
    await ready(page);
    for (const id of ['undo', 'redo', 'timeline', 'solid', 'more']) {
      const box = await item(page, id).boundingBox();
      assert.ok(box.width >= 44 && box.height >= 44 && box.x + box.width <= width, `${id} at ${width}x${height}: ${JSON.stringify(box)}`);
    }
    await page.context().close();
  }
});
