// Learn: the courses and their lessons, walked by touch, by keyboard and by accessible elements; what is solved; the way from a hint and back.
import assert from 'node:assert/strict';
import {
  axeFindsNothing,
  desktop,
  devicesInColours,
  focusedId,
  item,
  label,
  offers,
  open,
  phone,
  press,
  ready,
  siteUrl,
  test,
  until,
  useBrowser,
  visit,
} from './browser.mjs';

useBrowser();

const courses = ['Icosian game', 'Sliding puzzle', 'Quintominoes', 'Peg solitaire', 'Numberlink'];
const small = { ...phone, deviceScaleFactor: 1 };

// Goes to an address of Learn; what is kept is there before.
async function learn(t, { at = '', kept = {}, ...options } = {}) {
  const page = await open(t, { wait: false, ...options });
  await page.goto(new URL('icon.svg', siteUrl()).href);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(`schlegel.${key}`, text)), kept);
  await page.goto(new URL(`#learn${at}`, siteUrl()).href);
  await page.locator(at ? '.lesson' : '.courses').waitFor();
  return page;
}

// The courses as the page reads them.
const read = (page) => page.evaluate(async () => (await import('./lessons.js')).loadCourses());
const results = (keys) => keys.map((key) => `${key}\t1\t20\t1\t30\t80\t80\t0\t20000\t20000\n`).join('');
const heading = (page) => page.locator('#page h1');
const told = (page) => page.locator('.told').textContent();
const board = (page) => page.locator('.example schlegel-board');
// The name of a lesson's link says whether it is done.
const linkTo = ({ title }) => new RegExp(`^${title}( ?, (next|done))?$`);
const go = (page, rest) => page.evaluate((rest) => (location.hash = rest), rest);

// Until the example shows the row of the step that is told.
const shown = (page, step) => until(() => board(page).evaluate((board) => board.step), step.row, `the example at “${step.sentence}”`);

// Until the app has opened this board, which is an entry of the history then.
const opened = (page, key) => until(() => page.evaluate(() => history.state?.board), key, `the board ${key}`);

const mains = (page) => page.locator('#page .main:visible').allTextContents();
const fits = (page) => page.evaluate(() => document.querySelector('#page').scrollWidth <= document.querySelector('#page').clientWidth);

test('the courses say what is done and what comes next', async (t) => {
  const page = await learn(t, { kept: { lessons: 'sliding/gone\n' } });
  assert.equal(await heading(page).textContent(), 'Learn');
  assert.deepEqual(await page.locator('.courses h2').allTextContents(), courses);
  const all = await read(page);
  const count = all.flatMap(({ lessons }) => lessons).length;
  assert.equal(await page.locator('.learn > header .count').textContent(), `0 of ${count} lessons done`);
  assert.deepEqual(await mains(page), ['Start lesson']);
  assert.equal(await page.locator('.suggestion h2').textContent(), all[1].lessons[0].title); // in the course that somebody has begun
  const first = all[0].lessons.slice(0, 2).map(({ id }) => `icosian/${id}\n`);
  await page.evaluate((lessons) => localStorage.setItem('schlegel.lessons', lessons), first.join(''));
  await page.reload();
  await page.locator('.courses').waitFor();
  assert.equal(await page.locator('.learn > header .count').textContent(), `2 of ${count} lessons done`);
  assert.equal(await page.locator('.courses .count').first().textContent(), `2 of ${all[0].lessons.length}`);
  assert.equal(await page.locator('.suggestion h2').textContent(), all[0].lessons[2].title);
  assert.deepEqual(
    await page
      .locator('.pegs')
      .first()
      .locator('li')
      .evaluateAll((rows) => rows.slice(0, 4).map((row) => row.className)),
    ['done', 'done', 'next suggested', 'later'],
  );
  for (const [i, { puzzle }] of all.entries())
    assert.equal(await page.locator('.theory').nth(i).getAttribute('href'), `./theory-${puzzle}.html`);
  const every = all.flatMap(({ puzzle, lessons }) => lessons.map(({ id }) => `${puzzle}/${id}\n`));
  await page.evaluate((lessons) => localStorage.setItem('schlegel.lessons', lessons), every.join(''));
  await page.reload();
  await page.locator('.courses').waitFor();
  assert.deepEqual(await mains(page), ['Open boards']);
});

