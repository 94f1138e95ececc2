// What the machine says, and what happens when it takes long, breaks or cannot be had.
import assert from 'node:assert/strict';
import {
  centre,
  click,
  drag,
  focusedId,
  heard,
  hole,
  item,
  label,
  open,
  phone,
  press,
  ready,
  said,
  section,
  siteUrl,
  summary,
  tap,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

// A count that takes far longer than any test waits.
const endless = 'icosian\ngraph knight_12x12\n';

async function edit(page, text) {
  await press(page, 'edit');
  await page.waitForSelector('#edit[open]');
  await page.fill('#edit-text', text);
  await page.click('#edit-apply');
}

async function startEndless(page) {
  await edit(page, endless);
  await page.waitForSelector('#edit', { state: 'hidden' });
  await press(page, 'browse');
  await item(page, 'cancel').waitFor({ state: 'attached' });
}

test('the opening q r s n p has two tours; one of them is played out', async (t) => {
  const page = await open(t);
  await press(page, 'advisor:count');
  await page.keyboard.type('qrsnp');
  await heard(page, /\b2 tours/);
  await press(page, 'marking');
  await until(
    () => label(page, hole('c')),
    (text) => /safe/.test(text),
    'C safe',
  );
  assert.match(await label(page, hole('z')), /out of reach/);

  await press(page, 'show');
  const seen = new Set();
  await until(
    async () => {
      const text = await summary(page);
      seen.add(text);
      return text;
    },
    (text) => text.includes('20 pegs'),
    'the tour to be played out',
  );
  assert.ok(seen.size > 4, `it is played step by step; seen were ${[...seen]}`);
  await heard(page, /shown by the computer/);
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
  await press(page, 'show');
  const begun = await until(at, (moves) => moves > 0, 'a move');
  await page.evaluate(() => {
    window.slow = true;
  });
  await page.clock.runFor(5000); // five frames, and time for eleven moves
  assert.ok((await at()) >= begun + 9, `${begun} moves became ${await at()}`);
});

test('the verdict is a plain yes; safe moves are marked by a choice of its own, which is kept; a hint marks the one to take', async (t) => {
  const page = await open(t);
  await press(page, 'advisor:verdict');
  await heard(page, /^Solvable\W*$/);
  await page.keyboard.type('qrsnpcb');
  await until(
    () => summary(page),
    (text) => text.includes('7 pegs'),
    '7 pegs',
  );
  assert.doesNotMatch(await label(page, hole('z')), /safe|leaves no/);
  assert.equal(await label(page, 'advisor:verdict'), 'Solvable?');
  assert.equal(await item(page, 'marking').getAttribute('aria-checked'), 'false');
  await press(page, 'marking');
  await until(
    () => label(page, hole('g')),
    (text) => /safe/.test(text),
    'G safe',
  );
  assert.match(await label(page, hole('z')), /leaves no solution/);
  await heard(page, /Z is a dead end/);
  await visit(page);
  await until(
    () => label(page, hole('z')),
    (text) => /leaves no solution/.test(text),
    'Z a dead end after a reload',
  );
  await press(page, 'marking');
  await press(page, 'advisor:hint');
  await until(
    () => label(page, hole('g')),
    (text) => /suggested move/.test(text),
    'a hint',
  );
  assert.doesNotMatch(await label(page, hole('z')), /safe|leaves no/);
  await page.keyboard.type('z');
  await heard(page, /unsolvable since move 8 \(Z\)/i);
  await press(page, 'advisor:nothing');
  await until(
    () => label(page, hole('x')),
    (text) => !/safe|leaves no|suggested/.test(text),
    'silence',
  );
});

test('since when the board is unsolvable, what the move has done, and back before it by one press', async (t) => {
  const page = await open(t);
  await press(page, 'advisor:verdict');
  await page.keyboard.type('gbzxwvj');
  await heard(page, /since move 7 \(J\).*That cut off H\./);
  await page.keyboard.type('k');
  await until(
    () => item(page, 'timeline').getAttribute('aria-valuetext'),
    (text) => /^8/.test(text),
    'eight moves',
  );
  await until(
    () => label(page, 'back').catch(() => ''),
    (text) => text === 'Back to move 6',
    'the way back',
  );
  await click(page, 'back');
  await until(
    () => item(page, 'timeline').getAttribute('aria-valuetext'),
    (text) => /^6/.test(text),
    'six moves',
  );
  await heard(page, /Solvable/);
  assert.equal(await item(page, 'back').count(), 0);
});

test('a reason is gone through in the panel, and what it speaks of is lit on the board', async (t) => {
  const page = await open(t);
  await press(page, 'advisor:verdict');
  await page.keyboard.type('gbzxwvj');
  await item(page, 'why').waitFor({ state: 'attached' });
  assert.doesNotMatch(await label(page, hole('h')), /reason/);
  await press(page, 'why');
  assert.equal(await focusedId(page), 'why');
  await until(
    () => label(page, hole('h')),
    (text) => /highlighted/.test(text),
    'H lit',
  );
  assert.match(await label(page, hole('g')), /highlighted/);
  assert.doesNotMatch(await label(page, hole('q')), /reason/);
  await heard(page, /^Step 1 of \d\. H is cut off/);
  assert.match(await page.locator('#mirror h2:text-is("Reason") + p').textContent(), /^Step 1 of \d\. H is cut off/);
  assert.equal(await item(page, 'marking').count(), 0, 'no move is safe');
  assert.equal(await page.locator('dialog[open]').count(), 0);
  assert.equal(await item(page, 'why:previous').getAttribute('aria-disabled'), 'true');
  await click(page, 'why:next');
  await heard(page, /^Step 2 of/);
  await page.keyboard.press('>');
  await heard(page, /^Step 3 of/);
  await until(
    () => label(page, hole('q')),
    (text) => /highlighted/.test(text),
    'another piece lit',
  );
  await page.keyboard.press('<');
  await heard(page, /^Step 2 of/);
  await page.keyboard.press('Escape');
  await until(
    () => label(page, hole('h')),
    (text) => !/reason/.test(text),
    'nothing lit',
  );
  await press(page, 'why');
  await until(
    () => label(page, hole('h')),
    (text) => /highlighted/.test(text),
    'H lit again',
  );
  await press(page, 'why:details');
  await page.waitForSelector('#proof[open]');
  assert.match(await page.textContent('#proof .prose'), /checker verified/);
  assert.match(await page.inputValue('#proof-text'), /^pieces \d+/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#proof', { state: 'hidden' });
  assert.match(await label(page, hole('h')), /highlighted/);
  await press(page, 'back');
  await until(
    () => label(page, hole('h')),
    (text) => !/reason/.test(text),
    'no reason before the move',
  );
});

test('on a phone a reason is gone through in the sheet, beside the board', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await press(page, 'advisor:verdict');
  await page.keyboard.type('gbzxwvj');
  await item(page, 'why').waitFor({ state: 'attached' });
  await tap(page, 'why');
  await until(
    () => label(page, hole('h')),
    (text) => /highlighted/.test(text),
    'H lit',
  );
  for (const id of ['why', 'why:previous', 'why:next']) {
    const box = await item(page, id).boundingBox();
    assert.ok(box.width >= 44 && box.height >= 44 && box.y + box.height <= 844, `${id}: ${JSON.stringify(box)}`);
  }
  await tap(page, 'why:next');
  await heard(page, /^Step 2 of/);
  await tap(page, 'why');
  await until(
    () => label(page, hole('h')),
    (text) => !/reason/.test(text),
    'nothing lit',
  );
});

// A line drawn by mouse that closes off places no line can cover any more.
const deadLine = ['r2c4', 'r1c4', 'r1c3', 'r1c2'].map((place) => `target:${place}`);
const lead = (page) => drag(page, ...deadLine);

test('in a dead position the verdict and its reason stay, and there is nothing to show', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  await press(page, 'advisor:verdict');
  await heard(page, /Solvable/);
  await lead(page);
  await heard(page, /unsolvable since move \d/i);
  await item(page, 'why').waitFor({ state: 'attached' });
  const before = await centre(page, 'show');
  assert.equal(await item(page, 'show').getAttribute('aria-disabled'), 'true');
  await page.mouse.click(...before);
  await page.waitForTimeout(1000);
  assert.deepEqual(await centre(page, 'show'), before);
  await item(page, 'why').waitFor({ state: 'attached' });
});

