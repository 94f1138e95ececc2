#include "puzzles/numberlink/view/line_names.hpp"

#include <algorithm>
#include <map>

namespace schlegel::numberlink {
namespace {

/// What a pair is called when its name cannot be written; no name holds the sign.
std::string numbered(std::size_t pair) { return "#" + std::to_string(pair + 1); }

bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// About how wide a name is set, in heights of a capital.
double breadth(std::string_view name) {
  double sum = 0;
  for (char byte : name) {
    if (!begins_letter(byte)) continue;
    const auto code = static_cast<unsigned char>(byte);
    if (code >= 0xE2)
      sum += 1.4;  // perhaps a Chinese character
    else if (std::string_view("MW@%mw").find(byte) != std::string_view::npos)
      sum += 1.4;
    else
      sum += std::string_view("ijltfrI1.,:;!|'-()").find(byte) != std::string_view::npos ? 0.55 : 0.95;
  }
  return sum;
}

}  // namespace

LineNames::LineNames(const Instance& instance) {
  constexpr double widest = 6.2;
  std::map<std::string, int> seen;
  for (const auto& pair : instance.pairs) {
    std::string name = pair.label;
    if (breadth(name) > widest) {
      while (breadth(name) + 1.4 > widest) {
        while (!begins_letter(name.back())) name.pop_back();
        name.pop_back();
      }
      name += "…";
    }
    ++seen[name];
    names_.push_back(std::move(name));
  }
  for (std::size_t p = 0; p < names_.size(); ++p)
    if (seen[names_[p]] > 1) names_[p] = numbered(p);
}

Shape LineNames::on_disc(std::size_t pair, Point2 centre, double radius) const {
  const std::string& name = names_[pair];
  const auto letters = std::count_if(name.begin(), name.end(), begins_letter);
  const double most = letters == 1 ? 0.82 : letters == 2 ? 0.66 : 0.52;
  Shape shape = label(centre, radius * std::min(most, 1.65 / breadth(name)), name, Role::on_peg, true);
  shape.fallback_text = numbered(pair);
  return shape;
}

}  // namespace schlegel::numberlink
