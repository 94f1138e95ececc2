#include "puzzles/numberlink/proof/certificate.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "base/text.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/open_ends.hpp"
#include "puzzles/numberlink/verify.hpp"

namespace schlegel::numberlink {
namespace {

using Kind = Refutation::Kind;

constexpr std::pair<Kind, std::string_view> kind_names[] = {
    {Kind::broken, "broken"},   {Kind::separated, "separated"}, {Kind::stranded, "stranded"},
    {Kind::crowded, "crowded"}, {Kind::colours, "colours"},     {Kind::exhausted, "exhausted"},
    {Kind::proof, "proof"},
};

bool separated(const Instance& instance, const OpenEnds& open_ends, const std::vector<Vertex>& ends) {
  if (ends.size() != 2) return false;
  for (const auto& open : open_ends.open) {
    const Vertex a = open.a, b = open.b;
    if ((a == ends[0] && b == ends[1]) || (a == ends[1] && b == ends[0])) {
      const auto reached =
          reachable(instance, a, [&](Vertex v) { return v != b && v != a && open_ends.owner[v] >= 0; });
      return !reached[b];
    }
  }
  return false;
}

bool stranded(const Instance& instance, const OpenEnds& open_ends, const std::vector<Vertex>& which) {
  if (which.size() != 1 || !instance.rules.cover || open_ends.owner[which[0]] >= 0) return false;
  int ways = 0;
  for (const auto& [u, e] : instance.graph.around(which[0])) ways += open_ends.closed[u] ? 0 : 1;
  return ways < 2;
}

bool crowded(const Instance& instance, const OpenEnds& open_ends, const std::vector<Vertex>& cut) {
  std::vector<char> removed(at(instance.graph.order()), 0);
  for (Vertex v : cut) {
    if (removed[v]) return false;
    removed[v] = 1;
  }
  const auto part = parts(instance, [&](Vertex v) { return open_ends.closed[v] || removed[v]; });
  std::size_t need = 0;
  for (const auto& [pair, a, b] : open_ends.open) need += removed[a] || removed[b] || part[a] != part[b] ? 1 : 0;
  return need > cut.size();
}

bool colours(const Instance& instance, const OpenEnds& open_ends, const std::vector<Vertex>& which) {
  if (which.size() != 1 || !instance.rules.cover || open_ends.closed[which[0]]) return false;
  std::vector<int> colour(instance.graph.order(), 0);
  std::vector<Vertex> stack{which[0]};
  colour[which[0]] = 1;
  int surplus = 1;
  while (!stack.empty()) {
    const Vertex v = stack.back();
    stack.pop_back();
    for (const auto& [u, e] : instance.graph.around(v)) {
      if (open_ends.closed[u]) continue;
      if (colour[u] == colour[v]) return false;  // not two-coloured
      if (colour[u] != 0) continue;
      colour[u] = -colour[v];
      surplus += colour[u];
      stack.push_back(u);
    }
  }
  // A line has one place more of its ends' colour when both ends have the same.
  int lines = 0;
  for (const auto& [pair, a, b] : open_ends.open) lines += (colour[a] + colour[b]) / 2;
  return lines != surplus;
}

/// Tries every way to finish line after line, and asks verify() alone whether the rules hold.
class PlainSearch {
 public:
  PlainSearch(const Instance& instance, const OpenEnds& open_ends, const Links& drawn)
      : instance_(instance), open_ends_(open_ends), links_(drawn), used_(instance.graph.order(), 0) {
    for (std::size_t v = 0; v < used_.size(); ++v) used_[v] = open_ends.owner[v] >= 0;
  }
  CheckResult run() {
    if (open_ends_.open.empty()) return finish() ? CheckResult::rejected : CheckResult::accepted;
    const bool found = grow(0, open_ends_.open[0].a);
    return found ? CheckResult::rejected : left_ == 0 ? CheckResult::too_large_to_check : CheckResult::accepted;
  }

 private:
  bool finish() const {
    Links links = links_;
    std::sort(links.begin(), links.end());
    return verify(instance_, links);
  }
  bool grow(std::size_t line, Vertex v) {
    if (left_ == 0 || --left_ == 0) return false;
    for (const auto& [u, e] : instance_.graph.around(v)) {
      const bool home = u == open_ends_.open[line].b;
      if (used_[u] && !home) continue;
      links_.push_back(e);
      used_[u] = 1;
      bool found = false;
      if (!home)
        found = grow(line, u);
      else if (line + 1 < open_ends_.open.size())
        found = grow(line + 1, open_ends_.open[line + 1].a);
      else
        found = finish();
      if (found) return true;
      if (!home) used_[u] = 0;
      links_.pop_back();
    }
    return false;
  }

