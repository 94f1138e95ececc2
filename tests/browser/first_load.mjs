// The visits that a first load is measured by. Each says what it cost until a board had answered a touch: bytes on the wire, headers
// included, and the time.

/** The most bytes of a visit by somebody who was never here. */
export const limit = 360_000;

/** In the page: once there is a place to touch on a board or on a card of the home, begins to wait for its answer and returns where the place is.
 * @param {{selector: string, onBoard: boolean}} place */
function watchForAnswer({ selector, onBoard }) {
  const place = document.querySelector(selector);
  if (!place || (onBoard && document.getElementById('boot'))) return null;
  place.scrollIntoView({ block: 'nearest' });
  const said = () =>
    onBoard
      ? [...document.querySelectorAll('#mirror [data-kind=target]')]
          .map((one) => one.getAttribute('aria-label') + one.getAttribute('aria-pressed'))
          .join()
      : document.querySelector('.home [data-card^=sliding] > p').textContent;
  const before = said();
  window.answer = new Promise((done) => {
    const observer = new MutationObserver(() => {
      const milliseconds = performance.now();
      if (said() !== before) done({ at: performance.timeOrigin + milliseconds, milliseconds });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x, y, width, height };
}

/** What a visit is called, its address, the link that is tapped first, and what is touched then: a place of the board, or on the home a tile of a
 * card, by a screen on which cards are played. */
export const visits = [
  { name: 'new visitor, home', at: '', viewport: { width: 1280, height: 800 } },
  { name: 'new visitor on a phone', at: '', opens: '#icosian?level=cube', target: 'g' },
  { name: 'link, icosian', at: '#icosian?level=hamilton', target: 'g' },
  { name: 'link, sliding', at: '#sliding?level=fifteen', target: '10' },
  { name: 'link, quintomino', at: '#quintomino?level=conway', target: 'piece 1' },
  { name: 'link, peg', at: '#peg?level=english33', target: 'd2' },
  { name: 'link, numberlink', at: '#numberlink?level=cover_9x9', target: 'r2c3' },
  { name: 'return', at: '#play', target: 'g', kept: true },
];

/** 1.6 Mbit/s and 150 ms. */
const slowNetwork = { offline: false, downloadThroughput: 200_000, uploadThroughput: 100_000, latency: 150 };

/** Visits an address of the site with a finger. Resolves to { bytes, milliseconds, requests }, the requests as { path, bytes }.
 * @param {import('playwright-core').BrowserContext} context what the visitor brings */
export async function visit(context, origin, { at, opens, target, viewport }, { slow = false } = {}) {
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  const session = await context.newCDPSession(page);
  if (slow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
  }
  const requested = [];
  page.on('request', (request) => requested.push(request));
  await page.goto(new URL(at, origin).href, { waitUntil: 'commit' });
  if (opens) await page.locator(`.home .main[href="${opens}"]`).tap();
  const selector = target ? `#mirror [data-id="target:${target}" i]` : '.home [data-card^=sliding] schlegel-board';
  const found = await page.waitForFunction(watchForAnswer, { selector, onBoard: Boolean(target) });
  const box = await found.jsonValue();
  const share = target ? 0.5 : 0.75; // the tile beside the gap of the card
  await page.touchscreen.tap(box.x + share * box.width, box.y + share * box.height);
  const { at: answered, milliseconds } = await page.evaluate(() => window.answer);
  const all = await Promise.all(
    requested.map(async (request) => {
      const response = await request.response();
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      return {
        path: new URL(request.url()).pathname,
        bytes: response.fromServiceWorker() ? 0 : responseHeadersSize + responseBodySize,
        begun: request.timing().startTime,
      };
    }),
  );
  const requests = all.filter(({ begun }) => begun <= answered);
  await page.close();
  return { bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0), milliseconds, requests };
}

/** In the page: waits until the service worker keeps the site. */
export const siteIsKept = () =>
  navigator.serviceWorker.ready.then(
    ({ active }) => active.state === 'activated' || new Promise((done) => active.addEventListener('statechange', done)),
  );

/** Makes somebody of the visitor who was here before: the service worker keeps the site. Resolves to the address at which it does. */
export async function keepSite(context, url) {
  const origin = url.replace('localhost', 'site.localhost'); // on plain localhost nothing is kept
  const page = await context.newPage();
  await page.goto(`${origin}#icosian?level=hamilton`);
  await page.waitForSelector('#boot', { state: 'detached' });
  await page.evaluate(siteIsKept);
  await page.close();
  return origin;
}
