#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "base/random.hpp"
#include "web/app/advisor.hpp"
#include "web/app/solver_queue.hpp"

namespace schlegel::web {

/// Fetches solutions, and shows those that the verifier accepts in place of the game, which is set aside: one to be
/// played out, or all of them to leaf through.
class Solutions : public ReplyHandler {
 public:
  enum class State {
    idle,
    fetching,  ///< one solution to be played out
    browsing,  ///< the browser is open; a solution may be on its way
    none,      ///< there is no solution, see proof()
    unknown,   ///< the computer stopped before it knew, see message()
    failed,    ///< see message()
  };

  Solutions(Table& table, SolverQueue& solver_queue, const Advisor& advisor);

  /// One solution, to be played out from here.
  void show();
  /// Opens the list of those that go on from here; from a finished board of those from its start, at the one on it, if
  /// its number is known; from a shown one where it was. A count that is not known is asked for while the first one is
  /// shown.
  void browse();
  /// Back to the game that is set aside.
  void go_back();
  void ask_number() const;
  void handle(const page::SolutionNumber& event) { go(event.digits); }
  /// Opens the list at number `number` from 1, as digits; not greater than count() where that is known.
  void go(std::string number);
  void next();
  void previous();
  void random();
  void close();
  /// Asks again what failed last.
  void retry();
  /// The list closes when the game goes another way.
  void changed(const Change& change);

  State state() const { return state_; }
  bool busy() const { return solver_queue_.waiting() == this; }
  bool counting() const { return busy() && verb_ == Verb::count; }
  /// The list is open and a solution lies on the timeline.
  bool browsing() const { return state_ == State::browsing && (!busy() || !shown_moves_.empty()); }
  const std::string& count() const { return at_.count; }  ///< digits, empty when unknown
  /// The same of those that go on from the person's moves, from the advisor or from the last list.
  std::string known_count() const;
  /// Of the solution shown, from 1; empty when it was drawn at random.
  const std::string& number() const { return at_.number; }
  const std::string& message() const { return message_; }
  const std::optional<Proof>& proof() const { return proof_; }

  void answered(Reply reply) override;
  void failed(std::string_view why) override;
  void dropped() override;
  void cancelled() override;

 private:
  void begin(Timeline::Shown from, State state);
  /// Opens the list, if it is not open.
  void open();
  void ask(Verb verb, const Options& options);
  void end(State state, std::string message);

  Table& table_;
  SolverQueue& solver_queue_;
  const Advisor& advisor_;
  Random random_;
  State state_ = State::idle;
  std::vector<std::string> base_;         ///< moves before the solutions
  std::vector<std::string> began_;        ///< moves played when the first one was asked for
  std::vector<std::string> shown_moves_;  ///< base and the solution that is shown
  Timeline::Shown at_;
  std::vector<std::string> counted_from_;  ///< the base when a count was last had
  std::string counted_;                    ///< and that count; empty: none yet
  std::string wanted_, message_;
  bool countable_ = true;  ///< false when the total was asked for and not had
  std::optional<Proof> proof_;
  Verb verb_ = Verb::solve;
  Options options_;
};

/// Numbers of any size as decimal digits.
std::string successor(std::string digits);
std::string predecessor(std::string digits);
bool less_digits(const std::string& a, const std::string& b);

}  // namespace schlegel::web
