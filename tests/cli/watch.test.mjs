// scripts/play --watch without a compiler: a change is built, and the open page reloads.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { watch } from '../../scripts/watch.mjs';

function folder(t) {
  const path = mkdtempSync(join(tmpdir(), 'schlegel-watch-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('only a page that is served for watching reloads on request', { timeout: 60_000 }, async (t) => {
  const site = folder(t);
  writeFileSync(join(site, 'index.html'), '<body>Hello</body>');
  const watched = await serve(site, 0, { reloads: true });
  const plain = await serve(site);
  t.after(() => Promise.all([watched.close(), plain.close()]));

  const page = await (await fetch(watched.url)).text();
  const script = /<script src="([^"]+)">/.exec(page)?.[1];
  assert.ok(script, page);
  const code = await (await fetch(new URL(script, watched.url))).text();
  assert.match(code, /location\.reload/);
  const events = await fetch(new URL(/EventSource\("([^"]+)"/.exec(code)[1], watched.url));
  assert.equal(events.headers.get('content-type'), 'text/event-stream');
  const reader = events.body.getReader();
  let heard = new TextDecoder().decode((await reader.read()).value);
  watched.reload();
  while (!heard.includes('event: reload')) heard += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();

  assert.equal(await (await fetch(plain.url)).text(), '<body>Hello</body>');
  assert.equal((await fetch(new URL(script, plain.url))).status, 404);
});

test('a change of a source is built and then loaded, unless the build fails', { timeout: 60_000 }, async (t) => {
  const sources = folder(t);
  mkdirSync(join(sources, 'view'));
  const file = join(sources, 'view', 'view.cpp');
  writeFileSync(file, 'one');
  const events = [];
  let builds = true,
    wake = () => {};
  const tell = (what) => {
    events.push(what);
    wake();
  };
  const until = async (count) => {
    while (events.length < count)
      await new Promise((done) => {
        wake = done;
      });
  };
  const end = await watch(
    [sources],
    async () => {
      tell('build');
      return builds;
    },
    () => tell('reload'),
  );
  t.after(end);

  writeFileSync(join(sources, 'view', 'new.cpp'), 'two');
  await until(2);
  assert.deepEqual(events, ['build', 'reload']);
  builds = false;
  rmSync(file);
  await until(3);
  builds = true;
  writeFileSync(file, 'three');
  await until(5);
  assert.deepEqual(events.slice(2), ['build', 'build', 'reload']);
});
