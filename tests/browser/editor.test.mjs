// A board as text: what is typed is not lost, and anything that is a board can be put in.
import assert from 'node:assert/strict';
import { heading, shows, own, choose } from './boards_page.mjs';
import { desktop, drop, edit, goToBoards, heard, open, paste, pegs, phone, ready, test, until, useBrowser } from './browser.mjs';

useBrowser();

const star = 'icosian\ngraph petersen\nopen\n';

test('the board as text is kept while it is not played: other pages, Back, reloads and other boards', async (t) => {
  const page = await open(t);
  const text = () => page.inputValue('#edit-text');
  const draft = '# Half done\nicosian\nedge a';
  await edit(page);
  await page.goBack(); // nothing is changed yet
  await ready(page);
  assert.equal(await page.evaluate(() => window.spoken.some(({ text }) => /kept/.test(text))), false);
  await edit(page, draft);
  await page.goBack();
  await heard(page, /changes are kept/);
  await edit(page);
  assert.equal(await text(), draft);
  await page.reload();
  await until(text, draft, 'what was written');
  assert.match(await page.textContent('#edit-state'), /aren’t in play yet/);
  await page.goBack();
  await ready(page);
  await choose(page, 'Cube');
  await edit(page);
  assert.match(await text(), /^# Cube\nicosian\n/);
  assert.equal(await page.isVisible('#edit-discard'), false);
  await page.goBack();
  await choose(page, 'Hamilton’s board');
  await edit(page);
  assert.equal(await text(), draft);

  await page.click('#edit-discard');
  assert.match(await text(), /^# Hamilton/);
  assert.equal(await page.isVisible('#edit-discard'), false);
  await page.click('#edit-undo');
  assert.equal(await text(), draft);
  await page.fill('#edit-text', '# Done\nicosian\ngraph tetrahedron\n');
  await page.click('#edit-apply');
  await shows(page, 'Done');
  await choose(page, 'Hamilton’s board');
  await edit(page);
  assert.match(await text(), /^# Hamilton/); // what is applied is no draft any more
});

test('a file put into the editor does not wipe out what was typed', async (t) => {
  const page = await open(t);
  await edit(page, '# Mine\nicosian\n');
  await drop(page, 'icosian\ngraph octahedron\n');
  await until(() => page.inputValue('#edit-text'), /octahedron/, 'the file');
  await page.click('#edit-undo');
  assert.equal(await page.inputValue('#edit-text'), '# Mine\nicosian\n');
});

test('every board’s editor opens at its top', async (t) => {
  for (const size of [desktop, { ...phone, deviceScaleFactor: 1 }]) {
    const page = await open(t, { ...size, at: '#peg?level=pentagon16' });
    await edit(page);
    const place = await page.evaluate(() => {
      const field = document.getElementById('edit-text');
      return [
        field.scrollTop,
        field.scrollLeft,
        field.selectionStart,
        field.selectionEnd,
        field.closest('#page').scrollTop,
        document.activeElement === field,
      ];
    });
    assert.deepEqual(place, [0, 0, 0, 0, 0, true]);
  }
});

test('the editor takes a board of another puzzle, a link and a game', async (t) => {
  const page = await open(t);
  await edit(page, '# Lines\nnumberlink\ngrid\n1 . 1\n');
  await page.click('#edit-apply');
  await shows(page, 'Lines');
  assert.match(await heading(page), /^Numberlink/);
  await heard(page, /Numberlink: Lines/);
  await edit(page, 'https://example.org/#icosian?level=hamilton&moves=b+c');
  await page.click('#edit-apply');
  await pegs(page, 2);
  await edit(page, 'numberlink\nrubbish\n');
  await page.click('#edit-apply');
  assert.match(await until(() => page.textContent('#edit-error'), /./, 'an error'), /^Line 2/);
});

test('the title line in the editor renames an own board', async (t) => {
  const page = await open(t);
  await paste(page, star);
  await shows(page, 'Your board');
  await edit(page);
  const text = await page.inputValue('#edit-text');
  assert.match(text, /^# Your board\n/);
  await page.fill('#edit-text', text.replace('Your board', 'The star'));
  await page.click('#edit-apply');
  await shows(page, 'The star');
  await goToBoards(page);
  assert.deepEqual(await own(page), ['The star']);
});
