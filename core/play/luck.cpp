#include "play/luck.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace schlegel {

double difficulty_by_luck(double chance, int moves) { return 0.25 * moves - std::log2(chance); }

int grade_of_difficulty(double difficulty) {
  constexpr std::array grade_from{8.1, 12.1, 17.6, 27.1};
  return 1 + static_cast<int>(std::upper_bound(grade_from.begin(), grade_from.end(), difficulty) - grade_from.begin());
}

}  // namespace schlegel
