#include "puzzles/quintomino/explain/piece_facts.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "play/techniques.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace quintomino {

PieceFacts::PieceFacts(const Instance& instance, const Board& board)
    : PieceWording(instance), board_(board), readings_(max_face_length + 1) {
  for (int k = 0; k < static_cast<int>(instance.kinds.size()); ++k)
    for (int r = 0; r < static_cast<int>(instance.kinds[k].readings.size()); ++r)
      readings_[instance.kinds[k].length()].push_back({k, r});
}

bool PieceFacts::fits(const Instance& instance) {
  constexpr std::size_t most_variables = 20'000, most_readings = 400'000;
  std::size_t variables = instance.edges.size() * instance.colours.size(), readings = 0;
  for (const auto& face : instance.faces)
    for (const Kind& kind : instance.kinds)
      if (at(kind.length()) == face.size()) {
        ++variables;
        readings += kind.readings.size();
        if (variables > most_variables || readings > most_readings) return false;
      }
  return variables <= most_variables;
}

const std::vector<Placement>& PieceFacts::readings_of(int face) const {
  return readings_[instance_.faces[face].size()];
}

bool PieceFacts::closes(int face, const Colours& colours) const {
  const std::vector<int>& edges = instance_.faces[face];
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Side other = instance_.across({face, static_cast<int>(i)});
    if (other.face == face && colours[other.place] != colours[i]) return false;
  }
  return true;
}

std::vector<Fact> PieceFacts::given() const {
  std::vector<Fact> facts;
  for (int f = 0; f < faces(); ++f)
    if (board_.on[f].kind >= 0) facts.push_back({lies(f, board_.on[f].kind), true});
  for (int e = 0; e < static_cast<int>(instance_.edges.size()); ++e) {
    const auto& sides = instance_.sides[e];
    const int one = colour_at(instance_, board_, sides[0]), two = colour_at(instance_, board_, sides[1]);
    if (one >= 0) facts.push_back({coloured(e, one), true});
    if (two >= 0 && two != one) facts.push_back({coloured(e, two), true});
    if ((one < 0 && two < 0) || (one >= 0 && two >= 0 && one != two)) continue;
    for (int c = 0; c < colours(); ++c)
      if (c != std::max(one, two)) facts.push_back({coloured(e, c), false});
  }
  return facts;
}

// A piece comes with its colours.
void PieceFacts::chosen_with(int variable, std::vector<int>& variables) const {
  if (decides(variable)) return;
  for (const int edge : instance_.faces[lies_of(variable).face])
    for (int c = 0; c < colours(); ++c) variables.push_back(coloured(edge, c));
}

void PieceFacts::affected(int variable, std::vector<int>& places) const {
  if (!decides(variable)) {  // a kind may be used up everywhere
    for (int place = 0; place < this->places(); ++place) places.push_back(place);
    return;
  }
  const auto& sides = instance_.sides[variable / colours()];
  for (const Side& side : sides) {
    places.push_back(side.face);
    for (const int edge : instance_.faces[side.face]) places.push_back(faces() + edge);
    if (sides[0].face == sides[1].face) break;
  }
}

KnownFact PieceFacts::data(Fact fact) const {
  if (fact.variable >= edge_variables()) {
    const auto [face, kind] = lies_of(fact.variable);
    return {.kind = KnownFact::Kind::piece,
            .holds = fact.holds,
            .faces = {instance_.face_name(face)},
            .piece = std::to_string(kind + 1)};
  }
  const auto& [one, two] = instance_.sides[fact.variable / colours()];
  return {.kind = KnownFact::Kind::colour,
          .holds = fact.holds,
          .faces = {instance_.face_name(one.face), instance_.face_name(two.face)},
          .colour = colour_in(fact),
          .side = one.place};
}

// A face is covered once the colours of all its edges are known.
std::vector<std::string> PieceFacts::moves(const Assignment& known, std::span<const std::string> played) const {
  Board board = board_;
  for (const std::string& text : played)
    if (const auto move = Quintomino::parse_move(instance_, text)) Quintomino::apply(instance_, board, *move);
  std::vector<std::string> moves;
  Colours colours;
  for (int f = 0; f < faces(); ++f) {
    if (board.on[f].kind >= 0) continue;
    colours.clear();
    for (const int edge : instance_.faces[f])
      for (int c = 0; c < this->colours(); ++c)
        if (known.is_true(coloured(edge, c))) colours.push_back(static_cast<std::uint8_t>(c));
    if (colours.size() != instance_.faces[f].size()) continue;
    const Quintomino::Move move{f, instance_.find(colours), -1};
    if (move.placement.kind < 0 || !Quintomino::why_illegal(instance_, board, move).empty()) continue;
    Quintomino::apply(instance_, board, move);
    moves.push_back(Quintomino::write_move(instance_, move));
  }
  return moves;
}

