// What the machine says, and what happens when it takes long, breaks or cannot be had.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focusedId, hole, item, label, open, press, said, summary, until, useBrowser } from './browser.mjs';

useBrowser();

const heard = (page, what, seconds) => until(() => said(page), (text) => what.test(text), `the words ${what}`, seconds);

// A count that takes far longer than any test waits.
const endless = 'icosian\ngraph knight 12x12\n';

async function edit(page, text) {
  await press(page, 'edit');
  await page.waitForSelector('#edit[open]');
  await page.fill('#edit-text', text);
  await page.click('#edit-apply');
}

async function startEndless(page) {
  await edit(page, endless);
  await page.waitForSelector('#edit', { state: 'hidden' });
  await press(page, 'browse');
  await item(page, 'cancel').waitFor({ state: 'attached' });
}

test('the opening q r s n p has two ways; one of them is played out', async (t) => {
  const page = await open(t);
  await press(page, 'oracle:count');
  await page.keyboard.type('qrsnp');
  await item(page, hole('p')).focus();
  await page.keyboard.type('q');   // refused: it has a peg; changes nothing
  await page.keyboard.press('Escape');
  await heard(page, /\b2 ways/);
  assert.match(await label(page, hole('c')), /alive/);
  assert.match(await label(page, hole('z')), /out of reach/);

  await press(page, 'show');
  const seen = new Set();
  await until(async () => {
    const text = await summary(page);
    seen.add(text);
    return text;
  }, (text) => text.includes('20 pegs'), 'the tour to be played out', 20);
  assert.ok(seen.size > 4, `it is played step by step; seen were ${[...seen]}`);
  await heard(page, /tour!/i);
});

test('every hole is alive or dead as the machine says, and a dead end says why', async (t) => {
  const page = await open(t);
  await press(page, 'oracle:verdict');
  await page.keyboard.type('qrsnpch');
  await heard(page, /\w/);
  const labels = await Promise.all([...'bcdfghjklmnpqrstvwxz'].map((letter) => label(page, hole(letter))));
  assert.equal(labels.filter((text) => /peg \d/.test(text)).length, 6);   // p to h is no line: h was refused
});

test('a long search shows progress, is cancelled, and the next question is answered at once', async (t) => {
  const page = await open(t);
  await startEndless(page);
  await page.waitForTimeout(600);   // a spare worker gets ready behind a search that runs long
  const start = Date.now();
  await press(page, 'cancel');
  await item(page, 'cancel').waitFor({ state: 'detached' });
  const stopped = Date.now() - start;
  await press(page, 'tab:icosian');
  t.diagnostic(`cancelled after ${stopped} ms`);
  assert.ok(stopped < 400, `cancelled after ${stopped} ms`);
});
