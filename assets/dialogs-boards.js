// @ts-check
/**
 * The library: a person's own boards, which can be renamed, duplicated and deleted, then the site's by puzzle, each with its picture. Those
 * that are not in the app itself are fetched when the library is first opened, and a picture is drawn when it comes into view.
 *
 * @typedef {(kind: string, detail?: {text?: string}) => void} Emit
 * @typedef {object} Row
 * @property {string} key puzzle and id, as the app names a board
 * @property {string} title
 * @property {string} puzzle its title
 * @property {boolean} chosen
 * @property {'' | 'own' | 'deleted'} kind
 * @property {number} bytes that it takes of the storage; 0 when that does not matter
 * @property {number} grade 1 to 5, 0: not graded
 * @property {number} places its size; 0: not known
 * @property {boolean} begun
 * @property {string} size in words, "20 holes"; empty: not known
 */

import { button, element, rowsOf } from './dialogs-made.js';
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
/** In the order of the tabs. @type {{key: string, title: string}[]} */
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

/** @param {Emit} send @param {import('./dialogs-editor.js').Storage} storage @param {(dialog: HTMLDialogElement) => void} prepare makes a new dialog like
 * the others @param {() => void} closeDialog */
export function startBoards(send, storage, prepare, closeDialog) {
  emit = send;
  kept = storage.kept;
  /** @param {string} id of a button @param {() => Promise<void>} act that needs another part of the site */
  const onClick = (id, act) =>
    byId(id).addEventListener('click', () =>
      act().catch((error) => {
        console.warn(error);
        byId('boards-none').textContent = words.listMissing;
      }),
    );
  onClick('boards-today', async () => {
    const { showDays } = await import('./days.js');
    close();
    showDays(puzzles, results(kept), kept, emit, prepare);
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

/** @param {string} payload a sentence about the storage and the grades from 0 on, then lines: puzzle, id, title, puzzle title, chosen, kind, bytes,
 * grade, places, begun, size in words, all parted by tabs */
export function fillBoards(payload) {
  if (!byId('boards').open) {
    byId('boards-search').value = '';
    opened = '';
    pictures.clear();
  }
  const [head] = payload.split('\n', 1),
    [notice, ...names] = head.split('\t');
  if (!grades.length)
    byId('boards-grade').append(
      ...names.map((name, grade) => element('option', { value: grade ? String(grade) : '', textContent: name || words.anyDifficulty })),
    );
  grades = names;
  const rows = rowsOf(payload.slice(head.length)).map(
    ([puzzle, id, title, puzzleTitle, chosen, kind, bytes, grade, places, begun, size]) =>
      /** @type {Row} */ ({
        key: `${puzzle}\t${id}`,
        title,
        puzzle: puzzleTitle,
        chosen: chosen === '1',
        kind,
        bytes: Number(bytes),
        grade: Number(grade),
        places: Number(places),
        begun: begun === '1',
        size,
      }),
  );
  solved = results(kept);
  puzzles = [...new Map(rows.filter((row) => !row.kind).map((row) => [row.key.split('\t')[0], row.puzzle]))].map(([key, title]) => ({
    key,
    title,
  }));
  /** @type {Map<string, HTMLElement>} */
  const sections = new Map();
  for (const row of rows) {
    const name = row.kind ? ownSection : row.puzzle;
    const section = sections.get(name) ?? element('section', {}, element('h3', { textContent: name, tabIndex: -1 }));
    sections.set(name, section);
    section.append(row.kind ? ownRow(row) : boardButton(row));
  }
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.level;
  byId('boards-notice').textContent = notice;
  byId('boards-list').replaceChildren(...sections.values());
  byId('boards-jump').replaceChildren(
    ...[...sections].map(([name, section]) =>
      button(name, () => {
        section.scrollIntoView();
        /** @type {HTMLElement} */ (section.firstElementChild).focus({ preventScroll: true });
      }),
    ),
  );
  filter();
  if (focusNext) rowPart(...focusNext)?.focus();
  else if (focused) [...byId('boards-list').querySelectorAll('[data-level]')].find((one) => one.dataset.level === focused)?.focus();
  focusNext = null;
  if (done) byId('boards-none').textContent = done;
  done = '';
}

/** What is in play is in view. */
export function showBoards() {
  fetchLibrary();
  const chosen = byId('boards-list').querySelector('.chosen');
  const section = chosen?.closest('section');
  if (section?.previousElementSibling) section.scrollIntoView();
  chosen?.focus();
}

/** @param {Row} row */
function boardButton(row) {
  const open = () => {
    emit('level', { text: row.key });
    close();
  };
  const made = button(row.title, open),
    result = solved.get(row.key);
  Object.assign(made.dataset, {
    level: row.key,
    grade: row.grade,
    places: row.places,
    state: result ? 'solved' : row.begun ? 'begun open' : 'open',
  });
  const facts = [
    row.kind ? row.puzzle : '',
    row.grade ? grades[row.grade] : '',
    row.size,
    result ? solvedIn(result) : row.begun ? words.inProgress : '',
  ];
  if (row.bytes) facts[0] = fill(words.size, { puzzle: row.puzzle, size: Math.ceil(row.bytes / 1024) });
  const picture = element('img', { alt: '' });
  picture.dataset.picture = row.key;
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

/** @param {Row} row */
function ownRow(row) {
  const box = element('div', { className: 'own' });
  box.dataset.own = row.key;
  if (row.kind === 'deleted') {
    if (opened === row.key) opened = '';
    box.append(
      element('span', { textContent: fill(words.deleted, { title: row.title }) }),
      action(words.undo, 'board_restored', row.key, 'board'),
    );
    return box;
  }
  const board = boardButton(row);
  board.dataset.part = 'board';
  const actions = element('div', { className: 'row', hidden: opened !== row.key });
  const toggle = () => {
    actions.hidden = !actions.hidden;
    opened = actions.hidden ? '' : row.key;
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
    action(words.duplicate, 'board_copied', row.key, 'more', fill(words.duplicated, { title: row.title })),
    action(words.delete, 'board_deleted', row.key, words.undo),
  );
  box.append(board, more, actions);
  return box;
}

/** @param {string} label @param {string} kind of event @param {string} key @param {string} next part of the row that has the focus then
 * @param {string} [sentence] that is said then */
function action(label, kind, key, next, sentence = '') {
  const made = button(label, () => {
    focusNext = [key, next];
    done = sentence;
    emit(kind, { text: key });
  });
  made.dataset.part = label;
  return made;
}

/** A field for a new name in the place of the row. @param {Row} row */
function renaming(row) {
  const ariaLabel = fill(words.newName, { title: row.title });
  const input = element('input', { type: 'text', value: row.title, maxLength: 80, autocomplete: 'off', ariaLabel });
  const rename = (/** @type {string} */ title) => {
    focusNext = [row.key, 'more'];
    emit('board_renamed', { text: `${row.key}\t${title}` });
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
  const wanted = puzzles.filter(({ key }) => libraries.has(key));
  const missing = (
    await Promise.all(
      wanted.map(async ({ key, title }) => {
        libraries.delete(key);
        try {
          const response = await fetch(`${key}.txt`);
          if (!response.ok) throw new Error(`${key}: ${response.status}`);
          emit('library', { text: await response.text() });
          return '';
        } catch {
          libraries.add(key);
          return title;
        }
      }),
    )
  ).filter((title) => title);
  if (missing.length) done = fill(words.boardsMissing, { puzzles: missing.join(', ') });
  if (wanted.length) emit('library', { text: '' });
}

/** @param {HTMLImageElement} image */
function wantPicture(image) {
  watcher.unobserve(image);
  const key = image.dataset.picture ?? '',
    known = pictures.get(key);
  if (known) image.src = known;
  if (known !== undefined) return;
  pictures.set(key, '');
  emit('picture', { text: key });
}

/** @param {string} key @param {string} svg */
export function showPicture(key, svg) {
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  pictures.set(key, source);
  for (const image of byId('boards-list').querySelectorAll('img')) if (image.dataset.picture === key) image.src = source;
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
