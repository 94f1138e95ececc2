// @ts-check
/* Icons of pages and dialogs. */

import { button, element, shape } from './dialogs-made.js';

/** Those that are not among the symbols of the bar, which is on every page. @type {Record<string, string>} */
const paths = {
  print: 'M7 8V4h10v4M7 16H4.5V9.5A1.5 1.5 0 0 1 6 8h12a1.5 1.5 0 0 1 1.5 1.5V16H17M7 13.5h10V20H7Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M16 16l4 4M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  filter: 'M5 8h14M8 12h8M10.5 16h3',
  check: 'm7.5 12.5 3 3 6-6.5',
  remove: 'M5 7.5h14M9.5 7.5V5h5v2.5M7 7.5l.8 12h8.4l.8-12M10.5 11v5M13.5 11v5',
};

/** @param {string} name */
export const icon = (name) =>
  shape(
    'svg',
    { viewBox: '0 0 24 24', class: `icon icon-${name}`, 'aria-hidden': 'true' },
    paths[name] ? shape('path', { d: paths[name] }) : shape('use', { href: `#icon-${name}` }),
  );

/** A button with an icon and words. @param {string} name of the icon, and a class @param {string} label @param {() => void} act
 * @param {string} [className] */
export function labelled(name, label, act, className = '') {
  const made = button('', act, { className: `${name} ${className}` });
  made.append(icon(name), element('span', { textContent: label }));
  return made;
}
