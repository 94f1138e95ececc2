// The page that draws boards: by mouse, by touch and by keys.
import assert from 'node:assert/strict';
import { focusedId, heard, open, picture, ready, summary, test, until, useBrowser } from './browser.mjs';
import {
  text,
  finding,
  dots,
  has,
  joined,
  counted,
  control,
  tool,
  kind,
  field,
  openDrawing,
  startAgain,
  startEmpty,
  choose,
  asText,
  inPlay,
  at,
  pull,
  corners,
} from './drawing_page.mjs';

useBrowser();

test('by mouse: a board is drawn from nothing, judged while it is drawn, and played', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await finding(page, /^30 tours/);
  await picture(page, 'drawing-desktop');
  await startEmpty(page);
  await finding(page, /^Not a board yet./);
  assert.match(await text(page, '.help'), /^Click the paper/);
  for (const corner of corners) await page.mouse.click(...(await at(page, ...corner)));
  await has(page, 4);
  for (let i = 0; i < 4; ++i) await pull(page, corners[i], corners[(i + 1) % 4]);
  await finding(page, /^Exactly one solution/);
  await pull(page, corners[0], corners[2]);
  await pull(page, corners[1], corners[3]);
  await finding(page, /^3 tours/);
  assert.equal(await page.locator('.drawing .paper img').count(), 0, 'no solution is given away');
  await pull(page, corners[2], [0.95, 0.5]);
  await has(page, 5);
  await finding(page, /^No solution./);
  await control(page, 'Undo').click();
  await finding(page, /^3 tours/);
  await control(page, 'Play this board').click();
  await inPlay(page, 4, 'the board of four');
  await page.keyboard.type('abcd');
  await until(() => summary(page), /tour|4 pegs/i, 'a tour');
});

test('lines that cross are drawn with a halo, and not dashed as a blocked line is', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await startEmpty(page);
  for (const corner of corners) await page.mouse.click(...(await at(page, ...corner)));
  await has(page, 4);
  for (const [i, j] of [
    [0, 2],
    [1, 3],
    [0, 1],
  ])
    await pull(page, corners[i], corners[j]);
  await counted(page, 'line.crosses', 2, 'a crossing');
  await tool(page, 'Set');
  await kind(page, 'Blocked');
  await page.mouse.click(...(await at(page, 0.5, 0.2)));
  await counted(page, 'line.link.kind-forbid', 1, 'a blocked line');
  const drawn = await page.locator('.drawing line:is(.halo, .link)').evaluateAll((all) =>
    all.map((line) => {
      const { stroke, strokeDasharray } = getComputedStyle(line);
      return {
        ends: ['x1', 'y1', 'x2', 'y2'].map((name) => line.getAttribute(name)).join(),
        width: Number(line.getAttribute('stroke-width')),
        dashed: strokeDasharray !== 'none',
        isHalo: stroke === getComputedStyle(line.closest('.paper')).backgroundColor,
      };
    }),
  );
  const [halos, links] = [drawn.filter(({ isHalo }) => isHalo), drawn.filter(({ isHalo }) => !isHalo)];
  assert.deepEqual(links.map(({ dashed }) => dashed).sort(), [false, false, true]);
  const crossing = links.filter(({ dashed }) => !dashed);
  assert.deepEqual(
    halos.map(({ ends }) => ends),
    crossing.map(({ ends }) => ends),
    'under each of the two',
  );
  for (const [i, halo] of halos.entries()) {
    assert.ok(!halo.dashed && halo.width > crossing[i].width, 'wider than the line');
    assert.equal(drawn.indexOf(crossing[i]), drawn.indexOf(halo) + 1, 'over the lines before');
  }
});

test('by mouse: what is set, moved, copied, named and arranged; the text is the same board', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  await tool(page, 'Set');
  await kind(page, 'Required');
  const before = await text(page, '.finding [role=status]');
  const [first] = await page.locator('.drawing line.link').evaluateAll((all) =>
    all.map((line) => {
      const box = line.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }),
  );
  await page.mouse.click(...first);
  await counted(page, 'line.setting.kind-require', 1, 'a required line');
  await until(
    () => text(page, '.finding [role=status]'),
    (said) => said !== before && /\d tours|Exactly/.test(said),
    'fewer solutions',
  );
  await tool(page, 'Select');
  await page.locator('.drawing [data-dot="0"] circle').click();
  await page.getByLabel('Name of the hole').fill('start');
  await page.keyboard.press('Enter');
  await until(
    () => dots(page),
    (all) => all.some((one) => one.startsWith('Hole start')),
    'the name',
  );
  assert.equal(await page.locator('.drawing [data-dot="0"] .name').textContent(), 'start', 'a long name stands beside the circle');
  assert.equal(await page.locator('.drawing [data-dot="1"] .name').count(), 0);
  await choose(page, 'Arrange', 'In a circle');
  await control(page, 'Duplicate').click();
  await has(page, 9);
  await control(page, 'Undo').click();
  await has(page, 8);
  const written = await asText(page);
  assert.match(written, /^# /);
  assert.match(written, /vertex start [0-9.]+ [0-9.]+/);
  assert.match(written, /require /);
  await page.fill('#edit-text', `${written}edge start nowhere\n`);
  await control(page, 'Drawing').click();
  await until(() => page.textContent('#edit-error'), /nowhere/, 'the error where it is');
  await page.fill('#edit-text', written.replace(/require.*\n/, ''));
  await control(page, 'Drawing').click();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await has(page, 8);
  assert.equal(await page.locator('.drawing line.kind-require').count(), 0);
});

