#!/usr/bin/env node
// watch.mjs [--port N]: serves the site of the preset "watch", builds it again when a source changes, and makes open pages load
// it anew. scripts/play --watch sets it up.
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveUntilStopped } from './serve.mjs';

const pause = 300; // milliseconds between two looks

// The newest time of change, and the number, of all files under these paths: what a look compares. A file that goes away between
// two calls is none.
async function look(paths) {
  let newest = 0,
    files = 0;
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory()) {
      const [inner_newest, inner_files] = await look((await readdir(path)).map((name) => join(path, name)));
      ((newest = Math.max(newest, inner_newest)), (files += inner_files));
    } else if (found) {
      ((newest = Math.max(newest, found.mtimeMs)), ++files);
    }
  }
  return [newest, files];
}

// Calls build() when something under the paths has changed, then reload() if it returned true; what changes during a build is
// built next. Returns a function that ends this.
export async function watch(paths, build, reload) {
  let ended = false;
  const seen = async () => (await look(paths)).join();
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
        console.log(code === 0 ? `watch: built in ${seconds} s; the page loads it` : 'watch: not built; the page keeps what it has');
        done(code === 0);
      });
    });
  const sources = ['core', 'web', 'assets', 'cmake', 'shell.html', 'CMakeLists.txt'].map((name) => join(root, name));
  await watch(sources, build, site.reload);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
