// @ts-check
/**
 * The page around the app: web/page/page.hpp says what it does, web/page/page.cpp calls it.
 *
 * @typedef {import('./messages.js').PageEvent} PageEvent
 * @typedef {import('./messages.js').PageMessage} PageMessage
 */
import { SplitWasm, Missing } from './split_wasm.js';
import { Mirror } from './mirror.js';
import { showPuzzle } from './bar.js';
import { stepOf } from './board-keys.js';
import { Pages, isPage, limitOf } from './pages.js';
import { Part, loadScript, once, prefetch, whenIdle } from './parts.js';
import { Place } from './place.js';
import { keep, kept, keys } from './storage.js';
import { words } from './words.js';

const fonts = [
  { file: 'Inter-Regular.otf', weight: '400' },
  { file: 'Inter-SemiBold.otf', weight: '600' },
];
const liveMilliseconds = 120;

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
/** @type {HTMLCanvasElement} */
const canvas = byId('canvas');
const encoder = new TextEncoder();
const nothing = new Uint8Array();

/** The app's module; null before it is there and after it broke. @type {any} */
let app = null;
/** @type {Map<string, Uint8Array>} */
const fontBytes = new Map();

// What has the focus is ringed for those who use keys.
const { dataset } = document.documentElement;
if (matchMedia('(pointer: coarse)').matches) dataset.input = 'pointer';
for (const [type, input] of [
  ['keydown', 'keys'],
  ['pointerdown', 'pointer'],
])
  document.addEventListener(type, () => (dataset.input = input), { capture: true });

// ---- events to the app, one at a time and in order

/** @type {PageEvent[]} */
const queue = [];
/** @type {PageEvent | null} */
let handled = null;
/** The app is fetched for the first event. @type {Promise<void> | null} */
let starting = null;

/** @param {PageEvent} event */
function emit(event) {
  queue.push(event);
  starting ??= start().catch(refuse);
  if (!handled) drain();
}

function drain() {
  if (!app) return;
  try {
    for (handled = queue.shift() ?? null; handled && app; handled = queue.shift() ?? null) {
      app.inbox = encoder.encode(JSON.stringify(handled));
      app._page_event();
    }
  } catch (error) {
    console.error(error);
    fail(error instanceof Missing ? words.brokenPart : words.broken);
  } finally {
    handled = null;
  }
}

/** @param {string} why */
function fail(why) {
  app = null;
  byId('boot')?.remove();
  byId('broken').hidden = false;
  byId('broken').querySelector('p').textContent = why;
}

// ---- dialogs and texts that are brought

const sayMissing = () => page.announce(words.partMissing);
/** @type {Part<typeof import('./dialogs.js')>} */
const dialogs = new Part('./dialogs.js', sayMissing, (module) => {
  module.startDialogs(emit, openBoard, storage, dialogClosed);
  if (clock) module.openDialog(clock);
});
/** @type {import('./solver_client.js').SolverClient} */
let solver;
/** @type {Part<typeof import('./solver_client.js')>} */
const solving = new Part('./solver_client.js', sayMissing, ({ SolverClient }) => {
  solver = new SolverClient(emit);
});

/** @param {boolean} toBoard the focus goes there */
function dialogClosed(toBoard) {
  mirror.restoreFocus(toBoard);
  emit({ type: 'dialog_closed' });
}

// ---- what the app asks of the page

const mirror = new Mirror(byId('mirror'), emit, (text) => page.announce(text));
let frame = 0,
  timer = 0,
  liveTimer = 0;
/** What waits until all is drawn. */
let atRest = () => {};
/** What the clock is told once the dialogs are there. @type {PageMessage | null} */
let clock = null;
/** @type {string[]} */
const sentences = [];
/** What is announced waits for the frame that is due, which may have more to say. */
let sayDrawn = false;

