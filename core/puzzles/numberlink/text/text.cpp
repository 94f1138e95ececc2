#include "puzzles/numberlink/text/text.hpp"

#include "base/text.hpp"
#include "graph/drawing/layout.hpp"
#include "puzzles/numberlink/numberlink.hpp"

namespace schlegel {
namespace {

using Instance = numberlink::Instance;

Result<Instance> parse_any(std::string_view text) {
  using namespace numberlink;
  TextCursor cursor(text);
  cursor.skip_space('#');
  const std::string_view first = cursor.take_word();
  if (first == "numberlink" && cursor.peek() != '/') return parse_own(text);
  for (const PuzzleInfo& other : puzzles())
    if (first == other.id && other.id != Numberlink::info.id)
      return Error{say(numberlink::words::other_puzzles_board, {{"puzzle", other.id}}), 1, 1};
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
  if (instance->graph.plane().empty()) {
    std::vector<Point2> plane = layout_plane(instance->graph);
    instance->graph = std::move(instance->graph).drawn(std::move(plane));
  }
  return instance;
}

std::string Numberlink::write(const Instance& instance) { return numberlink::write_own(instance); }

Result<Instance> Numberlink::instance_from(const Options&) {
  return parse(find_level("numberlink", "first_5x5")->text);
}

Result<Instance> Numberlink::refine(Instance instance, const Options& options) {
  const auto cover = options.yes_or_no("cover", instance.rules.cover);
  if (!cover) return cover.error();
  const auto self_touch = options.yes_or_no("self-touch", instance.rules.self_touch);
  if (!self_touch) return self_touch.error();
  instance.rules.cover = *cover;
  instance.rules.self_touch = *self_touch;
  return instance;
}

}  // namespace schlegel
