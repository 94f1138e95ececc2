#include "corpus.hpp"

#include "base/text.hpp"
#include "play/game.hpp"

namespace schlegel::test_support {

std::vector<std::string> corpus(std::size_t longest) {
  std::vector<std::string> texts;
  for (const Level& level : levels()) {
    const auto game = parse_game(level.puzzle, level.text);
    if (!game) continue;
    texts.emplace_back(level.text);
    texts.push_back((*game)->write_instance());
    for (std::string_view format : split_words(find_puzzle(level.puzzle)->formats))
      if (auto text = (*game)->write_instance_as(format)) texts.push_back(std::move(*text));
  }
  std::erase_if(texts, [&](const std::string& text) { return text.size() > longest; });
  return texts;
}

}  // namespace schlegel::test_support
