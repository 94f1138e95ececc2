// The checker of reasons. It uses nothing of the solver: it builds a model of the instance and then tests exactly what
// the reason says.
#include "puzzles/icosian/proof/certificate.hpp"

#include <algorithm>
#include <iterator>

#include "base/text.hpp"
#include "graph/words.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/proof/cycle_model.hpp"
#include "puzzles/icosian/words.hpp"

namespace schlegel::icosian {
namespace {

using Kind = Refutation::Kind;

bool too_many_pieces(const Instance& instance, CycleModel model, const std::vector<Vertex>& removed, bool singles) {
  model.close_unusable();
  std::vector<bool> gone(model.order, false);
  for (const Vertex v : removed) gone[v] = true;
  int allowed = static_cast<int>(removed.size());
  if (!instance.closed) {
    gone.back() = true;
    ++allowed;
  }
  for (const auto& line : model.lines)
    if (line.set && gone[line.u] && gone[line.v]) --allowed;
  if (instance.closed && removed.empty()) allowed = 1;
  const auto pieces = pieces_without(model, gone);
  const bool single = std::all_of(pieces.begin(), pieces.end(), [](const auto& piece) { return piece.size() == 1; });
  return static_cast<int>(pieces.size()) > allowed && (single || !singles);
}

/// A plain search written from the definition.
class BruteForce {
 public:
  explicit BruteForce(const Instance& instance) : instance_(instance), visited_(instance.graph.order(), false) {}

  CheckResult run() {
    const int n = instance_.graph.order();
    if (n == 0) return CheckResult::accepted;
    for (Vertex v = 0; v < n && !over_ && !found_; ++v) {
      if (!instance_.opening.empty() && v != instance_.opening[0]) continue;
      step(v);
      if (instance_.closed && instance_.opening.empty()) break;
    }
    if (found_) return CheckResult::rejected;
    return over_ ? CheckResult::too_large_to_check : CheckResult::accepted;
  }

 private:
  bool complete() const {
    const Graph& graph = instance_.graph;
    std::vector<Edge> used;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) used.push_back(graph.edge_between(path_[i], path_[i + 1]));
    if (instance_.closed) {
      if (path_.size() < 3) return false;
      used.push_back(graph.edge_between(path_.back(), path_[0]));
    }
    const auto has = [&](Edge e) { return std::find(used.begin(), used.end(), e) != used.end(); };
    return !has(no_edge) && std::all_of(instance_.required.begin(), instance_.required.end(), has) &&
           std::none_of(instance_.forbidden.begin(), instance_.forbidden.end(), has);
  }
  /// An unvisited vertex with fewer than two ways left (one, if the tour may end there).
  bool cut_off(Vertex head) const {
    for (Vertex v = 0; v < instance_.graph.order(); ++v) {
      if (visited_[v]) continue;
      int ways = instance_.closed ? 0 : 1;
      for (const auto& [u, e] : instance_.graph.around(v))
        ways += !visited_[u] || u == head || (instance_.closed && u == path_[0] && path_.size() > 1);
      if (ways < 2) return true;
    }
    return false;
  }
  // Recursion is as deep as the tour is long: the limit comes first on large graphs.
  void step(Vertex v) {
    looks_ += visited_.size();
    if (looks_ > 20'000'000 || path_.size() > 500) over_ = true;
    if (over_ || found_) return;
    const std::size_t depth = path_.size();
    if (depth < instance_.opening.size() && instance_.opening[depth] != v) return;
    path_.push_back(v);
    visited_[v] = true;
    if (path_.size() == visited_.size()) {
      found_ = complete();
    } else if (!cut_off(v)) {
      for (const auto& [u, e] : instance_.graph.around(v))
        if (!visited_[u]) step(u);
    }
    visited_[v] = false;
    path_.pop_back();
  }

  const Instance& instance_;
  std::vector<bool> visited_;
  std::vector<Vertex> path_;
  std::size_t looks_ = 0;
  bool over_ = false;
  bool found_ = false;
};

bool clashes(const CycleModel& model, const std::vector<Vertex>& vertices) {
  if (vertices.size() == 1) return model.set_at(vertices[0]) > 2;
  if (vertices.size() < 3 || static_cast<int>(vertices.size()) >= model.order) return false;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const Vertex v = vertices[i];
    const Vertex w = vertices[(i + 1) % vertices.size()];
    const auto& list = model.at_vertex[v];
    if (std::none_of(list.begin(), list.end(),
                     [&](int line) { return model.lines[line].set && model.lines[line].other(v) == w; }))
      return false;
  }
  return true;
}

