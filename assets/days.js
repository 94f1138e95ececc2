// @ts-check
/* A board a day for each puzzle, made from the calendar day alone: today's, those before, and what became of them. */

import { button, element, newDialog } from './dialogs-made.js';
import { shortTime } from './progress-words.js';
import { dayOf } from './results.js';
import { fill, words } from './words-later.js';

/** @typedef {import('./messages.js').ListedPuzzle} Puzzle */
/** @typedef {(key: string) => string} Kept reads what is kept under a key */

const firstDay = 20758; // 1 November 2026, as days are counted from 1970-01-01
const shownDays = 14,
  milliseconds = 86_400_000;

/** @param {number} day @param {Intl.DateTimeFormatOptions} form */
const written = (day, form) => new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' }).format(day * milliseconds);
/** @param {number} day */
const fullDate = (day) => written(day, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * What became of the board of a day: '' when it was never opened, 'begun', 'late' when it was solved on another day than its own, 'kept'
 * when it was solved on that day.
 * @param {number} day @param {string | undefined} id of the board, if it was ever made
 * @param {Map<string, {first: number}>} solved by id
 */
export function stateOf(day, id, solved) {
  if (!id) return '';
  const result = solved.get(id);
  return !result ? 'begun' : result.first === day ? 'kept' : 'late';
}

/** The boards made so far, by puzzle, tab, day; lines that are none are left out. @param {string} text */
export const madeDays = (text) =>
  new Map(
    [...text.matchAll(/^([a-z]+)\t(\d+)\t([^\t\n]+)\t([0-5])$/gm)].map(([, puzzle, day, id, grade]) => [
      `${puzzle}\t${day}`,
      { key: `${puzzle}\t${id}`, grade: Number(grade) },
    ]),
  );

/** How many days up to today, or to yesterday while today's board is not solved, were kept one after the other.
 * @param {number} today @param {(day: number) => string} state */
export function daysInARow(today, state) {
  let day = state(today) === 'kept' ? today : today - 1,
    kept = 0;
  for (; state(day) === 'kept'; --day) ++kept;
  return kept;
}

/** @param {Puzzle[]} puzzles @param {Map<string, import('./results.js').Result>} results by puzzle, tab, board
 * @param {Kept} kept @param {import('./mirror.js').Emit} emit
 * @param {(dialog: HTMLDialogElement) => void} prepare makes a new dialog like the others */
export function showDays(puzzles, results, kept, emit, prepare) {
  const made = madeDays(kept('days'));
  const cards = element('div', { className: 'days' }),
    table = element('table');
  const status = element('p', { role: 'status' });
  const earlier = button(words.earlierDays, () => page(-shownDays)),
    later = button(words.laterDays, () => page(shownDays));
  const dialog = newDialog(
    'days',
    '',
    prepare,
    element('p', { textContent: words.daysRule }),
    cards,
    status,
    table,
    element('div', { className: 'row end' }, earlier, later),
  );
  const heading = /** @type {HTMLElement} */ (dialog.querySelector('h2'));
  let today = dayOf(new Date()),
    last = today - 1,
    timer = 0;

  /** @param {Puzzle} puzzle @param {number} day */
  const state = (puzzle, day) => stateOf(day, made.get(`${puzzle.id}\t${day}`)?.key, results);
  /** @param {Puzzle} puzzle @param {number} day */
  const play = (puzzle, day) => {
    dialog.close();
    emit({ type: 'day_board', puzzle: puzzle.id, day, title: fill(words.boardOfDay, { date: fullDate(day) }) });
  };

  function draw() {
    heading.textContent = fill(words.boardsOfDay, { date: fullDate(today) });
    cards.replaceChildren(...puzzles.map((puzzle) => card(puzzle)));
    const days = Array.from({ length: Math.min(shownDays, last - firstDay + 1) }, (_, i) => last - i);
    table.replaceChildren(
      element('caption', { textContent: words.earlierBoards }),
      element('tr', {}, element('td'), ...puzzles.map(({ title }) => element('th', { scope: 'col', textContent: title }))),
      ...days.map((day) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row', textContent: written(day, { weekday: 'short', day: 'numeric', month: 'short' }) }),
          ...puzzles.map((puzzle) => element('td', {}, cell(puzzle, day))),
        ),
      ),
    );
    earlier.disabled = last - shownDays < firstDay;
    later.disabled = last >= today - 1;
  }

  /** @param {Puzzle} puzzle @param {number} day */
  function cell(puzzle, day) {
    const became = state(puzzle, day),
      title = words.dayStates[became || 'new'];
    return button({ '': '○', begun: '◐', late: '◉', kept: '●' }[became], () => play(puzzle, day), {
      title,
      ariaLabel: fill(words.boardOfDayIs, { puzzle: puzzle.title, date: fullDate(day), state: title }),
    });
  }

  /** Today's board of a puzzle. @param {Puzzle} puzzle */
  function card(puzzle) {
    const became = state(puzzle, today),
      row = daysInARow(today, (day) => state(puzzle, day));
    const deed = { '': words.play, begun: words.continue, late: words.open, kept: words.open }[became];
    const open = button(deed, () => play(puzzle, today), {
      className: became === 'kept' ? '' : 'main',
      ariaLabel: fill(words.playToday, { deed, puzzle: puzzle.title }),
    });
    const text = element(
      'div',
      {},
      element('strong', { textContent: puzzle.title }),
      element('small', { textContent: `${words.dayStates[became || 'new']}${row ? ` · ${fill(words.streak, { count: row })}` : ''}` }),
    );
    const box = element('div', {}, text, open);
    const board = made.get(`${puzzle.id}\t${today}`),
      result = results.get(board?.key ?? '');
    if (became === 'kept' && board && result)
      open.before(
        button(words.shareResult, () => give(sharedText(puzzle, today, board.grade, result)), {
          ariaLabel: fill(words.playToday, { deed: words.shareResult, puzzle: puzzle.title }),
        }),
      );
    return box;
  }

  /** @param {string} text */
  async function give(text) {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ text });
      else await navigator.clipboard.writeText(text);
      status.textContent = words.copied;
    } catch {
      status.textContent = text; // to be selected by hand
    }
  }

  const midnight = () => {
    clearTimeout(timer);
    if (!dialog.open) return;
    const now = new Date(),
      next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(midnight, Math.min(next.getTime() - now.getTime() + 500, 3_600_000));
    if (dayOf(now) === today) return;
    if (last === today - 1) last = dayOf(now) - 1;
    today = dayOf(now);
    draw();
  };
  const page = (/** @type {number} */ by) => {
    last = Math.max(firstDay, Math.min(today - 1, last + by));
    draw();
    (by < 0 && earlier.disabled ? later : by > 0 && later.disabled ? earlier : by < 0 ? earlier : later).focus();
  };
  document.addEventListener('visibilitychange', midnight);
  dialog.addEventListener('close', () => document.removeEventListener('visibilitychange', midnight));

  draw();
  dialog.showModal();
  midnight();
  heading.focus();
}

/** The result without a spoiler, its grade as a row of five. @param {Puzzle} puzzle @param {number} day @param {number} grade
 * @param {import('./results.js').Result} result */
export function sharedText(puzzle, day, grade, { moves, seconds, hints }) {
  const outline = '●'.repeat(grade) + '○'.repeat(grade ? 5 - grade : 0);
  const time = seconds ? fill(words.sharedTime, { time: shortTime(seconds) }) : '';
  return [
    `Schlegel, ${puzzle.title}, ${fullDate(day)}`,
    outline,
    moves
      ? `${fill(words.sharedMoves, { count: moves })}${time}, ${hints ? fill(words.sharedHints, { count: hints }) : words.sharedNoHints}`
      : words.sharedShown,
    location.href.split('#')[0],
  ]
    .filter((line) => line)
    .join('\n');
}
