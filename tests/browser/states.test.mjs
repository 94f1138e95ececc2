// Every state of the answer card, by each way to act: what it says, aloud once, what it offers, and that its buttons never move.
import assert from 'node:assert/strict';
import { centre, click, fingers, focusedId, item, open, phone, picture, tap, test, until, useBrowser } from './browser.mjs';

useBrowser();

// Each acts on an item of the page. A key is only of use where the item has one of its own.
const ways = {
  mouse: click,
  touch: async (page, id) => {
    await bringInSight(page, id);
    await tap(page, id);
  },
  keys: async (page, id, key) => {
    if (!key) await walkTo(page, id);
    await page.keyboard.press(key ?? 'Enter');
  },
  'accessible page': (page, id) => item(page, id).evaluate((element) => element.click()),
};

// Drags the card's text up until the item is not covered any more.
async function bringInSight(page, id) {
  const covered = () => item(page, id).evaluate((element) => element.classList.contains('covered'));
  for (const end = Date.now() + 40_000; Date.now() < end && (await covered()); ) {
    const [x, y] = await centre(page, 'go');
    await fingers(page, [[0, 20, 40, 60, 80].map((up) => [x, y - 40 - up])], () => page.waitForTimeout(100));
  }
  assert.equal(await covered(), false, `${id} comes into sight`);
}

// Tab to the group of the item, then arrows.
async function walkTo(page, id) {
  const isNear = () => item(page, id).evaluate((one) => one.parentElement.contains(document.activeElement));
  for (let i = 0; i < 40 && (await focusedId(page)) !== id; ++i) await page.keyboard.press((await isNear()) ? 'ArrowRight' : 'Tab');
  assert.equal(await focusedId(page), id);
}

// What the solver answers to each question from now on; nothing: what it finds.
const solverSays = (page, ...messages) =>
  page.workers()[0].evaluate((messages) => {
    self.solve ??= self.onmessage;
    self.onmessage = messages.length ? ({ data }) => messages.forEach((one) => self.postMessage({ ...one, job: data.job })) : self.solve;
  }, messages);

const help = 'Hint: explain solution',
  tour = 'Next: back_to_game close number previous',
  stuck = 'Back to move 6: certificate explain',
  proof = 'Next step: certificate close why:play why:previous',
  solved = 'Next board: browse celebrate:share';

// A state: its name; the item that is pressed, with its key; how what the card says begins, or else the position; the main button, and all
// others; what is said aloud once, if that is not the headline. What only opens a menu or plays has no more than the item.
const state = (name, pressed, reads, offers, says) => ({ name, ...press(pressed), reads, ...parts(offers), says });
const press = (pressed) => ({ id: pressed.split(' ')[0], key: pressed.split(' ')[1] });
const parts = (offers) => ({ main: offers.split(': ')[0], others: offers.split(': ')[1].split(' ') });
const holes = (letters) => [...letters].map((letter) => press(`target:${letter} ${letter}`));
const solver = (...messages) => ({ messages });

