#include <algorithm>
#include <cmath>

#include "base/index.hpp"
#include "base/text.hpp"
#include "graph/drawing/drawing.hpp"
#include "graph/families/families.hpp"
#include "puzzles/icosian/generate/given.hpp"
#include "puzzles/icosian/generate/shapes.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/solve/solver.hpp"

namespace schlegel {
namespace icosian {
namespace {

constexpr int fewest_holes = 4, most_holes = 200;

struct Wanted {
  enum class Shape { base, cubic, conway, knight, walls } shape = Shape::base;
  int size = 0;
  std::optional<MayGive> may;  ///< else by chance
  bool none = false;
  bool technique = false;  ///< a particular one is to be needed
};

Result<Wanted> wanted_in(const Options& options) {
  Wanted wanted;
  constexpr std::string_view shapes[]{"", "cubic", "conway", "knight", "walls"};
  const std::string_view shape = options.get("shape");
  const auto known = std::find(std::begin(shapes), std::end(shapes), shape);
  if (known == std::end(shapes) || (shape.empty() && options.has("shape")))
    return Error{say(words::no_such_shape, {{"text", schlegel::quoted(shape)}})};
  wanted.shape = static_cast<Wanted::Shape>(known - std::begin(shapes));
  if (options.has("size") && shape.empty()) return Error{say(words::size_without_shape)};
  const auto size = options.integer("size", shape == "cubic" || shape == "conway" ? 24 : 36, 8, most_holes);
  if (!size) return size.error();
  wanted.size = static_cast<int>(*size + *size % 2);
  wanted.none = options.has("none");
  wanted.technique = options.has("technique");
  if (options.has("give")) {
    const std::string_view give = options.get("give");
    if (wanted.shape == Wanted::Shape::walls) return Error{say(words::walls_are_given)};
    if (give == "required")
      wanted.may = MayGive{true, false, false};
    else if (give == "closed")
      wanted.may = MayGive{false, true, false};
    else if (give == "lines")
      wanted.may = MayGive{true, true, false};
    else if (give == "opening" && !wanted.none)
      wanted.may = MayGive{false, false, true};
    else
      return Error{say(words::no_such_give, {{"text", schlegel::quoted(give)}, {"none", wanted.none ? 1 : 0}})};
  }
  if (wanted.shape == Wanted::Shape::walls) wanted.may = MayGive{false, true, false};
  return wanted;
}

/// Passes a tick on as several, where it takes longer.
class WeighedTicks : public Control {
 public:
  WeighedTicks(Control& outer, int weight) : outer_(outer), weight_(weight) { memory_limit = outer.memory_limit; }
  bool tick(const Progress& progress) override {
    bool goes_on = true;
    for (int i = 0; goes_on && i < weight_; ++i) goes_on = outer_.tick(progress);
    return goes_on;
  }

