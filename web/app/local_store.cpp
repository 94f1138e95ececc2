#include "web/app/local_store.hpp"

#include <algorithm>
#include <cstdint>

#include "base/text.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr std::string_view list_key = "boards";
constexpr std::int64_t most_day = 1'000'000;
constexpr char own_mark = '~';  ///< begins the ids of own boards

std::string game_key(std::string_view puzzle, std::string_view id) {
  return "game/" + std::string(puzzle) + "/" + std::string(id);
}

std::string draft_key(const OwnBoard& board) { return "draft/" + board.puzzle + '\t' + board.id; }

bool is_own(std::string_view id) { return id.starts_with(own_mark); }

std::vector<OwnBoard> read_list() {
  std::vector<OwnBoard> list;
  const std::string text = page::kept(list_key);
  for (std::string_view line : split(text, '\n')) {
    const auto parts = split(line, '\t');
    if (parts.size() == 3) list.push_back({std::string(parts[0]), std::string(parts[1]), std::string(parts[2])});
  }
  return list;
}

page::Keeping write_list(const std::vector<OwnBoard>& list) {
  std::string text;
  for (const OwnBoard& board : list) text += board.puzzle + '\t' + board.id + '\t' + board.title + '\n';
  return page::keep(list_key, text);
}

template <class List>
auto find(List& list, std::string_view puzzle, std::string_view id) {
  return std::find_if(list.begin(), list.end(),
                      [&](const OwnBoard& board) { return board.puzzle == puzzle && board.id == id; });
}

/// "Mine", 2 -> "Mine (2)".
std::string numbered(const std::string& title, int number) {
  return say(words::numbered_board, {{"title", title}, {"number", number}});
}

}  // namespace

std::string own_board_id(std::string_view instance) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (char c : instance) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::string id(1, own_mark);
  for (int shift = 60; shift >= 0; shift -= 4) id += "0123456789abcdef"[hash >> shift & 15];
  return id;
}

std::string title_of_unnamed(const Game& game) {
  const std::string shape = game.shape();
  return say(words::your_board, {{"shape", shape.empty() ? "none" : shape}});
}

page::Keeping LocalStore::keep_game(const Session& session, std::string_view id) {
  const std::string puzzle(session.game().puzzle());
  page::Keeping keeping = page::keep(game_key(puzzle, id), write_save(session));
  if (is_own(id)) keeping = std::max(keeping, list_own(puzzle, id, session.title()));
  return keeping;
}

void LocalStore::store(const Session& session, std::string_view id) {
  const std::string puzzle(session.game().puzzle());
  const page::Keeping keeping = keep_game(session, id);
  page::keep("last/" + puzzle, "." + std::string(id));
  page::keep("last", puzzle);
  stored_ = true;
  if (keeping != page::Keeping::stored && keeping_ == page::Keeping::stored)
    complaint_ = say(keeping == page::Keeping::full ? words::storage_full : words::storage_forbidden);
  keeping_ = keeping;
}

std::optional<Session> LocalStore::load(std::string_view puzzle, std::string_view id) {
  const std::string key = game_key(puzzle, id), text = page::kept(key);
  if (text.empty()) return std::nullopt;
  auto session = parse_save(text);
  if (session && session->game().puzzle() == puzzle) {
    auto list = read_list();
    if (const auto own = find(list, puzzle, id); own != list.end()) session->set_title(own->title);
    return std::move(*session);
  }
  page::keep(key + "/unreadable", text);
  page::keep(key, "");
  complaint_ = say(words::unreadable_game);
  return std::nullopt;
}

bool LocalStore::holds(std::string_view puzzle, std::string_view id) const {
  return !page::kept(game_key(puzzle, id)).empty();
}

bool LocalStore::begun(std::string_view puzzle, std::string_view id) const {
  const std::string text = page::kept(game_key(puzzle, id));
  return text.find("\nmoves ") < text.find("\ninstance\n");
}

bool LocalStore::emptied() const { return stored_ && page::kept("last").empty(); }

std::string LocalStore::last_puzzle() const { return page::kept("last"); }

std::optional<std::string> LocalStore::last_board(std::string_view puzzle) const {
  const std::string kept = page::kept("last/" + std::string(puzzle));
  if (kept.empty()) return std::nullopt;
  return kept.substr(1);
}

std::string LocalStore::id_of(const Session& session, std::string_view known) const {
  if (!session.level().empty()) return session.level();
  return is_own(known) ? std::string(known) : own_board_id(session.game().write_instance());
}

void LocalStore::name(Session& session, std::string_view id, bool from_link) {
  if (!is_own(id)) return;
  auto list = read_list();
  const std::string_view puzzle = session.game().puzzle();
  if (const auto entry = find(list, puzzle, id); entry != list.end()) return session.set_title(entry->title);
  if (!session.title().empty()) return session.set_title(free_title(puzzle, session.title()));
  session.set_title(free_title(
      puzzle, from_link ? say(words::board_from_link, {{"date", page::today()}}) : title_of_unnamed(session.game())));
}

