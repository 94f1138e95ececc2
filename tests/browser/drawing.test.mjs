// The editor's drawing: a board is made by mouse, by touch and by keys; what the computer finds out is told while it is drawn.
import assert from 'node:assert/strict';
import { along, fingers, open, paste, phone, picture, press, siteUrl, summary, test, until, useBrowser } from './browser.mjs';

useBrowser();

const finding = (page, words) =>
  until(
    () => page.textContent('#draw [data-part=finding]'),
    (text) => words.test(text),
    `the finding ${words}`,
  );
const dots = (page) => page.locator('#draw [data-dot]').evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')));
const has = (page, count) =>
  until(
    () => dots(page),
    (all) => all.length === count,
    `${count} vertices`,
  );
const joined = (page, name, names) =>
  until(
    () => dots(page),
    (all) => all.some((one) => one.startsWith(`Vertex ${name}, connected to ${names}`)),
    `${name} connected to ${names}`,
  );
const control = (page, name) => page.locator('dialog[open]').getByRole('button', { name, exact: true });

async function openDrawing(page) {
  if (page.viewportSize().width < 600) await press(page, 'more');
  await press(page, 'edit');
  await page.waitForSelector('#draw[open]');
  await until(
    () => dots(page),
    (all) => all.length > 0,
    'the board',
  );
}

/** A point of the paper, in pixels. */
async function at(page, x, y) {
  const { x: left, y: top, width, height } = await page.locator('#draw svg').boundingBox();
  const side = Math.min(width, height) / 1.1;
  return [left + width / 2 + (x - 0.5) * side, top + height / 2 + (y - 0.5) * side];
}
async function pull(page, from, to) {
  await page.mouse.move(...(await at(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, ...to)), { steps: 4 });
  await page.mouse.up();
}

const corners = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
];

test('by mouse: a board is drawn from nothing, judged while it is drawn, and played', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await finding(page, /exactly one solution|more than one solution|\d solutions/);
  await picture(page, 'drawing-desktop');
  await control(page, 'Clear drawing').click();
  await has(page, 0);
  await until(
    () => page.textContent('#draw [data-part=problem]'),
    (text) => text !== '',
    'what is missing',
  );
  for (const corner of corners) await page.mouse.click(...(await at(page, ...corner)));
  await has(page, 4);
  for (let i = 0; i < 4; ++i) await pull(page, corners[i], corners[(i + 1) % 4]);
  await finding(page, /exactly one solution/);
  await pull(page, corners[0], corners[2]);
  await pull(page, corners[1], corners[3]);
  await finding(page, /3 solutions/);
  assert.equal(await page.locator('#draw [data-part=pictures] img').count(), 2);
  assert.equal(await page.locator('#draw line.crosses').count(), 2);
  await pull(page, corners[2], [0.95, 0.5]);
  await has(page, 5);
  await finding(page, /has no solution/);
  await control(page, 'Undo').click();
  await finding(page, /3 solutions/);
  await control(page, 'Play this board').click();
  await page.waitForSelector('#draw', { state: 'hidden' });
  await until(
    () => page.locator('#mirror [data-kind=target]').count(),
    (count) => count === 4,
    'the board of four',
  );
  await page.keyboard.type('abcd');
  await until(
    () => summary(page),
    (text) => /tour|4 pegs/i.test(text),
    'a tour',
  );
});

test('of a sliding puzzle the shortest solutions are counted, not all', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  for (const [board, words] of [
    ['graph cube\ntokens b c g d e f h 0', /exactly one shortest solution\./],
    ['grid 2x2\ntokens 0 3 2 1', /It has 2 shortest solutions\./],
  ]) {
    await paste(page, `sliding\n${board}\n`);
    await openDrawing(page);
    await finding(page, words);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#draw', { state: 'hidden' });
  }
});

