// Boards of one's own: kept by name, listed, edited, and come back to. What is typed in the editor is not lost.
import assert from 'node:assert/strict';
import {
  desktop,
  found,
  goTo,
  goToBoards,
  heard,
  drop,
  edit,
  item,
  open,
  paste,
  pegs,
  phone,
  press,
  ready,
  said,
  summary,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const heading = (page) => page.textContent('#mirror h1');
const shows = (page, title) =>
  until(
    () => heading(page),
    (text) => text.endsWith(`: ${title}`),
    `the board “${title}”`,
  );
const address = (page, pattern) =>
  until(
    () => page.evaluate(() => `${location.href} (${history.state?.number} of ${history.length})`),
    (place) => pattern.test(place.replace(/^[^#]*#?| .*/g, '')),
    `an address like ${pattern}`,
  );
const own = (page) => page.locator('.boards .own').evaluateAll((all) => all.map((one) => one.querySelector('b, p').textContent));
// A page of the site is an entry of the history, too.
const back = async (page) => {
  await page.goBack();
  await page.waitForSelector('#page:not([hidden]) > .boards');
};

async function choose(page, title) {
  await goToBoards(page);
  await page.locator('.card', { hasText: title }).first().click();
  await shows(page, title);
}
const wheel = '# Two ways round\nicosian\ngraph octahedron\n';
const star = 'icosian\ngraph petersen\nopen\n';

test('own boards are kept by name, come first in the list, and each has its own game', async (t) => {
  const page = await open(t);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  const [first] = await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.dataset.id));
  await press(page, first);
  await pegs(page, 1);
  await paste(page, star);
  await shows(page, 'Your board');
  await edit(page, 'icosian\ngraph cube\nopen\n');
  await page.click('#edit-apply');
  await shows(page, 'Your board (2)');
  await goToBoards(page);
  assert.equal((await page.textContent('.boards h2')).trim(), 'Your boards');
  assert.deepEqual(await own(page), ['Your board (2)', 'Your board', 'Two ways round']);
  assert.match(await page.textContent('.boards .own'), /Icosian/);
  assert.equal(await page.locator('.boards .own').evaluateAll((all) => all.filter((one) => one.querySelector('.begun')).length), 1);

  await choose(page, 'Two ways round');
  await pegs(page, 1);
  await page.reload();
  await ready(page);
  await shows(page, 'Two ways round');
  await pegs(page, 1);
  await paste(page, star); // the same board again is the same own board
  await shows(page, 'Your board');
  await paste(page, `# Another name\n${star}`); // its title is the last one that came with it
  await shows(page, 'Another name');
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await pegs(page, 1);
  await goToBoards(page);
  assert.equal((await own(page)).length, 3);
  assert.equal(await page.textContent('.card[aria-current] b'), 'Two ways round');
});

test('an own board is renamed, duplicated, deleted and brought back', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  const [first] = await page.locator('#mirror [data-kind=target]').evaluateAll((all) => all.map((one) => one.dataset.id));
  await press(page, first);
  await pegs(page, 1);
  await goToBoards(page);
  const row = (title) => page.locator('.boards .own', { hasText: title }).first();
  await row('Two ways').locator('.more').click();
  await row('Two ways').getByRole('button', { name: 'Rename', exact: true }).click();
  await page.keyboard.type('Round and round');
  await page.keyboard.press('Enter');
  await until(
    () => own(page),
    ([title]) => title === 'Round and round',
    'the new name in the list',
  );
  await until(
    () => page.evaluate(() => document.activeElement.className),
    (name) => name === 'more',
    'the focus on the card',
  );
  await shows(page, 'Round and round');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.equal(await row('Round').getByRole('button', { name: 'Duplicate', exact: true }).isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement.className), 'more');
  await page.keyboard.press('Enter');
  await row('Round').getByRole('button', { name: 'Duplicate', exact: true }).click();
  await until(
    () => own(page),
    (titles) => titles.join() === 'Round and round (2),Round and round',
    'the copy',
  );
  assert.equal(await found(page), 'Duplicated “Round and round”.');
  await row('Round and round (2)').locator('a').click();
  await shows(page, 'Round and round (2)');
  await pegs(page, 1);
  await press(page, 'undo');
  await until(
    () => summary(page),
    (text) => text.includes('No peg'),
    'an empty board',
  );

  await back(page);
  await row('Round and round (2)').locator('.more').click();
  await row('Round and round (2)').getByRole('button', { name: 'Delete', exact: true }).click();
  await row('Deleted “').waitFor();
  await until(
    () => page.evaluate(() => document.activeElement.textContent),
    (text) => text === 'Undo',
    'the focus on Undo',
  );
  await until(
    () => heading(page),
    (text) => !text.includes('Round'),
    'another board in play',
  );
  await page.keyboard.press('Enter');
  await until(
    () => own(page),
    (titles) => titles.join() === 'Round and round (2),Round and round',
    'the board again',
  );
  await shows(page, 'Round and round (2)');
  await row('Round and round (2)').locator('.more').click();
  await row('Round and round (2)').getByRole('button', { name: 'Delete', exact: true }).click();
  await row('Deleted “').waitFor();
  await page.reload();
  await choose(page, 'Round and round');
  await pegs(page, 1);
  await goToBoards(page);
  assert.deepEqual(await own(page), ['Round and round']);
});

