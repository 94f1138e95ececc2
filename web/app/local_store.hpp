#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/session.hpp"
#include "web/page/page.hpp"

namespace schlegel::web {

/// A board of the person's own, as the list of them has it.
struct OwnBoard {
  std::string puzzle;
  std::string id;  ///< unlike a shipped level's; the same board always gets the same one
  std::string title;
  bool deleted = false;  ///< but it can still be had back
};

/// The boards of days: lines of puzzle, day, id and difficulty, parted by tabs.
inline constexpr std::string_view days_key = "days";

/// FNV-1a in 64 bits, of a board's text without its title.
std::string own_board_id(std::string_view instance);
/// What an own board is called that nobody has named: "Your board, 7 by 7".
std::string title_of_unnamed(const Game& game);

/// What the browser's local storage keeps between visits: every game, the list of own boards, which game was last
/// played, a few choices. A game's id is its shipped level's or its own board's.
class LocalStore {
 public:
  LocalStore();

  /// Keeps the game; an own board that is not in the list comes first in it.
  void store(const Session& session, std::string_view id);
  /// The same without making it the one that was last played.
  page::Keeping keep_game(const Session& session, std::string_view id);
  /// The game kept for a board, under the title in the list. One that cannot be read is set aside and named in
  /// complaint().
  std::optional<Session> load(std::string_view puzzle, std::string_view id);
  bool holds(std::string_view puzzle, std::string_view id) const;
  /// Whether moves were made in the game kept for it.
  bool begun(std::string_view puzzle, std::string_view id) const;
  /// A sentence for the person, once.
  std::string take_complaint() { return std::exchange(complaint_, {}); }
  /// Whether somebody has emptied the storage since the last call of store().
  bool emptied() const;

  std::string last_puzzle() const;
  /// The board last played of a puzzle; nothing when it was never played.
  std::optional<std::string> last_board(std::string_view puzzle) const;

  // The list of own boards.
  /// A board's id; `known` is the one it has been kept under, if it has.
  std::string id_of(const Session& session, std::string_view known = {}) const;
  /// Gives an own board the title that its entry has, or if it has no entry, a title that is not taken: its own one, or
  /// one that is made up.
  void name(Session& session, std::string_view id, bool from_link);
  /// In the order of the list, the deleted ones where they were.
  std::vector<OwnBoard> boards() const;
  void rename(std::string_view puzzle, std::string_view id, std::string_view title);
  void duplicate(std::string_view puzzle, std::string_view id);
  void remove(std::string_view puzzle, std::string_view id);
  void restore(std::string_view puzzle, std::string_view id);
  /// When the storage takes no more: what to do about it, in a sentence; else empty.
  std::string shortage() const;
  std::size_t bytes_of(const OwnBoard& board) const;

  /// The day whose board this is; 0: it is none of a day.
  std::int64_t day_of(std::string_view puzzle, std::string_view id) const;

  void set_choice(std::string_view name, int value);
  int choice(std::string_view name, int otherwise) const;

 private:
  struct Removed {
    OwnBoard board;
    std::size_t place;  ///< in the list
    std::string game, draft;
  };
  void take_in_unnamed(std::string_view puzzle);
  page::Keeping list_own(std::string_view puzzle, std::string_view id, const std::string& title);
  std::string free_title(std::string_view puzzle, std::string title) const;

  page::Keeping keeping_ = page::Keeping::stored;
  bool stored_ = false;
  std::vector<Removed> removed_;  ///< as long as the page is there
  std::string complaint_;
};

}  // namespace schlegel::web
