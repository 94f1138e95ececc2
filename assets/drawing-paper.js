// @ts-check
/**
 * The paper of the editor: the board as SVG, what a pointer or a key does on it. It draws a state and says what was done; the app knows what
 * that changes.
 *
 * @typedef {import('./drawing-geometry.js').Point} Point
 * @typedef {{clientX: number, clientY: number}} Finger
 * @typedef {import('./messages.js').Draw} Draw
 * @typedef {import('./messages.js').DrawnKind} Kind
 * @typedef {Pick<import('./messages.js').DrawnSheet, 'vertices' | 'lines' | 'settings' | 'where'>} Sheet
 * @typedef {'draw' | 'select' | 'set'} Mode
 * @typedef {object} Hand what the paper asks of the editor
 * @property {() => Mode} mode
 * @property {() => Kind | null} kind what is set
 * @property {(p: Point) => Point} snap
 * @property {(verb: Draw['verb'], more?: Partial<Draw>) => void} send
 * @property {(kind: Kind, vertices: number[]) => void} set
 * @property {(sentence: string) => void} say
 * @property {() => void} chosen what is selected has changed
 * @property {(key: string) => boolean} key takes a key that is no direction
 */

import { shape } from './dialogs-made.js';
import { distance, dotAt, dotTowards, faceAt, inside, lineAt, neighboursOf } from './drawing-geometry.js';
import { arrows } from './directions.js';
import { fill, words } from './words-later.js';

const size = 1000,
  rim = 50; // units of the drawing, and its rim
const reach = 22,
  slack = 7; // CSS pixels: of a finger, and before a press becomes a drag
const step = 0.1,
  nudge = 0.02; // of the paper, by key

const glideMilliseconds = 350;
const longest = 34; // characters times their size that a dot holds
const many = 60,
  near = 3; // dots that are small on the whole paper, and how much it is enlarged then

