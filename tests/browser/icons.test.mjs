// The icons for home screens: every one that the page and its manifest name is there, in its size, and shows something.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { distinctColours, siteFolder } from './browser.mjs';

const read = (name) => readFileSync(join(siteFolder, name));

test('icons: as large as the manifest says, drawn, and opaque where a home screen cuts them to its shape', (t) => {
  const named = JSON.parse(read('manifest.webmanifest')).icons;
  const [, apple] =
    read('index.html')
      .toString()
      .match(/<link rel="apple-touch-icon" href="([^"]*)">/) ?? [];
  const pictures = named.filter(({ type }) => type === 'image/png');
  if (!apple && pictures.length === 0) return t.skip('the site was built without rsvg-convert, so it has no PNG icons');
  for (const { src } of named) assert.ok(existsSync(join(siteFolder, src)), src);
  assert.deepEqual(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort(), [
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes, purpose } of [...pictures, { src: apple, sizes: '180x180', purpose: 'maskable' }]) {
    const png = PNG.sync.read(read(src));
    assert.equal(`${png.width}x${png.height}`, sizes, src);
    assert.ok(distinctColours(png) > 20, `${src} shows something`);
    const opacities = png.data.filter((_, i) => i % 4 === 3);
    assert.equal(
      opacities.every((opacity) => opacity === 255),
      purpose === 'maskable',
      `opacity of ${src}`,
    );
    assert.match(read('service-worker.js').toString(), new RegExp(`[" ]${src}[" ]`), `${src} is kept for use without a network`);
  }
});
