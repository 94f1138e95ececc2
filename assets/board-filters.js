// @ts-check
/**
 * What the list of boards is narrowed by: puzzle, difficulty, hardest technique (of one puzzle), size, state and words of a search. It stands in
 * the page's address.
 *
 * @typedef {'puzzle' | 'difficulty' | 'technique' | 'size' | 'state' | 'q'} Name
 * @typedef {{puzzle: string, grade: number, technique: string, places: number, states: string[], text: string}} Facts of a board; states: '' is any
 */

import { puzzles } from './bar.js';
import { button, choice, element, newDialog, prepareDialog, select } from './dialogs-made.js';
import { words } from './boards-words.js';
import { icon } from './icons.js';
import { techniques } from './techniques.js';
import { fill, grades } from './words.js';

/** @type {Record<string, [number, number]>} */
const sizes = { small: [1, 16], mid: [17, 40], large: [41, Infinity] };
const difficulties = grades.map((name) => name.toLowerCase());

/** @type {[Name, string, string, [string, string][]][]} name, label, what stands for any, values and what they are called */
const choices = [
  ['difficulty', words.difficulty, words.anyDifficulty, grades.map((name, i) => [difficulties[i], name])],
  ['technique', words.technique, words.anyTechnique, []],
  ['size', words.size, words.anySize, Object.entries(words.sizes)],
  ['state', words.state, words.anyState, Object.entries(words.states)],
];

/** Those that a board of the puzzle needs most, from easy to hard. @param {string} puzzle */
const offered = (puzzle) => techniques.filter((one) => one.puzzle === puzzle && one.boards.length);

