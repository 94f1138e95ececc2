// @ts-check
/**
 * The editor's drawing: its paper, three modes, and what the computer says of the board meanwhile. The app holds the sheet; here it is shown
 * and what is done to it is sent there (Draw in web/page/events.hpp).
 *
 * @typedef {import('./messages.js').Draw} Draw
 * @typedef {import('./drawing-paper.js').Kind} Kind
 * @typedef {import('./drawing-paper.js').Mode} Mode
 */

import { button, choice, element, newDialog, onEnter } from './dialogs-made.js';
import { snapped } from './drawing-geometry.js';
import { Paper, spokenName, spokenNames } from './drawing-paper.js';
import { fill, words } from './words-later.js';

const latticeStep = 1 / 12;
const arrangements = ['untangle', 'circle', 'align', 'solid'];

/** @type {import('./mirror.js').Emit} */
let emit;
/** @type {HTMLDialogElement} */
let dialog;
/** @type {Paper} */
let paper;
/** @type {Mode} */
let mode = 'draw';
/** @type {Kind[]} */
let kinds = [];
/** @type {Kind | null} */
let kind = null;
let lattice = '',
  text = '',
  first = '',
  problem = '';
/** What is known of the board, and done with it elsewhere. @type {{title: string, toText: (text: string) => void, keep: (text: string) => void}} */
let editor;

const part = (/** @type {string} */ name) => /** @type {any} */ (dialog.querySelector(`[data-part="${name}"]`));
/** @param {Draw['verb']} verb @param {Partial<Draw>} [more] */
const send = (verb, more = {}) => emit({ type: 'draw', verb, ...more });
const say = (/** @type {string} */ sentence) => {
  part('said').textContent = sentence;
};

