// @ts-check
/* A sheet that is a grid: where its cells lie on the paper, and what is between them. Cells are numbered row by row. */

/** @typedef {import('./drawing-geometry.js').Point} Point @typedef {import('./messages.js').DrawnSheet} Drawn */
/** @typedef {Pick<Drawn, 'vertices' | 'lines' | 'settings'>} Sheet */
/** @typedef {'x' | 'y'} Axis */

const cellName = /^r(\d+)c(\d+)$/;

/** The grid that a sheet is; null: it is none, or none any more. @param {Sheet} sheet @returns {Grid | null} */
export function gridOf({ vertices, lines, settings }) {
  const size = settings
    .find(({ keyword }) => keyword === 'grid')
    ?.word.split('x')
    .map(Number);
  if (!size || !vertices.length) return null;
  const named = vertices.every(({ name }) => cellName.test(name));
  const [columns, rows] = named ? size : [size[1], size[0]];
  if (!named && vertices.length !== columns * rows) return null;
  const cells = vertices.map(({ name }, i) => {
    const [, row, column] = cellName.exec(name) ?? [];
    return named ? (Number(row) - 1) * columns + Number(column) - 1 : i;
  });
  if (cells.some((cell) => cell >= columns * rows)) return null;
  const grid = new Grid(columns, rows, cells, named);
  for (const { u, v } of lines) {
    const across = grid.axisAcross(cells[u], cells[v]);
    if (across && named) grid.wraps[across] = true;
    else if (!grid.areNext(cells[u], cells[v])) return null;
    grid.joined.add(pairKey(cells[u], cells[v]));
  }
  return named || lines.length === 2 * columns * rows - columns - rows ? grid : null;
}

/** @param {number} a @param {number} b */
const pairKey = (a, b) => `${Math.min(a, b)},${Math.max(a, b)}`;

export class Grid {
  /** @param {number} columns @param {number} rows @param {number[]} cells by dot @param {boolean} named cells have names like "r2c3": they may
   * be holes, and the grid may go round */
  constructor(columns, rows, cells, named) {
    this.columns = columns;
    this.rows = rows;
    this.named = named;
    /** Of a cell, on the paper. */
    this.side = 1 / Math.max(columns, rows);
    this.left = (1 - columns * this.side) / 2;
    this.top = (1 - rows * this.side) / 2;
    /** By cell; -1: a hole. */
    this.dots = Array(columns * rows).fill(-1);
    cells.forEach((cell, dot) => (this.dots[cell] = dot));
    /** Along which opposite sides are joined. @type {Record<Axis, boolean>} */
    this.wraps = { x: false, y: false };
    /** Cells that a line joins. @type {Set<string>} */
    this.joined = new Set();
  }

  /** @param {number} cell */
  row = (cell) => Math.floor(cell / this.columns);
  /** @param {number} cell */
  column = (cell) => cell % this.columns;
  /** @param {number} cell */
  nameOf = (cell) => `r${this.row(cell) + 1}c${this.column(cell) + 1}`;

  /** @param {number} cell @returns {Point} its middle */
  at(cell) {
    return { x: this.left + (this.column(cell) + 0.5) * this.side, y: this.top + (this.row(cell) + 0.5) * this.side };
  }

  /** @param {Point} p @returns {number} -1: none */
  cellAt(p) {
    const column = Math.floor((p.x - this.left) / this.side),
      row = Math.floor((p.y - this.top) / this.side);
    return column >= 0 && column < this.columns && row >= 0 && row < this.rows ? row * this.columns + column : -1;
  }

  /** @param {number} a @param {number} b */
  areNext(a, b) {
    return Math.abs(this.row(a) - this.row(b)) + Math.abs(this.column(a) - this.column(b)) === 1;
  }

  /** The axis along which these two are at opposite ends, so that a line between them goes round. @param {number} a @param {number} b
   * @returns {Axis | ''} */
  axisAcross(a, b) {
    if (this.areNext(a, b)) return '';
    if (this.row(a) === this.row(b) && Math.abs(this.column(a) - this.column(b)) === this.columns - 1) return 'x';
    return this.column(a) === this.column(b) && Math.abs(this.row(a) - this.row(b)) === this.rows - 1 ? 'y' : '';
  }

  /** Whether there is a border between them. @param {number} a @param {number} b */
  areNeighbours(a, b) {
    const axis = this.axisAcross(a, b);
    return this.areNext(a, b) || (axis !== '' && this.wraps[axis]);
  }
  /** @param {number} a @param {number} b */
  areJoined = (a, b) => this.joined.has(pairKey(a, b));

  /** The cell in this direction, round the grid where its sides are joined; -1: none. @param {number} cell @param {number} dx @param {number} dy */
  next(cell, dx, dy) {
    const column = this.column(cell) + dx,
      row = this.row(cell) + dy;
    const outX = column < 0 || column >= this.columns,
      outY = row < 0 || row >= this.rows;
    if ((outX && !this.wraps.x) || (outY && !this.wraps.y)) return -1;
    return ((row + this.rows) % this.rows) * this.columns + ((column + this.columns) % this.columns);
  }

  /** The two cells by whose border a point lies; null: it is farther from any. @param {Point} p @param {number} reach
   * @returns {[number, number] | null} */
  borderAt(p, reach) {
    const cell = this.cellAt(p);
    if (cell < 0) return null;
    const across = (p.x - this.left) / this.side - this.column(cell),
      down = (p.y - this.top) / this.side - this.row(cell);
    const ways = [
      { far: across, to: [-1, 0] },
      { far: 1 - across, to: [1, 0] },
      { far: down, to: [0, -1] },
      { far: 1 - down, to: [0, 1] },
    ];
    const { far, to } = ways.reduce((a, b) => (b.far < a.far ? b : a));
    const other = far * this.side <= reach ? this.next(cell, to[0], to[1]) : -1;
    return other >= 0 && this.dots[cell] >= 0 && this.dots[other] >= 0 ? [cell, other] : null;
  }

  /** The dots that lines join where these sides are, one after the other; none in a grid that is too small. @param {Axis} axis */
  dotsAcross(axis) {
    const [length, count] = axis === 'x' ? [this.columns, this.rows] : [this.rows, this.columns];
    /** @type {number[]} */
    const ends = [];
    for (let i = 0; length > 2 && i < count; ++i) {
      const first = axis === 'x' ? i * this.columns : i,
        last = axis === 'x' ? first + this.columns - 1 : first + (this.rows - 1) * this.columns;
      if (this.dots[first] >= 0 && this.dots[last] >= 0) ends.push(this.dots[first], this.dots[last]);
    }
    return ends;
  }
}
