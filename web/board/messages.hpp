#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "play/question.hpp"
#include "play/scene.hpp"
#include "web/page/events.hpp"

namespace schlegel {
constexpr auto names_of(Input::Kind) {
  return std::array<std::string_view, 7>{"press", "drag", "release", "activate", "key", "turn", "cancel"};
}
}  // namespace schlegel

/// What assets/board.js asks of the small boards on a page, one of them at a time, and what it gets.
namespace schlegel::board {

/// Another board comes in its place: a built-in one by its id, a text in any format, or the game of a link or a save.
/// The moves are played: its start is the position after them.
struct LoadBoard {
  std::string puzzle = {}, board = {}, text = {}, link = {}, save = {};
  std::vector<std::string> moves = {};
  bool small = false;  ///< see View::small
  bool wide = false;   ///< see DrawBoard::wide
  static constexpr std::string_view type = "load";
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &LoadBoard::puzzle, false), Field("board", &LoadBoard::board, false),
                      Field("text", &LoadBoard::text, false), Field("link", &LoadBoard::link, false),
                      Field("save", &LoadBoard::save, false), Field("moves", &LoadBoard::moves, false),
                      Field("small", &LoadBoard::small, false), Field("wide", &LoadBoard::wide, false));
  }
};
/// What a person does on the board.
struct TouchBoard {
  Input::Kind kind;
  std::string target = {};      ///< of a key or a button
  double across = 0, down = 0;  ///< of a pointer, in shares of the picture's width and height
  double slack = 0;             ///< how far outside a target a pointer still means it, in shares of the width
  bool finger = false;
  std::uint32_t code = 0;  ///< of the character typed; arrow keys are U+2190 to U+2193
  int steps = 0;           ///< of a turn
  static constexpr std::string_view type = "touch";
  static constexpr auto fields() {
    return std::tuple(Field("kind", &TouchBoard::kind), Field("target", &TouchBoard::target, false),
                      Field("across", &TouchBoard::across, false), Field("down", &TouchBoard::down, false),
                      Field("slack", &TouchBoard::slack, false), Field("finger", &TouchBoard::finger, false),
                      Field("code", &TouchBoard::code, false), Field("steps", &TouchBoard::steps, false));
  }
};
/// Up to the first one that is not legal.
struct PlayMoves {
  std::vector<std::string> moves;
  static constexpr std::string_view type = "play";
  static constexpr auto fields() { return std::tuple(Field("moves", &PlayMoves::moves)); }
};
struct UndoMove {
  static constexpr std::string_view type = "undo";
};
struct RedoMove {
  static constexpr std::string_view type = "redo";
};
struct RestartBoard {
  static constexpr std::string_view type = "restart";
};
/// A step of the outline that was explained last, from 1; 0: before the first; -1: back to the game.
struct GoToStep {
  int step;
  int part = -1;  ///< see ToldSteps::part
  static constexpr std::string_view type = "go";
  static constexpr auto fields() {
    return std::tuple(Field("step", &GoToStep::step), Field("part", &GoToStep::part, false));
  }
};
/// How it is drawn from now on.
struct DrawBoard {
  bool small;
  bool wide = false;  ///< what belongs to the board, as a tray of pieces, is on its right, not below it
  static constexpr std::string_view type = "draw_board";
  static constexpr auto fields() {
    return std::tuple(Field("small", &DrawBoard::small), Field("wide", &DrawBoard::wide, false));
  }
};
/// A question about the position, or about the start; the solver's reply comes back in CheckReply.
struct AskBoard {
  Verb verb;
  Options options = {};
  bool start = false;
  static constexpr std::string_view type = "ask_board";
  static constexpr auto fields() {
    return std::tuple(Field("verb", &AskBoard::verb), Field("options", &AskBoard::options, false),
                      Field("start", &AskBoard::start, false));
  }
};
struct CheckReply {
  Reply reply;
  static constexpr std::string_view type = "check_reply";
  static constexpr auto fields() { return std::tuple(Field("reply", &CheckReply::reply)); }
};
struct WriteBoard {
  static constexpr std::string_view type = "write";
};
/// A picture of the position for a file.
struct PaintBoard {
  int width;  ///< in pixels
  static constexpr std::string_view type = "paint";
  static constexpr auto fields() { return std::tuple(Field("width", &PaintBoard::width)); }
};
/// The question for the board of a day, of a puzzle that has days; it needs no board here.
struct AskDay {
  std::string puzzle;
  std::int64_t day;  ///< counted from 1970-01-01
  static constexpr std::string_view type = "ask_day";
  static constexpr auto fields() { return std::tuple(Field("puzzle", &AskDay::puzzle), Field("day", &AskDay::day)); }
};
struct DropBoard {
  static constexpr std::string_view type = "drop";
};

