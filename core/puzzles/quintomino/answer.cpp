#include <algorithm>
#include <unordered_set>

#include "base/count.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "play/answers.hpp"
#include "play/count_limited.hpp"
#include "puzzles/quintomino/proof/reason.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/sense.hpp"
#include "puzzles/quintomino/solve/analysis.hpp"
#include "puzzles/quintomino/solve/classes.hpp"
#include "puzzles/quintomino/solve/replies.hpp"

namespace schlegel {
namespace {

using namespace quintomino;
using How = Ended::How;

class Answering {
 public:
  Answering(const Instance& instance, const Board& board, const Question& question, Control& control,
            const SolutionSink& sink)
      : instance_(instance), board_(board), question_(question), control_(control), sink_(sink) {}

  Result<Reply> answer() {
    const auto up_to = parse_up_to(question_.options.get("up-to", "nothing"));
    if (!up_to)
      return Error{"--up-to takes nothing, rotation, symmetry, rotation+colour or symmetry+colour, not " +
                   quoted(question_.options.get("up-to"))};
    up_to_ = *up_to;
    const bool classes = up_to_.moves != Equivalence::Moves::none || question_.verb == Verb::table;
    if (classes && (!connected(instance_) || instance_.faces.size() > max_symmetric_faces))
      return Error{"symmetries are known of a surface in one part with at most " + std::to_string(max_symmetric_faces) +
                   " faces only"};
    if (up_to_.moves == Equivalence::Moves::rotations && !face_senses(instance_))
      return Error{
          "which symmetries are rotations cannot be told: as they are written the face lists make no sphere or torus, "
          "and with some of them reversed they make no sphere, or more than one"};
    if (question_.verb == Verb::analyse) return analyse(instance_, board_, control_);
    if (question_.verb != Verb::histogram && find_reason(instance_, board_)) {
      Reply reply = none(0);
      if (question_.verb == Verb::count) reply.count = "0";
      return reply;
    }
    switch (question_.verb) {
      case Verb::solve:
        return solve();
      case Verb::count:
        return count();
      case Verb::enumerate:
        return enumerate();
      case Verb::nth:
        return nth();
      case Verb::random:
        return random();
      case Verb::table:
        return table();
      case Verb::analyse:
      case Verb::histogram:
        break;
    }
    return Error{"quintominoes have no distances to show"};
  }

 private:
  Reply none(std::uint64_t steps) const { return none_from(instance_, board_, steps); }
  Reply found(std::span<const Placement> placements) const { return found_from(instance_, board_, placements); }
  std::vector<std::string> moves_of(std::span<const Placement> placements) const {
    return quintomino::moves_of(instance_, board_, placements);
  }

  Reply solve() {
    Completions completions(instance_, board_);
    Reply reply;
    const Ended ended =
        completions.first([&](std::span<const Placement> placements) { reply = found(placements); }, control_);
    if (reply.kind == Reply::Kind::found) return reply;
    return ended.how == How::exhausted ? none(ended.steps) : unknown(ended);
  }

  static void add_sizes(Reply& reply, const Classes& classes) {
    for (const ClassSize& size : classes.sizes)
      reply.facts.emplace_back(plural(size.classes, "class", "classes") + " of",
                               grouped(std::to_string(size.size)) + (size.size == 1 ? " solution" : " solutions"));
  }

  Reply count() {
    Ended ended;
    const auto classes = classify(instance_, board_, up_to_, control_, ended);
    if (!classes) return unknown(ended);
    Reply reply;
    if (classes->classes == 0) reply = none(ended.steps);
    if (classes->classes > 0) reply.kind = Reply::Kind::found;
    reply.count = std::to_string(classes->classes);
    if (up_to_.moves != Equivalence::Moves::none && classes->classes > 0) {
      reply.facts.emplace_back("Solutions in all", grouped(std::to_string(classes->solutions)));
      add_sizes(reply, *classes);
    }
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
    if (!going) ended.how = How::cancelled;
    if (!room) ended.how = How::too_large;
    return ended;
  }

