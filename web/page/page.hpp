#pragma once
#include <string>
#include <string_view>
#include <vector>

/// The only door between the app and the page around it. What the app asks of the page is declared here and written
/// in page.cpp (the only file with JavaScript in it, a few lines that call assets/page.js); what the page tells the
/// app comes in as PageEvents (events.hpp).
namespace schlegel::page {

/// A box in CSS pixels from the canvas's top left corner.
struct Box {
  double x = 0, y = 0, width = 0, height = 0;
};

/// A control or a board target that the page mirrors as a real element over the (aria-hidden) canvas.
struct MirrorItem {
  /// A region takes arrow keys for the board as a whole.
  enum class Kind { target, button, tab, radio, slider, sheet, region, toggle };
  Kind kind = Kind::button;
  std::string id = {};  ///< unique among all items: "target:q", "undo", "tab:icosian", "advisor:count"
  /// Items of one group share a tab stop and are walked by arrows: "board", "puzzles", "advisor".
  std::string group = {};
  std::string name = {};   ///< accessible name
  std::string state = {};  ///< spoken after the name (a target's state, a slider's value text)
  Box box = {};
  bool covered = false;  ///< something lies over it: its focus ring is not drawn
  bool enabled = true;
  bool checked = false;                      ///< pressed button, chosen tab or radio
  double value = 0, most = 0;                ///< slider; target: value 1 when arrow keys are moves there
  std::vector<std::string> neighbours = {};  ///< target: ids that arrow keys go to, chosen by direction on screen
};

/// A line to be read, and the heading of the section it belongs to: "Figures", "Holes to go: 12".
struct MirrorText {
  std::string section, text;
  friend bool operator==(const MirrorText&, const MirrorText&) = default;
};

struct Mirror {
  std::string heading;            ///< "Icosian game: Hamilton's board"
  std::string summary;            ///< the board in a sentence
  std::vector<MirrorText> texts;  ///< what stands beside the board, section by section
  std::vector<MirrorItem> items;  ///< in tab order
};

/// Shows this mirror; the page keeps elements whose id stays, so that focus is never lost.
void set_mirror(const Mirror& mirror);
/// Says a sentence in the polite live region.
void announce(std::string_view sentence);

/// Asks the worker (a Question's text); the answer comes as events with this job number. One job runs at a time: a new
/// one replaces the old one.
void ask(int job, std::string_view question);
/// Ends the running job at once (the worker is terminated and started again).
void cancel();

/// Local storage; a cache that may be empty. keep() of an empty text forgets the key. What the storage does not take is
/// kept as long as the page is there.
enum class Keeping { stored, full, forbidden };
Keeping keep(std::string_view key, std::string_view text);
std::string kept(std::string_view key);
/// "22 November"
std::string today();

/// The bytes of a file of the site that the page fetched before main: "Inter-Regular.otf", "Inter-SemiBold.otf"; empty
/// when it could not.
std::string site_file(std::string_view name);
/// Covers the page with why the app cannot go on, for people; what was kept stays kept.
void fail(std::string_view why);

/// Sets the part of the address behind '#' in the browser's history: another board makes an entry of its own.
void set_place(std::string_view fragment, std::string_view board);
/// The whole address with this fragment.
std::string address(std::string_view fragment);

/// Opens a dialog of real HTML: "share" (payload: link, newline, the save text, U+001E, the board's SVG), "edit"
/// (payload: the board's key, newline, its text; the result comes as Edited), "boards" (payload: a sentence about the
/// storage and the names of the grades from 0 on, parted by tabs, then lines puzzle<TAB>id<TAB>title<TAB>puzzle
/// title<TAB>chosen 0/1<TAB>nothing, "own" or "deleted"<TAB>bytes<TAB>grade<TAB> places<TAB>begun 0/1<TAB>size in
/// words; results as OpenBoard, LibraryFile, WantPicture and BoardChange, after which the same call brings the list up
/// to date), "picture" (no dialog: a board's key, newline, its SVG for the list of boards), "proof" (payload: title
/// newline certificate newline text, to be copied), "help" (payload: title newline text), "number" (payload: title
/// newline greatest number, decimal digits of any length; a form with one number field from 1; result as
/// SolutionNumber), "new" (payload: title, grades parted by tabs from "any" on, then lines ground<TAB>options; result
/// as NewBoard), "home" (no payload; results as OpenBoard, CardShow and CardTouch), "card" (no dialog: key<TAB>solved
/// 0/1<TAB>begun 0/1<TAB>a target was touched 0/1<TAB>next board's key<TAB>grade<TAB>status<TAB>the board in a
/// sentence, newline, its SVG), "print" (no dialog: the page for the printer; payload: title, puzzle, rules, what has
/// been played, in a line each, then an SVG), "printed" (no dialog: the next one of PrintBoards; payload, parted by
/// U+001E: title, rules, puzzle, SVG, then the SVG of a solution or nothing, and words about it), "bookmarks" (payload:
/// the name of the one deleted last, then lines name<TAB>place; results as BookmarkAction, after each of which it is
/// opened anew), "progress" (payload: the names of the grades from 0 on, parted by tabs, then lines puzzle<TAB>title),
/// and without a dialog what progress is made of: "clock" (payload: board's key<TAB>"start", "play" or "over", what is
/// in play from now on), "aid" (key<TAB>"hint" or "shown", how the person was helped), "solved"
/// (key<TAB>grade<TAB>places<TAB>moves; result as Finished), "imported" (the answer to KeptGames: line of the game that
/// cannot be read or 0<TAB>line in it or 0<TAB>why, or how many games have changed). The editor's drawing: "draw"
/// (payload: the puzzle's title, then lines keyword<TAB>number of SettingKind::On<TAB>named 0/1<TAB>title<TAB>help, an
/// empty line, and lines group<TAB>title<TAB>name<TAB>has sizes 0/1 of graphs to begin from; results as Draw and
/// Edited), "sheet" (what is drawn: can be undone<TAB>redone<TAB>turns<TAB>mirror 0/1, newline, what is
/// wrong<TAB>dots<TAB>why the last command was refused<TAB>what is worth saying, then lines d<TAB>name<TAB>x<TAB>y,
/// l<TAB>u<TAB>v<TAB>crosses 0/1, s<TAB>keyword<TAB>word<TAB>dots, then "text" and from the next line on the puzzle's
/// text) and "finding" (what the computer says of it: still busy 0/1<TAB>headline<TAB>detail<TAB>can be made unique
/// 0/1, then the SVG of a solution to a line); "text" is "edit" where there is no drawing.
void open_dialog(std::string_view kind, std::string_view payload);
/// Shows an error inside the open edit dialog: message, 1-based line and column (0: none).
void dialog_error(std::string_view message, int line, int column);
void close_dialog();

/// Asks for one animation frame; a second call before it comes changes nothing.
void request_frame();
/// Asks for a Timer after so many milliseconds; a new call replaces the old one, 0 takes it back.
void set_timer(int milliseconds);
double now_milliseconds();
void set_cursor(std::string_view css_cursor);

}  // namespace schlegel::page
