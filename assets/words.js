// @ts-check
/* What the page says without the app, whole sentences with named places. Beside these, shell.html and help.html hold words; those
 * of the app stand in web/words.hpp and in the puzzles' words.hpp. */

export const words = {
  partMissing: 'A part of the site could not be loaded. Is the network there?',
  brokenPart: 'A part of the site could not be loaded. Is the network there? Your game is kept.',
  broken: 'Something broke inside. Your game is kept as it was a moment ago.',
  notLoaded: 'The app could not be loaded. Is the network there?',
  noWebAssembly: 'This browser does not support WebAssembly, which Schlegel needs. Any browser from the last few years does.',

  // The elements over the board.
  groups: {advisor: 'Help from the computer', actions: 'Game', browser: 'Solutions'},
  directions: ['above', 'upper right', 'right', 'lower right', 'below', 'lower left', 'left', 'upper left'],   // clockwise from the top
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

  // Dialogs.
  bookmarks: 'Bookmarks', close: 'Close', open: 'Open', delete: 'Delete', rename: 'Rename', duplicate: 'Duplicate', save: 'Save', undo: 'Undo', deleted: '“{title}” is deleted.',
  listMissing: 'The list could not be loaded. Is the network there?',
  helpMissing: 'The rest of the help could not be loaded. Is the network there?',
  textTooLarge: 'The text is larger than 8 MB: too large for a board.',
  fileTooLarge: '{file} is larger than 8 MB: too large for a board.',
  fileUnreadable: '{file} could not be read.',
  copied: 'Copied.',
  selected: 'Selected: copy it with the browser’s own command.',
  savedAsFile: 'Saved as a file.',
  tooLongForLink: 'This game is too long for a link: pass on its text or its file.',
  numberUpTo: 'A number from 1 to {most}',
  noSuchNumber: 'This is not one of these numbers.',

  // Bookmarks.
  undoDeletion: 'Undo: bring “{title}” back',
  noBookmarks: 'There are no bookmarks on this board.',
  bookmarkName: 'Name of the bookmark {place}',
  bookmarkNeedsName: 'A bookmark needs a name.',
  bookmarkTaken: 'There is a bookmark “{name}” already.',
  openBookmark: 'Open {name}, {place}',
  deleteBookmark: 'Delete {name}',

  // The list of boards.
  yourBoards: 'Your boards',
  size: '{puzzle}, {size} KB',
  boardActions: 'Rename, duplicate, delete',
  actionsOfBoard: '{title}: rename, duplicate, delete',
  duplicated: '“{title}” is duplicated.',
  newName: 'New name of “{title}”',
  noBoardFound: 'No board has these words in its name.',

  // The editor.
  editorKeeps: 'The editor keeps your changes.',
  changesDiscarded: 'Your changes are discarded.',
  changesNotApplied: 'These are your changes, which are not applied yet.',
  changesKept: 'These changes are not applied yet. Apply them, discard them, or close the editor: it keeps them.',
  textReplaced: 'The text is replaced.',
  errorInLine: 'Line {line}: {message}',
  errorInColumn: 'Line {line}, column {column}: {message}',
  tooLongForEditor: 'This text has {length} characters, and the editor takes {most}. Close it and paste the text on the board itself, or open it as a file.',
};

/** A sentence with its places filled; numbers are grouped. @param {string} sentence @param {Record<string, string | number>} places */
export const fill = (sentence, places) => sentence.replace(/\{(\w+)\}/g, (_, place) => typeof places[place] === 'number' ? places[place].toLocaleString('en') : places[place]);
