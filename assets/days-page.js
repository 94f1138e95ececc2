// @ts-check
/* The daily boards: today's, and those of earlier days. */

import { button, element, addStyles } from './dialogs-made.js';
import { cancel } from './board-solver.js';
import { readDayAddress } from './day-address.js';
import { firstDay, fullDate, written } from './days.js';
import { Days } from './kept-days.js';
import { isLimit } from './pages.js';
import { puzzles } from './puzzles.js';
import { dayOf } from './results.js';
import { Today, makeDay, openDay } from './today.js';
import { fill, words } from './home-words.js';

const shownDays = 14;

/** @param {import('./pages.js').Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage(site) {
  await addStyles('home.css');
  const table = element('table');
  const earlier = button(words.earlierDays, () => page(-shownDays)),
    later = button(words.laterDays, () => page(shownDays));
  const today = new Today(site, {
    leads: true,
    changed() {
      last = today.day - 1;
      draw();
    },
  });
  let last = today.day - 1;

  function draw() {
    const days = new Days(site.storage.kept);
    const shown = Array.from({ length: Math.max(0, Math.min(shownDays, last - firstDay + 1)) }, (_, i) => last - i);
    table.replaceChildren(
      element('caption', { textContent: words.earlierBoards }),
      element('tr', {}, element('td'), ...puzzles.map(heading)),
      ...shown.map((day) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row', textContent: written(day, { weekday: 'short', day: 'numeric', month: 'short' }) }),
          ...puzzles.map(({ id, title }) => element('td', {}, cell(id, title, day, days))),
        ),
      ),
    );
    earlier.disabled = last - shownDays < firstDay;
    later.disabled = last >= today.day - 1;
  }

  /** On a phone a picture has the room of a word. @param {import('./puzzles.js').Puzzle} puzzle */
  const heading = ({ id, title }) =>
    element('th', { scope: 'col' }, element('img', { src: `first-${id}.svg`, alt: '' }), element('span', { textContent: title }));

  /** @param {string} puzzle @param {string} name @param {number} day @param {Days} days */
  function cell(puzzle, name, day, days) {
    const { state } = days.of(puzzle, day),
      title = words.dayStates[state];
    const open = button({ new: '○', begun: '◐', late: '◉', kept: '●' }[state], () => openMade(open, '…', puzzle, day), {
      title,
      ariaLabel: fill(words.boardOfDayIs, { puzzle: name, date: fullDate(day), state: title }),
    });
    return open;
  }

  let wanted = 0; // counts the boards that were asked for, and leaving
  /** Opens a day's board once it is made, or another one would be seen meanwhile. @param {HTMLElement} at where a text says so
   * @param {string} text @param {string} puzzle @param {number} day @param {Pick<import('./messages.js').DayBoard, 'help'>} [more] */
  async function openMade(at, text, puzzle, day, more) {
    if (new Days(site.storage.kept).of(puzzle, day).save) return openDay(site, puzzle, day, more);
    const before = at.textContent;
    at.textContent = text;
    site.storage.announce(words.makingBoard);
    const mine = ++wanted;
    const made = await makeDay(table, puzzle, day).catch(() => null); // the app says why there is none
    at.textContent = before;
    if (mine === wanted) openDay(site, puzzle, day, { ...made, ...more });
  }

  const problem = element('p', { role: 'alert' });
  /** Opens the board that an address names. @param {string} address */
  function openNamed(address) {
    site.setAddress(''); // or Back would open it again
    const { puzzle, day, help } = readDayAddress(address);
    const known = puzzles.some(({ id }) => id === puzzle) && day >= firstDay && day <= dayOf() + 1; // it may be tomorrow already elsewhere
    if (!known) problem.textContent = fill(words.noSuchDay, { address });
    else if (!isLimit(help)) problem.textContent = fill(words.noSuchPart, { part: `help=${help}` });
    else openMade(problem, words.makingBoard, puzzle, day, { help });
  }

  /** @param {number} by */
  function page(by) {
    last = Math.max(firstDay, Math.min(today.day - 1, last + by));
    draw();
    (by < 0 && earlier.disabled ? later : by > 0 && later.disabled ? earlier : by < 0 ? earlier : later).focus();
  }

  return {
    element: element(
      'main',
      { className: 'days' },
      element('h1', { textContent: words.dailyBoards, tabIndex: -1 }),
      problem,
      element('p', { textContent: words.daysRule }),
      today.element,
      element('section', {}, table, element('div', { className: 'row end' }, earlier, later)),
    ),
    show(rest) {
      problem.textContent = '';
      today.show();
      draw();
      if (rest) queueMicrotask(() => openNamed(`days${rest}`)); // once the address is this page's
    },
    leave() {
      today.leave();
      ++wanted;
      cancel(table);
    },
  };
}
