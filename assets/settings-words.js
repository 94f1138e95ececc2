// @ts-check
/* What the page of settings says. */

/** Values and what they are called. @typedef {[string, string][]} Choices */

export const words = {
  title: 'Settings',
  theme: 'Theme',
  themes: /** @type {Choices} */ ([
    ['', 'System'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  themeMore: 'System follows your device.',
  size: 'Text size',
  sizes: /** @type {Choices} */ ([
    ['', 'Normal'],
    ['large', 'Large'],
    ['projector', 'Projector'],
  ]),
  sizeMore: 'Projector can be read from the back of a classroom.',
  clock: 'Clock',
  clocks: /** @type {Choices} */ ([
    ['1', 'Show'],
    ['0', 'Hide'],
  ]),
  clockMore:
    'The clock starts with your first move. It pauses while the page is hidden or a dialog is open, and after 2 minutes without activity.',
  telling: 'While I play, tell me',
  tellings: /** @type {Choices} */ ([
    ['0', 'Nothing'],
    ['1', 'When I’m stuck'],
    ['2', 'How many ways are left'],
  ]),
  tellingMore: 'Each board begins like this. You can change it on the board.',
  file: 'One file can hold your results, games, boards and settings.',
  progress: 'Export or import it under Progress.',
};
