// @ts-check
/**
 * The page that draws boards: what a drawing starts from, the desk, and the board as text. One board at a time is drawn: the one in play under
 * "#draw/board", any other under "#draw/new".
 *
 * @typedef {'start' | 'drawing' | 'text'} View
 */

import { element } from './dialogs-made.js';
import { Start } from './draw-start.js';
import { TextSide } from './draw-text.js';
import { fill, words } from './draw-words.js';
import { Drawing } from './drawing.js';

const tabKey = 'edit_tab'; // "text" where a board was last seen as text

/** @param {import('./pages.js').Site} site */
export async function newPage(site) {
  const [response] = await Promise.all([
    fetch('draw.html'),
    new Promise((onload, onerror) => document.head.append(element('link', { rel: 'stylesheet', href: 'draw.css', onload, onerror }))),
  ]);
  if (!response.ok) throw new Error(`draw.html: ${response.status}`);
  const root = element('main', { className: 'drawing' });
  root.innerHTML = await response.text();
  return new DrawPage(root, site);
}

class DrawPage {
  /** @param {HTMLElement} root @param {import('./pages.js').Site} site */
  constructor(root, site) {
    this.element = root;
    this.site = site;
    this.heading = /** @type {HTMLElement} */ (root.querySelector('h1'));
    this.discard = /** @type {HTMLElement} */ (root.querySelector('.discard'));
    /** @type {View | ''} */
    this.view = '';
    this.shown = false;
    /** Of the drawing, in the address; empty: there is none. @type {'' | '/new' | '/board'} */
    this.place = '';
    /** The puzzle's name. */
    this.puzzle = '';
    /** @type {import('./messages.js').BoardInPlay | null} */
    this.inPlay = null;
    /** The board in play is to be drawn once it is told. */
    this.waits = false;
    /** What the app is asked to draw: a text in place of what there was, or something to start from. @type {'' | 'text' | 'name' | 'brought'} */
    this.opening = '';
    /** What is played, once the app has checked it, and as the app wrote it then. */
    this.playing = this.played = '';
    const play = (/** @type {string} */ text) => {
      this.playing = text;
      site.emit({ type: 'draw', verb: 'check', text });
    };
    this.text = new TextSide(root, site.storage, play, () => {});
    this.drawing = new Drawing(
      root,
      site.emit,
      () => this.keepDrawn(),
      () => play(this.drawing.whole),
    );
    this.start = new Start(root, {
      name: (text, puzzle) => this.begin('name', { verb: 'begin', text, puzzle }),
      text: (text, puzzle) => this.begin('brought', { verb: 'open', text, puzzle }),
      brought: {
        take: (text) => this.begin('brought', { verb: 'open', text, puzzle: this.start.puzzle }),
        refuse: (why) => this.start.complain('', why),
      },
    });
    root.querySelector('[data-side=drawing]')?.addEventListener('click', () => this.toDrawing());
    root.querySelector('[data-side=text]')?.addEventListener('click', () => this.toText());
    this.discard.addEventListener('click', () => {
      this.text.replace(this.text.original, words.changesDiscarded);
      this.open();
    });
  }

  /** @param {string} rest */
  show(rest) {
    const part = /^\/(\w+)/.exec(rest)?.[1] ?? '';
    this.shown = true;
    this.waits = part === 'board';
    this.drawing.shut();
    if (part === 'board') {
      if (!this.place) this.setView('drawing');
      this.site.emit({ type: 'draw', verb: 'show' });
    } else if (this.place && (part === 'new' ? this.text.board === '' : !part)) this.resume();
    else if (part === 'new' && this.site.storage.kept('draft/')) {
      this.text.load('', '');
      this.setPlace('/new');
      this.open();
    } else this.showStart(part === 'all');
  }

  leave() {
    this.shown = false;
    if (this.text.keep()) this.site.storage.announce(words.editorKeeps);
    if (this.place) this.site.emit({ type: 'draw', verb: 'leave' });
  }

