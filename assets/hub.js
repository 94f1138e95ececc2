// @ts-check
/**
 * The home of who has played before: the board to go on with, today's boards, the next lesson, all puzzles.
 *
 * @typedef {import('./pages.js').Site} Site
 */

import { sharedEngine } from './board-engine.js';
import { linkToBoard } from './cards.js';
import { boardPicture, button, element } from './dialogs-made.js';
import { gamesInProgress } from './kept-games.js';
import { counted } from './progress-words.js';
import { puzzles } from './puzzles.js';
import { results } from './results.js';
import { countSolved, firstUnsolved } from './site-boards.js';
import { Today } from './today.js';
import { fill, words } from './home-words.js';

/** @param {Site} site */
export function newHub(site) {
  const today = new Today(site, { end: [element('a', { href: '#days', textContent: words.earlierDays })] });
  const next = element('section', { className: 'next' }),
    learn = element('section', { className: 'learn' }),
    all = element('section', { className: 'puzzles' });
  return {
    elements: [
      element('h1', { className: 'unseen', textContent: words.home, tabIndex: -1 }),
      element('div', { className: 'hub' }, next, today.element, learn, all),
    ],
    show() {
      fillNext(site, next).catch(console.warn);
      today.show();
      fillLearn(site, learn).catch(console.warn);
      fillPuzzles(site, all);
    },
    leave: () => today.leave(),
  };
}

/** @param {string} key @param {(key: string) => string} kept of a person's own board */
const ownTitle = (key, kept) =>
  kept('boards')
    .split('\n')
    .find((line) => line.startsWith(`${key}\t`))
    ?.split('\t')[2];

/** The game played last that is not finished, else a board that is still to be solved. @param {Site} site @param {HTMLElement} section */
async function fillNext(site, section) {
  const { kept } = site.storage,
    games = gamesInProgress(site.storage);
  const board = boardPicture('small', 'wait');
  if (!section.childElementCount) section.append(board);
  const load = async (/** @type {import('./board.js').Source} */ source) => {
    try {
      await board.load(source);
      return !board.solved;
    } catch {
      return false;
    }
  };
  const isThere = await sharedEngine().then(
    () => true,
    () => false,
  );
  while (isThere && games.length && !(await load({ save: games[0].save }))) games.shift();
  const last = kept('last');
  const unsolved = firstUnsolved(
    puzzles.map(({ id }) => id).sort((a, b) => Number(b === last) - Number(a === last)),
    results(kept),
  );
  const key = games[0]?.key ?? unsolved,
    [id, level] = key.split('\t');
  if (isThere && !games.length && key) await load({ puzzle: id, board: level });
  const puzzle = puzzles.find((one) => one.id === id)?.title ?? '';
  if (!key) return fillSolved(section);
  const title = ownTitle(key, kept) || board.title || puzzle;
  const state = isThere && games.length && board.moves.length ? board.status.replace(/\.$/, '') : '';
  const others = games.length - 1;
  section.replaceChildren(
    board,
    element(
      'div',
      {},
      element('h2', { textContent: title }),
      element(
        'p',
        {},
        element('span', { textContent: puzzle }),
        ...(state ? [element('span', { className: 'dot', textContent: ' · ' }), element('span', { textContent: state })] : []),
      ),
    ),
    ...(isThere ? [] : [element('p', { textContent: words.partMissing }), button(words.tryAgain, () => fillNext(site, section))]),
    linkToBoard(site, key, {
      className: 'button main',
      textContent: games.length ? words.continue : words.play,
      ariaLabel: fill(games.length ? words.continueBoard : words.playBoard, { board: title }),
    }),
    ...(others > 0 ? [element('a', { href: '#boards?state=begun', textContent: counted(words.moreToFinish, others) })] : []),
  );
}

/** @param {HTMLElement} section */
function fillSolved(section) {
  section.replaceChildren(
    element('div', {}, element('h2', { textContent: words.allSolved }), element('p', { textContent: words.newBoards })),
    element('a', { className: 'button main', href: '#boards', textContent: words.allBoards }),
  );
}

/** @param {string} title @param {string} href @param {string} link */
const heading = (title, href, link) =>
  element('div', { className: 'heading' }, element('h2', { textContent: title }), element('a', { href, textContent: link }));

/** The next lesson. @param {Site} site @param {HTMLElement} section */
async function fillLearn({ storage }, section) {
  const show = (/** @type {Node[]} */ ...rest) => section.replaceChildren(heading(words.learn, '#learn', words.allCourses), ...rest);
  const go = (/** @type {string} */ href, /** @type {string} */ textContent) => element('a', { className: 'button', href, textContent });
  show(element('p', { textContent: words.learnAbout }), go('#learn', words.startLearning));
  const { Progress, idOf, loadCourses, numbered } = await import('./lessons.js');
  const { next, count, all } = new Progress(await loadCourses(), storage);
  const done = [
    element('progress', { value: count, max: all, ariaHidden: 'true' }),
    element('p', { textContent: fill(words.lessonsDone, { count, all }) }),
  ];
  if (!next) return show(...done);
  const { course, lesson } = next;
  const picture = boardPicture('small');
  picture.load({ puzzle: course.puzzle, ...lesson.example }).catch(console.warn);
  show(
    element(
      'div',
      { className: 'next-lesson' },
      picture,
      element(
        'div',
        {},
        element('small', { textContent: fill(words.lessonOf, numbered(next)) }),
        element('h3', { textContent: lesson.title }),
        go(`#learn/${idOf(next)}`, words.startLesson),
      ),
    ),
    ...done,
  );
}

/** @param {Site} site @param {HTMLElement} section */
function fillPuzzles({ storage }, section) {
  const solved = results(storage.kept);
  section.replaceChildren(
    heading(words.puzzles, '#boards', words.allBoards),
    element(
      'ul',
      {},
      ...puzzles.map(({ id, title }) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: `#boards?puzzle=${id}` },
            element('img', { src: `first-${id}.svg`, alt: '', width: 104, height: 104 }),
            element('strong', { textContent: title }),
            element('small', { textContent: fill(words.solvedOf, countSolved(id, solved)) }),
          ),
        ),
      ),
    ),
  );
}
