// @ts-check
/* Light or dark, as Settings say, else as the system has it, and how large text is. This runs before anything is drawn. Changes come as the
 * events "theme" and "textsize". */
{
  const root = document.documentElement;
  /** How many times larger text is than the browser sets it. */
  const sizes = new Map([
    ['large', 1.25],
    ['projector', 1.6],
  ]);
  let theme = '', // empty: as the system has it
    size = 1;

  /** Media for the theme that the system has and the text size that the browser has, for the chosen ones. @param {string} media */
  const adapted = (media) =>
    theme && media.includes('prefers-color-scheme')
      ? media.includes(theme)
        ? 'all'
        : 'not all'
      : media.replace(/([\d.]+)em\b/g, (_, ems) => `${ems * size}em`);
  /** What is for some screens: its media, and what sets them. @type {[string, (media: string) => void][]} */
  const parts = [];
  for (const meta of document.querySelectorAll('meta[media]'))
    parts.push([meta.getAttribute('media') ?? '', (media) => meta.setAttribute('media', media)]);
  const watched = new WeakSet();
  /** @param {CSSStyleSheet | null} sheet */
  const watch = (sheet) => {
    if (!sheet || watched.has(sheet)) return;
    watched.add(sheet);
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && /prefers-color-scheme|\dem\b/.test(rule.media.mediaText)) {
        const own = rule.media.mediaText;
        parts.push([own, (media) => (rule.media.mediaText = media)]);
        rule.media.mediaText = adapted(own);
      }
  };
  const apply = () => {
    root.dataset.theme = root.style.colorScheme = theme;
    root.style.fontSize = size === 1 ? '' : `${100 * size}%`;
    for (const [media, set] of parts) set(adapted(media));
  };
  /** @param {string} value */
  const setTheme = (value) => (theme = /^(light|dark)$/.test(value) ? value : '');
  /** @param {string} value */
  const setSize = (value) => (size = sizes.get(value) ?? 1);
  const readChosen = () => {
    try {
      setTheme(localStorage.getItem('schlegel.choice/theme') ?? '');
      setSize(localStorage.getItem('schlegel.choice/text-size') ?? '');
    } catch {
      /* no storage */
    }
  };

  readChosen();
  for (const sheet of document.styleSheets) watch(sheet);
  apply();
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && watch(target.sheet), { capture: true });
  for (const [name, set] of /** @type {[string, (value: string) => unknown][]} */ ([
    ['theme', setTheme],
    ['textsize', setSize],
  ]))
    addEventListener(name, (event) => {
      set(/** @type {CustomEvent<string>} */ (event).detail);
      apply();
      if (name === 'textsize') dispatchEvent(new Event('resize')); // as if the window were as much smaller
    });
  addEventListener('storage', () => {
    readChosen(); // in another window
    apply();
    dispatchEvent(new CustomEvent('theme', { detail: theme }));
  });
}
