#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "play/help.hpp"
#include "play/question.hpp"

/// What the page tells the app: a message of JSON for each (base/json.hpp), an alternative of PageEvent. Nothing comes
/// before main has returned; then Theme, Resize and, when the address has one, Place. An event never comes while
/// another is being handled. A board is named by its key everywhere: puzzle, tab, id.
namespace schlegel::page {

/// An animation frame that was asked for.
struct Frame {
  static constexpr std::string_view type = "frame";
};
struct Timer {
  static constexpr std::string_view type = "timer";
};
/// The mirror must show what was done so far before it can take the next key.
struct CatchUp {
  static constexpr std::string_view type = "catch_up";
};
/// Before the page may go away.
struct Hidden {
  static constexpr std::string_view type = "hidden";
};
/// The page is about to be printed.
struct Print {
  static constexpr std::string_view type = "print";
};
struct ContextLost {
  static constexpr std::string_view type = "context_lost";
};
struct ContextRestored {
  static constexpr std::string_view type = "context_restored";
};
struct DialogClosed {
  static constexpr std::string_view type = "dialog_closed";
};
/// Escape.
struct CancelHeld {
  static constexpr std::string_view type = "cancel_held";
};

/// The canvas's device pixel box divided by the ratio, so that the products are whole; the app sets the canvas's pixel
/// size itself. Where the browser sets text larger than usual, the ratio is as much larger: for the app the screen is
/// smaller then, as under zoom, and all boxes that go either way are in these larger pixels.
struct Resize {
  float width, height, ratio;
  static constexpr std::string_view type = "resize";
  static constexpr auto fields() {
    return std::tuple(Field("width", &Resize::width), Field("height", &Resize::height), Field("ratio", &Resize::ratio));
  }
};
/// CSS's system colours, 0xrrggbb each.
struct SystemColours {
  std::uint32_t canvas = 0, text = 0, grey = 0, highlight = 0, highlight_text = 0, link = 0;
  static constexpr auto fields() {
    return std::tuple(Field("Canvas", &SystemColours::canvas), Field("CanvasText", &SystemColours::text),
                      Field("GrayText", &SystemColours::grey), Field("Highlight", &SystemColours::highlight),
                      Field("HighlightText", &SystemColours::highlight_text), Field("LinkText", &SystemColours::link));
  }
};
struct ThemeChange {
  bool dark, still, contrast;  ///< still: reduced motion
  bool forced;                 ///< these colours, upon all pages
  SystemColours colours = {};
  static constexpr std::string_view type = "theme";
  static constexpr auto fields() {
    return std::tuple(Field("dark", &ThemeChange::dark), Field("still", &ThemeChange::still),
                      Field("contrast", &ThemeChange::contrast), Field("forced", &ThemeChange::forced),
                      Field("colours", &ThemeChange::colours, false));
  }
};

/// The mouse over the canvas. Places of pointers are in the app's pixels.
struct Mouse {
  float x, y;
  int buttons;  ///< that are down, as the DOM counts them: 1 left, 2 right
  static constexpr std::string_view type = "mouse";
  static constexpr auto fields() {
    return std::tuple(Field("x", &Mouse::x), Field("y", &Mouse::y), Field("buttons", &Mouse::buttons));
  }
};
struct MouseLeft {
  static constexpr std::string_view type = "mouse_left";
};
/// A finger that has come down on the canvas, moved there or been lifted.
struct Finger {
  float x, y;
  std::int64_t id;
  bool lifted;
  static constexpr std::string_view type = "finger";
  static constexpr auto fields() {
    return std::tuple(Field("x", &Finger::x), Field("y", &Finger::y), Field("id", &Finger::id),
                      Field("lifted", &Finger::lifted));
  }
};
struct Wheel {
  float notches;
  static constexpr std::string_view type = "wheel";
  static constexpr auto fields() { return std::tuple(Field("notches", &Wheel::notches)); }
};

struct Activate {
  std::string item;  ///< its id, as in MirrorItem
  static constexpr std::string_view type = "activate";
  static constexpr auto fields() { return std::tuple(Field("item", &Activate::item)); }
};
struct Slide {
  std::string item;
  double value;
  static constexpr std::string_view type = "slide";
  static constexpr auto fields() { return std::tuple(Field("item", &Slide::item), Field("value", &Slide::value)); }
};
/// The page draws the focus ring itself, round for targets. An empty id: no item has the focus.
struct Focus {
  std::string item;
  bool pointed = false;  ///< a pointer brought it there and is still down
  static constexpr std::string_view type = "focus";
  static constexpr auto fields() {
    return std::tuple(Field("item", &Focus::item), Field("pointed", &Focus::pointed, false));
  }
};
/// A character typed. Ctrl/Cmd+Z and Shift+Ctrl/Cmd+Z or Ctrl+Y come as Activate of "undo" and "redo" instead. Arrow
/// keys come as U+2190 to U+2193 from a region, from targets whose value is 1, and from the bare page when there is a
/// region.
struct Key {
  std::string item;  ///< empty when no item has the focus
  std::uint32_t code;
  static constexpr std::string_view type = "key";
  static constexpr auto fields() { return std::tuple(Field("item", &Key::item), Field("code", &Key::code)); }
};
/// A key that asks for something about the board.
struct Tell {
  enum class About { position, change, left } about;
  static constexpr std::string_view type = "tell";
  static constexpr auto fields() { return std::tuple(Field("about", &Tell::about)); }
};
constexpr auto names_of(Tell::About) { return std::array<std::string_view, 3>{"position", "change", "left"}; }
struct Scroll {
  int pages;
  static constexpr std::string_view type = "scroll";
  static constexpr auto fields() { return std::tuple(Field("pages", &Scroll::pages)); }
};
struct Zoom {
  int steps;
  static constexpr std::string_view type = "zoom";
  static constexpr auto fields() { return std::tuple(Field("steps", &Zoom::steps)); }
};
struct TurnHeld {
  int steps;
  static constexpr std::string_view type = "turn_held";
  static constexpr auto fields() { return std::tuple(Field("steps", &TurnHeld::steps)); }
};
struct TurnSolid {
  int across, over;
  static constexpr std::string_view type = "turn_solid";
  static constexpr auto fields() {
    return std::tuple(Field("across", &TurnSolid::across), Field("over", &TurnSolid::over));
  }
};

/// Of the worker's job with this number.
struct Progress {
  int job;
  float fraction;  ///< negative: not known
  std::string words;
  static constexpr std::string_view type = "progress";
  static constexpr auto fields() {
    return std::tuple(Field("job", &Progress::job), Field("fraction", &Progress::fraction),
                      Field("words", &Progress::words));
  }
};
struct Answered {
  int job;
  Reply reply;
  static constexpr std::string_view type = "reply";
  static constexpr auto fields() { return std::tuple(Field("job", &Answered::job), Field("reply", &Answered::reply)); }
};
struct Failed {
  int job;
  std::string why;  ///< for people
  static constexpr std::string_view type = "failed";
  static constexpr auto fields() { return std::tuple(Field("job", &Failed::job), Field("why", &Failed::why)); }
};

/// The address or the browser's history has changed.
struct Place {
  std::string board, fragment;  ///< the board may be empty
  static constexpr std::string_view type = "place";
  static constexpr auto fields() {
    return std::tuple(Field("board", &Place::board), Field("fragment", &Place::fragment));
  }
};
/// A built-in board or one of the person's own.
struct OpenBoard {
  std::string board;
  static constexpr std::string_view type = "open_board";
  static constexpr auto fields() { return std::tuple(Field("board", &OpenBoard::board)); }
};
struct BoardChange {
  enum class Action { renamed, copied, deleted, restored } action;
  std::string board;
  std::string title;  ///< renamed: the new one
  static constexpr std::string_view type = "board_change";
  static constexpr auto fields() {
    return std::tuple(Field("action", &BoardChange::action), Field("board", &BoardChange::board),
                      Field("title", &BoardChange::title, false));
  }
};
constexpr auto names_of(BoardChange::Action) {
  return std::array<std::string_view, 4>{"renamed", "copied", "deleted", "restored"};
}
/// Asks for a new board with these options: "grade=3 grid=7x7".
struct NewBoard {
  std::string puzzle, options;
  static constexpr std::string_view type = "new_board";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &NewBoard::puzzle), Field("options", &NewBoard::options));
  }
};
/// The new board that was asked for is not wanted any more.
struct CancelNewBoard {
  static constexpr std::string_view type = "cancel_new_board";
};
/// The board of a day, counted from 1970-01-01, under this title.
struct DayBoard {
  std::string puzzle;
  std::int64_t day;
  std::string title;
  std::string text = {};  ///< of the board if the page has had it generated, and its grade
  int grade = 0;
  std::optional<Help> help = {};  ///< of the link that asks for it
  static constexpr std::string_view type = "day_board";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &DayBoard::puzzle), Field("day", &DayBoard::day),
                      Field("title", &DayBoard::title), Field("text", &DayBoard::text, false),
                      Field("grade", &DayBoard::grade, false), Field("help", &DayBoard::help, false));
  }
};
/// A file of assets/library; an empty text after the last one.
struct LibraryFile {
  std::string text;
  static constexpr std::string_view type = "library_file";
  static constexpr auto fields() { return std::tuple(Field("text", &LibraryFile::text)); }
};
/// The picture of a board is wanted.
struct WantPicture {
  std::string board;
  static constexpr std::string_view type = "want_picture";
  static constexpr auto fields() { return std::tuple(Field("board", &WantPicture::board)); }
};
/// Asks for boards to print, and so many new ones of a puzzle; none: cancels the request before.
struct PrintBoards {
  std::vector<std::string> boards;
  bool solutions = false, explanations = false, pieces = false;
  double aspect = 1;        ///< width over height of the room for a picture
  int new_boards = 0;       ///< at most 60
  std::string puzzle = {};  ///< theirs
  int grade = 0;            ///< theirs; 0: any
  static constexpr std::string_view type = "print_boards";
  static constexpr auto fields() {
    return std::tuple(Field("boards", &PrintBoards::boards), Field("solutions", &PrintBoards::solutions, false),
                      Field("explanations", &PrintBoards::explanations, false),
                      Field("pieces", &PrintBoards::pieces, false), Field("aspect", &PrintBoards::aspect, false),
                      Field("new_boards", &PrintBoards::new_boards, false),
                      Field("puzzle", &PrintBoards::puzzle, false), Field("grade", &PrintBoards::grade, false));
  }
};
/// The text that was drawn or written replaces the board.
struct Edited {
  std::string text;
  static constexpr std::string_view type = "edited";
  static constexpr auto fields() { return std::tuple(Field("text", &Edited::text)); }
};
/// Something is done on the page that draws boards. Vertices are given by their numbers. What cannot be done changes
/// nothing.
struct Draw {
  enum class Verb {
    show,     ///< the board in play is wanted
    offer,    ///< what a drawing can start from is wanted
    open,     ///< a new drawing of the board in `text`
    check,    ///< whether `text` can be played
    begin,    ///< again with the board or graph in `text`; with nothing if that is empty
    leave,    ///< the page is left: nothing is asked meanwhile
    look,     ///< ask again what the board is
    cancel,   ///< ask no more
    vertex,   ///< a new one at x, y
    restore,  ///< a grid's cell, by its name in `text`
    extend,   ///< a new one at x, y, joined to the only one of `vertices`
    line,     ///< between the first and the second, the third and the fourth, and so on
    cut,      ///< no line between these
    erase,
    move,     ///< by x, y
    copy,     ///< and move the copies by x, y
    name,     ///< the only one of `vertices` gets the name in `text`
    set,      ///< the setting `keyword` of the vertices, with the word in `text`
    turns,    ///< what is drawn comes `turns` times round the middle, and mirrored if `mirror`
    arrange,  ///< in the way named in `text`: the vertices, none: all
    undo,
    redo,
    unique,  ///< make the solution the only one
  } verb;
  std::vector<int> vertices = {};
  double x = 0, y = 0;
  std::string keyword = {}, text = {};
  std::string puzzle = {};  ///< open, begin: of a text that names none; empty: as drawn, else as in play
  int turns = 1;
  bool mirror = false;
  static constexpr std::string_view type = "draw";
  static constexpr auto fields() {
    return std::tuple(Field("verb", &Draw::verb), Field("vertices", &Draw::vertices, false),
                      Field("x", &Draw::x, false), Field("y", &Draw::y, false), Field("keyword", &Draw::keyword, false),
                      Field("text", &Draw::text, false), Field("puzzle", &Draw::puzzle, false),
                      Field("turns", &Draw::turns, false), Field("mirror", &Draw::mirror, false));
  }
};
constexpr auto names_of(Draw::Verb) {
  return std::array<std::string_view, 23>{"show",   "offer",   "open",   "check",   "begin", "leave", "look",  "cancel",
                                          "vertex", "restore", "extend", "line",    "cut",   "erase", "move",  "copy",
                                          "name",   "set",     "turns",  "arrange", "undo",  "redo",  "unique"};
}
/// Something that a dialog or a page of the site shows is wanted.
struct Show {
  enum class What { boards, new_board, share, help } what;
  std::string puzzle;  ///< new_board: of this one; empty: of the one in play
  static constexpr std::string_view type = "show";
  static constexpr auto fields() {
    return std::tuple(Field("what", &Show::what), Field("puzzle", &Show::puzzle, false));
  }
};
constexpr auto names_of(Show::What) { return std::array<std::string_view, 4>{"boards", "new_board", "share", "help"}; }
/// The content of a dropped or chosen file or a paste, or a board of a lesson.
struct Opened {
  std::string text;
  int grade = 0;  ///< of its board; 0: not known
  static constexpr std::string_view type = "opened";
  static constexpr auto fields() {
    return std::tuple(Field("text", &Opened::text), Field("grade", &Opened::grade, false));
  }
};
/// From which page the board in play was opened.
struct CameFrom {
  std::optional<Help> help = {};  ///< how much help boards that are opened from there may give; none: as before
  std::string lesson = {};        ///< its address, where it is one
  static constexpr std::string_view type = "came_from";
  static constexpr auto fields() {
    return std::tuple(Field("help", &CameFrom::help, false), Field("lesson", &CameFrom::lesson, false));
  }
};
/// Which solution to show.
struct SolutionNumber {
  std::string digits;
  static constexpr std::string_view type = "solution_number";
  static constexpr auto fields() { return std::tuple(Field("digits", &SolutionNumber::digits)); }
};
/// How a board was finished, in one respect: "Moves", "31".
struct FinishedFigure {
  std::string name, value;
  static constexpr auto fields() {
    return std::tuple(Field("name", &FinishedFigure::name), Field("value", &FinishedFigure::value));
  }
};
/// What the page says of a board that was finished.
struct Finished {
  using Figure = FinishedFigure;
  std::string sentence;
  std::vector<Figure> figures;  ///< the same: time, moves, hints
  bool full;                    ///< the storage does not take the result
  std::string note = {};        ///< of the board of a day: what of that day is solved
  std::string next = {};        ///< and the address of its next board, or of the list of days
  static constexpr std::string_view type = "finished";
  static constexpr auto fields() {
    return std::tuple(Field("sentence", &Finished::sentence), Field("figures", &Finished::figures),
                      Field("full", &Finished::full), Field("note", &Finished::note, false),
                      Field("next", &Finished::next, false));
  }
};
struct KeptGame {
  int line;  ///< in the file
  std::string puzzle, id, save;
  static constexpr auto fields() {
    return std::tuple(Field("line", &KeptGame::line), Field("puzzle", &KeptGame::puzzle), Field("id", &KeptGame::id),
                      Field("save", &KeptGame::save));
  }
};
/// Kept games out of a file.
struct KeptGames {
  std::vector<KeptGame> games;
  static constexpr std::string_view type = "kept_games";
  static constexpr auto fields() { return std::tuple(Field("games", &KeptGames::games)); }
};
struct BookmarkAction {
  enum class Action { go, renamed, deleted, restored } action;
  int index = -1;    ///< of the bookmark, from 0; restored: none
  std::string name;  ///< renamed: the new one
  static constexpr std::string_view type = "bookmark";
  static constexpr auto fields() {
    return std::tuple(Field("action", &BookmarkAction::action), Field("index", &BookmarkAction::index, false),
                      Field("name", &BookmarkAction::name, false));
  }
};
constexpr auto names_of(BookmarkAction::Action) {
  return std::array<std::string_view, 4>{"go", "renamed", "deleted", "restored"};
}

using PageEvent =
    std::variant<Frame, Timer, CatchUp, Hidden, Print, ContextLost, ContextRestored, DialogClosed, CancelHeld, Resize,
                 ThemeChange, Mouse, MouseLeft, Finger, Wheel, Activate, Slide, Focus, Key, Tell, Scroll, Zoom,
                 TurnHeld, TurnSolid, Progress, Answered, Failed, Place, OpenBoard, BoardChange, NewBoard,
                 CancelNewBoard, DayBoard, LibraryFile, WantPicture, PrintBoards, Edited, Draw, Show, Opened, CameFrom,
                 SolutionNumber, Finished, KeptGames, BookmarkAction>;

/// Written by the app; page.cpp calls it for every event.
void handle(const PageEvent& event);

}  // namespace schlegel::page
