// Whether messages follow docs/messages.schema.json. Where ajv is not installed nothing is checked, and `skipped` says so.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('browser/package.json', import.meta.url));
const schema = JSON.parse(readFileSync(new URL('../docs/messages.schema.json', import.meta.url), 'utf8'));
let ajv;
/** @type {string | false} */
export let skipped = false;
try {
  const { default: Ajv } = require('ajv/dist/2020.js');
  ajv = new Ajv({ schemas: { schlegel: schema }, code: { source: true }, keywords: ['version'] });
} catch (error) {
  if (error.code !== 'MODULE_NOT_FOUND') throw error;
  skipped = 'ajv is not installed';
}

/** What is wrong with a value that should be of this type; null: nothing. @param {string} name @param {unknown} value */
export function problemOf(name, value) {
  const check = ajv?.getSchema(`schlegel#/$defs/${name}`);
  return !check || check(value) ? null : ajv.errorsText(check.errors);
}

/** A script for a page: what the app tells it goes through JSON.parse, and the console holds what breaks the schema. */
export function pageCheck() {
  if (!ajv) return '';
  const standalone = require('ajv/dist/standalone').default;
  const names = schema.$defs.PageMessage.anyOf.map(({ $ref }) => $ref.split('/').pop());
  const refs = Object.fromEntries(names.map((name) => [schema.$defs[name].properties.type.const, `schlegel#/$defs/${name}`]));
  return `{
    const exports = {};
    ${standalone(ajv, refs)}
    const parse = JSON.parse;
    JSON.parse = (...given) => {
      const value = parse(...given), check = exports[value?.type];
      if (check && !check(value)) console.error('message against the schema: ' + JSON.stringify(check.errors));
      return value;
    };
  }`;
}
