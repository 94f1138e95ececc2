// Made from the structs in C++, see docs/messages.md.
/** A question about the position reached from an instance by some moves. */
export interface Question {
  puzzle: string;
  /** the instance's text */
  instance: string;
  /** played so far */
  moves?: string[];
  verb: 'solve' | 'count' | 'enumerate' | 'nth' | 'random' | 'analyse' | 'table' | 'histogram' | 'explain' | 'grade' | 'generate';
  options?: Record<string, string>;
  /** tag of the reply's language; empty: English */
  language?: string;
}

/** A next move and what becomes of it. */
export interface Choice {
  move: string;
  alive: boolean;
  /** "20 ways", "would cut off H" */
  note?: string;
}

/** A row to show with an answer. */
export interface Figure {
  /** it never changes with wording or language */
  id: string;
  /** what is shown */
  name: string;
  /** what is shown */
  text: string;
  /** decimal digits, where it is a number */
  count?: string;
  /** Of a table's row: start and goal, distance, convention; of the hardest technique: its name and its id. */
  about?: string[];
  /** of a peg table's row: the fewest; 0: not known */
  moves?: number;
}

/** What is known of a position, for programs. */
export interface KnownFact {
  kind: 'edge' | 'vertex' | 'line' | 'end' | 'colour' | 'piece' | 'home' | 'distance' | 'removed' | 'jump' | 'parity' | 'weight';
  /** else the opposite is known */
  holds: boolean;
  /** ids of targets */
  vertices?: string[];
  faces?: string[];
  line?: string;
  colour?: string;
  piece?: string;
  /** of the first face, from 0 */
  side?: number;
  moves?: number;
  /** of the vertices, in their order */
  weights?: number[];
  /** a clause without capital and full stop: "line A-B is used" */
  text: string;
}

export interface Spot {
  /** id of a target of the scene */
  target: string;
  /** of the second sort, where the sentence tells two apart */
  other?: boolean;
  /** written on it and spoken with it: a weight, a number; may be empty */
  note?: string;
  /** not 0: tinted with the colour of this piece, from 1, as a part of an area, and not ringed */
  tint?: number;
}

export interface Band {
  /** ids of two targets that are joined on the board */
  from: string;
  /** ids of two targets that are joined on the board */
  to: string;
  other?: boolean;
}

/** One step of an explanation: a reason part with what it rests on and what it adds. */
export interface ExplanationStep {
  kind: 'deduction' | 'assumption' | 'contradiction' | 'choice';
  /** how many assumptions hold */
  depth: number;
  /** a Technique's; empty where there is none, as where a case begins */
  technique_id?: string;
  /** its name, to be read */
  technique?: string;
  /** of the technique; 0: there is none */
  grade?: number;
  sentence: string;
  /** what it is about, listed right after another step of its kind; may be empty */
  again?: string;
  /** said in place of the sentence right after a step that it rests on; may be empty */
  then?: string;
  /** a clause of all that it finds, where its first fact is not all; may be empty */
  found?: string;
  /** the same, of what is lit, as the headline of a hint; empty: `found` */
  must?: string;
  /** The sentence with the reasons in it that would take a step of their own, and the numbers of those; may be empty. */
  retold?: string;
  retells?: number[];
  /** Numbers, from 1, of the steps whose facts it rests on; the board's facts have none. */
  because?: number[];
  /** what is known now */
  facts?: KnownFact[];
  spots?: Spot[];
  bands?: Band[];
  /** those that can be played now, after those of the steps before */
  moves?: string[];
}

/** Steps that belong together, and what follows from them without a new idea. All are numbered from 1, in order. */
export interface OutlineStep {
  /** of the hardest of them, to be read; empty where there is none */
  technique: string;
  /** its grade */
  grade: number;
  /** in how many places it is used */
  times: number;
  /** the reasons, before what they lead to */
  steps: number[];
  /** what follows, or how a case fails */
  follows?: number[];
  /** what is seen or found in it: "Two empty corners" */
  title?: string;
}

/** Why a position ends as it does. */
export interface Explanation {
  end: 'solved' | 'none' | 'open' | 'enough' | 'stopped';
  steps: ExplanationStep[];
  /** Two of several, as moves: the first has each choice, the other lacks the first choice. */
  solutions?: string[][];
  /** the steps folded; empty where each stands by itself */
  outline?: OutlineStep[];
}

