// Checkers of certificates share no code with solvers: files in proof/ include nothing of solve/ or search/, directly or
// indirectly, and of their puzzle only the rules. A puzzle without proof/ has its checker in verify.cpp.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const core = fileURLToPath(new URL('../../core/', import.meta.url));
const puzzles = readdirSync(join(core, 'puzzles'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const included = (path) => [...readFileSync(join(core, path), 'utf8').matchAll(/^#include "([^"]+)"/gm)].map((match) => match[1]);

/** These files, the headers that they include, and what those include in turn. */
function reached(paths) {
  const seen = new Set(paths);
  for (const path of seen) for (const header of included(path)) if (existsSync(join(core, header))) seen.add(header);
  return seen;
}

const sources = (folder) =>
  readdirSync(join(core, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(core.length));

for (const puzzle of puzzles) {
  const folder = `puzzles/${puzzle}`;
  const proof = existsSync(join(core, folder, 'proof'))
    ? sources(`${folder}/proof`)
    : sources(folder).filter((path) => path.endsWith('/verify.cpp'));

  test(`${puzzle}: its checker includes nothing of its solver`, () => {
    assert.ok(
      proof.length > 0,
      `core/${folder} has no folder proof/ and no verify.cpp: write the checker of its certificates in one of them`,
    );
    const solver = [...reached(proof)].filter((path) => /^puzzles\/[^/]+\/solve\/|^search\//.test(path));
    assert.deepEqual(solver, []);
  });

  test(`${puzzle}: its checker includes only the rules`, () => {
    const rules = new RegExp(`^(instance|rules|verify|open_ends|board|words|${puzzle})\\.hpp$|^proof/`);
    for (const path of proof)
      for (const header of included(path).filter((name) => name.startsWith('puzzles/')))
        assert.match(header.slice(folder.length + 1), rules, `${path} includes ${header}`);
  });
}
