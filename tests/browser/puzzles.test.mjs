// Sliding, peg, quintomino and numberlink, each played to its end by mouse, by touch and by keyboard.
import assert from 'node:assert/strict';
import {
  along,
  browse,
  centre,
  choose,
  click,
  fingers,
  focusedId,
  heard,
  item,
  label,
  lead,
  open,
  phone,
  press,
  rest,
  show,
  summary,
  tap,
  tell,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const at = (place) => `target:${place}`;
const labelled = (page, id, what) =>
  until(
    () => label(page, id).catch(() => ''),
    (text) => what.test(text ?? ''),
    `${id} to be ${what}`,
  );
const place = async (page, text) =>
  until(
    () => page.locator('#mirror [data-id=timeline]').getAttribute('aria-valuetext'),
    (now) => now.startsWith(text),
    `move ${text}`,
  );

async function startOver(page) {
  await choose(page, 'more', 'restart');
  await until(() => page.locator('#mirror [data-id=timeline]').getAttribute('aria-valuetext'), /^0 of/, 'the start');
}

// ---- sliding: three by three; the places whose tiles go into the gap, which begins at 7

const slides = [8, 5, 4, 7, 8, 5, 2, 1, 4, 7, 8, 5, 6, 0];
const cell = (place) => (place + 8) % 9; // a place is named by the tile that belongs there, the last by 0
const home = /every tile is home/i;

test('sliding by mouse and by keys', async (t) => {
  const page = await open(t, { at: '#sliding?level=grid_3x3_easy' });
  await click(page, at(8));
  await labelled(page, at(8), /gap/);
  await click(page, at(6)); // not in line with the gap
  await heard(page, /not in line/);
  const [x, y] = await centre(page, at(5)); // pulled into the gap
  await page.mouse.move(x, y);
  await page.mouse.down();
  const [gapX, gapY] = await centre(page, at(8));
  await page.mouse.move((x + gapX) / 2, y + 0.6 * (gapY - y), { steps: 3 });
  await page.mouse.move(gapX, gapY, { steps: 3 });
  await page.mouse.up();
  await labelled(page, at(5), /gap/);
  await click(page, at(6)); // two of three in the row of the gap: the row goes
  await labelled(page, at(6), /gap/);
  await click(page, at(4));
  await labelled(page, at(4), /gap/);
  await place(page, '5 of 5');
  await click(page, 'undo');
  await click(page, 'undo');
  await click(page, 'undo');
  await place(page, '2 of 5');
  for (const slide of slides.slice(2)) await click(page, at(slide));
  await heard(page, home);

  await startOver(page);
  await page.locator('#mirror [data-id=board]').focus();
  let gap = 7;
  for (const slide of slides) {
    // the arrow says where the tile goes
    await page.keyboard.press(
      new Map([
        [1, 'ArrowRight'],
        [-1, 'ArrowLeft'],
        [3, 'ArrowDown'],
        [-3, 'ArrowUp'],
      ]).get(cell(gap) - cell(slide)),
    );
    gap = slide;
  }
  await heard(page, home);
  await place(page, '14 of 14');
  await item(page, 'timeline').focus(); // undo by any amount
  await page.keyboard.press('Home');
  await place(page, '0 of 14');
  await page.keyboard.press('End');
  await place(page, '14 of 14');

  await startOver(page); // one by one, as a screen reader does it: the tiles are buttons
  for (const slide of slides.slice(0, 3)) await press(page, at(slide));
  await labelled(page, at(slides[2]), /gap/);
  await item(page, at(5)).focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await focusedId(page), at(6), 'on a tile the arrows walk');
});

test('sliding by touch: taps and swipes', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#sliding?level=grid_3x3_easy' });
  const corner = await centre(page, at(1));
  let gap = 7;
  for (const [i, slide] of slides.entries()) {
    if (i % 2) await tap(page, at(slide));
    else {
      // anywhere on the board, in the direction the tile is to go
      const [dx, dy] = [Math.sign((cell(gap) % 3) - (cell(slide) % 3)), Math.sign(Math.floor(cell(gap) / 3) - Math.floor(cell(slide) / 3))];
      const from = slide === 1 || gap === 1 ? await centre(page, at(slide)) : corner;
      await fingers(page, [along(from, [from[0] + 60 * dx, from[1] + 60 * dy])]);
    }
    await labelled(page, at(slide), /gap/);
    gap = slide;
  }
  await heard(page, home);
});

