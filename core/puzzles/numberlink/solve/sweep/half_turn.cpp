// The half turn that half_turn.hpp describes: finding it, writing the states of a half, and summing over both.
#include "puzzles/numberlink/solve/sweep/half_turn.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <utility>

#include "base/index.hpp"
#include "search/limbs.hpp"

namespace schlegel::numberlink {
namespace {

std::uint64_t bit(std::size_t i) { return std::uint64_t{1} << i; }

/// The images of pairs and edges when the order is read backwards.
struct Turn {
  std::vector<std::int32_t> pair, edge;
};

std::optional<Turn> turn_of(const ReducedGraph& reduced, const std::vector<std::int32_t>& order) {
  Turn turn;
  std::vector<std::int32_t> mirrored(reduced.graph.order, -1);
  turn.pair.assign(reduced.pairs, -1);
  for (std::size_t i = 0; i < order.size(); ++i) mirrored[order[i]] = order[order.size() - 1 - i];
  for (std::int32_t v = 0; v < reduced.graph.order; ++v) {
    const std::int32_t from = reduced.pair[v], image = mirrored[v];  // none where it has no edge
    const std::int32_t to = image < 0 ? -1 : reduced.pair[image];
    if ((from < 0) != (to < 0)) return std::nullopt;
    if (from < 0) continue;
    if (turn.pair[from] >= 0 && turn.pair[from] != to) return std::nullopt;
    turn.pair[from] = to;
  }
  std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> edges;
  for (const auto& [u, v] : reduced.graph.ends)
    edges.emplace(std::minmax(u, v), static_cast<std::int32_t>(edges.size()));
  for (std::size_t e = 0; e < reduced.graph.ends.size(); ++e) {
    const auto [u, v] = reduced.graph.ends[e];
    const auto image = edges.find(std::minmax(mirrored[u], mirrored[v]));
    if (image == edges.end() || reduced.required[e] != reduced.required[image->second]) return std::nullopt;
    turn.edge.push_back(image->second);
  }
  return turn;
}

/// The edges with exactly one end among the first vertices of the order.
std::vector<std::int32_t> edges_between(const ReducedGraph& reduced, const std::vector<std::int32_t>& order,
                                        std::size_t first) {
  std::vector<char> inside(at(reduced.graph.order), 0);
  for (std::size_t i = 0; i < first; ++i) inside[order[i]] = 1;
  std::vector<std::int32_t> edges;
  for (std::size_t e = 0; e < reduced.graph.ends.size(); ++e)
    if (inside[reduced.graph.ends[e].first] != inside[reduced.graph.ends[e].second])
      edges.push_back(static_cast<std::int32_t>(e));
  return edges;
}

/// Whether the paths of two halves, put together, join all pairs.
bool fit(const std::string& far, const std::string& near) {
  const std::string* const halves[2] = {&far, &near};
  const auto value = [&](int half, std::size_t i) { return static_cast<std::uint8_t>((*halves[half])[i]); };
  std::size_t passed = 0;
  for (int begin = 0; begin < 2; ++begin)
    for (std::size_t first = 0; first < far.size(); ++first) {
      const std::uint8_t from = value(begin, first);
      if (from < SlotValue::demand) continue;
      // From a terminal on the one side through the edge `first` to the next terminal.
      std::size_t i = first;
      int half = 1 - begin;
      for (++passed; value(half, i) < SlotValue::demand; half = 1 - half, ++passed) i = value(half, i);
      // A path between terminals is passed from both of its ends.
      const bool joined = half == begin ? from == SlotValue::demand + i && value(half, i) == SlotValue::demand + first
                                        : from >= SlotValue::wait && value(half, i) == from;
      if (!joined) return false;
    }
  return passed == 2 * far.size();
}

}  // namespace

std::optional<HalfTurn> HalfTurn::find(const VertexSweep& sweep, const ReducedGraph& reduced) {
  if (sweep.slots > static_cast<int>(most_edges) || sweep.waits >= SlotValue::none - SlotValue::wait)
    return std::nullopt;
  const std::vector<std::int32_t>& order = sweep.order;
  const auto turn = turn_of(reduced, order);
  if (!turn) return std::nullopt;

  std::vector<std::size_t> come{0};  // by step: vertices that have come before it
  for (const VertexStep& step : sweep.steps) come.push_back(step.come);
  // A little after the middle there may be fewer edges between the halves.
  std::optional<HalfTurn> best;
  std::vector<std::int32_t> between;
  const std::size_t n = order.size();
  for (std::size_t s = 0; s < come.size() && come[s] <= n / 2 + static_cast<std::size_t>(sweep.slots); ++s) {
    if (2 * come[s] < n) continue;
    const auto far = std::find(come.begin(), come.end(), n - come[s]);
    auto edges = edges_between(reduced, order, come[s]);
    if (far == come.end() || edges.size() > most_edges || (best && edges.size() >= between.size())) continue;
    between = std::move(edges);
    best.emplace();
    best->near_.steps = s;
    best->far_.steps = far - come.begin();
  }
  if (!best) return std::nullopt;

  std::vector<int> place(reduced.graph.ends.size(), -1), far_place(place), pair(at(reduced.pairs), -1), far_pair(pair);
  for (std::size_t i = 0; i < between.size(); ++i) place[between[i]] = static_cast<int>(i);
  for (std::size_t e = 0; e < place.size(); ++e) far_place[e] = place[turn->edge[e]];
  std::vector<int> inside(pair.size(), 0);
  for (std::size_t i = 0; i < come[best->near_.steps]; ++i)
    if (const std::int32_t p = reduced.pair[order[i]]; p >= 0) ++inside[p];
  int crossing = 0;
  for (std::size_t p = 0; p < pair.size(); ++p)
    if (inside[p] == 1) pair[p] = crossing++;
  for (std::size_t p = 0; p < pair.size(); ++p) far_pair[p] = pair[turn->pair[p]];
  best->near_.set_up(sweep, reduced, place, pair);
  best->far_.set_up(sweep, reduced, far_place, far_pair);
  return best;
}

void HalfTurn::Half::set_up(const VertexSweep& sweep, const ReducedGraph& reduced, const std::vector<int>& place,
                            const std::vector<int>& pair) {
  const std::size_t come = steps == 0 ? 0 : sweep.steps[steps - 1].come;
  cover = reduced.cover;
  waits.assign(static_cast<std::size_t>(sweep.waits), 0);
  std::vector<char> inside(reduced.graph.order, 0);
  for (std::size_t i = 0; i < come; ++i) {
    const std::int32_t v = sweep.order[i], p = reduced.pair[v];
    inside[v] = 1;
    if (p >= 0 && pair[p] >= 0) waits[sweep.wait[v]] = static_cast<std::uint8_t>(pair[p]);
  }
  std::map<int, End> by_slot;
  for (std::size_t e = 0; e < place.size(); ++e) {
    if (place[e] < 0) continue;
    const auto [u, v] = reduced.graph.ends[e];
    const int inner = sweep.slot[inside[u] != 0 ? u : v];
    by_slot[inner].edges.push_back(static_cast<std::uint8_t>(place[e]));
    if (reduced.required[e]) required |= bit(static_cast<std::size_t>(place[e]));
  }
  for (auto& [inner, end] : by_slot) ends.push_back({static_cast<std::uint8_t>(inner), std::move(end.edges)});
}

std::size_t HalfTurn::Half::bytes() const {
  constexpr std::size_t pattern_bytes = 128;  // about, twice held
  return numbers.capacity() * sizeof(std::uint64_t) + rows.capacity() * sizeof(Row) + patterns.size() * pattern_bytes;
}

bool HalfTurn::Half::add(const Slots& slots, const std::uint64_t* number) {
  numbers.insert(numbers.end(), number, number + limbs);
  return spread(slots, 0, 0);
}

/// Goes through all ways to take edges at the ends from number `end` on, given the edges taken before.
bool HalfTurn::Half::spread(const Slots& slots, std::size_t end, std::uint64_t taken) {
  if (end == ends.size()) return (required & ~taken) != 0 || write(slots, taken);
  const auto& [slot, edges] = ends[end];
  const std::uint8_t value = slots[slot];
  if (value == SlotValue::none) return spread(slots, end + 1, taken);
  if (value != slot) {
    for (const std::uint8_t a : edges) {
      slot_[a] = slot;
      other_[a] = edge_[slot] = a;
      if (!spread(slots, end + 1, taken | bit(a))) return false;
    }
    return true;
  }
  if (!cover && !spread(slots, end + 1, taken)) return false;
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const std::uint8_t a = edges[i], b = edges[k];
      other_[a] = b;
      other_[b] = a;
      if (!spread(slots, end + 1, taken | bit(a) | bit(b))) return false;
    }
  return true;
}

