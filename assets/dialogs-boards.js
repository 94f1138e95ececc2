// @ts-check
/**
 * The library: a person's own boards, which can be renamed, duplicated and deleted, then the site's by puzzle, each with its picture. Those
 * that are not in the app itself are fetched when the library is first opened, and a picture is drawn when it comes into view.
 *
 * @typedef {import('./mirror.js').Emit} Emit
 * @typedef {import('./messages.js').ListedBoard} ListedBoard
 */

import { button, element, unbroken } from './dialogs-made.js';
import { shortTime } from './progress-words.js';
import { results } from './results.js';
import { fill, words } from './words-later.js';

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
const ownSection = words.yourBoards;

/** @type {Emit} */
let emit;
/** @type {() => void} */
let close;
/** @type {(dialog: HTMLDialogElement) => void} */
let prepare;
/** Of a row that is being renamed or shows what can be done with it. @type {string} */
let opened = '';
/** What gets the focus when the list comes anew: a row's key and a part of it. @type {[string, string] | null} */
let focusNext = null;
/** What is said then. */
let done = '';
/** From 1 on. @type {string[]} */
let grades = [];
/** Reads what is kept. @type {(key: string) => string} */
let kept;
/** By key of a board. @type {Map<string, import('./results.js').Result>} */
let solved = new Map();
/** In the order of the tabs. @type {import('./messages.js').ListedPuzzle[]} */
let puzzles = [];
/** By key; those that are asked for and not there yet are empty. @type {Map<string, string>} */
const pictures = new Map();
/** The puzzles whose boards are still to be fetched. */
const libraries = new Set('@LIBRARIES@'.split(' '));
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) wantPicture(/** @type {HTMLImageElement} */ (target));
  },
  { rootMargin: '200px' },
);

/** @param {Emit} send @param {import('./dialogs-editor.js').Storage} storage @param {(dialog: HTMLDialogElement) => void} prepareDialog makes a new
 * dialog like the others @param {() => void} closeDialog */
export function startBoards(send, storage, prepareDialog, closeDialog) {
  emit = send;
  prepare = prepareDialog;
  kept = storage.kept;
  /** @param {string} id of a button @param {() => Promise<void>} act that needs another part of the site */
  const onClick = (id, act) =>
    byId(id).addEventListener('click', () =>
      act().catch((error) => {
        console.warn(error);
        byId('boards-none').textContent = words.listMissing;
      }),
    );
  byId('boards-today').addEventListener('click', () => {
    close();
    location.hash = 'days';
  });
  onClick('boards-print', async () => {
    const { showPrinting } = await import('./printing.js');
    const listed = [...byId('boards-list').querySelectorAll('[data-level]')]
      .filter((row) => !row.closest('[hidden]'))
      .map((row) => {
        const section = row.closest('section').firstChild.textContent,
          facts = [section === ownSection ? '' : section, row.querySelector('small').textContent];
        return {
          key: row.dataset.level,
          title: row.firstChild.textContent,
          facts: facts.filter((fact) => fact).join(' · '),
          chosen: row.matches('.chosen'),
        };
      });
    close();
    showPrinting(listed, emit, prepare);
  });
  close = closeDialog;
  for (const field of ['search', 'grade', 'size', 'state']) byId(`boards-${field}`).addEventListener('input', filter);
}

