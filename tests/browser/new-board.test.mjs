// New boards as a person has them made: chosen in a dialog, made by the computer, then played like any other.
import assert from 'node:assert/strict';
import { goTo, goToBoards, heard, offers, open, paste, phone, press, section, test, until, useBrowser, visit } from './browser.mjs';

useBrowser();

// The dialog for a puzzle, as the page of boards opens it.
async function ask(page, puzzle = 'icosian') {
  await goToBoards(page, `?puzzle=${puzzle}`);
  await page.getByRole('button', { name: 'New board…' }).click();
  await page.waitForSelector('#new[open]');
}
const make = (page) => page.getByRole('button', { name: 'Make a board' });
const check = (page, label) => page.locator('#new').getByLabel(label, { exact: true }).check({ force: true });
const holes = (page, count) => until(() => page.locator('#mirror [data-id^="target:"]').count(), count, `${count} holes`);

test('from the boards of all puzzles a new board begins with the choice of its puzzle', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  await page.getByRole('button', { name: 'New board…' }).click();
  const title = (name) => page.getByRole('heading', { name: `New ${name} board` });
  await title('Icosian').waitFor();
  await check(page, 'Numberlink');
  await title('Numberlink').waitFor();
  assert.equal(await page.locator('dialog[open]').count(), 1);
  await page.keyboard.press('ArrowUp');
  await title('Pegs').waitFor();
  await page.keyboard.press('Escape');
  await ask(page);
  await title('Icosian').waitFor();
  assert.equal(await page.locator('#new').getByLabel('Numberlink', { exact: true }).count(), 0);
});

test('a new board: shape and difficulty are chosen, and it is opened and kept; Back returns to the boards', async (t) => {
  const page = await open(t);
  await ask(page);
  await check(page, 'Random planar graph, 24 holes');
  await check(page, 'Hard');
  await make(page).click();
  await heard(page, /^Icosian game: Hard Random planar graph, 24 holes, no\. \d+\./);
  await holes(page, 24);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  const graded = () =>
    until(
      () => section(page, 'Goal'),
      (lines) => lines.includes('Difficulty: Hard'),
      'its grade',
    );
  await graded();
  await until(
    () => page.evaluate(() => location.hash),
    (hash) => hash.startsWith('#icosian?text='),
    'its address',
  );
  const address = page.url();
  await page.reload();
  await holes(page, 24);
  assert.equal(page.url(), address);
  await graded();
  await page.goBack();
  await page.waitForSelector('.boards .own .card');
  assert.equal(await page.evaluate(() => location.hash), '#boards?puzzle=icosian');
});

test('shapes are pictures, the first one like the board in play, and of another puzzle like its last one', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  await ask(page, 'numberlink');
  assert.equal(await page.textContent('#new h2'), 'New Numberlink board');
  const shapes = page.locator('#new .shapes label');
  assert.equal(await shapes.count(), 8);
  assert.equal(await shapes.first().textContent(), 'Like this one');
  for (const source of await page.locator('#new .shapes img').evaluateAll((all) => all.map((one) => one.complete && one.naturalWidth)))
    assert.ok(source > 0, 'a picture is there');
  assert.equal(
    new Set(await page.locator('#new .shapes label > span:first-of-type img:first-child').evaluateAll((all) => all.map((one) => one.src)))
      .size,
    8,
  );
  assert.match(await page.textContent('#new .foot'), /exactly one solution/);
  await page.keyboard.press('Escape');
  await ask(page, 'sliding');
  assert.equal(await page.textContent('#new h2'), 'New Sliding board');
  assert.doesNotMatch(await page.textContent('#new .foot'), /exactly one solution/, 'it is not true of these');
  await check(page, '3 by 3');
  await make(page).click();
  await heard(page, /^Sliding puzzle: /);
  await page.goBack();
  await page.waitForSelector('.boards .card');
  assert.equal(await page.evaluate(() => location.hash), '#boards?puzzle=sliding');
});

test('only grades that come on the chosen shape are offered', async (t) => {
  const page = await open(t);
  await ask(page);
  const offered = () => page.locator('#new label:visible:has([name=grade])').allTextContents();
  await check(page, 'Random planar graph, 24 holes');
  const there = await offered();
  assert.ok(there.includes('Hard') && !there.includes('Expert'), there.join());
  await check(page, 'Hard');
  await check(page, 'Dodecahedron');
  assert.ok(!(await offered()).includes('Hard'));
  assert.equal(await page.locator('[name=grade]:checked').inputValue(), '0');
});

test('a new board by keyboard and on a phone', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await ask(page);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'base');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowDown');
  const box = await make(page).boundingBox();
  assert.ok(box.height >= 44 && box.y + box.height <= 844, 'the button is pinned');
  for (const label of await page.locator('#new label:visible').all()) assert.ok((await label.boundingBox()).height >= 44);
  const rows = await page.locator('#new .shapes label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  assert.equal(rows.filter((y) => y === rows[0]).length, 3, 'three in a row');
  await page.keyboard.press('Enter');
  await heard(page, /^Icosian game: \w+ Random [^.]*, no\. \d+\./);
});

test('where no such board can be made it is said, another choice is offered, and the game goes on', async (t) => {
  const page = await open(t, { at: '#icosian?level=petersen' });
  await ask(page);
  await make(page).click();
  await heard(page, /^Couldn’t generate a board: this graph has no tour/);
  await until(
    () => page.locator('#new[open] [role=alert]').textContent(),
    /^Couldn’t generate a board: this graph has no tour/,
    'the reason in the dialog',
  );
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'base');
  await page.keyboard.press('Escape');
  await goTo(page, 'play');
  await holes(page, 10);
});

test('while a board is made the dialog says what has come so far, and it can be cancelled', async (t) => {
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
        window.ended = true;
      }
    };
  });
  await visit(page);
  await ask(page);
  await page.keyboard.press('Enter');
  await until(() => page.textContent('#new [role=status]'), /generating \(7 Beginner and 53 Easy so far\)/, 'what has come');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Cancel');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#new[open]', { state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'New board…');
  await heard(page, /^Cancelled\.$/);
  await until(() => page.evaluate(() => window.ended), Boolean, 'the end of the work');
  assert.equal(await page.evaluate(() => location.hash), '#boards?puzzle=icosian');
});

const dodecahedron = 'icosian\ngraph dodecahedron\nforbid f k\nforbid j v\nforbid x z\n';

test('a title that names a grade gives none', async (t) => {
  const page = await open(t);
  await paste(page, `# Hard board 4\n${dodecahedron}`);
  await until(() => page.textContent('#mirror h1'), /Hard board 4/, 'the board');
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
