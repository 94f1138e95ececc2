// On paper there is the board, its title and its rules, and nothing of the interface.
import assert from 'node:assert/strict';
import { open, picture, press, section, test, until, useBrowser } from './browser.mjs';

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

test('printed: several boards, four to a page, with their solutions on pages of their own', async (t) => {
  const page = await open(t, { at: '#numberlink' });
  await page.evaluate(() => {
    window.print = () => {
      window.called = (window.called ?? 0) + 1;
    };
  });
  await press(page, 'boards');
  await page.waitForSelector('#boards[open]');
  await page.getByRole('button', { name: 'Print…' }).click();
  await page.waitForSelector('#printing[open]');
  const status = (words) =>
    until(
      () => page.textContent('#printing [role=status]'),
      (text) => words.test(text),
      `"${words}"`,
    );
  await status(/chosen: 1\./);
  await page.getByRole('button', { name: 'Select none', exact: true }).click();
  const begin = page.getByRole('button', { name: 'Print…', exact: true });
  await begin.click();
  await status(/at least one/);
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await begin.click();
  await status(/at most 60/);
  await page.getByRole('button', { name: 'Select none', exact: true }).click();
  for (const board of ['icosian\tpetersen', 'sliding\tgrid_3x3', 'quintomino\tcube', 'peg\tpentagon16', 'numberlink\tfirst_5x5'])
    await page.locator(`#printing input[value="${board}"]`).check();
  await page.getByLabel('Print solutions on separate pages').check();
  await begin.click();
  await until(
    () => page.evaluate(() => window.called),
    (count) => count === 1,
    'the printer',
  );
  assert.equal(await page.locator('#sheets .page').count(), 4);
  const cell = (number, kind) => page.locator('#sheets .page > div', { hasText: new RegExp(`^${number}\\. [^\\n]*${kind}`) });
  assert.match(await page.locator('#sheets').textContent(), /Petersen graph[^]*solution[^]*has no solution/);
  assert.match(await cell(2, 'solution').textContent(), /solution(\d+ )*\d+$/);
  assert.equal(await cell(5, 'solution').locator('svg').count(), 1);
  const pdf = await page.pdf({ format: 'A4' });
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length, 4);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.isVisible('#print'), false);
  const { data } = await picture(page, 'print-several');
  for (let i = 0; i < data.length; i += 4)
    assert.ok(Math.max(data[i], data[i + 1], data[i + 2]) - Math.min(data[i], data[i + 1], data[i + 2]) < 40, 'black on white');
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await until(
    () => page.locator('#sheets').count(),
    (count) => count === 0,
    'the pages put away',
  );
});
