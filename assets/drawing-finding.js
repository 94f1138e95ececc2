// @ts-check
/* What the computer has found out about a drawn board, in a card with what can be done about it. */

import { addressOfPicture, element } from './dialogs-made.js';
import { fill, words } from './draw-words.js';

/** @typedef {import('./messages.js').Finding} Finding */

export class FindingCard {
  /** @param {HTMLElement} root @param {import('./drawing-settings.js').Send} send @param {(dots: number[]) => void} lead
   * @param {(picture: Node | null) => void} show a solution in place of the paper */
  constructor(root, send, lead, show) {
    const [heading, text, aside] = ['h2', 'p', '.aside'].map((name) => /** @type {HTMLElement} */ (root.querySelector(name)));
    this.root = root;
    this.heading = heading;
    this.text = text;
    this.aside = /** @type {HTMLButtonElement} */ (aside);
    this.send = send;
    this.lead = lead;
    this.show = show;
    /** @type {Finding} */
    this.finding = {
      type: 'finding',
      tone: 'plain',
      busy: true,
      headline: '',
      detail: '',
      canNarrow: false,
      cutShort: false,
      picture: '',
      where: [],
    };
    /** What is wrong with the sheet, and where. */
    this.problem = '';
    /** @type {number[]} */
    this.where = [];
    this.solved = false;
    this.limited = false;
    addEventListener('theme', () => {
      if (!this.solved) return;
      this.solved = false;
      this.showSolution(true);
    });
  }

  /** @param {{problem: string, where: number[]}} sheet that is drawn now */
  takeSheet({ problem, where }) {
    this.problem = problem;
    this.where = where;
    this.showSolution(false);
  }

  /** @param {boolean} limited the link to the board that is drawn limits help */
  limit(limited) {
    if (this.limited === limited) return;
    this.limited = limited;
    this.showSolution(false);
  }

  /** @param {Finding} finding */
  take(finding) {
    this.finding = finding;
    if (!finding.picture) this.showSolution(false);
    this.fill();
  }

  /** @param {boolean} solved */
  showSolution(solved) {
    const { picture } = this.finding;
    if (this.solved !== solved)
      this.show(solved ? element('img', { className: 'solution', alt: words.solutionPicture, src: addressOfPicture(picture) }) : null);
    this.solved = solved;
    this.fill();
  }

  fill() {
    const { tone, busy, headline, detail, canNarrow, cutShort, picture, where } = this.finding;
    if (this.problem)
      return this.say('plain', words.notABoard, this.problem, this.where.length ? words.showWhere : '', () => this.lead(this.where));
    if (this.limited) return this.say('plain', words.limited, words.limitedMore, '', () => {});
    const known = headline || words.looking,
      more = detail || (busy && headline ? words.lookingFurther : '');
    if (this.solved) this.say(tone, known, more, words.hideSolution, () => this.showSolution(false));
    else if (busy) this.say(tone, known, more, words.cancel, () => this.send('cancel'));
    else if (canNarrow) this.say(tone, known, more, words.makeUnique, () => this.send('unique'));
    else if (where.length) this.say(tone, known, more, words.showWhere, () => this.lead(where));
    else if (tone === 'bad') this.say(tone, known, fill(words.nowhereToShow, { reason: more }), '', () => {});
    else if (picture) this.say(tone, known, more, tone === 'good' ? words.showSolution : words.showOne, () => this.showSolution(true));
    else this.say(tone, known, more, cutShort ? words.lookAgain : '', () => this.send('look'));
  }

  /** @param {Finding['tone']} tone @param {string} headline @param {string} text @param {string} label of what else can be done; empty: nothing
   * @param {() => void} act */
  say(tone, headline, text, label, act) {
    this.root.dataset.tone = tone;
    if (this.heading.textContent !== headline) this.heading.textContent = headline;
    if (this.text.textContent !== text) this.text.textContent = text;
    this.aside.hidden = !label;
    this.aside.textContent = label;
    this.aside.onclick = act;
  }
}
