// What the browser tests share: one Chromium for a process, the served site, pages that watch their console, and a person's
// ways of acting: the mirror's elements by id, the mouse and the finger at their places, the keyboard.
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { after, test as nodeTest } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { serve } from '../../scripts/serve.mjs';
import { pageCheck } from '../schema.mjs';
import { executablePath, launch, siteFolder } from './chromium.mjs';

export { paste } from './chromium.mjs';
export { siteFolder };

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// How long anything may take, in milliseconds: a busy machine draws slowly without a graphics card.
const patience = Number(process.env.SCHLEGEL_PATIENCE ?? 40_000);

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

let site, browser;
let declaring = {},
  file = {}; // the settings of the test file whose cases are declared, and of that whose case runs

// Call it once in a test file, before its cases. `pixels` are the point of some; some are `whole` with every commit; `own` ones bring a browser
// of their own.
export function useBrowser({ pixels = false, whole = false, own = false } = {}) {
  const lacking = executablePath && existsSync(executablePath) ? undefined : (executablePath ?? 'Chromium');
  // Half the pixels each way cost a quarter to draw, and no place changes.
  declaring = { ratio: pixels ? {} : { deviceScaleFactor: 0.5 }, whole, own, lacking: own ? undefined : lacking };
}

// With the first case that needs them. They live as long as the process.
async function begin() {
  if (file.own || browser) return;
  assert.ok(existsSync(`${siteFolder}/index.html`), `no site in ${siteFolder}: build the target "site" of the preset "web" first`);
  site = await serve(siteFolder);
  browser = await launch();
}
after(async () => {
  await browser?.close();
  await site?.close();
});

export const siteUrl = () => site.url;

// A fifth of the cases runs with a commit, which SCHLEGEL_SAMPLE stands for, and of that fifth one case in SCHLEGEL_THIN; all run without a
// sample, and each night.
const sample = process.env.SCHLEGEL_SAMPLE ?? 'all';
const nth = 5 * Number(process.env.SCHLEGEL_THIN ?? 1);
const isTurn = (name) => sample === 'all' || createHash('sha1').update(name).digest()[0] % nth === sample % nth;
let others = 0;
process.on('exit', () => others && console.log(`for other commits: ${others}`));

// node:test's test, which nothing can keep waiting for ever. What needs a program that is not on this machine is skipped.
export const skipped = (name, missing) => nodeTest(name, { skip: `not on this machine: ${missing}` }, () => {});
export function test(name, run) {
  const settings = declaring;
  if (!settings.whole && !isTurn(name)) ++others;
  else if (settings.lacking) skipped(name, settings.lacking);
  else
    nodeTest(name, { timeout: 200_000 }, async (t) => {
      file = settings;
      await begin();
      await attempt(t, run);
    });
}

// Runs a test; what it leaves for later is done right after it, and may fail it too.
async function attempt(t, run) {
  const later = [];
  let passed = false;
  const once = { diagnostic: (words) => t.diagnostic(words), skip: (why) => t.skip(why), after: (act) => later.push(act) };
  try {
    await run(once);
    passed = true;
  } finally {
    for (const act of later) await act(passed);
  }
}

// A page with the app ready, in a context of its own until the test ends. Nothing moves on it unless a test wants motion:
// software rendering is slow. `page.problems` collects what a console should not hold; it must be empty in the end, unless the
// test clears it.
// Who opens it was here before unless `newVisitor`. `editor` is the side by which the editor opens.
export async function open(t, { at = '#play', wait = true, ...options } = {}) {
  const kind = JSON.stringify([options, file.ratio]),
    ready = rested.findIndex((one) => one.kind === kind);
  const page = ready < 0 ? await newPage(options) : rested.splice(ready, 1)[0];
  page.kind = kind;
  page.problems = [];
  t.after(async (passed) => {
    const again = passed && (await putToRest(page));
    if (!again) await page.context().close();
    assert.deepEqual(page.problems, []);
    if (again) rested.push(page);
    if (rested.length > 4) await rested.shift().context().close();
  });
  if (wait) await visit(page, at);
  else page.changed = true; // what a test does before the first visit stays
  return page;
}

