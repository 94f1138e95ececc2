#!/usr/bin/env node
// make_numberlink.mjs SHAPE [--least N] [--most N] [--mean N] [--free] [--seed N] [--solver PATH]: makes a Numberlink board with exactly one
// solution and prints it. SHAPE: WxH, hex_R (a hexagon of triangles) or petersen_N_K (the generalised Petersen graph).
// A random cover of the board by --most lines or fewer that do not touch themselves, of --least places or more and about --mean,
// whose ends are kept when `schlegel count --limit 2` finds no second solution; with --free not every place has to be filled.
import { spawnSync } from "node:child_process";

const [shape = "", ...rest] = process.argv.slice(2);
const option = (name, otherwise) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : otherwise);
const least = Number(option("--least", 3)), most = Number(option("--most", 30)), free = rest.includes("--free");
const solver = option("--solver", "build/release/cli/schlegel");
const mean = Number(option("--mean", 16));
let seed = Number(option("--seed", 1)) >>> 0;

// Mulberry32: enough for boards.
function random(below) {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) % below;
}

// { names, at, around }: around[v] lists the neighbours of v.
function board() {
  const names = [], at = [], edges = [];
  const add = (name, x, y) => { names.push(name); at.push([x, y]); };
  const grid = /^(\d+)x(\d+)$/.exec(shape), hex = /^hex_(\d+)$/.exec(shape), star = /^petersen_(\d+)_(\d+)$/.exec(shape);
  if (grid) {
    const [w, h] = grid.slice(1).map(Number);
    for (let r = 0; r < h; ++r) for (let c = 0; c < w; ++c) add(`r${r + 1}c${c + 1}`, c, r);
  } else if (hex) {
    const n = Number(hex[1]);
    for (let r = -n; r <= n; ++r)
      for (let q = Math.max(-n, -n - r); q <= Math.min(n, n - r); ++q) add(`${String.fromCharCode(97 + r + n)}${q - Math.max(-n, -n - r) + 1}`, q + r / 2, r * Math.sqrt(3) / 2);
  } else if (star) {
    const [n, k] = star.slice(1).map(Number);
    for (const ring of ["a", "b"])
      for (let i = 0; i < n; ++i) add(ring + (i + 1), (ring === "a" ? 2 : 1.1) * Math.sin(2 * Math.PI * i / n), (ring === "a" ? -2 : -1.1) * Math.cos(2 * Math.PI * i / n));
    for (let i = 0; i < n; ++i) edges.push([i, (i + 1) % n], [i, i + n], [n + i, n + (i + k) % n]);
  } else {
    console.error("usage: make_numberlink.mjs WxH|hex_R|petersen_N_K [--least N] [--most N] [--mean N] [--free] [--seed N] [--solver PATH]");
    process.exit(2);
  }
  if (!edges.length)
    for (let u = 0; u < at.length; ++u)
      for (let v = 0; v < u; ++v) if (Math.hypot(at[u][0] - at[v][0], at[u][1] - at[v][1]) < 1.01) edges.push([v, u]);
  const around = names.map(() => []);
  for (const [u, v] of edges) around[u].push(v), around[v].push(u);
  return { names, at, edges, around, grid: grid && grid.slice(1).map(Number) };
}

// Covers the board by lines that touch themselves nowhere; null when places are left over.
function cover({ names, around }) {
  const owner = names.map(() => -1), lines = [];
  const open = (v) => around[v].filter((w) => owner[w] < 0);
  for (;;) {
    const left = names.map((_, v) => v).filter((v) => owner[v] < 0);
    if (!left.length) return lines;
    const fewest = Math.min(...left.map((v) => open(v).length));
    const starts = left.filter((v) => open(v).length === fewest);
    const line = [starts[random(starts.length)]];
    owner[line[0]] = lines.length;
    for (let side = 0; side < 2; ++side, line.reverse())
      for (;;) {
        const tip = line[line.length - 1];
        const next = open(tip).filter((v) => around[v].filter((w) => owner[w] === lines.length).length === 1);
        if (!next.length || (line.length > least && random(mean) === 0)) break;
        const tight = Math.min(...next.map((v) => open(v).length));
        const good = random(4) ? next.filter((v) => open(v).length === tight) : next;
        line.push(good[random(good.length)]);
        owner[line[line.length - 1]] = lines.length;
      }
    if (line.length < least || lines.length >= most) return null;
    lines.push(line);
  }
}

// The lines in the order of their first end on the board get 1, 2, ...
function write({ names, at, edges, grid }, lines) {
  const ends = lines.map((line) => [line[0], line[line.length - 1]].sort((a, b) => a - b)).sort((a, b) => a[0] - b[0]);
  let text = `numberlink\n${free ? "" : "cover\n"}`;
  if (grid) {
    const cells = names.map(() => ".");
    ends.forEach((pair, i) => pair.forEach((v) => { cells[v] = String(i + 1); }));
    text += "grid\n";
    for (let r = 0; r < grid[1]; ++r) text += `${cells.slice(r * grid[0], (r + 1) * grid[0]).join(" ")}\n`;
    return text;
  }
  names.forEach((name, v) => { text += `vertex ${name} ${at[v].map((x) => Number(x.toFixed(4))).join(" ")}\n`; });
  for (const [u, v] of edges) text += `edge ${names[u]} ${names[v]}\n`;
  ends.forEach(([a, b], i) => { text += `pair ${i + 1} ${names[a]} ${names[b]}\n`; });
  return text;
}

const here = board();
for (let tries = 0; tries < 2_000_000; ++tries) {
  const lines = cover(here);
  if (!lines) continue;
  const text = write(here, lines);
  const { stdout } = spawnSync(solver, ["count", "numberlink", "-", "--limit", "2", "--time-limit", "5"], { input: text, encoding: "utf8" });
  if (stdout.trim() !== "1") continue;
  process.stdout.write(text);
  process.exit(0);
}
console.error("no such board was found: try another seed, or more and shorter lines");
process.exit(1);
