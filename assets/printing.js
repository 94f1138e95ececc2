// @ts-check
/**
 * Boards for a printer: which ones, or new ones; how many to a page, with or without solutions and explanations. The app hands them over one by one;
 * when all are there, pages are made of them and the browser's own printing begins. They stay as long as the dialog is open, so that its printing can be
 * called again.
 *
 * @typedef {{key: string, title: string, facts: string, chosen: boolean}} Listed
 * @typedef {import('./messages.js').PrintedBoard} Printed
 */

import { puzzles } from './bar.js';
import { words } from './boards-words.js';
import { button, element, newDialog, prepareDialog } from './dialogs-made.js';
import { fill } from './words.js';

const most = 60; // boards
const asNew = { new_boards: 10, grade: 2, solutions: true };
const allAtFirst = 12; // so few are chosen from the beginning
/** Columns and rows by boards to a page. */
const layouts = new Map([
  [1, [1, 1]],
  [2, [1, 2]],
  [4, [2, 2]],
  [6, [2, 3]],
]);

// Of a page within its margins, and of what is written over a picture; in millimetres.
const paper = { width: 180, height: 255, words: 22 };

/** @type {(board: Printed) => void} */
let take = () => {};
/** The next board that was asked for. @param {Printed} board */
export const takePrinted = (board) => take(board);

/** @param {Listed[]} boards @param {string} puzzle of new ones, unless another is chosen @param {import('./pages.js').Site} site
 * @param {import('./board-pictures.js').BoardPictures} pictures */
export function showPrinting(boards, puzzle, { emit }, pictures) {
  const boxes = boards.map((board) =>
    element('input', { type: 'checkbox', value: board.key, checked: board.chosen || boards.length <= allAtFirst }),
  );
  const images = boards.map((board) => pictures.watch(element('img', { alt: '' }), board.key));
  const rows = boards.map((board, i) =>
    element('label', {}, boxes[i], images[i], element('span', {}, board.title, element('small', { textContent: board.facts }))),
  );
  const list = element('div', { className: 'printing', role: 'group', ariaLabel: words.printTitle }, ...rows);
  const search = element('input', {
    type: 'search',
    ariaLabel: words.search,
    placeholder: fill(words.searchAll, { count: boards.length }),
    autocomplete: 'off',
  });
  search.addEventListener('input', () => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    for (const row of rows) row.hidden = !wanted.every((word) => row.textContent?.toLowerCase().includes(word));
  });
  const perPage = element(
    'select',
    {},
    ...[...layouts.keys()].map((count) => element('option', { value: String(count), textContent: String(count), selected: count === 4 })),
  );
  const [solutions, explanations, pieces] = ['solutions', 'explanations', 'pieces'].map((name) =>
    element('input', { type: 'checkbox', name }),
  );
  const kind = element(
    'select',
    { ariaLabel: words.puzzle },
    ...puzzles.map(({ id, title }) => element('option', { value: id, textContent: title, selected: id === puzzle })),
  );
  const make = button(words.makeAndPrint, () => prepare(asNew.new_boards, { boards: [], puzzle: kind.value, ...asNew }));
  const cancel = button(words.cancel, () => (stop(), printer.focus()), { hidden: true });
  const printer = button(words.print, begin, { className: 'main' });
  const status = element('p', { role: 'status' });
  const choose = (/** @type {boolean} */ all) => {
    boxes.forEach((box, i) => (box.checked = all && !rows[i].hidden));
    tellChosen();
  };
  const dialog = newDialog(
    'printing',
    words.printTitle,
    (dialog) => prepareDialog(dialog, close),
    element('div', { className: 'fresh', role: 'group', ariaLabel: words.tenNew }, element('b', { textContent: words.tenNew }), kind, make),
    search,
    list,
    element(
      'div',
      { className: 'row' },
      button(words.chooseAll, () => choose(true)),
      button(words.chooseNone, () => choose(false)),
      element('label', {}, words.onPage, perPage),
      element('label', {}, solutions, words.printSolutions),
      element('label', {}, explanations, words.printExplanations),
      element('label', {}, pieces, words.printPieces),
    ),
    status,
    element('div', { className: 'row end' }, cancel, printer),
  );
  const sheets = element('section', { id: 'sheets' });

  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const tellChosen = () => {
    status.textContent = fill(words.boardsChosen, { count: chosen().length });
  };
  list.addEventListener('change', tellChosen);
  function finish() {
    take = () => {};
    cancel.hidden = true;
    tellChosen();
  }
  /** Wants no more boards. */
  function stop() {
    emit({ type: 'print_boards', boards: [] });
    finish();
  }
  function close() {
    stop();
    sheets.remove();
    for (const image of images) pictures.forget(image);
  }

  function begin() {
    const keys = chosen();
    if (!keys.length || keys.length > most) {
      status.textContent = keys.length ? fill(words.tooManyToPrint, { most }) : words.nothingToPrint;
      return;
    }
    prepare(keys.length, { boards: keys, solutions: solutions.checked });
  }

  /** Asks for boards and prints them when they are there. @param {number} all of them
   * @param {Pick<import('./messages.js').PrintBoards, 'boards' | 'solutions' | 'puzzle' | 'new_boards' | 'grade'>} asked */
  function prepare(all, asked) {
    /** @type {Printed[]} */
    const told = [];
    const count = Number(perPage.value);
    const [columns, rows] = /** @type {number[]} */ (layouts.get(count));
    const aspect = paper.width / columns / (paper.height / rows - paper.words);
    const wanted = { ...asked, aspect, explanations: explanations.checked, pieces: pieces.checked };
    const tell = () => {
      status.textContent = fill(words.preparing, { count: Math.min(told.length + 1, all), all });
    };
    take = (board) => {
      told.push(board);
      tell();
      if (told.length < all) return;
      const printed = told.filter(({ picture }) => picture);
      const solved = wanted.solutions ? printed.map(solutionCell) : [],
        seen = solved.filter((cell, i) => printed[i].solution);
      sheets.replaceChildren(
        ...pages(printed.map(boardCell), count, nameAndDate),
        ...pages(seen, count),
        ...printed.flatMap((board, i) => (board.pieces ? pages([pieceCell(board, i)], 1) : [])),
        ...texts(solved.filter((cell) => !seen.includes(cell))),
        ...(wanted.explanations ? printed.map(explanation).flatMap((cell) => texts([cell])) : []),
      );
      document.body.prepend(sheets);
      finish();
      if (printed.length < all) status.textContent = fill(words.someMissing, { count: printed.length, all });
      if (printed.length) print();
    };
    tell();
    cancel.hidden = false;
    emit({ type: 'print_boards', ...wanted });
  }

  tellChosen();
  dialog.showModal();
  (boxes.find((box) => box.checked) ?? boxes[0])?.focus();
}

