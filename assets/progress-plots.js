// @ts-check
/* Columns as inline SVG, and the same as a table for those who do not see them. */

import { element, shape } from './dialogs-made.js';

/** @typedef {{name: string, label: string, value: number, text: string}} Column its name in full and below the column, and its height in words */

const width = 480,
  height = 150,
  top = 18,
  bottom = 20;

/** @param {string} title @param {string} head of the names in the table @param {Column[]} columns */
export function plot(title, head, columns) {
  const most = Math.max(...columns.map((column) => column.value), 1e-9),
    step = width / columns.length,
    thick = Math.min(48, step * 0.62);
  const picture = shape('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  columns.forEach(({ label, value, text }, i) => {
    const x = (i + 0.5) * step,
      tall = (value / most) * (height - top - bottom),
      y = height - bottom - tall;
    if (value > 0) {
      picture.append(shape('rect', { x: x - thick / 2, y, width: thick, height: Math.max(tall, 2), rx: 3 }));
      picture.append(shape('text', { x, y: y - 5, 'text-anchor': 'middle', class: 'value' }, text));
    }
    picture.append(shape('text', { x, y: height - 4, 'text-anchor': 'middle' }, label));
  });
  picture.append(shape('line', { x1: 0, x2: width, y1: height - bottom, y2: height - bottom }));

  const table = element('table');
  table.createCaption().textContent = title;
  for (const cells of [[head, title], ...columns.map(({ name, text }) => [name, text])])
    table.insertRow().append(...cells.map((text, i) => element(i && table.rows.length > 1 ? 'td' : 'th', { textContent: text })));
  return element(
    'figure',
    {},
    element('figcaption', { ariaHidden: 'true', textContent: title }),
    picture,
    element('div', { className: 'unseen' }, table),
  );
}
