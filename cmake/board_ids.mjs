// board_ids.mjs LEVELS LIBRARY OUTPUT: a line for each board of the site, puzzle, tab, id, as the app names them (own_board_id in
// web/app/local_store.cpp).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [levels, library, output] = process.argv.slice(2);
const lines = (...path) => readFileSync(join(...path), 'utf8').split('\n');

/** FNV-1a in 64 bits. */
function idOf(instance) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(instance)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `~${hash.toString(16).padStart(16, '0')}`;
}

const builtIn = readdirSync(levels).flatMap((puzzle) =>
  lines(levels, puzzle, 'order.txt')
    .filter((line) => /^\w/.test(line))
    .map((line) => `${puzzle}\t${line.split(' ')[0]}`),
);
const generated = readdirSync(library).flatMap((file) =>
  lines(library, file)
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/^%%.*\n/m)
    .slice(1)
    .map((instance) => `${file.replace('.txt', '')}\t${idOf(instance)}`),
);
writeFileSync(output, [...builtIn, ...generated].map((line) => `${line}\n`).join(''));
