#pragma once
#include <climits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "play/deduction.hpp"
#include "play/reason.hpp"

namespace schlegel {

/// How a puzzle puts facts and deductions in words, for explanations and reasons alike, and what is lit.
class Wording {
 public:
  virtual ~Wording() = default;
  /// A clause without capital and full stop: "line A-B is used".
  virtual std::string name(Fact fact) const = 0;
  /// What is chosen with the first of these: "with colour 4 at edge A-B"; may be empty.
  virtual std::string details(std::span<const Fact>) const { return {}; }
  virtual void light(ReasonPart& part, Fact fact, bool other) const = 0;
  /// A reason as a clause in the sentence of the deduction that rests on it, without capital and full stop: "row 2,
  /// column 1 is on line 3". Empty: it goes without saying there; nothing: it takes a sentence of its own.
  virtual std::optional<std::string> clause(const Deduction& /*reason*/, const Deduction& /*needed_by*/) const {
    return std::nullopt;
  }
  /// The sentence of a deduction that has such reasons, in place of describe()'s.
  virtual std::string with_reasons(std::string_view /*reasons*/, const Deduction& /*deduction*/) const { return {}; }
  /// That the variables of a border hold in an even number, see FactModel::border; and that just these facts are
  /// supposed of them.
  virtual ReasonPart at_border(std::span<const Fact>, std::span<const int> /*about*/) const { return {}; }
  virtual std::string suppose_crossing(std::span<const Fact>) const { return {}; }
  /// Its sentence; lit are what it rests on and, of the second sort, what follows.
  ReasonPart describe(const Deduction& deduction) const {
    ReasonPart part;
    write(deduction, part);
    for (const Fact fact : deduction.derived) light(part, fact, true);
    return part;
  }

 protected:
  /// All of describe() but the lights of what follows.
  virtual void write(const Deduction& deduction, ReasonPart& part) const = 0;
  /// Lights the cited facts that hold, of the variables below that number.
  void light_cited(ReasonPart& part, std::span<const Fact> because, int below = INT_MAX) const {
    for (const Fact fact : because)
      if (fact.holds && fact.variable < below) light(part, fact, false);
  }
};

}  // namespace schlegel
