#!/usr/bin/env node
// Runs the parts of the test suite, one job per core: see usage(). Tests have priority over builds.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { affected, puzzles } from './affected_tests.mjs';
import { clock, counts, ctest, doctest, lint, nodeTest, one, report } from './test_results.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const cores = cpus().length;
const logs = 'build/test-logs';
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' });

const names = ['lint', 'native', 'command-line', 'example', 'benchmarks', 'wasm', 'sanitized', 'browser'];
function usage(problem) {
  console.error(`${problem ? `test: ${problem}\n` : ''}usage: scripts/test [PART...]            all parts, or some of: ${names.join(', ')}
       scripts/test browser NAME...      only these files of tests/browser, as in "scripts/test browser drawing days"
       scripts/test --changed [COMMIT]   what changes since COMMIT can affect; default: since the last commit`);
  process.exit(problem ? 2 : 0);
}

// Returns the parts to run; if not all of a part, also its browser files and the puzzles whose doctest cases are meant.
function chosen(words) {
  if (words[0] === '--changed') {
    const since = words[1] ?? 'HEAD';
    const files = `${git('diff', '--name-only', since)}${git('ls-files', '--others', '--exclude-standard')}`.split('\n').filter(Boolean);
    console.log(files.length ? `changed since ${since}: ${files.length} files` : `nothing changed since ${since}`);
    if (files.length && files.every((file) => file.endsWith('.test.mjs'))) process.env.SCHLEGEL_SAMPLE ??= 'all';
    const choice = affected(files, names);
    if (choice.puzzles) process.env.SCHLEGEL_THIN ??= '3'; // six minutes rather than ten
    return choice;
  }
  if (words[0] === 'browser' && words.length > 1 && !names.includes(words[1])) {
    const missing = words.slice(1).find((name) => !existsSync(`tests/browser/${name}.test.mjs`));
    if (missing) usage(`cannot find tests/browser/${missing}.test.mjs`);
    process.env.SCHLEGEL_SAMPLE ??= 'all';
    return { parts: ['browser'], browser: words.slice(1) };
  }
  const unknown = words.find((word) => !names.includes(word));
  if (unknown === 'help' || unknown === '--help') usage();
  if (unknown) usage(`unknown part '${unknown}'`);
  return { parts: words.length ? words : names };
}

// --- what is missing here ---------------------------------------------------------------------------------------------------------
const { EMSDK = '', PATH = '' } = process.env;
const folders = [...PATH.split(delimiter), ...(EMSDK ? [`${EMSDK}/upstream/emscripten`, `${EMSDK}/upstream/bin`] : [])];
const toolsOf = { wasm: ['em++', 'wasm-split'], browser: ['em++', 'wasm-split'] };
// Programs without which a part is skipped.
const lacking = (part) => (toolsOf[part] ?? []).filter((tool) => !folders.some((folder) => existsSync(join(folder, tool))));

// --- jobs ------------------------------------------------------------------------------------------------------------------------
// { name, part, needs: names of jobs, command, count, limit in seconds, first: it waits much, so others run beside it and give way }

// With every trial, all code runs under the sanitizers, otherwise only the core but for the puzzles that are not sampled.
const sanitized = () => (everything ? { tree: 'sanitize', tests: 'schlegel_tests' } : { tree: 'test', tests: 'schlegel_tests_sanitized' });

// A new build folder compiles several files as one, which is half the work.
function build(name, preset, tree, targets, needs = []) {
  const options = [
    ...(existsSync(`build/${tree}/build.ninja`) ? [] : ['-DSCHLEGEL_UNITY=ON']),
    ...(process.env.CI ? ['-DSCHLEGEL_WERROR=ON'] : []),
    `-DSCHLEGEL_SAMPLED=${sampled.join(';')}`,
    `-DSCHLEGEL_SAMPLED_HALF=${everything ? '' : number % 2}`,
  ];
  const script = 'cmake --preset "$0" $1 >/dev/null; exec cmake --build --preset "$0" --target "${@:2}"';
  return { name, needs, count: null, limit: 3000, command: ['bash', '-ec', script, preset, options.join(' '), ...targets] };
}

