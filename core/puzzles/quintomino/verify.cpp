// The definition, read off the instance as it is written: no kinds, readings or tables of the rules or the solver.
#include <algorithm>

#include "base/text.hpp"
#include "puzzles/quintomino/quintomino.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

/// Whether the piece, turned and (if allowed) turned over, reads so.
bool can_read(const Colours& piece, const Colours& orientation, bool flip) {
  if (piece.size() != orientation.size()) return false;
  const auto length = static_cast<int>(piece.size());
  for (const int winding : {1, -1}) {
    if (winding < 0 && !flip) break;
    for (int shift = 0; shift < length; ++shift) {
      bool same = true;
      for (int i = 0; i < length && same; ++i)
        same = orientation[i] == piece[((shift + winding * i) % length + length) % length];
      if (same) return true;
    }
  }
  return false;
}

using Table = std::vector<Colours>;  ///< by face what its piece reads; empty: no piece

Table table_of(const Instance& instance, const Board& board) {
  Table table(instance.faces.size());
  for (std::size_t f = 0; f < table.size(); ++f)
    if (board.on[f].kind >= 0) table[f] = instance.kinds[board.on[f].kind].readings[board.on[f].orientation];
  return table;
}

/// Gives each covered face a piece of its own (any, where pieces may repeat); false when that cannot be. The pieces
/// that fit a reading all fit the same readings, so the first one will do. `left` becomes the pieces that are over.
bool give_pieces(const Instance& instance, const Table& table, std::vector<Colours>& left) {
  left = instance.pieces;
  for (const Colours& orientation : table) {
    if (orientation.empty()) continue;
    const auto piece = std::find_if(left.begin(), left.end(),
                                    [&](const Colours& p) { return can_read(p, orientation, instance.flip); });
    if (piece == left.end()) return false;
    if (!instance.repeat) left.erase(piece);
  }
  return true;
}

/// The colours that each edge gets from its faces, one or two.
std::vector<std::vector<int>> edge_colours(const Instance& instance, const Table& table) {
  std::vector<std::vector<int>> colours(instance.edges.size());
  for (std::size_t f = 0; f < table.size(); ++f)
    for (std::size_t i = 0; i < table[f].size(); ++i) colours[instance.faces[f][i]].push_back(table[f][i]);
  return colours;
}

class Checker {
  static constexpr std::ptrdiff_t most_empty_faces = 1000;  ///< a step of the recursion each
  static constexpr std::size_t most_work = 20'000'000;      ///< some tens of milliseconds

 public:
  Checker(const Instance& instance, const Board& board)
      : instance_(instance), table_(table_of(instance, board)), colours_(edge_colours(instance, table_)) {
    give_pieces(instance, table_, left_);
  }

  bool clash(std::string_view one, std::string_view two) const {
    const int f = instance_.find_face(one), g = instance_.find_face(two);
    if (f < 0 || g < 0) return false;
    const auto &here = instance_.faces[f], &there = instance_.faces[g];
    return std::any_of(here.begin(), here.end(), [&](int e) {
      const auto& colours = colours_[e];
      return std::count(there.begin(), there.end(), e) == (f == g ? 2 : 1) && colours.size() == 2 &&
             colours[0] != colours[1];
    });
  }

  bool few(std::string_view length) const {
    if (instance_.repeat) return false;
    std::size_t faces = 0, pieces = 0;
    for (std::size_t f = 0; f < table_.size(); ++f)
      faces += table_[f].empty() && std::to_string(instance_.faces[f].size()) == length;
    for (const Colours& piece : left_) pieces += std::to_string(piece.size()) == length;
    return pieces < faces;
  }

  /// Whether no piece can lie on the empty face.
  bool face(std::string_view name) const {
    const int f = instance_.find_face(name);
    return f >= 0 && table_[f].empty() &&
           std::none_of(left_.begin(), left_.end(), [&](const Colours& piece) { return fits(piece, f); });
  }

