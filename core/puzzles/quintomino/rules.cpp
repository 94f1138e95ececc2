#include <algorithm>

#include "base/text.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

std::string reading_of(const Instance& instance, Placement placement) {
  return instance.write_colours(instance.reading(placement));
}

}  // namespace

Board Quintomino::start(const Instance& instance) { return start_board(instance); }

Result<Quintomino::Move> Quintomino::parse_move(const Instance& instance, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos)
    return Error{say(quintomino::words::move_form, {{"text", quoted(text)},
                                                    {"face", instance.face_name(0)},
                                                    {"colours", instance.write_colours(instance.pieces[0])}})};
  Move move;
  std::string_view face = text.substr(0, colon);
  if (const std::size_t arrow = face.find('>'); arrow != std::string_view::npos) {
    move.from = instance.find_face(face.substr(0, arrow));
    if (move.from < 0) return Error{say(quintomino::words::no_such_face, {{"face", quoted(face.substr(0, arrow))}})};
    face.remove_prefix(arrow + 1);
  }
  move.face = instance.find_face(face);
  if (move.face < 0) return Error{say(quintomino::words::no_such_face, {{"face", quoted(face)}})};
  text.remove_prefix(colon + 1);
  if (text.empty() && move.from < 0) return move;
  Colours orientation;
  const bool commas = text.find(',') != std::string_view::npos;
  while (!text.empty() && orientation.size() <= max_face_length) {
    const std::size_t length = commas ? std::min(text.find(','), text.size()) : 1;
    const int colour = instance.find_colour(text.substr(0, length));
    if (colour < 0) return Error{say(quintomino::words::no_such_colour, {{"colour", quoted(text.substr(0, length))}})};
    orientation.push_back(static_cast<std::uint8_t>(colour));
    text.remove_prefix(std::min(text.size(), length + (commas ? 1 : 0)));
  }
  if (orientation.size() != instance.faces[move.face].size())
    return Error{
        say(orientation.size() > max_face_length ? quintomino::words::face_smaller : quintomino::words::face_size,
            {{"face", instance.face_name(move.face)},
             {"edges", instance.faces[move.face].size()},
             {"sides", orientation.size()}})};
  move.placement = instance.find(orientation);
  if (move.placement.kind < 0)
    return Error{say(instance.flip ? quintomino::words::no_such_piece : quintomino::words::only_flipped,
                     {{"colours", instance.write_colours(orientation)}})};
  return move;
}

std::string Quintomino::write_move(const Instance& instance, const Move& move) {
  std::string out = move.from < 0 ? std::string() : instance.face_name(move.from) + '>';
  out += instance.face_name(move.face) + ':';
  if (move.placement.kind >= 0) out += reading_of(instance, move.placement);
  return out;
}

std::string Quintomino::why_illegal(const Instance& instance, const State& state, const Move& move) {
  const Placement there = state.on[move.face];
  const std::string face = instance.face_name(move.face);
  if (instance.is_fixed(move.face)) return say(quintomino::words::piece_stays, {{"face", face}});
  if (move.placement.kind < 0) return there.kind < 0 ? say(quintomino::words::nothing_to_take, {{"face", face}}) : "";
  if (move.from >= 0) {
    const std::string from = instance.face_name(move.from);
    if (instance.is_fixed(move.from)) return say(quintomino::words::piece_stays, {{"face", from}});
    const bool lies_there = state.on[move.from].kind == move.placement.kind && move.from != move.face;
    return lies_there ? "" : say(quintomino::words::is_elsewhere, {{"face", from}});
  }
  if (there == move.placement) return say(quintomino::words::is_so_already, {{"face", face}});
  if (there.kind == move.placement.kind || state.left[move.placement.kind] > 0) return {};
  for (std::size_t f = 0; f < state.on.size(); ++f)
    if (state.on[f].kind == move.placement.kind)
      return say(quintomino::words::is_on, {{"piece", reading_of(instance, {move.placement.kind, 0})},
                                            {"face", instance.face_name(static_cast<int>(f))}});
  return say(quintomino::words::none_left, {{"piece", reading_of(instance, {move.placement.kind, 0})}});
}

void Quintomino::apply(const Instance& instance, State& state, const Move& move) {
  if (move.from >= 0) apply(instance, state, {move.from, {}});
  Placement& there = state.on[move.face];
  if (there.kind >= 0) ++state.left[there.kind];
  if (move.placement.kind >= 0) --state.left[move.placement.kind];
  there = move.placement;
}

GameStatus Quintomino::status(const Instance& instance, const State& state) {
  GameStatus now;
  now.total = static_cast<int>(instance.faces.size());
  now.done = state.covered();
  const MetEdges met = met_edges(instance, state);
  now.solved = now.done == now.total && verify(instance, state, {});
  const int left = now.total - now.done;
  now.sentence = say(now.solved         ? quintomino::words::solved
                     : left == 0        ? quintomino::words::covered_but
                     : met.clashing > 0 ? quintomino::words::mismatch_and_to_go
                     : now.done == 0    ? quintomino::words::begin
                                        : quintomino::words::to_go,
                     {{"edges", now.solved ? met.matching : met.clashing}, {"faces", left}});
  if (!now.solved)
    now.facts.emplace_back(
        say(quintomino::words::match_figure),
        say(quintomino::words::match_of, {{"matching", met.matching}, {"edges", instance.edges.size()}}));
  return now;
}

}  // namespace schlegel
