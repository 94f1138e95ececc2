#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What the page tells the app, an alternative of PageEvent for each kind. Nothing comes before main has returned; then
/// Theme, Resize and, when the address has one, Place. An event never comes while another is being handled.
namespace schlegel::page {

struct Frame {};  ///< an animation frame that was asked for
struct Timer {};
struct CatchUp {};  ///< the mirror must show what was done so far before it can take the next key
struct Hidden {};   ///< before the page may go away
struct Print {};    ///< the page is about to be printed
struct ContextLost {};
struct ContextRestored {};
struct DialogClosed {};
struct CancelHeld {};  ///< Escape

/// The canvas's device pixel box divided by the ratio, so that the products are whole; the app sets the canvas's pixel
/// size itself. Where the browser sets text larger than usual, the ratio is as much larger: for the app the screen is
/// smaller then, as under zoom, and all boxes that are told either way are in these larger pixels.
struct Resize {
  float width, height, pixel_ratio;
};
struct ThemeChange {
  bool dark, reduced_motion, more_contrast;
  /// Where colours are forced upon all pages: those of Canvas, CanvasText, GrayText, Highlight, HighlightText and
  /// LinkText, "rrggbb" each.
  std::string system_colours;
};

/// The mouse over the canvas. Places of pointers are in the app's pixels.
struct Mouse {
  float x, y;
  int buttons;  ///< that are down, as the DOM counts them: 1 left, 2 right
};
struct MouseLeft {};
/// A finger that has come down on the canvas, moved there or been lifted.
struct Finger {
  float x, y;
  int id;
  bool lifted;
};
struct Wheel {
  float notches;
};

struct Activate {
  std::string item;  ///< its id, as in MirrorItem
};
struct Slide {
  std::string item;
  double value;
};
/// The page draws the focus ring itself, round for targets. An empty id: no item has the focus.
struct Focus {
  std::string item;
  bool pointed = false;  ///< a pointer brought it there and is still down
};
/// A character typed. Ctrl/Cmd+Z and Shift+Ctrl/Cmd+Z or Ctrl+Y come as Activate of "undo" and "redo" instead. Arrow
/// keys come as U+2190 to U+2193 from a region, from targets whose value is 1, and from the bare page when there is a
/// region.
struct Key {
  std::string item;  ///< empty when no item has the focus
  char32_t code;
};
/// A key that asks to be told something of the board.
struct Tell {
  enum class About { position, change, left } about;
};
struct Scroll {
  int pages;
};
struct Zoom {
  int steps;
};
struct TurnHeld {
  std::string item;
  int steps;
};
struct TurnSolid {
  int across, over;
};

/// Of the worker's job with this number.
struct Progress {
  int job;
  float fraction;  ///< negative: not known
  std::string words;
};
struct Answered {
  int job;
  std::string reply;  ///< a Reply's text
};
struct Failed {
  int job;
  std::string why;  ///< for people
};

/// The address or the browser's history has changed.
struct Place {
  std::string board, fragment;  ///< the board may be empty
};
/// A shipped board or one of the person's own.
struct OpenBoard {
  std::string puzzle, id;
};
struct BoardChange {
  enum class Action { renamed, copied, deleted, restored } action;
  std::string puzzle, id;
  std::string title;  ///< renamed: the new one
};
/// A new board is to be made, with these options: "grade=3 grid=7x7".
struct NewBoard {
  std::string options;
};
/// The board of a day, counted from 1970-01-01, under this title.
struct DayBoard {
  std::string puzzle;
  std::int64_t day;
  std::string title;
};
/// A file of assets/library; an empty text after the last one.
struct LibraryFile {
  std::string text;
};
/// The picture of a board is wanted.
struct WantPicture {
  std::string board;  ///< its key
};
/// Boards are to be printed; none: no more of those that were asked for.
struct PrintBoards {
  std::vector<std::string> boards;  ///< their keys
  bool solutions;
};
/// The picture of a shipped board after these moves is wanted for its card at home.
struct CardShow {
  std::string puzzle, id;
  std::vector<std::string> moves;
};
/// A card's board was looked at as it stands, or touched.
struct CardTouch {
  enum class Action { looked, pressed, dragged, released, restarted } action;
  std::string puzzle, id;
  double across, down;  ///< of the picture's width and height
  double slack;         ///< how far beside a target a touch still means it, of the picture's width
};
/// The text of the editor is to be taken over.
struct Edited {
  std::string text;
};
/// A command of the board that is drawn in the editor, see Drawing::perform; "open" and "end" of the editor itself.
struct Draw {
  std::string command;
};
/// The content of a dropped or chosen file or a paste.
struct Opened {
  std::string text;
};
/// Which solution to show.
struct SolutionNumber {
  std::string digits;
};
/// What the page says of a board that was finished.
struct Finished {
  std::string sentence;
  bool full;  ///< the storage does not take the result
};
/// Kept games out of a file, parted by U+001E: line in the file<TAB>puzzle<TAB>id, newline, the save.
struct KeptGames {
  std::string text;
};
struct BookmarkAction {
  enum class Action { go, renamed, deleted, restored } action;
  int index;         ///< of the bookmark, from 0; restored: none
  std::string name;  ///< renamed: the new one
};

using PageEvent =
    std::variant<Frame, Timer, CatchUp, Hidden, Print, ContextLost, ContextRestored, DialogClosed, CancelHeld, Resize,
                 ThemeChange, Mouse, MouseLeft, Finger, Wheel, Activate, Slide, Focus, Key, Tell, Scroll, Zoom,
                 TurnHeld, TurnSolid, Progress, Answered, Failed, Place, OpenBoard, BoardChange, NewBoard, DayBoard,
                 LibraryFile, WantPicture, PrintBoards, CardShow, CardTouch, Edited, Draw, Opened, SolutionNumber,
                 Finished, KeptGames, BookmarkAction>;

/// Written by the app; page.cpp calls it for every event.
void handle(const PageEvent& event);

}  // namespace schlegel::page
