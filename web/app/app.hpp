#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/session.hpp"
#include "web/app/advisor.hpp"
#include "web/app/drawing.hpp"
#include "web/app/library.hpp"
#include "web/app/local_store.hpp"
#include "web/app/maker.hpp"
#include "web/app/playback.hpp"
#include "web/app/printing.hpp"
#include "web/app/solutions.hpp"
#include "web/app/why.hpp"
#include "web/page/messages.hpp"

namespace schlegel::web {

/// What the site is about at this moment, and everything that can be done with it. Widgets read it and call its
/// commands; it knows nothing of them.
class App {
 public:
  App();

  // What is on the table.
  const PuzzleInfo& puzzle() const { return *puzzle_; }
  const Session& session() const { return *session_; }
  const GameStatus& status() const { return status_; }
  const View& view() const { return view_; }
  const Scene& scene();
  /// Grows when another board is opened.
  int board_revision() const { return board_revision_; }
  std::string board_title() const { return title_of(*session_); }
  /// 1 to 5; 0: not known.
  int grade() const { return grade_; }
  /// What is to be done on this board, in a sentence or two.
  const std::string& goal() const { return goal_; }
  /// What this board adds to the rules of its puzzle.
  const std::vector<BoardRule>& rules() const { return rules_; }
  /// One of them was on no board that was played before: they come first until a move is made.
  bool rules_are_new() const { return rules_are_new_; }
  /// What this board is about, to be read: the goal, and the rules that it adds.
  const std::string& goal_and_rules() const { return goal_and_rules_; }
  Advisor& advisor() { return advisor_; }
  const Advisor& advisor() const { return advisor_; }
  Solutions& solutions() { return solutions_; }
  const Solutions& solutions() const { return solutions_; }
  Playback& playback() { return playback_; }
  const SolverQueue& solver_queue() const { return solver_queue_; }
  /// The id of the board so many after this one in the library (as far as it is loaded); empty: there is none, as from
  /// a board of one's own.
  std::string neighbour_board(int by) const;
  /// How many solutions there are from here, when that is known and may be said.
  std::string known_count() const;

  // Playing.
  void act(const Input& input);
  /// What this input would do, and what would be in the hand after it.
  std::pair<Intent, std::string> preview(const Input& input) const;
  void set_pointer(const std::string& hover);
  void set_dragging(bool dragging, Point2 pointer, bool finger = false);
  /// Width over height of the room for the board.
  void set_room(double aspect);
  void undo();
  void redo();
  void seek(int at);
  void toggle_play();
  void set_speed(int speed);
  void set_advice_level(AdviceLevel advice_level);
  void set_marking(bool marking);
  /// Escape: closes a reason that is gone through, else lets go of what is held, else stops a search for solutions,
  /// else leads back from what is only shown.
  void escape();
  /// Says the "position", the last "change" or what is "left" to do.
  void read(page::Tell::About what) const;
  /// Remembers this position, to come back to it.
  void bookmark();
  void return_to(const std::string& bookmark);
  void show_bookmarks() const;
  /// What was done in the list of bookmarks: "go N", "rename N new name", "delete N", "restore", parted by tabs.
  void take_bookmark(const page::BookmarkAction& event);

  // Solving.
  void show_me();
  /// The list of the solutions from here; from a finished board of those from its start, from a shown one where it was.
  void browse();
  /// Back to the game that is set aside.
  void go_back();
  void ask_number();
  const Why& why() const { return why_; }
  /// Goes through a reason, step by step, or no longer.
  void toggle_why(const Proof& proof);
  void fold_why();
  void step_why(int by);
  void toggle_why_play();
  /// Asks for a hint, or for all steps from here.
  void explain(Why::Kind kind);
  /// The second and the third tap of a hint: why, and it is done.
  void reveal_hint();
  void do_hint();
  /// Crosses out the line or place at this point of the board, or takes the mark there away.
  void pencil_at(Point2 at);
  /// By key: the first one takes up the pencil at a target, a second one there crosses it out, and one at a neighbour
  /// the line between them.
  void pencil_key(const std::string& target);
  /// The reason as the checker reads it, to be copied.
  void show_certificate() const;
  /// Stops the question that runs; when it is about what can still happen, the computer falls silent.
  void cancel_job();

