// @ts-check
/* Pictures of boards, which the app draws when they come near the window. */

import { addressOfPicture } from './dialogs-made.js';

/** How far from the window, so that they are there when they are scrolled to. */
const near = '400px';

/** @typedef {import('./messages.js').BoardPicture} BoardPicture */

export class BoardPictures {
  /** @param {import('./mirror.js').Emit} emit */
  constructor(emit) {
    this.emit = emit;
    /** By key of a board. @type {Map<string, {picture: string, text: string}>} */
    this.known = new Map();
    /** Those asked for that are as they were. @type {Set<string>} */
    this.asked = new Set();
    /** Those watched, and of which board each is. @type {Map<HTMLImageElement, string>} */
    this.images = new Map();
    this.watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) this.#want(/** @type {HTMLImageElement} */ (target));
      },
      { rootMargin: near },
    );
    addEventListener('theme', () => {
      for (const [image, board] of this.images) {
        const known = this.known.get(board);
        if (known) show(image, known);
      }
    });
  }

  /** @param {HTMLImageElement} image @param {string} board */
  watch(image, board) {
    this.images.set(image, board);
    const known = this.known.get(board);
    if (known) show(image, known);
    this.watcher.observe(image);
    return image;
  }

  /** @param {HTMLImageElement} image */
  forget(image) {
    this.images.delete(image);
    this.watcher.unobserve(image);
  }

  /** The boards may have been played since. */
  refresh() {
    this.asked.clear();
    for (const image of this.images.keys()) {
      this.watcher.unobserve(image);
      this.watcher.observe(image);
    }
  }

  /** @param {BoardPicture} message */
  take({ board, picture }) {
    const known = { picture, text: titleOf(picture) };
    this.known.set(board, known);
    for (const [image, of] of this.images) if (of === board) show(image, known);
  }

  /** @param {HTMLImageElement} image */
  #want(image) {
    const board = this.images.get(image) ?? '';
    this.watcher.unobserve(image);
    if (this.asked.has(board)) return;
    this.asked.add(board);
    this.emit({ type: 'want_picture', board });
  }
}

const signs = new Map([
  ['&lt;', '<'],
  ['&amp;', '&'],
  ['&quot;', '"'],
]);
/** The board in a sentence. @param {string} picture an SVG; a parser would try its styles, which the page's policy forbids */
const titleOf = (picture) => /<title>([^<]*)/.exec(picture)?.[1].replace(/&\w+;/g, (sign) => signs.get(sign) ?? sign) ?? '';

/** @param {HTMLImageElement} image @param {{picture: string, text: string}} known */
function show(image, { picture, text }) {
  image.src = addressOfPicture(picture);
  image.alt = text;
}
