// @ts-check
/* A wasm in several files: the first one, and parts that few boards or only later touches call (cmake/split_app.mjs). They share memory and table:
 * where a part is called, a placeholder stands in the table until it is joined. */

/** A part was called and could not be had. */
export class Missing extends Error {}

/** A wasm file, compiled. @param {URL} file @param {Response | Promise<Response>} response */
export async function compile(file, response = fetch(file)) {
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) throw error;
    return WebAssembly.compile(await (await fetch(file)).arrayBuffer()); // a server that misnames wasm
  }
}

/** The same of a file that must be there. @param {URL} file @param {(response: Response) => void} [watch] sees it come */
async function load(file, watch) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  watch?.(response.clone());
  return compile(file, response);
}

/** The same with everything waiting: for a call that cannot wait. It asks the network, past the service worker. @param {URL} file */
function compileNow(file) {
  const request = new XMLHttpRequest();
  request.open('GET', file, false);
  request.overrideMimeType('text/plain; charset=x-user-defined'); // a character is a byte
  try {
    request.send();
  } catch (error) {
    throw new Missing(file.href, { cause: error });
  }
  if (request.status !== 200) throw new Missing(`${file}: ${request.status}`);
  return new WebAssembly.Module(Uint8Array.from(request.responseText, (character) => character.charCodeAt(0)));
}

export class SplitWasm {
  #name;
  #parts;
  /** The parts that were asked for. @type {Map<string, Promise<WebAssembly.Module>>} */
  #coming = new Map();
  /** @type {Set<string>} */
  #joined = new Set();
  /** @type {WebAssembly.Imports} */
  #imports = {};
  /** What the first file shows; null before it is there. @type {any} */
  #first = null;

  /** @param {string} name of the files @param {string[]} parts @param {(response: Response) => void} [watch] sees the first file come */
  constructor(name, parts, watch) {
    this.#name = name;
    this.#parts = parts;
    this.module = load(this.#file(), watch);
    if (navigator.serviceWorker?.controller) this.fetch(); // which keeps them; there may be no network for a call that cannot wait
  }

  #file(part = '') {
    return new URL(`${this.#name}${part && '-'}${part}.wasm`, import.meta.url);
  }

  /** Starts to load parts that have not come yet. */
  fetch(parts = this.#parts) {
    for (const part of parts) {
      if (!this.#parts.includes(part) || this.#coming.has(part)) continue;
      const module = load(this.#file(part));
      this.#coming.set(part, module);
      module.then(
        (module) => this.#join(part, module),
        () => this.#coming.delete(part), // asked for again
      );
    }
  }

  /** @param {WebAssembly.Imports} imports */
  async instantiate(imports) {
    const module = await this.module;
    const placeholders = (/** @type {string} */ part) =>
      new Proxy(
        {},
        {
          get:
            (_, index) =>
            (/** @type {unknown[]} */ ...given) =>
              this.#call(part, Number(index), given),
        },
      );
    const instance = await WebAssembly.instantiate(module, {
      ...imports,
      ...Object.fromEntries(this.#parts.map((part) => [part, placeholders(part)])),
    });
    this.#imports = imports;
    this.#first = instance.exports;
    const joined = [...this.#coming].map(([part, module]) =>
      module.then(
        (module) => this.#join(part, module),
        () => {},
      ),
    );
    await Promise.all(joined);
    return { instance, module };
  }

  /** @param {string} part @param {WebAssembly.Module} module */
  #join(part, module) {
    if (this.#joined.has(part) || !this.#first) return;
    new WebAssembly.Instance(module, { ...this.#imports, primary: this.#first }); // writes its functions into the table
    this.#joined.add(part);
  }

  /** @param {string} part @param {number} index in the table @param {unknown[]} given */
  #call(part, index, given) {
    this.#join(part, compileNow(this.#file(part)));
    const table = /** @type {WebAssembly.Table} */ (Object.values(this.#first).find((item) => item instanceof WebAssembly.Table));
    return table.get(index)(...given);
  }
}
