// @ts-check
/* A wasm in two halves: what the first touch of any board calls, and the rest (cmake/split_app.mjs). They share memory and table: where the first
 * half calls into the second, a placeholder stands in the table until the second is joined. */

/** The second half was called and could not be had. */
export class Missing extends Error {}

/** A wasm file, compiled. @param {URL} file @param {(response: Response) => void} [watch] */
async function compile(file, watch = () => {}) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  watch(response.clone());
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) throw error;
    return WebAssembly.compile(await (await fetch(file)).arrayBuffer()); // a server that misnames wasm
  }
}

/** The same with everything waiting: for a call that cannot wait. @param {URL} file */
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
  /** @type {Promise<WebAssembly.Module> | null} */
  #later = null;
  #joined = false;
  /** @type {WebAssembly.Imports} */
  #imports = {};
  /** What the first half shows; null before it is there. @type {any} */
  #first = null;

  /** @param {string} name of the files @param {(response: Response) => void} [watch] sees the first half come */
  constructor(name, watch) {
    this.module = compile(new URL(`${name}.wasm`, import.meta.url), watch);
    this.later = new URL(`${name}-later.wasm`, import.meta.url);
  }

  /** Starts to load the second half, if it has not come yet. */
  fetchLater() {
    if (this.#joined) return;
    this.#later ??= compile(this.later);
    return this.#later.then(
      (later) => this.#join(later),
      () => {
        this.#later = null; // asked for again
      },
    );
  }

  /** @param {WebAssembly.Imports} imports */
  async instantiate(imports) {
    const module = await this.module;
    const placeholder = new Proxy(
      {},
      {
        get:
          (_, index) =>
          (/** @type {unknown[]} */ ...given) =>
            this.#callLater(Number(index), given),
      },
    );
    const instance = await WebAssembly.instantiate(module, { ...imports, placeholder });
    this.#imports = imports;
    this.#first = instance.exports;
    await this.#later?.then(
      (later) => this.#join(later),
      () => {},
    );
    return { instance, module };
  }

  /** @param {WebAssembly.Module} later */
  #join(later) {
    if (this.#joined || !this.#first) return;
    new WebAssembly.Instance(later, { ...this.#imports, primary: this.#first }); // writes its functions into the table
    this.#joined = true;
  }

  /** @param {number} index in the table @param {unknown[]} given */
  #callLater(index, given) {
    this.#join(compileNow(this.later));
    const table = /** @type {WebAssembly.Table} */ (Object.values(this.#first).find((item) => item instanceof WebAssembly.Table));
    return table.get(index)(...given);
  }
}
