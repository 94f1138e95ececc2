// The page that draws boards: a board is made by mouse, by touch and by keys; what the computer finds out is told while it is drawn.
import assert from 'node:assert/strict';
import {
  axeFindsNothing,
  colourSchemes,
  along,
  desktop,
  drop,
  fingers,
  focusedId,
  heard,
  item,
  open,
  paste,
  phone,
  picture,
  press,
  ready,
  siteUrl,
  summary,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const text = (page, selector) => page.locator(`.drawing ${selector}`).textContent();
const finding = (page, words) =>
  until(
    () => text(page, '.finding [role=status]'),
    (said) => words.test(said),
    `the finding ${words}`,
  );
const dots = (page) => page.locator('.drawing [data-dot]').evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')));
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
const counted = (page, selector, test, what) =>
  until(() => page.locator(`.drawing ${selector}`).count(), typeof test === 'number' ? (count) => count === test : test, what);
const control = (page, name) => page.locator('.drawing').getByRole('button', { name, exact: true });
const tool = (page, name) => page.locator('.drawing .tools > button', { hasText: name }).click();
const kind = (page, name) => page.locator('.drawing .settings label', { hasText: name }).click();
const field = (page, name) => page.locator(`.drawing ${name}`);
const isPhone = (page) => page.viewportSize().width < 600;
const heading = (page) => text(page, 'h1');

async function openDrawing(page) {
  await press(page, 'edit');
  await page.waitForSelector('.drawing[data-view=drawing]');
  await until(
    () => dots(page),
    (all) => all.length > 0,
    'the board',
  );
}

/** To what a drawing can start from. */
async function startAgain(page) {
  if (isPhone(page)) await control(page, 'More').click();
  await page.locator('.drawing .from').click();
  await page.waitForSelector('.drawing .tiles button');
}
async function startEmpty(page) {
  await startAgain(page);
  await control(page, 'Empty paper').click();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await has(page, 0);
}
async function startFrom(page, name) {
  await startAgain(page);
  await page.fill('#draw-name', name);
  await page.keyboard.press('Enter');
}
/** What is chosen in a menu of the desk. */
async function choose(page, menu, name) {
  await control(page, menu).click();
  await page.locator(`.drawing .menu :is(button, label)`, { hasText: name }).locator('visible=true').first().click();
  await page.keyboard.press('Escape');
}
/** The board as text. */
async function asText(page) {
  if (isPhone(page)) await control(page, 'More').click();
  await control(page, 'Text').click();
  await page.waitForSelector('#edit-text', { state: 'visible' });
  return page.inputValue('#edit-text');
}
const inPlay = (page, count, what) =>
  until(
    () => page.locator('#app:not([hidden]) #mirror [data-kind=target]').count(),
    (targets) => targets === count,
    what,
  );

/** A point of the paper, in pixels. */
async function at(page, x, y) {
  const { x: left, y: top, width, height } = await page.locator('.drawing .paper svg').boundingBox();
  const [boxLeft, boxTop, side] = (await page.locator('.drawing .paper svg').getAttribute('viewBox')).split(' ').map(Number);
  const scale = Math.min(width, height) / side;
  return [left + width / 2 + (1000 * x - boxLeft - side / 2) * scale, top + height / 2 + (1000 * y - boxTop - side / 2) * scale];
}
async function pull(page, from, to) {
  await page.mouse.move(...(await at(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, ...to)), { steps: 4 });
  await page.mouse.up();
}
/** The middle of a grid's cell, on the paper. */
const cell = (size, row, column) => [(column - 0.5) / size, (row - 0.5) / size];

const corners = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
];