test('a page for each puzzle lists its techniques by difficulty, with picture, lesson and boards', async (t) => {
  const page = await learn(t);
  const all = await read(page);
  const order = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];
  for (const [i, { puzzle, name, lessons }] of all.entries()) {
    await page.getByRole('link', { name: 'Techniques by difficulty' }).nth(i).click();
    await page.getByRole('heading', { level: 1, name: `Techniques: ${name}` }).waitFor();
    assert.equal(await page.title(), `Techniques: ${name} – Schlegel`);
    assert.equal(await page.evaluate(() => location.hash), `#learn/${puzzle}`);
    const headings = await page.locator('.learn h2').allTextContents();
    assert.deepEqual(
      headings,
      order.filter((one) => headings.includes(one)),
    );
    assert.ok(headings.length >= 4, headings.join());
    const cards = page.locator('.learn li.card');
    const linked = await cards.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    assert.deepEqual(new Set(linked), new Set(lessons.map(({ id }) => `./#learn/${puzzle}/${id}`)), 'every lesson');
    await until(
      () => cards.locator('schlegel-board').evaluateAll((boards) => boards.every((board) => board.save)),
      Boolean,
      'the boards of the lessons',
    );
    const needed = cards.locator('.needed').first();
    const [, count] = /^Hardest technique of (\d+) boards?$/.exec(await needed.textContent());
    await needed.click();
    await page.waitForSelector('.boards li[data-board*="~"]', { state: 'attached' });
    assert.match(await page.evaluate(() => location.hash), new RegExp(`^#boards\\?puzzle=${puzzle}&technique=\\w+$`));
    assert.equal(await page.locator('.boards .list li:not([hidden])').locator('visible=true').count(), Number(count));
    await page.locator('.boards .heading').locator('visible=true').getByRole('link', { name: 'Techniques' }).click();
    await page.getByRole('heading', { level: 1, name: `Techniques: ${name}` }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Learn' }).click();
    await page.locator('.courses').waitFor();
  }
});

for (const [name, options] of devicesInColours)
  test(`the page of techniques fits, and axe finds nothing: ${name}`, async (t) => {
    const page = await open(t, { wait: false, ...options });
    await page.goto(new URL('#learn/peg', siteUrl()).href);
    await page.locator('.learn li.card').first().waitFor();
    assert.ok(await fits(page));
    await axeFindsNothing(page, 'techniques');
  });

test('the first lesson of each course by touch', async (t) => {
  const page = await learn(t, small);
  const all = await read(page);
  for (const [i, { lessons }] of all.entries()) {
    const card = page.locator('.courses > details').nth(i);
    if (!(await card.evaluate((card) => card.open))) await card.locator('summary').tap();
    await card.getByRole('link', { name: linkTo(lessons[0]) }).tap();
    await page.getByRole('heading', { level: 1, name: lessons[0].title, exact: true }).waitFor();
    for (const [n, step] of lessons[0].steps.entries()) {
      await shown(page, step);
      assert.equal(await told(page), step.sentence);
      assert.equal(await page.locator('.example .count').textContent(), `Step ${n + 1} of ${lessons[0].steps.length}`);
      if (n + 1 < lessons[0].steps.length) await page.getByRole('button', { name: 'Next step' }).tap();
    }
    assert.ok(await page.getByRole('button', { name: 'Next step' }).isDisabled());
    await page.getByRole('link', { name: `Next lesson: ${lessons[1].title}` }).tap();
    await page.getByRole('heading', { level: 1, name: lessons[1].title, exact: true }).waitFor();
    await page.locator('.lesson header a').tap();
    await page.locator('.courses').waitFor();
  }
});

