// @ts-check
/**
 * The module behind all boards of a page: web/board/messages.hpp says what can be asked of it.
 *
 * @typedef {import('./messages.js').BoardCall} BoardCall
 * @typedef {import('./messages.js').BoardAnswer} BoardAnswer
 */

import { SplitWasm } from './split_wasm.js';

const encoder = new TextEncoder();

export class BoardEngine {
  #module;
  #broken = false;

  /** @param {any} module Emscripten's */
  constructor(module) {
    this.#module = module;
  }

  /** @param {Function} create of Emscripten's script
   * @param {(imports: WebAssembly.Imports) => Promise<{instance: WebAssembly.Instance, module: WebAssembly.Module}>} instantiate */
  static async start(create, instantiate) {
    const created = new Promise((resolve, reject) => {
      const options = {
        inbox: new Uint8Array(),
        answer: '',
        printErr: () => {},
        instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
          instantiate(imports).then(({ instance, module }) => done(instance, module), reject);
          return {};
        },
      };
      create(options).then(resolve, reject);
    });
    return new BoardEngine(await created);
  }

  /** It ran out of memory, or worse: another one is needed. */
  get broken() {
    return this.#broken;
  }

  /** @param {number} board @param {BoardCall} call @returns {BoardAnswer} */
  call(board, call) {
    this.#module.inbox = encoder.encode(JSON.stringify(call));
    try {
      this.#module._board_call(board);
    } catch (error) {
      this.#broken = true;
      throw error;
    } finally {
      this.#module.inbox = new Uint8Array();
    }
    return JSON.parse(this.#module.answer);
  }

  /** The colours of all pictures, for a shadow root. @returns {string} */
  style() {
    this.#module._board_style();
    return this.#module.answer;
  }
}

/** @type {Promise<BoardEngine> | null} */
let engine = null;
/** @type {SplitWasm | null} */
let wasm = null;

/** The engine that all boards share; started by the first. */
export async function sharedEngine() {
  if (engine && (await engine).broken) engine = null;
  engine ??= startShared().catch((error) => {
    engine = null;
    throw error;
  });
  return engine;
}

async function startShared() {
  const split = (wasm = new SplitWasm('board', ['later']));
  const { default: create } = await import(new URL('board_module.js', import.meta.url).href);
  return BoardEngine.start(create, (imports) => split.instantiate(imports));
}

/** Fetches what only later moves need. */
export const fetchLater = () => wasm?.fetch();
