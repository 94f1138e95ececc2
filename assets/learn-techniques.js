// @ts-check
/* The techniques of one puzzle by difficulty: each with the board of its lesson, and how many of the site's boards need it most. */

import { boardPicture, element, loadPicture } from './dialogs-made.js';
import { fill, grades, words } from './learn-words.js';
import { techniques } from './techniques.js';

/** @param {import('./lessons.js').Course} course @returns {Node[]} */
export function techniquesOf(course) {
  const taught = techniques.flatMap((technique) => {
    const lesson = technique.puzzle === course.puzzle && course.lessons.find((one) => one.techniques.includes(technique.id));
    return lesson ? [{ technique, lesson }] : [];
  });
  /** @param {import('./techniques.js').Technique} technique */
  const isFirst = ({ id, name, grade }) =>
    taught.find(({ technique: one }) => one.name === name && one.grade === grade)?.technique.id === id;
  return [
    element(
      'header',
      {},
      element(
        'nav',
        { ariaLabel: words.breadcrumb },
        element('a', { href: './#learn', textContent: words.learn }),
        element('span', { textContent: course.name }),
      ),
      element('h1', { textContent: fill(words.techniquesOf, { puzzle: course.name }), tabIndex: -1 }),
      element('p', { textContent: words.techniquesAbout }),
    ),
    ...grades.flatMap((name, i) => {
      const cards = taught
        .filter(({ technique }) => technique.grade === i + 1 && isFirst(technique))
        .map(({ technique, lesson }) => card(technique, lesson));
      return cards.length
        ? [element('section', {}, element('h2', { textContent: name }), element('ul', { className: 'boards' }, ...cards))]
        : [];
    }),
  ];
}

/** @param {import('./techniques.js').Technique} technique @param {import('./lessons.js').Lesson} lesson */
function card({ puzzle, id, name, boards }, lesson) {
  const picture = boardPicture('small');
  loadPicture(picture, { puzzle, ...lesson.example }).catch(console.warn);
  const count = boards.length;
  return element(
    'li',
    { className: 'card' },
    picture,
    element(
      'div',
      {},
      element('h3', {}, element('a', { href: `./#learn/${puzzle}/${lesson.id}`, textContent: name })),
      element('p', { textContent: name === lesson.title ? lesson.summary : fill(words.lessonOf, { title: lesson.title }) }),
      ...(count
        ? [
            element('a', {
              className: 'needed',
              href: `./#boards?${new URLSearchParams({ puzzle, technique: id })}`,
              textContent: count === 1 ? words.neededByOne : fill(words.neededBy, { count }),
            }),
          ]
        : []),
    ),
  );
}