test('by mouse: what is set, moved, copied, named and arranged; the text is the same board', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  await page.getByText('Puzzle', { exact: true }).click();
  await page.getByText('Required line', { exact: true }).click();
  const before = await page.locator('#draw [data-part=finding]').textContent();
  const [first] = await page.locator('#draw line.link').evaluateAll((all) =>
    all.map((line) => {
      const box = line.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }),
  );
  await page.mouse.click(...first);
  await until(
    () => page.locator('#draw line.kind-require').count(),
    (count) => count > 0,
    'a required line',
  );
  await until(
    () => page.locator('#draw [data-part=finding]').textContent(),
    (text) => text !== before && /\d solutions|exactly/.test(text),
    'fewer solutions',
  );
  await page.getByText('Select', { exact: true }).click();
  await page.locator('#draw [data-dot="0"] circle').click();
  await page.fill('#draw [data-part=name]', 'start');
  await page.keyboard.press('Enter');
  await until(
    () => dots(page),
    (all) => all.some((one) => one.startsWith('Vertex start')),
    'the name',
  );
  await page.selectOption('#draw select[aria-label="Arrange…"]', 'circle');
  await control(page, 'Duplicate').click();
  await has(page, 9);
  await control(page, 'Undo').click();
  await has(page, 8);
  await control(page, 'Text').click();
  await page.waitForSelector('#edit[open]');
  const text = await page.inputValue('#edit-text');
  assert.match(text, /^# /);
  assert.match(text, /vertex start [0-9.]+ [0-9.]+/);
  assert.match(text, /require /);
  await page.fill('#edit-text', `${text}edge start nowhere\n`);
  await control(page, 'Drawing').click();
  await until(
    () => page.textContent('#edit-error'),
    (words) => /nowhere/.test(words),
    'the error where it is',
  );
  await page.fill('#edit-text', text.replace(/require.*\n/, ''));
  await control(page, 'Drawing').click();
  await page.waitForSelector('#draw[open]');
  await has(page, 8);
  assert.equal(await page.locator('#draw line.kind-require').count(), 0);
});

test('with symmetry five strokes are one; what is drawn is kept when the editor is closed', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await control(page, 'Clear drawing').click();
  await has(page, 0);
  await page.selectOption('#draw select[aria-label=Symmetry]', '5');
  await page.mouse.click(...(await at(page, 0.5, 0.1)));
  await has(page, 5);
  const fifth = (turn, radius = 0.4) => [
    0.5 + radius * Math.sin((turn * 2 * Math.PI) / 5),
    0.5 - radius * Math.cos((turn * 2 * Math.PI) / 5),
  ];
  await pull(page, fifth(0), fifth(1));
  await until(
    () => page.locator('#draw line.link').count(),
    (count) => count === 5,
    'five lines',
  );
  await pull(page, fifth(0), fifth(0, 0.2));
  await has(page, 10);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#draw', { state: 'hidden' });
  await page.reload();
  await page.waitForSelector('#mirror [data-kind=target]', { state: 'attached' });
  await press(page, 'edit');
  await page.waitForSelector('#edit[open]');
  assert.match(
    await until(
      () => page.textContent('#edit-state'),
      (words) => words !== '',
      'a word about it',
    ),
    /aren’t in play/,
  );
  assert.equal((await page.inputValue('#edit-text')).match(/^edge /gm).length, 10);
});

test('with the keyboard alone, not seeing the board: four vertices, each joined to each, are drawn and played', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('#canvas, #draw svg')) one.style.opacity = 0;
  });
  await control(page, 'Clear drawing').focus();
  await page.keyboard.press('Enter');
  await has(page, 0);
  await page.locator('#draw svg').focus();
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
  await until(
    () => page.textContent('#draw [data-part=said]'),
    (text) => /Line from a/.test(text),
    'the first end',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await joined(page, 'a', 'b, c, d');
  await finding(page, /3 solutions/);
  await control(page, 'Play this board').focus();
  await page.keyboard.press('Enter');
  await until(
    () => page.locator('#mirror [data-kind=target]').count(),
    (count) => count === 4,
    'the board of four',
  );
  await page.keyboard.type('abcd');
  await until(
    () => summary(page),
    (text) => /tour|4 pegs/i.test(text),
    'a tour',
  );
});

