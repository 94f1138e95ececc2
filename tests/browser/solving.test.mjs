// What the machine says, and what happens when it takes long, breaks or cannot be had.
import assert from 'node:assert/strict';
import {
  along,
  browse,
  card,
  choose,
  click,
  drag,
  fingers,
  focusedId,
  goToBoards,
  heard,
  hole,
  item,
  label,
  offers,
  open,
  phone,
  playText,
  press,
  section,
  show,
  summary,
  tap,
  tell,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

// A count that takes far longer than any test waits.
const endless = 'icosian\ngraph knight_12x12\n';

async function startEndless(page) {
  await playText(page, endless);
  await page.waitForSelector('#app', { state: 'visible' });
  await browse(page);
  await page.locator('#mirror [data-id=cancel][aria-label="Stop counting"]').waitFor({ state: 'attached' }); // the first tour is there
}

test('the opening q r s n p has two tours; one of them is played out', async (t) => {
  const page = await open(t);
  await tell(page, 'count');
  await page.keyboard.type('qrsnp');
  await heard(page, /\b2 ways left/);
  await until(() => label(page, hole('c')), /safe/, 'C safe');
  assert.match(await label(page, hole('z')), /out of reach/);

  await show(page);
  const seen = new Set();
  await until(
    async () => {
      const text = await summary(page);
      seen.add(text);
      return text;
    },
    /20 pegs/,
    'the tour to be played out',
  );
  assert.ok(seen.size > 4, `it is played step by step; seen were ${[...seen]}`);
  await heard(page, /By the computer/);
});

test('a shown game keeps its pace where frames are slow', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (call) => (window.slow ? setTimeout(() => call(performance.now()), 1000) : ask.call(window, call));
  });
  await page.clock.install();
  await visit(page);
  const at = async () => parseInt(await item(page, 'timeline').getAttribute('aria-valuetext'));
  await show(page);
  const begun = await until(at, (moves) => moves > 0, 'a move');
  await page.evaluate(() => {
    window.slow = true;
  });
  await page.clock.runFor(5000); // five frames, and time for eleven moves
  assert.ok((await at()) >= begun + 9, `${begun} moves became ${await at()}`);
});

test('how many ways are left, and which moves keep one, is told until another board is opened', async (t) => {
  const page = await open(t);
  await tell(page, 'count');
  await page.keyboard.type('qrsnpcb');
  await until(() => label(page, hole('g')), /safe/, 'G safe');
  assert.doesNotMatch(await label(page, hole('z')), /safe/);
  assert.match((await section(page, 'Answer')).join(' '), /The rings show what keeps a tour possible/);
  await page.keyboard.type('z');
  await heard(page, /^Stuck since move 8\./);
  await press(page, 'board:next');
  await until(() => label(page, 'telling'), 'While I play, tell me: nothing', 'silence on the next board');
  await visit(page);
  assert.equal(await label(page, 'telling'), 'While I play, tell me: nothing');
  assert.doesNotMatch(await label(page, hole('g')), /safe/);
});

