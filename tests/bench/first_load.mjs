#!/usr/bin/env node
// first_load.mjs [--files]: what a first visit costs at 1.6 Mbit/s and 150 ms: bytes on the wire and the time until a board has answered a touch,
// for a new visitor, for links and for a return with the service worker. The least of three times. --files: the bytes of each file, too. Needs the
// built site and what the browser tests need.
import { serve } from '../../scripts/serve.mjs';
import { launch, siteFolder } from '../browser/chromium.mjs';
import { keepSite, visit, visits } from '../browser/first_load.mjs';

const site = await serve(siteFolder);
const browser = await launch();
const times = 3;

for (const one of visits) {
  let best = { milliseconds: Infinity };
  for (let i = 0; i < times; ++i) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const origin = one.kept ? await keepSite(context, site.url) : site.url;
    const now = await visit(context, origin, one, { slow: true });
    if (now.milliseconds < best.milliseconds) best = now;
    await context.close();
  }
  console.log(
    one.name.padEnd(24),
    `${(best.bytes / 1000).toFixed(0).padStart(4)} KB`,
    `${(best.milliseconds / 1000).toFixed(2)} s`.padStart(8),
  );
  if (process.argv.includes('--files')) for (const { path, bytes } of best.requests) console.log(`  ${String(bytes).padStart(8)} ${path}`);
}
await browser.close();
await site.close();