test('with symmetry five strokes are one; what is drawn is kept when the page is left', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await page.locator('.drawing svg').first().focus();
  await control(page, 'Select').click();
  await control(page, 'Select all').click();
  await control(page, 'Delete').click();
  await has(page, 0);
  await tool(page, 'Draw');
  await choose(page, 'Symmetry', '5');
  await page.mouse.click(...(await at(page, 0.5, 0.1)));
  await has(page, 5);
  const fifth = (turn, radius = 0.4) => [
    0.5 + radius * Math.sin((turn * 2 * Math.PI) / 5),
    0.5 - radius * Math.cos((turn * 2 * Math.PI) / 5),
  ];
  await pull(page, fifth(0), fifth(1));
  await counted(page, 'line.link', 5, 'five lines');
  await pull(page, fifth(0), fifth(0, 0.2));
  await has(page, 10);
  await page.goBack();
  await ready(page);
  await heard(page, /changes are kept/);
  await page.goForward();
  await has(page, 10);
  await control(page, 'Undo').click();
  await has(page, 5);
  await control(page, 'Redo').click();
  await has(page, 10);
  await page.reload();
  await has(page, 10);
  await counted(page, 'line.link', 10, 'its lines');
  assert.match(await text(page, '.note'), /aren’t in play/);
  await control(page, 'Discard changes').click();
  await has(page, 20);
  await until(
    () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('draft'))),
    (kept) => !kept,
    'nothing to be kept',
  );
});

test('with the keyboard alone, not seeing the board: four vertices, each joined to each, are drawn and played', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('#canvas, .drawing .paper svg')) one.style.opacity = 0;
  });
  await page.locator('.drawing .from').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.drawing .tiles button');
  assert.equal(await focusedId(page), 'h1', 'the focus is on the heading');
  await control(page, 'Empty paper').focus();
  await page.keyboard.press('Enter');
  await has(page, 0);
  await page.locator('.drawing .paper svg').focus();
  await page.keyboard.press('Enter');
  await has(page, 1);
  await page.keyboard.press('Shift+ArrowRight');
  await has(page, 2);
  await page.keyboard.press('Shift+ArrowDown');
  await has(page, 3);
  await page.keyboard.press('Shift+ArrowLeft');
  await has(page, 4);
  await joined(page, 'd', 'c');
  for (const name of ['a', 'b']) {
    await page.keyboard.press('c');
    await page.keyboard.type(`${name}\n`);
    await joined(page, 'd', name === 'a' ? 'a, c' : 'a, b, c');
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await until(() => text(page, '.said'), /Line from a/, 'the first end');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await joined(page, 'a', 'b, c, d');
  await finding(page, /^3 tours/);
  await control(page, 'Play this board').focus();
  await page.keyboard.press('Enter');
  await inPlay(page, 4, 'the board of four');
  await page.keyboard.type('abcd');
  await until(() => summary(page), /tour|4 pegs/i, 'a tour');
});

test('peg solitaire and sliding puzzles: what is set by touching', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#peg?level=triangle10' });
  await openDrawing(page);
  await has(page, 10);
  await tool(page, 'Set');
  await kind(page, 'Peg');
  const pegs = () => page.locator('.drawing .dot.has-pegs').count(),
    before = await pegs();
  await page.locator('.drawing [data-dot="4"] circle').last().click();
  await until(pegs, before - 1, 'a peg less');
  await page.goBack();
  await page.evaluate(() => {
    location.hash = 'sliding?level=wheel_7';
  });
  await until(() => page.title(), /[Ww]heel/, 'the wheel');
  await openDrawing(page);
  await has(page, 8);
  const words = () => page.locator('.drawing .dot').evaluateAll((all) => all.map((dot) => dot.querySelector('text').textContent)),
    lay = await words();
  await tool(page, 'Set');
  assert.match(await text(page, '.help'), /^Click two vertices to swap/);
  for (const dot of [1, 2]) await page.locator(`.drawing [data-dot="${dot}"] circle`).click();
  await until(words, (now) => now[1] === lay[2] && now[2] === lay[1], 'two tokens to be exchanged');
  await finding(page, /Solvable|solutions?/);
});

