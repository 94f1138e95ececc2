// @ts-check
/* What the page says without the app, whole sentences with named places; what only dialogs say comes with them, from words-later.js, and what
 * is said of progress from progress-words.js. Beside these, shell.html and help.html hold words; those of the app stand in web/words.hpp and
 * in the puzzles' words.hpp. */

export const words = {
  partMissing: 'A part of the site could not be loaded. Is the network there?',
  brokenPart: 'A part of the site could not be loaded. Is the network there? Your game is kept.',
  broken: 'Something broke inside. Your game is kept as it was a moment ago.',
  notLoaded: 'The app could not be loaded. Is the network there?',
  noWebAssembly: 'This browser does not support WebAssembly, which Schlegel needs. Any browser from the last few years does.',

  // The elements over the board.
  groups: { advisor: 'Help from the computer', actions: 'Game', browser: 'Solutions' },
  directions: ['above', 'upper right', 'right', 'lower right', 'below', 'lower left', 'left', 'upper left'], // clockwise from the top
  neighbour: '{direction} {place}',
  neighbours: 'Neighbours: {list}.',
  noNeighbours: 'Neighbours: none.',

  // The solver.
  solverNotLoaded: 'The solver could not be loaded. Is the network there?',
  solverSilent: 'The solver has stopped answering. It has been started again.',
  solverBroke: 'The solver broke down. It has been started again.',
  solverUnreadable: 'The solver’s answer could not be read. It has been started again.',
  solverTooDeep: 'The search went too deep for the browser. The solver has been started again.',
  solverNoMemory: 'The search needs more memory than the browser gives. The solver has been started again.',

  // The home.
  homeTitle: 'Graph puzzles',
  homeAbout: 'Play here on the cards, or open a board at full size.',
  homeAboutSpoken: 'Each card shows an easy board. Its Play button opens it at full size, where keyboard and screen reader play it, too.',
  watchHome: 'Show how it goes',
  pauseHome: 'Pause',
  startOver: 'Start over',
  nextBoard: 'Next board',
  playPuzzle: 'Play: {puzzle}',
  startOverPuzzle: 'Start over: {puzzle}',
  nextBoardOf: 'Next board: {puzzle}',
  play: 'Play',
  close: 'Close',
};

/** A sentence with its places filled; numbers are grouped. @param {string} sentence @param {Record<string, string | number>} places */
export const fill = (sentence, places) =>
  sentence.replace(/\{(\w+)\}/g, (_, place) => (typeof places[place] === 'number' ? places[place].toLocaleString('en') : places[place]));
