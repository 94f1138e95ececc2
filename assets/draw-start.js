// @ts-check
/**
 * What a drawing can start from: known graphs, names, texts, nothing, or the board that is there already.
 *
 * @typedef {object} Deeds
 * @property {(text: string, puzzle: string) => void} name a graph by its name, or nothing
 * @property {(text: string, puzzle: string) => void} text
 * @property {import('./brought.js').Taker} brought
 */

import { bring } from './brought.js';
import { addressOfPicture, chooseFile, element } from './dialogs-made.js';
import { words } from './draw-words.js';

/** Those that are offered first. */
const known = {
  grids: ['grid_5x5', 'knight_5x6', 'hexagon_3', 'torus_4x4', 'king_4x4', 'ladder_4', 'wheel_5'],
  solids: ['tetrahedron', 'cube', 'octahedron', 'dodecahedron', 'icosahedron', 'cuboctahedron', 'truncated_icosahedron'],
  famous: ['petersen', 'heawood', 'desargues', 'pappus', 'coxeter', 'hypercube_4'],
};

export class Start {
  /** @param {HTMLElement} root @param {Deeds} deeds */
  constructor(root, deeds) {
    this.root = root;
    this.deeds = deeds;
    /** @type {import('./messages.js').OfferGraphs | null} */
    this.offered = null;
    this.all = false;
    const [byName, byText] = ['.by-name', '.by-text'].map((name) => /** @type {HTMLFormElement} */ (root.querySelector(name)));
    byName.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = this.field('#draw-name');
      if (value.trim()) deeds.name(value.trim(), this.puzzle);
      else this.complain('', '');
    });
    byName.addEventListener('input', () => this.complain('', ''));
    byText.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = this.field('#draw-text');
      if (value.trim()) bring(value, deeds.brought);
    });
    const begin = /** @type {HTMLButtonElement} */ (byText.querySelector(':disabled'));
    byText.addEventListener('input', () => {
      this.complain('', '');
      begin.disabled = !this.field('#draw-text').value.trim();
    });
    const paste = /** @type {HTMLElement} */ (root.querySelector('.paste'));
    paste.addEventListener('click', () => paste.setAttribute('aria-expanded', String(paste.getAttribute('aria-expanded') !== 'true')));
    root.querySelector('.file')?.addEventListener('click', () => chooseFile((file) => bring(file, deeds.brought)));
    addEventListener('theme', () => this.fill());
    root.querySelector('.empty button')?.addEventListener('click', () => deeds.name('', this.puzzle));
  }

  /** @param {string} selector @returns {HTMLInputElement} */
  field(selector) {
    return /** @type {HTMLInputElement} */ (this.root.querySelector(selector));
  }
  /** That is drawn for. */
  get puzzle() {
    return /** @type {HTMLSelectElement} */ (this.root.querySelector('.puzzle select')).value;
  }

  /** @param {string} id of the one in play */
  setPuzzle(id) {
    const select = /** @type {HTMLSelectElement} */ (this.root.querySelector('.puzzle select'));
    if (this.offered?.puzzles.some((puzzle) => puzzle.id === id)) select.value = id;
  }

  /** @param {boolean} all every graph is shown */
  show(all) {
    this.complain('', '');
    this.all = all;
    this.fill();
  }

  /** @param {import('./messages.js').OfferGraphs} offered */
  take(offered) {
    this.offered = offered;
    const select = /** @type {HTMLSelectElement} */ (this.root.querySelector('.puzzle select'));
    select.replaceChildren(
      ...offered.puzzles.map(({ id, title }) => element('option', { value: id, textContent: title, selected: id === offered.puzzle })),
    );
    this.fill();
  }

  fill() {
    if (!this.offered) return;
    const { graphs } = this.offered;
    const section = (
      /** @type {string} */ title,
      /** @type {(typeof graphs[0] | undefined)[]} */ shown,
      /** @type {HTMLElement[]} */ ...more
    ) =>
      element(
        'section',
        {},
        element('h2', { textContent: title }),
        element('div', { className: 'tiles' }, ...shown.flatMap((graph) => (graph ? [this.tile(graph)] : [])), ...more),
      );
    const all = element('a', { className: 'all', href: './#draw/all', textContent: words.allGraphs });
    const groups = this.all
      ? [...new Set(graphs.map(({ group }) => group))].map((group) =>
          section(
            group,
            graphs.filter((graph) => graph.group === group),
          ),
        )
      : Object.entries(known).map(([group, names]) =>
          section(
            words.groups[/** @type {keyof typeof known} */ (group)],
            names.map((name) => graphs.find((graph) => graph.name === name)),
            ...(group === 'famous' ? [all] : []),
          ),
        );
    this.root.querySelector('.graphs')?.replaceChildren(...groups);
  }

  /** @param {import('./messages.js').OfferedGraph} graph */
  tile({ title, name, picture }) {
    const tile = element(
      'button',
      { type: 'button' },
      element('img', { alt: '', src: addressOfPicture(picture) }),
      title.replace(/ graph$/, '').replace(/\w{15,}/g, (word) => word.replace(/dodeca|octa|hedron/g, '\u00AD$&')),
    );
    tile.addEventListener('click', () => this.deeds.name(name, this.puzzle));
    return tile;
  }

  /** What there is already: its title and size, and what leads to it. @param {string} about @param {string} href @param {string} label */
  keep(about, href, label) {
    const section = /** @type {HTMLElement} */ (this.root.querySelector('.keep')),
      link = /** @type {HTMLAnchorElement} */ (section.querySelector('a'));
    section.hidden = false;
    /** @type {HTMLElement} */ (section.querySelector('p')).textContent = about;
    link.href = href;
    link.textContent = label;
  }

  /** @param {string} byName what is wrong with the name @param {string} byText and with the text */
  complain(byName, byText) {
    for (const [id, why] of [
      ['draw-name', byName],
      ['draw-text', byText],
    ]) {
      /** @type {HTMLElement} */ (this.root.querySelector(`#${id}-error`)).textContent = why;
      if (why) this.field(`#${id}`).setAttribute('aria-invalid', 'true');
      else this.field(`#${id}`).removeAttribute('aria-invalid');
    }
    if (byText) this.root.querySelector('.paste')?.setAttribute('aria-expanded', 'true');
    if (byName || byText) this.field(byName ? '#draw-name' : '#draw-text').focus();
  }
}
