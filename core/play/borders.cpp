#include "play/borders.hpp"

#include <bit>
#include <set>
#include <utility>

#include "base/index.hpp"

namespace schlegel::explaining {
namespace {

using Images = std::vector<std::vector<int>>;

std::set<int> image_of(const std::vector<int>& image, const std::set<int>& lines) {
  std::set<int> there;
  for (const int line : lines) there.insert(image[at(line)]);
  return there;
}

/// Adds a case for each way, with what all of them rest on. False where one is not refuted.
bool refute_crossings(Ladder& ladder, const Assignment& known, const Images& images, const std::vector<int>& lines,
                      Step& step) {
  std::set<std::set<int>> done;
  for (unsigned crossed = 1; crossed < 1U << lines.size(); ++crossed) {
    if (std::popcount(crossed) % 2 == 1) continue;
    Step::Case one;
    std::set<int> used;
    Assignment with = known;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      one.supposed.push_back({lines[i], (crossed >> i & 1) != 0});
      with.add(one.supposed.back());
      if (one.supposed.back().holds) used.insert(lines[i]);
    }
    if (!done.insert(used).second) continue;
    for (const auto& image : images) one.images += done.insert(image_of(image, used)).second ? 1 : 0;
    while (one.inner.empty() || !one.inner.back().is_contradiction()) {
      auto deduction = ladder.next_deduction(with, true);
      if (!deduction) return false;
      one.inner.push_back({*std::move(deduction), {}});
    }
    for (const Fact fact : trim(ladder.model(), one.inner))
      if (known.is_known(fact.variable)) step.deduction.because.push_back(fact);
    step.cases.push_back(std::move(one));
  }
  return true;
}

}  // namespace

std::optional<Step> cross_border(Ladder& ladder, const Assignment& known, const Images& images) {
  constexpr std::size_t fewest = 3, most = 6;
  const FactModel& model = ladder.model();
  const int technique = number_of(model, at_cut);
  std::vector<char> seen(at(model.variables()), 0);
  for (int v = 0; v < model.variables(); ++v) {
    if (seen[at(v)] != 0 || known.is_known(v) || !model.decides(v)) continue;
    std::set<int> alike;
    for (const auto& image : images) alike.insert(image[at(v)]);
    for (const int other : alike) seen[at(other)] = 1;
    if (alike.size() < fewest || alike.size() > most) continue;
    const std::vector<int> lines(alike.begin(), alike.end());
    auto about = model.border(lines);
    if (!about) continue;
    Step step{{technique, {}, {}, *std::move(about)}, {}};
    if (refute_crossings(ladder, known, images, lines, step)) return step;
  }
  return std::nullopt;
}

}  // namespace schlegel::explaining
