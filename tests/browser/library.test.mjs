// The page of all boards: each as a picture, found by puzzle, difficulty, size, state and words, played, and come back to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  card,
  found,
  goTo,
  goToBoards,
  heard,
  item,
  open,
  phone,
  press,
  section,
  siteFolder,
  siteUrl,
  summary,
  tap,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const count = (page, selector) => page.locator(selector).count();
const shown = (page) => page.locator('.boards section:not([hidden]) > ul > li:not([hidden])');
const keys = (page) => shown(page).evaluateAll((all) => all.map((one) => one.dataset.board));
const facts = (page) => shown(page).evaluateAll((all) => all.map((one) => one.querySelector('span').textContent));
const heading = (page) => page.textContent('#mirror h1');
const address = (page) => page.evaluate(() => location.hash);
const pictured = (page, board) =>
  until(
    () => card(page, board).locator('img').getAttribute('src'),
    (source) => source !== null,
    'its picture',
  );
// A move that the board takes.
async function playOne(page) {
  const targets = await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.dataset.id));
  const start = await summary(page);
  for (const target of targets) {
    await item(page, target).press('Enter');
    if ((await summary(page)) !== start) return;
  }
}
const back = async (page) => {
  await page.goBack();
  await page.waitForSelector('#page:not([hidden]) > .boards');
};

for (const [name, options] of [
  ['desktop', {}],
  ['phone', { ...phone, deviceScaleFactor: 1 }],
])
  test(`${name}: each puzzle has sixty boards, drawn when they come near the window`, async (t) => {
    const page = await open(t, { ...options, wait: false });
    await page.goto(new URL('#boards', siteUrl()).href);
    await page.waitForSelector('.boards li[data-board*="~"]', { state: 'attached' });
    const listed = await keys(page);
    for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'])
      assert.ok(listed.filter((key) => key.startsWith(`${puzzle}\t`)).length >= 60, puzzle);
    assert.equal(new Set(listed).size, listed.length);
    const counts = await page.locator('.boards h2 small').allTextContents();
    assert.deepEqual(
      counts.map((text) => /^0 of (\d+) solved$/.exec(text)?.[1]).map(Number),
      ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'].map(
        (puzzle) => listed.filter((key) => key.startsWith(`${puzzle}\t`)).length,
      ),
    );
    await pictured(page, listed[0]);
    assert.match(await card(page, listed[0]).locator('img').getAttribute('alt'), /^20 holes and 30 lines/);
    const drawn = await count(page, '.boards img[src]');
    assert.ok(drawn > 3 && drawn < listed.length / 2, `${drawn} drawn`);
    const last = listed.at(-1);
    await card(page, last).scrollIntoViewIfNeeded();
    await pictured(page, last);
    for (const box of await page.locator('.card').evaluateAll((all) => all.slice(0, 20).map((one) => one.getBoundingClientRect().toJSON())))
      assert.ok(box.height >= 44 && box.right <= page.viewportSize().width, JSON.stringify(box));
    assert.ok(await page.evaluate(() => document.querySelector('#page').scrollWidth <= innerWidth), 'nothing scrolls sideways');
  });