test('sliding: the goal is shown and put away; an old link keeps the goal that it had', async (t) => {
  const page = await open(t, { at: '#sliding?level=grid_3x3_easy' });
  await until(() => page.textContent('body'), /tiles home/, 'the board in words');
  await press(page, 'goal');
  await until(() => summary(page), /row by row: 1 2 3; 4 5 6; 7 8 gap/, 'the goal in words');
  await labelled(page, at(1), /tile 1.*goal/);
  await click(page, at(8)); // in the picture nothing slides: it is put away
  await until(() => summary(page), /tiles home/, 'the position');
  await place(page, '0 of 0');
  await click(page, at(8));
  await place(page, '1 of 1');
  await press(page, 'goal');
  await press(page, 'undo');
  await place(page, '0 of 1');

  await page.evaluate(() => {
    location.hash = 'sliding?level=eight_easy&moves=1+4+5+2+1+4+7+8+5+2+1+4+3+0';
  });
  await until(() => summary(page), /8 of 8 tiles home/, 'the old game');
  await press(page, 'goal');
  await until(() => summary(page), /gap 1 2; 3 4 5; 6 7 8/, 'the old goal');
});

// ---- peg

const jumps = ['d3-b3', 'd5-d3', 'e3-c3', 'b3-d3', 'd2-d4'].map((jump) => jump.split('-'));
const done = /last peg is in/i;
async function jumpBy(touch, page) {
  for (const [from, to] of jumps) {
    await touch(page, at(from));
    await labelled(page, at(to), /can land here/);
    await touch(page, at(to));
    await labelled(page, at(to), /peg/);
  }
  await heard(page, done);
}

test('peg by mouse and by keys: landings light up, a chain in one gesture', async (t) => {
  const page = await open(t, { at: '#peg?level=english33_cross' });
  await click(page, at('d3'));
  await labelled(page, at('b3'), /can land here/);
  await page.keyboard.press('Escape');
  await labelled(page, at('b3'), /^b3, empty$/i);
  await click(page, at('c3'));
  await heard(page, /can’t jump/);
  await jumpBy(click, page);

  await startOver(page);
  for (const [from, to] of jumps.slice(0, 4)) {
    await lead(page, at(from), [[at(to), () => labelled(page, at(to), /peg/)]]);
    await labelled(page, at(from), /empty/);
  }
  await click(page, 'undo');
  await click(page, 'undo');
  await place(page, '2 of');

  await startOver(page);
  for (const [from, to] of jumps) await page.keyboard.type(from + to);
  await heard(page, done);

  await startOver(page); // by arrows and Enter
  for (const [from, to] of jumps) {
    await press(page, at(from));
    await labelled(page, at(to), /can land here/);
    const key = new Map([
      ['-2 0', 'ArrowLeft'],
      ['2 0', 'ArrowRight'],
      ['0 -2', 'ArrowUp'],
      ['0 2', 'ArrowDown'],
    ]).get(`${to.charCodeAt(0) - from.charCodeAt(0)} ${to[1] - from[1]}`);
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    assert.equal(await focusedId(page), at(to));
    await page.keyboard.press('Enter');
    await labelled(page, at(to), /peg/);
  }
  await heard(page, done);
});

test('peg by touch; a chain in one gesture is one move', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#peg?level=english33_cross' });
  await jumpBy(tap, page);

  const other = await open(t, { at: '#peg?level=triangle10' });
  await lead(other, at('g'), [[at('b'), () => labelled(other, at('b'), /peg/)]]);
  await press(other, 'undo');
  await tell(other, 'count');
  await heard(other, /\d solutions?/);
});

// ---- quintomino: four triangles

const lays = [
  ['A', '1 1 1'],
  ['B', '1 1 2'],
  ['C', '2 3 1'],
  ['D', '3 1 1'],
];
const kinds = new Map([
  ['1 1 1', 'piece 1'],
  ['1 1 2', 'piece 2'],
  ['2 3 1', 'piece 6'],
  ['3 1 1', 'piece 3'],
]);
const solved = /all 6 edges match/i;

