// @ts-check
/**
 * The page of all boards: a person's own, which can be renamed, duplicated and deleted, then the site's by puzzle, the one in play first, each a
 * card with its picture. The boards that are not in the app are fetched when the page is first opened.
 *
 * @typedef {import('./messages.js').ListedBoard} ListedBoard
 * @typedef {import('./results.js').Result} Result
 * @typedef {{item: HTMLElement, image: HTMLImageElement | null, facts: import('./board-filters.js').Facts, listed: ListedBoard, told: string}} Card
 */

import { Filters } from './board-filters.js';
import { BoardPictures } from './board-pictures.js';
import { words } from './boards-words.js';
import { puzzles } from './bar.js';
import { addStyles, button, element, onEnter, unbroken } from './dialogs-made.js';
import { icon, labelled } from './icons.js';
import { shortTime } from './progress-words.js';
import { results } from './results.js';
import { hardestOf } from './techniques.js';
import { fill, grades } from './words.js';

const patience = 1000; // milliseconds before the page says that it is loading

/** @param {import('./pages.js').Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage(site) {
  await addStyles('boards.css');
  return new Boards(site);
}

class Boards {
  /** @param {import('./pages.js').Site} site */
  constructor(site) {
    this.site = site;
    this.pictures = new BoardPictures(site.emit);
    /** What came with the picture of a board, which is asked for once. @type {Map<string, import('./messages.js').BoardPicture>} */
    this.progress = new Map();
    /** By key. @type {Map<string, Card>} */
    this.cards = new Map();
    /** Their names, and the cards in their order. @type {Map<string, {section: HTMLElement, cards: Card[]}>} */
    this.sections = new Map();
    /** The puzzles whose boards are still to be fetched. */
    this.libraries = new Set('@LIBRARIES@'.split(' '));
    /** The board that was opened last. */
    this.opened = '';
    /** What gets the focus when the list comes again: a board's key and a part of its card. @type {[string, string] | null} */
    this.focusNext = null;
    /** What is said then. */
    this.done = '';
    /** The dialog that makes a board. @type {typeof import('./new-board.js') | null} */
    this.maker = null;
    /** The dialog that prints. @type {import('./printing.js').Printing | null} */
    this.printing = null;
    /** The grade to choose first in the next offer of a new board; 0: any. */
    this.gradeNext = 0;

    this.filters = new Filters(() => {
      site.setAddress(this.filters.write());
      this.filter();
    });
    this.status = element('p', { role: 'status', className: 'unseen' });
    this.notice = element('p', { className: 'notice' });
    this.missing = element('div', { role: 'alert', className: 'notice' });
    this.list = element('div', { className: 'list' });
    this.none = element('section', { className: 'none', hidden: true });
    this.loading = element('p', { className: 'loading', hidden: true, textContent: words.loading });
    this.element = element(
      'main',
      { className: 'boards' },
      element(
        'div',
        { className: 'head' },
        element('h1', { textContent: words.title, tabIndex: -1 }),
        labelled('share', words.share, () => this.site.share()),
        labelled('print', words.print, () => this.print()),
        labelled('plus', words.newBoard, () => this.offerBoard(), 'main'),
      ),
      this.filters.bar,
      this.status,
      this.notice,
      this.missing,
      this.loading,
      this.list,
      this.none,
    );
    this.list.addEventListener('click', (event) => this.click(event));
    document.addEventListener('click', ({ target }) => this.closeMenus(target));
    this.list.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.closeMenus()) event.preventDefault();
    });
    setTimeout(() => (this.loading.hidden = this.cards.size > 0), patience);
  }

  /** @param {string} rest */
  show(rest) {
    if (rest) this.filters.read(rest);
    else queueMicrotask(() => this.site.setAddress(this.filters.write())); // once the page is known to be shown
    this.pictures.refresh();
    this.site.emit({ type: 'show', what: 'boards' });
    this.fetchLibraries();
    this.filter();
    this.cards.get(this.opened)?.item.querySelector('a')?.focus({ preventScroll: true });
  }

  /** @param {import('./messages.js').PageMessage} message */
  take(message) {
    if (message.type === 'boards') this.fillIn(message);
    else if (message.type === 'picture') this.takePicture(message);
    else if (message.type === 'new') this.showOffer(message);
    else if (message.type === 'generating') this.maker?.showProgress(message);
    else if (message.type === 'printed') this.printing?.take(message);
    else return false;
    return true;
  }

  /** The boards that are not in the app, each puzzle's by themselves: once, and again when they could not be loaded. */
  async fetchLibraries() {
    const wanted = puzzles.filter(({ id }) => this.libraries.delete(id));
    const missing = [];
    for (const [{ id, title }, text] of await Promise.all(
      wanted.map(async (puzzle) => /** @type {const} */ ([puzzle, await textOf(`${puzzle.id}.txt`)])),
    )) {
      if (text) this.site.emit({ type: 'library_file', text });
      else {
        this.libraries.add(id);
        missing.push(title);
      }
    }
    if (wanted.length) this.site.emit({ type: 'library_file', text: '' });
    this.missing.replaceChildren(
      ...(missing.length
        ? [
            element('span', { textContent: fill(words.boardsMissing, { puzzles: missing.join(', ') }) }),
            button(words.tryAgain, () => this.fetchLibraries()),
          ]
        : []),
    );
  }

  /** @param {import('./messages.js').ShowBoards} message */
  fillIn({ notice, boards }) {
    const solved = results(this.site.storage.kept);
    this.notice.textContent = notice;
    this.loading.hidden = true;
    /** @type {Map<string, Card[]>} */
    const lists = new Map();
    const inPlay = boards.find(({ chosen }) => chosen)?.puzzle,
      rank = (/** @type {ListedBoard} */ { kind, puzzle }) => (kind !== 'shipped' ? 0 : puzzle === inPlay ? 1 : 2);
    for (const board of [...boards].sort((a, b) => rank(a) - rank(b))) {
      const name = board.kind === 'shipped' ? board.puzzleTitle : words.yourBoards;
      lists.set(name, [...(lists.get(name) ?? []), this.cardOf(board, solved.get(board.board))]);
    }
    const listed = new Set(boards.map(({ board }) => board));
    for (const [key, { image }] of this.cards)
      if (!listed.has(key)) {
        this.cards.delete(key);
        if (image) this.pictures.forget(image);
      }
    for (const name of this.sections.keys()) if (!lists.has(name)) this.sections.delete(name);
    for (const [name, cards] of lists) {
      const puzzle = name === words.yourBoards ? '' : cards[0].listed.puzzle;
      const { section } = this.sections.get(name) ?? { section: newSection(name, puzzle) };
      this.sections.set(name, { section, cards });
      section.style.setProperty('--cards', String(cards.length));
      const count = cards.filter(({ listed: { board } }) => solved.has(board)).length;
      if (puzzle)
        /** @type {HTMLElement} */ (section.querySelector('small')).textContent = fill(words.solvedOf, {
          solved: count,
          all: cards.length,
        });
      replace(
        /** @type {HTMLElement} */ (section.lastElementChild),
        cards.map(({ item }) => item),
      );
    }
    replace(
      this.list,
      [...lists.keys()].map((name) => /** @type {{section: HTMLElement}} */ (this.sections.get(name)).section),
    );
    this.filters.setBoards(boards.filter(({ kind }) => kind !== 'deleted'));
    this.filter();
    if (this.focusNext) this.partOf(...this.focusNext)?.focus();
    this.focusNext = null;
    if (this.done) this.status.textContent = this.done;
    this.done = '';
  }

  /** The card as it was, if nothing has changed. @param {ListedBoard} listed @param {Result | undefined} result @returns {Card} */
  cardOf(listed, result) {
    const told = JSON.stringify([listed, result]),
      before = this.cards.get(listed.board);
    if (before?.told === told) return before;
    if (before?.image) this.pictures.forget(before.image);
    const item = element('li'),
      states = ['', result ? 'solved' : 'open', ...(listed.begun && !result ? ['begun'] : [])];
    /** @type {HTMLImageElement | null} */
    let image = null;
    if (listed.kind === 'deleted')
      item.append(
        element('p', { textContent: fill(words.deleted, { title: listed.title }) }),
        this.action(words.undo, 'restored', listed.board, 'board'),
      );
    else {
      image = element('img', { alt: '' });
      item.append(link(listed, result, image));
      this.pictures.watch(image, listed.board);
      const picture = listed.begun && this.progress.get(listed.board);
      if (picture) showProgress(item, picture);
    }
    if (listed.kind === 'own') item.append(...this.menuOf(listed));
    if (listed.kind !== 'shipped') item.className = 'own';
    item.dataset.board = listed.board;
    const hardest = hardestOf(listed.puzzle, listed.board.split('\t')[1]);
    const facts = { puzzle: listed.puzzle, grade: listed.grade, technique: hardest?.id ?? '', places: listed.places, states };
    const text = `${listed.puzzleTitle} ${listed.title} ${factsOf(listed)} ${hardest?.name ?? ''}`.replace(/\u00a0/g, ' ').toLowerCase();
    const card = { item, image, facts: { ...facts, text }, listed, told };
    this.cards.set(listed.board, card);
    return card;
  }

  /** @param {import('./messages.js').BoardPicture} message */
  takePicture(message) {
    this.pictures.take(message);
    this.progress.set(message.board, message);
    const card = this.cards.get(message.board);
    if (card) showProgress(card.item, message);
  }

  /** A menu of what can be done with a board of one's own. @param {ListedBoard} listed */
  menuOf({ board, title }) {
    const menu = element(
      'div',
      { className: 'menu' },
      button(words.rename, () => this.rename(board, title)),
      this.action(words.duplicate, 'copied', board, 'more', fill(words.duplicated, { title })),
      this.action(words.delete, 'deleted', board, words.undo),
    );
    const more = button('', () => more.setAttribute('aria-expanded', String(more.getAttribute('aria-expanded') !== 'true')), {
      className: 'more',
      title: words.boardActions,
      ariaLabel: fill(words.actionsOfBoard, { title }),
      ariaExpanded: 'false',
    });
    more.append(icon('more'));
    more.dataset.part = 'more';
    return [more, menu];
  }

  /** @param {EventTarget | null} [but] pressed in this one */
  closeMenus(but) {
    const open = [...this.list.querySelectorAll('[aria-expanded=true]')].filter((more) => !(but instanceof Node && more.contains(but)));
    for (const more of open) {
      more.setAttribute('aria-expanded', 'false');
      if (but === undefined) /** @type {HTMLElement} */ (more).focus();
    }
    return open.length > 0;
  }

  /** @param {string} label @param {import('./messages.js').BoardChange['action']} deed @param {string} board
   * @param {string} next part of the card that has the focus then @param {string} [sentence] that is said then */
  action(label, deed, board, next, sentence = '') {
    const made = button(label, () => {
      this.focusNext = [board, next];
      this.done = sentence;
      this.site.emit({ type: 'board_change', action: deed, board });
    });
    made.dataset.part = label;
    return made;
  }

  /** A field for a new name in the place of the card. @param {string} board @param {string} title */
  rename(board, title) {
    const input = element('input', {
      type: 'text',
      value: title,
      maxLength: 80,
      autocomplete: 'off',
      ariaLabel: fill(words.newName, { title }),
    });
    const rename = (/** @type {string} */ name) => {
      this.focusNext = [board, 'more'];
      const card = /** @type {Card} */ (this.cards.get(board));
      card.told = ''; // its place is taken by the field
      this.site.emit({ type: 'board_change', action: 'renamed', board, title: name || title });
    };
    const save = () => rename(input.value.trim());
    onEnter(input, save);
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') rename(title);
    });
    this.cards.get(board)?.item.replaceChildren(input, button(words.save, save));
    input.select();
  }

  /** @param {string} board @param {string} part @returns {HTMLElement | null} */
  partOf(board, part) {
    const item = this.cards.get(board)?.item;
    return item?.querySelector(`[data-part="${part}"]`) ?? item?.querySelector('a, button') ?? null;
  }

  /** A link opens its board where it was left, unless it is to be opened elsewhere. @param {MouseEvent} event */
  click(event) {
    const link = event.target instanceof Element && event.target.closest('a.card');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.opened = link.closest('li')?.dataset.board ?? '';
    this.site.openBoard({ type: 'open_board', board: this.opened });
  }

  filter() {
    let found = 0;
    for (const { section, cards } of this.sections.values()) {
      for (const { item, facts } of cards) item.hidden = !this.filters.fits(facts);
      const shown = cards.filter(({ item }) => !item.hidden).length;
      section.hidden = !shown;
      found += shown;
    }
    this.none.hidden = found > 0 || !this.sections.size;
    if (!this.none.hidden) this.showNone();
    const all = !this.filters.any && !this.filters.chosen.puzzle;
    this.status.textContent = !this.none.hidden
      ? words.noBoardFound
      : all || !found
        ? ''
        : found === 1
          ? words.oneBoardFound
          : fill(words.boardsFound, { count: found });
  }

  showNone() {
    const { grade, chosen } = this.filters,
      made = !chosen.technique && !chosen.q.trim() && !['solved', 'begun'].includes(chosen.state);
    this.none.replaceChildren(
      element('h2', { textContent: words.noBoardFound }),
      element('p', { textContent: this.filters.whyNone(made) }),
      button(words.clearFilters, () => this.filters.clear()),
      ...(made ? [button(words.make, () => this.offerBoard(grade))] : []),
    );
  }

  /** @param {number} [grade] */
  offerBoard(grade = 0) {
    this.gradeNext = grade;
    this.offerBoardOf(this.filters.chosen.puzzle);
  }

  /** @param {string} puzzle empty: of the one in play */
  offerBoardOf(puzzle) {
    this.site.emit({ type: 'show', what: 'new_board', puzzle });
  }

  /** @param {import('./messages.js').OfferNewBoard} message */
  showOffer(message) {
    const turn = this.filters.chosen.puzzle ? null : (/** @type {string} */ puzzle) => this.offerBoardOf(puzzle);
    this.use(import('./new-board.js'), (maker) => (this.maker = maker).showNewBoard(message, this.gradeNext, this.site, turn));
  }

  print() {
    const chosen = [...this.cards.values()].filter(({ item, listed }) => !item.hidden && listed.kind !== 'deleted');
    const boards = chosen.map(({ listed }) => ({
      key: listed.board,
      title: listed.title,
      facts: [listed.kind === 'shipped' ? listed.puzzleTitle : '', factsOf(listed)].filter((fact) => fact).join(' · '),
      chosen: listed.chosen,
    }));
    const inPlay = [...this.cards.values()].find(({ listed }) => listed.chosen)?.listed.puzzle ?? '';
    const puzzle = this.filters.chosen.puzzle || inPlay;
    this.use(import('./printing.js'), ({ Printing }) => {
      this.printing = new Printing(boards, puzzle, this.site, this.pictures);
    });
  }

  /** @template Part @param {Promise<Part>} part @param {(part: Part) => void} act */
  use(part, act) {
    part.then(act).catch((error) => {
      console.warn(error);
      this.site.storage.announce(words.partMissing);
    });
  }
}

