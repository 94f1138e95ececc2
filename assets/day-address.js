// @ts-check
/* The addresses of the boards of days: "days/peg/2026-11-27", with "?help=hints" behind it where help is limited. */

const milliseconds = 86_400_000;

/** @param {string} puzzle @param {number} day counted from 1970-01-01 */
export const addressOfDay = (puzzle, day) => `days/${puzzle}/${new Date(day * milliseconds).toISOString().slice(0, 10)}`;

/** The parts of such an address; a day that no calendar has is 0. @param {string} address */
export function readDayAddress(address) {
  const [path, query = ''] = address.split('?'),
    [, puzzle = '', date = ''] = path.split('/'),
    day = Date.parse(date) / milliseconds,
    parameters = new URLSearchParams(query);
  return {
    puzzle,
    day: day > 0 && addressOfDay(puzzle, day) === path ? day : 0,
    help: parameters.get('help') ?? 'all',
  };
}