test('it starts from Conway notation; boards of other puzzles are drawn, too', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await has(page, 25);
  await finding(page, /exactly one solution/);
  assert.ok((await page.locator('#draw line.kind-pair').count()) > 1, 'pairs are seen');
  await page.fill('#draw [data-part=begin] input', 'tT');
  await page.keyboard.press('Enter');
  await has(page, 12);
  await page.getByText('Puzzle', { exact: true }).click();
  await page.getByText('Pair', { exact: true }).click();
  for (const dot of [0, 5]) await page.locator(`#draw [data-dot="${dot}"] circle`).click();
  await until(
    () => page.locator('#draw line.setting.kind-pair').count(),
    (count) => count === 1,
    'a pair',
  );
  await finding(page, /more than one solution|\d solutions/);
  await page.fill('#draw [data-part=begin] input', 'petersn');
  await page.keyboard.press('Enter');
  await until(
    () => page.textContent('#draw [data-part=problem]'),
    (text) => text !== '',
    'an error',
  );
  await has(page, 12);
  await page.fill('#draw [data-part=begin] input', '');
  await control(page, 'Start').click();
  await until(
    () => page.textContent('#draw [data-part=problem]'),
    (text) => text === '',
    'no error',
  );
  await control(page, 'Play this board').click();
  await page.waitForSelector('#draw', { state: 'hidden' });
  await until(
    () => page.locator('#mirror [data-kind=target]').count(),
    (count) => count === 12,
    'the truncated tetrahedron',
  );
});

test('whatever the page opens begins a drawing: saves, links, and of boards of other puzzles the graph', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=hamilton' });
  await openDrawing(page);
  await has(page, 20);
  await paste(page, 'schlegel save 1\npuzzle icosian\nat 0\nmoves\ninstance\nicosian\ngraph petersen\n');
  await has(page, 10);
  await paste(page, `${siteUrl()}#icosian?text=icosian%0Agraph+cube`);
  await has(page, 8);
  await paste(page, 'numberlink\ngrid\n1 . 1\n');
  await has(page, 3);
  await until(
    () => page.textContent('#draw [data-part=note]'),
    (text) => /Numberlink/.test(text),
    'what is left out',
  );
});

test('peg solitaire and sliding puzzles: what is set by touching', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#peg?level=triangle10' });
  await openDrawing(page);
  await has(page, 10);
  await page.getByText('Puzzle', { exact: true }).click();
  await page.getByText('Peg at the start', { exact: true }).click();
  const pegs = () => page.locator('#draw .dot.has-pegs').count(),
    before = await pegs();
  await page.locator('#draw [data-dot="4"] circle').click();
  await until(pegs, (count) => count === before - 1, 'a peg less');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#draw', { state: 'hidden' });
  await page.evaluate(() => {
    location.hash = 'sliding?level=wheel_7';
  });
  await until(
    () => page.title(),
    (title) => /[Ww]heel/.test(title),
    'the wheel',
  );
  await openDrawing(page);
  await has(page, 8);
  const words = () => page.locator('#draw .dot text').allTextContents(),
    lay = await words();
  await page.getByText('Puzzle', { exact: true }).click();
  for (const dot of [1, 2]) await page.locator(`#draw [data-dot="${dot}"] circle`).click();
  await until(words, (now) => now[1] === lay[2] && now[2] === lay[1], 'two tokens to be exchanged');
  await finding(page, /It’s solvable|solutions?/);
});