  const Instance& instance_;
  const OpenEnds& open_ends_;
  Links links_;
  std::vector<char> used_;
  int left_ = 400'000;
};

}  // namespace

CheckResult check(const Instance& instance, const Links& drawn, const Refutation& refutation) {
  for (Vertex v : refutation.vertices)
    if (v < 0 || v >= instance.graph.order()) return CheckResult::rejected;
  for (Edge e : drawn)
    if (e < 0 || e >= instance.graph.size()) return CheckResult::rejected;
  const OpenEnds open_ends(instance, drawn);
  if (open_ends.broken) return CheckResult::accepted;
  const auto& vertices = refutation.vertices;
  const auto judge = [](bool holds) { return holds ? CheckResult::accepted : CheckResult::rejected; };
  switch (refutation.kind) {
    case Kind::broken:
      break;
    case Kind::separated:
      return judge(separated(instance, open_ends, vertices));
    case Kind::stranded:
      return judge(stranded(instance, open_ends, vertices));
    case Kind::crowded:
      return judge(crowded(instance, open_ends, vertices));
    case Kind::colours:
      return judge(colours(instance, open_ends, vertices));
    case Kind::exhausted:
      if (instance.graph.order() > 2000) return CheckResult::too_large_to_check;
      return PlainSearch(instance, open_ends, drawn).run();
    case Kind::proof:
      return check_proof(instance, drawn, refutation);
  }
  return CheckResult::rejected;
}

std::string write_refutation(const Refutation& refutation) {
  std::string out;
  for (const auto& [kind, name] : kind_names)
    if (kind == refutation.kind) out = name;
  if (refutation.kind == Kind::exhausted) return out + " " + refutation.method + " " + std::to_string(refutation.work);
  for (Vertex v : refutation.vertices) out += " " + std::to_string(v);
  for (const auto& cut : refutation.cuts) {
    out += " cut";
    for (Vertex v : cut) out += " " + std::to_string(v);
  }
  for (const auto& lemma : refutation.lemmas) {
    out += " so";
    for (int literal : lemma) out += " " + std::to_string(literal);
  }
  return out;
}

std::optional<Refutation> parse_refutation(std::string_view text) {
  TextCursor cursor(text);
  const std::string_view word = cursor.take_word();
  const auto named = std::find_if(std::begin(kind_names), std::end(kind_names),
                                  [&](const auto& entry) { return entry.second == word; });
  if (named == std::end(kind_names)) return std::nullopt;
  Refutation refutation;
  refutation.kind = named->first;
  cursor.skip_blanks();
  if (refutation.kind == Kind::exhausted) {
    refutation.method = std::string(cursor.take_word());
    if (refutation.method != "tracing" && refutation.method != "frontier" && refutation.method != "sat")
      return std::nullopt;
    cursor.skip_blanks();
    const auto work = cursor.accept_integer(0, INT64_MAX);
    if (!work) return std::nullopt;
    refutation.work = static_cast<std::uint64_t>(*work);
    cursor.skip_blanks();
  }
  for (; refutation.kind == Kind::proof && !cursor.at_end(); cursor.skip_blanks()) {
    if (cursor.accept("cut")) {
      if (!refutation.lemmas.empty()) return std::nullopt;
      refutation.cuts.emplace_back();
    } else if (cursor.accept("so")) {
      refutation.lemmas.emplace_back();
    } else if (!refutation.lemmas.empty()) {
      const auto literal = cursor.accept_integer(-INT32_MAX, INT32_MAX);
      if (!literal) return std::nullopt;
      refutation.lemmas.back().push_back(static_cast<int>(*literal));
    } else if (!refutation.cuts.empty()) {
      const auto v = cursor.accept_integer(0, max_vertices);
      if (!v) return std::nullopt;
      refutation.cuts.back().push_back(static_cast<Vertex>(*v));
    } else {
      return std::nullopt;
    }
  }
  for (; !cursor.at_end(); cursor.skip_blanks()) {
    if (refutation.kind == Kind::exhausted) return std::nullopt;
    const auto v = cursor.accept_integer(0, max_vertices);
    if (!v) return std::nullopt;
    refutation.vertices.push_back(static_cast<Vertex>(*v));
  }
  return refutation;
}

}  // namespace schlegel::numberlink

namespace schlegel {

CheckResult Numberlink::check(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = numberlink::parse_refutation(certificate);
  return refutation ? numberlink::check(instance, numberlink::links_of(instance, state), *refutation)
                    : CheckResult::rejected;
}

}  // namespace schlegel
