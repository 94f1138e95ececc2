// The five boards that a new visitor plays on the cards of the home.
import assert from 'node:assert/strict';
import { item, open, press, ready, summary, test, until, useBrowser, visit } from './browser.mjs';
import { board, card, firstBoards, home, kept, link, names, puzzles, watch } from './home_page.mjs';

useBrowser();

// The tiles that finish the first sliding puzzle from halfway.
const slides = firstBoards.get('sliding').moves;
const [last, ...before] = [...slides.slice(slides.length >> 1)].reverse();
const half = (moves) => moves.slice(0, moves.length >> 1);
const about = (page, puzzle) => card(page, puzzle).locator(':scope > p');
const moves = (page, puzzle) => board(page, puzzle).evaluate((one) => one.moves);
const target = (page, puzzle, id) => board(page, puzzle).locator(`[data-id="${id}"]`);

// Where a target of a card's board is on the page; the first touch of it may find only the picture there.
async function place(page, puzzle, id) {
  await board(page, puzzle).scrollIntoViewIfNeeded();
  await board(page, puzzle).evaluate((one) => one.play([]));
  const box = await target(page, puzzle, id).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const until_moves = (page, puzzle, count) => until(async () => (await moves(page, puzzle)).length, count, `${count} moves of ${puzzle}`);

test('demos run one card at a time from the start to where a card rests, can be paused, and a touch goes on from there', async (t) => {
  const page = await home(t, { reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const step = () => page.clock.runFor(550);
  assert.equal(await watch(page).textContent(), 'See how they’re played');
  await watch(page).click();
  assert.equal(await watch(page).textContent(), 'Pause');
  await until(() => board(page, 'icosian').evaluate((one) => one.summary), /No pegs yet|8 holes/, 'the board at its start');
  await until_moves(page, 'icosian', 0);
  await step();
  await until_moves(page, 'icosian', 1);
  assert.deepEqual(await moves(page, 'sliding'), []); // it is not loaded
  await watch(page).click();
  await page.clock.runFor(5000);
  await until_moves(page, 'icosian', 1);
  await watch(page).click();
  await until_moves(page, 'icosian', 2);
  for (const count of [3, 4]) {
    await step();
    await until_moves(page, 'icosian', count);
  }
  assert.deepEqual(await moves(page, 'icosian'), half(firstBoards.get('icosian').moves));
  await step();
  await until_moves(page, 'sliding', 0);
  assert.equal(await kept(page, 'game/icosian/cube'), ''); // nobody has played
  await page.mouse.click(...(await place(page, 'icosian', 'h')));
  await until_moves(page, 'icosian', 5);
  assert.equal(await watch(page).textContent(), 'See how they’re played');
  await watch(page).click(); // goes on with the other cards
  for (let i = 0; i < 40 && (await watch(page).textContent()) === 'Pause'; ++i) {
    await step();
    await page.waitForTimeout(50);
  }
  assert.equal(await watch(page).textContent(), 'See how they’re played');
  await until_moves(page, 'icosian', 5);
  for (const puzzle of puzzles.slice(1)) assert.deepEqual(await moves(page, puzzle), half(firstBoards.get(puzzle).moves));
});

test('no demo is offered under reduced motion, none goes on while the page is left', async (t) => {
  const still = await home(t);
  assert.ok(!(await watch(still).isVisible()));
  const page = await home(t, { reducedMotion: 'no-preference' });
  await watch(page).click();
  await until(() => watch(page).textContent(), 'Pause', 'the demo');
  await item(page, 'tab:peg').click();
  await ready(page);
  await page.goBack();
  await page.waitForSelector('.home h1:visible');
  assert.equal(await watch(page).textContent(), 'See how they’re played');
});

for (const [name, options] of [
  ['mouse', {}],
  ['touch', { viewport: { width: 1024, height: 768 }, hasTouch: true }],
])
  test(`a card is played to its end by ${name}, says so and leads to the next board`, async (t) => {
    const page = await home(t, options);
    for (const tile of slides.slice(slides.length >> 1)) {
      const at = await place(page, 'sliding', tile);
      const count = (await moves(page, 'sliding')).length;
      if (name === 'touch') await page.touchscreen.tap(...at);
      else await page.mouse.click(...at);
      await until_moves(page, 'sliding', count + 1);
    }
    await card(page, 'sliding').getByText('Every tile is home!', { exact: true }).waitFor();
    assert.equal(await link(page, 'sliding').textContent(), 'Next board');
    await link(page, 'sliding').click();
    await until(
      () => page.title(),
      (title) => /Sliding/.test(title) && !/2 by 2/.test(title),
      'the next board',
    );
    await until(() => page.url(), /level=theta_tiny/, 'its address');
    await page.goBack();
    await page.waitForSelector('.hub');
  });

test('a card is played to its end by keys alone', async (t) => {
  const page = await home(t);
  await link(page, 'icosian').focus();
  await page.keyboard.press('Shift+Tab');
  await target(page, 'icosian', 'a').waitFor();
  const tour = firstBoards.get('icosian').moves;
  for (const hole of tour.slice(tour.length >> 1)) {
    await target(page, 'icosian', hole).focus();
    await page.keyboard.press('Enter');
  }
  await until(() => link(page, 'icosian').textContent(), 'Next board', 'the end of the game');
});

test('a game on a card is kept; its time counts from the first touch, and its result once', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  let now = Date.UTC(2026, 4, 6, 10);
  await page.clock.setFixedTime(now);
  await visit(page, '');
  for (const [i, tile] of slides.slice(slides.length >> 1).entries()) {
    const at = await place(page, 'sliding', tile);
    if (i) await page.clock.setFixedTime((now += 7000));
    await page.mouse.click(...at);
    await until(() => kept(page, 'time'), /grid_2x2/, 'the clock');
  }
  const fields = await until(
    async () => (await kept(page, 'results')).trim().split('\t'),
    (all) => all.length > 6,
    'the result',
  );
  // Puzzle, board, grade, size, times, fewest moves, shortest time, the time in all.
  const time = String(7 * (before.length + 1) - 7);
  assert.deepEqual(fields.slice(0, 8), ['sliding', 'grid_2x2', '1', '4', '1', String(slides.length), time, time]);
  assert.match(await kept(page, 'game/sliding/grid_2x2'), new RegExp(`\nmoves ${slides.join(' ')}\n`));
  assert.equal(await kept(page, 'last'), 'sliding');
  await visit(page, '#sliding');
  assert.match(await summary(page), /home/);
  await press(page, 'undo');
  await press(page, `target:${last}`);
  await until(async () => (await kept(page, 'results')).trim().split('\n').length, 1, 'one result');
  assert.equal((await kept(page, 'results')).split('\t')[4], '1');
});

test('five solved cards say so, offer no demo and lead to the daily boards', async (t) => {
  const page = await home(t, { reducedMotion: 'no-preference' });
  for (const [puzzle, { moves }] of firstBoards) {
    assert.equal(await page.locator('.home .closing').innerText(), '');
    assert.ok(await watch(page).isVisible());
    await board(page, puzzle).evaluate((one, rest) => one.play(rest), moves.slice(moves.length >> 1));
    await until(() => link(page, puzzle).textContent(), 'Next board', `${puzzle} solved`);
  }
  await page.locator('.home .closing', { hasText: 'All solved! Every day brings new boards.' }).waitFor();
  assert.ok(!(await watch(page).isVisible()));
  await page.locator('.home .closing a').click();
  await page.waitForSelector('.days h1');
  assert.match(page.url(), /#days$/);
});

test('on the card of quintominoes the pieces are turned where they lie, to its end', async (t) => {
  const page = await home(t);
  for (const face of ['D', 'C']) {
    const [x, y] = await place(page, 'quintomino', face);
    for (let clicks = 0; clicks < 3; ++clicks) await page.mouse.click(x, y);
  }
  await until(() => link(page, 'quintomino').textContent(), 'Next board', 'the board solved');
});

test('on a card a line of Numberlink is sketched by hand', async (t) => {
  const page = await home(t);
  const squares = [];
  for (const column of [1, 2, 3, 4]) squares.push(await place(page, 'numberlink', `r2c${column}`));
  const [[x, y], ...others] = squares;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [x, y] of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await about(page, 'numberlink').getByText('3 segments pencilled in.').waitFor();
  await page.mouse.click(x, y);
  await about(page, 'numberlink').getByText('There’s no line here.').waitFor();
});

test('Play opens the very position of the card; the home then leads back to it, also after a reload', async (t) => {
  const page = await home(t);
  await page.mouse.click(...(await place(page, 'icosian', 'h')));
  await until_moves(page, 'icosian', 5);
  await link(page, 'icosian').click();
  await until(() => page.title(), /Cube/, 'the cube');
  await ready(page);
  assert.match(await summary(page), /5 pegs/);
  assert.equal(await item(page, 'undo').getAttribute('aria-disabled'), null);
  assert.doesNotMatch(await kept(page, 'game/icosian/cube'), /bookmark/); // it is the game of the card, not another one
  await press(page, 'home');
  const next = page.locator('.hub .next');
  await next.getByText('Cube').waitFor();
  await page.reload();
  await next.getByText('3 holes to go').waitFor();
  await next.getByRole('link', { name: 'Continue' }).click();
  await ready(page);
  assert.match(await summary(page), /5 pegs/);
  await page.goBack();
  await page.waitForSelector('.hub');
  assert.equal(await page.evaluate(() => document.title), 'Home – Schlegel');
});

test('by keyboard: the demo, the first board, then each card with its board', async (t) => {
  const page = await home(t, { reducedMotion: 'no-preference' });
  const focused = () =>
    page.evaluate(() => {
      const one = document.activeElement;
      return one?.tagName === 'SCHLEGEL-BOARD' ? one.getAttribute('puzzle') : (one?.getAttribute('aria-label') ?? one?.textContent);
    });
  await page.locator('#page h1').focus();
  const seen = [];
  for (let i = 0; i < 12; ++i) {
    await page.keyboard.press('Tab');
    const one = await focused();
    if (one === seen.at(-1))
      --i; // some boards take arrow keys as a whole, too
    else seen.push(one);
  }
  assert.deepEqual(seen, [
    'See how they’re played',
    'Play your first board',
    ...puzzles.flatMap((puzzle, i) => [puzzle, `Play: ${names[i]}`]),
  ]);
  await page.keyboard.press('Enter');
  await until(() => page.title(), /Numberlink/, 'the board');
});

test('a card whose board cannot be loaded says so, and plays when it can', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  await page.route('**/board.wasm', (route) => route.abort());
  await visit(page, '');
  await board(page, 'icosian').click();
  await card(page, 'icosian').getByText('Couldn’t load part of the site.').waitFor();
  await page.unroute('**/board.wasm');
  await board(page, 'icosian').evaluate((one) => one.load({ puzzle: 'icosian', board: 'cube', moves: 'a b c d' }));
  await target(page, 'icosian', 'h').press('Enter');
  await until_moves(page, 'icosian', 5);
  page.problems.length = 0; // the failed request
});

test('a browser that keeps nothing says so, and its games go on as long as the page is there', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  );
  await visit(page, '');
  await page.getByText('This browser keeps nothing for this page').waitFor();
  await page.mouse.click(...(await place(page, 'icosian', 'h')));
  await until_moves(page, 'icosian', 5);
  await link(page, 'icosian').click();
  await ready(page);
  assert.match(await summary(page), /5 pegs/);
});
