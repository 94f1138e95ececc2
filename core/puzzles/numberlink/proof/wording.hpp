#pragma once
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/wording.hpp"
#include "puzzles/numberlink/instance.hpp"

namespace schlegel::numberlink {

/// The wording of Numberlink. Facts say of each link whether it is drawn or closed; where places may stay empty, of
/// each that is no terminal whether it is filled; and of each such place and pair, whether it lies on the pair's line.
/// Boards with very many places and pairs go without those.
class LineWording : public Wording {
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
  /// Among what a deduction is about: behind this comes what is in the way, places each with its line, or with what
  /// barred() says of a link that is ruled out.
  static constexpr int in_the_way = -3;
  static constexpr int barred(Edge link) { return in_the_way - 1 - link; }  ///< and back

  explicit LineWording(const Instance& instance);

  std::string name(Fact fact) const override;
  void light(ReasonPart& part, Fact fact, bool other) const override;
  std::optional<std::string> clause(const Deduction& reason, const Deduction& needed_by) const override;
  std::string with_reasons(std::string_view reasons, const Deduction& deduction) const override;

  bool is_terminal(Vertex v) const { return pair_at_[v] >= 0; }
  /// The variable for "v is filled"; -1 where that is clear.
  int filled(Vertex v) const { return filled_[v]; }
  /// Of a bridge the place where the other line passes; else no_vertex.
  Vertex other_level(Vertex v) const;
  /// The first of the variables for "v lies on line 0, 1, ..."; -1 where there are none.
  int first_label(Vertex v) const { return first_label_[v]; }

 protected:
  void write(const Deduction& deduction, ReasonPart& part) const override;
  void light(ReasonPart& part, std::span<const Vertex> places, bool other) const;

  int pairs() const { return static_cast<int>(instance_.pairs.size()); }
  bool is_link(Fact fact) const { return fact.variable < graph_.size(); }
  /// The place of a fact that is about one.
  Vertex place_of(Fact fact) const { return owner_[fact.variable - graph_.size()]; }
  bool is_label(Fact fact) const { return !is_link(fact) && fact.variable != filled(place_of(fact)); }
  int pair_of(Fact fact) const { return fact.variable - first_label(place_of(fact)); }

  std::string place(Vertex v) const;
  int pair_of_exit(const Deduction& deduction) const;
  const std::string& line(int pair) const { return instance_.pairs[pair].label; }

  const Instance& instance_;
  const Graph& graph_;
  int variables_ = 0;
  std::vector<int> pair_at_;               ///< by vertex: the pair whose terminal it is, or -1
  std::vector<int> filled_, first_label_;  ///< by vertex
  std::vector<Vertex> owner_;              ///< by variable that is no link: its place

 private:
  void write_at_place(const Deduction& deduction, ReasonPart& part) const;
  void write_colours(std::span<const int> about, ReasonPart& part) const;
  void write_crowded(const Deduction& deduction, ReasonPart& part) const;
  std::string places(std::span<const int> vertices) const;
  std::string link_name(Edge e) const;
  /// "from the left": where the line comes from that has one way on.
  std::string origin(const Deduction& deduction) const;
  /// The links of its place that it doesn't cite as ruled out.
  std::vector<Fact> open_links(const Deduction& deduction) const;
  /// "line 2 goes left and down from row 1, column 5"; of no known pair, -1, "a line".
  std::string goes_from(Vertex v, std::span<const Fact> links, int pair) const;
  /// "1, 2 and 3".
  std::string line_names(std::vector<int> lines) const;
  /// What keeps lines away from places; after a barrier was told, or not.
  void write_out_of_reach(std::span<const int> about, std::span<const Fact> because, bool barrier,
                          ReasonPart& part) const;
  /// What is in the way.
  struct Bars {
    std::set<int> lines;
    std::vector<Edge> ruled_out;
    bool drawn = false;  ///< only what is drawn of the lines: they are to get by, too
  };
  /// Cuts it off and lights it; nothing where the deduction tells none.
  std::optional<Bars> take_bars(std::span<const int>& about, ReasonPart& part) const;
  /// "lines 1 and 2 bar"; `own` is the line that the sentence is about.
  std::string bars_in_words(const Bars& bars, int own = -1, bool barrier = false) const;
  /// "line 1", "lines 1 and 2".
  std::string lines_named(const std::set<int>& lines) const;
  /// Where a line that comes to v is led by what is drawn.
  Vertex led_to(Vertex v, Vertex from, std::span<const Fact> drawn) const;
  /// The other ends of those of them that are links of v.
  std::vector<Vertex> others(Vertex v, std::span<const Fact> facts) const;
  /// Of some of them, "A or B".
  std::string link_names(std::span<const Fact> facts) const;
  /// The links of a place, each by the way that it leads there.
  std::vector<std::string> ways(Vertex v, std::span<const Fact> links) const;
};

}  // namespace schlegel::numberlink
