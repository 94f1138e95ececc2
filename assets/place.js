// @ts-check
/* The address and the browser's history: each board that is opened is an entry, and so is each page; moves change the entry of their board.
 * An entry holds the board as the app names it, its number in their order, and in the address's fragment the game or the page. */

const writeMilliseconds = 300; // browsers allow about one change of the address in a third of a second
const leftKey = 'schlegel.place';

/** Whether one was open: then Back closes it, and the board under it stays. */
function closeDialogs() {
  const open = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  for (const dialog of open) dialog.close();
  return open.length > 0;
}

export class Place {
  /** @param {import('./mirror.js').Emit} emit @param {(fragment: string) => boolean} showPage shows the page that an address names, else the
   * board in play: false */
  constructor(emit, showPage) {
    this.emit = emit;
    this.showPage = showPage;
    /** A page is shown: the app does not write the address. */
    this.onPage = false;
    /** The page is being left for a board, which gets an entry of its own. */
    this.leaving = false;
    /** A page was left and nothing else is asked for since: the app may still open another board first, or make the one that is wanted. */
    this.fresh = false;
    /** What the entry should be. */
    this.board = this.fragment = '';
    /** What it was when it was last written or told of. */
    this.seen = '';
    /** Of the entry, and of the one of the board in play. */
    this.number = this.boardNumber = 0;
    /** What entries should be that were left for a page, by their numbers: it may not be written there yet. @type {Map<number, string>} */
    this.left = new Map();
    this.timer = 0;
    this.written = -Infinity;
  }

  /** The board of this entry; empty when the entry is none of ours. @returns {string} */
  shownBoard() {
    return history.state?.board ?? '';
  }
  shown() {
    return `${this.shownBoard()}\n${location.hash.slice(1)}`;
  }

  /** @param {string} fragment @param {string} board */
  set(fragment, board) {
    if (this.timer && board !== this.board && !this.leaving) this.write(); // it is come back to
    this.fragment = fragment;
    this.board = board;
    if (this.onPage && this.left.get(this.boardNumber)?.startsWith(`${board}\n`)) this.left.set(this.boardNumber, `${board}\n${fragment}`);
    this.timer ||= setTimeout(() => this.write(), Math.max(0, this.written + writeMilliseconds - performance.now()));
  }

  write() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.onPage) return;
    this.written = performance.now();
    if (this.shown() !== this.seen) return; // somebody went elsewhere, and the app is about to be told
    const before = this.shownBoard(),
      isNew = !this.fresh && before && before !== this.board,
      number = this.number + (isNew ? 1 : 0);
    try {
      if (this.shown() !== `${this.board}\n${this.fragment}`) {
        history[isNew ? 'pushState' : 'replaceState']({ board: this.board, number }, '', `#${this.fragment}`);
        this.number = this.boardNumber = number;
        this.left.delete(number);
      }
      this.seen = this.shown();
      this.leaving = false;
    } catch {
      /* too many changes at once: the next one tells it all */
    }
  }

  /** Leaves the page for the board that is about to be opened: an entry of its own, which is written once the app has named the board. */
  leave() {
    closeDialogs();
    this.onPage = false;
    this.leaving = this.fresh = true;
    history.pushState({ board: '', number: ++this.number }, '', '#play');
    this.seen = this.shown();
  }

  /** Something else is asked for, which gets an entry of its own. */
  settle() {
    this.fresh = false;
  }

  /** Changes the address of the page that is shown. @param {string} fragment */
  rewrite(fragment) {
    if (!this.onPage) return;
    history.replaceState(history.state, '', `#${fragment}`);
    this.seen = this.shown();
  }

  watch() {
    for (const deed of ['pointerdown', 'keydown']) addEventListener(deed, () => this.settle(), { capture: true });
    let left = ''; // the entry that is being left again: popstate and hashchange both tell of it
    const tell = () => {
      const shown = this.shown();
      if (shown === left) return;
      left = '';
      if (shown === this.seen) return this.write(); // what could not be written while another entry was there
      if (closeDialogs()) {
        left = shown;
        return history.go(Math.sign(this.number - (history.state?.number ?? 0)) || 1);
      }
      clearTimeout(this.timer);
      this.timer = 0;
      this.tell(shown);
    };
    for (const kind of ['popstate', 'hashchange']) addEventListener(kind, tell);
    this.tell(this.reloaded());
    this.seen = this.shown();
  }

  /** @param {string} shown */
  tell(shown) {
    this.seen = shown;
    const left = this.left.get(history.state?.number);
    const [board, fragment] = (left ?? shown).split('\n'),
      fromBoard = !this.onPage && !this.leaving;
    this.number = history.state?.number ?? this.number + 1; // without one it was asked for by an address
    this.left.delete(this.number);
    this.leaving = this.fresh = false;
    this.onPage = this.showPage(board && !fragment ? 'play' : fragment); // a board too large for an address
    if (!this.onPage) {
      this.boardNumber = this.number;
      this.emit({ type: 'place', board: (this.board = board), fragment: (this.fragment = fragment) });
      if (left) this.write();
    } else {
      if (fromBoard) this.left.set(this.boardNumber, `${this.board}\n${this.fragment}`);
      if (history.state?.number === undefined) history.replaceState({ number: this.number }, '');
    }
  }

  /** The entry; after a reload what was to be written there when the page went, which a browser ignores then. */
  reloaded() {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    let left = null;
    try {
      left = sessionStorage.getItem(leftKey);
      sessionStorage.removeItem(leftKey);
    } catch {
      /* no storage */
    }
    return (entry?.type === 'reload' && left) || this.shown();
  }

  unload() {
    if (this.timer) this.write();
    // Always: while a reload is under way the address no longer changes, whatever it was told.
    try {
      sessionStorage.setItem(leftKey, this.onPage || this.leaving ? this.shown() : `${this.board}\n${this.fragment}`);
    } catch {
      /* no storage */
    }
  }
}
