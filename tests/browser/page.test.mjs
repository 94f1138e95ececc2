// The page around the board: idle, context loss, keys that belong to the browser, policy, size, motion, offline use.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { serve } from '../../scripts/serve.mjs';
import {
  arrived,
  calm,
  countFrames,
  distinctColours,
  focusedId,
  frames,
  goTo,
  heard,
  hole,
  item,
  open,
  pegs,
  picture,
  press,
  ready,
  said,
  siteFolder,
  siteUrl,
  tell,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';
import { siteIsKept } from './first_load.mjs';

useBrowser({ pixels: true });

const differing = (a, b) => pixelmatch(a.data, b.data, null, a.width, a.height, { threshold: 0.1 });

test('idle: no frame in five seconds, and next to no work', async (t) => {
  const page = await open(t, { wait: false, reducedMotion: 'no-preference' });
  await countFrames(page);
  await visit(page);
  await page.keyboard.type('qrsnp');
  await pegs(page, 5);
  const before = await calm(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const work = async () =>
    Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  let script = Infinity,
    tasks = Infinity;
  for (let tries = 0; tries < 3 && tasks >= 10; ++tries) {
    // other work on the machine may be counted in one
    const start = await work();
    await page.waitForTimeout(5000);
    const end = await work();
    script = 1000 * (end.ScriptDuration - start.ScriptDuration);
    tasks = 1000 * (end.TaskDuration - start.TaskDuration);
  }
  t.diagnostic(
    `five idle seconds: ${script.toFixed(2)} ms of script, ${tasks.toFixed(2)} ms of tasks, ${(await frames(page)) - before} frames`,
  );
  assert.equal(await frames(page), before);
  assert.ok(script < 1, `${script} ms of script`);
  assert.ok(tasks < 10, `${tasks} ms of tasks`);
});

// Each face has letters of its own size, more sizes than the font is rasterised at.
test('idle: boards of many sizes of text come to rest too, and go on to rest when one follows the other', async (t) => {
  const page = await open(t, { wait: false });
  await countFrames(page);
  await visit(page, '#quintomino?level=conway');
  for (const board of ['third_class', 'icosahedron', 'second_class', 'conway']) {
    await page.evaluate((board) => {
      location.hash = `quintomino?level=${board}`;
    }, board);
    const rested = await calm(page);
    await page.waitForTimeout(2000);
    assert.equal(await frames(page), rested, board);
  }
});

test('motion: none where it is not wanted, some where it is', async (t) => {
  const drawn = {};
  for (const reducedMotion of ['reduce', 'no-preference']) {
    const page = await open(t, { wait: false, reducedMotion });
    await countFrames(page);
    await visit(page);
    await page.keyboard.type('qr');
    await pegs(page, 2);
    const before = await calm(page);
    await page.keyboard.type('s');
    await pegs(page, 3);
    drawn[reducedMotion] = (await calm(page)) - before;
  }
  t.diagnostic(`frames after a move: ${JSON.stringify(drawn)}`);
  assert.ok(drawn.reduce <= 8, `${drawn.reduce} frames with reduced motion`);
  assert.ok(drawn['no-preference'] > 0);
});

test('the theme follows the system while the page is open', async (t) => {
  const page = await open(t, { colorScheme: 'light' });
  const light = await picture(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const brightness = ({ data }) => data[0] + data[1] + data[2];
  const dark = await until(
    () => picture(page),
    (png) => brightness(png) < 200,
    'a dark page',
  );
  assert.ok(brightness(light) > 600);
  await page.emulateMedia({ colorScheme: 'light' });
  await until(
    () => picture(page),
    (png) => differing(png, light) === 0,
    'the light page again',
  );
  assert.ok(differing(light, dark) > 0.9 * light.width * light.height);
});

test('a lost WebGL context comes back with every pixel', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsnpc');
  await pegs(page, 6);
  await page.keyboard.press('Backspace');
  await pegs(page, 5);
  const before = await picture(page);
  await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const gl = canvas.getContext('webgl') ?? canvas.getContext('webgl2');
    window.context = gl.getExtension('WEBGL_lose_context');
    return new Promise((done) => {
      canvas.addEventListener('webglcontextlost', () => setTimeout(done));
      window.context.loseContext();
    });
  });
  await page.keyboard.type('c'); // the game goes on meanwhile
  await page.evaluate(() => window.context.restoreContext());
  await pegs(page, 6);
  await page.keyboard.press('Backspace');
  await until(
    () => picture(page),
    (png) => differing(png, before) === 0,
    'the same picture',
  );
  page.problems = page.problems.filter((text) => !/CONTEXT_LOST_WEBGL|context (was )?lost/i.test(text));
});

