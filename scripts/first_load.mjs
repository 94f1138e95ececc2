// What the first load of the site is held to. Browser tests see that the page asks for nothing of what is fetched later.
export const budget = 320 * 1024; // bytes of wasm, scripts and fonts, gzipped
export const counted = /\.(wasm|js|otf|ttf|woff2)$/;
export const later =
  /^(solver[.-]|schlegel-later|service-worker|dialogs|drawing|bookmarks|new-board|days|home|playtime|printing|progress|results|words-later)/; // begins the names of files that come when they are called for
