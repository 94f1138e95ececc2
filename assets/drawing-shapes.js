// @ts-check
/* How a sheet looks on the paper, as SVG: a graph, or a grid as it is in play. */

import { shape } from './dialogs-made.js';

/** @typedef {import('./drawing-geometry.js').Point} Point @typedef {import('./drawing-paper.js').Paper} Paper */
/** @typedef {import('./drawing-grid.js').Grid} Grid @typedef {import('./messages.js').DrawnSetting} Setting */

export const size = 1000; // units of the drawing

const pieces = 8; // colours, as in play
const shortName = 2; // characters that a dot holds
const gap = '0'; // a sliding puzzle's

const xy = (/** @type {Point} */ p) => `${p.x},${p.y}`;
const scaled = (/** @type {Point} */ p) => ({ x: p.x * size, y: p.y * size });

/** @param {string} name its class @param {Point} a @param {Point} b @param {number} width */
export const stroke = (name, a, b, width) => shape('line', { class: name, x1: a.x, y1: a.y, x2: b.x, y2: b.y, 'stroke-width': width });
/** @param {string} name @param {Point} p @param {number} r @param {number} [width] of its border */
const disc = (name, p, r, width = 0) => shape('circle', { class: name, cx: p.x, cy: p.y, r, 'stroke-width': width });
/** @param {string} name @param {Point} p its middle @param {number} half @param {number} round @param {number} [width] of its border */
const square = (name, p, half, round, width = 0) =>
  shape('rect', { class: name, x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half, rx: round, 'stroke-width': width });
/** @param {string} name @param {Point} p @param {number} height @param {string} words */
const text = (name, p, height, words) => shape('text', { class: name, x: p.x, y: p.y, 'font-size': height }, words);
/** What is written on a disc. @param {string} words @param {Point} p @param {number} r */
const written = (words, p, r) => text('', p, r * (words.length > 2 ? 2.2 / words.length : words.length > 1 ? 0.95 : 1.1), words);

/** The colour of each pair by its name, as in play: in their order, on a grid in that of their first ends. @param {Paper} paper */
export function coloursOf({ sheet, grid }) {
  const pairs = sheet.settings.filter(({ keyword }) => keyword === 'pair');
  const first = (/** @type {Setting} */ pair) => Math.min(...pair.vertices.map((dot) => (grid ? grid.dots.indexOf(dot) : 0)));
  const order = grid ? [...pairs].sort((a, b) => first(a) - first(b)) : pairs;
  return new Map(order.map(({ word }, i) => [word, `piece-${i % pieces}`]));
}

/** A dot or a hole of a grid as it is focused and spoken of. @param {Paper} paper @param {number} spot @param {string[]} classes @param {Element[]} content */
function element(paper, spot, classes, content) {
  const { dot } = paper.spots[spot];
  const { selection, picked, where, sheet } = paper;
  const own = sheet.settings.filter((one) => one.vertices.includes(dot));
  if (selection.has(dot)) classes.push('selected');
  if (picked.includes(dot)) classes.push('picked');
  if (where.includes(dot)) classes.push('wrong');
  const name = ['dot', ...classes, ...own.map((one) => `has-${one.keyword}`)].join(' ');
  const tabindex = spot === paper.focused ? 0 : -1;
  const made = shape('g', { class: name, role: 'button', tabindex, 'data-spot': spot, ...(dot >= 0 && { 'data-dot': dot }) }, ...content);
  made.setAttribute('aria-label', paper.tell(spot));
  return made;
}

/** The dotted arc between the ends of the chosen pair. @param {Point} a @param {Point} b @param {number} width @param {string} colour */
function arc(a, b, width, colour) {
  const bend = 0.18;
  const middle = { x: (a.x + b.x) / 2 - bend * (a.y - b.y), y: (a.y + b.y) / 2 + bend * (a.x - b.x) };
  const d = `M${xy(a)}Q${xy(middle)} ${xy(b)}`;
  return shape('path', { class: `arc ${colour}`, d, 'stroke-width': width, 'stroke-dasharray': `0 ${2.2 * width}` });
}

/** What a dot says in place of its name, if anything. @param {Paper} paper @param {number} dot */
function labelOf({ sheet, hand }, dot) {
  const kind = hand.kind();
  const words = sheet.settings.filter((one) => one.word && one.vertices.length < 3 && one.vertices.includes(dot));
  return (kind?.on === 'swap' && words.find((one) => one.keyword === kind.keyword)) || words[0];
}

/** A name as it is shown: a letter as a capital, unless another dot has that name. @param {Paper} paper @param {string} name */
const shownName = ({ sheet, holes }, name) =>
  holes && name.length === 1 && !sheet.vertices.some((dot) => dot.name === name.toUpperCase()) ? name.toUpperCase() : name;

