// @ts-check
/* What a new board is to be like: loaded when it is first asked for. */

import { element, newDialog } from './dialogs-made.js';
import { words } from './words-later.js';

/** A choice of one, the first at the beginning. @param {string} name @param {string} title @param {string[][]} choices label and value */
function choice(name, title, choices) {
  const set = element('fieldset', {}, element('legend', { textContent: title }));
  choices.forEach(([label, value], index) =>
    set.append(element('label', {}, element('input', { type: 'radio', name, value, defaultChecked: index === 0 }), label)),
  );
  return set;
}

/** @param {import('./messages.js').OfferNewBoard} message @param {import('./mirror.js').Emit} emit
 * @param {(dialog: HTMLDialogElement) => void} prepare makes a new dialog like the others */
export function showNewBoard({ title, problem, grades, bases }, emit, prepare) {
  const form = element(
    'form',
    { method: 'dialog' },
    ...(problem ? [element('p', { role: 'alert', textContent: problem })] : []),
    choice(
      'ground',
      words.baseBoard,
      bases.map((base) => [base.title, base.options]),
    ),
    choice(
      'grade',
      words.difficulty,
      grades.map((label, index) => [label, index ? `grade=${index}` : '']),
    ),
    element('div', { className: 'row end' }, element('button', { className: 'main', textContent: words.generate })),
  );
  /** @param {string} name */
  const inputs = (name) => [...form.querySelectorAll('input')].filter((input) => input.name === name);
  /** Leaves to choose from what comes on the chosen ground. */
  const offer = () => {
    const come = bases[inputs('ground').findIndex((input) => input.checked)].grades;
    const [any, ...others] = inputs('grade');
    others.forEach((input, index) => {
      const hidden = come !== '' && !come.includes(String(index + 1));
      input.labels?.forEach((label) => (label.hidden = hidden));
      if (hidden && input.checked) any.checked = true;
    });
  };
  form.addEventListener('change', offer);
  offer();
  form.addEventListener('submit', () => {
    const wanted = new FormData(form);
    emit({ type: 'new_board', options: `${wanted.get('ground')} ${wanted.get('grade')}` });
  });
  newDialog('new', title, prepare, form).showModal();
  form.querySelector('input')?.focus();
}