test('a link carries the title, and a board from a nameless link gets a name with its day', async (t) => {
  const page = await open(t, { at: `#icosian?text=${encodeURIComponent(star)}` });
  await until(
    () => heading(page),
    (text) => /: Board from a link, \d+ [A-Z][a-z]+$/.test(text),
    'a name for it',
  );
  await paste(page, '# Brücken & 3 % #1\nnumberlink\ngrid\n1 . 1\n');
  await shows(page, 'Brücken & 3 % #1');
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
  const other = await open(t, { at: await page.inputValue('#share-link') });
  await shows(other, 'Brücken & 3 % #1');
  const third = await open(t);
  await paste(third, await page.inputValue('#share-text'));
  await shows(third, 'Brücken & 3 % #1');
  const fourth = await open(t);
  await paste(fourth, await page.inputValue('#share-link'));
  await shows(fourth, 'Brücken & 3 % #1');
});

test('Back and Forward go from board to board, each with its game', async (t) => {
  const page = await open(t);
  const entries = () => page.evaluate(() => history.length);
  await page.keyboard.type('qrs');
  await pegs(page, 3);
  await press(page, 'undo');
  await pegs(page, 2);
  await address(page, /moves=/);
  const before = await entries();
  await choose(page, 'Cube');
  await paste(page, star);
  await shows(page, 'Your board');
  await paste(page, 'icosian?level=octahedron');
  await shows(page, 'Octahedron');
  await address(page, /level=octahedron/);
  assert.equal(await entries(), before + 4);
  await page.goBack();
  await shows(page, 'Your board');
  await page.goBack();
  await shows(page, 'Cube');
  await back(page);
  await page.goBack();
  await page.waitForSelector('#app:not([hidden])');
  await shows(page, 'Hamilton’s board');
  await pegs(page, 2);
  await press(page, 'redo'); // the timeline is there, too
  await pegs(page, 3);
  await page.goForward();
  await page.goForward();
  await shows(page, 'Cube');
  await page.goForward();
  await shows(page, 'Your board');
  await page.evaluate((text) => {
    location.hash = `#icosian?text=${encodeURIComponent(text)}`;
  }, '# By hand\nicosian\ngraph tetrahedron\n');
  await shows(page, 'By hand');
  await page.goBack();
  await shows(page, 'Your board');
  assert.equal(await entries(), before + 4);
});