test('while the machine says nothing, the headline is spoken, and a dead position is found out by asking', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  assert.doesNotMatch(
    await until(
      () => said(page),
      (text) => text !== '',
      'the board',
    ),
    /Icosian/,
  );
  await drag(page, ...['r2c1', 'r2c2', 'r2c3'].map((place) => `target:${place}`));
  await heard(page, /3 pairs to connect/i);
  await press(page, 'restart');
  await lead(page);
  await press(page, 'show');
  await heard(page, /no solution from here.*undo some moves/i);
  await item(page, 'why').waitFor({ state: 'attached' });
  await press(page, 'back'); // the drag that led there
  await until(
    () => item(page, 'timeline').getAttribute('aria-valuetext'),
    (text) => parseInt(text) === 0,
    'no moves',
  );
  await item(page, 'why').waitFor({ state: 'detached' });
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

  await edit(page, 'icosian\ngraph cube\n');
  await press(page, 'advisor:count');
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
  await page.clock.runFor(11_000);
  await heard(page, /^Still working: .*\d.*\.$/);
  await item(page, 'cancel').focus();
  await page.keyboard.press('Enter');
  await heard(page, /^Cancelled\.$/);
  await item(page, 'cancel').waitFor({ state: 'detached' });
  assert.equal(await focusedId(page), 'browser:next');
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
    await press(page, 'advisor:count');
    await heard(page, /\b30 /);
    await answerWith(page, message);
    await page.keyboard.type('q');
    await heard(page, new RegExp(`^${headline}. ${detail}`));
    await page.waitForTimeout(1500);
    assert.deepEqual(await section(page, 'Answer'), [headline, detail]);
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
  await press(page, 'boards');
  await page.click('#boards [data-level$="hamilton"]');
  await press(page, 'advisor:count');
  await page.keyboard.type('qrsnp');
  await heard(page, /\b2 tours/);
});

