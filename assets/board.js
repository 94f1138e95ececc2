// @ts-check
/**
 * <schlegel-board>: a board of any puzzle to look at or to play, on any page. docs/library.md says how a page uses it.
 *
 * @typedef {import('./messages.js').BoardShown} BoardShown
 * @typedef {import('./messages.js').BoardTarget} BoardTarget
 * @typedef {import('./messages.js').TouchBoard} TouchBoard
 * @typedef {import('./messages.js').BoardCall} BoardCall
 * @typedef {import('./messages.js').BoardAnswer} BoardAnswer
 * @typedef {{puzzle?: string, board?: string, text?: string, link?: string, save?: string, moves?: string | string[]}} Source
 * @typedef {{verb: import('./messages.js').Question['verb'], options?: Record<string, string>}} Asked
 */

import { fetchLater, sharedEngine } from './board-engine.js';
import { around, arrowCodes, arrows, towards } from './directions.js';
import { words } from './words.js';

const finger = 22, // how far outside a target a pointer still means it, in CSS pixels
  mouse = 8,
  wandered = 6; // how far a pointer goes before it drags
const glide = 150; // milliseconds in which a shape goes to its new place
const longest = 1 << 24; // characters of a text that can be a board
const svgSpace = 'http://www.w3.org/2000/svg';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const layout = new CSSStyleSheet();
layout.replaceSync(`
  :host { display: block; }
  :host([hidden]) { display: none; }
  .board, .cover { border-radius: 4px; outline: none; }
  .empty { aspect-ratio: 1; box-sizing: border-box; border: 1px solid var(--rim, GrayText); border-radius: 12px; }
  ::slotted(img) { display: block; width: 100%; }
  .board:focus-visible, .cover:focus-visible { outline: 3px solid var(--accent, Highlight); outline-offset: 2px; }
  svg {
    display: block; width: 100%; height: auto; max-height: var(--most-height, none); forced-color-adjust: none; font-family: Schlegel, Inter, system-ui, sans-serif;
    touch-action: manipulation; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent;
  }
  .shapes { pointer-events: none; }
  .targets circle { fill: transparent; outline: none; cursor: pointer; }
  .targets [aria-disabled] { cursor: default; }
  .targets circle:focus-visible { stroke: var(--accent); stroke-width: 3px; vector-effect: non-scaling-stroke; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (forced-colors: active) {
    [fill='var(--hole)'], [fill^='var(--piece'] { stroke: CanvasText; stroke-width: 1px; }
    [fill='none'][stroke^='var(--piece'] { stroke: CanvasText; }
  }
`);
/** Of the engine: the colours. */
const colours = new CSSStyleSheet();
/** Their rules for a colour scheme, with the media they have. @type {Map<CSSMediaRule, string>} */
const schemes = new Map();
/** Light or dark as the page's root says (data-theme), else as the system has it. */
function followTheme() {
  const { theme } = document.documentElement.dataset;
  for (const [rule, media] of schemes) rule.media.mediaText = !theme ? media : media.includes(theme) ? 'all' : 'not all';
}
addEventListener('theme', followTheme);

/** Why something could not be done, with the place in a text. */
class BoardError extends Error {
  /** @param {{message: string, line?: number, column?: number}} problem */
  constructor({ message, line = 0, column = 0 }) {
    super(message);
    this.name = 'BoardError';
    this.line = line;
    this.column = column;
  }
}

/** @param {string | string[] | null} [moves] */
const listed = (moves) => (typeof moves === 'string' ? moves.split(/\s+/).filter(Boolean) : (moves ?? []));

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} properties @param {Node[]} children */
function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** @param {string} tag @param {string} [className] */
function svgElement(tag, className) {
  const made = document.createElementNS(svgSpace, tag);
  if (className) made.setAttribute('class', className);
  return made;
}

/** Writes what differs; null takes the attribute away. @param {Element} element @param {Record<string, string | null>} attributes */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** @param {BoardTarget} target */
const spoken = ({ name, state }) => (state ? `${name}, ${state}` : name);

/** Where a shape is: its middle, or its first point. @param {Element} shape */
function placeOf(shape) {
  const read = (/** @type {string} */ name) => shape.getAttribute(name);
  const [x, y] = read('points')?.split(/[ ,]/, 2) ?? [read('cx') ?? read('x'), read('cy') ?? read('y')];
  return [Number(x), Number(y)];
}