/// The title, or with the first number from 2 that makes it one no other board of the puzzle has.
std::string LocalStore::free_title(std::string_view puzzle, std::string title) const {
  const auto list = boards();
  const auto taken = [&](std::string_view wanted) {
    for (const Level& level : levels())
      if (level.puzzle == puzzle && level.title == wanted) return true;
    return std::any_of(list.begin(), list.end(),
                       [&](const OwnBoard& own) { return own.puzzle == puzzle && own.title == wanted; });
  };
  if (!taken(title)) return title;
  const std::string first = title.substr(0, title.rfind(" ("));  // of which this may be a numbered one
  if (taken(first)) title = first;
  int number = 2;
  while (taken(numbered(title, number))) ++number;
  return numbered(title, number);
}

std::vector<OwnBoard> LocalStore::boards() const {
  auto list = read_list();
  for (auto removed = removed_.rbegin(); removed != removed_.rend(); ++removed)
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(std::min(removed->place, list.size())), removed->board);
  return list;
}

void LocalStore::rename(std::string_view puzzle, std::string_view id, std::string_view title) {
  auto list = read_list();
  const auto own = find(list, puzzle, id);
  if (own == list.end() || tidy_title(title).empty()) return;
  own->title = tidy_title(title);
  write_list(list);
}

void LocalStore::duplicate(std::string_view puzzle, std::string_view id) {
  auto list = read_list();
  const auto own = find(list, puzzle, id);
  if (own == list.end()) return;
  OwnBoard copy = *own;
  const std::string first(id.substr(0, id.find('-')));
  for (int number = 2; find(list, puzzle, copy.id) != list.end(); ++number)
    copy.id = first + "-" + std::to_string(number);
  copy.title = free_title(puzzle, own->title);
  page::keep(game_key(puzzle, copy.id), page::kept(game_key(puzzle, id)));
  list.insert(own, std::move(copy));
  write_list(list);
}

void LocalStore::remove(std::string_view puzzle, std::string_view id) {
  auto list = read_list();
  const auto own = find(list, puzzle, id);
  if (own == list.end()) return;
  const auto place = static_cast<std::size_t>(own - list.begin());
  removed_.push_back({*own, place, page::kept(game_key(puzzle, id)), page::kept(draft_key(*own))});
  removed_.back().board.deleted = true;
  page::keep(draft_key(*own), "");
  page::keep(game_key(puzzle, id), "");
  list.erase(own);
  write_list(list);
}

void LocalStore::restore(std::string_view puzzle, std::string_view id) {
  const auto removed = std::find_if(removed_.begin(), removed_.end(), [&](const Removed& one) {
    return one.board.puzzle == puzzle && one.board.id == id;
  });
  if (removed == removed_.end()) return;
  auto list = read_list();
  removed->board.deleted = false;
  page::keep(game_key(puzzle, id), removed->game);
  page::keep(draft_key(removed->board), removed->draft);
  if (find(list, puzzle, id) == list.end())
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(std::min(removed->place, list.size())), removed->board);
  write_list(list);
  removed_.erase(removed);
}

std::string LocalStore::shortage() const {
  if (keeping_ == page::Keeping::full) return say(words::boards_full);
  if (keeping_ == page::Keeping::forbidden) return say(words::boards_forbidden);
  return {};
}

std::size_t LocalStore::bytes_of(const OwnBoard& board) const {
  return page::kept(game_key(board.puzzle, board.id)).size();
}

page::Keeping LocalStore::list_own(std::string_view puzzle, std::string_view id, const std::string& title) {
  auto list = read_list();
  if (find(list, puzzle, id) != list.end()) return page::Keeping::stored;
  std::erase_if(removed_, [&](const Removed& one) { return one.board.puzzle == puzzle && one.board.id == id; });
  list.insert(list.begin(), {std::string(puzzle), std::string(id), title});
  return write_list(list);
}

LocalStore::LocalStore() {
  for (const PuzzleInfo& info : puzzles())
    if (holds(info.id, "")) take_in_unnamed(info.id);
}

/// Once there was one own board for each puzzle, without a name.
void LocalStore::take_in_unnamed(std::string_view puzzle) {
  constexpr std::string_view before_instance = "\ninstance\n";
  const std::string game = page::kept(game_key(puzzle, ""));
  const std::size_t at = game.find(before_instance);
  if (at == std::string::npos) return;
  const std::string id = own_board_id(std::string_view(game).substr(at + before_instance.size()));
  if (page::keep(game_key(puzzle, id), game) != page::Keeping::stored) return;
  list_own(puzzle, id, free_title(puzzle, say(words::your_board, {{"shape", "none"}})));
  page::keep(game_key(puzzle, ""), "");
  if (last_board(puzzle) == std::string()) page::keep("last/" + std::string(puzzle), "." + id);
}

std::int64_t LocalStore::day_of(std::string_view puzzle, std::string_view id) const {
  const std::string entries = page::kept(days_key);
  for (const std::string_view line : split(entries, '\n'))
    if (const auto parts = split(line, '\t'); parts.size() == 4 && parts[0] == puzzle && parts[2] == id)
      return TextCursor(parts[1]).accept_integer(0, most_day).value_or(0);
  return 0;
}

void LocalStore::set_choice(std::string_view name, int value) {
  page::keep("choice/" + std::string(name), std::to_string(value));
}

int LocalStore::choice(std::string_view name, int otherwise) const {
  const std::string text = page::kept("choice/" + std::string(name));
  return static_cast<int>(TextCursor(text).accept_integer(0, 1000).value_or(otherwise));
}

}  // namespace schlegel::web
