#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/session.hpp"
#include "web/app/board_key.hpp"
#include "web/app/local_store.hpp"
#include "web/app/playback.hpp"
#include "web/page/events.hpp"
#include "web/page/messages.hpp"

namespace schlegel::web {

/// How the game on the table has changed.
struct Change {
  bool by_move = false;
  bool replayed = false;    ///< the moves are the person's, but were made before
  bool opened = false;      ///< another board is on the table
  bool was_solved = false;  ///< before
};

/// The game in play: what an input means to it, undo, how it is looked at, what is said of it. It knows no other part
/// of the app; who watches it hears of changes and adds to its picture.
class Table {
 public:
  class Watcher {
   public:
    virtual void changed(const Change& change) = 0;
    /// Nobody asks any more for what is shown in place of the position.
    virtual void put_away() = 0;
    virtual std::vector<Mark> marks() const = 0;
    /// Draws what is shown in place of the position. False: nothing is.
    virtual bool picture(const View& view, Scene& scene) const = 0;

   protected:
    ~Watcher() = default;
  };
  explicit Table(LocalStore& local_store);
  void watch(Watcher& watcher) { watcher_ = &watcher; }

  /// Puts a game on the table; whoever owns it keeps it there until another is opened. `grade`: 0 is not known.
  void open(Session& session, std::string board, int grade);
  const PuzzleInfo& puzzle() const { return *puzzle_; }
  const Session& session() const { return *session_; }
  /// After a change of it, call changed().
  Session& session() { return *session_; }
  /// False only before the first board is opened.
  bool has_game() const { return session_ != nullptr; }
  const std::string& board() const { return board_; }
  std::string key() const { return key_of(puzzle_->id, board_); }
  std::string title() const { return title_of(*session_); }
  static std::string title_of(const Session& session);
  /// Grows when another board is opened.
  int board_revision() const { return board_revision_; }
  /// 1 to 5; 0: not known.
  int grade() const { return session_->grade(); }
  /// What is to be done on this board, in a sentence or two.
  const std::string& goal() const { return goal_; }
  /// What this board adds to the rules of its puzzle.
  const std::vector<BoardRule>& rules() const { return rules_; }
  /// One of them was on no board that was played before: they come first until a move is made.
  bool rules_are_new() const { return rules_are_new_; }
  /// A move was made here since the board was opened.
  bool was_moved() const { return was_moved_; }
  /// The moves with which the board was opened are somebody else's.
  bool moves_are_given() const { return moves_are_given_; }
  void give_moves() { moves_are_given_ = session_->can_undo(); }
  static std::string goal_and_rules_of(const Game& game);
  const std::string& goal_and_rules() const { return goal_and_rules_; }

  const GameStatus& status() const { return status_; }
  /// No move that led here is the computer's.
  bool is_theirs() const { return session_->line().computer_runs(session_->at()).empty(); }
  const View& view() const { return view_; }
  const Scene& scene() const;
  /// What a watcher adds to the scene has changed.
  void redraw() { scene_stale_ = true; }

  // Playing.
  void act(const Input& input);
  /// What this input would do, and what would be in the hand after it.
  std::pair<Intent, std::string> preview(const Input& input) const;
  void undo() { seek(session_->before()); }
  void redo() { seek(session_->after()); }
  void seek(int at);
  void let_go() { view_.let_go(); }
  /// Plays entries of the timeline as the person's, up to the first that is refused. False: none was played.
  bool play_all(const std::vector<std::string>& entries);
  /// To be told after every change of the session.
  void changed(const Change& change = {});
  void put_away();
  void set_pointer(const std::string& hover);
  void set_dragging(bool dragging, Point2 pointer, bool finger = false);
  /// Width over height of the room for the board.
  void set_room(double aspect, bool narrow);
  /// Crosses out the line or place at this point of the board, or takes the mark there away.
  void pencil_at(Point2 at) { pencil(mark_at(scene(), at, session_->pencilled())); }
  /// See mark_by_key.
  void pencil_key(const std::string& target);
  void put_pencil_down() { pencil_from_.clear(); }
  /// Shows where everything shall be, or the position again.
  void toggle_goal();

  /// The moves ahead are played out.
  bool playing() const { return playback_.playing(); }
  void play() { playback_.start(*session_, page::now_milliseconds()); }
  void stop() { playback_.stop(); }
  void toggle_play();
  int speed() const { return playback_.speed(); }
  void set_speed(int speed);

  // Looking at the solid.
  bool solid() const { return solid_; }
  void toggle_solid();
  void turn(const Rotation& by);
  void stop_turning() { turning_ = false; }
  /// A step sideways and over, each -1, 0 or 1.
  void handle(const page::TurnSolid& event);
  /// The board is turning or unfolding: shapes follow without delay.
  bool board_moves() const { return view_.flat != (solid_ ? 0.0 : 1.0) || view_.dragging || turning_; }
  bool animating() const { return animating_; }

  // What is said.
  /// A quiet sentence by the board; empty when there is none.
  const std::string& notice() const { return notice_; }
  double notice_since() const { return notice_since_; }
  /// What it is about, in board units, where it is about a place.
  const std::optional<Point2>& notice_at() const { return notice_at_; }
  void notify(std::string sentence, std::optional<Point2> at = std::nullopt);
  /// Says what a move or a step back has done.
  void announce_change(std::string change);
  /// Says the "position", the last "change" or what is "left" to do.
  void handle(const page::Tell& event);
  /// The person was helped on this board.
  void report_aid(page::Aid::Kind kind) const { page::tell(page::Aid{key(), kind}); }
  /// Whether these sentences were all said of the position already; they count as said from now on.
  bool said_already(std::string_view sentences);
  /// What is loud on the screen is spoken again as if it had changed; `forget`: with what was said before.
  void speak_again(bool forget) {
    if (forget) said_.clear();
    ++speech_revision_;
  }
  /// Grows with that.
  int speech_revision() const { return speech_revision_; }

  /// Lets time pass; in milliseconds.
  void tick(double now, bool reduced_motion);
  /// When tick should be called again at the latest; 0: whenever something happens.
  double next_tick() const;

 private:
  bool meets_new_rules() const;
  void remember_rules();
  std::string way_in_words(int from) const;
  void play_on(double now);
  void pencil(const std::optional<PencilMark>& mark);
  void announce_standing();
  std::optional<Point2> place_of(const Input& input) const;

  LocalStore& local_store_;
  Watcher* watcher_ = nullptr;
  const PuzzleInfo* puzzle_ = nullptr;
  Session* session_ = nullptr;
  std::string board_;  ///< its id
  std::string goal_, goal_and_rules_;
  std::vector<BoardRule> rules_;
  bool rules_are_new_ = false;
  bool was_moved_ = false, moves_are_given_ = false;
  int board_revision_ = 0;
  GameStatus status_;
  View view_;
  mutable Scene scene_;
  mutable bool scene_stale_ = true;
  Playback playback_;
  bool solid_ = false;
  double unfold_from_ = 1, unfold_start_ = 0;
  bool turning_ = false;
  bool animating_ = false;
  std::string notice_;
  std::optional<Point2> notice_at_;
  double notice_since_ = 0;
  Stroke stroke_;                  ///< of the pointer that is down
  std::string pencil_from_;        ///< the target where the pencil was taken up by key; empty: nowhere
  std::string change_;             ///< what the last move or step back did, in words
  std::vector<std::string> said_;  ///< sentences said of this position
  int speech_revision_ = 0;
};

}  // namespace schlegel::web
