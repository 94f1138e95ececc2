#include "play/symmetries.hpp"

#include <algorithm>
#include <iterator>

#include "base/index.hpp"

namespace schlegel::explaining {

const std::vector<Symmetries::Image>& Symmetries::all() {
  if (!all_) all_ = model_.symmetries(control_);
  return *all_;
}

bool Symmetries::keeps(const Image& image, const Assignment& known, int but) {
  for (int v = 0; v < static_cast<int>(image.size()); ++v)
    if (v != but && known.is_known(v) && (image[at(v)] == but || !known.holds({image[at(v)], known.is_true(v)})))
      return false;
  return true;
}

std::vector<Symmetries::Image> Symmetries::kept(const Assignment& known) {
  std::vector<Image> kept;
  std::copy_if(all().begin(), all().end(), std::back_inserter(kept),
               [&](const Image& image) { return keeps(image, known); });
  return kept;
}

std::optional<Step> Symmetries::repeat(Assignment& known, const std::vector<Step>& steps) {
  if (steps.empty() || steps.back().inner.empty()) return std::nullopt;
  const std::vector<Fact>& because = steps.back().deduction.because;
  const Fact shown = steps.back().deduction.derived.front();
  Deduction again{number_of(model_, symmetric), {shown}, {}, {}};
  FactSet cited(model_.variables()), found(model_.variables());
  cited[shown] = 1;
  for (const Image& image : all()) {
    const Fact there = image_of(image, shown);
    if (known.holds(there) || found[there] != 0 || !keeps(image, known, shown.variable)) continue;
    found[there] = 1;
    again.derived.push_back(there);
    for (const Fact fact : because) {
      const Fact reason = image_of(image, fact);
      if (cited[reason] == 0) again.because.push_back(reason);
      cited[reason] = 1;
    }
  }
  if (again.derived.empty()) return std::nullopt;
  add(known, again);
  return Step{std::move(again), {}};
}

}  // namespace schlegel::explaining