/** The answer in text and numbers, so that it can cross to another thread or process as JSON. One of three kinds. */
export interface Reply {
  result: 'found' | 'none' | 'unknown';
  /** Found: a solution, as moves from the position (solve, nth, random; analyse when cheap; explain when it ends solved). */
  moves?: string[];
  /** decimal digits when the number of solutions was asked for or came with it */
  count?: string;
  /** decimal digits where it is known which of all solutions, from 1, the position shows */
  number?: string;
  /** decimal digits: then, how many there are in all */
  all?: string;
  /** "2 ways left", "12 moves to go", "Unsolvable since move 8 (G-L-P)" */
  headline?: string;
  /** one or two sentences: what is left, or the reason */
  detail?: string;
  marked?: string;
  /** analyse, found: the first of the moves in a sentence, where its text would not say it */
  hint?: string;
  /** none: the reason in the puzzle's own one-line form, for its checker */
  certificate?: string;
  /** unknown: what was used before stopping */
  budget?: string;
  /** none: number of the move that left no solution; 0: the start, or not known */
  since?: number;
  /** analyse: all legal moves */
  choices?: Choice[];
  /** table and histogram: their rows; else further results */
  figures?: Figure[];
  /** explain */
  explanation?: Explanation;
  /** generate: the text of an instance */
  board?: string;
  /** generate: how many it took */
  tries?: number;
  /** explain, grade, generate: the difficulty from 1 to 5; 0: not known */
  grade?: number;
}

/** An animation frame that was asked for. */
export interface Frame {
  type: 'frame';
}

export interface Timer {
  type: 'timer';
}

/** The mirror must show what was done so far before it can take the next key. */
export interface CatchUp {
  type: 'catch_up';
}

/** Before the page may go away. */
export interface Hidden {
  type: 'hidden';
}

/** The page is about to be printed. */
export interface Print {
  type: 'print';
}

export interface ContextLost {
  type: 'context_lost';
}

export interface ContextRestored {
  type: 'context_restored';
}

export interface DialogClosed {
  type: 'dialog_closed';
}

/** Escape. */
export interface CancelHeld {
  type: 'cancel_held';
}

/** The canvas's device pixel box divided by the ratio, so that the products are whole; the app sets the canvas's pixel size itself. Where the browser sets text larger than usual, the ratio is as much larger: for the app the screen is smaller then, as under zoom, and all boxes that go either way are in these larger pixels. */
export interface Resize {
  type: 'resize';
  width: number;
  height: number;
  ratio: number;
}

/** CSS's system colours, 0xrrggbb each. */
export interface SystemColours {
  Canvas: number;
  CanvasText: number;
  GrayText: number;
  Highlight: number;
  HighlightText: number;
  LinkText: number;
}

export interface ThemeChange {
  type: 'theme';
  /** still: reduced motion */
  dark: boolean;
  /** still: reduced motion */
  still: boolean;
  /** still: reduced motion */
  contrast: boolean;
  /** these colours, upon all pages */
  forced: boolean;
  colours?: SystemColours;
}

/** The mouse over the canvas. Places of pointers are in the app's pixels. */
export interface Mouse {
  type: 'mouse';
  x: number;
  y: number;
  /** that are down, as the DOM counts them: 1 left, 2 right */
  buttons: number;
}

export interface MouseLeft {
  type: 'mouse_left';
}

/** A finger that has come down on the canvas, moved there or been lifted. */
export interface Finger {
  type: 'finger';
  x: number;
  y: number;
  id: number;
  lifted: boolean;
}

export interface Wheel {
  type: 'wheel';
  notches: number;
}

export interface Activate {
  type: 'activate';
  /** its id, as in MirrorItem */
  item: string;
}

export interface Slide {
  type: 'slide';
  item: string;
  value: number;
}

/** The page draws the focus ring itself, round for targets. An empty id: no item has the focus. */
export interface Focus {
  type: 'focus';
  item: string;
  /** a pointer brought it there and is still down */
  pointed?: boolean;
}

/** A character typed. Ctrl/Cmd+Z and Shift+Ctrl/Cmd+Z or Ctrl+Y come as Activate of "undo" and "redo" instead. Arrow keys come as U+2190 to U+2193 from a region, from targets whose value is 1, and from the bare page when there is a region. */
export interface Key {
  type: 'key';
  /** empty when no item has the focus */
  item: string;
  code: number;
}

