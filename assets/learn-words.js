// @ts-check
/* What the pages of Learn say; fetched with them. The lessons have their own words: assets/lessons. */

import { words as first } from './words.js';

export { fill, grades } from './words.js';
export const words = {
  ...first,

  about: 'One trick per lesson: see it once, then try it on five boards.',
  loading: 'Loading lessons…',
  lessonsMissing: 'Couldn’t load the lessons. Check your connection and try again.',
  countDone: '{count} of {all} lessons done',
  countOf: '{count} of {all}',
  place: '{name}, lesson {number} of {all}',
  start: 'Start lesson',
  allDone: 'Every lesson done',
  allDoneAbout: 'The tricks work on all boards.',
  moreBoards: 'Open boards',
  done: 'done',
  next: 'next',
  courses: 'Courses',
  theory: /** @type {Record<string, string>} */ ({
    icosian: 'Why the Petersen graph has no tour',
    sliding: 'Why half the positions are out of reach',
    quintomino: 'Why there are twelve quintominoes',
    peg: 'Where the last peg can end',
    numberlink: 'When two lines must cross',
  }),

  // The techniques of a puzzle.
  byDifficulty: 'Techniques by difficulty',
  techniquesOf: 'Techniques: {puzzle}',
  techniquesAbout: 'Easiest first, each with its lesson. A board is as difficult as the hardest technique it needs.',
  neededBy: 'Hardest technique of {count} boards',
  lessonOf: 'Lesson: {title}',
  neededByOne: 'Hardest technique of 1 board',

  // A lesson.
  breadcrumb: 'Breadcrumb',
  number: 'Lesson {number} of {all}',
  example: 'Example',
  previousStep: 'Previous step',
  nextStep: 'Next step',
  step: 'Step {step} of {all}',
  pause: 'Pause',
  exampleMissing: 'Couldn’t load the example. Check your connection and try again.',
  yourTurn: 'Your turn',
  solveThree: 'Solve three of these to finish the lesson.',
  lessonDone: 'Three solved, lesson done.',
  share: 'Share…',
  solved: 'solved',
  moves: '{moves} moves',
  inProgress: 'In progress',
  lessons: 'Lessons',
  nextLesson: 'Next lesson: {title}',
  allCourses: 'All courses',
};
