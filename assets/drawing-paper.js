// @ts-check
/**
 * The paper of the editor: the board as SVG, what a pointer or a key does on it. It draws a state and says what was done; the app knows what
 * that changes.
 *
 * @typedef {import('./drawing-geometry.js').Dot} Dot
 * @typedef {import('./drawing-geometry.js').Line} Line
 * @typedef {import('./drawing-geometry.js').Point} Point
 * @typedef {{clientX: number, clientY: number}} Finger
 * @typedef {{keyword: string, word: string, dots: number[]}} Setting
 * @typedef {{dots: Dot[], lines: Line[], settings: Setting[], where: number[]}} Sheet
 * @typedef {'draw' | 'select' | 'set'} Mode
 * @typedef {object} Hand what the paper asks of the editor
 * @property {() => Mode} mode
 * @property {() => Kind | null} kind what is set
 * @property {(p: Point) => Point} snap
 * @property {(...command: (string | number)[]) => void} send
 * @property {(kind: Kind, dots: number[]) => void} set
 * @property {(sentence: string) => void} say
 * @property {() => void} chosen what is selected has changed
 * @property {(key: string) => boolean} key takes a key that is no direction
 *
 * @typedef {{keyword: string, on: number, named: boolean, title: string, help: string}} Kind
 */

import { shape } from './dialogs-made.js';
import { distance, dotAt, dotTowards, faceAt, inside, lineAt, neighboursOf } from './drawing-geometry.js';
import { arrows } from './mirror.js';
import { fill, words } from './words-later.js';

