// The documents are true: links lead somewhere, and examples print what is shown.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = join(root, process.env.SCHLEGEL_BUILD ?? 'build/release', 'cli');
const markdown = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [...markdown('.'), ...markdown('docs')].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

// The anchors that GitHub gives to headings.
const anchors = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replace(/ /g, '-'),
  );

for (const { path, text } of documents)
  test(`every link in ${path} leads somewhere`, () => {
    const prose = text.replace(/^```[^]*?^```/gm, '');
    for (const [, a, b] of prose.matchAll(/\]\(([^)]*)\)|src="([^"]*)"/g)) {
      const link = a ?? b;
      if (/^https?:/.test(link)) continue;
      const [file, anchor] = link.split('#');
      const target = file ? join(root, dirname(path), file) : join(root, path);
      assert.ok(existsSync(target), link);
      if (anchor) assert.ok(anchors(readFileSync(target, 'utf8')).includes(anchor), link);
    }
  });

// A console block: lines that begin with "$ " are commands, the others what they write, first to standard output and then to standard
// error. "…" stands for anything within a line, or, alone in a line, for any lines.
const pattern = (lines) =>
  new RegExp(
    `^${lines
      .map((line) => (line === '…' ? '(.*\n)*' : `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}\n`))
      .join('')}$`,
  );

for (const { path, text } of documents) {
  const examples = [...text.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, block]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((example) => example.trimEnd().split('\n')),
  );
  if (examples.length)
    test(`the examples in ${path} print what it shows`, () => {
      const cwd = mkdtempSync(join(tmpdir(), 'schlegel-'));
      const PATH = `${programs}${delimiter}${process.env.PATH}`;
      try {
        for (const [command, ...expected] of examples) {
          const { stdout, stderr } = spawnSync('bash', ['-c', command], {
            cwd,
            env: { ...process.env, PATH },
            encoding: 'utf8',
            timeout: 120_000,
          });
          assert.match(stdout + stderr, pattern(expected), command);
        }
      } finally {
        rmSync(cwd, { recursive: true });
      }
    });
}

test('docs/command-line.md describes the options that there are', () => {
  const options = (text) => [...new Set(text.match(/--[a-z][a-z-]+/g))].sort();
  const { stdout } = spawnSync(join(programs, 'schlegel'), ['--help'], { encoding: 'utf8' });
  const { text } = documents.find(({ path }) => path === 'docs/command-line.md');
  const everywhere = ['--help', '--version'];
  assert.deepEqual(
    options(text),
    options(stdout).filter((option) => !everywhere.includes(option)),
  );
});
