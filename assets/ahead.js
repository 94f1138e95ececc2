// @ts-check
/* The first script: fetches what the address needs while those that would ask for it are still on their way. */

/** What the address of a page begins with. @param {string} fragment */
export const pageOf = (fragment) => (fragment ? (/^([a-z]+)(?![^/?])/.exec(fragment)?.[1] ?? '') : 'home');

/** @param {Partial<HTMLLinkElement>} properties */
const ask = (properties) => document.head.append(Object.assign(document.createElement('link'), properties));

const page = pageOf(location.hash.slice(1));
/** Of each page its name, its module with all that this imports, and its styles. */
const files = '@PAGE_FILES@'.split(';').map((line) => line.split(' '));
const [, ...wanted] = files.find(([name]) => name === page) ?? [];
for (const href of wanted)
  if (href.endsWith('.css')) ask({ rel: 'preload', as: 'style', href });
  else ask({ rel: 'modulepreload', href });
if (!wanted.length) {
  ask({ rel: 'preload', as: 'fetch', crossOrigin: '', href: 'schlegel.wasm' });
  ask({ rel: 'preload', as: 'script', href: 'schlegel.js' });
  ask({ rel: 'modulepreload', href: 'canvas.js' });
}