// Turns the piece in the hand until it reads like this.
async function turnTo(page, id, reading, turn) {
  for (let i = 0; !(await labelled(page, id, /held, colours/)).endsWith(reading); ++i) {
    assert.ok(i < 3, `${reading} cannot be had`);
    const before = await label(page, id);
    await turn();
    await until(
      () => label(page, id),
      (text) => text !== before,
      'the piece to turn',
    );
  }
}

test('quintomino by mouse and by keys, on the flat board and on the solid', async (t) => {
  const page = await open(t, { at: '#quintomino?level=tetrahedron' });
  for (const [face, reading] of lays) {
    const piece = at(kinds.get(reading));
    await click(page, piece);
    await turnTo(page, piece, reading, () => page.mouse.wheel(0, -100));
    const [x, y] = await centre(page, piece); // it is dragged from the tray
    await page.mouse.move(x, y);
    await page.mouse.down();
    const [toX, toY] = await centre(page, at(face));
    await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
    await labelled(page, at(face), new RegExp(`piece \\d+: ${reading}`));
  }
  await heard(page, solved);

  await startOver(page); // by keys: Enter takes and lays, R turns
  for (const [face, reading] of lays) {
    const piece = at(kinds.get(reading));
    await press(page, piece);
    await turnTo(page, piece, reading, () => page.keyboard.press('r'));
    await press(page, at(face));
    await labelled(page, at(face), new RegExp(`piece \\d+: ${reading}`));
  }
  await heard(page, solved);
  await item(page, at('C')).focus(); // X takes the piece off that has the focus
  await page.keyboard.press('x');
  await labelled(page, at('C'), /empty/);

  await startOver(page);
  await press(page, 'solid');
  await item(page, 'turn:across').waitFor({ state: 'attached' });
  const where = async () => Math.round((await item(page, at('B')).boundingBox()).x);
  const before = await rest(where, 'the board to fold');
  await page.keyboard.press('Shift+ArrowRight'); // the solid is turned by keys
  const turned = await rest(where, 'the solid to turn', (x) => x !== before);
  const sizes = await Promise.all(lays.map(async ([face]) => (await item(page, at(face)).boundingBox()).width));
  const face = lays[sizes.indexOf(Math.max(...sizes))][0]; // the face that is seen best
  await lead(page, at('piece 1'), [[at(face), async () => {}]]);
  await labelled(page, at(face), /piece 1: 1 1 1/);
  assert.equal(await where(), turned, 'a drag from the tray does not turn the solid');
  const laid = await item(page, at(face)).boundingBox();
  const x = laid.x + laid.width / 2,
    y = laid.y - 12;
  await page.mouse.move(x, y); // a drag from elsewhere does
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 30, { steps: 5 });
  await page.mouse.up();
  await until(where, (now) => now !== turned, 'the solid to turn by mouse');
});

test('quintomino by touch: tap to take, tap again to turn, tap a face to lay', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#quintomino?level=tetrahedron' });
  for (const [face, reading] of lays) {
    const piece = at(kinds.get(reading));
    await tap(page, piece);
    await turnTo(page, piece, reading, () => tap(page, piece));
    await tap(page, at(face));
    await labelled(page, at(face), new RegExp(`piece \\d+: ${reading}`));
  }
  await heard(page, solved);
});

for (const [how, device, act] of [
  ['mouse', {}, click],
  ['touch', { ...phone, deviceScaleFactor: 1 }, tap],
])
  test(`quintomino: the buttons on the board turn the piece that is held, by ${how}; from face to face is one move`, async (t) => {
    const page = await open(t, { ...device, at: '#quintomino?level=conway' });
    await act(page, at('piece 8'));
    await act(page, at('J'));
    await labelled(page, at('J'), /piece \d+: /);
    await act(page, at('J'));
    for (const [moves, button] of [
      ['2', 'turn'],
      ['3', 'flip'],
    ]) {
      const before = await labelled(page, at('J'), /held/);
      await act(page, at(button));
      await labelled(page, at('J'), new RegExp(`^(?!${before}).*piece \\d+: .*held`));
      await place(page, `${moves} of ${moves}`);
    }
    await act(page, at('D'));
    await labelled(page, at('D'), /piece \d+: /);
    await place(page, '4 of 4');
    await press(page, 'undo');
    await labelled(page, at('J'), /piece \d+: /);
  });