test('by mouse: a board is drawn from nothing, judged while it is drawn, and played', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await openDrawing(page);
  await finding(page, /^30 tours/);
  await picture(page, 'drawing-desktop');
  await startEmpty(page);
  await finding(page, /^Not a board yet./);
  for (const corner of corners) await page.mouse.click(...(await at(page, ...corner)));
  await has(page, 4);
  for (let i = 0; i < 4; ++i) await pull(page, corners[i], corners[(i + 1) % 4]);
  await finding(page, /^Exactly one solution/);
  await pull(page, corners[0], corners[2]);
  await pull(page, corners[1], corners[3]);
  await finding(page, /^3 tours/);
  assert.equal(await page.locator('.drawing .paper img').count(), 0, 'no solution is given away');
  const crossing = page.locator('.drawing line.crosses');
  assert.deepEqual(await crossing.evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray)), ['none', 'none']);
  await pull(page, corners[2], [0.95, 0.5]);
  await has(page, 5);
  await finding(page, /^No solution./);
  await control(page, 'Undo').click();
  await finding(page, /^3 tours/);
  await control(page, 'Play this board').click();
  await inPlay(page, 4, 'the board of four');
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
    ['graph cube\ntokens b c g d e f h 0', /^Exactly one shortest solution/],
    ['grid 2x2\ntokens 0 3 2 1', /^2 shortest solutions/],
  ]) {
    await paste(page, `sliding\n${board}\n`);
    await openDrawing(page);
    await finding(page, words);
    await page.goBack();
    await ready(page);
  }
});

test('by mouse: what is set, moved, copied, named and arranged; the text is the same board', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  await tool(page, 'Set');
  await kind(page, 'Required line');
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
  await field(page, '.selected input').fill('start');
  await page.keyboard.press('Enter');
  await until(
    () => dots(page),
    (all) => all.some((one) => one.startsWith('Vertex start')),
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
  await until(
    () => page.textContent('#edit-error'),
    (words) => /nowhere/.test(words),
    'the error where it is',
  );
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
  await until(
    () => text(page, '.said'),
    (words) => /Line from a/.test(words),
    'the first end',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await joined(page, 'a', 'b, c, d');
  await finding(page, /^3 tours/);
  await control(page, 'Play this board').focus();
  await page.keyboard.press('Enter');
  await inPlay(page, 4, 'the board of four');
  await page.keyboard.type('abcd');
  await until(
    () => summary(page),
    (words) => /tour|4 pegs/i.test(words),
    'a tour',
  );
});

test('it starts from Conway notation; boards of other puzzles are drawn, too', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await has(page, 25);
  await finding(page, /^Exactly one solutionEasy\. The hardest step is “[A-Z][a-z ]+”\.$/);
  assert.equal(await page.locator('.drawing .dot.end').count(), 8, 'pairs are seen');
  await startFrom(page, 'tT');
  await has(page, 12);
  await tool(page, 'Set');
  await kind(page, 'Pair');
  for (const dot of [0, 5]) await page.locator(`.drawing [data-dot="${dot}"] circle`).last().click();
  await counted(page, '.dot.end', 2, 'a pair');
  await counted(page, '.ring', 2, 'its rings');
  await finding(page, /More than one solution|\d solutions/);
  await startFrom(page, 'petersn');
  await until(
    () => page.textContent('#draw-name-error'),
    (words) => /petersen/.test(words),
    'an error',
  );
  assert.equal(await focusedId(page), 'input');
  await page.fill('#draw-name', '');
  await page.keyboard.press('Enter');
  await page.locator('.drawing .keep a').click();
  await has(page, 12);
  await control(page, 'Play this board').click();
  await inPlay(page, 12, 'the truncated tetrahedron');
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await has(page, 12);
  await counted(page, '.dot.end', 2, 'the page as it was left');
});

test('whatever is pasted begins a drawing: saves, links, and of boards of other puzzles the graph', async (t) => {
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
    () => text(page, '.note'),
    (words) => /Numberlink/.test(words),
    'what is left out',
  );
  await paste(page, 'no board at all');
  await until(
    () => text(page, '.note'),
    (words) => words !== '' && !/Numberlink, so/.test(words),
    'why that is none',
  );
  await has(page, 3);
  await drop(page, 'icosian\ngraph octahedron\n');
  await has(page, 6);
});

