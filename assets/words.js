// @ts-check
/* What the page says without the app: whole sentences with named placeholders. Dialogs have theirs in words-later.js, progress in
 * progress-words.js; shell.html and help.html hold words too. The app's are in web/words.hpp and in the puzzles' words.hpp. */

export const words = {
  partMissing: 'Couldn’t load part of the site. Check your connection and try again.',
  missing: 'Page not loaded',
  tryAgain: 'Try again',
  brokenPart: 'Couldn’t load part of the site. Check your connection. Your game is saved.',
  broken: 'Something went wrong. Your game is saved as it was a moment ago.',
  notLoaded: 'Couldn’t load the app. Check your connection and try again.',
  noWebAssembly: 'Schlegel needs WebAssembly, which this browser doesn’t support. Try a browser from the last few years.',

  // Small boards.
  noBoard: 'There is no board here.',
  boardTooLong: 'This text is too long for a board.',
  cancelled: 'Cancelled.',
  boardBroke: 'Something went wrong with this board. Load it again.',

  // The accessibility layer.
  groups: { actions: 'Game', telling: 'Setting' },
  directions: ['above', 'upper right', 'right', 'lower right', 'below', 'lower left', 'left', 'upper left'], // clockwise from the top
  neighbour: '{direction} {place}',
  neighbours: 'Neighbours: {list}.',
  noNeighbours: 'Neighbours: none.',

  // The solver.
  solverNotLoaded: 'Couldn’t load the solver. Check your connection and try again.',
  solverSilent: 'The solver stopped responding. Schlegel restarted it.',
  solverBroke: 'The solver crashed. Schlegel restarted it.',
  solverUnreadable: 'Couldn’t read the solver’s answer. Schlegel restarted the solver.',
  solverTooDeep: 'The search went too deep for this browser. Schlegel restarted the solver; try a smaller board.',
  solverNoMemory: 'The search ran out of memory. Schlegel restarted the solver; try a smaller board.',

  // The bar, and lists of boards.
  solvedOf: '{solved} of {all} solved',

  // Home.
  homeTitle: '@NUMBER_OF_PUZZLES@ puzzles, and a solver that tells you why',
  homeAbout: 'Graph puzzles to play by hand. Ask at any time: can it still be done, what’s next, and why?',
  playFirst: 'Play your first board',
  watchDemo: 'See how they’re played',
  pauseDemo: 'Pause',
  nextBoard: 'Next board',
  playPuzzle: 'Play: {puzzle}',
  nextBoardOf: 'Next board: {puzzle}',
  cardsSolved: 'All solved! Every day brings new boards.',
  dailyBoards: 'Daily boards',
  todaysBoards: 'Today’s boards',
  todayAbout: 'One of each puzzle, the same for everyone.',
  playToday: 'Play today’s boards',
  learn: 'Learn',
  learnAbout: '@NUMBER_OF_PUZZLES@ short courses. One trick at a time, then boards to try it on.',
  startLearning: 'Start learning',
  drawYourOwn: 'Draw your own',
  drawAbout: 'Put down dots and join them. As you draw, Schlegel says whether it can be solved, and in how many ways.',
  drawShort: 'Put down dots, join them with lines.',
  startDrawing: 'Start drawing',
  nothingKept: 'This browser keeps nothing for this page, so progress is lost when you close it.',
  play: 'Play',
  close: 'Close',
};

/** The difficulties from 1 on. */
export const grades = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];

/** A sentence with its placeholders filled; numbers are grouped. @param {string} sentence @param {Record<string, string | number>} values */
export const fill = (sentence, values) =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === 'number' ? values[name].toLocaleString('en') : values[name]));