/** Loaded by the first question. @type {Promise<typeof import('./board-solver.js')> | null} */
let solver = null;
let boards = 0;
/** A board that nobody has any more leaves the engine. */
const forgotten = new FinalizationRegistry((/** @type {() => void} */ drop) => drop());

export class SchlegelBoard extends HTMLElement {
  static observedAttributes = ['puzzle', 'board', 'moves', 'link', 'small', 'wide', 'readonly', 'inert'];

  #number = ++boards;
  /** @type {import('./board-engine.js').BoardEngine | null} */
  #engine = null;
  /** @type {BoardShown | null} */
  #shown = null;
  /** The last board is loaded, or could not be. @type {Promise<unknown> | null} */
  #loaded = null;
  #changing = false;
  /** What a pointer did before there was a board. @type {(() => void)[]} */
  #early = [];
  /** Where the pointer went down. @type {{x: number, y: number, drags: boolean} | null} */
  #pointer = null;
  /** The id of the target that Tab reaches. */
  #current = '';
  /** By id. @type {Map<string, SVGElement>} */
  #circles = new Map();
  /** @type {Map<string, import('./directions.js').Place>} */
  #places = new Map();

  #cover = element('div', { className: 'cover' }, element('slot', {}));
  #shapes = svgElement('g', 'shapes');
  #targets = svgElement('g', 'targets');
  #svg = /** @type {SVGSVGElement} */ (svgElement('svg'));
  #summary = element('p', { className: 'unseen', id: 'summary' });
  #live = element('p', { className: 'unseen' });
  #board = element('div', { className: 'board' }, this.#svg, this.#summary);