test('where a drawing starts a board of any puzzle is pasted, dropped or typed; what is none says why', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=hamilton' });
  await item(page, 'draw').click();
  await page.waitForSelector('.drawing .tiles button');
  assert.match(await text(page, '.keep p'), /^Hamilton’s board: 20 holes, 30 lines\.$/);
  await paste(page, 'no board at all');
  await until(
    () => page.textContent('#draw-text-error'),
    (words) => words !== '',
    'an error',
  );
  await paste(page, '# Mine\nnumberlink\ngrid\n1 . 1\n');
  await page.waitForSelector('.drawing[data-view=drawing]');
  assert.equal(await heading(page), 'Numberlink editor');
  assert.equal(await text(page, '.title strong'), 'Mine');
  await has(page, 3);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  assert.match(await text(page, '.keep'), /Mine: 3 squares\.Keep drawing/);
  await drop(page, 'sliding\ngrid 2x2\ntokens 0 3 2 1\n');
  await page.waitForSelector('.drawing[data-view=drawing]');
  assert.equal(await heading(page), 'Sliding editor');
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  await page.fill('#draw-text', 'peg\nhole a\nhole b\nhole c\nline a b c\nempty c\ngoal c\n');
  await page.locator('.drawing .by-text button', { hasText: 'Start' }).click();
  await has(page, 3);
  assert.equal(await heading(page), 'Pegs editor');
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), control(page, 'Open a file…').click()]);
  await chooser.setFiles({ name: 'board.txt', mimeType: 'text/plain', buffer: Buffer.from('icosian\ngraph cube\n') });
  await has(page, 8);
});

test('peg solitaire and sliding puzzles: what is set by touching', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#peg?level=triangle10' });
  await openDrawing(page);
  await has(page, 10);
  await tool(page, 'Set');
  await kind(page, 'Peg at the start');
  const pegs = () => page.locator('.drawing .dot.has-pegs').count(),
    before = await pegs();
  await page.locator('.drawing [data-dot="4"] circle').last().click();
  await until(pegs, (count) => count === before - 1, 'a peg less');
  await page.goBack();
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
  const words = () => page.locator('.drawing .dot').evaluateAll((all) => all.map((dot) => dot.querySelector('text').textContent)),
    lay = await words();
  await tool(page, 'Set');
  for (const dot of [1, 2]) await page.locator(`.drawing [data-dot="${dot}"] circle`).click();
  await until(words, (now) => now[1] === lay[2] && now[2] === lay[1], 'two tokens to be exchanged');
  await finding(page, /Solvable|solutions?/);
});

