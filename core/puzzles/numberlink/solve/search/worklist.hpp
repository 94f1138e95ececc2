#pragma once
#include <cstdint>
#include <vector>

namespace schlegel::numberlink {

/// The vertices that a propagation has still to look at, each once.
class Worklist {
 public:
  explicit Worklist(std::size_t vertices = 0) : waiting_(vertices, 0) {}

  void add(std::int32_t v) {
    if (waiting_[v]) return;
    waiting_[v] = 1;
    queue_.push_back(v);
  }
  void clear() {
    for (const std::int32_t v : queue_) waiting_[v] = 0;
    queue_.clear();
  }
  /// Calls look(v), which may add more, until nothing is left or it returns false.
  template <class Look>
  bool work_off(Look look) {
    while (!queue_.empty()) {
      const std::int32_t v = queue_.back();
      queue_.pop_back();
      waiting_[v] = 0;
      if (!look(v)) return false;
    }
    return true;
  }

 private:
  std::vector<char> waiting_;
  std::vector<std::int32_t> queue_;
};

}  // namespace schlegel::numberlink