  constructor() {
    super();
    this.#svg.append(this.#shapes, this.#targets);
    this.#shapes.setAttribute('aria-hidden', 'true');
    this.#live.setAttribute('role', 'status');
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [layout, colours];
    root.append(this.#cover, this.#live);
    this.#board.addEventListener('keydown', (event) => this.#key(event));
    this.#board.addEventListener('focusin', (event) => this.#focused(event.target));
    this.#cover.addEventListener('focusin', () => this.#start());
    this.addEventListener('pointerdown', (event) => this.#pointerDown(event));
    this.addEventListener('pointermove', (event) => this.#pointerMoves(event));
    this.addEventListener('pointerup', (event) => this.#pointerUp(event));
    this.addEventListener('pointercancel', (event) => this.#pointerUp(event));
    this.addEventListener('touchstart', (event) => this.#shown?.taken && this.#pointer && event.preventDefault(), { passive: false }); // else it scrolls the page
    this.#board.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
  }

  connectedCallback() {
    this.#updateCover();
    if (!this.hasAttribute('wait')) this.#start();
  }

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#cancel()); // it may have been moved
  }

  get #look() {
    return { small: this.hasAttribute('small'), wide: this.hasAttribute('wide') };
  }

  attributeChangedCallback(/** @type {string} */ name) {
    if (name === 'small' || name === 'wide') {
      if (this.#shown) this.#report(this.#do({ type: 'draw_board', ...this.#look })).catch(() => {});
    } else if (name === 'readonly' || name === 'inert') this.#render();
    else if (this.#loaded && !this.#changing) {
      this.#changing = true; // several attributes may change at once
      queueMicrotask(() => {
        this.#changing = false;
        this.#loadAttributes();
      });
    }
  }

  // ---- what a page can ask and do

  /** @param {Source} source */
  load(source) {
    const loading = (this.#loaded = this.#load(source, this.#loaded));
    loading.catch(() => {
      this.#early = [];
      if (this.#loaded === loading && !this.#shown) this.#loaded = null; // the next touch tries again
    });
    return this.#report(loading);
  }
  /** @param {string[]} moves */
  async play(moves) {
    await this.#report(this.#do({ type: 'play', moves: listed(moves) }));
  }
  async undo() {
    await this.#report(this.#do({ type: 'undo' }));
  }
  async redo() {
    await this.#report(this.#do({ type: 'redo' }));
  }
  async restart() {
    await this.#report(this.#do({ type: 'restart' }));
  }
  /** About the position. A new question takes the place of the one before. @param {Asked} question */
  ask(question) {
    return this.#report(this.#answer(question, false));
  }
  /** About the start. */
  async explain() {
    const { explanation } = await this.#report(this.#answer({ verb: 'explain' }, true));
    return explanation;
  }
  /** @param {number | null} step @param {number} [part] */
  async go(step, part = -1) {
    await this.#report(this.#do({ type: 'go', step: step ?? -1, part }));
  }

  /** Of the board; the attribute of this name is a page's own. */
  get title() {
    return this.#shown?.title ?? '';
  }
  set title(title) {
    this.setAttribute('title', title);
  }
  get solved() {
    return this.#shown?.solved ?? false;
  }
  /** How large the board is. */
  get places() {
    return this.#shown?.places ?? 0;
  }
  get moves() {
    return this.#shown?.moves ?? [];
  }
  get status() {
    return this.#shown?.status ?? '';
  }
  get summary() {
    return this.#shown?.summary ?? '';
  }
  get targets() {
    return this.#shown?.targets ?? [];
  }
  get step() {
    return this.#shown && this.#shown.step >= 0 ? this.#shown.step : null;
  }
  get fragment() {
    return this.#texts().fragment;
  }
  get save() {
    return this.#texts().save;
  }

  #texts() {
    const none = { fragment: '', save: '' };
    if (!this.#shown) return none;
    const answer = this.#call({ type: 'write' });
    return answer.type === 'texts' ? answer : none;
  }

  // ---- loading

  /** Loads what the attributes say, unless something was loaded. */
  #start() {
    if (!this.#loaded) this.#loadAttributes();
  }

  #loadAttributes() {
    const read = (/** @type {string} */ name) => this.getAttribute(name) ?? '';
    const text = this.querySelector('script[type="text/plain"]')?.textContent ?? '';
    this.load({ puzzle: read('puzzle'), board: read('board'), link: read('link'), text, moves: read('moves') }).catch(() => {});
  }

  /** @param {Source} source @param {Promise<unknown> | null} before */
  async #load({ moves, ...source }, before) {
    await before?.catch(() => {});
    this.#cancel();
    if ((source.text?.length ?? 0) > longest) throw new BoardError({ message: words.boardTooLong });
    if (!this.#engine || this.#engine.broken) {
      this.#engine = await sharedEngine().catch((error) => {
        console.error(error);
        throw new BoardError({ message: words.partMissing });
      });
      if (!colours.cssRules.length) {
        colours.replaceSync(this.#engine.style());
        for (const rule of colours.cssRules)
          if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme'))
            schemes.set(rule, rule.media.mediaText);
        followTheme();
      }
      const [engine, number] = [this.#engine, this.#number];
      forgotten.register(this, () => engine.broken || engine.call(number, { type: 'drop' }));
    }
    const answer = this.#ask({ ...source, type: 'load', moves: listed(moves), ...this.#look }, 'shown');
    const { activeElement } = /** @type {ShadowRoot} */ (this.shadowRoot);
    this.#cover.replaceWith(this.#board);
    this.#current = '';
    this.#show(answer);
    if (activeElement === this.#cover) this.#focusStop();
    this.dispatchEvent(new CustomEvent('ready', { bubbles: true }));
    this.#catchUp();
  }

  /** Does what a pointer did before there was a board, once it is up: it may yet scroll the page. */
  #catchUp() {
    if (this.#shown && !this.#pointer) for (const act of this.#early.splice(0)) act();
  }

  #updateCover() {
    const isPicture = this.#isPicture,
      empty = !this.querySelector('img');
    this.#cover.classList.toggle('empty', empty);
    set(this.#cover, {
      role: isPicture ? null : 'button',
      tabindex: isPicture ? null : '0',
      'aria-label': empty && !isPicture ? words.play : null,
    });
  }

  // ---- the solver

  /** @param {Asked} question @param {boolean} start */
  async #answer({ verb, options = {} }, start) {
    await this.#settled();
    const asked = this.#ask({ type: 'ask_board', verb, options, start }, 'question');
    solver ??= import('./board-solver.js');
    const { ask } = await solver.catch(() => {
      solver = null;
      throw new BoardError({ message: words.solverNotLoaded });
    });
    const reply = await ask(this, asked.question);
    const checked = this.#ask({ type: 'check_reply', reply }, 'checked');
    this.dispatchEvent(new CustomEvent('answer', { bubbles: true, detail: checked.reply }));
    return checked.reply;
  }

  #cancel() {
    solver?.then(
      ({ cancel }) => cancel(this),
      () => {},
    );
  }

  // ---- the engine

  /** @param {BoardCall} call @returns {BoardAnswer} */
  #call(call) {
    if (!this.#engine || this.#engine.broken) return { type: 'problem', message: words.noBoard };
    try {
      return this.#engine.call(this.#number, call);
    } catch (error) {
      console.error(error);
      return { type: 'problem', message: words.boardBroke };
    }
  }

  /** @template {BoardAnswer['type']} Type @param {BoardCall} call @param {Type} type
   * @returns {Extract<BoardAnswer, {type: Type}>} */
  #ask(call, type) {
    const answer = this.#call(call);
    if (answer.type === type) return /** @type {Extract<BoardAnswer, {type: Type}>} */ (answer);
    throw new BoardError(answer.type === 'problem' ? answer : { message: words.boardBroke });
  }

  /** Waits until the board that was loaded last is there. */
  async #settled() {
    this.#start();
    await this.#loaded?.catch(() => {});
  }

