// What is drawn is a step of the outline; what is crossed out is the reason of what is drawn then. What is drawn has a
// step of its own when it rests on none so far, or takes a technique that is not obvious; all else follows. So has a
// case, whatever it shows, and a choice. Neighbours that do not rest on each other share a step, if they are of one
// technique, and so do cases.
#include "play/fold.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "base/index.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

using Kind = ExplanationStep::Kind;
/// A step at the top, with the case that it concludes before it.
struct Block {
  int first = 0, last = 0;  ///< numbers, from 1
  std::vector<int> because = {};
  bool is_case() const { return first < last; }
};

/// Bytes, about: what a row says, and what it says that is obvious.
constexpr std::size_t most_read = 900, most_obvious = 420;

/// By a technique that is neither obvious nor hard.
bool finds_line(const ExplanationStep& step) {
  return step.grade == obvious + 1 && std::any_of(step.facts.begin(), step.facts.end(), [](const KnownFact& fact) {
           return fact.holds && fact.kind == KnownFact::Kind::line;
         });
}

class Folder {
 public:
  explicit Folder(const Explanation& explanation)
      : explanation_(explanation), row_of_(steps_.size() + 1, 0), waiting_(steps_.size() + 1) {}

  std::vector<OutlineStep> run() {
    for (int first = 1; first <= static_cast<int>(steps_.size());) {
      Block block = block_from(first);
      first = block.last + 1;
      const Kind kind = step(block.last).kind;
      if (draws(step(block.last)) || finds_line(step(block.last)) || kind == Kind::contradiction ||
          kind == Kind::choice || block.is_case() || step(block.last).technique_id == combined_id)
        place(std::move(block));
      else
        waiting_[at(block.last)] = std::move(block);
    }
    // What was crossed out without need is not told, unless nothing else is.
    using End = Explanation::End;
    const bool needed = rows_.empty() || (explanation_.end != End::solved && explanation_.end != End::enough);
    for (Block& block : waiting_)
      if (block.last > 0 && needed) place(std::exchange(block, {}));
    for (OutlineStep& row : rows_)
      for (std::vector<int>* const numbers : {&row.steps, &row.follows}) std::sort(numbers->begin(), numbers->end());
    return std::move(rows_);
  }

 private:
  const ExplanationStep& step(int number) const { return steps_[at(number) - 1]; }

  bool ends_case(int number) const { return number > 1 && step(number - 1).depth > 0; }

  Block block_from(int first) const {
    Block block{first, first};
    while (step(block.last).depth > 0 && block.last < static_cast<int>(steps_.size())) ++block.last;
    for (int number = first; number <= block.last; ++number)
      for (const int reason : step(number).because)
        if (reason < first) block.because.push_back(reason);
    return block;
  }

