// Reasons step by step, with the faces and pieces that are lit.
#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "play/reason.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/view/hand.hpp"

namespace schlegel {
namespace {

using namespace quintomino;

class Telling : ReasonTeller {
 public:
  Telling(const Instance& instance, const Board& board) : instance_(instance), board_(board) {}

  std::vector<ReasonPart> tell(const std::vector<std::string_view>& words) {
    if (words[0] == "clash") clash(instance_.find_face(words[1]), instance_.find_face(words[2]));
    if (words[0] == "few") few(words[1]);
    if (words[0] == "scarce") scarce(instance_.find_colour(words[1]));
    if (words[0] == "odd") odd(instance_.find_colour(words[1]));
    if (words[0] == "face") face(instance_.find_face(words[1]));
    if (words[0] == "piece") piece(words[1]);
    return std::move(parts_);
  }

 private:
  const std::string& colour_name(int colour) const { return instance_.colours[colour]; }
  std::string face_name(int face) const { return instance_.face_name(face); }
  bool empty(int face) const { return board_.on[face].kind < 0; }
  const Colours& kind(std::size_t k) const { return instance_.kinds[k].readings[0]; }
  long sides(std::size_t k, int colour) const { return std::count(kind(k).begin(), kind(k).end(), colour); }

  template <class Chosen>
  std::size_t light_faces(ReasonPart& part, const Chosen& chosen, bool other = false) const {
    std::size_t count = 0;
    for (int f = 0; f < static_cast<int>(instance_.faces.size()); ++f) {
      if (!empty(f) || !chosen(f)) continue;
      part.light(face_name(f), other);
      ++count;
    }
    return count;
  }
  /// The kinds of which some are left; `note` of a kind is written on it.
  template <class Chosen, class Note>
  void light_pieces(ReasonPart& part, const Chosen& chosen, const Note& note) const {
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k)
      if (board_.left[k] > 0 && chosen(k)) part.light(tray_id(static_cast<int>(k)), true, note(k));
  }
  static std::string no_note(std::size_t) { return {}; }

  void clash(int one, int two) {
    ReasonPart& part = say(std::string());
    part.light(face_name(one));
    if (one != two) part.light(face_name(two)).light(face_name(one), face_name(two), false);
    for (const auto& [first, second] : instance_.sides) {
      const bool between = (first.face == one && second.face == two) || (first.face == two && second.face == one);
      const int a = colour_at(instance_, board_, first), b = colour_at(instance_, board_, second);
      if (!between || a < 0 || b < 0 || a == b) continue;
      part.sentence =
          schlegel::say(quintomino::words::pieces_clash, {{"one", face_name(one)},
                                                          {"two", face_name(two)},
                                                          {"first", colour_name(first.face == one ? a : b)},
                                                          {"second", colour_name(first.face == one ? b : a)}});
    }
  }

  void few(std::string_view length) {
    const auto long_as = [&](std::size_t size) { return std::to_string(size) == length; };
    ReasonPart& part = say(std::string());
    const std::size_t faces = light_faces(part, [&](int f) { return long_as(instance_.faces[f].size()); });
    std::uint64_t pieces = 0;
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k)
      if (long_as(kind(k).size())) pieces += static_cast<std::uint64_t>(board_.left[k]);
    part.sentence = schlegel::say(pieces == 0 ? quintomino::words::none_to_cover : quintomino::words::still_to_cover,
                                  {{"faces", faces}, {"edges", length}});
    if (pieces == 0) return;
    ReasonPart& left = say(quintomino::words::only_left, {{"pieces", pieces}});
    light_pieces(
        left, [&](std::size_t k) { return long_as(kind(k).size()); }, no_note);
  }

  /// The edges that have this colour on one side and wait for it on the other.
  long light_waiting(ReasonPart& part, int colour) const {
    long count = 0;
    std::vector<char> lit(instance_.faces.size(), 0);
    for (const auto& [one, two] : instance_.sides) {
      const int a = colour_at(instance_, board_, one), b = colour_at(instance_, board_, two);
      if ((a < 0) == (b < 0) || std::max(a, b) != colour) continue;
      ++count;
      const int waiting = a < 0 ? one.face : two.face, shown = a < 0 ? two.face : one.face;
      part.light(face_name(shown), face_name(waiting), false);
      if (lit[waiting] == 0) part.light(face_name(waiting));
      lit[waiting] = 1;
    }
    return count;
  }
  std::string waiting_text(const Sentence& sentence, long count, int colour) const {
    return schlegel::say(sentence, {{"edges", count}, {"colour", colour_name(colour)}});
  }
  bool fits_some_face(std::size_t k) const {
    for (std::size_t f = 0; f < instance_.faces.size(); ++f)
      if (empty(static_cast<int>(f)) && instance_.faces[f].size() == kind(k).size()) return true;
    return false;
  }