test('Back and Forward close a dialog, and the board under it stays', async (t) => {
  const page = await open(t);
  await choose(page, 'Cube');
  await address(page, /cube/);
  await choose(page, 'Octahedron');
  await address(page, /octahedron/);
  await back(page);
  await page.goBack();
  await shows(page, 'Cube');
  await address(page, /cube/);
  await page.evaluate(() => {
    window.titles = [];
    const go = history.go.bind(history);
    history.go = (by) => setTimeout(go, 300, by); // as slow as in a busy browser
    const title = document.querySelector('#mirror h1');
    new MutationObserver(() => window.titles.push(title.textContent)).observe(title, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const by of [1, -1]) {
    await press(page, 'share');
    await page.waitForSelector('#share[open]');
    await page.evaluate((by) => history.go(by), by);
    await page.waitForSelector('#share', { state: 'hidden' });
    await address(page, /cube/);
    await shows(page, 'Cube');
  }
  assert.deepEqual(await page.evaluate(() => window.titles.filter((title) => !title.endsWith(': Cube'))), []);
  await page.goForward();
  await page.goForward();
  await shows(page, 'Octahedron');
});

test('a board too large for a link is come back to', async (t) => {
  const page = await open(t);
  const edges = [];
  for (let u = 1; u <= 80; ++u) for (let v = 1; v < u; ++v) edges.push(`edge v${v} v${u}`);
  await paste(page, `# All with all\nicosian\n${edges.join('\n')}\n`);
  await shows(page, 'All with all');
  await address(page, /^$/);
  await choose(page, 'Cube');
  await address(page, /cube/);
  await back(page);
  await page.goBack();
  await shows(page, 'All with all');
});

test('the one unnamed board of an earlier visit is the first own board', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => {
    if (localStorage.getItem('schlegel.last')) return;
    localStorage.setItem(
      'schlegel.game/icosian/',
      'schlegel save 1\npuzzle icosian\nat 1\nmoves v0 v1\ninstance\nicosian\nedge v0 v1\nedge v1 v2\nedge v2 v0\n',
    );
    localStorage.setItem('schlegel.last/icosian', '.');
    localStorage.setItem('schlegel.last', 'icosian');
  });
  await visit(page);
  await shows(page, 'Your board');
  await pegs(page, 1);
  await press(page, 'redo');
  await pegs(page, 2);
  await choose(page, 'Cube');
  await choose(page, 'Your board');
  await pegs(page, 2);
  assert.equal(await page.evaluate(() => localStorage.getItem('schlegel.game/icosian/')), null);
});

test('storage that is full is told once, nothing kept is lost, and deleting makes room', async (t) => {
  const page = await open(t);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function (key) {
      if (/game/.test(key)) Storage.prototype.setItem = window.setItem;
      removeItem.call(this, key);
    };
  });
  await paste(page, star);
  await heard(page, /storage is full/);
  await page.evaluate(() => {
    document.getElementById('live').textContent = '';
  });
  await paste(page, 'icosian\ngraph cube\nopen\n');
  await shows(page, 'Your board (2)');
  await heard(page, /Your board \(2\)/);
  assert.doesNotMatch(await said(page), /storage/);
  await goToBoards(page);
  await page.locator('.boards .own a').nth(1).click();
  await shows(page, 'Your board');
  await back(page);
  assert.match(await page.textContent('.boards p.notice'), /full\. Delete/);
  assert.match(await page.textContent('.boards .own .card span'), /KB/);
  const row = page.locator('.boards .own', { hasText: 'Two ways' }).first();
  await row.locator('.more').click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.boards .own', { hasText: 'Deleted “' }).waitFor();
  await page.reload();
  await page.locator('.boards .own').first().waitFor();
  assert.deepEqual(await own(page), ['Your board (2)', 'Your board']);
});

test('storage that is forbidden is told, and own boards last as long as the page', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Storage.prototype[name] = () => {
        throw new DOMException('no', 'SecurityError');
      };
  });
  await visit(page);
  await heard(page, /won’t let this page save/);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await choose(page, 'Cube');
  await address(page, /cube/);
  await choose(page, 'Two ways round');
  await address(page, /Two/);
  await back(page);
  await page.goBack();
  await shows(page, 'Cube');
});

test('storage that is emptied meanwhile is told, and what is open is kept again', async (t) => {
  const page = await open(t);
  await paste(page, wheel);
  await shows(page, 'Two ways round');
  await choose(page, 'Cube');
  await page.evaluate(() => localStorage.clear());
  await choose(page, 'Octahedron');
  await heard(page, /saved data was deleted/);
  await page.reload();
  await ready(page);
  await choose(page, 'Two ways round');
});

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
  await until(text, (there) => there === draft, 'what was written');
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
  await until(
    () => page.inputValue('#edit-text'),
    (text) => text.includes('octahedron'),
    'the file',
  );
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
  await heard(page, /a board for Numberlink/);
  await edit(page, 'https://example.org/#icosian?level=hamilton&moves=b+c');
  await page.click('#edit-apply');
  await pegs(page, 2);
  await edit(page, 'numberlink\nrubbish\n');
  await page.click('#edit-apply');
  assert.match(
    await until(
      () => page.textContent('#edit-error'),
      (words) => words !== '',
      'an error',
    ),
    /^Line 2/,
  );
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

