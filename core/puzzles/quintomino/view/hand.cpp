#include "puzzles/quintomino/view/hand.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/quintomino/view/drawing.hpp"

namespace schlegel::quintomino {
namespace {

int index_of(const Kind& kind, const Colours& orientation) {
  const auto found = std::find(kind.readings.begin(), kind.readings.end(), orientation);
  return found == kind.readings.end() ? 0 : static_cast<int>(found - kind.readings.begin());
}

}  // namespace

int kind_of(const Instance& instance, std::string_view target) {
  constexpr std::string_view prefix = "piece ";
  if (!target.starts_with(prefix)) return -1;
  std::size_t number = 0;
  for (char c : target.substr(prefix.size())) {
    if (!is_digit(c) || number > instance.kinds.size()) return -1;
    number = 10 * number + static_cast<std::size_t>(c - '0');
  }
  return number >= 1 && number <= instance.kinds.size() ? static_cast<int>(number) - 1 : -1;
}

Hand hand_of(const Instance& instance, const Board& board, const View& view) {
  Hand hand;
  if (const int kind = kind_of(instance, view.held); kind >= 0) {
    if (board.left[kind] <= 0) return {};
    const auto readings = static_cast<int>(instance.kinds[kind].readings.size());
    const int orientation = view.hand_as<Grip>().orientation;
    hand.placement = {kind, orientation < readings ? orientation : 0};
    hand.tray = true;
    return hand;
  }
  const int face = instance.find_face(view.held);
  if (face < 0 || board.on[face].kind < 0) return {};
  hand.placement = board.on[face];
  hand.face = face;
  hand.lifts = !view.small;
  return hand;
}

int turned(const Kind& kind, int orientation, int steps) {
  Colours now = kind.readings[orientation];
  const int length = kind.length();
  const int by = ((-steps) % length + length) % length;
  std::rotate(now.begin(), now.begin() + by, now.end());
  return index_of(kind, now);
}

int turned_over(const Kind& kind, int orientation) {
  Colours now = kind.readings[orientation];
  std::reverse(now.begin(), now.end());
  return index_of(kind, now);
}

bool turns_of(const Instance& instance) { return drawing_of(instance).turns(); }

}  // namespace schlegel::quintomino