  /// As many pieces are left as faces, of each length.
  bool all_are_used() const {
    std::vector<long> spare(max_face_length + 1, 0);
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k)
      if (fits_some_face(k)) spare[kind(k).size()] += board_.left[k];
    for (std::size_t f = 0; f < instance_.faces.size(); ++f)
      if (empty(static_cast<int>(f))) --spare[instance_.faces[f].size()];
    return !instance_.repeat && std::all_of(spare.begin(), spare.end(), [](long over) { return over == 0; });
  }

  void scarce(int colour) {
    ReasonPart& part = say(std::string());
    const long waiting = light_waiting(part, colour);
    part.sentence = waiting_text(quintomino::words::edges_wait, waiting, colour);
    ReasonPart& pieces = say(quintomino::words::sides_too_few);
    light_pieces(
        pieces, [&](std::size_t k) { return fits_some_face(k) && sides(k, colour) > 0; },
        [&](std::size_t k) { return std::to_string(sides(k, colour)); });
    if (!pieces.spots.empty()) return;
    parts_.pop_back();
    parts_.back().sentence = waiting_text(quintomino::words::edges_wait_in_vain, waiting, colour);
  }

  void odd(int colour) {
    ReasonPart part;
    const long waiting = light_waiting(part, colour);
    part.sentence = waiting_text(quintomino::words::edges_wait, waiting, colour);
    if (waiting > 0) parts_.push_back(std::move(part));
    ReasonPart& pieces = say(all_are_used() ? quintomino::words::left_bring_odd : quintomino::words::any_bring_odd,
                             {{"colour", colour_name(colour)}, {"waiting", waiting}});
    light_pieces(
        pieces, [&](std::size_t k) { return fits_some_face(k) && sides(k, colour) > 0; },
        [&](std::size_t k) { return std::to_string(sides(k, colour)); });
    if (pieces.spots.empty()) parts_.pop_back();
    ReasonPart& last = say(quintomino::words::needed_evenly);
    light_faces(last, [](int) { return true; });
  }

  void face(int face) {
    std::vector<std::string> wanted;
    ReasonPart& part = say(std::string());
    part.light(face_name(face));
    bool any = false;
    for (std::size_t i = 0; i < instance_.faces[face].size(); ++i) {
      const Side other = instance_.across({face, static_cast<int>(i)});
      const int colour = colour_at(instance_, board_, other);
      wanted.push_back(colour < 0 ? schlegel::say(quintomino::words::any_colour) : colour_name(colour));
      any = any || colour >= 0;
      if (colour >= 0 && other.face != face) part.light(face_name(other.face), face_name(face), false);
    }
    part.sentence = schlegel::say(any ? quintomino::words::neighbours_want : quintomino::words::must_be_covered,
                                  {{"face", face_name(face)}, {"colours", join(wanted, ", ")}});
    ReasonPart& pieces = say(quintomino::words::none_so_ordered);
    light_pieces(
        pieces, [&](std::size_t k) { return kind(k).size() == instance_.faces[face].size(); }, no_note);
    if (!pieces.spots.empty()) return;
    parts_.pop_back();
    parts_.back().sentence += " " + schlegel::say(quintomino::words::none_of_size);
  }

  void piece(std::string_view written) {
    std::size_t which = 0;
    for (std::size_t k = 0; k < instance_.kinds.size(); ++k)
      for (const Colours& orientation : instance_.kinds[k].readings)
        if (instance_.write_colours(orientation) == written) which = k;
    const std::size_t length = kind(which).size();
    say(quintomino::words::must_be_used).light(tray_id(static_cast<int>(which)), true);
    ReasonPart& faces = say(quintomino::words::fits_none);
    light_faces(faces, [&](int f) { return instance_.faces[f].size() == length; });
    faces.light(tray_id(static_cast<int>(which)), true);
  }

  const Instance& instance_;
  const Board& board_;
};

}  // namespace

std::vector<ReasonPart> Quintomino::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto words = split_words(certificate);
  if (words.size() < 2 || words[0] == "exhausted" || check(instance, state, certificate) != CheckResult::accepted)
    return {};
  return Telling(instance, state).tell(words);
}

}  // namespace schlegel
