// What is done first with small boards, done without a browser: each built-in board is loaded and touched, and some are played.
import { nodeEngine } from './node_engine.mjs';

/** Makes all visits.
 * @param {{glue: string, module: WebAssembly.Module}} app
 * @param {Map<string, string[]>} boards the ids of each puzzle's boards
 * @param {{key: string, moves: string}[]} cards first boards, with solutions
 * @returns {Promise<{instance: WebAssembly.Instance}[]>} the modules that were visited */
export async function makeVisits({ glue, module }, boards, cards) {
  const { engine, instance } = await nodeEngine(glue, module);
  engine.style();
  const ask = (call) => engine.call(1, call);
  const point = (kind, { x, y }, { width, height }, finger) =>
    ask({ type: 'touch', kind, across: x / width, down: y / height, slack: 0.05, finger });
  const touchSome = (shown, finger, count) => {
    const places = shown.targets.slice(0, count);
    for (const place of places) for (const kind of ['press', 'release']) point(kind, place, shown, finger);
    const [one, other = one] = places;
    point('press', one, shown, finger);
    for (const kind of ['drag', 'drag', 'release']) point(kind, other, shown, finger);
  };
  for (const [puzzle, ids] of boards)
    for (const board of ids) {
      const shown = ask({ type: 'load', puzzle, board, small: board !== ids[0] });
      if (shown.type !== 'shown') throw new Error(`${puzzle} ${board}: ${shown.message}`);
      touchSome(shown, board === ids[0], board === ids[0] ? 12 : 2);
    }
  for (const { key, moves } of cards) {
    const [puzzle, board] = key.split('\t'),
      all = moves.split(' ');
    for (const small of [true, false]) {
      const half = ask({ type: 'load', puzzle, board, moves: all.slice(0, all.length >> 1), small });
      for (const finger of [true, false]) touchSome(half, finger, 12);
    }
    ask({ type: 'write' });
    ask({ type: 'restart' });
    ask({ type: 'play', moves: all });
    ask({ type: 'undo' });
  }
  // Several boards of a page.
  for (const number of [3, 2, 4, 1, 3, 2]) {
    engine.call(number, { type: 'load', puzzle: cards[0].key.split('\t')[0], board: cards[0].key.split('\t')[1] });
    engine.call(number, { type: 'undo' });
  }
  for (const number of [2, 3]) engine.call(number, { type: 'drop' });
  return [{ instance }];
}
