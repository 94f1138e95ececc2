// @ts-check
/* The page of settings. Each is kept as soon as it is chosen. */

import { addStyles, choice, element } from './dialogs-made.js';
import { isTimeShown, timeKey } from './playtime.js';
import { words } from './settings-words.js';

const themeKey = 'choice/theme',
  sizeKey = 'choice/text-size',
  tellingKey = 'choice/telling';

/** @param {import('./pages.js').Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage({ storage }) {
  await addStyles('reading.css');
  const keep = (/** @type {string} */ key) => (/** @type {string} */ value) => void storage.keep(key, value);
  /** @param {string} title @param {[string, string][]} choices @param {(value: string) => void} act @param {string} chosen @param {string} more */
  const section = (title, choices, act, chosen, more) =>
    element('section', {}, choice(title, { textContent: title }, choices, act, chosen), element('p', { textContent: more }));
  /** Of what theme.js sets. @param {string} key @param {string} event */
  const look = (key, event) => (/** @type {string} */ value) => {
    keep(key)(value);
    dispatchEvent(new CustomEvent(event, { detail: value }));
  };
  const file = element('p', {}, words.file, ' ', element('a', { href: './#progress', textContent: words.progress }));
  return {
    element: element(
      'main',
      { className: 'reading settings' },
      element('h1', { textContent: words.title, tabIndex: -1 }),
      section(words.theme, words.themes, look(themeKey, 'theme'), storage.kept(themeKey), words.themeMore),
      section(words.size, words.sizes, look(sizeKey, 'textsize'), storage.kept(sizeKey), words.sizeMore),
      section(words.clock, words.clocks, keep(timeKey), isTimeShown(storage.kept) ? '1' : '0', words.clockMore),
      section(words.telling, words.tellings, keep(tellingKey), storage.kept(tellingKey) || '0', words.tellingMore),
      file,
    ),
  };
}