using BoardCall = std::variant<LoadBoard, TouchBoard, PlayMoves, UndoMove, RedoMove, RestartBoard, GoToStep, DrawBoard,
                               AskBoard, CheckReply, WriteBoard, PaintBoard, page::Tell, AskDay, DropBoard>;

/// Why a call did nothing, with the place in a text (0: none).
struct BoardProblem {
  std::string message;
  int line = 0, column = 0;
  static constexpr std::string_view type = "problem";
  static constexpr auto fields() {
    return std::tuple(Field("message", &BoardProblem::message), Field("line", &BoardProblem::line, false),
                      Field("column", &BoardProblem::column, false));
  }
};
struct BoardTarget {
  std::string id, name, state;
  double x, y, reach;  ///< in the picture's units
  bool enabled, pressed;
  std::vector<std::string> neighbours;
  static constexpr auto fields() {
    return std::tuple(Field("id", &BoardTarget::id), Field("name", &BoardTarget::name),
                      Field("state", &BoardTarget::state), Field("x", &BoardTarget::x), Field("y", &BoardTarget::y),
                      Field("reach", &BoardTarget::reach), Field("enabled", &BoardTarget::enabled),
                      Field("pressed", &BoardTarget::pressed), Field("neighbours", &BoardTarget::neighbours));
  }
};
struct BoardShown {
  std::string title, summary, status;
  bool solved = false;
  int places = 0;                       ///< the board's size
  std::vector<std::string> moves = {};  ///< that led here
  bool moved = false;                   ///< the game has changed
  int step = -1;                        ///< of GoToStep
  std::string picture = {};             ///< an SVG, see SvgInk::page
  double width = 0, height = 0;         ///< of the picture
  std::vector<BoardTarget> targets = {};
  bool taken = false;          ///< a pointer met a target
  std::string region = {};     ///< what the board as a whole is called where it takes arrow keys; else empty
  bool leads_held = false;     ///< arrow keys lead what is held
  bool takes_letters = false;  ///< letters typed are moves
  bool turns_held = false;     ///< the wheel turns what is held
  std::string notice = {};     ///< a sentence for everybody: why nothing was done, what was pencilled in
  std::string said = {};       ///< for those who do not see the board
  static constexpr std::string_view type = "shown";
  static constexpr auto fields() {
    return std::tuple(Field("title", &BoardShown::title), Field("summary", &BoardShown::summary),
                      Field("status", &BoardShown::status), Field("solved", &BoardShown::solved),
                      Field("places", &BoardShown::places), Field("moves", &BoardShown::moves),
                      Field("moved", &BoardShown::moved), Field("step", &BoardShown::step),
                      Field("picture", &BoardShown::picture), Field("width", &BoardShown::width),
                      Field("height", &BoardShown::height), Field("targets", &BoardShown::targets),
                      Field("taken", &BoardShown::taken), Field("region", &BoardShown::region),
                      Field("leads_held", &BoardShown::leads_held), Field("takes_letters", &BoardShown::takes_letters),
                      Field("turns_held", &BoardShown::turns_held), Field("notice", &BoardShown::notice),
                      Field("said", &BoardShown::said));
  }
};
/// For the solver.
struct BoardQuestion {
  Question question;
  static constexpr std::string_view type = "question";
  static constexpr auto fields() { return std::tuple(Field("question", &BoardQuestion::question)); }
};
/// An independent verifier has accepted it; its explanation has an outline.
struct CheckedReply {
  Reply reply;
  static constexpr std::string_view type = "checked";
  static constexpr auto fields() { return std::tuple(Field("reply", &CheckedReply::reply)); }
};
struct BoardTexts {
  std::string fragment, save;  ///< the part of an address behind '#', and a save
  static constexpr std::string_view type = "texts";
  static constexpr auto fields() {
    return std::tuple(Field("fragment", &BoardTexts::fragment), Field("save", &BoardTexts::save));
  }
};
struct BoardPainting {
  std::string svg;
  static constexpr std::string_view type = "painting";
  static constexpr auto fields() { return std::tuple(Field("svg", &BoardPainting::svg)); }
};

using BoardAnswer = std::variant<BoardProblem, BoardShown, BoardQuestion, CheckedReply, BoardTexts, BoardPainting>;

}  // namespace schlegel::board
