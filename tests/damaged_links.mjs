// Links of other programs that came through a message damaged, and what is wrong with each: the command line and the page say the same.
export const damagedLinks = [
  ['https://puzz.link/p?numlin/5/5/1-g', 33, /^expected a number in hexadecimal digits, or a letter g to z/],
  ['https://puzz.link/p?numlin/5/5', 28, /^a link reads numlin\/WIDTH\/HEIGHT\/CELLS$/],
  ['https://puzz.link/p?slither/5/5/1', 21, /^the puzzle is .slither.; numlin and arukone are read here$/],
  ['https://puzz.link/p?numlin/3/1/1g2', 32, /^the number .1. stands at one place only/],
  ['https://puzz.link/p?numlin/3/x/1g1', 30, /^the height must be a whole number/],
];
