// @ts-check
/**
 * The games that are kept, read without the app: web/app/local_store.hpp says how it keeps them.
 *
 * @typedef {import('./pages.js').Storage} Storage
 * @typedef {{key: string, save: string}} Game of a board by its key: puzzle, tab, id
 */

import { allSpent, spentKey } from './playtime.js';
import { results, resultsKey } from './results.js';

/** Whether moves were made in it. @param {string} save */
function isBegun(save) {
  const moves = save.indexOf('\nmoves ');
  return moves >= 0 && moves < save.indexOf('\ninstance\n');
}

/** @param {Storage} storage @returns {Game[]} */
const begunGames = ({ keys, kept }) =>
  keys().flatMap((name) => {
    const [, puzzle, id] = /^game\/([a-z]+)\/([^/]+)$/.exec(name) ?? [];
    const save = id ? kept(name) : '';
    return isBegun(save) ? [{ key: `${puzzle}\t${id}`, save }] : [];
  });

/** Whether a move was ever made on any board. @param {Storage} storage */
export const hasPlayed = (storage) => storage.kept(resultsKey) !== '' || begunGames(storage).length > 0;

/** The games that are not finished, the one played last first. @param {Storage} storage @returns {Game[]} */
export function gamesInProgress(storage) {
  const { kept } = storage;
  const spent = allSpent(kept(spentKey)),
    solved = results(kept);
  const order = [...spent.keys()],
    last = kept('last');
  const lastKey = `${last}\t${kept(`last/${last}`).slice(1)}`;
  const rank = (/** @type {Game} */ { key }) => (key === lastKey ? Infinity : order.indexOf(key));
  return begunGames(storage)
    .filter(({ key }) => !(spent.get(key)?.done ?? solved.has(key)))
    .sort((a, b) => rank(b) - rank(a));
}

/** Keeps a game as the app does. @param {Storage} storage @param {string} key @param {string} save */
export function keepGame({ keep }, key, save) {
  const [puzzle, id] = key.split('\t');
  keep(`game/${puzzle}/${id}`, save);
  keep(`last/${puzzle}`, `.${id}`);
  keep('last', puzzle);
}