/** SettingKind::On */
export const on = { board: 0, vertex: 1, edge: 2, pair: 3, triple: 4, path: 5, swap: 6, face: 7 };

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
    this.sheet = { dots: [], lines: [], settings: [], where: [] };
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
    const mean = (/** @type {'x' | 'y'} */ axis) => there.reduce((sum, dot) => sum + this.sheet.dots[dot][axis], 0) / there.length;
    this.middle = { x: mean('x'), y: mean('y') };
    this.zoomBy(this.sheet.dots.length > many ? Math.max(1, near / this.zoom) : 1);
    this.focusOn(there[0]);
  }

  /** Units of the paper to a CSS pixel. */
  get unit() {
    return (size + 2 * rim) / this.zoom / size / Math.max(1, Math.min(this.root.clientWidth, this.root.clientHeight));
  }

  /** @param {Sheet} sheet */
  show(sheet) {
    const before = this.sheet.dots,
      added = sheet.dots.length > before.length;
    this.sheet = sheet;
    this.near = neighboursOf(sheet.dots, sheet.lines);
    this.selection = new Set([...this.selection].filter((dot) => dot < sheet.dots.length));
    this.picked = [];
    if (added) this.focused = before.length; // the first one that came
    this.focused = Math.max(0, Math.min(this.focused, sheet.dots.length - 1));
    const moved = before.length === sheet.dots.length ? sheet.dots.filter((dot, i) => distance(dot, before[i]) > 0.01).length : 0;
    if (moved > 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.glide(before);
    else this.draw();
  }

  /** Shows the dots on their way from where they were. @param {Point[]} from */
  glide(from) {
    const { dots } = this.sheet,
      start = performance.now();
    const step = (/** @type {number} */ now) => {
      if (this.sheet.dots !== dots) return;
      const left = Math.max(0, 1 - (now - start) / glideMilliseconds) ** 3;
      this.draw(dots.map((dot, i) => ({ x: dot.x + (from[i].x - dot.x) * left, y: dot.y + (from[i].y - dot.y) * left })));
      if (left > 0) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** @param {Point[]} places where the dots are shown */
  draw(places = this.sheet.dots) {
    const { dots, lines, settings, where } = this.sheet,
      hadFocus = this.picture.contains(document.activeElement);
    const at = (/** @type {number} */ i) => ({ x: places[i].x * size, y: places[i].y * size });
    const u = this.unit * size,
      radius = 11 * u;
    const set = new Map(
      settings.filter((one) => one.dots.length === 2).map((one) => [[...one.dots].sort((a, b) => a - b).join(), `kind-${one.keyword}`]),
    );
    const parts = [shape('rect', { class: 'paper', x: -rim, y: -rim, width: size + 2 * rim, height: size + 2 * rim })];
    for (const one of settings.filter(({ dots: round }) => round.length > 2)) {
      const points = one.dots.map((i) => `${at(i).x},${at(i).y}`).join(' ');
      parts.push(shape(this.isPath(one.keyword) ? 'polyline' : 'polygon', { class: `setting kind-${one.keyword}`, points }));
      const mean = (/** @type {'x' | 'y'} */ axis) => one.dots.reduce((sum, i) => sum + at(i)[axis], 0) / one.dots.length;
      if (one.word) parts.push(shape('text', { class: 'word', x: mean('x'), y: mean('y'), 'font-size': 12 * u }, one.word));
    }
    for (const line of lines) {
      const [a, b] = [at(line.u), at(line.v)];
      parts.push(stroke(`link ${line.crosses ? 'crosses' : ''} ${set.get(`${line.u},${line.v}`) ?? ''}`, a, b, 3 * u));
    }
    for (const one of settings.filter(({ dots: ends }) => ends.length === 2)) {
      const [a, b] = one.dots.map(at);
      parts.push(stroke(`setting kind-${one.keyword}`, a, b, 7 * u));
    }
    dots.forEach((dot, i) => {
      const own = settings.filter((one) => one.dots.includes(i)),
        label = own.find((one) => one.word && one.dots.length < 3)?.word;
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
    const { dots, settings } = this.sheet,
      near = this.near?.[i] ?? [];
    const own = settings
      .filter((one) => one.dots.includes(i))
      .map((one) => [this.titles.get(one.keyword) ?? one.keyword, one.word].filter((word) => word).join(' '));
    const joined = near.length ? fill(words.connectedTo, { names: spokenNames(near.map((j) => dots[j].name)) }) : words.connectedToNone;
    const name = spokenName(dots[i].name);
    return [name === dots[i].name ? fill(words.vertex, { name }) : name, joined, ...own, this.selection.has(i) ? words.vertexSelected : '']
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
      dot = dotAt(this.sheet.dots, at, reach * this.unit);
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
    const from = press.dot >= 0 ? this.sheet.dots[press.dot] : press.at,
      u = this.unit * size;
    const xy = (/** @type {Point} */ p) => `${p.x * size},${p.y * size}`;
    if (mode === 'select' && press.dot < 0)
      return this.over.replaceChildren(shape('polygon', { class: 'lasso', points: press.way.map(xy).join(' '), 'stroke-width': 2 * u }));
    if (mode === 'select') {
      const ghosts = this.dragged(press.dot)
        .map((i) => this.moved(this.sheet.dots[i], press))
        .map((p) => shape('circle', { class: 'ghost', cx: p.x * size, cy: p.y * size, r: 11 * u }));
      return this.over.replaceChildren(...ghosts);
    }
    const target = dotAt(this.sheet.dots, now, reach * this.unit),
      to = target >= 0 ? this.sheet.dots[target] : this.hand.snap(now);
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
    const start = this.sheet.dots[press.dot],
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
      { dots } = this.sheet,
      now = this.place(event);
    if (!press.moved) return this.tap(press.dot, press.at);
    if (mode === 'select' && press.dot < 0) {
      dots.forEach((dot, i) => {
        if (inside(dot, press.way)) this.selection.add(i);
      });
      return this.select();
    }
    if (press.dot < 0) return;
    press.now = now;
    if (mode === 'select') {
      const start = dots[press.dot],
        end = this.moved(start, press);
      return this.hand.send('move', end.x - start.x, end.y - start.y, this.dragged(press.dot).join(' '));
    }
    const target = dotAt(dots, now, reach * this.unit);
    if (target >= 0)
      return target === press.dot ? undefined : mode === 'draw' ? this.join(press.dot, target) : this.take([press.dot, target]);
    const { x, y } = this.hand.snap(now);
    if (mode === 'draw') this.hand.send('extend', press.dot, x, y);
  }

  letGo() {
    this.press = null;
    this.over.replaceChildren();
  }

  /** @param {number} dot -1: none @param {Point} at */
  tap(dot, at) {
    const mode = this.hand.mode(),
      { dots, lines } = this.sheet;
    if (mode === 'draw') {
      const { x, y } = this.hand.snap(at);
      if (dot < 0) this.hand.send('vertex', x, y);
    } else if (mode === 'select') {
      const line = dot < 0 ? lineAt(dots, lines, at, (reach / 2) * this.unit) : -1;
      if (dot >= 0) this.toggle(dot);
      else if (line >= 0) [lines[line].u, lines[line].v].forEach((end) => this.selection.add(end));
      else this.selection.clear();
      this.select();
    } else {
      const kind = this.hand.kind();
      if (!kind) return;
      const line = kind.on === on.edge && dot < 0 ? lineAt(dots, lines, at, reach * this.unit) : -1;
      if (line >= 0) this.hand.set(kind, [lines[line].u, lines[line].v]);
      else if (kind.on === on.face && dot < 0) this.hand.set(kind, faceAt(dots, lines, at));
      else if (dot >= 0) this.take([dot]);
    }
  }

  // ---- what is done to dots

  /** @param {number} u @param {number} v */
  join(u, v) {
    this.hand.send(this.near?.[u].includes(v) ? 'cut' : 'line', `${u} ${v}`);
  }

  /** @param {number} dot */
  toggle(dot) {
    if (!this.selection.delete(dot)) this.selection.add(dot);
  }
  selectAll() {
    this.sheet.dots.forEach((_, i) => this.selection.add(i));
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
    const wanted = kind.on === on.triple ? 3 : [on.pair, on.edge, on.swap, on.face].includes(kind.on) ? 2 : 1;
    this.picked = [...this.picked, ...more.filter((dot) => !this.picked.includes(dot))];
    if (this.picked.length >= wanted) {
      const dots = this.picked.splice(0).slice(0, wanted);
      this.hand.set(kind, kind.on === on.face ? this.faceBeside(dots) : dots);
    } else this.hand.say(fill(words.touchMore, { count: wanted - this.picked.length }));
    this.draw();
  }

  /** The face on the right hand of who goes from the first dot to the second one. @param {number[]} ends */
  faceBeside([u, v]) {
    const { dots, lines } = this.sheet,
      a = dots[u],
      b = dots[v],
      aside = 0.02;
    const p = { x: (a.x + b.x) / 2 + (a.y - b.y) * aside, y: (a.y + b.y) / 2 + (b.x - a.x) * aside };
    return this.near?.[u].includes(v) ? faceAt(dots, lines, p) : [];
  }

  // ---- keys

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    const { dots } = this.sheet,
      way = arrows.get(event.key),
      [dx, dy] = way ?? [0, 0];
    const dot = this.focused,
      here = dots[dot],
      at = here ?? { x: 0.5, y: 0.5 };
    if (event.ctrlKey || event.metaKey) return this.takeShortcut(event);
    if (way && here && event.shiftKey)
      this.hand.send('extend', dot, ...Object.values(this.hand.snap({ x: at.x + dx * step, y: at.y + dy * step })));
    else if (way && here && event.altKey) this.hand.send('move', dx * nudge, dy * nudge, this.dragged(dot).join(' '));
    else if (way && here) {
      const next = dotTowards(dots, dot, dx, dy);
      if (next >= 0) this.focusOn(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!here) this.hand.send('vertex', at.x, at.y);
      else this.enter(dot);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (here) this.hand.send('erase', this.dragged(dot).join(' '));
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
    else if (key === 'v' && this.copied.length) this.hand.send('copy', 0.06, 0.06, this.copied.join(' '));
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
    if (this.hand.mode() !== 'draw') return this.tap(dot, this.sheet.dots[dot]);
    const [from] = this.picked;
    this.picked = from === undefined ? [dot] : [];
    this.draw();
    if (from === undefined) this.hand.say(fill(words.lineFrom, { name: spokenName(this.sheet.dots[dot].name) }));
    else if (from !== dot) this.join(from, dot);
  }
}
