// @ts-check
/* What a new board is to be like. The dialog stays until the board is there: then the app leaves the page for it. */

import { bring } from './brought.js';
import { words } from './boards-words.js';
import { addressOfPicture, button, chooseFile, element, newDialog, prepareDialog } from './dialogs-made.js';
import { puzzles } from './puzzles.js';
import { grades } from './words.js';

/** How far the board is. @type {HTMLElement | null} */
let progress = null;

/** @param {string} name @param {string} value @param {boolean} checked @param {string} label @param {Node[]} before it */
const radio = (name, value, checked, label, ...before) =>
  element(
    'label',
    {},
    element('input', { type: 'radio', name, value, defaultChecked: checked }),
    ...before,
    element('span', { textContent: label }),
  );
/** @param {string} legend @param {Node[]} radios @param {string} [className] */
const fieldset = (legend, radios, className = '') =>
  element('fieldset', { className }, element('legend', { textContent: legend }), ...radios);

/** @param {import('./messages.js').OfferedBase} base @param {number} index */
function shapeOf({ title, options, picture }, index) {
  const image = () => element('img', { alt: '', src: addressOfPicture(picture) });
  const pictures = element(
    'span',
    { className: index ? 'picture' : 'picture pile' },
    ...(picture ? [image(), ...(index ? [] : [image()])] : []),
  );
  return radio('base', options, index === 0, title, pictures);
}

/** A drawing or a file instead. @param {import('./brought.js').Taker} taker of the file @param {() => void} close */
const others = (taker, close) =>
  element(
    'div',
    { className: 'others' },
    element('a', { href: './#draw', textContent: words.drawOne, onclick: close }),
    button(words.openFile, () => chooseFile((file) => bring(file, taker))),
  );

/** @param {import('./messages.js').OfferNewBoard} message @param {number} grade that is chosen, on the first base that gives it; 0: any
 * @param {import('./pages.js').Site} site @param {((puzzle: string) => void) | null} turn to another puzzle, where none was chosen before */
export function showNewBoard({ puzzle, title, problem, unique, bases }, grade, { emit, openBoard }, turn) {
  const gives = (/** @type {number} */ base, /** @type {number} */ wanted) =>
    !wanted || bases[base].grades === '' || bases[base].grades.includes(String(wanted));
  const shapes = fieldset(words.baseBoard, bases.map(shapeOf), 'shapes');
  const kinds = fieldset(
    words.puzzle,
    puzzles.map(({ id, tab }) => radio('puzzle', id, id === puzzle, tab)),
  );
  kinds.addEventListener('change', (event) => {
    dialog.close();
    turn?.(/** @type {HTMLInputElement} */ (event.target).value);
  });
  const hardness = fieldset(
    words.difficulty,
    [words.any, ...grades].map((label, i) => radio('grade', String(i), i === grade, label)),
  );
  const make = element('button', { className: 'main', textContent: words.make }),
    cancel = button(words.cancel, () => dialog.close(), { hidden: true }),
    status = element('p', { role: 'status', textContent: unique ? words.oneSolution : '' });
  /** @type {import('./brought.js').Taker} */
  const taker = { take: (text) => openBoard({ type: 'opened', text }), refuse: (why) => (status.textContent = why) };
  const form = element(
    'form',
    {},
    ...(problem ? [element('p', { role: 'alert', className: 'error', textContent: problem })] : []),
    ...(turn ? [kinds] : []),
    shapes,
    hardness,
    others(taker, () => dialog.close()),
    element('div', { className: 'foot' }, status, cancel, make),
  );
  const [base, hard] = [shapes, hardness].map((set) => [...set.querySelectorAll('input')]);
  const chosen = () => base.findIndex((input) => input.checked);
  /** Leaves to choose from what comes on the chosen base. */
  const offer = () => {
    hard.forEach((input, wanted) => {
      const hidden = !gives(chosen(), wanted);
      input.labels?.forEach((label) => (label.hidden = hidden));
      if (hidden && input.checked) hard[0].checked = true;
    });
  };
  (base.find((_, i) => gives(i, grade)) ?? base[0]).checked = true;
  form.addEventListener('change', offer);
  offer();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const difficulty = hard.findIndex((input) => input.checked);
    emit({ type: 'new_board', puzzle, options: bases[chosen()].options + (difficulty ? ` grade=${difficulty}` : '') });
    for (const part of [kinds, shapes, hardness]) part.disabled = true;
    make.hidden = true;
    cancel.hidden = false;
    cancel.focus();
    progress = status;
    showProgress({ words: words.generating });
  });
  const dialog = newDialog('new', title, (dialog) => prepareDialog(dialog, () => emit({ type: 'cancel_new_board' })), form);
  dialog.showModal();
  const first = turn ? kinds.querySelector('input:checked') : base[chosen()];
  /** @type {HTMLElement} */ (first).focus();
}

/** @param {{words: string}} message */
export function showProgress(message) {
  if (progress) progress.textContent = message.words;
}
