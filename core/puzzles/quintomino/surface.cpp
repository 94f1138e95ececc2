// Maps of one surface onto another, edge by edge. A map of a connected surface is known once one face is laid: over
// each edge of a face that is placed the next face has its edge's image, and so a place and at most two windings. The
// search lays face 0 on every face in every way and each other face, in a fixed order, over an edge of an earlier one;
// it backtracks where an edge would get two images or two edges the same one. On a polyhedron nothing is left to choose
// after the first face, so the symmetries take O(edges) for each way to place it (Weinberg 1966 tests planar
// 3-connected graphs for isomorphism in this way). Where an edge is glued to its own face or two faces share several
// edges, both windings may fit for a while: at worst 2^faces maps, which is why the search ticks and the result is
// bounded by the memory.
//
// Invariant: map_.edge and pre_edge_ are inverse to each other on the edges mapped so far, in the order of trail_.
#include "puzzles/quintomino/surface.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "base/index.hpp"
#include "puzzles/quintomino/words.hpp"

namespace schlegel::quintomino {
namespace {

std::size_t edges_in(FaceLists faces) {
  std::size_t places = 0;
  for (const auto& face : faces) places += face.size();
  return places / 2;
}

class Mapper {
 public:
  Mapper(FaceLists a, FaceLists b, const std::function<bool(const FaceMap&)>& take, Control& control)
      : a_(a),
        b_(b),
        take_(take),
        control_(control),
        edges_(edges_in(a)),
        sides_a_(sides_of(a, edges_)),
        sides_b_(sides_of(b, edges_)) {
    map_.edge.assign(edges_, -1);
    map_.face.assign(a.size(), -1);
    map_.winding.assign(a.size(), 1);
    map_.shift.assign(a.size(), 0);
    pre_edge_.assign(edges_, -1);
    taken_.assign(b.size(), 0);
    choose_order();
  }

  Ended run() {
    if (order_.size() == a_.size()) extend(0);
    return ended_;
  }

 private:
  struct Step {
    int face, over;
  };

  /// Every face but the first is reached over an edge of an earlier one. The face with the most such edges comes next,
  /// of several the one that was met last: so a face laid in the wrong winding is found out while it is still near.
  void choose_order() {
    std::vector<int> known(a_.size()), over(a_.size(), -1), met(a_.size());
    std::vector<char> placed(a_.size());
    for (int next = 0; next >= 0;) {
      order_.push_back({next, over[next]});
      placed[next] = 1;
      for (int e : a_[next])
        for (const Side& side : sides_a_[e]) {
          ++known[side.face];
          over[side.face] = e;
          met[side.face] = static_cast<int>(order_.size());
        }
      next = -1;
      for (std::size_t f = 0; f < a_.size(); ++f)
        if (!placed[f] && known[f] > 0 && (next < 0 || std::pair(known[f], met[f]) > std::pair(known[next], met[next])))
          next = static_cast<int>(f);
    }
  }

  bool extend(std::size_t step) {
    if (step == order_.size()) {
      const bool going = take_(map_);
      if (!going) ended_.how = SearchEnd::enough;
      return going;
    }
    const auto [face, over] = order_[step];
    if (over < 0) {
      for (std::size_t target = 0; target < b_.size(); ++target)
        for (int place = 0; place < static_cast<int>(b_[target].size()); ++place)
          if (!place_face(step, face, 0, {static_cast<int>(target), place})) return false;
      return true;
    }
    const auto& list = a_[face];
    const int from = static_cast<int>(std::find(list.begin(), list.end(), over) - list.begin());
    for (const Side& side : sides_b_[map_.edge[over]])
      if (!taken_[side.face] && !place_face(step, face, from, side)) return false;
    return true;
  }

  /// Places the face so that its edge at `from` is at `to`, in each winding that makes a difference, and goes on.
  bool place_face(std::size_t step, int face, int from, Side to) {
    if (++ended_.steps % 1024 == 0 && !control_.tick({-1, ended_.steps, words::phase_symmetries.english})) {
      ended_.how = SearchEnd::cancelled;
      return false;
    }
    const auto& list = a_[face];
    const auto& target = b_[to.face];
    const int length = static_cast<int>(list.size());
    if (target.size() != list.size()) return true;
    const auto image_of = [&](int i, int winding) { return target[wrapped(to.place + winding * (i - from), length)]; };
    bool same = true;  // in both windings, as with a face of two edges
    for (int i = 0; i < length && same; ++i) same = image_of(i, 1) == image_of(i, -1);
    for (int winding = 1; winding >= (same ? 1 : -1); winding -= 2) {
      const std::size_t before = trail_.size();
      bool fits = true;
      for (int i = 0; i < length && fits; ++i) {
        const int e = list[i];
        const int image = image_of(i, winding);
        if (map_.edge[e] < 0 && pre_edge_[image] < 0) {
          map_.edge[e] = image;
          pre_edge_[image] = e;
          trail_.push_back(e);
        }
        fits = map_.edge[e] == image;
      }
      bool going = true;
      if (fits) {
        map_.face[face] = to.face;
        map_.winding[face] = static_cast<std::int8_t>(same ? 0 : winding);
        map_.shift[face] = wrapped(to.place - winding * from, length);
        taken_[to.face] = 1;
        going = extend(step + 1);
        taken_[to.face] = 0;
      }
      for (; trail_.size() > before; trail_.pop_back()) {
        int& image = map_.edge[trail_.back()];
        pre_edge_[image] = -1;
        image = -1;
      }
      if (!going) return false;
    }
    return true;
  }

