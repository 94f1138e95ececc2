// The module of small boards under Node.
import { copyFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BoardEngine } from '../assets/board-engine.js';

/** An engine from Emscripten's script and a compiled module. @param {string} glue @param {WebAssembly.Module} module */
export async function nodeEngine(glue, module) {
  const script = `${glue}.${process.pid}.mjs`; // Node takes it for a module by its name
  copyFileSync(glue, script);
  const { default: create } = await import(pathToFileURL(script).href);
  rmSync(script);
  let instance;
  const engine = await BoardEngine.start(create, async (imports) => {
    instance = await WebAssembly.instantiate(module, imports);
    return { instance, module };
  });
  return { engine, instance };
}
