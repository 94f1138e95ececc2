#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "play/facts.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// What can be known of a covering: of each edge and colour, whether the edge has it, which decides; and of each face
/// and kind of piece of its length, whether such a piece lies there.
class PieceFacts final : public FactModel {
 public:
  /// The numbers of the ladder's techniques.
  enum : int { one_colour, only_piece, only_turn, forced_colour, only_face, two_faces, counted, two_pieces, excluded };

  PieceFacts(const Instance& instance, const Board& board);
  /// Whether the tables stay small.
  static bool fits(const Instance& instance);

  int variables() const override { return edge_variables() + static_cast<int>(owner_.size()); }
  bool decides(int variable) const override { return variable < edge_variables(); }
  std::vector<Fact> given() const override;
  std::span<const Technique> ladder() const override;
  /// The faces, then the edges.
  int places() const override { return faces() + static_cast<int>(instance_.edges.size()); }
  void touched(int variable, std::vector<int>& places) const override;
  std::optional<Deduction> find(int technique, int place, const Knowledge& known) const override;
  std::string name(Fact fact) const override;
  void light(ReasonPart& part, Fact fact, bool other) const override;
  ReasonPart tell(const Deduction& deduction) const override;
  std::vector<std::string> moves(const Knowledge& known, std::span<const std::string> played) const override;
  std::vector<std::vector<int>> symmetries(Control& control) const override;
  std::unique_ptr<FactSat> sat() const override;

  /// The variable for "this edge has this colour".
  int coloured(int edge, int colour) const { return edge * colours() + colour; }
  /// The variable for "a piece of this kind, which has the face's length, lies on this face".
  int lies(int face, int kind) const { return first_kind_[face] + rank_[kind]; }

 private:
  friend class PieceLook;
  int colours() const { return static_cast<int>(instance_.colours.size()); }
  int faces() const { return static_cast<int>(instance_.faces.size()); }
  int edge_variables() const { return static_cast<int>(instance_.edges.size()) * colours(); }
  const Colours& colours_of(Placement placement) const {
    return instance_.kinds[placement.kind].readings[placement.orientation];
  }
  /// The kinds and their readings of a face's length.
  const std::vector<int>& kinds_of(int face) const;
  const std::vector<Placement>& readings_of(int face) const;
  /// Whether sides of the face that are glued to each other agree.
  bool closes(int face, const Colours& colours) const;

  std::string edge_name(int edge) const;
  std::string edge_names(std::span<const Fact> facts) const;

  const Instance& instance_;
  const Board& board_;
  std::vector<int> first_kind_;  ///< by face
  /// Of a variable behind those of the edges.
  struct Lies {
    int face, kind;
  };
  std::vector<Lies> owner_;
  std::vector<int> rank_;                         ///< by kind: its place among those of its length
  std::vector<std::vector<int>> kinds_;           ///< by length
  std::vector<std::vector<Placement>> readings_;  ///< by length
  /// Room for one look, kept so that looking takes no memory.
  struct Room {
    std::vector<char> colour_fits, kind_fits, may_lie;
    std::vector<int> used;
    std::vector<Placement> open, other;
    std::vector<char> seen;
  };
  mutable Room room_;
};

}  // namespace schlegel::quintomino
