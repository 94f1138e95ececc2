// @ts-check
/**
 * The canvas's targets and controls as real elements over it. They are what the keyboard and a screen reader use; the
 * pointer goes through them to the canvas.
 *
 * @typedef {import('./messages.js').MirrorItem} Item
 *
 * @typedef {object} Group
 * @property {HTMLElement} element
 * @property {string[]} ids in tab order
 * @property {string} current the id that Tab reaches
 * @property {boolean} board
 *
 * @typedef {(event: import('./messages.js').PageEvent) => void} Emit
 */

import { around, arrowCodes, arrows, questions, spoken, towards, turns } from './board-keys.js';
import { words } from './words.js';

/** What groups are called aloud, where capitalising their id will not do. */
const groupNames = new Map(Object.entries(words.groups));
/** What a focus ring needs around an element, in CSS pixels. */
const ring = 7;
/** With Shift: what the buttons of the answer card do, wherever they are. @type {Map<string, string>} */
const shortcuts = new Map([
  ['H', 'key:hint'],
  ['E', 'key:explain'],
  ['S', 'solution'],
  ['B', 'key:back'],
]);
/** Where the group of the answer card begins. */
const mainButton = 'go';

export class Mirror {
  /** @param {HTMLElement} root holds an h1, a p and a div @param {Emit} emit @param {(text: string) => void} announce */
  constructor(root, emit, announce) {
    this.root = root;
    this.announce = announce;
    /** Something was done that is not shown here yet. */
    this.behind = false;
    /** @type {Emit} */
    this.emit = (event) => {
      this.behind ||= event.type !== 'focus';
      emit(event);
    };
    this.heading = /** @type {HTMLElement} */ (root.querySelector('h1'));
    this.summary = /** @type {HTMLElement} */ (root.querySelector('p'));
    this.reading = /** @type {HTMLElement} */ (root.querySelector('div'));
    /** @type {Map<string, {item: Item, element: HTMLElement, groupKey: string}>} */
    this.shown = new Map();
    /** @type {Map<string, Group>} */
    this.groups = new Map();
    /** @type {Item[]} */
    this.coming = [];
    /** The item that had the focus last. @type {Item | null} */
    this.last = null;
    /** A letter was typed, which may take something into the hand. */
    this.typed = false;
    /** A menu is being opened; what was here before it. @type {Set<string> | null} */
    this.opening = null;
    /** The focus could go nowhere yet. */
    this.homeless = false;
    /** The pointer is what moves the focus. */
    this.pointing = false;
    /** CSS pixels to one of the app's. */
    this.scale = 1;
    this.width = this.height = 0;
    root.addEventListener('click', (event) => {
      const item = this.itemOf(event.target);
      if (event.detail === 0 && item?.kind === 'opener') this.open(item.id);
      else this.activate(item);
    });
    root.addEventListener('input', (event) => this.slide(this.itemOf(event.target)));
    root.addEventListener('focusin', (event) => this.focusChanged(true, this.itemOf(event.target)));
    root.addEventListener('focusout', (event) => this.focusChanged(false, this.itemOf(event.target)));
  }

  /** How large the page is and the app's pixels are. @param {number} scale @param {number} width @param {number} height */
  resize(scale, width, height) {
    [this.scale, this.width, this.height] = [scale, width, height];
    for (const { item, element } of this.shown.values()) this.place(element, item);
  }

  /** Puts an element where its item is. At an edge of the page, which cuts it off, the focus ring goes inside.
   * @param {HTMLElement} element @param {Item} item */
  place(element, item) {
    const { x, y, width: w, height: h } = item.box;
    const [left, top, width, height] = [x, y, w, h].map((length) => length * this.scale);
    const { style } = element;
    [style.left, style.top, style.width, style.height] = [left, top, width, height].map((length) => `${length}px`);
    element.classList.toggle('covered', item.covered);
    element.classList.toggle('edge', left < ring || top < ring || left + width > this.width - ring || top + height > this.height - ring);
  }

  /** Elements that stay are not touched, or their reader would lose the place. */
  read(/** @type {import('./messages.js').MirrorText[]} */ texts) {
    const { children } = this.reading;
    const lines = texts.flatMap(({ section, text }, i) => [...(section === texts[i - 1]?.section ? [] : [['H2', section]]), ['P', text]]);
    for (const [i, [tag, text]] of lines.entries()) {
      if (children[i]?.tagName !== tag) {
        const fresh = document.createElement(tag);
        if (children[i]) children[i].replaceWith(fresh);
        else this.reading.append(fresh);
      }
      setText(/** @type {HTMLElement} */ (children[i]), text);
    }
    while (children.length > lines.length) children[children.length - 1].remove();
  }