/** @param {import('./messages.js').ShowBoards} message */
export function fillBoards({ notice, grades: names, boards }) {
  if (!byId('boards').open) {
    byId('boards-search').value = '';
    opened = '';
    pictures.clear();
  }
  if (!grades.length)
    byId('boards-grade').append(
      ...[words.anyDifficulty, ...names].map((textContent, grade) => element('option', { value: grade ? String(grade) : '', textContent })),
    );
  grades = names;
  solved = results(kept);
  const shipped = boards.filter(({ kind }) => kind === 'shipped');
  puzzles = [...new Map(shipped.map((row) => [row.puzzle, row.puzzleTitle]))].map(([id, title]) => ({ id, title }));
  /** @type {Map<string, HTMLElement>} */
  const sections = new Map();
  for (const row of boards) {
    const name = row.kind === 'shipped' ? row.puzzleTitle : ownSection;
    const section = sections.get(name) ?? element('section', {}, element('h3', { textContent: name, tabIndex: -1 }));
    sections.set(name, section);
    section.append(row.kind === 'shipped' ? boardButton(row) : ownRow(row));
  }
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.level;
  const inPlay = [...sections.values()].find((section) => section.querySelector('.chosen'));
  byId('boards-notice').textContent = notice;
  byId('boards-list').replaceChildren(...sections.values());
  byId('boards-jump').replaceChildren(
    ...[...sections].map(([name, section]) =>
      button(
        name,
        () => {
          section.scrollIntoView();
          /** @type {HTMLElement} */ (section.firstElementChild).focus({ preventScroll: true });
        },
        section === inPlay ? { ariaCurrent: 'true' } : {},
      ),
    ),
  );
  filter();
  if (focusNext) rowPart(...focusNext)?.focus();
  else if (focused) [...byId('boards-list').querySelectorAll('[data-level]')].find((one) => one.dataset.level === focused)?.focus();
  focusNext = null;
  if (done) byId('boards-none').textContent = done;
  done = '';
}

/** Opens at its top; the part with the board in play is one press away. */
export function showBoards() {
  fetchLibrary();
  byId('boards-jump').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** @param {ListedBoard} row */
function boardButton(row) {
  const open = () => {
    emit({ type: 'open_board', board: row.board });
    close();
  };
  const made = button(unbroken(row.title), open),
    result = solved.get(row.board);
  Object.assign(made.dataset, {
    level: row.board,
    grade: row.grade,
    places: row.places,
    state: result ? 'solved' : row.begun ? 'begun open' : 'open',
  });
  const facts = [
    row.kind === 'shipped' ? '' : row.puzzleTitle,
    row.grade ? grades[row.grade - 1] : '',
    row.size,
    result ? solvedIn(result) : row.begun ? words.inProgress : '',
  ];
  if (row.bytes) facts[0] = fill(words.size, { puzzle: row.puzzleTitle, size: Math.ceil(row.bytes / 1024) });
  const picture = element('img', { alt: '' });
  picture.dataset.picture = row.board;
  watcher.observe(picture);
  made.append(element('small', { textContent: facts.filter((fact) => fact).join(' · ') }), picture);
  if (row.chosen) {
    made.classList.add('chosen');
    made.setAttribute('aria-current', 'true');
  }
  return made;
}

/** @param {import('./results.js').Result} result */
function solvedIn({ moves, seconds }) {
  return fill(seconds ? words.solvedInTime : moves ? words.solvedInMoves : words.solved, { moves, time: shortTime(seconds) });
}

/** @param {ListedBoard} row */
function ownRow(row) {
  const box = element('div', { className: 'own' });
  box.dataset.own = row.board;
  if (row.kind === 'deleted') {
    if (opened === row.board) opened = '';
    box.append(
      element('span', { textContent: fill(words.deleted, { title: row.title }) }),
      action(words.undo, 'restored', row.board, 'board'),
    );
    return box;
  }
  const board = boardButton(row);
  board.dataset.part = 'board';
  const actions = element('div', { className: 'row', hidden: opened !== row.board });
  const toggle = () => {
    actions.hidden = !actions.hidden;
    opened = actions.hidden ? '' : row.board;
    more.setAttribute('aria-expanded', String(!actions.hidden));
  };
  const more = button('…', toggle, {
    className: 'more',
    title: words.boardActions,
    ariaLabel: fill(words.actionsOfBoard, { title: row.title }),
    ariaExpanded: String(!actions.hidden),
  });
  more.dataset.part = 'more';
  const rename = () => {
    box.replaceChildren(...renaming(row));
    box.querySelector('input')?.select();
  };
  actions.append(
    button(words.rename, rename),
    action(words.duplicate, 'copied', row.board, 'more', fill(words.duplicated, { title: row.title })),
    action(words.delete, 'deleted', row.board, words.undo),
  );
  box.append(board, more, actions);
  return box;
}

/** @param {string} label @param {import('./messages.js').BoardChange['action']} deed @param {string} board
 * @param {string} next part of the row that has the focus then @param {string} [sentence] that is said then */
function action(label, deed, board, next, sentence = '') {
  const made = button(label, () => {
    focusNext = [board, next];
    done = sentence;
    emit({ type: 'board_change', action: deed, board });
  });
  made.dataset.part = label;
  return made;
}

/** A field for a new name in the place of the row. @param {ListedBoard} row */
function renaming(row) {
  const ariaLabel = fill(words.newName, { title: row.title });
  const input = element('input', { type: 'text', value: row.title, maxLength: 80, autocomplete: 'off', ariaLabel });
  const rename = (/** @type {string} */ title) => {
    focusNext = [row.board, 'more'];
    emit({ type: 'board_change', action: 'renamed', board: row.board, title });
  };
  const save = button(words.save, () => rename(input.value.trim() || row.title), { className: 'main' });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault(); // Escape takes back the name, not the dialog
    event.stopPropagation();
    rename((event.key === 'Enter' && input.value.trim()) || row.title);
  });
  return [input, save];
}