test('on a phone the paper stays where it is whatever the tool and the menu, and its rulers are whole', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await finding(page, /^Exactly one solution/);
  const boxes = (selector) =>
    page.locator(`.drawing ${selector}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const paper = await boxes('.paper'),
    [cell] = await boxes('.cell');
  const stays = async (what) => {
    assert.deepEqual(await boxes('.paper'), paper, what);
    assert.deepEqual((await boxes('.cell'))[0], cell, what);
    for (const ruler of await boxes('.ruler')) assert.ok(ruler.left >= paper[0].left && ruler.top >= paper[0].top, `${what}: ${ruler.top}`);
  };
  for (const name of ['Select', 'Set', 'Draw']) {
    await tool(page, name);
    await stays(name);
  }
  for (const name of ['Arrange', 'Symmetry', 'More']) {
    await control(page, name).click();
    await stays(name);
    const [menu] = await boxes('.drop > [aria-expanded=true] + .menu');
    assert.ok(menu.top >= paper[0].bottom, `${name} is not on the paper: ${menu.top}`);
    await page.keyboard.press('Escape');
  }
  await tool(page, 'Set');
  await kind(page, 'Rules');
  await stays('Rules');
  for (const height of [640, 568]) {
    await page.setViewportSize({ width: 360, height });
    const [now] = await boxes('.paper');
    for (const ruler of await boxes('.ruler')) assert.ok(ruler.left >= now.left && ruler.top >= now.top, `${height}: ${ruler.top}`);
  }
});

test('of a board with a limit of help the drawing tells no solution, and none of how many there are', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5&help=hints' });
  await page.evaluate(() => {
    location.hash = 'draw/board';
  });
  await counted(page, '.dot.end', 8, 'the board');
  await finding(page, /^Help is limited/);
  assert.equal(await page.locator('.drawing .finding .aside:visible').count(), 0);
  await page.getByLabel('No line touches itself').check();
  await control(page, 'Undo').click();
  await finding(page, /^Help is limited/);
  await page.reload();
  await finding(page, /^Help is limited/);
  await startEmpty(page);
  await finding(page, /^Not a board yet/);
  await page.evaluate(() => {
    location.hash = 'numberlink?level=cover_6x6';
  });
  await page.waitForSelector('#app:not([hidden])');
  await page.evaluate(() => {
    location.hash = 'draw/board';
  });
  await finding(page, /solution/);
});

test('by touch on a phone, and nothing is cut off', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, editor: 'drawing' });
  await openDrawing(page);
  await picture(page, 'drawing-phone');
  assert.ok(await page.evaluate(() => document.querySelector('#page').scrollWidth <= innerWidth), 'nothing is wider than the screen');
  const shares = await page.evaluate(() => {
    const [paper, panel, card] = ['.paper', '.panel', '.finding'].map((name) =>
      document.querySelector(`.drawing ${name}`).getBoundingClientRect(),
    );
    return { paper: (paper.height + panel.height) / innerHeight, end: card.bottom - innerHeight };
  });
  assert.ok(shares.paper >= 0.64 && Math.abs(shares.end) < 1, JSON.stringify(shares));
  await startEmpty(page);
  for (const corner of corners) await page.touchscreen.tap(...(await at(page, ...corner)));
  await has(page, 4);
  await fingers(page, [along(await at(page, ...corners[0]), await at(page, ...corners[1]))]);
  await joined(page, 'a', 'b');
  await control(page, 'Select').tap();
  await page.waitForSelector('.drawing[data-tool=select]');
  const lasso = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.4],
    [0.1, 0.4],
  ];
  await fingers(page, [await Promise.all(lasso.map((corner) => at(page, ...corner)))]);
  await counted(page, '.dot.selected', 2, 'two vertices in the lasso');
  await control(page, 'Set').tap();
  assert.equal(await control(page, 'Duplicate').count(), 0);
  await control(page, 'Select').tap();
  const whole = () =>
    page
      .locator('.drawing .paper svg')
      .getAttribute('viewBox')
      .then((box) => Number(box.split(' ')[2]));
  const before = await whole(),
    [x, y] = await at(page, 0.5, 0.5);
  await fingers(page, [along([x - 20, y], [x - 80, y]), along([x + 20, y], [x + 80, y])]);
  await until(whole, (now) => now < before / 2.5, 'the paper enlarged by two fingers');
  await has(page, 4);
  await fingers(page, [along([x - 80, y], [x - 10, y]), along([x + 80, y], [x + 10, y])]);
  await until(whole, (now) => now === before, 'the whole paper again');
  for (const name of ['Arrange', 'Symmetry', 'More']) {
    await control(page, name).tap();
    const [menu, paper] = await page.evaluate(() =>
      ['.drop > [aria-expanded=true] + .menu', '.paper'].map((one) =>
        document.querySelector(`.drawing ${one}`).getBoundingClientRect().toJSON(),
      ),
    );
    const panel = await page.locator('.drawing .panel').boundingBox();
    assert.ok(menu.top >= Math.min(paper.bottom, panel.y) - 1, `${name} leaves the paper alone: ${menu.top} and ${paper.bottom}`);
    for (const { height, width } of await page
      .locator('.drawing :is(button, a, label):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      assert.ok(height >= 44 && width >= 30, `${width} by ${height}`);
    await page.keyboard.press('Escape');
  }
});

test('one solution of several is made the only one, with what was added told, and undo takes that back', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#icosian?level=cube' });
  await openDrawing(page);
  await finding(page, /^\d tours.*best with exactly one/);
  await control(page, 'Make it unique').click();
  await finding(page, /^Exactly one solution/);
  const required = await page.locator('.drawing line.setting.kind-require').count();
  assert.ok(required > 0 && required < 5, `${required} lines are required`);
  assert.match(await text(page, '.note'), /^Added: required line \w–\w(; required line \w–\w)*( and \d more)?\. You can undo this\.$/);
  assert.equal(await page.locator('.drawing line.added').count(), required);
  assert.equal(await control(page, 'Make it unique').count(), 0);
  await control(page, 'Undo').click();
  await finding(page, /^\d tours/);
  assert.equal(await page.locator('.drawing line.setting.kind-require').count(), 0);
  assert.equal(await text(page, '.note'), '');
});

test('quintominoes are drawn on any polyhedron, with pieces made to fit; a face is touched, or told by two corners', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#quintomino?level=cube' });
  await openDrawing(page);
  await has(page, 8);
  await finding(page, /\d solutions|one solution/);
  await tool(page, 'Set');
  await field(page, '.word').fill('1234');
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

test('a grid looks as in play: squares become holes and come back, borders become walls, sides are joined', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink' });
  const written = async () => {
    const there = await asText(page);
    await control(page, 'Drawing').click();
    await page.waitForSelector('.drawing[data-view=drawing]');
    return there;
  };
  await openDrawing(page);
  await startFrom(page, 'grid_5x4');
  await has(page, 20);
  assert.equal(await page.locator('.drawing .cell').count(), 20);
  assert.deepEqual(await page.locator('.drawing .ruler').allTextContents(), ['1', '2', '3', '4', '5', '1', '2', '3', '4']);
  await tool(page, 'Set');
  await kind(page, 'Bridge');
  const square = (row, column) => [(column - 0.5) / 5, 0.1 + (row - 0.5) / 5];
  const tap = async (place) => page.mouse.click(...(await at(page, ...place)));
  await tap(square(2, 2));
  await counted(page, '.bridge', 6, 'a bridge that is seen');
  assert.match(await written(), /\ngrid\n1 \. \. \. \.\n\. \+ |\ngrid\n\. \. \. \. \.\n\. \+ /);
  await page.getByLabel('Top and bottom edges are joined').check();
  await counted(page, '.passage', 10, 'gaps in the rim');
  assert.match(await written(), /\nwrap y\ngrid\n/);
  await tool(page, 'Draw');
  await tap([1 / 5, 0.1 + 2.5 / 5]);
  await counted(page, '.wall', 1, 'a wall');
  assert.match(await written(), /\nwrap y\nwall r3c1 r3c2\ngrid\n/);
  await tap([0.5, 0.1 + 0.1 / 5]);
  await counted(page, '.wall', 3, 'a wall at the edge, seen on either side');
  assert.match(await written(), /wall r4c3 r1c3\n/);
  await pull(page, square(3, 1), square(3, 2)); // across the border: it is taken away
  await counted(page, '.wall', 2, 'no wall there');
  await page.getByLabel('Top and bottom edges are joined').uncheck();
  await counted(page, '.wall', 0, 'no wall at the edge');
  assert.doesNotMatch(await written(), /wrap|wall/);
  await tap(square(4, 5));
  await has(page, 19);
  assert.match(await written(), /\. \. \. \. #\n$/);
  assert.equal(await page.locator('.drawing .hollow').getAttribute('aria-label'), 'row 4, column 5, a hole');
  await tap(square(4, 5));
  await has(page, 20);
  assert.doesNotMatch(await written(), /#\n|wall/);
});

test('with keys a grid gets holes and walls, and the focus stays where it is', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  const name = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  assert.match(await name(), /^row 2, column 2, connected/);
  await page.keyboard.press('Shift+ArrowRight');
  await counted(page, '.wall', 1, 'a wall');
  assert.doesNotMatch(await name(), /row 2, column 3/);
  await page.keyboard.press('Enter');
  await has(page, 24);
  await until(name, (words) => words === 'row 2, column 2, a hole', 'the focus on the hole');
  await page.keyboard.press('Enter');
  await has(page, 25);
  assert.match(await name(), /^row 2, column 2, connected to row 1, column 2; row 2, column 3/);
});

test('only the chosen pair has rings and an arc; its ends are moved by touching squares, and pairs come and go', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await counted(page, '.dot.end', 8, 'four pairs');
  assert.equal(await page.locator('.drawing .arc').count(), 0);
  await tool(page, 'Set');
  await control(page, 'Pair 2').click();
  assert.equal(await control(page, 'Pair 2').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('.drawing .arc').count(), 1);
  assert.equal(await page.locator('.drawing .ring').count(), 2);
  assert.match(await text(page, '.help'), /^Choose a square to move an end of pair 2 there\. \+ adds a pair\./);
  const ends = async (name) => {
    const all = await dots(page);
    return all.filter((one) => one.includes(`Pair ${name}`)).map((one) => one.match(/row \d, column \d/)[0]);
  };
  const tap = async (row, column) => page.mouse.click(...(await at(page, ...cell(5, row, column))));
  assert.deepEqual(await ends(2), ['row 2, column 4', 'row 5, column 3']);
  await tap(1, 5);
  await until(
    () => ends(2),
    (now) => now.join() === 'row 1, column 5,row 5, column 3',
    'the nearer end there',
  );
  await tap(3, 3); // the end that was moved last goes on
  await until(
    () => ends(2),
    (now) => now.join() === 'row 3, column 3,row 5, column 3',
    'the same end again',
  );
  await tap(4, 2); // another pair's
  assert.equal(await control(page, 'Pair 4').getAttribute('aria-pressed'), 'true');
  await control(page, 'Remove pair 4').click();
  await counted(page, '.dot.end', 6, 'three pairs');
  await control(page, 'New pair').click();
  assert.equal(await page.locator('.drawing .arc').count(), 0);
  await tap(4, 1);
  await tap(4, 4);
  await counted(page, '.dot.end', 8, 'a new pair');
  assert.deepEqual(await ends(4), ['row 4, column 1', 'row 4, column 4']);
  assert.equal(await control(page, 'Pair 4').getAttribute('aria-pressed'), 'true');
  await pull(page, cell(5, 4, 4), cell(5, 4, 3));
  await until(
    () => ends(4),
    (now) => now.join() === 'row 4, column 1,row 4, column 3',
    'an end that was dragged',
  );
});

test('what is wrong, and why there is no solution, is shown where it is', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink' });
  await openDrawing(page);
  await startFrom(page, 'grid_5x4');
  await has(page, 20);
  await tool(page, 'Set');
  const dot = (i) => page.locator(`.drawing [data-dot="${i}"]`);
  await counted(page, '.dot.end', 2, 'a pair');
  await kind(page, 'Bridge');
  await dot(0).click();
  await finding(page, /^Not a board yetThe number "1" .*\.$/);
  await control(page, 'Show where').click();
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('class')), /wrong/);
  await control(page, 'Undo').click();
  await finding(page, /solution/);
  assert.equal(await page.locator('.drawing .wrong').count(), 0);
  await paste(page, 'numberlink\ngrid\n1 2\n2 1\n');
  await finding(page, /^No solution./);
  assert.equal(await page.locator('.drawing .finding').getAttribute('data-tone'), 'bad');
  await control(page, 'Show where').click();
  assert.ok((await page.locator('.drawing .wrong').count()) > 0);
});

test('the only solution is shown when it is asked for, and hidden by the next stroke', async (t) => {
  const page = await open(t, { editor: 'drawing', at: '#numberlink?level=first_5x5' });
  await openDrawing(page);
  await finding(page, /^Exactly one solutionEasy/);
  assert.equal(await page.locator('.drawing .finding').getAttribute('data-tone'), 'good');
  await control(page, 'Show it').click();
  const solution = page.locator('.drawing .paper img');
  assert.equal(await solution.evaluate((image) => image.decode().then(() => image.naturalWidth > 100)), true);
  await control(page, 'Hide it').click();
  assert.equal(await solution.count(), 0);
  await control(page, 'Show it').click();
  await page.getByLabel('No line touches itself').check();
  await until(
    () => solution.count(),
    (count) => count === 0,
    'no solution of the board before',
  );
});

test('the search is cancelled and taken up again; it rests while the page is left', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await item(page, 'draw').click();
  await page.waitForSelector('.drawing .tiles button');
  await page.fill('#draw-name', 'knight_12x12');
  await page.keyboard.press('Enter');
  await has(page, 144);
  await finding(page, /^More than one tour/);
  await control(page, 'Cancel').click();
  await finding(page, /You stopped the search|best with exactly one/);
  assert.equal(await control(page, 'Cancel').count(), 0);
  await page.goBack();
  await page.goForward();
  await has(page, 144);
  assert.equal(await control(page, 'Play this board').isEnabled(), true);
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
  await until(
    () => page.title(),
    (title) => /Six squares/.test(title),
    'the cube',
  );
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

test('a board that nobody has named is not called after the one it replaced', async (t) => {
  const page = await open(t, { editor: 'drawing' });
  await paste(page, '# Mine\nicosian\ngraph tetrahedron\n');
  await until(
    () => page.title(),
    (title) => /Mine/.test(title),
    'a board of one’s own',
  );
  await openDrawing(page);
  assert.equal(await text(page, '.title strong'), 'Mine');
  await startEmpty(page);
  assert.equal(await text(page, '.title strong'), 'Your board');
  for (const corner of corners.slice(0, 3)) await page.mouse.click(...(await at(page, ...corner)));
  await has(page, 3);
  for (let i = 0; i < 3; ++i) await pull(page, corners[i], corners[(i + 1) % 3]);
  await finding(page, /^Exactly one solution/);
  await control(page, 'Play this board').click();
  await inPlay(page, 3, 'the triangle');
  assert.match(await page.title(), /Your board/);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await control(page, 'Rename this board').click();
  await page.keyboard.type('Three');
  await page.keyboard.press('Enter');
  assert.equal(await text(page, '.title strong'), 'Three');
  await control(page, 'Play this board').click();
  await until(
    () => page.title(),
    (title) => /Three/.test(title),
    'its new name',
  );
});

test('each view has its address: links, Back and a reload lead to what was there', async (t) => {
  const page = await open(t, { editor: 'drawing', wait: false });
  await page.goto(`${siteUrl()}#draw`);
  const hash = () => page.evaluate(() => location.hash);
  await page.waitForSelector('.drawing .tiles button');
  assert.equal(await page.title(), 'Start from… – Schlegel');
  await page.locator('.drawing .all').click();
  await until(
    () => page.locator('.drawing .tiles button').count(),
    (count) => count > 35,
    'all graphs',
  );
  assert.equal(await hash(), '#draw/all');
  await control(page, 'Bow tie').click();
  await has(page, 5);
  assert.equal(await hash(), '#draw/new');
  assert.equal(await page.title(), 'Icosian editor – Schlegel');
  await page.reload();
  await has(page, 5);
  await page.goBack();
  await page.waitForSelector('.drawing[data-view=start]');
  assert.match(await text(page, '.keep'), /Keep drawing/);
  await page.goBack();
  await until(hash, (now) => now === '#draw/start', 'the first view');
  await page.goto(`${siteUrl()}#draw/board`);
  await has(page, 20);
  await item(page, 'tab:icosian').click();
  await ready(page);
  await item(page, 'draw').click();
  await has(page, 20);
  assert.equal(await hash(), '#draw/board', 'as it was left');
});

