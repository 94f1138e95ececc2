// @ts-check
/**
 * The page of progress: what was solved, by puzzle, grade and size; the file of everything.
 *
 * @typedef {import('./results.js').Result} Result
 * @typedef {import('./messages.js').Imported} Imported
 */

import { puzzles } from './bar.js';
import { addStyles, button, choice, chooseFile, download, element, select } from './dialogs-made.js';
import { isTimeShown, resume, settle, startPlaytime } from './playtime.js';
import { changedResults, mergeBoards, planMerge, readFile, Refusal, writeFile } from './progress-file.js';
import { plot } from './progress-plots.js';
import { counted, longTime, shortTime, words } from './progress-words.js';
import { dayOf, results, resultsKey } from './results.js';
import { fill, grades } from './words.js';

const largestFile = 8 << 20,
  weeks = 12,
  largestSizes = [16, 40]; // bytes; shown; places, as in the list of boards

/** @type {import('./pages.js').Site} */
let site;
/** What is solved, in words, a table and plots. */
const told = element('div');
const status = element('p', { role: 'status' });
/** How the table is parted, and of which puzzle it tells. */
const chosen = { by: 'puzzle', of: '' };
/** What is to be done when the app has taken the games of a file. @type {((answer: Imported) => void) | null} */
let awaited = null;

/** @param {import('./pages.js').Site} given @returns {Promise<import('./pages.js').Page>} */
export async function newPage(given) {
  site = given;
  await addStyles('reading.css');
  startPlaytime(site.storage);
  const main = element(
    'main',
    { className: 'reading progress' },
    element('h1', { textContent: words.title, tabIndex: -1 }),
    told,
    element('h2', { textContent: words.fileTitle }),
    element('p', { textContent: words.file }),
    element(
      'div',
      { className: 'row' },
      button(words.exportFile, save),
      button(words.importFile, () => chooseFile(takeIn)),
    ),
    status,
  );
  return { element: main, show, take };
}

/** What the app says to the games of a file. @param {import('./messages.js').PageMessage} message */
function take(message) {
  if (message.type !== 'imported') return false;
  awaited?.(message);
  awaited = null;
  return true;
}

/** Everything that the results tell. */
function show() {
  settle();
  const all = [...results(site.storage.kept).values()],
    timed = isTimeShown(site.storage.kept);
  if (!all.length) {
    const boards = element('a', { className: 'button main', href: '#boards', textContent: words.chooseBoard });
    return told.replaceChildren(element('p', { textContent: words.nothingYet }), element('div', { className: 'row' }, boards));
  }
  const solved = {
    boards: counted(words.boardsSolved, all.length),
    times: counted(words.timesSolved, sum(all, 'times')),
    time: longTime(sum(all, 'total')),
  };
  const table = element('div', { className: 'wide', tabIndex: 0, role: 'region', ariaLabel: words.title }),
    plots = element('div', { className: 'plots' });
  const fillIn = () => {
    const some = all.filter((result) => !chosen.of || result.puzzle === chosen.of);
    table.replaceChildren(tableOf(some, timed));
    if (some.some(({ moves }) => !moves)) table.append(element('p', { textContent: words.wereShown }));
    plots.replaceChildren(...plotsOf(some, timed));
  };
  const which = select(
    [['', words.allPuzzles], ...puzzles.map(({ id, title }) => /** @type {[string, string]} */ ([id, title]))],
    chosen.of,
    { ariaLabel: words.which },
  );
  which.addEventListener('change', () => {
    chosen.of = which.value;
    fillIn();
  });
  told.replaceChildren(
    element('p', { className: 'summary', textContent: fill(timed ? words.summaryInTime : words.summary, solved) }),
    element(
      'div',
      { className: 'row choices' },
      choice(
        'by',
        { textContent: words.by },
        [
          ['puzzle', words.puzzle],
          ['grade', words.grade],
          ['size', words.size],
        ],
        (value) => {
          chosen.by = value;
          fillIn();
        },
        chosen.by,
      ),
      which,
    ),
    table,
    plots,
  );
  fillIn();
}

/** @param {Result[]} some @param {'times' | 'total' | 'moves' | 'seconds' | 'hints'} field */
const sum = (some, field) => some.reduce((all, result) => all + result[field], 0);

/** What a result is counted under: its place in the order, and its name. @param {Result} result @returns {[number, string]} */
function groupOf({ puzzle, grade, size }) {
  if (chosen.by === 'puzzle') {
    const place = puzzles.findIndex(({ id }) => id === puzzle);
    return [place, puzzles[place]?.title ?? puzzle];
  }
  if (chosen.by === 'grade') return grade ? [grade, grades[grade - 1]] : [grades.length + 1, words.noDifficulty];
  const place = largestSizes.filter((most) => size > most).length;
  return [place, words.sizes[place]];
}

