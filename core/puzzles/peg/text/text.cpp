#include "base/text.hpp"

#include <algorithm>
#include <bit>

#include "puzzles/peg/layout.hpp"
#include "puzzles/peg/peg.hpp"
#include "puzzles/peg/text/board_text.hpp"

namespace schlegel {
namespace {

using peg::bit;
using peg::Builder;
using peg::Line;
using peg::Position;
using peg::TextPicture;
using Instance = Peg::Instance;

Result<double> number(const Word& word) {
  TextCursor cursor(word.text);
  const auto value = cursor.accept_number();
  if (!value || !cursor.at_end()) return word.error(say(peg::words::place_form, {{"text", quoted(word.text)}}));
  if (*value < 0 || *value > 1) return word.error(say(peg::words::place_range));
  return *value;
}

/// The two numbers from word `first` on.
Result<Point2> place(const std::vector<Word>& words, std::size_t first) {
  const auto x = number(words[first]), y = number(words[first + 1]);
  if (!x) return x.error();
  if (!y) return y.error();
  return Point2{*x, *y};
}

/// Reads the holes named from word `first` on.
Result<Position> holes_named(Builder& builder, const std::vector<Word>& words, std::size_t first) {
  Position pegs = 0;
  for (std::size_t i = first; i < words.size(); ++i) {
    const auto hole = builder.hole(words[i]);
    if (!hole) return hole.error();
    if (pegs & bit(*hole)) return words[i].error(say(peg::words::hole_named_twice, {{"hole", quoted(words[i].text)}}));
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
      if (auto problem = statement(peg::words_of(raw, line, "#"))) return *problem;
    }
    if (in_picture_) return Error{say(peg::words::picture_end), line, 1};
    return finish();
  }

 private:
  std::optional<Error> statement(const std::vector<Word>& words) {
    if (words.empty()) return std::nullopt;
    const std::string_view key = words[0].text;
    if (!begun_) {
      begun_ = key == "peg" && words.size() == 1;
      return begun_ ? std::nullopt : std::optional(words[0].error(say(peg::words::first_line)));
    }
    if (key == "hole") return hole(words);
    if (key == "line") {
      if (words.size() != 4) return words[0].error(say(peg::words::write_line));
      lines_.push_back(words);
    } else if (key == "square" || key == "triangular") {
      if (picture_ || words.size() > 1) return words[0].error(say(peg::words::one_picture));
      picture_ = TextPicture{key == "triangular", {}};
      in_picture_ = true;
    } else if (key == "empty" || key == "pegs") {
      if (!start_.empty()) return words[0].error(say(peg::words::start_twice));
      start_ = words;
    } else if (key == "goal") {
      if (!goal_.empty()) return words[0].error(say(peg::words::goal_twice));
      if (words.size() < 2) return words[0].error(say(peg::words::write_goal));
      goal_ = words;
    } else if (key == "outline") {
      return outline(words);
    } else {
      return words[0].error(say(peg::words::unknown_word, {{"word", quoted(key)}}));
    }
    return std::nullopt;
  }

  std::optional<Error> hole(const std::vector<Word>& words) {
    if (words.size() != 2 && words.size() != 4) return words[0].error(say(peg::words::write_hole));
    if (auto problem = builder_.add_hole(words[1])) return problem;
    if (words.size() == 2) return std::nullopt;
    const auto at = place(words, 2);
    if (!at) return at.error();
    builder_.instance.at.push_back(*at);
    if (builder_.instance.at.size() != builder_.instance.names.size())
      return words[1].error(say(peg::words::all_placed_or_none));
    return std::nullopt;
  }

  std::optional<Error> outline(const std::vector<Word>& words) {
    if (words.size() < 7 || words.size() % 2 == 0 || words.size() > 401)
      return words[0].error(say(peg::words::write_outline));
    std::vector<Point2> corners;
    for (std::size_t i = 1; i < words.size(); i += 2) {
      const auto corner = place(words, i);
      if (!corner) return corner.error();
      corners.push_back(*corner);
    }
    if (builder_.instance.outline.size() == 64)
      return words[0].error(say(peg::words::too_many_outlines, {{"most", 64}}));
    builder_.instance.outline.push_back(std::move(corners));
    return std::nullopt;
  }

  Result<Instance> finish() {
    Instance& instance = builder_.instance;
    if (picture_) {
      if (!instance.names.empty()) return Error{say(peg::words::picture_and_holes), 1, 1};
      if (auto problem = builder_.add_picture(*picture_)) return *problem;
    }
    for (const auto& words : lines_)
      if (auto problem = builder_.add_line(&words[1], &Builder::hole, words[0])) return *problem;
    if (instance.names.empty()) return Error{say(peg::words::no_hole_yet), 1, 1};
    if (!instance.at.empty() && instance.at.size() != instance.names.size())
      return Error{say(peg::words::all_placed_or_none), 1, 1};
    if (instance.at.empty()) instance.at = peg::layout(instance.holes(), instance.lines);
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
    peg::set_defaults(instance, has_start, !goal_.empty());
    return instance;
  }

