// Explanations as a person meets them: a hint in three taps, every step from here, why there is no solution; and pencil marks.
import assert from 'node:assert/strict';
import {
  centre,
  click,
  fingers,
  focusedId,
  heard,
  hole,
  item,
  label,
  offers,
  open,
  phone,
  press,
  said,
  section,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const corners = '#icosian?level=grid_6x6';

test('a hint comes in three taps: where to look, why, and it is done', async (t) => {
  const page = await open(t, { at: corners });
  await press(page, 'go');
  await heard(page, /^Look at /);
  assert.match(await label(page, hole('a6')), /highlighted/);
  assert.doesNotMatch(await label(page, hole('a6')), /crossed out|marked/, 'nothing is given away');
  await press(page, 'go');
  await heard(page, /Only two lines are left at hole A6, and a tour needs two, so it uses both: A6-B6 and A5-A6/);
  assert.match((await section(page, 'Answer')).join(' '), /Only two lines are left at hole A6/);
  await until(() => label(page, hole('a6')), /marked as used towards B6, marked as used towards A5/, 'the marks');
  await press(page, 'go');
  await heard(page, /A6 to B6 is marked as used\. A6 to A5 is marked as used\./);
  await until(() => page.url(), /%23.a6%23-b6.*%23.a6%23-a5/, 'the marks in the address');
  await page.evaluate(() => {
    window.spoken.length = 0;
  }); // the same was said for the first hint
  await press(page, 'go');
  await heard(page, /^Look /);
  await press(page, 'go');
  await heard(page, /two lines are left at/);
  await press(page, 'undo');
  await heard(page, /^Undone: A6 to A5 is marked as used\.$/);
  await until(
    () => label(page, hole('a6')),
    (text) => !/towards A5/.test(text),
    'undone',
  );
});

test('a hint where the moves cannot stand says since which one and why, and leads back', async (t) => {
  const page = await open(t);
  await page.keyboard.type('gbzxwvj');
  await press(page, 'go');
  await heard(page, /^Stuck since move 7\. Move 7 cut off H\.$/);
  assert.equal(await label(page, 'go'), 'Back to move 6');
  await page.keyboard.press('Shift+E');
  await heard(page, /^Step 2 of \d+\./);
  await page.keyboard.press('Escape'); // what was proved stays told
  await offers(page, 'Back to move 6');
  await press(page, 'go');
  await until(() => item(page, 'timeline').getAttribute('aria-valuetext'), /^6/, 'six moves');
});

test('a hint by keys: Shift+H asks, tells why and does it, and the focus stays', async (t) => {
  const page = await open(t, { at: corners });
  await item(page, hole('c3')).focus();
  await page.keyboard.press('Shift+H');
  await heard(page, /^Look at /);
  await page.keyboard.press('Shift+H');
  await heard(page, /Only two lines are left at hole A6/);
  await page.keyboard.press('Shift+H');
  await heard(page, /A6 to B6 is marked as used\./);
  assert.equal(await focusedId(page), hole('c3'));
  await item(page, 'go').focus();
  for (const name of ['Why?', 'Do it', 'Hint']) {
    await page.keyboard.press('Enter');
    await offers(page, name);
    assert.equal(await focusedId(page), 'go');
  }
});

test('an explanation is gone through by buttons, by keys and by itself, and what follows is unfolded', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  await press(page, 'explain');
  await heard(page, /^Step 1 of 4\. Two empty corners\. |Step 1\. .* Step 1\. Two empty corners/);
  await click(page, 'go');
  await heard(page, /^Step 2 of 4\. Two ends with one way out\. /);
  assert.equal(await label(page, 'fold'), '2 more follow from this');
  assert.equal(await item(page, 'fold').getAttribute('aria-expanded'), 'false');
  await press(page, 'fold');
  await item(page, 'fold').and(page.locator('[aria-expanded=true]')).waitFor({ state: 'attached' });
  await item(page, 'follower:2').waitFor({ state: 'attached' });
  assert.equal((await section(page, 'Answer'))[0], 'Step 2 of 4');
  await page.keyboard.press('>');
  await heard(page, /^Step 2 of 4: 1 of 2\./);
  await page.keyboard.press('>');
  await heard(page, /^Step 2 of 4: 2 of 2\./);
  await press(page, 'fold');
  const step = (number) =>
    until(
      () => section(page, 'Answer'),
      ([now]) => now === `Step ${number} of 4`,
      `step ${number}`,
    );
  await step(2);
  await page.keyboard.press('>');
  await heard(page, /^Step 3 of 4\. One way through for line 2\. /);
  await page.keyboard.press('>');
  await heard(page, /^Step 4 of 4\. One way through for line 1\. /);
  assert.equal(await label(page, 'go'), 'Done');
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await step(1);
  await press(page, 'why:play');
  await step(2);
  await step(3);
  await page.keyboard.press('Escape');
  await heard(page, /^Closed\./);
});

