// @ts-check
/**
 * The courses, a file for each puzzle (assets/lessons), and which lessons are done.
 *
 * @typedef {object} Practice a board of a lesson
 * @property {string} key as the app names it
 * @property {string} title
 * @property {number} grade 1 to 5
 * @property {string} text empty: the board is built in
 *
 * @typedef {object} Lesson
 * @property {string} id within its puzzle
 * @property {string} title
 * @property {string} summary
 * @property {string} text
 * @property {string[]} techniques that it teaches
 * @property {{text: string, moves: string}} example
 * @property {{row: number, part?: number, sentence: string}[]} steps each shows a row of the example's explanation, or a part of it; 0: what
 *   comes before the first
 * @property {Practice[]} boards
 *
 * @typedef {object} Course
 * @property {string} puzzle
 * @property {string} name of the puzzle
 * @property {Lesson[]} lessons
 *
 * @typedef {{course: Course, lesson: Lesson}} Place
 */

import { ownBoardId } from './board-id.js';
import { puzzles } from './puzzles.js';
import { results } from './results.js';

/** So many solved boards finish a lesson. */
export const enough = 3;
const lessonsKey = 'lessons';

/** What the storage and addresses call a lesson. @param {Place} place */
export const idOf = ({ course, lesson }) => `${course.puzzle}/${lesson.id}`;

/** Where a lesson is in its course. @param {Place} place */
export const numbered = ({ course, lesson }) => ({
  name: course.name,
  number: course.lessons.indexOf(lesson) + 1,
  all: course.lessons.length,
});

/** @param {string} puzzle @param {string} block a lesson's id in the first line, then its file @returns {Lesson} */
function readLesson(puzzle, block) {
  const [id, heading, ...lines] = block.trim().split('\n');
  /** @type {Lesson} */
  const lesson = {
    id,
    title: heading.slice(2),
    summary: '',
    text: '',
    techniques: [],
    example: { text: '', moves: '' },
    steps: [],
    boards: [],
  };
  /** What lines belong to. @type {{text: string}} */
  let board = lesson.example;
  for (const line of lines) {
    const [word] = line.split(' ', 1),
      rest = line.slice(word.length + 1),
      [number] = rest.split(' ', 1),
      words = rest.slice(number.length + 1);
    if (word === 'summary') lesson.summary = rest;
    else if (word === 'text') lesson.text = rest;
    else if (word === 'technique' || word === 'uses') lesson.techniques.push(...rest.split(' '));
    else if (word === 'moves') lesson.example.moves = rest;
    else if (word === 'step') {
      const [row, part] = number.split('.');
      lesson.steps.push({ row: Number(row), ...(part && { part: Number(part) }), sentence: words });
    } else if (word === 'practice-board') {
      const [board] = words.split(' ', 1);
      lesson.boards.push({ key: `${puzzle}\t${board}`, title: words.slice(board.length + 1), grade: Number(number), text: '' });
    } else if (word === 'practice') {
      const practice = { key: '', title: words, grade: Number(number), text: '' };
      lesson.boards.push(practice);
      board = practice;
    } else if (word !== 'example' && !line.startsWith('# made by')) board.text += `${line}\n`;
  }
  for (const practice of lesson.boards) practice.key ||= `${puzzle}\t${ownBoardId(practice.text)}`;
  return lesson;
}

/** @param {import('./puzzles.js').Puzzle} puzzle @returns {Promise<Course>} */
async function fetchCourse({ id, title }) {
  const response = await fetch(`lessons-${id}.txt`);
  if (!response.ok) throw new Error(`lessons-${id}.txt: ${response.status}`);
  const blocks = (await response.text()).split(/^%% /m).slice(1);
  return { puzzle: id, name: title, lessons: blocks.map((block) => readLesson(id, block)) };
}

/** @type {Promise<Course[]> | null} */
let courses = null;

/** All courses, in the order of the puzzles. */
export function loadCourses() {
  courses ??= Promise.all(puzzles.map(fetchCourse)).catch((error) => {
    courses = null;
    throw error;
  });
  return courses;
}

/** How far somebody has come. */
export class Progress {
  /** @param {Course[]} courses @param {import('./pages.js').Storage} storage */
  constructor(courses, storage) {
    this.results = results(storage.kept);
    const kept = new Set(storage.kept(lessonsKey).split('\n').filter(Boolean));
    const all = courses.flatMap((course) => course.lessons.map((lesson) => ({ course, lesson })));
    const solved = all.filter(({ lesson }) => this.solvedOf(lesson) >= enough).map(idOf);
    /** Ids of the lessons that are done, the latest last. */
    this.done = new Set([...kept, ...solved]);
    if (this.done.size > kept.size) storage.keep(lessonsKey, [...this.done].map((id) => `${id}\n`).join(''));
    const open = all.filter((place) => !this.isDone(place));
    this.count = all.length - open.length;
    this.all = all.length;
    const latest = [...this.done].pop()?.split('/', 1)[0] ?? storage.kept('last');
    /** The one to go on with: in the course of the latest, else of the puzzle played last. @type {Place | undefined} */
    this.next = open.find(({ course }) => course.puzzle === latest) ?? open[0];
  }

  /** @param {Place} place */
  isDone(place) {
    return this.done.has(idOf(place));
  }

  /** How many of its boards are solved. @param {Lesson} lesson */
  solvedOf({ boards }) {
    return boards.filter(({ key }) => this.results.has(key)).length;
  }
}
