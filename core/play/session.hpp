#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "play/help.hpp"
#include "play/pencil.hpp"

namespace schlegel {

/// What a title keeps of some words: no control characters or blanks at its ends, and at most 80 bytes.
std::string tidy_title(std::string_view words);
/// The title of a board's text: what its first line says behind "# ", or empty.
std::string title_in(std::string_view text);

/// Moves and a place among them: what a game, a bookmark and a solution that the computer shows have in common.
struct Timeline {
  /// Moves `first` to `last`, counted from 1.
  struct Run {
    int first = 0, last = 0;
    friend bool operator==(const Run&, const Run&) = default;
  };
  /// Which solution the computer shows: number `number` of `count` that go on from the position after `from` moves, as
  /// digits; empty where it is not known.
  struct Shown {
    int from = 0;
    std::string number, count;
    friend bool operator==(const Shown&, const Shown&) = default;
  };

  std::vector<std::string> moves;
  int at = 0;                  ///< the position is after the first `at` of them
  std::vector<char> computer;  ///< by move: whether the computer has played it; those that are missing are the person's
  std::vector<char> same_stroke;  ///< by move: whether it is of one stroke with the one before; saves forget this
  std::optional<Shown> shown;     ///< a solution that the computer shows and nobody has played on from

  /// How many of the first `entries` are moves, and no pencil marks; without them, up to the position.
  int move_count(int entries) const;
  int move_count() const { return move_count(at); }

  bool by_computer(int move) const { return move < static_cast<int>(computer.size()) && computer[move] != 0; }
  /// The computer's moves among the first `within`, in order.
  std::vector<Run> computer_runs(int within) const;
  std::vector<Run> computer_runs() const { return computer_runs(static_cast<int>(moves.size())); }
  /// Equal but for strokes.
  friend bool operator==(const Timeline& a, const Timeline& b) {
    return a.moves == b.moves && a.at == b.at && a.computer_runs() == b.computer_runs() && a.shown == b.shown;
  }
};

/// What one touch of the board, from when it goes down, has done to a game so far.
struct Stroke {
  bool goes_on = false;  ///< the next entry of the timeline is undone with the one before
  bool erases = false;   ///< its first line was marked as used already: the pencil takes marks away
  int drawn = 0;         ///< how many lines it has marked as used, or erased
  /// What the pencil has done; empty if nothing.
  std::string sentence() const;
};

/// A game in play: its position, the pencil marks drawn beside it (entries of the timeline like moves, see write_mark),
/// the moves that led there, those that can be redone, games set aside, and bookmarks. Undo, scrubbing, playing a
/// solution out and loading a save are all the same walk along one list of moves.
class Session {
 public:
  explicit Session(std::unique_ptr<Game> game, std::string level = "");

  const Game& game() const { return *game_; }
  /// The id of the shipped level this is, or empty.
  const std::string& level() const { return level_; }
  /// What a board that is not shipped is called; may be empty.
  const std::string& title() const { return title_; }
  void set_title(std::string_view words) { title_ = tidy_title(words); }
  /// The board's difficulty, from 1; 0: not known.
  int grade() const { return grade_; }
  void set_grade(int grade) { grade_ = grade; }
  Help help() const { return help_; }
  void set_help(Help help) { help_ = help; }

  const Timeline& line() const { return line_; }
  /// All moves on the timeline; the position is after the first at() of them.
  const std::vector<std::string>& moves() const { return line_.moves; }
  int at() const { return line_.at; }
  std::span<const std::string> played() const { return {moves().data(), static_cast<std::size_t>(at())}; }
  /// The same without pencil marks, and how many these are. O(at).
  std::vector<std::string> moves_played() const { return without_marks(played()); }
  int move_count() const { return line_.move_count(); }
  /// The place on the timeline after so many moves that are no pencil marks.
  int place_after(int moves) const;
  /// Whether something was drawn on the way here.
  bool has_marks() const { return move_count() < at(); }
  /// What is drawn with the pencil here.
  std::vector<PencilMark> pencilled() const { return marks_drawn(played()); }

  /// Plays a person's move, or draws a pencil mark, here, dropping what could be redone unless it is the same move.
  /// Returns the refusal, or empty. `same_stroke`: it is of one stroke with the move before, to be undone and redone
  /// with it.
  std::string play(std::string_view move, bool same_stroke = false);
  /// Does what an input means: goes back, where pencil marks stay, sketches, and plays its moves, of which those that
  /// were played are put into words in `said`. Returns the refusal, or empty.
  std::string carry_out(const Intent& intent, Stroke& stroke, std::string& said);
  bool can_undo() const { return at() > 0; }
  bool can_redo() const { return at() < static_cast<int>(moves().size()); }
  /// Where undo and redo go: one stroke back or on.
  int before() const;
  int after() const;
  void undo() { seek(before()); }
  void redo() { seek(after()); }
  /// Goes to the position after `at` moves, clamped to the timeline. O(at).
  void seek(int at);

