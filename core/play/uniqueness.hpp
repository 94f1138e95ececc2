#pragma once
#include <memory>
#include <string>
#include <vector>

#include "edit/sheet.hpp"
#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {

/// Makes one solution of a drawn board its only one, by few additions to the sheet (Game::distinguish): as long as the
/// solver knows another solution, something is added that parts the two; in the end each addition is tried without,
/// so that none can be left out. At most two questions for each addition, and one more.
class Uniqueness {
 public:
  enum class State { asking, done, failed };

  Uniqueness(const PuzzleInfo& puzzle, Sheet sheet, std::vector<std::string> kept);
  /// What is to be asked next.
  Question question() const;
  State take(const Reply& reply);
  /// With the additions: a setting, or without a keyword a line that is taken out.
  Sheet sheet() const;
  const std::vector<Setting>& additions() const { return additions_; }

 private:
  bool look();

  const PuzzleInfo* puzzle_;
  Sheet sheet_;
  std::vector<std::string> kept_;
  std::vector<Setting> additions_;
  std::unique_ptr<Game> game_;  ///< what is asked about
  int index_ = 1;               ///< of the solution that is asked for: the kept one may be the first or not
  bool leaves_out_ = false;
  std::size_t left_out_ = 0;  ///< the addition that is tried without, while it leaves_out_
};

}  // namespace schlegel