  /** @param {BoardCall} call */
  async #do(call) {
    await this.#settled();
    this.#show(this.#ask(call, 'shown'));
  }

  /** What goes wrong is an event too. @template Value @param {Promise<Value>} deed @returns {Promise<Value>} */
  #report(deed) {
    return deed.catch((error) => {
      const { message, line = 0, column = 0 } = error;
      if (error.name !== 'AbortError') this.dispatchEvent(new CustomEvent('error', { bubbles: true, detail: { message, line, column } }));
      throw error;
    });
  }

  /** Does what a person did, at once. @param {BoardCall} call */
  #act(call) {
    const answer = this.#call(call);
    if (answer.type === 'shown') this.#show(answer, call.type === 'touch' && call.kind === 'drag');
  }

  // ---- what is shown

  get #isPicture() {
    return this.hasAttribute('readonly') || this.hasAttribute('inert');
  }

  /** @param {BoardShown} shown @param {boolean} [dragged] */
  #show(shown, dragged = false) {
    const before = this.#shown;
    this.#shown = shown;
    if (before?.picture !== shown.picture) this.#paint(shown.picture, !dragged && before !== null);
    this.#render();
    if (shown.said) this.#say(shown.said);
    const { moves, status, solved, notice, step } = shown;
    const tell = (/** @type {string} */ name, /** @type {object} */ detail) =>
      this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
    if (before && before.step !== step) tell('step', { step: this.step });
    if (shown.moved) tell('move', { moves, status, solved });
    if (shown.moved && solved && !before?.solved) tell('solved', { moves, status, solved });
    if (notice) tell('notice', { message: notice });
  }

  /** @param {string} picture @param {boolean} glides */
  #paint(picture, glides) {
    const keyed = () =>
      [...this.#shapes.querySelectorAll('[data-key]')].map(
        (shape) => /** @type {const} */ ([`${shape.tagName} ${shape.getAttribute('data-key')}`, shape]),
      );
    const places = new Map(glides && !stillness.matches ? keyed().map(([key, shape]) => [key, placeOf(shape)]) : []);
    const [svg] = new DOMParser().parseFromString(picture, 'text/html').body.children; // which takes any name of a vertex
    this.#shapes.replaceChildren(...document.importNode(svg, true).childNodes);
    for (const [key, shape] of places.size ? keyed() : []) {
      const from = places.get(key),
        to = placeOf(shape);
      if (!from || (from[0] === to[0] && from[1] === to[1])) continue;
      shape.animate([{ transform: `translate(${from[0] - to[0]}px, ${from[1] - to[1]}px)` }, { transform: 'none' }], {
        duration: glide,
        easing: 'ease-out',
      });
    }
  }

  #render() {
    this.#updateCover();
    if (!this.#shown) return;
    const { title, summary, width, height, region, targets } = this.#shown,
      isPicture = this.#isPicture;
    set(this.#svg, {
      viewBox: `0 0 ${width} ${height}`,
      role: isPicture ? 'img' : null,
      'aria-label': isPicture ? summary : null,
    });
    set(this.#board, {
      role: isPicture ? null : 'application',
      'aria-label': isPicture ? null : region || title,
      'aria-describedby': isPicture ? null : 'summary',
      tabindex: !isPicture && region ? '0' : null,
    });
    this.#summary.textContent = isPicture ? '' : summary;
    this.#renderTargets(isPicture ? [] : targets);
  }

  /** Elements that stay keep the focus. @param {BoardTarget[]} targets */
  #renderTargets(targets) {
    this.#places = new Map(targets.map((target) => [target.id, { id: target.id, x: target.x, y: target.y, spoken: spoken(target) }]));
    const staying = this.#places;
    const lost = this.#focusedTarget();
    for (const [id, circle] of this.#circles)
      if (!staying.has(id)) {
        circle.remove();
        this.#circles.delete(id);
      }
    if (!staying.has(this.#current)) this.#current = (targets.find(({ enabled }) => enabled) ?? targets[0])?.id ?? '';
    let at = this.#targets.firstElementChild;
    for (const target of targets) {
      const { id, x, y, reach, enabled, pressed } = target;
      let circle = this.#circles.get(id);
      if (!circle) {
        circle = /** @type {SVGElement} */ (svgElement('circle'));
        set(circle, { role: 'button', 'data-id': id });
        this.#circles.set(id, circle);
      }
      set(circle, {
        cx: String(x),
        cy: String(y),
        r: String(reach),
        'aria-label': spoken(target),
        'aria-description': around(...this.#placesAt(target)),
        'aria-disabled': enabled ? null : 'true',
        'aria-pressed': pressed ? 'true' : circle.hasAttribute('aria-pressed') ? 'false' : null, // what was never pressed is no toggle
        tabindex: id === this.#current ? '0' : '-1',
      });
      if (circle === at) at = at.nextElementSibling;
      else this.#targets.insertBefore(circle, at);
    }
    if (lost && !staying.has(lost)) this.#focusStop();
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#live.textContent = this.#live.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }

  // ---- focus

  #focusedTarget() {
    return this.shadowRoot?.activeElement?.getAttribute('data-id') ?? '';
  }

  #focusStop() {
    if (this.#shown?.region) this.#board.focus({ preventScroll: true });
    else this.#circles.get(this.#current)?.focus({ preventScroll: true });
  }

  /** @param {EventTarget | null} target */
  #focused(target) {
    const id = target instanceof Element ? target.getAttribute('data-id') : null;
    if (id === null || id === this.#current) return;
    this.#circles.get(this.#current)?.setAttribute('tabindex', '-1');
    this.#circles.get(id)?.setAttribute('tabindex', '0');
    this.#current = id;
  }

  /** A target's place and those of its neighbours. @param {BoardTarget} target @returns {[import('./directions.js').Place, import('./directions.js').Place[]]} */
  #placesAt({ id, neighbours }) {
    const [here, ...others] = [id, ...neighbours].flatMap((one) => this.#places.get(one) ?? []);
    return [here, others];
  }

  // ---- keys

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.isComposing || !this.#shown) return;
    if (event.altKey) return;
    const step = stepOf(event);
    if (!step && (event.ctrlKey || event.metaKey)) return;
    if (step) this.#act({ type: step });
    if (step || this.#useKey(event)) event.preventDefault();
  }

  /** True when the key was used. @param {KeyboardEvent} event */
  #useKey({ key, repeat }) {
    const { leads_held: leads, targets } = /** @type {BoardShown} */ (this.#shown);
    const target = this.#focusedTarget();
    if (key === 'Enter' || key === ' ') {
      if (target && !repeat) this.#touch({ kind: 'activate', target });
      return target !== '';
    }
    if (key === 'Escape') {
      const used = this.step !== null || targets.some(({ pressed }) => pressed);
      if (used) this.#touch({ kind: 'cancel' });
      return used;
    }
    const arrow = arrowCodes.get(key);
    if (arrow && (!target || leads)) this.#typed({ kind: 'key', target, code: arrow });
    else if (arrow || key === 'Home' || key === 'End') this.#walk(key, target);
    else if (key === '/' && target) this.#say(this.#around(target));
    else if (key in turns) this.#touch({ kind: 'turn', target, steps: turns[/** @type {keyof typeof turns} */ (key)] });
    else if (key in questions) this.#act({ type: 'tell', about: questions[/** @type {keyof typeof questions} */ (key)] });
    else if ([...key].length === 1) this.#typed({ kind: 'key', target, code: key.codePointAt(0) ?? 0 });
    else return false;
    return true;
  }

  /** @param {string} id */
  #around(id) {
    const target = this.targets.find((one) => one.id === id);
    return target ? `${spoken(target)}. ${around(...this.#placesAt(target))}` : '';
  }

  /** @param {string} key @param {string} from */
  #walk(key, from) {
    const { targets } = this,
      here = targets.find(({ id }) => id === from);
    let to = '';
    if (key === 'Home') to = targets[0]?.id;
    else if (key === 'End') to = targets[targets.length - 1]?.id;
    else if (here) {
      const [place, neighbours] = this.#placesAt(here);
      to = towards(place, arrows.get(key) ?? [0, 0], neighbours, [...this.#places.values()]);
    }
    this.#circles.get(to)?.focus({ preventScroll: true });
  }

  /** Where arrows lead what is held, the focus goes along with it. @param {Omit<TouchBoard, 'type'>} input */
  #typed(input) {
    this.#touch(input);
    const held = this.#shown?.leads_held && this.targets.find(({ pressed }) => pressed);
    if (held) this.#circles.get(held.id)?.focus({ preventScroll: true });
  }

  /** @param {Omit<TouchBoard, 'type'>} input */
  #touch(input) {
    this.#act({ type: 'touch', ...input });
    if (input.kind !== 'press') queueMicrotask(fetchLater); // after those that hear of the answer
  }

  // ---- pointers

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    if (this.#isPicture || event.button !== 0) return;
    if (!event.isPrimary) {
      if (this.#pointer && this.#shown?.turns_held) this.#touch({ kind: 'turn', steps: 1 });
      return;
    }
    this.#start();
    this.#pointer = { x: event.clientX, y: event.clientY, drags: false };
    this.setPointerCapture(event.pointerId);
    this.#point('press', event);
  }

  /** @param {PointerEvent} event */
  #pointerMoves(event) {
    const down = this.#pointer;
    if (!down || !event.isPrimary) return;
    const passed = event.getCoalescedEvents?.() ?? []; // a slow page must not cut corners
    for (const one of passed.length ? passed : [event]) {
      down.drags ||= Math.hypot(one.clientX - down.x, one.clientY - down.y) > wandered;
      if (down.drags) this.#point('drag', one);
    }
  }

  /** @param {PointerEvent} event */
  #pointerUp(event) {
    if (!this.#pointer || !event.isPrimary) return;
    this.#pointer = null;
    if (event.type === 'pointercancel' && this.#early.length) this.#early = [];
    else this.#point('release', event);
    this.#catchUp();
  }

  /** @param {'press' | 'drag' | 'release'} kind @param {PointerEvent} event */
  #point(kind, { clientX, clientY, pointerType, type }) {
    const { left, top, width, height } = (this.#shown ? this.#svg : this.#cover).getBoundingClientRect();
    const isFinger = pointerType !== 'mouse';
    const at = type === 'pointercancel' ? { across: -1, down: -1 } : { across: (clientX - left) / width, down: (clientY - top) / height };
    const act = () => this.#touch({ kind, ...at, slack: (isFinger ? finger : mouse) / width, finger: isFinger });
    if (this.#shown && !this.#early.length) act();
    else this.#early.push(act);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.#shown?.turns_held || this.#isPicture || !event.deltaY) return;
    event.preventDefault();
    this.#touch({ kind: 'turn', steps: event.deltaY < 0 ? 1 : -1 });
  }
}

/** The step on the timeline that a key asks for. @param {KeyboardEvent} event @returns {'undo' | 'redo' | null} */
function stepOf({ key, ctrlKey, metaKey, shiftKey }) {
  if (!ctrlKey && !metaKey) return key === 'Backspace' ? 'undo' : null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !metaKey ? 'redo' : null;
}

/** By key: what turns what is held, and 0 to flip it. */
const turns = { '[': -1, ']': 1, '|': 0 };
/** By key: what is asked to be told. @type {Record<string, import('./messages.js').Tell['about']>} */
const questions = { '.': 'position', ',': 'change', ';': 'left' };

customElements.define('schlegel-board', SchlegelBoard);
