#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "graph/block_search.hpp"
#include "play/facts.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/proof/wording.hpp"

namespace schlegel::numberlink {

/// What can be known of lines, as LineWording says; links decide.
class LineFacts final : public FactModel, public LineWording {
 public:
  LineFacts(const Instance& instance, const Numberlink::State& state);

  int variables() const override { return variables_; }
  bool decides(int variable) const override { return variable < graph_.size(); }
  std::vector<Fact> given() const override;
  std::span<const Technique> ladder() const override { return ladder_; }
  int places() const override { return graph_.order(); }
  void affected(int variable, std::vector<int>& places) const override;
  std::optional<Deduction> find(int technique, int place, const Assignment& known) const override;
  const Wording& wording() const override { return *this; }
  KnownFact data(Fact fact) const override;
  std::vector<std::string> moves(const Assignment& known, std::span<const std::string> played) const override;
  std::vector<char> solution(Control& control) const override;
  std::unique_ptr<FactSat> sat() const override;

 private:
  friend class LineLook;
  friend class PlaceTechniques;
  friend class BoardTechniques;

  const Numberlink::State& state_;
  std::span<const Technique> ladder_;
  std::vector<std::vector<Edge>> ring_;  ///< by vertex its links in turn, where the board is planar; else empty
  /// That every link joins two colours of which the lines cannot cover the right numbers; nothing where they can.
  std::optional<Deduction> colours_differ_;
  /// Room for one look, kept so that looking takes no memory.
  struct Scratch {
    std::vector<signed char> read;  ///< the values for which `label` and `chain` stand
    std::vector<int> label, chain, region, passable, seen_by;
    std::vector<Vertex> stack;
    std::vector<std::array<Vertex, 2>> met_by;
    std::vector<std::uint64_t> lines, shut;
    struct Cut {
      std::vector<Vertex> places;
      std::vector<int> lines;
      std::vector<std::pair<Vertex, int>> in_the_way;  ///< once it is cited
    };
    std::vector<Cut> cuts;
    int cited_cut = -1;
    std::vector<std::pair<Vertex, int>> in_the_way;  ///< of what is cited, as LineWording tells it
    struct {
      std::vector<char> walked;
      std::vector<Vertex> walk;
      std::vector<Edge> skipped;
      std::vector<int> first, last, ends;
    } faces;
    struct {
      BlockSearch blocks;
      std::vector<Vertex> parent, begun;  ///< by vertex; places of blocks that are not complete yet
      std::vector<int>
          places_below;  ///< by vertex: how many places a block has that begins with its parent; 0: none does
    } search;
  };
  mutable Scratch scratch_;
};

}  // namespace schlegel::numberlink
