// Share: the board or the position, as a link, its QR code, text and picture; and links that limit the computer's help.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import {
  axeFindsNothing,
  card,
  devicesInColours,
  goTo,
  goToBoards,
  heard,
  item,
  label,
  offers,
  open,
  paste,
  pegs,
  phone,
  picture,
  press,
  ready,
  section,
  tap,
  test,
  until,
  useBrowser,
} from './browser.mjs';

useBrowser();

const cube = '#icosian?level=cube';
const tour = 'abcdhgfe';
const only = 'The link to this board allows hints only.';

async function share(page) {
  await press(page, 'share');
  await page.waitForSelector('#share[open]');
}
const link = (page) => page.inputValue('#share-link');
const fragment = async (page) => (await link(page)).split('#')[1];
const choose = (page, name) => page.locator('#share label', { hasText: name }).click();
const chosen = (page, name) => page.locator(`input[name=${name}]:checked`).getAttribute('value');

test('while a board is played its position is shared, else the board, and all follows the choice', async (t) => {
  const page = await open(t, { at: cube });
  await share(page);
  assert.equal(await fragment(page), 'icosian?level=cube');
  assert.equal(await page.isVisible('#share-what'), false);
  await page.keyboard.press('Escape');
  await page.keyboard.type(tour.slice(0, 3));
  await pegs(page, 3);
  await share(page);
  assert.equal(await chosen(page, 'share-what'), 'position');
  assert.equal(await fragment(page), 'icosian?level=cube&moves=a+b+c');
  assert.match(await page.inputValue('#share-text'), /^moves a b c$/m);
  const downloaded = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#share-svg')]);
    return readFileSync(await download.path(), 'utf8');
  };
  const position = await downloaded();
  await choose(page, 'The board');
  assert.equal(await fragment(page), 'icosian?level=cube');
  assert.match(await page.inputValue('#share-text'), /^moves$/m);
  assert.notEqual(await downloaded(), position);
  await page.keyboard.press('Escape');

  await page.keyboard.type(tour.slice(3));
  await offers(page, 'Next board');
  await share(page);
  assert.equal(await fragment(page), 'icosian?level=cube');
  await choose(page, 'My position');
  assert.match(await fragment(page), /&moves=a\+b\+c\+d/);
});

test('a link shows its beginning, and carries the title and the difficulty of a board', async (t) => {
  const page = await open(t);
  await goTo(page, 'learn/numberlink/corner');
  await page.locator('.turn .card a').last().click();
  await page.waitForSelector('#app:not([hidden])');
  const named = /^(?!Hamilton).* · (Beginner|Easy|Medium|Hard|Expert)$/; // not the board before it
  const heading = () => page.locator('#bar .puzzles small').first().textContent();
  const before = await until(heading, named, 'a board with its difficulty');
  await share(page);
  const field = page.locator('#share-link');
  assert.ok(await field.evaluate((one) => one.scrollWidth > one.clientWidth && one.scrollLeft === 0));
  assert.equal(await field.evaluate((one) => one.selectionEnd - one.selectionStart), (await link(page)).length);
  const other = await open(t, { at: await link(page) });
  assert.equal(await until(() => other.locator('#bar .puzzles small').first().textContent(), /./, 'a title'), before);
});

