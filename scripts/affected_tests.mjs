// The parts of the test suite that changed files can affect. A rule is a pattern and its parts; the first matching rule counts.
import { readdirSync } from 'node:fs';

export const puzzles = () =>
  readdirSync('core/puzzles', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

// What is not compiled is read by the linter and the command line tests; docs, assets and messages of the command line by native tests too.
const rules = [
  [/^[^/]*\.md$|^\.github\/|^LICENSE|^\.clang-format|^\.editorconfig/, () => ({ parts: ['lint', 'command-line'] })],
  [/^(?:docs|cli)\//, () => ({ parts: ['lint', 'native', 'command-line'] })],
  [/^core\/puzzles\/(\w+)\//, ([, puzzle]) => ({ puzzle })],
  [/^assets\/(?:levels|library|lessons)\/(\w+)/, ([, puzzle]) => ({ puzzle })],
  [/^assets\/|^shell\.html$/, () => ({ parts: ['lint', 'native', 'command-line', 'browser'] })],
  [/^tests\/browser\/([\w-]+)\.test\.mjs$/, ([, name]) => ({ parts: ['lint', 'browser'], browser: [name] })],
  [/^tests\/browser\//, () => ({ parts: ['lint', 'browser'] })],
  [/^tests\/cli\//, () => ({ parts: ['lint', 'command-line'] })],
  [/^tests\/\w+\.mjs$/, () => ({ parts: ['lint', 'command-line', 'browser'] })],
  [/^tests\/bench\//, () => ({ parts: ['lint', 'benchmarks'] })],
  [/^tests\//, () => ({ parts: ['lint', 'native', 'example', 'benchmarks', 'wasm', 'sanitized'] })],
];

// `names` are those of all parts. Returns a choice for scripts/run_tests.mjs.
export function affected(files, names) {
  const asked = [];
  for (const file of files) {
    const [pattern, what] = rules.find(([pattern]) => pattern.test(file)) ?? [];
    if (!pattern) return { parts: names };
    asked.push(what(pattern.exec(file)));
  }
  const changed = [...new Set(asked.flatMap(({ puzzle }) => puzzle ?? []))];
  if (changed.some((puzzle) => !puzzles().includes(puzzle))) return { parts: names };
  const all = asked.filter(({ puzzle }) => !puzzle);
  if (changed.length) all.push({ parts: names, puzzles: changed }); // it needs no tests in the folders of the other puzzles
  const parts = names.filter((name) => all.some((one) => one.parts.includes(name)));
  const inBrowser = all.filter((one) => one.parts.includes('browser'));
  return {
    parts,
    browser: inBrowser.every((one) => one.browser) ? [...new Set(inBrowser.flatMap((one) => one.browser))] : undefined,
    puzzles: all.length === 1 ? all[0].puzzles : undefined,
  };
}