test('the first lesson of each course by keyboard', async (t) => {
  const page = await learn(t);
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  const tabTo = async (pattern) => {
    for (let n = 0; n < 80; ++n) {
      await page.keyboard.press('Tab');
      if (pattern.test(await focused())) return;
    }
    assert.fail(`Tab never came to ${pattern}`);
  };
  for (const { lessons } of await read(page)) {
    assert.equal(await focused(), 'Learn');
    const [lesson] = lessons;
    await tabTo(linkTo(lesson));
    await page.keyboard.press('Enter');
    await page.locator('.lesson').waitFor();
    assert.equal(await focused(), lesson.title);
    for (const step of lesson.steps) {
      await page.keyboard.press('Tab');
      if (step === lesson.steps[0]) while ((await focused()) !== step.sentence) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      assert.equal(await page.locator('.steps [aria-current=step]').textContent(), step.sentence);
      await shown(page, step);
    }
    await page.goBack();
    await page.locator('.courses').waitFor();
  }
});

test('the first lesson of each course by accessible elements alone', async (t) => {
  const page = await learn(t);
  for (const { name, lessons } of await read(page)) {
    const [lesson] = lessons;
    await page
      .locator('.courses > section')
      .filter({ hasText: name })
      .getByRole('link', { name: linkTo(lesson) })
      .click();
    const article = page.getByRole('article');
    await article.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
    assert.match(await article.innerText(), new RegExp(`${name}[^]*Lesson 1 of ${lessons.length}`));
    const example = article.getByRole('region', { name: 'Example' });
    assert.notEqual(await example.getByRole('img').getAttribute('aria-label'), '');
    for (const step of lesson.steps.slice(1)) {
      await example.getByRole('button', { name: 'Next step' }).click();
      await shown(page, step);
    }
    for (const step of lesson.steps.slice(0, -1).reverse()) {
      await example.getByRole('button', { name: 'Previous step' }).click();
      await shown(page, step);
    }
    const boards = article.getByRole('region', { name: 'Your turn' });
    assert.equal(await boards.getByRole('link').count(), lesson.boards.length);
    assert.equal(await boards.getByRole('img').count(), lesson.boards.length);
    await article.getByRole('link', { name: 'Learn' }).click();
  }
});

test('steps play by themselves when asked to', async (t) => {
  const page = await learn(t, { at: '/icosian/two_lines' });
  const { steps } = (await read(page))[0].lessons.find(({ id }) => id === 'two_lines');
  await shown(page, steps[0]);
  await page.clock.install();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const [n, step] of steps.entries()) {
    assert.equal(await told(page), step.sentence);
    const button = page.locator('.play');
    assert.equal(await button.textContent(), n + 1 < steps.length ? 'Pause' : 'Play');
    if (n + 1 < steps.length) await page.clock.runFor(2500);
  }
});

test('a lesson is seen whole on a desktop, whatever its boards', async (t) => {
  const page = await learn(t);
  for (const id of ['icosian/two_lines', 'sliding/corner', 'sliding/three_cycle', 'peg/only_jump', 'quintomino/counted']) {
    await go(page, 'learn');
    await page.locator('.courses').waitFor();
    await go(page, `learn/${id}`);
    await page.locator('.example svg[role=img]').waitFor();
    await until(() => page.locator('.turn svg[role=img]').count(), 5, `the boards of ${id}`);
    const end = await page.locator('.lesson .on').evaluate((one) => one.getBoundingClientRect().bottom);
    assert.ok(end <= desktop.viewport.height, id);
  }
});