test('the boards that the site counts as its own are those that it lists', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  const begin = /~.{0,6}/; // of an id in the library, as far as it is counted by
  const counted = /[`"]([^`"]* ~[^`"]*)[`"]/.exec(readFileSync(`${siteFolder}/site-boards.js`, 'utf8'))[1].replaceAll('\\n', '\n');
  const ids = counted
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((id, i, [puzzle]) => i && `${puzzle}\t${id}`))
    .filter((id) => id);
  assert.deepEqual((await keys(page)).map((key) => key.replace(/~.*/, (id) => begin.exec(id)[0])).sort(), ids.sort());
});

test('puzzle, difficulty, size, state and words narrow the list; the address holds them, through a reload and Back', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  const all = await shown(page).count();
  await page.getByLabel('Difficulty').selectOption({ label: 'Hard' });
  const hard = await facts(page);
  assert.ok(hard.length > 5 && hard.length < all);
  assert.ok(hard.every((text) => text.startsWith('Hard')));
  await page.getByLabel('Size').selectOption({ label: 'Up to 16' });
  for (const text of await facts(page)) assert.ok(Number(/(\d+) (?:holes|squares|faces|vertices)/.exec(text)[1]) <= 16, text);
  await page.getByLabel('State').selectOption({ label: 'In progress' });
  assert.equal(await shown(page).count(), 0);
  assert.match(await found(page), /no board fits/i);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  assert.equal(await shown(page).count(), all);
  assert.equal(await page.getByRole('button', { name: 'Clear filters' }).first().isVisible(), false);

  await page.getByRole('radio', { name: 'Pegs' }).check({ force: true });
  await page.getByLabel('Difficulty').selectOption({ label: 'Easy' });
  await page.getByLabel('Search boards').fill('english');
  assert.equal(await address(page), '#boards?puzzle=peg&difficulty=easy&q=english');
  const some = await keys(page);
  assert.ok(some.length > 1 && some.every((key) => key.startsWith('peg\t')), some.join());
  assert.equal(await found(page), `${some.length} boards found.`);
  await page.reload();
  await until(async () => (await keys(page)).join(), some.join(), 'the same boards after a reload');
  await card(page, some[1]).locator('a').click();
  await until(() => heading(page), /^Peg solitaire/, 'the board');
  await back(page);
  assert.equal(await address(page), '#boards?puzzle=peg&difficulty=easy&q=english');
  assert.equal(await page.evaluate(() => document.activeElement.closest('li')?.dataset.board), some[1], 'the focus is where it was');
  await goTo(page, 'help');
  await page.locator('#bar [data-place=boards]').click(); // without filters in its address
  await until(() => address(page), '#boards?puzzle=peg&difficulty=easy&q=english', 'the filters as they were left');
  assert.deepEqual(await keys(page), some);
  await goTo(page, 'boards?puzzle=nonsense&difficulty=easy&size=huge&q=%3Cb%3E');
  assert.equal(await address(page), '#boards?puzzle=nonsense&difficulty=easy&size=huge&q=%3Cb%3E');
  assert.match(await page.textContent('.boards .none'), /There is no easy board that “<b>” finds\./);
});

test('the hardest technique narrows the boards of one puzzle; by mouse and keys, in the address', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  const technique = page.getByLabel('Hardest technique');
  assert.equal(await technique.isVisible(), false, 'no technique is every puzzle’s');
  await page.getByRole('radio', { name: 'Icosian' }).check({ force: true });
  const groups = await technique.locator('optgroup').evaluateAll((all) => all.map(({ label }) => label));
  assert.ok(groups.length >= 3, groups.join());
  assert.deepEqual(
    groups,
    ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'].filter((name) => groups.includes(name)),
  );
  const names = await technique.locator('optgroup[label=Easy] option').allTextContents();
  assert.ok(names.includes('Premature loop'), names.join());
  await technique.selectOption({ label: 'Premature loop' });
  assert.equal(await address(page), '#boards?puzzle=icosian&technique=early_loop');
  const early = await keys(page);
  assert.ok(early.length > 2 && early.every((key) => key.startsWith('icosian\t')), early.join());
  assert.ok((await facts(page)).every((text) => text.startsWith('Easy')));
  assert.match(await technique.getAttribute('class'), /\bset\b/);
  await page.reload();
  await until(async () => (await keys(page)).join(), early.join(), 'the same boards after a reload');
  await technique.focus();
  await page.keyboard.press('ArrowDown');
  const next = await technique.inputValue();
  assert.notEqual(next, 'early_loop');
  assert.equal(await address(page), `#boards?puzzle=icosian&technique=${next}`);
  assert.ok((await keys(page)).every((key) => !early.includes(key)));
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  assert.equal(await address(page), '#boards?puzzle=icosian');
  await technique.selectOption({ label: 'Premature loop' });
  await page.getByLabel('State').selectOption({ label: 'Solved' });
  assert.match(
    await page.textContent('.boards .none'),
    /There is no board that you’ve solved with “Premature loop” as its hardest technique\. Clear the filters\./,
  );
  await page.getByRole('radio', { name: 'Pegs' }).check({ force: true });
  assert.equal(await address(page), '#boards?puzzle=peg&state=solved');
  await goTo(page, 'boards?puzzle=peg&technique=early_loop');
  assert.equal(await technique.inputValue(), '', 'a technique of another puzzle');
  await goTo(page, 'boards?q=premature+loop');
  await until(async () => (await keys(page)).join(), early.join(), 'the same boards by the words of a search');
});

