// @ts-check
/* What the page that draws boards says beside draw.html. {place} is "hole", "vertex" or, on a grid, "square"; {places} several;
 * {Place} and {Places} begin a sentence. */

import { words as first } from './words.js';

export { fill } from './words.js';

/** With a mouse one clicks instead. @param {string} sentence */
export const byPointer = (sentence) =>
  matchMedia('(pointer: coarse)').matches ? sentence : sentence.replace(/\bTap\b/g, 'Click').replace(/\btap\b/g, 'click');

export const words = {
  ...first,

  // Starting.
  start: 'Start from…',
  groups: { grids: 'Grids and boards', solids: 'Solids', famous: 'Famous graphs' },
  allGraphs: 'All graphs',
  editBoard: 'Edit this board',
  keepDrawing: 'Keep drawing',
  boardAndSize: '{title}: {size}.',

  // The board as text.
  editorKeeps: 'Your changes are kept.',
  changesDiscarded: 'Changes discarded.',
  changesNotApplied: 'Your changes aren’t in play yet.',
  textReplaced: 'Text replaced.',
  errorInLine: 'Line {line}: {message}',
  errorInColumn: 'Line {line}, column {column}: {message}',
  tooLongForEditor: 'This text has {length} characters; at most {most} fit here. Leave this page and paste the text on the board.',

  // The drawing.
  editor: '{puzzle} editor',
  yourBoard: 'Your board',
  boardName: 'Name of this board',
  drawing: 'Drawing of the board',
  hole: { place: 'hole', places: 'holes', Place: 'Hole', Places: 'Holes' },
  vertex: { place: 'vertex', places: 'vertices', Place: 'Vertex', Places: 'Vertices' },
  square: { place: 'square', places: 'squares', Place: 'Square', Places: 'Squares' },
  tools: { draw: 'Draw', select: 'Select', set: 'Set' },
  helpDraw: 'Tap the paper to add a {place}. Drag from {place} to {place} to add a line.',
  helpDrawGrid: 'Tap a square to make it a hole or to fill it. Tap a border to add or remove a wall.',
  helpSelect: 'Tap {places}, or draw round them. Drag to move them.',
  helpSelectGrid: 'Tap squares, or draw round them.',
  helpDrawKeys:
    'Keys: Shift+arrow adds a connected {place}, V a separate one. Press Enter on two {places} to connect them, or C and a name. Delete removes one.',
  helpDrawGridKeys: 'Keys: Enter makes a hole or fills it. Shift+arrow adds or removes a wall.',
  helpSelectKeys: 'Keys: Enter selects a {place}, Alt+arrow moves it, N renames it, Delete removes it.',
  helpNothingToSet: 'This board has nothing to set on the paper.',
  named: '{kind} {name}',
  lineNamed: '{kind} line',
  nameOfVertex: 'Name of the {place}',
  vertexNamed: '{Place} {name}',
  cell: 'row {row}, column {column}',
  cellHole: '{cell}, a hole',
  connectedTo: 'connected to {names}',
  connectedToNone: 'no connections',
  vertexSelected: 'selected',
  familySize: 'Size {number}',
  lineFrom: 'Line from {name}: go to another {place} and press Enter.',
  touchMore: 'Tap {count} more.',
  noLineThere: 'There’s no line between them.',
  noFaceThere: 'There’s no face there.',
  noBorderThere: 'There’s no border between these squares.',
  connectWith: '{Place} to connect {name} to',
  noSuchVertex: 'There’s no {place} {name}.',
  drawingHas: '{Places}: {vertices}, lines: {lines}.',
  selectedVertices: 'Selected: {names}.',
  nothingSelected: 'Nothing selected.',

  // What is set.
  rules: 'Rules',
  coloursOfPiece: 'Colours of the piece',
  pair: 'Pair {name}',
  newPair: 'New pair',
  removePair: 'Remove pair {name}',
  helpPair: 'Choose a {place} to move an end of pair {name} there. + adds a pair.',
  helpNewPair: 'Choose the two ends of a new pair.',
  helpOtherEnd: 'Choose its other end.',
  wrapsAcross: 'Left and right edges are joined',
  wrapsDown: 'Top and bottom edges are joined',

  // What the computer finds out.
  looking: 'Looking…',
  lookingFurther: 'Looking further…',
  notABoard: 'Not a board yet',
  cancel: 'Cancel',
  lookAgain: 'Look again',
  limited: 'Help is limited',
  limitedMore: 'The link to this board limits help, so solutions aren’t checked here.',
  makeUnique: 'Make it unique',
  showSolution: 'Show it',
  hideSolution: 'Hide it',
  showOne: 'Show one',
  solutionPicture: 'A solution of this board',
  showWhere: 'Show where',
  nowhereToShow: '{reason} No single part of the board shows why.',
  added: 'Added: {list}. You can undo this.',
  addedMore: '{list} and {count} more',
  addedWall: 'a wall between {names}',
  removedLine: 'the line {names} removed',
};
