// @ts-check
/* What dialogs say, beside words.js: it comes with them. */

import {words as first} from './words.js';

export {fill} from './words.js';
export const words = {
  ...first,

  // Dialogs.
  bookmarks: 'Bookmarks', close: 'Close', open: 'Open', delete: 'Delete', rename: 'Rename', duplicate: 'Duplicate', save: 'Save', undo: 'Undo', deleted: '“{title}” is deleted.',
  listMissing: 'The list could not be loaded. Is the network there?',
  boardsMissing: 'Couldn’t load some boards of {puzzles}. Check your connection, then open the list again.',
  helpMissing: 'The rest of the help could not be loaded. Is the network there?',
  textTooLarge: 'The text is larger than 8 MB: too large for a board.',
  fileTooLarge: '{file} is larger than 8 MB: too large for a board.',
  fileUnreadable: '{file} could not be read.',
  copied: 'Copied.',
  selected: 'Selected: copy it with the browser’s own command.',
  savedAsFile: 'Saved as a file.', noPicture: 'This browser could not make the picture.',
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

  // A new board.
  newBoardOn: 'On what', newBoardGrade: 'How hard', makeBoard: 'Make it',

  // The list of boards.
  yourBoards: 'Your boards',
  size: '{puzzle}, {size} KB',
  anyGrade: 'Any grade', places: '{count} places', begun: 'begun', solved: '✓\u00A0solved', solvedInMoves: '✓\u00A0{moves}\u00A0moves', solvedInTime: '✓\u00A0{moves}\u00A0moves, {time}',
  boardActions: 'Rename, duplicate, delete',
  actionsOfBoard: '{title}: rename, duplicate, delete',
  duplicated: '“{title}” is duplicated.',
  newName: 'New name of “{title}”',
  noBoardFound: 'There is no such board here.', oneBoardFound: '1 board found.', boardsFound: '{count} boards found.',

  // Boards to print.
  printTitle: 'Print several boards', boardsChosen: 'Boards chosen: {count}.', chooseAll: 'All', chooseNone: 'None',
  onPage: 'Boards on a page', solutionsToo: 'Solutions on pages of their own', print: 'Print…', makingPages: 'Board {count} of {all} …', nothingToPrint: 'Choose at least one board.',
  tooManyToPrint: 'Choose at most {most} boards.', solutionOf: '{number}. {title}: solution', boardOf: '{number}. {title}',

  // The editor.
  editorKeeps: 'The editor keeps your changes.',
  changesDiscarded: 'Your changes are discarded.',
  changesNotApplied: 'These are your changes, which are not applied yet.',
  changesKept: 'These changes are not applied yet. Apply them, discard them, or close the editor: it keeps them.',
  textReplaced: 'The text is replaced.',
  errorInLine: 'Line {line}: {message}',
  errorInColumn: 'Line {line}, column {column}: {message}',
  tooLongForEditor: 'This text has {length} characters, and the editor takes {most}. Close it and paste the text on the board itself, or open it as a file.',

  // The drawing.
  drawTitle: 'Edit: {puzzle}', drawTab: 'Drawing', textTab: 'Text', paper: 'The board, drawn',
  mode: 'What a touch does', modeDraw: 'Draw', modeSelect: 'Select', modeSet: 'Set',
  helpDraw: 'Tap the paper for a vertex; drag from a vertex for a line.', helpSelect: 'Tap vertices or draw round them; drag to move them.',
  helpDrawKeys: 'By key: arrows go from vertex to vertex, Shift and an arrow adds one there, Enter on two joins them, C joins by name, V makes one apart, Delete deletes.',
  helpSelectKeys: 'By key: Enter selects, Alt and an arrow moves, N renames, Delete deletes.',
  helpNothingToSet: 'Nothing is set by touching this board.',
  vertex: 'Vertex {name}', cell: 'row {row}, column {column}', joinedTo: 'joined to {names}', joinedToNone: 'joined to none', selectedDot: 'selected',
  family: 'A known graph …', familySize: 'Size {number}',
  showWhere: 'Show where', makeUnique: 'Make it unique', makeUniqueHelp: 'Adds to the board until the first solution is the only one.',
  lineFrom: 'A line from {name}: go to another vertex and press Enter.', touchMore: 'Touch {count} more.', noLineThere: 'There is no line between them.', noFaceThere: 'There is no face there.',
  connectWith: 'Join {name} with the vertex named', noSuchDot: 'There is no vertex {name}.', sheetHas: 'Vertices: {vertices}, lines: {lines}.',
  selectedDots: 'Selected: {names}.', nothingSelected: 'Nothing is selected.', selectAll: 'Select all', nameOfDot: 'Name of the vertex', redo: 'Redo', zoomIn: 'Larger', zoomOut: 'Smaller',
  arrange: 'Arrange…', arrangements: /** @type {Record<string, string>} */ ({untangle: 'Untangle', circle: 'As a circle', align: 'Align', solid: 'As a solid'}),
  lattice: 'Lattice', noLattice: 'No lattice', squareLattice: 'Square lattice', triangleLattice: 'Triangular lattice',
  turns: 'Symmetry', noTurns: 'No turns', foldTurns: '{count} turns', mirror: 'Mirror',
  beginFrom: 'Begin from a graph’s name or any text of a board', beginExample: 'cube, grid_5x5, tD …', begin: 'Begin', emptySheet: 'Empty sheet',
  wordOfSetting: 'Name or number (else the next one)', playDrawn: 'Play this board', looking: 'The computer is looking …', solutionPicture: 'Solution {number}',

  // The home.
  homeTitle: 'Graph puzzles', homeAbout: 'Play here on the cards, or open a board at full size.', homeAboutSpoken: 'Each card shows an easy board. Its Play button opens it at full size, where keyboard and screen reader play it, too.', watchHome: 'Show how it goes', pauseHome: 'Pause',
  startOver: 'Start over', nextBoard: 'Next board', playPuzzle: 'Play: {puzzle}', startOverPuzzle: 'Start over: {puzzle}', nextBoardOf: 'Next board: {puzzle}',

  // A board a day.
  today: 'A board a day', boardsOfDay: 'The boards of {date}', boardOfDay: 'Board of {date}', daysBefore: 'The days before',
  daysRule: 'The same boards for everybody, from Monday’s easy ones to Sunday’s hard ones. Only what is solved on its own day counts for days in a row; a board of the past can be played, but does not mend a gap.',
  dayStates: {new: 'not opened', begun: 'begun', late: 'solved on a later day', kept: 'solved on its day'},
  daysInARow: 'days in a row: {count}', boardOfDayIs: '{puzzle}, {date}: {state}', playToday: '{deed}: {puzzle}',
  play: 'Play', continue: 'Continue', shareResult: 'Share', earlierDays: 'Earlier days', laterDays: 'Later days',
  sharedMoves: 'solved in {count} moves', sharedTime: ' and {time}', sharedHints: 'hints: {count}', sharedNoHints: 'no hints', sharedShown: 'solved after the computer had shown a way',
};
