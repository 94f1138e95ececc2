// @ts-check
/* Light or dark, as Settings say, else as the system has it. This runs before anything is drawn. A change comes as the event "theme". */
{
  const root = document.documentElement;
  /** What is for one of the two: its media, and what sets them. @type {[string, (media: string) => void][]} */
  const parts = [];
  for (const meta of document.querySelectorAll('meta[media]'))
    parts.push([meta.getAttribute('media') ?? '', (media) => meta.setAttribute('media', media)]);
  for (const rule of document.styleSheets[0]?.cssRules ?? [])
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme'))
      parts.push([rule.media.mediaText, (media) => (rule.media.mediaText = media)]);

  /** @param {string} theme empty: as the system has it */
  const apply = (theme) => {
    root.dataset.theme = root.style.colorScheme = theme;
    for (const [media, set] of parts) set(!theme ? media : media.includes(theme) ? 'all' : 'not all');
  };
  const chosen = () => {
    try {
      return /^(light|dark)$/.exec(localStorage.getItem('schlegel.choice/theme') ?? '')?.[0] ?? '';
    } catch {
      return '';
    }
  };
  apply(chosen());
  addEventListener('theme', (event) => apply(/** @type {CustomEvent<string>} */ (event).detail));
  addEventListener('storage', () => dispatchEvent(new CustomEvent('theme', { detail: chosen() }))); // in another window
}
