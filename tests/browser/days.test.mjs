// Daily boards: today's, earlier ones, what counts for a streak, and midnight wherever the clock stands.
import assert from 'node:assert/strict';
import { open, phone, press, test, until, useBrowser, visit } from './browser.mjs';
import { daysInARow, madeDays, stateOf } from '../../assets/days.js';
import { dayOf } from '../../assets/results.js';

useBrowser();

const title = (page, date) =>
  until(
    () => page.textContent('h1'),
    (text) => text.endsWith(`: Daily board, ${date}`),
    `the board of ${date}`,
  );
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Begins at this moment where the reader is, and lets the clock of the page run from there. */
async function at(t, moment, options = {}) {
  const page = await open(t, { ...options, wait: false });
  await page.clock.install({ time: new Date(moment) });
  await visit(page, options.at ?? '');
  return page;
}
async function days(page) {
  await press(page, 'boards');
  await page.click('#boards-today');
  await page.waitForSelector('#days[open]');
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
  assert.equal(stateOf(10, undefined, solved), '');
  assert.equal(stateOf(10, 'c', solved), 'begun');
  assert.equal(stateOf(10, 'a', solved), 'kept');
  assert.equal(stateOf(11, 'b', solved), 'late');
  const states = { 8: 'kept', 9: 'late', 10: 'kept', 11: 'kept', 12: 'kept' };
  const state = (day) => states[day] ?? '';
  assert.equal(daysInARow(12, state), 3);
  assert.equal(daysInARow(13, state), 3); // there is time until midnight
  assert.equal(daysInARow(14, state), 0);
  assert.equal(daysInARow(9, state), 1);
});

test('the board of a day is the same for everybody, and come back to', async (t) => {
  const page = await at(t, '2026-11-23T12:00:00', { at: '#numberlink' });
  await days(page);
  assert.equal(await page.textContent('#days h2'), 'Boards for 23 November 2026');
  await button(page, 'Play: Numberlink').click();
  await title(page, '23 November 2026');
  assert.ok(
    decodeURIComponent(page.url()).replaceAll('+', ' ').includes('cover\ngrid\n1 . . . 2\n. . 3 . .\n3 4 . . .\n. . . 5 2\n4 1 . . 5'),
  );
  const address = page.url();
  await days(page);
  await button(page, 'Continue: Numberlink').click();
  await title(page, '23 November 2026');
  assert.equal(page.url(), address);
  await days(page);
  assert.equal(await page.locator('#days table [aria-label^="Icosian game"]').count(), 14);
  await button(page, 'Earlier days').click();
  assert.equal(await page.locator('#days table [aria-label^="Icosian game"]').count(), 8); // the first is that of 1 November
  assert.ok(await button(page, 'Earlier days').isDisabled());
  await button(page, 'Icosian game, 1 November 2026: not started').focus();
  await page.keyboard.press('Enter');
  await title(page, '1 November 2026');
});

test('what is solved today is told without a spoiler', async (t) => {
  const page = await at(t, '2026-11-23T12:00:00', { at: '#sliding', permissions: ['clipboard-read', 'clipboard-write'] });
  await days(page);
  await button(page, 'Play: Sliding puzzle').click();
  await title(page, '23 November 2026');
  const [key] = await page.evaluate(() => localStorage.getItem('schlegel.days').split('\n'));
  const [puzzle, , id, grade] = key.split('\t');
  assert.equal(grade, '2');
  await page.evaluate(
    (line) => localStorage.setItem('schlegel.results', line),
    [puzzle, id, 2, 9, 1, 14, 75, 75, 1, 20780, 20780].join('\t') + '\n',
  );
  await days(page);
  assert.match(await page.locator('#days .days > div', { hasText: 'Sliding' }).textContent(), /solved on the day · streak: 1/);
  await button(page, 'Share: Sliding puzzle').click();
  await until(
    () => page.textContent('#days [role=status]'),
    (text) => text.startsWith('Copied'),
    'copied',
  );
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Schlegel, Sliding puzzle, 23 November 2026\n●●○○○\nsolved in 14 moves and 1:15, hints: 1\nhttp/);
});

test('midnight brings new boards while the list is open, also on days when the clocks change', async (t) => {
  for (const [zone, moment, before, after] of [
    ['Europe/Berlin', '2026-11-23T22:59:30Z', '23 November 2026', '24 November 2026'],
    ['Pacific/Auckland', '2026-11-23T10:59:30Z', '23 November 2026', '24 November 2026'],
    ['America/New_York', '2027-03-15T03:59:30Z', '14 March 2027', '15 March 2027'], // a day of 23 hours
    ['Europe/Berlin', '2027-10-31T22:59:30Z', '31 October 2027', '1 November 2027'], // a day of 25 hours
  ]) {
    const page = await at(t, moment, { timezoneId: zone });
    await days(page);
    assert.equal(await page.textContent('#days h2'), `Boards for ${before}`);
    await page.clock.fastForward(60_000);
    await until(
      () => page.textContent('#days h2'),
      (text) => text === `Boards for ${after}`,
      `${after} in ${zone}`,
    );
    await page.close();
  }
});

test('on a phone all of it is within reach of a finger', async (t) => {
  const page = await at(t, '2026-11-24T09:00:00', phone);
  await days(page);
  for (const one of await page.locator('#days button').all()) {
    const box = await one.boundingBox();
    assert.ok(box.height >= 44 && box.width >= 44 && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  }
  await button(page, 'Play: Peg solitaire').tap();
  await title(page, '24 November 2026');
});

test('at 320 px the table of earlier days has upright headings, whole, and scrolls nowhere', async (t) => {
  const page = await at(t, '2026-11-24T09:00:00', { viewport: { width: 320, height: 640 } });
  await days(page);
  const wrong = await page
    .locator('#days, #days th')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth || getComputedStyle(one).writingMode !== 'horizontal-tb')
        .map((one) => one.textContent),
    );
  assert.deepEqual(wrong, []);
});
