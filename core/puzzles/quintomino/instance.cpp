#include "puzzles/quintomino/instance.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/text.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

std::string key_of(std::span<const std::uint8_t> colours) { return std::string(colours.begin(), colours.end()); }

}  // namespace

std::vector<std::array<Side, 2>> sides_of(std::span<const std::vector<int>> faces, std::size_t edges) {
  std::vector<std::array<Side, 2>> sides(edges);
  for (std::size_t f = 0; f < faces.size(); ++f)
    for (std::size_t i = 0; i < faces[f].size(); ++i) {
      auto& pair = sides[faces[f][i]];
      pair[pair[0].face < 0 ? 0 : 1] = {static_cast<int>(f), static_cast<int>(i)};
    }
  return sides;
}

void derive(Instance& instance) {
  instance.sides = sides_of(instance.faces, instance.edges.size());
  instance.kinds.clear();
  instance.by_reading.clear();
  for (const Colours& piece : instance.pieces) {
    const Placement known = instance.find(piece);
    if (known.kind >= 0) {
      ++instance.kinds[known.kind].count;
      continue;
    }
    Kind kind;
    kind.count = 1;
    const int id = static_cast<int>(instance.kinds.size());
    Colours orientation = piece;
    for (int over = 0; over < (instance.flip ? 2 : 1); ++over) {
      for (std::size_t turn = 0; turn < piece.size(); ++turn) {
        if (instance.by_reading.emplace(key_of(orientation), Placement{id, static_cast<int>(kind.readings.size())})
                .second)
          kind.readings.push_back(orientation);
        std::rotate(orientation.begin(), orientation.begin() + 1, orientation.end());
      }
      std::reverse(orientation.begin(), orientation.end());
    }
    instance.kinds.push_back(std::move(kind));
  }
}

std::optional<PlacementError> resolve_placed(Instance& instance) {
  std::vector<int> used(instance.kinds.size());
  std::vector<char> taken(instance.faces.size());
  for (std::size_t i = 0; i < instance.placed.size(); ++i) {
    Placed& placed = instance.placed[i];
    const auto face = static_cast<std::size_t>(placed.face);
    const std::string orientation = instance.write_colours(placed.colours);
    if (placed.colours.size() != instance.faces[face].size())
      return PlacementError{i, say(words::put_size, {{"face", instance.face_name(placed.face)},
                                                     {"edges", instance.faces[face].size()},
                                                     {"piece", orientation},
                                                     {"colours", placed.colours.size()}})};
    placed.placement = instance.find(placed.colours);
    if (placed.placement.kind < 0)
      return PlacementError{
          i, say(instance.flip ? words::put_no_piece : words::put_only_flipped, {{"piece", orientation}})};
    if (std::exchange(taken[face], 1) != 0)
      return PlacementError{i, say(words::put_twice, {{"face", instance.face_name(placed.face)}})};
    const auto kind = static_cast<std::size_t>(placed.placement.kind);
    if (++used[kind] > instance.kinds[kind].count && !instance.repeat)
      return PlacementError{i, say(words::put_too_often, {{"piece", orientation}})};
  }
  return std::nullopt;
}

Placement Instance::find(std::span<const std::uint8_t> orientation) const {
  const auto found = by_reading.find(key_of(orientation));
  return found == by_reading.end() ? Placement{} : found->second;
}

std::string tray_id(int kind) { return "piece " + std::to_string(kind + 1); }

std::string Instance::face_name(int face) const {
  return faces.size() <= 26 ? std::string(1, static_cast<char>('A' + face)) : std::to_string(face + 1);
}

int Instance::find_face(std::string_view name) const {
  const auto count = static_cast<int>(faces.size());
  if (count <= 26) {
    const int face = name.size() == 1 && is_letter(name[0]) ? to_upper(name[0]) - 'A' : -1;
    return face < count ? face : -1;
  }
  int face = 0;
  for (char c : name) {
    if (!is_digit(c) || face > count) return -1;
    face = 10 * face + (c - '0');
  }
  return face >= 1 && face <= count ? face - 1 : -1;
}

Side Instance::across(Side side) const {
  const auto& pair = sides[faces[side.face][side.place]];
  return pair[0].face == side.face && pair[0].place == side.place ? pair[1] : pair[0];
}

bool Instance::is_fixed(int face) const {
  return std::any_of(placed.begin(), placed.end(), [face](const Placed& piece) { return piece.face == face; });
}

int Instance::find_colour(std::string_view name) const {
  const auto found = std::find(colours.begin(), colours.end(), name);
  return found == colours.end() ? -1 : static_cast<int>(found - colours.begin());
}

std::string Instance::write_colours(std::span<const std::uint8_t> orientation) const {
  const bool long_names = std::any_of(colours.begin(), colours.end(), [](const auto& name) { return name.size() > 1; });
  std::string out;
  for (std::uint8_t colour : orientation) {
    if (long_names && !out.empty()) out += ',';
    out += colours[colour];
  }
  return out;
}

Board start_board(const Instance& instance) {
  Board board;
  board.on.resize(instance.faces.size());
  for (const Kind& kind : instance.kinds)
    board.left.push_back(instance.repeat ? std::numeric_limits<int>::max() / 2 : kind.count);
  for (const Placed& placed : instance.placed) {
    board.on[placed.face] = placed.placement;
    --board.left[placed.placement.kind];
  }
  return board;
}

int Board::covered() const {
  return static_cast<int>(std::count_if(on.begin(), on.end(), [](Placement placement) { return placement.kind >= 0; }));
}

MetEdges met_edges(const Instance& instance, const Board& board) {
  MetEdges met;
  for (const auto& [one, two] : instance.sides) {
    const int a = colour_at(instance, board, one), b = colour_at(instance, board, two);
    if (a >= 0 && b >= 0) ++(a == b ? met.matching : met.clashing);
  }
  return met;
}

int colour_at(const Instance& instance, const Board& board, Side side) {
  const Placement placement = board.on[side.face];
  return placement.kind < 0 ? -1 : instance.reading(placement)[side.place];
}

}  // namespace schlegel::quintomino