 private:
  Control& outer_;
  int weight_;
};

/// Drawing a map takes as long as so many ticks.
bool tick_for_drawing(int order, Control& control) {
  constexpr int squares_a_tick = 10;
  bool goes_on = true;
  for (int left = order * order / squares_a_tick; goes_on && left > 0; --left) goes_on = control.tick({});
  return goes_on;
}

/// On a new board that is cramped holes are hard to touch.
bool is_cramped(const Graph& graph) {
  return clearance(graph.plane(), graph.edges()) < 0.25 / std::sqrt(graph.order());
}

/// The board on which the try is made: no opening, every line open.
Instance bare_board(const Instance& base, const Wanted& wanted, Random& random) {
  Instance bare;
  bare.closed = base.closed;
  using Shape = Wanted::Shape;
  if (wanted.shape == Shape::base) bare.family = base.family;
  if (wanted.shape == Shape::conway) bare.family = random_polyhedron(wanted.size, random);
  bare.graph = wanted.shape == Shape::cubic    ? random_cubic(wanted.size, random)
               : wanted.shape == Shape::conway ? *make_family(bare.family)
               : wanted.shape == Shape::knight ? random_knights_board(wanted.size, random)
               : wanted.shape == Shape::walls  ? even_grid(wanted.size)
                                               : base.graph;
  return bare;
}

/// The same instance with its vertices and edges in another order; `to` is where each vertex goes.
Instance shuffled(const Instance& instance, Random& random, std::vector<Vertex>& to) {
  std::vector<Vertex> order(at(instance.graph.order()));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Vertex>(i);
  random.shuffle(order);
  to.resize(order.size());
  GraphBuilder builder;
  for (const Vertex v : order) to[v] = builder.add_vertex(instance.graph.name(v));
  std::vector<std::pair<Vertex, Vertex>> edges(instance.graph.edges().begin(), instance.graph.edges().end());
  random.shuffle(edges);
  for (const auto& [u, v] : edges) builder.add_edge(to[u], to[v]);
  Instance other;
  other.graph = std::move(builder).build();
  other.closed = instance.closed;
  return other;
}

/// Any tour, each with the same chance where that can be had without much ado.
std::variant<Tour, Refutation, Unknown> any_tour(const Instance& bare, Random& random, Control& control) {
  constexpr double most_states = 1e5;
  const Method method = choose(bare, control);
  const bool even = method.engine != Method::Engine::sat &&
                    (method.engine != Method::Engine::frontier || method.states < most_states);
  if (even) return icosian::random(bare, random, control);
  std::vector<Vertex> to;
  const Instance other = shuffled(bare, random, to);
  auto found = solve(other, control);
  if (auto* tour = std::get_if<Tour>(&found))
    for (Vertex& v : *tour) v = bare.graph.find(other.graph.name(v));
  return found;
}

/// Where more than a third of the tour is given there is little left to find.
bool is_dull(const Instance& board) {
  const auto holes = static_cast<std::size_t>(board.graph.order());
  if (board.opening.size() > (holes + 1) / 2) return true;
  return 3 * board.required.size() > holes || board.forbidden.size() > holes;
}

using Attempt = Result<std::optional<NewBoard<Instance>>>;

/// Between walls, closed lines are no lines at all.
Attempt finished(Instance board, const Wanted& wanted, std::string guarantee) {
  if (wanted.shape == Wanted::Shape::walls) {
    board.graph = part_of(board.graph, {}, board.forbidden);
    board.forbidden.clear();
  }
  return {NewBoard<Instance>{std::move(board), std::move(guarantee)}};
}

Attempt with_one_tour(Instance bare, const Wanted& wanted, Random& random, Control& control) {
  const auto tour = any_tour(bare, random, control);
  if (const auto* why = std::get_if<Refutation>(&tour)) {
    if (wanted.shape != Wanted::Shape::base) return {std::nullopt};
    return Error{say(words::base_has_no_tour, {{"reason", describe(bare, *why)}})};
  }
  if (!std::holds_alternative<Tour>(tour)) return {std::nullopt};
  constexpr MayGive ways[]{{true, true, false}, {true, false, false}, {false, true, false}, {false, false, true}};
  const MayGive may = wanted.may ? *wanted.may : ways[random.below(std::size(ways))];
  auto given = give(bare, std::get<Tour>(tour), may, random, control);
  auto* made = std::get_if<Given>(&given);
  if (!made) return {std::nullopt};
  const std::size_t more = wanted.technique ? give_more(made->instance, std::get<Tour>(tour), may, random) : 0;
  if (is_dull(made->instance)) return {std::nullopt};
  Instance& board = made->instance;
  const bool nothing = board.opening.empty() && board.required.empty() && board.forbidden.empty();
  std::string guarantee =
      say(nothing || more > 0 ? words::generated_alone
          : may.opening       ? words::generated_with_opening
          : made->fewest      ? words::generated_with_fewest
                              : words::generated_with_lines,
          {{"walls", wanted.shape == Wanted::Shape::walls ? 1 : 0}, {"closed", board.closed ? 1 : 0}});
  return finished(std::move(board), wanted, std::move(guarantee));
}

/// Asks whether any of a growing and shrinking set of lines leaves a tour. Remembers tours: most sets keep one of them.
class LinesOnBoard {
 public:
  struct Line {
    Edge edge;
    bool required;
  };
  using Lines = std::vector<Line>;

  LinesOnBoard(const Instance& bare, Control& control) : bare_(bare), control_(control) {}

