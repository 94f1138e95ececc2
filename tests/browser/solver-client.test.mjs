// What becomes of a question when workers fall silent: they are made of nothing here, and time is counted by hand.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

/** @type {FakeWorker[]} */
let workers = [];
/** What the next workers do: 'fine', 'deaf' from the start, or 'lost' once they have a job. */
let manner = 'fine';

class FakeWorker {
  constructor() {
    this.manner = manner;
    this.ended = false;
    workers.push(this);
  }
  postMessage({ type, job }) {
    if (this.ended || this.manner === 'deaf') return;
    if (type === 'start') return this.tell({ type: 'ready' });
    this.tell({ type: 'taken', job });
    if (this.manner === 'fine') this.tell({ type: 'reply', job, reply: 'yes', heap: 0 });
  }
  tell(data) {
    queueMicrotask(() => this.ended || this.onmessage({ data }));
  }
  terminate() {
    this.ended = true;
  }
}

/** The client's timers. @type {Map<number, {at: number, call: () => void, every: number}>} */
const timers = new Map();
let now = 0,
  lastTimer = 0;
const begins = (call, after, every) => {
  timers.set(++lastTimer, { at: now + after, call, every });
  return lastTimer;
};

const { SolverClient } = await import('../../assets/solver_client.js');

const settled = async () => {
  for (let i = 0; i < 20; ++i) await null;
};
async function pass(milliseconds) {
  for (const end = now + milliseconds; now < end; await settled()) {
    now += 100;
    for (const [id, timer] of [...timers]) {
      if (timer.at > now || !timers.has(id)) continue;
      if (timer.every) timer.at += timer.every;
      else timers.delete(id);
      timer.call();
    }
  }
}
function begin() {
  const heard = [];
  return { heard, client: new SolverClient(({ type, job, reply, why, words }) => heard.push(`${type} ${job} ${reply ?? why ?? words}`)) };
}

const fakes = {
  Worker: FakeWorker,
  matchMedia: () => ({ matches: false }),
  fetch: async () => ({}),
  WebAssembly: { compileStreaming: async () => ({}) },
  navigator: {},
  setTimeout: (call, after) => begins(call, after, 0),
  setInterval: (call, every) => begins(call, every, every),
  clearTimeout: (id) => timers.delete(id),
  clearInterval: (id) => timers.delete(id),
};
const real = Object.fromEntries(Object.keys(fakes).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
describe('the solver client', () => {
  before(() => {
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  });
  after(() => {
    for (const [name, usual] of Object.entries(real)) {
      delete globalThis[name];
      if (usual) Object.defineProperty(globalThis, name, usual);
    }
  });
  beforeEach(() => {
    workers = [];
    manner = 'fine';
    timers.clear();
  });

  test('after idle workers were ended from outside a question is answered within two seconds, by a new one', async () => {
    const { heard, client } = begin();
    client.ask(1, '');
    await settled();
    client.spare = client.hire();
    await settled();
    for (const worker of workers) worker.manner = 'deaf';
    client.ask(2, '');
    await pass(1900);
    assert.deepEqual(heard, ['reply 1 yes']);
    await pass(200);
    assert.deepEqual(heard, ['reply 1 yes', 'reply 2 yes']);
    assert.deepEqual(
      workers.map(({ ended }) => ended),
      [true, true, false],
    );
  });

  test('a worker that is ended while it loads is replaced, though questions come and are cancelled', async () => {
    const { heard, client } = begin();
    manner = 'deaf';
    client.ask(1, '');
    await pass(5000);
    client.cancel();
    client.ask(2, '');
    await pass(5000);
    client.ask(3, '');
    manner = 'fine';
    await pass(6000);
    assert.deepEqual(heard, ['reply 3 yes']);
  });

  test('workers that never answer end in a message, and the next question is tried again', async () => {
    const { heard, client } = begin();
    manner = 'deaf';
    client.ask(1, '');
    await pass(31_000);
    assert.deepEqual(
      heard.map((text) => text.slice(0, 30)),
      ['failed 1 The solver stopped re'],
    );
    manner = 'fine';
    client.ask(2, '');
    await pass(31_000);
    assert.deepEqual(heard.slice(1), ['reply 2 yes']);
  });

  test('a worker that has a job may search long without a word, but not for ever', async () => {
    const { heard, client } = begin();
    manner = 'lost';
    client.ask(1, '');
    await pass(14_000);
    assert.deepEqual(heard, []);
    workers[0].tell({ type: 'progress', job: 1, text: '', fraction: 0 });
    await pass(14_000);
    assert.deepEqual(heard, ['progress 1 ']);
    await pass(2000);
    assert.match(heard[1], /^failed 1 The solver stopped responding/);
  });

  test('no watchdog bites a worker that is idle', async () => {
    const { client } = begin();
    client.ask(1, '');
    client.cancel();
    await pass(60_000);
    assert.deepEqual(
      workers.map(({ ended }) => ended),
      [false],
    );
  });
});
