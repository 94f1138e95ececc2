#include "play/lesson.hpp"

namespace schlegel {

const Lesson* find_lesson(std::string_view puzzle, std::string_view technique) {
  for (const Lesson& lesson : lessons())
    if (lesson.puzzle == puzzle && lesson.technique == technique) return &lesson;
  return nullptr;
}

}  // namespace schlegel
