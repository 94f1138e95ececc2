#!/usr/bin/env node
// check_size.mjs SITE: the first load of the site (all but what is fetched later) must fit its budget, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budget, counted, later } from './first_load.mjs';

const site = process.argv[2];
let sum = 0;
for (const name of readdirSync(site).sort()) {
  const bytes = gzipSync(readFileSync(join(site, name)), { level: 6 }).length;
  const first = counted.test(name) && !later.test(name);
  if (first) sum += bytes;
  console.log(`${String(bytes).padStart(9)}  ${name}${first ? '' : '  (not counted)'}`);
}
console.log(`${String(sum).padStart(9)}  first load: wasm, scripts and fonts, gzipped; budget ${budget}`);
process.exit(sum > 0 && sum <= budget ? 0 : 1);
