// @ts-check
/* The page of settings. Each is kept as soon as it is chosen. */

import { addStyles, choice, element } from './dialogs-made.js';
import { isTimeShown, timeKey } from './playtime.js';
import { words } from './settings-words.js';

const themeKey = 'choice/theme',
  tellingKey = 'choice/telling';

/** @param {import('./pages.js').Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage({ storage }) {
  await addStyles('reading.css');
  const keep = (/** @type {string} */ key) => (/** @type {string} */ value) => void storage.keep(key, value);
  /** @param {string} title @param {[string, string][]} choices @param {(value: string) => void} act @param {string} chosen @param {string} more */
  const section = (title, choices, act, chosen, more) =>
    element('section', {}, choice(title, { textContent: title }, choices, act, chosen), element('p', { textContent: more }));
  const theme = (/** @type {string} */ value) => {
    keep(themeKey)(value);
    dispatchEvent(new CustomEvent('theme', { detail: value }));
  };
  const file = element('p', {}, words.file, ' ', element('a', { href: './#progress', textContent: words.progress }));
  return {
    element: element(
      'main',
      { className: 'reading settings' },
      element('h1', { textContent: words.title, tabIndex: -1 }),
      section(words.theme, words.themes, theme, storage.kept(themeKey), words.themeMore),
      section(words.clock, words.clocks, keep(timeKey), isTimeShown(storage.kept) ? '1' : '0', words.clockMore),
      section(words.telling, words.tellings, keep(tellingKey), storage.kept(tellingKey) || '0', words.tellingMore),
      file,
    ),
  };
}
