// Dancing links, with colours (Knuth, TAOCP 7.2.2.1): a column lists the options that hold an item and are still
// possible. Choosing an option covers its primary items (the item leaves the ring, its options leave all other
// columns), and settles the others:
//   coloured  the options with another colour there leave all other columns; those with the same colour are
//             marked (colour -1), so that they are not settled again, and stay in the column;
//   limited   one more is used; when none is left over, the options that still hold it leave all other columns.
// What leaves is put back in exactly the reverse order, when each node still points to where it was. The invariant: an
// option is hidden from a column exactly when it clashes with what is chosen, except in the column through which it was
// hidden. The item with the shortest column is covered next.
//
// An option that was chosen through its primary item is itself hidden by the cover of that item, so the columns of its
// limited and coloured items no longer hold it when they are settled.
//
// Worst case exponential; the space is that of the options.
#include "search/exact_cover.hpp"

#include <limits>

#include "base/index.hpp"
#include "search/words.hpp"

namespace schlegel {
namespace {

constexpr std::int32_t settled = -1;  // the colour of a node whose item has this colour by now
}  // namespace

int ExactCover::add_item(Sort sort, int allowed) {
  const int item = static_cast<int>(items_.size());
  items_.push_back({item, item, 0, allowed, sort});
  if (sort == Sort::primary) {
    items_[item].left = items_[0].left;
    items_[item].right = 0;
    items_[items_[0].left].right = item;
    items_[0].left = item;
  }
  return item;
}

int ExactCover::add_primary() { return add_item(Sort::primary, 1); }
int ExactCover::add_limited(int most) { return add_item(Sort::limited, most); }
int ExactCover::add_coloured() { return add_item(Sort::coloured, 0); }

std::size_t ExactCover::bytes(std::size_t items, std::size_t options, std::size_t uses) {
  return items * (sizeof(Item) + sizeof(Node)) + (options + 1 + uses) * sizeof(Node);
}

int ExactCover::add_option(std::span<const Use> uses) {
  if (nodes_.empty()) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const auto head = static_cast<std::int32_t>(i);
      nodes_.push_back({head, head, head, 0});
    }
    nodes_.push_back({0, 0, -1, 0});
  }
  const auto first = static_cast<std::int32_t>(nodes_.size());
  nodes_.back().down = first + static_cast<std::int32_t>(uses.size()) - 1;
  for (const Use& use : uses) {
    const auto node = static_cast<std::int32_t>(nodes_.size());
    const std::int32_t last = nodes_[use.item].up;
    nodes_.push_back({last, use.item, use.item, items_[use.item].sort == Sort::coloured ? use.colour : 0});
    nodes_[last].down = node;
    nodes_[use.item].up = node;
    ++items_[use.item].size;
  }
  ++options_;
  nodes_.push_back({first, 0, -1 - options_, 0});
  return options_ - 1;
}

int ExactCover::option_of(int node) const {
  while (nodes_[node].item >= 0) --node;
  return -1 - nodes_[node].item;
}

void ExactCover::hide(int node) {
  for (int q = node + 1; q != node;) {
    const Node& n = nodes_[q];
    if (n.item < 0) {
      q = n.up;
      continue;
    }
    if (n.colour != settled) {
      nodes_[n.up].down = n.down;
      nodes_[n.down].up = n.up;
      --items_[n.item].size;
    }
    ++q;
  }
}

void ExactCover::unhide(int node) {
  for (int q = node - 1; q != node;) {
    const Node& n = nodes_[q];
    if (n.item < 0) {
      q = n.down;
      continue;
    }
    if (n.colour != settled) {
      nodes_[n.up].down = q;
      nodes_[n.down].up = q;
      ++items_[n.item].size;
    }
    --q;
  }
}

void ExactCover::cover(int item) {
  for (int p = nodes_[item].down; p != item; p = nodes_[p].down) hide(p);
  const Item& i = items_[item];
  items_[i.left].right = i.right;
  items_[i.right].left = i.left;
}

