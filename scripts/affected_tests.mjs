// The parts of the test suite that changed files can affect. A rule is a pattern and its parts; the first matching rule counts.
import { readdirSync, readFileSync } from 'node:fs';

const puzzles = () =>
  readdirSync('core/puzzles', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const rules = [
  [/\.md$|^\.github\/|^LICENSE|^\.clang-format|^\.editorconfig/, () => ({ parts: ['lint', 'command-line'] })],
  [/^core\/puzzles\/(\w+)\//, ([, puzzle]) => ({ puzzle })],
  [/^assets\/(?:levels|library|lessons)\/(\w+)/, ([, puzzle]) => ({ puzzle })],
  [/^tests\/browser\/([\w-]+)\.test\.mjs$/, ([, name]) => ({ parts: ['lint', 'browser'], browser: [name] })],
  [/^tests\/browser\//, () => ({ parts: ['lint', 'browser'] })],
  [/^(?:web|assets)\/|^shell\.html$/, () => ({ parts: ['lint', 'command-line', 'browser'] })],
  [/^(?:cli|tests\/cli)\//, () => ({ parts: ['lint', 'command-line'] })],
  [/^tests\/\w+\.mjs$/, () => ({ parts: ['lint', 'command-line', 'browser'] })],
  [/^tests\/bench\//, () => ({ parts: ['lint', 'benchmarks'] })],
  [/^(?:tests|examples)\//, () => ({ parts: ['lint', 'native', 'example', 'wasm', 'sanitized'] })],
];

// A change to one puzzle needs no tests in the folders of the others, and no browser files that never mention it.
function forPuzzles(changed, names) {
  const speaks = (name) => changed.some((puzzle) => readFileSync(`tests/browser/${name}`, 'utf8').includes(puzzle));
  return {
    parts: names,
    without: puzzles()
      .filter((puzzle) => !changed.includes(puzzle))
      .map((puzzle) => `core/puzzles/${puzzle}/`),
    browser: readdirSync('tests/browser')
      .filter((name) => name.endsWith('.test.mjs') && speaks(name))
      .map((name) => name.slice(0, -9)),
  };
}

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
  if (changed.length) all.push(forPuzzles(changed, names));
  const parts = names.filter((name) => all.some((one) => one.parts.includes(name)));
  const inBrowser = all.filter((one) => one.parts.includes('browser'));
  return {
    parts,
    browser: inBrowser.every((one) => one.browser) ? [...new Set(inBrowser.flatMap((one) => one.browser))] : undefined,
    without: all.length === 1 ? all[0].without : undefined,
  };
}
