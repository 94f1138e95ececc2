#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "edit/sheet.hpp"
#include "play/help.hpp"
#include "play/question.hpp"

namespace schlegel {
constexpr auto names_of(SettingKind::On) {
  return std::array<std::string_view, 8>{"board", "vertex", "edge", "pair", "triple", "path", "swap", "face"};
}
}  // namespace schlegel

/// What the app tells the page: a message of JSON for each (base/json.hpp), an alternative of PageMessage. A board is
/// named by its key everywhere: puzzle, tab, id. Titles, sentences and names are for people; pictures are SVGs.
namespace schlegel::page {

/// A box in CSS pixels from the canvas's top left corner.
struct Box {
  double x = 0, y = 0, width = 0, height = 0;
  static constexpr auto fields() {
    return std::tuple(Field("x", &Box::x), Field("y", &Box::y), Field("width", &Box::width),
                      Field("height", &Box::height));
  }
};

/// A control or a board target that the page mirrors as a real element over the (aria-hidden) canvas.
struct MirrorItem {
  /// A region takes arrow keys for the board as a whole.
  enum class Kind { target, button, slider, region, opener, fold };
  Kind kind = Kind::button;
  std::string id = {};  ///< unique among all items: "target:q", "undo", "tell:count"
  /// Items of one group share a tab stop and are walked by arrows: "board", "boards", "answer".
  std::string group = {};
  std::string name = {};   ///< accessible name
  std::string state = {};  ///< spoken after the name (a target's state, a slider's value text)
  Box box = {};
  bool covered = false;  ///< something lies over it: its focus ring is not drawn
  bool enabled = true;
  bool checked = false;                      ///< pressed button, open menu or fold
  double value = 0, most = 0;                ///< slider; target: value 1 when arrow keys are moves there
  std::vector<std::string> neighbours = {};  ///< target: ids that arrow keys go to, chosen by direction on screen
  static constexpr auto fields() {
    return std::tuple(Field("kind", &MirrorItem::kind), Field("id", &MirrorItem::id),
                      Field("group", &MirrorItem::group), Field("name", &MirrorItem::name),
                      Field("state", &MirrorItem::state), Field("box", &MirrorItem::box),
                      Field("covered", &MirrorItem::covered), Field("enabled", &MirrorItem::enabled),
                      Field("checked", &MirrorItem::checked), Field("value", &MirrorItem::value),
                      Field("most", &MirrorItem::most), Field("neighbours", &MirrorItem::neighbours));
  }
};
constexpr auto names_of(MirrorItem::Kind) {
  return std::array<std::string_view, 6>{"target", "button", "slider", "region", "opener", "fold"};
}

/// A line to be read, and the heading of the section it belongs to: "Figures", "Holes to go: 12".
struct MirrorText {
  std::string section, text;
  static constexpr auto fields() {
    return std::tuple(Field("section", &MirrorText::section), Field("text", &MirrorText::text));
  }
  friend bool operator==(const MirrorText&, const MirrorText&) = default;
};

/// What there is to read and to use. The page keeps elements whose id stays, so that focus is never lost.
struct Mirror {
  std::string puzzle;             ///< its id
  std::string board;              ///< "Hamilton's board · Hard"
  std::string heading;            ///< "Icosian game: Hamilton's board"
  std::string summary;            ///< the board in a sentence
  std::vector<MirrorText> texts;  ///< what stands next to the board, section by section
  std::vector<MirrorItem> items;  ///< in tab order
  static constexpr std::string_view type = "mirror";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &Mirror::puzzle), Field("board", &Mirror::board),
                      Field("heading", &Mirror::heading), Field("summary", &Mirror::summary),
                      Field("texts", &Mirror::texts), Field("items", &Mirror::items));
  }
};

// ---- the worker

/// The answer comes as events with this job number. One job runs at a time: a new one replaces the old one.
struct Ask {
  int job;
  Question question;
  static constexpr std::string_view type = "ask";
  static constexpr auto fields() { return std::tuple(Field("job", &Ask::job), Field("question", &Ask::question)); }
};
/// The running job is ended at once (the worker is terminated and started again).
struct Cancel {
  static constexpr std::string_view type = "cancel";
};

// ---- pages and dialogs

