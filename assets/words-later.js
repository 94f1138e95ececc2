// @ts-check
/* What only dialogs say; loaded with them. */

import { words as first } from './words.js';

export { fill } from './words.js';
export const words = {
  ...first,

  // Dialogs.
  bookmarks: 'Bookmarks',
  open: 'Open',
  delete: 'Delete',
  duplicate: 'Duplicate',
  undo: 'Undo',
  deleted: 'Deleted “{title}”.',
  listMissing: 'Couldn’t load the list. Check your connection and try again.',
  textTooLarge: 'This text is larger than 8 MB, which is too large for a board.',
  fileTooLarge: '{file} is larger than 8 MB, which is too large for a board.',
  fileUnreadable: 'Couldn’t read {file}. Choose it again.',
  copied: 'Copied.',
  selected: 'Couldn’t copy it. It’s selected: copy it with your browser.',
  savedAsFile: 'Saved as a file.',
  noPicture: 'This browser couldn’t make the PNG. Download the SVG instead.',
  tooLongForLink: 'This game is too long for a link. Share it as text or as a file.',
  tooLongForCode: 'This link is too long for a QR code.',
  codeOfLink: 'QR code of the link',
  numberUpTo: 'Number from 1 to {most}',
  noSuchNumber: 'Enter a whole number in this range.',

  // Bookmarks.
  undoDeletion: 'Undo: restore “{title}”',
  noBookmarks: 'This board has no bookmarks.',
  bookmarkName: 'Name of the bookmark {place}',
  bookmarkNeedsName: 'Enter a name for this bookmark.',
  bookmarkTaken: 'There’s already a bookmark “{name}”. Choose another name.',
  openBookmark: 'Open {name}, {place}',
  deleteBookmark: 'Delete {name}',
};
