// @ts-check
/**
 * Texts that are pasted, dropped or opened as files: all come by here.
 *
 * @typedef {object} Taker
 * @property {(text: string) => void} take
 * @property {(why: string) => void} refuse says in a sentence why a text cannot be taken
 */

import { fill, words } from './words-later.js';

const largest = 8 << 20; // bytes; the core's own limit for an instance

/** A lesson or the board of a day, by its link. @param {string} text */
const addressIn = (text) => /^\s*\S*#((?:learn|days)\/\S*)\s*$/.exec(text)?.[1];

/** @param {string | File} what @param {Taker} taker */
export async function bring(what, { take: takeBoard, refuse }) {
  const take = (/** @type {string} */ text) => {
    const address = text.length < 1000 ? addressIn(text) : '';
    if (address) location.hash = address;
    else takeBoard(text);
  };
  if (typeof what === 'string') return what.length > largest ? refuse(words.textTooLarge) : take(what);
  if (what.size > largest) return refuse(fill(words.fileTooLarge, { file: what.name }));
  let text;
  try {
    text = await what.text();
  } catch {
    return refuse(fill(words.fileUnreadable, { file: what.name }));
  }
  take(text);
}