  /// Whether a piece that must be used can lie on no empty face.
  bool piece(std::string_view written) const {
    const auto named = std::find_if(instance_.pieces.begin(), instance_.pieces.end(),
                                    [&](const Colours& p) { return instance_.write_colours(p) == written; });
    if (named == instance_.pieces.end()) return false;
    const auto found =
        std::find_if(left_.begin(), left_.end(), [&](const Colours& p) { return can_read(p, *named, instance_.flip); });
    if (found == left_.end() || instance_.repeat || surplus(found->size()) > 0) return false;
    for (std::size_t f = 0; f < table_.size(); ++f)
      if (table_[f].empty() && fits(*found, static_cast<int>(f))) return false;
    return true;
  }

  /// Whether the edges that wait for this colour are more than the sides of it that can still come.
  bool scarce(std::string_view name) const {
    const int colour = instance_.find_colour(name);
    if (colour < 0) return false;
    long most = 0;
    for (std::size_t length = 2; length <= max_face_length; ++length) {
      std::vector<long> sides;
      for (const Colours& piece : left_)
        if (piece.size() == length) sides.push_back(std::count(piece.begin(), piece.end(), colour));
      std::sort(sides.rbegin(), sides.rend());
      const auto faces = static_cast<std::size_t>(empty_faces(length));
      for (std::size_t i = 0; i < faces; ++i)
        most += instance_.repeat ? (sides.empty() ? 0 : sides[0]) : (i < sides.size() ? sides[i] : 0);
    }
    return most < waiting(colour);
  }

  /// Whether the sides of this colour that are still to come are, whatever pieces are chosen, odd in number with those
  /// on edges that wait for it: the others would have to come in pairs.
  bool odd(std::string_view name) const {
    const int colour = instance_.find_colour(name);
    if (colour < 0) return false;
    long total = waiting(colour);
    for (std::size_t length = 2; length <= max_face_length; ++length) {
      long sum = 0, odd_pieces = 0, pieces = 0;
      for (const Colours& piece : left_) {
        if (piece.size() != length) continue;
        const long sides = std::count(piece.begin(), piece.end(), colour);
        sum += sides;
        odd_pieces += sides % 2;
        ++pieces;
      }
      const long faces = empty_faces(length);
      if (faces == 0) continue;
      if (!instance_.repeat && surplus(length) == 0)
        total += sum;
      else if (odd_pieces == 0 || odd_pieces == pieces)
        total += odd_pieces == 0 ? 0 : faces;
      else
        return false;
    }
    return total % 2 != 0;
  }

  /// Whether trying all pieces in all their readings covers the empty faces in no way; beyond when that takes long.
  CheckResult exhausted() {
    if (std::count(table_.begin(), table_.end(), Colours{}) > most_empty_faces) return CheckResult::too_large_to_check;
    const bool clash =
        std::any_of(colours_.begin(), colours_.end(), [](const auto& c) { return c.size() == 2 && c[0] != c[1]; });
    return clash ? CheckResult::accepted : try_all();
  }