/// A page of the site, or "play": the board in play.
struct GoTo {
  std::string address;  ///< what follows #
  static constexpr std::string_view type = "go_to";
  static constexpr auto fields() { return std::tuple(Field("address", &GoTo::address)); }
};
struct CloseDialog {
  static constexpr std::string_view type = "close_dialog";
};
struct ListedBoard {
  enum class Kind { shipped, own, deleted };
  std::string board, title;
  std::string puzzle, puzzle_title;
  Kind kind = Kind::shipped;
  bool chosen = false, begun = false;
  int bytes = 0;     ///< that it takes of the storage; 0 when that does not matter
  int grade = 0;     ///< from 1 on; 0: not graded
  int places = 0;    ///< its size; 0: not known
  std::string size;  ///< in words: "20 holes"; empty: not known
  static constexpr auto fields() {
    return std::tuple(
        Field("board", &ListedBoard::board), Field("title", &ListedBoard::title), Field("puzzle", &ListedBoard::puzzle),
        Field("puzzleTitle", &ListedBoard::puzzle_title), Field("kind", &ListedBoard::kind),
        Field("chosen", &ListedBoard::chosen), Field("begun", &ListedBoard::begun), Field("bytes", &ListedBoard::bytes),
        Field("grade", &ListedBoard::grade), Field("places", &ListedBoard::places), Field("size", &ListedBoard::size));
  }
};
constexpr auto names_of(ListedBoard::Kind) { return std::array<std::string_view, 3>{"shipped", "own", "deleted"}; }
/// All boards. The page answers by OpenBoard, LibraryFile, WantPicture and BoardChange, after which it comes again.
struct ShowBoards {
  std::string notice;  ///< about the storage; may be empty
  std::vector<ListedBoard> boards;
  static constexpr std::string_view type = "boards";
  static constexpr auto fields() {
    return std::tuple(Field("notice", &ShowBoards::notice), Field("boards", &ShowBoards::boards));
  }
};
/// Of a board in that list, as it was left.
struct BoardPicture {
  std::string board, picture;
  std::string left;  ///< of a game in progress, what is left to do: "9 holes to go"; else empty
  std::string link;  ///< what its address has after #; empty: too long
  static constexpr std::string_view type = "picture";
  static constexpr auto fields() {
    return std::tuple(Field("board", &BoardPicture::board), Field("picture", &BoardPicture::picture),
                      Field("left", &BoardPicture::left), Field("link", &BoardPicture::link));
  }
};
/// What a new board is generated on, and the digits of the grades that come there; empty: all.
struct OfferedBase {
  std::string title, options, grades;
  std::string picture;  ///< of a board on it; empty: none is known
  static constexpr auto fields() {
    return std::tuple(Field("title", &OfferedBase::title), Field("options", &OfferedBase::options),
                      Field("grades", &OfferedBase::grades), Field("picture", &OfferedBase::picture));
  }
};
/// The page answers by NewBoard.
struct OfferNewBoard {
  std::string puzzle, title, problem;  ///< problem: why the last choice came to nothing; may be empty
  bool unique;                         ///< what is generated has exactly one solution
  std::vector<OfferedBase> bases;      ///< the first one is a board that was played
  static constexpr std::string_view type = "new";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &OfferNewBoard::puzzle), Field("title", &OfferNewBoard::title),
                      Field("problem", &OfferNewBoard::problem), Field("unique", &OfferNewBoard::unique),
                      Field("bases", &OfferNewBoard::bases));
  }
};
/// How far the new board is.
struct Generating {
  std::string words;
  static constexpr std::string_view type = "generating";
  static constexpr auto fields() { return std::tuple(Field("words", &Generating::words)); }
};
struct SharedGame {
  std::string link;  ///< empty: too long
  std::string save, picture;
  static constexpr auto fields() {
    return std::tuple(Field("link", &SharedGame::link), Field("save", &SharedGame::save),
                      Field("picture", &SharedGame::picture));
  }
};
struct ShowShare {
  std::string puzzle;
  std::int64_t day;            ///< whose board it is, counted from 1970-01-01; 0: it is none of a day
  bool playing;                ///< moves were made, and it is not solved
  Help help;                   ///< the limit that these links have already
  SharedGame board, position;  ///< without moves, and as it stands
  static constexpr std::string_view type = "share";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &ShowShare::puzzle), Field("day", &ShowShare::day),
                      Field("playing", &ShowShare::playing), Field("help", &ShowShare::help),
                      Field("board", &ShowShare::board), Field("position", &ShowShare::position));
  }
};
/// A puzzle: what to do on any of its boards, and how to move.
struct ListedPuzzle {
  std::string id, title, goal, how;
  static constexpr auto fields() {
    return std::tuple(Field("id", &ListedPuzzle::id), Field("title", &ListedPuzzle::title),
                      Field("goal", &ListedPuzzle::goal), Field("how", &ListedPuzzle::how));
  }
};
struct ShowHelp {
  std::vector<ListedPuzzle> puzzles;
  static constexpr std::string_view type = "help";
  static constexpr auto fields() { return std::tuple(Field("puzzles", &ShowHelp::puzzles)); }
};
struct ShowProof {
  std::string title, certificate, text;
  static constexpr std::string_view type = "proof";
  static constexpr auto fields() {
    return std::tuple(Field("title", &ShowProof::title), Field("certificate", &ShowProof::certificate),
                      Field("text", &ShowProof::text));
  }
};
/// Which solution is wanted? The page answers by SolutionNumber.
struct AskNumber {
  std::string title, most;  ///< most: decimal digits of any length
  static constexpr std::string_view type = "number";
  static constexpr auto fields() {
    return std::tuple(Field("title", &AskNumber::title), Field("most", &AskNumber::most));
  }
};
struct ListedBookmark {
  std::string name, place;
  static constexpr auto fields() {
    return std::tuple(Field("name", &ListedBookmark::name), Field("place", &ListedBookmark::place));
  }
};
/// The page answers by BookmarkAction, after which it comes again.
struct ShowBookmarks {
  std::string deleted;  ///< the name of the one deleted last; may be empty
  std::vector<ListedBookmark> bookmarks;
  static constexpr std::string_view type = "bookmarks";
  static constexpr auto fields() {
    return std::tuple(Field("deleted", &ShowBookmarks::deleted), Field("bookmarks", &ShowBookmarks::bookmarks));
  }
};