test('the menus are used by keyboard alone, and Escape closes them', async (t) => {
  const page = await open(t);
  await item(page, 'telling').focus();
  await page.keyboard.press('Enter');
  const focused = (id) => until(() => focusedId(page), id, `focus on ${id}`);
  await focused('tell:nothing');
  await item(page, 'telling').and(page.locator('[aria-expanded=true]')).waitFor({ state: 'attached' });
  assert.equal(await item(page, 'tell:nothing').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('ArrowRight');
  await focused('tell:stuck');
  await page.keyboard.press('Escape');
  await item(page, 'tell:nothing').waitFor({ state: 'detached' });
  await focused('telling');
  await page.keyboard.press('Shift+S');
  await item(page, 'show').waitFor({ state: 'attached' });
  await page.keyboard.press('Shift+S');
  await item(page, 'show').waitFor({ state: 'detached' });
});

test('since when the board is unsolvable, what the move has done, and back before it by one press or key', async (t) => {
  const page = await open(t);
  const at = (moves) =>
    until(
      () => item(page, 'timeline').getAttribute('aria-valuetext'),
      (text) => parseInt(text) === moves,
      `${moves} moves`,
    );
  await tell(page, 'stuck');
  await page.keyboard.type('gbzxwvj');
  await heard(page, /^Stuck since move 7\. Move 7 cut off H\.$/);
  await page.keyboard.type('k');
  await at(8);
  await offers(page, 'Back to move 6');
  await click(page, 'go');
  await at(6);
  await offers(page, 'Hint');
  await press(page, 'redo');
  await offers(page, 'Back to move 6');
  await page.keyboard.press('Shift+B');
  await at(6);
});

test('a proof is gone through on the card, and what it speaks of is lit on the board', async (t) => {
  const page = await open(t);
  await tell(page, 'stuck');
  await page.keyboard.type('gbzxwvj');
  await heard(page, /^Stuck since move 7/);
  assert.match(await label(page, hole('h')), /highlighted/, 'what is cut off');
  await press(page, 'explain');
  await heard(page, /^Step 2 of \d\. No solution from here\. Without holes 7 and 1, /); // the first step has been told
  await press(page, 'why:previous');
  const lit = (letter, what) =>
    until(
      () => label(page, hole(letter)),
      (text) => /highlighted/.test(text) === what,
      `${letter} ${what ? '' : 'not '}lit`,
    );
  await lit('h', true);
  await lit('g', true);
  assert.doesNotMatch(await label(page, hole('q')), /highlighted/);
  await heard(page, /^Step 1 of \d\. No solution from here\. Every route from hole H/);
  assert.match((await section(page, 'Answer')).join(' '), /^Step 1 of \d No solution from here Every route from hole H/);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  assert.equal(await item(page, 'why:previous').getAttribute('aria-disabled'), 'true');
  await click(page, 'go');
  await heard(page, /^Step 2 of/);
  await page.keyboard.press('>');
  await heard(page, /^Step 3 of/);
  await lit('q', true);
  await page.keyboard.press('<');
  await heard(page, /^Step 2 of/);
  await page.keyboard.press('Escape');
  await lit('q', false);
  await press(page, 'certificate');
  await page.waitForSelector('#proof[open]');
  assert.match(await page.textContent('#proof .prose'), /checker verified/);
  assert.match(await page.inputValue('#proof-text'), /^pieces \d+/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#proof', { state: 'hidden' });
  await press(page, 'go');
  await offers(page, 'Hint');
});

// Boxes of the buttons that stay where they are while the text above them changes.
const boxes = async (page, ...ids) => Promise.all(ids.map(async (id) => (await item(page, id).boundingBox()).y));

for (const [device, options] of [
  ['desktop', {}],
  ['phone', { ...phone, deviceScaleFactor: 1 }],
])
  test(`the first button stays under the pointer through a hint, an explanation and a proof: ${device}`, async (t) => {
    const page = await open(t, { at: '#numberlink?level=first_5x5', ...options });
    const pointed = options.hasTouch ? tap : click;
    const [y] = await boxes(page, 'go');
    for (const label_of of ['Why?', 'Do it', 'Hint']) {
      await pointed(page, 'go');
      await offers(page, label_of);
      assert.deepEqual(await boxes(page, 'go'), [y]);
    }
    await pointed(page, 'explain');
    await offers(page, 'Next step');
    for (let i = 0; i < 2; ++i) {
      assert.deepEqual(await boxes(page, 'go', 'why:previous', 'why:play'), [y, y, y]);
      await pointed(page, 'go');
      await heard(page, new RegExp(`^Step ${i + 2} of`));
    }
    const board = await item(page, 'undo').boundingBox(),
      close = await item(page, 'close').boundingBox();
    assert.ok(options.hasTouch ? close.y >= board.y + board.height : close.x > board.x + board.width, 'the card covers nothing');
    await pointed(page, 'close');
    await offers(page, 'Hint');
  });

// A line drawn by mouse that closes off places no line can cover any more.
const deadLine = ['r2c4', 'r1c4', 'r1c3', 'r1c2'].map((place) => `target:${place}`);
const lead = (page) => drag(page, ...deadLine);

test('what has no room on the card of a small phone is scrolled to by finger, and the buttons stay', async (t) => {
  const page = await open(t, {
    ...phone,
    deviceScaleFactor: 1,
    viewport: { width: 360, height: 640 },
    at: '#numberlink?level=first_5x5',
  });
  await press(page, 'explain');
  await heard(page, /^Step 1 of/);
  await tap(page, 'go');
  await heard(page, /^Step 2 of/);
  const covered = () => item(page, 'fold').evaluate((element) => element.classList.contains('covered'));
  const [y] = await boxes(page, 'go');
  assert.ok(await covered());
  await fingers(page, [along([180, y - 10], [180, y - 400])]);
  await until(covered, (now) => !now, 'the link in sight');
  assert.deepEqual(await boxes(page, 'go'), [y]);
});

test('while the machine says nothing, the headline is spoken, and a dead position is found out by asking', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  await drag(page, ...['r2c1', 'r2c2', 'r2c3'].map((place) => `target:${place}`));
  await heard(page, /3 pairs to connect/i);
  await choose(page, 'more', 'restart');
  await lead(page);
  await show(page);
  await heard(page, /no solution from here/i);
  await until(() => label(page, 'go'), /^Back to /, 'the way back');
  await press(page, 'go'); // the drag that led there
  await until(
    () => item(page, 'timeline').getAttribute('aria-valuetext'),
    (text) => parseInt(text) === 0,
    'no moves',
  );
  await offers(page, 'Hint');
});

// Notes in the page when a key goes down and what happens to workers.
function watchWorkers(page) {
  return page.addInitScript(() => {
    window.seen = [];
    const note = (what, worker) => window.seen.push({ what, worker, at: performance.now() });
    window.addEventListener('keydown', () => note('key', 0), true);
    let count = 0;
    window.Worker = class extends Worker {
      constructor(address) {
        super(address);
        this.number = ++count;
        this.addEventListener('message', ({ data }) => note(data.type, this.number));
      }
      postMessage(message) {
        note(message.type, this.number);
        super.postMessage(message);
      }
      terminate() {
        note('terminate', this.number);
        super.terminate();
      }
    };
  });
}

test('a long search tells its progress, is cancelled, and a solver is ready at once', async (t) => {
  const page = await open(t, { wait: false });
  await watchWorkers(page);
  await visit(page);
  await startEndless(page);
  const seen = () => page.evaluate(() => window.seen);
  await until(
    seen,
    (all) => all.some(({ what }) => what === 'progress') && all.some(({ what, worker }) => what === 'ready' && worker === 2),
    'progress, and the spare worker behind a search that runs long',
  );
  await press(page, 'cancel');
  await item(page, 'cancel').waitFor({ state: 'detached' });
  const notes = await seen();
  const key = notes.findLast(({ what }) => what === 'key'),
    end = notes.findLast(({ what }) => what === 'terminate');
  t.diagnostic(`the search ended ${(end.at - key.at).toFixed(0)} ms after the key (frames are slow without a graphics card)`);
  assert.equal(end.worker, 1);
  assert.ok(end.at > key.at && end.at - key.at < 1000, `${end.at - key.at} ms`);

  await playText(page, 'icosian\ngraph cube\n');
  await tell(page, 'count');
  await heard(page, /\b6 tours/);
  const answered = (await seen()).filter(({ at }) => at > end.at);
  assert.deepEqual(
    answered
      .filter(({ what }) => !['key', 'progress', 'taken'].includes(what))
      .slice(0, 2)
      .map(({ what, worker }) => [what, worker]),
    [
      ['ask', 2],
      ['reply', 2],
    ],
  );
});

test('a long search is announced now and then; Cancel says so and keeps the focus in its place', async (t) => {
  const page = await open(t, { wait: false });
  await page.clock.install();
  await visit(page);
  await startEndless(page);
  await page.clock.fastForward(11_000);
  await heard(page, /^Still working: .*\d.*\.$/);
  await item(page, 'cancel').focus();
  await page.keyboard.press('Enter');
  await heard(page, /^Cancelled\.$/);
  await item(page, 'cancel').waitFor({ state: 'detached' });
  assert.equal(await focusedId(page), 'go');
});

// Every question from now on ends so.
const answerWith = (page, message) =>
  page.workers()[0].evaluate((message) => {
    self.onmessage = ({ data }) => self.postMessage({ ...message, job: data.job });
  }, message);

for (const [what, message, headline, detail] of [
  ['that fails', { type: 'failed', text: 'memory limit reached' }, 'No answer', 'Memory limit reached'],
  [
    'that ends without an answer',
    { type: 'reply', reply: { result: 'unknown', budget: 'stopped after 3 positions' }, heap: 0 },
    'Not known',
    'No answer found: stopped after 3 positions.',
  ],
])
  test(`a search ${what} is told until the next move`, async (t) => {
    const page = await open(t);
    await tell(page, 'count');
    await heard(page, /\b30 /);
    await answerWith(page, message);
    await page.keyboard.type('q');
    await heard(page, new RegExp(`^${headline}. ${detail}`));
    await page.waitForTimeout(1500);
    assert.deepEqual(await section(page, 'Answer'), [headline, detail]);
    assert.equal(await label(page, 'go'), 'Try again');
    await press(page, 'undo');
    await heard(page, /30 tours/);
    await until(
      () => section(page, 'Answer'),
      (lines) => !lines.includes(headline),
      'the answer that is known',
    );
  });

test('a new question replaces a search that runs', async (t) => {
  const page = await open(t);
  await startEndless(page);
  await goToBoards(page);
  await card(page, 'icosian\thamilton').locator('a').click();
  await tell(page, 'count');
  await page.keyboard.type('qrsnp');
  await heard(page, /\b2 ways left/);
});

test('a worker that crashes is a message, and the next question is answered', async (t) => {
  const page = await open(t);
  await tell(page, 'count');
  await heard(page, /\b30 /);
  await page.workers()[0].evaluate(() => {
    self.onmessage = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
  });
  await page.keyboard.type('q');
  await heard(page, /solver crashed/i);
  await page.keyboard.type('rsnp');
  await heard(page, /\b2 ways left/);
});

test('a worker that falls silent is replaced, and the question is answered', async (t) => {
  const page = await open(t, { wait: false });
  await page.clock.install();
  await visit(page);
  await tell(page, 'count');
  await heard(page, /\b30 /);
  await page.workers()[0].evaluate(() => {
    self.onmessage = () => {};
  });
  await page.keyboard.type('qrsnp');
  await until(() => summary(page), /5 pegs/, 'the pegs');
  await page.waitForTimeout(300);
  await page.clock.runFor(3000);
  await heard(page, /\b2 ways left/);
});

test('without the solver’s file there is a message, and the game goes on', async (t) => {
  const page = await open(t, { wait: false });
  await page.route('**/solver.wasm', (route) => route.abort());
  await visit(page);
  await tell(page, 'count');
  await heard(page, /couldn’t load/i);
  await page.keyboard.type('qrs');
  await until(() => summary(page), /3 pegs/, '3 pegs');
  await page.unroute('**/solver.wasm');
  await page.keyboard.type('np');
  await heard(page, /\b2 ways left/);
  page.problems = page.problems.filter((text) => !/ERR_FAILED/.test(text));
});
