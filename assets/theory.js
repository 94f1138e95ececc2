// @ts-check
// The boards of a theory page: nothing more is loaded until one is touched. Without this script "Try it yourself" opens the app.

/** What board.js makes of the element.
 * @typedef {HTMLElement & {restart(): Promise<void>}} Board */

for (const figure of document.querySelectorAll('figure')) {
  const board = /** @type {Board} */ (figure.querySelector('schlegel-board'));
  const play = /** @type {HTMLAnchorElement} */ (figure.querySelector('a.button'));
  const again = /** @type {HTMLButtonElement} */ (figure.querySelector('button'));

  /** Loads the board, or opens it in the app if that fails. @param {() => void} [then] */
  const wake = async (then) => {
    board.removeAttribute('wait');
    try {
      await import(/** @type {any} */ ('./board.js'));
      then?.();
    } catch {
      location.assign(play.href);
    }
  };

  board.addEventListener('pointerdown', () => wake(), { once: true });
  play.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    wake(() => board.focus());
  });
  again.addEventListener('click', () => wake(() => board.restart()));
  again.hidden = false;
}