// ---- printing

/// The page for the printer: the board in play.
struct PrintPage {
  std::string title, puzzle, rules, played, picture;
  static constexpr std::string_view type = "print_page";
  static constexpr auto fields() {
    return std::tuple(Field("title", &PrintPage::title), Field("puzzle", &PrintPage::puzzle),
                      Field("rules", &PrintPage::rules), Field("played", &PrintPage::played),
                      Field("picture", &PrintPage::picture));
  }
};
struct PrintedSentence {
  std::string text;
  int depth = 0;  ///< how many assumptions hold
  static constexpr auto fields() {
    return std::tuple(Field("text", &PrintedSentence::text), Field("depth", &PrintedSentence::depth));
  }
};
/// A step of an explanation.
struct PrintedStep {
  std::string title, picture;  ///< the picture lights what the sentences speak of; empty where they speak of nothing
  std::vector<PrintedSentence> sentences;
  static constexpr auto fields() {
    return std::tuple(Field("title", &PrintedStep::title), Field("picture", &PrintedStep::picture),
                      Field("sentences", &PrintedStep::sentences));
  }
};
/// The next one of PrintBoards. Without a picture: one that could not be generated.
struct PrintedBoard {
  std::string title, rules, puzzle, picture;
  std::vector<std::string> facts;        ///< its difficulty, that it has exactly one solution; as far as they are known
  std::string solution;                  ///< a picture; may be empty
  std::string pieces;                    ///< to be cut out, a picture; empty where there are none, or not asked for
  std::string verdict;                   ///< why there is none, in short; may be empty
  std::vector<std::string> words;        ///< what to do, one thing after the other
  std::vector<PrintedStep> reason;       ///< why there is no solution
  std::vector<PrintedStep> explanation;  ///< empty: not asked for
  static constexpr std::string_view type = "printed";
  static constexpr auto fields() {
    return std::tuple(Field("title", &PrintedBoard::title), Field("rules", &PrintedBoard::rules),
                      Field("puzzle", &PrintedBoard::puzzle), Field("picture", &PrintedBoard::picture),
                      Field("facts", &PrintedBoard::facts), Field("solution", &PrintedBoard::solution),
                      Field("pieces", &PrintedBoard::pieces), Field("verdict", &PrintedBoard::verdict),
                      Field("words", &PrintedBoard::words), Field("reason", &PrintedBoard::reason),
                      Field("explanation", &PrintedBoard::explanation));
  }
};