test('three boards solved finish a lesson, whatever is solved first', async (t) => {
  const page = await learn(t, { at: '/icosian/two_lines' });
  const [{ lessons }] = await read(page);
  const at = lessons.findIndex(({ id }) => id === 'two_lines');
  const { boards } = lessons[at];
  const verdict = () => page.locator('.turn > p').textContent();
  assert.equal(await verdict(), 'Solve three of these to finish the lesson.');
  assert.deepEqual(await mains(page), ['Play']);
  const solve = async (...solved) => {
    await page.evaluate((text) => localStorage.setItem('schlegel.results', text), results(solved.map((n) => boards[n].key)));
    await go(page, 'learn');
    await page.locator('.courses').waitFor();
    await go(page, 'learn/icosian/two_lines');
    await page.locator('.lesson').waitFor();
  };
  await solve(0, 4);
  assert.equal(await verdict(), 'Solve three of these to finish the lesson.');
  assert.equal(await page.locator('.boards .solved').count(), 2);
  assert.equal(await page.locator('.boards .solved').first().textContent(), '1:20');
  assert.equal(await page.evaluate(() => localStorage.getItem('schlegel.lessons')), null);
  await solve(0, 4, 2);
  assert.equal(await verdict(), 'Three solved, lesson done.');
  assert.deepEqual(await mains(page), [`Next lesson: ${lessons[at + 1].title}`]);
  assert.match(await page.evaluate(() => localStorage.getItem('schlegel.lessons')), /^icosian\/two_lines$/m);
  await page.evaluate(() => localStorage.removeItem('schlegel.results')); // what was done stays done
  await go(page, 'learn');
  await page.locator('.courses').waitFor();
  assert.equal(await page.locator('.pegs').first().locator('li').nth(at).getAttribute('class'), 'done');
});

test('a practice board opens under its title and difficulty, counts when solved, and the way back leads to the lesson as it was', async (t) => {
  const page = await learn(t, { at: '/icosian/two_lines' });
  const [{ lessons }] = await read(page);
  const { boards, steps } = lessons.find(({ id }) => id === 'two_lines');
  const [practice] = boards;
  await shown(page, steps[0]);
  await page.locator('.steps button').last().click();
  await shown(page, steps.at(-1));
  const moves = await page
    .locator('.boards schlegel-board')
    .first()
    .evaluate(async (board) => (await board.ask({ verb: 'solve' })).moves);
  const play = page.getByRole('link', { name: practice.title });
  await play.focus();
  await page.keyboard.press('Enter');
  await ready(page);
  await opened(page, practice.key);
  assert.match(await page.title(), new RegExp(practice.title));
  assert.match(await page.locator('#bar [data-id=puzzles] small').textContent(), /· (Beginner|Easy|Medium|Hard|Expert)$/);
  for (const move of moves.slice(0, 2)) await press(page, `target:${move}`);
  await page.goBack();
  await heading(page).waitFor();
  assert.equal(await told(page), steps.at(-1).sentence);
  await until(
    () => page.evaluate(() => document.activeElement.textContent),
    (text) => text.replace(/\u00a0/g, ' ') === practice.title,
    'the focus where it was',
  );
  await until(() => page.locator('.boards .state').first().textContent(), 'In progress', 'a board in progress');
  await page.keyboard.press('Enter');
  await until(() => page.locator('#app').isVisible(), Boolean, 'the board');
  for (const move of moves.slice(2)) await press(page, `target:${move}`);
  await until(
    () => page.evaluate(() => localStorage.getItem('schlegel.results') ?? ''),
    (text) => text.includes(practice.key),
    'a result',
  );
  await offers(page, 'Back to lesson');
  await press(page, 'go');
  await until(() => page.locator('.boards .solved').count(), 1, 'a solved board');
});

