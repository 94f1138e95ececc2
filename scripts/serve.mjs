#!/usr/bin/env node
// serve.mjs FOLDER [--port N]: serves a folder on localhost, compressed as a static host would do it, until Ctrl-C.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".otf": "font/otf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

// Serves `folder`; port 0 takes any free one. Resolves to { url, close() }.
export async function serve(folder, port = 0) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const refuse = (status) => response.writeHead(status, { "Content-Type": "text/plain" }).end(`${status}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405);
    let path;
    try {
      path = normalize(join(root, decodeURIComponent(new URL(request.url, "http://localhost").pathname)));
    } catch {
      return refuse(400);
    }
    if (path !== root && !path.startsWith(root + sep)) return refuse(404);
    if (request.url.split("?")[0].endsWith("/")) path = join(path, "index.html");
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return refuse(404);
    const headers = { "Content-Type": types[extname(path)] ?? "application/octet-stream", "Cache-Control": "no-cache" };
    const zipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    response.writeHead(200, zipped ? { ...headers, "Content-Encoding": "gzip" } : { ...headers, "Content-Length": found.size });
    if (request.method === "HEAD") return response.end();
    const file = createReadStream(path).on("error", () => response.destroy());
    (zipped ? file.pipe(createGzip()) : file).pipe(response);
  });
  await new Promise((done, failed) => server.once("error", failed).listen(port, "localhost", done));
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () => new Promise((done) => { server.close(done); server.closeAllConnections(); }),
  };
}

async function main(folder, ...options) {
  const wanted = options[0] === "--port" ? Number(options[1]) : undefined;
  if (!folder || options.length > 2 || (options.length > 0 && !(Number.isInteger(wanted) && wanted >= 0 && wanted < 65536))) {
    console.error("usage: serve.mjs FOLDER [--port N]");
    process.exit(2);
  }
  let site;
  try {
    site = await serve(folder, wanted ?? 8000);
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    if (wanted !== undefined) {
      console.error(`port ${wanted} is taken: give another one with --port`);
      process.exit(1);
    }
    site = await serve(folder, 0);
  }
  console.log(`Schlegel is at ${site.url} (Ctrl-C stops)`);
  const stop = () => site.close().then(() => process.exit(0));
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(...process.argv.slice(2));
