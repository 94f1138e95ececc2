// The home: five boards that a new visitor plays on their cards; for everybody else the board to go on with, today's boards and all puzzles.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  arrived,
  axeFindsNothing,
  colourSchemes,
  countFrames,
  desktop,
  frames,
  goTo,
  goToBoards,
  item,
  open,
  pegs,
  phone,
  press,
  ready,
  siteUrl,
  summary,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const file = (puzzle, name) => readFileSync(new URL(`../../assets/levels/${puzzle}/${name}.txt`, import.meta.url), 'utf8');
const puzzles = ['icosian', 'sliding', 'quintomino', 'peg', 'numberlink'];
const names = ['Icosian game', 'Sliding puzzle', 'Quintominoes', 'Peg solitaire', 'Numberlink'];
const firstBoards = new Map(
  puzzles.map((puzzle) => {
    const [board, , , moves] = file(puzzle, 'first').trim().split('\n');
    return [puzzle, { board, moves: moves.split(' ') }];
  }),
);
const half = (moves) => moves.slice(0, moves.length >> 1);
const saveOf = (puzzle, board, moves) =>
  `schlegel save 1\npuzzle ${puzzle}\nlevel ${board}\nat ${moves.length}\n${moves.length ? `moves ${moves.join(' ')}\n` : ''}instance\n${file(puzzle, board)}`;

const card = (page, puzzle) => page.locator(`.home [data-card^="${puzzle}\t"]`);
const board = (page, puzzle) => card(page, puzzle).locator('schlegel-board');
const link = (page, puzzle) => card(page, puzzle).locator('a');
const about = (page, puzzle) => card(page, puzzle).locator(':scope > p');
const moves = (page, puzzle) => board(page, puzzle).evaluate((one) => one.moves);
const target = (page, puzzle, id) => board(page, puzzle).locator(`[data-id="${id}"]`);
const watch = (page) => page.locator('.home .watch');
const kept = (page, key) => page.evaluate((key) => localStorage.getItem(`schlegel.${key}`) ?? '', key);

// The home of somebody new, or of somebody who has kept this.
async function home(t, { kept = null, ...options } = {}) {
  const page = await open(t, { newVisitor: true, wait: false, ...options });
  if (kept)
    await page.addInitScript((kept) => {
      if (localStorage.length) return;
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(`schlegel.${key}`, text);
    }, kept);
  await visit(page, '');
  return page;
}
// Where a target of a card's board is on the page; the first touch of it may find only the picture there.
async function place(page, puzzle, id) {
  await board(page, puzzle).scrollIntoViewIfNeeded();
  await board(page, puzzle).evaluate((one) => one.play([]));
  const box = await target(page, puzzle, id).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const until_moves = (page, puzzle, count) =>
  until(
    () => moves(page, puzzle),
    (all) => all.length === count,
    `${count} moves of ${puzzle}`,
  );
// The tiles that finish the first sliding puzzle from halfway.
const { moves: slides } = firstBoards.get('sliding');
const [last, ...before] = [...slides.slice(slides.length >> 1)].reverse();

// A visit by somebody new, and what it fetched of modules.
async function firstVisit(t, options) {
  const page = await open(t, { newVisitor: true, wait: false, ...options });
  const modules = [];
  page.on('request', (request) => request.url().includes('.wasm') && modules.push(request.url().split('/').at(-1)));
  await visit(page, '');
  return { page, modules };
}

test('a new visitor sees five puzzles with names, words and pictures; nobody else does', async (t) => {
  const { page, modules } = await firstVisit(t);
  assert.deepEqual(await page.locator('.home [data-card] h2').allTextContents(), names);
  assert.equal(await page.locator('#bar [data-id^="tab:"]').count(), names.length);
  for (const puzzle of puzzles) {
    const box = await card(page, puzzle).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= desktop.viewport.height, `${puzzle} is seen whole`);
    const image = board(page, puzzle).locator('img');
    assert.ok((await image.getAttribute('alt')).length > 10);
    assert.ok(await image.evaluate((one) => one.decode().then(() => one.naturalWidth > 0)));
  }
  const days = await page.locator('.home section.days').boundingBox();
  assert.ok(days.y + days.height <= desktop.viewport.height - 16, 'so is what follows the cards');
  assert.equal(await page.locator('.main:visible').count(), 1);
  await page.waitForTimeout(1000);
  assert.deepEqual(modules, ['board.wasm'], 'for the first touch of a card');
  const onPhone = await firstVisit(t, phone);
  await onPhone.page.waitForTimeout(1000);
  assert.deepEqual(onPhone.modules, [], 'there the cards are links');
  const known = await open(t);
  assert.equal(await known.locator('#page .home').count(), 0);
  const linked = await open(t, { newVisitor: true, at: '#quintomino?level=conway' });
  assert.equal(await linked.locator('#page .home').count(), 0);
});