bool HalfTurn::Half::write(const Slots& slots, std::uint64_t taken) {
  if (rows.size() == most_rows) return false;
  const auto rank = [&](std::uint8_t edge) { return std::popcount(taken & (bit(edge) - 1)); };
  std::string pattern;
  for (std::uint64_t left = taken; left != 0; left &= left - 1) {
    const auto a = static_cast<std::size_t>(std::countr_zero(left));
    const std::uint8_t value = slots[slot_[a]];
    const int to = other_[a] != a               ? rank(other_[a])
                   : value >= SlotValue::wait   ? SlotValue::wait + waits[value - SlotValue::wait]
                   : value >= SlotValue::demand ? SlotValue::demand + rank(edge_[value - SlotValue::demand])
                                                : rank(edge_[value]);
    pattern.push_back(static_cast<char>(to));
  }
  const auto [found, fresh] = known.try_emplace(pattern, static_cast<std::uint32_t>(patterns.size()));
  if (fresh) patterns.push_back(pattern);
  rows.push_back({taken, found->second, static_cast<std::uint32_t>(numbers.size() / limbs - 1)});
  return true;
}

void HalfTurn::Half::sort() {
  std::sort(rows.begin(), rows.end(),
            [](const Row& a, const Row& b) { return std::tie(a.taken, a.pattern) < std::tie(b.taken, b.pattern); });
}

