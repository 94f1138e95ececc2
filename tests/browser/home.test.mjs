// The home: five puzzles on cards, seen by a new visitor and opened again by everybody; their boards move, are played in place, and go on at full size.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { desktop, item, open, phone, press, ready, summary, test, until, useBrowser, visit } from './browser.mjs';

useBrowser();

const keys = ['icosian\tcube', 'sliding\tgrid_2x2', 'quintomino\ttetrahedron', 'peg\tenglish33_cross', 'numberlink\tcover_6x6'];
const card = (page, puzzle) => page.locator(`#home [data-card^="${puzzle}\t"]`);
const picture = (page, puzzle) => card(page, puzzle).locator('img');
const source = (page, puzzle) => picture(page, puzzle).getAttribute('src');

async function home(t, options = {}) {
  const page = await open(t, { newVisitor: true, ...options });
  await page.waitForSelector('#home[open]');
  await until(
    () => page.locator('#home img[src]').count(),
    (count) => count === keys.length,
    'a picture on each card',
  );
  return page;
}

// Where a shape of the picture is on the page: the n-th one that matches.
async function shape(page, puzzle, selector, n) {
  const svg = decodeURIComponent((await source(page, puzzle)).slice('data:image/svg+xml,'.length)).replace(/<style>[^]*<\/style>/, ''); // which the page would refuse
  await picture(page, puzzle).scrollIntoViewIfNeeded();
  const box = await picture(page, puzzle).boundingBox();
  const [x, y] = await page.evaluate(
    ([svg, selector, n]) => {
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      const [, , width, height] = root.getAttribute('viewBox').split(' ').map(Number);
      const all = [...root.querySelectorAll(selector)];
      const one = typeof n === 'number' ? all[n] : all.find((text) => text.textContent === n);
      return [
        Number(one.getAttribute('cx') ?? one.getAttribute('x')) / width,
        Number(one.getAttribute('cy') ?? one.getAttribute('y')) / height,
      ];
    },
    [svg, selector, n],
  );
  return [box.x + x * box.width, box.y + y * box.height];
}

// The gap goes round the square once: each touch is of the tile that moves into it.
async function solveSliding(page, touch) {
  await picture(page, 'sliding').scrollIntoViewIfNeeded();
  for (const [across, down] of [
    [0.75, 0.75],
    [0.25, 0.75],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
  ]) {
    const before = await source(page, 'sliding'),
      box = await picture(page, 'sliding').boundingBox();
    await touch([box.x + across * box.width, box.y + down * box.height]);
    await until(
      () => source(page, 'sliding'),
      (now) => now !== before,
      'the tile to move',
    );
  }
}

test('a new visitor sees five puzzles with names, words and boards; nobody else does', async (t) => {
  const page = await home(t);
  assert.deepEqual(await page.locator('#home [data-card]').evaluateAll((all) => all.map((one) => one.dataset.card)), keys);
  const names = await page.locator('#home h3').allTextContents();
  const tabs = await page.locator('#mirror [data-id^="tab:"]').count();
  assert.equal(tabs, names.length);
  for (const puzzle of keys.map((key) => key.split('\t')[0])) {
    const box = await card(page, puzzle).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= desktop.viewport.height, `${puzzle} is seen whole`);
    assert.ok((await picture(page, puzzle).getAttribute('alt')).length > 10);
    assert.ok(await picture(page, puzzle).evaluate((image) => image.complete && image.naturalWidth > 0));
  }
  const known = await open(t);
  assert.equal(await known.locator('#home').count(), 0);
  const linked = await open(t, { newVisitor: true, at: '#quintomino?level=conway' });
  assert.equal(await linked.locator('#home').count(), 0);
});

test('a phone shows the first card with its button, and no card is wider than it', async (t) => {
  for (const options of [phone, { viewport: { width: 320, height: 568 } }, { viewport: { width: 320, height: 256 } }]) {
    const page = await home(t, options);
    const { width, height } = page.viewportSize();
    if (height > 600) {
      const box = await card(page, 'icosian').locator('.play').boundingBox();
      assert.ok(box.y + box.height <= height, 'Play is seen without scrolling');
    }
    assert.ok(await page.locator('#home').evaluate((one) => one.scrollWidth <= one.clientWidth), `${width} px: nothing sticks out`);
    for (const button of await page.locator('#home button:visible').all()) assert.ok((await button.boundingBox()).height >= 44);
  }
});

