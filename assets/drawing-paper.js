// @ts-check
/**
 * The paper: the board as SVG, and what a pointer or a key does on it. It shows a state and says what was done; the app knows what that changes.
 *
 * @typedef {import('./drawing-geometry.js').Point} Point
 * @typedef {{clientX: number, clientY: number}} Finger
 * @typedef {import('./messages.js').Draw} Draw
 * @typedef {import('./messages.js').DrawnKind} Kind
 * @typedef {import('./messages.js').DrawnSetting} Setting
 * @typedef {Pick<import('./messages.js').DrawnSheet, 'vertices' | 'lines' | 'settings' | 'where'>} Sheet
 * @typedef {'draw' | 'select' | 'set'} Tool
 * @typedef {Point & {dot: number}} Spot a dot, or a hole of a grid: -1
 * @typedef {object} Hand what the paper asks of the rest
 * @property {() => Tool} tool
 * @property {() => Kind | null} kind what is set
 * @property {(p: Point) => Point} snap
 * @property {(verb: Draw['verb'], more?: Partial<Draw>) => void} send
 * @property {(kind: Kind, vertices: number[]) => void} set
 * @property {(dots: number[]) => void} pair a dot is touched for a pair, or dragged to another one
 * @property {(sentence: string) => void} say
 * @property {() => void} chosen what is selected has changed
 * @property {(key: string) => boolean} key takes a key that is no direction
 */

import { shape } from './dialogs-made.js';
import { byPointer, fill, words } from './draw-words.js';
import { distance, dotAt, dotTowards, faceAt, inside, leastDistance, lineAt, neighboursOf } from './drawing-geometry.js';
import { gridOf } from './drawing-grid.js';
import { graphShapes, gridShapes, size, stroke } from './drawing-shapes.js';
import { arrows } from './board-keys.js';

const reach = 22,
  slack = 7; // CSS pixels: of a finger, and before a press becomes a drag
const largest = 17,
  least = 6; // CSS pixels: of a dot's radius
const step = 0.1,
  nudge = 0.02; // of the paper, by key

const rim = 85,
  ruled = 25; // units of the drawing: round the paper, and how much of that a grid's numbers have on their sides
const glideMilliseconds = 350;
const many = 60,
  near = 3; // dots that are small on the whole paper, and how much it is enlarged then

/** Of a cell as the board tells it. @param {string} name */
export const spokenName = (name) => {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return row ? fill(words.cell, { row, column }) : name;
};

/** Semicolons part cells, which have commas. @param {string[]} names */
export const spokenNames = (names) => {
  const spoken = names.map(spokenName);
  return spoken.join(spoken.some((name) => name.includes(',')) ? '; ' : ', ');
};

