// The command line as a person or a script meets it: answers alone on stdout, the rest on stderr, and the exit status.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../build/release/cli/schlegel", import.meta.url));
const found = 0, none = 1, badInput = 2, unknown = 3;

function schlegel(words, input = "") {
  const { status, stdout, stderr, error } = spawnSync(program, words, { input, encoding: "utf8", timeout: 60_000 });
  assert.ifError(error);
  return { status, stdout, stderr, lines: stdout.split("\n").filter(Boolean) };
}

const dodecahedron = ["icosian", "--graph", "dodecahedron"];

test("count prints the number alone", () => {
  const { status, stdout } = schlegel(["count", ...dodecahedron]);
  assert.deepEqual({ status, stdout }, { status: found, stdout: "30\n" });
});

test("Hamilton's opening Q R S N P has two completions", () => {
  const opening = [...dodecahedron, "--opening", "q,r,s,n,p"];
  assert.equal(schlegel(["count", ...opening]).stdout, "2\n");
  const { status, lines } = schlegel(["enumerate", ...opening]);
  assert.equal(status, found);
  assert.equal(new Set(lines).size, 2);
});

test("what solve prints, verify accepts; with two holes exchanged it does not", () => {
  const folder = mkdtempSync(join(tmpdir(), "schlegel-"));
  try {
    const tour = schlegel(["solve", ...dodecahedron]).stdout;
    const file = join(folder, "tour.txt");
    writeFileSync(file, tour);
    assert.equal(schlegel(["verify", ...dodecahedron, file]).status, found);
    const holes = tour.match(/\w+/g);
    [holes[3], holes[4]] = [holes[4], holes[3]];
    let next = 0;
    writeFileSync(file, tour.replace(/\w+/g, () => holes[next++]));
    const refused = schlegel(["verify", ...dodecahedron, file]);
    assert.equal(refused.status, none);
    assert.match(refused.stderr, /not valid/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an instance is read from standard input", () => {
  assert.equal(schlegel(["count", "icosian", "-"], "[(a,b),(b,c),(c,d),(d,a),(a,c),(b,d)].").stdout, "3\n");
});

test("the Petersen graph has no tour, and says why", () => {
  const { status, stdout } = schlegel(["count", "icosian", "--graph", "petersen"]);
  assert.deepEqual({ status, stdout }, { status: none, stdout: "0\n" });
  const solve = schlegel(["solve", "icosian", "--graph", "petersen"]);
  assert.equal(solve.status, none);
  assert.notEqual(solve.stderr, "");
});

test("every n-th tour is another one of those enumerated", () => {
  const all = new Set(schlegel(["enumerate", ...dodecahedron]).lines);
  const one_by_one = new Set();
  for (let n = 1; n <= 30; ++n) one_by_one.add(schlegel(["solve", ...dodecahedron, "--nth", String(n)]).stdout.trim());
  assert.equal(all.size, 30);
  assert.equal(one_by_one.size, 30);
  assert.equal(schlegel(["solve", ...dodecahedron, "--nth", "31"]).status, none);
});

test("the same seed gives the same random tour", () => {
  const random = (seed) => schlegel(["solve", ...dodecahedron, "--random", "--seed", seed]).stdout;
  assert.equal(random("7"), random("7"));
  assert.ok(new Set(["1", "2", "3", "4", "5", "6"].map(random)).size > 1);
});

test("--limit stops the list", () => {
  assert.equal(schlegel(["enumerate", ...dodecahedron, "--limit", "4"]).lines.length, 4);
});

test("--json is one JSON object", () => {
  const { status, stdout } = schlegel(["count", ...dodecahedron, "--json"]);
  assert.equal(status, found);
  assert.equal(String(JSON.parse(stdout).count), "30");
});

test("a search stopped by its time limit is unknown", () => {
  const { status, stdout, stderr } = schlegel(["count", "icosian", "--graph", "hypercube_9", "--time-limit", "0.2"]);
  assert.equal(status, unknown);
  assert.equal(stdout, "");
  assert.notEqual(stderr, "");
});

for (const [name, words, input, message] of [
  ["an unknown verb", ["conut", "icosian"], "", /no verb/],
  ["an unknown puzzle", ["count", "icosain"], "", /no puzzle/],
  ["an unknown graph", ["count", "icosian", "--graph", "dodecahedrn"], "", /dodecahedrn/],
  ["an option of another puzzle", ["count", "icosian", "--grid", "4x4"], "", /--grid/],
  ["an opening off the lines", ["count", ...dodecahedron, "--opening", "q,b"], "", /./],
  ["a missing file", ["count", "icosian", "/nowhere/at/all"], "", /cannot open/],
  ["a broken instance, with its place", ["count", "icosian", "-"], "[(a,b),\n(b,,c)].", /line 2, column/],
  ["an n that is no number", ["solve", ...dodecahedron, "--nth", "0"], "", /--nth/],
]) {
  test(`bad input: ${name}`, () => {
    const { status, stdout, stderr } = schlegel(words, input);
    assert.equal(status, badInput);
    assert.equal(stdout, "");
    assert.match(stderr, message);
  });
}

test("--help and --version", () => {
  assert.equal(schlegel(["--help"]).status, found);
  assert.match(schlegel(["--version"]).stdout, /^\d+\.\d+\.\d+/);
});