/** @param {string} key @param {string} part @returns {HTMLElement | null} */
function rowPart(key, part) {
  const row = [...byId('boards-list').querySelectorAll('[data-own]')].find((one) => one.dataset.own === key);
  return row?.querySelector(`[data-part="${part}"]`) ?? row?.querySelector('button') ?? null;
}

/** The boards that are not in the app, each puzzle's by themselves: once, and again when they could not be loaded. */
async function fetchLibrary() {
  const wanted = puzzles.filter(({ id }) => libraries.has(id));
  const missing = (
    await Promise.all(
      wanted.map(async ({ id, title }) => {
        libraries.delete(id);
        try {
          const response = await fetch(`${id}.txt`);
          if (!response.ok) throw new Error(`${id}: ${response.status}`);
          emit({ type: 'library_file', text: await response.text() });
          return '';
        } catch {
          libraries.add(id);
          return title;
        }
      }),
    )
  ).filter((title) => title);
  if (missing.length) done = fill(words.boardsMissing, { puzzles: missing.join(', ') });
  if (wanted.length) emit({ type: 'library_file', text: '' });
}

/** @param {HTMLImageElement} image */
function wantPicture(image) {
  watcher.unobserve(image);
  const board = image.dataset.picture ?? '',
    known = pictures.get(board);
  if (known) image.src = known;
  if (known !== undefined) return;
  pictures.set(board, '');
  emit({ type: 'want_picture', board });
}

/** @param {import('./messages.js').BoardPicture} message */
export function showPicture({ board, picture }) {
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  pictures.set(board, source);
  for (const image of byId('boards-list').querySelectorAll('img')) if (image.dataset.picture === board) image.src = source;
}

/** @param {DOMStringMap} board */
function chosenByFilters({ grade, places, state }) {
  const [least, most] = byId('boards-size').value.split('-').map(Number),
    wanted = byId('boards-grade').value;
  return (
    (!wanted || grade === wanted) &&
    Number(places) >= least &&
    Number(places) <= most &&
    `${state}`.split(' ').concat('').includes(byId('boards-state').value)
  );
}

function filter() {
  const sought = byId('boards-search').value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const section of byId('boards-list').children) {
    const heading = section.querySelector('h3')?.textContent ?? '';
    let some = false;
    for (const row of section.children) {
      if (row.matches('h3')) continue;
      const text = `${heading} ${row.textContent}`.toLowerCase();
      const board = row.matches('[data-level]') ? row : row.querySelector('[data-level]');
      row.hidden = !sought.every((/** @type {string} */ word) => text.includes(word)) || (board && !chosenByFilters(board.dataset));
      some ||= !row.hidden;
      if (board && !row.hidden) ++found;
    }
    section.hidden = !some;
  }
  const asked = byId('boards').querySelectorAll('#boards-search, #boards-filters select'),
    all = [...asked].every((field) => !field.value || field.value === '0-999');
  byId('boards-none').textContent = !found
    ? words.noBoardFound
    : all
      ? ''
      : found === 1
        ? words.oneBoardFound
        : fill(words.boardsFound, { count: found });
}
