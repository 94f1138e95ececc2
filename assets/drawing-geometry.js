// @ts-check
/* What the drawn board needs of plane geometry. Coordinates are those of the paper: 0 to 1, y downwards. */

/** @typedef {import('./messages.js').DrawnVertex} Dot @typedef {import('./messages.js').DrawnLine} Line */
/** @typedef {{x: number, y: number}} Point */

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {Point} p @param {Point} a @param {Point} b */
function distanceToLine(p, a, b) {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = length ? Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length)) : 0;
  return distance(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
}

/** The number of the last least one, if it is within reach, else -1. @param {number[]} distances @param {number} reach */
function nearest(distances, reach) {
  const least = Math.min(reach, ...distances);
  return distances.lastIndexOf(least);
}

/** How far the closest two are apart; 1: there are no two. @param {Point[]} dots */
export function leastDistance(dots) {
  let least = 1;
  dots.forEach((a, i) => {
    for (let j = 0; j < i; ++j) least = Math.min(least, distance(a, dots[j]));
  });
  return least;
}

/** The number of the nearest dot within reach, else -1. @param {Point[]} dots @param {Point} p @param {number} reach */
export const dotAt = (dots, p, reach) =>
  nearest(
    dots.map((dot) => distance(dot, p)),
    reach,
  );

/** @param {Dot[]} dots @param {Line[]} lines @param {Point} p @param {number} reach */
export const lineAt = (dots, lines, p, reach) =>
  nearest(
    lines.map(({ u, v }) => distanceToLine(p, dots[u], dots[v])),
    reach,
  );

/** By dot: its neighbours clockwise from the top. @param {Dot[]} dots @param {Line[]} lines @returns {number[][]} */
export function neighboursOf(dots, lines) {
  const all = dots.map(() => /** @type {number[]} */ ([]));
  for (const { u, v } of lines) {
    all[u].push(v);
    all[v].push(u);
  }
  const turn = (/** @type {number} */ from, /** @type {number} */ to) => {
    const angle = Math.atan2(dots[to].x - dots[from].x, dots[from].y - dots[to].y);
    return angle < -1e-9 ? angle + 2 * Math.PI : angle;
  };
  all.forEach((near, i) => near.sort((a, b) => turn(i, a) - turn(i, b)));
  return all;
}

/** The dots round the face in which a point lies, the outer one too; none where there are no faces. @param {Dot[]} dots @param {Line[]} lines @param {Point} p */
export function faceAt(dots, lines, p) {
  const near = neighboursOf(dots, lines),
    seen = new Set();
  /** @type {number[]} */
  let best = [];
  /** @type {number[]} */
  let outer = [];
  let least = Infinity,
    outermost = 0;
  for (const { u, v } of lines)
    for (const start of [
      [u, v],
      [v, u],
    ]) {
      if (seen.has(start.join())) continue;
      const face = [];
      for (let [a, b] = start; !seen.has(`${a},${b}`); ) {
        seen.add(`${a},${b}`);
        face.push(a);
        [a, b] = [b, near[b][(near[b].indexOf(a) + near[b].length - 1) % near[b].length]]; // the face is on the right hand
      }
      const corners = face.map((i) => dots[i]),
        size = area(corners);
      if (size > 0 && size < least && inside(p, corners)) [best, least] = [face, size];
      if (size < outermost) [outer, outermost] = [face, size];
    }
  return best.length ? best : outer;
}

/** Positive where the corners go round clockwise on the screen. @param {Point[]} corners */
const area = (corners) =>
  corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length];
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

/** @param {Point} p @param {Point[]} corners */
export const inside = (p, corners) =>
  corners.reduce((odd, a, i) => {
    const b = corners[(i + 1) % corners.length];
    return a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x) ? !odd : odd;
  }, false);

/** The dot that an arrow key leads to: near, and nearly in that direction. @param {Point[]} dots @param {number} from @param {number} dx @param {number} dy */
export function dotTowards(dots, from, dx, dy) {
  let best = -1,
    least = Infinity;
  dots.forEach((dot, i) => {
    const x = dot.x - dots[from].x,
      y = dot.y - dots[from].y,
      ahead = x * dx + y * dy,
      aside = Math.abs(x * dy - y * dx);
    if (i === from || ahead <= 1e-6 || aside > 2 * ahead) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The nearest place of a lattice. @param {Point} p @param {string} lattice "square", "triangle" or none @param {number} step */
export function snapped(p, lattice, step) {
  const to = (/** @type {number} */ x, /** @type {number} */ unit) => Math.round(x / unit) * unit;
  if (lattice === 'square') return { x: 0.5 + to(p.x - 0.5, step), y: 0.5 + to(p.y - 0.5, step) };
  if (lattice !== 'triangle') return p;
  const height = (step * Math.sqrt(3)) / 2,
    row = Math.round((p.y - 0.5) / height),
    shift = row % 2 ? step / 2 : 0;
  return { x: 0.5 + shift + to(p.x - 0.5 - shift, step), y: 0.5 + row * height };
}
