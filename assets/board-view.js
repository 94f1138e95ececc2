// @ts-check
/**
 * How a <schlegel-board> looks: the engine's shapes, and over them a circle for each target, which Tab, arrow keys and screen readers reach.
 *
 * @typedef {import('./messages.js').BoardShown} BoardShown
 * @typedef {import('./messages.js').BoardTarget} BoardTarget
 * @typedef {import('./board-keys.js').Place} Place
 */

import { around, arrows, spoken, towards } from './board-keys.js';
import { element, shape } from './elements.js';

const glide = 150; // milliseconds in which a shape goes to its new place
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
    display: block; width: 100%; height: auto; aspect-ratio: var(--ratio, auto); max-height: var(--most-height, none); forced-color-adjust: none; font-family: Schlegel, Inter, system-ui, sans-serif;
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

export const styles = [layout, colours];
/** Takes the engine's colours, once. @param {() => string} style */
export function takeColours(style) {
  if (colours.cssRules.length) return;
  colours.replaceSync(style());
  for (const rule of colours.cssRules)
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme')) schemes.set(rule, rule.media.mediaText);
  followTheme();
}

/** Writes what differs; null takes the attribute away. @param {Element} element @param {Record<string, string | null>} attributes */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Where a shape is: its middle, or its first point. @param {Element} shape */
function placeOf(shape) {
  const read = (/** @type {string} */ name) => shape.getAttribute(name);
  const [x, y] = read('points')?.split(/[ ,]/, 2) ?? [read('cx') ?? read('x'), read('cy') ?? read('y')];
  return [Number(x), Number(y)];
}

export class BoardView {
  /** The id of the target that Tab reaches. */
  #current = '';
  /** By id. @type {Map<string, SVGElement>} */
  #circles = new Map();
  /** @type {Map<string, Place>} */
  #places = new Map();
  /** @type {BoardShown | null} */
  #shown = null;

  #shapes = shape('g', { class: 'shapes', 'aria-hidden': 'true' });
  #targets = shape('g', { class: 'targets' });
  #svg = shape('svg', {}, this.#shapes, this.#targets);
  #summary = element('p', { className: 'unseen', id: 'summary' });
  element = element('div', { className: 'board' }, this.#svg, this.#summary);

  constructor() {
    this.element.addEventListener('focusin', (event) => this.#moveStop(event.target));
  }

  get box() {
    return this.#svg.getBoundingClientRect();
  }

  /** @param {string} picture @param {boolean} glides */
  paint(picture, glides) {
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

  /** @param {BoardShown} shown @param {boolean} isPicture with nothing to touch */
  render(shown, isPicture) {
    this.#shown = shown;
    const { title, summary, width, height, region, targets } = shown;
    set(this.#svg, {
      viewBox: `0 0 ${width} ${height}`,
      role: isPicture ? 'img' : null,
      'aria-label': isPicture ? summary : null,
    });
    set(this.element, {
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
    const lost = this.focused;
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
        circle = shape('circle', { role: 'button', 'data-id': id });
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
    if (lost && !staying.has(lost)) this.focusStop();
  }

  /** The id of the target with the focus, or ''. */
  get focused() {
    const root = /** @type {ShadowRoot} */ (this.element.getRootNode());
    return root.activeElement?.getAttribute('data-id') ?? '';
  }

  /** @param {string} id of a target */
  focus(id) {
    this.#circles.get(id)?.focus({ preventScroll: true });
  }

  /** Focuses what Tab reaches. */
  focusStop() {
    if (this.#shown?.region) this.element.focus({ preventScroll: true });
    else this.focus(this.#current);
  }

  /** Tab reaches the first target again. */
  reset() {
    this.#current = '';
  }

  /** @param {EventTarget | null} target */
  #moveStop(target) {
    const id = target instanceof Element ? target.getAttribute('data-id') : null;
    if (id === null || id === this.#current) return;
    this.#circles.get(this.#current)?.setAttribute('tabindex', '-1');
    this.#circles.get(id)?.setAttribute('tabindex', '0');
    this.#current = id;
  }

  /** A target's place and those of its neighbours. @param {BoardTarget} target @returns {[Place, Place[]]} */
  #placesAt({ id, neighbours }) {
    const [here, ...others] = [id, ...neighbours].flatMap((one) => this.#places.get(one) ?? []);
    return [here, others];
  }

  /** Says a target and its neighbours. @param {string} id */
  around(id) {
    const target = this.#shown?.targets.find((one) => one.id === id);
    return target ? `${spoken(target)}. ${around(...this.#placesAt(target))}` : '';
  }

  /** Moves the focus by an arrow key, Home or End. @param {string} key */
  walk(key) {
    const { targets } = /** @type {BoardShown} */ (this.#shown),
      here = targets.find(({ id }) => id === this.focused);
    let to;
    if (key === 'Home') to = targets[0]?.id;
    else if (key === 'End') to = targets[targets.length - 1]?.id;
    else if (here) {
      const [place, neighbours] = this.#placesAt(here);
      to = towards(place, arrows.get(key) ?? [0, 0], neighbours, [...this.#places.values()]);
    }
    if (to) this.focus(to);
  }
}
