#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/control.hpp"

namespace schlegel {

/// Clauses one after another. Literals are +-variable, variables from 1; no variable stands twice in a clause.
class Clauses {
 public:
  void add(std::span<const int> clause) {
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(literals_.size());
  }
  std::size_t size() const { return ends_.size(); }
  std::size_t literals() const { return literals_.size(); }
  std::span<const int> operator[](std::size_t i) const {
    const std::size_t begin = i > 0 ? ends_[i - 1] : 0;
    return {literals_.data() + begin, ends_[i] - begin};
  }

 private:
  std::vector<int> literals_;
  std::vector<std::size_t> ends_;
};

/// A proof without the parts that its contradiction does not rest on.
struct Trimmed {
  Clauses lemmas;            ///< in order, each without the literals that it does not need
  std::vector<char> axioms;  ///< by axiom: whether it is needed
};

/// Trims a proof. In a proof each lemma follows by unit propagation
/// from the axioms and the lemmas before it, and so does a contradiction in the end. Nothing when it is no proof or
/// when the Control says stop.
std::optional<Trimmed> trim(int variables, const Clauses& axioms, const Clauses& lemmas, Control& control);

}  // namespace schlegel
