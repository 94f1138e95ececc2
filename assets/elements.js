// @ts-check
/* How elements of HTML and SVG are made. */

/** Its role and what ARIA says of it become attributes, which older browsers know too.
 * @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {(Node | string)[]} children @returns {HTMLElementTagNameMap[Tag]} */
export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(properties))
    if (/^role$|^aria[A-Z]/.test(name)) made.setAttribute(name.replace(/^aria/, 'aria-').toLowerCase(), String(value));
  made.append(...children);
  return made;
}

/** @param {string} tag of SVG @param {Record<string, string | number>} attributes @param {(Node | string)[]} children */
export function shape(tag, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}
