#pragma once
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/index.hpp"
#include "puzzles/icosian/instance.hpp"
#include "search/order.hpp"

namespace schlegel::icosian {

/// Why forcing fails: a vertex that keeps fewer than two edges or needs more, or a cycle closed too early.
struct Contradiction {
  enum class Kind { too_few, too_many, short_cycle } kind;
  Vertex vertex;  ///< where; `hub` for the helper vertex of an open instance
};

/// The instance as a question for a Hamiltonian cycle that uses all required edges, after forcing. An open instance
/// gets one more vertex, the hub, joined to every vertex that may begin or end a tour: a path is a cycle through the
/// hub.
class Reduction {
 public:
  /// O(m log n). An opening that is no path is a contradiction.
  explicit Reduction(const Instance& instance);

  const std::optional<Contradiction>& contradiction() const { return contradiction_; }
  /// Forcing alone leaves exactly one tour; then the core is empty.
  bool settled() const { return settled_ && !contradiction_; }

  /// Vertices of the graph and the hub, if any; the edges that are left are `alive`, those that every tour uses
  /// `required`.
  int order() const { return order_; }
  Vertex hub() const { return hub_; }
  struct Arc {
    Vertex vertex;
    std::int32_t edge;
  };
  std::span<const Arc> around(Vertex v) const { return {arcs_.data() + first_[v], arcs_.data() + first_[at(v) + 1]}; }
  bool alive(std::int32_t edge) const { return alive_[edge]; }
  bool required(std::int32_t edge) const { return required_[edge]; }

  /// The part that is not decided: chains of required edges are contracted to one required edge between their ends.
  const EdgeList& core() const { return core_; }
  const std::vector<char>& core_required() const { return core_required_; }
  /// The whole tour for a choice of core edges that form a Hamiltonian cycle of the core, in the canonical direction.
  Tour expand(std::span<const std::int32_t> core_edges) const;

 private:
  void force();
  bool require(std::int32_t edge);
  bool drop(std::int32_t edge);
  std::int32_t find_edge(Vertex u, Vertex v) const;
  bool fail(Contradiction::Kind kind, Vertex v) {
    if (!contradiction_) contradiction_ = Contradiction{kind, v};
    return false;
  }
  void enqueue(Vertex v) {
    if (std::exchange(queued_[v], char{1}) == 0) queue_.push_back(v);
  }
  void contract();

  std::vector<Vertex> opening_;
  bool closed_;
  int order_ = 0;
  Vertex hub_ = no_vertex;
  std::vector<std::pair<Vertex, Vertex>> ends_;
  std::vector<std::int32_t> first_;
  std::vector<Arc> arcs_;
  std::vector<char> alive_, required_;
  std::vector<int> left_, needed_;  // for each vertex: edges alive, edges required
  std::vector<Vertex> chain_end_;   // for an end of a required chain its other end
  std::vector<int> chain_length_;   // and the vertices on it
  std::vector<Vertex> queue_;
  std::vector<char> queued_;
  std::optional<Contradiction> contradiction_;
  bool settled_ = false;
  EdgeList core_;
  std::vector<char> core_required_;
  std::vector<std::int32_t> core_edge_;  // core edge -> edge, or -1 - v for the chain that begins at v
};

}  // namespace schlegel::icosian
