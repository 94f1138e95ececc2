// <schlegel-board> on pages of others: played to the end by mouse, fingers and keys, asked, explained, given bad texts, in every browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { gzipSync } from 'node:zlib';
import { serve } from '../../scripts/serve.mjs';
import {
  along,
  axeFindsNothing,
  colourSchemes,
  fingers,
  open,
  phone,
  siteFolder,
  siteUrl,
  skipped,
  test,
  until,
  useBrowser,
} from './browser.mjs';
import { browsers } from './drivers.mjs';

useBrowser();

const most = 300_000; // bytes of all that the first board needs, compressed
const embed = 'embed.html';
const firstMoves = (puzzle) =>
  readFileSync(new URL(`../../assets/levels/${puzzle}/first.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')[3]
    .split(' ');
const tour = firstMoves('icosian');

// The squares that each line of Numberlink runs through.
const lines = firstMoves('numberlink').reduce((all, move) => {
  const [from, to] = move.split('>');
  if (all.at(-1)?.at(-1) === from) all.at(-1).push(to);
  else all.push([from, to]);
  return all;
}, []);

// The page with two boards, both loaded.
async function example(t, options = {}) {
  const page = await open(t, { wait: false, ...options });
  await page.goto(new URL(embed, siteUrl()).href);
  await page.evaluate(() => Promise.all([...document.querySelectorAll('schlegel-board')].map((board) => board.play([]))));
  return page;
}

// Adds a board in the middle of the page and waits until it is loaded, or could not be. Resolves to its number there.
const add = (page, attributes, { text = '', image = '', loads = true } = {}) =>
  page.evaluate(
    async ({ attributes, text, image, loads }) => {
      const board = document.createElement('schlegel-board');
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      if (text) board.append(Object.assign(document.createElement('script'), { type: 'text/plain', textContent: text }));
      if (image) board.append(Object.assign(new Image(), { src: image, alt: 'a board' }));
      const heard = new Promise((done) => {
        for (const name of ['ready', 'error']) board.addEventListener(name, done);
      });
      document.querySelector('main').append(board);
      if (loads) await heard;
      else if (image) await board.querySelector('img').decode();
      board.scrollIntoView({ block: 'center' });
      return document.querySelectorAll('schlegel-board').length - 1;
    },
    { attributes, text, image, loads },
  );

const boardAt = (page, number) => page.locator('schlegel-board').nth(number);
const played = (page, number) => boardAt(page, number).evaluate((board) => board.moves.join(' '));
const spoken = (page, number) => boardAt(page, number).evaluate((board) => board.shadowRoot.querySelector('[role=status]').textContent);
const target = (page, number, id) => boardAt(page, number).locator(`[data-id="${id}"]`);
async function place(page, number, id) {
  const { x, y, width, height } = await target(page, number, id).boundingBox();
  return [x + width / 2, y + height / 2];
}
const show = (page, number) => boardAt(page, number).evaluate((board) => board.scrollIntoView({ block: 'center' }));

// Both boards are solved, and the page's own line says so.
async function solved(page) {
  assert.deepEqual(await page.locator('schlegel-board').evaluateAll((all) => all.map((one) => one.solved)), [true, true]);
  const told = await page.locator('.status').allTextContents();
  assert.match(told[0], /tour/);
  assert.match(told[1], /Solved/);
}

test('both boards are played to the end by mouse', async (t) => {
  const page = await example(t);
  await show(page, 0);
  for (const hole of tour) await page.mouse.click(...(await place(page, 0, hole)));
  await show(page, 1);
  for (const [from, ...squares] of lines) {
    await page.mouse.move(...(await place(page, 1, from)));
    await page.mouse.down();
    for (const square of squares) await page.mouse.move(...(await place(page, 1, square)), { steps: 4 });
    await page.mouse.up();
  }
  await solved(page);
});

test('both boards are played to the end by fingers', async (t) => {
  const page = await example(t, phone);
  await show(page, 0);
  for (const hole of tour) await page.touchscreen.tap(...(await place(page, 0, hole)));
  await show(page, 1);
  for (const squares of lines) {
    const places = [];
    for (const square of squares) places.push(await place(page, 1, square));
    await fingers(page, [places.flatMap((at, i) => (i ? along(places[i - 1], at, 3) : [at]))]);
  }
  await solved(page);
});

test('keys undo, redo and cross out', async (t) => {
  const page = await example(t);
  await boardAt(page, 0).evaluate((board, tour) => board.play(tour.slice(0, 3)), tour);
  await target(page, 0, tour[0]).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Backspace');
  assert.equal(await played(page, 0), tour[0]);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+Z');
  assert.equal(await played(page, 0), tour.slice(0, 3).join(' '));
  await boardAt(page, 0).evaluate(async (board) => {
    await board.undo();
    await board.redo();
  });
  assert.equal(await played(page, 0), tour.slice(0, 3).join(' '));
  const crosses = () => boardAt(page, 0).evaluate((board) => board.shadowRoot.querySelectorAll('.shapes [stroke="var(--bad)"]').length);
  assert.equal(await crosses(), 0);
  for (const hole of tour.slice(4, 6)) {
    await target(page, 0, hole).focus();
    await page.keyboard.press('#');
  }
  assert.equal(await crosses(), 2);
  assert.match(await spoken(page, 0), /ruled out|crossed out/i);
  await page.keyboard.press('Control+z');
  assert.equal(await crosses(), 0);
});

// The keys that lead from a square of Numberlink to another one.
function steps(from, to) {
  const [[r0, c0], [r1, c1]] = [from, to].map((id) => id.match(/\d+/g).map(Number));
  return [
    ...Array(Math.abs(r1 - r0)).fill(r1 > r0 ? 'ArrowDown' : 'ArrowUp'),
    ...Array(Math.abs(c1 - c0)).fill(c1 > c0 ? 'ArrowRight' : 'ArrowLeft'),
  ];
}
// The keys that draw a line from the square that has the focus.
const keysOf = (focused, [from, ...squares]) => [
  ...steps(focused, from),
  'Enter',
  ...squares.flatMap((square, i) => steps(squares[i - 1] ?? from, square)),
  'Escape',
];

test('both boards are played to the end by keys, with every move announced', async (t) => {
  const page = await example(t);
  await page.keyboard.press('Tab');
  for (const [i, hole] of tour.entries()) {
    await page.keyboard.press(hole);
    assert.match(await spoken(page, 0), new RegExp(`Peg ${i + 1} in ${hole.toUpperCase()}`));
  }
  await page.keyboard.press('Control+z');
  assert.match(await spoken(page, 0), /^Undone: /);
  await page.keyboard.press(tour.at(-1));
  await page.keyboard.press('Tab');
  for (const squares of lines) {
    const focused = await boardAt(page, 1).evaluate((board) => board.shadowRoot.activeElement.dataset.id);
    for (const key of keysOf(focused, squares)) await page.keyboard.press(key);
  }
  await solved(page);
});

test('arrow keys walk to neighbours and slide tiles, Home and End go to the ends, and the keys of the app tell more', async (t) => {
  const page = await example(t);
  await target(page, 0, 'd').focus();
  const focused = () => boardAt(page, 0).evaluate((board) => board.shadowRoot.activeElement?.dataset.id);
  for (const [key, id] of [
    ['ArrowDown', 'c'],
    ['ArrowRight', 'b'],
    ['Home', 'a'],
    ['End', 'h'],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await focused(), id);
  }
  await page.keyboard.press('Enter');
  assert.equal(await played(page, 0), 'h');
  for (const [key, words] of [
    ['.', /Pegs in order: H/],
    [';', /./],
    [',', /Peg 1 in H/],
    ['/', /^H, peg 1.*Neighbours: /],
  ]) {
    await page.keyboard.press(key);
    assert.match(await spoken(page, 0), words);
  }
  await page.keyboard.press('x');
  assert.match(await spoken(page, 0), /no hole/);
  const sliding = await add(page, { puzzle: 'sliding', board: 'grid_2x2' });
  const board = boardAt(page, sliding).locator('.board');
  assert.match(await board.getAttribute('aria-label'), /arrow keys/);
  await board.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  assert.ok((await played(page, sliding)).split(' ').length >= 2);
});

test('a finger beside the targets scrolls the page, one on a target plays', async (t) => {
  const page = await example(t, phone);
  await page.evaluate(() => (document.body.style.paddingBottom = '2000px'));
  const top = () => page.evaluate(() => scrollY);
  const drag = async ([x, y]) => {
    const before = await top();
    await fingers(page, [along([x, y], [x, y - 150], 8)]);
    return (await top()) - before;
  };
  assert.equal(await drag(await place(page, 0, 'a')), 0);
  assert.equal(await played(page, 0), 'a');
  const { x, y } = await boardAt(page, 0).boundingBox();
  const [ax, ay] = await place(page, 0, 'a');
  assert.ok((await drag([x + (ax - x) / 3, y + (ay - y) * 2.2])) > 50);
  assert.equal(await played(page, 0), 'a');
});

test('one module serves all boards, and one worker, which the first question starts', async (t) => {
  const asked = [];
  const page = await open(t, { wait: false });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const times = (name) => asked.filter((path) => path === `/${name}`).length;
  await page.goto(new URL(embed, siteUrl()).href);
  await page.evaluate(() => Promise.all([...document.querySelectorAll('schlegel-board')].map((board) => board.play([]))));
  assert.deepEqual([times('board.wasm'), times('solver.wasm'), page.workers().length], [1, 0, 0]);
  const replies = await page.locator('schlegel-board').evaluateAll((all) => Promise.all(all.map((one) => one.ask({ verb: 'solve' }))));
  assert.deepEqual(
    replies.map(({ result }) => result),
    ['found', 'found'],
  );
  assert.deepEqual([times('board.wasm'), times('solver.wasm')], [1, 1]);
});

test('questions are answered about the position, and an event tells the reply', async (t) => {
  const page = await example(t);
  const counts = await boardAt(page, 0).evaluate(async (board) => {
    const told = [];
    board.addEventListener('answer', ({ detail }) => told.push(detail.count));
    const all = [await board.ask({ verb: 'count' })];
    await board.play(['a', 'b', 'c']);
    all.push(await board.ask({ verb: 'count' }));
    await board.play((await board.ask({ verb: 'solve' })).moves);
    return { asked: all.map(({ count }) => count), told: told.slice(0, 2), solved: board.solved };
  });
  assert.deepEqual(counts.told, counts.asked);
  assert.ok(Number(counts.asked[0]) > Number(counts.asked[1]) && counts.solved);
  const name = await boardAt(page, 0).evaluate(async (board) => {
    const first = board.ask({ verb: 'count' }).catch((error) => error.name);
    await board.ask({ verb: 'solve' });
    return first;
  });
  assert.equal(name, 'AbortError');
});

test('an explanation of the start is gone through step by step, and the game comes back as it was', async (t) => {
  const page = await example(t);
  const number = await add(page, { puzzle: 'numberlink', board: 'first_5x5', moves: 'r1c1>r1c2' });
  const seen = await boardAt(page, number).evaluate(async (board) => {
    const picture = () => board.shadowRoot.querySelector('.shapes').innerHTML;
    const steps = [];
    board.addEventListener('step', ({ detail }) => steps.push(detail.step));
    const game = picture();
    const { end, outline } = await board.explain();
    const pictures = [];
    for (let step = 0; step <= outline.length; ++step) {
      await board.go(step);
      pictures.push(picture());
    }
    const past = await board.go(outline.length + 1).catch((error) => error.message);
    await board.go(null);
    return { end, rows: outline.length, different: new Set([game, ...pictures]).size, same: picture() === game, past, steps };
  });
  assert.equal(seen.end, 'solved');
  assert.ok(seen.rows > 1 && seen.different >= seen.rows + 1 && seen.same);
  assert.match(seen.past, /no step/);
  assert.deepEqual(seen.steps, [...Array(seen.rows + 1).keys(), null]);
  await boardAt(page, number).evaluate((board) => board.go(1));
  await page.mouse.click(...(await place(page, number, 'r1c2')));
  assert.deepEqual(await boardAt(page, number).evaluate((board) => [board.step, board.moves]), [null, ['r1c1>r1c2']]);
});

test('a bad text is an error with its place, and the board stays as it was', async (t) => {
  const page = await example(t);
  const problem = (source) =>
    boardAt(page, 0).evaluate(async (board, source) => {
      let told = null;
      board.addEventListener('error', ({ detail }) => (told = detail), { once: true });
      const thrown = await board.load(source).catch(({ message, line, column }) => ({ message, line, column }));
      return { told, thrown };
    }, source);
  const { told, thrown } = await problem({ puzzle: 'icosian', text: 'icosian\ngraph cube\nrequire a z\n' });
  assert.deepEqual(told, thrown);
  assert.deepEqual([told.line, told.column], [3, 11]);
  assert.match(told.message, /z/);
  for (const [source, words] of [
    [{ puzzle: 'icosian', board: 'nowhere' }, /no built-in board/],
    [{ link: 'chess?level=8' }, /no puzzle/],
    [{ save: 'schlegel save 1\nnonsense' }, /no line/],
    [{ puzzle: 'icosian', board: 'cube', moves: 'a z' }, /not legal/],
    [{ puzzle: 'icosian', text: 'icosian\ngraph grid_60x60\n' }, /too large/],
    [{ puzzle: 'numberlink', text: '9'.repeat(9_000_000) }, /at most/],
    [{ puzzle: 'numberlink', text: '9'.repeat(20_000_000) }, /too long/],
  ])
    assert.match((await problem(source)).told.message, words);
  const illegal = await boardAt(page, 0).evaluate((board) => board.play(['a', 'b', 'z']).catch(({ message }) => message));
  assert.match(illegal, /not legal/i);
  assert.equal(await played(page, 0), '');
  await page.mouse.click(...(await place(page, 0, 'a')));
  assert.equal(await played(page, 0), 'a');
});

test('what a board is made of can be given in any way, and is told again as a link and a save', async (t) => {
  const page = await example(t);
  const told = async (number) => boardAt(page, number).evaluate(({ title, moves, fragment, save }) => ({ title, moves, fragment, save }));
  const byMoves = await told(await add(page, { puzzle: 'icosian', board: 'cube', moves: 'a b c' }));
  assert.deepEqual(byMoves.moves, ['a', 'b', 'c']);
  const byLink = await add(page, { link: byMoves.fragment });
  assert.deepEqual(await told(byLink), byMoves);
  const byText = await add(page, { puzzle: 'icosian' }, { text: '# <b>Mine</b> & "more"\nicosian\ngraph cube\n' });
  assert.equal((await told(byText)).title, '<b>Mine</b> & "more"');
  const saved = await boardAt(page, byText).evaluate(async (board, save) => {
    await board.load({ save });
    return board.save;
  }, byMoves.save);
  assert.equal(saved, byMoves.save);
  await boardAt(page, byText).evaluate((board) => board.undo());
  assert.equal(await played(page, byText), 'a b');
  await boardAt(page, byText).evaluate((board) => board.restart());
  assert.equal(await played(page, byText), 'a b c');
  const changed = await boardAt(page, byText).evaluate(async (board) => {
    const ready = new Promise((done) => board.addEventListener('ready', done, { once: true }));
    board.setAttribute('puzzle', 'peg');
    board.setAttribute('board', 'english33');
    board.querySelector('script').remove();
    await ready;
    return board.fragment;
  });
  assert.equal(changed, 'peg?level=english33');
});

test('names of vertices stay words, whatever they are', async (t) => {
  const page = await example(t);
  const number = await add(page, { puzzle: 'icosian' }, { text: 'icosian\nedge <img/src=x/onerror=alert(1)> b&amp;\nedge b&amp; c"d\n' });
  assert.deepEqual(await boardAt(page, number).evaluate((board) => board.targets.map(({ id }) => id)), [
    '<img/src=x/onerror=alert(1)>',
    'b&amp;',
    'c"d',
  ]);
  assert.ok(await boardAt(page, number).evaluate((board) => !board.shadowRoot.querySelector('img, script')));
});

test('a board to be read only is a picture with its words, one that waits loads nothing until it is touched', async (t) => {
  const asked = [];
  const page = await open(t, { wait: false });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const bare = new URL('bare.html', siteUrl()).href;
  await page.route(bare, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main><script type="module" src="board.js"></script></main>' }),
  );
  await page.goto(bare);
  await page.waitForFunction(() => customElements.get('schlegel-board'));
  const waiting = await add(page, { puzzle: 'icosian', board: 'cube', wait: '' }, { image: 'first-icosian.svg', loads: false });
  assert.ok(!asked.some((path) => path.endsWith('.wasm')));
  const { x, y, width, height } = await boardAt(page, waiting).boundingBox();
  await page.mouse.click(x + 0.807 * width, y + 0.193 * height); // where hole a will be
  await until(() => played(page, waiting), 'a', 'the first touch to count');
  assert.ok(!(await page.locator('schlegel-board img').isVisible()));
  const focused = await add(page, { puzzle: 'icosian', board: 'cube', wait: '' }, { image: 'first-icosian.svg', loads: false });
  await page.keyboard.press('Tab');
  await until(
    () => boardAt(page, focused).evaluate((board) => board.shadowRoot.activeElement?.dataset.id),
    'a',
    'the focus to come to the board',
  );
  const still = await add(page, { puzzle: 'peg', board: 'english33', readonly: '' });
  const picture = boardAt(page, still).locator('svg');
  assert.equal(await picture.getAttribute('role'), 'img');
  assert.match(await picture.getAttribute('aria-label'), /32 pegs/);
  assert.equal(await boardAt(page, still).locator('[data-id]').count(), 0);
  const [large, small] = await boardAt(page, still).evaluate((board) => {
    const letters = () => board.shadowRoot.querySelectorAll('text').length;
    const before = letters();
    board.setAttribute('small', '');
    return board.play([]).then(() => [before, letters()]);
  });
  assert.ok(large > 30 && small === 0);
});

test('shapes glide to their places, but not under reduced motion', async (t) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await example(t, { reducedMotion });
    const number = await add(page, { puzzle: 'sliding', board: 'grid_2x2' });
    const gliding = await boardAt(page, number).evaluate((board) => {
      let count = -1;
      board.addEventListener('move', () => (count = board.shadowRoot.getAnimations({ subtree: true }).length));
      return board.play([board.targets.find(({ enabled }) => enabled).id]).then(() => count);
    });
    assert.equal(gliding > 0, reducedMotion === 'no-preference');
  }
});

test('a board sets no timers and asks for no frames', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => {
    window.waited = [];
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
      const usual = window[name];
      window[name] = (...given) => {
        window.waited.push(name);
        return usual.apply(window, given);
      };
    }
  });
  await page.goto(new URL(embed, siteUrl()).href);
  await page.evaluate(() => Promise.all([...document.querySelectorAll('schlegel-board')].map((board) => board.play([]))));
  for (const hole of 'abc') await page.mouse.click(...(await place(page, 0, hole)));
  assert.equal(await played(page, 0), 'a b c');
  assert.deepEqual(await page.evaluate(() => window.waited), []);
});

test(`the first board needs at most ${most} bytes`, async (t) => {
  const page = await open(t, { wait: false });
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  await page.goto(new URL(embed, siteUrl()).href);
  await page.evaluate(() => document.querySelector('schlegel-board').play(['a']));
  const files = [...asked].filter((name) => name !== embed && name !== 'favicon.ico');
  const sizes = files.map((name) => gzipSync(readFileSync(`${siteFolder}/${name}`)).length);
  const sum = sizes.reduce((all, one) => all + one, 0);
  t.diagnostic(`${sum} bytes: ${files.map((name, i) => `${name} ${sizes[i]}`).join(', ')}`);
  assert.ok(files.includes('board.wasm') && !files.some((name) => name.includes('later')));
  assert.ok(sum <= most);
});

for (const [name, colours] of colourSchemes)
  test(`axe finds nothing on boards: ${name}`, async (t) => {
    const page = await example(t, colours);
    await add(page, { puzzle: 'sliding', board: 'grid_3x3' });
    await add(page, { puzzle: 'quintomino', board: 'tetrahedron' });
    await add(page, { puzzle: 'peg', board: 'english33', readonly: '' });
    await add(page, { puzzle: 'icosian', board: 'cube', wait: '' }, { image: 'first-icosian.svg', loads: false });
    await axeFindsNothing(page);
  });

test('boards work on a page with the strict policy of the site', async (t) => {
  const page = await open(t, { at: '#icosian?level=cube' });
  const told = await page.evaluate(playUnderPolicy);
  assert.deepEqual(told, ['rgb(32, 36, 44)', ['a', 'b'], true]);
});

// In a page with the site's policy: a board is loaded, played and asked. Returns the colour of its first peg, its moves, and whether the solver found a way.
async function playUnderPolicy() {
  await import(new URL('board.js', location.href).href);
  const board = document.createElement('schlegel-board');
  board.setAttribute('puzzle', 'icosian');
  board.setAttribute('board', 'cube');
  document.body.append(board);
  await board.play(['a', 'b']);
  const peg = [...board.shadowRoot.querySelectorAll('.shapes circle')].find((shape) => shape.getAttribute('fill') === 'var(--peg)');
  const { result } = await board.ask({ verb: 'solve' });
  const told = [getComputedStyle(peg).fill, board.moves, result === 'found'];
  board.remove();
  return told;
}

// The browser that is being tested, and the site that it visits.
let browser, site;

const middle = (number, id) =>
  browser.run(
    (number, id) => {
      const board = document.querySelectorAll('schlegel-board')[number];
      const { x, y, width, height } = board.shadowRoot.querySelector(`[data-id="${id}"]`).getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    },
    number,
    id,
  );
const loaded = () =>
  until(() => browser.run(() => [...document.querySelectorAll('schlegel-board')].every((board) => board.status)), Boolean, 'the boards');
const solves = (number) => browser.run((number) => document.querySelectorAll('schlegel-board')[number].solved, number);

async function playByPointer(way, t) {
  await browser.visit(new URL(`${embed}?${way}`, site.url).href);
  if (way === 'touch' && !(await browser.touches())) return t.skip('the driver makes a mouse of every touch');
  await loaded();
  for (const hole of tour) await browser.lead(way, [await middle(0, hole)]);
  assert.ok(await solves(0));
  await browser.run(() => document.querySelectorAll('schlegel-board')[1].scrollIntoView({ block: 'center' }));
  for (const squares of lines) {
    const places = [];
    for (const square of squares) places.push(await middle(1, square));
    await browser.lead(
      way,
      places.flatMap((at, i) => (i ? along(places[i - 1], at, 3) : [at])).map((at) => at.map(Math.round)),
    );
  }
  assert.ok(await solves(1));
  assert.deepEqual(browser.takeProblems(), []);
}

async function playByKeys() {
  await browser.visit(new URL(`${embed}?keys`, site.url).href);
  await loaded();
  await browser.run(() => document.querySelector('schlegel-board').shadowRoot.querySelector('[data-id=a]').focus());
  await browser.keys(['Enter', ...tour.slice(1)]);
  assert.ok(await solves(0));
  await browser.keys(['Tab']);
  for (const squares of lines) {
    const focused = await browser.run(() => document.querySelectorAll('schlegel-board')[1].shadowRoot.activeElement.dataset.id);
    await browser.keys(keysOf(focused, squares));
  }
  assert.ok(await solves(1));
  assert.deepEqual(browser.takeProblems(), []);
  await browser.visit(new URL('?policy#icosian?level=cube', site.url).href);
  assert.deepEqual(await browser.run(playUnderPolicy), ['rgb(32, 36, 44)', ['a', 'b'], true]);
}

for (const [name, kind] of Object.entries(browsers)) {
  const missing = kind.missing();
  if (missing.length > 0) skipped(`${name}: small boards`, missing.join(', '));
  else
    describe(name, () => {
      before(async () => {
        site = await serve(siteFolder);
        browser = await kind.launch();
      });
      after(async () => {
        await browser?.close();
        await site?.close();
      });
      for (const way of ['mouse', 'touch']) test(`${name}: two boards are played to the end by ${way}`, (t) => playByPointer(way, t));
      test(`${name}: two boards are played to the end by keys, and under the strict policy of the site`, playByKeys);
    });
}
