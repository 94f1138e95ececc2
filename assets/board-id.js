// @ts-check
/** What the app calls a board that is not built in, as own_board_id in web/app/local_store.cpp: FNV-1a in 64 bits of its text.
 * @param {string} text as the app writes the board */
export function ownBoardId(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `~${hash.toString(16).padStart(16, '0')}`;
}