test('on a phone the hardest technique is in the sheet of filters, for each puzzle', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  for (const puzzle of ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink']) {
    await goToBoards(page, `?puzzle=${puzzle}`);
    await page.locator('.opener').tap();
    await page.waitForSelector('#filter[open]');
    const technique = page.locator('#filter').getByLabel('Hardest technique');
    const last = await technique.locator('option').last().getAttribute('value');
    await technique.selectOption(last);
    await page.getByRole('button', { name: 'Show boards' }).tap();
    assert.equal(await page.textContent('.opener'), 'Filter (1)');
    assert.ok((await shown(page).count()) > 0, `${puzzle}: ${last}`);
  }
});

test('where no board fits it is said which, and one is offered', async (t) => {
  const page = await open(t);
  await goToBoards(page, '?puzzle=sliding&difficulty=beginner&size=large&state=open');
  assert.match(
    await page.textContent('.boards .none'),
    /^No board fits these filtersThere is no beginner board of over 40 squares left to solve\. Clear the filters, or have one made for you\./,
  );
  await page.getByRole('button', { name: 'Make a board' }).click();
  await page.waitForSelector('#new[open]');
  assert.equal(await page.textContent('#new h2'), 'New Sliding board');
  assert.equal(await page.locator('#new [name=grade]:checked').inputValue(), '1');
  await page.keyboard.press('Escape');
  await page.getByLabel('State').selectOption({ label: 'Solved' });
  assert.equal(await page.getByRole('button', { name: /^Make a/ }).count(), 0);
  await page.getByLabel('State').selectOption({ label: 'Not solved' });
  await page.getByRole('radio', { name: 'Quintominoes' }).check({ force: true });
  await page.getByLabel('Difficulty').selectOption({ label: 'Expert' });
  await page.getByRole('button', { name: 'Make a board' }).waitFor();
  await page.getByLabel('Difficulty').selectOption({ label: 'Any difficulty' });
  await page.getByRole('button', { name: 'Make a board' }).click();
  await page.waitForSelector('#new[open]');
  assert.equal(await page.locator('#new [name=grade]:checked').inputValue(), '0');
  assert.deepEqual(await page.locator('#new legend').allTextContents(), ['Shape and size', 'Difficulty']);
  await page.keyboard.press('Escape');
  await page.getByLabel('Search boards').fill('nowhere');
  assert.equal(await page.getByRole('button', { name: /^Make a/ }).count(), 0);
  await page.getByRole('radio', { name: 'Sliding' }).check({ force: true });
  await page.locator('.none').getByRole('button', { name: 'Clear filters' }).click();
  assert.equal(await address(page), '#boards?puzzle=sliding');
  assert.ok((await shown(page).count()) > 50);
});