  /// Gives a block its place, with all that was crossed out for it.
  void place(Block block) {
    std::vector<Block> parts{std::move(block)};
    const bool is_case = parts.front().is_case();
    if (step(parts.front().last).kind == Kind::choice) {
      rows_.push_back({say(words::choice)});
      return add(parts, static_cast<int>(rows_.size()), false);
    }
    int latest = 0;
    std::vector<int> open = parts.front().because;
    while (!open.empty()) {
      const int number = open.back();
      open.pop_back();
      latest = std::max(latest, row_of_[at(number)]);
      Block reason = std::exchange(waiting_[at(number)], {});
      if (reason.last == 0) continue;
      open.insert(open.end(), reason.because.begin(), reason.because.end());
      parts.push_back(std::move(reason));
    }
    std::sort(parts.begin(), parts.end(), [](const Block& a, const Block& b) { return a.last < b.last; });

    const bool ends = step(parts.back().last).kind == Kind::contradiction;
    const ExplanationStep* const hardest = hardest_of(parts);
    if (latest > 0 && hardest->grade <= obvious && !ends && !is_case) return add(parts, latest, true);
    const bool alike = !rows_.empty() &&
                       (is_case ? ends_case(rows_.back().steps.back()) : rows_.back().technique == hardest->technique);
    const bool fits =
        is_case ? said_in_last_row_ + said(parts) <= most_read
                : parts.size() == 1 || (hardest->grade <= obvious && said_in_last_row_ + said(parts) <= most_obvious);
    const bool joins = alike && fits && !ends && latest < static_cast<int>(rows_.size());
    if (joins) return add(parts, static_cast<int>(rows_.size()), false);
    // What has many reasons takes several rows, of about the same length; each ends with one that is not obvious, if
    // any is, and the last with what follows.
    std::span<const Block> rest = parts;
    const bool all_obvious = hardest->grade <= obvious;
    for (std::size_t rows = (said(rest) + most_read - 1) / most_read; !rest.empty(); --rows) {
      std::size_t count = rest.size();
      if (rows > 1)
        for (count = 1; count < rest.size(); ++count)
          if (said(rest.first(count)) + said(rest.first(count + 1)) > 2 * said(rest) / rows) break;
      const auto may_end = [&] {
        return all_obvious ||
               (step(rest[count - 1].last).grade > obvious && hardest_of(rest.subspan(count))->grade > obvious);
      };
      while (count < rest.size() && !may_end()) ++count;
      const std::span<const Block> some = rest.first(count);
      rest = rest.subspan(count);
      rows_.push_back({hardest_of(some)->technique, hardest_of(some)->grade});
      said_in_last_row_ = 0;
      add(some, static_cast<int>(rows_.size()), false);
    }
  }

  /// Bytes, but for the steps of a case that are folded.
  std::size_t said(std::span<const Block> parts) const {
    std::vector<int> numbers;
    for (const Block& block : parts)
      for (int number = block.first; number <= block.last; ++number)
        if (!is_folded(block, number)) numbers.push_back(number);
    std::size_t bytes = 0;
    for (const int number : told_of(explanation_, numbers))
      bytes += (step(number).retold.empty() ? step(number).sentence : step(number).retold).size();
    return bytes;
  }

  /// Of a long case, what is assumed, what follows first and how it fails is told.
  bool is_folded(const Block& block, int number) const {
    if (number == block.first || number >= block.last - 1 || block.last - block.first - 2 <= most_forced_told)
      return false;
    return number > block.first + 1 || step(number).depth > step(block.first).depth;
  }

  const ExplanationStep* hardest_of(std::span<const Block> parts) const {
    const ExplanationStep* hardest = &step(parts.back().last);
    for (const Block& part : parts)
      if (step(part.last).grade > hardest->grade) hardest = &step(part.last);
    return hardest;
  }

  void add(std::span<const Block> parts, int row, bool follows) {
    OutlineStep& one = rows_[at(row) - 1];
    for (const Block& block : parts)
      for (int number = block.first; number <= block.last; ++number) {
        row_of_[at(number)] = row;
        const bool told = !follows || step(number).technique_id == symmetry_id;
        (told && !is_folded(block, number) ? one.steps : one.follows).push_back(number);
      }
    if (follows) return;
    ++one.times;
    said_in_last_row_ += said(parts);
  }

  const Explanation& explanation_;
  const std::vector<ExplanationStep>& steps_ = explanation_.steps;
  std::vector<OutlineStep> rows_;
  std::size_t said_in_last_row_ = 0;
  std::vector<int> row_of_;     ///< by number of a step: the number of its row, from 1
  std::vector<Block> waiting_;  ///< by number of the last step: crossed out, without a place yet
};

}  // namespace

bool draws(const KnownFact& fact) {
  using Known = KnownFact::Kind;
  return fact.holds && (fact.kind == Known::edge || fact.kind == Known::piece || fact.kind == Known::colour);
}

bool draws(const ExplanationStep& step) {
  return std::any_of(step.facts.begin(), step.facts.end(), [](const KnownFact& fact) { return draws(fact); });
}

std::vector<OutlineStep> fold(const Explanation& explanation) { return Folder(explanation).run(); }

}  // namespace schlegel
