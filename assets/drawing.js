// @ts-check
/**
 * The desk where a board is drawn: its paper, tools and menus. The app holds the sheet; here it is shown, and what is done to it is sent there
 * (Draw in web/page/events.hpp).
 *
 * @typedef {import('./messages.js').Draw} Draw
 * @typedef {import('./messages.js').DrawnSheet} DrawnSheet
 * @typedef {import('./drawing-paper.js').Tool} Tool
 */

import { element, onEnter, unbroken } from './dialogs-made.js';
import { byPointer, fill, words } from './draw-words.js';
import { snapped } from './drawing-geometry.js';
import { FindingCard } from './drawing-finding.js';
import { Paper, spokenName, spokenNames } from './drawing-paper.js';
import { Settings } from './drawing-settings.js';

const latticeStep = 1 / 12;
const mostNamed = 3; // of what was added, in a sentence
const sized = /\d/,
  numbers = /\d+/g; // what of a graph's name can be another number

export class Drawing {
  /** @param {HTMLElement} root the page @param {import('./mirror.js').Emit} emit @param {() => void} changed what is drawn, or its title
   * @param {() => void} play */
  constructor(root, emit, changed, play) {
    this.root = root;
    this.emit = emit;
    this.changed = changed;
    /** @type {Tool} */
    this.tool = 'draw';
    this.lattice = '';
    this.title = '';
    this.puzzle = '';
    /** The puzzle's text, and its size in words. */
    this.text = this.size = '';
    /** What is not worth keeping; undefined: the sheet that comes. @type {string | undefined} */
    this.original = '';
    /** What is asked of the app to begin with, if that is the name of a graph. */
    this.wanted = '';
    /** The name of a graph of many sizes, and its text, as long as it is all that is drawn. */
    this.family = this.familyText = '';
    this.paper = new Paper({
      tool: () => this.tool,
      kind: () => (this.tool === 'set' ? this.settings.kind : null),
      snap: (p) => snapped(p, this.lattice, latticeStep),
      send: this.send,
      set: (kind, vertices) => this.set(kind, vertices),
      pair: (dots) => this.settings.touch(dots),
      say: this.say,
      chosen: () => this.tellChosen(),
      key: (key) => this.takeKey(key),
    });
    this.part('.paper').append(this.paper.root);
    /** @type {Settings} */
    this.settings = new Settings(this.part('.settings'), this.part('.rules'), this.paper, this.send, () => this.tellHelp());
    this.card = new FindingCard(
      this.part('.finding'),
      this.send,
      (there) => this.paper.lead(there),
      (picture) => {
        this.part('.paper .solution')?.remove();
        if (!picture) return;
        this.paper.whole();
        this.part('.paper').append(picture);
      },
    );
    this.part('.finding .main').addEventListener('click', () => {
      if (!this.card.problem) play();
      else this.say(`${words.notABoard}. ${this.card.problem}`);
    });
    this.watch();
  }

