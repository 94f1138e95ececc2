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

/// The board that is drawn in the editor, and what the computer finds out about it while the person draws. The page's
/// side is assets/drawing.js.
class Drawing : public ReplyHandler {
 public:
  Drawing(Table& table, Boards& boards, SolverQueue& solver_queue)
      : table_(table), boards_(boards), solver_queue_(solver_queue) {}

  /// Opens the editor with the board in play.
  void show() const { show_text(false); }
  /// What was done in the editor's drawing.
  void handle(const page::Draw& event);
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
  /// `as_text`: it cannot be drawn.
  void show_text(bool as_text) const;
  /// Begins with a board and tells the page of it.
  void begin(const Game& game);
  void end();
  /// Does what the person did on the page, and tells the page what has become of the sheet.
  void perform(const page::Draw& event);
  bool carry_out(const page::Draw& event);
  void send(std::string_view complaint, std::string_view note = {});
  void send_finding() const;
  void ask();
  void look();
  void narrow(const Reply& reply);
  std::string picture_of(const std::vector<std::string>& moves) const;

  Table& table_;
  Boards& boards_;
  SolverQueue& solver_queue_;
  const PuzzleInfo* puzzle_ = nullptr;
  std::unique_ptr<SheetEditor> editor_;
  std::unique_ptr<Game> game_;  ///< what was drawn, when it is a board
  Asking asking_ = Asking::nothing;
  double due_ = 0;
  // What was found out.
  std::string headline_, detail_;
  std::vector<std::string> pictures_;
  std::vector<std::string> solution_;
  bool parted_ = false;                   ///< the second one can be ruled out by an addition to the sheet
  std::optional<Uniqueness> uniqueness_;  ///< while one of several solutions is made the only one
};

}  // namespace schlegel::web
