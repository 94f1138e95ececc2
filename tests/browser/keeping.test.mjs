// Nothing is lost: links, saves, reloads, edited boards; and nothing breaks on bad text.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { damagedLinks } from '../damaged_links.mjs';
import {
  card,
  choose,
  drop,
  edit,
  forbidStorage,
  found,
  goToBoards,
  heard,
  hole,
  item,
  offers,
  open,
  paste,
  pegs,
  playText,
  press,
  ready,
  show,
  summary,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const names = (page) => page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('a link carries the position to another browser', async (t) => {
  const page = await open(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.keyboard.type('qrsnpc');
  await pegs(page, 6);
  const before = await names(page);
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  const link = await page.inputValue('#share-link');
  await page.click('[data-copy=share-link]');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
  await until(() => page.textContent('#share [role=status]'), /Copied/, 'the word that it is copied');
  assert.equal(await page.getAttribute('[data-copy=share-link]', 'data-said'), 'Copied.');
  await page.locator('[data-said]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await until(() => page.evaluate(() => location.href), link, 'the address to be the link');

  const other = await open(t, { at: link });
  await pegs(other, 6);
  assert.deepEqual(await names(other), before);

  await other.evaluate(() => {
    location.hash = '#icosian?level=petersen';
  }); // the address changed by hand
  await until(async () => (await names(other)).length, 10, 'another board by its address');
  assert.equal(other.problems.length, 0);
});

test('a link to another position of a board keeps the game that was there', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsnp');
  await pegs(page, 5);
  await page.evaluate(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    while (!document.querySelector('#mirror > p').textContent.includes('6 pegs')) await new Promise(requestAnimationFrame);
    location.hash = '#icosian?level=hamilton&moves=b+c+d';
    dispatchEvent(new Event('pagehide')); // what the page has still to write must not win
  });
  await pegs(page, 3);
  await choose(page, 'more', 'bookmark:Earlier game');
  await pegs(page, 6);
});

test('a broken link says so and leaves a board to play on', async (t) => {
  const page = await open(t, { at: '#icosian?level=hamilton&moves=q+b+b%zz' });
  await heard(page, /couldn’t open this link/i);
  await page.keyboard.type('qr');
  await pegs(page, 2);
});

test('a game is there again after a reload, and in its file', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsn');
  await pegs(page, 4);
  await press(page, 'undo');
  await pegs(page, 3);
  const before = await names(page);
  await page.reload();
  await ready(page);
  await pegs(page, 3);
  assert.deepEqual(await names(page), before);
  await press(page, 'redo');
  await pegs(page, 4);

  await press(page, 'share');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#share-file')]);
  assert.match(download.suggestedFilename(), /^schlegel-icosian\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  assert.equal(text, await page.inputValue('#share-text'));
  await page.fill('#share-width', '700');
  for (const [id, begin] of [
    ['svg', '<svg '],
    ['png', '\x89PNG'],
  ]) {
    const [picture] = await Promise.all([page.waitForEvent('download'), page.click(`#share-${id}`)]);
    assert.equal(picture.suggestedFilename(), `schlegel.${id}`);
    const content = readFileSync(await picture.path());
    assert.equal(content.toString('latin1', 0, begin.length), begin);
    if (id === 'png') assert.equal(content.readUInt32BE(16), 700, 'the width');
  }

  const other = await open(t);
  await paste(other, text);
  await pegs(other, 4);
});

test('what was done while a reload is under way is there after it', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsn');
  await pegs(page, 4);
  await until(
    () => page.evaluate(() => location.hash),
    (hash) => hash.toLowerCase().endsWith('q+r+s+n'),
    'the address to follow',
  );
  await page.evaluate(() => {
    history.replaceState = () => {
      window.told = true;
    };
  }); // a browser ignores it once it reloads
  await press(page, 'undo');
  await pegs(page, 3);
  await until(() => page.evaluate(() => window.told), Boolean, 'the address to be told');
  await page.reload();
  await ready(page);
  await pegs(page, 3);
});

