// Forms of boards that are not ours.
#include <algorithm>

#include "base/text.hpp"
#include "puzzles/peg/layout.hpp"
#include "puzzles/peg/text/board_text.hpp"
#include "puzzles/peg/words.hpp"

namespace schlegel::peg {
namespace {

/// Holes are listed by name, short names first, so that solutions come in an order that can be foreseen.
void sort_holes(Instance& instance) {
  std::vector<int> order;
  for (int i = 0; i < instance.holes(); ++i) order.push_back(i);
  const auto name = [&](int hole) -> const std::string& { return instance.names[hole]; };
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    return name(a).size() != name(b).size() ? name(a).size() < name(b).size() : name(a) < name(b);
  });
  std::vector<int> place(order.size());
  std::vector<std::string> names;
  for (std::size_t i = 0; i < order.size(); ++i) {
    place[order[i]] = static_cast<int>(i);
    names.push_back(name(order[i]));
  }
  instance.names = std::move(names);
  for (Line& line : instance.lines)
    for (int* hole : {&line.a, &line.middle, &line.b}) *hole = place[*hole];
}

Result<Instance> finish_foreign(Builder builder) {
  Instance instance = std::move(builder.instance);
  if (instance.lines.empty()) return Error{say(words::foreign_without_lines), 1, 1};
  sort_holes(instance);
  instance.at = layout(instance.holes(), instance.lines);
  set_defaults(instance, false, false);
  return instance;
}

}  // namespace

Result<Instance> parse_facts(std::string_view text) {
  Builder builder;
  TextCursor cursor(text);
  for (cursor.skip_space('%'); !cursor.at_end(); cursor.skip_space('%')) {
    const Word place{"", cursor.line(), cursor.column()};
    if (!cursor.accept("move")) return place.error(say(words::fact_or_end));
    int holes[3];
    for (int i = 0; i < 3; ++i) {
      cursor.skip_space('%');
      const char* const before = i == 0 ? "(" : ",";
      if (!cursor.accept(before)) return cursor.error(say(words::fact_sign, {{"sign", before}}));
      cursor.skip_space('%');
      const int line = cursor.line(), column = cursor.column();
      const auto hole = builder.made({cursor.take_word(), line, column});
      if (!hole) return hole.error();
      holes[i] = *hole;
    }
    cursor.skip_space('%');
    if (!cursor.accept(")")) return cursor.error(say(words::fact_sign, {{"sign", ")"}}));
    cursor.skip_space('%');
    if (!cursor.accept(".")) return cursor.error(say(words::fact_stop));
    if (auto problem = builder.add_line(holes[0], holes[1], holes[2], place)) return *problem;
  }
  auto instance = finish_foreign(std::move(builder));
  if (instance) instance->format = "facts";
  return instance;
}

Result<Instance> parse_lines(std::string_view text) {
  Builder builder;
  int line = 0;
  for (std::string_view raw : split(text, '\n')) {
    const auto words = words_of(raw, ++line, "#%");
    if (words.empty()) continue;
    if (words.size() != 3) return words[0].error(say(words::three_names));
    if (auto problem = builder.add_line(words.data(), &Builder::made, words[0])) return *problem;
  }
  return finish_foreign(std::move(builder));
}

Result<Instance> parse_id(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  const auto width = cursor.take_integer(words::the_width, 1, 64);
  if (!width) return width.error();
  if (!cursor.accept("x")) return cursor.error(say(words::id_size));
  const auto height = cursor.take_integer(words::the_height, 1, 64);
  if (!height) return height.error();
  cursor.take_while(is_letter);
  if (!cursor.accept(":")) return cursor.error(say(words::id_colon));
  const int line = cursor.line(), column = cursor.column();
  const std::string_view cells = cursor.take_while([](char c) { return c == 'P' || c == 'H' || c == 'O'; });
  const auto end = cursor;
  cursor.skip_space('#');
  if (!cursor.at_end()) return end.error(say(words::id_cell));
  const auto size = static_cast<std::size_t>(*width * *height);
  if (cells.size() != size) return end.error(say(words::id_cells, {{"needed", size}, {"cells", cells.size()}}));
  std::string drawn(cells);
  std::replace(drawn.begin(), drawn.end(), 'O', ' ');
  std::replace(drawn.begin(), drawn.end(), 'P', 'o');
  std::replace(drawn.begin(), drawn.end(), 'H', '.');
  TextPicture picture;
  for (std::size_t row = 0; row < static_cast<std::size_t>(*height); ++row)
    picture.rows.push_back(
        {std::string_view(drawn).substr(row * static_cast<std::size_t>(*width), static_cast<std::size_t>(*width)), line,
         1});
  Builder builder;
  if (auto problem = builder.add_picture(picture)) return Error{problem->message, line, column};
  Instance instance = std::move(builder.instance);
  if (instance.names.empty()) return Error{say(words::no_hole), line, column};
  instance.goal = {true, 0};
  return instance;
}

std::string write_foreign(const Instance& instance, std::string_view format) {
  const bool facts = format == "facts";
  std::string out;
  for (const Line& line : instance.lines) {
    int count = 0;
    for (const int hole : {line.a, line.middle, line.b}) {
      out += count > 0 ? (facts ? "," : " ") : facts ? "move(" : "";
      out += instance.names[hole];
      ++count;
    }
    out += facts ? ").\n" : "\n";
  }
  return out;
}

}  // namespace schlegel::peg
