// Links of other programs that came through a message damaged, and what is wrong with each: the command line and the page say the same.
export const damagedLinks = [
  ['https://puzz.link/p?numlin/5/5/1-g', 33, /^expected a number in hexadecimal digits, or a letter g to z/],
  ['https://puzz.link/p?numlin/5/5', 28, /^write a link as numlin\/WIDTH\/HEIGHT\/CELLS$/],
  ['https://puzz.link/p?slither/5/5/1', 21, /^the puzzle is .slither., but only numlin and arukone can be read$/],
  ['https://puzz.link/p?numlin/3/1/1g2', 32, /^the number .1. appears only once/],
  ['https://puzz.link/p?numlin/3/x/1g1', 30, /^the height must be a whole number/],
];
