// The theory pages: articles that need no script, whose boards load when they are touched.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { theoryPictures } from '../../cmake/theory_pictures.mjs';
import { axeFindsNothing, colourSchemes, open, siteFolder, siteUrl, skipped, test, until, useBrowser } from './browser.mjs';

useBrowser();

const assets = new URL('../../assets/', import.meta.url);
const puzzles = readdirSync(new URL('theory/', assets)).map((name) => name.replace('.html', ''));
const most = 60_000; // bytes of a page until a board is touched

async function visit(t, puzzle, options = {}) {
  const page = await open(t, { wait: false, ...options });
  page.finished = [];
  page.on('requestfinished', (request) => page.finished.push(request));
  await page.goto(new URL(`theory-${puzzle}.html`, siteUrl()).href, { waitUntil: 'networkidle' });
  return page;
}

/** Puts a stand-in in place of board.js; `window.done` lists what is asked of its boards. */
const standIn = (page) =>
  page.route('**/board.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.done = ['loaded'];
        customElements.define('schlegel-board', class extends HTMLElement {
          connectedCallback() { window.done.push(this.hasAttribute('wait') ? 'waits' : 'starts'); }
          status = 'Begin at any hole.';
          focus() { window.done.push('focus'); }
          async load({ link }) { window.done.push(link.includes('moves') ? 'pictured' : 'start'); }
        });`,
    }),
  );

test('every puzzle has a page', () => {
  assert.deepEqual(puzzles, readdirSync(new URL('levels/', assets)));
});

for (const puzzle of puzzles) {
  test(`${puzzle}: an article with a standfirst, boards, an open question and sources, without scripts too`, async (t) => {
    const page = await visit(t, puzzle, { javaScriptEnabled: false });
    assert.equal(await page.locator('h1').count(), 1);
    assert.ok((await page.locator('h1 + .standfirst').innerText()).length > 60);
    assert.ok((await page.locator('main > h2').count()) >= 4);
    assert.equal(await page.locator('.open p').count(), 1);
    assert.equal(await page.locator('.boards a').count(), 3);
    assert.ok((await page.locator('.sources li').count()) >= 3);
    const words = (await page.locator('main').innerText()).split(/\s+Sources\s+/)[0].split(/\s+/).length;
    assert.ok(words >= 500 && words <= 900, `${words} words`);
    const figures = await page.locator('figure').count();
    assert.ok(figures === 1 || figures === 2, `${figures} live boards`);
    assert.equal(await page.locator('figure img:visible').count(), figures);
    assert.equal(await page.locator('button:visible').count(), 0);
    assert.equal(await page.getAttribute('body', 'data-place'), 'learn');
  });

  test(`${puzzle}: light to load, and all its pictures are there`, async (t) => {
    const page = await visit(t, puzzle);
    const pictures = await page.$$eval('main img', (all) =>
      all.map(({ src, complete, naturalWidth }) => [new URL(src).pathname.slice(1), complete && naturalWidth > 0]),
    );
    assert.deepEqual(
      pictures,
      theoryPictures()
        .filter((one) => one.page === `${puzzle}.html`)
        .map(({ name }) => [`${name}.svg`, true]),
    );
    const sizes = await Promise.all(page.finished.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0);
    t.diagnostic(`${bytes} bytes`);
    assert.ok(bytes > 10_000 && bytes <= most, `${bytes} bytes`);
  });

  test(`${puzzle}: nothing scrolls sideways at 320 px, nor with text twice as large`, async (t) => {
    const page = await visit(t, puzzle, { viewport: { width: 320, height: 640 } });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(await wide(), 320);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } }); // as chosen in the browser, which widths in em follow
    assert.equal(await wide(), 320);
    await page.setViewportSize({ width: 1280, height: 800 });
    assert.equal(await wide(), 1280);
  });

  for (const [name, colours] of colourSchemes)
    test(`${puzzle}: axe finds nothing, ${name}`, async (t) => {
      await axeFindsNothing(await visit(t, puzzle, colours));
    });

  test(`${puzzle}: its links name boards that exist`, () => {
    const text = readFileSync(new URL(`theory/${puzzle}.html`, assets), 'utf8');
    const levels = [...text.matchAll(/#?\b([a-z]+)\?level=(\w+)/g)];
    assert.ok(levels.length >= 3);
    for (const [, of, id] of levels)
      assert.match(readFileSync(new URL(`levels/${of}/order.txt`, assets), 'utf8'), new RegExp(`^${id} `, 'm'));
  });
}

test('on paper it is black on white, without buttons', async (t) => {
  const page = await visit(t, 'icosian', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const part of ['body', 'figure', '.boards a', '.open'])
    assert.equal(
      await page
        .locator(part)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor),
      'rgb(255, 255, 255)',
      part,
    );
  assert.equal(await page.locator('main').evaluate((one) => getComputedStyle(one).color), 'rgb(0, 0, 0)');
  assert.equal(await page.locator('button:visible').count(), 0);
  assert.ok(await page.locator('h1').isVisible());
});

test('a touched board is loaded as it is pictured', async (t) => {
  const page = await visit(t, 'icosian');
  await standIn(page);
  await page.locator('schlegel-board').first().click();
  const done = () => page.evaluate(() => window.done?.join(' '));
  await until(done, 'loaded starts waits', 'the touched board to start, and the other to wait');
});

test('"Try it yourself" and "Start over" clear the board, and the first has the focus there', async (t) => {
  const page = await visit(t, 'icosian');
  await standIn(page);
  const figure = page.locator('figure').first();
  await figure.getByRole('button', { name: 'Try it yourself' }).click();
  const done = () => page.evaluate(() => window.done?.slice(3).join(' '));
  await until(done, 'start focus', 'the board to have the focus');
  assert.ok(await figure.getByRole('button', { name: 'Try it yourself' }).isHidden());
  assert.equal(await figure.locator('.verdict').textContent(), 'Begin at any hole');
  assert.ok(await figure.getByRole('button', { name: 'Start over' }).isDisabled(), 'nothing was done yet');
  await figure.locator('schlegel-board').dispatchEvent('move');
  await figure.getByRole('button', { name: 'Start over' }).click();
  await until(done, 'start focus start', 'the board to start over');
});

const live = 'boards come alive by their buttons, each in its time';
if (!existsSync(`${siteFolder}/board.js`)) skipped(live, 'board.js of the site');
else
  test(live, async (t) => {
    const page = await visit(t, 'numberlink');
    for (const [i, lines] of [2, 3].entries()) {
      const figure = page.locator('figure').nth(i);
      const board = figure.locator('schlegel-board');
      await figure.getByRole('button', { name: 'Try it yourself' }).click();
      await until(
        () => board.evaluate((one) => one.status),
        (said) => said?.includes('Start at any number'),
        `board ${i + 1} to be there`,
      );
      const states = await board.evaluate((one) => one.targets.map(({ state }) => state).join('; '));
      assert.equal(new Set(states.match(/line \d/g)).size, lines, states);
      await until(() => board.evaluate((one) => document.activeElement === one), Boolean, `board ${i + 1} to have the focus`);
      const verdict = figure.locator('.verdict');
      assert.match(await verdict.textContent(), /Start at any number/);
      await board.evaluate((one, move) => one.play([move]), ['r1c2>r1c3', 'r1c1>r2c1'][i]);
      await until(
        () => Promise.all([verdict.textContent(), board.evaluate((one) => one.status)]),
        ([said, status]) => [said, `${said}.`].includes(status) && !said.includes('Start at any number'),
        'the verdict to follow',
      );
    }
  });

test('a board that cannot be loaded is opened in the app', async (t) => {
  const page = await visit(t, 'peg');
  await page.route('**/board.js', (route) => route.abort());
  await page.locator('figure').first().getByRole('button', { name: 'Try it yourself' }).click();
  await page.waitForURL(/\/#peg\?level=french37_centre$/);
  page.problems.length = 0; // the script that did not load
});
