// What visitors do first, done to the app without a browser: each visit starts the app anew, looks at a board and touches it. In place of the
// page and of WebGL stand objects that answer as little as will do.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const desktop = { width: 1280, height: 800, ratio: 1, dark: false, still: true, finger: false };
const phone = { width: 390, height: 844, ratio: 1, dark: true, still: false, finger: true };
const frameMilliseconds = 100,
  mostFrames = 3;

const encoder = new TextEncoder();
let clock = 0;

class WebGLRenderingContext {}

/** Constants have no value, what is made is an object, all else is as it should be. */
const webgl = new Proxy(new WebGLRenderingContext(), {
  get(known, name) {
    if (name in known) return known[name];
    if (typeof name !== 'string' || name === name.toUpperCase()) return undefined;
    if (name === 'getSupportedExtensions') return () => ['OES_element_index_uint'];
    if (name === 'getParameter')
      return (what) =>
        new Map([
          [0x1f02, 'WebGL 1.0'],
          [0x8b8c, 'WebGL GLSL ES 1.00'],
        ]).get(what) ?? 0;
    if (name === 'getExtension') return () => webgl;
    if (name === 'getContextAttributes' || /^(create|getUniformLocation)/.test(name)) return () => ({});
    if (name.startsWith('getActive')) return () => ({ name: 'one', size: 1 });
    if (name.endsWith('InfoLog')) return () => '';
    return () => 1;
  },
});

class Visit {
  /** What the app shows, as the page's mirror is told. */
  items = [];
  /** What its address became. */
  fragment = '';
  #wantsFrame = true;

  async start({ glue, module, fonts }, fragment) {
    const canvas = { getContext: () => webgl, addEventListener() {}, style: {} };
    Object.assign(globalThis, { WebGLRenderingContext, window: globalThis, document: { querySelector: () => canvas } });
    Object.defineProperty(globalThis, 'performance', { value: { now: () => clock }, configurable: true });
    const page = {
      take: (text) => {
        const message = JSON.parse(text);
        if (message.type === 'mirror') this.items = message.items;
      },
      refuse: (why) => {
        throw new Error(why);
      },
      requestFrame: () => (this.#wantsFrame = true),
      keep: () => 0,
      kept: () => new Uint8Array(),
      siteFile: (name) => fonts.get(name),
      address: (text) => encoder.encode(`https://example.org/#${text}`),
      today: () => encoder.encode('1 January'),
      addressed: () => encoder.encode(/^\w+/.exec(fragment)[0]),
      setPlace: (fragment) => (this.fragment = fragment),
      fail: (why) => {
        throw new Error(why);
      },
    };
    const others = ['announce', 'ask', 'cancel', 'setTimer', 'setCursor'];
    for (const name of others) page[name] = () => {};
    vm.runInThisContext(readFileSync(glue, 'utf8'));
    this.app = await globalThis.schlegel_app({
      page,
      inbox: new Uint8Array(),
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(module, imports).then((instance) => done((this.instance = instance), module));
        return {};
      },
    });
  }

  #send(event) {
    this.app.inbox = encoder.encode(JSON.stringify(event));
    this.app._page_event();
  }

  tell(type, more = {}) {
    this.#send({ type, ...more });
    this.#draw();
  }

  #draw() {
    for (let left = mostFrames; this.#wantsFrame && left > 0; --left) {
      this.#wantsFrame = false;
      clock += frameMilliseconds;
      this.#send({ type: 'frame' });
    }
  }

  look({ width, height, ratio, dark, still }, fragment) {
    this.tell('theme', { dark, still, contrast: false, forced: false });
    this.tell('resize', { width, height, ratio });
    this.tell('place', { board: '', fragment });
  }

  /** Leads the pointer along some items, or taps the only one. */
  touch({ finger }, ...items) {
    const places = items.map(({ box: { x, y, width, height } }) => ({ x: x + width / 2, y: y + height / 2 }));
    const point = (place, lifted) =>
      finger ? this.tell('finger', { ...place, id: 5, lifted }) : this.tell('mouse', { ...place, buttons: lifted ? 0 : 1 });
    for (const place of places) point(place, false);
    point(places.at(-1), true);
  }

  /** The first places of the board one after the other, then along two of them. */
  touchSome(screen, count) {
    for (let i = 0; i < Math.min(this.targets().length, count); ++i) {
      const target = this.targets()[i];
      this.tell('focus', { item: target.id });
      this.touch(screen, target);
    }
    this.touch(screen, ...this.targets().slice(0, 2));
    this.touch(screen, this.targets().at(-1)); // what lies beside the board comes last
  }

  targets() {
    return this.items.filter((item) => item.id.startsWith('target:'));
  }
}

/** Makes all visits.
 * @param {{glue: string, module: WebAssembly.Module, fonts: Map<string, Uint8Array>}} app its glue is a file
 * @param {Map<string, string[]>} boards the ids of each puzzle's boards
 * @returns {Promise<{instance: WebAssembly.Instance, puzzle: string}[]>} the apps that were visited, and whose boards */
export async function makeVisits(app, boards) {
  const visited = [];
  const begin = async (screen, fragment) => {
    const visit = new Visit();
    await visit.start(app, fragment);
    visited.push({ instance: visit.instance, puzzle: /^\w+/.exec(fragment)[0] });
    visit.look(screen, fragment);
    return visit;
  };
  for (const screen of [desktop, phone]) {
    for (const [puzzle, ids] of boards) {
      const address = `${puzzle}?level=${ids[0]}`,
        guest = await begin(screen, address);
      guest.touchSome(screen, 12);
      guest.tell('wheel', { notches: 0 });
      guest.tell('focus', { item: '' });
      for (const type of ['timer', 'mouse_left', 'hidden', 'dialog_closed']) guest.tell(type);
      guest.tell('open_board', { board: `${puzzle}\t${ids[1]}` }); // as a card of the home does
      await begin(screen, guest.fragment || address);
      for (const id of screen === phone ? ids : []) {
        guest.tell('place', { board: '', fragment: `${puzzle}?level=${id}` });
        guest.touchSome(screen, 2);
      }
    }
  }
  return visited;
}
