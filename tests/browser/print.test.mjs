// On paper there is the board, its title and its rules, and nothing of the interface.
import assert from 'node:assert/strict';
import { goToBoards, open, picture, section, siteUrl, test, until, useBrowser } from './browser.mjs';

useBrowser({ pixels: true });

for (const at of ['#icosian?level=hamilton&moves=q+r+s', '#sliding', '#quintomino', '#peg', '#numberlink', '#numberlink?level=bridges_6x6'])
  test(`printed: ${at}`, async (t) => {
    const page = await open(t, { at, colorScheme: 'dark' });
    const pdf = await page.pdf({ format: 'A4' });
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length, 1, 'one page');
    const text = await page.textContent('#print');
    const [title] = (await page.textContent('#mirror h1')).split(': ').slice(-1);
    assert.ok(text.includes(title), text);
    const [rules] = await section(page, 'Goal');
    assert.ok(text.includes(rules), `${rules} in ${text}`);
    assert.ok((await page.locator('#print svg :is(circle, polygon, polyline)').count()) > 5);
    assert.equal(await page.locator('#print svg :is([fill^=var], style)').count(), 0);

    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.isVisible('#app'), false);
    assert.ok(await page.isVisible('#print'));
    const { data } = await picture(page, `print${at.replace(/\W+/g, '-')}`);
    for (let i = 0; i < data.length; i += 4)
      assert.ok(Math.max(data[i], data[i + 1], data[i + 2]) - Math.min(data[i], data[i + 1], data[i + 2]) < 40, 'black on white');
    assert.ok(data[0] > 250 && data[data.length - 4] > 250);
    await page.emulateMedia({ media: 'screen' });
    assert.equal(await page.isVisible('#print'), false);
  });

// The dialog that prints boards, with none chosen yet.
async function openPrinting(page) {
  await page.evaluate(() => {
    window.print = () => {
      window.called = (window.called ?? 0) + 1;
    };
  });
  await goToBoards(page);
  await page.getByRole('button', { name: 'Print…' }).click();
  await page.waitForSelector('#printing[open]');
}
const selectNone = (page) => page.getByRole('button', { name: 'Select none', exact: true }).click();
async function choose(page, boards) {
  await selectNone(page);
  for (const board of boards) await page.locator(`#printing input[value="${board}"]`).check();
}
const printer = (page) => page.locator('#printing').getByRole('button', { name: 'Print…', exact: true });
async function begin(page, times = 1) {
  await printer(page).click();
  await until(() => page.evaluate(() => window.called ?? 0), times, 'the printer');
}
const pagesOf = async (page) => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g).length;
const cell = (page, number, kind) =>
  page.locator('#sheets :is(.boards, .texts) > div', { hasText: new RegExp(`^${number}\\. [^\\n]*${kind}`) });

test('printed: several boards, four to a page, with their solutions on pages of their own', async (t) => {
  const page = await open(t, { at: '#icosian' });
  await openPrinting(page);
  const status = (words) => until(() => page.textContent('#printing [role=status]'), words, `"${words}"`);
  await status(/chosen: 1\./);
  await selectNone(page);
  const button = printer(page);
  await button.click();
  await status(/at least one/);
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await button.click();
  await status(/at most 60/);
  await choose(page, ['icosian\tpetersen', 'sliding\tgrid_3x3', 'quintomino\tcube', 'peg\tpentagon16', 'numberlink\tfirst_5x5']);
  await page.getByLabel('Print solutions on separate pages').check();
  await begin(page);
  // Two pages of boards, one of solutions that are pictures, one of those in words.
  assert.equal(await page.locator('#sheets .page').count(), 3);
  assert.equal(await pagesOf(page), 4);
  assert.equal(await page.locator('#sheets .written', { hasText: 'Name:Date:' }).count(), 2);
  assert.match(await cell(page, 5, '').first().textContent(), /Numberlink · Easy · Exactly one solution/);
  assert.match(await cell(page, 1, 'solution').textContent(), /No solution.*One border, crossed by 5 lines.*So there is no solution\.$/s);
  assert.match(await cell(page, 2, 'solution').textContent(), /Push these tiles into the gap, one after the other: (\d, )+\d\.$/);
  assert.match(await cell(page, 4, 'solution').textContent(), /solution(\w jumps over \w into \w( and then over \w into \w)*)+$/);
  assert.equal(await cell(page, 5, ': solution').locator('svg').count(), 1);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.isVisible('#print'), false);
  const { data } = await picture(page, 'print-several');
  for (let i = 0; i < data.length; i += 4)
    assert.ok(Math.max(data[i], data[i + 1], data[i + 2]) - Math.min(data[i], data[i + 1], data[i + 2]) < 40, 'black on white');
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await until(() => page.locator('#sheets').count(), 0, 'the pages put away');
});

