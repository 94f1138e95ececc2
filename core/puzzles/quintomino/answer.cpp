#include <unordered_set>

#include "base/count.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "puzzles/quintomino/proof/find_reason.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/solve/classes.hpp"
#include "puzzles/quintomino/solve/replies.hpp"
#include "puzzles/quintomino/surface.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

struct Engine {
  using Solution = std::vector<Placement>;
  struct Refutation {
    std::uint64_t steps;  ///< of the search that found nothing
  };

  const Instance& instance_;
  const Board& board_;
  const Equivalence up_to_;
  Control& control_;
  std::optional<Classes> classes_ = {};  ///< of the last count

  Reply none(const Refutation& why) const { return none_from(instance_, board_, why.steps); }
  /// Of a search that has found nothing.
  template <class Any>
  static Any nothing(const Ended& ended) {
    if (ended.how == SearchEnd::complete) return Refutation{ended.steps};
    return Unknown{unknown(ended).budget};
  }
  bool refuted() const { return find_reason(instance_, board_).has_value(); }
  std::vector<std::string> moves_of(const Solution& placements) const {
    return quintomino::moves_of(instance_, board_, placements);
  }

  Answer<Solution, Refutation> solve(Control& control) const {
    if (refuted()) return Refutation{0};
    Completions completions(instance_, board_);
    std::optional<Solution> found;
    const Ended ended = completions.first(
        [&](std::span<const Placement> placements) { found.emplace(placements.begin(), placements.end()); }, control);
    if (found) return *std::move(found);
    return nothing<Answer<Solution, Refutation>>(ended);
  }

  static void add_sizes(Reply& reply, const Classes& classes) {
    for (const ClassSize& size : classes.sizes)
      reply.figures.push_back({"classes_of_size",
                               say(quintomino::words::classes_figure, {{"classes", size.classes}}),
                               say(quintomino::words::class_size, {{"solutions", size.size}}),
                               std::to_string(size.classes),
                               {std::to_string(size.size)}});
  }

  bool finds_one(Control& control) const { return std::holds_alternative<Solution>(solve(control)); }
  Answer<Count, Refutation> count(Control&) {
    if (refuted()) return Refutation{0};
    Ended ended;
    classes_ = classify(instance_, board_, up_to_, control_, ended);
    if (classes_ && classes_->classes > 0) return Count(classes_->classes);
    return nothing<Answer<Count, Refutation>>(ended);
  }
  Reply counted(Reply reply, Control&) const {
    if (up_to_.moves == Equivalence::Moves::none) return reply;
    reply.figures.push_back(
        number_figure("solutions", quintomino::words::all_figure, std::to_string(classes_->solutions)));
    add_sizes(reply, *classes_);
    return reply;
  }

  /// Calls take for the first solution of each class.
  template <class Take>
  Ended each_class(const Take& take) {
    Ended ended;
    auto group = group_of(instance_, up_to_.moves, control_, ended);
    if (!group) return ended;
    Canonical canonical(instance_, std::move(*group));
    Completions completions(instance_, board_);
    std::unordered_set<std::string> seen;
    bool room = true, going = true;
    ended = completions.each(
        [&](Colouring colouring) {
          const auto& key = canonical.of(colouring, up_to_.colours);
          going = canonical.go_on(control_);
          if (!going || !seen.emplace(key.begin(), key.end()).second) return going;
          room = seen.size() * (instance_.edges.size() + 100) <= control_.memory_limit;
          return room && take(colouring);
        },
        control_);
    if (!going) ended.how = SearchEnd::cancelled;
    if (!room) ended.how = SearchEnd::too_large;
    return ended;
  }

  Answer<SearchEnd, Refutation> enumerate(const std::function<bool(const Solution&)>& take, Control&) {
    if (refuted()) return Refutation{0};
    bool any = false;
    const auto take_colouring = [&](Colouring colouring) {
      any = true;
      return take(placements_of(instance_, colouring));
    };
    const Ended ended = up_to_.moves == Equivalence::Moves::none
                            ? Completions(instance_, board_).each(take_colouring, control_)
                            : each_class(take_colouring);
    if (ended.how == SearchEnd::enough || (any && ended.how == SearchEnd::complete)) return ended.how;
    return nothing<Answer<SearchEnd, Refutation>>(ended);
  }