/** A key that asks for something about the board. */
export interface Tell {
  type: 'tell';
  about: 'position' | 'change' | 'left';
}

export interface Scroll {
  type: 'scroll';
  pages: number;
}

export interface Zoom {
  type: 'zoom';
  steps: number;
}

export interface TurnHeld {
  type: 'turn_held';
  steps: number;
}

export interface TurnSolid {
  type: 'turn_solid';
  across: number;
  over: number;
}

/** Of the worker's job with this number. */
export interface Progress {
  type: 'progress';
  job: number;
  /** negative: not known */
  fraction: number;
  words: string;
}

export interface Answered {
  type: 'reply';
  job: number;
  reply: Reply;
}

export interface Failed {
  type: 'failed';
  job: number;
  /** for people */
  why: string;
}

/** The address or the browser's history has changed. */
export interface Place {
  type: 'place';
  /** the board may be empty */
  board: string;
  /** the board may be empty */
  fragment: string;
}

/** A built-in board or one of the person's own. */
export interface OpenBoard {
  type: 'open_board';
  board: string;
}

export interface BoardChange {
  type: 'board_change';
  action: 'renamed' | 'copied' | 'deleted' | 'restored';
  board: string;
  /** renamed: the new one */
  title?: string;
}

/** Asks for a new board with these options: "grade=3 grid=7x7". */
export interface NewBoard {
  type: 'new_board';
  puzzle: string;
  options: string;
}

/** The new board that was asked for is not wanted any more. */
export interface CancelNewBoard {
  type: 'cancel_new_board';
}

/** The board of a day, counted from 1970-01-01, under this title. */
export interface DayBoard {
  type: 'day_board';
  puzzle: string;
  day: number;
  title: string;
  /** of the board if the page has had it generated, and its grade */
  text?: string;
  grade?: number;
  /** of the link that asks for it */
  help?: 'all' | 'hints' | 'none';
}

/** A file of assets/library; an empty text after the last one. */
export interface LibraryFile {
  type: 'library_file';
  text: string;
}

/** The picture of a board is wanted. */
export interface WantPicture {
  type: 'want_picture';
  board: string;
}

/** Asks for boards to print, and so many new ones of a puzzle; none: cancels the request before. */
export interface PrintBoards {
  type: 'print_boards';
  boards: string[];
  solutions?: boolean;
  explanations?: boolean;
  pieces?: boolean;
  /** width over height of the room for a picture */
  aspect?: number;
  /** at most 60 */
  new_boards?: number;
  /** theirs */
  puzzle?: string;
  /** theirs; 0: any */
  grade?: number;
}

/** The text that was drawn or written replaces the board. */
export interface Edited {
  type: 'edited';
  text: string;
}

/** Something is done on the page that draws boards. Vertices are given by their numbers. What cannot be done changes nothing. */
export interface Draw {
  type: 'draw';
  verb: 'show' | 'offer' | 'open' | 'check' | 'begin' | 'leave' | 'look' | 'cancel' | 'vertex' | 'restore' | 'extend' | 'line' | 'cut' | 'erase' | 'move' | 'copy' | 'name' | 'set' | 'turns' | 'arrange' | 'undo' | 'redo' | 'unique';
  vertices?: number[];
  x?: number;
  y?: number;
  keyword?: string;
  text?: string;
  /** open, begin: of a text that names none; empty: as drawn, else as in play */
  puzzle?: string;
  turns?: number;
  mirror?: boolean;
}

/** Something that a dialog or a page of the site shows is wanted. */
export interface Show {
  type: 'show';
  what: 'boards' | 'new_board' | 'share' | 'help';
  /** new_board: of this one; empty: of the one in play */
  puzzle?: string;
}

/** The content of a dropped or chosen file or a paste, or a board of a lesson. */
export interface Opened {
  type: 'opened';
  text: string;
  /** of its board; 0: not known */
  grade?: number;
}

/** From which page the board in play was opened. */
export interface CameFrom {
  type: 'came_from';
  /** how much help boards that are opened from there may give; none: as before */
  help?: 'all' | 'hints' | 'none';
  /** its address, where it is one */
  lesson?: string;
}

/** Which solution to show. */
export interface SolutionNumber {
  type: 'solution_number';
  digits: string;
}

/** How a board was finished, in one respect: "Moves", "31". */
export interface FinishedFigure {
  name: string;
  value: string;
}

