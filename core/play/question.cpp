#include "play/question.hpp"

#include "base/text.hpp"

namespace schlegel {

Figure number_figure(std::string_view id, const Sentence& name, std::string count) {
  return {std::string(id), say(name), grouped(count), count};
}

}  // namespace schlegel
