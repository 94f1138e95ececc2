// run.mjs FILE...: runs the cases of these test files one after the other, in one process: a Chromium is launched once, and its pages know the app.
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
