// Progress: time, moves and hints of what is solved, the page that tells of them, and the file of everything.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  centre,
  choose,
  click,
  goTo,
  hole,
  item,
  open,
  phone,
  playText,
  press,
  ready,
  show as showSolution,
  summary,
  tap,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const start = Date.UTC(2026, 4, 6, 10);
const tour = 'qrsnpcdmltvwxhjkfgbz';
const kept = (page, key) => page.evaluate((key) => localStorage.getItem(`schlegel.${key}`) ?? '', key);
const result = async (page) => {
  const [puzzle, id, ...numbers] = (await kept(page, 'results'))
    .split('\n')
    .find((line) => line)
    .split('\t');
  const [grade, size, times, moves, seconds, total, hints, first, last] = numbers.map(Number);
  return { puzzle, id, grade, size, times, moves, seconds, total, hints, first, last };
};
const solved = (page, times = 1) =>
  until(
    () => kept(page, 'results'),
    (text) => text.split('\t')[4] === `${times}`,
    'the result',
  );
const told = (page, words) =>
  until(
    () => page.evaluate(() => [...document.querySelectorAll('#mirror > div.unseen > p')].map((one) => one.textContent)),
    (all) => all.some((text) => words.test(text)),
    words,
  );
const pegs = (page, count) =>
  until(
    () => summary(page),
    (text) => text.includes(count ? ` ${count} peg` : 'No peg'),
    `${count} pegs`,
  );
const running = (page, board = 'hamilton') =>
  until(
    () => kept(page, 'time'),
    (text) => text.includes(`\t${board}\t`),
    'the clock',
  );

// A page whose clock stands still until it is told to go on.
async function timed(t, options = {}) {
  const page = await open(t, { wait: false, timezoneId: 'Europe/Berlin', ...options });
  page.now = start;
  await page.clock.setFixedTime(page.now);
  await visit(page, options.at);
  page.pass = async (seconds) => page.clock.setFixedTime((page.now += 1000 * seconds));
  return page;
}

// The page is hidden and seen again as a browser tells it.
const show = (page, visible) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

async function solve(page, seconds, letters = tour) {
  await page.keyboard.type(letters[0]);
  await running(page);
  await page.pass(seconds);
  await page.keyboard.type(letters.slice(1));
}

const status = (page, words) => until(() => page.textContent('.progress [role=status]'), words, words);
async function save(page) {
  await goTo(page, 'progress');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  assert.equal(download.suggestedFilename(), 'schlegel-progress.txt');
  await status(page, /Exported/);
  await goTo(page, 'play');
  return readFileSync(await download.path(), 'utf8');
}
async function takeIn(page, text, words) {
  await goTo(page, 'progress');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Import…' }).click()]);
  await chooser.setFiles({ name: 'schlegel-progress.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await status(page, words);
  await goTo(page, 'play');
}
const allKept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).sort()));

test('by keyboard: moves and time are said and kept; a faster one is the best; nothing counts while hidden, under a dialog, on another page, or after two minutes alone', async (t) => {
  const page = await timed(t);
  await solve(page, 65);
  await solved(page);
  await told(page, /^Solved in 20 moves and 1 minute 5 seconds\.$/);
  assert.deepEqual(await result(page), {
    puzzle: 'icosian',
    id: 'hamilton',
    grade: (await result(page)).grade,
    size: 20,
    times: 1,
    moves: 20,
    seconds: 65,
    total: 65,
    hints: 0,
    first: 20579,
    last: 20579,
  });

  await page.pass(500);
  await press(page, 'undo');
  await press(page, 'redo');
  await page.pass(500);
  await choose(page, 'more', 'restart');
  await pegs(page, 0);
  await page.pass(500); // before the first move
  await page.keyboard.type('q');
  await until(
    () => kept(page, 'time'),
    (text) => text.endsWith('\t0\t0\t0\n'),
    'a new time',
  );
  await page.pass(10);
  await show(page, false);
  await page.pass(3600);
  await show(page, true);
  await page.pass(5);
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  await page.pass(3600);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#share', { state: 'hidden' });
  await goTo(page, 'help');
  await page.pass(3600);
  await goTo(page, 'play');
  await page.pass(20);
  await page.keyboard.type(tour.slice(1));
  await solved(page, 2);
  await told(page, /^Solved in 20 moves and 35 seconds: your best time\.$/);

  await choose(page, 'more', 'restart');
  await pegs(page, 0);
  await page.keyboard.type('q');
  await until(
    () => kept(page, 'time'),
    (text) => text.endsWith('\t0\t0\t0\n'),
    'a new time',
  );
  await page.pass(3600);
  await page.keyboard.type(tour.slice(1));
  await solved(page, 3);
  await told(page, /^Solved in 20 moves and 2 minutes\.$/);
  assert.deepEqual([(await result(page)).seconds, (await result(page)).total], [35, 65 + 35 + 120]);
});