/** Keeps what was drawn and takes leave of it. */
let finish = () => {};
/** @param {() => void} act @returns {() => void} */
function once(act) {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

const titled = () => `# ${editor.title}\n${text}`;

/** @param {string} label @param {[string, string][]} choices value and what it is called @param {(value: string) => void} act */
function menu(label, choices, act) {
  const options = choices.map(([value, name]) => element('option', { value, textContent: name }));
  const select = element('select', { ariaLabel: label, onchange: () => act(select.value) }, ...options);
  return select;
}

/** @param {import('./messages.js').ShowDrawing} message @param {typeof emit} send_ @param {(dialog: HTMLDialogElement) => void} prepare
 * @param {typeof editor} owner */
export function showDrawing(message, send_, prepare, owner) {
  emit = send_;
  editor = owner;
  kinds = message.kinds;
  kind = kinds[0] ?? null;
  first = '';
  mode = 'draw';
  paper = new Paper({
    mode: () => mode,
    kind: () => kind,
    snap: (p) => snapped(p, lattice, latticeStep),
    send,
    set,
    say,
    chosen: tellChosen,
    key: takeKey,
  });
  paper.paths = new Set(kinds.filter((one) => one.on === 'path' || one.on === 'triple').map((one) => one.keyword));
  paper.marks = kinds.filter((one) => one.on === 'vertex' && !one.named).map((one) => one.keyword);
  paper.titles = new Map(kinds.map((one) => [one.keyword, one.title]));
  dialog = newDialog(
    'draw',
    words.drawTitle,
    prepare,
    element(
      'div',
      { className: 'drawing' },
      paper.root,
      findings(),
      tools(message.graphs),
      named('pictures', element('div', { className: 'row pictures' })),
    ),
  );
  dialog.querySelector('h2')?.after(tabs());
  const keep = () => {
    if (text !== first) editor.keep(titled());
  };
  finish = once(() => {
    removeEventListener('pagehide', keep);
    keep();
    send('end');
  });
  addEventListener('pagehide', keep);
  dialog.addEventListener('close', finish); // some time after it is closed
  setMode('draw');
  dialog.showModal();
}

/** The text is the editor's other tab. */
function tabs() {
  const toText = () => {
    finish();
    dialog.close();
    editor.toText(titled());
  };
  return element(
    'div',
    { className: 'tabs' },
    button(words.drawTab, () => {}, { ariaCurrent: 'true' }),
    button(words.textTab, toText),
  );
}

/** @param {string} label @param {Partial<HTMLInputElement>} [more] */
const textField = (label, more = {}) =>
  element('input', { type: 'text', autocomplete: 'off', spellcheck: false, placeholder: label, ariaLabel: label, ...more });

/** A part of the dialog, found by its name. @template {Element} Made @param {string} name @param {Made} made */
function named(name, made) {
  made.setAttribute('data-part', name);
  return made;
}
/** @param {string} name @param {Node[]} content */
const box = (name, ...content) => named(name, element('div', { className: 'row' }, ...content));

/** What is wrong, what the computer has found out, and what is said of a stroke. */
function findings() {
  const said = named('said', element('p', { className: 'unseen', role: 'status' })),
    wrong = named('problem', element('p', { className: 'error', ariaLive: 'polite' })),
    note = named('note', element('p', { ariaLive: 'polite' })),
    finding = named('finding', element('p', { ariaLive: 'polite' }));
  const narrow = named(
    'narrow',
    button(words.makeUnique, () => send('unique'), { hidden: true, title: words.makeUniqueHelp }),
  );
  const there = named(
    'there',
    button(words.showWhere, () => paper.lead(paper.sheet.where), { hidden: true }),
  );
  return element('div', { className: 'findings' }, said, wrong, there, note, finding, narrow);
}

/** @param {import('./messages.js').OfferedGraph[]} graphs */
function tools(graphs) {
  const field = named('name', textField(words.vertexName));
  field.addEventListener('change', () => {
    const [dot] = paper.selection.size === 1 ? paper.selection : [paper.focused];
    if (field.value.trim()) send('name', { vertices: [dot], text: field.value.trim() });
  });
  const from = textField(words.startFrom, { placeholder: words.startExample });
  const begin = () => send('begin', { text: from.value });
  onEnter(from, begin);
  const turns = menu(
    words.symmetry,
    Array.from({ length: 12 }, (_, i) => [String(i + 1), i ? fill(words.foldRotation, { count: i + 1 }) : words.noRotation]),
    () => symmetry(),
  );
  const mirror = element('input', { type: 'checkbox', onchange: () => symmetry() });
  const symmetry = () => send('turns', { turns: Number(turns.value), mirror: mirror.checked });
  return element(
    'div',
    { className: 'tools' },
    choice(
      'draw-mode',
      { textContent: words.mode, className: 'unseen' },
      [
        ['draw', words.modeDraw],
        ['select', words.modeSelect],
        ['set', words.modeSet],
      ],
      (value) => setMode(/** @type {Mode} */ (value)),
    ),
    named('help', element('p')),
    box(
      'draw',
      menu(
        words.snap,
        [
          ['', words.noSnap],
          ['square', words.snapToSquares],
          ['triangle', words.snapToTriangles],
        ],
        (value) => {
          lattice = value;
        },
      ),
      turns,
      element('label', {}, mirror, words.mirror),
    ),
    box(
      'select',
      button(words.selectAll, () => paper.selectAll()),
      button(words.delete, () => act('erase')),
      button(words.duplicate, () => act('copy', { x: 0.06, y: 0.06 })),
      field,
      menu(
        words.arrange,
        [['', words.arrange], ...arrangements.map((one) => /** @type {[string, string]} */ ([one, words.arrangements[one]]))],
        (value) => {
          if (value) send('arrange', { text: value, vertices: [...paper.selection] });
        },
      ),
    ),
    box('set'),
    box(
      'steps',
      button(words.undo, () => send('undo')),
      button(words.redo, () => send('redo')),
      button('+', () => paper.zoomBy(1.4), { ariaLabel: words.zoomIn }),
      button('−', () => paper.zoomBy(1 / 1.4), { ariaLabel: words.zoomOut }),
    ),
    box(
      'begin',
      families(graphs),
      from,
      button(words.start, begin),
      button(words.clearDrawing, () => send('erase', { vertices: [...paper.sheet.vertices.keys()] })),
    ),
    box(
      'end',
      button(
        words.playDrawn,
        () => {
          if (problem) return part('problem').scrollIntoView();
          first = text;
          editor.keep('');
          dialog.close();
          emit({ type: 'edited', text: titled() });
        },
        { className: 'main' },
      ),
    ),
  );
}

/** A menu of graphs to begin from, with a slider for each number of one that comes in many sizes.
 * @param {import('./messages.js').OfferedGraph[]} graphs */
function families(graphs) {
  const select = menu(words.family, [['', words.family]], (name) => {
    const sized = graphs.find((graph) => graph.name === name)?.sized;
    sliders.replaceChildren(...((sized && name.match(/\d+/g)) || []).map((number, i) => slider(Number(number), i)));
    if (name) begin();
  });
  const groups = new Map(graphs.map(({ group }) => [group, element('optgroup', { label: group })]));
  for (const { group, title, name } of graphs) groups.get(group)?.append(element('option', { value: name, textContent: title }));
  select.append(...groups.values());
  const sliders = element('span', { className: 'sliders' });
  const slider = (/** @type {number} */ value, /** @type {number} */ i) => {
    const ariaLabel = fill(words.familySize, { number: i + 1 });
    const input = element('input', { type: 'range', min: '1', max: '30', value: String(value), title: String(value), ariaLabel });
    input.addEventListener('change', () => {
      input.title = input.value;
      begin();
    });
    return input;
  };
  const begin = () => {
    const sizes = [...sliders.children].map((input) => /** @type {HTMLInputElement} */ (input).value);
    send('begin', { text: select.value.replace(/\d+/g, (/** @type {string} */ number) => sizes.shift() ?? number) });
  };
  return element('span', { className: 'family' }, select, sliders);
}

/** To the selection, else to the dot that has the focus. @param {Draw['verb']} verb @param {Partial<Draw>} [more] */
const act = (verb, more) => send(verb, { ...more, vertices: paper.selection.size ? [...paper.selection] : [paper.focused] });

/** @param {Mode} wanted */
function setMode(wanted) {
  mode = wanted;
  paper.picked = [];
  for (const input of dialog.querySelectorAll('[name=draw-mode]')) {
    const choice = /** @type {HTMLInputElement} */ (input);
    choice.checked = choice.value === mode;
  }
  for (const one of ['draw', 'select', 'set']) part(one).hidden = one !== mode;
  dialog.dataset.mode = mode;
  if (mode === 'set') fillKinds();
  tellHelp();
}

function tellHelp() {
  const [touch, keys] =
    mode === 'draw'
      ? [words.helpDraw, words.helpDrawKeys]
      : mode === 'select'
        ? [words.helpSelect, words.helpSelectKeys]
        : [kind?.help ?? words.helpNothingToSet, ''];
  part('help').replaceChildren(touch, element('span', { className: 'keys', textContent: keys && ` ${keys}` }));
}

/** What can be set: one of the kinds is taken up; those of the whole board are switched or typed here. */
function fillKinds() {
  const { settings } = paper.sheet,
    handy = kinds.filter((one) => one.on !== 'board');
  if (kind?.on === 'board') kind = handy[0] ?? null;
  const set = choice(
    'draw-kind',
    { textContent: words.modeSet, className: 'unseen' },
    handy.map((one) => /** @type {[string, string]} */ ([one.keyword, one.title])),
    (value) => {
      kind = kinds.find((one) => one.keyword === value) ?? null;
      fillKinds();
      tellHelp();
    },
    kind?.keyword,
  );
  const word = named('word', textField(words.wordOfSetting, { className: 'word', hidden: !kind?.named }));
  const whole = kinds
    .filter((one) => one.on === 'board')
    .map((one) => {
      const there = settings.find((other) => other.keyword === one.keyword);
      const input = one.named
        ? element('input', { type: 'text', autocomplete: 'off', value: there?.word ?? '' })
        : element('input', { type: 'checkbox', checked: Boolean(there) });
      input.addEventListener('change', () => send('set', { keyword: one.keyword, text: one.named ? input.value.trim() : '' }));
      input.addEventListener('focus', () => part('help').replaceChildren(one.help));
      return element('label', {}, input, one.title);
    });
  part('set').replaceChildren(set, word, ...whole);
}

/** @param {Kind} one @param {number[]} vertices */
function set(one, vertices) {
  const word = one.named ? part('word').value.trim() : '';
  if (one.on === 'face' && vertices.length < 3) return say(words.noFaceThere);
  if (one.on === 'edge' && !paper.near?.[vertices[0]].includes(vertices[1])) return say(words.noLineThere);
  send('set', { keyword: one.keyword, vertices, text: word });
}

function tellChosen() {
  const { vertices } = paper.sheet,
    chosen = [...paper.selection];
  part('name').value = chosen.length === 1 ? vertices[chosen[0]].name : '';
  say(chosen.length ? fill(words.selectedVertices, { names: spokenNames(chosen.map((i) => vertices[i].name)) }) : words.nothingSelected);
}

/** Keys of the paper beside directions. @param {string} key */
function takeKey(key) {
  const modes = /** @type {Record<string, Mode>} */ ({ 1: 'draw', 2: 'select', 3: 'set' });
  if (modes[key]) setMode(modes[key]);
  else if (key === 'n') {
    setMode('select');
    part('name').value = paper.sheet.vertices[paper.focused]?.name ?? '';
    part('name').select();
  } else if (key === 'c') connectByName();
  else if (key === 'v') send('vertex', freePlace());
  else return false;
  return true;
}

/** A place of the paper that is far from all dots. */
function freePlace() {
  const places = Array.from({ length: 81 }, (_, i) => ({ x: ((i % 9) + 1) / 10, y: (Math.floor(i / 9) + 1) / 10 }));
  const room = (/** @type {{x: number, y: number}} */ p) =>
    Math.min(1, ...paper.sheet.vertices.map((dot) => Math.hypot(dot.x - p.x, dot.y - p.y)));
  return places.reduce((a, b) => (room(b) > room(a) ? b : a));
}

/** A line from the dot that has the focus to one that is named. */
function connectByName() {
  const from = paper.focused,
    dot = paper.sheet.vertices[from];
  if (!dot) return;
  const label = fill(words.connectWith, { name: spokenName(dot.name) });
  const field = textField(label);
  field.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const to = paper.sheet.vertices.findIndex((one) => one.name.toLowerCase() === field.value.trim().toLowerCase());
    field.remove();
    paper.focusOn(from);
    if (event.key === 'Enter' && to >= 0) paper.join(from, to);
    else if (event.key === 'Enter') say(fill(words.noSuchVertex, { name: field.value }));
  });
  part('help').after(field);
  field.focus();
}

