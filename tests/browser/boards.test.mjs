// Boards of one’s own: kept by name, come back to, and not lost where the storage is full or forbidden.
import assert from 'node:assert/strict';
import { heading, shows, address, own, back, choose } from './boards_page.mjs';
import {
  edit,
  forbidStorage,
  found,
  goToBoards,
  heard,
  open,
  paste,
  pegs,
  phone,
  press,
  ready,
  said,
  summary,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const wheel = '# Two ways round\nicosian\ngraph octahedron\n';
const star = 'icosian\ngraph petersen\nopen\n';

test('own boards are kept by name, come first in the list, and each has its own game', async (t) => {
  const page = await open(t);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  const [first] = await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.dataset.id));
  await press(page, first);
  await pegs(page, 1);
  await paste(page, star);
  await shows(page, 'Your board');
  await edit(page, 'icosian\ngraph cube\nopen\n');
  await page.click('#edit-apply');
  await shows(page, 'Your board (2)');
  await goToBoards(page);
  assert.equal((await page.textContent('.boards h2')).trim(), 'Your boards');
  assert.deepEqual(await own(page), ['Your board (2)', 'Your board', 'Two ways round']);
  assert.match(await page.textContent('.boards .own'), /Icosian/);
  assert.equal(await page.locator('.boards .own').evaluateAll((all) => all.filter((one) => one.querySelector('.begun')).length), 1);

  await choose(page, 'Two ways round');
  await pegs(page, 1);
  await page.reload();
  await ready(page);
  await shows(page, 'Two ways round');
  await pegs(page, 1);
  await paste(page, star); // the same board again is the same own board
  await shows(page, 'Your board');
  await paste(page, `# Another name\n${star}`); // its title is the last one that came with it
  await shows(page, 'Another name');
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await pegs(page, 1);
  await goToBoards(page);
  assert.equal((await own(page)).length, 3);
  assert.equal(await page.textContent('.card[aria-current] b'), 'Two ways round');
});

test('an own board is renamed, duplicated, deleted and brought back', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  const [first] = await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.dataset.id));
  await press(page, first);
  await pegs(page, 1);
  await goToBoards(page);
  const row = (title) => page.locator('.boards .own', { hasText: title }).first();
  await row('Two ways').locator('.more').click();
  await row('Two ways').getByRole('button', { name: 'Rename', exact: true }).click();
  await page.keyboard.type('Round and round');
  await page.keyboard.press('Enter');
  await until(async () => (await own(page))[0], 'Round and round', 'the new name in the list');
  await until(() => page.evaluate(() => document.activeElement.className), 'more', 'the focus on the card');
  await shows(page, 'Round and round');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.equal(await row('Round').getByRole('button', { name: 'Duplicate', exact: true }).isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement.className), 'more');
  await page.keyboard.press('Enter');
  await row('Round').getByRole('button', { name: 'Duplicate', exact: true }).click();
  await until(async () => (await own(page)).join(), 'Round and round (2),Round and round', 'the copy');
  assert.equal(await found(page), 'Duplicated “Round and round”.');
  await row('Round and round (2)').locator('a').click();
  await shows(page, 'Round and round (2)');
  await pegs(page, 1);
  await press(page, 'undo');
  await until(() => summary(page), /No peg/, 'an empty board');

  await back(page);
  await row('Round and round (2)').locator('.more').click();
  await row('Round and round (2)').getByRole('button', { name: 'Delete', exact: true }).click();
  await row('Deleted “').waitFor();
  await until(() => page.evaluate(() => document.activeElement.textContent), 'Undo', 'the focus on Undo');
  await until(
    () => heading(page),
    (text) => !text.includes('Round'),
    'another board in play',
  );
  await page.keyboard.press('Enter');
  await until(async () => (await own(page)).join(), 'Round and round (2),Round and round', 'the board again');
  await shows(page, 'Round and round (2)');
  await row('Round and round (2)').locator('.more').click();
  await row('Round and round (2)').getByRole('button', { name: 'Delete', exact: true }).click();
  await row('Deleted “').waitFor();
  await page.reload();
  await choose(page, 'Round and round');
  await pegs(page, 1);
  await goToBoards(page);
  assert.deepEqual(await own(page), ['Round and round']);
});

test('a link carries the title, and a board from a nameless link gets a name with its day', async (t) => {
  const page = await open(t, { at: `#icosian?text=${encodeURIComponent(star)}` });
  await until(() => heading(page), /: Board from a link, \d+ [A-Z][a-z]+$/, 'a name for it');
  await paste(page, '# Brücken & 3 % #1\nnumberlink\ngrid\n1 . 1\n');
  await shows(page, 'Brücken & 3 % #1');
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  const other = await open(t, { at: await page.inputValue('#share-link') });
  await shows(other, 'Brücken & 3 % #1');
  const third = await open(t);
  await paste(third, await page.inputValue('#share-text'));
  await shows(third, 'Brücken & 3 % #1');
  const fourth = await open(t);
  await paste(fourth, await page.inputValue('#share-link'));
  await shows(fourth, 'Brücken & 3 % #1');
});