  /// Shows a solution of the position after the first shown.from moves: these and the solution, as the computer's, are
  /// the timeline from now on, and its position is the one after them. The game so far is set aside, unless it is shown
  /// itself. False, and no change, when the verifier does not accept the solution.
  bool show(std::span<const std::string> solution, Timeline::Shown shown);
  /// The number of solutions of which one is shown, when it is known later than the solution.
  void set_count(std::string count);
  /// The game that was set aside last, or null.
  const Timeline* aside() const { return aside_.empty() ? nullptr : &aside_.back(); }
  /// Exchanges the game with the one set aside last; a solution that is only shown, or a game that a bookmark holds, is
  /// dropped for it.
  void go_back();

  struct Bookmark {
    std::string name;
    Timeline line;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
  };
  const std::vector<Bookmark>& bookmarks() const { return bookmarks_; }
  /// The bookmark of exactly this place, or null.
  const Bookmark* bookmark_here() const;
  /// Remembers this place under a name; the same name again replaces it.
  void set_bookmark(std::string name);
  /// Goes to a bookmark; the game is set aside if no bookmark holds it. False when there is no such bookmark.
  bool return_to(std::string_view name);
  /// False, and no change, when there is no such bookmark, or the new name is empty or another one's.
  bool rename_bookmark(std::string_view name, std::string new_name);
  /// Takes the bookmark away and returns it with its place among all.
  std::optional<std::pair<Bookmark, std::size_t>> remove_bookmark(std::string_view name);
  /// Puts one back; a name that is taken gets a number.
  void put_bookmark(Bookmark bookmark, std::size_t place);
  /// Adds the bookmarks of another session of the same level, and its games as further ones of this name; a name that
  /// is taken gets a number. What is there already is not added.
  void take_over(const Session& other, const std::string& name);
  void take_over_bookmarks(const Session& other);

  /// Grows with every change of position, timeline or bookmarks.
  int revision() const { return revision_; }

 private:
  friend class SessionText;
  std::string sketch(const std::string& from, const std::string& to, Stroke& stroke);
  void enter(Timeline line);
  void set_aside();
  bool held_by_bookmark() const;
  std::vector<Bookmark>::iterator find_bookmark(std::string_view name);
  void add_bookmark(Bookmark bookmark);

  std::unique_ptr<Game> game_;
  std::string level_;
  std::string title_;
  int grade_ = 0;
  Help help_ = Help::all;
  Timeline line_;
  std::vector<Timeline> aside_;  ///< the latest last
  std::vector<Bookmark> bookmarks_;
  int revision_ = 0;
};

inline constexpr int max_moves = 100'000;
inline constexpr std::size_t max_instance_bytes = std::size_t{8} << 20;

/// The board's text in our own format, under its title.
std::string write_board(const Session& session);

/// The whole session as text: puzzle, level or instance, moves and whose they are, place, games set aside, bookmarks,
/// the limit of help.
std::string write_save(const Session& session);
/// An Error leaves nothing half loaded; every move is checked by the rules.
Result<Session> parse_save(std::string_view text);

/// The part of an address behind '#': "icosian?level=hamilton&moves=q+r+s", or "...?text=..." for other boards. It
/// tells the computer's moves, the bookmarks, the difficulty of a board that is not shipped and the limit of help, but
/// no games set aside.
std::string write_link(const Session& session, bool with_bookmarks = true);
Result<Session> parse_link(std::string_view fragment);

/// As parse_game; a title may stand before texts whose format knows no such comments.
Result<std::unique_ptr<Game>> parse_under_title(std::string_view puzzle, std::string_view text, const Options& options);

/// The session of a save or a link, with or without the address before it; nothing when the text is neither.
std::optional<Result<Session>> read_kept(std::string_view text);
/// Whether a text that names no puzzle is a graph; if it has a fault as such, that takes the place of a puzzle's error,
/// unless this one comes later in the text.
bool name_graph_fault(std::string_view text, Error& error);
/// The session of whatever text it is: a save, a link with or without the address before it, or a board in any format
/// that some puzzle reads. `puzzle` is asked first, and its is the error, unless the text names a puzzle itself or is a
/// graph with a fault.
Result<Session> read_session(std::string_view text, std::string_view puzzle);

}  // namespace schlegel