/** @param {string} name its class @param {Point} a @param {Point} b @param {number} width */
const stroke = (name, a, b, width) => shape('line', { class: name, x1: a.x, y1: a.y, x2: b.x, y2: b.y, 'stroke-width': width });

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
    /** Numbers of dots. @type {Set<number>} */
    this.selection = new Set();
    /** Touched already, of what takes several. @type {number[]} */
    this.picked = [];
    /** Dots of which copies are put down. @type {number[]} */
    this.copied = [];
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
    this.root.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY / 400), this.place(event));
      },
      { passive: false },
    );
    this.root.addEventListener('focusin', (event) => {
      const dot = /** @type {SVGElement} */ (event.target).dataset.dot;
      if (dot !== undefined) this.focused = Number(dot);
    });
    this.frame();
  }

  // ---- drawing

  frame() {
    const whole = (size + 2 * rim) / this.zoom;
    const within = (/** @type {number} */ m) => Math.max(whole / 2 - rim, Math.min(size + rim - whole / 2, m * size)) / size;
    this.middle = { x: within(this.middle.x), y: within(this.middle.y) };
    this.root.setAttribute('viewBox', `${this.middle.x * size - whole / 2} ${this.middle.y * size - whole / 2} ${whole} ${whole}`);
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

  /** To dots that something is wrong with: on a large sheet they come near. @param {number[]} there */
  lead(there) {
    const mean = (/** @type {'x' | 'y'} */ axis) => there.reduce((sum, dot) => sum + this.sheet.vertices[dot][axis], 0) / there.length;
    this.middle = { x: mean('x'), y: mean('y') };
    this.zoomBy(this.sheet.vertices.length > many ? Math.max(1, near / this.zoom) : 1);
    this.focusOn(there[0]);
  }

  /** Units of the paper to a CSS pixel. */
  get unit() {
    return (size + 2 * rim) / this.zoom / size / Math.max(1, Math.min(this.root.clientWidth, this.root.clientHeight));
  }

  /** @param {Sheet} sheet */
  show(sheet) {
    const before = this.sheet.vertices,
      added = sheet.vertices.length > before.length;
    this.sheet = sheet;
    this.near = neighboursOf(sheet.vertices, sheet.lines);
    this.selection = new Set([...this.selection].filter((dot) => dot < sheet.vertices.length));
    this.picked = [];
    if (added) this.focused = before.length; // the first one that came
    this.focused = Math.max(0, Math.min(this.focused, sheet.vertices.length - 1));
    const moved = before.length === sheet.vertices.length ? sheet.vertices.filter((dot, i) => distance(dot, before[i]) > 0.01).length : 0;
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
    const { vertices, lines, settings, where } = this.sheet,
      hadFocus = this.picture.contains(document.activeElement);
    const at = (/** @type {number} */ i) => ({ x: places[i].x * size, y: places[i].y * size });
    const u = this.unit * size,
      radius = 11 * u;
    const pairs = settings.filter((one) => one.vertices.length === 2),
      set = new Map(pairs.map((one) => [[...one.vertices].sort((a, b) => a - b).join(), `kind-${one.keyword}`]));
    const parts = [shape('rect', { class: 'paper', x: -rim, y: -rim, width: size + 2 * rim, height: size + 2 * rim })];
    for (const one of settings.filter((one) => one.vertices.length > 2)) {
      const points = one.vertices.map((i) => `${at(i).x},${at(i).y}`).join(' ');
      parts.push(shape(this.isPath(one.keyword) ? 'polyline' : 'polygon', { class: `setting kind-${one.keyword}`, points }));
      const mean = (/** @type {'x' | 'y'} */ axis) => one.vertices.reduce((sum, i) => sum + at(i)[axis], 0) / one.vertices.length;
      if (one.word) parts.push(shape('text', { class: 'word', x: mean('x'), y: mean('y'), 'font-size': 12 * u }, one.word));
    }
    for (const line of lines) {
      const [a, b] = [at(line.u), at(line.v)];
      parts.push(stroke(`link ${line.crosses ? 'crosses' : ''} ${set.get(`${line.u},${line.v}`) ?? ''}`, a, b, 3 * u));
    }
    for (const one of pairs) {
      const [a, b] = one.vertices.map(at);
      parts.push(stroke(`setting kind-${one.keyword}`, a, b, 7 * u));
    }
    vertices.forEach((dot, i) => {
      const own = settings.filter((one) => one.vertices.includes(i)),
        label = own.find((one) => one.word && one.vertices.length < 3)?.word;
      const { x, y } = at(i);
      const marks = [
        this.selection.has(i) ? 'selected' : '',
        this.picked.includes(i) ? 'picked' : '',
        where.includes(i) ? 'wrong' : '',
        ...own.map((one) => `has-${one.keyword}`),
      ];
      const inside = own.some((one) => one.keyword === this.marks[0]),
        around = own.some((one) => this.marks.indexOf(one.keyword) > 0);
      const words_ = label ?? dot.name;
      const text = shape('text', { x, y, 'font-size': Math.min(11, longest / words_.length) * u }, words_);
      const ring = around ? [shape('circle', { class: 'around', cx: x, cy: y, r: 1.5 * radius, 'stroke-width': 3 * u })] : [];
      const part = shape(
        'g',
        { class: `dot ${inside ? 'inside' : ''} ${marks.join(' ')}`, role: 'button', tabindex: i === this.focused ? 0 : -1, 'data-dot': i },
        ...ring,
        shape('circle', { cx: x, cy: y, r: radius, 'stroke-width': 2 * u }),
        text,
      );
      part.setAttribute('aria-label', this.tell(i));
      parts.push(part);
    });
    this.picture.replaceChildren(...parts);
    if (hadFocus) this.focus();
  }

  /** @param {string} keyword */
  isPath(keyword) {
    return this.sheet.settings.some((one) => one.keyword === keyword) && this.paths?.has(keyword);
  }
  /** Kinds whose vertices follow one another. @type {Set<string> | undefined} */
  paths;
  /** Kinds of single vertices: the first one fills them, the others are rings about them. @type {string[]} */
  marks = [];
  /** What kinds are called, by keyword. @type {Map<string, string>} */
  titles = new Map();

  /** A dot in words: its name, its neighbours clockwise, what is set. @param {number} i */
  tell(i) {
    const { vertices, settings } = this.sheet,
      near = this.near?.[i] ?? [];
    const own = settings
      .filter((one) => one.vertices.includes(i))
      .map((one) => [this.titles.get(one.keyword) ?? one.keyword, one.word].filter((word) => word).join(' '));
    const joined = near.length ? fill(words.connectedTo, { names: spokenNames(near.map((j) => vertices[j].name)) }) : words.connectedToNone;
    const { name } = vertices[i],
      spoken = spokenName(name);
    return [spoken === name ? fill(words.vertex, { name }) : spoken, joined, ...own, this.selection.has(i) ? words.vertexSelected : '']
      .filter((word) => word)
      .join(', ');
  }

  focus(dot = this.focused) {
    const part = /** @type {SVGElement | null} */ (this.picture.querySelector(`[data-dot="${dot}"]`));
    (part ?? this.root).focus({ preventScroll: true });
  }

  // ---- the pointer

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  place(event) {
    const matrix = /** @type {DOMMatrix} */ (this.root.getScreenCTM()).inverse(),
      p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: p.x / size, y: p.y / size };
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
      dot = dotAt(this.sheet.vertices, at, reach * this.unit);
    this.press = { id: event.pointerId, at, dot, now: at, moved: false, way: [at] };
    if (dot >= 0) this.focus((this.focused = dot));
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
    const mode = this.hand.mode();
    if (press.dot < 0 && mode !== 'select') {
      if (this.zoom > 1) {
        // the paper is moved
        this.middle = { x: this.middle.x + press.at.x - now.x, y: this.middle.y + press.at.y - now.y };
        this.frame();
      }
      return;
    }
    press.now = now;
    press.way.push(...(event.getCoalescedEvents?.() ?? []).map((one) => this.place(one)), now);
    const from = press.dot >= 0 ? this.sheet.vertices[press.dot] : press.at,
      u = this.unit * size;
    const xy = (/** @type {Point} */ p) => `${p.x * size},${p.y * size}`;
    if (mode === 'select' && press.dot < 0)
      return this.over.replaceChildren(shape('polygon', { class: 'lasso', points: press.way.map(xy).join(' '), 'stroke-width': 2 * u }));
    if (mode === 'select') {
      const ghosts = this.dragged(press.dot)
        .map((i) => this.moved(this.sheet.vertices[i], press))
        .map((p) => shape('circle', { class: 'ghost', cx: p.x * size, cy: p.y * size, r: 11 * u }));
      return this.over.replaceChildren(...ghosts);
    }
    const target = dotAt(this.sheet.vertices, now, reach * this.unit),
      to = target >= 0 ? this.sheet.vertices[target] : this.hand.snap(now);
    const drawn = (/** @type {Point} */ p) => ({ x: p.x * size, y: p.y * size });
    this.over.replaceChildren(stroke('ghost', drawn(from), drawn(to), 4 * u));
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
    const mode = this.hand.mode(),
      { vertices } = this.sheet,
      now = this.place(event);
    if (!press.moved) return this.tap(press.dot, press.at);
    if (mode === 'select' && press.dot < 0) {
      vertices.forEach((dot, i) => {
        if (inside(dot, press.way)) this.selection.add(i);
      });
      return this.select();
    }
    if (press.dot < 0) return;
    press.now = now;
    if (mode === 'select') {
      const start = vertices[press.dot],
        end = this.moved(start, press);
      return this.hand.send('move', { x: end.x - start.x, y: end.y - start.y, vertices: this.dragged(press.dot) });
    }
    const target = dotAt(vertices, now, reach * this.unit);
    if (target >= 0)
      return target === press.dot ? undefined : mode === 'draw' ? this.join(press.dot, target) : this.take([press.dot, target]);
    if (mode === 'draw') this.hand.send('extend', { vertices: [press.dot], ...this.hand.snap(now) });
  }

  letGo() {
    this.press = null;
    this.over.replaceChildren();
  }

  /** @param {number} dot -1: none @param {Point} at */
  tap(dot, at) {
    const mode = this.hand.mode(),
      { vertices, lines } = this.sheet;
    if (mode === 'draw') {
      if (dot < 0) this.hand.send('vertex', this.hand.snap(at));
    } else if (mode === 'select') {
      const line = dot < 0 ? lineAt(vertices, lines, at, (reach / 2) * this.unit) : -1;
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

  // ---- what is done to dots

  /** @param {number} u @param {number} v */
  join(u, v) {
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
    const wanted = kind.on === 'triple' ? 3 : ['pair', 'edge', 'swap', 'face'].includes(kind.on) ? 2 : 1;
    this.picked = [...this.picked, ...more.filter((dot) => !this.picked.includes(dot))];
    if (this.picked.length >= wanted) {
      const vertices = this.picked.splice(0).slice(0, wanted);
      this.hand.set(kind, kind.on === 'face' ? this.faceBeside(vertices) : vertices);
    } else this.hand.say(fill(words.touchMore, { count: wanted - this.picked.length }));
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
    const { vertices } = this.sheet,
      way = arrows.get(event.key),
      [dx, dy] = way ?? [0, 0];
    const dot = this.focused,
      here = vertices[dot],
      at = here ?? { x: 0.5, y: 0.5 };
    if (event.ctrlKey || event.metaKey) return this.takeShortcut(event);
    if (way && here && event.shiftKey)
      this.hand.send('extend', { vertices: [dot], ...this.hand.snap({ x: at.x + dx * step, y: at.y + dy * step }) });
    else if (way && here && event.altKey) this.hand.send('move', { x: dx * nudge, y: dy * nudge, vertices: this.dragged(dot) });
    else if (way && here) {
      const next = dotTowards(vertices, dot, dx, dy);
      if (next >= 0) this.focusOn(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!here) this.hand.send('vertex', at);
      else this.enter(dot);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (here) this.hand.send('erase', { vertices: this.dragged(dot) });
    } else if (event.key === 'Escape' && (this.picked.length || this.selection.size)) {
      this.picked = [];
      this.selection.clear();
      this.select();
    } else if (event.key === '+' || event.key === '-') this.zoomBy(event.key === '+' ? 1.4 : 1 / 1.4, at);
    else if (!this.hand.key(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** As editors have them. @param {KeyboardEvent} event */
  takeShortcut(event) {
    const key = event.key.toLowerCase();
    if (key === 'y' || key === 'z') this.hand.send(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    else if (key === 'c') this.copied = this.dragged(this.focused);
    else if (key === 'v' && this.copied.length) this.hand.send('copy', { x: 0.06, y: 0.06, vertices: this.copied });
    else if (key === 'a') this.selectAll();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} dot */
  focusOn(dot) {
    this.focused = dot;
    this.picture
      .querySelectorAll('[data-dot]')
      .forEach((part) => part.setAttribute('tabindex', Number(part.getAttribute('data-dot')) === dot ? '0' : '-1'));
    this.focus();
  }

  /** Enter on a dot: a line from the first one to the second, or what the mode makes of a tap. @param {number} dot */
  enter(dot) {
    if (this.hand.mode() !== 'draw') return this.tap(dot, this.sheet.vertices[dot]);
    const [from] = this.picked;
    this.picked = from === undefined ? [dot] : [];
    this.draw();
    if (from === undefined) this.hand.say(fill(words.lineFrom, { name: spokenName(this.sheet.vertices[dot].name) }));
    else if (from !== dot) this.join(from, dot);
  }
}
