// What the help promises: its parts are reached, and every format that it names is read.
import assert from 'node:assert/strict';
import { goTo, heard, item, open, paste, press, test, until, useBrowser } from './browser.mjs';

useBrowser();

const places = (page) => page.locator('#mirror [data-kind=target]').count();

async function openHelp(page) {
  await goTo(page, 'help');
  await page.waitForSelector('.help #help-numberlink p');
}

test('the help prints itself, not the board in play', async (t) => {
  const page = await open(t);
  await openHelp(page);
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.isVisible('.help h1'));
  for (const id of ['print', 'bar']) assert.ok(!(await page.isVisible(`#${id}`)), id);
});

test('every part of the help is reached from its contents and by its address, and every key of the board stands there', async (t) => {
  const page = await open(t);
  await press(page, 'help');
  await page.waitForSelector('.help #help-numberlink p');
  const links = page.locator('.help nav a');
  const parts = await page.locator('.help > div > section').evaluateAll((all) => all.map((one) => one.id.replace('help-', '#help/')));
  assert.deepEqual(await links.evaluateAll((all) => all.map((one) => one.hash)), parts);
  for (let i = 0; i < parts.length; ++i) {
    await links.nth(i).click();
    assert.equal(await page.evaluate(() => location.hash), parts[i]);
    const heading = page.locator(`#help-${parts[i].slice(6)} > h2`);
    assert.ok(await heading.evaluate((one) => one === document.activeElement), parts[i]);
    assert.ok(await heading.isVisible());
  }
  await page.goBack();
  await until(
    () => page.evaluate(() => [location.hash, document.activeElement.parentElement.id]),
    ([hash, id]) => hash === parts.at(-2) && id === `help-${hash.slice(6)}`,
    'the part before',
  );
  await page.reload();
  await page.waitForSelector('.help #help-numberlink p');
  assert.equal(await page.evaluate(() => document.activeElement.parentElement.id), `help-${parts.at(-2).slice(6)}`);
  const keys = new Set(await page.locator('.help kbd').allTextContents());
  for (const key of [
    'Tab',
    'Home',
    'End',
    'Enter',
    'Space',
    'Backspace',
    'Escape',
    'Page Up',
    'Page Down',
    'R',
    'F',
    'X',
    '[',
    ']',
    '|',
    '+',
    '−',
    '.',
    ',',
    ';',
    '/',
    '<',
    '>',
    '?',
  ])
    assert.ok(keys.has(key), `the help tells what ${key} does`);
});

test('the help says how each puzzle is played, and the key ? opens it', async (t) => {
  const page = await open(t, { at: '#peg' });
  await page.keyboard.press('?');
  await page.waitForSelector('.help #help-numberlink p');
  for (const [puzzle, words] of [
    ['icosian', /Visit every hole once/],
    ['sliding', /Slide the tiles into order/],
    ['quintomino', /Touching edges must match/],
    ['peg', /Jump a peg over another/],
    ['numberlink', /Connect the pairs/],
  ]) {
    assert.match(await page.textContent(`#help-${puzzle}`), words);
    assert.equal(await page.locator(`#help-${puzzle} p`).count(), 2, 'what to do, and how');
  }
  await page.goBack();
  await page.waitForSelector('#app:not([hidden])');
});

// What the help calls it; such a text; the board that it is; how many places that has.
const samples = [
  ['petersen', 'petersen', 'icosian', 10],
  ['edge lists', 'a b\nb c\nc a\n', 'icosian', 3],
  ['CSV', 'source,target\na,b\nb,c\nc,d\nd,a\n', 'icosian', 4],
  ['adjacency lists', 'a: b c\nb: c d\nc: d e\nd: e\ne: a\n', 'icosian', 5],
  ['DOT', 'graph { a -- b -- c -- d -- e -- f -- a }', 'icosian', 6],
  [
    'GraphML',
    "<graphml><graph><edge source='a' target='b'/><edge source='b' target='c'/><edge source='c' target='a'/><node id='a'/><node id='b'/><node id='c'/></graph></graphml>",
    'icosian',
    3,
  ],
  [
    'GEXF',
    "<gexf><graph><nodes><node id='0'/><node id='1'/><node id='2'/><node id='3'/></nodes><edges><edge source='0' target='1'/><edge source='1' target='2'/><edge source='2' target='3'/><edge source='3' target='0'/></edges></graph></gexf>",
    'icosian',
    4,
  ],
  ['JSON', '[["a","b"],["b","c"],["c","d"],["d","e"],["e","a"]]', 'icosian', 5],
  ['Prolog pairs', '[(a,b),(b,c),(c,a)]', 'icosian', 3],
  [
    'TSPLIB',
    'NAME : ring\nTYPE : HCP\nDIMENSION : 4\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n1 2\n2 3\n3 4\n4 1\n-1\nEOF\n',
    'icosian',
    4,
  ],
  ['DIMACS', 'p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n', 'icosian', 5],
  ['graph6', 'C~', 'icosian', 4],
  ['sparse6', ':Fa@x^', 'icosian', 7],
  ['digraph6', '&DI?AO?', 'icosian', 5],
  ['adjacency matrices', '0 1 1\n1 0 1\n1 1 0\n', 'icosian', 3],
  ['Conway notation', 'tT', 'icosian', 12],
  ['Prolog terms', 'graph(square, g([0-1,1-2,2-3,3-0],[e(0,1),e(1,2),e(2,3),e(3,0)]))', 'sliding', 4],
  ['grids 4x4', '2x2:0,3,1,2', 'sliding', 4],
  ['gap-first', 'sliding\ngrid 2x3\ntarget gap-first\ntokens 0 1 2 3 5 4\n', 'sliding', 6],
  ['facts', 'move(h,m,o). move(m,o,p).', 'peg', 4],
  ['triples', 'h m o\nm o p\n', 'peg', 4],
  ['boards 7x7cross', '7x3:OPPPPPOOPPHPPOOPPPPPO', 'peg', 15],
  ['grids of numbers or letters', '1 . 2\n. . .\n1 . 2\n', 'numberlink', 9],
  ['pzprv3', 'pzprv3\nnumlin\n1\n3\n1 . 1 \n', 'numberlink', 3],
  ['ASP facts', 'node(a). node(b). edge(e,a,b). connection(x,a,b).', 'numberlink', 2],
  ['DA Symposium', 'SIZE 3X3\nLINE_NUM 1\nLINE#1 (0,0)-(2,2)\n', 'numberlink', 9],
];

test('every format that the help names is read', async (t) => {
  const page = await open(t, { at: '#quintomino' });
  await openHelp(page);
  const text = (await page.textContent('#help-formats')).replace(/\s+/g, ' ');
  await goTo(page, 'play');
  for (const [name, sample, puzzle, wanted] of samples) {
    assert.ok(text.includes(name), `the help names ${name}`);
    await press(page, `tab:${puzzle}`); // a text that fits several puzzles belongs to the one in play
    await until(
      () => page.evaluate(() => location.hash),
      (hash) => hash.startsWith(`#${puzzle}`),
      `the tab of ${puzzle}`,
    );
    await paste(page, sample);
    await until(() => places(page), wanted, `${name}: ${wanted} places`);
  }
});

test('what a text loses when it becomes a board is said', async (t) => {
  const page = await open(t);
  await paste(page, 'digraph { a -> b -> c -> a }');
  await heard(page, /The directions of edges were ignored\./);
  await item(page, 'target:a').waitFor({ state: 'attached' });
});
