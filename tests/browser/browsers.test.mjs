// Every other browser we have, Firefox and WebKitGTK: each plays every puzzle by mouse, by keys and by touch, asks and cancels, comes
// through a lost context, and does it all once more without a network. What is not on this machine is skipped.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { serve } from '../../scripts/serve.mjs';
import { distinctColours, siteFolder, skipped, test, until } from './browser.mjs';
import { browsers } from './drivers.mjs';

const label = (browser, id) =>
  browser.run((id) => document.querySelector(`#mirror [data-id="${id}" i]`)?.getAttribute('aria-label') ?? '', id);
const labelled = (browser, id, what) =>
  until(
    () => label(browser, id),
    (text) => what.test(text),
    `${id} to be ${what}`,
  );
const there = (browser, id, wanted = true) =>
  until(
    () => browser.run((id) => document.querySelector(`#mirror [data-id="${id}"]`) !== null, id),
    (now) => now === wanted,
    `${id} to ${wanted ? 'come' : 'go'}`,
  );

// How many moves are played, of how many that are known.
const timeline = async (browser) =>
  (await browser.run(() => document.querySelector('#mirror [data-id=timeline]')?.getAttribute('aria-valuetext') ?? ''))
    .match(/\d+/g)
    ?.map(Number) ?? [];
const moves = (browser, count) =>
  until(
    () => timeline(browser),
    ([now]) => now === count,
    `${count} moves`,
  );
const atTheEnd = (browser, least) =>
  until(
    () => timeline(browser),
    ([now, all]) => now === all && now >= least,
    `the last of at least ${least} moves`,
  );

// The first moves of a board of each puzzle: what is touched, and the label that then says so, of the same thing if no other is named.
const at = (place) => `target:${place}`;
const steps = {
  icosian: () => [...'qrsnp'].map((letter, i) => ({ touch: at(letter), says: new RegExp(`peg ${i + 1}\\b`) })),
  async sliding(browser) {
    const labels = await Promise.all([...Array(9).keys()].map((place) => label(browser, at(place))));
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

async function show(browser) {
  await browser.press('solution');
  await there(browser, 'show');
  await browser.press('show');
}

async function play(browser, puzzle, touch) {
  for (const step of await steps[puzzle](browser)) {
    await touch(step.touch);
    await labelled(browser, step.of ?? step.touch, step.says);
  }
  await moves(browser, played[puzzle]);
}

async function ready(browser) {
  await until(
    () => browser.run(() => !document.getElementById('boot') && document.querySelector('#mirror [data-kind=target]') !== null),
    Boolean,
    'the app',
  );
}

async function picture(browser) {
  return PNG.sync.read(await browser.picture());
}

for (const [name, kind] of Object.entries(browsers)) {
  const missing = kind.missing();
  if (missing.length > 0) skipped(`${name}: every puzzle`, missing.join(', '));
  else
    describe(name, () => {
      let browser, site, url;
      before(async () => {
        site = await serve(siteFolder);
        url = site.url.replace('localhost', 'site.localhost'); // on plain localhost nothing is kept for later
        browser = await kind.launch();
      });
      after(async () => {
        await browser?.close();
        await site?.close();
      });

      let opened = 0;
      async function open(puzzle) {
        // loaded anew each time, as the query is another one, and played from its start
        await browser.visit(`${url}?${++opened}#${puzzle}?level=${boards[puzzle]}`);
        await ready(browser);
        await until(
          async () => {
            const [now] = await timeline(browser);
            if (now > 0) await browser.run(() => document.querySelector('#mirror [data-id=restart]')?.click());
            return now;
          },
          (now) => now === 0,
          'the start',
        );
      }
      const nothingBroke = (except = /^$/) =>
        assert.deepEqual(
          browser.takeProblems().filter((text) => !except.test(text)),
          [],
        );
      const scenario = (what, run) => test(`${name}: ${what}`, run);

      for (const puzzle of Object.keys(boards)) {
        scenario(`${puzzle} by mouse and by keys, and an answer`, async () => {
          await open(puzzle);
          assert.ok(distinctColours(await picture(browser)) > 50, 'the board is drawn');
          await play(browser, puzzle, (id) => browser.click(id));
          await browser.keys(['Control', 'z'], { chord: true });
          await moves(browser, played[puzzle] - 1);
          await browser.press('more');
          await there(browser, 'restart');
          await browser.press('restart');
          await moves(browser, 0);
          if (puzzle === 'icosian') await browser.keys([...'qrsnp']);
          else if (puzzle === 'peg') await browser.keys([...'d3b3']);
          else await play(browser, puzzle, (id) => browser.press(id));
          await moves(browser, played[puzzle]);
          await show(browser);
          await atTheEnd(browser, played[puzzle]);
          nothingBroke();
        });

        scenario(`${puzzle} by touch`, async (t) => {
          await open(puzzle);
          if (!(await browser.touches())) return t.skip(`${name}'s driver makes a mouse of every touch`);
          await play(browser, puzzle, (id) => browser.tap(id));
          nothingBroke();
        });
      }

      scenario('a long search is cancelled, and the next question is answered', async () => {
        await open('icosian');
        await browser.run(() => localStorage.setItem('schlegel.edit_tab', 'text'));
        await browser.press('more');
        await there(browser, 'edit');
        await browser.press('edit');
        await until(() => browser.run(() => Boolean(document.getElementById('edit-text')?.offsetParent)), Boolean, 'the editor');
        await browser.run(() => {
          document.getElementById('edit-text').value = 'icosian\ngraph knight_12x12\n'; // a count that takes far longer than any test waits
          document.getElementById('edit-apply').click();
        });
        await until(
          () => browser.run(() => document.querySelectorAll('#mirror [data-kind=target]').length),
          (holes) => holes === 144,
          'the large board',
        );
        await browser.press('solution');
        await there(browser, 'browse');
        await browser.press('browse');
        await there(browser, 'cancel');
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
        await show(browser);
        await atTheEnd(browser, 19);
        nothingBroke();
      });

      scenario('a lost context comes back with every pixel, and the game goes on meanwhile', async () => {
        await open('icosian');
        await browser.keys([...'qrsnpc']);
        await moves(browser, 6);
        await browser.keys(['Backspace']);
        await moves(browser, 5);
        const same = (a, b) => pixelmatch(a.data, b.data, null, a.width, a.height, { threshold: 0.1 }) === 0;
        let before = await picture(browser);
        await until(
          async () => {
            const last = before;
            before = await picture(browser);
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
        await moves(browser, 6);
        await browser.keys(['Backspace']);
        await until(
          () => picture(browser),
          (now) => same(now, before),
          'the same picture',
        );
        nothingBroke(/context/i);
      });

      scenario('every puzzle without a network', async () => {
        await open('icosian');
        await browser.keys([...'qrs']);
        await moves(browser, 3);
        await browser.run(() =>
          navigator.serviceWorker.ready.then(
            ({ active }) =>
              active.state === 'activated' ||
              new Promise((done) => active.addEventListener('statechange', () => active.state === 'activated' && done())),
          ),
        );
        await site.close();
        await browser.reload();
        await ready(browser);
        await moves(browser, 3);
        for (const puzzle of Object.keys(boards)) {
          await open(puzzle);
          await play(browser, puzzle, (id) => browser.press(id));
          await show(browser);
          await atTheEnd(browser, played[puzzle]);
        }
        nothingBroke();
      });
    });
}
