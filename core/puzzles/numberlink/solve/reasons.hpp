#pragma once
#include <cstddef>
#include <optional>

#include "base/control.hpp"
#include "puzzles/numberlink/proof/certificate.hpp"

namespace schlegel::numberlink {

/// A short reason, if one is found; all kinds but `exhausted` and `proof`. O(n (n + m)), and on large boards no more
/// than a fraction of a second.
std::optional<Refutation> refute(const Instance& instance, const Links& drawn);

/// A proof that check_proof() accepts, without the clauses and literals that it does not need. Nothing when the board
/// is too large for one, or when the clauses that SAT learns on the way come to more than `most_literals` literals.
std::optional<Refutation> prove(const Instance& instance, const Links& drawn, std::size_t most_literals,
                                Control& control);

/// A proof in place of an exhausted search, when one is found; else the same reason.
Refutation proved(const Instance& instance, const Links& drawn, Refutation reason, Control& control);

}  // namespace schlegel::numberlink
