#include "search/sat.hpp"

#include <vector>

#include <cadical.hpp>

#include "search/words.hpp"

namespace schlegel {
namespace {

/// CaDiCaL asks this every few propagations whether to stop.
class TickTerminator : public CaDiCaL::Terminator {
 public:
  TickTerminator(Control& control, std::uint64_t& rounds) : control_(control), rounds_(rounds) {}
  bool terminate() override {
    if (!stopped_ && (++asked_ & 15) == 0) stopped_ = !control_.tick({-1, rounds_ += 16, words::phase_sat.english});
    return stopped_;
  }
  bool stopped() const { return stopped_; }

 private:
  Control& control_;
  std::uint64_t& rounds_;
  std::uint64_t asked_ = 0;
  bool stopped_ = false;
};

/// CaDiCaL hands it learned clauses literal by literal.
class Recorder : public CaDiCaL::Learner {
 public:
  std::function<void(std::span<const int>)> sink;
  bool learning(int) override { return true; }
  void learn(int literal) override {
    if (literal != 0) return clause_.push_back(literal);
    sink(clause_);
    clause_.clear();
  }

 private:
  std::vector<int> clause_;
};

}  // namespace

struct Sat::Solver {
  Recorder recorder;
  CaDiCaL::Solver cadical;
};

Sat::Sat() : solver_(std::make_unique<Solver>()) { solver_->cadical.set("quiet", 1); }
Sat::~Sat() = default;

void Sat::record(std::function<void(std::span<const int>)> sink) {
  solver_->cadical.configure("plain");
  solver_->recorder.sink = std::move(sink);
  solver_->cadical.connect_learner(&solver_->recorder);
}

void Sat::add(std::span<const int> clause) {
  for (const int literal : clause) solver_->cadical.add(literal);
  solver_->cadical.add(0);
}

// A sequential counter (Sinz 2005) in both directions: at_least[j] says that more than j of the literals so far are
// true.
void Sat::add_exactly(int count, std::span<const int> literals) {
  std::vector<int> at_least;
  for (const int literal : literals) {
    const std::size_t levels = std::min(at_least.size() + 1, static_cast<std::size_t>(count));
    std::vector<int> now(levels);
    for (std::size_t j = 0; j < levels; ++j) {
      now[j] = new_variable();
      const bool old_same = j < at_least.size();
      if (old_same) add({-at_least[j], now[j]});
      if (j == 0) {
        add({-literal, now[j]});
      } else {
        add({-literal, -at_least[j - 1], now[j]});
      }
      // And not otherwise: it was so before, or this literal adds the last one.
      if (old_same) {
        add({-now[j], at_least[j], literal});
        if (j > 0) add({-now[j], at_least[j], at_least[j - 1]});
      } else {
        add({-now[j], literal});
        if (j > 0) add({-now[j], at_least[j - 1]});
      }
    }
    if (at_least.size() == static_cast<std::size_t>(count)) add({-literal, -at_least.back()});
    at_least = std::move(now);
  }
  if (at_least.size() < static_cast<std::size_t>(count)) {
    add(std::initializer_list<int>{});
    return;
  }
  add({at_least.back()});
}

void Sat::add_two(std::span<const int> literals, bool maybe_none) {
  const std::size_t d = literals.size();
  if (d > 6) {
    std::vector<int> all(literals.begin(), literals.end());
    if (maybe_none) all.insert(all.end(), 2, new_variable());
    add_exactly(2, all);
    return;
  }
  for (std::size_t i = 0; i < d; ++i) {
    std::vector<int> others;
    if (maybe_none) others.push_back(-literals[i]);
    for (std::size_t j = 0; j < d; ++j)
      if (j != i) others.push_back(literals[j]);
    add(others);
    for (std::size_t j = i + 1; j < d; ++j)
      for (std::size_t k = j + 1; k < d; ++k) add({-literals[i], -literals[j], -literals[k]});
  }
}

void Sat::assume(int literal) { solver_->cadical.assume(literal); }

Sat::Answer Sat::solve(Control& control, int most_conflicts) {
  if (!control.tick({-1, ++rounds_, words::phase_sat.english})) return Answer::stopped;
  TickTerminator terminator(control, rounds_);
  solver_->cadical.connect_terminator(&terminator);
  solver_->cadical.limit("conflicts", most_conflicts);
  const int status = solver_->cadical.solve();
  solver_->cadical.disconnect_terminator();
  if (status == 10) return Answer::satisfiable;
  if (status == 20) return Answer::unsatisfiable;
  return terminator.stopped() ? Answer::stopped : Answer::spent;
}

bool Sat::value(int variable) const { return solver_->cadical.val(variable) > 0; }
bool Sat::failed(int literal) const { return solver_->cadical.failed(literal); }

}  // namespace schlegel
