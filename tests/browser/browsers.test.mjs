// Every other browser we have, Firefox and WebKitGTK: each plays every puzzle by mouse, by keys and by touch, asks and cancels, comes
// through a lost context, and does it all once more without a network. What is not on this machine is skipped.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { serve } from '../../scripts/serve.mjs';
import { distinctColours, siteFolder, skipped, test, until, useBrowser } from './browser.mjs';
import { browsers } from './drivers.mjs';
import { siteIsKept } from './first_load.mjs';

useBrowser({ own: true });

// The browser that is being tested, and the site that it visits.
let browser, site, url;

const label = (id) => browser.run((id) => document.querySelector(`#mirror [data-id="${id}" i]`)?.getAttribute('aria-label') ?? '', id);
const labelled = (id, what) => until(() => label(id), what, `${id} to be ${what}`);
const there = (id, wanted = true) =>
  until(
    () => browser.run((id) => document.querySelector(`#mirror [data-id="${id}"]`) !== null, id),
    wanted,
    `${id} to ${wanted ? 'come' : 'go'}`,
  );

// How many moves are played, of how many that are known.
const timeline = async () =>
  (await browser.run(() => document.querySelector('#mirror [data-id=timeline]')?.getAttribute('aria-valuetext') ?? ''))
    .match(/\d+/g)
    ?.map(Number) ?? [];
const moves = (count) =>
  until(
    () => timeline(),
    ([now]) => now === count,
    `${count} moves`,
  );
const atTheEnd = (least) =>
  until(
    () => timeline(),
    ([now, all]) => now === all && now >= least,
    `the last of at least ${least} moves`,
  );

// The first moves of a board of each puzzle: what is touched, and the label that then says so, of the same thing if no other is named.
const at = (place) => `target:${place}`;
const steps = {
  icosian: () => [...'qrsnp'].map((letter, i) => ({ touch: at(letter), says: new RegExp(`peg ${i + 1}\\b`) })),
  async sliding() {
    const labels = await Promise.all([...Array(9).keys()].map((place) => label(at(place))));
    const gap = labels.findIndex((text) => /gap/.test(text));
    const beside = gap % 3 ? gap - 1 : gap + 1;
    return [beside, beside < 3 ? beside + 3 : beside - 3].map((place) => ({ touch: at(place), says: /gap/ }));
  },
  quintomino: () => [
    { touch: at('piece 1'), says: /held/ },
    { touch: at('A'), says: /piece 1: / },
  ],
  peg: () => [
    { touch: at('d3'), says: /can land here/, of: at('b3') },
    { touch: at('b3'), says: /empty/, of: at('d3') },
  ],
  numberlink: () => [
    { touch: at('r2c1'), says: /held/ },
    { touch: at('r2c2'), says: /line 3/ },
    { touch: at('r2c3'), says: /connected/, of: at('r2c1') },
  ],
};
const boards = { icosian: 'hamilton', sliding: 'eight_easy', quintomino: 'tetrahedron', peg: 'english33_cross', numberlink: 'first_5x5' };
const played = { icosian: 5, sliding: 2, quintomino: 1, peg: 1, numberlink: 2 }; // moves by those steps

async function show() {
  await browser.press('solution');
  await there('show');
  await browser.press('show');
}

async function play(puzzle, touch) {
  for (const step of await steps[puzzle]()) {
    await touch(step.touch);
    await labelled(step.of ?? step.touch, step.says);
  }
  await moves(played[puzzle]);
}

async function ready() {
  await until(
    () => browser.run(() => !document.getElementById('boot') && document.querySelector('#mirror [data-kind=target]') !== null),
    Boolean,
    'the app',
  );
}

const picture = async () => PNG.sync.read(await browser.picture());

let opened = 0;
async function open(puzzle) {
  // loaded anew each time, as the query is another one, and played from its start
  await browser.visit(`${url}?${++opened}#${puzzle}?level=${boards[puzzle]}`);
  await ready();
  await until(
    async () => {
      const [now] = await timeline();
      if (now > 0) await browser.run(() => document.querySelector('#mirror [data-id=restart]')?.click());
      return now;
    },
    0,
    'the start',
  );
}
const nothingBroke = (except = /^$/) =>
  assert.deepEqual(
    browser.takeProblems().filter((text) => !except.test(text)),
    [],
  );

