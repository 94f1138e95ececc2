// On paper there is the board, its title and its rules, and nothing of the interface.
import assert from 'node:assert/strict';
import { open, picture, section, test, useBrowser } from './browser.mjs';

useBrowser();

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
    assert.ok(await page.locator('#print svg :is(circle, polygon, polyline)').count() > 5);
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