test('the canvas has the screen’s own pixels at every ratio and after every resize', async (t) => {
  for (const deviceScaleFactor of [1, 1.25, 2.5]) {
    const page = await open(t, { deviceScaleFactor });
    const size = () => page.$eval('#canvas', (canvas) => [canvas.width, canvas.height].join());
    const bar = await page.$eval('#bar', (one) => one.offsetHeight);
    await until(size, (now) => now === `${1280 * deviceScaleFactor},${(800 - bar) * deviceScaleFactor}`, 'the size of the screen');
    await page.setViewportSize({ width: 900, height: 632 });
    await until(size, (now) => now === `${900 * deviceScaleFactor},${(632 - bar) * deviceScaleFactor}`, 'the new size');
    await page.keyboard.type('qr');
    await pegs(page, 2);
    assert.ok(distinctColours(await picture(page)) > 200);
    await page.close();
  }
});

test('the browser keeps its own keys, the board its letters', async (t) => {
  const page = await open(t);
  await item(page, hole('q')).focus();
  await page.evaluate(() => {
    window.taken = [];
    window.addEventListener('keydown', (event) => window.taken.push([event.key, event.defaultPrevented]));
  });
  for (const keys of [
    'Control+r',
    'Control+l',
    'Control+f',
    'Control+c',
    'Control+v',
    'Control+a',
    'Alt+ArrowLeft',
    'F5',
    'F6',
    'F11',
    'F12',
    'Control+Shift+I',
    'Meta+q',
  ]) {
    await page.evaluate(() => {
      window.taken = [];
    });
    await page.keyboard.press(keys);
    for (const [key, taken] of await page.evaluate(() => window.taken)) assert.ok(!taken, `${keys}: ${key} is left to the browser`);
  }
  await page.keyboard.press('q');
  assert.deepEqual(await page.evaluate(() => window.taken.at(-1)), ['q', true]);
  await pegs(page, 1);
  assert.equal(await focusedId(page), hole('q'));
});

test('focus survives the board: kept by id, given to the group when its element goes', async (t) => {
  const page = await open(t);
  await item(page, hole('m')).focus();
  await page.keyboard.type('qrsnp');
  await pegs(page, 5);
  assert.equal(await focusedId(page), hole('m'));
  await page.evaluate(() => {
    location.hash = '#icosian?level=petersen';
  });
  await until(() => page.locator('#mirror [data-kind=target]').count(), 10, 'another board');
  assert.match(await focusedId(page), /^target:/);
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  await page.keyboard.press('Escape');
  await until(() => focusedId(page), 'share', 'the focus to come back from the dialog');
});

test('a page looks the same whichever pages were opened before it', async (t) => {
  const page = await open(t);
  const parts = {
    home: '.home .cards',
    boards: '.boards li[data-board*="~"]',
    learn: '.learn .courses',
    'learn/icosian/two_lines': '.learn .lesson',
    progress: '.progress',
    settings: '.settings',
    help: '.help',
    days: '.days .tiles',
    draw: '.drawing',
  };
  const shown = Object.keys(parts);
  const boxes = async (at) => {
    let before = '';
    await page.waitForSelector(`#page > main${parts[at]}`, { state: 'attached' });
    return until(
      async () => {
        const now = await page.evaluate(() =>
          [...document.querySelectorAll('#page > main, #page > main *')].slice(0, 300).map((one) => {
            const { x, width } = one.getBoundingClientRect(); // the height of a long list is a guess
            return `${one.tagName} ${one.getAttribute('class') ?? ''}: ${[x, width].map(Math.round)}`;
          }),
        );
        const [last, text] = [before, now.join('\n')];
        before = text;
        return text === last && now;
      },
      (now) => now && now.length > 3 && !now.some((one) => /^SCHLEGEL-BOARD .*,0$/.test(one)),
      'a page that stands still, with its boards',
    );
  };
  const alone = new Map();
  for (const at of shown) {
    await arrived(page);
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}#${at}`);
    await goTo(page, at);
    alone.set(at, await boxes(at));
  }
  for (const at of shown) await goTo(page, at);
  for (const at of shown) {
    await goTo(page, at);
    assert.deepEqual(await boxes(at), alone.get(at), at);
  }
});

test('a page that is opened again while it is fetched is made once', async (t) => {
  const page = await open(t);
  let answer = () => {};
  const held = new Promise((done) => (answer = done));
  await page.route('**/learn.js', (route) => held.then(() => route.continue()));
  await page.evaluate(async () => {
    for (const at of ['learn', 'settings', 'learn']) {
      location.hash = at;
      await new Promise((done) => addEventListener('hashchange', done, { once: true }));
    }
  });
  answer();
  await page.waitForSelector('#page .learn .courses');
  await page.waitForTimeout(500);
});

test('the policy: no inline script, nothing from elsewhere', async (t) => {
  const page = await open(t);
  const refused = await page.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.inline = true';
        document.body.append(script);
      }),
  );
  assert.match(refused, /^script-src/);
  assert.equal(await page.evaluate(() => window.inline), undefined);
  page.problems.length = 0; // the browser has told of what was just tried
});