  /// Shows where everything shall be, or the position again.
  void toggle_goal();

  // Looking at the solid.
  bool solid() const { return solid_; }
  void toggle_solid();
  void turn(const Rotation& by);
  /// A step sideways and over, each -1, 0 or 1.
  void turn_by_key(int across, int over);
  /// The board is turning or unfolding: shapes follow without delay.
  bool board_moves() const { return view_.flat != (solid_ ? 0.0 : 1.0) || view_.dragging || turning_; }

  // Changing what is on the table (app_boards.cpp).
  void open_puzzle(std::string_view id);
  void open_level(std::string_view puzzle, std::string_view level);
  /// The same, by its key.
  void open_board(std::string_view key);
  void open_neighbour(int by);
  /// Where the browser's history or the address leads.
  void open_place(const page::Place& place);
  void open_text(std::string_view text);
  void take_edit(std::string_view text);
  /// What was done in the list of boards.
  void change_boards(const page::BoardChange& change);
  void show_boards() const;
  /// Takes in a file of the library; an empty text: all are there, and the list is shown anew.
  void take_library(std::string_view text);
  /// Hands the page the picture of a board of the list: as it stands where it is begun, else at its start.
  void show_picture(std::string_view key);
  void show_editor() const;
  /// What was done in the editor's drawing.
  void draw(const page::Draw& event);
  // The page's home, with a board of each puzzle to be played in place (app_home.cpp).
  void show_home() const;
  /// Hands the page the picture of a shipped board after these moves from its start.
  void show_home_moves(const page::CardShow& show) const;
  /// Does on a card's board what the same touch does on the board in play, and hands the page its new picture.
  void touch_home(const page::CardTouch& touch);
  /// Asks what a new board is to be like; then has it made, and opens it.
  void show_new_board() const;
  void make_board(std::string_view options);
  /// Whether this is a graded board of the library, of a day or made here, on whose base another can be made.
  bool can_make_another() const { return grade_ > 0 && session_->level().empty() && session_->game().generates(); }
  /// The board of a day: where it was left, else it is made.
  void open_day(const page::DayBoard& wanted);
  const Maker& maker() const { return maker_; }
  void show_share() const;
  void show_help() const;
  // What was solved, and the file of all that is kept (app_progress.cpp).
  void show_progress() const;
  /// What the page says of the board that was finished just now; `full`: the storage does not take the result.
  void take_finish(const page::Finished& event);
  /// Takes in the kept games of a file, all or none.
  void take_games(const page::KeptGames& event);
  /// Hands the page what a printer gets: the board as it stands, its title and its rules.
  void print() const;
  /// Hands the page these boards, at their start, for a printer; none: it does not want more of them.
  void print_boards(const page::PrintBoards& event);

  /// Lets time pass: playback, unfolding, questions, saving. All times in milliseconds.
  void tick(double now, bool reduced_motion);
  /// When tick should be called again at the latest; 0: whenever something happens.
  double next_tick() const;
  bool animating() const { return animating_; }
  void save_now();
  SolverQueue& solver_queue() { return solver_queue_; }

  /// A quiet sentence by the board; empty when there is none.
  const std::string& notice() const { return notice_; }
  double notice_since() const { return notice_since_; }
  /// What it is about, in board units, where it is about a place.
  const std::optional<Point2>& notice_at() const { return notice_at_; }
  void notify(std::string sentence, std::optional<Point2> at = std::nullopt);
  /// When the person last finished the puzzle by a move, 0 when it is not finished or not all theirs.
  double solved_at() const { return solved_at_; }
  /// In how many moves it was finished and how long that took, in a sentence; empty when it was not just now.
  const std::string& finish() const { return finish_; }