test('phone: by touch, chips, the sheet of filters and its count', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await tap(page, 'boards');
  await page.waitForSelector('.boards li[data-board*="~"]', { state: 'attached' });
  assert.equal(await page.getByLabel('Difficulty').isVisible(), false);
  await page.locator('.filters .puzzles label', { hasText: 'Sliding' }).tap();
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await page.waitForSelector('#filter[open]');
  await page.getByLabel('Difficulty').selectOption({ label: 'Easy' });
  await page.getByLabel('Size').selectOption({ label: '17–40' });
  await page.getByRole('button', { name: 'Show boards' }).tap();
  await page.waitForSelector('#filter[open]', { state: 'detached' });
  assert.equal(await page.textContent('.opener'), 'Filter (2)');
  assert.equal(await address(page), '#boards?puzzle=sliding&difficulty=easy&size=mid');
  const [first] = await keys(page);
  assert.match(first, /^sliding\t/);
  for (const box of await page
    .locator('.boards :is(button, .puzzles label, input[type=search], .card):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
    assert.ok(box.height >= 44 && box.width >= 44, JSON.stringify(box));
  await card(page, first).locator('a').tap();
  await until(() => heading(page), /^Sliding puzzle: /, 'the board');
  await back(page);
  assert.equal(await page.textContent('.opener'), 'Filter (2)');
});

test('a board of the library is played, kept, shown as it stands, and is not one’s own', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  const key = (await keys(page)).find((one) => one.startsWith('icosian\t~'));
  const title = await card(page, key).locator('b').textContent();
  await card(page, key).scrollIntoViewIfNeeded();
  await pictured(page, key);
  const before = await card(page, key).locator('img').getAttribute('src');
  await card(page, key).locator('a').focus();
  await page.keyboard.press('Enter');
  await until(
    () => heading(page),
    (text) => text.replace(/\u00a0/g, ' ').endsWith(`: ${title.replace(/\u00a0/g, ' ')}`),
    title,
  );
  const here = await heading(page);
  await playOne(page);
  await back(page);
  const link = card(page, key).locator('a');
  assert.equal(await link.getAttribute('aria-current'), 'true');
  await until(() => link.locator('.begun').textContent(), /^\d+ holes to go$/, 'what is left to do');
  await until(
    () => link.locator('img').getAttribute('src'),
    (source) => source !== before,
    'the picture of the game',
  );
  const href = await link.getAttribute('href');
  assert.match(href, /^\.\/#icosian\?text=.*&moves=/);
  assert.equal(await count(page, '.boards .own'), 0);
  await page.getByLabel('State').selectOption({ label: 'In progress' });
  assert.deepEqual(await keys(page), [key]);

  const other = await page.context().newPage(); // as a link opened in a new tab
  await other.goto(new URL(href, page.url()).href);
  await other.waitForSelector('#mirror [data-kind=target]', { state: 'attached' });
  assert.equal(await heading(other), here);
  await other.close();

  await page.goBack(); // the board that was in play at first
  await page.goForward();
  await page.goForward();
  await until(() => heading(page), here, 'the board again');
  await page.reload();
  await until(() => heading(page), here, `${title} after a reload`);
  await until(
    () => section(page, 'Goal'),
    (lines) => lines.some((line) => /^Difficulty: /.test(line)),
    'its grade, before the library is there',
  );
});

test('a solved board says how fast, else in how many moves, and its puzzle counts it', async (t) => {
  const page = await open(t);
  await page.evaluate(() =>
    localStorage.setItem(
      'schlegel.results',
      [
        'icosian\tcube\t3\t8\t1\t8\t125\t125\t0\t20570\t20579',
        'icosian\toctahedron\t3\t6\t1\t6\t0\t9\t0\t20570\t20579',
        'icosian\tpetersen_open\t2\t10\t1\t0\t0\t9\t0\t20570\t20579',
        'icosian\t~0123456789abcdef\t2\t10\t1\t9\t9\t9\t0\t20570\t20579',
        '',
      ].join('\n'),
    ),
  );
  await goToBoards(page, '?puzzle=icosian&state=solved');
  const marks = await Promise.all(
    ['cube', 'octahedron', 'petersen_open'].map((id) => card(page, `icosian\t${id}`).locator('.solved').textContent()),
  );
  assert.deepEqual(marks, ['solved: 2:05', 'solved: 6 moves', 'solved']);
  assert.equal((await keys(page)).length, 3);
  const all = /^3 of (\d+) solved$/.exec(await page.textContent('.boards section:not([hidden]) h2 small'))[1];
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, 'play');
  await page.locator('[data-id=puzzles]').click();
  await until(
    () => page.locator('#bar [data-puzzle=icosian] small').textContent(),
    `3 of ${all} solved`,
    'the same count in the menu of puzzles',
  );
  for (const box of await page.locator('#bar-puzzles a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
    assert.ok(box.height >= 64 && box.right <= 390, JSON.stringify(box));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { id, title } of await page.evaluate(() => import('./bar.js').then(({ puzzles }) => puzzles))) {
    await page.evaluate((id) => (location.hash = id), id);
    const name = page.locator('[data-id=puzzles] b', { hasText: title });
    assert.ok(await name.evaluate((one) => one.scrollWidth <= one.clientWidth), title);
  }
});

test('the board before and the one after are a press or a key away', async (t) => {
  const page = await open(t, { at: '#sliding?level=cube' });
  const start = await heading(page);
  await press(page, 'board:next');
  await until(
    () => heading(page),
    (text) => text !== start,
    'the next board',
  );
  await page.keyboard.press('<');
  await until(() => heading(page), start, 'the board before');
  await visit(page, '#sliding?level=grid_4x4');
  await until(() => heading(page), /Fifteen/, 'the first one');
  await press(page, 'board:previous');
  await heard(page, /This is the first board/);
});

test('where a file of the library cannot be had it is said whose, the other puzzles’ are there, and it is asked for again', async (t) => {
  const page = await open(t);
  const made = (puzzle) => count(page, `.boards li[data-board^="${puzzle}\\9 ~"]`);
  await page.route('**/numberlink.txt', (route) => route.fulfill({ status: 404 }));
  await goTo(page, 'boards');
  const missing = page.locator('.boards [role=alert]');
  await until(() => missing.textContent(), /Couldn’t load some boards of Numberlink\./, 'what is missing');
  await until(
    () => made('icosian'),
    (boards) => boards > 30,
    'the boards of another puzzle',
  );
  const icosian = await made('icosian');
  assert.equal(await made('numberlink'), 0);
  page.problems.length = 0; // the browser's own words on it
  await page.unroute('**/numberlink.txt');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await until(
    () => made('numberlink'),
    (boards) => boards > 30,
    'the missing boards',
  );
  assert.equal(await missing.textContent(), '');
  assert.equal(await made('icosian'), icosian, 'none is there twice');
});

test('a page that cannot be loaded says so and is asked for again', async (t) => {
  const page = await open(t, { wait: false });
  await page.route('**/boards.js', (route) => route.abort());
  await visit(page);
  await goTo(page, 'boards');
  assert.match(await page.textContent('#page > main'), /Couldn’t load part of the site\. Check your connection and try again\./);
  page.problems.length = 0; // Chromium tells of what was lost
  await page.unroute('**/boards.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('.boards .card');
});

test('while the boards come the page says so, and where the app cannot be had, too', async (t) => {
  const page = await open(t, { wait: false });
  let release = () => {};
  const held = new Promise((resolve) => (release = resolve));
  await page.route('**/schlegel.wasm', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(new URL('#boards', siteUrl()).href);
  await page.locator('.loading', { hasText: 'Loading boards…' }).waitFor();
  release();
  await page.locator('#broken', { hasText: /Couldn’t load the app\. Check your connection and try again\./ }).waitFor();
  const box = await page.locator('#broken button').boundingBox();
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest('#broken') !== null, [box.x + 9, box.y + 9]);
  assert.ok(top, 'nothing covers it');
  page.problems.length = 0; // Chromium tells of what was lost
  await page.unroute('**/schlegel.wasm');
  await page.locator('#broken button').click();
  await page.waitForSelector('.boards .card');
  assert.equal(await page.locator('.loading').isVisible(), false);
});
