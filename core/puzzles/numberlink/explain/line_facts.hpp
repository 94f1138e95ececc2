#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/index.hpp"
#include "graph/block_search.hpp"
#include "play/facts.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel::numberlink {

/// What can be known of lines: of each link, whether it is drawn or closed, which decides; where places may stay empty,
/// of each that is no terminal whether it is filled; and of each such place and pair, whether it lies on the pair's
/// line. Boards with very many places and pairs go without those.
class LineFacts final : public FactModel {
 public:
  /// The numbers of the ladder's techniques.
  enum : int {
    only_exit,
    full_place,
    corner,
    two_ways,
    dead_end,
    early_loop,
    two_lines,
    no_touching,
    cut_off,
    stranded,
    crossing,
    bottleneck,
    out_of_reach,
    crowded,
    colours
  };

  LineFacts(const Instance& instance, const Numberlink::State& state);

  int variables() const override { return variables_; }
  bool decides(int variable) const override { return variable < graph_.size(); }
  std::vector<Fact> given() const override;
  std::span<const Technique> ladder() const override;
  int places() const override { return graph_.order(); }
  void touched(int variable, std::vector<int>& places) const override;
  std::optional<Deduction> find(int technique, int place, const Knowledge& known) const override;
  std::string name(Fact fact) const override;
  void light(ReasonPart& part, Fact fact, bool other) const override;
  ReasonPart tell(const Deduction& deduction) const override;
  std::optional<PencilMark> mark(Fact fact) const override;
  std::vector<std::string> moves(const Knowledge& known, std::span<const std::string> played) const override;
  std::vector<char> solution(Control& control) const override;
  std::unique_ptr<FactSat> sat() const override;

  bool is_terminal(Vertex v) const { return pair_at_[v] >= 0; }
  /// The variable for "v is filled"; -1 where that is clear.
  int filled(Vertex v) const { return filled_[v]; }
  /// The first of the variables for "v lies on line 0, 1, ..."; -1 where there are none.
  int first_label(Vertex v) const { return first_label_[v]; }

 private:
  friend class LineLook;
  friend class PlaceTechniques;
  friend class BoardTechniques;
  int pairs() const { return static_cast<int>(instance_.pairs.size()); }
  bool is_link(Fact fact) const { return fact.variable < graph_.size(); }
  /// The place of a fact that is about one.
  Vertex place_of(Fact fact) const { return owner_[fact.variable - graph_.size()]; }
  bool is_label(Fact fact) const { return !is_link(fact) && fact.variable != filled(place_of(fact)); }
  int pair_of(Fact fact) const { return fact.variable - first_label(place_of(fact)); }

  std::string place(Vertex v) const;
  std::string places(std::span<const int> vertices) const;
  std::string link_name(Edge e) const;
  std::string link_names(std::span<const Fact> facts) const;
  std::string line(int pair) const { return instance_.pairs[pair].label; }

  const Instance& instance_;
  const Graph& graph_;
  const Numberlink::State& state_;
  int variables_ = 0;
  std::vector<int> pair_at_;               ///< by vertex: the pair whose terminal it is, or -1
  std::vector<int> filled_, first_label_;  ///< by vertex
  std::vector<Vertex> owner_;              ///< by variable that is no link: its place
  std::vector<std::vector<Edge>> ring_;    ///< by vertex its links in turn, where the board is planar; else empty
  bool colours_differ_ = false;            ///< see chessboard()
  std::vector<char> colour_;               ///< by vertex, where every link joins two colours
  /// Room for one look, kept so that looking takes no memory.
  struct Room {
    std::vector<signed char> read;  ///< the values for which `label` and `chain` stand
    std::vector<int> label, chain, region, passable, seen_by;
    std::vector<Vertex> stack;
    std::vector<std::array<Vertex, 2>> met_by;
    std::vector<std::uint64_t> lines, shut;
    struct Cut {
      std::vector<Vertex> places;
      std::vector<int> lines;
    };
    std::vector<Cut> cuts;
    int cited_cut = -1;
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
  mutable Room room_;
};

}  // namespace schlegel::numberlink
