#pragma once
#include <span>
#include <string>
#include <vector>

#include "play/wording.hpp"
#include "puzzles/quintomino/instance.hpp"

namespace schlegel::quintomino {

/// The wording of quintominoes. Facts say of each edge and colour whether the edge has it; and of each face and kind of
/// piece of its length whether such a piece is there.
class PieceWording : public Wording {
 public:
  /// The numbers of the ladder's techniques.
  enum : int { one_colour, only_piece, only_turn, forced_colour, only_face, two_faces, counted, two_pieces, excluded };
  /// What `counted` is about.
  enum : int { odd_sides, most_edges, fewest_edges };

  explicit PieceWording(const Instance& instance);

  std::string name(Fact fact) const override;
  std::string details(std::span<const Fact> facts) const override;
  void light(ReasonPart& part, Fact fact, bool other) const override;

  /// The variable for "this edge has this colour".
  int coloured(int edge, int colour) const { return edge * colours() + colour; }
  /// The variable for "a piece of this kind, which has the face's length, lies on this face".
  int lies(int face, int kind) const { return first_kind_[face] + rank_[kind]; }

 protected:
  void write(const Deduction& deduction, ReasonPart& part) const override;

  int colours() const { return static_cast<int>(instance_.colours.size()); }
  int faces() const { return static_cast<int>(instance_.faces.size()); }
  int edge_variables() const { return static_cast<int>(instance_.edges.size()) * colours(); }
  /// The kinds of a face's length.
  const std::vector<int>& kinds_of(int face) const { return kinds_[instance_.faces[face].size()]; }
  /// Whether no piece of the face's length has a colour twice.
  bool have_colours_once(int face) const;
  /// Of a variable behind those of the edges.
  struct Lies {
    int face, kind;
  };
  Lies lies_of(int variable) const;

  const Instance& instance_;
  std::vector<int> first_kind_;          ///< by face, then how many variables there are
  std::vector<int> rank_;                ///< by kind: its place among those of its length
  std::vector<std::vector<int>> kinds_;  ///< by length

  /// The colour that a fact about an edge speaks of.
  const std::string& colour_in(Fact fact) const { return instance_.colours[fact.variable % colours()]; }

 private:
  /// Lights what the deduction is about, and what it cites where that says more.
  void light_about(const Deduction& deduction, ReasonPart& part) const;
  /// {after}: whether what it rests on was said right before, "yes" or "no".
  std::string sentence(const Deduction& deduction, const char* after) const;
  std::string only_face_sentence(const Deduction& deduction) const;
  std::string two_faces_sentence(const Deduction& deduction, const char* after) const;
  /// Why a piece doesn't fit on a face, in short: "D (3 at D-L and 5 at C-D)".
  std::string unfit(int face, int kind, const std::vector<Fact>& facts) const;
  /// The colours round a face of which facts say that they are there: "colour 1 at edge A-B and 3 at A-C", or "none".
  std::string colours_round(int face, const std::vector<Fact>& facts) const;
  /// What is known not to be at the other edges of a face.
  struct Bar {
    int edge;
    std::string colours;  ///< "1 or 4"
  };
  std::vector<Bar> bars_round(int face, const std::vector<Fact>& facts) const;
  /// colours_round(), and the bars unless they were said right before.
  std::string needs_of(int face, const std::vector<Fact>& facts, std::string_view after) const;
  /// The bars, and which pieces are elsewhere: "edge H-K can't have colour 4 and piece 7 is on face G"; or "none".
  std::string barred_round(int face, const std::vector<Fact>& facts) const;
  /// The same of facts that edges have a colour.
  std::string colours_at(std::span<const Fact> facts) const;
  /// "Face A needs colour 1 at edge A-B, so only pieces 2 and 3 fit"; "none" where they are not known.
  std::string only_these(const Deduction& deduction, int face, std::span<const int> kinds, const char* after) const;
  /// "Face A already has colour 1 at edge A-B, so edge A-C can't have it, too."; empty where that is not why the face
  /// can't have these colours at the edge.
  std::string each_once(const Deduction& deduction, int face, int edge, const std::vector<std::string>& colours) const;
  std::string edge_name(int edge, bool in_short = false) const;
  std::string edge_names(std::span<const Fact> facts) const;
  bool is_elsewhere(Fact fact, int face) const {
    return fact.holds && fact.variable >= edge_variables() && lies_of(fact.variable).face != face;
  }
  void light_face(ReasonPart& part, int face) const { part.light_once(instance_.face_name(face), false); }
};

}  // namespace schlegel::quintomino
