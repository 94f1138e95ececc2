#!/usr/bin/env node
// turning.mjs [GRAPH...]: the script time of a frame while a solid is turned by a finger on a phone's screen, at full speed and at a quarter of
// it: median and 95th percentile in milliseconds. What the graphics processor does is left out, for where there is none it is the whole time. Needs
// the built site (scripts/play builds it) and what the browser tests need.
import { serve } from '../../scripts/serve.mjs';
import { launch, paste, siteFolder } from '../browser/chromium.mjs';

const site = await serve(siteFolder);
const browser = await launch();
const seconds = 3;

for (const graph of process.argv.length > 2 ? process.argv.slice(2) : ['dodecahedron', 'truncated_icosahedron', 'conway_bD']) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    localStorage.setItem('schlegel.known', '1');
    WebGLRenderingContext.prototype.drawElements = () => {};
    window.frames_ = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      request((now) => {
        const begin = performance.now();
        draw(now);
        window.frames_.push(performance.now() - begin);
      });
  });
  await page.goto(`${site.url}#play`);
  await page.waitForSelector('#mirror [data-kind=target]', { state: 'attached' });
  await paste(page, `graph ${graph}\n`);
  await page.waitForTimeout(2000);
  const turns = page.locator('#mirror [data-id="turn:across"]');
  if ((await turns.count()) === 0) {
    await page.locator('#mirror [data-id=solid]').focus();
    await page.keyboard.press('Enter');
    await turns.waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints = []) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => {
      window.frames_.length = 0;
    });
    await touch('touchStart', [{ x: 60, y: 160 }]);
    const begin = Date.now();
    for (let i = 0; Date.now() - begin < 1000 * seconds; ++i) {
      await touch('touchMove', [{ x: 180 + 120 * Math.sin(i / 20), y: 160 + 5 * Math.cos(i / 9) }]);
      await new Promise((done) => setTimeout(done, 4));
    }
    await touch('touchEnd');
    const frames = (await page.evaluate(() => window.frames_)).sort((a, b) => a - b);
    const at = (share) => frames[Math.floor(share * (frames.length - 1))].toFixed(1);
    console.log(
      `turning/${graph}${rate > 1 ? `, ${rate} times slower` : ''}`.padEnd(52),
      `${at(0.5)} ms, 95th percentile ${at(0.95)} ms, ${(frames.length / seconds).toFixed(0)} frames a second`,
    );
  }
  await page.close();
}
await browser.close();
await site.close();