const numberlink = (alone) => {
  const list = 'step:1 step:2 step:3 step:4',
    step = `Next step: close why:play why:previous ${alone ? 'outline' : list}`,
    told = `${step} fold lesson`,
    listed = alone ? `${step} ${list} fold` : told,
    unfolded = `${listed} follower:1 follower:2`;
  return [
    state('Fresh', '', 'Start at any number.', help),
    state('Where', 'go Shift+H', 'Look at row 1, column 1 One thing here is certain', 'Why?: close do'),
    state('Why', 'go Shift+H', 'Line 1 must go right', 'Do it: close explain lesson'),
    state('Done', 'go Shift+H', 'Line 1 went right', `${help} close`),
    state('Moves', 'close Escape', '4 pairs to connect', help, 'Closed'),
    state('Explain', 'explain Shift+E', 'Step 1 of 4 Two empty', `${step} lesson`),
    state('step 2', 'go >', 'Step 2 of 4 Line 1', told),
    state('unfolded', 'fold', 'Step 2 of 4 Line 1', unfolded, ''),
    state('in the fold', 'go >', 'Step 2 of 4: 1 of 2 ', unfolded),
    ...(alone ? [state('this step', 'outline', 'Step 2 of 4: 1 of 2 ', told, '')] : []),
    state('folded', 'fold', 'Step 2 of 4 Line 1', told),
    ...(alone ? [state('all steps', 'outline', 'Step 2 of 4 ', listed, '')] : []),
    ...(alone ? [state('one step', 'outline', 'Step 2 of 4 ', told, '')] : []),
    state('back', 'why:previous <', 'Step 1 of 4 ', `${step} lesson`),
    state('closed', 'close Escape', '4 pairs to connect', help, 'Closed'),
    solver({ type: 'failed', text: 'memory limit reached' }),
    state('Failure', 'go Shift+H', 'No answer Memory limit reached', 'Try again: close'),
    state('closed', 'close Escape', '4 pairs to connect', help, 'Closed'),
    state('Failure', 'go Shift+H', 'No answer Memory limit reached', 'Try again: close'),
    solver(),
    state('answered', 'go', 'Look at row 5, column 5', 'Why?: close do'),
    state('closed', 'close Escape', '4 pairs to connect', help, 'Closed'),
    solver({ type: 'taken' }, { type: 'progress', fraction: 0.5, text: 'half of it' }),
    state('Working', 'explain', 'Looking for an explanation About half done', 'Cancel: ', ''),
    state('cancelled', 'cancel', '4 pairs to connect', help, 'Cancelled'),
  ];
};
const hamilton = [
  state('Fresh', '', 'Begin at any hole', help),
  ...holes('gbzxwv'),
  state('Moves', 'target:j j', '13 holes to go', help),
  state('Stuck', 'go Shift+H', 'Stuck since move 7 Move 7 cut off H', stuck),
  state('Proof', 'explain Shift+E', 'Step 2 of 5 No solution from here Without holes 7 and 1, the board falls into 3 pieces', proof),
  state('step 3', 'go >', 'Step 3 of 5 ', proof),
  state('Stuck', 'close Escape', 'Stuck since move 7', stuck, 'Closed'),
  state('back', 'go Shift+B', '14 holes to go', help),
];
const cube = (alone) => [
  state('Fresh', '', 'Begin at any hole', help),
  ...(alone ? [press('more')] : []),
  press('telling'),
  state('Count', 'tell:count', '6 tours The rings show', help),
  press('solution Shift+S'),
  state('Solution', 'browse', 'Tour 1 of 6 By the computer', tour),
  state('Next', 'go', 'Tour 2 of 6 ', tour),
  state('previous', 'previous', 'Tour 1 of 6 ', tour),
  state('my game', 'back_to_game', '6 tours ', help),
  ...holes('abc'),
  state('Count', 'target:d d', '1 way left ', help),
  press('solution Shift+S'),
  state('Solution', 'show', 'The only tour from move 4 ', 'Back to my game: close'),
  state('my game', 'go', '1 way left ', help),
  ...holes('hgf'),
  state('Solved', 'target:e e', 'Solved ', solved, 'A Hamiltonian tour!'),
  state('others', 'browse', 'Tour 2 of 6 ', tour),
  state('my game', 'close Escape', 'Solved ', solved, 'A Hamiltonian tour!'),
  state('Next board', 'go', 'Begin at any hole', help),
];

// What the card says, or else the position; its buttons, the steps it lists, and all that was said aloud.
const look = (page) =>
  page.evaluate(() => {
    const lines = { Answer: [], Position: [] };
    let under;
    for (const { tagName, textContent } of document.querySelectorAll('#mirror > div.unseen > *'))
      if (tagName === 'H2') under = lines[textContent];
      else under?.push(textContent);
    const buttons = [...document.querySelectorAll('#mirror :is([data-group=answer], [data-group=steps]) > *')].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { id: one.dataset.id, label: one.ariaLabel, covered: one.classList.contains('covered'), left, top, right, bottom };
    });
    const reads = (lines.Answer.length ? lines.Answer : lines.Position).join(' ');
    return { reads, buttons, said: window.spoken.map(({ text }) => text).join(' ') };
  });