  /** @param {import('./messages.js').PageMessage} message */
  take(message) {
    switch (message.type) {
      case 'in_play':
        this.takeBoard(message);
        return true;
      case 'graphs':
        this.start.take(message);
        return true;
      case 'draw':
        this.takeDrawing(message);
        return true;
      case 'sheet':
        this.drawing.show(message);
        this.showDrawn();
        return true;
      case 'finding':
        this.drawing.card.take(message);
        return true;
      case 'text_error':
        this.takeError(message);
        return true;
      case 'playable':
        this.play(message.instance);
        return true;
    }
    return false;
  }

  /** What is pasted, dropped or opened, wherever that is done. @returns {import('./brought.js').Taker} */
  get brought() {
    if (this.view === 'text') return this.text.brought;
    if (this.view === 'start') return this.start.deeds.brought;
    return { take: (text) => this.site.emit({ type: 'draw', verb: 'begin', text }), refuse: (why) => this.drawing.tell(why) };
  }

  // ---- what is shown

  /** @param {View} view @param {boolean} [focused] the focus goes there */
  setView(view, focused = this.view !== view) {
    this.view = view;
    this.element.dataset.view = view;
    const parts = { '.start': view === 'start', '.desk': view !== 'start' };
    for (const [name, shown] of Object.entries(parts)) /** @type {HTMLElement} */ (this.element.querySelector(name)).hidden = !shown;
    for (const side of this.element.querySelectorAll('[data-side]'))
      side.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (side).dataset.side === view));
    this.heading.textContent = view === 'start' ? words.start : fill(words.editor, { puzzle: this.puzzle }).trim();
    if (this.shown) document.title = `${this.heading.textContent} – Schlegel`;
    if (focused) queueMicrotask(() => this.focus()); // after the page has taken it
  }

  focus() {
    if (document.activeElement?.closest('#bar')) return;
    if (this.view === 'start') this.heading.focus({ preventScroll: true });
    else if (this.view === 'text') this.text.showTop();
    else this.drawing.paper.focus();
  }

  /** Once the address is this page's. @param {string} rest */
  setAddress(rest) {
    queueMicrotask(() => this.shown && this.site.setAddress(rest));
  }

  /** @param {'/new' | '/board'} place */
  setPlace(place) {
    const [puzzle, id] = this.inPlay?.board.split('\t') ?? [];
    this.place = place;
    this.drawing.card.limit(place === '/board' && /^help /m.test(this.site.storage.kept(`game/${puzzle}/${id}`).split('\ninstance\n')[0]));
  }

  /** @param {boolean} all */
  showStart(all) {
    this.setAddress(all ? '/all' : '/start');
    this.setView('start');
    this.start.show(all);
    if (!this.start.offered) this.site.emit({ type: 'draw', verb: 'offer' });
    this.site.emit({ type: 'draw', verb: 'show' });
  }

  /** The drawing or its text as it was left. */
  resume() {
    const asText = this.site.storage.kept(tabKey) === 'text' || (this.place === '/board' && this.inPlay?.asText);
    this.setAddress(this.place);
    if (asText || this.text.text !== this.drawnText) this.setView('text');
    else if (this.drawn) this.setView('drawing');
    else this.open();
    if (this.drawn && this.drawing.card.finding.busy) this.site.emit({ type: 'draw', verb: 'look' });
  }

  toText() {
    this.site.storage.keep(tabKey, 'text');
    this.drawing.shut();
    this.setView('text');
  }

  toDrawing() {
    this.site.storage.keep(tabKey, '');
    this.drawing.shut();
    if (this.drawn && this.text.text === this.drawnText) this.setView('drawing');
    else this.open();
  }

  // ---- what is drawn

  /** Something was drawn since the text was taken up. */
  drawn = false;

  /** @param {import('./messages.js').BoardInPlay} message */
  takeBoard(message) {
    this.inPlay = message;
    const { board, text, asText } = message;
    if (!this.waits) return this.fillStart();
    this.waits = false;
    this.setPlace('/board');
    if (this.played && this.text.board !== board && text.slice(text.indexOf('\n') + 1) === this.played) {
      this.text.playedAs(board, text);
      if (this.drawn) this.drawing.setTitle(message.title);
      this.text.set(this.drawnText);
    }
    this.played = '';
    this.puzzle = message.puzzle;
    if (this.text.board === board && this.text.original === text && (this.drawn || this.view === 'text')) return this.resume();
    this.text.load(board, text);
    this.drawn = false;
    if (asText || this.site.storage.kept(tabKey) === 'text') this.setView('text');
    else this.open();
  }

  /** What there is beside all that a drawing can start from. */
  fillStart() {
    const { inPlay, drawing } = this;
    const about = (/** @type {string} */ title, /** @type {string} */ size) =>
      fill(words.boardAndSize, { title: title || words.yourBoard, size });
    this.start.setPuzzle(inPlay?.board.split('\t')[0] ?? '');
    if (this.drawn && (this.place === '/new' || this.text.holdsChanges))
      this.start.keep(about(drawing.title, drawing.size), `./#draw${this.place}`, words.keepDrawing);
    else if (this.site.storage.kept('draft/')) this.start.keep(words.changesNotApplied, './#draw/new', words.keepDrawing);
    else if (inPlay) this.start.keep(about(inPlay.title, inPlay.size), './#draw/board', words.editBoard);
  }

  /** Draws the text. */
  open() {
    this.opening = 'text';
    this.drawing.original = this.text.holdsChanges || !this.text.board ? '' : undefined;
    this.site.emit({ type: 'draw', verb: 'open', text: this.text.text });
  }

  /** Begins with something else than the board that there is. @param {'name' | 'brought'} how @param {Omit<import('./messages.js').Draw, 'type'>} draw */
  begin(how, draw) {
    this.text.keep();
    this.opening = how;
    if (how === 'name') this.drawing.wanted = draw.text ?? '';
    this.site.emit({ type: 'draw', ...draw });
  }

  /** @param {import('./messages.js').ShowDrawing} message */
  takeDrawing(message) {
    const starts = this.opening === 'name' || this.opening === 'brought';
    this.puzzle = message.puzzle;
    if (starts) {
      this.text.load('', '');
      this.text.set('');
      this.drawing.original = '';
      this.setPlace('/new');
    }
    this.drawing.begin(message);
  }

  /** The sheet is there. */
  showDrawn() {
    const { opening } = this;
    this.opening = '';
    this.drawn = true;
    this.discard.hidden = !(opening === 'text' && this.text.board && this.text.holdsChanges);
    if (!this.discard.hidden) this.drawing.tell(words.changesNotApplied);
    if (!opening || !this.shown) return;
    if (opening === 'text') this.setView('drawing', true);
    else location.hash = 'draw/new';
  }

  /** What the text is while nothing else is typed. */
  get drawnText() {
    const { drawing, text } = this;
    return !this.drawn || drawing.whole === drawing.original ? text.original : drawing.whole;
  }

  keepDrawn() {
    this.drawn = true;
    if (this.view !== 'text' || this.opening) this.text.takeDrawn(this.drawnText);
  }

  /** @param {import('./messages.js').TextError} error */
  takeError({ message, line, column }) {
    const { opening } = this;
    this.opening = '';
    this.drawing.wanted = '';
    if (this.view === 'start') return this.start.complain(opening === 'name' ? message : '', opening === 'name' ? '' : message);
    if (this.view === 'drawing' && opening === 'text') this.setView('text', false);
    if (this.view === 'text') return this.text.showError(message, line, column);
    this.drawing.tell(message);
  }

  /** @param {string} instance as the app writes it */
  play(instance) {
    this.played = instance;
    this.text.set(this.playing);
    this.text.original = this.playing;
    this.drawing.original = this.drawing.whole;
    this.site.openBoard({ type: 'edited', text: this.playing });
  }
}
