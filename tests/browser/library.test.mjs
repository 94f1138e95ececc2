// The library: each board as a picture, chosen by grade, size and state, and come back to.
import assert from 'node:assert/strict';
import { heard, item, open, phone, press, said, section, summary, test, until, useBrowser, visit } from './browser.mjs';

useBrowser();

const count = (page, selector) => page.locator(selector).count();

async function library(page) {
  await press(page, 'boards');
  await page.waitForSelector('#boards[open]');
  await until(
    () => count(page, '#boards section > [data-level*="~"]'),
    (boards) => boards > 0,
    'the boards that are fetched',
  );
}
const shown = (page) => page.locator('#boards section > [data-level]:visible');
const pictured = (page) =>
  until(
    () =>
      page
        .locator('#boards img')
        .first()
        .evaluate((image) => image.complete && image.naturalWidth),
    (width) => width > 0,
    'a picture',
  );

for (const [name, options] of [
  ['desktop', {}],
  ['phone', phone],
])
  test(`${name}: each puzzle has sixty boards, drawn when they come into view`, async (t) => {
    const page = await open(t, options);
    await library(page);
    const keys = await page.locator('#boards section > [data-level]').evaluateAll((all) => all.map((one) => one.dataset.level));
    for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'])
      assert.ok(keys.filter((key) => key.startsWith(`${puzzle}\t`)).length >= 60, puzzle);
    assert.equal(new Set(keys).size, keys.length);
    await pictured(page);
    const drawn = await count(page, '#boards img[src]');
    assert.ok(drawn > 3 && drawn < keys.length / 2, `${drawn} drawn`);
    const last = page.locator('#boards section > [data-level]').last();
    await last.scrollIntoViewIfNeeded();
    await until(
      () => last.locator('img').getAttribute('src'),
      (source) => source !== null,
      'the last picture',
    );
    for (const box of await shown(page).evaluateAll((all) => all.slice(0, 20).map((one) => one.getBoundingClientRect().toJSON())))
      assert.ok(box.height >= 44 && box.right <= page.viewportSize().width, JSON.stringify(box));
  });

test('grade, size, state and words narrow the list, and emptied fields widen it', async (t) => {
  const page = await open(t);
  await library(page);
  const all = await shown(page).count();
  await page.getByLabel('Difficulty').selectOption({ label: 'Hard' });
  const hard = await shown(page).evaluateAll((boards) => boards.map((board) => board.querySelector('small').textContent));
  assert.ok(hard.length > 5 && hard.length < all);
  assert.ok(hard.every((facts) => facts.startsWith('Hard')));
  await page.getByLabel('Size').selectOption({ label: 'Small (up to 16)' });
  for (const facts of await shown(page).evaluateAll((boards) => boards.map((board) => board.querySelector('small').textContent)))
    assert.ok(Number(/(\d+) (?:holes|squares|faces|vertices)/.exec(facts)[1]) <= 16, facts);
  await page.getByLabel('State').selectOption({ label: 'In progress' });
  assert.equal(await shown(page).count(), 0);
  assert.match(await page.textContent('#boards-none'), /no board fits/i);
  for (const field of ['Difficulty', 'Size', 'State']) await page.getByLabel(field).selectOption({ index: 0 });
  assert.equal(await shown(page).count(), all);
});

test('a board of the library is played, kept, shown as it stands, and is not one’s own', async (t) => {
  const page = await open(t);
  await library(page);
  const board = page.locator('#boards [data-level^="icosian\t~"]').first();
  const key = await board.getAttribute('data-level'),
    title = await board.evaluate((one) => one.firstChild.textContent);
  await board.scrollIntoViewIfNeeded();
  await until(
    () => board.locator('img').getAttribute('src'),
    (source) => source !== null,
    'its picture',
  );
  const before = await board.locator('img').getAttribute('src');
  await board.focus();
  await page.keyboard.press('Enter');
  await until(
    () => page.textContent('h1'),
    (text) => text.endsWith(`: ${title}`),
    title,
  );
  const targets = await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.dataset.id));
  const start = await summary(page);
  for (const target of targets) {
    await item(page, target).press('Enter');
    if ((await summary(page)) !== start) break;
  }
  await library(page);
  assert.equal(await count(page, '#boards .own'), 0);
  assert.equal(await page.getAttribute('#boards-list [aria-current]', 'data-level'), key);
  assert.match(await page.textContent('#boards-list [aria-current] small'), /in progress/);
  const picture = page.locator('#boards-list [aria-current] img');
  await picture.scrollIntoViewIfNeeded();
  await until(
    () => picture.getAttribute('src'),
    (source) => source !== null && source !== before,
    'the picture of the game',
  );
  await page.getByLabel('State').selectOption({ label: 'In progress' });
  assert.equal(await shown(page).count(), 1);
  await page.reload();
  await until(
    () => page.textContent('h1'),
    (text) => text.endsWith(`: ${title}`),
    `${title} after a reload`,
  );
  await until(
    () => section(page, 'Goal'),
    (lines) => lines.some((line) => /^Difficulty: /.test(line)),
    'its grade, before the library is there',
  );
});

test('the board before and the one after are a press or a key away', async (t) => {
  const page = await open(t, { at: '#sliding?level=cube' });
  const heading = () => page.textContent('h1');
  const start = await heading();
  await press(page, 'board:next');
  await until(heading, (text) => text !== start, 'the next board');
  await page.keyboard.press('<');
  await until(heading, (text) => text === start, 'the board before');
  await visit(page, '#sliding?level=grid_4x4');
  await until(heading, (text) => /Fifteen/.test(text), 'the first one');
  await press(page, 'board:previous');
  await heard(page, /This is the first board/);
});

test('where a file of the library cannot be had it is said whose, the other puzzles’ are there, and it is asked for again', async (t) => {
  const page = await open(t);
  const made = (puzzle) => page.locator(`#boards section > [data-level^="${puzzle}\t~"]`).count();
  await page.route('**/numberlink.txt', (route) => route.fulfill({ status: 404 }));
  await press(page, 'boards');
  await page.waitForSelector('#boards[open]');
  await until(
    () => page.textContent('#boards-none'),
    (text) => /Couldn’t load some boards of Numberlink\./.test(text),
    'what is missing',
  );
  const icosian = await made('icosian');
  assert.ok(icosian > 30, `${icosian} boards of another puzzle`);
  assert.equal(await made('numberlink'), 0);
  page.problems.length = 0; // the browser's own words on it
  await page.keyboard.press('Escape');
  await page.unroute('**/numberlink.txt');
  await press(page, 'boards');
  await until(
    () => made('numberlink'),
    (boards) => boards > 30,
    'the missing boards',
  );
  assert.equal(await made('icosian'), icosian, 'none is there twice');
});