  /** @param {import('./messages.js').Mirror} message */
  show({ heading, summary, texts, items }) {
    setText(this.heading, heading);
    setText(this.summary, summary);
    this.coming = items;
    this.behind = false;
    const focused = this.focused();
    const staying = new Set(this.coming.map((item) => item.id));
    for (const [id, { element }] of this.shown)
      if (!staying.has(id)) {
        element.remove();
        this.shown.delete(id);
      }
    for (const group of this.groups.values()) group.ids = [];
    for (const item of this.coming) this.showItem(item);
    for (const [key, group] of this.groups)
      if (group.ids.length) this.arrange(group);
      else {
        group.element.remove();
        this.groups.delete(key);
      }
    this.read(texts);
    for (const { item, element } of this.shown.values())
      if (item.neighbours.length) setAttribute(element, 'aria-description', this.around(item));
    this.inOrder(this.root, [this.heading, this.summary, this.reading, ...[...this.groups.values()].map((group) => group.element)]);
    if (focused && this.focused()?.id !== focused.id) this.refocus(focused.id, focused.group);
    else if (this.homeless) this.restoreFocus();
    this.follow();
    this.enterMenu();
  }

  /** @param {string} id */
  open(id) {
    this.awaitMenu(this.shown.get(id)?.item);
    return this.press(id);
  }

  /** If this opens a menu, the focus goes there with it. @param {Item | undefined} item */
  awaitMenu(item) {
    this.opening = item?.kind === 'opener' && !item.checked ? new Set(this.shown.keys()) : null;
  }

  enterMenu() {
    const first = this.opening && this.coming.find((item) => item.enabled && !this.opening?.has(item.id));
    if (!first) return;
    this.opening = null;
    this.elementOf(first.id).focus({ preventScroll: true });
  }

  /** Where arrows lead what is held, the focus goes along with it. */
  follow() {
    const focused = this.focused(),
      { typed } = this;
    this.typed = false;
    if (!typed && !(focused && isLed(focused))) return;
    const held = this.coming.find((item) => isLed(item) && item.checked);
    if (held && held !== focused) this.elementOf(held.id).focus({ preventScroll: true });
  }

  /** Creates or updates one item's element. @param {Item} item */
  showItem(item) {
    let entry = this.shown.get(item.id);
    const groupKey = groupKeyOf(item);
    if (entry && (entry.item.kind !== item.kind || entry.groupKey !== groupKey)) {
      entry.element.remove();
      entry = undefined;
    }
    if (!entry) {
      entry = { item: /** @type {Item} */ ({}), element: create(item), groupKey };
      this.shown.set(item.id, entry);
    }
    const { element, item: before } = entry;
    const box = (/** @type {Partial<Item>} */ { box, covered }) => JSON.stringify([box, covered]);
    if (box(before) !== box(item)) this.place(element, item);
    update(element, before, item);
    entry.item = item;

    let group = this.groups.get(groupKey);
    if (!group) {
      group = { element: createGroup(item), ids: [], current: '', board: item.kind === 'target' };
      this.groups.set(groupKey, group);
    }
    group.ids.push(item.id);
  }

  /** Puts a group's elements in order and gives one of them the tab stop. @param {Group} group */
  arrange(group) {
    this.inOrder(
      group.element,
      group.ids.map((id) => this.elementOf(id)),
    );
    const items = group.ids.map((id) => this.item(id));
    const stops = items.filter((item) => item.kind !== 'slider');
    if (!stops.some((item) => item.id === group.current))
      group.current = (stops.find((item) => item.id === mainButton) ?? stops.find((item) => item.enabled) ?? stops[0])?.id ?? '';
    for (const item of items) setTabStop(this.elementOf(item.id), item.id === group.current || item.kind === 'slider');
  }

  /** Makes these the element's children; those already in place are not touched, or they would lose the focus.
   * @param {HTMLElement} parent @param {HTMLElement[]} children */
  inOrder(parent, children) {
    let at = parent.firstElementChild;
    for (const child of children)
      if (child === at) at = at.nextElementSibling;
      else parent.insertBefore(child, at);
  }

  /** @param {string} id */
  item(id) {
    return /** @type {{item: Item}} */ (this.shown.get(id)).item;
  }
  /** @param {string} id */
  elementOf(id) {
    return /** @type {{element: HTMLElement}} */ (this.shown.get(id)).element;
  }

  /** @param {EventTarget | null} target */
  itemOf(target) {
    const id = target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
    return id == null ? null : (this.shown.get(id)?.item ?? null);
  }
  focused() {
    return this.itemOf(document.activeElement);
  }

  /** @param {string} id @param {string} [group] where the focus goes when there is no such item any more */
  refocus(id, group) {
    const entry = this.shown.get(id);
    if (entry) return entry.element.focus({ preventScroll: true });
    const kin = [...this.groups.values()].find((one) => one.current && this.item(one.current).group === group);
    const home = kin ?? this.board() ?? [...this.groups.values()][0];
    if (home?.current) this.elementOf(home.current).focus({ preventScroll: true });
    this.homeless = !home;
  }