async function newPage({ editor = 'text', newVisitor = false, ...options }) {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce', serviceWorkers: 'block', ...options, ...file.ratio });
  context.setDefaultTimeout(patience);
  await context.addInitScript(
    ([side, known]) => {
      try {
        if (known && localStorage.length === 0) localStorage.setItem('schlegel.known', '1');
        if (known && side === 'text') localStorage.setItem('schlegel.edit_tab', localStorage.getItem('schlegel.edit_tab') ?? side);
      } catch {
        /* there is no storage, and no home */
      }
      window.spoken = [];
      addEventListener('DOMContentLoaded', () => {
        const live = document.getElementById('live');
        if (live)
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const { textContent } of addedNodes) window.spoken.push({ at: performance.now(), text: textContent });
          }).observe(live, { childList: true });
      });
    },
    [editor, !newVisitor],
  );
  await context.addInitScript(pageCheck());
  const page = await context.newPage();
  page.session = await context.newCDPSession(page);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') page.problems.push(`${message.type()}: ${message.text()}`);
  });
  page.pending = new Set();
  page.on('request', (request) => isForgotten(request) || page.pending.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => page.pending.delete(request));
  const reload = page.reload;
  page.reload = async (...given) => {
    await arrived(page);
    return reload.apply(page, given);
  };
  page.on('pageerror', (error) => page.problems.push(`uncaught: ${error.stack}`));
  page.on('crash', () => page.problems.push('the page crashed'));
  for (const [one, deeds] of [
    [page, ['addInitScript', 'emulateMedia', 'on', 'route', 'setViewportSize']],
    [context, ['newCDPSession', 'newPage', 'route', 'setOffline']],
    [page.clock, ['install', 'setFixedTime']],
  ])
    for (const deed of deeds) {
      const usual = one[deed];
      one[deed] = (...given) => {
        page.changed = true;
        return usual.apply(one, given);
      };
    }
  return page;
}

// Pages of tests that have passed: the next test that opens one like it takes it, as a page that has compiled the app loads it in half the
// time. One whose test has changed more than the site can is closed.
const rested = [];

// What is fetched for a worker that is closed meanwhile: the browser never tells how that ended.
const isForgotten = (request) => /\/solver[-\w]*\.(js|wasm)$/.test(request.url());

// Waits until nothing is fetched any more: what leaving cuts off, such as a part fetched after the first touch, is an error in the console.
export async function arrived(page) {
  for (let calm = 0; calm < 2; ++calm) {
    await until(() => [...page.pending].map((request) => request.url()).join(), '', 'what the page fetches to arrive');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

// Empties what a page has kept and remembers. False for a page that cannot be as new.
async function putToRest(page) {
  if (page.changed || page.isClosed()) return false;
  await page.mouse.move(-1, -1);
  await arrived(page);
  await page.goto(new URL('icon.svg', site.url).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.session.send('Page.resetNavigationHistory');
  return true;
}

// The page may keep nothing.
export const forbidStorage = (page) =>
  page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Storage.prototype[name] = () => {
        throw new DOMException('no', 'SecurityError');
      };
  });

// Goes to an address of the site, or loads the page anew, until the app has drawn itself.
export async function visit(page, at = '#play', origin = site.url) {
  await page.goto(new URL(at, origin).href);
  await (at ? ready(page) : page.waitForSelector('#page h1'));
}
export async function ready(page) {
  await page.waitForSelector('#mirror [data-kind=target]', { state: 'attached' });
  await page.waitForSelector('#boot', { state: 'detached' });
}

// A control or target of the accessibility layer, or a link or button of the bar.
export const item = (page, id) => page.locator(`:is(#mirror, #bar) [data-id="${id}" i]`);
export const hole = (letter) => `target:${letter}`;
export const label = (page, id) => item(page, id).getAttribute('aria-label');

export async function centre(page, id) {
  const box = await item(page, id).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function click(page, id) {
  await page.mouse.click(...(await centre(page, id)));
}
export async function tap(page, id) {
  await page.touchscreen.tap(...(await centre(page, id)));
}
export async function drag(page, from, ...others) {
  await page.mouse.move(...(await centre(page, from)));
  await page.mouse.down();
  for (const id of others) await page.mouse.move(...(await centre(page, id)), { steps: 4 });
  await page.mouse.up();
}
// Moves along one after the other, waiting at each until `there` says so: a slow screen must not cut corners.
export async function lead(page, from, steps) {
  await page.mouse.move(...(await centre(page, from)));
  await page.mouse.down();
  for (const [id, there] of steps) {
    await page.mouse.move(...(await centre(page, id)), { steps: 3 });
    await there();
  }
  await page.mouse.up();
}

// Real fingers: each of them a list of points that are passed at the same time. `between` runs before they are lifted.
export async function fingers(page, paths, between = () => {}) {
  const touch = (type, step) =>
    page.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: step < 0 ? [] : paths.map((path, id) => ({ x: path[step][0], y: path[step][1], id })),
    });
  // One after the other, but none waits for the page to take the one before: a finger that seems to rest is a long press.
  await Promise.all(paths[0].map((_, step) => touch(step === 0 ? 'touchStart' : 'touchMove', step)));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await between();
  await touch('touchEnd', -1);
}
export const along = ([x0, y0], [x1, y1], steps = 6) =>
  Array.from({ length: steps + 1 }, (_, i) => [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps]);