/** @param {string} file empty: it could not be had */
async function textOf(file) {
  try {
    const response = await fetch(file);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/** @param {string} name @param {string} puzzle empty: boards of any */
function newSection(name, puzzle) {
  const heading = element('h2', {}, name, ' ', element('small'));
  const link = element('a', { href: `./#learn/${puzzle}`, textContent: words.techniques });
  return element('section', {}, element('div', { className: 'heading' }, heading, ...(puzzle ? [link] : [])), element('ul'));
}

/** "Easy · 12 holes". @param {ListedBoard} board */
function factsOf({ kind, puzzleTitle, grade, size, bytes }) {
  const own = bytes ? fill(words.bytes, { puzzle: puzzleTitle, size: Math.ceil(bytes / 1024) }) : puzzleTitle;
  return [kind === 'shipped' ? '' : own, grade ? grades[grade - 1] : '', size].filter((fact) => fact).join(' · ');
}

/** How far the game of a card is. @param {HTMLElement} item @param {import('./messages.js').BoardPicture} picture */
function showProgress(item, { link, left }) {
  const card = item.querySelector('a'),
    mark = item.querySelector('.begun');
  if (card && link) card.href = `./#${link}`;
  if (mark && left) mark.textContent = left;
}

/** @param {ListedBoard} listed @param {Result | undefined} result @param {HTMLImageElement} image */
function link(listed, result, image) {
  const id = listed.board.split('\t')[1];
  const made = element(
    'a',
    { className: 'card', href: `./#${listed.puzzle}${id.startsWith('~') ? '' : `?level=${id}`}` },
    element('b', { textContent: unbroken(listed.title) }),
    element('span', { textContent: factsOf(listed) }),
    ...(result ? [solvedMark(result)] : listed.begun ? [element('span', { className: 'mark begun', textContent: words.inProgress })] : []),
    image,
  );
  made.dataset.part = 'board';
  if (listed.chosen) made.setAttribute('aria-current', 'true');
  return made;
}

/** @param {Result} result */
function solvedMark({ moves, seconds }) {
  const how = seconds ? shortTime(seconds) : moves ? fill(words.solvedInMoves, { moves }) : words.solvedPlain,
    said = element('span', { className: 'unseen', textContent: words.solvedMark });
  return element('span', { className: 'mark solved' }, icon('check'), ...(how === words.solvedPlain ? [] : [said]), how);
}

/** Leaves alone what is there already, which has the focus perhaps. @param {HTMLElement} parent @param {HTMLElement[]} children */
function replace(parent, children) {
  if (children.length !== parent.children.length || children.some((child, i) => child !== parent.children[i]))
    parent.replaceChildren(...children);
}
