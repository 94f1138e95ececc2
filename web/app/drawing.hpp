#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "edit/sheet_editor.hpp"
#include "play/uniqueness.hpp"
#include "web/app/boards.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// The board that is drawn, and what the computer finds out about it while the person draws. The page's side is
/// assets/draw.js.
class Drawing : public ReplyHandler {
 public:
  Drawing(Table& table, Boards& boards, SolverQueue& solver_queue)
      : table_(table), boards_(boards), solver_queue_(solver_queue) {}

  /// What was done on the page. False: nothing on the screen has changed.
  bool handle(const page::Draw& event);
  void handle(const page::Edited& event);
  /// Asks what is not known yet, once nothing was drawn for a while.
  void tick(double now) {
    if (due_ != 0 && now >= due_) ask();
  }
  double next_tick() const { return due_; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override;
  void cancelled() override;

 private:
  /// What is asked one after the other: whether there is a solution, a second one, how many, how hard it is.
  enum class Asking { solution, second, count, grade, nothing };
  void show() const;
  void offer() const;
  /// The puzzle that an event is about.
  const PuzzleInfo& puzzle_of(const page::Draw& event) const;
  void open(const page::Draw& event);
  void begin(const page::Draw& event);
  void tell_drawing(const std::string& title) const;
  /// Does what the person did with what is drawn, and tells the page what has become of it.
  void perform(const page::Draw& event);
  bool carry_out(const page::Draw& event);
  bool restore(std::string_view cell);
  void changed(std::string_view note = {}, const std::vector<Setting>& added = {});
  /// Tells the page the sheet, what is wrong with it, and what is worth saying.
  void send(std::string_view note, const std::vector<Setting>& added = {});
  void send_finding() const;
  void make_unique();
  void ask();
  void look();
  void leave();
  void narrow(const Reply& reply);
  Asking after_count() const;
  void found(const Reply& reply);
  void found_none(const Reply& reply);
  std::string picture_of(const std::vector<std::string>& moves) const;
  std::string size() const;
  std::vector<int> places_of(std::string_view certificate) const;

  Table& table_;
  Boards& boards_;
  SolverQueue& solver_queue_;
  const PuzzleInfo* puzzle_ = nullptr;
  std::unique_ptr<SheetEditor> editor_;
  std::unique_ptr<Game> game_;  ///< what was drawn, when it is a board
  Asking asking_ = Asking::nothing;
  double due_ = 0;
  page::Finding finding_{};               ///< but for what it says of the work that goes on
  std::vector<std::string> solution_;     ///< the first one that was found
  bool parted_ = false;                   ///< the second one can be ruled out by an addition to the sheet
  std::optional<Uniqueness> uniqueness_;  ///< while one of several solutions is made the only one
  struct Checked {
    std::string text;
    Result<Session> read;
  };
  std::optional<Checked> checked_;  ///< what Draw::Verb::check has read, until it is played
};

}  // namespace schlegel::web
