// @ts-check
/**
 * Learn: the courses, the techniques of one puzzle, and one lesson at a time. "#learn", "#learn/icosian", "#learn/icosian/early_loop".
 *
 * @typedef {import('./lessons.js').Course} Course
 * @typedef {import('./lessons.js').Place} Place
 */

import { addStyles, boardPicture, button, element, isPhone, loadPicture, watchPhone } from './dialogs-made.js';
import { icon } from './icons.js';
import { techniquesOf } from './learn-techniques.js';
import { fill, words } from './learn-words.js';
import { LessonView } from './lesson.js';
import { Progress, idOf, loadCourses, numbered } from './lessons.js';

const patience = 1000; // milliseconds before it is said that something is loading

/** @param {import('./pages.js').Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage(site) {
  await addStyles('learn.css');
  return new Learn(site);
}

class Learn {
  element = element('main', { className: 'learn' }, heading());
  /** What is shown: a lesson's id, a puzzle, or what is done of all. */
  #shown = '';
  /** The rest of the address; null while another page is shown. @type {string | null} */
  #wanted = null;
  /** @type {LessonView | null} */
  #lesson = null;
  /** The courses as they were left, for the way back from a lesson. */
  #courseView = { shown: '', nodes: /** @type {Node[]} */ ([]), top: 0 };
  /** Has the focus when somebody comes back. @type {Element | null} */
  #focused = null;

  /** @param {import('./pages.js').Site} site */
  constructor(site) {
    this.site = site;
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || this.#wanted === null || !this.#lesson?.loading) return;
      event.preventDefault();
      this.#lesson.loading.then(() => print()); // which would not wait for its boards
    });
    watchPhone(() => {
      if (this.#wanted !== null && !this.#lesson) this.show(this.#wanted);
    });
  }

  /** @param {Node[]} content @param {number} [top] how far it is scrolled */
  #fill(content, top = 0) {
    this.element.replaceChildren(...content);
    /** @type {HTMLElement} */ (this.element.parentElement).scrollTop = top;
  }

  /** Says what is the matter, and offers what can be done about it. @param {string} message @param {Node[]} offer */
  #tell(message, ...offer) {
    this.#shown = '';
    this.#fill([heading(), element('p', { role: 'status', textContent: message }), ...offer]);
  }

  /** @param {string} rest */
  async show(rest) {
    this.#wanted = rest;
    const timer = setTimeout(() => this.#wanted === rest && this.#tell(words.loading), patience);
    try {
      const courses = await loadCourses();
      if (this.#wanted === rest) this.#render(rest, courses);
    } catch (error) {
      console.error(error);
      if (this.#wanted === rest)
        this.#tell(
          words.lessonsMissing,
          button(words.tryAgain, () => this.show(rest), { className: 'main' }),
        );
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {string} address @param {Course[]} courses */
  #render(address, courses) {
    const [rest, query = ''] = address.split('?'),
      progress = new Progress(courses, this.site.storage),
      place = placeOf(courses, rest),
      course = courses.find(({ puzzle }) => rest === `/${puzzle}`);
    const now = place ? `${idOf(place)}?${query}` : (course?.puzzle ?? `${[...progress.done]} ${isPhone()}`);
    const stays = now === this.#shown,
      isFirst = !this.#shown;
    if (this.#shown === this.#courseView.shown) this.#courseView.top = this.element.parentElement?.scrollTop ?? 0;
    if (!stays) {
      this.#lesson?.leave();
      this.#lesson = place ? new LessonView(place, this.site, query) : null;
      if (this.#lesson) this.#fill([this.#lesson.element]);
      else if (course) this.#fill(techniquesOf(course));
      else {
        if (this.#courseView.shown !== now) Object.assign(this.#courseView, { shown: now, nodes: overview(courses, progress) });
        this.#fill(this.#courseView.nodes, this.#courseView.top);
      }
    }
    this.#shown = now;
    const h1 = /** @type {HTMLElement} */ (this.element.querySelector('h1'));
    document.title = `${h1.textContent} – Schlegel`;
    if (stays) /** @type {HTMLElement | null} */ (this.#focused)?.focus({ preventScroll: true });
    else if (!isFirst || document.activeElement === document.body) h1.focus({ preventScroll: true });
    this.#focused = null;
    this.#lesson?.refresh(progress);
  }

  leave() {
    this.#focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    this.#wanted = null;
    this.#lesson?.leave();
  }
}

/** @param {Course[]} courses @param {string} rest @returns {Place | undefined} */
function placeOf(courses, rest) {
  const [, puzzle, id] = rest.split('/');
  const course = courses.find((one) => one.puzzle === puzzle),
    lesson = course?.lessons.find((one) => one.id === id);
  return course && lesson && { course, lesson };
}

const heading = () => element('h1', { textContent: words.learn, tabIndex: -1 });
/** @param {Place} place */
const addressOf = (place) => `./#learn/${idOf(place)}`;

/** @param {Course[]} courses @param {Progress} progress @returns {Node[]} */
function overview(courses, progress) {
  return [
    element(
      'header',
      {},
      heading(),
      element('p', { textContent: words.about }),
      element('p', { className: 'count', textContent: fill(words.countDone, { count: progress.count, all: progress.all }) }),
    ),
    nextCard(progress.next),
    element('div', { className: 'courses' }, ...courses.map((course) => courseCard(course, progress))),
  ];
}

/** @param {Place | undefined} next */
function nextCard(next) {
  const card = (/** @type {string} */ small, /** @type {string} */ title, /** @type {string} */ about) =>
    element(
      'div',
      {},
      element('small', { textContent: small }),
      element('h2', { textContent: title }),
      element('p', { textContent: about }),
    );
  const go = (/** @type {string} */ href, /** @type {string} */ textContent) =>
    element('a', { className: 'button main', href, textContent });
  if (!next)
    return element(
      'section',
      { className: 'card suggestion' },
      card('', words.allDone, words.allDoneAbout),
      go('./#boards', words.moreBoards),
    );
  const { lesson } = next;
  const picture = boardPicture('small');
  loadPicture(picture, { puzzle: next.course.puzzle, ...lesson.example }).catch(console.warn);
  return element(
    'section',
    { className: 'card suggestion' },
    picture,
    card(fill(words.place, numbered(next)), lesson.title, lesson.summary),
    go(addressOf(next), words.start),
  );
}

/** @param {Course} course @param {Progress} progress */
function courseCard(course, progress) {
  const places = course.lessons.map((lesson) => ({ course, lesson })),
    next = places.find((place) => !progress.isDone(place)),
    done = places.filter((place) => progress.isDone(place)).length;
  const title = element('h2', { textContent: course.name }),
    count = element('span', { className: 'count', textContent: fill(words.countOf, { count: done, all: places.length }) });
  const list = element(
    'ol',
    { className: 'pegs' },
    ...places.map((place) => {
      const state = progress.isDone(place) ? 'done' : place === next ? 'next' : 'later',
        isSuggested = place.lesson === progress.next?.lesson;
      return element(
        'li',
        { className: isSuggested ? `${state} suggested` : state },
        peg(state),
        element(
          'a',
          { href: addressOf(place), textContent: place.lesson.title },
          ...(state === 'later' ? [] : [element('span', { className: 'unseen', textContent: `, ${words[state]}` })]),
        ),
      );
    }),
  );
  const techniques = element('a', { className: 'more', href: `./#learn/${course.puzzle}` }, icon('filter'), words.byDifficulty);
  const theory = element('a', { className: 'theory', href: `./theory-${course.puzzle}.html` }, icon('learn'), words.theory[course.puzzle]);
  if (!isPhone()) return element('section', { className: 'card' }, element('header', {}, title, count), list, techniques, theory);
  const open = course === progress.next?.course || (!progress.next && done > 0);
  return element('details', { className: 'card', open }, element('summary', {}, title, count, icon('down')), list, techniques, theory);
}

/** @param {'done' | 'next' | 'later'} state */
function peg(state) {
  const made = element('span', { className: 'peg' });
  if (state === 'done') made.append(icon('check'));
  return made;
}