function sayAll() {
  sayDrawn = false;
  liveTimer = 0;
  const ended = (/** @type {string} */ one, /** @type {number} */ i) =>
    i + 1 < sentences.length && /[\p{L}\p{N}]$/u.test(one) ? `${one}.` : one;
  const text = sentences.map(ended).join(' '),
    live = byId('live');
  sentences.length = 0;
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/** @param {PageMessage} message */
function show(message) {
  if (pages.current?.take?.(message)) return;
  switch (message.type) {
    case 'mirror':
      heading = message.heading;
      tellHeading();
      showPuzzle(message.puzzle, message.board);
      return mirror.show(message);
    case 'print_page':
      return fillPrint(message);
    case 'close_dialog':
      if (dialogs.wanted) dialogs.use((dialogs) => dialogs.closeDialog());
      else document.querySelector('dialog')?.close();
      return;
    case 'go_to':
      return goTo(message.address);
    case 'boards':
    case 'picture':
    case 'new':
    case 'generating':
    case 'printed':
    case 'help':
    case 'imported':
      return; // the page that asked for it was left
    case 'ask':
      return ask(message);
    case 'cancel':
      return solving.wanted && solving.use(() => solver.cancel());
    case 'clock':
      if (!dialogs.wanted) return (clock = message);
  }
  dialogs.use((dialogs) => dialogs.openDialog(message));
}

/** @param {import('./messages.js').Ask} message */
function ask({ job, question }) {
  solving.fetch().then(
    () => solver.ask(job, question),
    () => emit({ type: 'failed', job, why: words.partMissing }),
  );
}

const page = {
  /** @param {string} text a PageMessage */
  take: (text) => show(JSON.parse(text)),
  /** Of an event that the app could not read. @param {string} why */
  refuse(why) {
    console.error(`event refused: ${why}`);
    if (handled?.type === 'reply') emit({ type: 'failed', job: handled.job, why: words.solverUnreadable });
  },
  /** Sentences that come close together are said as one. @param {string} sentence */
  announce(sentence) {
    if (sentences[sentences.length - 1] !== sentence) sentences.push(sentence);
    liveTimer ||= setTimeout(() => {
      if (frame) sayDrawn = true;
      else sayAll();
    }, liveMilliseconds);
  },
  keep,
  /** @param {string} key */
  kept: (key) => encoder.encode(kept(key)),
  keys,
  /** @param {string} name */
  siteFile: (name) => fontBytes.get(name) ?? nothing,
  fail,
  setPlace: (/** @type {string} */ fragment, /** @type {string} */ board) => place.set(fragment, board),
  /** @param {string} text */
  address: (text) => encoder.encode(`${location.href.split('#')[0]}#${text}`),
  addressed: () => encoder.encode(addressed()),
  today: () => encoder.encode(new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format()),
  requestFrame() {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      emit({ type: 'frame' });
      if (sayDrawn) sayAll();
      if (!frame) atRest();
    });
  },
  /** @param {number} milliseconds */
  setTimer(milliseconds) {
    clearTimeout(timer);
    if (milliseconds > 0) timer = setTimeout(() => emit({ type: 'timer' }), milliseconds);
  },
  /** @param {string} cursor */
  setCursor(cursor) {
    canvas.style.cursor = cursor;
  },
};

const storage = { keep, kept, keys, announce: page.announce };

// ---- the other pages

/** Of the board in play. */
let heading = '';
function tellHeading() {
  if (!pages.name && heading) document.title = `${heading} – Schlegel`;
}

/** @param {string} address of a page, or "play" */
function goTo(address) {
  if (isPage(address)) {
    place.write();
    location.hash = address;
  } else if (pages.name) {
    place.leave();
    showPage(address);
  } else place.settle();
}

/** @param {PageEvent} event */
function openBoard(event) {
  const help = pages.name && event.type !== 'day_board' ? limitOf(location.hash) : 'all',
    lesson = pages.name === 'learn' ? location.hash.slice(1) : '';
  goTo('play');
  emit(event);
  const { board = '', puzzle = board.split('\t', 1)[0] } = /** @type {{board?: string, puzzle?: string}} */ (event);
  splitWasm.fetch([puzzle]);
  if (lesson || help !== 'all') emit({ type: 'came_from', ...(help !== 'all' && { help }), lesson });
}

const site = {
  emit,
  storage,
  openBoard,
  prefetch: (/** @type {string[]} */ ...puzzles) =>
    whenIdle(() => {
      prefetch(fetchApp);
      splitWasm.fetch(puzzles);
    }),
  setAddress: (/** @type {string} */ rest) => place.rewrite(pages.name + rest),
  share: () => dialogs.use((dialogs) => dialogs.sharePage(limitOf(location.hash))),
};
const pages = new Pages(site, sayMissing);

/** False: it is the board in play. @param {string} fragment */
function showPage(fragment) {
  if (isPage(fragment)) {
    if (app && !pages.name) emit({ type: 'hidden' }); // the game is kept: pages show it
    pages.open(fragment);
    return true;
  }
  const fromPage = pages.close();
  tellHeading();
  if (fromPage) mirror.restoreFocus(place.leaving);
  return false;
}
const place = new Place(emit, showPage);

document.querySelector('#bar [data-id=share]')?.addEventListener('click', () => emit({ type: 'show', what: 'share' }));

/** The page for the printer, which does not wait. @param {import('./messages.js').PrintPage} message */
function fillPrint({ title, puzzle, rules, played, picture }) {
  const lines = Object.entries({ h1: title, h2: puzzle }).concat([rules, played].map((text) => ['p', text]));
  byId('print').replaceChildren(
    ...lines.map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: text })),
    new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement,
  );
}