namespace {

/// Calls use(far begin, far end, near begin, near end) for the rows of both that take the same edges, while it returns
/// true.
template <class Rows, class Use>
bool for_same(const Rows& far, const Rows& near, Use use) {
  auto f = far.begin(), n = near.begin();
  while (f != far.end() && n != near.end()) {
    if (f->taken != n->taken) {
      ++(f->taken < n->taken ? f : n);
      continue;
    }
    const auto beyond = [taken = f->taken](const auto& row) { return row.taken != taken; };
    const auto f_end = std::find_if(f, far.end(), beyond), n_end = std::find_if(n, near.end(), beyond);
    if (!use(f, f_end, n, n_end)) return false;
    f = f_end;
    n = n_end;
  }
  return true;
}

}  // namespace

HalfTurn::Cost HalfTurn::cost() {
  far_.sort();
  near_.sort();
  Cost cost;
  for_same(far_.rows, near_.rows, [&](auto far, auto far_end, auto near, auto near_end) {
    cost.looks += static_cast<double>(far_end - far) * static_cast<double>(near_end - near);
    return true;
  });
  std::array<std::size_t, most_edges + 1> of_length{};
  column_.clear();
  for (const std::string& pattern : far_.patterns) column_.push_back(of_length[pattern.size()]++);
  row_.clear();
  table_ = 0;
  for (const std::string& pattern : near_.patterns) {
    row_.push_back(table_);
    table_ += of_length[pattern.size()];  // may overflow when it is far too large
    cost.bytes += static_cast<double>(of_length[pattern.size()]);
  }
  return cost;
}

std::optional<Count> HalfTurn::count(frontier::Meter& meter) const {
  enum : char { untried, fits, fails };
  std::vector<char> table(table_, untried);
  std::vector<std::uint64_t> sum;
  Count total = 0;
  const bool all = for_same(far_.rows, near_.rows, [&](auto far, auto far_end, auto near, auto near_end) {
    for (; near != near_end; ++near) {
      sum.assign(far_.limbs + 1, 0);
      for (auto row = far; row != far_end; ++row) {
        char& known = table[row_[near->pattern] + column_[row->pattern]];
        if (known == untried) known = fit(far_.patterns[row->pattern], near_.patterns[near->pattern]) ? fits : fails;
        if (known == fits)
          add_limbs(sum.data(), sum.size(), far_.numbers.data() + row->number * far_.limbs, far_.limbs);
      }
      total +=
          to_count(sum.data(), sum.size()) * to_count(near_.numbers.data() + near->number * near_.limbs, near_.limbs);
      if (!meter.work(static_cast<std::size_t>(far_end - far), -1)) return false;
    }
    return true;
  });
  if (!all) return std::nullopt;
  return total;
}

}  // namespace schlegel::numberlink
