// The page for those who do not see the canvas: no violation of the axe rules, and a tree that makes sense.
import assert from 'node:assert/strict';
import {
  axeFindsNothing,
  browse,
  devicesInColours,
  focusedId,
  goTo,
  goToBoards,
  heard,
  item,
  label,
  open,
  paste,
  picture,
  playText,
  press,
  summary,
  tell,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

for (const [name, device] of devicesInColours)
  test(`axe finds nothing: ${name}`, async (t) => {
    const page = await open(t, device);
    await axeFindsNothing(page, 'the app');
    await tell(page, 'count');
    await page.keyboard.type('qrsnp');
    await heard(page, /\b2 ways left/);
    await axeFindsNothing(page, 'a game');
    await press(page, 'solution');
    await item(page, 'show').waitFor({ state: 'attached' });
    await axeFindsNothing(page, 'a menu');
    await page.keyboard.press('Escape');
    for (const dialog of ['share']) {
      await press(page, dialog);
      await page.waitForSelector(`#${dialog}[open]`);
      await axeFindsNothing(page, dialog);
      await page.keyboard.press('Escape');
      await page.waitForSelector(`#${dialog}`, { state: 'hidden' });
    }
    await playText(page, 'no board');
    await until(() => page.textContent('#edit-error'), /./, 'an error');
    await axeFindsNothing(page, 'the board as text with an error');
  });

for (const [name, device] of devicesInColours)
  test(`axe finds nothing on the pages of boards, progress, settings and help: ${name}`, async (t) => {
    const page = await open(t, device);
    await page.evaluate(() => localStorage.setItem('schlegel.results', 'icosian\tcube\t3\t8\t1\t8\t125\t125\t0\t20570\t20579\n'));
    await paste(page, '# Mine\nicosian\ngraph octahedron\n');
    await until(() => page.textContent('#mirror h1'), /Mine$/, 'a board of one’s own');
    await page.locator('#mirror [data-kind=target]').first().press('Enter');
    await goToBoards(page);
    await page.locator('.begun', { hasText: 'to go' }).waitFor();
    await axeFindsNothing(page, 'boards');
    await page.locator('.own .more').click();
    await axeFindsNothing(page, 'the menu of a board');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await axeFindsNothing(page, 'a new name');
    await page.keyboard.press('Escape');
    for (const [button, dialog] of [
      ['New board…', 'new'],
      ['Print…', 'printing'],
      ...(name.startsWith('phone') ? [['Filter', 'filter']] : []),
    ]) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.waitForSelector(`#${dialog}[open]`);
      await axeFindsNothing(page, dialog);
      await page.keyboard.press('Escape');
      await page.waitForSelector(`#${dialog}`, { state: 'hidden' });
    }
    await goTo(page, 'boards?puzzle=peg&size=small&difficulty=expert&q=zzz');
    await page.waitForSelector('.none:not([hidden])');
    await axeFindsNothing(page, 'no board that fits');
    for (const [place, ready] of [
      ['progress', '.progress .summary'],
      ['settings', '.settings fieldset'],
      ['help', '#help-peg p'],
    ]) {
      await goTo(page, place);
      await page.waitForSelector(ready);
      await axeFindsNothing(page, place);
    }
  });

test('axe finds nothing: the proof of a "no", and the form for a number', async (t) => {
  const page = await open(t);
  await tell(page, 'stuck');
  await page.keyboard.type('gbzxwvj');
  await heard(page, /^Stuck since move 7/);
  await press(page, 'explain');
  await heard(page, /^Step 2 of/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-id="certificate"]', { state: 'attached' });
  await axeFindsNothing(page, 'a reason');
  await press(page, 'certificate');
  await page.waitForSelector('#proof[open]');
  await axeFindsNothing(page, 'proof');
  await page.keyboard.press('Escape');

  const other = await open(t);
  await browse(other);
  await item(other, 'number').waitFor({ state: 'attached' });
  await press(other, 'number');
  await other.waitForSelector('#number[open]');
  await axeFindsNothing(other, 'number');
  await other.fill('#number-field', '31');
  await other.keyboard.press('Enter');
  assert.match(await other.textContent('#number-error'), /whole number/);
  await other.fill('#number-field', ' 17 ');
  await other.keyboard.press('Enter');
  await other.waitForSelector('#number', { state: 'hidden' });
  await heard(other, /^Tour 17 of 30/);
});

test('the tree a screen reader walks', async (t) => {
  const page = await open(t);
  const tree = await page.locator('#app').ariaSnapshot();
  for (const part of [
    'heading "Icosian game: Hamilton',
    'paragraph: 20 holes and 30 lines',
    'application "Board"',
    'button "Q, empty"',
    'toolbar "Moves"',
    'slider "Timeline"',
    'button "While I play, tell me: nothing"',
    'toolbar "Answer"',
    'button "Hint"',
  ])
    assert.ok(tree.includes(part), `${part} in\n${tree}`);
  const bar = await page.locator('#bar').ariaSnapshot();
  for (const part of [
    'navigation "Puzzles"',
    'link "Icosian"',
    'navigation "Site"',
    'link "Boards"',
    'navigation "More"',
    'button "Share"',
  ])
    assert.ok(bar.includes(part), `${part} in\n${bar}`);
  assert.equal(await page.getAttribute('#canvas', 'aria-hidden'), 'true');
  assert.equal(await page.getAttribute('#live', 'aria-live'), 'polite');
  const stops = await page.locator('#mirror [role=application] [tabindex="0"]').count();
  assert.equal(stops, 1);
});

test('axe finds nothing on any puzzle', async (t) => {
  const page = await open(t);
  const puzzles = await page.locator('#bar [data-puzzle]').evaluateAll((all) => all.map((one) => one.dataset.puzzle));
  assert.ok(puzzles.length > 1);
  for (const puzzle of puzzles) {
    await press(page, `tab:${puzzle}`);
    await page.waitForSelector(`[data-puzzle="${puzzle}"][aria-current=page]`, { state: 'attached' });
    await axeFindsNothing(page, puzzle);
    await picture(page, `tab-${puzzle}`);
  }
});

test('a board of thousands of places lists those around the focus, and the focus gets everywhere', async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 500 } });
  const row = (end) => [end, ...Array(38).fill('.'), end].join(' ');
  const text = ['numberlink', 'grid', row('1'), ...Array(38).fill(row('.')), row('2')].join('\n');
  await paste(page, text);
  const listed = page.locator('#mirror [data-kind=target]');
  await until(() => summary(page), /only the area around/i, 'the large board');
  assert.ok((await listed.count()) <= 410, 'some of the places');
  await listed.first().focus();
  await page.keyboard.press('Enter'); // takes the end of line 1 and leads it to its other end
  for (let column = 2; column < 40; ++column) {
    await page.keyboard.press('ArrowRight');
    await until(() => focusedId(page), `target:r1c${column}`, `the focus at column ${column}`);
  }
  assert.ok((await listed.count()) <= 410, 'and not more of them later');
  await page.keyboard.press('ArrowRight');
  await until(() => summary(page), /1 of 2 pairs/i, 'a pair joined');
});

test('an arrow does what it should after the keys before it, even without a frame between them', async (t) => {
  const page = await open(t, { at: '#numberlink?level=cover_7x7' });
  await item(page, 'target:r2c2').focus();
  await page.evaluate(() => {
    const element = document.activeElement;
    element.click(); // takes the end of a line
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight'])
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await until(() => label(page, 'target:r1c4'), /line 1/, 'the line');
  assert.match(await label(page, 'target:r1c2'), /line 1/);
  assert.equal(await focusedId(page), 'target:r1c4');
});