test('no press is lost and each keeps its turn, however little the screen is drawn', async (t) => {
  const page = await open(t);
  const last = (letter) =>
    until(
      () => summary(page),
      (text) => text.endsWith(`, the last in ${letter}.`),
      `a last peg at ${letter}`,
    );
  await page.evaluate(() => {
    // all before the next frame
    const key = (key, more = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    key('q');
    key('z', { ctrlKey: true });
    for (const letter of 'qrsnp') key(letter);
    for (let i = 0; i < 4; ++i) key('Backspace');
    key('y', { ctrlKey: true });
    key('w'); // only R, the last one now, leads there
  });
  await last('W');
  await pegs(page, 3);
  await page.evaluate(() => {
    const undo = document.querySelector('#mirror [data-id=undo]');
    for (let i = 0; i < 3; ++i) undo.click();
    document.querySelector('#mirror [data-id=redo]').click();
    document.querySelector('#mirror [data-id="target:Z" i]').click(); // only Q leads there
  });
  await last('Z');
  await pegs(page, 2);
});

test('a board too large for a link is shared as text, and is there again after a reload', async (t) => {
  const page = await open(t);
  const edges = [];
  for (let u = 1; u <= 80; ++u) for (let v = 1; v < u; ++v) edges.push(`edge v${v} v${u}`);
  await paste(page, `icosian\n${edges.join('\n')}\n`);
  await until(() => summary(page), /^80 holes/, 'the large board');
  await press(page, hole('v80'));
  await pegs(page, 1);
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  assert.equal(await page.isVisible('#share-link'), false);
  assert.match(await page.textContent('#share [role=status]'), /too long for a link/);
  assert.match(await page.inputValue('#share-text'), /^moves v80$/m);
  await page.keyboard.press('Escape');
  await until(() => page.evaluate(() => location.hash), '', 'an address without the board');
  await page.reload();
  await ready(page);
  await until(() => summary(page), /^80 holes/, 'the large board again');
  await pegs(page, 1);
});

test('a kept game that cannot be read is put aside with a word, and nothing crashes', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  const saved = (moves) =>
    until(
      () => page.evaluate(() => location.hash),
      (hash) => hash.toLowerCase().endsWith(moves),
      `${moves} to be kept`,
    );
  await saved('q+r+s');
  for (const text of ['\u0000\u0001\ufffd'.repeat(1000), 'schlegel 999\n', 'x'.repeat(200_000)]) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage)) if (/game\//.test(key)) localStorage.setItem(key, text);
    }, text);
    await page.goto('about:blank'); // or the address itself would bring the game back
    await visit(page);
    await heard(page, /Couldn’t read your saved game/);
    await page.keyboard.type('q');
    await pegs(page, 1);
    await saved('=q');
  }
});

test('storage that is full or forbidden stops nothing', async (t) => {
  const page = await open(t, { wait: false });
  await forbidStorage(page);
  await visit(page);
  await page.keyboard.type('qrsnp');
  await pegs(page, 5);
});

test('bad text names its line and column, selects the place and leaves the board in play alone', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  const before = await names(page);
  const cases = [
    ['icosian\ngraph dodecahedron\nopening q r nowhere\n', /Line 3, column 13: /, 'nowhere'],
    ['icosian\ngraph dodekahedron\n', /Line 2, column 7: /, 'dodekahedron'],
    ['# é ü 𝔾\nicosian\nrubbish here\n', /Line 3, column 1: /, 'rubbish'],
    ['', /\w/, ''],
    ['\u0000'.repeat(50), /\w/, null],
    [`icosian\ngraph grid_${'9'.repeat(30)}x2\n`, /Line 2, column 7: /, null],
  ];
  for (const [text, message, selected] of cases) {
    await playText(page, text);
    assert.match(await until(() => page.textContent('#edit-error'), /./, `an error for ${JSON.stringify(text)}`), message);
    if (selected !== null)
      assert.equal(await page.$eval('#edit-text', (field) => field.value.slice(field.selectionStart, field.selectionEnd)), selected);
    assert.ok(await page.isVisible('#edit-text'));
    await page.goBack();
    await ready(page);
    assert.deepEqual(await names(page), before);
  }
  await page.keyboard.type('n');
  await pegs(page, 4);
});

test('a damaged link says the same as on the command line', async (t) => {
  const page = await open(t, { at: '#numberlink' });
  for (const [link, column, message] of damagedLinks) {
    await playText(page, link);
    const words = await until(() => page.textContent('#edit-error'), /./, `an error for ${link}`);
    const [, at, said] = words.match(/^Line 1, column (\d+): (.*)$/) ?? [];
    assert.equal(Number(at), column, words);
    assert.match(said, message);
    await page.goBack();
    await ready(page);
  }
});

