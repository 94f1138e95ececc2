#!/usr/bin/env node
// shorten.mjs TERSER FILE...: shortens these scripts by the library of the program TERSER, in one process, as it takes longer to load than to work.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [program, ...files] = process.argv.slice(2);
const { minify } = createRequire(realpathSync(program))('..');
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const { code } = await minify(text, { module: /^(import|export) /m.test(text), compress: true, mangle: true, ecma: 2020 });
  writeFileSync(file, code);
}