test('a proof that a board has no solution: what is assumed, and what that shows', async (t) => {
  const page = await open(t, { at: '#icosian?level=petersen' });
  await press(page, 'explain');
  await heard(page, /^Step 1 of 4\. One border, crossed by 5 lines\. .* Suppose that of the 5 lines /);
  await click(page, 'go');
  for (const number of [2, 3]) {
    await heard(page, new RegExp(`^Step ${number} of 4\\. Another way to cross\\. `));
    await click(page, 'go');
  }
  await heard(page, /^Step 4 of 4\. Contradiction\. No way to cross is left\. So there is no solution\.$/);
});

test('the first step is shown before all are found, and stays', async (t) => {
  const page = await open(t, { at: corners });
  await press(page, 'explain');
  await heard(page, /^Step 1( of \d+)?\. /);
  await until(
    () => section(page, 'Answer'),
    ([step]) => /^Step 1 of \d+$/.test(step ?? ''),
    'the number of all',
  );
});

test('a way is as hard as its board, not as the techniques that tell it', async (t) => {
  const page = await open(t, { at: '#peg?level=english33_cross' });
  await press(page, 'explain');
  await heard(page, /Beginner from here\.$/);
  assert.match((await section(page, 'Answer')).join(' '), /^Step 1 of \d+ .*Beginner from here/i);
});

test('where there is no solution from the start, a hint says so and leads through the proof', async (t) => {
  const page = await open(t, { at: '#icosian?level=petersen' });
  await press(page, 'go');
  await heard(page, /^This board has no solution\./);
  assert.equal(await label(page, 'go'), 'Explain');
  const answer = async () => (await section(page, 'Answer')).join(' ');
  assert.match(await answer(), /no solution/);
  assert.doesNotMatch(await answer(), /Begin at any hole/);
  await press(page, 'go');
  await heard(page, /^Step 1 of 4\./);
  assert.doesNotMatch(await answer(), /Begin at any hole/);
});

test('in an explanation no two buttons have the same name', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5' });
  await press(page, 'explain');
  for (let step = 1; step <= 4; ++step) {
    await until(async () => (await section(page, 'Answer'))[0], `Step ${step} of 4`, `step ${step}`);
    const unfolds = step === 2;
    if (unfolds) await press(page, 'fold');
    if (unfolds) await item(page, 'follower:2').waitFor({ state: 'attached' });
    const names = await page
      .locator('#mirror')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') || one.textContent));
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    assert.ok(names.length > 10);
    assert.deepEqual(twice, [], `step ${step}`);
    if (unfolds) await press(page, 'fold');
    if (step < 4) await press(page, 'go');
  }
});

test('an explanation that is waited for is dropped by a move', async (t) => {
  const page = await open(t, { at: '#icosian?level=petersen' });
  const pair = [item(page, 'explain'), item(page, hole('0'))];
  await Promise.all(pair.map((one) => one.waitFor({ state: 'attached' })));
  const [explain, place] = await Promise.all(pair.map((one) => one.elementHandle()));
  await page.evaluate(([one, other]) => (one.click(), other.click()), [explain, place]);
  await until(() => item(page, 'undo').isEnabled(), Boolean, 'the move');
  await page.waitForTimeout(2500); // longer than the explanation takes
  assert.equal(await label(page, 'go'), 'Hint');
  assert.doesNotMatch(await said(page), /^Step 1/);
});

