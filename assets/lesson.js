// @ts-check
/**
 * A lesson: its trick step by step on an example, then boards to try it on.
 *
 * @typedef {import('./lessons.js').Place} Place
 * @typedef {import('./lessons.js').Practice} Practice
 * @typedef {import('./board.js').SchlegelBoard} SchlegelBoard
 */

import { boardPicture, button, element, isPlainClick, loadPicture, unbroken } from './dialogs-made.js';
import { icon, labelled } from './icons.js';
import { fill, grades, words } from './learn-words.js';
import { enough } from './lessons.js';
import { isTimeShown } from './playtime.js';
import { shortTime } from './progress-words.js';

const pace = 2500; // milliseconds for a step that plays by itself
const phone = matchMedia('(max-width: 47.49em)');

/** @param {'left' | 'right'} direction */
function chevron(direction) {
  const made = icon('down');
  made.classList.add(direction);
  return made;
}

export class LessonView {
  #place;
  #site;
  /** Of the address, such as a limit of help: its boards and the next lesson keep it. */
  #query;
  #board = boardPicture();
  #told = element('p', { className: 'told' });
  #message = element('p', { className: 'message' });
  #count = element('span', { className: 'count' });
  #play = button('', () => this.#toggle(), { className: 'play' });
  #previous = button('', () => this.#walk(-1), { ariaLabel: words.previousStep });
  #next = button('', () => this.#walk(1), { ariaLabel: words.nextStep });
  /** @type {HTMLButtonElement[]} */
  #steps;
  #verdict = element('p', {});
  #boards = element('ul', { className: 'boards' });
  #on = element('nav', { className: 'on', ariaLabel: words.lessons });
  /** Which step is shown, from 0. */
  #step = 0;
  #timer = 0;
  /** The example is there, with its explanation. */
  #explained = false;
  /** Ends when all boards are there, which then makes it null. @type {Promise<void> | null} */
  loading = null;

  /** @param {Place} place @param {import('./pages.js').Site} site @param {string} query */
  constructor(place, site, query) {
    this.#place = place;
    this.#site = site;
    this.#query = query;
    const { course, lesson } = place,
      number = course.lessons.indexOf(lesson);
    const counted = element('span', {
      className: 'number',
      textContent: fill(words.number, { number: number + 1, all: course.lessons.length }),
    });
    counted.dataset.course = course.name; // put before it on a phone
    this.#told.setAttribute('aria-live', 'polite');
    this.#message.setAttribute('role', 'status');
    this.#previous.append(chevron('left'));
    this.#next.append(chevron('right'));
    this.#steps = lesson.steps.map(({ sentence }, step) => button(sentence, () => this.#go(step)));
    this.element = element(
      'article',
      { className: `lesson ${course.puzzle}` },
      element(
        'header',
        {},
        element(
          'nav',
          { ariaLabel: words.breadcrumb },
          element('a', { href: './#learn' }, chevron('left'), words.learn),
          element('span', { textContent: course.name }),
        ),
        counted,
        element('span', { className: 'cord', ariaHidden: 'true' }, ...course.lessons.map(() => element('i'))),
      ),
      element(
        'div',
        { className: 'about' },
        element('h1', { textContent: lesson.title, tabIndex: -1 }),
        element('p', { textContent: lesson.text }),
        element('ol', { className: 'steps' }, ...this.#steps.map((step) => element('li', {}, step))),
      ),
      element(
        'section',
        { className: 'card example', ariaLabel: words.example },
        this.#board,
        this.#told,
        this.#message,
        element('div', { className: 'row' }, this.#previous, this.#next, this.#count, this.#play),
      ),
      element(
        'section',
        { className: 'turn', ariaLabel: words.yourTurn },
        element('h2', { textContent: words.yourTurn }),
        this.#verdict,
        labelled('share', words.share, site.share),
        this.#boards,
      ),
      this.#on,
    );
    phone.addEventListener('change', () => this.#lay());
    this.#lay();
    this.#render();
    this.#await(this.#begin());
  }

  /** A tray is on the right of the board where there is room. */
  #lay() {
    this.#board.toggleAttribute('wide', !phone.matches);
  }

  /** @param {Promise<unknown>} board */
  #await(board) {
    const loading = Promise.allSettled([this.loading, board]).then(() => {
      if (this.loading === loading) this.loading = null;
    });
    this.loading = loading;
  }

  /** Stops what moves. */
  leave() {
    this.#stop();
  }

  // ---- the example

  async #begin() {
    const { course, lesson } = this.#place;
    this.#message.replaceChildren();
    try {
      await loadPicture(this.#board, { puzzle: course.puzzle, ...lesson.example });
      await this.#board.explain();
      this.#explained = true;
      await this.#showStep();
    } catch (error) {
      if (!this.element.isConnected) return;
      console.error(error);
      this.#message.replaceChildren(
        words.exampleMissing,
        button(words.tryAgain, () => this.#begin()),
      );
    }
  }

  get #isLast() {
    return this.#step + 1 === this.#steps.length;
  }

