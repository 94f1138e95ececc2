// @ts-check
/// <reference lib="webworker" />
// Keeps one whole version of the site for use without a network. A new version is fetched beside the old one and serves
// nobody until every page of the old one is closed: there is no skipWaiting here, so none changes in mid-game.
const version = 'schlegel-@SITE_VERSION@';
const files = '@SITE_FILES@'.split(' ').filter((file) => file !== 'service-worker.js');
let kept = /** @type {Promise<Cache> | undefined} */ (undefined); // opened once in the life of the worker
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});

/** All files or none: each is asked for anew, past the browser's own cache. */
async function install() {
  const cache = await caches.open(version);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('schlegel-') && name !== version).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await (kept ??= caches.open(version));
  const file = await cache.match(request, { ignoreSearch: true });
  return file ?? (request.mode === 'navigate' ? await cache.match('index.html') : undefined) ?? fetch(request);
}
