// @ts-check
/**
 * The editor's drawing: its paper, three modes, and what the computer says of the board meanwhile. The app holds the sheet; here it is shown
 * and what is done to it is sent there (web/app/drawing.hpp has the commands).
 *
 * @typedef {import('./drawing-paper.js').Kind} Kind
 * @typedef {import('./drawing-paper.js').Mode} Mode
 */

import { button, choice, element, newDialog, onEnter, rowsOf } from './dialogs-made.js';
import { snapped } from './drawing-geometry.js';
import { on, Paper, spokenName, spokenNames } from './drawing-paper.js';
import { fill, words } from './words-later.js';

const latticeStep = 1 / 12;
const arrangements = ['untangle', 'circle', 'align', 'solid'];

/** @type {(kind: string, detail?: {text?: string}) => void} */
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
/** @param {(string | number)[]} command */
const send = (...command) => emit('draw', { text: command.join('\t') });
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

/** @param {string} payload the puzzle's title, a line for each kind of setting, an empty one, a line for each graph to begin from @param {typeof emit} send_ @param {(dialog: HTMLDialogElement) => void} prepare
 * @param {typeof editor} owner */
export function showDrawing(payload, send_, prepare, owner) {
  emit = send_;
  editor = owner;
  const [head, graphs] = payload.split('\n\n');
  kinds = rowsOf(head)
    .slice(1)
    .map(([keyword, where, named, name, help]) => ({ keyword, on: Number(where), named: named === '1', title: name, help }));
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
  paper.paths = new Set(kinds.filter((one) => one.on === on.path || one.on === on.triple).map((one) => one.keyword));
  paper.marks = kinds.filter((one) => one.on === on.vertex && !one.named).map((one) => one.keyword);
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
      tools(rowsOf(graphs)),
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

/** @param {string[][]} graphs */
function tools(graphs) {
  const field = named('name', textField(words.vertexName));
  field.addEventListener('change', () => {
    const [dot] = paper.selection.size === 1 ? paper.selection : [paper.focused];
    if (field.value.trim()) send('name', dot, field.value.trim());
  });
  const from = textField(words.startFrom, { placeholder: words.startExample });
  const begin = () => send('begin', from.value);
  onEnter(from, begin);
  const turns = menu(
    words.symmetry,
    Array.from({ length: 12 }, (_, i) => [String(i + 1), i ? fill(words.foldRotation, { count: i + 1 }) : words.noRotation]),
    () => symmetry(),
  );
  const mirror = element('input', { type: 'checkbox', onchange: () => symmetry() });
  const symmetry = () => send('turns', turns.value, mirror.checked ? 1 : 0);
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
      button(words.duplicate, () => act('copy', 0.06, 0.06)),
      field,
      menu(
        words.arrange,
        [['', words.arrange], ...arrangements.map((one) => /** @type {[string, string]} */ ([one, words.arrangements[one]]))],
        (value) => {
          if (value) send('arrange', value, [...paper.selection].join(' '));
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
      button(words.clearDrawing, () => act('erase', paper.sheet.dots.map((_, i) => i).join(' '))),
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
          emit('edited', { text: titled() });
        },
        { className: 'main' },
      ),
    ),
  );
}

/** A menu of graphs to begin from, with a slider for each number of one that comes in many sizes.
 * @param {string[][]} graphs group, title, name, and whether it has sizes */
function families(graphs) {
  const select = menu(words.family, [['', words.family]], (name) => {
    const sized = graphs.find((graph) => graph[2] === name)?.[3] === '1';
    sliders.replaceChildren(...(sized ? (name.match(/\d+/g) ?? []).map((number, i) => slider(Number(number), i)) : []));
    if (name) begin();
  });
  const groups = new Map(graphs.map(([group]) => [group, element('optgroup', { label: group })]));
  for (const [group, title, name] of graphs) groups.get(group)?.append(element('option', { value: name, textContent: title }));
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
    send(
      'begin',
      select.value.replace(/\d+/g, (/** @type {string} */ number) => sizes.shift() ?? number),
    );
  };
  return element('span', { className: 'family' }, select, sliders);
}

/** Of the selection, else of the dot that has the focus. @param {string} verb @param {(string | number)[]} more */
function act(verb, ...more) {
  const dots = typeof more[0] === 'string' ? more[0] : (paper.selection.size ? [...paper.selection] : [paper.focused]).join(' ');
  send(verb, ...more.filter((one) => typeof one === 'number'), dots);
}

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
    handy = kinds.filter((one) => one.on !== on.board);
  if (kind?.on === on.board) kind = handy[0] ?? null;
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
    .filter((one) => one.on === on.board)
    .map((one) => {
      const there = settings.find((other) => other.keyword === one.keyword);
      const input = one.named
        ? element('input', { type: 'text', autocomplete: 'off', value: there?.word ?? '' })
        : element('input', { type: 'checkbox', checked: Boolean(there) });
      input.addEventListener('change', () => send('set', one.keyword, '', one.named ? input.value.trim() : ''));
      input.addEventListener('focus', () => part('help').replaceChildren(one.help));
      return element('label', {}, input, one.title);
    });
  part('set').replaceChildren(set, word, ...whole);
}

