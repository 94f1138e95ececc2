// What a first visit costs: the bytes that people wait for until a board has answered their first touch. tests/bench/first_load.mjs adds the times.
import assert from 'node:assert/strict';
import { open, siteUrl, test, useBrowser } from './browser.mjs';
import { keepSite, limit, visit, visits } from './first_load.mjs';

useBrowser({ whole: true });

for (const one of visits)
  test(`${one.name}: a touch is answered within ${one.kept ? 0 : limit} bytes, without the second half of the app`, async (t) => {
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
    if (!one.kept)
      assert.deepEqual(
        requests.filter(({ path }) => path.includes('later.wasm')),
        [],
      );
    assert.ok(requests.length > 10 && (one.kept ? bytes === 0 : bytes > 50_000 && bytes <= limit), `${bytes} bytes`);
  });

test('each page fetches ahead its module and what that imports, and nothing that it does not use', async (t) => {
  const [, table] = /['"](home home\.js [^'"]*)['"]/.exec(await (await fetch(`${siteUrl()}ahead.js`)).text());
  const pages = table.split(';').map((line) => line.split(' '));
  assert.deepEqual(
    pages.map(([name]) => name),
    ['home', 'days', 'learn', 'boards', 'progress', 'settings', 'help', 'draw'],
  );
  const page = await open(t, { wait: false });
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  for (const [name, ...files] of pages) {
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(`${siteUrl()}#${name}`);
    await page.locator('#page > main h1').waitFor();
    assert.ok(files.length > 3 && files.every((file) => asked.includes(file)), `${name}: ${files}`);
    const first = asked.indexOf(files[0]),
      own = files.filter((file) => asked.indexOf(file) >= first);
    assert.deepEqual(asked.slice(first, first + own.length).toSorted(), own.toSorted(), `${name}: all at once`);
    const text = await (await fetch(`${siteUrl()}${files[0]}`)).text();
    for (const [, imported] of text.matchAll(/from ?['"]\.\/([^'"]+)['"]/g)) assert.ok(files.includes(imported), `${name}: ${imported}`);
  }
});
