// The page of settings: theme, clock, and what the computer tells unasked.
import assert from 'node:assert/strict';
import { forbidStorage, goTo, item, label, open, phone, picture, ready, siteUrl, tap, test, until, useBrowser, visit } from './browser.mjs';

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
  await forbidStorage(page);
  await visit(page);
  await goTo(page, 'settings');
  await choose(page, 'Dark');
  assert.equal(await background(page), dark);
  await goTo(page, 'help');
  assert.equal(await background(page), dark);
});

// Each page of the site, and a title that it shows when it is there.
const places = {
  home: '#page h1',
  boards: '.boards li[data-board*="~"]',
  days: '.today .tiles li',
  learn: '.courses',
  'learn/icosian/early_loop': '.lesson',
  draw: '.graphs section',
  'draw/board': '.paper svg',
  progress: '.progress h1',
  settings: '.settings h1',
  help: '.help h1',
};

test('text for a projector is larger everywhere from the first frame on, and nothing runs over or lies upon another', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5', editor: 'drawing' });
  const height = async (id) => (await item(page, id).boundingBox()).height;
  const usual = await height('go');
  await goTo(page, 'settings');
  await choose(page, 'Projector');
  await goTo(page, 'play');
  await until(
    () => height('go'),
    (now) => Math.abs(now - 1.6 * usual) < 2,
    'larger buttons on the board',
  );
  await picture(page, 'projector_play');
  await page.reload();
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '25.6px');
  await ready(page);
  assert.ok(Math.abs((await height('go')) - 1.6 * usual) < 2);
  for (const [address, there] of Object.entries(places)) {
    await goTo(page, address);
    await page.locator(there).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await picture(page, `projector_${address.replaceAll('/', '_')}`);
    const over = await page.evaluate(() => {
      const wide = ['html', 'body', '#bar', '#page'].filter((one) => {
        const { scrollWidth, clientWidth } = document.querySelector(one);
        return scrollWidth > clientWidth + 1;
      });
      const boxes = [...document.querySelectorAll('#bar :is(a, button)')]
        .filter((one) => one.checkVisibility() && one.getClientRects().length)
        .map((one) => one.getBoundingClientRect());
      const meet = boxes.some((a, i) =>
        boxes.slice(i + 1).some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      );
      return [...wide, ...(meet ? ['the bar'] : [])];
    });
    assert.deepEqual(over, [], address);
  }
  await goTo(page, 'settings');
  await choose(page, 'Normal');
  assert.equal(await page.evaluate(() => document.documentElement.style.fontSize), '');
});

test('a theory page has the chosen text size', async (t) => {
  const page = await open(t);
  await page.evaluate(() => localStorage.setItem('schlegel.choice/text-size', 'projector'));
  await page.goto(new URL('theory-peg.html', siteUrl()).href);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '25.6px');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  const media = await page.evaluate(() => [...document.styleSheets[1].cssRules].flatMap((rule) => rule.media?.mediaText ?? []));
  assert.ok(media.includes('(max-width: 76em)'), media.join());
});

test('pictures to start a drawing from, and of its solution, follow the chosen theme and change with it', async (t) => {
  const page = await open(t, { at: '#numberlink?level=first_5x5', colorScheme: 'light', editor: 'drawing' });
  const theme = async (image) => /@media (all|not all|\()/.exec(decodeURIComponent(await image.getAttribute('src')))?.[1] ?? 'system';
  const tile = page.locator('.graphs img').first(),
    solution = page.locator('.paper .solution');
  for (const [name, media] of [
    ['Dark', 'all'],
    ['Light', 'not all'],
    ['System', 'system'],
  ]) {
    await goTo(page, 'settings');
    await choose(page, name);
    await goTo(page, 'draw/start');
    await tile.waitFor();
    assert.equal(await theme(tile), media);
    await goTo(page, 'draw/board');
    if (name === 'Dark') await page.getByRole('button', { name: 'Show it', exact: true }).click();
    await solution.waitFor();
    assert.equal(await theme(solution), media);
  }
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
  await until(() => label(page, 'telling'), 'While I play, tell me: how many ways are left', 'the setting on the board');
  await goTo(page, 'settings');
  await page.getByRole('link', { name: 'Export or import it under Progress.' }).tap();
  await page.waitForSelector('.progress h1');
});
