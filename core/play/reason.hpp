#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/json.hpp"
#include "base/say.hpp"
#include "play/scene.hpp"

namespace schlegel {

inline constexpr std::size_t max_reason_parts = 60;

/// One step of the reason why there is no solution: a sentence, and what on the board it speaks of.
struct ReasonPart {
  struct Spot {
    std::string target;  ///< id of a target of the scene
    bool other = false;  ///< of the second sort, where the sentence tells two apart
    std::string note;    ///< written on it and spoken with it: a weight, a number; may be empty
    int tint = 0;        ///< not 0: tinted with the colour of this piece, from 1, as a part of an area, and not ringed
    friend bool operator==(const Spot&, const Spot&) = default;
    static constexpr auto fields() {
      return std::tuple(Field("target", &Spot::target), Field("other", &Spot::other, false),
                        Field("note", &Spot::note, false), Field("tint", &Spot::tint, false));
    }
  };
  struct Band {
    std::string from, to;  ///< ids of two targets that are joined on the board
    bool other = false;
    friend bool operator==(const Band&, const Band&) = default;
    static constexpr auto fields() {
      return std::tuple(Field("from", &Band::from), Field("to", &Band::to), Field("other", &Band::other, false));
    }
  };
  std::string sentence;
  std::vector<Spot> spots;
  std::vector<Band> bands;
  std::string again = {};  ///< what it is about, listed right after another step of its kind; may be empty
  std::string then = {};   ///< said in place of the sentence right after a step that it rests on; may be empty
  std::string found = {};  ///< a clause of all that it finds, where its first fact is not all; may be empty
  std::string must = {};   ///< the same, of what is lit, as the headline of a hint; empty: `found`
  std::string line = {};   ///< the label of the line that it is about, where its facts do not say; may be empty
  friend bool operator==(const ReasonPart&, const ReasonPart&) = default;

  ReasonPart& light(std::string target, bool other = false, std::string note = {});
  ReasonPart& light(std::string from, std::string to, bool other);
  /// The same of a target that may be lit already: then it only gets the note.
  ReasonPart& light_once(const std::string& target, bool other, const std::string& note = {});
  /// A part of the area where a piece, from 0, may be; what is lit already stays as it is.
  ReasonPart& tint(const std::string& target, int piece);
};

/// Base of what writes a reason: the parts so far.
class ReasonWriter {
 protected:
  /// Begins the next part; the reference is good until another one begins.
  ReasonPart& say(std::string sentence);
  ReasonPart& say(const Sentence& sentence, std::initializer_list<Filling> fillings = {}) {
    return say(schlegel::say(sentence, fillings));
  }

  std::vector<ReasonPart> parts_;
};

/// Lights what the part speaks of: rings round targets (square ones round the second sort), tints, bands along lines,
/// notes; and says so in the targets' states. Names beside targets are drawn last. What is not on the board is left
/// out. O(size of the scene).
void light(Scene& scene, const ReasonPart& part, Role role = Role::accent);

/// What is said where a whole search is all the reason there is: `counted` with its place {steps} filled, or, with 0
/// steps, that they were not counted.
std::string every_way_was_tried(std::uint64_t steps, const Sentence& counted);

}  // namespace schlegel