// Goes to a page of the site by its address, or with "play" back to the board in play.
export async function goTo(page, address) {
  await page.evaluate((address) => {
    location.hash = address;
  }, address);
  const place = /^[a-z]*/.exec(address)[0];
  if (place === 'play') await page.waitForSelector('#app:not([hidden])');
  else await page.waitForSelector(`body[data-place=${place}] #page:not([hidden]) > main h1`);
}
// The page of all boards, with all of them; a card by the key of its board.
export async function goToBoards(page, rest = '') {
  await goTo(page, `boards${rest}`);
  await page.waitForSelector('.boards li[data-board*="~"]', { state: 'attached' });
}
export const card = (page, board) => page.locator(`.boards li[data-board="${board.replace('\t', '\\9 ')}"]`);
// How many boards the filters leave, when none does in words.
export const found = (page) => page.textContent('.boards [role=status]');

// What a screen reader's user or a keyboard does with a control.
export async function press(page, id) {
  if (id === 'edit') await press(page, 'more');
  await item(page, id).focus();
  await page.keyboard.press('Enter');
}

// Presses one after the other: a button that opens a menu, and what is chosen there, until the menu is gone.
export async function choose(page, ...ids) {
  for (const id of ids) await press(page, id);
  await item(page, ids.at(-1)).waitFor({ state: 'detached' });
}
// What the computer tells unasked: nothing, stuck or count.
export async function tell(page, level) {
  if (!(await item(page, 'telling').count())) await press(page, 'more');
  await choose(page, 'telling', `tell:${level}`);
}
export const show = (page) => choose(page, 'solution', 'show');
export const browse = (page) => choose(page, 'solution', 'browse');

// A file that is dropped on the page.
export async function drop(page, text) {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'board.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

// Opens the board in play as text, and plays another one in its place.
export async function edit(page, text) {
  await press(page, 'edit');
  await page.waitForSelector('#edit-text', { state: 'visible' });
  if (text !== undefined) await page.fill('#edit-text', text);
}
export async function playText(page, text) {
  await edit(page, text);
  await page.click('#edit-apply');
}

// Waits until `read` in the page gives something that fits, and returns it: `wanted` is a test, a pattern or the very value. Both run here, 20 times
// a second.
export async function until(read, wanted, what) {
  const fits =
    wanted instanceof RegExp ? (value) => wanted.test(value) : typeof wanted === 'function' ? wanted : (value) => value === wanted;
  const end = Date.now() + patience;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    assert.ok(Date.now() < end, `waited ${patience / 1000} s for ${what}; it is still ${(JSON.stringify(value) ?? '').slice(0, 300)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

// The same for something that moves: waits until it passes the test and no longer changes.
export function rest(read, what, test = () => true) {
  let before;
  return until(
    read,
    (value) => {
      const still = value === before;
      before = value;
      return still && test(value);
    },
    what,
  );
}

// How pages look that axe is to see: both devices and both colours, which go with which changes with the commit; or all.
const looks = [
  ['desktop, light', { ...desktop, colorScheme: 'light' }],
  ['phone, dark', { ...phone, deviceScaleFactor: 1, colorScheme: 'dark' }],
  ['desktop, dark', { ...desktop, colorScheme: 'dark' }],
  ['phone, light', { ...phone, deviceScaleFactor: 1, colorScheme: 'light' }],
];
export const devicesInColours = sample === 'all' ? looks : sample % 2 ? looks.slice(2) : looks.slice(0, 2);
export const colourSchemes = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
];
export async function axeFindsNothing(page, what = 'the page', where = undefined) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (where) => globalThis.axe.run(where ?? document, { resultTypes: ['violations'] }), // of the rest one of each kind
    where,
  );
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ target, html }) => `${target} ${html.slice(0, 120)}`)}`,
  );
  assert.deepEqual(told, [], `axe on ${what}`);
  if (!where) assert.ok(passes.length > 10, `axe had something to look at on ${what}`);
}

// Frames that the page asked for so far; needs `open(t, {wait: false})`, then this, then `visit`.
export async function countFrames(page) {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame;
    let frames = 0;
    window.requestAnimationFrame = (call) =>
      ask.call(window, (time) => {
        ++frames;
        call(time);
      });
    document.addEventListener('frames?', (event) => {
      event.target.frames = frames;
    });
  });
}
export const frames = (page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('frames?'));
    return document.frames;
  });
