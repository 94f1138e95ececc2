#!/usr/bin/env node
// serve.mjs FOLDER [--port N]: serves a folder on localhost until Ctrl-C, compressed like a static host.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

// Reloading: the server keeps a stream of events open, and a script in the page waits for one.
const reload_events = '/reload-events';
const reload_script = '/reload-when-told.js';
const reload_code = `new EventSource("${reload_events}").addEventListener("reload", () => location.reload());\n`;

// Serves `folder`, on any free port if it is 0. Resolves to { url, close(), reload() }. With `reloads`, reload() reloads every open page.
export async function serve(folder, port = 0, { reloads = false } = {}) {
  const root = resolve(folder);
  const waiting = new Set();
  const zips = new Map(); // by a file's path: its date and its bytes
  const server = createServer(async (request, response) => {
    const refuse = (status) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    let path;
    try {
      path = normalize(join(root, decodeURIComponent(new URL(request.url, 'http://localhost').pathname)));
    } catch {
      return refuse(400);
    }
    if (path !== root && !path.startsWith(root + sep)) return refuse(404);
    if (reloads && request.url === reload_events) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('retry: 500\n\n');
      waiting.add(response);
      return response.once('close', () => waiting.delete(response));
    }
    if (reloads && request.url === reload_script) return response.writeHead(200, { 'Content-Type': types['.js'] }).end(reload_code);
    if (request.url === '/favicon.ico') return response.writeHead(204).end(); // asked for by what is no page and names no icon
    if (request.url.split('?')[0].endsWith('/')) path = join(path, 'index.html');
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return refuse(404);
    const headers = { 'Content-Type': types[extname(path)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' };
    if (reloads && extname(path) === '.html') {
      const page = await readFile(path, 'utf8');
      return response.writeHead(200, headers).end(page.replace('</body>', `<script src="${reload_script}"></script></body>`));
    }
    const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, zipped ? { ...headers, 'Content-Encoding': 'gzip' } : { ...headers, 'Content-Length': found.size });
    if (request.method === 'HEAD') return response.end();
    if (!zipped)
      return createReadStream(path)
        .on('error', () => response.destroy())
        .pipe(response);
    if (zips.get(path)?.date !== found.mtimeMs) zips.set(path, { date: found.mtimeMs, bytes: readFile(path).then(promisify(gzip)) });
    zips.get(path).bytes.then(
      (bytes) => response.end(bytes),
      () => response.destroy(),
    );
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, 'localhost', done));
  return {
    url: `http://localhost:${server.address().port}/`,
    reload: () => {
      for (const page of waiting) page.write('event: reload\ndata:\n\n');
    },
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

// Serves until Ctrl-C, on the port in the options, or else on 8000 or any free port.
export async function serveUntilStopped(folder, options, settings) {
  const wanted = options[0] === '--port' ? Number(options[1]) : undefined;
  if (!folder || options.length > 2 || (options.length > 0 && !(Number.isInteger(wanted) && wanted >= 0 && wanted < 65536))) {
    console.error('usage: serve.mjs FOLDER [--port N]');
    process.exit(2);
  }
  let site;
  try {
    site = await serve(folder, wanted ?? 8000, settings);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    if (wanted !== undefined) {
      console.error(`port ${wanted} is in use; choose another with --port`);
      process.exit(1);
    }
    site = await serve(folder, 0, settings);
  }
  console.log(`Schlegel is at ${site.url} (Ctrl-C stops)`);
  const stop = () => site.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return site;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await serveUntilStopped(process.argv[2], process.argv.slice(3));
