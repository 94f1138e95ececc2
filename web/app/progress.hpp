#pragma once
#include <optional>

#include "web/app/boards.hpp"
#include "web/app/results.hpp"

namespace schlegel::web {

/// What was solved, and the file of all that is kept.
class Progress {
 public:
  Progress(Table& table, Boards& boards, Results& results) : table_(table), boards_(boards), results_(results) {}

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
  Table& table_;
  Boards& boards_;
  Results& results_;
  double solved_at_ = 0;
  std::optional<page::Finished> finished_;
};

}  // namespace schlegel::web
