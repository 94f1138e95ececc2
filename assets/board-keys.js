// @ts-check
/**
 * What keys do on a board: going from one target to another by arrows, and saying where its neighbours lie.
 *
 * @typedef {{id: string, x: number, y: number, spoken: string}} Place
 */

import { fill, words } from './words.js';

/** By key: across and down. */
export const arrows = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowRight', [1, 0]],
  ['ArrowDown', [0, 1]],
]);
/** By key: the character that stands for it. */
export const arrowCodes = new Map([...arrows.keys()].map((key, i) => [key, 0x2190 + i]));

/** By key: what turns what is held, and 0 to flip it. @type {Map<string, number>} */
export const turns = new Map([
  ['[', -1],
  [']', 1],
  ['|', 0],
]);
/** By key: what is asked to be told. @type {Map<string, import('./messages.js').Tell['about'] | 'around'>} */
export const questions = new Map([
  ['.', 'position'],
  [',', 'change'],
  [';', 'left'],
  ['/', 'around'],
]);

/** The step on the timeline that is asked for with Ctrl. @param {KeyboardEvent} event @returns {'undo' | 'redo' | null} */
export function stepOf({ key, metaKey, shiftKey }) {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !metaKey ? 'redo' : null;
}

/** @param {{name: string, state: string}} target */
export const spoken = ({ name, state }) => (state ? `${name}, ${state}` : name);

/** The neighbour that lies best in a direction; without one, the nearest place that way; or ''.
 * @param {Place} from @param {number[]} direction across and down @param {Place[]} neighbours @param {Place[]} all */
export function towards(from, [dx, dy], neighbours, all) {
  /** @param {Place[]} places @param {number} least cosine @param {(cosine: number, distance: number) => number} cost */
  const best = (places, least, cost) => {
    let found = '',
      lowest = Infinity;
    for (const { id, x, y } of places) {
      if (id === from.id) continue;
      const across = x - from.x,
        down = y - from.y,
        distance = Math.hypot(across, down),
        cosine = (across * dx + down * dy) / distance;
      if (cosine >= least && cost(cosine, distance) < lowest) [found, lowest] = [id, cost(cosine, distance)];
    }
    return found;
  };
  return (
    best(neighbours, 0.5, (cosine) => -cosine) ||
    best(all, 0.7, (cosine, distance) => distance / cosine) ||
    best(neighbours, 0.1, (cosine) => -cosine)
  );
}

/** The neighbours of a place, clockwise from the top, with the directions in which they lie. @param {Place} from @param {Place[]} neighbours */
export function around(from, neighbours) {
  const all = neighbours.map(({ x, y, spoken }) => ({ spoken, turn: (Math.atan2(x - from.x, from.y - y) / (2 * Math.PI) + 1) % 1 }));
  all.sort((a, b) => a.turn - b.turn);
  const list = all.map(({ spoken, turn }) =>
    fill(words.neighbour, { direction: words.directions[Math.round(8 * turn) % 8], place: spoken }),
  );
  return list.length ? fill(words.neighbours, { list: list.join('; ') }) : words.noNeighbours;
}
