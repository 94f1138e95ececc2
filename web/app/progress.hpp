#pragma once
#include <optional>

#include "web/app/boards.hpp"
#include "web/page/messages.hpp"

namespace schlegel::web {

/// What was solved, and the file of all that is kept.
class Progress {
 public:
  Progress(Table& table, Boards& boards) : table_(table), boards_(boards) {}

  /// When the person last finished the puzzle by a move, 0 when it is not finished or not all theirs.
  double solved_at() const { return solved_at_; }
  /// In how many moves it was finished and how long that took; null when it was not just now.
  const page::Finished* finished() const { return finished_ ? &*finished_ : nullptr; }
  void changed(const Change& change);
  /// What the page says of the board that was finished just now.
  void handle(const page::Finished& event);
  /// Takes in the kept games of a file, all or none.
  void handle(const page::KeptGames& event);

 private:
  /// What the page's clock is to know: nothing until a move was made on some board.
  void tell_clock(bool over);

  Table& table_;
  Boards& boards_;
  double solved_at_ = 0;
  std::optional<page::Finished> finished_;
  page::Clock clock_;  ///< what it was told last
};

}  // namespace schlegel::web
