#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "play/session.hpp"

namespace schlegel::web {

/// What the browser's local storage keeps between visits: every game, which one was last played, a few choices.
class Keeper {
 public:
  void store(const Session& session);
  /// The game kept for a level (empty: of the person's own board). One that cannot be read is set aside and named in
  /// complaint().
  std::optional<Session> load(std::string_view puzzle, std::string_view level);
  /// A sentence for the person, once.
  std::string take_complaint() { return std::exchange(complaint_, {}); }

  std::string last_puzzle() const;
  /// The level last played of a puzzle; nothing when it was never played.
  std::optional<std::string> last_level(std::string_view puzzle) const;

  void set_choice(std::string_view name, int value);
  int choice(std::string_view name, int otherwise) const;

 private:
  std::string complaint_;
};

}  // namespace schlegel::web
