#include "play/techniques.hpp"

#include <algorithm>

#include "base/edits.hpp"
#include "base/name.hpp"
#include "base/text.hpp"
#include "play/explained_steps.hpp"
#include "play/words.hpp"

namespace schlegel {

std::vector<Technique> techniques_of(const FactModel& model) {
  using namespace explaining;
  const int clash = number_of(model, clashing), symmetry = number_of(model, symmetric);
  std::vector<Technique> techniques{technique_of(model, clash), technique_of(model, symmetry)};
  for (int number = 0; number < number_of(model, chosen); ++number)
    if (number != clash && number != symmetry && (number != number_of(model, at_cut) || model.has_borders()))
      techniques.push_back(technique_of(model, number));
  return techniques;
}

Result<Technique> find_technique(std::span<const Technique> techniques, std::string_view name) {
  const std::string wanted = folded(name);
  std::vector<std::string> ids;
  for (const Technique& technique : techniques) {
    if (technique.id == wanted) return technique;
    ids.emplace_back(technique.id);
  }
  for (const Technique& technique : techniques)
    if (folded(say(technique.name)) == wanted) return technique;
  std::vector<std::string> near;
  for (const std::size_t one : nearest(wanted, ids)) near.push_back(ids[one]);
  return Error{near.empty() ? say(words::unknown_technique, {{"text", quoted(name)}, {"techniques", join(ids, ", ")}})
                            : say(words::unknown_technique_near, {{"text", quoted(name)}, {"near", say_any(near)}})};
}

bool is_whole(const Explanation& explanation) {
  using End = Explanation::End;
  return (explanation.end == End::solved || explanation.end == End::none) &&
         std::none_of(explanation.steps.begin(), explanation.steps.end(),
                      [](const ExplanationStep& step) { return step.kind == ExplanationStep::Kind::choice; });
}

std::vector<std::string_view> shown_by(const Explanation& explanation, std::span<const Technique> techniques,
                                       bool ladder) {
  std::vector<std::string_view> shown;
  if (!is_whole(explanation)) return shown;
  for (const Technique& technique : techniques)
    if (std::any_of(explanation.steps.begin(), explanation.steps.end(),
                    [&](const ExplanationStep& step) { return step.technique_id == technique.id; }))
      shown.push_back(technique.id);
  if (ladder && !shown.empty()) shown = {shown.back()};
  return shown;
}

std::string name_hardest(Grading& grading, const Explanation& explanation, std::span<const Technique> techniques) {
  const auto uses = [&](std::string_view id) {
    return static_cast<int>(std::count_if(explanation.steps.begin(), explanation.steps.end(),
                                          [&](const ExplanationStep& step) { return step.technique_id == id; }));
  };
  const Technique* hardest = nullptr;
  bool choices = !grading.technique.empty();
  for (const Technique& one : techniques) {
    if (uses(one.id) == 0) continue;
    if (hardest == nullptr || one.grade >= hardest->grade) hardest = &one;
    if (say(one.name) == grading.technique) choices = false;
  }
  if (grading.grade == 0 || hardest == nullptr || choices) return {};
  grading.technique = say(hardest->name);
  grading.hardest = uses(hardest->id);
  return std::string(hardest->id);
}

}  // namespace schlegel