// ---- progress

/// What is in play from now on, for the clock.
struct Clock {
  enum class State { start, play, over };
  std::string board;
  State state = State::start;
  static constexpr std::string_view type = "clock";
  static constexpr auto fields() { return std::tuple(Field("board", &Clock::board), Field("state", &Clock::state)); }
  friend bool operator==(const Clock&, const Clock&) = default;
};
constexpr auto names_of(Clock::State) { return std::array<std::string_view, 3>{"start", "play", "over"}; }
/// How the person was helped.
struct Aid {
  enum class Kind { hint, shown };
  std::string board;
  Kind kind;
  static constexpr std::string_view type = "aid";
  static constexpr auto fields() { return std::tuple(Field("board", &Aid::board), Field("kind", &Aid::kind)); }
};
constexpr auto names_of(Aid::Kind) { return std::array<std::string_view, 2>{"hint", "shown"}; }
/// The page answers by Finished.
struct Solved {
  std::string board;
  int grade, places, moves;
  static constexpr std::string_view type = "solved";
  static constexpr auto fields() {
    return std::tuple(Field("board", &Solved::board), Field("grade", &Solved::grade), Field("places", &Solved::places),
                      Field("moves", &Solved::moves));
  }
};
/// The answer to KeptGames: how many games have changed, or why one cannot be read, with its line in the file and the
/// line in it (0: none).
struct Imported {
  int changed = 0;
  std::string problem = {};
  int game = 0, line = 0;
  static constexpr std::string_view type = "imported";
  static constexpr auto fields() {
    return std::tuple(Field("changed", &Imported::changed), Field("problem", &Imported::problem),
                      Field("game", &Imported::game), Field("line", &Imported::line));
  }
};

// ---- the page that draws boards

