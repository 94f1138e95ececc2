#include <algorithm>

#include "graph/words.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

/// A board of cells side by side, or of several layers one above the other. Layers count from 1, all else from 0.
class ContestReader {
 public:
  Result<Instance> read(const Lines& lines) {
    if (auto problem = read_size(lines[0])) return *problem;
    add_cells();
    for (const auto& line : lines) {
      if (&line == &lines[0] && line[0].text == "SIZE") continue;
      if (auto problem = read_statement(line)) return *problem;
    }
    if (!announced_.text.empty() && announced_.text != std::to_string(drawn_))
      return announced_.error(say(words::announced_lines, {{"announced", announced_.text}, {"lines", drawn_}}));
    return finish();
  }

 private:
  std::optional<Error> read_size(const std::vector<Word>& line) {
    const Word size = line.size() > 1 ? line[1] : line[0];
    TextCursor cursor(size.text);
    std::int64_t total = 1;
    while (axes_ < 3 && !cursor.at_end()) {
      const auto length = cursor.take_integer(words::a_side, 1, max_cells);
      if (!length) return size.error(length.error().message);
      if ((total *= *length) > max_cells) return size.error(too_many_cells());
      extent_[axes_++] = static_cast<int>(*length);
      if (!cursor.accept("X") && !cursor.accept("x")) break;
    }
    if (axes_ < 2 || !cursor.at_end()) return size.error(say(words::size_form));
    line_of_.assign(static_cast<std::size_t>(total), 0);
    return std::nullopt;
  }

  Vertex cell(int x, int y, int z) const { return (z * extent_[1] + y) * extent_[0] + x; }

  template <class Visit>
  void each_cell(Visit visit) const {
    for (int z = 0; z < extent_[2]; ++z)
      for (int y = 0; y < extent_[1]; ++y)
        for (int x = 0; x < extent_[0]; ++x) visit(x, y, z);
  }

  void add_cells() {
    const auto [w, h, layers] = extent_;
    each_cell([&, layers = layers](int x, int y, int z) {
      builder_.add_vertex(layers > 1 ? "v" + std::to_string(x) + "_" + std::to_string(y) + "_" + std::to_string(z + 1)
                                     : "r" + std::to_string(y + 1) + "c" + std::to_string(x + 1));
    });
    each_cell([&, w = w, h = h, layers = layers](int x, int y, int z) {
      if (x + 1 < w) builder_.add_edge(cell(x, y, z), cell(x + 1, y, z));
      if (y + 1 < h) builder_.add_edge(cell(x, y, z), cell(x, y + 1, z));
      if (z + 1 < layers) builder_.add_edge(cell(x, y, z), cell(x, y, z + 1));
    });
  }

  std::optional<Error> read_statement(const std::vector<Word>& line) {
    const Word& key = line[0];
    if (key.text == "LINE_NUM" && line.size() == 2 && is_number(line[1].text)) {
      announced_ = line[1];
      return std::nullopt;
    }
    if (key.text.substr(0, 5) != "LINE#") return key.error(say(words::contest_line_form, {{"text", quoted(key.text)}}));
    ++drawn_;
    ends_ = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
      if (auto problem = read_ends({key.text.substr(5), key.line, key.column + 5}, line[i])) return problem;
    if (ends_ != 2) return key.error(say(words::two_endpoints));
    return std::nullopt;
  }

  /// One place or both, "(0,0)" or "(0,0)-(2,2)".
  std::optional<Error> read_ends(const Word& label, const Word& word) {
    TextCursor cursor(word.text);
    cursor.accept("-");
    while (cursor.accept("(")) {
      const auto place = read_place(word, cursor);
      if (!place) return place.error();
      cursor.accept("-");
      int& taken = line_of_[*place];
      if (taken != 0) return word.error(say(words::cell_taken, {{"line", taken}}));
      taken = label.line;
      if (auto problem = pairs_.add(label, *place)) return problem;
      ++ends_;
    }
    if (!cursor.at_end()) return word.error(say(words::contest_cell_form));
    return std::nullopt;
  }

  /// What stands behind the bracket, with the one that closes it.
  Result<Vertex> read_place(const Word& word, TextCursor& cursor) const {
    std::array<int, 3> at{0, 0, 1};
    for (std::size_t axis = 0; axis < axes_; ++axis) {
      if (axis > 0 && !cursor.accept(",")) return word.error(say(words::contest_cell_form));
      const int least = axis == 2 ? 1 : 0;
      const auto value = cursor.take_integer(schlegel::words::a_coordinate, least, extent_[axis] - 1 + least);
      if (!value) return word.error(value.error().message);
      at[axis] = static_cast<int>(*value);
    }
    if (!cursor.accept(")")) return word.error(say(words::contest_cell_form));
    return cell(at[0], at[1], at[2] - 1);
  }

  Result<Instance> finish() {
    Instance instance;
    const auto [w, h, layers] = extent_;
    if (layers == 1) {
      instance.width = w;
      instance.height = h;
      std::vector<Point2> plane;
      const double unit = std::max(w, h);
      each_cell([&](int x, int y, int) {
        instance.cells.push_back({x, y});
        plane.push_back({(x + 0.5) / unit, (y + 0.5) / unit});
      });
      builder_.set_plane(std::move(plane));
    }
    instance.graph = std::move(builder_).build();
    auto found = std::move(pairs_).finish();
    if (!found) return found.error();
    instance.pairs = std::move(found).value();
    return instance;
  }

  std::array<int, 3> extent_{1, 1, 1};
  std::size_t axes_ = 0;
  GraphBuilder builder_;
  PairCollector pairs_;
  std::vector<int> line_of_;  ///< by vertex: the line of the text in which it ends a line of the board; 0: none
  Word announced_;            ///< how many lines there should be
  std::size_t drawn_ = 0;
  int ends_ = 0;  ///< of the line that is being read
};

}  // namespace

bool looks_like_contest(std::string_view text) { return trim(text).substr(0, 5) == "SIZE "; }

Result<Instance> parse_contest(std::string_view text) {
  const auto lines = lines_of(text, 4 * std::size_t{max_cells});
  return lines ? ContestReader().read(*lines) : Result<Instance>(lines.error());
}

}  // namespace schlegel::numberlink