// Each shard runs its share of the same random order, or of the first one-nth of it. Of other puzzles no cases run.
function shards(part, needs, command, ofPuzzles, nth = 1) {
  const script = `count() { "$@" --count | sed -nE 's/.*filters: ([0-9]+).*/\\1/p'; }
all=$(count "\${@:3}"); some=$(((all + ${nth - 1}) / ${nth})); from=$((some * ($1 - 1) / $2 + 1)); to=$((some * $1 / $2))
echo "shard of $all cases: $from to $to"
[ "$1" != 1 ] || echo "left out: $(($(count "\${@:3}" --no-skip) - all))"
[ "$1" != 1 ] || echo "for other commits: $((all - some))"
exec "\${@:3}" --duration=true --no-colors --order-by=rand --rand-seed=${seed} --first=$from --last=$to`;
  const others = puzzles().filter((puzzle) => !ofPuzzles.includes(puzzle));
  const left = others.length ? [`--source-file-exclude=${others.map((puzzle) => `*core/puzzles/${puzzle}/*`).join(',')}`] : [];
  return Array.from({ length: cores }, (_, i) => ({
    name: cores === 1 ? part : `${part} ${i + 1}/${cores}`,
    needs,
    count: doctest,
    command: ['bash', '-ec', script, 'shard', String(i + 1), String(cores), ...command, ...left],
  }));
}

const testFiles = (folder) => readdirSync(folder).flatMap((name) => (name.endsWith('.test.mjs') ? [`${folder}/${name}`] : []));
const ctests = (tree, pattern) => ({
  count: ctest,
  command: ['ctest', '--test-dir', `build/${tree}`, '--output-on-failure', '-R', pattern],
});

// The jobs that test a part, by its name.
const testsOf = {
  lint: () => [{ name: 'lint', count: lint, command: ['scripts/lint'] }],
  browser({ browser }) {
    const files = browser?.map((name) => `tests/browser/${name}.test.mjs`) ?? testFiles('tests/browser');
    const shares = Array.from({ length: Math.min(cores, files.length) }, (_, i) => files.filter((_, file) => file % cores === i));
    return shares.map((share, i) => ({
      name: shares.length === 1 ? 'browser' : `browser ${i + 1}/${shares.length}`,
      needs: ['build web'],
      limit: 3600,
      first: true,
      count: nodeTest,
      command: ['node', '--test-reporter=spec', 'tests/browser/run.mjs', ...share],
    }));
  },
  'command-line'() {
    const command = ['node', '--test', '--test-reporter=spec', ...testFiles('tests/cli')];
    return [{ name: 'command-line', needs: ['build test'], count: nodeTest, command }];
  },
  example: () => [{ name: 'example', needs: ['build test'], ...ctests('test', '^example') }],
  benchmarks() {
    const command = ['bash', '-c', 'build/test/tests/bench/schlegel_bench --benchmark_list_tests | grep .'];
    return [{ name: 'benchmarks', needs: ['build test'], count: one, command }];
  },
  native: ({ ofPuzzles }) => shards('native', ['build test'], ['build/test/schlegel_tests'], ofPuzzles),
  sanitized() {
    const { tree, tests } = sanitized(),
      needs = ['build sanitized'];
    return [
      { name: 'sanitizers are on', needs, ...ctests(tree, '^sanitizer') },
      ...shards('sanitized', needs, [`build/${tree}/${tests}`], sampled, half),
    ];
  },
  wasm: () => shards('wasm', ['build web'], ['scripts/wasm-node', 'build/web/schlegel_tests.js'], sampled),
};

function jobsOf({ parts, browser, puzzles: ofPuzzles = puzzles() }) {
  const lacked = parts.filter((part) => lacking(part).length);
  const wanted = (...some) => some.filter((part) => parts.includes(part) && !lacked.includes(part));
  const tests = (...some) => wanted(...some).flatMap((part) => testsOf[part]({ browser, ofPuzzles }).map((job) => ({ part, ...job })));
  // Targets of a folder for the parts that are wanted.
  const targets = (rows) => Object.entries(rows).flatMap(([part, target]) => (wanted(part).length ? [target] : []));

  const inWeb = targets({ wasm: 'schlegel_tests', browser: 'site' }),
    inTest = wanted('native', 'command-line', 'example', 'benchmarks').length ? ['all', ...targets({ benchmarks: 'schlegel_bench' })] : [],
    { tree, tests: binary } = sanitized(),
    before = inTest.length && tree === 'test' ? ['build test'] : []; // in the same folder
  const jobs = [
    ...(inWeb.length ? [build('build web', 'wasm-test', 'web', inWeb)] : []),
    ...(inTest.length ? [build('build test', 'test', 'test', inTest)] : []),
    ...tests('lint', 'browser'),
    ...wanted('sanitized').map(() => build('build sanitized', tree, tree, [binary, 'sanitizer_probe'], before)),
    ...tests('command-line', 'example', 'benchmarks', 'native', 'sanitized', 'wasm'),
  ];
  return [
    ...lacked.map((part) => ({ name: part, part, count: one, ok: true, passed: 0, failed: 0, skipped: 1, took: 0 })),
    ...jobs.map((job) => ({ limit: 2400, needs: [], ...job })),
  ];
}

// --- running ---------------------------------------------------------------------------------------------------------------------
const begun = Date.now();
const say = (text) => console.log(`${clock(Date.now() - begun).padStart(6)}  ${text}`);
// The output of a failed job: its failed doctest cases, or its last lines.
function failures(text) {
  const cases = text.split(/^={40,}$/m).filter((part) => part.includes('ERROR: '));
  const lines = (cases.length ? cases.join('') : text).split('\n');
  return lines
    .filter((line) => !/^[\d.]+ s: /.test(line))
    .slice(-400)
    .join('\n');
}
const running = new Set();
const stop = () => {
  for (const child of running)
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      /* it has ended */
    }
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function run(job) {
  const log = `${logs}/${job.name.replace(/\W+/g, '-')}.log`;
  const file = openSync(log, 'w');
  const from = Date.now();
  say(`${job.name}: started`);
  return new Promise((done) => {
    const [program, ...words] = job.first ? job.command : ['nice', '-n', '10', ...job.command];
    const child = spawn(program, words, { stdio: ['ignore', file, file], detached: true });
    running.add(child);
    const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), job.limit * 1000);
    const end = (status) => {
      clearTimeout(limit);
      running.delete(child);
      closeSync(file);
      const text = readFileSync(log, 'utf8');
      const result = job.count ? job.count(text, status) : { passed: 0, failed: 0, skipped: 0 };
      // A job that fails or does nothing counts as at least one failure.
      const idle = job.count && result.passed + result.failed + result.skipped === 0;
      if (result.failed === 0 && (status !== 0 || idle)) result.failed = 1;
      Object.assign(job, result, { status, took: Date.now() - from, ok: result.failed === 0 });
      say(`${job.name}: ${job.count ? `${counts(job)} ` : result.failed ? 'failed ' : 'built '}in ${clock(job.took)}`);
      if (!job.ok) console.log(`${failures(text)}\n${job.name}: exit status ${status}; see ${log}`);
      done(job);
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (status, signal) => end(status ?? signal));
  });
}