/** @param {Paper} paper @param {Point[]} places of its dots, at this moment */
export function graphShapes(paper, places) {
  const { sheet, unit, marks, symmetry, added } = paper;
  const { vertices, lines, settings } = sheet;
  const at = (/** @type {number} */ i) => scaled(places[i]);
  const u = unit * size,
    r = paper.radius * size;
  const parts = [disc('guide', { x: size / 2, y: size / 2 }, size / 2, 1.2 * u)];
  for (let turn = 0; symmetry.turns > 1 && turn < symmetry.turns; ++turn) {
    const angle = (2 * Math.PI * turn) / symmetry.turns;
    const end = { x: size / 2 + (size / 2) * Math.sin(angle), y: size / 2 - (size / 2) * Math.cos(angle) };
    parts.push(stroke('guide', { x: size / 2, y: size / 2 }, end, 1.2 * u));
  }
  const pairs = settings.filter((one) => one.vertices.length === 2),
    set = new Map(pairs.map((one) => [[...one.vertices].sort((a, b) => a - b).join(), `kind-${one.keyword}`]));
  for (const one of settings.filter((one) => one.vertices.length > 2)) {
    const points = one.vertices.map((i) => xy(at(i))).join(' ');
    const chosen = paper.hand.kind()?.keyword === one.keyword ? 'chosen' : '';
    const tag = paper.paths.has(one.keyword) ? 'polyline' : 'polygon';
    parts.push(shape(tag, { class: `setting kind-${one.keyword} ${chosen}`, points, 'stroke-width': tag === 'polygon' ? 0 : 9 * u }));
    const mean = (/** @type {'x' | 'y'} */ axis) => one.vertices.reduce((sum, i) => sum + at(i)[axis], 0) / one.vertices.length;
    if (one.word) parts.push(text('word', { x: mean('x'), y: mean('y') }, 13 * u, one.word));
  }
  for (const { u: a, v: b, crosses } of lines) {
    if (added.has(`${a},${b}`)) parts.push(stroke('added', at(a), at(b), 14 * u));
    if (crosses) parts.push(stroke('halo', at(a), at(b), 10 * u));
    parts.push(stroke(`link ${crosses ? 'crosses' : ''} ${set.get(`${a},${b}`) ?? ''}`, at(a), at(b), 4 * u));
  }
  for (const one of pairs.filter(({ keyword }) => keyword !== 'pair')) {
    const [a, b] = one.vertices.map(at);
    parts.push(stroke(`setting kind-${one.keyword}`, a, b, 7 * u));
  }
  const colours = coloursOf(paper),
    chosen = paper.chosenPair;
  if (chosen) parts.push(arc(at(chosen.vertices[0]), at(chosen.vertices[1]), 4 * u, colours.get(chosen.word) ?? ''));
  vertices.forEach((dot, i) => {
    const own = settings.filter((one) => one.vertices.includes(i)),
      label = labelOf(paper, i),
      p = at(i);
    const classes = [label?.keyword === 'pair' ? `end ${colours.get(label.word)}` : '', label?.word === gap ? 'gap' : ''];
    if (own.some(({ keyword }) => keyword === marks[0])) classes.push('inside');
    const words = label ? (label.word === gap ? '' : label.word) : shownName(paper, dot.name);
    const content = [
      disc('', p, r, 2 * u),
      words.length > shortName ? text('name', { x: p.x + 1.4 * r, y: p.y }, 13 * u, words) : written(words, p, r),
    ];
    if (own.some(({ keyword }) => marks.indexOf(keyword) > 0)) content.unshift(disc('around', p, 1.45 * r, 3 * u));
    if (chosen?.vertices.includes(i)) content.unshift(disc('ring', p, 1.4 * r, 3 * u));
    parts.push(element(paper, i, classes, content));
  });
  return parts;
}