async function playByMouseAndKeys(puzzle) {
  await open(puzzle);
  assert.ok(distinctColours(await picture()) > 50, 'the board is drawn');
  await play(puzzle, (id) => browser.click(id));
  await browser.keys(['Control', 'z'], { chord: true });
  await moves(played[puzzle] - 1);
  await browser.press('more');
  await there('restart');
  await browser.press('restart');
  await moves(0);
  if (puzzle === 'icosian') await browser.keys([...'qrsnp']);
  else if (puzzle === 'peg') await browser.keys([...'d3b3']);
  else await play(puzzle, (id) => browser.press(id));
  await moves(played[puzzle]);
  await show();
  await atTheEnd(played[puzzle]);
  nothingBroke();
}

async function playByTouch(puzzle, t) {
  await open(puzzle);
  if (!(await browser.touches())) return t.skip('the driver makes a mouse of every touch');
  await play(puzzle, (id) => browser.tap(id));
  nothingBroke();
}

async function cancelSearch() {
  await open('icosian');
  await browser.run(() => localStorage.setItem('schlegel.edit_tab', 'text'));
  await browser.press('more');
  await there('edit');
  await browser.press('edit');
  await until(() => browser.run(() => Boolean(document.getElementById('edit-text')?.offsetParent)), Boolean, 'the editor');
  await browser.run(() => {
    document.getElementById('edit-text').value = 'icosian\ngraph knight_12x12\n'; // a count that takes far longer than any test waits
    document.getElementById('edit-apply').click();
  });
  await until(() => browser.run(() => document.querySelectorAll('#mirror [data-kind=target]').length), 144, 'the large board');
  await browser.press('solution');
  await there('browse');
  await browser.press('browse');
  await there('cancel');
  // The first solution and the count are two questions: both are cancelled.
  await until(
    () =>
      browser.run(() => {
        const cancel = document.querySelector('#mirror [data-id=cancel]');
        cancel?.click();
        return cancel === null;
      }),
    Boolean,
    'cancel to go',
  );
  await open('icosian');
  await show();
  await atTheEnd(19);
  nothingBroke();
}

async function loseContext() {
  await open('icosian');
  await browser.keys([...'qrsnpc']);
  await moves(6);
  await browser.keys(['Backspace']);
  await moves(5);
  const same = (a, b) => pixelmatch(a.data, b.data, null, a.width, a.height, { threshold: 0.1 }) === 0;
  let before = await picture();
  await until(
    async () => {
      const last = before;
      before = await picture();
      return same(last, before);
    },
    Boolean,
    'the picture to rest',
  );
  assert.ok(distinctColours(before) > 50, 'the board is drawn');
  await browser.run(() => {
    const canvas = document.getElementById('canvas');
    window.context = (canvas.getContext('webgl') ?? canvas.getContext('webgl2')).getExtension('WEBGL_lose_context');
    return new Promise((done) => {
      canvas.addEventListener('webglcontextlost', () => setTimeout(done));
      window.context.loseContext();
    });
  });
  await browser.keys(['c']);
  await browser.run(() => window.context.restoreContext());
  await moves(6);
  await browser.keys(['Backspace']);
  await until(
    () => picture(),
    (now) => same(now, before),
    'the same picture',
  );
  nothingBroke(/context/i);
}

async function playOffline() {
  await open('icosian');
  await browser.keys([...'qrs']);
  await moves(3);
  await browser.run(siteIsKept);
  await site.close();
  await browser.reload();
  await ready();
  await moves(3);
  for (const puzzle of Object.keys(boards)) {
    await open(puzzle);
    await play(puzzle, (id) => browser.press(id));
    await show();
    await atTheEnd(played[puzzle]);
  }
  nothingBroke();
}

for (const [name, kind] of Object.entries(browsers)) {
  const missing = kind.missing();
  if (missing.length > 0) skipped(`${name}: every puzzle`, missing.join(', '));
  else
    describe(name, () => {
      before(async () => {
        site = await serve(siteFolder);
        url = site.url.replace('localhost', 'site.localhost'); // on plain localhost nothing is kept for later
        browser = await kind.launch();
      });
      after(async () => {
        await browser?.close();
        await site?.close();
      });
      for (const puzzle of Object.keys(boards)) {
        test(`${name}: ${puzzle} by mouse and by keys, and an answer`, () => playByMouseAndKeys(puzzle));
        test(`${name}: ${puzzle} by touch`, (t) => playByTouch(puzzle, t));
      }
      test(`${name}: a long search is cancelled, and the next question is answered`, cancelSearch);
      test(`${name}: a lost context comes back with every pixel, and the game goes on meanwhile`, loseContext);
      test(`${name}: every puzzle without a network`, playOffline);
    });
}