test('without a network the page says what is missing, and comes once there is one', async (t) => {
  const page = await open(t);
  await page.route('**/draw.html', (route) => route.abort());
  await item(page, 'draw').click();
  await heard(page, /Couldn’t load part of the site/);
  page.problems = [];
  await page.unroute('**/draw.html');
  await page.evaluate(() => history.back());
  await ready(page);
  await item(page, 'draw').click();
  await page.waitForSelector('.drawing .tiles button');
});

for (const [name, colours] of colourSchemes.slice(0, 2))
  test(`axe finds nothing on the page, ${name}`, async (t) => {
    const page = await open(t, { ...colours, editor: 'drawing', at: '#numberlink?level=first_5x5' });
    await openDrawing(page);
    await finding(page, /^Exactly one solutionEasy/);
    await axeFindsNothing(page, 'the desk');
    await tool(page, 'Set');
    await control(page, 'Arrange').click();
    await axeFindsNothing(page, 'a menu');
    await page.keyboard.press('Escape');
    await control(page, 'Show it').click();
    await axeFindsNothing(page, 'a solution');
    await asText(page);
    await axeFindsNothing(page, 'the text');
    await page.locator('.drawing .from').click();
    await page.waitForSelector('.drawing .tiles button');
    await axeFindsNothing(page, 'the start');
    await page.setViewportSize(phone.viewport);
    await axeFindsNothing(page, 'the start on a phone');
    await page.locator('.drawing .keep a').click();
    await control(page, 'More').click();
    await control(page, 'Drawing').click();
    await axeFindsNothing(page, 'the desk on a phone');
  });

