// Prints how many rows the outlines of explanations have, how many steps they fold, and how far it is on the board, in
// hundredths of its width, from what one row finds to what the next one does: the medians by puzzle and difficulty.
// Arguments: files with a board each, all of the puzzle named first; none: the built-in boards.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/game.hpp"
#include "play/question.hpp"

using namespace schlegel;

namespace {

struct Counts {
  std::vector<std::size_t> rows, steps, distances;
};

/// The middle of what the last step of a row lights.
std::optional<Point2> middle_of(const Explanation& explanation, const OutlineStep& row, const Scene& scene) {
  const ExplanationStep& step = explanation.steps[static_cast<std::size_t>(row.steps.back()) - 1];
  const TargetIndex targets(scene);
  Point2 sum{};
  int count = 0;
  const auto add = [&](const std::string& id, bool other) {
    const Target* const target = other ? nullptr : targets.find(id);
    if (target == nullptr) return;
    sum = {sum.x + target->at.x, sum.y + target->at.y};
    ++count;
  };
  for (const ReasonPart::Spot& spot : step.spots) add(spot.target, spot.other);
  for (const ReasonPart::Band& band : step.bands) {
    add(band.from, band.other);
    add(band.to, band.other);
  }
  if (count == 0) return std::nullopt;
  return Point2{sum.x / count, sum.y / count};
}

/// Between rows that follow each other, on average.
std::optional<std::size_t> distance_in(const Explanation& explanation, const Scene& scene) {
  double sum = 0;
  int count = 0;
  std::optional<Point2> before;
  for (const OutlineStep& row : explanation.outline) {
    const auto here = middle_of(explanation, row, scene);
    if (before && here) {
      sum += std::hypot(before->x - here->x, before->y - here->y);
      ++count;
    }
    before = here;
  }
  if (count == 0) return std::nullopt;
  return static_cast<std::size_t>(100 * sum / count + 0.5);
}

std::size_t median(std::vector<std::size_t>& counts) {
  if (counts.empty()) return 0;
  std::sort(counts.begin(), counts.end());
  return counts[counts.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  std::map<std::pair<std::string, std::string>, Counts> counts;  // by puzzle and difficulty
  const auto add = [&](const std::string& puzzle, std::string board) {
    Control control;
    const auto game = parse_game(puzzle, board);
    const auto reply = ask({puzzle, std::move(board), {}, Verb::explain, {}}, control, {});
    if (!game || !reply || !reply->explanation || reply->explanation->steps.empty()) return;
    const Explanation& explanation = *reply->explanation;
    const bool whole = explanation.end == Explanation::End::solved || explanation.end == Explanation::End::none;
    Counts& here =
        counts[{puzzle, whole ? std::to_string(reply->grade) + " " + grade_name(reply->grade) : "not whole"}];
    here.rows.push_back(explanation.outline.empty() ? explanation.steps.size() : explanation.outline.size());
    here.steps.push_back(explanation.steps.size());
    if (const auto distance = distance_in(explanation, (*game)->scene({}, {}))) here.distances.push_back(*distance);
  };
  for (int i = 2; i < argc; ++i) {
    std::ifstream file(argv[i]);
    add(argv[1], {std::istreambuf_iterator<char>(file), {}});
  }
  for (const Level& level : levels())
    if (argc < 3) add(std::string(level.puzzle), std::string(level.text));
  std::printf("%-10s  %-12s  %6s  %4s  %5s  %8s\n", "puzzle", "difficulty", "boards", "rows", "steps", "distance");
  for (auto& [of, here] : counts)
    std::printf("%-10s  %-12s  %6zu  %4zu  %5zu  %8zu\n", of.first.c_str(), of.second.c_str(), here.rows.size(),
                median(here.rows), median(here.steps), median(here.distances));
}
