#pragma once
#include <string>

#include "play/session.hpp"
#include "web/page/messages.hpp"

namespace schlegel::web {

/// What the page's clock and its list of results are told (assets/playtime.js, results.js).
class Results {
 public:
  /// What the clock is to know: nothing until a move was made on some board.
  void report_clock(const std::string& key, const Session& session, bool over);
  void report_solved(const std::string& key, int grade, const Session& session) const;

 private:
  page::Clock clock_;  ///< what it was told last
};

}  // namespace schlegel::web