// A few browser tests that fail are tried once more, alone. One that passes then is a defect all the same, and is named.
async function again(job) {
  if (job.ok || job.part !== 'browser' || !(job.broken?.length <= 8)) return job;
  const pattern = `^(${job.broken.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`;
  const second = await run({
    ...job,
    name: `${job.name} again`,
    command: [...job.command.slice(0, 1), `--test-name-pattern=${pattern}`, ...job.command.slice(1)],
  });
  if (second.passed > 0 && second.failed === 0) {
    Object.assign(job, { ok: true, passed: job.passed + job.failed, failed: 0, second: job.broken });
  }
  return job;
}

async function runAll(jobs) {
  const waiting = jobs.filter(({ ok }) => ok === undefined),
    now = new Map();
  while (waiting.length || now.size) {
    for (const job of [...waiting]) {
      const needed = job.needs.map((name) => jobs.find((other) => other.name === name));
      if (needed.some((other) => other.ok === false)) {
        Object.assign(job, { ok: false, passed: 0, failed: 1, skipped: 0, took: 0 });
        say(`${job.name}: not run, because it needs: ${job.needs.join(', ')}`);
      } else if (!job.first && [...now.keys()].filter(({ first }) => !first).length === cores) continue;
      else if (!needed.every((other) => other.ok)) continue;
      else now.set(job, run(job).then(again));
      waiting.splice(waiting.indexOf(job), 1);
    }
    if (now.size) now.delete(await Promise.race(now.values()));
  }
}

// The commit decides which of the random trials to run, which fifth of the cases in the browser, and under the sanitizers and as WebAssembly which
// half of the cases of which puzzle and of none.
const ofCommit = Number.parseInt(git('rev-parse', '--short=8', 'HEAD'), 16);
const choice = chosen(process.argv.slice(2));
process.env.SCHLEGEL_SAMPLE ??= String(ofCommit);
const everything = process.env.SCHLEGEL_SAMPLE === 'all';
const half = everything ? 1 : 2;
const number = everything ? ofCommit : Number.parseInt(process.env.SCHLEGEL_SAMPLE, 10); // of "N/4", too
const sampled = everything ? puzzles() : (choice.puzzles ?? [puzzles()[number % puzzles().length]]);
const seed = number % 1e6;
process.env.SCHLEGEL_BUILD = 'build/test';
mkdirSync(logs, { recursive: true });
const jobs = jobsOf(choice);
console.log(
  `parts: ${choice.parts.join(', ') || 'none'}; sample ${process.env.SCHLEGEL_SAMPLE}, under the sanitizers and as WebAssembly: ${sampled.join(', ')}`,
);
for (const part of choice.parts) if (lacking(part).length) say(`${part}: skipped without ${lacking(part).join(' and ')}`);
await runAll(jobs);
if (jobs.length) console.log(report(jobs, Date.now() - begun));
process.exit(jobs.length === 0 || (jobs.every(({ ok }) => ok) && jobs.some(({ passed }) => passed > 0)) ? 0 : 1);
