#include "base/text.hpp"

#include <charconv>

#include "graph/families/families.hpp"
#include "graph/formats/formats.hpp"
#include "graph/formats/schlegel_text.hpp"
#include "play/graph_puzzle.hpp"
#include "puzzles/sliding/assign_tokens.hpp"
#include "puzzles/sliding/sliding.hpp"

namespace schlegel {
namespace {

using namespace sliding;

constexpr std::string_view blanks = " ,\t\r\n";

/// The sides of a grid by its family name, "grid_4x4"; 0 when it is none.
void find_sides(Instance& instance) {
  std::string name;
  for (char c : instance.family) name += to_lower(c);
  if (name.size() < 6 || name.substr(0, 4) != "grid") return;
  const auto sides = parse_size({std::string_view(name).substr(5), 1, 1});
  if (!sides || sides->first * sides->second != instance.graph.order()) return;
  instance.rows = sides->first;
  instance.columns = sides->second;
}

/// A grid of ours, named by the target; `otherwise` is the goal where none is given.
std::optional<Error> set_grid(Instance& instance, std::pair<int, int> sides, const std::vector<Word>& now,
                              std::vector<Word> target, GridGoal otherwise, const Word& place) {
  instance.rows = sides.first;
  instance.columns = sides.second;
  instance.own_grid = true;
  const int cells = sides.first * sides.second;
  std::optional<GridGoal> goal = target.empty() ? otherwise : std::optional<GridGoal>();
  if (target.size() == 1) {
    goal = parse_grid_goal(target[0].text);
    if (!goal && target[0].text != "0") return target[0].error(say(sliding::words::target_form));
  }
  std::vector<std::string> names = goal_names(cells, goal.value_or(otherwise));
  if (goal) {
    target.clear();
    for (const std::string& name : names) target.push_back({name, place.line, place.column});
  } else {
    instance.graph = make_grid(sides.first, sides.second, names);
    if (auto problem = assign_tokens(instance, {}, target, place)) return problem;
    for (std::size_t v = 0; v < names.size(); ++v) names[v] = std::string(target[v].text);
  }
  instance.graph = make_grid(sides.first, sides.second, names);
  return assign_tokens(instance, now, target, place);
}

Result<Instance> parse_own(std::string_view text, GridGoal otherwise) {
  Instance instance;
  GraphStatements graph;
  std::optional<Word> header, grid, tokens_at, target_at;
  std::pair<int, int> sides;
  std::vector<Word> now, target;
  TextCursor cursor(text);
  for (cursor.skip_space('#'); !cursor.at_end(); cursor.skip_space('#')) {
    const Word key = take_word(cursor, '#');
    if (!header) {
      header = key;
      if (key.text != "sliding") return key.error(say(sliding::words::first_line));
    } else if (GraphStatements::owns(key.text)) {
      if (grid) return key.error(say(sliding::words::grid_already));
      if (auto problem = graph.read(key, cursor)) return *problem;
    } else if (key.text == "grid") {
      if (grid || graph.any()) return key.error(say(sliding::words::board_already));
      cursor.skip_blanks();
      grid = take_word(cursor, '#');
      const auto size = parse_size(*grid);
      if (!size) return size.error();
      sides = *size;
    } else if (key.text == "tokens" || key.text == "target") {
      auto& place = key.text == "tokens" ? tokens_at : target_at;
      if (place) return key.error(say(sliding::words::line_twice, {{"keyword", key.text}}));
      place = key;
      (key.text == "tokens" ? now : target) = rest_of_line(cursor, '#');
      if ((key.text == "tokens" ? now : target).empty()) return key.error(say(sliding::words::name_each));
    } else {
      return key.error(say(sliding::words::unknown_word, {{"text", quoted(key.text)}}));
    }
    if (auto problem = end_of_line(cursor, '#')) return *problem;
  }
  if (!header) return Error{say(sliding::words::nothing_here), 1, 1};
  const Word& place = tokens_at ? *tokens_at : target_at ? *target_at : *header;
  if (grid) {
    if (auto problem = set_grid(instance, sides, now, std::move(target), otherwise, place)) return *problem;
    return instance;
  }
  if (!graph.any()) return header->error(say(sliding::words::no_board));
  instance.family = graph.family();
  auto made = std::move(graph).finish();
  if (!made) return made.error();
  instance.graph = with_drawing(std::move(made).value());
  find_sides(instance);
  if (auto problem = assign_tokens(instance, now, target, place)) return *problem;
  return instance;
}

/// A grid as a picture of its tiles: rows of the numbers from 0, which is the gap, each once.
std::optional<Instance> tiles_in(std::string_view text, GridGoal otherwise) {
  constexpr std::size_t longest = 10'000;
  if (text.size() > longest) return std::nullopt;
  const std::vector<Word> tiles = names_in(text, blanks);
  std::vector<char> seen(tiles.size(), 0);
  std::size_t rows = 0;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    rows += i == 0 || tiles[i].line != tiles[i - 1].line ? 1 : 0;
    std::size_t number = tiles.size();
    const std::string_view digits = tiles[i].text;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size() || number >= tiles.size() || seen[number] != 0)
      return std::nullopt;
    seen[number] = 1;
  }
  if (rows < 2 || tiles.size() < 2 * rows || tiles.size() % rows != 0) return std::nullopt;
  const std::size_t columns = tiles.size() / rows;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (tiles[i].line != tiles[i / columns * columns].line) return std::nullopt;
  Instance instance;
  if (set_grid(instance, {static_cast<int>(rows), static_cast<int>(columns)}, tiles, {}, otherwise, tiles[0]))
    return std::nullopt;
  return instance;
}