  /// Solution number `index` in the order of the completions, or how many there are.
  Numbered<Solution, Refutation> pick(std::uint64_t index) {
    if (refuted()) return Refutation{0};
    std::vector<std::uint8_t> picked;
    std::uint64_t total = 0;
    Completions completions(instance_, board_);
    const Ended ended = completions.each_orbit(
        [&](Colouring colouring, std::span<const ColourPermutation> renamings) {
          if (index - total < renamings.size()) {
            const ColourPermutation& renaming = renamings[static_cast<std::size_t>(index - total)];
            for (std::uint8_t colour : colouring) picked.push_back(renaming[colour]);
            return false;
          }
          total += renamings.size();
          return true;
        },
        control_);
    if (!picked.empty()) return placements_of(instance_, picked);
    if (total > 0 && ended.how == SearchEnd::complete) return PastTheEnd{total};
    return nothing<Numbered<Solution, Refutation>>(ended);
  }

  Numbered<Solution, Refutation> nth(const Count& index, Control&) {
    const Count most = UINT64_MAX / 2;
    return pick(static_cast<std::uint64_t>(index < most ? index : most));
  }

  Numbered<Solution, Refutation> random(Random& draw, Control&) {
    const auto all = pick(UINT64_MAX);
    const auto* total = std::get_if<PastTheEnd>(&all);
    return total ? pick(draw.below(static_cast<std::uint64_t>(total->count))) : all;
  }

  Reply analyse(Control&) const { return quintomino::analyse(instance_, board_, control_); }

  /// The counts of all conventions, as figures; without those up to rotation when it is not known what these are.
  Result<Reply> table(Control&) {
    if (refuted()) return none({0});
    const bool rotations_known = face_windings(instance_).has_value();
    Reply reply;
    for (const char* name : {"nothing", "rotation", "symmetry", "rotation+colour", "symmetry+colour"}) {
      const Equivalence up_to = *parse_up_to(name);
      if (up_to.moves == Equivalence::Moves::rotations && !rotations_known) continue;
      Ended ended;
      const auto classes = classify(instance_, board_, up_to, control_, ended);
      if (!classes) return unknown(ended);
      if (classes->solutions == 0) return none({ended.steps});
      reply.kind = Reply::Kind::found;
      reply.count = std::to_string(classes->solutions);
      const std::string count = std::to_string(classes->classes);
      reply.figures.push_back(
          {"classes", say(quintomino::words::up_to_figure, {{"equivalence", name}}), count, count, {name}});
    }
    return reply;
  }
};

/// What is wrong with a question about solutions up to symmetries of this surface.
std::optional<Error> symmetry_problem(const Instance& instance, Equivalence::Moves moves, Verb verb) {
  const bool classes = moves != Equivalence::Moves::none || verb == Verb::table;
  if (classes && (!connected(instance) || instance.faces.size() > max_symmetric_faces))
    return Error{say(quintomino::words::no_symmetries, {{"faces", max_symmetric_faces}})};
  if (moves == Equivalence::Moves::rotations && !face_windings(instance))
    return Error{say(quintomino::words::no_rotations)};
  return std::nullopt;
}

}  // namespace

Result<Reply> Quintomino::answer(const Instance& instance, const State& state, const Question& question,
                                 Control& control, const SolutionSink& sink) {
  const auto up_to = parse_up_to(question.options.get("up-to", "nothing"));
  if (!up_to) return Error{say(quintomino::words::up_to_form, {{"text", quoted(question.options.get("up-to"))}})};
  if (auto problem = symmetry_problem(instance, up_to->moves, question.verb)) return *problem;
  return answer_with<Quintomino>(Engine{instance, state, *up_to, control}, question, control, sink);
}

}  // namespace schlegel
