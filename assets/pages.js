// @ts-check
/**
 * The pages of the site beside the board in play. Each is a module, fetched when the page is first opened, and stays as it was left. An
 * address names it and what it shows: "#boards?puzzle=peg", "#learn/icosian". With "?help=hints" boards opened from it give hints only.
 *
 * @typedef {object} Site what a page may use
 * @property {import('./mirror.js').Emit} emit tells the app, which is loaded for it
 * @property {Storage} storage
 * @property {(event: import('./messages.js').PageEvent) => void} openBoard leaves the page for the board that the app opens then
 * @property {(...puzzles: string[]) => void} prefetch fetches the app: a board may be opened soon, likely of these puzzles
 * @property {(rest: string) => void} setAddress changes what follows the page's name in the address, without a step in the history
 * @property {() => void} share offers a link to the page as it is
 *
 * @typedef {import('./playtime.js').Storage & {keys: () => string[]}} Storage
 *
 * @typedef {object} Page
 * @property {HTMLElement} element a main element; its h1 takes the focus
 * @property {(rest: string) => void} [show] it is opened, or its address has changed: what follows its name there
 * @property {() => void} [leave]
 * @property {import('./brought.js').Taker} [brought] takes what is pasted or dropped while it is shown; without it a board is opened
 * @property {(message: import('./messages.js').PageMessage) => boolean} [take] a message from the app; false: it is for somebody else
 */

import { showPlace } from './bar.js';
import { words } from './words.js';

/** Each exports `newPage`. @type {Record<string, () => Promise<{newPage: (site: Site) => Page | Promise<Page>}>>} */
const modules = {
  home: () => import('./home.js'),
  days: () => import('./days-page.js'),
  learn: () => import('./learn.js'),
  boards: () => import('./boards.js'),
  progress: () => import('./progress.js'),
  settings: () => import('./settings.js'),
  help: () => import('./help.js'),
  draw: () => import('./draw.js'),
};

/** @typedef {import('./messages.js').ShowShare['help']} Limit */
/** @param {string} text @returns {text is Limit} */
export const isLimit = (text) => ['all', 'hints', 'none'].includes(text);
/** How much help boards that are opened from this address may give. @param {string} fragment @returns {Limit} */
export function limitOf(fragment) {
  const help = new URLSearchParams(fragment.split('?')[1]).get('help') ?? '';
  return isLimit(help) ? help : 'all';
}
/** @param {string} fragment */
export const isPage = (fragment) => pageOf(fragment) in modules;

export class Pages {
  /** @param {Site} site @param {() => void} fail says that a part is missing */
  constructor(site, fail) {
    this.site = site;
    this.fail = fail;
    this.root = /** @type {HTMLElement} */ (document.getElementById('page'));
    // The wheel scrolls the page where it is over the bar, too.
    document
      .getElementById('bar')
      ?.addEventListener('wheel', ({ deltaY, deltaMode }) => this.root.scrollBy(0, deltaY * [1, 24, innerHeight][deltaMode]), {
        passive: true,
      });
    this.app = /** @type {HTMLElement} */ (document.getElementById('app'));
    /** @type {Map<string, Page>} */
    this.made = new Map();
    /** Those that are being fetched. @type {Map<string, Promise<Page>>} */
    this.making = new Map();
    /** How far down each was left. @type {Map<string, number>} */
    this.scrolled = new Map();
    /** Which is wanted; empty: the board in play. */
    this.name = '';
  }

  /** @returns {Page | undefined} */
  get current() {
    return this.made.get(this.name);
  }

  /** @param {string} fragment of its address */
  async open(fragment) {
    const name = pageOf(fragment);
    if (this.name !== name) this.leave();
    this.name = name;
    showPlace(name);
    this.app.hidden = true;
    let page = this.made.get(name);
    if (!page) {
      try {
        page = await this.make(name);
      } catch (error) {
        console.error(error);
        this.fail();
        if (this.name === name) this.showMissing();
        return;
      }
    }
    if (this.name !== name) return;
    const isNew = !this.root.contains(page.element);
    if (isNew) this.root.replaceChildren(page.element);
    const wasHidden = this.root.hidden;
    this.root.hidden = false;
    if (isNew || wasHidden) this.root.scrollTop = this.scrolled.get(name) ?? 0;
    page.show?.(fragment.slice(name.length));
    const heading = /** @type {HTMLElement} */ (page.element.querySelector('h1'));
    document.title = `${heading.textContent} – Schlegel`;
    const { activeElement } = document;
    if (isNew && !page.element.contains(activeElement) && activeElement?.closest('#page, body > :not(#bar)') !== null)
      heading.focus({ preventScroll: true });
  }

  /** @param {string} name @returns {Promise<Page>} the same one however often it is asked for meanwhile */
  make(name) {
    const making = this.making.get(name) ?? modules[name]().then(({ newPage }) => newPage(this.site));
    this.making.set(name, making);
    return making
      .then((page) => {
        this.made.set(name, page);
        return page;
      })
      .finally(() => this.making.delete(name));
  }

  leave() {
    this.scrolled.set(this.name, this.root.scrollTop);
    this.current?.leave?.();
  }

  /** In place of a page that could not be loaded. */
  showMissing() {
    const [main, heading, text, button] = ['main', 'h1', 'p', 'button'].map((tag) => document.createElement(tag));
    heading.textContent = document.title = words.missing;
    text.textContent = words.partMissing;
    button.textContent = words.tryAgain;
    button.addEventListener('click', () => location.reload());
    main.append(heading, text, button);
    this.root.replaceChildren(main);
    this.root.hidden = false;
  }

  /** Shows the board in play. False: no page was shown before. */
  close() {
    const shown = this.name !== '';
    this.leave();
    this.name = '';
    showPlace('play');
    this.root.hidden = true;
    this.app.hidden = false;
    return shown;
  }
}