 private:
  void open(Session session, std::string id);
  static std::string title_of(const Session& session);
  static std::string goal_and_rules_of(const Game& game);
  /// A board of the list, by its key, where it was left or at its start; `made` holds it where nothing else does.
  const Session& board_of_list(std::string_view key, std::optional<Session>& made);
  bool meets_new_rules() const;
  void remember_rules();
  void open_received(Session session, bool from_link);
  void open_read(Session session);
  std::string board_key() const;
  int remembered_grade() const;
  void remember_grade() const;
  /// Opens the editor with the board in play; as text where it cannot be drawn.
  void edit(bool as_text) const;
  static void refuse_edit(const Error& error);
  void draw(const Game& game);
  /// Offers base_boards and grades again, with why the last choice came to nothing.
  void offer_new_board(const std::string& problem) const;
  /// Of the grades from 1 on.
  static std::vector<std::string> grade_names();
  /// Asks for a board, and what is then done with its text and its grade; a refusal becomes a notice.
  void have_made(Question question, std::function<void(const std::string& text, int grade)> then);
  void open_made(std::string_view text, int grade);
  void store_now();
  /// `replayed`: the moves are the person's, but were made before.
  void changed(bool by_move, bool replayed = false);
  void report_clock(const std::string& key, const Session& session, bool over);
  static void report_solved(const std::string& key, int grade, const Session& session);
  /// The person was helped on this board.
  void report_aid(page::Aid::Kind kind) const;
  bool merge_game(Session other, const std::string& id);
  Session fresh(std::string_view puzzle, std::string_view board) const;
  void announce_standing();
  void announce_status();
  bool said_already(const std::string& sentence);
  std::optional<Point2> place_of(const Input& input);
  void pencil(const std::optional<PencilMark>& mark);
  std::string entry_in_words(const Game& game, int place) const;
  void put_why_away();
  std::string narrate(int from, int to) const;
  std::string step_back(int at);
  std::string way_in_words(int from) const;
  void play_on(double now);
  void announce_change(std::string change);
  void announce_hand(const std::string& before);

  LocalStore local_store_;
  Library library_;
  SolverQueue solver_queue_;
  Advisor advisor_;
  Solutions solutions_;
  Playback playback_;
  Why why_;
  Maker maker_;
  Drawing drawing_;
  Printing printing_;

  const PuzzleInfo* puzzle_ = nullptr;
  std::map<std::string, Session> games_;    ///< by puzzle and board
  std::map<std::string, View> home_views_;  ///< of the boards touched at home, by puzzle and board
  bool home_stroke_ = false;                ///< what a drag goes on to draw there is undone with the last move
  Session* session_ = nullptr;
  std::string goal_, goal_and_rules_;
  std::vector<BoardRule> rules_;
  bool rules_are_new_ = false;
  std::string board_;            ///< the id of the board in play, as the local store knows it
  std::string deleted_in_play_;  ///< the key of the board that was deleted while it was in play
  GameStatus status_;
  View view_;
  Scene scene_;
  bool scene_stale_ = true;
  int scene_advice_ = -1, scene_why_ = -1;
  int board_revision_ = 0;
  int grade_ = 0;

  bool solid_ = false;
  double unfold_from_ = 1, unfold_start_ = 0;
  bool turning_ = false;
  bool animating_ = false;
  double save_due_ = 0;
  std::string notice_;
  std::optional<Point2> notice_at_;
  double notice_since_ = 0;
  double solved_at_ = 0;
  std::string finish_;
  page::Clock clock_;              ///< what the page's clock was last told
  int hinted_ = -1;                ///< the advisor's revision whose hint was counted last
  bool in_stroke_ = false;         ///< what a drag goes on to draw is undone with the last move
  std::string announced_;          ///< headline and detail that were last said
  std::vector<std::string> said_;  ///< sentences said of this position
  std::string uncounted_;          ///< the number of the shown solution, said while their count was not known
  std::optional<std::pair<Session::Bookmark, std::size_t>> deleted_;  ///< the bookmark deleted last
  std::string pencil_from_;  ///< the target where the pencil was taken up by key; empty: nowhere
  std::string change_;       ///< what the last move or step back did, in words
};

}  // namespace schlegel::web