  Builder builder_;
  bool begun_ = false, in_picture_ = false;
  std::optional<TextPicture> picture_;
  std::vector<std::vector<Word>> lines_;
  std::vector<Word> start_, goal_;
};

std::string short_decimal(double value) {
  const int scaled = static_cast<int>(value * 10000 + 0.5);
  std::string digits = std::to_string(scaled % 10000);
  digits.insert(0, 4 - digits.size(), '0');
  return std::to_string(scaled / 10000) + "." + digits;
}

std::string name_list(const Instance& instance, Position pegs) {
  std::string out;
  for (int i = 0; i < instance.holes(); ++i)
    if (pegs & bit(i)) out += (out.empty() ? "" : " ") + instance.names[i];
  return out;
}

/// The holes of an option such as "a,b".
Result<Position> holes_of(const Instance& instance, std::string_view option, std::string_view text) {
  Position pegs = 0;
  for (std::string_view name : split(text, ',')) {
    const int hole = instance.find(trim(name));
    if (hole < 0)
      return Error{
          say(peg::words::option_unknown_hole,
              {{"option", option}, {"hole", quoted(trim(name))}, {"holes", name_list(instance, instance.all())}})};
    if (pegs & bit(hole))
      return Error{say(peg::words::option_hole_twice, {{"option", option}, {"hole", quoted(trim(name))}})};
    pegs |= bit(hole);
  }
  return pegs;
}

}  // namespace

Result<Peg::Instance> Peg::parse(std::string_view text) {
  constexpr std::size_t most_bytes = std::size_t{1} << 20;
  if (text.size() > most_bytes)
    return Error{
        say(peg::words::text_too_long, {{"bytes", text.size()}, {"most", most_bytes}, {"holes", peg::max_holes}})};
  TextCursor cursor(text);
  cursor.skip_space('#');
  const std::string_view rest = cursor.rest();
  if (rest.substr(0, 3) == "peg" && (rest.size() == 3 || !is_word(rest[3]))) return OwnFormat().read(text);
  TextCursor facts(text);
  facts.skip_space('%');
  if (facts.rest().substr(0, 4) == "move" && text.find('(') != std::string_view::npos) return peg::parse_facts(text);
  const std::string_view first_line = rest.substr(0, rest.find('\n'));
  if (is_digit(cursor.peek()) && first_line.find('x') != std::string_view::npos &&
      first_line.find(':') != std::string_view::npos)
    return peg::parse_id(text);
  return peg::parse_lines(text);
}

std::string Peg::write(const Instance& instance) {
  const auto name = [&](int hole) { return instance.names[hole]; };
  std::string out = "peg\n";
  for (int i = 0; i < instance.holes(); ++i) {
    const Point2 at = instance.at[i];
    out += "hole " + name(i) + " " + short_decimal(at.x) + " " + short_decimal(at.y) + "\n";
  }
  for (const Line& line : instance.lines)
    out += "line " + name(line.a) + " " + name(line.middle) + " " + name(line.b) + "\n";
  for (const auto& corners : instance.outline) {
    out += "outline";
    for (Point2 p : corners) out += " " + short_decimal(p.x) + " " + short_decimal(p.y);
    out += '\n';
  }
  const std::string empty = name_list(instance, instance.all() & ~instance.start);
  out += (empty.empty() ? "empty" : "empty " + empty) + "\n";
  const std::string goal = instance.goal.any ? "any" : name_list(instance, instance.goal.pegs);
  out += (goal.empty() ? "goal" : "goal " + goal) + "\n";
  return out;
}

Result<std::string> Peg::write_as(const Instance& instance, std::string_view format) {
  if (instance.lines.empty()) return Error{say(peg::words::lines_only_none)};
  Position on_lines = 0;
  for (const Line& line : instance.lines) on_lines |= bit(line.a) | bit(line.middle) | bit(line.b);
  if (on_lines != instance.all())
    return Error{say(peg::words::lines_only_bare, {{"count", std::popcount(instance.all() & ~on_lines)},
                                                   {"holes", name_list(instance, instance.all() & ~on_lines)}})};
  std::string text = peg::write_foreign(instance, format);
  const auto read = parse(text);
  if (!read || read->holes() != instance.holes() || read->lines.size() != instance.lines.size())
    return Error{say(peg::words::lines_only_misread)};
  const std::string middle = name_list(*read, read->goal.pegs);
  if (name_list(instance, instance.all() & ~instance.start) != middle || instance.goal.any ||
      name_list(instance, instance.goal.pegs) != middle)
    return Error{say(peg::words::lines_only_start, {{"hole", middle}})};
  return text;
}

Result<std::string> Peg::write_position(const Instance& instance, const State& state, std::string_view format) {
  if (!format.empty()) return Error{say(peg::words::lines_only_position)};
  Instance here = instance;
  here.start = state.pegs;
  return write(here);
}

Result<Peg::Instance> Peg::instance_from(const Options& options) {
  const std::string_view id = options.get("board", "pentagon16");
  const Level* level = find_level("peg", id);
  if (!level) {
    std::vector<std::string> ids;
    for (const Level& other : levels())
      if (other.puzzle == "peg") ids.emplace_back(other.id);
    return Error{say(peg::words::no_such_board, {{"board", quoted(id)}, {"boards", join(ids, ", ")}})};
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