  /// i modulo n, for i in (-2n, 2n).
  static int wrapped(int i, int n) {
    while (i < 0) i += n;
    while (i >= n) i -= n;
    return i;
  }

  FaceLists a_, b_;
  const std::function<bool(const FaceMap&)>& take_;
  Control& control_;
  Ended ended_;
  std::size_t edges_;
  std::vector<std::array<Side, 2>> sides_a_, sides_b_;
  std::vector<Step> order_;
  FaceMap map_;
  std::vector<int> pre_edge_;
  std::vector<int> trail_;  ///< edges mapped so far, in order
  std::vector<char> taken_;
};

}  // namespace

Ended each_map(FaceLists a, FaceLists b, const std::function<bool(const FaceMap&)>& take, Control& control) {
  const auto lengths = [](FaceLists faces) {
    std::vector<std::size_t> out;
    for (const auto& face : faces) out.push_back(face.size());
    std::sort(out.begin(), out.end());
    return out;
  };
  if (a.empty() || lengths(a) != lengths(b)) return {};
  return Mapper(a, b, take, control).run();
}

bool connected(const Instance& instance) {
  std::vector<char> seen(instance.faces.size());
  std::vector<int> queue{0};
  seen[0] = 1;
  for (std::size_t next = 0; next < queue.size(); ++next)
    for (int e : instance.faces[queue[next]])
      for (const Side& side : instance.sides[e])
        if (!std::exchange(seen[side.face], 1)) queue.push_back(side.face);
  return queue.size() == instance.faces.size();
}

Corners corners(FaceLists faces, std::size_t edges) {
  std::vector<std::size_t> first;
  std::size_t places = 0;
  for (const auto& face : faces) {
    first.push_back(places);
    places += face.size();
  }
  std::vector<std::size_t> root(places);
  std::iota(root.begin(), root.end(), std::size_t{0});
  const auto find = [&](std::size_t i) {
    while (root[i] != i) i = root[i] = root[root[i]];
    return i;
  };
  const auto begin_of = [&](Side s) { return first[s.face] + at(s.place); };
  const auto end_of = [&](Side s) { return first[s.face] + (at(s.place) + 1) % faces[s.face].size(); };
  for (const auto& sides : sides_of(faces, edges)) {
    root[find(begin_of(sides[0]))] = find(end_of(sides[1]));
    root[find(end_of(sides[0]))] = find(begin_of(sides[1]));
  }
  Corners out;
  std::vector<int> number(places, -1);
  for (std::size_t f = 0; f < faces.size(); ++f) {
    out.of_face.emplace_back();
    for (std::size_t i = 0; i < faces[f].size(); ++i) {
      int& corner = number[find(first[f] + i)];
      if (corner < 0) corner = out.count++;
      out.of_face.back().push_back(corner);
    }
  }
  return out;
}

std::optional<std::vector<Symmetry>> symmetries(const Instance& instance, Control& control, Ended& ended) {
  const auto windings = face_windings(instance);
  const std::size_t bytes_each = instance.edges.size() * sizeof(int) + 120;
  std::map<std::vector<int>, Symmetry> found;  // ascending: the identity comes first
  bool room = true;
  const auto take = [&](const FaceMap& map) {
    bool rotation = true, keeps_reading = true;
    for (std::size_t f = 0; f < instance.faces.size(); ++f) {
      if (map.winding[f] == 0) continue;
      rotation = rotation && windings && (*windings)[f] * map.winding[f] * (*windings)[map.face[f]] > 0;
      keeps_reading = keeps_reading && map.winding[f] > 0;
    }
    Symmetry& symmetry = found.try_emplace(map.edge, Symmetry{{}, false, false}).first->second;
    symmetry.rotation = symmetry.rotation || rotation;
    symmetry.keeps_reading = symmetry.keeps_reading || keeps_reading;
    room = found.size() * bytes_each <= control.memory_limit / 8;
    return room;
  };
  ended = each_map(instance.faces, instance.faces, take, control);
  if (!room) ended.how = SearchEnd::too_large;
  if (ended.how != SearchEnd::complete) return std::nullopt;
  std::vector<Symmetry> out;
  while (!found.empty()) {
    auto entry = found.extract(found.begin());
    entry.mapped().edge = std::move(entry.key());
    out.push_back(std::move(entry.mapped()));
  }
  return out;
}

}  // namespace schlegel::quintomino