  /** @param {number} step */
  #go(step) {
    this.#stop();
    this.#show(step);
  }
  /** @param {number} by */
  #walk(by) {
    this.#go(this.#step + by);
  }

  /** @param {number} step */
  #show(step) {
    this.#step = step;
    this.#render();
    if (this.#explained) this.#showStep().catch(console.error);
  }

  #showStep() {
    const { row, part } = this.#place.lesson.steps[this.#step];
    return this.#board.go(row, part);
  }

  /** Plays the steps to the last, from the first if that is where it stands. */
  #toggle() {
    if (this.#timer) return this.#stop();
    if (this.#isLast) this.#show(0);
    this.#timer = setInterval(() => {
      this.#show(this.#step + 1);
      if (this.#isLast) this.#stop();
    }, pace);
    this.#render();
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#render();
  }

  #render() {
    const { steps } = this.#place.lesson;
    this.#steps.forEach((button, step) => {
      if (step === this.#step) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    if (this.#told.textContent !== steps[this.#step].sentence) this.#told.textContent = steps[this.#step].sentence;
    this.#count.textContent = fill(words.step, { step: this.#step + 1, all: steps.length });
    this.#previous.disabled = this.#step === 0;
    this.#next.disabled = this.#isLast;
    this.#play.textContent = this.#timer ? words.pause : words.play;
    this.#play.dataset.icon = this.#timer ? 'pause' : 'play';
  }

  // ---- the boards

  /** What is solved may have changed. @param {import('./lessons.js').Progress} progress */
  refresh(progress) {
    const { course, lesson } = this.#place,
      at = course.lessons.indexOf(lesson),
      isDone = progress.solvedOf(lesson) >= enough;
    [.../** @type {HTMLElement} */ (this.element.querySelector('.cord')).children].forEach((peg, i) => {
      peg.className = i === at ? 'here' : progress.isDone({ course, lesson: course.lessons[i] }) ? 'done' : '';
    });
    this.#verdict.textContent = isDone ? words.lessonDone : words.solveThree;
    const focused = this.#focusedBoard();
    this.#play.classList.toggle('main', !isDone);
    this.#boards.replaceChildren(...lesson.boards.map((board) => this.#card(board, progress)));
    /** @type {HTMLElement | null | undefined} */ (this.#boards.children[focused]?.querySelector('a'))?.focus({ preventScroll: true });
    const [before, after] = [course.lessons[at - 1], course.lessons[at + 1]];
    const address = (/** @type {import('./lessons.js').Lesson} */ { id }) =>
      `./#learn/${course.puzzle}/${id}${this.#query && `?${this.#query}`}`;
    const className = isDone ? 'button main' : 'button';
    this.#on.replaceChildren(
      ...(before ? [element('a', { className: 'button', href: address(before) }, chevron('left'), before.title)] : []),
      after
        ? element('a', { className, href: address(after) }, fill(words.nextLesson, { title: after.title }), chevron('right'))
        : element('a', { className, href: './#learn' }, words.allCourses, chevron('right')),
    );
  }

  #focusedBoard() {
    return [...this.#boards.children].findIndex((card) => card.contains(document.activeElement));
  }

  /** @param {Practice} practice @param {import('./lessons.js').Progress} progress */
  #card(practice, progress) {
    const { storage, openBoard } = this.#site,
      { key, grade, text } = practice,
      [puzzle, id] = key.split('\t');
    const title = unbroken(practice.title),
      save = storage.kept(`game/${puzzle}/${id}`),
      result = progress.results.get(key);
    const board = boardPicture('small');
    const state = element('p', { className: 'state' });
    const loading = loadPicture(board, save ? { save } : text ? { puzzle, text } : { puzzle, board: id }).then(() => {
      if (!result && board.moves.length) state.textContent = words.inProgress;
    });
    this.#await(loading.catch(console.warn));
    if (result) {
      const time = result.seconds && isTimeShown(storage.kept) ? shortTime(result.seconds) : '';
      state.classList.add('solved');
      state.textContent = time || (result.moves ? fill(words.moves, { moves: result.moves }) : words.solved);
    }
    const full = `# ${practice.title}\n${text}`;
    /** @param {MouseEvent} event */
    const open = (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openBoard(text ? { type: 'opened', text: full, grade } : { type: 'open_board', board: key });
    };
    const at = text ? `text=${encodeURIComponent(full)}` : `level=${id}`,
      href = `./#${puzzle}?${at}${this.#query && `&${this.#query}`}`;
    const link = element('a', { href, onclick: open, textContent: title });
    return element(
      'li',
      { className: 'card' },
      board,
      element('div', {}, element('h3', {}, link), element('p', { textContent: grades[grade - 1] }), state),
    );
  }
}
