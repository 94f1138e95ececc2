// @ts-check
/* Columns as inline SVG, and the same as a table for those who do not see them. */

/** @typedef {{name: string, label: string, value: number, text: string}} Column its name in full and below the column, and its height in words */

const width = 480,
  height = 150,
  top = 18,
  bottom = 20;

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function drawn(tag, attributes, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`);
  made.textContent = text;
  return made;
}

/** @param {string} title @param {string} head of the names in the table @param {Column[]} columns */
export function plot(title, head, columns) {
  const most = Math.max(...columns.map((column) => column.value), 1e-9),
    step = width / columns.length,
    thick = Math.min(48, step * 0.62);
  const picture = drawn('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  columns.forEach(({ label, value, text }, i) => {
    const x = (i + 0.5) * step,
      tall = (value / most) * (height - top - bottom),
      y = height - bottom - tall;
    if (value > 0) {
      picture.append(drawn('rect', { x: x - thick / 2, y, width: thick, height: Math.max(tall, 2), rx: 3 }));
      picture.append(drawn('text', { x, y: y - 5, 'text-anchor': 'middle', class: 'value' }, text));
    }
    picture.append(drawn('text', { x, y: height - 4, 'text-anchor': 'middle' }, label));
  });
  picture.append(drawn('line', { x1: 0, x2: width, y1: height - bottom, y2: height - bottom }));

  const table = document.createElement('table'),
    read = document.createElement('div'),
    figure = document.createElement('figure');
  table.createCaption().textContent = title;
  for (const cells of [[head, title], ...columns.map(({ name, text }) => [name, text])]) {
    const row = table.insertRow();
    cells.forEach((text, i) => {
      const cell = document.createElement(i && table.rows.length > 1 ? 'td' : 'th');
      cell.textContent = text;
      row.append(cell);
    });
  }
  read.className = 'unseen';
  read.append(table);
  const caption = document.createElement('figcaption');
  caption.setAttribute('aria-hidden', 'true');
  caption.textContent = title;
  figure.append(caption, picture, read);
  return figure;
}