Result<Instance> parse_any(std::string_view text, GridGoal otherwise) {
  TextCursor cursor(text);
  cursor.skip_space('#');
  while (cursor.peek() == '%') cursor.skip_space('%');
  if (cursor.rest().substr(0, 5) == "graph" || cursor.rest().substr(0, 1) == "%") {
    TextCursor after = cursor;
    after.advance(5);
    after.skip_blanks();
    if (after.peek() == '(') return parse_prolog(text);
  }
  TextCursor ahead = cursor;
  if (!ahead.take_while(is_digit).empty() && ahead.peek() == 'x') return parse_fifteen(text);
  if (auto tiles = tiles_in(text, otherwise)) return *std::move(tiles);
  const Word first = take_word(cursor, '#');
  if (first.text == "sliding" || first.text.empty()) return parse_own(text, otherwise);
  auto read = parse_graph_text(text, "sliding");
  if (!read) return read.error();
  Instance instance;
  instance.graph = with_drawing(std::move(read->graph));
  instance.family = std::move(read->family);
  find_sides(instance);
  instance.note = std::move(read->note);
  if (auto problem = assign_tokens(instance, {}, {}, first)) return *problem;
  return instance;
}

}  // namespace

Result<Sliding::Instance> Sliding::parse(std::string_view text) { return parse_any(text, GridGoal::gap_last); }

// While the goal of a grid had the gap first, `write` named no target for it; now it always names one.
Result<Sliding::Instance> Sliding::parse_kept(std::string_view text) { return parse_any(text, GridGoal::gap_first); }

std::string Sliding::write(const Instance& instance) {
  const Graph& graph = instance.graph;
  const auto listed = [&](const char* key, const auto& token_at) {
    std::string out = key;
    for (Vertex v = 0; v < graph.order(); ++v) out += " " + instance.tokens[token_at(v)];
    return out + "\n";
  };
  std::string out = "sliding\n";
  if (instance.own_grid) {
    out += "grid " + std::to_string(instance.rows) + "x" + std::to_string(instance.columns) + "\n";
  } else if (!instance.family.empty()) {
    out += "graph " + instance.family + "\n";
  } else {
    const std::string lines = write_schlegel_graph(graph);
    out += lines.substr(lines.find('\n') + 1);
  }
  out += listed("tokens", [&](Vertex v) { return instance.start[v]; });
  if (instance.own_grid)
    for (const char* word : {"gap-last", "gap-first"})
      if (instance.tokens == goal_names(graph.order(), *parse_grid_goal(word))) return out + "target " + word + "\n";
  if (instance.own_grid || !home_by_name(instance)) out += listed("target", [](Vertex v) { return v; });
  return out;
}

Result<std::string> Sliding::write_as(const Instance& instance, std::string_view format) {
  return sliding::write_foreign(instance, format);
}

Sliding::Instance Sliding::position(const Instance& instance, const State& state) {
  Instance here = instance;
  here.start = state.at;
  return here;
}

Result<Sliding::Instance> Sliding::instance_from(const Options& options) {
  Instance instance;
  const std::vector<Word> now = names_in(options.get("tokens"), blanks),
                          target = names_in(options.get("target"), blanks);
  const Word place{options.get("tokens"), 0, 0};
  std::optional<Error> problem;
  if (options.has("graph")) {
    instance.family = std::string(options.get("graph"));
    auto graph = make_family(instance.family);
    if (!graph) return graph.error();
    instance.graph = with_drawing(std::move(graph).value());
    find_sides(instance);
    problem = assign_tokens(instance, now, target, place);
  } else {
    const auto sides = parse_size({options.get("grid", "4x4"), 0, 1});
    if (!sides) return at_option(sides.error(), "grid");
    problem = set_grid(instance, *sides, now, target, GridGoal::gap_last, place);
  }
  if (problem) return at_option(*problem, options.has("tokens") ? "tokens" : "target");
  return instance;
}

Result<Sliding::Instance> Sliding::refine(Instance instance, const Options& options) {
  if (!options.has("tokens") && !options.has("target")) return instance;
  if (options.has("grid") || options.has("graph")) return instance;
  const Instance old = instance;
  std::vector<Word> now = names_in(options.get("tokens"), blanks), target = names_in(options.get("target"), blanks);
  const auto keep = [&](std::vector<Word>& list, const auto& token_at) {
    if (!list.empty()) return;
    for (Vertex v = 0; v < old.graph.order(); ++v) list.push_back({old.tokens[token_at(v)], 0, 0});
  };
  keep(now, [&](Vertex v) { return old.start[v]; });
  keep(target, [](Vertex v) { return v; });
  const Word place{};
  const auto problem = instance.own_grid
                           ? set_grid(instance, {old.rows, old.columns}, now, target, GridGoal::gap_last, place)
                           : assign_tokens(instance, now, target, place);
  if (problem) return at_option(*problem, options.has("tokens") ? "tokens" : "target");
  return instance;
}

std::string Sliding::write_solution(const Instance& instance, std::span<const Move> moves, std::string_view format) {
  if (format.empty()) format = instance.format;
  const bool prolog = format == "prolog";
  std::string out;
  for (std::size_t i = 0; i < moves.size(); ++i)
    out += (i > 0 ? (prolog ? "," : " ") : "") + instance.graph.name(moves[i]);
  return prolog ? "[" + out + "]" : out;
}

Result<std::vector<Sliding::Move>> Sliding::parse_solution(const Instance& instance, std::string_view text) {
  std::vector<Move> moves;
  for (const Word& name : names_in(text, " \t\r\n,[].")) {
    const Vertex v = instance.graph.find(name.text);
    if (v == no_vertex) return name.error(say(sliding::words::no_vertex_named, {{"text", quoted(name.text)}}));
    moves.push_back(v);
  }
  return moves;
}

}  // namespace schlegel