test('by touch on a phone, and nothing is cut off', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, editor: 'drawing' });
  await openDrawing(page);
  await picture(page, 'drawing-phone');
  assert.ok(await page.evaluate(() => document.querySelector('#draw').scrollWidth <= innerWidth), 'nothing is wider than the screen');
  await control(page, 'Clear drawing').tap();
  await has(page, 0);
  await page.locator('#draw svg').scrollIntoViewIfNeeded();
  for (const corner of corners) await page.touchscreen.tap(...(await at(page, ...corner)));
  await has(page, 4);
  await fingers(page, [along(await at(page, ...corners[0]), await at(page, ...corners[1]))]);
  await joined(page, 'a', 'b');
  await page.getByText('Select', { exact: true }).tap();
  await page.waitForSelector('#draw[data-mode=select]');
  await page.locator('#draw svg').scrollIntoViewIfNeeded();
  const lasso = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.4],
    [0.1, 0.4],
  ];
  await fingers(page, [await Promise.all(lasso.map((corner) => at(page, ...corner)))]);
  await until(
    () => page.locator('#draw .dot.selected').count(),
    (count) => count === 2,
    'two vertices in the lasso',
  );
  const whole = () =>
    page
      .locator('#draw svg')
      .getAttribute('viewBox')
      .then((box) => Number(box.split(' ')[2]));
  const before = await whole(),
    [x, y] = await at(page, 0.5, 0.5);
  await fingers(page, [along([x - 20, y], [x - 80, y]), along([x + 20, y], [x + 80, y])]);
  await until(whole, (now) => now < before / 2.5, 'the paper enlarged by two fingers');
  await has(page, 4);
  await fingers(page, [along([x - 80, y], [x - 10, y]), along([x + 80, y], [x + 10, y])]);
  await until(whole, (now) => now === before, 'the whole paper again');
  for (const box of await page.locator('#draw button:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    assert.ok(box >= 44);
});

test('one solution of several is made the only one, and undo takes that back', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await finding(page, /\d solutions/);
  await control(page, 'Make unique').click();
  await finding(page, /exactly one solution/);
  const required = await page.locator('#draw line.setting.kind-require').count();
  assert.ok(required > 0 && required < 5, `${required} lines are required`);
  assert.equal(await control(page, 'Make unique').count(), 0);
  await control(page, 'Undo').click();
  await finding(page, /\d solutions/);
  assert.equal(await page.locator('#draw line.setting.kind-require').count(), 0);
});

test('quintominoes are drawn on any polyhedron, with pieces made to fit; a face is touched, or told by two corners', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#quintomino?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  await finding(page, /\d solutions|one solution/);
  await page.getByText('Puzzle', { exact: true }).click();
  await page.getByText('Piece', { exact: true }).click();
  await page.fill('#draw [data-part=word]', '1234');
  await page.mouse.click(...(await at(page, 0.5, 0.5)));
  const piece = page.locator('#draw polygon.kind-put');
  await until(
    () => piece.count(),
    (count) => count === 1,
    'a piece in the middle',
  );
  assert.ok(
    (await piece.boundingBox()).width < (await page.locator('#draw svg').boundingBox()).width / 2,
    'it is on the face that was touched',
  );
  await page.locator('#draw [data-dot="4"] circle').click();
  await page.locator('#draw [data-dot="5"] circle').click();
  await until(
    () => piece.count(),
    (count) => count === 0,
    'the face told by two of its corners',
  );
  await page.selectOption('#draw [data-part=begin] select', { label: 'Prism' });
  await page
    .locator('#draw .sliders input')
    .first()
    .evaluate((input) => {
      input.value = '5';
      input.dispatchEvent(new Event('change'));
    });
  await has(page, 10);
  await finding(page, /\d solutions|one solution/);
  await page.fill('#draw [data-part=word]', '1234');
  await page.locator('#draw [data-dot="0"] circle').click();
  const near = (await dots(page))[0].match(/connected to (\w+)/)[1];
  const other = await page
    .locator('#draw [data-dot]')
    .evaluateAll((all, name) => all.findIndex((dot) => dot.getAttribute('aria-label').startsWith(`Vertex ${name},`)), near);
  await page.locator(`#draw [data-dot="${other}"] circle`).click();
  await until(
    () => page.locator('#draw polygon.kind-put').count(),
    (count) => count === 1,
    'a piece on a face',
  );
  await control(page, 'Undo').click();
  await until(
    () => page.locator('#draw polygon.kind-put').count(),
    (count) => count === 0,
    'no piece',
  );
  await control(page, 'Play this board').click();
  await page.waitForSelector('#draw', { state: 'hidden' });
  await until(
    () => page.locator('#mirror [data-id^="target:"]').count(),
    (count) => count > 7,
    'the prism',
  );
});