struct KindName {
  Kind kind;
  std::string_view name;
};
constexpr KindName kind_names[] = {{Kind::too_small, "too-small"}, {Kind::opening, "opening"},
                                   {Kind::stranded, "stranded"},   {Kind::clash, "clash"},
                                   {Kind::pieces, "pieces"},       {Kind::sides, "sides"},
                                   {Kind::forced, "forced"},       {Kind::exhausted, "exhausted"}};

}  // namespace

CheckResult check(const Instance& instance, const Refutation& refutation) {
  const int n = instance.graph.order();
  std::vector<bool> seen(n, false);
  for (const Vertex v : refutation.vertices) {
    if (v < 0 || v >= n || seen[v]) return CheckResult::rejected;
    seen[v] = true;
  }
  const auto judge = [](bool holds) { return holds ? CheckResult::accepted : CheckResult::rejected; };
  const std::vector<Vertex>& vertices = refutation.vertices;
  if (refutation.kind == Kind::too_small) return judge(n == 0 || (instance.closed && n < 3));
  if (refutation.kind == Kind::exhausted) return BruteForce(instance).run();
  const CycleModel model(instance);
  // Without another vertex the helper of an open tour would need two edges to the same one.
  if (!instance.closed && n == 1) return judge(model.broken || model.contradicts);
  switch (refutation.kind) {
    case Kind::opening:
      return judge(model.broken);
    case Kind::stranded: {
      if (vertices.size() != 1) return CheckResult::rejected;
      CycleModel open = model;
      open.close_unusable();
      return judge(open.open_at(vertices[0]) < 2);
    }
    case Kind::clash:
      return judge(clashes(model, vertices));
    case Kind::pieces:
      return judge(too_many_pieces(instance, model, vertices, false));
    case Kind::sides:
      return judge(too_many_pieces(instance, model, vertices, true));
    case Kind::forced: {
      const Forcing::End end = force(model).end;
      return end == Forcing::End::tired ? CheckResult::too_large_to_check : judge(end != Forcing::End::open);
    }
    default:
      return CheckResult::rejected;
  }
}

std::string write_refutation(const Refutation& refutation) {
  std::string line;
  for (const auto& [kind, name] : kind_names)
    if (kind == refutation.kind) line = name;
  if (refutation.kind == Kind::exhausted) return line + " " + refutation.method + " " + std::to_string(refutation.work);
  for (const Vertex v : refutation.vertices) line += " " + std::to_string(v);
  return line;
}

Result<Refutation> parse_refutation(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_blanks();
  const std::string_view word = cursor.take_while([](char c) { return is_letter(c) || c == '-'; });
  const auto* const known =
      std::find_if(std::begin(kind_names), std::end(kind_names), [&](const KindName& k) { return k.name == word; });
  if (known == std::end(kind_names)) return TextCursor(text).error(say(words::reason_form));
  Refutation refutation;
  refutation.kind = known->kind;
  cursor.skip_blanks();
  if (refutation.kind == Kind::exhausted) {
    refutation.method = std::string(cursor.take_word());
    if (refutation.method != "backtracking" && refutation.method != "frontier" && refutation.method != "sat")
      return cursor.error(say(words::method_form));
    cursor.skip_blanks();
    const auto work = cursor.take_integer(words::number_of_steps, 0, std::int64_t{1} << 53);
    if (!work) return work.error();
    refutation.work = static_cast<std::uint64_t>(*work);
    cursor.skip_blanks();
  }
  while (refutation.kind != Kind::exhausted && !cursor.at_end() && refutation.vertices.size() <= max_vertices) {
    const auto vertex = cursor.take_integer(schlegel::words::a_vertex, 0, max_vertices - 1);
    if (!vertex) return vertex.error();
    refutation.vertices.push_back(static_cast<Vertex>(*vertex));
    cursor.skip_blanks();
  }
  if (!cursor.at_end()) return cursor.error(say(words::reason_ends));
  return refutation;
}

}  // namespace schlegel::icosian

namespace schlegel {

CheckResult Icosian::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = icosian::parse_refutation(certificate);
  return refutation ? icosian::check(Icosian::position(instance, state), *refutation) : CheckResult::rejected;
}

}  // namespace schlegel
