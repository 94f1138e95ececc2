#pragma once
#include "base/control.hpp"
#include "play/explanation.hpp"
#include "puzzles/peg/explain/packages.hpp"
#include "puzzles/peg/proof/certificate.hpp"

namespace schlegel::peg {

/// The steps of a way to the goal, one for each package or jump, at most limits.new_steps of them: what goes and what
/// is as before, what the jump is good for; and where only one step is asked for, that all other jumps lose, if so.
Explanation explain_way(const Instance& instance, Position position, const std::vector<Package>& way,
                        const ExplainLimits& limits, Control& control);

/// The steps that show why no way leads to the goal, which these reasons prove. Where nothing but a search does, a
/// small tree of assumptions is tried first.
Explanation explain_dead_end(const Instance& instance, Position position, const std::vector<Reason>& reasons,
                             Control& control);

/// What such explanations use.
std::vector<Technique> techniques_of_ways();
std::vector<Technique> techniques_of_dead_ends();

/// A sentence about what the pegs weigh {now} and the {weight} that the goal needs, the least of those that can be had
/// if {any} will do.
std::string weights_and_goal(const Instance& instance, Position position, const PagodaReason& weights,
                             const Sentence& sentence);

/// What parity or weights say of a position.
KnownFact fact_of(const Instance& instance, Position position, const Reason& reason);

KnownFact fact_of(const Instance& instance, const Jump& jump);

/// "A over B into C".
std::string jump_in_words(const Instance& instance, const Jump& jump);
/// A band along the jump, the pegs that jump and are jumped over, and, of the second sort, where it leads; holes that
/// are lit already stay as they are.
void light_jump(ReasonPart& part, const Instance& instance, const Jump& jump);

}  // namespace schlegel::peg
