// The messages between page and app. Made from web/page/events.hpp and messages.hpp: SCHLEGEL_WRITE=1 schlegel_tests -tc='messages:*'
export interface Frame {
  type: 'frame';
}

export interface Timer {
  type: 'timer';
}

export interface CatchUp {
  type: 'catch_up';
}

export interface Hidden {
  type: 'hidden';
}

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

export interface CancelHeld {
  type: 'cancel_held';
}

export interface Resize {
  type: 'resize';
  width: number;
  height: number;
  ratio: number;
}

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
  dark: boolean;
  still: boolean;
  contrast: boolean;
  forced: boolean;
  colours?: SystemColours;
}

export interface Mouse {
  type: 'mouse';
  x: number;
  y: number;
  buttons: number;
}

export interface MouseLeft {
  type: 'mouse_left';
}

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
  item: string;
}

export interface Slide {
  type: 'slide';
  item: string;
  value: number;
}

export interface Focus {
  type: 'focus';
  item: string;
  pointed?: boolean;
}

export interface Key {
  type: 'key';
  item: string;
  code: number;
}

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

export interface Progress {
  type: 'progress';
  job: number;
  fraction: number;
  words: string;
}

export interface Answered {
  type: 'reply';
  job: number;
  reply: string;
}

export interface Failed {
  type: 'failed';
  job: number;
  why: string;
}

export interface Place {
  type: 'place';
  board: string;
  fragment: string;
}

export interface OpenBoard {
  type: 'open_board';
  board: string;
}

export interface BoardChange {
  type: 'board_change';
  action: 'renamed' | 'copied' | 'deleted' | 'restored';
  board: string;
  title?: string;
}

export interface NewBoard {
  type: 'new_board';
  options: string;
}

export interface DayBoard {
  type: 'day_board';
  puzzle: string;
  day: number;
  title: string;
}

export interface LibraryFile {
  type: 'library_file';
  text: string;
}

export interface WantPicture {
  type: 'want_picture';
  board: string;
}

export interface PrintBoards {
  type: 'print_boards';
  boards: string[];
  solutions?: boolean;
}

export interface CardShow {
  type: 'card_show';
  board: string;
  moves: string[];
}

export interface CardTouch {
  type: 'card_touch';
  action: 'looked' | 'pressed' | 'dragged' | 'released' | 'restarted';
  board: string;
  across?: number;
  down?: number;
  slack?: number;
}

export interface Edited {
  type: 'edited';
  text: string;
}

export interface Draw {
  type: 'draw';
  verb: 'open' | 'open_text' | 'end' | 'begin' | 'vertex' | 'extend' | 'line' | 'cut' | 'erase' | 'move' | 'copy' | 'name' | 'set' | 'turns' | 'arrange' | 'undo' | 'redo' | 'unique';
  vertices?: number[];
  x?: number;
  y?: number;
  keyword?: string;
  text?: string;
  turns?: number;
  mirror?: boolean;
}

export interface Opened {
  type: 'opened';
  text: string;
}

export interface SolutionNumber {
  type: 'solution_number';
  digits: string;
}

export interface Finished {
  type: 'finished';
  sentence: string;
  full: boolean;
}

export interface KeptGame {
  line: number;
  puzzle: string;
  id: string;
  save: string;
}

export interface KeptGames {
  type: 'kept_games';
  games: KeptGame[];
}

export interface BookmarkAction {
  type: 'bookmark';
  action: 'go' | 'renamed' | 'deleted' | 'restored';
  index?: number;
  name?: string;
}

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
  | DayBoard
  | LibraryFile
  | WantPicture
  | PrintBoards
  | CardShow
  | CardTouch
  | Edited
  | Draw
  | Opened
  | SolutionNumber
  | Finished
  | KeptGames
  | BookmarkAction;

