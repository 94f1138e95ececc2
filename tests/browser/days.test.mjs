// Daily boards: today's, earlier ones, what counts for a streak, and midnight wherever the clock stands.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axeFindsNothing, colourSchemes, open, phone, siteUrl, test, until, useBrowser } from './browser.mjs';
import { daysInARow, madeDays, stateOf } from '../../assets/days.js';
import { grades } from '../../assets/words.js';
import { dayOf } from '../../assets/results.js';

useBrowser();

const puzzles = ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'];
const title = (page, date) =>
  until(
    () => page.locator('#mirror h1').textContent(),
    (text) => text.endsWith(`: Daily board, ${date}`),
    `the board of ${date}`,
  );
const button = (page, name) => page.getByRole('button', { name, exact: true });
const tile = (page, puzzle) => page.locator(`.today [data-puzzle=${puzzle}]`);
const result = (puzzle, id, day, { moves = 14, seconds = 75, hints = 1 } = {}) =>
  `${[puzzle, id, 2, 9, 1, moves, seconds, seconds, hints, day, day].join('\t')}\n`;

/** Begins at this moment where the reader is, and lets the clock of the page run from there. */
async function at(t, moment, { kept = {}, ...options } = {}) {
  const page = await open(t, { ...options, wait: false });
  await page.clock.install({ time: new Date(moment) });
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept))
      localStorage.setItem(`schlegel.${key}`, localStorage.getItem(`schlegel.${key}`) ?? text);
  }, kept);
  await page.goto(new URL('#days', siteUrl()).href);
  await page.waitForSelector('.days h1');
  return page;
}

test('a board of a day that cannot be read is left out', () => {
  const lines = ['peg\t20780\t~1\t3', 'peg\t20781\t~2\t7', 'peg\t20782', '', '\t\t\t', 'numberlink\t20783\t~3\t0'];
  assert.deepEqual(
    [...madeDays(lines.join('\n'))],
    [
      ['peg\t20780', { key: 'peg\t~1', grade: 3 }],
      ['numberlink\t20783', { key: 'numberlink\t~3', grade: 0 }],
    ],
  );
});

test('days are whole numbers, whatever the clocks do', () => {
  assert.equal(dayOf(new Date(2026, 10, 23, 0, 0, 0)), 20780);
  assert.equal(dayOf(new Date(2026, 10, 23, 23, 59, 59)), 20780);
  for (let day = 0; day < 800; ++day) assert.equal(dayOf(new Date(2026, 0, 1 + day, 2, 30)), dayOf(new Date(2026, 0, 1)) + day);
});

test('only what is solved on its own day counts for a streak', () => {
  const solved = new Map([
    ['a', { first: 10 }],
    ['b', { first: 12 }],
  ]);
  assert.equal(stateOf(10, undefined, solved), 'new');
  assert.equal(stateOf(10, 'c', solved), 'begun');
  assert.equal(stateOf(10, 'a', solved), 'kept');
  assert.equal(stateOf(11, 'b', solved), 'late');
  const kept = (day) => [8, 10, 11, 12].includes(day);
  assert.equal(daysInARow(12, kept), 3);
  assert.equal(daysInARow(13, kept), 3); // there is time until midnight
  assert.equal(daysInARow(14, kept), 0);
  assert.equal(daysInARow(9, kept), 1);
});

test('difficulties are called as the app calls them', () => {
  const source = readFileSync(new URL('../../core/play/words.hpp', import.meta.url), 'utf8');
  const names = ['beginner', 'easy', 'medium', 'hard', 'expert'].map((key) => new RegExp(`\\b${key}\\{"(\\w+)"\\}`).exec(source)[1]);
  assert.deepEqual(grades, names);
});

test('the boards of a day are the same for everybody, pictured as they stand, and come back to', async (t) => {
  const page = await at(t, '2026-11-23T12:00:00');
  for (const puzzle of puzzles) {
    await tile(page, puzzle).locator('schlegel-board svg[role=img]').waitFor();
    assert.match(await tile(page, puzzle).locator('small').textContent(), /^(Beginner|Easy)$/);
  }
  assert.equal(await page.locator('.main:visible').count(), 1);
  const made = await page.evaluate(() => localStorage.getItem('schlegel.today'));
  await button(page, 'Play: Numberlink').click();
  await title(page, '23 November 2026');
  const text = 'cover\ngrid\n1 . . . 2\n. . 3 . .\n3 4 . . .\n. . . 5 2\n4 1 . . 5';
  await until(
    () => page.url(),
    (address) => decodeURIComponent(address).replaceAll('+', ' ').includes(text),
    'the address',
  );
  const address = page.url();
  await page.goBack();
  await page.waitForSelector('.days h1');
  assert.equal(new URL(page.url()).hash, '#days');
  await button(page, 'Continue: Numberlink').click();
  await title(page, '23 November 2026');
  await page.waitForURL(address);
  await page.goBack();
  assert.equal(await page.locator('.days table [aria-label^="Icosian game"]').count(), 14);
  await button(page, 'Earlier days').click();
  assert.equal(await page.locator('.days table [aria-label^="Icosian game"]').count(), 8); // the first is that of 1 November
  assert.ok(await button(page, 'Earlier days').isDisabled());
  await button(page, 'Icosian game, 1 November 2026: not started').focus();
  await page.evaluate(() => {
    const live = document.getElementById('live');
    window.told = [];
    new MutationObserver(() => window.told.push(live.textContent)).observe(live, { childList: true });
  });
  await page.keyboard.press('Enter');
  await title(page, '1 November 2026');
  assert.match((await page.evaluate(() => window.told)).join(), /Making the board…/); // before it is opened
  await page.goto(new URL('#days', siteUrl()).href);
  await page.reload();
  await tile(page, 'peg').locator('schlegel-board svg[role=img]').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('schlegel.today')), made); // nothing was made again
});

