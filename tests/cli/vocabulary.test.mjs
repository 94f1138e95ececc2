// Every sentence that a person reads keeps the rules of "Writing" in CONTRIBUTING.md. Its vocabulary table is the list of retired words:
// the third column names what the first replaces. Words in brackets there have another, right meaning, and are left to the reader.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const files = (folder, name) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => name.test(path))
    .sort();
const line_at = (text, offset) => text.slice(0, offset).split('\n').length;

/** The texts that a MessageFormat sentence can become: its arguments as “…”, each branch once or, where few, with each other. */
function variants(sentence) {
  const open = /\{(\w+)(?:, (plural|select|number)(, [^{}]*)?)?\}|\{\w+, (?:plural|select), /.exec(sentence);
  if (!open) return [sentence];
  const before = sentence.slice(0, open.index);
  let at = open.index + open[0].length;
  const branches = [];
  if (open[1]) branches.push('…');
  else
    for (let begin = -1, depth = 0; at < sentence.length; ++at) {
      if (sentence[at] === '{' && depth++ === 0) begin = at + 1;
      if (sentence[at] === '}' && depth-- === 0) break;
      if (sentence[at] === '}' && depth === 0) branches.push(...variants(sentence.slice(begin, at).replaceAll('#', '…')));
    }
  const rest = variants(sentence.slice(open[1] ? at : at + 1));
  const all = branches.flatMap((branch, i) => (i < 12 ? rest : rest.slice(0, 1)).map((end) => before + branch + end));
  return all.slice(0, 500);
}

/** What people read, where it is, its name, and whether it may be long: help and the steps of explanations are. */
const strings = [];

for (const path of ['core', 'web', 'cli', 'examples'].flatMap((folder) => files(folder, /words[^/]*\.hpp$/))) {
  const source = read(path);
  const kind = path.startsWith('web') ? 'page' : path.startsWith('cli') ? 'cli' : 'core';
  const folder = path.replace(/[^/]*$/, '');
  const explaining = files(folder, /(?:\/explain|\/proof|refutation).*\.cpp$/);
  const explained = new Set(explaining.flatMap((file) => [...read(file).matchAll(/\bwords::(\w+)/g)].map(([, key]) => key)));
  for (const match of source.matchAll(/(\w+)\{\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+)\}/g)) {
    const text = [...match[2].matchAll(/"((?:[^"\\]|\\.)*)"/g)]
      .map(([, part]) => part.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1'))
      .join('');
    strings.push({ path, line: line_at(source, match.index), key: match[1], kind, text, long: explained.has(match[1]) });
  }
}

for (const path of files('assets', /^assets\/[^/]*words[^/]*\.js$/)) {
  const source = read(path);
  const { words } = await import(pathToFileURL(join(root, path)));
  const collect = (key, value) => {
    if (typeof value === 'object')
      for (const [name, one] of Object.entries(value)) collect(/^(?:\d+|one|other)$/.test(name) ? key : name, one);
    else if (source.includes(value)) strings.push({ path, line: line_at(source, source.indexOf(value)), key, kind: 'page', text: value });
  };
  collect('', words);
}

/** Texts of a page, block by block, without code and the names of other people's works; buttons apart. */
for (const path of ['shell.html', ...files('assets', /\.html$/)]) {
  const source = read(path);
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  const plain = source.replace(/<(script|style|svg|code|kbd|pre|cite)\b[^]*?<\/\1>/g, blank).replace(/<!--[^]*?-->/g, blank);
  const add = (offset, key, text) => {
    const said = text
      .replace(/&[a-z]+;/g, '…')
      .replace(/\s+/g, ' ')
      .trim();
    if (/\p{L}/u.test(said))
      strings.push({ path, line: line_at(source, offset), key, kind: 'page', text: said, long: /help|theory/.test(path) });
  };
  for (const { 1: text, index } of plain.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g)) add(index, 'label', text);
  const blocks = plain.replace(/<\/?(?:a|b|i|em|strong|span)\b[^>]*>/g, blank);
  for (const { 1: tag, 2: text, index } of blocks.matchAll(/<(\w+)[^>]*>([^<]*)/g)) add(index, tag === 'button' ? 'button' : tag, text);
}

