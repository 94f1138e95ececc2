#pragma once
#include <climits>
#include <span>
#include <string>

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