/** What the page says of a board that was finished. */
export interface Finished {
  type: 'finished';
  sentence: string;
  /** the same: time, moves, hints */
  figures: FinishedFigure[];
  /** the storage does not take the result */
  full: boolean;
  /** of the board of a day: what of that day is solved */
  note?: string;
  /** and the address of its next board, or of the list of days */
  next?: string;
}

export interface KeptGame {
  /** in the file */
  line: number;
  puzzle: string;
  id: string;
  save: string;
}

/** Kept games out of a file. */
export interface KeptGames {
  type: 'kept_games';
  games: KeptGame[];
}

export interface BookmarkAction {
  type: 'bookmark';
  action: 'go' | 'renamed' | 'deleted' | 'restored';
  /** of the bookmark, from 0; restored: none */
  index?: number;
  /** renamed: the new one */
  name?: string;
}

/** What the page tells the app. */
export type PageEvent =
  | Frame
  | Timer
  | CatchUp
  | Hidden
  | Print
  | ContextLost
  | ContextRestored
  | DialogClosed
  | CancelHeld
  | Resize
  | ThemeChange
  | Mouse
  | MouseLeft
  | Finger
  | Wheel
  | Activate
  | Slide
  | Focus
  | Key
  | Tell
  | Scroll
  | Zoom
  | TurnHeld
  | TurnSolid
  | Progress
  | Answered
  | Failed
  | Place
  | OpenBoard
  | BoardChange
  | NewBoard
  | CancelNewBoard
  | DayBoard
  | LibraryFile
  | WantPicture
  | PrintBoards
  | Edited
  | Draw
  | Show
  | Opened
  | CameFrom
  | SolutionNumber
  | Finished
  | KeptGames
  | BookmarkAction;

/** A line to be read, and the heading of the section it belongs to: "Figures", "Holes to go: 12". */
export interface MirrorText {
  section: string;
  text: string;
}

/** A box in CSS pixels from the canvas's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A control or a board target that the page mirrors as a real element over the (aria-hidden) canvas. */
export interface MirrorItem {
  kind: 'target' | 'button' | 'slider' | 'region' | 'opener' | 'fold';
  /** unique among all items: "target:q", "undo", "tell:count" */
  id: string;
  /** Items of one group share a tab stop and are walked by arrows: "board", "boards", "answer". */
  group: string;
  /** accessible name */
  name: string;
  /** spoken after the name (a target's state, a slider's value text) */
  state: string;
  box: Box;
  /** something lies over it: its focus ring is not drawn */
  covered: boolean;
  enabled: boolean;
  /** pressed button, open menu or fold */
  checked: boolean;
  /** slider; target: value 1 when arrow keys are moves there */
  value: number;
  /** slider; target: value 1 when arrow keys are moves there */
  most: number;
  /** target: ids that arrow keys go to, chosen by direction on screen */
  neighbours: string[];
}

/** What there is to read and to use. The page keeps elements whose id stays, so that focus is never lost. */
export interface Mirror {
  type: 'mirror';
  /** its id */
  puzzle: string;
  /** "Hamilton's board · Hard" */
  board: string;
  /** "Icosian game: Hamilton's board" */
  heading: string;
  /** the board in a sentence */
  summary: string;
  /** what stands next to the board, section by section */
  texts: MirrorText[];
  /** in tab order */
  items: MirrorItem[];
}

/** The answer comes as events with this job number. One job runs at a time: a new one replaces the old one. */
export interface Ask {
  type: 'ask';
  job: number;
  question: Question;
}

/** The running job is ended at once (the worker is terminated and started again). */
export interface Cancel {
  type: 'cancel';
}

export interface CloseDialog {
  type: 'close_dialog';
}

/** A page of the site, or "play": the board in play. */
export interface GoTo {
  type: 'go_to';
  /** what follows # */
  address: string;
}

export interface ListedBoard {
  board: string;
  title: string;
  puzzle: string;
  puzzleTitle: string;
  kind: 'shipped' | 'own' | 'deleted';
  chosen: boolean;
  begun: boolean;
  /** that it takes of the storage; 0 when that does not matter */
  bytes: number;
  /** from 1 on; 0: not graded */
  grade: number;
  /** its size; 0: not known */
  places: number;
  /** in words: "20 holes"; empty: not known */
  size: string;
}

