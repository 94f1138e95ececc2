// What tests of the page that draws boards do there and see.
import { press, until } from './browser.mjs';

export const text = (page, selector) => page.locator(`.drawing ${selector}`).textContent();
export const finding = (page, words) => until(() => text(page, '.finding [role=status]'), words, `the finding ${words}`);
export const dots = (page) => page.locator('.drawing [data-dot]').evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')));
export const has = (page, count) =>
  until(
    () => dots(page),
    (all) => all.length === count,
    `${count} vertices`,
  );
export const joined = (page, name, names) =>
  until(
    () => dots(page),
    (all) => all.some((one) => one.startsWith(`Hole ${name}, connected to ${names}`)),
    `${name} connected to ${names}`,
  );
export const counted = (page, selector, wanted, what) => until(() => page.locator(`.drawing ${selector}`).count(), wanted, what);
export const control = (page, name) => page.locator('.drawing').getByRole('button', { name, exact: true });
export const tool = (page, name) => page.locator('.drawing .tools > button', { hasText: name }).click();
export const kind = (page, name) => page.locator('.drawing .settings label', { hasText: name }).click();
export const field = (page, name) => page.locator(`.drawing ${name}`);
export const isPhone = (page) => page.viewportSize().width < 600;
export const heading = (page) => text(page, 'h1');

export async function openDrawing(page) {
  await press(page, 'edit');
  await page.waitForSelector('.drawing[data-view=drawing]');
  await until(
    () => dots(page),
    (all) => all.length > 0,
    'the board',
  );
}

/** To what a drawing can start from. */
export async function startAgain(page) {
  if (isPhone(page)) await control(page, 'More').click();
  await page.locator('.drawing .from').click();
  await page.waitForSelector('.drawing .tiles button');
}
export async function startEmpty(page) {
  await startAgain(page);
  await control(page, 'Empty paper').click();
  await page.waitForSelector('.drawing[data-view=drawing]');
  await has(page, 0);
}
export async function startFrom(page, name) {
  await startAgain(page);
  await page.fill('#draw-name', name);
  await page.keyboard.press('Enter');
}
/** What is chosen in a menu of the desk. */
export async function choose(page, menu, name) {
  await control(page, menu).click();
  await page.locator(`.drawing .menu :is(button, label)`, { hasText: name }).locator('visible=true').first().click();
  await page.keyboard.press('Escape');
}
/** The board as text. */
export async function asText(page) {
  if (isPhone(page)) await control(page, 'More').click();
  await control(page, 'Text').click();
  await page.waitForSelector('#edit-text', { state: 'visible' });
  return page.inputValue('#edit-text');
}
export const inPlay = (page, count, what) =>
  until(() => page.locator('#app:not([hidden]) #mirror [data-kind=target]').count(), count, what);

/** A point of the paper, in pixels. */
export async function at(page, x, y) {
  const { x: left, y: top, width, height } = await page.locator('.drawing .paper svg').boundingBox();
  const [boxLeft, boxTop, side] = (await page.locator('.drawing .paper svg').getAttribute('viewBox')).split(' ').map(Number);
  const scale = Math.min(width, height) / side;
  return [left + width / 2 + (1000 * x - boxLeft - side / 2) * scale, top + height / 2 + (1000 * y - boxTop - side / 2) * scale];
}
export async function pull(page, from, to) {
  await page.mouse.move(...(await at(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, ...to)), { steps: 4 });
  await page.mouse.up();
}
/** The middle of a grid's cell, on the paper. */
export const cell = (size, row, column) => [(column - 0.5) / size, (row - 0.5) / size];

export const corners = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
];
