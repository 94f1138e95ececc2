// @ts-check
/* Texts and files that hold a board or a game. */

import { fill, words } from './words-later.js';

const largest = 8 << 20; // bytes; the core's own limit for an instance

/** @param {string} text */
export const isTooLarge = (text) => text.length > largest;

/** @param {File} file @param {(text: string) => void} use @param {(why: string) => void} refuse */
export async function readText(file, use, refuse) {
  if (file.size > largest) return refuse(fill(words.fileTooLarge, { file: file.name }));
  try {
    use(await file.text());
  } catch {
    refuse(fill(words.fileUnreadable, { file: file.name }));
  }
}
