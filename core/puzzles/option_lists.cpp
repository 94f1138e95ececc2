#include "play/options.hpp"
#include "puzzles/registry.hpp"

namespace schlegel {
namespace {

template <class... P>
std::span<const OptionInfo> find(std::string_view puzzle, PuzzleList<P...>) {
  std::span<const OptionInfo> found;
  ((puzzle == P::info.id ? void(found = P::option_list) : void()), ...);
  return found;
}

}  // namespace

std::span<const OptionInfo> options_of(std::string_view puzzle) { return find(puzzle, Puzzles{}); }

}  // namespace schlegel