test('the app knows practice boards by the same keys', async (t) => {
  const page = await learn(t);
  const others = await page.evaluate(async () => {
    await import('./board.js');
    const board = document.createElement('schlegel-board'),
      courses = await (await import('./lessons.js')).loadCourses(),
      others = [];
    for (const { puzzle, lessons } of courses)
      for (const { id, boards } of lessons)
        for (const { key, text, title } of boards) {
          await board.load(text ? { puzzle, text } : { puzzle, board: key.split('\t')[1] });
          if (text && board.save.split('\ninstance\n')[1] !== text) others.push(`${puzzle}/${id}: ${title}`);
        }
    return others;
  });
  assert.deepEqual(others, [], 'boards that are not as the app writes them');
  for (const { puzzle, lessons } of await read(page)) {
    const lesson = lessons.find(({ boards }) => boards.some(({ text }) => text));
    const at = lesson.boards.findIndex(({ text }) => text);
    await go(page, `learn/${puzzle}/${lesson.id}`);
    await page.getByRole('heading', { level: 1, name: lesson.title, exact: true }).waitFor();
    await page.locator('.boards li').nth(at).locator('a').click();
    await opened(page, lesson.boards[at].key);
  }
});

test('a lesson is there again after a reload, and a step back leads to the courses', async (t) => {
  const page = await learn(t);
  const { lessons } = (await read(page))[3];
  await page.getByRole('link', { name: lessons[1].title, exact: true }).click();
  await page.locator('.lesson').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: lessons[1].title }).waitFor();
  assert.equal(await page.title(), `${lessons[1].title} – Schlegel`);
  await page.goBack();
  await page.locator('.courses').waitFor();
  assert.equal(await page.title(), 'Learn – Schlegel');
  await go(page, 'learn/peg/no_such_lesson');
  await page.locator('.courses').waitFor();
});

