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
  homeTitle: 'Graph puzzles',
  homeAbout: 'Try a puzzle on its card, or press Play to open it full size.',
  homeAboutSpoken: 'Each card shows a simple board. To play with the keyboard or a screen reader, press Play to open it full size.',
  watchHome: 'Watch a demo',
  pauseHome: 'Pause',
  homeSolved: 'All solved! Every day brings new boards.',
  dailyBoards: 'Daily boards',
  startOver: 'Start over',
  nextBoard: 'Next board',
  playPuzzle: 'Play: {puzzle}',
  startOverPuzzle: 'Start over: {puzzle}',
  nextBoardOf: 'Next board: {puzzle}',
  play: 'Play',
  close: 'Close',
};

/** The difficulties from 1 on. */
export const grades = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];

/** A sentence with its placeholders filled; numbers are grouped. @param {string} sentence @param {Record<string, string | number>} values */
export const fill = (sentence, values) =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === 'number' ? values[name].toLocaleString('en') : values[name]));