test('what was kept of the boards of a day may be anything', async (t) => {
  const whole = JSON.stringify({ day: 20780, boards: { peg: { text: 'no board', grade: 9 }, sliding: { text: 7 }, icosian: null } });
  for (const today of ['{', 'null', '[]', whole]) {
    const page = await at(t, '2026-11-23T12:00:00', { kept: { today } });
    for (const puzzle of puzzles) await tile(page, puzzle).locator('schlegel-board svg[role=img]').waitFor();
    await page.context().close();
  }
});

test('what is solved today shows its result and is told without a spoiler', async (t) => {
  const page = await at(t, '2026-11-23T12:00:00', { permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, 'Play: Sliding puzzle').click();
  await title(page, '23 November 2026');
  const [key] = await page.evaluate(() => localStorage.getItem('schlegel.days').split('\n'));
  const [puzzle, , id, grade] = key.split('\t');
  assert.equal(grade, '2');
  await page.evaluate((line) => localStorage.setItem('schlegel.results', line), result(puzzle, id, 20780));
  await page.goBack();
  await until(() => tile(page, 'sliding').locator('.result').innerText(), /1:15/, 'the result');
  await page.locator('.today .foot', { hasText: '1 day in a row. One board a day keeps it going.' }).waitFor();
  await page.getByRole('img', { name: 'Monday: 1 of 5 solved' }).waitFor();
  await button(page, 'Share: Sliding puzzle').click();
  await until(() => page.locator('#live').textContent(), /^Copied/, 'copied');
  await tile(page, 'sliding').locator('[data-said="Copied."]').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [, link] = /^Schlegel, Sliding puzzle, 23 November 2026\nEasy ●●○○○\nsolved in 14 moves and 1:15, hints: 1\n(http\S+)$/.exec(text);
  const later = await at(t, '2026-11-24T12:00:00');
  await later.goto(link);
  assert.match(await title(later, '23 November 2026'), /^Sliding puzzle/);
});

test('one streak for all puzzles, and a mark for each of the last days', async (t) => {
  const solved = [
    [20777, puzzles],
    [20778, ['peg']],
    [20779, ['icosian', 'numberlink']],
  ].flatMap(([day, of]) => of.map((puzzle) => [puzzle, `~${day}${puzzle}`, day]));
  const late = ['quintomino', '~late', 20776];
  const kept = {
    days: [...solved, late].map(([puzzle, id, day]) => `${puzzle}\t${day}\t${id}\t2\n`).join(''),
    results: solved.map(([puzzle, id, day]) => result(puzzle, id, day)).join('') + result('quintomino', '~late', 20777),
  };
  const page = await at(t, '2026-11-23T12:00:00', { kept });
  await page.locator('.today .foot', { hasText: '3 days in a row. One board a day keeps it going.' }).waitFor();
  const marks = await page.locator('.marks svg').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  assert.deepEqual(marks, [
    'Tuesday: 0 of 5 solved',
    'Wednesday: 0 of 5 solved',
    'Thursday: 0 of 5 solved',
    'Friday: 5 of 5 solved',
    'Saturday: 1 of 5 solved',
    'Sunday: 2 of 5 solved',
    'Monday: 0 of 5 solved',
  ]);
  // Clockwise from the top: the first puzzle's side and the last one's meet there.
  assert.equal(await page.locator('.mark').nth(5).locator('.solved').getAttribute('d'), 'M12.00 2.00L21.51 8.91M2.49 8.91L12.00 2.00');
  assert.equal(await page.locator('.mark.full').count(), 1);
  const none = await at(t, '2026-11-23T12:00:00');
  await none.locator('.today .foot', { hasText: 'Solve one today to start a streak.' }).waitFor();
});

test('boards that are all solved say when the next come', async (t) => {
  const levels = new URL('../../assets/levels/', import.meta.url);
  const textOf = (puzzle) => {
    const [board] = readFileSync(new URL(`${puzzle}/first.txt`, levels), 'utf8').split('\n');
    return readFileSync(new URL(`${puzzle}/${board}.txt`, levels), 'utf8');
  };
  const boards = Object.fromEntries(puzzles.map((puzzle) => [puzzle, { text: textOf(puzzle), grade: 2 }]));
  const kept = {
    today: JSON.stringify({ day: 20780, boards }), // a board that is being made would be given up when the clock leaps
    days: puzzles.map((puzzle) => `${puzzle}\t20780\t~${puzzle}\t2\n`).join(''),
    results: puzzles.map((puzzle) => result(puzzle, `~${puzzle}`, 20780, { moves: puzzle === 'peg' ? 0 : 9, seconds: 0 })).join(''),
  };
  const page = await at(t, '2026-11-23T16:48:00', { kept });
  const foot = page.locator('.today .foot > p');
  const says = (words) => until(() => foot.textContent(), words, words);
  await says('1 day in a row. All solved for today. New boards in 7 h 12 min.');
  assert.equal(await tile(page, 'icosian').locator('.result').textContent(), 'Solved: 9 moves');
  assert.equal(await tile(page, 'peg').locator('.result').textContent(), 'Solved');
  await page.clock.fastForward(61_000);
  await says('1 day in a row. All solved for today. New boards in 7 h 11 min.');
  await page.clock.pauseAt(new Date('2026-11-23T23:59:30'));
  await page.clock.runFor(31_000);
  await says('1 day in a row. One board a day keeps it going.');
});

test('who comes back after midnight finds new boards, also on days when the clocks change', async (t) => {
  for (const [zone, moment, before, after] of [
    ['Europe/Berlin', '2026-11-23T22:59:30Z', 'Monday 23 November', 'Tuesday 24 November'],
    ['Pacific/Auckland', '2026-11-23T10:59:30Z', 'Monday 23 November', 'Tuesday 24 November'],
    ['America/New_York', '2027-03-15T03:59:30Z', 'Sunday 14 March', 'Monday 15 March'], // a day of 23 hours
    ['Europe/Berlin', '2027-10-31T22:59:30Z', 'Sunday 31 October', 'Monday 1 November'], // a day of 25 hours
  ]) {
    const page = await at(t, moment, { timezoneId: zone });
    const date = page.locator('.today .heading p');
    assert.equal(await date.textContent(), before);
    const topRow = () => page.locator('.days th[scope=row]').first().textContent();
    const first = await topRow();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await until(() => date.textContent(), after, `${after} in ${zone}`);
    assert.notEqual(await topRow(), first);
    await page.close();
  }
});

test('without the solver the boards of the day have no pictures yet, and the page says so', async (t) => {
  const page = await open(t, { wait: false });
  await page.route('**/solver.wasm', (route) => route.abort());
  await page.goto(new URL('#days', siteUrl()).href);
  await page.locator('.today .missing:visible').waitFor();
  const cover = tile(page, 'peg').locator('schlegel-board .cover');
  assert.equal(await cover.evaluate((one) => getComputedStyle(one).borderTopStyle), 'solid', 'an outline keeps its place');
  assert.ok(await button(page, 'Play: Peg solitaire').isEnabled());
  await page.unroute('**/solver.wasm');
  await button(page, 'Try again').click();
  for (const puzzle of puzzles) await tile(page, puzzle).locator('schlegel-board svg[role=img]').waitFor();
  assert.ok(!(await page.locator('.today .missing').isVisible()));
  page.problems.length = 0;
});

test('on a phone all of it is within reach of a finger', async (t) => {
  const page = await at(t, '2026-11-24T09:00:00', phone);
  for (const one of await page.locator('.days button:visible').all()) {
    const box = await one.boundingBox();
    assert.ok(box.height >= 44 && box.width >= 44 && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  }
  await button(page, 'Play: Peg solitaire').tap();
  await title(page, '24 November 2026');
});

test('at 320 px the table of earlier days has upright headings, whole, and scrolls nowhere', async (t) => {
  const page = await at(t, '2026-11-24T09:00:00', { viewport: { width: 320, height: 640 } });
  const wrong = await page
    .locator('#page, .days, .days th')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth || getComputedStyle(one).writingMode !== 'horizontal-tb')
        .map((one) => one.textContent),
    );
  assert.deepEqual(wrong, []);
});

for (const [name, colours] of colourSchemes)
  test(`axe finds nothing at the daily boards: ${name}`, async (t) => {
    const page = await at(t, '2026-11-24T09:00:00', colours);
    await tile(page, 'numberlink').locator('schlegel-board svg[role=img]').waitFor();
    await axeFindsNothing(page);
  });
