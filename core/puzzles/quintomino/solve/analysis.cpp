// What can still happen. One pass over the completions counts them and, for each reading on each empty face, how many
// have it there. When there are more than most_counted, the pass ends early: each reading that has come up is alive,
// and for each of the others that agrees with the board a short search of its own asks whether it is, until the probes
// are used up; what is then still open is not listed. In a position without completions the same short search asks, for
// each piece, whether there is one when it alone is taken off.
//
// Invariant: a choice is called dead only when a search has ended without a completion or find_reason() has given a
// reason. Worst case: most_counted completions and most_probes searches of ticks_for_probe ticks each. (What holds in
// some solution, asked only of what no solution met so far has: compare Janota, Lynce and Marques-Silva, "Algorithms
// for computing backbones of propositional formulae", AI Communications 28, 2015.)

#include <algorithm>
#include <optional>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/quintomino/proof/find_reason.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/solve/completions.hpp"
#include "puzzles/quintomino/solve/replies.hpp"
#include "puzzles/quintomino/view/layout.hpp"
#include "puzzles/quintomino/view/move_text.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

/// After this many solutions an analysis stops counting and only asks which moves are alive.
constexpr std::uint64_t most_counted = 200'000;
/// How many placements are asked for one by one when there are more solutions than that; each for at most so many
/// ticks.
constexpr std::size_t most_probes = 20'000;
constexpr std::uint64_t ticks_for_probe = 24;

class Analysis {
 public:
  Analysis(const Instance& instance, const Board& board, Control& control)
      : instance_(instance), board_(board), control_(control) {}

  Reply run() {
    if (find_reason(instance_, board_)) return dead(0);
    if (board_.covered() == Quintomino::places(instance_) && Quintomino::verify(instance_, board_, {})) {
      Reply reply = found_reply({});
      reply.count = "1";
      reply.headline = say(schlegel::words::solved);
      return reply;
    }
    // How many solutions have each reading on each empty face.
    std::vector<std::size_t> first_of_kind;
    std::size_t readings = 0;
    for (const Kind& kind : instance_.kinds) {
      first_of_kind.push_back(readings);
      readings += kind.readings.size();
    }
    std::vector<std::size_t> row(instance_.faces.size());
    std::size_t open = 0;
    for (std::size_t f = 0; f < row.size(); ++f)
      if (board_.on[f].kind < 0) row[f] = open++;
    const bool marks = open * readings <= 4'000'000;
    std::vector<std::uint64_t> ways(marks ? open * readings : 0);
    const auto slot = [&](std::size_t f, Placement placement) {
      return row[f] * readings + first_of_kind[placement.kind] + at(placement.orientation);
    };

    std::uint64_t total = 0;
    std::vector<Placement> example;
    Completions completions(instance_, board_);
    const Ended ended = completions.each(
        [&](Colouring colouring) {
          const auto placements = placements_of(instance_, colouring);
          if (example.empty()) example = placements;
          for (std::size_t f = 0; f < placements.size() && marks; ++f)
            if (board_.on[f].kind < 0) ++ways[slot(f, placements[f])];
          return ++total < most_counted;
        },
        control_);
    if (total == 0 && ended.how != SearchEnd::complete) return unknown(ended);
    if (total == 0) return dead(ended.steps);
    Reply reply = found_reply(moves_of(instance_, board_, example));
    const bool whole = ended.how == SearchEnd::complete;
    if (whole) reply.count = std::to_string(total);
    const bool begun = board_.covered() > std::ssize(instance_.placed);
    reply.headline = say(!whole  ? schlegel::words::can_be_done
                         : begun ? schlegel::words::still_possible
                                 : schlegel::words::ways,
                         {{"ways", total}});
    reply.detail = say(!whole       ? words::at_least
                       : total == 1 ? words::only_one_from_here
                                    : words::rotated_separately,
                       {{"solutions", total}, {"flip", instance_.flip ? "yes" : "no"}});
    reply.hint = hint(reply.moves.front());
    if (marks) add_choices(reply, ways, whole, slot);
    return reply;
  }

