// What scripts/run_tests.mjs reads from the output of its jobs, and what it prints of them in the end. A job's `count` takes its output and its
// exit status, and returns how many cases passed, failed and were skipped, of some jobs also the seconds and the names of its cases.
const last = (text, pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0);
export const one = (_, status) => (status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
const others = (text) => [...text.matchAll(/^for other commits: (\d+)$/gm)].reduce((all, [, some]) => all + Number(some), 0);
// doctest counts the cases of other shards as passed, so the job prints its own range first.
export const doctest = (text) => {
  const [, all, from, to] = text.match(/^shard of (\d+) cases: (\d+) to (\d+)$/m)?.map(Number) ?? [0, 0, 1, 0];
  const ended = last(text, /test cases: *(\d+) \|/g) === all;
  const failed = last(text, /test cases: .*\| *(\d+) failed/g);
  return {
    passed: ended ? to - from + 1 - failed : 0,
    failed,
    skipped: last(text, /^left out: (\d+)$/gm),
    others: others(text),
    cases: [...text.matchAll(/^([\d.]+) s: (.*)$/gm)].map(([, seconds, name]) => [Number(seconds), name]),
  };
};
export const nodeTest = (text) => ({
  passed: last(text, /^\S+ pass (\d+)$/gm),
  failed: last(text, /^\S+ fail (\d+)$/gm),
  skipped: last(text, /^\S+ skipped (\d+)$/gm),
  others: others(text),
  cases: [...text.matchAll(/^ *✔ (.*) \(([\d.]+)ms\)$/gm)].map(([, name, ms]) => [Number(ms) / 1000, name]),
  broken: [...new Set([...text.matchAll(/^ *✖ (.*) \([\d.]+ms\)$/gm)].map(([, name]) => name))],
});
export const ctest = (text) => {
  const failed = last(text, /(\d+) tests? failed out of \d+/g);
  return { passed: last(text, /tests? failed out of (\d+)/g) - failed, failed, skipped: 0 };
};
export const lint = (text) => {
  const [, passed, failed, skipped] = text.match(/^(\d+) passed, (\d+) failed, (\d+) skipped$/m)?.map(Number) ?? [0, 0, 0, 0];
  return { passed, failed, skipped };
};

export const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
export const counts = ({ passed, failed, skipped, others }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${others ? `, ${others} for other commits` : ''}`;

// The table of all jobs, which took so many milliseconds, the slowest cases, those that passed at the second try, and the sums.
export function report(jobs, took) {
  const sum = (field) => jobs.reduce((all, job) => all + (job[field] ?? 0), 0);
  const width = Math.max(...jobs.map((job) => job.name.length));
  const row = (name, ms, ...rest) => [name.padEnd(width), clock(ms).padStart(6), ...rest].join('  ');
  const slowest = jobs
    .flatMap((job) => (job.cases ?? []).map(([seconds, name]) => [seconds, `${job.part}: ${name}`]))
    .sort(([a], [b]) => b - a)
    .slice(0, 10);
  const second = jobs.flatMap((job) => (job.second ?? []).map((name) => `second try  ${job.part}: ${name}`));
  const [passed, failed, skipped, others] = ['passed', 'failed', 'skipped', 'others'].map(sum);
  return [
    '',
    `${'part'.padEnd(width)}    time  result`,
    ...jobs.map((job) => row(job.name, job.took, job.count ? counts(job) : job.ok ? 'built' : 'failed')),
    row('all', took),
    ...(slowest.length ? ['', 'slowest cases', ...slowest.map(([seconds, name]) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)] : []),
    ...(second.length ? ['', ...second] : []),
    '',
    counts({ passed, failed, skipped, others }),
  ].join('\n');
}