test('a worker that crashes is a message, and the next question is answered', async (t) => {
  const page = await open(t);
  await press(page, 'advisor:count');
  await heard(page, /\b30 /);
  await page.workers()[0].evaluate(() => {
    self.onmessage = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
  });
  await page.keyboard.type('q');
  await heard(page, /solver crashed/i);
  await page.keyboard.type('rsnp');
  await heard(page, /\b2 tours/);
});

test('a worker that falls silent is replaced, and the question is answered', async (t) => {
  const page = await open(t, { wait: false });
  await page.clock.install();
  await page.goto(siteUrl());
  await ready(page);
  await press(page, 'advisor:count');
  await heard(page, /\b30 /);
  await page.workers()[0].evaluate(() => {
    self.onmessage = () => {};
  });
  await page.keyboard.type('qrsnp');
  await until(
    () => summary(page),
    (text) => text.includes('5 pegs'),
    'the pegs',
  );
  await page.waitForTimeout(300);
  await page.clock.runFor(3000);
  await heard(page, /\b2 tours/);
});

test('without the solver’s file there is a message, and the game goes on', async (t) => {
  const page = await open(t, { wait: false });
  await page.route('**/solver.wasm', (route) => route.abort());
  await visit(page);
  await press(page, 'advisor:count');
  await heard(page, /couldn’t load/i);
  await page.keyboard.type('qrs');
  await until(
    () => summary(page),
    (text) => text.includes('3 pegs'),
    '3 pegs',
  );
  await page.unroute('**/solver.wasm');
  await page.keyboard.type('np');
  await heard(page, /\b2 tours/);
  page.problems = page.problems.filter((text) => !/ERR_FAILED/.test(text));
});
