// @ts-check
/// <reference lib="webworker" />
// The worker that solves: a plain one with its own module, compiled once by the page (see solver_client.js). Whatever goes
// wrong while it searches becomes the message "failed"; after that the module is not used again.
importScripts('solver.js');

/** @type {any} */
let solver = null;
let job = 0;
const outOfMemory = 'Out of memory.';

const outbox = {
  progress: (/** @type {number} */ fraction, /** @type {string} */ text) => postMessage({ type: 'progress', job, fraction, text }),
  reply: (/** @type {string} */ text, /** @type {number} */ heap) => postMessage({ type: 'reply', job, reply: JSON.parse(text), heap }),
  failed: (/** @type {string} */ text) => postMessage({ type: 'failed', job, text }),
  outOfMemory: () => {
    throw new Error(outOfMemory);
  },
};

/** A fault outside a search is left to the page's `onerror`; a promise would swallow it. @param {unknown} error */
const raise = (error) => {
  setTimeout(() => {
    throw error;
  });
};

/** @param {WebAssembly.Module} module */
async function start(module) {
  solver = await /** @type {any} */ (self).schlegel_solver({
    worker: outbox,
    instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
      WebAssembly.instantiate(module, imports)
        .then((instance) => done(instance, module))
        .catch(raise);
      return {};
    },
    print: () => {},
    printErr: () => {},
  });
  postMessage({ type: 'ready' });
}

self.onmessage = ({ data }) => {
  if (data.type === 'start') {
    start(data.module).catch(raise);
    return;
  }
  job = data.job;
  postMessage({ type: 'taken', job }); // nothing else can be heard of a worker while it searches
  solver.inbox = new TextEncoder().encode(JSON.stringify(data.question));
  try {
    solver._worker_ask(data.memoryLimit);
  } catch (error) {
    postMessage({ type: 'failed', job, fatal: true, broke: howItBroke(error) });
  }
};

/** The name of the sentence, in words.js, that says why a search broke. @param {unknown} error */
function howItBroke(error) {
  if (error instanceof RangeError) return 'solverTooDeep';
  return error instanceof Error && error.message === outOfMemory ? 'solverNoMemory' : 'solverBroke';
}
