#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/library.hpp"
#include "web/app/local_store.hpp"
#include "web/app/table.hpp"

namespace schlegel::web {

/// All boards and the games on them: which one is on the table, the list of them, how they are kept.
class Boards {
 public:
  Boards(Table& table, LocalStore& local_store) : table_(table), local_store_(local_store) {}

  void open_puzzle(std::string_view id) { open_level(id, local_store_.last_board(id).value_or("")); }
  /// The last board of the puzzle that the address names, else of the one played last: a link calls the code of no
  /// other.
  void open_first();
  void open_level(std::string_view puzzle, std::string_view level);
  /// The id of the board so many after this one in the library (as far as it is loaded); empty: there is none, as from
  /// a board of one's own.
  std::string neighbour(int by) const;
  void open_neighbour(int by);
  /// The address of the lesson that the board in play was opened from; empty: from elsewhere.
  const std::string& lesson() const { return lesson_; }
  /// Any text, with a board of this grade (0: not known), and what is read from one.
  void open_text(std::string_view text, int grade = 0);
  /// A board that was asked for, which needs no word on its puzzle.
  void open_made(std::string_view text, int grade);
  void open_read(Session session);
  /// Gives the board in play a title, or opens what was read where it is another board.
  void open_edited(Session session);

  /// Where the browser's history or the address leads.
  void handle(const page::Place& place);
  void handle(const page::OpenBoard& event);
  void handle(const page::Opened& event);
  void handle(const page::CameFrom& event);
  /// What was done in the list of boards.
  void handle(const page::BoardChange& event);
  void handle(const page::LibraryFile& event);
  bool handle(const page::WantPicture& event);
  bool handle(const page::Hidden&);
  void show() const;
  void show_share() const;

  /// A board of the list, by its key, where it was left or at its start; `made` holds it where nothing else does.
  const Session& board_of_list(std::string_view key, std::optional<Session>& made);
  /// The board in play of a puzzle, else the one last played; `made` as above.
  const Session& last_of(std::string_view puzzle, std::optional<Session>& made);
  const Library& library() const { return library_; }
  /// Whether there is a game of it, here or kept.
  bool holds(std::string_view puzzle, std::string_view id) const;
  /// Takes in a game of this board. The one here stays in play, and the other becomes a bookmark. False: all of it is
  /// here already.
  bool merge(Session other, const std::string& id);

  /// The id that a game from elsewhere is kept under, which `known` may be.
  std::string id_of(const Session& session, std::string_view known) const { return local_store_.id_of(session, known); }
  void keep(const Session& session, std::string_view id) { local_store_.store(session, id); }
  /// The storage takes no more.
  bool is_short() const { return !local_store_.shortage().empty(); }

  void save_now();
  void changed(const Change& change);
  void tick(double now);
  double next_tick() const { return table_.playing() ? 0 : save_due_; }

 private:
  Session fresh(std::string_view puzzle, std::string_view board) const;
  void open(Session session, std::string id);
  void open_received(Session session, bool from_link);
  void change(const page::BoardChange& event);
  int grade_of(std::string_view puzzle, const std::string& board) const;
  void remember_grade() const;
  /// Nothing, and a notice, if it cannot be read. A grade of 0 is not known.
  std::optional<Session> read(std::string_view text, int grade) const;
  void store_now();
  void tell_place() const;

  Table& table_;
  LocalStore& local_store_;
  Library library_;
  std::map<std::string, Session> games_;  ///< by key
  std::string lesson_;
  std::string deleted_in_play_;  ///< the key of the board that was deleted while it was in play
  double save_due_ = 0;
};

}  // namespace schlegel::web
