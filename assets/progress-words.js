// @ts-check
/* What the page says of progress; fetched with it. */

/** By the number that is counted. @typedef {{one: string, other: string}} Plural */

export const words = {
  // A board that was finished.
  solved: 'Solved in {moves}{with}{best}.',
  solvedInTime: 'Solved in {moves} and {time}{with}{best}.',
  withHints: ', with {hints}',
  afterShown: ', after the computer had shown a way',
  bestMoves: ': your fewest moves',
  bestTime: ': your best time',
  bestBoth: ': your fewest moves and your best time',
  moves: { one: '{count} move', other: '{count} moves' },
  hints: { one: '{count} hint', other: '{count} hints' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  seconds: { one: '{count} second', other: '{count} seconds' },
  oldestDropped: 'The results of {most} boards are kept: that of the board solved longest ago is dropped.',

  // The page.
  title: 'Progress',
  nothingYet: 'No board is solved yet. What you finish by your own moves is counted here, on this device only.',
  summary: '{boards}, {times}.',
  summaryInTime: '{boards}, {times}, in {time}.',
  boardsSolved: { one: '{count} board solved', other: '{count} boards solved' },
  timesSolved: { one: '{count} time', other: '{count} times' },
  by: 'By',
  puzzle: 'Puzzle',
  grade: 'Grade',
  size: 'Size',
  which: 'Puzzle',
  allPuzzles: 'All puzzles',
  noGrade: 'Without a grade',
  sizes: ['Up to 16 places', '17 to 40 places', 'Over 40 places'],
  boards: 'Boards',
  movesHead: 'Moves',
  timeHead: 'Time',
  hintsHead: 'Hints',
  fewest: 'fewest',
  best: 'best',
  mean: 'mean',
  none: '–',
  perWeek: 'Boards solved for the first time, by week',
  week: 'Week from',
  timeByGrade: 'Mean best time, by grade',
  time: 'Time',
  timeShown: 'Shown',
  timeHidden: 'Not shown',
  counting: 'Time counts from the first move while the board is in view, and for two minutes without a move at most.',
  file: 'One text file holds all results, games and boards of your own, for another device or to be safe. Taking one in adds what is not here and loses nothing.',
  saveFile: 'Save as a file',
  takeFile: 'Take in a file…',
  saved: 'Saved as a file.',
  nothingNew: 'Nothing is new: all of this is here already.',
  takenIn: 'Taken in: {results}, {games}.',
  newResults: { one: '{count} result', other: '{count} results' },
  newGames: { one: '{count} game', other: '{count} games' },
  notStored: 'The browser does not store all of it: it lasts until the page is closed.',

  // A file that cannot be taken in.
  refused: 'Nothing is taken in. {why}',
  refusedInLine: 'Nothing is taken in. Line {line}: {why}',
  tooLarge: 'The file is larger than 8 MB. A file saved here is smaller: choose that one.',
  unreadable: 'The file could not be read. Choose it again.',
  noHeader:
    'a file of progress begins with “schlegel progress 1”. Choose one that was saved here; a single board or game is opened in Boards.',
  newer: 'this file was saved by a newer version. Load this page anew, then try again.',
  noKey: 'here “key” and a name should stand, or two spaces before the text of the key above. Choose the file as it was saved.',
  twice: '“{name}” stands in the file twice. Take one of the two out.',
  badLine: 'this is not as it was saved. Take the line out, or choose the file as it was saved.',
  noEnd: 'the last line, “end”, is missing, so the file is not whole. Save it again where it came from.',
  badGame: '{why}. Take this game out, from its line “key” to the next one, or choose the file as it was saved.',
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
