#pragma once
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "graph/graph.hpp"

namespace schlegel {

/// A kind of statement that a puzzle adds to a graph: an opening, a required line, a pair.
struct SettingKind {
  /// What it is about: a person touches that to set it.
  enum class On : std::uint8_t {
    board,   ///< the whole board: it is set or not, or it is one word
    vertex,  ///< one vertex, with a word if `named`
    edge,    ///< the two vertices of a line
    pair,    ///< any two vertices, each in at most one pair, with a word if `named`
    triple,  ///< three vertices, the second one in the middle; the same in either direction
    path,    ///< vertices, each joined to the next; at most one path
    swap,    ///< two vertices whose words are exchanged; the default word of a vertex is its name
    face,    ///< the vertices round a face, with a word if `named`
  };
  std::string_view keyword;
  On on = On::board;
  bool named = false;           ///< has a word
  std::string_view title{};     ///< a Sentence's English, short, of lines without that word: "Required"
  std::string_view help{};      ///< what to do, a Sentence's English; empty if it is not set by hand
  std::string_view excludes{};  ///< the keyword of a kind that the same vertices cannot have as well
  bool on_grid = false;         ///< only grids have it
  std::string_view usual{};     ///< its word is a number, at first this one
};

/// The first of these settings, kinds or statements with this keyword, or null.
template <class All>
auto* find_keyword(All&& all, std::string_view keyword) {
  const auto found =
      std::find_if(std::begin(all), std::end(all), [&](const auto& one) { return one.keyword == keyword; });
  return found == std::end(all) ? nullptr : &*found;
}

/// One such statement about vertices, given by their numbers in order.
struct Setting {
  std::string keyword;
  std::vector<int> vertices;
  std::string word;
  friend bool operator==(const Setting&, const Setting&) = default;
};

/// A drawing of a board: vertices in the unit square, lines and settings. It may not be a valid board yet.
struct Sheet {
  struct Dot {
    std::string name;  ///< unique
    Point2 at;         ///< in the unit square
    friend bool operator==(const Dot& a, const Dot& b) {
      return a.name == b.name && a.at.x == b.at.x && a.at.y == b.at.y;
    }
  };
  std::vector<Dot> dots;
  std::vector<std::pair<int, int>> lines;  ///< pairs of vertices, the smaller first; ascending, without repeats
  std::vector<Setting> settings;
  friend bool operator==(const Sheet&, const Sheet&) = default;

  bool joined(int u, int v) const;
  /// The first setting of this kind, or null.
  const Setting* find(std::string_view keyword) const { return find_keyword(settings, keyword); }
  /// Whether this is the board's.
  bool has(std::string_view keyword) const { return find(keyword) != nullptr; }
};

/// The most vertices of a sheet, which is drawn by hand.
inline constexpr std::size_t max_dots = 2000, max_sheet_lines = 6000, max_settings = 4000;

/// A sheet in Schlegel format, and the vertices that each line is about.
class SheetText {
 public:
  /// Adds a line.
  void add(std::string_view line, std::vector<int> about = {});
  /// Adds the lines of the graph, without the line `graph`.
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

/// The vertices round a face, starting from the smallest, as in settings.
std::vector<int> from_smallest(std::vector<int> face);
/// The same vertices from the same first one, in reverse.
std::vector<int> other_way_round(std::vector<int> face);
/// The nearest point of the unit square, with as many decimals as texts have.
Point2 on_paper(Point2 place);
/// The sheet of a graph and its drawing, without settings.
Sheet sheet_of(const Graph& graph);
/// The graph of a sheet, with its drawing.
Graph graph_of(const Sheet& sheet);
/// The numbers of the lines that cross other lines or run over a vertex, ascending. O(m^2).
std::vector<int> crossing_lines(const Sheet& sheet);

}  // namespace schlegel