test('quintominoes are drawn on any polyhedron, with pieces made to fit; a face is touched, or told by two corners', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#quintomino?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  await finding(page, /\d solutions|one solution/);
  await tool(page, 'Set');
  assert.equal(await page.locator('.drawing .settings .choices').isVisible(), false, 'there is one thing to set');
  await page.getByLabel('Colours of the piece').fill('1234');
  await page.mouse.click(...(await at(page, 0.5, 0.5)));
  const piece = page.locator('.drawing polygon.kind-put');
  await counted(page, 'polygon.kind-put', 1, 'a piece in the middle');
  assert.ok(
    (await piece.boundingBox()).width < (await page.locator('.drawing .paper svg').boundingBox()).width / 2,
    'it is on the face that was touched',
  );
  await page.locator('.drawing [data-dot="4"] circle').click();
  await page.locator('.drawing [data-dot="5"] circle').click();
  await counted(page, 'polygon.kind-put', 0, 'the face told by two of its corners');
  await startAgain(page);
  await page.locator('.drawing .all').click();
  await control(page, 'Prism').click();
  await has(page, 12);
  await page.locator('.drawing .sizes input').first().fill('5');
  await page.keyboard.press('Enter');
  await has(page, 10);
  await finding(page, /\d solutions|one solution/);
  await tool(page, 'Set');
  await field(page, '.word').fill('1234');
  await page.locator('.drawing [data-dot="0"] circle').click();
  const near = (await dots(page))[0].match(/connected to (\w+)/)[1];
  const other = await page
    .locator('.drawing [data-dot]')
    .evaluateAll((all, name) => all.findIndex((dot) => dot.getAttribute('aria-label').startsWith(`Vertex ${name},`)), near);
  await page.locator(`.drawing [data-dot="${other}"] circle`).click();
  await counted(page, 'polygon.kind-put', 1, 'a piece on a face');
  assert.equal(await page.locator('.drawing .sizes input').count(), 0, 'its size is no longer all there is');
  await control(page, 'Undo').click();
  await counted(page, 'polygon.kind-put', 0, 'no piece');
  await control(page, 'Play this board').click();
  await until(
    () => page.locator('#app:not([hidden]) #mirror [data-id^="target:"]').count(),
    (count) => count > 7,
    'the prism',
  );
});

test('every kind of setting is seen on the paper: jump lines, pegs, goals; the outer face is touched', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#peg?level=pentagon16' });
  await openDrawing(page);
  const lines = await page
    .locator('.drawing polyline.kind-line')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line).visibility));
  assert.deepEqual(lines, Array(20).fill('visible'));
  assert.equal(await page.locator('.drawing .dot.inside').count(), 15);
  assert.equal(await page.locator('.drawing .dot circle.around').count(), 1);
  await page.evaluate(() => {
    location.hash = 'quintomino?level=cube';
  });
  await until(() => page.title(), /Six squares/, 'the cube');
  await openDrawing(page);
  await has(page, 8);
  await tool(page, 'Set');
  await field(page, '.word').fill('1234');
  await page.mouse.click(...(await at(page, 0.04, 0.5)));
  const piece = page.locator('.drawing polygon.kind-put');
  await counted(page, 'polygon.kind-put', 1, 'a piece on the outer face');
  assert.ok(
    (await piece.boundingBox()).width > (await page.locator('.drawing .paper svg').boundingBox()).width / 2,
    'it is round all others',
  );
});

test('a solid, a row, and a face outside', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  const places = () =>
    page.locator('.drawing .dot circle').evaluateAll((all) => all.map((one) => [one.getAttribute('cx'), one.getAttribute('cy')].join()));
  const arrange = async (how) => {
    const before = await places();
    await choose(page, 'Arrange', how);
    return until(places, (now) => now.join() !== before.join(), how);
  };
  await tool(page, 'Select');
  await arrange('As a solid');
  assert.ok((await page.locator('.drawing line.crosses').count()) > 0, 'lines behind the solid are crossed');
  await arrange('Untangle');
  assert.equal(await page.locator('.drawing line.crosses').count(), 0);
  for (const dot of [0, 2]) await page.locator(`.drawing [data-dot="${dot}"] circle`).click();
  const [a, , b] = (await arrange('Line up')).map((place) => place.split(','));
  assert.ok(a[0] === b[0] || a[1] === b[1], `${a} and ${b}`);
});
