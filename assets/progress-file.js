// @ts-check
/**
 * The file of all that is kept: "schlegel progress 1", then each key of the storage as a line "key NAME" with its text below, each line of it
 * behind two spaces, and "end". A backslash stands before what is no plain line: "\\" for itself, "\r" for a carriage return.
 *
 * @typedef {{line: number, text: string}} Entry line of its first line of text in the file
 */

import { allSpent, readSpent, spentKey, writeSpent } from './playtime.js';
import { mergeResult, readResult, results, resultsKey, writeResults } from './results.js';
import { words } from './progress-words.js';
import { fill } from './words.js';

const header = 'schlegel progress 1',
  boardsKey = 'boards';

/** What is wrong with a file. */
export class Refusal extends Error {
  /** @param {string} why @param {number} [line] */
  constructor(why, line = 0) {
    super(why);
    this.line = line;
  }
}

/** @param {string} text */
const escaped = (text) => text.replace(/\\/g, '\\\\').replace(/\r/g, '\\r');
/** @param {string} text */
const plain = (text) => text.replace(/\\([\\r])/g, (_, mark) => (mark === 'r' ? '\r' : mark));

/** @param {[string, string][]} entries names and texts */
export function writeFile(entries) {
  const texts = entries.map(
    ([name, text]) =>
      `key ${escaped(name)}\n${escaped(text)
        .split('\n')
        .map((line) => `  ${line}\n`)
        .join('')}`,
  );
  return `${header}\n${texts.join('')}end\n`;
}

/** All keys of a file; throws a Refusal. @param {string} text @returns {Map<string, Entry>} */
export function readFile(text) {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (lines[0].trim() !== header) throw new Refusal(/^schlegel progress \d+\s*$/.test(lines[0]) ? words.newer : words.noHeader, 1);
  while (lines.length > 1 && !lines[lines.length - 1].trim()) lines.pop();
  if (lines.pop()?.trim() !== 'end' || !lines.length) throw new Refusal(words.noEnd, lines.length + 1);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  let name = '',
    from = 0;
  /** @param {number} to */
  const close = (to) => {
    if (name)
      entries.set(name, {
        line: from + 1,
        text: plain(
          lines
            .slice(from, to)
            .map((line) => line.slice(2))
            .join('\n'),
        ),
      });
  };
  for (let i = 1; i < lines.length; ++i) {
    const key = /^key (.{1,200})$/.exec(lines[i]);
    if (!key && (!name || (lines[i] && !lines[i].startsWith('  ')))) throw new Refusal(words.noKey, i + 1);
    if (!key) continue;
    close(i);
    [name, from] = [plain(key[1]), i + 1];
    if (entries.has(name)) throw new Refusal(fill(words.twice, { name }), i + 1);
  }
  close(lines.length);
  for (const [key, reads] of /** @type {[string, (line: string) => unknown][]} */ ([
    [resultsKey, readResult],
    [spentKey, readSpent],
    [boardsKey, (line) => /^[a-z]+\t[^\t]+\t[^\t]*$/.test(line)],
  ])) {
    const entry = entries.get(key);
    const wrong = entry?.text.split('\n').findIndex((line) => line && !reads(line)) ?? -1;
    if (entry && wrong >= 0) throw new Refusal(words.badLine, entry.line + wrong);
  }
  return entries;
}

/** What taking in a file changes: games that differ, which only the app can join, and other keys with their new texts.
 * @param {Map<string, Entry>} entries @param {(key: string) => string} kept */
export function planMerge(entries, kept) {
  /** @type {import('./messages.js').KeptGame[]} */
  const games = [];
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [key, { line, text }] of entries) {
    const here = kept(key),
      game = /^game\/([a-z]+)\/([^/]+)$/.exec(key);
    if (here === text || !text || key === boardsKey) continue;
    // eslint-disable-next-line no-control-regex
    const odd = game ? text.split('\n').findIndex((one) => /[\x00-\x08\x0b-\x1f]/.test(one)) : -1;
    if (odd >= 0) throw new Refusal(words.badLine, line + odd);
    const merged = mergers.get(key)?.(here, text) ?? (here || text);
    if (game) games.push({ line, puzzle: game[1], id: game[2], save: text });
    else if (merged !== here) texts.set(key, merged);
  }
  return { games, texts };
}

/** The lines of both. @param {string} here @param {string} other */
const joined = (here, other) =>
  [...new Set(`${here}\n${other}`.split('\n'))]
    .filter((line) => line)
    .map((line) => `${line}\n`)
    .join('');

/** @type {Map<string, (here: string, other: string) => string>} */
const mergers = new Map([
  [
    resultsKey,
    (here, other) => {
      const all = results(() => here);
      for (const [key, result] of results(() => other)) {
        const known = all.get(key);
        all.set(key, known ? mergeResult(known, result) : result);
      }
      return writeResults(all);
    },
  ],
  [spentKey, (here, other) => writeSpent(new Map([...allSpent(other), ...allSpent(here)]))],
  ...['rules_met', 'days', 'grades', 'lessons'].map((key) => /** @type {[string, typeof joined]} */ ([key, joined])),
]);

/** How many results differ between two texts of them. @param {string} before @param {string} after */
export function changedResults(before, after) {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line)).length;
}

/** The list of own boards: as it was, then the file's others, then those that the app has added. @param {string} before @param {string} file
 * @param {string} now */
export function mergeBoards(before, file, now) {
  /** @type {Map<string, string>} */
  const all = new Map();
  for (const line of [before, file, now].flatMap((list) => list.split('\n'))) {
    const key = line.split('\t').slice(0, 2).join('\t');
    if (line && !all.has(key)) all.set(key, line);
  }
  return [...all.values()].map((line) => `${line}\n`).join('');
}
