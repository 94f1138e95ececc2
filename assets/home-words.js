// @ts-check
/* What the home of a returning visitor and the daily boards say. */

import { words as first } from './words.js';

export { fill } from './words.js';
export const words = {
  ...first,

  // Home.
  home: 'Home',
  continue: 'Continue',
  continueBoard: 'Continue: {board}',
  playBoard: 'Play: {board}',
  moreToFinish: { one: '{count} more to finish', other: '{count} more to finish' },
  allSolved: 'All built-in boards solved',
  newBoards: 'Make new ones, or play the daily boards.',
  puzzles: 'Puzzles',
  allBoards: 'All boards',
  allCourses: 'All courses',
  lessonsDone: '{count} of {all} lessons done',
  lessonOf: '{name}, lesson {number} of {all}',
  startLesson: 'Start lesson',

  // Daily boards.
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
  earlierBoards: 'Earlier boards',
  boardOfDay: 'Daily board, {date}',
  daysRule: 'Everyone gets the same boards, easy on Monday, hard on Sunday. Solving late doesn’t count for a streak.',
  dayStates: { new: 'not started', begun: 'in progress', late: 'solved late', kept: 'solved on the day' },
  boardOfDayIs: '{puzzle}, {date}: {state}',
  deedOf: '{deed}: {puzzle}',
  solved: 'Solved',
  solvedInMoves: { one: '{count} move', other: '{count} moves' },
  share: 'Share',
  copied: 'Copied.',
  makingBoard: 'Making the board…',
  noSuchDay: 'Couldn’t open this link: there’s no daily board {address}.',
  noSuchPart: 'Couldn’t open this link: it has an unknown part, “{part}”.',
  todayMissing: 'Couldn’t load the pictures of today’s boards. Check your connection and try again.',
  daySolved: 'All solved for today.',
  newIn: 'New boards in {hours} h {minutes} min.',
  newInMinutes: 'New boards in {minutes} min.',
  streak: { one: '{count} day in a row.', other: '{count} days in a row.' },
  keepStreak: 'One board a day keeps it going.',
  startStreak: 'Solve one today to start a streak.',
  today: 'Today',
  dayMark: '{day}: {solved} of {all} solved',
  sharedMoves: 'solved in {count} moves',
  sharedTime: ' and {time}',
  sharedHints: 'hints: {count}',
  sharedNoHints: 'no hints',
  sharedShown: 'solved after seeing a solution',
};