test('quintomino: all solutions begin with the first one while they are still being counted', async (t) => {
  const page = await open(t, { at: '#quintomino?level=icosahedron' });
  await browse(page);
  await heard(page, /Solution 1/);
  await press(page, 'go');
  await heard(page, /Solution 2/);
  await press(page, 'go');
  await heard(page, /Solution 3/);
  await press(page, 'close');
});

// ---- numberlink

const rows = ['11111', '33321', '22221', '24441', '22241'];
const lines = new Map(
  [
    ['1', 'r1c1 r1c2 r1c3 r1c4 r1c5 r2c5 r3c5 r4c5 r5c5'],
    ['3', 'r2c1 r2c2 r2c3'],
    ['2', 'r2c4 r3c4 r3c3 r3c2 r3c1 r4c1 r5c1 r5c2 r5c3'],
    ['4', 'r4c2 r4c3 r4c4 r5c4'],
  ].map(([name, way]) => [name, way.split(' ')]),
);
const connected = /every pair is connected/i;
const onLine = (page, id, name) => labelled(page, at(id), new RegExp(`line ${name}`));

test('numberlink by mouse and by keys: drawn from both ends, cut, pulled back, refused', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  const draw = (name, way) =>
    lead(
      page,
      at(way[0]),
      way.slice(1).map((id) => [at(id), () => onLine(page, id, name)]),
    );
  assert.equal(rows.flatMap((row, r) => [...row].filter((name, c) => lines.get(name).includes(`r${r + 1}c${c + 1}`))).length, 25);
  await draw('3', ['r2c1', 'r3c1', 'r3c2']);
  await draw('1', ['r1c1', 'r1c2', 'r1c3']);
  await draw('1', ['r5c5', 'r4c5', 'r3c5']); // from the other end
  await draw('1', ['r3c5', 'r2c5', 'r1c5', 'r1c4', 'r1c3']); // from its tip until they meet
  await labelled(page, at('r1c1'), /connected/);
  await press(page, 'undo'); // the drag as a whole
  await labelled(page, at('r2c5'), /empty/);
  await onLine(page, 'r3c5', '1');
  await press(page, 'redo');
  await labelled(page, at('r1c1'), /connected/);
  await draw('2', ['r5c3', 'r5c2', 'r5c1', 'r4c1', 'r3c1']); // crossing cuts line 3
  await labelled(page, at('r3c2'), /empty/);
  await lead(page, at('r3c1'), [[at('r4c1'), () => labelled(page, at('r3c1'), /empty/)]]); // pulled back
  await lead(page, at('r4c1'), [
    [at('r3c1'), () => onLine(page, 'r3c1', '2')],
    [at('r2c1'), () => heard(page, /endpoint of line 3/)],
  ]); // refused
  await labelled(page, at('r2c1'), /line 3/);
  await draw('2', ['r3c1', 'r3c2', 'r3c3', 'r3c4', 'r2c4']);
  await draw('3', lines.get('3'));
  await draw('4', lines.get('4'));
  await heard(page, connected);

  await startOver(page);
  for (const [name, way] of lines) {
    // the number, then the arrows; the focus goes along
    await item(page, at(way[0])).focus();
    await page.keyboard.press('Enter');
    await labelled(page, at(way[0]), /held/);
    for (let i = 1; i < way.length; ++i) {
      const [dr, dc] = [1, 3].map((k) => way[i][k] - way[i - 1][k]);
      await page.keyboard.press(dr > 0 ? 'ArrowDown' : dr < 0 ? 'ArrowUp' : dc > 0 ? 'ArrowRight' : 'ArrowLeft');
      if (i < way.length - 1)
        await until(
          () => focusedId(page),
          (id) => id === at(way[i]),
          'the focus to go along',
        );
    }
    await labelled(page, at(way[0]), /connected/);
    assert.ok(name);
  }
  await heard(page, connected);

  await startOver(page); // the keys alone
  await page.keyboard.type('3');
  await until(
    () => focusedId(page),
    (id) => id === at('r2c1'),
    'the focus to come to the number',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await labelled(page, at('r2c1'), /connected/);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await labelled(page, at('r2c2'), /empty/);
});