// ---- what the page tells the app

/** @param {EventTarget | null} target */
const isText = (target) => target instanceof HTMLElement && target.matches('textarea, input:not([type=range])');
const dialogOpen = () => document.querySelector('dialog[open]') !== null || pages.name !== '';

function watchKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isText(event.target) || dialogOpen()) return;
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const step = stepOf(event);
      if (step && mirror.press(step)) event.preventDefault();
    } else if (event.key === '?') location.hash = 'help';
    else if (mirror.key(event)) event.preventDefault();
  });
}

/** To the page that is shown, else to the board in play. @param {string | File} what */
function bring(what) {
  const open = { take: (/** @type {string} */ text) => openBoard({ type: 'opened', text }), refuse: page.announce };
  const taker = pages.name ? (pages.current?.brought ?? open) : undefined;
  dialogs.use((dialogs) => dialogs.takeText(what, taker));
}

function watchText() {
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isText(event.target) && !document.querySelector('dialog[open]') && text) bring(text);
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (!file && (!text || isText(event.target))) return;
    event.preventDefault();
    bring(file ?? text ?? '');
  });
}

function watchLeaving() {
  const leave = () => {
    if (app) emit({ type: 'hidden' });
    place.unload();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
  addEventListener('beforeprint', () => emit({ type: 'print' }));
}

// ---- start

/** @param {Response} response */
async function showProgress(response) {
  const bar = byId('loading'),
    reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) bar.value += part.value.length;
}

/** A font for the app, which cannot write without it, and for all else under the same name.
 * @param {{file: string, weight: string}} font */
async function loadFont({ file, weight }) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  fontBytes.set(file, new Uint8Array(bytes));
  new FontFace('Schlegel', bytes, { weight }).load().then((face) => document.fonts.add(face), console.warn);
}

/** What the address begins with: a page's name, or the puzzle of a board. */
const addressed = () => pageOf(location.hash.slice(1));
const loadFonts = once(() => Promise.all(fonts.map(loadFont)));
/** The app's files, once they are asked for. @type {SplitWasm} */
let splitWasm;
const fetchApp = once(async () => {
  const puzzles = [...document.querySelectorAll('#bar-puzzles [data-puzzle]')].map((link) => link.getAttribute('data-puzzle') ?? '');
  splitWasm = new SplitWasm('schlegel', ['later', ...puzzles], showProgress);
  splitWasm.fetch(kept('last') ? undefined : [addressed()]); // what a visit kept is there
  await Promise.all([splitWasm.module, loadScript('schlegel.js'), loadFonts()]);
});
/** Begun while the app is on its way: it takes long. The app is given this one when it asks for one (web/draw/window.cpp). */
const makeContext = () => canvas.getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false });

async function start() {
  const parts = Promise.all([fetchApp(), import('./canvas.js')]);
  splitWasm.fetch([addressed()]); // where the app was fetched on another page
  makeContext();
  const [, { watchCanvas }] = await parts;
  const loaded = await /** @type {any} */ (globalThis).schlegel_app({
    page,
    inbox: nothing,
    print: console.log,
    printErr: console.warn,
    instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
      splitWasm
        .instantiate(imports)
        .then(({ instance, module }) => done(instance, module))
        .catch(refuse);
      return {};
    },
  });
  if (!byId('broken').hidden) return;
  app = loaded;
  watchCanvas(canvas, mirror, emit);
  watchKeys();
  watchText();
  watchLeaving();
  byId('bar-puzzles').addEventListener('pointerdown', (/** @type {any} */ { target }) => {
    splitWasm.fetch([target.closest('[data-puzzle]')?.dataset.puzzle ?? '']); // before the click opens one of its boards
  });
  const loadRest = () => {
    atRest = () => {};
    splitWasm.fetch();
    for (const part of [dialogs, solving]) prefetch(() => part.fetch());
  };
  const touched = () => {
    atRest = loadRest; // so that it does not slow the answer to the touch
    page.requestFrame();
  };
  for (const touch of ['pointerup', 'keydown', 'click']) addEventListener(touch, touched, { once: true, capture: true });
  drain();
  page.requestFrame();
  requestAnimationFrame(() => byId('boot')?.remove()); // the board is drawn
  registerServiceWorker();
}

/** @param {unknown} error */
function refuse(error) {
  console.error(error);
  fail(typeof WebAssembly === 'object' ? words.notLoaded : words.noWebAssembly);
}

/** Keeps the site for use without a network. Not on localhost, where it would hide a new build. */
function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || location.hostname === 'localhost') return;
  whenIdle(() => navigator.serviceWorker.register('service-worker.js').catch(() => {}));
}

prefetch(loadFonts);
byId('broken')
  .querySelector('button')
  .addEventListener('click', () => location.reload());
place.watch();