test('on a phone a card opens its board halfway through its solution, and nothing is wider than the screen', async (t) => {
  for (const options of [phone, { viewport: { width: 320, height: 568 } }, { viewport: { width: 320, height: 256 } }]) {
    const page = await home(t, options);
    const { width, height } = page.viewportSize();
    assert.ok(await page.locator('#page').evaluate((one) => one.scrollWidth <= one.clientWidth), `${width} px: nothing sticks out`);
    for (const one of await page.locator('#page :is(button, .button):visible').all()) assert.ok((await one.boundingBox()).height >= 44);
    const main = await page.locator('.main').boundingBox();
    if (height > 300) assert.ok(main.y + main.height <= height, 'the first board is one tap away');
    const logo = page.locator('.home .logo');
    assert.ok((await logo.boundingBox()).y < 12);
    await page.locator('#page').evaluate((one) => one.scrollTo(0, 200));
    assert.ok((await logo.boundingBox()).y < -100, 'the name scrolls with the page');
  }
  const page = await home(t, phone);
  assert.ok((await card(page, 'draw').count()) === 0 && (await page.getByRole('link', { name: 'Start drawing' }).first().isVisible()));
  assert.equal(await board(page, 'icosian').locator('[role=button]').count(), 0);
  await card(page, 'icosian').tap();
  await until(
    () => page.title(),
    (title) => /Cube/.test(title),
    'the cube',
  );
  await ready(page);
  assert.match(await summary(page), /4 pegs/);
  await page.goBack();
  await page.waitForSelector('.home h1:visible, .hub', { state: 'attached' });
});