  /** @param {string} selector @returns {any} */
  part(selector) {
    return this.root.querySelector(selector);
  }
  /** @param {string} selector @param {(element: HTMLElement, event: Event) => void} act @param {string} [event] */
  on(selector, act, event = 'click') {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(selector)))
      one.addEventListener(event, (happened) => act(one, happened));
  }
  /** @param {Draw['verb']} verb @param {Partial<Draw>} [more] */
  send = (verb, more = {}) => this.emit({ type: 'draw', verb, ...more });
  say = (/** @type {string} */ sentence) => {
    this.part('.said').textContent = sentence;
  };

  watch() {
    const { paper } = this;
    /** @type {Record<string, () => void>} */
    const deeds = {
      undo: () => this.send('undo'),
      redo: () => this.send('redo'),
      nearer: () => paper.zoomBy(1.4),
      farther: () => paper.zoomBy(1 / 1.4),
      whole: () => paper.whole(),
      all: () => paper.selectAll(),
      erase: () => this.act('erase'),
      copy: () => this.act('copy', { x: 0.06, y: 0.06 }),
    };
    this.on('[data-do]', ({ dataset }) => deeds[/** @type {string} */ (dataset.do)]());
    this.on('[data-tool]', ({ dataset }) => this.take(/** @type {Tool} */ (dataset.tool)));
    this.on('[data-way]', ({ dataset }) => {
      this.shut();
      this.send('arrange', { text: dataset.way, vertices: [...paper.selection] });
    });
    this.on('[name=draw-snap]', (one) => (this.lattice = /** @type {HTMLInputElement} */ (one).value), 'change');
    this.on('[name=draw-turns], [name=draw-mirror]', () => this.repeat(), 'change');
    const field = this.part('.selected input');
    field.addEventListener('change', () => {
      const [dot] = paper.selection.size === 1 ? paper.selection : [paper.dot];
      if (field.value.trim()) this.send('name', { vertices: [dot], text: field.value.trim() });
    });
    this.on('.title button', () => this.rename());
    this.on('.drop > button', (opener) => {
      const open = opener.getAttribute('aria-expanded') !== 'true';
      this.shut();
      opener.setAttribute('aria-expanded', String(open));
    });
    this.on('.shut', (one) => {
      const opener = one.closest('.drop')?.querySelector('button');
      this.shut();
      opener?.focus();
    });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.isConnected && !target.closest('.drop')) this.shut();
    });
    this.root.addEventListener('keydown', (event) => {
      const open = this.opener;
      if (event.key !== 'Escape' || !open) return;
      event.preventDefault();
      this.shut();
      open.focus();
    });
  }

  /** Of the menu that is open. @returns {HTMLElement | null} */
  get opener() {
    return this.root.querySelector('.drop > [aria-expanded=true]');
  }
  shut() {
    this.opener?.setAttribute('aria-expanded', 'false');
  }

  get symmetry() {
    return { turns: Number(this.part('[name=draw-turns]:checked').value), mirror: this.part('[name=draw-mirror]').checked };
  }
  repeat() {
    this.paper.symmetry = this.symmetry;
    this.send('turns', this.symmetry);
  }

  // ---- what is drawn

  /** @param {import('./messages.js').ShowDrawing} message */
  begin({ puzzle, title, holes, kinds }) {
    const { paper } = this;
    this.puzzle = puzzle;
    this.family = sized.test(this.wanted) ? this.wanted : '';
    this.familyText = this.wanted = '';
    paper.paths = new Set(kinds.filter((one) => one.on === 'path' || one.on === 'triple').map((one) => one.keyword));
    paper.marks = kinds.filter((one) => one.on === 'vertex' && !one.named).map((one) => one.keyword);
    paper.holes = holes;
    const named = (/** @type {string} */ on, /** @type {string} */ kind) =>
      /edge|triple/.test(on) ? fill(words.lineNamed, { kind }) : kind;
    paper.titles = new Map(kinds.map(({ keyword, on, title }) => [keyword, named(on, title)]));
    paper.selection.clear();
    paper.focused = 0;
    paper.whole();
    this.part('[name=draw-turns][value="1"]').checked = true;
    this.part('[name=draw-mirror]').checked = false;
    paper.symmetry = this.symmetry;
    this.settings.begin(kinds);
    this.setTitle(title);
    this.take('draw');
  }

  /** @param {DrawnSheet} sheet */
  show(sheet) {
    const before = this.paper.sheet;
    this.text = sheet.text;
    this.original ??= this.whole;
    this.familyText ||= sheet.text;
    if (this.text !== this.familyText) this.family = '';
    this.paper.added = new Set(sheet.added.map(({ vertices }) => [...vertices].sort((a, b) => a - b).join()));
    this.paper.show(sheet);
    this.settings.show();
    this.paper.draw();
    this.part('[data-do=undo]').disabled = !sheet.canUndo;
    this.part('[data-do=redo]').disabled = !sheet.canRedo;
    this.size = sheet.size;
    this.tellNote(sheet);
    this.tellHelp();
    this.fillSizes();
    this.tellChange(before, sheet);
    this.card.takeSheet(sheet);
    this.changed();
  }

  /** The board with its title. */
  get whole() {
    return (this.title ? `# ${this.title}\n` : '') + this.text;
  }

  /** @param {string} title */
  setTitle(title) {
    this.title = title;
    this.part('.title strong').textContent = unbroken(title) || words.yourBoard;
  }

  rename() {
    const row = this.part('.title'),
      field = element('input', { type: 'text', value: this.title, ariaLabel: words.boardName, maxLength: 80 });
    let open = true;
    const done = (/** @type {boolean} */ taken) => {
      if (!open) return;
      open = false;
      const hadFocus = field === document.activeElement;
      row.classList.remove('renamed');
      field.remove();
      if (taken && field.value.trim() !== this.title) {
        this.setTitle(field.value.trim());
        this.changed();
      }
      if (hadFocus) row.querySelector('button').focus();
    };
    row.classList.add('renamed');
    row.prepend(field);
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      done(false);
    });
    onEnter(field, () => done(true));
    field.addEventListener('blur', () => done(true));
    field.select();
  }

  /** A field for each number of a graph that comes in many sizes. */
  fillSizes() {
    const row = this.part('.sizes'),
      { family } = this;
    if (row.dataset.family === family) return;
    row.dataset.family = family;
    /** @type {HTMLInputElement[]} */
    const fields = (family.match(numbers) ?? []).map((value) => element('input', { type: 'number', min: '1', max: '100', value }));
    const resize = () => {
      const sizes = fields.map(({ value }) => value);
      this.wanted = row.dataset.family = family.replace(numbers, (number) => sizes.shift() || number);
      this.send('begin', { text: this.wanted });
    };
    for (const field of fields) field.addEventListener('change', resize);
    row.replaceChildren(...fields.map((field, i) => element('label', {}, fill(words.familySize, { number: i + 1 }), field)));
  }

  // ---- what is done

  /** To the selection, else to the dot that has the focus. @param {Draw['verb']} verb @param {Partial<Draw>} [more] */
  act(verb, more) {
    const { selection, dot } = this.paper;
    this.send(verb, { ...more, vertices: selection.size ? [...selection] : [dot] });
  }

  /** @param {Tool} tool */
  take(tool) {
    this.tool = tool;
    this.paper.picked = [];
    for (const one of this.root.querySelectorAll('[data-tool]'))
      one.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (one).dataset.tool === tool));
    this.root.dataset.tool = tool;
    this.part('.panel h2').textContent = words.tools[tool];
    this.part('.panel .selected').hidden = tool !== 'select';
    this.part('.settings').hidden = tool !== 'set';
    this.settings.show();
    this.paper.draw();
    this.tellHelp();
  }

  /** @param {import('./drawing-paper.js').Kind} one @param {number[]} vertices */
  set(one, vertices) {
    if (one.on === 'face' && vertices.length < 3) return this.say(words.noFaceThere);
    if (one.on === 'edge' && !this.paper.near?.[vertices[0]].includes(vertices[1])) return this.say(words.noLineThere);
    this.send('set', { keyword: one.keyword, vertices, text: one.named ? this.settings.word : '' });
  }

  /** Keys of the paper beside directions. @param {string} key */
  takeKey(key) {
    const { paper } = this,
      tools = /** @type {Record<string, Tool>} */ ({ 1: 'draw', 2: 'select', 3: 'set' });
    if (tools[key]) this.take(tools[key]);
    else if (paper.grid) return false;
    else if (key === 'n') {
      this.take('select');
      const field = this.part('.selected input');
      field.value = paper.sheet.vertices[paper.dot]?.name ?? '';
      field.select();
    } else if (key === 'c') this.connectByName();
    else if (key === 'v') this.send('vertex', this.freePlace());
    else return false;
    return true;
  }

  /** A place of the paper that is far from all dots. */
  freePlace() {
    const places = Array.from({ length: 81 }, (_, i) => ({ x: ((i % 9) + 1) / 10, y: (Math.floor(i / 9) + 1) / 10 }));
    const room = (/** @type {{x: number, y: number}} */ p) =>
      Math.min(1, ...this.paper.sheet.vertices.map((dot) => Math.hypot(dot.x - p.x, dot.y - p.y)));
    return places.reduce((a, b) => (room(b) > room(a) ? b : a));
  }

  /** A line from the dot that has the focus to one that is named. */
  connectByName() {
    const { paper } = this,
      from = paper.dot,
      dot = paper.sheet.vertices[from];
    if (!dot) return;
    const label = fill(words.connectWith, { ...paper.noun, name: spokenName(dot.name) });
    const field = element('input', { type: 'text', autocomplete: 'off', spellcheck: false, placeholder: label, ariaLabel: label });
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      const to = paper.sheet.vertices.findIndex((one) => one.name.toLowerCase() === field.value.trim().toLowerCase());
      field.remove();
      paper.focusOn(from);
      if (event.key === 'Enter' && to >= 0) paper.join(from, to);
      else if (event.key === 'Enter') this.say(fill(words.noSuchVertex, { ...paper.noun, name: field.value }));
    });
    this.part('.help').after(field);
    field.focus();
  }

  // ---- what is said

  tellHelp() {
    const { grid, noun } = this.paper,
      field = this.part('.selected input');
    const [touch, keys] = {
      draw: grid ? [words.helpDrawGrid, words.helpDrawGridKeys] : [words.helpDraw, words.helpDrawKeys],
      select: [grid ? words.helpSelectGrid : words.helpSelect, grid ? '' : words.helpSelectKeys],
      set: [this.settings.help(), ''],
    }[this.tool];
    for (const one of this.root.querySelectorAll('.selected :is([data-do=copy], input)')) one.toggleAttribute('hidden', Boolean(grid));
    field.placeholder = field.ariaLabel = fill(words.nameOfVertex, noun);
    this.part('.size').textContent = this.tool === 'draw' ? this.size : '';
    this.part('.help').textContent = byPointer(fill(touch, noun));
    this.part('.keys').textContent = fill(keys, noun);
  }

  tellChosen() {
    const { vertices } = this.paper.sheet,
      chosen = [...this.paper.selection];
    this.part('.selected input').value = chosen.length === 1 ? vertices[chosen[0]].name : '';
    this.say(
      chosen.length ? fill(words.selectedVertices, { names: spokenNames(chosen.map((i) => vertices[i].name)) }) : words.nothingSelected,
    );
  }

  /** @param {DrawnSheet} sheet */
  tellNote({ note, added, vertices }) {
    const items = added.slice(0, mostNamed).map(({ keyword, vertices: dots }) => {
      const names = dots.map((dot) => spokenName(vertices[dot].name)).join(this.paper.grid ? ' and ' : '–');
      if (!keyword) return fill(this.paper.grid ? words.addedWall : words.removedLine, { names });
      return fill(words.named, { kind: (this.paper.titles.get(keyword) ?? keyword).toLowerCase(), name: names });
    });
    let list = items.join('; ');
    if (added.length > mostNamed) list = fill(words.addedMore, { list, count: added.length - mostNamed });
    this.tell(list ? fill(words.added, { list }) : note);
  }
  /** @param {string} note */
  tell(note) {
    this.part('.note').textContent = note;
  }

  /** What has come or gone, in a sentence. @param {import('./drawing-paper.js').Sheet} before @param {import('./drawing-paper.js').Sheet} now */
  tellChange(before, now) {
    const vertices = now.vertices.length - before.vertices.length,
      lines = now.lines.length - before.lines.length;
    if (before.vertices.length && (vertices || lines))
      this.say(fill(words.drawingHas, { ...this.paper.noun, vertices: now.vertices.length, lines: now.lines.length }));
  }
}
