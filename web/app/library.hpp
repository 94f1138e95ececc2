#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"

namespace schlegel::web {

/// How many places a board has, and the same in words: "20 holes". 0: not known.
struct BoardSize {
  int places = 0;
  std::string words;
};

/// A board that the site offers beside the shipped levels, which are in the app itself.
struct LibraryBoard {
  std::string puzzle;
  std::string id;  ///< as if it were a person's own board: LocalStore keeps it by that
  std::string title;
  int grade = 0;  ///< 1 to 5; 0: not graded
  BoardSize size;
  std::string text;  ///< the instance
  Options recipe;    ///< that it was generated with
};

/// The boards of assets/library, from when the page has fetched them.
class Library {
 public:
  /// Takes the text of one file, "%% GRADE TECHNIQUE TITLE" before each board; what is no such board is left out.
  void take(std::string_view text);
  const std::vector<LibraryBoard>& boards() const { return boards_; }
  /// Of the shipped level of this number in levels(); not known before any file was taken.
  BoardSize size_of_level(std::size_t number) const {
    return level_sizes_.empty() ? BoardSize{} : level_sizes_[number];
  }
  const LibraryBoard* find(std::string_view puzzle, std::string_view id) const;
  /// The board whose recipe has most in common with these options; nullptr: none has anything.
  const LibraryBoard* closest(std::string_view puzzle, const Options& options) const;

 private:
  std::vector<LibraryBoard> boards_;
  std::vector<BoardSize> level_sizes_;
};

}  // namespace schlegel::web