// The main button ends where it always did, on the screen and under no other.
function checkPlaces(all, main, place, { width, height }, at) {
  const { left, top, right, bottom } = main;
  assert.deepEqual({ top, right, bottom }, place, `the main button, ${at}`);
  assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `the main button is on the screen, ${at}`);
  for (const one of all)
    if (one !== main && !one.covered)
      assert.ok(one.right <= left || one.left >= right || one.bottom <= top || one.top >= bottom, `${one.id} over the main button, ${at}`);
}

// Of those in its row the main button is the only one that is filled, and Cancel is not.
async function checkFilled(page, row, main, at) {
  const [x, y] = [Math.min(...row.map(({ left }) => left)), main.top];
  const png = await picture(page, null, { x, y, width: main.right - x, height: main.bottom - y });
  for (const one of row) {
    const column = Math.round((one.left - x + 7) * (png.width / (main.right - x)));
    const red = png.data[4 * (Math.round(png.height / 2) * png.width + column)];
    assert.equal(red < 100, one === main && one.id === 'go', `the red of ${one.id} is ${red}, ${at}`);
  }
}

for (const [way, device, options, font] of [
  ['mouse', 'desktop', {}],
  ['touch', 'phone', phone],
  ['touch', 'small phone', { ...phone, viewport: { width: 360, height: 640 } }],
  ['keys', 'desktop in forced colours', { forcedColors: 'active' }],
  ['accessible page', 'phone with text of twice the size', phone, '32px'],
])
  test(`every state of the answer card by ${way}: ${device}`, async (t) => {
    const page = await open(t, { ...options, at: '#numberlink?level=first_5x5' });
    if (font) await page.evaluate((font) => void (document.documentElement.style.fontSize = font), font);
    if (font) await until(async () => (await item(page, 'go').boundingBox()).height, 88, 'larger text');
    let place;

    async function act(id, key) {
      await item(page, id).waitFor({ state: 'attached' });
      await page.evaluate(() => void (window.spoken.length = 0));
      await ways[way](page, id, key);
    }

    async function check({ name, id, reads, main, others, says }) {
      const at = `${name}, after ${id}`,
        mainId = main === 'Cancel' ? 'cancel' : 'go';
      const ids = [mainId, ...others].filter(Boolean).sort().join(' ');
      const all = ({ buttons }) =>
        buttons
          .map((one) => one.id)
          .sort()
          .join(' ');
      const isThere = (now) => now.reads.startsWith(reads) && all(now) === ids;
      const { reads: headline, buttons } = await until(() => look(page), isThere, `“${reads}” with ${ids}, ${at}`);
      const button = buttons.find((one) => one.id === mainId);
      assert.equal(button.label, main, at);
      place ??= { top: button.top, right: button.right, bottom: button.bottom };
      checkPlaces(buttons, button, place, page.viewportSize(), at);
      const row = buttons.filter((one) => !one.covered && one.top === button.top && one.bottom === button.bottom);
      if (way === 'mouse') await checkFilled(page, row, button, at);
      const inRow = others.filter((one) => /^(back_to_game|celebrate:share|do|explain|previous|solution|why:play|why:previous)$/.test(one));
      if (!font) assert.deepEqual(row.map((one) => one.id).sort(), [mainId, ...inRow].sort(), `the row of buttons, ${at}`);
      const words = says ?? /^\S+ \S+/.exec(headline)[0];
      if (!id || !words) return;
      const { said } = await until(
        () => look(page),
        (now) => now.said.includes(words),
        `“${words}” to be said, ${at}`,
      );
      assert.equal(said.split(words).length, 2, `“${words}” is said once, ${at}: ${said}`);
    }

    for (const [board, states] of [
      ['', numberlink(options.hasTouch)],
      ['icosian?level=hamilton', hamilton],
      ['icosian?level=cube', cube(options.hasTouch)],
    ]) {
      if (board) await page.evaluate((board) => void (location.hash = board), board);
      for (const one of states) {
        if (one.messages) await solverSays(page, ...one.messages);
        if (one.id) await act(one.id, one.key);
        if (one.reads) await check(one);
      }
    }
  });