test('a board with a choice says that nothing is forced', async (t) => {
  const page = await open(t);
  await press(page, 'go');
  await heard(
    page,
    /No further move is forced\. A search finds a solution in which line [A-Z]-[A-Z] is used, and another in which line [A-Z]-[A-Z] is used\. Go on with the first\./,
  );
  assert.equal(await label(page, 'go'), 'Do it');
  await press(page, 'go');
  await until(() => item(page, 'timeline').getAttribute('aria-valuetext'), /^1 of 1/, 'the choice to be played');
  assert.equal(await label(page, 'go'), 'Hint');
});

test('pencil marks by right click and by keyboard, kept in links', async (t) => {
  const page = await open(t);
  const [x, y] = await centre(page, hole('b')),
    [u, v] = await centre(page, hole('c'));
  await page.mouse.click((x + u) / 2, (y + v) / 2, { button: 'right' });
  await heard(page, /^B to C is crossed out\.$/);
  await page.mouse.click((x + u) / 2, (y + v) / 2, { button: 'right' });
  await heard(page, /^B to C is marked as used\.$/);
  await page.mouse.click((x + u) / 2, (y + v) / 2, { button: 'right' });
  await heard(page, /^Erased the mark between B and C\.$/);
  await item(page, hole('g')).focus();
  await page.keyboard.press('#');
  await heard(page, /^Pencil on G/);
  await item(page, hole('f')).focus();
  await page.keyboard.press('#');
  await heard(page, /^G to F is crossed out\.$/);
  await page.keyboard.press('#');
  await page.keyboard.press('#');
  await heard(page, /F is crossed out\.$/);
  await page.keyboard.type('k');
  await until(() => page.url(), /%23xf\+k/, 'marks and move in the address');
  const again = await open(t, { at: new URL(page.url()).hash });
  await until(() => label(again, hole('f')), /crossed out towards G/, 'the marks again');
  assert.match(await label(again, hole('k')), /peg 1/);
});

test('a finger that rests on a line crosses it out, one that taps a hole plays it', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  const [x, y] = await centre(page, hole('r')),
    [u, v] = await centre(page, hole('w'));
  const at = [(x + u) / 2, (y + v) / 2];
  await fingers(page, [[at, at]], () => page.waitForTimeout(900));
  await heard(page, /^R to W is crossed out\.$/);
});

test('peg solitaire: a hint is a whole package, and all its jumps are played', async (t) => {
  const page = await open(t, { at: '#peg?level=pentagon16' });
  await press(page, 'go');
  await heard(page, /^Look at /);
  await press(page, 'go');
  await heard(
    page,
    /Clear .*\. .* jumps over .*\. Here the peg in [A-P] and the empty hole [A-P] just help: in the end they are as before, and only .* are gone\./,
  );
  const jumps = (await said(page)).split('; ').length - 1;
  await press(page, 'go');
  await until(
    () => item(page, 'timeline').getAttribute('aria-valuetext'),
    (text) => text !== null && Number.parseInt(text, 10) > 0,
    `${jumps} jumps`,
  );
});

test('a hint that is done without its reason is headed by what was done, not by where to look', async (t) => {
  const page = await open(t);
  await page.keyboard.type('qrsnp');
  await press(page, 'go');
  await item(page, 'do').waitFor({ state: 'attached' });
  await press(page, 'do');
  await until(
    async () => (await section(page, 'Answer')).join(' '),
    (said) => /Peg 6 in C/.test(said) && !/Look at/.test(said),
    'what was done',
  );
});

test('a menu that opens has the focus', async (t) => {
  const page = await open(t);
  const isAt = (place) => until(() => focusedId(page), place, 'the focus in the menu');
  await page.keyboard.press('Shift+S');
  await isAt((id) => id === 'show');
  await page.keyboard.press('ArrowDown');
  await isAt((id) => id === 'browse');
  await page.keyboard.press('Escape');
  await item(page, 'browse').waitFor({ state: 'detached' });
  await press(page, 'more');
  await isAt((id) => !['more', 'body', 'browse'].includes(id));
  await page.keyboard.press('Escape');
  await item(page, 'restart').waitFor({ state: 'detached' });
  await click(page, 'solution');
  await isAt((id) => id === 'show');
});