/** @param {Paper} paper @param {Grid} grid */
export function gridShapes(paper, grid) {
  const { sheet, unit, added } = paper;
  const cell = grid.side * size,
    half = 0.475 * cell,
    u = unit * size;
  const left = grid.left * size,
    top = grid.top * size,
    width = grid.columns * cell,
    height = grid.rows * cell,
    border = 0.012 * size;
  const at = (/** @type {number} */ i) => scaled(grid.at(i));
  const parts = [
    shape('rect', {
      class: 'rim',
      x: left - border,
      y: top - border,
      width: width + 2 * border,
      height: height + 2 * border,
      rx: 0.018 * size,
    }),
  ];
  // As in play: every fifth number where they would run into each other.
  const step = grid.side < 0.045 ? 5 : 1,
    numbered = (/** @type {number} */ i) => i === 0 || (i + 1) % step === 0;
  const ruler = Math.max(9 * u, Math.min(16 * u, 0.5 * cell, 0.065 * size));
  for (let i = 0; i < grid.columns; ++i)
    if (numbered(i)) parts.push(text('ruler', { x: left + (i + 0.5) * cell, y: top - border - 0.75 * ruler }, ruler, String(i + 1)));
  for (let i = 0; i < grid.rows; ++i)
    if (numbered(i)) parts.push(text('ruler', { x: left - border - 0.75 * ruler, y: top + (i + 0.5) * cell }, ruler, String(i + 1)));

  const colours = coloursOf(paper),
    chosen = paper.chosenPair;
  const cellOf = (/** @type {number} */ dot) => grid.dots.indexOf(dot);
  grid.dots.forEach((dot, i) => {
    if (dot < 0) return;
    const p = at(i);
    parts.push(square('cell', p, half, 0.1 * cell));
    if (sheet.settings.some(({ keyword, vertices }) => keyword === 'bridge' && vertices.includes(dot))) parts.push(...bridge(p, cell));
  });
  for (const axis of /** @type {const} */ (['x', 'y'])) if (grid.wraps[axis]) parts.push(...passages(grid, axis, border));
  for (const [a, b, from, to] of borders(grid)) {
    if (grid.areJoined(a, b)) continue;
    const key = [grid.dots[a], grid.dots[b]].sort((one, other) => one - other).join();
    parts.push(stroke(added.has(key) ? 'wall new' : 'wall', from, to, 0.09 * cell));
  }
  if (chosen) {
    const [a, b] = chosen.vertices.map((dot) => at(cellOf(dot)));
    parts.push(arc(a, b, Math.max(2.5 * u, 0.03 * cell), colours.get(chosen.word) ?? ''));
  }
  grid.dots.forEach((dot, i) => {
    const p = at(i);
    /** @type {Element[]} */
    const content = [square('face', p, half, 0.1 * cell, 3 * u)];
    const classes = [dot < 0 ? 'hollow' : ''];
    const label = dot < 0 ? undefined : labelOf(paper, dot);
    if (label?.keyword === 'pair') {
      const r = 0.34 * cell;
      classes.push(`end ${colours.get(label.word)}`);
      if (chosen?.vertices.includes(dot)) content.push(disc('ring', p, 1.2 * r, Math.max(2 * u, 0.045 * cell)));
      content.push(disc('', p, r, 0.02 * cell), written(label.word, p, r));
    } else if (label?.word === gap) classes.push('gap');
    else if (label) {
      classes.push('tile');
      content.push(written(label.word, p, 0.4 * cell));
    }
    parts.push(element(paper, i, classes, content));
  });
  return parts;
}

/** Two ways that cross in a cell. @param {Point} p @param {number} cell */
function bridge(p, cell) {
  const r = 0.43 * cell,
    side = 0.22 * cell;
  return [-side, side].flatMap((x) => [
    stroke('bridge', { x: p.x + x, y: p.y - r }, { x: p.x + x, y: p.y - side }, 0.04 * cell),
    stroke('bridge', { x: p.x + x, y: p.y + side }, { x: p.x + x, y: p.y + r }, 0.04 * cell),
    stroke('bridge', { x: p.x - r, y: p.y + x }, { x: p.x + r, y: p.y + x }, 0.04 * cell),
  ]);
}

/** The borders between two cells that are no holes: the cells, and where it runs. One at the edge of the board is met on either side.
 * @param {Grid} grid @returns {[number, number, Point, Point][]} */
function borders(grid) {
  const side = (/** @type {number} */ column, /** @type {number} */ row) =>
    scaled({ x: grid.left + column * grid.side, y: grid.top + row * grid.side });
  /** @type {[number, number, Point, Point][]} */
  const all = [];
  grid.dots.forEach((dot, a) => {
    const column = grid.column(a),
      row = grid.row(a);
    const right = grid.next(a, 1, 0),
      below = grid.next(a, 0, 1);
    if (dot < 0) return;
    if (right >= 0 && right !== a && grid.dots[right] >= 0) {
      all.push([a, right, side(column + 1, row), side(column + 1, row + 1)]);
      if (column + 1 === grid.columns) all.push([a, right, side(0, row), side(0, row + 1)]);
    }
    if (below >= 0 && below !== a && grid.dots[below] >= 0) {
      all.push([a, below, side(column, row + 1), side(column + 1, row + 1)]);
      if (row + 1 === grid.rows) all.push([a, below, side(column, 0), side(column + 1, 0)]);
    }
  });
  return all;
}

/** Gaps in the rim by which a line leaves the board, to come in again opposite. @param {Grid} grid @param {import('./drawing-grid.js').Axis} axis
 * @param {number} border */
function passages(grid, axis, border) {
  const ends = grid.dotsAcross(axis),
    wide = 0.84 * grid.side * size;
  return ends.map((dot, i) => {
    const p = scaled(grid.at(grid.dots.indexOf(dot))),
      out = ((i % 2 ? 1 : -1) * grid.side * size) / 2;
    const from = axis === 'x' ? { x: p.x + 0.95 * out, y: p.y } : { x: p.x, y: p.y + 0.95 * out };
    const past = Math.sign(out) * border * 1.2;
    const to = axis === 'x' ? { x: p.x + out + past, y: p.y } : { x: p.x, y: p.y + out + past };
    return stroke('passage', from, to, wide);
  });
}
