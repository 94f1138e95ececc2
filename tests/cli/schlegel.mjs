// The command line as its tests call it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problemOf } from '../schema.mjs';

export const program = fileURLToPath(new URL(`../../${process.env.SCHLEGEL_BUILD ?? 'build/release'}/cli/schlegel`, import.meta.url));
export const found = 0,
  none = 1,
  badInput = 2,
  unknown = 3;

/** Runs the program; what it prints as JSON follows the schema. */
export function schlegel(words, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, words, { input, encoding: 'utf8', timeout: 60_000 });
  assert.ifError(error?.code === 'EPIPE' ? null : error); // an input need not be read
  const lines = stdout.split('\n').filter(Boolean);
  const message = words[0] === 'verify' ? 'Verification' : words.includes('--techniques') ? 'TechniqueList' : 'CommandReply';
  if (words.includes('--json')) for (const line of lines) assert.equal(problemOf(message, JSON.parse(line)), null);
  return { status, stdout, stderr, lines };
}

export const dodecahedron = ['icosian', '--graph', 'dodecahedron'];