 private:
  long empty_faces(std::size_t length) const {
    long count = 0;
    for (std::size_t f = 0; f < table_.size(); ++f) count += table_[f].empty() && instance_.faces[f].size() == length;
    return count;
  }
  long surplus(std::size_t length) const {
    return std::count_if(left_.begin(), left_.end(), [&](const Colours& p) { return p.size() == length; }) -
           empty_faces(length);
  }
  /// Edges with this colour on one side and an empty face on the other.
  long waiting(int colour) const {
    return std::count_if(colours_.begin(), colours_.end(),
                         [&](const std::vector<int>& sides) { return sides.size() == 1 && sides[0] == colour; });
  }
  /// Goes on with the empty face with the fewest edges that have no colour yet.
  CheckResult try_all() {
    int next = -1;
    long fewest = 0;
    for (std::size_t f = 0; f < table_.size(); ++f) {
      if (!table_[f].empty()) continue;
      const auto& edges = instance_.faces[f];
      const long open = std::count_if(edges.begin(), edges.end(), [&](int e) { return colours_[e].empty(); });
      if (next >= 0 && open >= fewest) continue;
      next = static_cast<int>(f);
      fewest = open;
    }
    if (next < 0) return CheckResult::rejected;
    work_ += table_.size();
    Colours& here = table_[next];
    const auto& edges = instance_.faces[next];
    std::vector<Colours> tried;
    for (std::size_t i = 0; i < left_.size(); ++i) {
      const Colours piece = left_[i];
      if (piece.size() != edges.size()) continue;
      work_ += piece.size() * piece.size() + tried.size();
      if (work_ > most_work) return CheckResult::too_large_to_check;
      for (const Colours& orientation : readings(piece, next)) {
        if (std::find(tried.begin(), tried.end(), orientation) != tried.end()) continue;
        tried.push_back(orientation);
        if (!instance_.repeat) left_[i].clear();
        here = orientation;
        for (std::size_t e = 0; e < edges.size(); ++e) colours_[edges[e]].push_back(orientation[e]);
        const CheckResult result = try_all();
        for (int e : edges) colours_[e].pop_back();
        here.clear();
        left_[i] = piece;
        if (result != CheckResult::accepted) return result;
      }
    }
    return CheckResult::accepted;
  }
  bool fits(const Colours& piece, int face) const { return !readings(piece, face).empty(); }
  /// How the piece can lie on the empty face; some readings may come twice.
  std::vector<Colours> readings(const Colours& piece, int face) const {
    std::vector<Colours> fitting;
    const auto& edges = instance_.faces[face];
    if (piece.size() != edges.size()) return fitting;
    Colours orientation = piece;
    for (const bool over : {false, true}) {
      if (over && !instance_.flip) break;
      if (over) std::reverse(orientation.begin(), orientation.end());
      for (std::size_t turn = 0; turn < orientation.size(); ++turn) {
        std::rotate(orientation.begin(), orientation.begin() + 1, orientation.end());
        bool good = true;
        for (std::size_t i = 0; i < edges.size() && good; ++i) {
          const auto& known = colours_[edges[i]];
          good = known.empty() || known[0] == orientation[i];
          for (std::size_t j = 0; j < i && good; ++j) good = edges[i] != edges[j] || orientation[i] == orientation[j];
        }
        if (good) fitting.push_back(orientation);
      }
    }
    return fitting;
  }

  const Instance& instance_;
  Table table_;
  std::vector<std::vector<int>> colours_;
  std::vector<Colours> left_;
  std::size_t work_ = 0;  ///< of try_all(): about how many colours were compared
};

}  // namespace

bool Quintomino::verify(const Instance& instance, const State& state, std::span<const Move> moves) {
  Board board = state;
  for (const Move& move : moves) {
    if (move.face < 0 || move.face >= static_cast<int>(board.on.size())) return false;
    if (move.from >= 0) board.on[move.from] = {};
    board.on[move.face] = move.placement;
  }
  const Table table = table_of(instance, board);
  for (std::size_t f = 0; f < table.size(); ++f)
    if (table[f].size() != instance.faces[f].size()) return false;
  for (const Placed& placed : instance.placed)
    if (table[placed.face] != placed.colours) return false;
  for (const auto& colours : edge_colours(instance, table))
    if (colours[0] != colours[1]) return false;
  std::vector<Colours> left;
  return give_pieces(instance, table, left);
}

CheckResult Quintomino::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto words = split_words(certificate);
  if (words.size() == 3 && words[0] == "clash")
    return Checker(instance, state).clash(words[1], words[2]) ? CheckResult::accepted : CheckResult::rejected;
  if (words.size() != 2) return CheckResult::rejected;
  Checker checker(instance, state);
  if (words[0] == "exhausted")
    return std::all_of(words[1].begin(), words[1].end(), is_digit) ? checker.exhausted() : CheckResult::rejected;
  const bool holds = words[0] == "few"      ? checker.few(words[1])
                     : words[0] == "face"   ? checker.face(words[1])
                     : words[0] == "piece"  ? checker.piece(words[1])
                     : words[0] == "scarce" ? checker.scarce(words[1])
                     : words[0] == "odd"    ? checker.odd(words[1])
                                            : false;
  return holds ? CheckResult::accepted : CheckResult::rejected;
}

}  // namespace schlegel
