#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/explanation.hpp"
#include "play/scene.hpp"

namespace schlegel {

/// The moves among the entries of a timeline: what the rules and the solvers know of.
std::vector<std::string> without_marks(std::span<const std::string> entries);
/// What is drawn after these entries, each line from the lesser name to the greater. The same mark again takes it away,
/// the opposite one replaces it.
std::vector<PencilMark> marks_drawn(std::span<const std::string> entries);

enum class MarkLook {
  pencil,   ///< a person's
  derived,  ///< of an explanation
  lit,      ///< of the step that is told
  pointed,  ///< the same, an arrow along its line or, on a board with a cord, a dashed line
};
/// Draws marks: a cross on what is ruled out, a band along a line that is used, a dot on a place that is filled; and
/// says so in the targets' states. What is not on the board is left out. O(size of the scene).
void draw_marks(Scene& scene, std::span<const PencilMark> marks, MarkLook look = MarkLook::pencil);

/// The line between two neighbouring targets that a point lies on, or the target; nothing when it is far from all. A
/// line is crossed out by its first mark, used by the second and free after the third; a target has a cross or none.
std::optional<PencilMark> mark_at(const Scene& scene, Point2 at, std::span<const PencilMark> drawn);
/// The next mark of a target, or of the line to a neighbour of it.
PencilMark mark_of(const std::string& from, const std::string& to, std::span<const PencilMark> drawn);
/// What the pencil's key draws at a target: the first press takes up the pencil there and draws nothing, a second one
/// there marks it, and one at a neighbour the line between them. `from`: where the pencil was taken up; empty: nowhere.
std::optional<PencilMark> mark_by_key(const Target& target, std::string& from, std::span<const PencilMark> drawn);

}  // namespace schlegel
