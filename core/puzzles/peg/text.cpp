#include "base/text.hpp"

#include <algorithm>

#include "puzzles/peg/layout.hpp"
#include "puzzles/peg/peg.hpp"

namespace schlegel {
namespace {

using peg::bit;
using peg::Line;
using peg::Position;
using Instance = Peg::Instance;

/// A word of the text and where it stands.
struct Word {
  std::string_view text;
  int line, column;

  Error error(std::string message) const { return {std::move(message), line, column}; }
};

std::vector<Word> words_of(std::string_view text, int line, std::string_view comment) {
  std::vector<Word> words;
  TextCursor cursor(text);
  const auto ends = [&](char c) { return comment.find(c) != std::string_view::npos; };
  for (cursor.skip_blanks(); !cursor.at_end() && !ends(cursor.peek()); cursor.skip_blanks()) {
    const int column = cursor.column();
    words.push_back(
        {cursor.take_while([&](char c) { return c != ' ' && c != '\t' && c != '\r' && !ends(c); }), line, column});
  }
  return words;
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 16 && std::all_of(text.begin(), text.end(), is_word);
}

/// Collects holes and lines and what is said of them.
class Builder {
 public:
  Instance instance;

  std::optional<Error> add_hole(const Word& name) {
    if (!is_name(name.text))
      return name.error("a hole's name is 1 to 16 letters, digits or '_', not " + quoted(name.text));
    if (index_of(name.text) >= 0) return name.error("the hole " + quoted(name.text) + " is there twice");
    if (instance.holes() == peg::max_holes) return name.error("this is hole number 65; a board has at most 64 holes");
    instance.names.emplace_back(name.text);
    return std::nullopt;
  }

  Result<int> hole(const Word& name) const {
    const int hole = instance.find(name.text);
    if (hole >= 0) return hole;
    return name.error("there is no hole " + quoted(name.text) + " on this board");
  }

  /// The hole of exactly that name, made when it is new.
  Result<int> made(const Word& name) {
    const int hole = index_of(name.text);
    if (hole >= 0) return hole;
    if (auto problem = add_hole(name)) return *problem;
    return instance.holes() - 1;
  }

  /// The same line again, in either direction, is no news.
  std::optional<Error> add_line(int a, int middle, int b, const Word& place) {
    if (a == middle || a == b || middle == b)
      return place.error("a line has three different holes; this one names " +
                         quoted(instance.names[static_cast<std::size_t>(a == middle || a == b ? a : b)]) + " twice");
    for (const Line& line : instance.lines)
      if (line.middle == middle && ((line.a == a && line.b == b) || (line.a == b && line.b == a))) return std::nullopt;
    if (instance.lines.size() == peg::max_lines)
      return place.error("there are more than " + std::to_string(peg::max_lines) + " lines");
    instance.lines.push_back({a, middle, b});
    return std::nullopt;
  }

