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
  return new DaysPage(site);
}

class DaysPage {
  #table = element('table');
  #earlier = button(words.earlierDays, () => this.#turn(-shownDays));
  #later = button(words.laterDays, () => this.#turn(shownDays));
  #problem = element('p', { role: 'alert' });
  #last = dayOf() - 1;
  /** Counts the boards that were asked for, and leaving. */
  #wanted = 0;

  /** @param {import('./pages.js').Site} site */
  constructor(site) {
    this.site = site;
    this.today = new Today(site, { leads: true, changed: () => this.#draw(this.today.day - 1) });
    this.element = element(
      'main',
      { className: 'days' },
      element('h1', { textContent: words.dailyBoards, tabIndex: -1 }),
      this.#problem,
      element('p', { textContent: words.daysRule }),
      this.today.element,
      element('section', {}, this.#table, element('div', { className: 'row end' }, this.#earlier, this.#later)),
    );
  }

  /** @param {string} rest */
  show(rest) {
    this.#problem.textContent = '';
    this.today.show();
    this.#draw(this.#last);
    if (rest) queueMicrotask(() => this.#openNamed(`days${rest}`)); // once the address is this page's
  }

  leave() {
    this.today.leave();
    ++this.#wanted;
    cancel(this.#table);
  }

  /** @param {number} last day in the table */
  #draw(last) {
    this.#last = last;
    const days = new Days(this.site.storage.kept);
    const shown = Array.from({ length: Math.max(0, Math.min(shownDays, last - firstDay + 1)) }, (_, i) => last - i);
    this.#table.replaceChildren(
      element('caption', { textContent: words.earlierBoards }),
      element('tr', {}, element('td'), ...puzzles.map(heading)),
      ...shown.map((day) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row', textContent: written(day, { weekday: 'short', day: 'numeric', month: 'short' }) }),
          ...puzzles.map(({ id, title }) => element('td', {}, this.#cell(id, title, day, days))),
        ),
      ),
    );
    this.#earlier.disabled = last - shownDays < firstDay;
    this.#later.disabled = last >= this.today.day - 1;
  }

  /** @param {string} puzzle @param {string} name @param {number} day @param {Days} days */
  #cell(puzzle, name, day, days) {
    const { state } = days.of(puzzle, day),
      title = words.dayStates[state];
    const open = button({ new: '○', begun: '◐', late: '◉', kept: '●' }[state], () => this.#openMade(open, '…', puzzle, day), {
      title,
      ariaLabel: fill(words.boardOfDayIs, { puzzle: name, date: fullDate(day), state: title }),
    });
    return open;
  }

  /** @param {number} by */
  #turn(by) {
    const [there, back] = by < 0 ? [this.#earlier, this.#later] : [this.#later, this.#earlier];
    this.#draw(Math.max(firstDay, Math.min(this.today.day - 1, this.#last + by)));
    (there.disabled ? back : there).focus();
  }

  /** Opens the board that an address names. @param {string} address */
  #openNamed(address) {
    this.site.setAddress(''); // or Back would open it again
    const { puzzle, day, help } = readDayAddress(address);
    const known = puzzles.some(({ id }) => id === puzzle) && day >= firstDay && day <= dayOf() + 1; // it may be tomorrow already elsewhere
    if (!known) this.#problem.textContent = fill(words.noSuchDay, { address });
    else if (!isLimit(help)) this.#problem.textContent = fill(words.noSuchPart, { part: `help=${help}` });
    else this.#openMade(this.#problem, words.makingBoard, puzzle, day, { help });
  }

  /** Opens a day's board once it is made, or another one would be seen meanwhile. @param {HTMLElement} at where a text says so
   * @param {string} text @param {string} puzzle @param {number} day @param {Pick<import('./messages.js').DayBoard, 'help'>} [more] */
  async #openMade(at, text, puzzle, day, more) {
    const { site } = this;
    if (new Days(site.storage.kept).of(puzzle, day).save) return openDay(site, puzzle, day, more);
    const before = at.textContent;
    at.textContent = text;
    site.storage.announce(words.makingBoard);
    const mine = ++this.#wanted;
    const made = await makeDay(this.#table, puzzle, day).catch(() => null); // the app says why there is none
    at.textContent = before;
    if (mine === this.#wanted) openDay(site, puzzle, day, { ...made, ...more });
  }
}

/** On a phone a picture has the room of a word. @param {import('./puzzles.js').Puzzle} puzzle */
const heading = ({ id, title }) =>
  element('th', { scope: 'col' }, element('img', { src: `first-${id}.svg`, alt: '' }), element('span', { textContent: title }));
