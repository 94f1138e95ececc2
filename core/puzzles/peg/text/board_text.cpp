#include "puzzles/peg/text/board_text.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "puzzles/peg/board.hpp"
#include "puzzles/peg/layout.hpp"
#include "puzzles/peg/words.hpp"

namespace schlegel::peg {
namespace {

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 16 && std::all_of(text.begin(), text.end(), is_word);
}

}  // namespace

std::vector<Word> words_of(std::string_view text, int line, std::string_view comment) {
  TextCursor cursor(text.substr(0, text.find_first_of(comment)));
  std::vector<Word> words = rest_of_line(cursor, '\n');
  for (Word& word : words) word.line = line;
  return words;
}

int Builder::index_of(std::string_view name) const {
  const auto found = std::find(instance.names.begin(), instance.names.end(), name);
  return found == instance.names.end() ? -1 : static_cast<int>(found - instance.names.begin());
}

std::optional<Error> Builder::add_hole(const Word& name) {
  if (!is_name(name.text)) return name.error(say(words::name_form, {{"text", quoted(name.text)}}));
  if (index_of(name.text) >= 0) return name.error(say(words::hole_twice, {{"hole", quoted(name.text)}}));
  if (instance.holes() == max_holes)
    return name.error(say(words::too_many_holes, {{"number", max_holes + 1}, {"most", max_holes}}));
  instance.names.emplace_back(name.text);
  return std::nullopt;
}

Result<int> Builder::hole(const Word& name) {
  const int hole = instance.find(name.text);
  if (hole >= 0) return hole;
  return name.error(say(words::unknown_hole, {{"hole", quoted(name.text)}}));
}

Result<int> Builder::made(const Word& name) {
  const int hole = index_of(name.text);
  if (hole >= 0) return hole;
  if (auto problem = add_hole(name)) return *problem;
  return instance.holes() - 1;
}

std::optional<Error> Builder::add_line(int a, int middle, int b, const Word& place) {
  if (a == middle || a == b || middle == b)
    return place.error(say(words::line_repeats, {{"hole", quoted(instance.names[a == middle || a == b ? a : b])}}));
  for (const Line& line : instance.lines)
    if (line.middle == middle && ((line.a == a && line.b == b) || (line.a == b && line.b == a))) return std::nullopt;
  if (instance.lines.size() == max_lines) return place.error(say(words::too_many_lines, {{"most", max_lines}}));
  instance.lines.push_back({a, middle, b});
  return std::nullopt;
}

std::optional<Error> Builder::add_line(const Word* names, Result<int> (Builder::*find)(const Word&),
                                       const Word& place) {
  int holes[3];
  for (int i = 0; i < 3; ++i) {
    const auto hole = (this->*find)(names[i]);
    if (!hole) return hole.error();
    holes[i] = *hole;
  }
  return add_line(holes[0], holes[1], holes[2], place);
}

std::optional<Error> Builder::add_picture(const TextPicture& picture) {
  struct Cell {
    int row, column, hole;
  };
  const auto is_hole = [](char c) { return c == 'o' || c == 'O' || c == '.'; };
  std::size_t holes = 0;
  for (const Word& row : picture.rows) holes += std::count_if(row.text.begin(), row.text.end(), is_hole);
  std::vector<Cell> cells;
  for (std::size_t r = 0; r < picture.rows.size(); ++r) {
    const Word& row = picture.rows[r];
    int in_row = 0;
    for (std::size_t c = 0; c < row.text.size(); ++c) {
      if (!is_hole(row.text[c])) {
        if (row.text[c] == ' ') continue;
        return Error{say(words::picture_form, {{"text", quoted(row.text.substr(c, 1))}}), row.line,
                     static_cast<int>(c) + 1};
      }
      const int column = picture.triangular ? in_row : static_cast<int>(c);
      ++in_row;
      std::string name(1, static_cast<char>('a' + (holes <= 26 ? static_cast<int>(cells.size()) : column) % 26));
      if (holes > 26) name += std::to_string(r + 1);
      const Word place{name, row.line, static_cast<int>(c) + 1};
      if (c > 200 || (holes > 26 && column >= 26)) return place.error(say(words::too_wide));
      if (auto problem = add_hole(place)) return problem;
      const int hole = instance.holes() - 1;
      cells.push_back({static_cast<int>(r), static_cast<int>(c), hole});
      const double height = picture.triangular ? 1.7320508075688772 : 1;
      instance.at.push_back({static_cast<double>(c), height * static_cast<double>(r)});
      if (row.text[c] != '.') instance.start |= bit(hole);
    }
  }
  const auto hole_at = [&](int row, int column) {
    for (const Cell& cell : cells)
      if (cell.row == row && cell.column == column) return cell.hole;
    return -1;
  };
  const std::vector<std::pair<int, int>> steps = picture.triangular
                                                     ? std::vector<std::pair<int, int>>{{0, 2}, {1, 1}, {1, -1}}
                                                     : std::vector<std::pair<int, int>>{{0, 1}, {1, 0}};
  for (const Cell& cell : cells)
    for (const auto& [down, right] : steps) {
      const int middle = hole_at(cell.row + down, cell.column + right);
      const int end = hole_at(cell.row + 2 * down, cell.column + 2 * right);
      if (middle < 0 || end < 0) continue;
      const Word place{"", picture.rows[cell.row].line, cell.column + 1};
      if (auto problem = add_line(cell.hole, middle, end, place)) return problem;
    }
  fit_unit_square(instance.at, 0.11);
  return std::nullopt;
}

void set_defaults(Instance& instance, bool has_start, bool has_goal) {
  const Position middle = bit(middle_hole(instance.at));
  if (!has_start) instance.start = instance.all() & ~(has_goal && !instance.goal.any ? instance.goal.pegs : middle);
  if (!has_start && has_goal && goal_positions(instance).size() == 1 && instance.start == 0)
    instance.start = instance.all() & ~middle;
  if (!has_goal) {
    const Position empty = instance.all() & ~instance.start;
    instance.goal = {false, empty != 0 && (empty & (empty - 1)) == 0 ? empty : middle};
  }
}

}  // namespace schlegel::peg