 private:
  int index_of(std::string_view name) const {
    const auto found = std::find(instance.names.begin(), instance.names.end(), name);
    return found == instance.names.end() ? -1 : static_cast<int>(found - instance.names.begin());
  }
};

/// Holes are listed by name, short names first, so that solutions come in an order that can be foreseen.
void sort_holes(Instance& instance) {
  std::vector<int> order;
  for (int i = 0; i < instance.holes(); ++i) order.push_back(i);
  const auto name = [&](int hole) -> const std::string& { return instance.names[static_cast<std::size_t>(hole)]; };
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    return name(a).size() != name(b).size() ? name(a).size() < name(b).size() : name(a) < name(b);
  });
  std::vector<int> place(order.size());
  std::vector<std::string> names;
  for (std::size_t i = 0; i < order.size(); ++i) {
    place[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    names.push_back(name(order[i]));
  }
  instance.names = std::move(names);
  for (Line& line : instance.lines)
    for (int* hole : {&line.a, &line.middle, &line.b}) *hole = place[static_cast<std::size_t>(*hole)];
}

/// The middle hole is empty at the start and takes the last peg.
void set_defaults(Instance& instance, bool has_start, bool has_goal) {
  const Position middle = bit(peg::middle_hole(instance.at));
  if (!has_start) instance.start = instance.all() & ~(has_goal && !instance.goal.any ? instance.goal.pegs : middle);
  if (!has_start && has_goal && peg::goal_positions(instance).size() == 1 && instance.start == 0)
    instance.start = instance.all() & ~middle;
  if (!has_goal) {
    const Position empty = instance.all() & ~instance.start;
    instance.goal = {false, empty != 0 && (empty & (empty - 1)) == 0 ? empty : middle};
  }
}

struct Picture {
  bool triangular = false;
  std::vector<Word> rows;  ///< whole lines
};

/// Holes at the o and . of a picture, lines through neighbours.
std::optional<Error> add_picture(Builder& builder, const Picture& picture, std::vector<Point2>& at, Position& pegs) {
  struct Cell {
    int row, column, hole;
  };
  const auto is_hole = [](char c) { return c == 'o' || c == 'O' || c == '.'; };
  std::size_t holes = 0;
  for (const Word& row : picture.rows)
    holes += static_cast<std::size_t>(std::count_if(row.text.begin(), row.text.end(), is_hole));
  std::vector<Cell> cells;
  for (std::size_t r = 0; r < picture.rows.size(); ++r) {
    const Word& row = picture.rows[r];
    int in_row = 0;
    for (std::size_t c = 0; c < row.text.size(); ++c) {
      if (!is_hole(row.text[c])) continue;
      const int column = picture.triangular ? in_row : static_cast<int>(c);
      ++in_row;
      std::string name(1, static_cast<char>('a' + (holes <= 26 ? static_cast<int>(cells.size()) : column) % 26));
      if (holes > 26) name += std::to_string(r + 1);
      const Word place{name, row.line, static_cast<int>(c) + 1};
      if (c > 200 || (holes > 26 && column >= 26)) return place.error("the picture is too wide");
      if (auto problem = builder.add_hole(place)) return problem;
      const int hole = builder.instance.holes() - 1;
      cells.push_back({static_cast<int>(r), static_cast<int>(c), hole});
      const double height = picture.triangular ? 1.7320508075688772 : 1;
      at.push_back({static_cast<double>(c), height * static_cast<double>(r)});
      if (row.text[c] != '.') pegs |= bit(hole);
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
      const Word place{"", picture.rows[static_cast<std::size_t>(cell.row)].line, cell.column + 1};
      if (auto problem = builder.add_line(cell.hole, middle, end, place)) return problem;
    }
  return std::nullopt;
}

Result<double> number(const Word& word) {
  TextCursor cursor(word.text);
  const auto value = cursor.take_number("a place");
  if (!value || !cursor.at_end()) return word.error("a place is two numbers from 0 to 1, not " + quoted(word.text));
  if (*value < 0 || *value > 1) return word.error("a place lies in the unit square: from 0 to 1");
  return value;
}

/// Reads the holes named from word `first` on.
Result<Position> holes_named(const Builder& builder, const std::vector<Word>& words, std::size_t first) {
  Position pegs = 0;
  for (std::size_t i = first; i < words.size(); ++i) {
    const auto hole = builder.hole(words[i]);
    if (!hole) return hole.error();
    if (pegs & bit(*hole)) return words[i].error("the hole " + quoted(words[i].text) + " is named twice");
    pegs |= bit(*hole);
  }
  return pegs;
}

/// The statements of our own format, put together in parse_own.
class OwnFormat {
 public:
  Result<Instance> read(std::string_view text) {
    int line = 0;
    for (std::string_view raw : split(text, '\n')) {
      ++line;
      if (!raw.empty() && raw.back() == '\r') raw.remove_suffix(1);
      if (in_picture_) {
        if (trim(raw) == "end")
          in_picture_ = false;
        else
          picture_->rows.push_back({raw, line, 1});
        continue;
      }
      if (auto problem = statement(words_of(raw, line, "#"))) return *problem;
    }
    if (in_picture_) return Error{"the picture has no line 'end'", line, 1};
    return finish();
  }

 private:
  std::optional<Error> statement(const std::vector<Word>& words) {
    if (words.empty()) return std::nullopt;
    const std::string_view key = words[0].text;
    if (!begun_) {
      begun_ = key == "peg" && words.size() == 1;
      return begun_ ? std::nullopt : std::optional(words[0].error("the first line is the word peg alone"));
    }
    if (key == "hole") return hole(words);
    if (key == "line") {
      if (words.size() != 4) return words[0].error("write: line A B C, for three holes in a row");
      lines_.push_back(words);
    } else if (key == "square" || key == "triangular") {
      if (picture_ || words.size() > 1)
        return words[0].error("there is one picture at most, and nothing else in its first line");
      picture_ = Picture{key == "triangular", {}};
      in_picture_ = true;
    } else if (key == "empty" || key == "pegs") {
      if (!start_.empty()) return words[0].error("the start is given twice");
      start_ = words;
    } else if (key == "goal") {
      if (!goal_.empty()) return words[0].error("the goal is given twice");
      if (words.size() < 2) return words[0].error("write: goal any, or goal and the holes that hold a peg at the end");
      goal_ = words;
    } else if (key == "outline") {
      return outline(words);
    } else {
      return words[0].error("unknown word " + quoted(key) +
                            "; a line begins with hole, line, square, triangular, empty, pegs, goal or outline");
    }
    return std::nullopt;
  }

  std::optional<Error> hole(const std::vector<Word>& words) {
    if (words.size() != 2 && words.size() != 4) return words[0].error("write: hole NAME X Y");
    if (auto problem = builder_.add_hole(words[1])) return problem;
    if (words.size() == 2) return std::nullopt;
    const auto x = number(words[2]), y = number(words[3]);
    if (!x) return x.error();
    if (!y) return y.error();
    at_.push_back({*x, *y});
    if (at_.size() != builder_.instance.names.size()) return words[1].error("either all holes have a place or none");
    return std::nullopt;
  }

  std::optional<Error> outline(const std::vector<Word>& words) {
    if (words.size() < 7 || words.size() % 2 == 0 || words.size() > 401)
      return words[0].error("write: outline X Y X Y X Y ..., at least three corners");
    std::vector<Point2> corners;
    for (std::size_t i = 1; i < words.size(); i += 2) {
      const auto x = number(words[i]), y = number(words[i + 1]);
      if (!x) return x.error();
      if (!y) return y.error();
      corners.push_back({*x, *y});
    }
    if (builder_.instance.outline.size() == 64) return words[0].error("there are more than 64 outlines");
    builder_.instance.outline.push_back(std::move(corners));
    return std::nullopt;
  }

  Result<Instance> finish() {
    Instance& instance = builder_.instance;
    if (picture_) {
      if (!instance.names.empty()) return Error{"a board has either a picture or lines hole, not both", 1, 1};
      if (auto problem = add_picture(builder_, *picture_, at_, instance.start)) return *problem;
      peg::fit_unit_square(at_, 0.11);
    }
    for (const auto& words : lines_) {
      int holes[3];
      for (std::size_t i = 0; i < 3; ++i) {
        const auto hole = builder_.hole(words[i + 1]);
        if (!hole) return hole.error();
        holes[i] = *hole;
      }
      if (auto problem = builder_.add_line(holes[0], holes[1], holes[2], words[0])) return *problem;
    }
    if (instance.names.empty()) return Error{"the board has no hole; give lines hole or a picture", 1, 1};
    if (!at_.empty() && at_.size() != instance.names.size())
      return Error{"either all holes have a place or none", 1, 1};
    instance.at = at_.empty() ? peg::layout(instance.holes(), instance.lines) : at_;
    bool has_start = picture_ && (instance.start != instance.all());
    if (!start_.empty()) {
      const auto named = holes_named(builder_, start_, 1);
      if (!named) return named.error();
      instance.start = start_[0].text == "pegs" ? *named : instance.all() & ~*named;
      has_start = true;
    }
    if (!goal_.empty()) {
      if (goal_.size() == 2 && goal_[1].text == "any" && instance.find("any") < 0) {
        instance.goal = {true, 0};
      } else {
        const auto named = holes_named(builder_, goal_, 1);
        if (!named) return named.error();
        instance.goal = {false, *named};
      }
    }
    set_defaults(instance, has_start, !goal_.empty());
    return instance;
  }

  Builder builder_;
  bool begun_ = false, in_picture_ = false;
  std::optional<Picture> picture_;
  std::vector<Point2> at_;
  std::vector<std::vector<Word>> lines_;
  std::vector<Word> start_, goal_;
};

Result<Instance> finish_foreign(Builder builder) {
  Instance instance = std::move(builder.instance);
  if (instance.lines.empty())
    return Error{"there is no line of three holes; write move(a,b,c). or a b c, or begin with the word peg", 1, 1};
  sort_holes(instance);
  instance.at = peg::layout(instance.holes(), instance.lines);
  set_defaults(instance, false, false);
  return instance;
}

/// move(h,m,o). with % comments and several on a line.
Result<Instance> parse_facts(std::string_view text) {
  Builder builder;
  TextCursor cursor(text);
  for (cursor.skip_space('%'); !cursor.at_end(); cursor.skip_space('%')) {
    const Word place{"", cursor.line(), cursor.column()};
    if (!cursor.accept("move")) return place.error("here should be a fact move(h,m,o). or the end of the text");
    int holes[3];
    for (int i = 0; i < 3; ++i) {
      cursor.skip_space('%');
      const char* const before = i == 0 ? "(" : ",";
      if (!cursor.accept(before))
        return cursor.error(std::string("here should be '") + before + "': a fact is move(h,m,o).");
      cursor.skip_space('%');
      const int line = cursor.line(), column = cursor.column();
      const auto hole = builder.made({cursor.take_word(), line, column});
      if (!hole) return hole.error();
      holes[i] = *hole;
    }
    cursor.skip_space('%');
    if (!cursor.accept(")")) return cursor.error("here should be ')': a fact is move(h,m,o).");
    cursor.skip_space('%');
    if (!cursor.accept(".")) return cursor.error("here should be '.': a fact ends with a full stop");
    if (auto problem = builder.add_line(holes[0], holes[1], holes[2], place)) return *problem;
  }
  auto instance = finish_foreign(std::move(builder));
  if (instance) instance->format = "facts";
  return instance;
}

/// Three names on a line.
Result<Instance> parse_lines(std::string_view text) {
  Builder builder;
  int line = 0;
  for (std::string_view raw : split(text, '\n')) {
    const auto words = words_of(raw, ++line, "#%");
    if (words.empty()) continue;
    if (words.size() != 3)
      return words[0].error("here should be three holes in a row, such as h m o; or begin the text with the word peg");
    int holes[3];
    for (std::size_t i = 0; i < 3; ++i) {
      const auto hole = builder.made(words[i]);
      if (!hole) return hole.error();
      holes[i] = *hole;
    }
    if (auto problem = builder.add_line(holes[0], holes[1], holes[2], words[0])) return *problem;
  }
  return finish_foreign(std::move(builder));
}

/// WxH and perhaps the kind of board, a colon, then P (peg), H (hole) or O (nothing) for each cell.
Result<Instance> parse_id(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  const auto width = cursor.take_integer("the width", 1, 64);
  if (!width) return width.error();
  if (!cursor.accept("x")) return cursor.error("here should be 'x': a board's id begins with its size, such as 7x7");
  const auto height = cursor.take_integer("the height", 1, 64);
  if (!height) return height.error();
  cursor.take_while(is_letter);
  if (!cursor.accept(":")) return cursor.error("here should be ':' and then the cells");
  const int line = cursor.line(), column = cursor.column();
  const std::string_view cells = cursor.take_while([](char c) { return c == 'P' || c == 'H' || c == 'O'; });
  const auto end = cursor;
  cursor.skip_space('#');
  if (!cursor.at_end()) return end.error("a cell is P (peg), H (hole) or O (no hole)");
  const auto size = static_cast<std::size_t>(*width * *height);
  if (cells.size() != size)
    return end.error(std::to_string(size) + " cells are needed, but here are " + std::to_string(cells.size()));
  std::string drawn(cells);
  std::replace(drawn.begin(), drawn.end(), 'O', ' ');
  std::replace(drawn.begin(), drawn.end(), 'P', 'o');
  std::replace(drawn.begin(), drawn.end(), 'H', '.');
  Picture picture;
  for (std::size_t row = 0; row < static_cast<std::size_t>(*height); ++row)
    picture.rows.push_back(
        {std::string_view(drawn).substr(row * static_cast<std::size_t>(*width), static_cast<std::size_t>(*width)), line,
         1});
  Builder builder;
  if (auto problem = add_picture(builder, picture, builder.instance.at, builder.instance.start))
    return Error{problem->message, line, column};
  Instance instance = std::move(builder.instance);
  if (instance.names.empty()) return Error{"the board has no hole", line, column};
  peg::fit_unit_square(instance.at, 0.11);
  instance.goal = {true, 0};
  return instance;
}

std::string decimal(double value) {
  const int scaled = static_cast<int>(value * 10000 + 0.5);
  std::string digits = std::to_string(scaled % 10000);
  digits.insert(0, 4 - digits.size(), '0');
  return std::to_string(scaled / 10000) + "." + digits;
}

std::string name_list(const Instance& instance, Position pegs) {
  std::string out;
  for (int i = 0; i < instance.holes(); ++i)
    if (pegs & bit(i)) out += " " + instance.names[static_cast<std::size_t>(i)];
  return out;
}

/// The holes of an option such as "a,b".
Result<Position> holes_of(const Instance& instance, std::string_view option, std::string_view text) {
  Position pegs = 0;
  for (std::string_view name : split(text, ',')) {
    const int hole = instance.find(trim(name));
    if (hole < 0)
      return Error{"--" + std::string(option) + ": there is no hole " + quoted(trim(name)) +
                   " on this board; its holes are" + name_list(instance, instance.all())};
    if (pegs & bit(hole))
      return Error{"--" + std::string(option) + ": the hole " + quoted(trim(name)) + " is there twice"};
    pegs |= bit(hole);
  }
  return pegs;
}

}  // namespace

Result<Peg::Instance> Peg::parse(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  const std::string_view rest = cursor.rest();
  if (rest.substr(0, 3) == "peg" && (rest.size() == 3 || !is_word(rest[3]))) return OwnFormat().read(text);
  TextCursor facts(text);
  facts.skip_space('%');
  if (facts.rest().substr(0, 4) == "move" && text.find('(') != std::string_view::npos) return parse_facts(text);
  const std::string_view first_line = rest.substr(0, rest.find('\n'));
  if (is_digit(cursor.peek()) && first_line.find('x') != std::string_view::npos &&
      first_line.find(':') != std::string_view::npos)
    return parse_id(text);
  return parse_lines(text);
}

std::string Peg::write(const Instance& instance) {
  const auto name = [&](int hole) { return instance.names[static_cast<std::size_t>(hole)]; };
  std::string out = "peg\n";
  for (int i = 0; i < instance.holes(); ++i) {
    const Point2 at = instance.at[static_cast<std::size_t>(i)];
    out += "hole " + name(i) + " " + decimal(at.x) + " " + decimal(at.y) + "\n";
  }
  for (const Line& line : instance.lines)
    out += "line " + name(line.a) + " " + name(line.middle) + " " + name(line.b) + "\n";
  for (const auto& corners : instance.outline) {
    out += "outline";
    for (Point2 p : corners) out += " " + decimal(p.x) + " " + decimal(p.y);
    out += '\n';
  }
  out += "empty" + name_list(instance, instance.all() & ~instance.start) + "\n";
  out += "goal" + (instance.goal.any ? " any" : name_list(instance, instance.goal.pegs)) + "\n";
  return out;
}

Result<std::string> Peg::write_as(const Instance& instance, std::string_view format) {
  const bool facts = format == "facts";
  std::string out;
  for (const Line& line : instance.lines) {
    int count = 0;
    for (const int hole : {line.a, line.middle, line.b}) {
      out += count > 0 ? (facts ? "," : " ") : facts ? "move(" : "";
      out += instance.names[static_cast<std::size_t>(hole)];
      ++count;
    }
    out += facts ? ").\n" : "\n";
  }
  return out;
}

Result<Peg::Instance> Peg::instance_from(const Options& options) {
  const std::string_view id = options.get("board", "pentagon16");
  const Level* level = find_level("peg", id);
  if (!level) {
    std::vector<std::string> ids;
    for (const Level& other : levels())
      if (other.puzzle == "peg") ids.emplace_back(other.id);
    return Error{"there is no board " + quoted(id) + "; the boards are " + join(ids, ", ")};
  }
  return parse(level->text);
}

Result<Peg::Instance> Peg::refine(Instance instance, const Options& options) {
  if (options.has("start")) {
    const auto empty = holes_of(instance, "start", options.get("start"));
    if (!empty) return empty.error();
    instance.start = instance.all() & ~*empty;
  }
  if (options.has("goal")) {
    if (options.get("goal") == "any" && instance.find("any") < 0) {
      instance.goal = {true, 0};
    } else {
      const auto pegs = holes_of(instance, "goal", options.get("goal"));
      if (!pegs) return pegs.error();
      instance.goal = {false, *pegs};
    }
  }
  return instance;
}

std::string Peg::write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format) {
  if (format.empty()) format = instance.format;
  std::string out;
  for (const Move& move : moves) {
    const std::string text = write_move(instance, move);
    if (format == "facts") {
      std::string arguments = text;
      std::replace(arguments.begin(), arguments.end(), '-', ',');
      out += (out.empty() ? "" : "\n") + ("move(" + arguments + ").");
    } else {
      out += (out.empty() ? "" : " ") + text;
    }
  }
  return out;
}

Result<std::vector<Peg::Move>> Peg::parse_solution(const Instance& instance, std::string_view text) {
  std::vector<Move> moves;
  TextCursor cursor(text);
  const auto separates = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' || c == '.'; };
  for (cursor.take_while(separates); !cursor.at_end(); cursor.take_while(separates)) {
    const int line = cursor.line(), column = cursor.column();
    std::string jump;
    if (cursor.accept("move(")) {
      jump = cursor.take_while([](char c) { return c != ')' && c != '\n'; });
      std::replace(jump.begin(), jump.end(), ',', '-');
      jump.erase(std::remove(jump.begin(), jump.end(), ' '), jump.end());
      cursor.accept(")");
    } else {
      jump = cursor.take_while([&](char c) { return !separates(c); });
    }
    const auto move = parse_move(instance, jump);
    if (!move) return Error{move.error().message, line, column};
    moves.push_back(*move);
  }
  return moves;
}

}  // namespace schlegel
