// @ts-check
/**
 * What is set on a drawn board: one of its kinds is taken up, pairs are chosen by their numbers, rules are switched.
 *
 * @typedef {import('./drawing-paper.js').Kind} Kind
 * @typedef {import('./messages.js').DrawnSetting} Setting
 * @typedef {import('./messages.js').Draw} Draw
 * @typedef {(verb: Draw['verb'], more?: Partial<Draw>) => void} Send
 */

import { button, choice, element } from './dialogs-made.js';
import { fill, words } from './draw-words.js';
import { distance } from './drawing-geometry.js';
import { coloursOf } from './drawing-shapes.js';
import { icon } from './icons.js';

const rules = 'rules'; // the last one to choose from, where there is no room for them besides

export class Settings {
  /** @param {HTMLElement} root where one is chosen @param {HTMLElement} rules_ @param {import('./drawing-paper.js').Paper} paper @param {Send} send
   * @param {() => void} changed what is set is another one */
  constructor(root, rules_, paper, send, changed) {
    this.root = root;
    this.rules = rules_;
    this.paper = paper;
    this.send = send;
    this.changed = changed;
    /** @type {Kind[]} */
    this.kinds = [];
    this.keyword = '';
    /** The name of the pair that is moved; empty: a new one; undefined: the first one there is. @type {string | undefined} */
    this.pair = undefined;
    /** Which of its ends; -1: the nearer one. */
    this.end = -1;
    /** The first end of a new pair; -1: none. */
    this.first = -1;
  }

  /** @param {Kind[]} kinds of a board that is drawn from now on */
  begin(kinds) {
    this.kinds = kinds;
    this.keyword = '';
    this.pair = undefined;
    this.end = this.first = -1;
  }

  /** Those that are set by touching. */
  get handy() {
    return this.kinds.filter((one) => one.on !== 'board' && (this.paper.grid?.named || !one.onGrid));
  }
  /** @returns {Kind | null} */
  get kind() {
    return this.handy.find((one) => one.keyword === this.keyword) ?? null;
  }
  get pairs() {
    const pairs = this.paper.sheet.settings.filter((one) => one.keyword === 'pair');
    return pairs.sort((a, b) => a.word.localeCompare(b.word, 'en', { numeric: true }));
  }
  get chosenPair() {
    if (this.kind?.on !== 'pair' || this.pair === '') return undefined;
    return this.pairs.find((one) => one.word === this.pair) ?? this.pairs[0];
  }

  /** The sheet is another one. */
  show() {
    if (this.keyword !== rules && !this.kind) this.keyword = this.handy[0]?.keyword ?? rules;
    this.paper.chosenPair = this.paper.hand.tool() === 'set' ? this.chosenPair : undefined;
    this.fill();
    this.fillRules();
  }

  fill() {
    const { kind } = this;
    /** @type {[string, string][]} */
    const choices = [...this.handy.map((one) => /** @type {[string, string]} */ ([one.keyword, one.title])), [rules, words.rules]];
    const set = choice(
      'draw-kind',
      { textContent: words.tools.set, className: 'unseen' },
      choices,
      (value) => this.take(value),
      this.keyword,
    );
    set.classList.add('choices');
    set.classList.toggle('narrow', this.handy.length < 2);
    set.lastElementChild?.classList.add('narrow');
    const word = element('input', { type: 'text', className: 'word', placeholder: words.coloursOfPiece, ariaLabel: words.coloursOfPiece });
    word.value = this.root.querySelector('input.word') instanceof HTMLInputElement ? this.word : '';
    this.root.replaceChildren(set, ...(kind?.on === 'pair' ? [this.chips()] : kind?.named && kind.on !== 'swap' ? [word] : []));
    this.root.dataset.kind = this.keyword;
  }
  get word() {
    return /** @type {HTMLInputElement | null} */ (this.root.querySelector('input.word'))?.value.trim() ?? '';
  }

  /** @param {string} keyword */
  take(keyword) {
    this.keyword = keyword;
    this.refresh();
    /** @type {HTMLElement | null} */ (this.root.querySelector(`[value="${keyword}"]`))?.focus();
  }
  refresh() {
    this.show();
    this.paper.draw();
    this.changed();
  }

  chips() {
    const colours = coloursOf(this.paper),
      chosen = this.chosenPair?.word ?? '';
    const chip = (/** @type {string} */ name) =>
      element(
        'button',
        {
          type: 'button',
          ariaLabel: fill(words.pair, { name }),
          ariaPressed: String(name === chosen),
          onclick: () => this.choose(name),
        },
        element('span', { className: colours.get(name), textContent: name }),
      );
    const more = button('+', () => this.choose(''), { ariaLabel: words.newPair, ariaPressed: String(!chosen), className: 'new' });
    const title = fill(words.removePair, { name: chosen });
    const remove = button('', () => this.remove(), { title, ariaLabel: title, hidden: !chosen });
    remove.append(icon('remove'));
    return element('div', { className: 'chips' }, ...this.pairs.map(({ word }) => chip(word)), more, remove);
  }