void ExactCover::uncover(int item) {
  const Item& i = items_[item];
  items_[i.left].right = item;
  items_[i.right].left = item;
  for (int p = nodes_[item].up; p != item; p = nodes_[p].up) unhide(p);
}

void ExactCover::commit(int node) {
  const Node& n = nodes_[node];
  Item& item = items_[n.item];
  if (item.sort == Sort::primary) {
    cover(n.item);
  } else if (item.sort == Sort::limited) {
    if (--item.allowed > 0) return;
    for (int p = nodes_[n.item].down; p != n.item; p = nodes_[p].down) hide(p);
  } else if (n.colour != settled) {
    for (int p = nodes_[n.item].down; p != n.item; p = nodes_[p].down) {
      if (nodes_[p].colour == n.colour)
        nodes_[p].colour = settled;
      else
        hide(p);
    }
  }
}

void ExactCover::uncommit(int node) {
  const Node& n = nodes_[node];
  Item& item = items_[n.item];
  if (item.sort == Sort::primary) {
    uncover(n.item);
  } else if (item.sort == Sort::limited) {
    if (++item.allowed > 1) return;
    for (int p = nodes_[n.item].up; p != n.item; p = nodes_[p].up) unhide(p);
  } else if (n.colour != settled) {
    for (int p = nodes_[n.item].up; p != n.item; p = nodes_[p].up) {
      if (nodes_[p].colour == settled)
        nodes_[p].colour = n.colour;
      else
        unhide(p);
    }
  }
}

void ExactCover::commit_rest(int node) {
  for (int q = node + 1; q != node;) {
    if (nodes_[q].item < 0)
      q = nodes_[q].up;
    else
      commit(q++);
  }
}

void ExactCover::uncommit_rest(int node) {
  for (int q = node - 1; q != node;) {
    if (nodes_[q].item < 0)
      q = nodes_[q].down;
    else
      uncommit(q--);
  }
}

SearchEnd ExactCover::search(const std::function<bool(std::span<const int>)>& take, Control& control) {
  std::vector<int> chosen;  // node of each chosen option in the column through which it was chosen
  std::vector<int> options;
  bool down = true;
  SearchEnd end = SearchEnd::complete;
  // Items that allow nothing take their options away before the search.
  for (std::size_t i = 1; i < items_.size() && !nodes_.empty(); ++i)
    if (items_[i].sort == Sort::limited && items_[i].allowed <= 0)
      for (int p = nodes_[i].down; p != static_cast<int>(i); p = nodes_[p].down) hide(p);
  for (;;) {
    if (down) {
      if ((++steps_ & 0xfff) == 0 && !control.tick({-1, steps_, words::phase_cover.english})) {
        end = SearchEnd::cancelled;
        break;
      }
      int item = 0, fewest = std::numeric_limits<int>::max();
      for (int i = items_[0].right; i != 0 && fewest > 0; i = items_[i].right) {
        if (items_[i].size >= fewest) continue;
        fewest = items_[i].size;
        item = i;
      }
      if (item == 0) {
        options.clear();
        for (int node : chosen) options.push_back(option_of(node));
        if (!take(options)) {
          end = SearchEnd::enough;
          break;
        }
        down = false;
      } else if (fewest == 0) {
        down = false;
      } else {
        cover(item);
        chosen.push_back(nodes_[item].down);
        commit_rest(chosen.back());
        continue;
      }
    }
    if (chosen.empty()) break;
    int& node = chosen.back();
    uncommit_rest(node);
    const int item = nodes_[node].item;
    node = nodes_[node].down;
    if (node == item) {
      uncover(item);
      chosen.pop_back();
      continue;
    }
    commit_rest(node);
    down = true;
  }
  while (!chosen.empty()) {
    uncommit_rest(chosen.back());
    uncover(nodes_[chosen.back()].item);
    chosen.pop_back();
  }
  for (std::size_t i = items_.size(); i-- > 1 && !nodes_.empty();)
    if (items_[i].sort == Sort::limited && items_[i].allowed <= 0)
      for (int p = nodes_[i].up; p != static_cast<int>(i); p = nodes_[p].up) unhide(p);
  return end;
}

}  // namespace schlegel