  /** After a dialog or a page: to the board, if it was opened there, else to where the focus was, if the browser could not put it back. What has it may
   * be hidden already. @param {boolean} [toBoard] */
  restoreFocus(toBoard = false) {
    if (toBoard) return this.refocus('', 'board');
    if (document.activeElement === document.body || document.activeElement?.closest('dialog:not([open]), #page[hidden]'))
      this.refocus(this.last?.id ?? '', this.last?.group);
  }

  board() {
    return [...this.groups.values()].find((group) => group.board);
  }
  region() {
    return this.coming.find((item) => item.kind === 'region');
  }

  /** The pointer went down: the focus follows it, so that typing goes on from there. In CSS pixels.
   * @param {number} left @param {number} top */
  focusAt(left, top) {
    const x = left / this.scale,
      y = top / this.scale;
    const region = this.region(),
      under = [...this.shown.values()].find(({ item }) => !item.covered && contains(item, x, y));
    const element = region && contains(region, x, y) ? this.elementOf(region.id) : under?.element;
    this.awaitMenu(under?.item);
    this.pointing = true;
    element?.focus({ preventScroll: true });
    this.pointing = false;
  }

  /** @param {boolean} here it came to the item, or left it @param {Item | null} item */
  focusChanged(here, item) {
    if (!item) return;
    this.last = item;
    const group = this.groups.get(groupKeyOf(item));
    if (here && group && item.kind !== 'slider' && group.current !== item.id) {
      const before = this.shown.get(group.current);
      if (before) setTabStop(before.element, false);
      group.current = item.id;
      setTabStop(this.elementOf(item.id), true);
    }
    this.emit({ type: 'focus', item: here ? item.id : '', pointed: here && this.pointing });
  }

  /** The app knows what can be done now; what is shown here may be a frame old. @param {Item | null} item */
  activate(item) {
    if (item && item.kind !== 'slider' && item.kind !== 'region') this.emit({ type: 'activate', item: item.id });
  }

  /** @param {Item | null} item */
  slide(item) {
    if (!item) return;
    const input = /** @type {HTMLInputElement} */ (this.elementOf(item.id));
    const wanted = Number(input.value);
    input.value = String(item.value); // until the app says otherwise
    this.emit({ type: 'slide', item: item.id, value: wanted });
  }

  /** Emits this for a key, which is used then. @param {import('./messages.js').PageEvent} event */
  use(event) {
    this.emit(event);
    return true;
  }

  /** A button pressed by a shortcut. @param {string} id */
  press(id) {
    return this.use({ type: 'activate', item: id });
  }

  /** Keys without Ctrl, Alt or Meta, from an item or from the bare page. True when the key was used.
   * @param {KeyboardEvent} event */
  key(event) {
    if (this.behind && arrows.has(event.key)) this.catchUp();
    const item = this.focused();
    const kind = item ? item.kind : '';
    this.opening = null;
    if (event.key === 'Escape') return this.use({ type: 'cancel_held' });
    if (event.key === ' ' && !item && this.shown.has('why:play')) return this.press('why:play');
    if (event.key === 'Enter' || event.key === ' ') return event.repeat; // the click comes from the browser, once
    const pages = { PageDown: 1, PageUp: -1 }[event.key];
    if (pages) return this.use({ type: 'scroll', pages });
    if (kind === 'slider') return false;
    const arrow = arrowCodes.get(event.key);
    const shortcut = event.shiftKey && shortcuts.get(event.key);
    if (shortcut) return shortcut === 'solution' ? this.open(shortcut) : this.press(shortcut);
    if (arrow && event.shiftKey) {
      const [across, over] = /** @type {number[]} */ (arrows.get(event.key));
      return this.use({ type: 'turn_solid', across, over });
    }
    if (arrow && (item ? kind === 'region' || isLed(item) : this.region() || this.coming.some(isLed)))
      return this.use({ type: 'key', item: item?.id ?? '', code: arrow });
    if (arrows.has(event.key) || event.key === 'Home' || event.key === 'End') return this.walk(event.key, item);
    if (event.key === 'Backspace') return this.press('undo');
    const zooms = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (zooms) return this.use({ type: 'zoom', steps: zooms });
    const steps = turns.get(event.key);
    if (steps !== undefined) return this.use({ type: 'turn_held', steps });
    const question = questions.get(event.key);
    if (question && item && (kind === 'target' || kind === 'region')) {
      if (question !== 'around') return this.use({ type: 'tell', about: question });
      this.announce(`${item.name}. ${item.neighbours.length ? this.around(item) : ''}`);
      return true;
    }
    if ([...event.key].length !== 1) return false;
    this.typed = true;
    return this.use({ type: 'key', item: item?.id ?? '', code: event.key.codePointAt(0) ?? 0 });
  }