test('the later part: fetched after the first touch, at once when it is called before, and missed with a message', async (t) => {
  const page = await open(t, { wait: false });
  let fetched = 0;
  await page.route('**/schlegel-later.wasm', (route) => (++fetched === 1 ? route.abort() : route.continue()));
  await visit(page);
  assert.equal(fetched, 0);
  await page.keyboard.press('Shift');
  await until(() => fetched, 1, 'the later part to be fetched');
  await press(page, 'boards');
  await page.waitForSelector('.card');
  assert.equal(fetched, 2);

  for (const [part, use] of [
    ['later', (page) => press(page, 'boards')],
    ['peg', (page) => page.locator('#bar [data-puzzle=peg]').click()],
  ]) {
    const other = await open(t, { wait: false });
    await other.route(`**/schlegel-${part}.wasm`, (route) => route.abort());
    await visit(other);
    await use(other);
    await other.waitForSelector('#broken:not([hidden])');
    assert.match(await other.textContent('#broken'), /Couldn’t load/);
    await other.close();
    page.problems.length = other.problems.length = 0; // Chromium tells of what was lost
  }
});

test('the dialogs: fetched after the first touch, again when that failed, and missed with a word', async (t) => {
  const page = await open(t, { wait: false });
  const fetched = [];
  await page.route('**/dialogs.js*', (route) => (fetched.push(route.request().url()) === 1 ? route.abort() : route.continue()));
  await visit(page);
  await page.waitForLoadState('networkidle');
  assert.equal(fetched.length, 0);
  await page.keyboard.press('Shift');
  await until(() => fetched.length, 1, 'the dialogs to be fetched');
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  assert.equal(fetched.length, 2);

  const other = await open(t, { wait: false });
  await other.route('**/dialogs.css', (route) => route.abort());
  await visit(other);
  await press(other, 'share');
  await until(() => said(other), /Couldn’t load/, 'words about what is missing');
  await other.keyboard.type('q');
  await pegs(other, 1);
  await other.unroute('**/dialogs.css');
  await press(other, 'share');
  await other.waitForSelector('#share[open]');
  await other.close();
  page.problems.length = other.problems.length = 0; // Chromium tells of what was lost
});

// Every page of the site is there, and what they fetch.
async function visitPages(context, origin) {
  const others = await context.newPage();
  await others.goto(new URL('third-party.txt', origin).href);
  assert.match(await others.textContent('body'), /Inter[^]*Open Font License/);
  await others.goto(new URL('theory-icosian.html', origin).href);
  await others.waitForSelector('main h1');
  await others.goto(origin);
  for (const [at, whole] of [
    ['learn', '.courses'],
    ['learn/icosian/two_lines', '.lesson h1'],
    ['draw', '.drawing'],
    ['progress', '.progress'],
    ['settings', '.settings'],
    ['help', '.help'],
    ['days', '.tiles li:last-child svg[role=img]'], // a board was made
    ['boards', 'li[data-board*="~"]'],
  ]) {
    await goTo(others, at);
    await others.waitForSelector(`#page ${whole}`);
  }
  await others.getByRole('button', { name: 'New board…' }).click();
  await others.waitForSelector('#new[open] h1, #new[open] h2');
  assert.equal(await others.locator(':is([role=alert], .missing, #broken):visible', { hasText: /./ }).count(), 0);
  await others.close();
}

// Puts a new version in a folder of the site, and waits until the page has fetched it.
async function bringNewVersion(page, folder) {
  for (const [file, from, to] of [
    ['index.html', 'name="description" content="', 'name="description" content="New '],
    ['service-worker.js', /schlegel-(?=[0-9a-f]{12})/, 'schlegel-new-'],
  ])
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then(async (registration) => {
      await registration.update();
      const coming = registration.installing ?? registration.waiting;
      if (coming.state !== 'installed') await new Promise((done) => coming.addEventListener('statechange', done));
    }),
  );
}

test('offline after the first visit; a new version waits for the next start', async (t) => {
  const copy = mkdtempSync(join(tmpdir(), 'schlegel-site-'));
  cpSync(siteFolder, copy, { recursive: true });
  const server = await serve(copy);
  t.after(async () => {
    await server.close();
    rmSync(copy, { recursive: true });
  });
  const origin = server.url.replace('localhost', 'site.localhost'); // on plain localhost nothing is kept
  const page = await open(t, { wait: false, serviceWorkers: 'allow' });
  await visit(page, '#play', origin);
  await page.evaluate(siteIsKept);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await tell(page, 'count');
  await page.keyboard.type('qrsnp');
  await heard(page, /2 ways left/);
  await visitPages(page.context(), origin);
  await page.context().setOffline(false);
  await bringNewVersion(page, copy);
  await pegs(page, 5);
  await page.reload();
  await ready(page);
  assert.doesNotMatch(await page.getAttribute('meta[name=description]', 'content'), /^New/);
  const context = page.context();
  await page.close();
  page.problems.length = 0; // Chromium tells of the lost network
  await until(
    async () => {
      // the old version may take a moment to go
      const next = await context.newPage();
      await visit(next, '#play', origin);
      await pegs(next, 5);
      const description = await next.getAttribute('meta[name=description]', 'content');
      await next.close();
      return description;
    },
    /^New /,
    'the new version',
  );
});
