#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "play/act.hpp"
#include "play/explanation.hpp"
#include "web/board/messages.hpp"

namespace schlegel::board {

/// A board as a page shows it: a game that a person plays, or a step of an explanation.
class Board {
 public:
  /// A refusal says what is wrong with it.
  static Result<Board> load(const LoadBoard& call);

  BoardAnswer answer(const TouchBoard& call);
  BoardAnswer answer(const PlayMoves& call);
  BoardAnswer answer(const UndoMove&);
  BoardAnswer answer(const RedoMove&);
  BoardAnswer answer(const RestartBoard&);
  BoardAnswer answer(const GoToStep& call);
  BoardAnswer answer(const DrawBoard& call);
  BoardAnswer answer(const AskBoard& call);
  BoardAnswer answer(const CheckReply& call);
  BoardAnswer answer(const WriteBoard&);
  BoardAnswer answer(const PaintBoard& call);
  BoardAnswer answer(const page::Tell& call);

  BoardShown shown() const;

 private:
  explicit Board(Session session);
  void draw_as(bool small, bool wide);
  Scene scene(const View& view) const;
  /// After something was done since this revision of the session.
  BoardShown moved_since(int revision, std::string said);
  BoardShown pencil_key(const std::string& target);
  void put_explanation_away() { step_ = -1; }

  Session session_;
  std::vector<std::string> start_;  ///< the entries of the timeline that led to its start
  View view_;
  Stroke stroke_;
  std::string pencil_from_;          ///< see mark_by_key
  std::unique_ptr<Game> asked_;      ///< the position that was asked about
  std::unique_ptr<Game> explained_;  ///< the position that the explanation begins with
  Explanation explanation_;
  int step_ = -1;  ///< that is shown; -1: the game is
  int part_ = -1;  ///< of it, see ToldSteps::part
};

/// All boards of a page, by number.
class Boards {
 public:
  /// A BoardCall in, a BoardAnswer out, as JSON.
  std::string call(int number, std::string_view message);

 private:
  BoardAnswer answer(int number, const BoardCall& call);

  std::map<int, Board> boards_;
};

}  // namespace schlegel::board
