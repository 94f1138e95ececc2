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
import { button, element, newDialog, prepareDialog, select } from './dialogs-made.js';
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

const box = (/** @type {string} */ name) => element('input', { type: 'checkbox', name });

/** The dialog. */
export class Printing {
  /** The next board that was asked for. @type {(board: Printed) => void} */
  take = () => {};
  solutions = box('solutions');
  explanations = box('explanations');
  pieces = box('pieces');
  status = element('p', { role: 'status' });
  sheets = element('section', { id: 'sheets' });
  cancel = button(words.cancel, () => (this.stop(), this.printer.focus()), { hidden: true });
  printer = button(words.print, () => this.begin(), { className: 'main' });

  /** @param {Listed[]} boards @param {string} puzzle of new ones, unless another is chosen @param {import('./pages.js').Site} site
   * @param {import('./board-pictures.js').BoardPictures} pictures */
  constructor(boards, puzzle, { emit }, pictures) {
    this.emit = emit;
    const { list, search } = newList(boards, pictures);
    list.addEventListener('change', () => this.tellChosen());
    this.boxes = [...list.querySelectorAll('input')];
    this.perPage = select(
      [...layouts.keys()].map((count) => [`${count}`, `${count}`]),
      '4',
    );
    const kind = select(
      puzzles.map(({ id, title }) => [id, title]),
      puzzle,
      { ariaLabel: words.puzzle },
    );
    const make = button(words.makeAndPrint, () => this.prepare(asNew.new_boards, { boards: [], puzzle: kind.value, ...asNew }));
    const close = () => {
      this.stop();
      this.sheets.remove();
      for (const image of list.querySelectorAll('img')) pictures.forget(image);
    };
    const dialog = newDialog(
      'printing',
      words.printTitle,
      (dialog) => prepareDialog(dialog, close),
      element(
        'div',
        { className: 'fresh', role: 'group', ariaLabel: words.tenNew },
        element('b', { textContent: words.tenNew }),
        kind,
        make,
      ),
      search,
      list,
      element(
        'div',
        { className: 'row' },
        button(words.chooseAll, () => this.choose(true)),
        button(words.chooseNone, () => this.choose(false)),
        element('label', {}, words.onPage, this.perPage),
        element('label', {}, this.solutions, words.printSolutions),
        element('label', {}, this.explanations, words.printExplanations),
        element('label', {}, this.pieces, words.printPieces),
      ),
      element('div', { className: 'row end' }, this.status, this.cancel, this.printer),
    );
    this.tellChosen();
    dialog.showModal();
    (this.boxes.find((box) => box.checked) ?? this.boxes[0])?.focus();
  }

  get chosen() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }
  tellChosen() {
    this.status.textContent = fill(words.boardsChosen, { count: this.chosen.length });
  }
  /** @param {boolean} all that the search has found */
  choose(all) {
    for (const box of this.boxes) box.checked = all && !box.parentElement?.hidden;
    this.tellChosen();
  }

  begin() {
    const boards = this.chosen;
    if (boards.length && boards.length <= most) this.prepare(boards.length, { boards, solutions: this.solutions.checked });
    else this.status.textContent = boards.length ? fill(words.tooManyToPrint, { most }) : words.nothingToPrint;
  }

  /** Asks for boards and prints them when they are there. @param {number} all of them
   * @param {Pick<import('./messages.js').PrintBoards, 'boards' | 'solutions' | 'puzzle' | 'new_boards' | 'grade'>} asked */
  prepare(all, asked) {
    /** @type {Printed[]} */
    const told = [];
    const count = Number(this.perPage.value),
      [columns, rows] = /** @type {number[]} */ (layouts.get(count));
    const aspect = paper.width / columns / (paper.height / rows - paper.words);
    const wanted = { ...asked, aspect, explanations: this.explanations.checked, pieces: this.pieces.checked };
    const tell = () => {
      this.status.textContent = fill(words.preparing, { count: Math.min(told.length + 1, all), all });
    };
    this.take = (board) => {
      told.push(board);
      tell();
      if (told.length < all) return;
      const printed = told.filter(({ picture }) => picture);
      this.sheets.replaceChildren(...sheetsOf(printed, count, wanted));
      document.body.prepend(this.sheets);
      this.finish();
      if (printed.length < all) this.status.textContent = fill(words.someMissing, { count: printed.length, all });
      if (printed.length) print();
    };
    tell();
    this.cancel.hidden = false;
    this.emit({ type: 'print_boards', ...wanted });
  }

  finish() {
    this.take = () => {};
    this.cancel.hidden = true;
    this.tellChosen();
  }
  /** Wants no more boards. */
  stop() {
    this.emit({ type: 'print_boards', boards: [] });
    this.finish();
  }
}

/** The boards to choose from, and a search among them. @param {Listed[]} boards @param {import('./board-pictures.js').BoardPictures} pictures */
function newList(boards, pictures) {
  const rows = boards.map(({ key, title, facts, chosen }) =>
    element(
      'label',
      {},
      element('input', { type: 'checkbox', value: key, checked: chosen || boards.length <= allAtFirst }),
      pictures.watch(element('img', { alt: '' }), key),
      element('span', {}, title, element('small', { textContent: facts })),
    ),
  );
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
  return { list: element('div', { className: 'printing', role: 'group', ariaLabel: words.printTitle }, ...rows), search };
}

/** @param {Printed[]} printed @param {number} count to a page @param {{solutions?: boolean, explanations: boolean}} wanted */
function sheetsOf(printed, count, { solutions, explanations }) {
  const solved = solutions ? printed.map(solutionCell) : [],
    seen = solved.filter((cell, i) => printed[i].solution);
  return [
    ...pages(printed.map(boardCell), count, nameAndDate),
    ...pages(seen, count),
    ...printed.flatMap((board, i) => (board.pieces ? pages([pieceCell(board, i)], 1) : [])),
    ...texts(solved.filter((cell) => !seen.includes(cell))),
    ...(explanations ? printed.map(explanation).flatMap((cell) => texts([cell])) : []),
  ];
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