test('a grid begun for Numberlink is one: bridges, walls, connected sides; what is wrong is shown where', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink' });
  const text = async () => {
    await control(page, 'Text').click();
    await page.waitForSelector('#edit[open]');
    const there = await page.inputValue('#edit-text');
    await control(page, 'Drawing').click();
    await page.waitForSelector('#draw[open]');
    await page.getByText('Puzzle', { exact: true }).click();
    return there;
  };
  await openDrawing(page);
  await page.fill('#draw [data-part=begin] input[type=text]', 'grid_5x4');
  await control(page, 'Start').click();
  await has(page, 20);
  await page.getByText('Puzzle', { exact: true }).click();
  await page.getByText('Bridge', { exact: true }).click();
  const dot = (i) => page.locator(`#draw [data-dot="${i}"] circle`).first();
  await dot(6).click();
  await until(
    () => page.locator('#draw .dot.inside').count(),
    (count) => count === 1,
    'a bridge that is seen',
  );
  assert.match(await text(), /\ngrid\n1 \. \. \. \.\n\. \+ /);
  await page.getByLabel('Connected sides').fill('y');
  await page.getByLabel('Connected sides').press('Tab');
  await page.getByText('Draw', { exact: true }).click();
  const placeOf = (i) => dot(i).evaluate((circle) => [circle.cx.baseVal.value / 1000, circle.cy.baseVal.value / 1000]);
  await pull(page, await placeOf(10), await placeOf(11)); // along a line: it is taken away
  assert.match(await text(), /\nwrap y\nwall r3c1 r3c2\ngrid\n/);
  await page.getByText('Bridge', { exact: true }).click();
  await dot(0).click();
  await until(
    () => page.textContent('#draw [data-part=problem]'),
    (words) => /^The number "1" .*\.$/.test(words),
    'what is wrong',
  );
  await control(page, 'Show where').click();
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('class')), /wrong/);
  await control(page, 'Undo').click();
  await until(
    () => page.textContent('#draw [data-part=problem]'),
    (words) => words === '',
    'nothing wrong',
  );
  assert.equal(await control(page, 'Show where').count(), 0);
});

test('every kind of setting is seen on the paper: jump lines, pegs, goals; the outer face is touched', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#peg?level=pentagon16' });
  await openDrawing(page);
  const lines = await page.locator('#draw polyline.kind-line').evaluateAll((all) => all.map((line) => getComputedStyle(line).visibility));
  assert.deepEqual(lines, Array(20).fill('visible'));
  assert.equal(await page.locator('#draw .dot.inside').count(), 15);
  assert.equal(await page.locator('#draw .dot circle.around').count(), 1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = 'quintomino?level=cube';
  });
  await until(
    () => page.title(),
    (title) => /Six squares/.test(title),
    'the cube',
  );
  await openDrawing(page);
  await has(page, 8);
  await page.getByText('Puzzle', { exact: true }).click();
  await page.fill('#draw [data-part=word]', '1234');
  await page.mouse.click(...(await at(page, 0.04, 0.5)));
  const piece = page.locator('#draw polygon.kind-put');
  await until(
    () => piece.count(),
    (count) => count === 1,
    'a piece on the outer face',
  );
  assert.ok((await piece.boundingBox()).width > (await page.locator('#draw svg').boundingBox()).width / 2, 'it is round all others');
});

test('a solid, a row, and a face outside', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  const places = () =>
    page.locator('#draw .dot circle').evaluateAll((all) => all.map((one) => [one.getAttribute('cx'), one.getAttribute('cy')].join()));
  const arrange = async (how) => {
    const before = await places();
    await page.selectOption('#draw select[aria-label="Arrange…"]', how);
    return until(places, (now) => now.join() !== before.join(), how);
  };
  await page.getByText('Select', { exact: true }).click();
  await arrange('solid');
  assert.ok((await page.locator('#draw line.crosses').count()) > 0, 'lines behind the solid are crossed');
  await arrange('untangle');
  assert.equal(await page.locator('#draw line.crosses').count(), 0);
  for (const dot of [0, 2]) await page.locator(`#draw [data-dot="${dot}"] circle`).click();
  const [a, , b] = (await arrange('align')).map((place) => place.split(','));
  assert.ok(a[0] === b[0] || a[1] === b[1], `${a} and ${b}`);
});
