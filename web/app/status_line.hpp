#pragma once
#include <string>

#include "web/app/advisor.hpp"

namespace schlegel::web {

class App;

/// The one loud sentence beside the board and what goes with it: the panel draws it, the page speaks it.
struct StatusLine {
  enum class Tone { plain, good, bad };
  enum class Offer { none, ask_again, fetch_again, undo, back };
  std::string headline, detail;
  std::string finish;  ///< of a board that was solved just now: in how many moves, and how long it took
  std::string hint;    ///< the move that is marked on the board, in words; empty where the detail has it
  std::string legend;  ///< of the rings on the board, for those who see them
  Tone tone = Tone::plain;
  Offer offer = Offer::none;
  const Proof* proof = nullptr;  ///< offers "Why?": the reason it tells
  bool explain = false;          ///< offers "Why?": all steps, which are to be asked for
  int back_to = 0;               ///< Offer::back: so many moves, the last position with a solution
  bool quiet = false;            ///< in title size
};

/// Without a headline while an answer is awaited.
StatusLine status_line(const App& app);

std::string capitalised(std::string_view word);

}  // namespace schlegel::web
