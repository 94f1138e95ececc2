// @ts-check
/* The page of help: help.html, and how each puzzle is played, which the app knows. An address leads to a part: "#help/keys". */

import { puzzles } from './bar.js';
import { addStyles, element } from './dialogs-made.js';

/** @param {import('./pages.js').Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage({ emit }) {
  const [response] = await Promise.all([fetch('help.html'), addStyles('reading.css')]);
  if (!response.ok) throw new Error(`help.html: ${response.status}`);
  const main = element('main', { className: 'reading help' });
  main.innerHTML = await response.text();
  const rules = /** @type {HTMLElement} */ (main.querySelector('#help-rules'));
  rules.append(
    ...puzzles.map(({ id, title }) => element('section', { id: `help-${id}` }, element('h3', { textContent: title, tabIndex: -1 }))),
  );
  return {
    element: main,
    show(rest) {
      if (!rules.querySelector('p')) emit({ type: 'show', what: 'help' });
      const part = /^\/([a-z]+)$/.exec(rest)?.[1],
        section = part && main.querySelector(`#help-${part}`);
      if (!section) return;
      section.scrollIntoView();
      /** @type {HTMLElement} */ (section.firstElementChild).focus({ preventScroll: true });
    },
    take(message) {
      if (message.type !== 'help') return false;
      for (const { id, goal, how } of message.puzzles)
        rules.querySelector(`#help-${id}`)?.append(...[goal, how].map((textContent) => element('p', { textContent })));
      return true;
    },
  };
}