// Waits until no frame is drawn for a second and returns how many there were.
export async function calm(page) {
  let before = -1;
  for (let now = await frames(page); now !== before; now = await frames(page)) {
    before = now;
    await page.waitForTimeout(1000);
  }
  return before;
}

export const focusedId = (page) =>
  page.evaluate(() => (document.activeElement?.getAttribute('data-id') ?? document.activeElement?.tagName ?? '').toLowerCase());
export const said = (page) => page.locator('#live').textContent();
// Waits for these words to be said, and returns the sentences they came with. Others may follow at once and take their place: what was said in
// the last seconds counts.
export const heard = (page, words) =>
  until(
    () =>
      page.evaluate(
        ([source, flags]) => {
          const pattern = new RegExp(source, flags);
          const lately = performance.now() - 3000;
          // What is said at once comes as one text: the pattern may fit any sentences of it that follow one another.
          const fits = (text) => {
            const ends = [0, ...[...text.matchAll(/[.!?…] (?=\S)/g)].map(({ index }) => index + 2), text.length + 1];
            return ends.some((from, i) => ends.slice(i + 1).some((to) => pattern.test(text.slice(from, to - 1))));
          };
          return window.spoken.findLast(({ at, text }, i) => (at > lately || i === window.spoken.length - 1) && fits(text))?.text ?? '';
        },
        [words.source, words.flags],
      ),
    /./,
    `the words ${words}`,
  ).catch(async (error) => {
    const said = await page.evaluate(() => window.spoken.slice(-6).map(({ at, text }) => `${Math.round(at)} ms: ${text}`));
    throw new Error(
      `${error.message}; the last words were ${JSON.stringify(said)} at ${Math.round(await page.evaluate(() => performance.now()))} ms`,
    );
  });
// The lines of a section of what the page tells in text, beside the board.
export const section = (page, name) =>
  page.evaluate((name) => {
    const lines = [];
    let inside = false;
    for (const one of document.querySelectorAll('#mirror > div.unseen > *'))
      if (one.tagName === 'H2') inside = one.textContent === name;
      else if (inside) lines.push(one.textContent);
    return lines;
  }, name);
export const summary = (page) => page.locator('#mirror > p').textContent();
// Waits until so many pegs are set, or left.
export const pegs = (page, count) =>
  until(
    () => summary(page),
    (text) => text.includes(`${count} peg`),
    `${count} pegs`,
  );
// Waits until the answer card's main button reads so.
export const offers = (page, name) => until(() => label(page, 'go'), name, `the button “${name}”`);

// The picture of the page, kept in shots/ under a name when one is given.
export async function picture(page, name, clip) {
  if (name) mkdirSync(here('shots'), { recursive: true });
  return PNG.sync.read(await page.screenshot({ ...(name && { path: here(`shots/${name}.png`) }), clip }));
}

export function distinctColours(png) {
  const pixels = new Uint32Array(png.data.buffer, png.data.byteOffset, png.data.length / 4);
  return new Set(pixels).size;
}
