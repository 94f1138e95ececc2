#pragma once
#include <span>
#include <string_view>

namespace schlegel {

/// A technique and the lesson of assets/lessons that teaches it.
struct Lesson {
  std::string_view puzzle, technique;
  std::string_view id;  ///< "early_loop": unique in its puzzle
  std::string_view title;
};
/// By puzzle, and in the order of its course (generated from assets/lessons).
std::span<const Lesson> lessons();
/// Null: there is none.
const Lesson* find_lesson(std::string_view puzzle, std::string_view technique);

}  // namespace schlegel
