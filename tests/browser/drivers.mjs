// Firefox and WebKitGTK for the tests, each driven in the protocol that it brings itself: WebDriver BiDi over a socket, WebDriver
// over HTTP. Neither draws WebGL without a screen, so they get a virtual one.
// Spoken by hand: puppeteer-core drives no WebKit and asks for Node 22, where Debian 12 has 18; for Firefox, selenium-webdriver needs geckodriver,
// of which Debian 12 has no package.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

const patience = 60_000;
const width = 1280,
  height = 800;
// Where a program lies: a name is looked for along PATH, a path is taken as it is.
const command = (name) =>
  name.includes('/')
    ? existsSync(name) && name
    : (process.env.PATH ?? '')
        .split(':')
        .map((folder) => join(folder, name))
        .find(existsSync);
const firefox = process.env.FIREFOX ?? 'firefox-esr',
  webKitDriver = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver',
  screen = process.env.XVFB ?? 'Xvfb';
const besideLibraries = (names) =>
  ['/usr/lib', '/usr/lib64', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);
const missing = (...programs) => [
  ...[...programs, screen].filter((name) => !command(name)),
  ...['libEGL.so.1'].filter((name) => !besideLibraries([name])),
];
// WebKitGTK's own small browser lies beside its library.
const miniBrowser = () => besideLibraries(['4.1', '6.0', '4.0'].map((version) => `webkit2gtk-${version}/MiniBrowser`));

export const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

// The programs that a browser's tests run, and the folder with its settings; ended and removed together.
class Programs {
  #running = [];
  folder = mkdtempSync(join(tmpdir(), 'schlegel-browser-'));

