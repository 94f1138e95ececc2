// @ts-check
/* Parts of the page and scripts, which are fetched when they are first called for, or ahead of time. */

/** @template Module */
export class Part {
  /** @type {Promise<Module> | null} */
  #module = null;
  #tried = 0;

  /** @param {string} file @param {() => void} fail says that a part is missing @param {(module: Module) => void} begin */
  constructor(file, fail, begin) {
    this.file = file;
    this.fail = fail;
    this.begin = begin;
  }

  get wanted() {
    return this.#module !== null;
  }

  /** Under another name each time, or a browser would remember that it could not be had. @returns {Promise<Module>} */
  fetch() {
    return (this.#module ??= import(this.#tried++ ? `${this.file}?${this.#tried}` : this.file).then(
      (module) => {
        this.begin(module);
        return module;
      },
      (error) => {
        this.#module = null;
        throw error;
      },
    ));
  }

  /** What is done with it keeps its order. @param {(module: Module) => void} use */
  use(use) {
    this.fetch()
      .then(use)
      .catch((error) => {
        console.error(error);
        this.fail();
      });
  }
}

/** Made once, and again after it failed. @template Value @param {() => Promise<Value>} make */
export function once(make) {
  /** @type {Promise<Value> | null} */
  let made = null;
  return () =>
    (made ??= make().catch((error) => {
      made = null;
      throw error;
    }));
}

/** @param {string} address */
export function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });
}

/** @param {() => unknown} act what can wait */
export function whenIdle(act) {
  const wait = /** @type {any} */ (globalThis).requestIdleCallback ?? setTimeout;
  wait(act, { timeout: 5000 });
}
/** Ahead of time; what cannot be had is asked for again. @param {() => Promise<unknown>} fetched */
export const prefetch = (fetched) => void fetched().catch(() => {});
