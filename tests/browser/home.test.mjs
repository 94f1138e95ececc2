// The home: cards for a new visitor; for everybody else the board to go on with, today's boards and all puzzles.
import assert from 'node:assert/strict';
import {
  arrived,
  axeFindsNothing,
  colourSchemes,
  countFrames,
  desktop,
  frames,
  goTo,
  goToBoards,
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
import { board, card, file, firstBoards, home, kept, names, puzzles, watch } from './home_page.mjs';

useBrowser();

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
  assert.deepEqual(onPhone.modules, ['schlegel.wasm'], 'there the cards are links, which open boards in the app');
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
  await until(() => page.title(), /Cube/, 'the cube');
  await ready(page);
  assert.match(await summary(page), /4 pegs/);
  await page.goBack();
  await page.waitForSelector('.home h1:visible, .hub', { state: 'attached' });
});

test('the clock stands still on a page where the board is not', async (t) => {
  const page = await open(t, { wait: false });
  let now = Date.UTC(2026, 4, 6, 10);
  await page.clock.setFixedTime(now);
  await visit(page, '#icosian?level=cube');
  const spent = async () => Number(/cube\t(\d+)/.exec(await kept(page, 'time'))?.[1] ?? 0);
  await press(page, 'target:a');
  await until(spent, (time) => /cube/.test(String(time)) || time >= 0, 'the clock');
  await until(() => kept(page, 'time'), /cube/, 'the clock');
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

// ---- who was here before

const saveOf = (puzzle, board, moves) =>
  `schlegel save 1\npuzzle ${puzzle}\nlevel ${board}\nat ${moves.length}\n${moves.length ? `moves ${moves.join(' ')}\n` : ''}instance\n${file(puzzle, board)}`;

const played = {
  'game/icosian/cube': saveOf('icosian', 'cube', ['a', 'b', 'c']),
  'game/peg/english33_cross': saveOf('peg', 'english33_cross', ['d3-c3-b3']),
  'game/sliding/grid_2x2': saveOf('sliding', 'grid_2x2', firstBoards.get('sliding').moves),
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
