// A graph in any format of graphs, and among its lines the pairs and rules of our own text:
//
//     a -- b ...             any graph
//     pair LABEL A B         for each pair
//     cover                  and the other rules, each alone on its line
#include "base/text.hpp"
#include "graph/formats/formats.hpp"
#include "play/graph_puzzle.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"
#include "puzzles/numberlink/text/text.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel::numberlink {
namespace {

/// A list of words without pairs is rather a grid with a fault, one word perhaps a graph's name.
bool is_rather_graph(std::string_view text) {
  constexpr std::size_t short_text = 1000;
  switch (detect_format(text)) {
    case GraphFormat::dot:
    case GraphFormat::graphml:
    case GraphFormat::json:
    case GraphFormat::hcp:
      return true;
    case GraphFormat::graph6:
    case GraphFormat::schlegel:
      return text.size() <= short_text && !trim(text).empty();
    default:
      return false;
  }
}

bool set_rule(Rules& rules, std::string_view word) {
  if (word == "cover")
    rules.cover = true;
  else if (word == "no-self-touch")
    rules.self_touch = false;
  else
    return false;
  return true;
}

}  // namespace

std::optional<Result<Instance>> parse_graph_and_pairs(std::string_view text) {
  const auto has = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
  const bool has_ours = has("pair") || has("cover") || has("no-s");
  if (!has_ours && !is_rather_graph(text)) return std::nullopt;
  Instance instance;
  std::string rest;
  rest.reserve(text.size() + 1);
  std::vector<std::vector<Word>> pairs;
  for (TextCursor cursor(text); !cursor.at_end(); rest += '\n') {
    TextCursor start = cursor;
    const std::string_view line = cursor.take_line();
    const std::size_t first = line.find_first_not_of(" \t");
    const bool may_be_ours = first != std::string_view::npos && std::string_view("pcn").find(line[first]) < 3;
    auto words = may_be_ours ? rest_of_line(start, '\n', 5) : std::vector<Word>();
    if (words.size() == 4 && words[0].text == "pair") {
      if (pairs.size() == std::size_t{max_vertices} / 2)
        return words[0].error(say(words::too_many_pairs, {{"most", max_vertices / 2}}));
      pairs.push_back(std::move(words));
    } else if (words.size() == 1 && words[0].text == "no-squares") {
      return words[0].error(say(words::no_squares_gone));
    } else if (words.size() != 1 || !set_rule(instance.rules, words[0].text)) {
      rest += line;
    }
  }
  if (pairs.empty()) {
    const auto graph = is_rather_graph(rest) ? graph_in(rest) : std::nullopt;
    if (!graph) return std::nullopt;
    return *graph ? Error{say(words::graph_without_pairs), 1, 1} : graph->error();
  }
  auto read = parse_graph_text(rest, "numberlink");
  if (!read) return read.error();
  PairCollector collector;
  std::vector<int> line_of(static_cast<std::size_t>(read->graph.order()), 0);
  for (const auto& words : pairs)
    for (std::size_t i = 2; i < 4; ++i) {
      const auto v = vertex_at(read->graph, words[i]);
      if (!v) return v.error();
      int& line = line_of[*v];
      if (line > 0)
        return words[i].error(say(words::vertex_in_pair, {{"text", quoted(words[i].text)}, {"line", line}}));
      line = words[i].line;
      if (auto problem = collector.add(words[1], *v)) return *problem;
    }
  auto found = std::move(collector).finish();
  if (!found) return found.error();
  instance.pairs = std::move(found).value();
  instance.graph = std::move(read->graph);
  instance.note = std::move(read->note);
  return instance;
}

}  // namespace schlegel::numberlink