// Of few colours all renamings that keep the box; the surface stays as it is.
std::vector<std::vector<int>> PieceFacts::symmetries(Control&) const {
  constexpr int most_colours = 6;
  if (colours() > most_colours) return {};
  std::vector<std::vector<int>> images;
  std::vector<int> renamed;
  for (int c = 0; c < colours(); ++c) renamed.push_back(c);
  while (std::next_permutation(renamed.begin(), renamed.end())) {
    std::vector<int> kind_becomes;
    for (const Kind& kind : instance_.kinds) {
      Colours colours = kind.readings[0];
      for (std::uint8_t& colour : colours) colour = static_cast<std::uint8_t>(renamed[colour]);
      const int there = instance_.find(colours).kind;
      if (there < 0 || (!instance_.repeat && instance_.kinds[there].count != kind.count)) break;
      kind_becomes.push_back(there);
    }
    if (kind_becomes.size() != instance_.kinds.size()) continue;
    std::vector<int>& image = images.emplace_back();
    for (int e = 0; e < static_cast<int>(instance_.edges.size()); ++e)
      for (int c = 0; c < colours(); ++c) image.push_back(coloured(e, renamed[c]));
    for (int f = 0; f < faces(); ++f)
      for (const int kind : kinds_of(f)) image.push_back(lies(f, kind_becomes[kind]));
  }
  return images;
}

std::string PieceFacts::why_symmetric(Fact, std::size_t) const { return say(words::why_symmetric); }

// One reading for each face, which says what lies there and which colours its edges have; of each kind so many.
std::unique_ptr<FactSat> PieceFacts::sat() const {
  auto made = std::make_unique<FactSat>(variables());
  Sat& sat = made->sat;
  std::vector<int> any;
  for (int e = 0; e < static_cast<int>(instance_.edges.size()); ++e)
    for (int c = 0; c < colours(); ++c)
      for (int d = 0; d < c; ++d) sat.add({-(coloured(e, c) + 1), -(coloured(e, d) + 1)});
  for (int f = 0; f < faces(); ++f) {
    const std::vector<int>& edges = instance_.faces[f];
    any.clear();
    for (const Placement& placement : readings_of(f)) {
      const Colours& reading = instance_.reading(placement);
      if (!closes(f, reading)) continue;
      const int here = sat.new_variable();
      any.push_back(here);
      sat.add({-here, lies(f, placement.kind) + 1});
      for (std::size_t i = 0; i < edges.size(); ++i) sat.add({-here, coloured(edges[i], reading[i]) + 1});
    }
    sat.add(any);
    for (const int k : kinds_of(f))
      for (const int l : kinds_of(f))
        if (l < k) sat.add({-(lies(f, k) + 1), -(lies(f, l) + 1)});
  }
  for (int k = 0; k < static_cast<int>(instance_.kinds.size()) && !instance_.repeat; ++k) {
    std::vector<int> so_many;  // by number i: at least i + 1 of the faces so far
    const Kind& kind = instance_.kinds[k];
    for (int f = 0; f < faces(); ++f) {
      if (instance_.faces[f].size() != at(kind.length())) continue;
      const int here = lies(f, k) + 1;
      if (so_many.size() == at(kind.count)) sat.add({-here, -so_many.back()});
      std::vector<int> next;
      for (std::size_t i = 0; i < std::min(so_many.size() + 1, at(kind.count)); ++i) {
        next.push_back(sat.new_variable());
        if (i < so_many.size()) sat.add({-so_many[i], next[i]});
        if (i == 0)
          sat.add({-here, next[i]});
        else
          sat.add({-here, -so_many[i - 1], next[i]});
      }
      so_many = std::move(next);
    }
  }
  return made;
}

}  // namespace quintomino

std::vector<Technique> Quintomino::techniques() {
  const Instance board = *instance_from({});
  return techniques_of(quintomino::PieceFacts(board, start(board)));
}

Explanation Quintomino::explain(const Instance& instance, const State& state, const ExplainLimits& limits,
                                Control& control) {
  if (!quintomino::PieceFacts::fits(instance)) return {};
  return schlegel::explain(quintomino::PieceFacts(instance, state), limits, control);
}

}  // namespace schlegel
