// What tests of boards do on the page and see.
import { goToBoards, until } from './browser.mjs';

export const heading = (page) => page.textContent('#mirror h1');
export const shows = (page, title) =>
  until(
    () => heading(page),
    (text) => text.endsWith(`: ${title}`),
    `the board “${title}”`,
  );
export const address = (page, pattern) =>
  until(
    () => page.evaluate(() => `${location.href} (${history.state?.number} of ${history.length})`),
    (place) => pattern.test(place.replace(/^[^#]*#?| .*/g, '')),
    `an address like ${pattern}`,
  );
export const own = (page) => page.locator('.boards .own').evaluateAll((all) => all.map((one) => one.querySelector('b, p').textContent));
// A page of the site is an entry of the history, too.
export const back = async (page) => {
  await page.goBack();
  await page.waitForSelector('#page:not([hidden]) > .boards');
};

export async function choose(page, title) {
  await goToBoards(page);
  await page.locator('.card', { hasText: title }).first().click();
  await shows(page, title);
}
