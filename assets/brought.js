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

/** @param {string | File} what @param {Taker} taker */
export async function bring(what, { take, refuse }) {
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
