// @ts-check
/* What only dialogs say; loaded with them. */

import { words as first } from './words.js';

export { fill } from './words.js';
export const words = {
  ...first,

  // Dialogs.
  bookmarks: 'Bookmarks',
  open: 'Open',
  delete: 'Delete',
  rename: 'Rename',
  duplicate: 'Duplicate',
  save: 'Save',
  undo: 'Undo',
  deleted: 'Deleted “{title}”.',
  listMissing: 'Couldn’t load the list. Check your connection and try again.',
  boardsMissing: 'Couldn’t load some boards of {puzzles}. Check your connection, then open the list again.',
  helpMissing: 'Couldn’t load the rest of the help. Check your connection and try again.',
  textTooLarge: 'This text is larger than 8 MB, which is too large for a board.',
  fileTooLarge: '{file} is larger than 8 MB, which is too large for a board.',
  fileUnreadable: 'Couldn’t read {file}. Choose it again.',
  copied: 'Copied.',
  selected: 'Couldn’t copy it. It’s selected: copy it with your browser.',
  savedAsFile: 'Saved as a file.',
  noPicture: 'This browser couldn’t make the PNG. Download the SVG instead.',
  tooLongForLink: 'This game is too long for a link. Share it as text or as a file.',
  numberUpTo: 'Number from 1 to {most}',
  noSuchNumber: 'Enter a whole number in this range.',

  // Bookmarks.
  undoDeletion: 'Undo: restore “{title}”',
  noBookmarks: 'This board has no bookmarks.',
  bookmarkName: 'Name of the bookmark {place}',
  bookmarkNeedsName: 'Enter a name for this bookmark.',
  bookmarkTaken: 'There’s already a bookmark “{name}”. Choose another name.',
  openBookmark: 'Open {name}, {place}',
  deleteBookmark: 'Delete {name}',

  // A new board.
  baseBoard: 'Board',
  difficulty: 'Difficulty',
  generate: 'Generate',

  // The list of boards.
  yourBoards: 'Your boards',
  size: '{puzzle}, {size} KB',
  anyDifficulty: 'Any difficulty',
  inProgress: 'in progress',
  solved: '✓\u00A0solved',
  solvedInMoves: '✓\u00A0{moves}\u00A0moves',
  solvedInTime: '✓\u00A0{moves}\u00A0moves, {time}',
  boardActions: 'Rename, duplicate or delete',
  actionsOfBoard: '{title}: rename, duplicate or delete',
  duplicated: 'Duplicated “{title}”.',
  newName: 'New name for “{title}”',
  noBoardFound: 'No board fits these filters.',
  oneBoardFound: '1 board found.',
  boardsFound: '{count} boards found.',

  // Boards to print.
  printTitle: 'Print boards',
  boardsChosen: 'Boards chosen: {count}.',
  chooseAll: 'Select all',
  chooseNone: 'Select none',
  onPage: 'Boards per page',
  printSolutions: 'Print solutions on separate pages',
  printExplanations: 'Print explanations',
  name: 'Name:',
  date: 'Date:',
  print: 'Print…',
  preparing: 'Board {count} of {all}…',
  nothingToPrint: 'Choose at least one board.',
  tooManyToPrint: 'Choose at most {most} boards.',
  solutionOf: '{number}. {title}: solution',
  explanationOf: '{number}. {title}: explanation',
  boardOf: '{number}. {title}',

  // Daily boards.
  boardsOfDay: 'Boards for {date}',
  boardOfDay: 'Daily board, {date}',
  earlierBoards: 'Earlier boards',
  daysRule: 'Everyone gets the same boards, easy on Monday, hard on Sunday. Solving late doesn’t count for a streak.',
  dayStates: { new: 'not started', begun: 'in progress', late: 'solved late', kept: 'solved on the day' },
  streak: 'streak: {count}',
  boardOfDayIs: '{puzzle}, {date}: {state}',
  playToday: '{deed}: {puzzle}',
  continue: 'Continue',
  shareResult: 'Share',
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
  sharedMoves: 'solved in {count} moves',
  sharedTime: ' and {time}',
  sharedHints: 'hints: {count}',
  sharedNoHints: 'no hints',
  sharedShown: 'solved after seeing a solution',
};