export class Paper {
  /** @param {Hand} hand */
  constructor(hand) {
    this.hand = hand;
    /** @type {Sheet} */
    this.sheet = { vertices: [], lines: [], settings: [], where: [] };
    /** Its dots where they are shown, and the holes of a grid. @type {Spot[]} */
    this.spots = [];
    /** @type {import('./drawing-grid.js').Grid | null} */
    this.grid = null;
    /** Numbers of dots. @type {Set<number>} */
    this.selection = new Set();
    /** Touched already, of what takes several. @type {number[]} */
    this.picked = [];
    /** Dots of which copies are put down. @type {number[]} */
    this.copied = [];
    /** Dots that something is wrong with. @type {number[]} */
    this.where = [];
    /** Lines that were added to leave one solution only, or taken out for that: "3,7". @type {Set<string>} */
    this.added = new Set();
    /** The pair that is moved. @type {Setting | undefined} */
    this.chosenPair = undefined;
    this.symmetry = { turns: 1, mirror: false };
    /** Kinds whose vertices follow one another. @type {Set<string>} */
    this.paths = new Set();
    /** Kinds of single vertices: the first one fills them, the others are rings about them. @type {string[]} */
    this.marks = [];
    /** What kinds are called, by keyword. @type {Map<string, string>} */
    this.titles = new Map();
    /** Dots are holes, and names of one letter are shown as capitals, as in play. */
    this.holes = false;
    /** The number of a spot. */
    this.focused = 0;
    this.zoom = 1;
    this.middle = { x: 0.5, y: 0.5 };
    /** @type {any} */
    this.press = null;
    /** What is down, by pointer. @type {Map<number, Finger>} */
    this.fingers = new Map();
    this.picture = shape('g', {});
    this.over = shape('g', {}); // what is under way
    this.root = /** @type {SVGSVGElement} */ (shape('svg', { role: 'application', tabindex: 0 }, this.picture, this.over));
    this.root.setAttribute('aria-label', words.drawing);
    this.root.addEventListener('pointerdown', (event) => this.down(event));
    this.root.addEventListener('pointermove', (event) => this.move(event));
    this.root.addEventListener('pointerup', (event) => this.up(event));
    this.root.addEventListener('pointercancel', (event) => {
      this.fingers.delete(event.pointerId);
      this.letGo();
    });
    // A stroke is nothing else: a browser that takes it for a fling takes the next tap for its end.
    this.root.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
    this.root.addEventListener('keydown', (event) => this.keyDown(event));
    this.root.addEventListener('click', (event) => {
      if (event.detail === 0 && this.spots.length) this.enter(); // from assistive technology
    });
    this.root.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY / 400), this.place(event));
      },
      { passive: false },
    );
    this.root.addEventListener('focusin', (event) => {
      const spot = /** @type {SVGElement} */ (event.target).dataset.spot;
      if (spot !== undefined) this.focused = Number(spot);
    });
    new ResizeObserver(() => this.draw()).observe(this.root);
    this.frame();
  }

  /** What a dot is called: words to fill a sentence with. */
  get noun() {
    return this.grid ? words.square : this.holes ? words.hole : words.vertex;
  }

  /** The dot that has the focus; -1: none. */
  get dot() {
    return this.spots[this.focused]?.dot ?? -1;
  }

  // ---- drawing

  frame() {
    const whole = (size + 2 * rim) / this.zoom,
      corner = whole / 2 + (this.grid ? ruled / this.zoom : 0);
    const within = (/** @type {number} */ m) => Math.max(whole / 2 - rim, Math.min(size + rim - whole / 2, m * size)) / size;
    this.middle = { x: within(this.middle.x), y: within(this.middle.y) };
    this.root.setAttribute('viewBox', `${this.middle.x * size - corner} ${this.middle.y * size - corner} ${whole} ${whole}`);
  }

  /** @param {number} factor @param {Point} about */
  zoomBy(factor, about = this.middle) {
    const zoom = Math.max(1, Math.min(12, this.zoom * factor)),
      ratio = this.zoom / zoom;
    this.middle = { x: about.x + (this.middle.x - about.x) * ratio, y: about.y + (this.middle.y - about.y) * ratio };
    this.zoom = zoom;
    this.frame();
    this.draw();
  }

  whole() {
    this.zoomBy(1 / this.zoom);
  }

  /** To dots that something is wrong with: on a large sheet they come near. @param {number[]} there */
  lead(there) {
    this.where = there;
    const spots = this.spots.filter(({ dot }) => there.includes(dot));
    const mean = (/** @type {'x' | 'y'} */ axis) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
    this.middle = { x: mean('x'), y: mean('y') };
    this.zoomBy(this.sheet.vertices.length > many ? Math.max(1, near / this.zoom) : 1);
    this.focusOn(this.spots.findIndex(({ dot }) => dot === there[0]));
  }

  /** Units of the paper to a CSS pixel. */
  get unit() {
    return (size + 2 * rim) / this.zoom / size / Math.max(1, Math.min(this.root.clientWidth, this.root.clientHeight));
  }
  /** Of a dot, of the paper. */
  get radius() {
    const { unit } = this;
    return Math.max(least * unit, Math.min(largest * unit, 0.27 * this.apart));
  }
  /** How far the closest dots are apart. */
  apart = 1;

  /** @param {Sheet} sheet */
  show(sheet) {
    const before = this.sheet.vertices,
      added = sheet.vertices.length > before.length,
      wasGrid = this.grid !== null;
    this.sheet = sheet;
    this.where = sheet.where;
    const grid = (this.grid = gridOf(sheet));
    this.spots = grid ? grid.dots.map((dot, cell) => ({ ...grid.at(cell), dot })) : sheet.vertices.map(({ x, y }, dot) => ({ x, y, dot }));
    this.near = neighboursOf(sheet.vertices, sheet.lines);
    this.apart = leastDistance(sheet.vertices);
    this.frame();
    this.selection = new Set([...this.selection].filter((dot) => dot < sheet.vertices.length));
    this.picked = [];
    if (added && !grid) this.focused = before.length; // the first one that came
    this.focused = Math.max(0, Math.min(this.focused, this.spots.length - 1));
    const glides = !grid && !wasGrid && before.length === sheet.vertices.length;
    const moved = glides ? sheet.vertices.filter((dot, i) => distance(dot, before[i]) > 0.01).length : 0;
    if (moved > 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.glide(before);
    else this.draw();
  }

  /** Shows the dots on their way from where they were. @param {Point[]} from */
  glide(from) {
    const { vertices } = this.sheet,
      start = performance.now();
    const step = (/** @type {number} */ now) => {
      if (this.sheet.vertices !== vertices) return;
      const left = Math.max(0, 1 - (now - start) / glideMilliseconds) ** 3;
      this.draw(vertices.map((dot, i) => ({ x: dot.x + (from[i].x - dot.x) * left, y: dot.y + (from[i].y - dot.y) * left })));
      if (left > 0) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** @param {Point[]} places where the dots are shown */
  draw(places = this.sheet.vertices) {
    const hadFocus = this.picture.contains(document.activeElement);
    this.root.classList.toggle('grid', this.grid !== null);
    this.picture.replaceChildren(...(this.grid ? gridShapes(this, this.grid) : graphShapes(this, places)));
    if (hadFocus) this.focus();
  }

  /** A spot in words: its name, its neighbours clockwise, what is set. @param {number} spot */
  tell(spot) {
    const { vertices, settings } = this.sheet,
      { dot } = this.spots[spot];
    if (dot < 0) return fill(words.cellHole, { cell: spokenName(this.grid?.nameOf(spot) ?? '') });
    const near = this.near?.[dot] ?? [];
    const own = settings
      .filter((one) => one.vertices.includes(dot))
      .map((one) => [this.titles.get(one.keyword) ?? one.keyword, one.word].filter((word) => word).join(' '));
    const joined = near.length ? fill(words.connectedTo, { names: spokenNames(near.map((j) => vertices[j].name)) }) : words.connectedToNone;
    const { name } = vertices[dot],
      spoken = spokenName(name);
    return [
      spoken === name ? fill(words.vertexNamed, { ...this.noun, name }) : spoken,
      joined,
      ...own,
      this.selection.has(dot) ? words.vertexSelected : '',
    ]
      .filter((word) => word)
      .join(', ');
  }

  focus(spot = this.focused) {
    const part = /** @type {SVGElement | null} */ (this.picture.querySelector(`[data-spot="${spot}"]`));
    (part ?? this.root).focus({ preventScroll: true });
  }

  // ---- the pointer

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  place(event) {
    const matrix = /** @type {DOMMatrix} */ (this.root.getScreenCTM()).inverse(),
      p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: p.x / size, y: p.y / size };
  }

  /** The number of the spot that a point means; -1: none. @param {Point} p */
  spotAt(p) {
    return this.grid ? this.grid.cellAt(p) : dotAt(this.spots, p, reach * this.unit);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return void this.letGo();
    event.preventDefault();
    this.fingers.set(event.pointerId, event);
    try {
      this.root.setPointerCapture(event.pointerId);
    } catch {
      /* it is gone already */
    }
    if (this.fingers.size > 1) return void this.letGo(); // the paper is pinched, whatever the first finger was about
    const at = this.place(event),
      spot = this.spotAt(at);
    this.press = { id: event.pointerId, at, spot, dot: this.spots[spot]?.dot ?? -1, now: at, moved: false, way: [at] };
    if (spot >= 0) this.focusOn(spot);
    else this.root.focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.fingers.size > 1) return this.pinch(event);
    const press = this.press;
    if (!press || event.pointerId !== press.id) return;
    const now = this.place(event);
    press.moved ||= distance(press.at, now) > slack * this.unit;
    if (!press.moved) return;
    const tool = this.hand.tool();
    if (press.dot < 0 && tool !== 'select') {
      if (this.zoom > 1) {
        // the paper is moved
        this.middle = { x: this.middle.x + press.at.x - now.x, y: this.middle.y + press.at.y - now.y };
        this.frame();
      }
      return;
    }
    press.now = now;
    press.way.push(...(event.getCoalescedEvents?.() ?? []).map((one) => this.place(one)), now);
    const from = press.dot >= 0 ? this.spots[press.spot] : press.at,
      u = this.unit * size;
    const xy = (/** @type {Point} */ p) => `${p.x * size},${p.y * size}`;
    if (this.lassoes(tool, press))
      return this.over.replaceChildren(shape('polygon', { class: 'lasso', points: press.way.map(xy).join(' '), 'stroke-width': 2 * u }));
    if (tool === 'select') {
      const ghosts = this.dragged(press.dot)
        .map((i) => this.moved(this.sheet.vertices[i], press))
        .map((p) => shape('circle', { class: 'ghost', cx: p.x * size, cy: p.y * size, r: this.radius * size }));
      return this.over.replaceChildren(...ghosts);
    }
    const target = this.spotAt(now),
      to = target >= 0 ? this.spots[target] : this.grid ? now : this.hand.snap(now);
    const drawn = (/** @type {Point} */ p) => ({ x: p.x * size, y: p.y * size });
    this.over.replaceChildren(stroke('ghost', drawn(from), drawn(to), 4 * u));
  }

  /** Whether a drag goes round what it selects: a grid's cells cannot be moved. @param {Tool} tool @param {{dot: number}} press */
  lassoes(tool, press) {
    return tool === 'select' && (press.dot < 0 || this.grid !== null);
  }

  /** Two fingers hold the paper where they came down on it. @param {PointerEvent} event */
  pinch(event) {
    if (!this.fingers.has(event.pointerId)) return;
    const [[a, b], [c, d]] = [[...this.fingers.values()], [...this.fingers.set(event.pointerId, event).values()]];
    const apart = (/** @type {Finger} */ p, /** @type {Finger} */ q) =>
      Math.max(1, Math.hypot(p.clientX - q.clientX, p.clientY - q.clientY));
    const between = (/** @type {Finger} */ p, /** @type {Finger} */ q) =>
      this.place({ clientX: (p.clientX + q.clientX) / 2, clientY: (p.clientY + q.clientY) / 2 });
    const from = between(a, b),
      to = between(c, d);
    this.middle = { x: this.middle.x + from.x - to.x, y: this.middle.y + from.y - to.y };
    this.zoomBy(apart(c, d) / apart(a, b), from);
  }

  /** What a drag of this dot moves. @param {number} dot */
  dragged(dot) {
    return this.selection.has(dot) ? [...this.selection] : [dot];
  }
  /** @param {Point} p @param {{at: Point, now: Point, dot: number}} press */
  moved(p, press) {
    const start = this.sheet.vertices[press.dot],
      end = this.hand.snap({ x: start.x + press.now.x - press.at.x, y: start.y + press.now.y - press.at.y });
    return { x: p.x + end.x - start.x, y: p.y + end.y - start.y };
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    const press = this.press;
    if (!press || event.pointerId !== press.id) return;
    this.letGo();
    const tool = this.hand.tool(),
      { vertices } = this.sheet,
      now = this.place(event);
    if (!press.moved) return this.tap(press.spot, press.at);
    if (this.lassoes(tool, press)) {
      for (const spot of this.spots) if (spot.dot >= 0 && inside(spot, press.way)) this.selection.add(spot.dot);
      return this.select();
    }
    if (press.dot < 0) return;
    press.now = now;
    if (tool === 'select') {
      const start = vertices[press.dot],
        end = this.moved(start, press);
      return this.hand.send('move', { x: end.x - start.x, y: end.y - start.y, vertices: this.dragged(press.dot) });
    }
    const target = this.spots[this.spotAt(now)]?.dot ?? -1;
    if (target === press.dot) return;
    if (target >= 0) return tool === 'draw' ? this.join(press.dot, target) : this.take([press.dot, target]);
    if (tool === 'draw' && !this.grid) this.hand.send('extend', { vertices: [press.dot], ...this.hand.snap(now) });
  }

  letGo() {
    this.press = null;
    this.over.replaceChildren();
  }

  /** @param {number} spot -1: none @param {Point} at */
  tap(spot, at) {
    const tool = this.hand.tool(),
      { vertices, lines } = this.sheet,
      dot = this.spots[spot]?.dot ?? -1;
    if (tool === 'draw') this.drawAt(spot, at);
    else if (tool === 'select') {
      const line = dot < 0 && !this.grid ? lineAt(vertices, lines, at, (reach / 2) * this.unit) : -1;
      if (dot >= 0) this.toggle(dot);
      else if (line >= 0) [lines[line].u, lines[line].v].forEach((end) => this.selection.add(end));
      else this.selection.clear();
      this.select();
    } else {
      const kind = this.hand.kind();
      if (!kind) return;
      const line = kind.on === 'edge' && dot < 0 ? lineAt(vertices, lines, at, reach * this.unit) : -1;
      if (line >= 0) this.hand.set(kind, [lines[line].u, lines[line].v]);
      else if (kind.on === 'face' && dot < 0) this.hand.set(kind, faceAt(vertices, lines, at));
      else if (dot >= 0) this.take([dot]);
    }
  }

  /** @param {number} spot @param {Point} at */
  drawAt(spot, at) {
    const { grid } = this;
    if (!grid) {
      if (spot < 0) this.hand.send('vertex', this.hand.snap(at));
      return;
    }
    const border = grid.borderAt(at, Math.min(0.25 * grid.side, Math.max(10 * this.unit, 0.12 * grid.side)));
    if (border) this.join(grid.dots[border[0]], grid.dots[border[1]]);
    else if (spot >= 0) this.toggleCell(spot);
  }

  /** A cell becomes a hole, or a hole a cell. @param {number} cell */
  toggleCell(cell) {
    const dot = this.spots[cell].dot;
    if (dot >= 0) this.hand.send('erase', { vertices: [dot] });
    else this.hand.send('restore', { text: this.grid?.nameOf(cell) });
  }

  // ---- what is done to dots

  /** @param {number} u @param {number} v */
  join(u, v) {
    if (this.grid && !this.grid.areNeighbours(this.grid.dots.indexOf(u), this.grid.dots.indexOf(v)))
      return this.hand.say(words.noBorderThere);
    this.hand.send(this.near?.[u].includes(v) ? 'cut' : 'line', { vertices: [u, v] });
  }

  /** @param {number} dot */
  toggle(dot) {
    if (!this.selection.delete(dot)) this.selection.add(dot);
  }
  selectAll() {
    this.sheet.vertices.forEach((_, i) => this.selection.add(i));
    this.select();
  }
  select() {
    this.draw();
    this.hand.chosen();
  }

  /** Dots for what is set; it may want more of them. @param {number[]} more */
  take(more) {
    const kind = this.hand.kind();
    if (!kind) return;
    if (kind.on === 'pair') return this.hand.pair(more);
    const wanted = kind.on === 'triple' ? 3 : ['edge', 'swap', 'face'].includes(kind.on) ? 2 : 1;
    this.picked = [...this.picked, ...more.filter((dot) => !this.picked.includes(dot))];
    if (this.picked.length >= wanted) {
      const vertices = this.picked.splice(0).slice(0, wanted);
      this.hand.set(kind, kind.on === 'face' ? this.faceBeside(vertices) : vertices);
    } else this.hand.say(byPointer(fill(words.touchMore, { count: wanted - this.picked.length })));
    this.draw();
  }

  /** The face on the right hand of who goes from the first dot to the second one. @param {number[]} ends */
  faceBeside([u, v]) {
    const { vertices, lines } = this.sheet,
      a = vertices[u],
      b = vertices[v],
      aside = 0.02;
    const p = { x: (a.x + b.x) / 2 + (a.y - b.y) * aside, y: (a.y + b.y) / 2 + (b.x - a.x) * aside };
    return this.near?.[u].includes(v) ? faceAt(vertices, lines, p) : [];
  }

  // ---- keys

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    const { spots, dot, grid } = this,
      way = arrows.get(event.key),
      [dx, dy] = way ?? [0, 0];
    const here = spots[this.focused],
      at = here ?? { x: 0.5, y: 0.5 };
    if (event.ctrlKey || event.metaKey) return this.takeShortcut(event);
    if (way && here && event.shiftKey) this.extendTo(dx, dy);
    else if (way && dot >= 0 && event.altKey && !grid)
      this.hand.send('move', { x: dx * nudge, y: dy * nudge, vertices: this.dragged(dot) });
    else if (way && here) {
      const next = dotTowards(spots, this.focused, dx, dy);
      if (next >= 0) this.focusOn(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!here) this.hand.send('vertex', at);
      else this.enter();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (dot >= 0) this.hand.send('erase', { vertices: this.dragged(dot) });
    } else if (event.key === 'Escape' && (this.picked.length || this.selection.size)) {
      this.picked = [];
      this.selection.clear();
      this.select();
    } else if (event.key === '+' || event.key === '-') this.zoomBy(event.key === '+' ? 1.4 : 1 / 1.4, at);
    else if (!this.hand.key(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A line and a vertex in this direction; on a grid a wall there, or none. @param {number} dx @param {number} dy */
  extendTo(dx, dy) {
    const { grid, dot } = this,
      from = this.spots[this.focused];
    const other = grid ? grid.dots[grid.next(this.focused, dx, dy)] : -1;
    if (dot < 0) return;
    if (!grid) this.hand.send('extend', { vertices: [dot], ...this.hand.snap({ x: from.x + dx * step, y: from.y + dy * step }) });
    else if (other >= 0) this.join(dot, other);
    else this.hand.say(words.noBorderThere);
  }

  /** As editors have them. @param {KeyboardEvent} event */
  takeShortcut(event) {
    const key = event.key.toLowerCase();
    if (key === 'y' || key === 'z') this.hand.send(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    else if (key === 'c' && this.dot >= 0) this.copied = this.dragged(this.dot);
    else if (key === 'v' && this.copied.length && !this.grid) this.hand.send('copy', { x: 0.06, y: 0.06, vertices: this.copied });
    else if (key === 'a') this.selectAll();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} spot */
  focusOn(spot) {
    this.focused = spot;
    this.picture
      .querySelectorAll('[data-spot]')
      .forEach((part) => part.setAttribute('tabindex', Number(part.getAttribute('data-spot')) === spot ? '0' : '-1'));
    this.focus();
  }

  /** Enter on a spot: a line from the first dot to the second, or what the tool makes of a tap. */
  enter() {
    const { dot, focused } = this;
    if (this.hand.tool() !== 'draw') return this.tap(focused, this.spots[focused]);
    if (this.grid) return this.toggleCell(focused);
    const [from] = this.picked;
    this.picked = from === undefined ? [dot] : [];
    this.draw();
    if (from === undefined) this.hand.say(fill(words.lineFrom, { ...this.noun, name: spokenName(this.sheet.vertices[dot].name) }));
    else if (from !== dot) this.join(from, dot);
  }
}