/** All boards. The page answers by OpenBoard, LibraryFile, WantPicture and BoardChange, after which it comes again. */
export interface ShowBoards {
  type: 'boards';
  /** about the storage; may be empty */
  notice: string;
  boards: ListedBoard[];
}

/** Of a board in that list, as it was left. */
export interface BoardPicture {
  type: 'picture';
  board: string;
  picture: string;
  /** of a game in progress, what is left to do: "9 holes to go"; else empty */
  left: string;
  /** what its address has after #; empty: too long */
  link: string;
}

/** What a new board is generated on, and the digits of the grades that come there; empty: all. */
export interface OfferedBase {
  title: string;
  options: string;
  grades: string;
  /** of a board on it; empty: none is known */
  picture: string;
}

/** The page answers by NewBoard. */
export interface OfferNewBoard {
  type: 'new';
  /** problem: why the last choice came to nothing; may be empty */
  puzzle: string;
  /** problem: why the last choice came to nothing; may be empty */
  title: string;
  /** problem: why the last choice came to nothing; may be empty */
  problem: string;
  /** what is generated has exactly one solution */
  unique: boolean;
  /** the first one is a board that was played */
  bases: OfferedBase[];
}

/** How far the new board is. */
export interface Generating {
  type: 'generating';
  words: string;
}

export interface SharedGame {
  /** empty: too long */
  link: string;
  save: string;
  picture: string;
}

export interface ShowShare {
  type: 'share';
  puzzle: string;
  /** whose board it is, counted from 1970-01-01; 0: it is none of a day */
  day: number;
  /** moves were made, and it is not solved */
  playing: boolean;
  /** the limit that these links have already */
  help: 'all' | 'hints' | 'none';
  /** without moves, and as it stands */
  board: SharedGame;
  /** without moves, and as it stands */
  position: SharedGame;
}

/** A puzzle: what to do on any of its boards, and how to move. */
export interface ListedPuzzle {
  id: string;
  title: string;
  goal: string;
  how: string;
}

export interface ShowHelp {
  type: 'help';
  puzzles: ListedPuzzle[];
}

export interface ShowProof {
  type: 'proof';
  title: string;
  certificate: string;
  text: string;
}

/** Which solution is wanted? The page answers by SolutionNumber. */
export interface AskNumber {
  type: 'number';
  /** most: decimal digits of any length */
  title: string;
  /** most: decimal digits of any length */
  most: string;
}

export interface ListedBookmark {
  name: string;
  place: string;
}

/** The page answers by BookmarkAction, after which it comes again. */
export interface ShowBookmarks {
  type: 'bookmarks';
  /** the name of the one deleted last; may be empty */
  deleted: string;
  bookmarks: ListedBookmark[];
}

/** The page for the printer: the board in play. */
export interface PrintPage {
  type: 'print_page';
  title: string;
  puzzle: string;
  rules: string;
  played: string;
  picture: string;
}

export interface PrintedSentence {
  text: string;
  /** how many assumptions hold */
  depth: number;
}

/** A step of an explanation. */
export interface PrintedStep {
  /** the picture lights what the sentences speak of; empty where they speak of nothing */
  title: string;
  /** the picture lights what the sentences speak of; empty where they speak of nothing */
  picture: string;
  sentences: PrintedSentence[];
}

/** The next one of PrintBoards. Without a picture: one that could not be generated. */
export interface PrintedBoard {
  type: 'printed';
  title: string;
  rules: string;
  puzzle: string;
  picture: string;
  /** its difficulty, that it has exactly one solution; as far as they are known */
  facts: string[];
  /** a picture; may be empty */
  solution: string;
  /** to be cut out, a picture; empty where there are none, or not asked for */
  pieces: string;
  /** why there is none, in short; may be empty */
  verdict: string;
  /** what to do, one thing after the other */
  words: string[];
  /** why there is no solution */
  reason: PrintedStep[];
  /** empty: not asked for */
  explanation: PrintedStep[];
}

/** What is in play from now on, for the clock. */
export interface Clock {
  type: 'clock';
  board: string;
  state: 'start' | 'play' | 'over';
}

/** How the person was helped. */
export interface Aid {
  type: 'aid';
  board: string;
  kind: 'hint' | 'shown';
}

/** The page answers by Finished. */
export interface Solved {
  type: 'solved';
  board: string;
  grade: number;
  places: number;
  moves: number;
}

