// @ts-check
/**
 * The page's side of solver-worker.js. One job runs at a time. A worker is not asked to stop, it is ended; while a job
 * runs long a second one stands ready, so that the next question finds a solver at once.
 *
 * @typedef {object} Helper
 * @property {Worker} worker
 * @property {boolean} started   it has the module
 * @property {boolean} ready
 * @property {() => void} onReady
 *
 * @typedef {import('./messages.js').Ask & {again?: boolean}} Job
 *
 * @typedef {import('./mirror.js').Emit} Emit
 */

import { compile } from './split_wasm.js';
import { words } from './words.js';

const graceMilliseconds = 60; // a running job may still end by itself when a new one comes
const spareMilliseconds = 150; // a job that runs longer gets a spare worker behind it
const checkMilliseconds = 500; // the watchdog counts checks, so that a machine that slept is not taken for a silent worker
const pingChecks = 4; // of silence until an idle worker is given up: it takes a job at once
const silentChecks = 30; // of silence until one that loads or searches is given up
const heavyHeap = 128 << 20; // bytes; memory of a module never shrinks, so such a worker is replaced

export class SolverClient {
  /** @param {Emit} emit */
  constructor(emit) {
    this.emit = emit;
    /** @type {Promise<WebAssembly.Module> | null} */
    this.module = null;
    /** @type {Helper | null} */
    this.helper = null;
    /** @type {Helper | null} */
    this.spare = null;
    /** The job that is being answered, and the one that waits for a worker. @type {Job | null} */
    this.running = null;
    /** @type {Job | null} */
    this.waiting = null;
    /** The worker has said that it has the job. */
    this.taken = false;
    this.silent = 0;
    this.watchdog = 0;
    this.graceTimer = 0;
    this.spareTimer = 0;
    const { deviceMemory = 8 } = /** @type {Navigator & { deviceMemory?: number }} */ (navigator); // gigabytes, where it is told
    const phone = matchMedia('(pointer: coarse)').matches || deviceMemory <= 2;
    this.memoryLimit = (phone ? 256 : 768) << 20; // less than the module's maximum, so that the solver notices first
  }

  /** @param {number} job @param {import('./messages.js').Question} question */
  ask(job, question) {
    this.waiting = { type: 'ask', job, question };
    if (!this.running) return this.begin();
    this.running.job = -1; // what still comes from it is stale
    if (!this.graceTimer) this.graceTimer = setTimeout(() => this.replace(), graceMilliseconds);
  }

  cancel() {
    this.waiting = null;
    if (this.running) this.replace();
  }

  /** Ends the worker; the spare one or a new one takes over. */
  replace() {
    this.retire();
    this.begin();
  }

  retire() {
    this.ended();
    this.helper?.worker.terminate();
    this.helper = this.spare;
    this.spare = null;
  }

  /** The running job is over. */
  ended() {
    this.running = null;
    clearTimeout(this.graceTimer);
    clearTimeout(this.spareTimer);
    clearInterval(this.watchdog);
    this.graceTimer = this.spareTimer = this.watchdog = 0;
  }

  /** Gives the waiting job to the worker as soon as there is one that is ready. */
  begin() {
    this.helper ??= this.hire();
    if (!this.waiting || this.running) return;
    if (!this.helper.ready) {
      this.helper.onReady = () => this.begin();
      if (!this.watchdog) this.watch();
      return;
    }
    this.running = this.waiting;
    this.waiting = null;
    this.taken = false;
    this.helper.worker.postMessage({ type: 'ask', job: this.running.job, question: this.running.question, memoryLimit: this.memoryLimit });
    this.spareTimer = setTimeout(() => {
      this.spare ??= this.hire();
    }, spareMilliseconds);
    this.watch();
  }

  /** Gives up the worker that the job waits for when it says nothing: a browser does not tell when it has ended one. */
  watch() {
    this.silent = 0;
    clearInterval(this.watchdog);
    this.watchdog = setInterval(() => {
      if (!this.helper?.started) return; // the module is still on its way
      const idle = this.running && !this.taken && !this.running.again;
      if (++this.silent >= (idle ? pingChecks : silentChecks)) this.giveUp();
    }, checkMilliseconds);
  }

  /** A job that no worker has begun goes to a new one, once; the spare one may be gone, too. */
  giveUp() {
    const job = this.running ?? this.waiting;
    if (!job || job.again || (this.running && this.taken)) return this.broke(words.solverSilent);
    if (job.job >= 0) this.waiting = { ...(this.waiting ?? job), again: true };
    this.spare?.worker.terminate();
    this.spare = null;
    this.replace();
  }

  /** @returns {Helper} */
  hire() {
    const worker = new Worker(new URL('solver-worker.js', import.meta.url));
    /** @type {Helper} */
    const helper = { worker, started: false, ready: false, onReady: () => {} };
    worker.onmessage = (event) => this.heard(helper, event.data);
    worker.onerror = (event) => {
      event.preventDefault(); // it is told to the person, not to the console
      this.lost(helper, helper.ready ? words.solverBroke : words.solverNotLoaded);
    };
    worker.onmessageerror = () => this.lost(helper, words.solverUnreadable);
    this.module ??= compile(new URL('solver.wasm', import.meta.url));
    this.module.then(
      (module) => {
        worker.postMessage({ type: 'start', module });
        helper.started = true;
      },
      () => {
        this.module = null;
        this.lost(helper, words.solverNotLoaded);
      },
    );
    return helper;
  }

  /** @param {Helper} helper @param {any} message */
  heard(helper, message) {
    if (message.type === 'ready') {
      helper.ready = true;
      if (helper === this.helper) clearInterval(this.watchdog);
      helper.onReady();
      return;
    }
    if (helper !== this.helper || !this.running) return;
    this.silent = 0;
    this.taken = true;
    if (message.type === 'taken') return;
    const job = this.running.job === message.job ? message.job : -1;
    const over = message.type === 'reply' || message.type === 'failed';
    if (over && (message.fatal || message.heap > heavyHeap)) this.retire();
    else if (over) this.ended();
    if (job >= 0) this.tell(job, message);
    if (over) this.begin();
  }

  /** @param {number} job @param {any} message */
  tell(job, message) {
    if (message.type === 'progress') this.emit({ type: 'progress', job, words: message.text, fraction: message.fraction });
    else if (message.type === 'reply') this.emit({ type: 'reply', job, reply: message.reply });
    else this.emit({ type: 'failed', job, why: message.broke ? words[/** @type {'solverBroke'} */ (message.broke)] : message.text });
  }

  /** A worker is gone. @param {Helper} helper @param {string} why */
  lost(helper, why) {
    helper.worker.terminate();
    if (helper === this.spare) this.spare = null;
    if (helper === this.helper) this.broke(why);
  }

  /** The running job cannot be answered, or the waiting one when none is running. @param {string} why */
  broke(why) {
    let job = this.running?.job ?? -1;
    if (!this.running && this.waiting) {
      job = this.waiting.job;
      this.waiting = null;
    }
    this.retire();
    if (job >= 0) this.emit({ type: 'failed', job, why });
    if (this.waiting) this.begin();
  }
}