  Instance with(const Lines& lines) const {
    Instance instance = bare_;
    for (const Line& line : lines) (line.required ? instance.required : instance.forbidden).push_back(line.edge);
    return instance;
  }
  /// Nothing if there is a tour; else why there is none, or Unknown.
  std::variant<std::monostate, Refutation, Unknown> refute(const Lines& lines) {
    if (std::any_of(tours_.begin(), tours_.end(), [&](const auto& tour) { return keeps(lines, tour); })) return {};
    TickBudget looking(control_, most_ticks);
    auto answer = solve(with(lines), looking, TourOrder::any);
    if (auto* why = std::get_if<Refutation>(&answer)) return std::move(*why);
    if (auto* stopped = std::get_if<Unknown>(&answer)) return std::move(*stopped);
    tours_.push_back(edges_of(bare_, std::get<Tour>(answer)));
    return {};
  }

 private:
  /// For one answer. What takes longer has no reason that a person can follow.
  static constexpr std::uint64_t most_ticks = 300;

  static bool keeps(const Lines& lines, const std::vector<Edge>& tour) {
    return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
      return std::binary_search(tour.begin(), tour.end(), line.edge) == line.required;
    });
  }

  const Instance& bare_;
  Control& control_;
  std::vector<std::vector<Edge>> tours_;  ///< the edges of each, ascending
};

/// Requires and closes lines by chance until there is no tour, takes back what is not needed for that, and is content
/// where a person can follow why.
Attempt without_tour(Instance bare, const Wanted& wanted, Random& random, Control& control) {
  using Kind = Refutation::Kind;
  const MayGive may = wanted.may.value_or(MayGive{});
  LinesOnBoard board_with(bare, control);
  LinesOnBoard::Lines lines;
  if (const auto none = board_with.refute(lines); none.index() != 0) {
    if (std::holds_alternative<Unknown>(none) || wanted.shape != Wanted::Shape::base) return {std::nullopt};
    return Error{say(words::base_has_none_already)};
  }
  std::vector<Edge> order(bare.graph.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Edge>(i);
  std::optional<Refutation> why;
  for (std::size_t i = order.size(); i > 0 && !why; --i) {
    std::swap(order[i - 1], order[random.below(i)]);
    lines.push_back({order[i - 1], may.required && (!may.closed || random.below(2u) == 0)});
    auto none = board_with.refute(lines);
    if (std::holds_alternative<Unknown>(none)) return {std::nullopt};
    if (auto* found = std::get_if<Refutation>(&none)) why = std::move(*found);
  }
  // Fewer lines have no simpler reason.
  if (!why || why->kind == Kind::exhausted) return {std::nullopt};
  for (std::size_t i = 0; i < lines.size();) {
    LinesOnBoard::Lines fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    auto none = board_with.refute(fewer);
    if (std::holds_alternative<Unknown>(none)) return {std::nullopt};
    if (auto* found = std::get_if<Refutation>(&none)) {
      lines = std::move(fewer);
      why = std::move(*found);
    } else {
      ++i;
    }
  }
  // Two lines too many at a hole, or a hole without a way out, are seen at once.
  if (why->kind != Kind::pieces && why->kind != Kind::sides && why->kind != Kind::forced) return {std::nullopt};
  std::sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.edge < b.edge; });
  Instance board = board_with.with(lines);
  std::string guarantee = say(words::generated_without_tour, {{"reason", describe(board, *why)}});
  return finished(std::move(board), wanted, std::move(guarantee));
}

}  // namespace
}  // namespace icosian

Result<std::optional<NewBoard<Icosian::Instance>>> Icosian::generate(const Instance& base, const Options& options,
                                                                     Random& random, Control& outer) {
  using namespace icosian;
  const auto wanted = wanted_in(options);
  if (!wanted) return wanted.error();
  if (wanted->shape == Wanted::Shape::base && (base.graph.order() < fewest_holes || base.graph.order() > most_holes))
    return Error{say(icosian::words::base_board_size,
                     {{"holes", base.graph.order()}, {"least", fewest_holes}, {"most", most_holes}})};
  Instance bare = bare_board(base, *wanted, random);
  const bool is_cubic = wanted->shape == Wanted::Shape::cubic;
  if (is_cubic && !tick_for_drawing(bare.graph.order(), outer)) return {std::nullopt};
  if ((is_cubic || wanted->shape == Wanted::Shape::conway) && is_cramped(bare.graph)) return {std::nullopt};
  const int edges_a_tick = wanted->none ? 50 : 200;
  WeighedTicks control(outer, 1 + bare.graph.size() / edges_a_tick);
  return wanted->none ? without_tour(std::move(bare), *wanted, random, control)
                      : with_one_tour(std::move(bare), *wanted, random, control);
}

}  // namespace schlegel
