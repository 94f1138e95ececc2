#include "play/luck.hpp"

#include <algorithm>
#include <cmath>

namespace schlegel {

double difficulty_by_luck(double chance, int moves) { return 0.25 * moves - std::log2(chance); }

int grade_of_difficulty(double difficulty, const GradeBounds& from) {
  return 1 + static_cast<int>(std::upper_bound(from.begin(), from.end(), difficulty) - from.begin());
}

}  // namespace schlegel
