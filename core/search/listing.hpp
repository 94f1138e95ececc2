#pragma once
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/draw.hpp"
#include "base/search_end.hpp"
#include "search/diagram.hpp"
#include "search/sat.hpp"

namespace schlegel {

/// All solutions of a position in an order that is the same at every call: those of a short list, the ways of a
/// frontier's diagram, or what SAT finds, one after another. A Position has
///
///     using Solution, Refutation
///     bool verified(const Solution&)                        asked of each before it is handed out
///     Solution solution_of(const std::vector<std::uint8_t>& choices)   a way of its diagram
///     static Sentence stopped_at                            what is said when `solutions` of them were listed so far
///     auto sat_search()                                     an object with solve(Control&), solution(), block() to
///     rule
///                                                           that one out, and rounds()
///     Refutation why(const char* method, std::uint64_t work, Control&) when this work has found none
template <class Position>
class Listing {
 public:
  using Solution = typename Position::Solution;
  using Refutation = typename Position::Refutation;
  using Take = std::function<bool(const Solution&)>;

  /// By SAT, unless one of the next three says something else.
  Listing(Position& position, Control& control) : position_(position), control_(control) {}
  /// By this list, which that work has found.
  void take_list(std::vector<Solution> all, const char* method, std::uint64_t work) {
    few_ = std::move(all);
    method_ = method;
    work_ = work;
  }
  /// By the diagram of this frontier problem; false when it does not fit the memory.
  template <class Spec>
  bool build_diagram(const Spec& spec) {
    diagram_.emplace();
    const bool built = diagram_->build(spec, control_);
    method_ = "frontier";
    work_ = diagram_->states();
    if (built) return true;
    const frontier::Stop stop = diagram_->stop();
    diagram_.reset();
    if (!stop.memory) stopped_ = stop.budget;
    return !stop.memory;
  }
  /// Not at all: the search for them has stopped.
  void stop(std::string budget) { stopped_ = std::move(budget); }

  /// Hands over all of them, at least one, until `take` returns false.
  Answer<SearchEnd, Refutation> each(const Take& take) {
    const SearchEnd end = walk(take);
    if (end == SearchEnd::cancelled || total_ == Count(0)) return none<Answer<SearchEnd, Refutation>>();
    return end;
  }
  Answer<Solution, Refutation> first() {
    if (auto solution = find(0)) return *std::move(solution);
    return none<Answer<Solution, Refutation>>();
  }
  Numbered<Solution, Refutation> nth(const Count& index) {
    if (auto solution = find(index)) return *std::move(solution);
    const auto all = total();
    if (!all || *all == 0) return none<Numbered<Solution, Refutation>>();
    return PastTheEnd{*all};
  }
  Answer<Count, Refutation> count() {
    const auto all = total();
    if (!all || *all == 0) return none<Answer<Count, Refutation>>();
    return *all;
  }
  /// Each with the same probability.
  Answer<Solution, Refutation> random(Random& random) {
    const auto all = total();
    if (all && *all > 0)
      if (auto solution = find(draw_below(*all, random))) return *std::move(solution);
    return none<Answer<Solution, Refutation>>();
  }

 private:
  bool hand_over(const Solution& solution, const Take& take) {
    if (position_.verified(solution)) return take(solution);
    stopped_ = say(words::failed_check);
    return false;
  }
  SearchEnd walk(const Take& take) {
    if (!stopped_.empty()) return SearchEnd::cancelled;
    std::uint64_t handed = 0;
    const auto next = [&](const Solution& solution) { return ++handed, hand_over(solution, take); };
    bool all = true;
    if (few_) {
      all = std::all_of(few_->begin(), few_->end(), next);
    } else if (diagram_) {
      all = diagram_->each([&](const std::vector<std::uint8_t>& choices) {
        if (control_.tick({-1, handed + 1, words::phase_listing.english})) return next(position_.solution_of(choices));
        stopped_ = say(Position::stopped_at, {{"solutions", handed}});
        return false;
      });
    } else {
      all = search(next);
    }
    if (!stopped_.empty()) return SearchEnd::cancelled;
    if (!all) return SearchEnd::enough;
    total_ = handed;
    return SearchEnd::complete;
  }
  template <class Next>
  bool search(const Next& next) {
    auto sat = position_.sat_search();
    method_ = "sat";
    for (;; sat.block()) {
      const Sat::Answer answer = sat.solve(control_);
      work_ = sat.rounds();
      if (answer == Sat::Answer::unsatisfiable) return true;
      if (answer == Sat::Answer::stopped) stopped_ = say(words::stopped_at_rounds, {{"rounds", work_}});
      if (answer == Sat::Answer::stopped || !next(sat.solution())) return false;
    }
  }

  /// How many there are; nothing when stopped.
  std::optional<Count> total() {
    if (total_ || !stopped_.empty() || !uncounted_.empty()) return total_;
    if (!diagram_)
      walk([](const Solution&) { return true; });
    else if (diagram_->count_all(control_))
      total_ = diagram_->count();
    else
      (diagram_->stop().memory ? uncounted_ : stopped_) = diagram_->stop().budget;
    return total_;
  }
  std::optional<Solution> find(const Count& index) {
    std::optional<Solution> found;
    const auto keep = [&](const Solution& solution) { return found = solution, false; };
    Count passed = 0;
    if (const auto all = diagram_ ? total() : std::nullopt; all && index < *all)
      hand_over(position_.solution_of(diagram_->nth(index)), keep);
    else if (!all)
      walk([&](const Solution& solution) { return passed++ < index || keep(solution); });
    return found;
  }
  /// Why nothing is handed out.
  template <class Any>
  Any none() {
    if (!stopped_.empty()) return Unknown{stopped_};
    if (!uncounted_.empty() && !total_) return Unknown{uncounted_};
    return position_.why(method_, work_, control_);
  }

  Position& position_;
  Control& control_;
  std::optional<std::vector<Solution>> few_;
  std::optional<frontier::Diagram<2>> diagram_;
  std::optional<Count> total_;
  std::string stopped_;    ///< why not all of them can be handed out
  std::string uncounted_;  ///< why they can be handed out but not counted: there is no memory for the numbers
  const char* method_ = "";
  std::uint64_t work_ = 0;
};

}  // namespace schlegel