test('by mouse: the time goes on after a reload, hints are counted, and is of each board', async (t) => {
  const page = await timed(t);
  await click(page, hole('q'));
  await running(page);
  await page.pass(30);
  await press(page, 'tab:peg');
  await until(() => page.textContent('#mirror h1'), /^Peg/, 'the other puzzle');
  await page.pass(60);
  await press(page, 'tab:icosian');
  await pegs(page, 1);
  await page.pass(30);
  await until(
    () => page.evaluate(() => location.hash),
    (hash) => hash.startsWith('#icosian') && hash.toLowerCase().endsWith('q'),
    'the address to follow',
  );
  await page.reload();
  await ready(page);
  await pegs(page, 1);
  await page.waitForFunction(() => localStorage.getItem('schlegel.time')?.includes('\t60000\t'));
  await press(page, 'go');
  await until(() => kept(page, 'time'), /\t1\t0\t0\n$/, 'a hint');
  await page.pass(5);
  for (const letter of tour.slice(1)) await click(page, hole(letter));
  await solved(page);
  await told(page, /^Solved in 20 moves and 1 minute 5 seconds, with 1 hint\.$/);
  assert.equal((await result(page)).hints, 1);
});

test('what the computer has played is no result, and what is played after it was shown is no best', async (t) => {
  const page = await timed(t);
  await page.keyboard.type('q');
  await running(page);
  await showSolution(page);
  await until(() => item(page, 'timeline').getAttribute('aria-valuetext'), /20/, 'the solution');
  assert.equal(await kept(page, 'results'), '');
  await page.pass(600);
  await press(page, 'back_to_game');
  await until(() => item(page, 'timeline').getAttribute('aria-valuetext'), /^1 of 1\b/, 'the game');
  await page.pass(30);
  await page.keyboard.type(tour.slice(1));
  await solved(page);
  await told(page, /^Solved in 20 moves and 30 seconds, after seeing a solution\.$/);
  assert.deepEqual([(await result(page)).moves, (await result(page)).seconds, (await result(page)).times], [0, 0, 1]);
  await press(page, 'undo');
  await press(page, 'play'); // moves that were made before
  await pegs(page, 20);
  assert.equal((await result(page)).times, 1);
});

