#pragma once
#include <map>
#include <string>
#include <vector>

#include "web/app/boards.hpp"
#include "web/app/results.hpp"

namespace schlegel::web {

/// The page's home, with a board of each puzzle to be played in place. Each is a game like any other: it is parked
/// among the games and kept when it has changed, so that the board opened from its card is the one that was played
/// there.
class Home {
 public:
  Home(Table& table, Boards& boards, Results& results) : table_(table), boards_(boards), results_(results) {}

  /// Hands the page the picture of a shipped board after these moves from its start, unless it is in progress.
  bool handle(const page::CardShow& event);
  /// Does on a card's board what the same touch does on the board in play, and hands the page its new picture.
  bool handle(const page::CardTouch& event);

 private:
  Table& table_;
  Boards& boards_;
  Results& results_;
  std::map<std::string, View> views_;  ///< of the boards touched here, by key
  /// By key of a board, the moves that its card shows and nobody has played; a touch goes on from there.
  std::map<std::string, std::vector<std::string>> demos_;
  Stroke stroke_;  ///< of the pointer that is down
};

}  // namespace schlegel::web