test('printed: explanations, from page to page, what is supposed indented', async (t) => {
  const page = await open(t, { at: '#icosian?level=petersen' });
  await openPrinting(page);
  await choose(page, ['icosian\tpetersen', 'numberlink\tfirst_5x5']);
  await page.getByLabel('Print explanations').check();
  await begin(page);
  assert.equal(await page.locator('#sheets .page').count(), 1);
  assert.ok((await pagesOf(page)) >= 3);
  const why = cell(page, 1, 'explanation');
  assert.equal(await why.locator('> svg').count(), 1);
  assert.equal(await why.locator('li svg').count(), 3);
  assert.match(await why.textContent(), /One border, crossed by 5 lines.*Suppose that of the 5 lines/);
  const left = (text) => why.locator('p', { hasText: text }).evaluate((p) => parseFloat(p.style.paddingLeft));
  assert.ok((await left('only 0-5 and 1-6')) > (await left('Only 5 lines run')));
  assert.ok((await cell(page, 2, 'explanation').locator('li').count()) > 2);
});

test('printed: pieces to cut out, on a page after their board', async (t) => {
  const page = await open(t, { at: '#quintomino' });
  await openPrinting(page);
  await choose(page, ['quintomino\tcube', 'numberlink\tfirst_5x5']);
  await page.getByLabel('Print pieces to cut out').check();
  await begin(page);
  assert.equal(await page.locator('#sheets .page').count(), 2);
  assert.equal(await pagesOf(page), 2);
  assert.equal(await cell(page, 1, ': pieces').locator('polygon').count(), 6 + 6 * 4, 'each piece with its four sides');
  await page.emulateMedia({ media: 'print' });
  await cell(page, 1, ': pieces').scrollIntoViewIfNeeded();
  await picture(page, 'print-pieces');
});

for (const [puzzle, name, facts] of [
  ['numberlink', 'Numberlink', /· Easy · Exactly one solution/],
  ['sliding', 'Sliding puzzle', /· Easy/],
])
  test(`printed: ten new easy boards with solutions, in one step: ${puzzle}`, async (t) => {
    const page = await open(t, { at: '#numberlink' });
    await openPrinting(page);
    const fresh = page.getByRole('group', { name: 'Ten new boards, easy, with solutions' });
    assert.equal(await fresh.getByLabel('Puzzle').inputValue(), 'numberlink', 'the puzzle in play');
    await fresh.getByLabel('Puzzle').selectOption({ label: name });
    const make = fresh.getByRole('button', { name: 'Make and print…' }),
      cancel = page.locator('#printing').getByRole('button', { name: 'Cancel' }),
      status = page.locator('#printing [role=status]');
    await make.click();
    assert.match(await status.textContent(), /^Board \d of 10…$/);
    await cancel.click();
    assert.match(await status.textContent(), /^Boards chosen/);
    assert.equal(await cancel.isVisible(), false);
    await make.click();
    await page.waitForFunction(() => window.called, null, { timeout: 150_000 });
    assert.equal(await page.evaluate(() => window.called), 1);
    const all = page.locator('#sheets :is(.boards, .texts) > div');
    const boards = all.filter({ hasNotText: ': solution' }),
      solutions = all.filter({ hasText: ': solution' });
    const titles = (await boards.locator('h2').allTextContents()).map((title) => title.replace(/^\d+\. /, ''));
    assert.equal(new Set(titles).size, 10, titles.join());
    assert.ok(
      titles.every((title) => title.startsWith('Easy ')),
      titles.join(),
    );
    for (const text of await boards.allTextContents()) assert.match(text, facts);
    assert.equal(await page.locator('#sheets .written', { hasText: 'Name:Date:' }).count(), 3);
    assert.equal(await solutions.count(), 10);
    if (puzzle === 'sliding')
      for (const text of await solutions.allTextContents()) assert.match(text, /Push these (tiles|tokens) into the gap.*: (.+, )+.+\.$/);
    else assert.equal(await solutions.locator('svg').count(), 10);
  });

test('boards to print are found by their picture and by words, even on a page that began with them', async (t) => {
  const page = await open(t, { wait: false });
  await page.goto(new URL('#boards?puzzle=peg&difficulty=beginner', siteUrl()).href);
  await page.waitForSelector('.boards li[data-board*="~"]', { state: 'attached' });
  await page.evaluate(() => {
    window.print = () => (window.called = true);
  });
  await page.getByRole('button', { name: 'Print…' }).click();
  await page.waitForSelector('#printing[open]');
  const rows = page.locator('.printing label:visible');
  await until(
    () => rows.first().locator('img').getAttribute('src'),
    (source) => source !== null,
    'a picture',
  );
  const all = await rows.count();
  await page.locator('#printing').getByLabel('Search boards').fill('star');
  const some = await rows.allTextContents();
  assert.ok(some.length > 0 && some.length < all && some.every((text) => /star/i.test(text)), some.join());
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await until(() => page.textContent('#printing [role=status]'), `Boards chosen: ${some.length}.`, 'only what is shown');
  await printer(page).click();
  await until(() => page.evaluate(() => window.called), Boolean, 'the printer');
  assert.equal(await page.locator('#sheets .boards > div').count(), some.length);
});