test('a demo moves for less than five seconds, stays as it ends, starts again, can be stopped, and a touch goes on from there', async (t) => {
  const page = await home(t, { reducedMotion: 'no-preference' });
  const watch = page.locator('#home .watch');
  const label = (wanted) =>
    until(
      () => watch.textContent(),
      (text) => (text === 'Pause') === (wanted === 'Pause'),
      wanted,
    );
  const all = () => Promise.all(keys.map((key) => source(page, key.split('\t')[0])));
  await label('Watch a demo');
  const end = await all();
  await page.waitForTimeout(1500);
  assert.deepEqual(await all(), end);
  await watch.click();
  await label('Pause');
  assert.ok(
    (await all()).every((one, i) => one !== end[i]),
    'from the start',
  );
  await page.waitForTimeout(700);
  await watch.click();
  const still = await all();
  await page.waitForTimeout(1500);
  assert.deepEqual(await all(), still);
  await watch.click();
  await label('Watch a demo');
  assert.deepEqual(await all(), end);
  await page.mouse.click(...(await shape(page, 'icosian', 'text', 'H')));
  await card(page, 'icosian').locator('.again').waitFor();
  assert.match(await picture(page, 'icosian').getAttribute('alt'), /5 pegs/);
});

test('under reduced motion nothing moves by itself', async (t) => {
  const page = await home(t);
  const before = await source(page, 'peg');
  await page.waitForTimeout(1500);
  assert.equal(await source(page, 'peg'), before);
  assert.notEqual(await page.locator('#home .watch').textContent(), 'Pause');
});

for (const [name, options] of [
  ['mouse', {}],
  ['touch', phone],
])
  test(`a card is played to its end by ${name}, says so and leads to the next board`, async (t) => {
    const page = await home(t, options);
    const touch = ([x, y]) => (options === phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const sliding = card(page, 'sliding');
    await solveSliding(page, touch);
    await until(
      () => sliding.getAttribute('class'),
      (text) => /solved/.test(text ?? ''),
      'the end of the game',
    );
    assert.match(await sliding.locator('.play').textContent(), /Next board/);
    await sliding.locator('.play').click();
    await page.waitForSelector('#home', { state: 'hidden' });
    await until(
      () => page.title(),
      (title) => /Sliding/.test(title),
      'the next board',
    );
  });

test('the time of a game on a card counts from the first touch, and not while nothing is played', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  let now = Date.UTC(2026, 4, 6, 10);
  await page.clock.setFixedTime(now);
  await visit(page);
  await page.waitForSelector('#home img[src]');
  const kept = (key) => page.evaluate((key) => localStorage.getItem(`schlegel.${key}`) ?? '', key);
  let touches = 0;
  await solveSliding(page, async ([x, y]) => {
    if (touches++ > 0) await page.clock.setFixedTime((now += 7000));
    await page.mouse.click(x, y);
    await until(
      () => kept('time'),
      (text) => text.includes('grid_2x2'),
      'the clock',
    );
  });
  const fields = await until(
    async () => (await kept('results')).trim().split('\t'),
    (all) => all.length > 6,
    'the result',
  );
  assert.deepEqual(fields.slice(0, 2).concat(fields[6]), ['sliding', 'grid_2x2', '28']);
});

