// @ts-check
/* The home: five boards to try for who is new; for who has played, where to go on (hub.js). */

import { Cards, linkToBoard } from './cards.js';
import { button, element, addStyles, isPhone, shape } from './dialogs-made.js';
import { hasPlayed } from './kept-games.js';
import { puzzles } from './puzzles.js';
import { words } from './words.js';

/** @typedef {import('./pages.js').Site} Site */

/** @param {Site} site @returns {Promise<import('./pages.js').Page>} */
export async function newPage(site) {
  const main = element('main', { className: 'home' });
  const logo = shape('svg', {}, shape('use', { href: '#icon-logo' }));
  const top = [
    element('p', { className: 'logo', ariaHidden: 'true' }, logo, 'Schlegel'), // on a phone, in place of the bar's
    ...(isForgetful() ? [element('p', { className: 'note', textContent: words.nothingKept })] : []),
  ];
  const fetchHub = async () => (await import('./hub.js')).newHub(site);
  const [hub] = await Promise.all([hasPlayed(site.storage) ? fetchHub() : null, addStyles('home.css')]);
  let view = hub ?? newVisit(site);
  /** The hub, from the first move on. @type {Promise<View> | null} */
  let wanted = null;
  main.append(...top, ...view.elements);
  if (isPhone()) site.prefetch();
  function renew() {
    if (hub || wanted || !hasPlayed(site.storage)) return;
    wanted = fetchHub();
    wanted.then(
      (next) => {
        view = next;
        main.replaceChildren(...top, ...next.elements);
        next.show?.();
      },
      () => (wanted = null),
    );
  }
  return {
    element: main,
    show() {
      view.show?.();
      renew();
    },
    leave() {
      view.leave?.();
      renew();
    },
  };
}

/** @typedef {{elements: Node[], show?: () => void, leave?: () => void}} View */

function isForgetful() {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** @param {Site} site @returns {View} */
function newVisit(site) {
  const watch = button('', () => {}, { className: 'watch' });
  const cards = new Cards(site, watch);
  const hero = element(
    'header',
    {},
    element('h1', { textContent: words.homeTitle, tabIndex: -1 }),
    element('p', { textContent: words.homeAbout }),
    element(
      'div',
      { className: 'deeds' },
      watch,
      linkToBoard(site, puzzles[0].key, { className: 'button main', textContent: words.playFirst }),
    ),
  );
  const draw = element(
    'article',
    { className: 'draw' },
    drawnPicture(),
    element('h2', { textContent: words.drawYourOwn }),
    element('p', { textContent: words.drawShort }),
    element('a', { className: 'button', href: '#draw', textContent: words.startDrawing }),
  );
  return {
    elements: [
      hero,
      element('div', { className: 'cards' }, ...cards.elements, draw),
      cards.end,
      element(
        'div',
        { className: 'more' },
        section('days', words.todaysBoards, words.todayAbout, dailyPictures(), '#days', words.playToday),
        section('learn', words.learn, words.learnAbout, cord(), '#learn', words.startLearning),
        section('draw', words.drawYourOwn, words.drawAbout, '', '#draw', words.startDrawing),
      ),
    ],
    leave() {
      cards.pause();
      delete (/** @type {HTMLElement} */ (document.getElementById('page')).dataset.played);
    },
  };
}

/** @param {string} className @param {string} title @param {string} about @param {Node | string} picture @param {string} href @param {string} deed */
const section = (className, title, about, picture, href, deed) =>
  element(
    'section',
    { className },
    element('h2', { textContent: title }),
    element('p', { textContent: about }),
    picture,
    element('a', { className: 'button', href, textContent: deed }),
  );

/** What the daily boards are like. */
const dailyPictures = () =>
  element(
    'ul',
    { className: 'pictures' },
    ...puzzles.map(({ id, tab }) =>
      element('li', {}, element('img', { src: `daily-${id}.svg`, alt: '', width: 92, height: 92 }), element('span', { textContent: tab })),
    ),
  );

const hidden = { 'aria-hidden': 'true' };

/** A course: a cord through pegs, the first one next. */
function cord() {
  const pegs = 7,
    apart = 32;
  return shape(
    'svg',
    { class: 'cord', viewBox: `0 0 ${(pegs - 1) * apart + 24} 24`, ...hidden },
    shape('path', { d: `M12 12H${12 + (pegs - 1) * apart}` }),
    ...Array.from({ length: pegs }, (_, i) => shape('circle', { cx: 12 + i * apart, cy: 12, r: i ? 8 : 11 })),
  );
}

/** Three vertices that are connected, and a line that is being drawn to a fourth. */
const drawnPicture = () =>
  shape(
    'svg',
    { class: 'paper', viewBox: '0 0 126 126', ...hidden },
    shape('rect', { x: 1, y: 1, width: 124, height: 124, rx: 6 }),
    shape('path', { d: 'M29 88 63 32 98 63Z' }),
    shape('path', { class: 'drawn', d: 'M29 88 82 100' }),
    ...[
      [29, 88],
      [63, 32],
      [98, 63],
    ].map(([cx, cy]) => shape('circle', { cx, cy, r: 5.5 })),
    shape('circle', { class: 'drawn', cx: 82, cy: 100, r: 5.5 }),
  );
