// @ts-check
/**
 * <schlegel-board>: a board of any puzzle to look at or to play, on any page. docs/library.md says how a page uses it.
 *
 * @typedef {import('./messages.js').BoardShown} BoardShown
 * @typedef {import('./messages.js').TouchBoard} TouchBoard
 * @typedef {import('./messages.js').BoardCall} BoardCall
 * @typedef {import('./messages.js').BoardAnswer} BoardAnswer
 * @typedef {{puzzle?: string, board?: string, text?: string, link?: string, save?: string, moves?: string | string[]}} Source
 * @typedef {{verb: import('./messages.js').Question['verb'], options?: Record<string, string>}} Asked
 */

import { fetchLater, sharedEngine } from './board-engine.js';
import { arrowCodes, questions, stepOf, turns } from './board-keys.js';
import { BoardView, set, styles, takeColours } from './board-view.js';
import { element } from './elements.js';
import { words } from './words.js';

const finger = 22, // how far outside a target a pointer still means it, in CSS pixels
  mouse = 8,
  wandered = 6; // how far a pointer goes before it drags
const longest = 1 << 24; // characters of a text that can be a board

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

  #cover = element('div', { className: 'cover' }, element('slot', {}));
  #live = element('p', { className: 'unseen', role: 'status' });
  #view = new BoardView();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = styles;
    root.append(this.#cover, this.#live);
    this.#view.element.addEventListener('keydown', (event) => this.#key(event));
    this.#view.element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    this.#cover.addEventListener('focusin', () => this.#start());
    this.addEventListener('pointerdown', (event) => this.#pointerDown(event));
    this.addEventListener('pointermove', (event) => this.#pointerMoves(event));
    this.addEventListener('pointerup', (event) => this.#pointerUp(event));
    this.addEventListener('pointercancel', (event) => this.#pointerUp(event));
    this.addEventListener('touchstart', (event) => this.#shown?.taken && this.#pointer && event.preventDefault(), { passive: false }); // else it scrolls the page
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
      const [engine, number] = [this.#engine, this.#number];
      takeColours(() => engine.style());
      forgotten.register(this, () => engine.broken || engine.call(number, { type: 'drop' }));
    }
    const answer = this.#ask({ ...source, type: 'load', moves: listed(moves), ...this.#look }, 'shown');
    const { activeElement } = /** @type {ShadowRoot} */ (this.shadowRoot);
    this.#cover.replaceWith(this.#view.element);
    this.#view.reset();
    this.#show(answer);
    if (activeElement === this.#cover) this.#view.focusStop();
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
    if (before?.picture !== shown.picture) this.#view.paint(shown.picture, !dragged && before !== null);
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

  #render() {
    this.#updateCover();
    if (this.#shown) this.#view.render(this.#shown, this.#isPicture);
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#live.textContent = this.#live.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }

  // ---- keys

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.isComposing || event.altKey || !this.#shown) return;
    const withControl = event.ctrlKey || event.metaKey;
    const step = withControl ? stepOf(event) : event.key === 'Backspace' ? 'undo' : null;
    if (withControl && !step) return;
    if (step) this.#act({ type: step });
    if (step || this.#useKey(event)) event.preventDefault();
  }

  /** True when the key was used. @param {KeyboardEvent} event */
  #useKey({ key, repeat }) {
    const { leads_held: leads, targets } = /** @type {BoardShown} */ (this.#shown);
    const target = this.#view.focused;
    if (key === 'Enter' || key === ' ') {
      if (target && !repeat) this.#touch({ kind: 'activate', target });
      return target !== '';
    }
    if (key === 'Escape') {
      const used = this.step !== null || targets.some(({ pressed }) => pressed);
      if (used) this.#touch({ kind: 'cancel' });
      return used;
    }
    const arrow = arrowCodes.get(key),
      steps = turns.get(key),
      about = questions.get(key);
    if (arrow && (!target || leads)) this.#typed({ kind: 'key', target, code: arrow });
    else if (arrow || key === 'Home' || key === 'End') this.#view.walk(key);
    else if (steps !== undefined) this.#touch({ kind: 'turn', target, steps });
    else if (about === 'around' && target) this.#say(this.#view.around(target));
    else if (about && about !== 'around') this.#act({ type: 'tell', about });
    else if ([...key].length === 1) this.#typed({ kind: 'key', target, code: key.codePointAt(0) ?? 0 });
    else return false;
    return true;
  }

  /** Where arrows lead what is held, the focus goes along with it. @param {Omit<TouchBoard, 'type'>} input */
  #typed(input) {
    this.#touch(input);
    const held = this.#shown?.leads_held && this.targets.find(({ pressed }) => pressed);
    if (held) this.#view.focus(held.id);
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
    const { left, top, width, height } = this.#shown ? this.#view.box : this.#cover.getBoundingClientRect();
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

customElements.define('schlegel-board', SchlegelBoard);