/** The answer to KeptGames: how many games have changed, or why one cannot be read, with its line in the file and the line in it (0: none). */
export interface Imported {
  type: 'imported';
  changed: number;
  problem: string;
  game: number;
  line: number;
}

/** The board in play, after Draw::Verb::show. */
export interface BoardInPlay {
  type: 'in_play';
  board: string;
  puzzle: string;
  title: string;
  size: string;
  text: string;
  /** it cannot be drawn */
  asText: boolean;
}

export interface OfferedPuzzle {
  id: string;
  title: string;
}

/** A graph to start from. */
export interface OfferedGraph {
  group: string;
  title: string;
  name: string;
  picture: string;
}

/** What a drawing can start from, and the puzzle that it is for. */
export interface OfferGraphs {
  type: 'graphs';
  puzzle: string;
  puzzles: OfferedPuzzle[];
  graphs: OfferedGraph[];
}

/** Why a text cannot be played or drawn, with its 1-based line and column (0: none). */
export interface TextError {
  type: 'text_error';
  message: string;
  line: number;
  column: number;
}

/** The text can be played: Draw::Verb::check found no fault. */
export interface Playable {
  type: 'playable';
  /** the board that it holds */
  instance: string;
}

export interface DrawnKind {
  keyword: string;
  on: 'board' | 'vertex' | 'edge' | 'pair' | 'triple' | 'path' | 'swap' | 'face';
  named: boolean;
  onGrid: boolean;
  title: string;
  help: string;
  /** its word is a number, at first this one; else empty */
  usual: string;
}

/** A drawing begins; its sheet follows. */
export interface ShowDrawing {
  type: 'draw';
  /** what it is called */
  puzzle: string;
  /** of the board; may be empty */
  title: string;
  /** vertices are called so */
  holes: boolean;
  kinds: DrawnKind[];
}

export interface DrawnVertex {
  name: string;
  x: number;
  y: number;
}

export interface DrawnLine {
  u: number;
  v: number;
  crosses: boolean;
}

export interface DrawnSetting {
  keyword: string;
  word: string;
  vertices: number[];
}

/** What is drawn. */
export interface DrawnSheet {
  type: 'sheet';
  canUndo: boolean;
  canRedo: boolean;
  /** in words: "20 holes, 30 lines" */
  size: string;
  /** what is wrong with it; may be empty */
  problem: string;
  /** the vertices that the problem is about */
  where: number[];
  /** why the last command was refused, or what is worth saying; may be empty */
  note: string;
  vertices: DrawnVertex[];
  lines: DrawnLine[];
  settings: DrawnSetting[];
  /** what leaves one solution only; without a keyword a line was taken out */
  added: DrawnSetting[];
  /** the puzzle's */
  text: string;
}

/** What the computer says of it. */
export interface Finding {
  type: 'finding';
  tone: 'plain' | 'good' | 'bad';
  busy: boolean;
  /** empty: not known yet */
  headline: string;
  /** empty: not known yet */
  detail: string;
  /** it can be made to have one solution only */
  canNarrow: boolean;
  /** the search ended before all was known */
  cutShort: boolean;
  /** of a solution; may be empty */
  picture: string;
  /** the vertices that the reason is about */
  where: number[];
}

/** What the app tells the page. */
export type PageMessage =
  | Mirror
  | Ask
  | Cancel
  | CloseDialog
  | GoTo
  | ShowBoards
  | BoardPicture
  | OfferNewBoard
  | Generating
  | ShowShare
  | ShowHelp
  | ShowProof
  | AskNumber
  | ShowBookmarks
  | PrintPage
  | PrintedBoard
  | Clock
  | Aid
  | Solved
  | Imported
  | BoardInPlay
  | OfferGraphs
  | TextError
  | Playable
  | ShowDrawing
  | DrawnSheet
  | Finding;

/** Another board comes in its place: a built-in one by its id, a text in any format, or the game of a link or a save. The moves are played: its start is the position after them. */
export interface LoadBoard {
  type: 'load';
  puzzle?: string;
  board?: string;
  text?: string;
  link?: string;
  save?: string;
  moves?: string[];
  /** see View::small */
  small?: boolean;
  /** see DrawBoard::wide */
  wide?: boolean;
}