  /** @param {string} name @param {number} [end] */
  choose(name, end = -1) {
    this.pair = name;
    this.end = end;
    this.first = -1;
    this.refresh();
    if (!this.root.contains(document.activeElement) && end < 0)
      /** @type {HTMLElement | null} */ (this.root.querySelector('.chips [aria-pressed=true]'))?.focus();
  }

  remove() {
    const pair = this.chosenPair;
    this.pair = undefined;
    if (pair) this.send('set', { keyword: pair.keyword, vertices: pair.vertices, text: '' });
  }

  /** A dot is touched for a pair, or the first one dragged to the second. @param {number[]} dots */
  touch([dot, to]) {
    const at = (/** @type {number} */ one) => this.pairs.find(({ vertices }) => vertices.includes(one));
    const there = at(dot);
    const pair = this.chosenPair;
    if (to !== undefined) {
      if (there && !at(to)) this.move(there, dot, to);
      else if (!at(to)) this.add(dot, to);
    } else if (there) this.choose(there.word, dot);
    else if (pair) this.move(pair, pair.vertices.includes(this.end) ? this.end : this.nearer(pair, dot), dot);
    else if (this.first >= 0 && this.first !== dot) this.add(this.first, dot);
    else {
      this.first = this.first === dot ? -1 : dot;
      this.paper.picked = this.first >= 0 ? [dot] : [];
      this.refresh();
    }
  }

  /** @param {Setting} pair @param {number} dot */
  nearer({ vertices: [a, b] }, dot) {
    const place = (/** @type {number} */ one) => this.paper.spots.find((spot) => spot.dot === one) ?? { x: 0, y: 0 };
    return distance(place(a), place(dot)) <= distance(place(b), place(dot)) ? a : b;
  }

  /** @param {Setting} pair @param {number} end @param {number} to */
  move(pair, end, to) {
    const [a, b] = pair.vertices;
    this.pair = pair.word;
    this.end = to;
    this.send('set', { keyword: pair.keyword, vertices: [end === a ? b : a, to], text: pair.word });
  }

  /** @param {number} a @param {number} b */
  add(a, b) {
    const before = this.pairs.map(({ word }) => word);
    this.first = -1;
    this.send('set', { keyword: 'pair', vertices: [a, b], text: '' });
    this.pair = this.pairs.find(({ word }) => !before.includes(word))?.word ?? '';
    this.refresh();
  }

  /** What to do, in a sentence about {places}. */
  help() {
    const { kind } = this;
    if (this.keyword === rules) return '';
    if (!kind) return words.helpNothingToSet;
    if (kind.on !== 'pair') return kind.help;
    if (this.chosenPair) return fill(words.helpPair, { ...this.paper.noun, name: this.chosenPair.word });
    return this.first >= 0 ? words.helpOtherEnd : words.helpNewPair;
  }

  fillRules() {
    const { settings } = this.paper.sheet,
      { grid } = this.paper;
    const focused = document.activeElement?.getAttribute('name') ?? '';
    /** @type {HTMLElement[]} */
    const fields = this.kinds
      .filter((one) => one.on === 'board')
      .map((one) => {
        const there = settings.find((other) => other.keyword === one.keyword);
        const name = `draw-rule-${one.keyword}`;
        const send = (/** @type {string} */ text) => this.send('set', { keyword: one.keyword, text });
        if (!one.named) return check(name, one.title, Boolean(there), one.help, () => send(''));
        const switched = Boolean(one.usual);
        const input = element('input', { type: 'text', name, autocomplete: 'off', value: there?.word ?? '', title: one.help });
        if (switched) Object.assign(input, { inputMode: 'numeric', ariaLabel: one.help, name: `${name}-number` });
        input.addEventListener('change', () => send(input.value.trim()));
        const about = element('small', { textContent: one.help });
        if (!switched) return element('label', { className: 'worded' }, one.title, input, about);
        const onOff = check(name, one.title, Boolean(there), one.help, () => send(there ? '' : one.usual));
        return there ? element('div', {}, onOff, element('p', { className: 'worded' }, about, input)) : onOff;
      });
    if (grid?.named)
      for (const axis of /** @type {const} */ (['x', 'y'])) {
        const ends = grid.dotsAcross(axis),
          title = axis === 'x' ? words.wrapsAcross : words.wrapsDown;
        const wrap = () => this.send(grid.wraps[axis] ? 'cut' : 'line', { vertices: ends });
        if (ends.length) fields.push(check(`draw-rule-${axis}`, title, grid.wraps[axis], '', wrap));
      }
    this.rules.hidden = !fields.length;
    this.rules.querySelector('div')?.replaceChildren(...fields);
    if (focused.startsWith('draw-rule')) /** @type {HTMLElement | null} */ (this.rules.querySelector(`[name="${focused}"]`))?.focus();
  }
}

/** @param {string} name @param {string} title @param {boolean} checked @param {string} help @param {() => void} act */
const check = (name, title, checked, help, act) =>
  element('label', { className: 'check', title: help }, element('input', { type: 'checkbox', name, checked, onchange: act }), title);