test('five solved cards say so, offer no demo and lead to the daily boards', async (t) => {
  const page = await home(t);
  const file = (puzzle, name) => readFileSync(new URL(`../../assets/levels/${puzzle}/${name}.txt`, import.meta.url), 'utf8');
  const rows = keys.map((key) => {
    const [puzzle, board] = key.split('\t'),
      moves = file(puzzle, 'first').trim().split('\n')[3];
    const save = `schlegel save 1\npuzzle ${puzzle}\nlevel ${board}\nat ${moves.split(' ').length}\nmoves ${moves}\ninstance\n${file(puzzle, board)}`;
    return [puzzle, `schlegel.game/${puzzle}/${board}`, save];
  });
  const last = rows.find(([puzzle]) => puzzle === 'sliding');
  await page.evaluate(
    (all) => {
      for (const [, key, save] of all) localStorage.setItem(key, save);
    },
    rows.filter((row) => row !== last),
  );
  await page.reload();
  await ready(page);
  await press(page, 'home');
  await page.waitForSelector('#home[open] article.solved');
  const closing = page.locator('#home .closing');
  assert.equal(await closing.innerText(), '');
  assert.ok(await page.locator('#home .watch').isVisible());
  await solveSliding(page, ([x, y]) => page.mouse.click(x, y));
  await closing.getByText('All solved!').waitFor();
  assert.ok(!(await page.locator('#home .watch').isVisible()));
  await closing.getByRole('button', { name: 'Daily boards' }).click();
  await page.waitForSelector('#days[open]');
  assert.equal(await page.locator('#days .days > div').count(), keys.length);
});

test('on a card a line of Numberlink is sketched by hand', async (t) => {
  const page = await home(t);
  const numberlink = card(page, 'numberlink');
  await picture(page, 'numberlink').scrollIntoViewIfNeeded();
  const { x, y, width, height } = await picture(page, 'numberlink').boundingBox();
  const square = (row, column) => [x + ((column - 0.5) * width) / 6, y + ((row - 0.5) * height) / 6];
  await page.mouse.move(...square(2, 1));
  await page.mouse.down();
  for (const column of [2, 3, 4]) await page.mouse.move(...square(2, column), { steps: 4 });
  await page.mouse.up();
  await numberlink.getByText('3 segments pencilled in.').waitFor();
  await page.mouse.click(...square(2, 1));
  await numberlink.getByText('There’s no line here.').waitFor();
});

test('what was begun on a card goes on at full size and after a reload; Home leads back to it, and Back away from it', async (t) => {
  const page = await home(t);
  const icosian = card(page, 'icosian');
  await page.mouse.click(...(await shape(page, 'icosian', 'text', 0)));
  await icosian.locator('.again').waitFor();
  const begun = await source(page, 'icosian');
  await icosian.locator('.play').click();
  await page.waitForSelector('#home', { state: 'hidden' });
  await until(
    () => page.title(),
    (title) => /Cube/.test(title),
    'the cube',
  );
  const before = await summary(page);
  await until(
    () => item(page, 'undo').getAttribute('aria-disabled'),
    (disabled) => disabled !== 'true',
    'something to undo',
  );
  await page.waitForFunction(() => location.hash.length > 1);
  const address = page.url().split('#')[0];
  await page.goto('about:blank');
  await page.goto(address);
  await ready(page);
  assert.equal(await page.locator('#home').count(), 0);
  assert.match(await page.title(), /Cube/);
  assert.equal(await summary(page), before);
  await page.waitForTimeout(400); // its place is in the history then
  await press(page, 'home');
  await page.waitForSelector('#home[open]');
  await until(
    () => source(page, 'icosian').catch(() => null),
    (now) => now === begun,
    'the board as it stands',
  );
  await page.goBack();
  await page.waitForSelector('#home', { state: 'hidden' });
  assert.equal(await summary(page), before);
});

test('by keyboard: the cards’ buttons in order, Escape, and Home again', async (t) => {
  const page = await home(t);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const seen = [];
  for (let i = 0; i < 7; ++i) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  assert.deepEqual(seen.slice(2), [
    'Play: Icosian game',
    'Play: Sliding puzzle',
    'Play: Quintominoes',
    'Play: Peg solitaire',
    'Play: Numberlink',
  ]);
  await page.keyboard.press('Enter');
  await until(
    () => page.title(),
    (title) => /Numberlink/.test(title),
    'the board',
  );
  await press(page, 'home');
  await page.waitForSelector('#home[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#home', { state: 'hidden' });
});

for (const colorScheme of ['light', 'dark'])
  for (const forcedColors of ['none', 'active'])
    test(`axe finds nothing at home: ${colorScheme}, forced colours ${forcedColors}`, async (t) => {
      const page = await home(t, { colorScheme, forcedColors });
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      assert.deepEqual(
        violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target)}`),
        [],
      );
    });
