#pragma once
#include <string>

#include "web/app/advisor.hpp"
#include "web/app/boards.hpp"
#include "web/app/bookmarks.hpp"
#include "web/app/drawing.hpp"
#include "web/app/local_store.hpp"
#include "web/app/new_boards.hpp"
#include "web/app/parts.hpp"
#include "web/app/printing.hpp"
#include "web/app/progress.hpp"
#include "web/app/solutions.hpp"
#include "web/app/solver_queue.hpp"
#include "web/app/table.hpp"
#include "web/app/why.hpp"

namespace schlegel::web {

/// The parts of the app: services, the table, features. A feature more is a name more here.
using AppParts = Parts<LocalStore, SolverQueue, Table, Why, Advisor, Solutions, Boards, Progress, Bookmarks, NewBoards,
                       Days, Drawing, Printing>;

/// All parts, and what takes more than one of them.
class App : public AppParts {
 public:
  App();

  Table& table() { return get<Table>(); }
  const Table& table() const { return get<Table>(); }

  /// All steps from here, or of the proof that there is no solution.
  void explain();
  /// Asks once more what had no answer.
  void ask_again();
  /// Closes what was answered.
  void close_answer();
  /// The certificate of the proof that the answer rests on.
  void show_certificate() const;
  /// Escape: closes an answer, else lets go of what is held, else stops a search for solutions, else leads back from
  /// what is only shown.
  void escape();
  /// Stops the question that runs.
  void cancel_job();

  /// Lets time pass. All times in milliseconds.
  void tick(double now, bool reduced_motion);
  /// When tick should be called again at the latest; 0: whenever something happens.
  double next_tick() const;

 private:
  void announce_status();

  std::string announced_;  ///< what the answer said last
  int spoken_ = 0;         ///< Table::speech_revision() then
  std::string uncounted_;  ///< the number of the shown solution, said while their count was not known
};

}  // namespace schlegel::web