  Result<Reply> enumerate() {
    const auto limit = question_.options.integer("limit", INT64_MAX, 1, INT64_MAX);
    if (!limit) return limit.error();
    std::int64_t total = 0;
    const auto take = [&](Colouring colouring) {
      ++total;
      return sink_(moves_of(lays_of(instance_, colouring))) && total < *limit;
    };
    Ended ended;
    if (up_to_.moves == Equivalence::Moves::none)
      ended = Completions(instance_, board_).each(take, control_);
    else
      ended = each_class(take);
    if (ended.how == How::cancelled || ended.how == How::too_large) return unknown(ended);
    if (total == 0) return none(ended.steps);
    Reply reply;
    reply.kind = Reply::Kind::found;
    if (ended.how == How::exhausted) reply.count = std::to_string(total);
    return reply;
  }

  /// Solution number `index` in the order of enumerate, or how many there are.
  Ended pick(std::uint64_t index, std::vector<std::uint8_t>& picked, std::uint64_t& total) {
    Completions completions(instance_, board_);
    return completions.each_parcel(
        [&](Colouring colouring, std::span<const Renaming> renamings) {
          if (index - total < renamings.size()) {
            const Renaming& renaming = renamings[static_cast<std::size_t>(index - total)];
            for (std::uint8_t colour : colouring) picked.push_back(renaming[colour]);
            return false;
          }
          total += renamings.size();
          return true;
        },
        control_);
  }

  Result<Reply> nth() {
    const auto index = index_in(question_.options, "solution");
    if (!index) return index.error();
    const Count most = UINT64_MAX / 2;
    std::vector<std::uint8_t> picked;
    std::uint64_t total = 0;
    const Ended ended = pick(static_cast<std::uint64_t>(*index < most ? *index : most), picked, total);
    if (!picked.empty()) return found(lays_of(instance_, picked));
    if (ended.how != How::exhausted) return unknown(ended);
    if (total == 0) return none(ended.steps);
    return beyond_last(total, "solution", "solutions");
  }

  Result<Reply> random() {
    const auto seed = question_.options.integer("seed", 1, 0, INT64_MAX);
    if (!seed) return seed.error();
    std::vector<std::uint8_t> picked;
    std::uint64_t total = 0;
    Ended ended = pick(UINT64_MAX, picked, total);
    if (ended.how != How::exhausted) return unknown(ended);
    if (total == 0) return none(ended.steps);
    Random draw(static_cast<std::uint64_t>(*seed));
    const std::uint64_t index = draw.below(total);
    total = 0;
    ended = pick(index, picked, total);
    if (picked.empty()) return unknown(ended);
    return found(lays_of(instance_, picked));
  }

  /// The counts of all conventions, as facts; without those up to rotation when it is not known what these are.
  Result<Reply> table() {
    const bool rotations_known = face_senses(instance_).has_value();
    Reply reply;
    for (const char* name : {"nothing", "rotation", "symmetry", "rotation+colour", "symmetry+colour"}) {
      const Equivalence up_to = *parse_up_to(name);
      if (up_to.moves == Equivalence::Moves::rotations && !rotations_known) continue;
      Ended ended;
      const auto classes = classify(instance_, board_, up_to, control_, ended);
      if (!classes) return unknown(ended);
      if (classes->solutions == 0) return none(ended.steps);
      reply.kind = Reply::Kind::found;
      reply.count = std::to_string(classes->solutions);
      reply.facts.emplace_back("up to " + std::string(name), std::to_string(classes->classes));
    }
    return reply;
  }

  const Instance& instance_;
  const Board& board_;
  const Question& question_;
  Control& control_;
  const SolutionSink& sink_;
  Equivalence up_to_;
};

}  // namespace

Result<Reply> Quintomino::answer(const Instance& instance, const State& state, const Question& question,
                                 Control& control, const SolutionSink& sink) {
  if (question.verb == Verb::count && question.options.has("limit"))
    return count_limited<Quintomino>(instance, state, question, control);
  return Answering(instance, state, question, control, sink).answer();
}

}  // namespace schlegel
