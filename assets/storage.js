// @ts-check
/* What is kept: by the browser under names that begin alike, and what it does not take, as long as the page is there. */

const prefix = 'schlegel.';
/** What the browser's storage does not take. @type {Map<string, string>} */
const unstored = new Map();

/** Returns 0 when the storage has it, 1 when it is full, 2 when the page may not have one. @param {string} key @param {string} text */
export function keep(key, text) {
  try {
    if (text) localStorage.setItem(prefix + key, text);
    else localStorage.removeItem(prefix + key);
    unstored.delete(key);
    if (!text) for (const [other, waiting] of [...unstored]) keep(other, waiting); // there may be room now
    return 0;
  } catch (error) {
    unstored.set(key, text);
    return error instanceof DOMException && /quota/i.test(error.name) ? 1 : 2;
  }
}

/** @param {string} key */
export function kept(key) {
  try {
    return unstored.get(key) ?? localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

export function keys() {
  const stored = () => Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  try {
    return [...unstored.keys(), ...stored()];
  } catch {
    return [...unstored.keys()];
  }
}
