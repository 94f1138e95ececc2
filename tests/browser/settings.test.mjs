// The page of settings: theme, clock, and what the computer tells unasked.
import assert from 'node:assert/strict';
import { goTo, label, open, phone, picture, tap, test, until, useBrowser, visit } from './browser.mjs';

useBrowser();

const brightness = ({ data }) => data[0] + data[1] + data[2];
const background = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(247, 243, 236)',
  dark = 'rgb(20, 23, 28)';
const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check({ force: true });

test('the theme is that of the system or the chosen one, on pages, on the board and in pictures, and is kept', async (t) => {
  const page = await open(t, { colorScheme: 'light' });
  await goTo(page, 'settings');
  assert.equal(await page.getByRole('radio', { name: 'System' }).isChecked(), true);
  assert.equal(await background(page), light);
  await choose(page, 'Dark');
  assert.equal(await background(page), dark);
  assert.equal(await page.getAttribute('meta[name=theme-color][content="#14171C"]', 'media'), 'all');
  await goTo(page, 'play');
  await until(
    () => picture(page),
    (png) => brightness(png) < 200,
    'a dark board',
  );
  await goTo(page, 'boards?puzzle=numberlink');
  const image = page.locator('.card img[src]').first();
  await image.waitFor();
  const board = await until(
    async () => {
      const { x, y, width, height } = await image.boundingBox();
      return picture(page, undefined, { x: x + width / 2, y: y + height / 2, width: 2, height: 2 });
    },
    (png) => brightness(png) < 400,
    'a dark picture',
  );
  assert.ok(board);
  await page.reload();
  await page.waitForSelector('.boards h1');
  assert.equal(await background(page), dark);
  await goTo(page, 'settings');
  assert.equal(await page.getByRole('radio', { name: 'Dark' }).isChecked(), true);
  await choose(page, 'Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal(await background(page), light);
  await choose(page, 'System');
  assert.equal(await background(page), dark);
});

test('a theme that cannot be kept lasts as long as the page', async (t) => {
  const page = await open(t, { wait: false, colorScheme: 'light' });
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Storage.prototype[name] = () => {
        throw new DOMException('no', 'SecurityError');
      };
  });
  await visit(page);
  await goTo(page, 'settings');
  await choose(page, 'Dark');
  assert.equal(await background(page), dark);
  await goTo(page, 'help');
  assert.equal(await background(page), dark);
});

test('phone: a board begins with what the settings tell, and the file is a link away', async (t) => {
  const page = await open(t, { ...phone, deviceScaleFactor: 1 });
  await tap(page, 'boards');
  await page.waitForSelector('.boards h1');
  await tap(page, 'tools');
  await tap(page, 'settings');
  await page.waitForSelector('.settings h1');
  for (const box of await page.locator('.settings label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
    assert.ok(box.height >= 44 && box.right <= 390, JSON.stringify(box));
  await page.locator('.settings label', { hasText: 'How many ways are left' }).tap();
  await page.evaluate(() => {
    location.hash = 'icosian?level=cube';
  });
  await page.waitForSelector('#app:not([hidden])');
  await tap(page, 'more');
  await until(
    () => label(page, 'telling'),
    (text) => text === 'While I play, tell me: how many ways are left',
    'the setting on the board',
  );
  await goTo(page, 'settings');
  await page.getByRole('link', { name: 'Export or import it under Progress.' }).tap();
  await page.waitForSelector('.progress h1');
});
