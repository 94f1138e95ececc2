// @ts-check
// The boards of a theory page: nothing more is loaded until one is touched. Without this script they are pictures.

/** What board.js makes of the element.
 * @typedef {HTMLElement & {status: string, load(source: {link: string}): Promise<void>}} Board */

for (const figure of document.querySelectorAll('figure')) {
  const board = /** @type {Board} */ (figure.querySelector('schlegel-board'));
  const verdict = /** @type {HTMLElement} */ (figure.querySelector('.verdict'));
  const about = /** @type {HTMLElement} */ (verdict.nextElementSibling); // what is pictured
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
  const showStatus = () => {
    verdict.textContent = board.status.replace(/^([^.]*)\.$/, '$1');
    about.hidden = true;
  };
  /** From the first move on, whatever is pictured. */
  const begin = async () => {
    await board.load({ link: board.getAttribute('link')?.replace(/&moves=.*/, '') ?? '' });
    showStatus();
    again.disabled = true;
  };

  again.disabled = true; // until there is a move
  board.addEventListener('move', () => {
    showStatus();
    again.disabled = false;
  });
  board.addEventListener('pointerdown', () => wake(), { once: true });
  play.addEventListener('click', () =>
    wake(async () => {
      await begin();
      board.focus();
      play.hidden = true;
    }),
  );
  again.addEventListener('click', () => wake(begin));
  row.hidden = false;
}
