#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A kind of statement by which a puzzle says more of a board than its graph: an opening, a required line, a pair.
struct SettingKind {
  /// What it is about, and so what is touched to make one.
  enum class On : std::uint8_t {
    board,   ///< nothing: it is there or not, or it is one word
    vertex,  ///< one vertex; a word where `named`
    edge,    ///< the two ends of a line
    pair,    ///< any two vertices, each in one pair at most; a word where `named`
    triple,  ///< three vertices, the second one in the middle; the same in either direction
    path,    ///< vertices of which each is joined to the next; there is one path at most
    swap,    ///< two vertices, whose words are exchanged; a vertex without a word has its name for one
    face,    ///< the vertices round a face; a word where `named`
  };
  std::string_view keyword;
  On on = On::board;
  bool named = false;           ///< it holds a word
  std::string_view title{};     ///< a Sentence's English: "Required line"
  std::string_view help{};      ///< what to do, a Sentence's English; empty: it is not set by hand
  std::string_view excludes{};  ///< the keyword of a kind that cannot hold of the same vertices
};

/// One such statement about vertices of a sheet, given by their numbers in order.
struct Setting {
  std::string keyword;
  std::vector<int> vertices;
  std::string word;
  friend bool operator==(const Setting&, const Setting&) = default;
};

/// A board while it is drawn: vertices on a square paper, lines, and what the puzzle sets. It may be no board yet.
struct Sheet {
  struct Dot {
    std::string name;  ///< unique
    Point2 at;         ///< in the unit square
    friend bool operator==(const Dot& a, const Dot& b) {
      return a.name == b.name && a.at.x == b.at.x && a.at.y == b.at.y;
    }
  };
  std::vector<Dot> dots;
  std::vector<std::pair<int, int>> lines;  ///< of two numbers the smaller first, ascending, none twice
  std::vector<Setting> settings;
  friend bool operator==(const Sheet&, const Sheet&) = default;

  bool joined(int u, int v) const;
  /// The first setting of that kind, or null.
  const Setting* find(std::string_view keyword) const;
  /// Whether this is the board's.
  bool has(std::string_view keyword) const { return find(keyword) != nullptr; }
};

/// The largest sheet: drawing is for hands.
inline constexpr std::size_t max_dots = 2000, max_sheet_lines = 6000, max_settings = 4000;

/// A puzzle's own text of a sheet, and which vertices each of its lines is about.
class SheetText {
 public:
  /// Adds a line.
  void add(std::string_view line, std::vector<int> about = {});
  /// Adds the statements of our own graph format, without its header.
  void add_graph(const Sheet& sheet);
  /// Adds a setting as most puzzles write it: the keyword, the word, the vertices.
  void add_setting(const Sheet& sheet, const Setting& setting);
  const std::string& text() const { return text_; }
  /// The vertices that a line of the text, counted from 1, is about.
  std::span<const int> about(int line) const;

 private:
  std::string text_;
  std::vector<std::vector<int>> about_;
};

/// The vertices round a face from its smallest one on, as settings have them.
std::vector<int> from_smallest(std::vector<int> face);
/// The same ones from the same first vertex the other way round.
std::vector<int> other_way_round(std::vector<int> face);
/// The nearest place on the paper, with as many decimals as texts have.
Point2 on_paper(Point2 place);
/// The sheet of a graph and its drawing, without settings.
Sheet sheet_of(const Graph& graph);
/// Its graph, drawn.
Graph graph_of(const Sheet& sheet);
/// The lines that meet other lines elsewhere than in their ends, or run over a vertex: their numbers, ascending.
/// O(m^2).
std::vector<int> crossing_lines(const Sheet& sheet);

}  // namespace schlegel
