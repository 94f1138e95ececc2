// @ts-check
/* What the page says of progress; fetched with it. */

/** By the number that is counted. @typedef {{one: string, other: string}} Plural */

export const words = {
  // A board that was finished.
  solved: 'Solved in {moves}{with}{best}.',
  solvedInTime: 'Solved in {moves} and {time}{with}{best}.',
  withHints: ', with {hints}',
  afterShown: ', after seeing a solution',
  bestMoves: ': your fewest moves',
  bestTime: ': your best time',
  record: '{value}, your best',
  noHints: 'none',
  solutionSeen: 'solution seen',
  bestBoth: ': your fewest moves and your best time',
  moves: { one: '{count} move', other: '{count} moves' },
  hints: { one: '{count} hint', other: '{count} hints' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  seconds: { one: '{count} second', other: '{count} seconds' },
  oldestDropped: 'Results are kept for {most} boards: the one solved longest ago was dropped.',

  // The page.
  title: 'Progress',
  chooseBoard: 'Choose a board',
  nothingYet: 'Nothing solved yet. Boards that you solve are counted here. Results stay on this device.',
  summary: '{boards}, {times}.',
  summaryInTime: '{boards}, {times}, in {time}.',
  boardsSolved: { one: '{count} board solved', other: '{count} boards solved' },
  timesSolved: { one: '{count} time', other: '{count} times' },
  by: 'Group by',
  puzzle: 'Puzzle',
  grade: 'Difficulty',
  size: 'Size',
  which: 'Puzzle',
  allPuzzles: 'All puzzles',
  noDifficulty: 'No difficulty',
  sizes: ['Small (up to 16)', 'Mid-size (17–40)', 'Large (over 40)'],
  boards: 'Boards',
  movesHead: 'Moves',
  timeHead: 'Time',
  hintsHead: 'Hints',
  fewest: 'fewest',
  best: 'best',
  mean: 'average',
  wereShown: 'Moves and times leave out boards that you solved only after seeing a solution.',
  figureOfKind: '{figure}, {kind}',
  none: '–',
  perWeek: 'Boards solved for the first time, by week',
  week: 'Week from',
  timeByDifficulty: 'Average best time, by difficulty',
  fileTitle: 'Your data',
  file: 'Export saves your results, games, boards and settings to one text file. Importing adds what’s missing and deletes nothing.',
  exportFile: 'Export',
  importFile: 'Import…',
  exported: 'Exported as a file.',
  nothingNew: 'Nothing to import: it’s all here already.',
  imported: 'Imported {results} and {games}.',
  newResults: { one: '{count} result', other: '{count} results' },
  newGames: { one: '{count} game', other: '{count} games' },
  notStored: 'The browser couldn’t save all of it: it lasts until you close the page.',

  // Why a file can't be imported.
  refused: 'Nothing was imported. {why}',
  refusedInLine: 'Nothing was imported. Line {line}: {why}',
  tooLarge: 'The file is larger than 8 MB, so it can’t be an export. Choose the one that you exported.',
  unreadable: 'Couldn’t read the file. Choose it again.',
  noHeader: 'an export begins with “schlegel progress 1”. Choose one that you exported; open a single board or game in Boards.',
  newer: 'this file comes from a newer version. Reload this page, then try again.',
  noKey: 'expected “key” and a name, or two spaces before the text of the key above. Choose the file as it was exported.',
  twice: '“{name}” is in the file twice. Remove one of the two.',
  badLine: 'this isn’t as it was exported. Remove the line, or choose the file as it was exported.',
  noEnd: 'the last line, “end”, is missing, so the file is incomplete. Export it again where it came from.',
  badGame: '{why}. Remove this game, from its “key” line to the next, or choose the file as it was exported.',
};

/** @param {Plural} plural @param {number} count */
export const counted = (plural, count) => (count === 1 ? plural.one : plural.other).replace('{count}', count.toLocaleString('en'));

/** "2 minutes 5 seconds", "1 hour 20 minutes". @param {number} seconds */
export function longTime(seconds) {
  const parts = /** @type {[Plural, number][]} */ (
    seconds < 3600
      ? [
          [words.minutes, Math.floor(seconds / 60)],
          [words.seconds, seconds % 60],
        ]
      : [
          [words.hours, Math.floor(seconds / 3600)],
          [words.minutes, Math.floor(seconds / 60) % 60],
        ]
  );
  return (
    parts
      .filter(([, count]) => count)
      .map(([plural, count]) => counted(plural, count))
      .join(' ') || counted(words.seconds, 0)
  );
}

/** "2:05", "1:20:00". @param {number} seconds */
export function shortTime(seconds) {
  const whole = Math.round(seconds),
    two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes}:${two(whole % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