test('without a network Learn says so, and tries again', async (t) => {
  const page = await open(t, { wait: false });
  await page.route('**/lessons-peg.txt', (route) => route.abort());
  await page.goto(new URL('#learn', siteUrl()).href);
  const status = page.locator('.learn [role=status]');
  await status.waitFor();
  assert.match(await status.textContent(), /Couldn’t load the lessons. Check your connection/);
  await page.unroute('**/lessons-peg.txt');
  await page.route('**/solver.wasm', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.courses').waitFor();
  const [{ lessons }] = await read(page);
  await page.getByRole('link', { name: 'Start lesson' }).click();
  await page.locator('.message button').waitFor();
  assert.match(await page.locator('.message').textContent(), /Couldn’t load the example/);
  assert.equal(await page.locator('.turn li').count(), lessons[0].boards.length); // all else is there
  await page.unroute('**/solver.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown(page, lessons[0].steps[0]);
  page.problems.length = 0;
});

for (const [name, device] of devicesInColours)
  test(`axe finds nothing on Learn: ${name}`, async (t) => {
    const page = await learn(t, { ...device, kept: { lessons: 'icosian/two_lines\n' } });
    await axeFindsNothing(page, 'the courses');
    const [{ lessons }] = await read(page);
    await go(page, `learn/icosian/${lessons[1].id}`);
    await page.locator('.lesson').waitFor();
    await shown(page, lessons[1].steps[0]);
    await axeFindsNothing(page, 'a lesson');
    assert.equal((await mains(page)).length, 1);
  });

test('nothing scrolls sideways at 320 pixels, with large text too', async (t) => {
  const page = await learn(t, { viewport: { width: 320, height: 640 } });
  for (const size of ['', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await go(page, 'learn');
    await page.locator('.courses').waitFor();
    assert.ok(await fits(page), `the courses at ${size || '100%'}`);
    await go(page, 'learn/numberlink/only_exit');
    await page.locator('.lesson').waitFor();
    assert.ok(await fits(page), `a lesson at ${size || '100%'}`);
    const low = await page
      .locator('#page :is(a, button, summary):visible')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 43.5 && !one.closest('.boards')).map((one) => one.outerHTML),
      );
    assert.deepEqual(low, []);
  }
});

test('a lesson prints with its boards', async (t) => {
  const page = await learn(t, { at: '/numberlink/only_exit' });
  for (const shown of ['.example', '.boards']) await page.locator(`${shown} schlegel-board svg[role=img]`).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const visible = (selector) => page.locator(selector).first().isVisible();
  assert.deepEqual(
    await Promise.all(
      ['.lesson h1', '.steps', '.example schlegel-board', '.boards schlegel-board', '#bar', '#print', '.on', '.example button'].map(
        visible,
      ),
    ),
    [true, true, true, true, false, false, false, false],
  );
  const height = await page.locator('#page').evaluate((page) => page.scrollHeight - page.clientHeight);
  assert.ok(height <= 1, 'all of it is on paper');
});

test('a lesson that is printed at once waits for its boards', async (t) => {
  const page = await open(t, { wait: false });
  await page.addInitScript(() => (window.print = () => (window.printed = document.querySelectorAll('.lesson schlegel-board').length)));
  let answer = () => {};
  const held = new Promise((resolve) => (answer = resolve));
  await page.route('**/board.wasm', (route) => held.then(() => route.continue()));
  await page.goto(new URL('#learn/numberlink/only_exit', siteUrl()).href);
  await page.locator('.lesson .boards li').first().waitFor();
  await page.keyboard.press('Control+p');
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => window.printed), undefined);
  answer();
  await until(() => page.evaluate(() => window.printed), 6, 'the printer');
  assert.equal(await page.locator('.lesson schlegel-board svg[role=img]').count(), 6);
});

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', small],
])
  test(`a hint links to the lesson on its technique, and Back to the game as it stood: ${name}`, async (t) => {
    const page = await open(t, { at: '#numberlink?level=first_5x5', ...device });
    await press(page, 'go');
    await until(() => label(page, 'go'), 'Why?', 'a hint');
    assert.equal(await item(page, 'lesson').count(), 0); // it would give away what to look for
    await press(page, 'go');
    await item(page, 'lesson').waitFor({ state: 'attached' });
    const link = await label(page, 'lesson');
    assert.match(link, /^Lesson: /);
    const before = await page.evaluate(() => location.hash);
    await press(page, 'lesson');
    await page.locator('.lesson').waitFor();
    assert.equal(await heading(page).textContent(), link.slice('Lesson: '.length));
    assert.match(await page.evaluate(() => location.hash), /^#learn\/numberlink\//);
    await page.goBack();
    await until(() => page.locator('#app').isVisible(), Boolean, 'the board');
    assert.equal(await page.evaluate(() => location.hash), before);
    assert.equal(await label(page, 'lesson'), link);
    assert.equal(await focusedId(page), 'lesson');
    await press(page, 'explain');
    await until(() => label(page, 'go'), 'Next step', 'an explanation');
    await item(page, 'lesson').waitFor({ state: 'attached' });
    await visit(page);
  });

test('a game that is left for a page is there again as it was left, whatever was written until then', async (t) => {
  const page = await open(t, { at: '#icosian?level=cube' });
  const position = () => page.locator('#mirror > p').textContent();
  await press(page, 'target:a');
  await until(() => page.evaluate(() => location.hash), /moves=a$/, 'the first move in the address');
  await press(page, 'target:b');
  await page.evaluate(() => document.querySelector('#bar [data-place=learn]').click());
  await page.locator('.courses').waitFor();
  assert.match(await page.evaluate(() => localStorage.getItem('schlegel.game/icosian/cube')), /^moves a b$/m);
  await page.goBack();
  await until(() => page.evaluate(() => location.hash), /moves=a\+b$/, 'both moves in the address');
  assert.match(await position(), /^8 holes and 12 lines. 2 pegs placed, the last in B/);
  await press(page, 'target:c');
  await until(() => page.evaluate(() => location.hash), /moves=a\+b\+c$/, 'the third move in the address');
  await page.reload();
  await ready(page);
  assert.match(await position(), /^8 holes and 12 lines. 3 pegs placed, the last in C/);
});