/** @param {Kind} one @param {number[]} dots */
function set(one, dots) {
  const word = one.named ? part('word').value.trim() : '';
  if (one.on === on.face && dots.length < 3) return say(words.noFaceThere);
  if (one.on === on.edge && !paper.near?.[dots[0]].includes(dots[1])) return say(words.noLineThere);
  send('set', one.keyword, dots.join(' '), word);
}

function tellChosen() {
  const { dots } = paper.sheet,
    chosen = [...paper.selection];
  part('name').value = chosen.length === 1 ? dots[chosen[0]].name : '';
  say(chosen.length ? fill(words.selectedVertices, { names: spokenNames(chosen.map((i) => dots[i].name)) }) : words.nothingSelected);
}

/** Keys of the paper beside directions. @param {string} key */
function takeKey(key) {
  const modes = /** @type {Record<string, Mode>} */ ({ 1: 'draw', 2: 'select', 3: 'set' });
  if (modes[key]) setMode(modes[key]);
  else if (key === 'n') {
    setMode('select');
    part('name').value = paper.sheet.dots[paper.focused]?.name ?? '';
    part('name').select();
  } else if (key === 'c') connectByName();
  else if (key === 'v') send('vertex', ...freePlace());
  else return false;
  return true;
}

/** A place of the paper that is far from all dots. */
function freePlace() {
  const places = Array.from({ length: 81 }, (_, i) => ({ x: ((i % 9) + 1) / 10, y: (Math.floor(i / 9) + 1) / 10 }));
  const room = (/** @type {{x: number, y: number}} */ p) =>
    Math.min(1, ...paper.sheet.dots.map((dot) => Math.hypot(dot.x - p.x, dot.y - p.y)));
  const best = places.reduce((a, b) => (room(b) > room(a) ? b : a));
  return [best.x, best.y];
}

/** A line from the dot that has the focus to one that is named. */
function connectByName() {
  const from = paper.focused,
    dot = paper.sheet.dots[from];
  if (!dot) return;
  const label = fill(words.connectWith, { name: spokenName(dot.name) });
  const field = textField(label);
  field.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const to = paper.sheet.dots.findIndex((one) => one.name.toLowerCase() === field.value.trim().toLowerCase());
    field.remove();
    paper.focusOn(from);
    if (event.key === 'Enter' && to >= 0) paper.join(from, to);
    else if (event.key === 'Enter') say(fill(words.noSuchVertex, { name: field.value }));
  });
  part('help').after(field);
  field.focus();
}

/** The sheet as it is now. @param {string} payload */
export function showSheet(payload) {
  if (!dialog?.open && !paper) return;
  const end = payload.indexOf('text\n'),
    lines = payload
      .slice(0, end)
      .split('\n')
      .map((line) => line.split('\t'));
  const [[undo, redo], [wrong, where, complaint, note]] = lines;
  text = payload.slice(end + 5);
  first ||= text;
  const before = paper.sheet;
  const numbers = (/** @type {string} */ list) => (list ? list.split(' ').map(Number) : []);
  paper.show({
    where: numbers(where),
    dots: lines.filter(([letter]) => letter === 'd').map(([, name, x, y]) => ({ name, x: Number(x), y: Number(y) })),
    lines: lines
      .filter(([letter]) => letter === 'l')
      .map(([, u, v, crosses]) => ({ u: Number(u), v: Number(v), crosses: crosses === '1' })),
    settings: lines.filter(([letter]) => letter === 's').map(([, keyword, word, dots]) => ({ keyword, word, dots: numbers(dots) })),
  });
  if (!before.dots.length) paper.focus();
  problem = wrong;
  part('problem').textContent = complaint || wrong;
  part('there').hidden = !where || complaint !== '';
  part('note').textContent = note;
  const [undoButton, redoButton] = part('steps').querySelectorAll('button');
  undoButton.disabled = undo !== '1';
  redoButton.disabled = redo !== '1';
  if (mode === 'set') fillKinds();
  tellChange(before, paper.sheet);
}

/** What has come or gone, in a sentence. @param {import('./drawing-paper.js').Sheet} before @param {import('./drawing-paper.js').Sheet} now */
function tellChange(before, now) {
  const dots = now.dots.length - before.dots.length,
    lines = now.lines.length - before.lines.length;
  if (before.dots.length && (dots || lines)) say(fill(words.drawingHas, { vertices: now.dots.length, lines: now.lines.length }));
}

/** What the computer has found out. @param {string} payload */
export function showFinding(payload) {
  if (!paper) return;
  const [head, ...pictures] = payload.split('\n'),
    [busy, headline, detail, narrows] = head.split('\t');
  part('finding').textContent = [headline, detail, busy === '1' ? (headline ? words.lookingFurther : words.looking) : '']
    .filter((words_) => words_)
    .join(' ');
  part('narrow').hidden = narrows !== '1';
  part('pictures').replaceChildren(
    ...pictures.map((svg, i) =>
      element('img', { alt: fill(words.solutionPicture, { number: i + 1 }), src: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
    ),
  );
}