test('numberlink by touch: dragged, and tapped; a pinch zooms and draws nothing', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=first_5x5' });
  for (const [name, way] of lines) {
    if (name === '3') {
      const points = await Promise.all(way.map((id) => centre(page, at(id))));
      await fingers(page, [[...along(points[0], points[1]), ...along(points[1], points[2])]], () => onLine(page, way[1], name));
    } else {
      await tap(page, at(way[0]));
      await labelled(page, at(way[0]), /held/);
      for (const id of way.slice(1)) {
        await tap(page, at(id));
        await labelled(page, at(id), /held|connected/);
      }
    }
    await labelled(page, at(way[0]), /connected/);
  }
  await heard(page, connected);

  await startOver(page);
  const width = async () => (await item(page, at('r3c3')).boundingBox()).width;
  const before = await width();
  const [x, y] = await centre(page, at('r3c3'));
  await fingers(page, [along([x - 20, y], [x - 90, y]), along([x + 20, y], [x + 90, y])]);
  // Small boards need no zoom: their places are as large as a finger already.
  assert.ok((await width()) >= before);
  await place(page, '0 of');
});

test('big boards zoom by pinch, by wheel and by keys, and what has the focus is seen', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=cover_12x12' });
  const width = async () => (await item(page, at('r6c6')).boundingBox()).width;
  const before = await width();
  const [x, y] = await centre(page, at('r6c6'));
  await fingers(page, [along([x - 20, y], [x - 90, y]), along([x + 20, y], [x + 90, y])]);
  const pinched = await until(width, (now) => now > 1.3 * before, 'the board to grow');
  assert.match(await summary(page), /0 of 9 pairs/);
  await page.keyboard.press('-');
  await until(width, (now) => now < pinched, 'the board to shrink');
  for (let i = 0; i < 3; ++i) {
    await page.keyboard.press('-');
    await page.waitForTimeout(100); // presses of one frame add up, past the whole board
  }
  await until(width, (now) => Math.abs(now - before) < 1, 'the whole board');
  await item(page, at('r1c1')).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await until(width, (now) => now > 1.3 * before, 'the board to grow by keys');
  await page.keyboard.press('End');
  const seen = async () => {
    const box = await item(page, await focusedId(page)).boundingBox();
    return box.x > -5 && box.x + box.width < 395 && box.y > 50;
  };
  assert.equal(await focusedId(page), at('r12c12'));
  await until(seen, Boolean, 'the last place to come into view');
});

test('a solid is zoomed no more than its faces want, and there is a way back', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#quintomino?level=icosahedron' });
  await tap(page, 'solid');
  await item(page, 'turn:across').waitFor({ state: 'attached' });
  const widest = async () =>
    Math.max(...(await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.offsetWidth))));
  const before = await widest();
  for (let i = 0; i < 5; ++i) await page.keyboard.press('+');
  await item(page, 'fit').waitFor({ state: 'attached' });
  await until(widest, (now) => now > 2 * before, 'the solid to grow');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('+');
  await page.waitForTimeout(500);
  assert.ok((await widest()) < 2.6 * before, `the largest place is ${await widest()} pixels wide, after ${before}`);
  await tap(page, 'fit');
  await until(widest, before, 'the whole board');
  await item(page, 'fit').waitFor({ state: 'detached' });
});

// ---- what the machine says

for (const [puzzle, level, count] of [
  ['sliding', 'grid_3x3_easy', /14 moves to go/],
  ['peg', 'english33_cross', /\b2 solutions/],
  ['quintomino', 'tetrahedron', /372 solutions/],
  ['numberlink', 'first_5x5', /unique|only|1 /],
])
  test(`${puzzle}: count and hint; shown and leafed through; the number of a solution`, async (t) => {
    const page = await open(t, { at: `#${puzzle}?level=${level}` });
    await tell(page, 'count');
    await heard(page, count);
    await press(page, 'go');
    await labelled(page, 'go', /^(Why\?|Do it)$/); // a hint, or a choice where nothing is forced
    await page.keyboard.press('Escape');
    await tell(page, 'nothing');
    await show(page);
    await heard(page, /By the computer/);
    await startOver(page);
    await page.keyboard.press('Escape');
    await browse(page);
    await heard(page, /1 of \d|only/i); // they are counted
    if (puzzle === 'quintomino') {
      await press(page, 'number');
      await page.waitForSelector('#number[open]');
      await page.fill('#number-field', '123');
      await page.keyboard.press('Enter');
      await heard(page, /\b123 of 372/);
    }
    await press(page, 'close');
    await labelled(page, 'go', /^Hint$/);
  });
