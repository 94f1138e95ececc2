// @ts-check
/**
 * The solver that all boards of a page share: one worker, one question after the other.
 *
 * @typedef {import('./messages.js').Question} Question
 * @typedef {import('./messages.js').Reply} Reply
 *
 * @typedef {object} Job
 * @property {object} asker
 * @property {Question} question
 * @property {(reply: Reply) => void} resolve
 * @property {(error: Error) => void} reject
 */

import { SolverClient } from './solver_client.js';
import { words } from './words.js';

/** @type {Job[]} The first one is being answered. */
const jobs = [];
let number = 0;

const client = new SolverClient((event) => {
  if ((event.type !== 'reply' && event.type !== 'failed') || event.job !== number) return;
  const job = jobs.shift();
  if (event.type === 'reply') job?.resolve(event.reply);
  else job?.reject(new Error(event.why));
  begin();
});

function begin() {
  if (jobs.length) client.ask(++number, jobs[0].question);
}

/** Asks in place of whatever the asker waits for. @param {object} asker @param {Question} question @returns {Promise<Reply>} */
export function ask(asker, question) {
  cancel(asker);
  return new Promise((resolve, reject) => {
    jobs.push({ asker, question, resolve, reject });
    if (jobs.length === 1) begin();
  });
}

/** @param {object} asker */
export function cancel(asker) {
  const at = jobs.findIndex((job) => job.asker === asker);
  if (at < 0) return;
  const [job] = jobs.splice(at, 1);
  if (at === 0) {
    client.cancel();
    begin();
  }
  job.reject(new DOMException(words.cancelled, 'AbortError'));
}