/** The sheet as it is now. @param {import('./messages.js').DrawnSheet} sheet */
export function showSheet(sheet) {
  if (!dialog?.open && !paper) return;
  ({ text, problem } = sheet);
  first ||= text;
  const before = paper.sheet;
  paper.show(sheet);
  if (!before.vertices.length) paper.focus();
  part('problem').textContent = sheet.complaint || problem;
  part('there').hidden = !sheet.where.length || sheet.complaint !== '';
  part('note').textContent = sheet.note;
  const [undo, redo] = part('steps').querySelectorAll('button');
  undo.disabled = !sheet.canUndo;
  redo.disabled = !sheet.canRedo;
  if (mode === 'set') fillKinds();
  tellChange(before, sheet);
}

/** What has come or gone, in a sentence. @param {import('./drawing-paper.js').Sheet} before @param {import('./drawing-paper.js').Sheet} now */
function tellChange(before, now) {
  const vertices = now.vertices.length - before.vertices.length,
    lines = now.lines.length - before.lines.length;
  if (before.vertices.length && (vertices || lines))
    say(fill(words.drawingHas, { vertices: now.vertices.length, lines: now.lines.length }));
}

/** What the computer has found out. @param {import('./messages.js').Finding} message */
export function showFinding({ busy, headline, detail, canNarrow, pictures }) {
  if (!paper) return;
  part('finding').textContent = [headline, detail, busy ? (headline ? words.lookingFurther : words.looking) : '']
    .filter((words_) => words_)
    .join(' ');
  part('narrow').hidden = !canNarrow;
  part('pictures').replaceChildren(
    ...pictures.map((svg, i) =>
      element('img', { alt: fill(words.solutionPicture, { number: i + 1 }), src: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
    ),
  );
}