test('the page: what was solved, by puzzle, grade and size; plots with their tables; without time when it is not wanted', async (t) => {
  const page = await timed(t);
  await goTo(page, 'progress');
  assert.match(await page.textContent('.progress'), /Nothing solved yet/);
  await goTo(page, 'play');
  await page.evaluate(() =>
    localStorage.setItem(
      'schlegel.results',
      [
        'icosian\ta\t1\t20\t2\t20\t60\t200\t1\t20570\t20579',
        'icosian\tb\t3\t12\t1\t12\t120\t120\t0\t20579\t20579',
        'peg\tc\t0\t45\t1\t0\t0\t30\t0\t20400\t20400',
        '',
      ].join('\n'),
    ),
  );
  await goTo(page, 'progress');
  assert.equal(await page.textContent('.progress .summary'), '3 boards solved, 4 times, in 5 minutes 50 seconds.');
  const rows = () =>
    page.locator('.progress .wide tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
  assert.deepEqual(await rows(), [
    ['Icosian game', '2', '12', '16', '1:00', '1:30', '0.5'],
    ['Peg solitaire', '1', '–', '–', '–', '–', '0'],
  ]);
  const note = page.getByText('leave out boards that you solved only after seeing a solution');
  assert.ok(await note.isVisible());
  await page.getByRole('radio', { name: 'Difficulty' }).check({ force: true });
  assert.deepEqual(
    (await rows()).map((row) => row.slice(0, 2)),
    [
      ['Beginner', '1'],
      ['Medium', '1'],
      ['No difficulty', '1'],
    ],
  );
  await page.getByRole('radio', { name: 'Size' }).check({ force: true });
  await page.locator('.progress select').selectOption('icosian');
  assert.equal(await note.count(), 0);
  assert.deepEqual(
    (await rows()).map((row) => row.slice(0, 2)),
    [
      ['Small (up to 16)', '1'],
      ['Mid-size (17–40)', '1'],
    ],
  );
  const plots = () =>
    page
      .locator('.progress figure')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelectorAll('rect').length, [...one.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')]),
      );
  assert.deepEqual(await plots(), [
    [2, '0 0 0 0 0 0 0 0 0 0 1 1'],
    [2, '1:00 – 2:00 – –'],
  ]);
  await goTo(page, 'settings');
  await page.getByLabel('Hide', { exact: true }).check({ force: true });
  await page.goBack();
  await until(async () => (await plots()).length, 1, 'the plot without time');
  assert.doesNotMatch(await page.textContent('.progress'), /minute|\d:\d\d|Time/);
  await goTo(page, 'play');
  await solve(page, 30);
  await told(page, /^Solved in 20 moves\.$/);
});

test('on a phone: by touch, nothing too small, nothing cut off', async (t) => {
  const page = await timed(t, phone);
  for (const letter of tour) await page.touchscreen.tap(...(await centre(page, hole(letter))));
  await solved(page);
  await told(page, /^Solved in 20 moves and /);
  await tap(page, 'boards');
  await page.waitForSelector('.boards h1');
  await tap(page, 'tools');
  await tap(page, 'progress');
  await page.waitForSelector('.progress .summary');
  for (const box of await page
    .locator('.progress :is(label, select, button)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
    assert.ok(box.height >= 44 && box.width >= 44 && box.right <= 390, JSON.stringify(box));
  assert.ok(await page.$eval('#page', (one) => one.scrollWidth <= one.clientWidth));
  await page.locator('.progress label', { hasText: 'Difficulty' }).tap();
  assert.equal(await page.locator('.progress .wide tbody tr').count(), 1);
});

for (const [width, font] of [
  [320, '100%'],
  [320, '200%'],
  [390, '100%'],
])
  test(`at ${width} px and ${font} text no part of progress scrolls sideways, and each figure has its heading`, async (t) => {
    const page = await timed(t, { viewport: { width, height: 844 } });
    await page.evaluate((size) => {
      const line = 'quintomino\ta\t1\t20\t2\t12345\t6000\t200000\t100\t20570\t20579\n';
      localStorage.setItem('schlegel.results', line + line.replace('quintomino', 'numberlink'));
      document.documentElement.style.fontSize = size;
    }, font);
    await goTo(page, 'progress');
    for (const name of ['#page', '.progress .wide']) assert.ok(await page.$eval(name, (one) => one.scrollWidth <= one.clientWidth), name);
    const table = page.getByRole('region', { name: 'Progress' });
    assert.equal(await table.getByRole('row').count(), 2);
    assert.equal(await table.getByRole('rowheader', { name: 'Quintominoes' }).count(), 1);
    assert.equal(await table.getByRole('cell', { name: 'Moves, fewest' }).count(), 2);
  });

test('a file brings everything back after the browser has been emptied, and the second time nothing', async (t) => {
  const page = await timed(t);
  await solve(page, 40);
  await solved(page);
  await choose(page, 'more', 'bookmark');
  await playText(page, '# Mine\nicosian\ngraph cube\n');
  await until(() => page.textContent('#mirror h1'), /Mine$/, 'an own board');
  await page.locator('#mirror [data-kind=target]').first().press('Enter');
  await pegs(page, 1);
  const file = await save(page),
    before = await allKept(page);
  assert.match(file, /^schlegel progress 1\n[^]*\nend\n$/);
  const other = await timed(t); // whose storage is empty
  await takeIn(other, file, /^Imported 1 result and 2 games\.$/);
  const after = await allKept(other);
  for (const key of Object.keys(before)) if (!/last/.test(key)) assert.equal(after[key], before[key], key);
  await pegs(other, 20); // the board in play had no moves, and has the file's
  await takeIn(other, file, /^Nothing to import/);
  assert.deepEqual(await allKept(other), after);
  await other.goto('about:blank');
  await visit(other, `#icosian?text=${encodeURIComponent('icosian\ngraph cube\n')}`);
  await until(() => other.textContent('#mirror h1'), /Mine$/, 'the own board');
});

test('two games of one board: that here stays in play, the other is a bookmark; results take the best of both', async (t) => {
  const one = await timed(t);
  await solve(one, 40);
  await solved(one);
  const file = await save(one);
  const page = await timed(t);
  await solve(page, 90);
  await solved(page);
  await choose(page, 'more', 'restart');
  await page.keyboard.type('bcd');
  await pegs(page, 3);
  await takeIn(page, file, /^Imported 1 result and 1 game\.$/);
  await pegs(page, 3);
  assert.deepEqual([(await result(page)).seconds, (await result(page)).times, (await result(page)).total], [40, 1, 90]);
  const after = await allKept(page);
  await takeIn(page, file, /^Nothing to import/);
  assert.deepEqual(await allKept(page), after);
  await choose(page, 'more', 'bookmark:From a file');
  await pegs(page, 20);
});

test('a file that is broken changes nothing and is told with its line, cause and remedy', async (t) => {
  const page = await timed(t);
  await solve(page, 40);
  await solved(page);
  const file = await save(page),
    before = await allKept(page);
  const move = file.split('\n').findIndex((line) => line.startsWith('  moves ')) + 1;
  const cases = [
    ['rubbish', /^Nothing was imported\. Line 1: an export begins with/],
    [file.slice(0, -20), /Line \d+: the last line, “end”, is missing.*Export it again/],
    [file.replace('  moves q r s', '  moves q r z'), new RegExp(`Line ${move}: .*Remove this game`)],
    [file.replace(/^ {2}icosian\thamilton.*$/m, '  icosian\thamilton\tx'), /Line \d+: this isn’t as it was exported/],
    [file.replace('progress 1', 'progress 9'), /newer version/],
    ['x'.repeat((8 << 20) + 1), /larger than 8 MB/],
  ];
  for (const [text, words] of cases) {
    await takeIn(page, text, words);
    assert.deepEqual(await allKept(page), before, words);
  }
});

for (const [name, error, only, words] of [
  ['forbidden', 'SecurityError', '', /won’t let this page save games/],
  ['full', 'QuotaExceededError', '', /storage is full, so new games/],
  ['full for results alone', 'QuotaExceededError', 'results', /storage is full, so new results/],
])
  test(`a storage that is ${name} is told of once, and results last as long as the page`, async (t) => {
    const page = await open(t, { wait: false });
    await page.addInitScript(
      ([error, only]) => {
        for (const name of error === 'SecurityError' ? ['getItem', 'setItem', 'removeItem'] : ['setItem']) {
          const usual = Storage.prototype[name];
          Storage.prototype[name] = function (key, ...more) {
            if (key.endsWith(only)) throw new DOMException('no', error);
            return usual.call(this, key, ...more);
          };
        }
      },
      [error, only],
    );
    await visit(page);
    const all = () => page.evaluate(() => window.spoken.map(({ text }) => text));
    const complaint = () => until(all, (texts) => texts.some((text) => words.test(text)), words);
    if (!only) await complaint();
    await page.keyboard.type(tour);
    await told(page, /^Solved in 20 moves/);
    await complaint();
    await choose(page, 'more', 'restart');
    await pegs(page, 0);
    await page.keyboard.type(tour);
    await told(page, /^Solved in 20 moves/);
    await goTo(page, 'progress');
    assert.match(await page.textContent('.progress .summary'), /^1 board solved, 2 times/);
    assert.equal((await all()).filter((text) => words.test(text)).length, 1);
  });
