#pragma once
#include <span>
#include <string_view>

#include "web/page/messages.hpp"

namespace schlegel::web {

/// Collects what is on the screen as page elements, in tab order, and tells the page when it has changed.
class MirrorBuilder {
 public:
  void begin(std::string_view puzzle, std::string board, std::string heading, std::string summary);
  void add(page::MirrorItem item) { next_.items.push_back(std::move(item)); }
  /// What was collected so far.
  std::span<page::MirrorItem> items() { return next_.items; }
  /// A line of text under a heading. Sections come in the order in which they are first named.
  void read(std::string_view section, std::string text) {
    next_.texts.push_back({std::string(section), std::move(text)});
  }
  /// Sends what was collected if it is news. While things move on the screen only changes of meaning are sent.
  void finish(bool moving);

 private:
  page::Mirror next_, sent_;
};

}  // namespace schlegel::web