test('demos run one card at a time from the start to where a card rests, can be paused, and a touch goes on from there', async (t) => {
  const page = await home(t, { reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const step = () => page.clock.runFor(550);
  assert.equal(await watch(page).textContent(), 'See how they’re played');
  await watch(page).click();
  assert.equal(await watch(page).textContent(), 'Pause');
  await until(
    () => board(page, 'icosian').evaluate((one) => one.summary),
    (text) => /No pegs yet|8 holes/.test(text),
    'the board at its start',
  );
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
  await until(
    () => watch(page).textContent(),
    (text) => text === 'Pause',
    'the demo',
  );
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
    await until(
      () => page.url(),
      (address) => /level=theta_tiny/.test(address),
      'its address',
    );
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
  await until(
    () => link(page, 'icosian').textContent(),
    (text) => text === 'Next board',
    'the end of the game',
  );
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
    await until(
      () => kept(page, 'time'),
      (text) => text.includes('grid_2x2'),
      'the clock',
    );
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
  await until(
    async () => (await kept(page, 'results')).trim().split('\n').length,
    (count) => count === 1,
    'one result',
  );
  assert.equal((await kept(page, 'results')).split('\t')[4], '1');
});

test('the clock stands still on a page where the board is not', async (t) => {
  const page = await open(t, { wait: false });
  let now = Date.UTC(2026, 4, 6, 10);
  await page.clock.setFixedTime(now);
  await visit(page, '#icosian?level=cube');
  const spent = async () => Number(/cube\t(\d+)/.exec(await kept(page, 'time'))?.[1] ?? 0);
  await press(page, 'target:a');
  await until(spent, (time) => /cube/.test(String(time)) || time >= 0, 'the clock');
  await until(
    () => kept(page, 'time'),
    (text) => text.includes('cube'),
    'the clock',
  );
  await page.clock.setFixedTime((now += 5000));
  await press(page, 'home');
  await page.waitForSelector('.hub');
  await page.clock.setFixedTime((now += 60_000));
  await page.goBack();
  await ready(page);
  await page.clock.setFixedTime((now += 5000));
  await press(page, 'target:b');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await until(spent, (time) => time > 0, 'the time');
  assert.equal(await spent(), 10_000);
});

test('five solved cards say so, offer no demo and lead to the daily boards', async (t) => {
  const page = await home(t, { reducedMotion: 'no-preference' });
  for (const [puzzle, { moves }] of firstBoards) {
    assert.equal(await page.locator('.home .closing').innerText(), '');
    assert.ok(await watch(page).isVisible());
    await board(page, puzzle).evaluate((one, rest) => one.play(rest), moves.slice(moves.length >> 1));
    await until(
      () => link(page, puzzle).textContent(),
      (text) => text === 'Next board',
      `${puzzle} solved`,
    );
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
  await until(
    () => link(page, 'quintomino').textContent(),
    (text) => text === 'Next board',
    'the board solved',
  );
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
  await until(
    () => page.title(),
    (title) => /Cube/.test(title),
    'the cube',
  );
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

test('who began the first board from the top of the home finds it there to go on', async (t) => {
  const page = await home(t);
  await page.getByRole('link', { name: 'Play your first board' }).click();
  await ready(page);
  await page.keyboard.type('ab');
  await pegs(page, 2);
  await press(page, 'home');
  await page.locator('.hub .next').getByRole('link', { name: 'Continue' }).waitFor();
  const learn = page.locator('.hub .learn');
  await learn.getByText(/^0 of \d+ lessons done$/).waitFor();
  assert.match(await learn.locator('small').textContent(), /^Icosian game, lesson 1 of /);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  assert.ok(await page.locator('#page').evaluate((one) => one.scrollWidth <= one.clientWidth), 'nothing sticks out with large text');
  await learn.getByRole('link', { name: 'Start lesson' }).click();
  await page.waitForSelector('.lesson h1');
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
  await until(
    () => page.title(),
    (title) => /Numberlink/.test(title),
    'the board',
  );
});

test('at rest no page draws frames or has timers', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false, reducedMotion: 'no-preference' });
  await countFrames(page);
  await page.addInitScript(() => {
    const timers = (window.timers = new Set());
    for (const kind of ['Timeout', 'Interval']) {
      const [begin, end] = [window[`set${kind}`], window[`clear${kind}`]];
      window[`set${kind}`] = (act, ...given) => {
        const ring = (...values) => {
          if (kind === 'Timeout') timers.delete(id);
          act(...values);
        };
        const id = begin.call(window, ring, ...given);
        timers.add(id);
        return id;
      };
      window[`clear${kind}`] = (id) => {
        timers.delete(id);
        end.call(window, id);
      };
    }
  });
  const comesToRest = (at) =>
    until(
      async () => {
        await arrived(page);
        const before = await frames(page);
        await page.waitForTimeout(2000);
        return { frames: (await frames(page)) - before, timers: await page.evaluate(() => window.timers.size) };
      },
      (now) => now.frames === 0 && now.timers === 0,
      `${at} to come to rest`,
    );
  await visit(page, '');
  await watch(page).click();
  await until(
    () => watch(page).textContent(),
    (text) => text !== 'Pause',
    'the end of the demos',
  );
  await comesToRest('the home');
  for (const at of ['boards', 'learn', 'learn/icosian/two_lines', 'draw', 'progress', 'settings', 'help', 'days']) {
    await (at === 'boards' ? goToBoards(page) : goTo(page, at));
    await comesToRest(at);
  }
  await page.goto(new URL('theory-icosian.html', siteUrl()).href);
  await comesToRest('theory');
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

// ---- who was here before

const played = {
  'game/icosian/cube': saveOf('icosian', 'cube', ['a', 'b', 'c']),
  'game/peg/english33_cross': saveOf('peg', 'english33_cross', ['d3-c3-b3']),
  'game/sliding/grid_2x2': saveOf('sliding', 'grid_2x2', slides),
  'game/numberlink/cover_6x6': saveOf('numberlink', 'cover_6x6', []),
  last: 'peg',
  'last/peg': '.english33_cross',
  time: ['sliding\tgrid_2x2\t1000\t0\t0\t1', 'peg\tenglish33_cross\t1000\t0\t0\t0', 'icosian\tcube\t1000\t0\t0\t0', ''].join('\n'),
  results: `${['sliding', 'grid_2x2', 1, 4, 1, 5, 9, 9, 0, 20770, 20770].join('\t')}\n`,
};
const nextBoard = (page) => page.locator('.hub .next');

test('who has played goes on with the game played last, and is told how many others are to be finished', async (t) => {
  const page = await home(t, { kept: played });
  assert.equal(await page.locator('.home [data-card]').count(), 0);
  await nextBoard(page).getByRole('heading', { name: 'English board, cross' }).or(nextBoard(page).locator('h2')).first().waitFor();
  await nextBoard(page).getByText('Peg solitaire').waitFor();
  const more = nextBoard(page).getByRole('link', { name: '1 more to finish' });
  assert.equal(await more.getAttribute('href'), '#boards?state=begun');
  assert.ok(await nextBoard(page).locator('schlegel-board svg[role=img]').getAttribute('aria-label'));
  assert.equal(await page.locator('.main:visible').count(), 1);
  const counts = await page.locator('.hub .puzzles small').allTextContents();
  assert.deepEqual(counts, ['0 of 66 solved', '1 of 62 solved', '0 of 61 solved', '0 of 73 solved', '0 of 75 solved']);
  await nextBoard(page).getByRole('link', { name: 'Continue' }).click();
  await ready(page);
  assert.match(page.url(), /english33_cross/);
});

test('who has finished everything begun is offered the next board', async (t) => {
  const { results, last, ...rest } = played;
  const page = await home(t, { kept: { results, last, 'game/sliding/grid_2x2': rest['game/sliding/grid_2x2'], time: rest.time } });
  await nextBoard(page).getByRole('link', { name: 'Play' }).waitFor();
  await nextBoard(page).getByText('Peg solitaire').waitFor();
  assert.equal(await nextBoard(page).locator('a').count(), 1);
});

test('a game that cannot be read is passed over', async (t) => {
  const page = await home(t, {
    kept: { ...played, 'game/peg/english33_cross': 'schlegel save 1\npuzzle peg\nat 1\nmoves z\ninstance\nnothing' },
  });
  await nextBoard(page).getByText('Icosian game').waitFor();
  await nextBoard(page).getByText('5 holes to go').waitFor();
});

test('without the modules the home of who has played says so, and tries again', async (t) => {
  const page = await open(t, { newVisitor: true, wait: false });
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(`schlegel.${key}`, text);
  }, played);
  await page.route('**/board.wasm', (route) => route.abort());
  await visit(page, '');
  await nextBoard(page).getByText('Couldn’t load part of the site.').waitFor();
  await page.locator('.today .missing:visible').waitFor();
  await page.unroute('**/board.wasm');
  await nextBoard(page).getByRole('button', { name: 'Try again' }).click();
  await nextBoard(page).locator('schlegel-board svg[role=img]').waitFor();
  page.problems.length = 0;
});

test('on narrow screens the home of who has played scrolls down only', async (t) => {
  for (const options of [phone, { viewport: { width: 320, height: 640 } }]) {
    const page = await home(t, { ...options, kept: played });
    await nextBoard(page).getByRole('link', { name: 'Continue' }).waitFor();
    const wide = await page
      .locator('#page, #page :is(section, li, p, a, button)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    assert.deepEqual(
      wide.filter((text) => !/unseen/.test(text)),
      [],
    );
    for (const one of await page.locator('#page :is(button, .button, .heading a):visible').all()) {
      const { x, width, height } = await one.boundingBox();
      assert.ok(height >= 44 && width >= 44 && x >= 0 && x + width <= options.viewport.width, await one.textContent());
    }
  }
});

for (const who of ['new', 'known'])
  for (const [name, colours] of colourSchemes)
    test(`axe finds nothing at home: ${who}, ${name}`, async (t) => {
      const page = await home(t, { ...colours, kept: who === 'known' ? played : null });
      if (who === 'new') await board(page, 'icosian').evaluate((one) => one.play([]));
      else await nextBoard(page).getByRole('link', { name: 'Continue' }).waitFor();
      await axeFindsNothing(page);
    });
