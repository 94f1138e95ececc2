// What is said: aloud, each thing once; and beside the finger, why something is refused.
import assert from 'node:assert/strict';
import {
  browse,
  centre,
  click,
  heard,
  hole,
  item,
  open,
  pegs,
  phone,
  picture,
  press,
  said,
  show,
  tap,
  tell,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser({ pixels: true });

// Everything the live region says from now on, in order.
async function record(page) {
  await page.evaluate(() => {
    window.spoken.length = 0;
  });
  const texts = (spoken) => spoken.map(({ text }) => text.trim());
  return {
    all: async () => texts(await page.evaluate(() => window.spoken)),
    async until(what) {
      return until(this.all, (all) => all.some((text) => what.test(text)), `the words ${what}`);
    },
    async take() {
      return texts(await page.evaluate(() => window.spoken.splice(0)));
    },
  };
}

const sentences = (text) => text.split(/(?<=[.!?]) /);

// No sentence comes twice in a row or within one saying, none begins with the one before it.
function assertOnce(all) {
  const parts = all.flatMap(sentences);
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    assert.ok(!before || !part.startsWith(before.replace(/[.!]$/, '')), `“${before}” and then “${part}” in ${JSON.stringify(all)}`);
  }
  for (const text of all) {
    const own = sentences(text);
    assert.equal(new Set(own).size, own.length, text);
    assert.doesNotMatch(text, /undefined|^\s*$|(\b\w+ \d+)[^.]*\1\b/);
  }
}

test('playing, undoing, hints, the list of tours and a finish: each sentence is said once', async (t) => {
  const page = await open(t);
  const heard = await record(page);
  for (const letter of 'qrsnp') await page.keyboard.type(letter, { delay: 30 });
  await heard.until(/15 holes to go/);
  await press(page, 'undo');
  await press(page, 'redo');
  assertOnce(await heard.take());

  await tell(page, 'count');
  await heard.until(/\b2 (ways|tours)/);
  await press(page, 'go');
  await heard.until(/Look at /);
  await press(page, 'go');
  await heard.until(/ must come next\./);
  assertOnce(await heard.take());
  await page.keyboard.type('c');
  await pegs(page, 6);

  await tell(page, 'nothing');
  await press(page, 'undo');
  await browse(page);
  await heard.until(/Tour 1 of 2 from move 5/);
  await press(page, 'go');
  await heard.until(/^Tour 2 of 2 from move 5/);
  await press(page, 'close');
  await heard.until(/Back to my game/);
  assertOnce(await heard.take());

  await show(page);
  await heard.until(/By the computer/);
  await press(page, 'back_to_game');
  await heard.until(/Back to my game/);
  await page.keyboard.type('cbghjkfdmltvwxz');
  await pegs(page, 20);
  await heard.until(/Yours is one of \d+ tours/);
  const finish = await heard.take();
  assertOnce(finish);
  assert.equal(finish.filter((text) => /Hamiltonian tour/.test(text)).length, 1);
  assert.equal(finish.filter((text) => /Yours is one of/.test(text)).length, 1);
});

test('the number of a solution waits for the number of all', async (t) => {
  const page = await open(t, { at: '#peg?level=pentagon16' });
  const heard = await record(page);
  await browse(page);
  await heard.until(/1 of \d/);
  assertOnce(await heard.take());
});

// The box of what differs between two pictures, in CSS pixels.
function changed(before, after, ratio = 1) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = 0; y < after.height; ++y)
    for (let x = 0; x < after.width; ++x) {
      const at = 4 * (y * after.width + x);
      if (Math.abs(before.data[at] - after.data[at]) + Math.abs(before.data[at + 1] - after.data[at + 1]) < 60) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  return { left: left / ratio, top: top / ratio, right: right / ratio, bottom: bottom / ratio };
}

for (const [device, options] of [
  ['desktop', {}],
  ['phone', { ...phone, deviceScaleFactor: 1 }],
  ['320 px', { ...phone, deviceScaleFactor: 1, viewport: { width: 320, height: 568 } }],
])
  test(`a refusal appears at the finger and goes away by itself: ${device}`, async (t) => {
    const page = await open(t, options);
    await page.keyboard.type('qrs');
    await pegs(page, 3);
    const { width, height } = page.viewportSize();
    for (const letter of ['x', 'h', 'z', 'd']) {
      // no line leads there
      await page.mouse.move(1, height - 1);
      await page.waitForTimeout(100);
      const before = await picture(page);
      const [x, y] = await centre(page, hole(letter));
      await (options.hasTouch ? tap : click)(page, hole(letter));
      await until(
        () => said(page),
        (text) => new RegExp(`\\b${letter.toUpperCase()}\\b`).test(text),
        `a reason about ${letter}`,
      );
      await page.mouse.move(1, height - 1);
      await page.waitForTimeout(200);
      const box = changed(before, await picture(page));
      const bar = await item(page, 'boards').boundingBox();
      assert.ok(
        box.left >= 0 && box.right < width && box.top >= bar.y + bar.height - 8 && box.bottom < height,
        `${letter}: ${JSON.stringify(box)} beside the screen or over the top bar`,
      );
      assert.ok(box.bottom < y - 15 || box.top > y + 15, `${letter}: ${JSON.stringify(box)} lies under the finger at ${x}, ${y}`);
      assert.ok(
        Math.min(Math.abs(box.bottom - y), Math.abs(box.top - y)) < 90 && box.left < x && box.right > x,
        `${letter}: ${JSON.stringify(box)} is far from ${x}, ${y}`,
      );
      await until(
        async () => changed(before, await picture(page)).right,
        (right) => right < 0,
        'the words to go',
      );
    }
  });

test('a refusal of a key appears at the place that has the focus', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  await item(page, hole('x')).focus();
  await page.waitForTimeout(200);
  const before = await picture(page),
    [x, y] = await centre(page, hole('x'));
  await page.keyboard.press('Enter');
  await heard(page, /\bX\b/);
  await page.waitForTimeout(200);
  const box = changed(before, await picture(page));
  assert.ok(box.left < x && box.right > x && Math.min(Math.abs(box.bottom - y), Math.abs(box.top - y)) < 90, JSON.stringify(box));
});
