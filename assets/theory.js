// @ts-check
// The boards of a theory page: nothing more is loaded until one is touched. Without this script they are pictures.

/** What board.js makes of the element.
 * @typedef {HTMLElement & {restart(): Promise<void>}} Board */

for (const figure of document.querySelectorAll('figure')) {
  const board = /** @type {Board} */ (figure.querySelector('schlegel-board'));
  const row = /** @type {HTMLElement} */ (figure.querySelector('.row'));
  const [play, again] = row.querySelectorAll('button');

  /** Loads the board, or opens it in the app if that fails. @param {() => unknown} [then] */
  const wake = async (then) => {
    board.removeAttribute('wait');
    try {
      await import(/** @type {any} */ ('./board.js'));
      await then?.();
    } catch {
      location.assign(`./#${board.getAttribute('link')}`);
    }
  };

  board.addEventListener('pointerdown', () => wake(), { once: true });
  play.addEventListener('click', () => wake(() => board.focus()));
  again.addEventListener('click', () => wake(() => board.restart()));
  row.hidden = false;
}