 private:
  /// Whether the board after this move can be completed; nullopt when that is not found out within a probe's ticks.
  std::optional<bool> alive_after(int face, Placement placement) {
    Board next = board_;
    Quintomino::apply(instance_, next, {face, placement});
    if (find_reason(instance_, next)) return false;
    bool alive = false;
    TickBudget budget(control_, ticks_for_probe);
    const Ended ended = Completions(instance_, next).first([&](std::span<const Placement>) { alive = true; }, budget);
    if (!alive && ended.how != SearchEnd::complete) return std::nullopt;
    return alive;
  }

  template <class Slot>
  void add_choices(Reply& reply, const std::vector<std::uint64_t>& ways, bool whole, const Slot& slot) {
    std::size_t probes = 0;
    for (std::size_t f = 0; f < instance_.faces.size(); ++f) {
      if (board_.on[f].kind >= 0) continue;
      const std::vector<Demand> demands = demands_on(f);
      for (std::size_t k = 0; k < instance_.kinds.size(); ++k) {
        const Kind& kind = instance_.kinds[k];
        if (board_.left[k] <= 0 || at(kind.length()) != instance_.faces[f].size()) continue;
        for (std::size_t r = 0; r < kind.readings.size(); ++r) {
          const Placement placement{static_cast<int>(k), static_cast<int>(r)};
          if (!agrees(kind.readings[r], demands)) continue;
          const std::uint64_t count = ways[slot(f, placement)];
          bool alive = count > 0;
          if (!whole && !alive) {
            if (++probes > most_probes || !control_.tick({-1, probes, words::phase_placements.english})) return;
            const auto probe = alive_after(static_cast<int>(f), placement);
            if (!probe) continue;
            alive = *probe;
          }
          reply.choices.push_back({Quintomino::write_move(instance_, {static_cast<int>(f), placement}), alive,
                                   whole && alive ? say(schlegel::words::ways, {{"ways", count}}) : std::string()});
        }
      }
    }
  }

  /// The colour that a piece must have at a place of its reading, because of a piece beside it.
  struct Demand {
    std::size_t place;
    int colour;
  };
  std::vector<Demand> demands_on(std::size_t face) const {
    std::vector<Demand> demands;
    for (std::size_t i = 0; i < instance_.faces[face].size(); ++i)
      for (const Side& side : instance_.sides[instance_.faces[face][i]])
        if (const int colour = colour_at(instance_, board_, side); colour >= 0) demands.push_back({i, colour});
    return demands;
  }
  static bool agrees(const Colours& orientation, const std::vector<Demand>& demands) {
    return std::all_of(demands.begin(), demands.end(),
                       [&](const Demand& demand) { return orientation[demand.place] == demand.colour; });
  }

  std::string hint(const std::string& text) const {
    const Quintomino::Move move = *Quintomino::parse_move(instance_, text);
    const Kind& kind = instance_.kinds[move.placement.kind];
    return say(words::fits,
               {{"piece", move.placement.kind + 1},
                {"face", instance_.face_name(move.face)},
                {"rotated", turns_to(kind, 0, move.placement.orientation, lay_out(instance_, {}).clockwise)}});
  }

  /// No completion: the pieces that bring one back when they are taken off, each alone.
  Reply dead(std::uint64_t steps) {
    Reply reply = none_from(instance_, board_, steps);
    std::vector<std::string> helping;
    for (std::size_t f = 0; f < instance_.faces.size() && f < 100; ++f) {
      const Quintomino::Move lift{static_cast<int>(f), {}};
      if (!Quintomino::why_illegal(instance_, board_, lift).empty()) continue;
      if (!control_.tick({-1, f, words::phase_taking_off.english})) break;
      const auto probe = alive_after(lift.face, lift.placement);
      if (!probe) continue;
      const bool alive = *probe;
      if (alive) helping.push_back(instance_.face_name(lift.face));
      reply.choices.push_back(
          {Quintomino::write_move(instance_, lift), alive, alive ? say(words::solvable_again) : ""});
    }
    if (!helping.empty())
      reply.marked = helping.size() == 1 ? say(words::take_off, {{"face", helping[0]}})
                                         : say(words::take_one_off, {{"faces", join(helping, ", ")}});
    return reply;
  }

  const Instance& instance_;
  const Board& board_;
  Control& control_;
};

}  // namespace

Reply analyse(const Instance& instance, const Board& board, Control& control) {
  return Analysis(instance, board, control).run();
}

}  // namespace schlegel::quintomino
