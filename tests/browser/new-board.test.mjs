// New boards as a person has them made: chosen in a dialog, made by the computer, then played like any other.
import assert from 'node:assert/strict';
import { heard, item, label, offers, open, paste, phone, press, section, test, until, useBrowser, visit } from './browser.mjs';

useBrowser();

async function ask(page) {
  await press(page, 'new');
  await page.locator('#new').waitFor();
}

test('a new board: ground and grade are chosen, and it is opened and kept', async (t) => {
  const page = await open(t);
  await ask(page);
  await page.getByLabel('Random planar graph, 24 holes').check({ force: true });
  await page.getByLabel('Hard').check({ force: true });
  await page.getByRole('button', { name: 'Generate' }).click();
  await heard(page, /^Icosian game: Hard Random planar graph, 24 holes, no\. \d+\./);
  await until(
    () => page.locator('#mirror [data-id^="target:"]').count(),
    (count) => count === 24,
    '24 holes',
  );
  const graded = () =>
    until(
      () => section(page, 'Goal'),
      (lines) => lines.includes('Difficulty: Hard'),
      'its grade',
    );
  await graded();
  const address = page.url();
  await page.reload();
  await until(
    () => page.locator('#mirror [data-id^="target:"]').count(),
    (count) => count === 24,
    'the same board',
  );
  assert.equal(page.url(), address);
  await graded();
});

test('only grades that come on the chosen ground are offered', async (t) => {
  const page = await open(t);
  await ask(page);
  const offered = () => page.locator('#new label:visible:has([name=grade])').allTextContents();
  await page.getByLabel('Random planar graph, 24 holes').check({ force: true });
  const there = await offered();
  assert.ok(there.includes('Hard') && !there.includes('Expert'), there.join());
  await page.getByLabel('Hard').check({ force: true });
  await page.getByLabel('Dodecahedron').check({ force: true });
  assert.ok(!(await offered()).includes('Hard'));
  assert.equal(await page.locator('[name=grade]:checked').inputValue(), '');
});

test('a new board by keyboard and on a phone', async (t) => {
  const page = await open(t, phone);
  await press(page, 'more');
  await press(page, 'new');
  await page.locator('#new').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'ground');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const box = await page.getByRole('button', { name: 'Generate' }).boundingBox();
  assert.ok(box && box.height >= 44);
  for (const label of await page.locator('#new label:visible').all()) assert.ok((await label.boundingBox()).height >= 44);
  await page.keyboard.press('Enter');
  await heard(page, /^Icosian game: \w+ Random [^.]*, no\. \d+\./);
});

test('where no such board can be made it is said, another choice is offered, and the game goes on', async (t) => {
  const page = await open(t, { at: '#icosian?level=petersen' });
  await ask(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await heard(page, /^Couldn’t generate a board: this graph has no tour/);
  await until(
    () => page.locator('#new[open] [role=alert]').textContent(),
    (text) => /^Couldn’t generate a board: this graph has no tour/.test(text),
    'the reason in the dialog',
  );
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'ground');
  await page.keyboard.press('Escape');
  await until(
    () => item(page, 'target:0').count(),
    (count) => count === 1,
    'the board',
  );
});

test('while a board is made the page says what has come so far', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => {
    const words = 'generating (7 Beginner and 53 Easy so far)';
    window.Worker = class {
      postMessage({ type, job }) {
        const tell = (data) => setTimeout(() => this.onmessage?.({ data }));
        if (type === 'start') return tell({ type: 'ready' });
        tell({ type: 'taken', job });
        this.timer = setInterval(() => tell({ type: 'progress', job, fraction: -1, text: words }), 100);
      }
      terminate() {
        clearInterval(this.timer);
      }
    };
  });
  await visit(page);
  await ask(page);
  await page.keyboard.press('Enter');
  await heard(page, /generating \(7 Beginner and 53 Easy so far\)/);
  await press(page, 'cancel');
  await until(
    () => item(page, 'cancel').count(),
    (count) => count === 0,
    'the end of the work',
  );
});

const dodecahedron = 'icosian\ngraph dodecahedron\nforbid f k\nforbid j v\nforbid x z\n';

test('a title that names a grade gives none', async (t) => {
  const page = await open(t);
  await paste(page, `# Hard board 4\n${dodecahedron}`);
  await until(
    () => page.textContent('h1'),
    (text) => /Hard board 4/.test(text),
    'the board',
  );
  const goal = await until(
    () => section(page, 'Goal'),
    (lines) => lines.length > 0,
    'the goal',
  );
  assert.ok(!goal.some((line) => /^Difficulty/.test(line)), goal.join('\n'));
});

test('a made board that is finished leads to another like it', async (t) => {
  const page = await open(t);
  await paste(page, dodecahedron);
  const board = await until(
    () => page.evaluate(() => history.state?.board),
    (key) => key?.includes('~'),
    'the board',
  );
  await page.evaluate((board) => localStorage.setItem('schlegel.grades', `${board}\t1\n`), board); // as if it had been made here
  await page.reload();
  await until(
    () => section(page, 'Goal'),
    (lines) => lines.includes('Difficulty: Beginner'),
    'its grade',
  );
  await page.keyboard.type('bgfdcpnmlkjhxwvtsrqz');
  await offers(page, 'Generate another');
  await press(page, 'go');
  await heard(page, /^Icosian game: Beginner board, no\. (?!4\.)\d+\./);
});
