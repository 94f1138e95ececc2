#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "play/facts.hpp"
#include "puzzles/quintomino/proof/wording.hpp"

namespace schlegel::quintomino {

/// What can be known of a covering, as PieceWording says; colours of edges decide.
class PieceFacts final : public FactModel, public PieceWording {
 public:
  PieceFacts(const Instance& instance, const Board& board);
  /// Whether the tables stay small.
  static bool fits(const Instance& instance);

  int variables() const override { return first_kind_.back(); }
  bool decides(int variable) const override { return variable < edge_variables(); }
  bool may_be_chosen(int) const override { return true; }
  void chosen_with(int variable, std::vector<int>& variables) const override;
  std::vector<Fact> given() const override;
  std::span<const Technique> ladder() const override;
  /// The faces, then the edges.
  int places() const override { return faces() + static_cast<int>(instance_.edges.size()); }
  void affected(int variable, std::vector<int>& places) const override;
  std::optional<Deduction> find(int technique, int place, const Assignment& known) const override;
  const Wording& wording() const override { return *this; }
  KnownFact data(Fact fact) const override;
  std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const override;
  std::vector<std::vector<int>> symmetries(Control& control) const override;
  std::string why_symmetric(Fact, std::size_t) const override;
  std::unique_ptr<FactSat> sat() const override;

 private:
  friend class PieceLook;
  /// The readings of a face's length.
  const std::vector<Placement>& readings_of(int face) const;
  /// Whether sides of the face that are glued to each other agree.
  bool closes(int face, const Colours& colours) const;

  const Board& board_;
  std::vector<std::vector<Placement>> readings_;  ///< by length
  /// Room for one look, kept so that looking takes no memory.
  struct Scratch {
    std::vector<char> colour_fits, kind_fits, may_lie;
    std::vector<int> used;
    std::vector<Placement> open, other;
    std::vector<char> seen;
  };
  mutable Scratch scratch_;
};

}  // namespace schlegel::quintomino