/** What a person does on the board. */
export interface TouchBoard {
  type: 'touch';
  kind: 'press' | 'drag' | 'release' | 'activate' | 'key' | 'turn' | 'cancel';
  /** of a key or a button */
  target?: string;
  /** of a pointer, in shares of the picture's width and height */
  across?: number;
  /** of a pointer, in shares of the picture's width and height */
  down?: number;
  /** how far outside a target a pointer still means it, in shares of the width */
  slack?: number;
  finger?: boolean;
  /** of the character typed; arrow keys are U+2190 to U+2193 */
  code?: number;
  /** of a turn */
  steps?: number;
}

/** Up to the first one that is not legal. */
export interface PlayMoves {
  type: 'play';
  moves: string[];
}

export interface UndoMove {
  type: 'undo';
}

export interface RedoMove {
  type: 'redo';
}

export interface RestartBoard {
  type: 'restart';
}

/** A step of the outline that was explained last, from 1; 0: before the first; -1: back to the game. */
export interface GoToStep {
  type: 'go';
  step: number;
  /** see ToldSteps::part */
  part?: number;
}

/** How it is drawn from now on. */
export interface DrawBoard {
  type: 'draw_board';
  small: boolean;
  /** what belongs to the board, as a tray of pieces, is on its right, not below it */
  wide?: boolean;
}

/** A question about the position, or about the start; the solver's reply comes back in CheckReply. */
export interface AskBoard {
  type: 'ask_board';
  verb: 'solve' | 'count' | 'enumerate' | 'nth' | 'random' | 'analyse' | 'table' | 'histogram' | 'explain' | 'grade' | 'generate';
  options?: Record<string, string>;
  start?: boolean;
}

export interface CheckReply {
  type: 'check_reply';
  reply: Reply;
}

export interface WriteBoard {
  type: 'write';
}

/** A picture of the position for a file. */
export interface PaintBoard {
  type: 'paint';
  /** in pixels */
  width: number;
}

/** The question for the board of a day, of a puzzle that has days; it needs no board here. */
export interface AskDay {
  type: 'ask_day';
  puzzle: string;
  /** counted from 1970-01-01 */
  day: number;
}

export interface DropBoard {
  type: 'drop';
}

/** What a page asks of a small board. */
export type BoardCall =
  | LoadBoard
  | TouchBoard
  | PlayMoves
  | UndoMove
  | RedoMove
  | RestartBoard
  | GoToStep
  | DrawBoard
  | AskBoard
  | CheckReply
  | WriteBoard
  | PaintBoard
  | Tell
  | AskDay
  | DropBoard;

/** Why a call did nothing, with the place in a text (0: none). */
export interface BoardProblem {
  type: 'problem';
  message: string;
  line?: number;
  column?: number;
}

export interface BoardTarget {
  id: string;
  name: string;
  state: string;
  /** in the picture's units */
  x: number;
  /** in the picture's units */
  y: number;
  /** in the picture's units */
  reach: number;
  enabled: boolean;
  pressed: boolean;
  neighbours: string[];
}

export interface BoardShown {
  type: 'shown';
  title: string;
  summary: string;
  status: string;
  solved: boolean;
  /** the board's size */
  places: number;
  /** that led here */
  moves: string[];
  /** the game has changed */
  moved: boolean;
  /** of GoToStep */
  step: number;
  /** an SVG, see SvgInk::page */
  picture: string;
  /** of the picture */
  width: number;
  /** of the picture */
  height: number;
  targets: BoardTarget[];
  /** a pointer met a target */
  taken: boolean;
  /** what the board as a whole is called where it takes arrow keys; else empty */
  region: string;
  /** arrow keys lead what is held */
  leads_held: boolean;
  /** letters typed are moves */
  takes_letters: boolean;
  /** the wheel turns what is held */
  turns_held: boolean;
  /** a sentence for everybody: why nothing was done, what was pencilled in */
  notice: string;
  /** for those who do not see the board */
  said: string;
}

/** For the solver. */
export interface BoardQuestion {
  type: 'question';
  question: Question;
}

/** An independent verifier has accepted it; its explanation has an outline. */
export interface CheckedReply {
  type: 'checked';
  reply: Reply;
}

export interface BoardTexts {
  type: 'texts';
  /** the part of an address behind '#', and a save */
  fragment: string;
  /** the part of an address behind '#', and a save */
  save: string;
}

export interface BoardPainting {
  type: 'painting';
  svg: string;
}

/** What a small board answers. */
export type BoardAnswer =
  | BoardProblem
  | BoardShown
  | BoardQuestion
  | CheckedReply
  | BoardTexts
  | BoardPainting;