  /** The neighbours of a place, clockwise from the top, with the directions in which they lie. @param {Item} item */
  around(item) {
    return around(this.placeOf(item), this.placesOf(item.neighbours));
  }

  /** @param {Item} item @returns {import('./board-keys.js').Place} */
  placeOf(item) {
    const { x, y, width, height } = item.box;
    return { id: item.id, x: x + width / 2, y: y + height / 2, spoken: spoken(item) };
  }

  /** Of those that are shown. @param {string[]} ids */
  placesOf(ids) {
    return ids.flatMap((id) => this.shown.get(id)?.item ?? []).map((item) => this.placeOf(item));
  }

  /** What an arrow does depends on what was done before it, even where no frame has been drawn since. */
  catchUp() {
    this.emit({ type: 'catch_up' });
    this.behind = false;
  }

  /** @param {string} key @param {Item | null} item */
  walk(key, item) {
    const group = item ? this.groups.get(groupKeyOf(item)) : this.board();
    if (!group) return false;
    const stops = group.ids.filter((id) => this.item(id).kind !== 'slider');
    const [dx, dy] = arrows.get(key) ?? [0, 0];
    let next = '';
    if (!item) next = group.current;
    else if (key === 'Home') next = stops[0];
    else if (key === 'End') next = stops[stops.length - 1];
    else if (group.board) next = towards(this.placeOf(item), [dx, dy], this.placesOf(item.neighbours), this.placesOf(group.ids));
    else next = stops[(stops.indexOf(item.id) + dx + dy + stops.length) % stops.length];
    if (!next) return true;
    this.elementOf(next).focus({ preventScroll: true });
    return true;
  }
}

/** @param {Item} item */
const isLed = (item) => item.kind === 'target' && item.value === 1;

/** @param {Item} item @param {number} x @param {number} y */
const contains = ({ box }, x, y) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Targets have a group of their own; an item without a group stands alone. @param {Item} item */
function groupKeyOf(item) {
  const kind = item.kind;
  if (!item.group) return ` ${item.id}`;
  return `${item.group} ${kind === 'target' ? kind : ''}`;
}

/** @param {Item} item */
function createGroup(item) {
  const element = document.createElement('div');
  if (!item.group) return element;
  // In a board arrows and letters are moves: "application" makes screen readers pass them on.
  element.setAttribute('role', item.kind === 'target' ? 'application' : 'toolbar');
  element.setAttribute('aria-label', groupNames.get(item.group) ?? item.group.charAt(0).toUpperCase() + item.group.slice(1));
  element.dataset.group = item.group;
  return element;
}

/** @param {Item} item */
function create(item) {
  const kind = item.kind;
  const element = document.createElement(kind === 'slider' ? 'input' : kind === 'region' ? 'div' : 'button');
  if (kind === 'region') element.setAttribute('role', 'application');
  else if (element instanceof HTMLInputElement) {
    element.type = 'range';
    element.step = '1';
    element.min = '0';
  } else /** @type {HTMLButtonElement} */ (element).type = 'button';
  element.dataset.id = item.id;
  element.dataset.kind = kind;
  return element;
}

/** Writes what differs from before. @param {HTMLElement} element @param {Item} before @param {Item} item */
function update(element, before, item) {
  const kind = item.kind;
  const slider = element instanceof HTMLInputElement ? element : null;
  if (before.name !== item.name || before.state !== item.state) {
    element.setAttribute('aria-label', slider ? item.name : spoken(item));
    if (slider) slider.setAttribute('aria-valuetext', item.state || String(item.value));
  }
  if (before.enabled !== item.enabled) {
    if (item.enabled) element.removeAttribute('aria-disabled');
    else element.setAttribute('aria-disabled', 'true');
  }
  if (slider) {
    if (before.most !== item.most) slider.max = String(item.most);
    if (Number(slider.value) !== item.value) slider.value = String(item.value);
    if (!item.state && before.value !== item.value) slider.setAttribute('aria-valuetext', String(item.value));
  } else if (before.checked !== item.checked) {
    const opens = kind === 'opener' || kind === 'fold';
    // A button that was never pressed is not a toggle.
    if (opens || item.checked || before.checked) element.setAttribute(opens ? 'aria-expanded' : 'aria-pressed', String(item.checked));
  }
}

/** @param {HTMLElement} element @param {boolean} stop */
function setTabStop(element, stop) {
  const index = stop ? 0 : -1;
  if (element.tabIndex !== index || !element.hasAttribute('tabindex')) element.tabIndex = index;
}

/** @param {HTMLElement} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