for (const [name, size] of [
  ['320 pixels', { width: 320, height: 568 }],
  ['a low screen', { width: 640, height: 320 }],
  ['a tablet', { width: 800, height: 1100 }],
])
  test(`nothing scrolls sideways: ${name}`, async (t) => {
    const page = await open(t, { editor: 'drawing', viewport: size, at: '#quintomino?level=cube' });
    const fits = async (what) => {
      const wide = await page.evaluate(() => {
        const root = document.querySelector('#page');
        return [...root.querySelectorAll('.drawing *')]
          .filter((one) => !one.closest('.paper, .unseen') && one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility())
          .map((one) => one.className || one.tagName)
          .concat(root.scrollWidth > root.clientWidth ? ['the page'] : []);
      });
      assert.deepEqual(wide, [], what);
    };
    await openDrawing(page);
    for (const one of ['Draw', 'Select', 'Set']) {
      await tool(page, one);
      await fits(one);
      const { height } = await page.locator('.drawing .paper').boundingBox();
      assert.ok(height >= 100, `${one}: the paper is ${height} high`);
    }
    for (const one of ['Arrange', 'Symmetry']) {
      await control(page, one).click();
      await fits(one);
      await page.keyboard.press('Escape');
    }
    await page.evaluate(() => {
      location.hash = 'draw/start';
    });
    await page.waitForSelector('.drawing .tiles button');
    await fits('the start');
  });

test('the desk at twice the text size', async (t) => {
  const page = await open(t, { editor: 'drawing', ...desktop });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await openDrawing(page);
  assert.ok(await page.evaluate(() => document.querySelector('#page').scrollWidth <= document.querySelector('#page').clientWidth));
  assert.ok(await control(page, 'Play this board').isVisible());
});