for (const path of files('assets/levels', /\/(?!order|retired|first)[^/]+\.txt$/)) {
  const [title] = read(path).split('\n');
  if (title.startsWith('# ')) strings.push({ path, line: 1, key: 'title', kind: 'title', text: title.slice(2) });
}
for (const path of files('assets/levels', /first\.txt$/))
  read(path)
    .split('\n')
    .slice(1, 3)
    .forEach((text, i) => strings.push({ path, line: i + 2, key: 'card', kind: 'page', text }));

for (const path of files('assets/lessons', /\/(?!order)[^/]+\.txt$/))
  for (const { 0: line, 1: key, 2: text, index } of read(path).matchAll(/^(#|practice|summary|text|step) (?:\d )?(?!made by)(.*)$/gm))
    strings.push({
      path,
      line: line_at(read(path), index + line.length),
      key,
      kind: /[#e]$/.test(key) ? 'title' : 'page',
      text,
      long: true,
    });

const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md', ...files('docs', /\.md$/)];
for (const path of documents) {
  const source = read(path);
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  const prose = source
    .replace(/^### Vocabulary$[^]*/m, blank)
    .replace(/^```[^]*?^```$/gm, blank)
    .replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>/g, blank);
  for (const { 0: text, index } of prose.matchAll(/[^\n|]+(?:\n(?![#|\n-])[^\n|]+)*/g))
    if (/\p{L}/u.test(text))
      strings.push({
        path,
        line: line_at(source, index),
        key: text.startsWith('#') ? 'heading' : '',
        kind: 'docs',
        text: text.replace(/^[#\s]+/, ''),
        long: true,
      });
}

/** [words that are retired, what replaces them] */
const table = /^### Vocabulary$([^]*)/m.exec(read('CONTRIBUTING.md'))[1];
const retired = [...table.matchAll(/^\| ([^|]*) \|[^|]*\| ([^|]*)\|$/gm)]
  .filter(([, term]) => !/^(Term|-+)$/.test(term.trim()))
  .flatMap(([, term, not]) =>
    not
      .split(/[,;]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase && !phrase.startsWith('('))
      .map((phrase) => [phrase, term.trim()]),
  );
const finder = (phrase) =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${phrase.replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+')}(?:e?s)?(?![\\p{L}\\p{N}_-])`, 'iu');

const shown = (text) => (text.length > 160 ? `${text.slice(0, 157)}…` : text).replace(/\s+/g, ' ');
/** Fails with a line for each problem: file, line, string, and what to do. */
function check(problem_of) {
  const problems = strings.flatMap((string) => {
    const all = new Set(
      variants(string.text)
        .map((text) => problem_of(string, text))
        .filter(Boolean),
    );
    return [...all]
      .slice(0, 1)
      .map((problem) => `${string.path}:${string.line}: ${string.key && `${string.key}: `}"${shown(string.text)}"\n    ${problem}`);
  });
  assert.ok(problems.length === 0, `${problems.length} to reword:\n${problems.join('\n')}`);
}

test('every file of words is found, and the vocabulary lists retired words', () => {
  for (const path of [
    'web/words.hpp',
    'cli/words.hpp',
    'core/graph/words.hpp',
    'assets/words-later.js',
    'assets/dialogs.html',
    'assets/help.html',
    'README.md',
  ])
    assert.ok(strings.filter((string) => string.path === path).length > 10, path);
  assert.ok(strings.some((string) => string.path === 'shell.html'));
  assert.ok(retired.length > 40);
  assert.deepEqual(variants('{n, plural, one {# ring} other {# rings}} in {box}.'), ['… ring in ….', '… rings in ….']);
});

const patterns = retired.map(([phrase, term]) => [finder(phrase), term]);
test('no sentence uses a word that the vocabulary retires', () => {
  check(({ key }, text) => {
    if (key.endsWith('_form')) return; // names keywords
    for (const [pattern, term] of patterns) {
      const found = pattern.exec(text);
      if (found) return `not "${found[0]}", but: ${term}`;
    }
  });
});

test('spelling is British', () => {
  const american = [
    [/\b\w*(?:color|neighbor|behavior|favor|honor|labor)\w*/i, '-our-'],
    [/\b(?:centers?|centered|fibers?|meters)\b/i, '-re'],
    [
      /\b(?:gray|grays|analyz\w+|catalog|fulfill|license|program?mer|skillful|judgment|aging|math)\b/i,
      'grey, analyse, catalogue, fulfil, licence',
    ],
    [/\b\w+[lp](?<=label|cancel|travel|model|level|signal|total|parallel)(?:ed|ing)\b/i, '-lled, -lling'],
    [/\b(?!\w*siz)(?!seiz|priz|horiz|citiz|sanitizer)\w+iz(?:e|es|ed|er|ing|ation)s?\b/i, '-ise'],
  ];
  check((_, text) => {
    for (const [pattern, british] of american)
      if (pattern.test(text)) return `American spelling "${pattern.exec(text)[0]}"; British has ${british}`;
  });
});

/** Errors of readers and of options are lower case, as parts of a line. */
const is_error = ({ path, key, text }) => /^core\/(?:base|graph)\//.test(path) && !key.startsWith('about_') && !/^\p{Lu}/u.test(text);
test('quotation marks and apostrophes are ’ “ ” on the site, plain \' and " on the command line, in errors and in documents', () => {
  check((string, text) => {
    const straight = /['"]|\.{3}/.test(string.key.endsWith('_form') ? '' : text),
      curly = /[‘’“”]/.test(text);
    if (string.kind === 'cli' || string.kind === 'docs' || is_error(string)) return curly ? 'write plain \' and " here' : '';
    // A piece of a sentence in the core may belong to an error or to the site.
    if (string.kind === 'title' || (string.kind === 'core' && !/^\p{Lu}/u.test(text)))
      return straight && curly ? 'do not mix plain and typographic quotes' : '';
    return straight ? 'write ’ “ ” … on the site' : '';
  });
});

test('errors of the command line and of formats have no contractions', () => {
  check((string, text) => {
    const short = /\b(?:\w+n['’]t|(?:it|that|there|what|here|who)['’]s|\w+['’](?:re|ve|ll|d))\b/i.exec(text);
    return short && (string.kind === 'cli' || is_error(string)) ? `write "${short[0]}" in full` : '';
  });
});

// Proper names, and what is written in capitals anywhere.
const names = new Set(
  `Archimedean Catalan Conway Coxeter Debian Desargues DOT English Fifteen Git Hamilton Hamiltonian Hart Heawood I Icosian JavaScript Kantor King
  Knight Lights Möbius Node Numberlink Out Pappus Petersen Platonic Prolog Schlegel Simon Tatham Tutte Ubuntu WebAssembly WebGL Wilson Ctrl Enter
  Escape Esc Shift French Home End Tab Delete Backspace Page Up Down Space Firefox Chromium WebKitGTK Emscripten Monday Sunday`.split(
    /\s+/,
  ),
);
test('labels and headings are in sentence case', () => {
  check(({ kind, key }, text) => {
    if ((kind === 'docs' && key !== 'heading') || /[.!?…:]$/.test(text) || text.split(' ').length > 7) return '';
    const [, ...rest] = text.split(/\s+/);
    const wrong = rest.find((word, i) => {
      const letters = word.replace(/^[“"'(]|[’'”"),;:?-].*$/g, '');
      const begins = /[:·.?!–—]$/.test(text.split(/\s+/)[i]) || /^[“"'(]/.test(word);
      return !begins && /^\p{Lu}\p{Ll}+/u.test(letters) && !letters.split('–').every((part) => names.has(part));
    });
    return wrong ? `write "${wrong.toLowerCase()}"` : '';
  });
});

test('a string of the interface has at most 140 characters', () => {
  // Help, and steps of explanations, take the room they need.
  const long = /^(?:about|footer|supported_formats)$|^(?:about|help|option|step|set)_|^how$|_help$|Help$|^help/;
  check(({ key, long: unlimited }, text) => (!unlimited && !long.test(key) && text.length > 140 ? `${text.length} characters` : ''));
});

test('the label of a button has at most three words', () => {
  const labels = new Set();
  for (const path of files('web', /\.cpp$/))
    for (const call of read(path).matchAll(/\b(?:button(?:_width)?|primary)\([^;]*?\bwords::(\w+)\b/g))
      labels.add(`web/words.hpp ${call[1]}`);
  for (const path of files('assets', /^assets\/[^/]*\.js$/))
    for (const call of read(path).matchAll(/\bbutton\(words\.(\w+)|element\('button', \{[^}]*?textContent: words\.(\w+)/g))
      labels.add(`assets ${call[1] ?? call[2]}`);
  assert.ok(labels.size > 30);
  check(({ path, key, kind }, text) => {
    const is_button = key === 'button' || labels.has(`${path} ${key}`) || (path.endsWith('.js') && labels.has(`assets ${key}`));
    const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
    return is_button && count > 3 ? `${count} words` : '';
  });
});