/// The board in play, after Draw::Verb::show.
struct BoardInPlay {
  std::string board, puzzle, title, size, text;
  bool as_text;  ///< it cannot be drawn
  static constexpr std::string_view type = "in_play";
  static constexpr auto fields() {
    return std::tuple(Field("board", &BoardInPlay::board), Field("puzzle", &BoardInPlay::puzzle),
                      Field("title", &BoardInPlay::title), Field("size", &BoardInPlay::size),
                      Field("text", &BoardInPlay::text), Field("asText", &BoardInPlay::as_text));
  }
};
/// A graph to start from.
struct OfferedGraph {
  std::string group, title, name, picture;
  static constexpr auto fields() {
    return std::tuple(Field("group", &OfferedGraph::group), Field("title", &OfferedGraph::title),
                      Field("name", &OfferedGraph::name), Field("picture", &OfferedGraph::picture));
  }
};
struct OfferedPuzzle {
  std::string id, title;
  static constexpr auto fields() {
    return std::tuple(Field("id", &OfferedPuzzle::id), Field("title", &OfferedPuzzle::title));
  }
};
/// What a drawing can start from, and the puzzle that it is for.
struct OfferGraphs {
  std::string puzzle;
  std::vector<OfferedPuzzle> puzzles;
  std::vector<OfferedGraph> graphs;
  static constexpr std::string_view type = "graphs";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &OfferGraphs::puzzle), Field("puzzles", &OfferGraphs::puzzles),
                      Field("graphs", &OfferGraphs::graphs));
  }
};
/// Why a text cannot be played or drawn, with its 1-based line and column (0: none).
struct TextError {
  std::string message;
  int line, column;
  static constexpr std::string_view type = "text_error";
  static constexpr auto fields() {
    return std::tuple(Field("message", &TextError::message), Field("line", &TextError::line),
                      Field("column", &TextError::column));
  }
};
/// The text can be played: Draw::Verb::check found no fault.
struct Playable {
  std::string instance;  ///< the board that it holds
  static constexpr std::string_view type = "playable";
  static constexpr auto fields() { return std::tuple(Field("instance", &Playable::instance)); }
};
struct DrawnKind {
  std::string keyword;
  SettingKind::On on;
  bool named, on_grid;
  std::string title, help;
  std::string usual;  ///< its word is a number, at first this one; else empty
  static constexpr auto fields() {
    return std::tuple(Field("keyword", &DrawnKind::keyword), Field("on", &DrawnKind::on),
                      Field("named", &DrawnKind::named), Field("onGrid", &DrawnKind::on_grid),
                      Field("title", &DrawnKind::title), Field("help", &DrawnKind::help),
                      Field("usual", &DrawnKind::usual));
  }
};
/// A drawing begins; its sheet follows.
struct ShowDrawing {
  std::string puzzle;  ///< what it is called
  std::string title;   ///< of the board; may be empty
  bool holes;          ///< vertices are called so
  std::vector<DrawnKind> kinds;
  static constexpr std::string_view type = "draw";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &ShowDrawing::puzzle), Field("title", &ShowDrawing::title),
                      Field("holes", &ShowDrawing::holes), Field("kinds", &ShowDrawing::kinds));
  }
};
struct DrawnVertex {
  std::string name;
  double x, y;
  static constexpr auto fields() {
    return std::tuple(Field("name", &DrawnVertex::name), Field("x", &DrawnVertex::x), Field("y", &DrawnVertex::y));
  }
};
struct DrawnLine {
  int u, v;
  bool crosses;
  static constexpr auto fields() {
    return std::tuple(Field("u", &DrawnLine::u), Field("v", &DrawnLine::v), Field("crosses", &DrawnLine::crosses));
  }
};
struct DrawnSetting {
  std::string keyword, word;
  std::vector<int> vertices;
  static constexpr auto fields() {
    return std::tuple(Field("keyword", &DrawnSetting::keyword), Field("word", &DrawnSetting::word),
                      Field("vertices", &DrawnSetting::vertices));
  }
};
/// What is drawn.
struct DrawnSheet {
  bool can_undo, can_redo;
  std::string size;        ///< in words: "20 holes, 30 lines"
  std::string problem;     ///< what is wrong with it; may be empty
  std::vector<int> where;  ///< the vertices that the problem is about
  std::string note;        ///< why the last command was refused, or what is worth saying; may be empty
  std::vector<DrawnVertex> vertices;
  std::vector<DrawnLine> lines;
  std::vector<DrawnSetting> settings;
  std::vector<DrawnSetting> added;  ///< what leaves one solution only; without a keyword a line was taken out
  std::string text;                 ///< the puzzle's
  static constexpr std::string_view type = "sheet";
  static constexpr auto fields() {
    return std::tuple(
        Field("canUndo", &DrawnSheet::can_undo), Field("canRedo", &DrawnSheet::can_redo),
        Field("size", &DrawnSheet::size), Field("problem", &DrawnSheet::problem), Field("where", &DrawnSheet::where),
        Field("note", &DrawnSheet::note), Field("vertices", &DrawnSheet::vertices), Field("lines", &DrawnSheet::lines),
        Field("settings", &DrawnSheet::settings), Field("added", &DrawnSheet::added), Field("text", &DrawnSheet::text));
  }
};
/// What the computer says of it.
struct Finding {
  enum class Tone { plain, good, bad } tone;
  bool busy;
  std::string headline, detail;  ///< empty: not known yet
  bool can_narrow;               ///< it can be made to have one solution only
  bool cut_short;                ///< the search ended before all was known
  std::string picture;           ///< of a solution; may be empty
  std::vector<int> where;        ///< the vertices that the reason is about
  static constexpr std::string_view type = "finding";
  static constexpr auto fields() {
    return std::tuple(Field("tone", &Finding::tone), Field("busy", &Finding::busy),
                      Field("headline", &Finding::headline), Field("detail", &Finding::detail),
                      Field("canNarrow", &Finding::can_narrow), Field("cutShort", &Finding::cut_short),
                      Field("picture", &Finding::picture), Field("where", &Finding::where));
  }
};
constexpr auto names_of(Finding::Tone) { return std::array<std::string_view, 3>{"plain", "good", "bad"}; }

using PageMessage =
    std::variant<Mirror, Ask, Cancel, CloseDialog, GoTo, ShowBoards, BoardPicture, OfferNewBoard, Generating, ShowShare,
                 ShowHelp, ShowProof, AskNumber, ShowBookmarks, PrintPage, PrintedBoard, Clock, Aid, Solved, Imported,
                 BoardInPlay, OfferGraphs, TextError, Playable, ShowDrawing, DrawnSheet, Finding>;

}  // namespace schlegel::page