  // Starts one and waits until what it writes to one of its outputs matches `ready`.
  async start(file, options, { env = {}, output = 2, ready }) {
    const child = spawn(file, options, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', ...[1, 2, 3].map((n) => (n === output ? 'pipe' : 'ignore'))],
    });
    this.#running.push(child);
    if (!ready) return '';
    let text = '';
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`${file} is not ready after a minute; it wrote: ${text}`)), patience);
      const settle = (how, value) => {
        clearTimeout(timer);
        how(value);
      };
      child.once('error', (error) => settle(failed, error));
      child.once('exit', (code) => settle(failed, new Error(`${file} ended with status ${code}: ${text}`)));
      child.stdio[output].on('data', (more) => {
        text += more;
        const found = text.match(ready);
        if (found) settle(done, found[1]);
      });
    });
  }

  async startScreen() {
    return `:${await this.start(
      command(screen),
      ['-displayfd', '3', '-screen', '0', '1400x1000x24', '+extension', 'GLX', '-nolisten', 'tcp'],
      { output: 3, ready: /(\d+)\n/ },
    )}`;
  }

  async end() {
    for (const child of this.#running.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((done) => child.once('exit', done));
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

// What a person does, from what both protocols take: lists of actions in WebDriver's words. A browser below brings begin, visit,
// reload, call (a function's text in the page, its arguments and its result as JSON), act, picture and takeProblems.
class Driven {
  programs = new Programs();

  static async launch() {
    const self = new this();
    try {
      await self.begin();
    } catch (error) {
      await self.close();
      throw error;
    }
    return self;
  }

  // Runs a function in the page; what it needs comes as arguments, what it returns goes through JSON.
  run(page, ...given) {
    return this.call(String(page), given);
  }

  async centre(id) {
    return this.run((id) => {
      const box = document.querySelector(`#mirror [data-id="${id}" i]`).getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    }, id);
  }

  // Presses at the first place, moves along the others and lifts.
  lead(pointerType, [first, ...others]) {
    const to = ([x, y]) => ({ type: 'pointerMove', x, y, duration: 0 });
    const actions = [to(first), { type: 'pointerDown', button: 0 }, ...others.map(to), { type: 'pointerUp', button: 0 }];
    return this.act([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]);
  }
  async click(id) {
    await this.lead('mouse', [await this.centre(id)]);
  }
  async tap(id) {
    await this.lead('touch', [await this.centre(id)]);
  }
  // Whether a touch arrives in the page as one: some drivers make a mouse of it.
  async touches() {
    await this.run(() =>
      addEventListener(
        'pointerdown',
        (event) => {
          window.pointer = event.pointerType;
        },
        { capture: true, once: true },
      ),
    );
    await this.lead('touch', [[1, 1]]);
    return (await this.run(() => window.pointer)) === 'touch';
  }

  // Presses one key after the other; the keys of a chord stay down until the last one is.
  async keys(names, { chord = false } = {}) {
    const codes = names.map((name) => keyCodes[name] ?? name);
    const event = (type) => (value) => ({ type, value });
    await this.act([
      {
        type: 'key',
        id: 'keys',
        actions: chord
          ? [...codes.map(event('keyDown')), ...codes.reverse().map(event('keyUp'))]
          : codes.flatMap((value) => [event('keyDown')(value), event('keyUp')(value)]),
      },
    ]);
  }
  async press(id) {
    await this.run((id) => document.querySelector(`#mirror [data-id="${id}" i]`).focus(), id);
    await this.keys(['Enter']);
  }

  close() {
    return this.programs.end();
  }
}

class Firefox extends Driven {
  static missing() {
    return missing(firefox);
  }
  #socket;
  #waiting = new Map();
  #count = 0;
  #context;
  #realm;
  #problems = [];

  async begin() {
    const preferences = {
      'webgl.force-enabled': true,
      'ui.prefersReducedMotion': 1,
      'dom.w3c_touch_events.enabled': 1,
      'network.proxy.type': 0,
    };
    const profile = join(this.programs.folder, 'profile');
    mkdirSync(profile);
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref("${name}", ${value});\n`)
        .join(''),
    );
    const env = {
      DISPLAY: await this.programs.startScreen(),
      LIBGL_ALWAYS_SOFTWARE: '1',
      HOME: this.programs.folder,
      MOZ_CRASHREPORTER_DISABLE: '1',
    };
    // It begins with a page: an empty tab would leave the focus with the address, and then Enter presses no button.
    const url = await this.programs.start(
      command(firefox),
      ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'data:text/html,'],
      { env, ready: /WebDriver BiDi listening on (ws:\S+)/ },
    );
    this.#socket = new WebSocket(`${url}/session`, { perMessageDeflate: false });
    await new Promise((done, failed) => this.#socket.once('open', done).once('error', failed));
    this.#socket.on('message', (data) => this.#receive(JSON.parse(data)));
    await this.#send('session.new', { capabilities: {} });
    await this.#send('session.subscribe', { events: ['log.entryAdded'] });
    this.#context = (await this.#send('browsingContext.getTree', {})).contexts[0].context;
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }

  #receive(message) {
    if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(message.params.level))
      this.#problems.push({ text: message.params.text, realm: message.params.source.realm });
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    if (message.type === 'error') waiting.failed(new Error(`${waiting.method}: ${message.error}: ${message.message}`));
    else waiting.done(message.result);
  }
  #send(method, params) {
    const id = ++this.#count;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`${method}: no answer within a minute`)), patience);
      const settle = (how) => (value) => {
        clearTimeout(timer);
        how(value);
      };
      this.#waiting.set(id, { method, done: settle(done), failed: settle(failed) });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  visit(url) {
    return this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }
  reload() {
    return this.#send('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }
  act(actions) {
    return this.#send('input.performActions', { context: this.#context, actions });
  }
  async picture() {
    return Buffer.from((await this.#send('browsingContext.captureScreenshot', { context: this.#context })).data, 'base64');
  }
  async call(text, given) {
    const { type, result, realm, exceptionDetails } = await this.#send('script.callFunction', {
      target: { context: this.#context },
      awaitPromise: true,
      functionDeclaration: `async (given) => JSON.stringify(await (${text})(...JSON.parse(given))) ?? 'null'`,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
    });
    assert.equal(type, 'success', exceptionDetails?.text);
    this.#realm = realm;
    return JSON.parse(result.value);
  }
  // What went wrong in the page that is open: a page that is left complains of what it was still fetching.
  takeProblems() {
    return this.#problems
      .splice(0)
      .filter(({ realm }) => realm === this.#realm)
      .map(({ text }) => text);
  }
  async close() {
    this.#socket?.terminate();
    await super.close();
  }
}

class WebKit extends Driven {
  static missing() {
    return [...missing(webKitDriver), ...(miniBrowser() ? [] : ['MiniBrowser'])];
  }
  #base;
  #problems = []; // WebDriver tells nothing of the console; the page is asked for what went uncaught

  async begin() {
    const settings = join(this.programs.folder, 'gtk-3.0');
    mkdirSync(settings);
    writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n'); // prefers-reduced-motion
    const port = await new Promise((done) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => done(port));
      });
    });
    const env = {
      DISPLAY: await this.programs.startScreen(),
      LIBGL_ALWAYS_SOFTWARE: '1',
      HOME: this.programs.folder,
      XDG_CONFIG_HOME: this.programs.folder,
      XDG_DATA_HOME: this.programs.folder,
      XDG_CACHE_HOME: this.programs.folder,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
    };
    await this.programs.start(command(webKitDriver), [`--port=${port}`, '--host=127.0.0.1'], { env });
    this.#base = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + patience; !(await fetch(`${this.#base}/status`).catch(() => null))?.ok; ) {
      assert.ok(Date.now() < end, 'WebKitWebDriver does not answer');
      await new Promise((done) => setTimeout(done, 100));
    }
    const { sessionId } = await this.#send('/session', {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
      },
    });
    this.#base += `/session/${sessionId}`;
    await this.#send('/timeouts', { script: patience, pageLoad: patience });
    await this.#send('/window/rect', { width, height });
  }

  async #send(path, body, method = body ? 'POST' : 'GET') {
    const response = await fetch(this.#base + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  async visit(url) {
    await this.#send('/url', { url });
    await this.#watch();
  }
  async reload() {
    await this.#send('/refresh', {});
    await this.#watch();
  }
  #watch() {
    return this.run(() => {
      window.uncaught ??= [];
      for (const kind of ['error', 'unhandledrejection'])
        addEventListener(kind, (event) => window.uncaught.push(String(event.message ?? event.reason)));
    });
  }
  act(actions) {
    return this.#send('/actions', { actions });
  }
  async picture() {
    return Buffer.from(await this.#send('/screenshot'), 'base64');
  }
  async call(text, given) {
    const { value, error, uncaught } = await this.#send('/execute/async', {
      args: given,
      script: `const done = arguments[arguments.length - 1];
      (async (...given) => (${text})(...given))(...[...arguments].slice(0, -1)).then((value) => done({ value, uncaught: (window.uncaught ?? []).splice(0) }), (error) => done({ error: String(error) }));`,
    });
    assert.equal(error ?? null, null);
    this.#problems.push(...uncaught);
    return value;
  }
  takeProblems() {
    return this.#problems.splice(0);
  }
}

export const browsers = { Firefox, WebKitGTK: WebKit };