test('the board of a day is shared by its date, and opens as on its day; Back leads out of it', async (t) => {
  const page = await open(t, { at: '#days/peg/2026-11-02' });
  const title = (page) => until(() => page.locator('#mirror h1').textContent(), /: Daily board, 2 November 2026$/, 'the board of the day');
  await title(page);
  await share(page);
  assert.equal(await fragment(page), 'days/peg/2026-11-02');
  await choose(page, 'Hints only');
  assert.equal(await fragment(page), 'days/peg/2026-11-02?help=hints');
  const address = await link(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.waitForSelector('.days h1');
  assert.equal(new URL(page.url()).hash, '#days');

  const other = await open(t, { at: address });
  await title(other);
  await until(
    () => section(other, 'Goal'),
    (lines) => lines.includes(only),
    'what the link allows',
  );
  await goTo(other, 'help');
  await paste(other, address);
  await other.waitForSelector('#app:not([hidden])');
  await title(other);
  for (const [bad, words] of [
    ['peg/2026-02-31', /no daily board days\/peg\/2026-02-31/],
    ['chess/2026-11-02', /no daily board/],
    ['peg/2126-11-02', /no daily board/],
    ['peg/2026-11-02?help=some', /unknown part, “help=some”/],
  ]) {
    await goTo(other, `days/${bad}`);
    await until(() => other.textContent('.days [role=alert]'), words, `an error about ${bad}`);
  }
});

test('a link with hints only offers a hint and nothing else, by buttons, menus and keys, after a reload and from the list', async (t) => {
  const page = await open(t, { at: cube });
  await share(page);
  await choose(page, 'Hints only');
  const address = await link(page);
  assert.match(address, /&help=hints$/);

  const pupil = await open(t, { at: address });
  const limited = async () => {
    assert.equal(await label(pupil, 'go'), 'Hint');
    for (const id of ['solution', 'explain', 'telling']) assert.equal(await item(pupil, id).count(), 0, id);
    assert.ok((await section(pupil, 'Goal')).includes(only));
  };
  await offers(pupil, 'Hint');
  await limited();
  await press(pupil, 'more');
  await item(pupil, 'restart').waitFor({ state: 'attached' });
  assert.equal(await item(pupil, 'edit').count(), 0);
  await pupil.keyboard.press('Escape');
  for (const key of ['Shift+E', 'Shift+S']) await pupil.keyboard.press(key);
  await pupil.keyboard.type('ab');
  await pegs(pupil, 2);
  await limited();
  await pupil.keyboard.press('Shift+H');
  await offers(pupil, 'Do it'); // nothing is forced there
  assert.equal(await item(pupil, 'explain').count(), 0);
  await pupil.keyboard.press('Escape');
  await share(pupil);
  assert.match(await link(pupil), /&help=hints&moves=a\+b$/);
  assert.equal(await pupil.isVisible('#share-help'), false);
  await pupil.keyboard.press('Escape');
  await pupil.reload();
  await ready(pupil);
  await pegs(pupil, 2);
  await limited();

  await pupil.evaluate(() => {
    location.hash = '#icosian?level=petersen';
  });
  await item(pupil, 'solution').waitFor({ state: 'attached' });
  assert.ok(!(await section(pupil, 'Goal')).includes(only));
  await goToBoards(pupil, '?puzzle=icosian');
  await card(pupil, 'icosian\tcube').locator('a').first().click();
  await pegs(pupil, 2);
  await limited();
  await pupil.evaluate(() => {
    location.hash = '#icosian?level=cube&moves=a+b';
  });
  await item(pupil, 'solution').waitFor({ state: 'attached' });
});

test('a lesson and a set of boards are shared with a limit of help, which the boards opened from them have', async (t) => {
  const page = await open(t);
  for (const [at, first] of [
    ['learn/icosian/two_lines', () => page.locator('main.learn .boards a').first()],
    ['boards?puzzle=icosian', () => card(page, 'icosian\tcube').locator('a').first()],
  ]) {
    await goTo(page, at);
    await page.getByRole('button', { name: 'Share…' }).click();
    await page.waitForSelector('#share[open]');
    assert.equal(await fragment(page), at);
    assert.equal(await page.isVisible('#share-game'), false);
    await choose(page, 'Hints only');
    const address = await fragment(page);
    assert.equal(address, `${at}${at.includes('?') ? '&' : '?'}help=hints`);
    await page.keyboard.press('Escape');
    await goTo(page, address);
    await first().click();
    await until(
      () => section(page, 'Goal'),
      (lines) => lines.includes(only),
      'what the link allows',
    );
    assert.equal(await item(page, 'explain').count(), 0);
  }
});

test('phone: a link without help says so and leaves the card without buttons; another one is an error', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1, at: `${cube}&help=none` });
  await until(
    () => section(page, 'Goal'),
    (lines) => lines.includes('The link to this board allows no help.'),
    'what the link allows',
  );
  for (const id of ['go', 'solution', 'explain']) assert.equal(await item(page, id).count(), 0, id);
  for (const key of ['Shift+H', 'Shift+E']) await page.keyboard.press(key);
  await tap(page, 'more');
  await item(page, 'restart').waitFor({ state: 'attached' });
  assert.equal(await item(page, 'telling').count(), 0);
  await picture(page, 'share_no_help_phone');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#icosian?level=cube&help=some';
  });
  await heard(page, /Couldn’t open this link: the link has an unknown part: "help=some"/);
});

test('the QR code is the link, with a quiet zone, black on white in the dark too, and comes when it is asked for', async (t) => {
  const page = await open(t, { at: cube, colorScheme: 'dark' });
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await share(page);
  assert.ok(!fetched.includes('/qrcode.js'));
  await page.click('#share-qr');
  const image = page.getByRole('img', { name: 'QR code of the link' });
  const read = async () => {
    await image.evaluate((one) => one.decode());
    const { data, width, height } = PNG.sync.read(await image.screenshot());
    return { code: jsqr(new Uint8ClampedArray(data), width, height), edge: [...data.subarray(18 * width, 18 * width + 3)] };
  };
  await image.waitFor();
  const { code, edge } = await read();
  assert.equal(code?.data, await link(page));
  assert.deepEqual(edge, [255, 255, 255]);
  await choose(page, 'None');
  await until(
    async () => (await read()).code?.data,
    (text) => text?.endsWith('&help=none'),
    'the code of the other link',
  );
  await page.click('#share-qr');
  assert.equal(await image.count(), 0);
});

test('a link too long for a QR code is told', async (t) => {
  const page = await open(t, { at: `${cube}&moves=${tour.split('').join('+')}${'&bookmark=0.0+x'.repeat(80)}` });
  await share(page);
  await choose(page, 'My position');
  await page.click('#share-qr');
  await until(() => page.textContent('#share-code'), 'This link is too long for a QR code.', 'why there is no code');
});

for (const [name, options] of devicesInColours)
  test(`${name}: the dialog passes axe with its code, and nothing runs over`, async (t) => {
    const page = await open(t, { ...options, at: `${cube}&moves=a+b` });
    await share(page);
    await page.click('#share-qr');
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await axeFindsNothing(page, 'sharing', '#share');
    assert.ok(await page.locator('#share').evaluate((one) => one.scrollWidth <= one.clientWidth));
    await picture(page, `share_${name}`);
  });
