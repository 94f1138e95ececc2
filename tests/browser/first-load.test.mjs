// What a first visit costs: the bytes that people wait for until a board has answered their first touch. tests/bench/first_load.mjs adds the times.
import assert from 'node:assert/strict';
import { open, siteUrl, test, useBrowser } from './browser.mjs';
import { keepSite, limit, visit, visits } from './first_load.mjs';

useBrowser({ whole: true });

for (const one of visits)
  test(`${one.name}: a touch is answered within ${one.kept ? 0 : limit} bytes, with no part of the app but the puzzle’s`, async (t) => {
    const page = await open(t, {
      wait: false,
      newVisitor: true,
      reducedMotion: 'no-preference',
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const origin = one.kept ? await keepSite(page.context(), siteUrl()) : siteUrl();
    const { bytes, requests } = await visit(page.context(), origin, one);
    t.diagnostic(`${bytes} bytes in ${requests.length} requests`);
    const parts = requests.flatMap(({ path }) => /-(\w+)\.wasm$/.exec(path)?.[1] ?? []);
    const [, puzzle] = /^#(\w+)\?/.exec(one.opens ?? one.at) ?? [];
    if (!one.kept) assert.deepEqual(parts, puzzle ? [puzzle] : []);
    assert.ok(requests.length > 10 && (one.kept ? bytes === 0 : bytes > 50_000 && bytes <= limit), `${bytes} bytes`);
  });

test('each page fetches ahead its module and what that imports, all at once', async (t) => {
  const read = async (file) => (await fetch(`${siteUrl()}${file}`)).text();
  const [, table] = /['"]([^'"]*;home home\.js [^'"]*)['"]/.exec(await read(''));
  const pages = table.split(';').map((line) => line.split(' '));
  assert.deepEqual(
    pages.map(([name]) => name),
    ['', 'home', 'days', 'learn', 'boards', 'progress', 'settings', 'help', 'draw'],
  );
  for (const [name, ...files] of pages)
    for (const file of files.filter((file) => file.endsWith('.js')))
      for (const [, imported] of (await read(file)).matchAll(/(?:from|import) ?['"]\.\/([^'"]+)['"]/g))
        assert.ok(files.includes(imported), `${name}: ${file} imports ${imported}`);
  const page = await open(t, { wait: false, newVisitor: true });
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(siteUrl());
  await page.locator('#page > main h1').waitFor();
  const first = asked.indexOf('home.js'),
    own = pages[1].slice(1).filter((file) => asked.indexOf(file) >= first);
  assert.deepEqual(asked.slice(first, first + own.length).sort(), [...own].sort());
});