/** @param {Result[]} some @param {boolean} timed */
function tableOf(some, timed) {
  /** @type {Map<number, {name: string, of: Result[]}>} */
  const groups = new Map();
  for (const result of some) {
    const [place, name] = groupOf(result);
    groups.set(place, { name, of: [...(groups.get(place)?.of ?? []), result] });
  }
  const table = element('table', { role: 'table' }), // named, as narrow pages show its rows as blocks
    head = table.createTHead(),
    body = table.createTBody();
  const above = head.insertRow(),
    below = head.insertRow();
  /** @param {HTMLElement} row @param {string} text @param {object} [more] */
  const heading = (row, text, more = {}) => row.append(element('th', { scope: 'col', textContent: text, ...more }));
  heading(above, /** @type {any} */ (words)[chosen.by], { rowSpan: 2 });
  heading(above, words.boards, { rowSpan: 2 });
  heading(above, words.movesHead, { colSpan: 2, scope: 'colgroup' });
  if (timed) heading(above, words.timeHead, { colSpan: 2, scope: 'colgroup' });
  heading(above, words.hintsHead);
  const figures = [
    [words.movesHead, words.fewest],
    [words.movesHead, words.mean],
    ...(timed
      ? [
          [words.timeHead, words.best],
          [words.timeHead, words.mean],
        ]
      : []),
    [words.hintsHead, words.mean],
  ];
  for (const [, kind] of figures) heading(below, kind);
  const headings = [words.boards, ...figures.map(([figure, kind]) => fill(words.figureOfKind, { figure, kind }))];
  for (const [, { name, of }] of [...groups].sort(([a], [b]) => a - b)) {
    const row = element('tr', { role: 'row' }, element('th', { scope: 'row', role: 'rowheader', textContent: name }));
    body.append(row);
    for (const [i, text] of [
      of.length.toLocaleString('en'),
      ...bestAndMean(of, 'moves', rounded),
      ...(timed ? bestAndMean(of, 'seconds', shortTime) : []),
      rounded(sum(of, 'hints') / of.length),
    ].entries()) {
      const cell = element('td', { role: 'cell', textContent: text });
      cell.dataset.heading = headings[i];
      row.append(cell);
    }
  }
  return table;
}

const rounded = (/** @type {number} */ number) => (number < 100 ? Math.round(number * 10) / 10 : Math.round(number)).toLocaleString('en');

/** Of the boards that have one. @param {Result[]} of @param {'moves' | 'seconds'} field @param {(number: number) => string} write */
function bestAndMean(of, field, write) {
  const some = of.filter((result) => result[field]);
  return some.length
    ? [write(Math.min(...some.map((result) => result[field]))), write(sum(some, field) / some.length)]
    : [words.none, words.none];
}

/** @param {Result[]} some @param {boolean} timed */
function plotsOf(some, timed) {
  const weekOf = (/** @type {number} */ day) => Math.floor((day + 3) / 7),
    now = weekOf(dayOf()); // they begin on Mondays, and day 0 was a Thursday
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const columns = Array.from({ length: weeks }, (_, i) => {
    const week = now - weeks + 1 + i,
      value = some.filter((result) => weekOf(result.first) === week).length;
    const name = date.format((week * 7 - 3) * 86_400_000);
    return { name, label: i % 3 === 1 ? name : '', value, text: value.toLocaleString('en') };
  });
  const plots = [plot(words.perWeek, words.week, columns)];
  const graded = grades.map((name, i) => {
    const of = some.filter((result) => result.grade === i + 1 && result.seconds),
      value = of.length ? sum(of, 'seconds') / of.length : 0;
    return { name, label: name, value, text: value ? shortTime(value) : words.none };
  });
  if (timed && graded.some(({ value }) => value)) plots.push(plot(words.timeByDifficulty, words.grade, graded));
  return plots;
}

// ---- the file

/** All that is kept, of what is in play too. */
function save() {
  settle();
  site.emit({ type: 'hidden' });
  const names = [...new Set(site.storage.keys())].sort();
  download(new Blob([writeFile(names.map((name) => [name, site.storage.kept(name)]))], { type: 'text/plain' }), 'schlegel-progress.txt');
  status.textContent = words.exported;
}

/** @param {File} file */
async function takeIn(file) {
  if (file.size > largestFile) return refuse(new Refusal(words.tooLarge));
  let text;
  try {
    text = await file.text();
  } catch {
    return refuse(new Refusal(words.unreadable));
  }
  try {
    settle();
    site.emit({ type: 'hidden' }); // what is in play is kept and can be compared
    const entries = readFile(text),
      { games, texts } = planMerge(entries, site.storage.kept);
    const boards = site.storage.kept('boards'),
      resultsBefore = site.storage.kept(resultsKey);
    awaited = ({ changed, problem, game, line }) => {
      if (problem) return refuse(new Refusal(fill(words.badGame, { why: problem.replace(/\.$/, '') }), game + Math.max(line - 1, 0)));
      let stored = true;
      const list = mergeBoards(boards, entries.get('boards')?.text ?? '', site.storage.kept('boards'));
      if (list !== site.storage.kept('boards')) texts.set('boards', list);
      for (const [key, merged] of texts) stored = site.storage.keep(key, merged) === 0 && stored;
      resume();
      const now = changedResults(resultsBefore, site.storage.kept(resultsKey));
      show();
      status.textContent =
        !texts.size && !changed
          ? words.nothingNew
          : `${fill(words.imported, { results: counted(words.newResults, now), games: counted(words.newGames, changed) })}${stored ? '' : ` ${words.notStored}`}`;
    };
    site.emit({ type: 'kept_games', games });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error);
  }
}

/** @param {Refusal} refusal */
function refuse({ message, line }) {
  status.textContent = line ? fill(words.refusedInLine, { line, why: message }) : fill(words.refused, { why: message });
}
