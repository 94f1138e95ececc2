#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/control.hpp"
#include "base/search_end.hpp"

namespace schlegel {

/// Exact cover with colours (XCC): choose options so that every primary item is in exactly one of them, every limited
/// item in at most as many as it allows, and all chosen options that hold a coloured item give it the same colour.
/// Knuth, The Art of Computer Programming, volume 4B, section 7.2.2.1. Limited items are an addition.
///
///   ExactCover problem;
///   const int row = problem.add_primary(), stock = problem.add_limited(2), side = problem.add_coloured();
///   problem.add_option({{{row, 0}, {stock, 0}, {side, 3}}});
///   problem.search([](std::span<const int> options) { return true; }, control);
class ExactCover {
 public:
  struct Use {
    int item;
    int colour;  ///< of a coloured item, 0 or more; else ignored
  };

  int add_primary();
  /// At most `most` chosen options hold it; 0 or more.
  int add_limited(int most);
  int add_coloured();
  /// An option holds at least one primary item and each item at most once; options are numbered from 0. All items
  /// first.
  int add_option(std::span<const Use> uses);
  /// The bytes that this many items and options take, with `uses` uses in all.
  static std::size_t bytes(std::size_t items, std::size_t options, std::size_t uses);

  /// Calls take(options) for every solution; false stops. The options are in the order of their choice.
  SearchEnd search(const std::function<bool(std::span<const int>)>& take, Control& control);
  std::uint64_t steps() const { return steps_; }

 private:
  enum class Sort : std::uint8_t { primary, limited, coloured };
  struct Item {
    std::int32_t left, right;  ///< ring of primary items still to cover; the root has index 0
    std::int32_t size;
    std::int32_t allowed;  ///< limited: how many more options may hold it
    Sort sort;
  };
  /// Nodes 0 .. items - 1 head the items' columns (0 is the root's and unused). A spacer stands before the first option
  /// and behind each: `item` is -1 - the number of the option that begins behind it, `up` the first node of the option
  /// before it.
  struct Node {
    std::int32_t up, down, item, colour;
  };

  int add_item(Sort sort, int allowed);
  void hide(int node);
  void unhide(int node);
  void cover(int item);
  void uncover(int item);
  void commit(int node);
  void uncommit(int node);
  void commit_rest(int node);
  void uncommit_rest(int node);
  int option_of(int node) const;

  std::vector<Item> items_{{0, 0, 0, 0, Sort::primary}};
  std::vector<Node> nodes_;
  int options_ = 0;
  std::uint64_t steps_ = 0;
};

}  // namespace schlegel