export class Filters {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Record<Name, string>} */
    this.chosen = { puzzle: '', difficulty: '', technique: '', size: '', state: '', q: '' };
    /** The limit of help that the address asks for; empty: none. */
    this.limit = '';
    /** All there are. @type {{puzzle: string}[]} */
    this.boards = [];
    /** The puzzle whose techniques can be chosen. @type {string | null} */
    this.offering = null;
    this.puzzles = choice(
      'puzzle',
      { textContent: words.puzzle, className: 'unseen' },
      [['', words.allPuzzles], ...puzzles.map(({ id, tab }) => /** @type {[string, string]} */ ([id, tab]))],
      (value) => this.choose('puzzle', value),
      '',
    );
    this.puzzles.className = 'puzzles';
    this.selects = choices.map(([name, label, any, values]) => {
      const made = select([['', any], ...values], '', { name, ariaLabel: label });
      made.addEventListener('change', () => this.choose(name, made.value));
      return made;
    });
    this.technique = /** @type {HTMLSelectElement} */ (this.selects.find(({ name }) => name === 'technique'));
    this.clearer = button(words.clearFilters, () => this.clear(), { className: 'clear', hidden: true });
    this.choices = element('div', { className: 'selects' }, ...this.selects, this.clearer);
    this.opener = button('', () => this.openSheet(), { className: 'opener', ariaHasPopup: 'dialog' });
    this.search = element('input', { type: 'search', ariaLabel: words.search, autocomplete: 'off' });
    this.search.addEventListener('input', () => this.choose('q', this.search.value));
    this.bar = element(
      'div',
      { className: 'filters', role: 'search', ariaLabel: words.filters },
      this.puzzles,
      this.choices,
      element('span', { className: 'search' }, icon('search'), this.search),
      this.opener,
    );
    this.show();
  }

  /** @param {Name} name @param {string} value */
  choose(name, value) {
    this.chosen[name] = value;
    if (name === 'puzzle') this.chosen.technique = '';
    this.show();
    this.changed();
  }

  clear() {
    Object.assign(this.chosen, { difficulty: '', technique: '', size: '', state: '', q: '' });
    this.show();
    this.changed();
    this.search.focus();
  }

  /** Whether anything but a puzzle is chosen. */
  get any() {
    const { puzzle, ...others } = this.chosen;
    return Object.values(others).some((value) => value);
  }

  /** @param {string} rest of the address; what it does not know is left out */
  read(rest) {
    const asked = new URLSearchParams(rest);
    for (const [name, values] of /** @type {[Name, string[]][]} */ ([
      ['puzzle', puzzles.map(({ id }) => id)],
      ...choices.map(([name, , , values]) => [name, values.map(([value]) => value)]),
    ])) {
      const value = asked.get(name) ?? '';
      this.chosen[name] = values.includes(value) ? value : '';
    }
    const technique = asked.get('technique') ?? '';
    this.chosen.technique = offered(this.chosen.puzzle).some(({ id }) => id === technique) ? technique : '';
    this.chosen.q = asked.get('q') ?? '';
    this.limit = asked.get('help') ?? '';
    this.show();
  }

  /** What read() reads. */
  write() {
    const set = Object.entries({ ...this.chosen, help: this.limit }).filter(([, value]) => value);
    return set.length ? `?${new URLSearchParams(set)}` : '';
  }

  /** 1 to 5; 0: any. */
  get grade() {
    return difficulties.indexOf(this.chosen.difficulty) + 1;
  }

  /** @param {Facts} board */
  fits({ puzzle, grade, technique, places, states, text }) {
    const { chosen } = this,
      [least, most] = sizes[chosen.size] ?? [0, Infinity];
    return (
      (!chosen.puzzle || puzzle === chosen.puzzle) &&
      (!this.grade || grade === this.grade) &&
      (!chosen.technique || technique === chosen.technique) &&
      places >= least &&
      places <= most &&
      states.includes(chosen.state) &&
      chosen.q
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word))
    );
  }

  /** Says why no board fits. @param {boolean} made one can be made */
  whyNone(made) {
    const { puzzle, difficulty, technique, size, state, q } = this.chosen;
    return fill(words.noneFits, {
      difficulty: difficulty && `${difficulty} `,
      size: fill(words.noneOfSize[size] ?? '', { units: words.units[puzzle] ?? words.units[''] }),
      state: words.noneInState[state] ?? '',
      technique: technique && fill(words.noneNeeds, { technique: this.technique.selectedOptions[0].textContent ?? '' }),
      search: q.trim() && fill(words.noneFound, { search: q.trim() }),
      advice: made ? words.clearOrMake : words.clearThem,
    });
  }

  /** @param {{puzzle: string}[]} boards */
  setBoards(boards) {
    this.boards = boards;
    this.show();
  }

  show() {
    const { chosen } = this;
    const searched = this.boards.filter(({ puzzle }) => !chosen.puzzle || puzzle === chosen.puzzle);
    if (searched.length) this.search.placeholder = fill(words.searchAll, { count: searched.length });
    for (const input of this.puzzles.querySelectorAll('input')) {
      input.checked = input.value === chosen.puzzle;
      if (input.checked && this.bar.isConnected) input.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    if (this.offering !== chosen.puzzle) this.offerTechniques();
    for (const select of this.selects) {
      select.value = chosen[/** @type {Name} */ (select.name)];
      select.classList.toggle('set', select.value !== '');
    }
    if (this.search.value !== chosen.q) this.search.value = chosen.q;
    this.clearer.hidden = !this.any;
    const count = this.selects.filter((select) => select.value).length;
    this.opener.replaceChildren(icon('filter'), count ? fill(words.filterBy, { count }) : words.filter);
    this.opener.classList.toggle('set', count > 0);
  }

  /** Those of the chosen puzzle, by difficulty. */
  offerTechniques() {
    this.offering = this.chosen.puzzle;
    const all = offered(this.chosen.puzzle);
    const groups = grades.map((label, i) =>
      element(
        'optgroup',
        { label },
        ...all.filter(({ grade }) => grade === i + 1).map(({ id, name }) => element('option', { value: id, textContent: name })),
      ),
    );
    this.technique.replaceChildren(
      element('option', { value: '', textContent: words.anyTechnique }),
      ...groups.filter((group) => group.children.length),
    );
    this.technique.hidden = !all.length;
  }

  /** On a phone the choices are in a sheet. */
  openSheet() {
    const restore = () => {
      this.puzzles.after(this.choices);
      this.opener.focus();
    };
    const sheet = newDialog(
      'filter',
      words.filters,
      (dialog) => prepareDialog(dialog, restore),
      this.choices,
      element(
        'div',
        { className: 'row end' },
        button(words.showBoards, () => sheet.close(), { className: 'main' }),
      ),
    );
    sheet.showModal();
  }
}