test('an edited board, a pasted one, a file that is dropped and one that is chosen come into play', async (t) => {
  const page = await open(t);
  const holes = (count) =>
    until(
      () => names(page),
      (all) => all.length === count,
      `a board of ${count} holes`,
    );
  await playText(page, 'icosian\ngraph petersen\n');
  await holes(10);
  await paste(page, 'icosian\ngraph cube\n');
  await holes(8);
  await drop(page, 'icosian\ngraph octahedron\n');
  await holes(6);
  await goToBoards(page);
  await page.getByRole('button', { name: 'New board…' }).click();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Open a file…' }).click()]);
  await chooser.setFiles({ name: 'k4.txt', mimeType: 'text/plain', buffer: Buffer.from('icosian\ngraph tetrahedron\n') });
  await holes(4);
  await paste(page, 'this is no board at all');
  await heard(page, /Couldn’t read this board/);
  await holes(4);
});

test('Back returns to the puzzle before, with all its moves', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsn');
  await pegs(page, 4);
  await press(page, 'undo');
  await pegs(page, 3);
  await press(page, 'tab:peg');
  await until(() => page.evaluate(() => location.hash), /^#peg/, 'the address to follow');
  await page.goBack();
  await pegs(page, 3);
  await press(page, 'redo');
  await pegs(page, 4);
  await page.goForward();
  await until(() => page.title(), /^Peg|^Pentagon/, 'the other puzzle again');
});

test('a finished board leads to the next one and to all solutions, and is kept', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  await show(page);
  await until(
    () => page.evaluate(() => location.hash),
    (hash) => /&moves=.*&computer=/.test(hash) && !/&at=/.test(hash),
    'the solution in the address',
  );
  const link = (await page.evaluate(() => location.hash)).replace(/&(computer|shown)=[^&]*/g, '');
  const other = await open(t, { at: link }); // as if played by hand
  await item(other, 'celebrate:share').waitFor({ state: 'attached' });
  const place = () => item(other, 'timeline').getAttribute('aria-valuetext');
  const before = [await place(), await other.textContent('h1')];
  await press(other, 'browse');
  await offers(other, 'Back to my game');
  assert.notEqual(await place(), before[0]);
  await press(other, 'close');
  await until(place, (text) => text === before[0], 'the finished board');
  await press(other, 'go');
  await until(
    () => other.textContent('h1'),
    (text) => text !== before[1] && text.startsWith('Numberlink'),
    'the next board',
  );
});

test('the editor refuses what is too long for it, and finds errors far into a long line', async (t) => {
  const page = await open(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  await edit(page);
  const board = await page.inputValue('#edit-text');
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(5 << 20)));
  await page.keyboard.press('Control+v');
  await until(() => page.textContent('#edit-error'), /5,242,880 characters/, 'words about the length');
  assert.equal(await page.inputValue('#edit-text'), board);
  await page.fill('#edit-text', 'x'.repeat(1 << 20));
  await page.click('#edit-apply');
  assert.match(await until(() => page.textContent('#edit-error'), /Line 1/, 'an error'), /Line 1/);
});

test('boards: the first and the last of every puzzle open, the search finds, the tabs come back to what was left', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  await goToBoards(page);
  const levels = await page.locator('.boards li').evaluateAll((all) => all.map((one) => one.dataset.board));
  assert.ok(levels.length > 12, `${levels.length} boards`);
  assert.equal(await card(page, 'icosian\thamilton').locator('a').getAttribute('aria-current'), 'true');
  await page.fill('.boards [type=search]', 'petersen');
  assert.ok((await page.locator('.boards section:not([hidden]) li:not([hidden])').count()) < 10);
  await page.fill('.boards [type=search]', 'zzz');
  assert.match(await found(page), /no board fits/i);
  await page.fill('.boards [type=search]', '');
  const puzzle = (level) => level.split('\t')[0];
  for (const [i, level] of levels.entries()) {
    if (puzzle(levels[i - 1] ?? '') === puzzle(level) && puzzle(levels[i + 1] ?? '') === puzzle(level)) continue;
    await goToBoards(page);
    const title = await card(page, level).locator('b').textContent();
    await card(page, level).locator('a').click();
    await until(
      () => page.textContent('#mirror h1'),
      (text) => text.endsWith(title.replaceAll('\u00a0', ' ')),
      `the board ${level}`,
    );
    assert.ok((await names(page)).length > 1, level);
  }
  await press(page, 'tab:icosian');
  await goToBoards(page);
  await card(page, 'icosian\thamilton').locator('a').click();
  await pegs(page, 3);
});