export interface MirrorText {
  section: string;
  text: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MirrorItem {
  kind: 'target' | 'button' | 'tab' | 'radio' | 'slider' | 'sheet' | 'region' | 'switch';
  id: string;
  group: string;
  name: string;
  state: string;
  box: Box;
  covered: boolean;
  enabled: boolean;
  checked: boolean;
  value: number;
  most: number;
  neighbours: string[];
}

export interface Mirror {
  type: 'mirror';
  heading: string;
  summary: string;
  texts: MirrorText[];
  items: MirrorItem[];
}

export interface CloseDialog {
  type: 'close_dialog';
}

export interface DialogError {
  type: 'dialog_error';
  message: string;
  line: number;
  column: number;
}

export interface ShowHome {
  type: 'home';
}

export interface HomeCard {
  type: 'card';
  board: string;
  solved: boolean;
  begun: boolean;
  taken: boolean;
  next: string;
  grade: string;
  status: string;
  summary: string;
  picture: string;
}

export interface ListedBoard {
  board: string;
  title: string;
  puzzle: string;
  puzzleTitle: string;
  kind: 'shipped' | 'own' | 'deleted';
  chosen: boolean;
  begun: boolean;
  bytes: number;
  grade: number;
  places: number;
  size: string;
}

export interface ShowBoards {
  type: 'boards';
  notice: string;
  grades: string[];
  boards: ListedBoard[];
}

export interface BoardPicture {
  type: 'picture';
  board: string;
  picture: string;
}

export interface OfferedBase {
  title: string;
  options: string;
  grades: string;
}

export interface OfferNewBoard {
  type: 'new';
  title: string;
  problem: string;
  grades: string[];
  bases: OfferedBase[];
}

export interface ShowEditor {
  type: 'edit';
  board: string;
  text: string;
  asText: boolean;
}

export interface ShowShare {
  type: 'share';
  link: string;
  save: string;
  picture: string;
}

export interface ShowHelp {
  type: 'help';
  title: string;
  text: string;
}

export interface ShowProof {
  type: 'proof';
  title: string;
  certificate: string;
  text: string;
}

export interface AskNumber {
  type: 'number';
  title: string;
  most: string;
}

export interface ListedBookmark {
  name: string;
  place: string;
}

export interface ShowBookmarks {
  type: 'bookmarks';
  deleted: string;
  bookmarks: ListedBookmark[];
}

export interface PrintPage {
  type: 'print_page';
  title: string;
  puzzle: string;
  rules: string;
  played: string;
  picture: string;
}

export interface PrintedBoard {
  type: 'printed';
  title: string;
  rules: string;
  puzzle: string;
  picture: string;
  solution: string;
  words: string;
}

export interface ListedPuzzle {
  id: string;
  title: string;
}

export interface ShowProgress {
  type: 'progress';
  grades: string[];
  puzzles: ListedPuzzle[];
}

export interface Clock {
  type: 'clock';
  board: string;
  state: 'start' | 'play' | 'over';
}

export interface Aid {
  type: 'aid';
  board: string;
  kind: 'hint' | 'shown';
}

export interface Solved {
  type: 'solved';
  board: string;
  grade: number;
  places: number;
  moves: number;
}

export interface Imported {
  type: 'imported';
  changed: number;
  problem: string;
  game: number;
  line: number;
}

export interface DrawnKind {
  keyword: string;
  on: 'board' | 'vertex' | 'edge' | 'pair' | 'triple' | 'path' | 'swap' | 'face';
  named: boolean;
  title: string;
  help: string;
}

export interface OfferedGraph {
  group: string;
  title: string;
  name: string;
  sized: boolean;
}

export interface ShowDrawing {
  type: 'draw';
  kinds: DrawnKind[];
  graphs: OfferedGraph[];
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

export interface DrawnSheet {
  type: 'sheet';
  canUndo: boolean;
  canRedo: boolean;
  problem: string;
  where: number[];
  complaint: string;
  note: string;
  vertices: DrawnVertex[];
  lines: DrawnLine[];
  settings: DrawnSetting[];
  text: string;
}

export interface Finding {
  type: 'finding';
  busy: boolean;
  headline: string;
  detail: string;
  canNarrow: boolean;
  pictures: string[];
}

export type PageMessage =
  | Mirror
  | CloseDialog
  | DialogError
  | ShowHome
  | HomeCard
  | ShowBoards
  | BoardPicture
  | OfferNewBoard
  | ShowEditor
  | ShowShare
  | ShowHelp
  | ShowProof
  | AskNumber
  | ShowBookmarks
  | PrintPage
  | PrintedBoard
  | ShowProgress
  | Clock
  | Aid
  | Solved
  | Imported
  | ShowDrawing
  | DrawnSheet
  | Finding;