test('Back and Forward go from board to board, each with its game', async (t) => {
  const page = await open(t);
  const entries = () => page.evaluate(() => history.length);
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  await press(page, 'undo');
  await pegs(page, 2);
  await address(page, /moves=/);
  const before = await entries();
  await choose(page, 'Cube');
  await paste(page, star);
  await shows(page, 'Your board');
  await paste(page, 'icosian?level=octahedron');
  await shows(page, 'Octahedron');
  await address(page, /level=octahedron/);
  assert.equal(await entries(), before + 4);
  await page.goBack();
  await shows(page, 'Your board');
  await page.goBack();
  await shows(page, 'Cube');
  await back(page);
  await page.goBack();
  await page.waitForSelector('#app:not([hidden])');
  await shows(page, 'Hamilton’s board');
  await pegs(page, 2);
  await press(page, 'redo'); // the timeline is there, too
  await pegs(page, 3);
  await page.goForward();
  await page.goForward();
  await shows(page, 'Cube');
  await page.goForward();
  await shows(page, 'Your board');
  await page.evaluate((text) => {
    location.hash = `#icosian?text=${encodeURIComponent(text)}`;
  }, '# By hand\nicosian\ngraph tetrahedron\n');
  await shows(page, 'By hand');
  await page.goBack();
  await shows(page, 'Your board');
  assert.equal(await entries(), before + 4);
});

test('Back and Forward close a dialog, and the board under it stays', async (t) => {
  const page = await open(t);
  await choose(page, 'Cube');
  await address(page, /cube/);
  await choose(page, 'Octahedron');
  await address(page, /octahedron/);
  await back(page);
  await page.goBack();
  await shows(page, 'Cube');
  await address(page, /cube/);
  await page.evaluate(() => {
    window.titles = [];
    const go = history.go.bind(history);
    history.go = (by) => setTimeout(go, 300, by); // as slow as in a busy browser
    const title = document.querySelector('#mirror h1');
    new MutationObserver(() => window.titles.push(title.textContent)).observe(title, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const by of [1, -1]) {
    await press(page, 'share');
    await page.waitForSelector('#share[open]');
    await page.evaluate((by) => history.go(by), by);
    await page.waitForSelector('#share', { state: 'hidden' });
    await address(page, /cube/);
    await shows(page, 'Cube');
  }
  assert.deepEqual(await page.evaluate(() => window.titles.filter((title) => !title.endsWith(': Cube'))), []);
  await page.goForward();
  await page.goForward();
  await shows(page, 'Octahedron');
});

test('a board too large for a link is come back to', async (t) => {
  const page = await open(t);
  const edges = [];
  for (let u = 1; u <= 80; ++u) for (let v = 1; v < u; ++v) edges.push(`edge v${v} v${u}`);
  await paste(page, `# All with all\nicosian\n${edges.join('\n')}\n`);
  await shows(page, 'All with all');
  await address(page, /^$/);
  await choose(page, 'Cube');
  await address(page, /cube/);
  await back(page);
  await page.goBack();
  await shows(page, 'All with all');
});

test('the one unnamed board of an earlier visit is the first own board', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => {
    if (localStorage.getItem('schlegel.last')) return;
    localStorage.setItem(
      'schlegel.game/icosian/',
      'schlegel save 1\npuzzle icosian\nat 1\nmoves v0 v1\ninstance\nicosian\nedge v0 v1\nedge v1 v2\nedge v2 v0\n',
    );
    localStorage.setItem('schlegel.last/icosian', '.');
    localStorage.setItem('schlegel.last', 'icosian');
  });
  await visit(page);
  await shows(page, 'Your board');
  await pegs(page, 1);
  await press(page, 'redo');
  await pegs(page, 2);
  await choose(page, 'Cube');
  await choose(page, 'Your board');
  await pegs(page, 2);
  assert.equal(await page.evaluate(() => localStorage.getItem('schlegel.game/icosian/')), null);
});

test('storage that is full is told once, nothing kept is lost, and deleting makes room', async (t) => {
  const page = await open(t);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function (key) {
      if (/game/.test(key)) Storage.prototype.setItem = window.setItem;
      removeItem.call(this, key);
    };
  });
  await paste(page, star);
  await heard(page, /storage is full/);
  await page.evaluate(() => {
    document.getElementById('live').textContent = '';
  });
  await paste(page, 'icosian\ngraph cube\nopen\n');
  await shows(page, 'Your board (2)');
  await heard(page, /Your board \(2\)/);
  assert.doesNotMatch(await said(page), /storage/);
  await goToBoards(page);
  await page.locator('.boards .own a').nth(1).click();
  await shows(page, 'Your board');
  await back(page);
  assert.match(await page.textContent('.boards p.notice'), /full\. Delete/);
  assert.match(await page.textContent('.boards .own .card span'), /KB/);
  const row = page.locator('.boards .own', { hasText: 'Two ways' }).first();
  await row.locator('.more').click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.boards .own', { hasText: 'Deleted “' }).waitFor();
  await page.reload();
  await page.locator('.boards .own').first().waitFor();
  assert.deepEqual(await own(page), ['Your board (2)', 'Your board']);
});

test('storage that is forbidden is told, and own boards last as long as the page', async (t) => {
  const page = await open(t, { wait: false });
  await forbidStorage(page);
  await visit(page);
  await heard(page, /won’t let this page save/);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await choose(page, 'Cube');
  await address(page, /cube/);
  await choose(page, 'Two ways round');
  await address(page, /Two/);
  await back(page);
  await page.goBack();
  await shows(page, 'Cube');
});

test('storage that is emptied meanwhile is told, and what is open is kept again', async (t) => {
  const page = await open(t);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await choose(page, 'Cube');
  await page.evaluate(() => localStorage.clear());
  await choose(page, 'Octahedron');
  await heard(page, /saved data was deleted/);
  await page.reload();
  await ready(page);
  await choose(page, 'Two ways round');
});
