#!/usr/bin/env node
// watch.mjs [--port N]: serves the site of the preset "watch", rebuilds it when a source changes, and reloads open pages. scripts/play
// --watch calls it.
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveUntilStopped } from './serve.mjs';

const pause = 300; // milliseconds between two checks

// The newest time of change and the number of all files under these paths, which each check compares. Ignores files that vanish
// meanwhile.
async function stateOf(paths) {
  let newest = 0,
    files = 0;
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory()) {
      const [inner_newest, inner_files] = await stateOf((await readdir(path)).map((name) => join(path, name)));
      ((newest = Math.max(newest, inner_newest)), (files += inner_files));
    } else if (found) {
      ((newest = Math.max(newest, found.mtimeMs)), ++files);
    }
  }
  return [newest, files];
}

// Calls build() if something under the paths has changed, then reload() if it returned true. Changes during a build start the next one.
// Returns a function that stops watching.
export async function watch(paths, build, reload) {
  let ended = false;
  const seen = async () => (await stateOf(paths)).join();
  let before = await seen();
  (async () => {
    while (!ended) {
      await new Promise((done) => setTimeout(done, pause));
      const now = await seen();
      if (ended || now === before) continue;
      before = now;
      if (await build()) reload();
    }
  })();
  return () => {
    ended = true;
  };
}

async function main(options) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const site = await serveUntilStopped(join(root, 'build/watch/site'), options, { reloads: true });
  const build = () =>
    new Promise((done) => {
      const begun = Date.now();
      spawn('cmake', ['--build', '--preset', 'watch', '--target', 'site'], { cwd: root, stdio: 'inherit' }).once('exit', (code) => {
        const seconds = ((Date.now() - begun) / 1000).toFixed(1);
        console.log(code === 0 ? `watch: built in ${seconds} s; reloading the page` : 'watch: the build failed; the page stays as it is');
        done(code === 0);
      });
    });
  const sources = ['core', 'web', 'assets', 'cmake', 'shell.html', 'CMakeLists.txt'].map((name) => join(root, name));
  await watch(sources, build, site.reload);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
