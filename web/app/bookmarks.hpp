#pragma once
#include <optional>
#include <string>
#include <utility>

#include "web/app/table.hpp"

namespace schlegel::web {

/// Positions of the game that are remembered, to come back to them.
class Bookmarks {
 public:
  explicit Bookmarks(Table& table) : table_(table) {}

  void add();
  /// By its number, from 0.
  void return_to(int number);
  void show() const;
  /// What was done in the list of them.
  void handle(const page::BookmarkAction& event);
  void changed(const Change& change) {
    if (change.opened) deleted_.reset();
  }

 private:
  Table& table_;
  std::optional<std::pair<Session::Bookmark, std::size_t>> deleted_;  ///< the one deleted last
};

}  // namespace schlegel::web
