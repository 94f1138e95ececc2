// @ts-check
/**
 * The list of boards: a person's own, which can be renamed, duplicated and deleted, then the shipped ones by puzzle.
 *
 * @typedef {(kind: string, detail?: {text?: string}) => void} Emit
 * @typedef {object} Row
 * @property {string} key puzzle and id, as the app names a board
 * @property {string} title
 * @property {string} puzzle its title
 * @property {boolean} chosen
 * @property {'' | 'own' | 'deleted'} kind
 * @property {number} bytes that it takes of the storage; 0 when that does not matter
 */

import {fill, words} from './words.js';

/** @param {string} id @returns {any} */
const byId = id => document.getElementById(id);
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

/** @param {Emit} send @param {() => void} closeDialog */
export function startBoards(send, closeDialog) {
  emit = send;
  close = closeDialog;
  byId('boards-search').addEventListener('input', filter);
}

/** @param {string} payload a sentence about the storage, then lines: puzzle, id, title, puzzle title, chosen, kind, bytes, parted by tabs */
export function fillBoards(payload) {
  if (!byId('boards').open) {
    byId('boards-search').value = '';
    opened = '';
  }
  const [notice, ...lines] = payload.split('\n');
  const rows = lines.filter(line => line).map(line => {
    const [puzzle, id, title, puzzleTitle, chosen, kind, bytes] = line.split('\t');
    return /** @type {Row} */ ({key: `${puzzle}\t${id}`, title, puzzle: puzzleTitle, chosen: chosen === '1', kind, bytes: Number(bytes)});
  });
  /** @type {Map<string, HTMLElement>} */
  const sections = new Map();
  for (const row of rows) {
    const name = row.kind ? ownSection : row.puzzle;
    let section = sections.get(name);
    if (!section) sections.set(name, section = element('section', {}, element('h3', {textContent: name, tabIndex: -1})));
    section.append(row.kind ? ownRow(row) : boardButton(row));
  }
  byId('boards-notice').textContent = notice;
  byId('boards-list').replaceChildren(...sections.values());
  byId('boards-jump').replaceChildren(...[...sections].map(([name, section]) => {
    const jump = element('button', {type: 'button', textContent: name});
    jump.addEventListener('click', () => {
      section.scrollIntoView();
      /** @type {HTMLElement} */ (section.firstElementChild).focus({preventScroll: true});
    });
    return jump;
  }));
  filter();
  if (focusNext) rowPart(...focusNext)?.focus();
  focusNext = null;
  if (done) byId('boards-none').textContent = done;
  done = '';
}

/** What is in play is in view. */
export function showBoards() {
  const chosen = byId('boards-list').querySelector('.chosen');
  const section = chosen?.closest('section');
  if (section?.previousElementSibling) section.scrollIntoView();
  chosen?.focus();
}

/** @param {string} tag @param {object} [properties] @param {Node[]} children @returns {HTMLElement} */
function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** @param {Row} row */
function boardButton(row) {
  const button = element('button', {type: 'button', textContent: row.title});
  button.dataset.level = row.key;
  if (row.chosen) {
    button.classList.add('chosen');
    button.setAttribute('aria-current', 'true');
  }
  button.addEventListener('click', () => {
    emit('level', {text: row.key});
    close();
  });
  return button;
}

/** @param {Row} row */
function ownRow(row) {
  const box = element('div', {className: 'own'});
  box.dataset.own = row.key;
  if (row.kind === 'deleted') {
    if (opened === row.key) opened = '';
    box.append(element('span', {textContent: fill(words.deleted, {title: row.title})}), action(words.undo, 'board_restored', row.key, 'board'));
    return box;
  }
  const board = boardButton(row);
  board.dataset.part = 'board';
  board.append(element('small', {textContent: row.bytes ? fill(words.size, {puzzle: row.puzzle, size: Math.ceil(row.bytes / 1024)}) : row.puzzle}));
  const more = element('button', {type: 'button', textContent: '…', className: 'more', title: words.boardActions});
  more.setAttribute('aria-label', fill(words.actionsOfBoard, {title: row.title}));
  more.dataset.part = 'more';
  const actions = element('div', {className: 'row', hidden: opened !== row.key});
  const rename = element('button', {type: 'button', textContent: words.rename});
  rename.addEventListener('click', () => box.replaceChildren(...renaming(row)));
  rename.addEventListener('click', () => box.querySelector('input')?.select());
  actions.append(rename, action(words.duplicate, 'board_copied', row.key, 'more', fill(words.duplicated, {title: row.title})),
    action(words.delete, 'board_deleted', row.key, words.undo));
  const show = () => {
    opened = actions.hidden ? '' : row.key;
    more.setAttribute('aria-expanded', String(!actions.hidden));
  };
  more.addEventListener('click', () => {
    actions.hidden = !actions.hidden;
    show();
  });
  more.setAttribute('aria-expanded', String(!actions.hidden));
  box.append(board, more, actions);
  return box;
}

/** @param {string} label @param {string} kind of event @param {string} key @param {string} next part of the row that has the focus then
 * @param {string} [sentence] that is said then */
function action(label, kind, key, next, sentence = '') {
  const button = element('button', {type: 'button', textContent: label});
  button.dataset.part = label;
  button.addEventListener('click', () => {
    focusNext = [key, next];
    done = sentence;
    emit(kind, {text: key});
  });
  return button;
}

/** A field for a new name in the place of the row. @param {Row} row */
function renaming(row) {
  const input = /** @type {HTMLInputElement} */ (element('input', {type: 'text', value: row.title, maxLength: 80, autocomplete: 'off'}));
  input.setAttribute('aria-label', fill(words.newName, {title: row.title}));
  const rename = (/** @type {string} */ title) => {
    focusNext = [row.key, 'more'];
    emit('board_renamed', {text: `${row.key}\t${title}`});
  };
  const save = element('button', {type: 'button', textContent: words.save, className: 'main'});
  save.addEventListener('click', () => rename(input.value.trim() || row.title));
  input.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();   // Escape takes back the name, not the dialog
    event.stopPropagation();
    rename(event.key === 'Enter' && input.value.trim() || row.title);
  });
  return [input, save];
}

/** @param {string} key @param {string} part @returns {HTMLElement | null} */
function rowPart(key, part) {
  const row = [...byId('boards-list').querySelectorAll('[data-own]')].find(one => one.dataset.own === key);
  return row?.querySelector(`[data-part="${part}"]`) ?? row?.querySelector('button') ?? null;
}

function filter() {
  const sought = byId('boards-search').value.toLowerCase().split(/\s+/);
  let any = false;
  for (const section of byId('boards-list').children) {
    const heading = section.querySelector('h3')?.textContent ?? '';
    let some = false;
    for (const row of section.children) {
      if (row.matches('h3')) continue;
      const text = `${heading} ${row.textContent}`.toLowerCase();
      row.hidden = !sought.every((/** @type {string} */ word) => text.includes(word));
      some ||= !row.hidden;
    }
    section.hidden = !some;
    any ||= some;
  }
  byId('boards-none').textContent = any ? '' : words.noBoardFound;
}