/** @param {HTMLElement[]} cells @param {number} count to a page @param {() => HTMLElement} [header] */
function pages(cells, count, header) {
  const [columns, rows] = /** @type {number[]} */ (layouts.get(count));
  return Array.from({ length: Math.ceil(cells.length / count) }, (_, i) => {
    const boards = element('div', { className: 'boards' }, ...cells.slice(i * count, (i + 1) * count));
    boards.style.gridTemplate = `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))`;
    return element('div', { className: 'page' }, ...(header ? [header()] : []), boards);
  });
}

const nameAndDate = () =>
  element('p', { className: 'written' }, element('span', { textContent: words.name }), element('span', { textContent: words.date }));

/** What is longer than a page goes on on the next. @param {HTMLElement[]} cells */
const texts = (cells) => (cells.length ? [element('div', { className: 'texts' }, ...cells)] : []);

const svgOf = (/** @type {string} */ text) =>
  document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);

/** @param {Printed} board @param {number} i */
function boardCell({ title, puzzle, facts, rules, picture }, i) {
  return element(
    'div',
    {},
    element('h2', { textContent: fill(words.boardOf, { number: i + 1, title }) }),
    element('p', { textContent: [puzzle, ...facts].join(' · ') }),
    element('p', { textContent: rules }),
    svgOf(picture),
  );
}

/** @param {Printed} board @param {number} i */
function solutionCell({ title, solution, verdict, words: told, reason }, i) {
  const one = told.length === 1;
  const text = told.map((textContent) => element(one ? 'p' : 'li', { textContent }));
  return element(
    'div',
    {},
    element('h2', { textContent: fill(words.solutionOf, { number: i + 1, title }) }),
    ...(solution ? [svgOf(solution)] : []),
    ...(verdict ? [element('p', { textContent: verdict })] : []),
    ...(one ? text : text.length ? [element('ol', { className: 'moves' }, ...text)] : []),
    ...(reason.length ? [listOf(reason)] : []),
  );
}

/** @param {Printed} board @param {number} i */
const pieceCell = ({ title, pieces }, i) =>
  element('div', {}, element('h2', { textContent: fill(words.piecesOf, { number: i + 1, title }) }), svgOf(pieces));

/** @param {Printed} board @param {number} i */
function explanation({ title, picture, explanation }, i) {
  return element(
    'div',
    {},
    element('h2', { textContent: fill(words.explanationOf, { number: i + 1, title }) }),
    svgOf(picture),
    listOf(explanation),
  );
}

/** @param {import('./messages.js').PrintedStep[]} steps */
function listOf(steps) {
  const items = steps.map(({ title, picture, sentences }) =>
    element(
      'li',
      {},
      ...(picture ? [svgOf(picture)] : []),
      ...(title ? [element('b', { textContent: title })] : []),
      ...sentences.map(({ text, depth }) => {
        const sentence = element('p', { textContent: text });
        sentence.style.paddingLeft = `${depth * 6}mm`;
        return sentence;
      }),
    ),
  );
  return element('ol', {}, ...items);
}
