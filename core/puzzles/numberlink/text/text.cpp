#include "puzzles/numberlink/text/text.hpp"

#include "base/text.hpp"
#include "graph/drawing/layout.hpp"
#include "graph/families/families.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/text/grid_builder.hpp"

namespace schlegel {
namespace {

using Instance = numberlink::Instance;

Result<Instance> parse_any(std::string_view text) {
  using namespace numberlink;
  TextCursor cursor(text);
  cursor.skip_space('#');
  if (cursor.take_word() == "numberlink" && cursor.peek() != '/') return parse_own(text);
  if (looks_like_asp(text)) return parse_asp(text);
  if (looks_like_pzpr(text)) return parse_pzpr(text);
  if (looks_like_contest(text)) return parse_contest(text);
  auto grid = parse_plain_grid(text);
  if (!grid)
    if (auto graph = parse_graph_and_pairs(text)) return *std::move(graph);
  return grid;
}

/// Moves are written u>v, so that these signs may not stand in names.
std::optional<Error> bad_name(const Graph& graph) {
  for (Vertex v = 0; v < graph.order(); ++v)
    if (graph.name(v).find_first_of("<>") != std::string::npos)
      return Error{say(numberlink::words::name_with_move_sign, {{"text", quoted(graph.name(v))}})};
  return std::nullopt;
}

}  // namespace

Result<Instance> Numberlink::parse(std::string_view text) {
  auto instance = parse_any(text);
  if (!instance) return instance;
  if (auto problem = bad_name(instance->graph)) return *problem;
  if (instance->pairs.empty()) return Error{say(numberlink::words::no_pairs), 1, 1};
  instance->graph = with_drawing(std::move(instance->graph));
  return instance;
}

bool Numberlink::recognises(std::string_view text) { return numberlink::looks_like_pzpr(text); }

std::string Numberlink::write(const Instance& instance) { return numberlink::write_own(instance); }

namespace {

/// An empty grid, but for a pair in opposite corners: there is no board without one.
Result<Instance> empty_grid(std::string_view size) {
  using namespace numberlink;
  TextCursor cursor(size);
  const auto columns = cursor.accept_integer(1, max_cells);
  const auto rows = columns && cursor.accept("x") ? cursor.accept_integer(1, max_cells) : std::nullopt;
  if (!rows || !cursor.at_end() || *columns * *rows < 2 || *columns * *rows > max_cells)
    return at_option(Error{say(numberlink::words::grid_form, {{"text", quoted(size)}, {"most", max_cells}})}, "grid");
  std::vector<Cell> cells(static_cast<std::size_t>(*columns * *rows));
  cells.front() = cells.back() = {Cell::Kind::terminal, {"1", 0, 0}};
  return build_grid({static_cast<int>(*columns), static_cast<int>(*rows), false, false}, cells);
}

/// The same of a graph: its first vertex and its last one are a pair.
Result<Instance> empty_graph(std::string_view name) {
  auto graph = make_family(name);
  if (!graph) return graph.error();
  Instance instance;
  instance.graph = std::move(*graph);
  if (instance.graph.order() < 2) return at_option(Error{say(numberlink::words::no_two_vertices)}, "graph");
  instance.pairs.push_back({"1", 0, instance.graph.order() - 1});
  return instance;
}

}  // namespace

Result<Instance> Numberlink::instance_from(const Options& options) {
  if (!options.has("grid") && !options.has("graph")) return parse(find_level("numberlink", "first_5x5")->text);
  auto empty = options.has("grid") ? empty_grid(options.get("grid")) : empty_graph(options.get("graph"));
  if (empty) empty->rules.cover = true;
  return empty;
}

Result<Instance> Numberlink::refine(Instance instance, const Options& options) {
  if (auto problem = options.yes_or_no("cover", instance.rules.cover)) return *problem;
  if (auto problem = options.yes_or_no("self-touch", instance.rules.self_touch)) return *problem;
  return instance;
}

}  // namespace schlegel
