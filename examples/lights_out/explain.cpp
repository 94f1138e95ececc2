// Each lamp must be switched an odd number of times if it is on, else an even number, by itself and its neighbours. The
// same goes for several lamps together: what switches an even number of them does not count there. If one undecided
// lamp is left that counts, it is decided. Sums of all sizes decide all that follows (Gaussian elimination), so nothing
// need be supposed; on grids, once a row is decided, single lamps decide the next one ("light chasing").
#include <algorithm>
#include <array>
#include <map>

#include "lights_out/equations.hpp"
#include "lights_out/lights_out.hpp"
#include "play/facts.hpp"

namespace schlegel {
namespace lights_out {
namespace {

enum : int { one_lamp, two_lamps, few_lamps, many_lamps };
constexpr std::array techniques{
    Technique{"one_lamp", words::technique_one, 1},
    Technique{"two_lamps", words::technique_two, 2},
    Technique{"few_lamps", words::technique_few, 3, false},
    Technique{"many_lamps", words::technique_many, 4, false},
};
constexpr std::size_t most_few = 4, most_named = 12;
constexpr int largest = 150;  ///< boards beyond go without sums of more lamps

/// What cannot be comes first, then what takes few lamps.
auto rank(const Deduction& sum) { return std::pair(sum.derived.size(), sum.about.size()); }

/// A variable for each lamp: whether it is pressed. A deduction is about the lamps that it adds up.
class PressFacts final : public FactModel, private Wording {
 public:
  PressFacts(const Graph& graph, std::span<const char> lit) : graph_(graph), lit_(lit) {}
  int variables() const override { return graph_.order(); }
  int places() const override { return graph_.order(); }
  std::vector<Fact> given() const override { return {}; }
  std::span<const Technique> ladder() const override { return techniques; }
  void affected(int lamp, std::vector<int>& places) const override {
    each_switched(lamp, [&](Vertex v) { places.push_back(v); });
  }

  std::optional<Deduction> find(int technique, int place, const Assignment& known) const override {
    if (technique == one_lamp) return sum({place}, known);
    if (technique == two_lamps) {
      std::optional<Deduction> found;
      for (Vertex v = 0; v < graph_.order() && !found; ++v)
        if (v != place) found = sum({place, v}, known);
      return found;
    }
    if (graph_.order() > largest) return std::nullopt;
    Control control;
    const auto equations = Equations::of(graph_, lit_, known.values(), control);
    if (!equations) return std::nullopt;
    const std::span rows(equations->rows), idle = rows.subspan(equations->pivots.size());
    std::optional<Deduction> best;
    for (Count row : rows) {
      for (const Count& more : idle)
        if (!bit_test(more, equations->order) &&
            equations->lamps_of(row ^ more).size() < equations->lamps_of(row).size())
          row ^= more;
      auto found = sum(equations->lamps_of(row), known);
      if (found && (!best || rank(*found) < rank(*best))) best = std::move(found);
    }
    if (best && technique == few_lamps && best->about.size() > most_few) return std::nullopt;
    return best;
  }

  std::string name(Fact fact) const override {
    return say(fact.holds ? words::is_pressed : words::is_not_pressed, {{"lamp", display_name(graph_, fact.variable)}});
  }
  void light(ReasonPart& part, Fact fact, bool other) const override {
    part.light_once(graph_.name(fact.variable), other);
  }
  void write(const Deduction& sum, ReasonPart& part) const override {
    for (const Vertex v : sum.about) part.light(graph_.name(v));
    const bool unmet = sum.derived.empty();
    part.sentence = say(unmet ? words::step_unmet : words::step_decided,
                        {{"count", sum.about.size()},
                         {"lamps", sum.about.size() > most_named ? say(words::so_many) : names_of(graph_, sum.about)},
                         {"odd", unmet || sum.derived.front().holds ? "yes" : "no"},
                         {"lamp", unmet ? "" : display_name(graph_, sum.derived.front().variable)},
                         {"fact", unmet ? "" : name(sum.derived.front())}});
  }
  const Wording& wording() const override { return *this; }
  KnownFact data(Fact fact) const override {
    return {
        .kind = KnownFact::Kind::piece, .holds = fact.holds, .faces = {graph_.name(fact.variable)}, .piece = "press"};
  }
  std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const override {
    std::vector<std::string> moves;
    for (Vertex v = 0; v < graph_.order(); ++v)
      if (known.is_true(v) && std::find(played.begin(), played.end(), graph_.name(v)) == played.end())
        moves.push_back(graph_.name(v));
    return moves;
  }
  /// The presses that switch a lamp are added up one by one, each sum a new variable.
  std::unique_ptr<FactSat> sat() const override {
    auto made = std::make_unique<FactSat>(variables());
    for (Vertex lamp = 0; lamp < graph_.order(); ++lamp) {
      int sum = lamp + 1;
      for (const Neighbour& next : graph_.around(lamp)) {
        const int more = made->sat.new_variable(), press = next.vertex + 1;
        for (const auto& [a, b, c] : {std::array{-1, 1, 1}, {-1, -1, -1}, {1, -1, 1}, {1, 1, -1}})
          made->sat.add({a * more, b * sum, c * press});
        sum = more;
      }
      made->sat.add({lit_[lamp] != 0 ? sum : -sum});
    }
    return made;
  }

 private:
  template <class Take>
  void each_switched(Vertex v, const Take& take) const {
    take(v);
    for (const Neighbour& next : graph_.around(v)) take(next.vertex);
  }
  /// What these lamps say together: nothing if two presses are left to decide.
  std::optional<Deduction> sum(std::vector<Vertex> lamps, const Assignment& known) const {
    std::map<Vertex, bool> counts;  // whether pressing it switches an odd number of the lamps
    bool odd = false;
    for (const Vertex lamp : lamps) {
      odd ^= lit_[lamp] != 0;
      each_switched(lamp, [&](Vertex v) { counts[v] ^= true; });
    }
    Deduction found{0, {}, {}, std::move(lamps)};
    for (const auto& [v, is_odd] : counts) {
      if (!is_odd) continue;
      odd ^= known.is_true(v);
      (known.is_known(v) ? found.because : found.derived).push_back({v, known.is_true(v)});
    }
    if (found.derived.size() > 1 || (found.derived.empty() && !odd)) return std::nullopt;
    if (!found.derived.empty()) found.derived.front().holds = odd;
    return found;
  }

  const Graph& graph_;
  const std::span<const char> lit_;
};

}  // namespace
}  // namespace lights_out

std::unique_ptr<FactModel> LightsOut::facts(const Instance& instance, const State& state) {
  return std::make_unique<lights_out::PressFacts>(instance.graph, state.lit);
}

Explanation LightsOut::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                               Control& control) {
  return schlegel::explain(*facts(instance, state), limits, control);
}

}  // namespace schlegel