test('the list of boards begins with the puzzle in play, then goes by the tabs; a puzzle’s filter leaves its own', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: '#numberlink?level=first_5x5' });
  const tabs = await page.locator('#bar [data-puzzle]').evaluateAll((all) => all.map((one) => one.dataset.title));
  await goToBoards(page);
  const parts = () => page.locator('.boards section:not([hidden]) h2').evaluateAll((all) => all.map((one) => one.firstChild.textContent));
  assert.deepEqual(await parts(), ['Numberlink', ...tabs.slice(0, -1)]);
  for (const first of ['.boards h1', '.boards [type=search]', '.opener', '.filters .puzzles']) {
    const box = await page.locator(first).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 844, `${first} is in view`);
  }
  await page.locator('.filters .puzzles label', { hasText: 'Pegs' }).tap();
  assert.deepEqual(await parts(), ['Peg solitaire']);
  const box = await page.locator('.filters .puzzles label', { hasText: 'Pegs' }).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 390, 'what is chosen is in view');
});

test('what the filters say is never cut', async (t) => {
  for (const [width, font] of [
    [360, '100%'],
    [360, '200%'],
    [1280, '100%'],
  ]) {
    const page = await open(t, { viewport: { width, height: 740 } });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, font);
    await goToBoards(page);
    if (width < 760) await page.locator('.opener').click();
    const cut = await page.locator('.selects select').evaluateAll((all) =>
      all
        .filter((select) => {
          const whole = select.cloneNode(true);
          whole.style.cssText = 'position: absolute; width: max-content; max-width: none';
          select.after(whole);
          const { width } = whole.getBoundingClientRect();
          whole.remove();
          return select.getBoundingClientRect().width < width - 1;
        })
        .map((select) => select.getAttribute('aria-label')),
    );
    assert.deepEqual(cut, [], `${width} px at ${font}`);
    const heads = await page.locator('.boards .heading').evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth));
    assert.ok(heads, `headings of ${width} px at ${font}`);
  }
  const page = await open(t, desktop);
  await goToBoards(page, '?puzzle=icosian&state=open');
  const room = await page.locator('.filters [type=search]').evaluate((input) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const text = document.createElement('canvas').getContext('2d');
    text.font = font;
    return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text.measureText(input.placeholder).width;
  });
  assert.ok(room >= 0, `the search field lacks ${-room} px`);
});

for (const [width, font] of [
  [320, '100%'],
  [320, '200%'],
  [640, '200%'],
])
  test(`at ${width} px and ${font} text nothing of boards and their dialogs scrolls sideways`, async (t) => {
    const page = await open(t, { viewport: { width, height: 740 } });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, font);
    await paste(page, `# ${'A long name '.repeat(6)}\nicosian\ngraph cube\n`);
    await until(
      () => heading(page),
      (text) => /A long name/.test(text),
      'the board',
    );
    await goToBoards(page);
    const fits = (name) => page.$eval(name, (one) => one.scrollWidth <= one.clientWidth);
    assert.ok(await fits('#page'));
    for (const place of await page.locator('#bar :is(.places, .tools > button) span:visible').all())
      assert.ok(await place.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), await place.textContent());
    await page.locator('.more').first().click();
    assert.ok(await fits('#page'));
    for (const [name, dialog] of [
      ['New board…', '#new'],
      ['Print…', '#printing'],
    ]) {
      await page.getByRole('button', { name }).click();
      await page.waitForSelector(`${dialog}[open]`);
      assert.ok(await fits(dialog), dialog);
      await page.keyboard.press('Escape');
    }
  });

test('no title in the list breaks within “5 by 5”', async (t) => {
  const page = await open(t);
  await goToBoards(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const [shapes, broken] = await page.locator('.card b').evaluateAll((all) => {
      const ranges = all.flatMap(({ firstChild: text }) => {
        const shape = /\d+\sby\s\d+/.exec(text.data);
        if (!shape) return [];
        const range = document.createRange();
        range.setStart(text, shape.index);
        range.setEnd(text, shape.index + shape[0].length);
        return [range];
      });
      return [ranges.length, ranges.filter((range) => new Set([...range.getClientRects()].map(({ y }) => y)).size > 1).map(String)];
    });
    assert.ok(shapes > 20, `${shapes} shapes`);
    assert.deepEqual(broken, [], `${width} px`);
  }
});

test('the place that the bar marks stands level with the others', async (t) => {
  for (const device of [desktop, phone]) {
    const page = await open(t, device);
    await goTo(page, 'boards');
    const middles = await page
      .locator('#bar .places a:visible svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    assert.ok(Math.max(...middles) - Math.min(...middles) < 0.6, middles.join(' '));
  }
});
