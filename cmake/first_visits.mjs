// What visitors do first, done to the app without a browser: each visit starts the app anew, looks at a board and touches it. In place of the
// page and of WebGL stand objects that answer as little as will do.
import vm from 'node:vm';

const desktop = { width: 1280, height: 800, ratio: 1, dark: 0, still: 1, finger: 0 };
const phone = { width: 390, height: 844, ratio: 1, dark: 1, still: 0, finger: 1 };
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
  #coming = [];
  #wantsFrame = true;

  async start({ glue, module, fonts }) {
    const canvas = { getContext: () => webgl, addEventListener() {}, style: {} };
    Object.assign(globalThis, { WebGLRenderingContext, window: globalThis, document: { querySelector: () => canvas } });
    Object.defineProperty(globalThis, 'performance', { value: { now: () => clock }, configurable: true });
    const page = {
      mirrorBegin: () => (this.#coming = []),
      mirrorItem: (item) => this.#coming.push(item),
      mirrorEnd: () => (this.items = this.#coming),
      requestFrame: () => (this.#wantsFrame = true),
      keep: () => 0,
      kept: () => new Uint8Array(),
      siteFile: (name) => fonts.get(name),
      address: (text) => encoder.encode(`https://example.org/#${text}`),
      today: () => encoder.encode('1 January'),
      setPlace: (fragment) => (this.fragment = fragment),
      fail: (why) => {
        throw new Error(why);
      },
    };
    const others = ['mirrorText', 'announce', 'ask', 'cancel', 'openDialog', 'dialogError', 'closeDialog', 'setTimer', 'setCursor'];
    for (const name of others) page[name] = () => {};
    vm.runInThisContext(glue);
    this.app = await globalThis.schlegel_app({
      page,
      inbox: new Uint8Array(),
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(module, imports).then((instance) => done((this.instance = instance), module));
        return {};
      },
    });
  }

  tell(kind, text = '', ...numbers) {
    this.app.inbox = encoder.encode(`${kind}\n${text}`);
    if (!this.app._page_event(0, ...[...numbers, 0, 0, 0].slice(0, 3))) throw new Error(`unknown event ${kind}`);
    this.#draw();
  }

  #draw() {
    for (let left = mostFrames; this.#wantsFrame && left > 0; --left) {
      this.#wantsFrame = false;
      clock += frameMilliseconds;
      this.app.inbox = encoder.encode('frame\n');
      this.app._page_event(0, 0, 0, 0);
    }
  }

  look({ width, height, ratio, dark, still }, fragment) {
    this.tell('theme', '', dark, still, 0);
    this.tell('resize', '', width, height, ratio);
    if (fragment) this.tell('place', `\n${fragment}`);
  }

  /** Leads the pointer along some items, or taps the only one. */
  touch({ finger }, ...items) {
    const places = items.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    for (const [x, y] of places) finger ? this.tell('finger', '', x, y, 5) : this.tell('mouse', '', x, y, 1);
    const [x, y] = places.at(-1);
    finger ? this.tell('finger_lifted', '', x, y, 5) : this.tell('mouse', '', x, y, 0);
  }

  /** The first places of the board one after the other, then along two of them. */
  touchSome(screen, count) {
    for (let i = 0; i < Math.min(this.targets().length, count); ++i) {
      const target = this.targets()[i];
      this.tell('focus', target.id);
      this.touch(screen, target);
    }
    this.touch(screen, ...this.targets().slice(0, 2));
  }

  targets() {
    return this.items.filter((item) => item.id.startsWith('target:'));
  }
}

/** Makes all visits.
 * @param {{glue: string, module: WebAssembly.Module, fonts: Map<string, Uint8Array>}} app
 * @param {Map<string, string[]>} boards the ids of each puzzle's boards
 * @param {{key: string, moves: string}[]} cards the boards at home, with solutions
 * @returns {Promise<WebAssembly.Instance[]>} the apps that were visited */
export async function makeVisits(app, boards, cards) {
  const visited = [];
  const begin = async (screen, fragment = '') => {
    const visit = new Visit();
    await visit.start(app);
    visited.push(visit.instance);
    visit.look(screen, fragment);
    return visit;
  };
  for (const screen of [desktop, phone]) {
    const home = await begin(screen);
    for (const { key, moves } of cards) {
      home.tell('card_looked', key);
      home.tell('card_show', `${key}\n${moves}`);
      for (const deed of ['card_pressed', 'card_released']) home.tell(deed, key, 0.75, 0.75, 0.1);
    }
    for (const [puzzle, ids] of boards) {
      const guest = await begin(screen, `${puzzle}?level=${ids[0]}`);
      guest.touchSome(screen, 12);
      for (const event of ['timer', 'wheel', 'mouse_left', 'blur', 'hidden', 'dialog_closed']) guest.tell(event);
      await begin(screen, guest.fragment);
      for (const id of screen === phone ? ids : []) {
        guest.tell('place', `\n${puzzle}?level=${id}`);
        guest.touchSome(screen, 2);
      }
    }
  }
  return visited;
}
