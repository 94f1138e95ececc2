#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "play/game.hpp"
#include "play/reason.hpp"
#include "puzzles/peg/instance.hpp"

namespace schlegel::peg {

/// Every line has two of these holes or none, so no jump changes whether the number of pegs in them is odd; the goal
/// differs in that.
struct ParityReason {
  Position set;
};
/// A pagoda function (Conway): weight(from) + weight(over) >= weight(to) for every jump, so the total of the pegs never
/// grows; the goal weighs more.
struct PagodaReason {
  std::vector<std::int64_t> weights;  ///< by hole
};
/// All positions that can be reached were tried.
struct ExhaustedReason {
  std::uint64_t positions;  ///< how many, symmetric ones once; 0: they were not listed one by one
};
/// Why a goal position cannot be reached from a position.
using Reason = std::variant<ParityReason, PagodaReason, ExhaustedReason>;
inline bool searched(const Reason& reason) { return std::holds_alternative<ExhaustedReason>(reason); }

/// One line: "parity a c d", "pagoda a=1 b=-1", "exhausted 1234", joined by "; ". Every goal position is refuted by one
/// of the parts.
std::string write_reasons(const Instance& instance, const std::vector<Reason>& reasons);
std::optional<std::vector<Reason>> parse_reasons(const Instance& instance, std::string_view text);
/// The first reason, and what becomes of goals that it does not rule out, in a few sentences. They name the holes that
/// they are about, unless these are lit.
std::string describe(const Instance& instance, Position position, const std::vector<Reason>& reasons,
                     bool named = true);

/// A step about reason number `reason`, or about the rest when that is no reason's number.
struct ReasonStep {
  ReasonPart part;
  std::size_t reason;
};
/// The parity and pagoda reasons one after the other: what never changes, what it is here, what it would have to be;
/// then what becomes of the goals that none of these rules out.
std::vector<ReasonStep> steps_of(const Instance& instance, Position position, const std::vector<Reason>& reasons);

/// Lights the holes, with their weights written on them when these are given.
void light(ReasonPart& part, const Instance& instance, Position holes, bool other = false,
           const std::vector<std::int64_t>& weights = {});
/// The holes that weigh something.
Position weighed(const Instance& instance, const PagodaReason& reason);
/// "A 2, C 2, D -1"
std::string weights_in_words(const Instance& instance, const PagodaReason& reason);
/// Lights the holes that weigh something, negative ones of the second sort.
void light_weights(ReasonPart& part, const Instance& instance, const PagodaReason& reason);

/// How many of the pegs are in the set; the sum of the weights of the pegs.
int pegs_within(const Instance& instance, Position pegs, Position set);
std::int64_t total(const Instance& instance, Position pegs, const std::vector<std::int64_t>& weights);
/// Whether a reason that is sound rules out this goal.
bool refutes(const Instance& instance, const Reason& reason, Position from, Position goal);

/// Judges the certificate by the definitions alone. An exhausted search is repeated, plainly, when it is small.
CheckResult check_certificate(const Instance& instance, Position position, std::string_view certificate);

}  // namespace schlegel::peg
