#include "web/widgets/mirror.hpp"

#include <algorithm>
#include <cmath>

#include "web/page/page.hpp"

namespace schlegel::web {
namespace {

bool same_meaning(const page::MirrorItem& a, const page::MirrorItem& b) {
  return a.kind == b.kind && a.id == b.id && a.group == b.group && a.name == b.name && a.state == b.state &&
         a.enabled == b.enabled && a.checked == b.checked && a.value == b.value && a.most == b.most;
}

bool same_place(const page::MirrorItem& a, const page::MirrorItem& b) {
  const auto near = [](double p, double q) { return std::abs(p - q) < 0.25; };
  return a.covered == b.covered && a.neighbours == b.neighbours && near(a.box.x, b.box.x) && near(a.box.y, b.box.y) &&
         near(a.box.width, b.box.width) && near(a.box.height, b.box.height);
}

template <class Same>
bool all(const page::Mirror& a, const page::Mirror& b, Same same) {
  return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same);
}

}  // namespace

void MirrorBuilder::begin(std::string_view puzzle, std::string board, std::string heading, std::string summary) {
  next_.puzzle = puzzle;
  next_.board = std::move(board);
  next_.heading = std::move(heading);
  next_.summary = std::move(summary);
  next_.texts.clear();
  next_.items.clear();
}

void MirrorBuilder::finish(bool moving) {
  const bool same = next_.board == sent_.board && next_.heading == sent_.heading && next_.summary == sent_.summary &&
                    next_.texts == sent_.texts && all(next_, sent_, same_meaning);
  if (same && (moving || all(next_, sent_, same_place))) return;
  page::tell(next_);
  sent_ = next_;
}

}  // namespace schlegel::web
