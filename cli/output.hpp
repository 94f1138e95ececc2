#pragma once
#include <optional>
#include <string>
#include <vector>

#include "command.hpp"
#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {

/// Prints answers as plain text, or collects them in one JSON object.
class Output {
 public:
  /// `verb` is that of the question: `nth` or `random` for some uses of `solve`.
  Output(const Game& game, const Command& command, Verb verb);
  /// Takes one verified solution and prints it, or keeps it for the JSON object. An Error if the format cannot hold it.
  std::optional<Error> solution(const std::vector<std::string>& moves);
  void finish(Reply reply, double seconds);
  std::size_t solutions() const { return solutions_; }

 private:
  Result<std::string> written(const std::vector<std::string>& moves) const;
  void finish_text(const Reply& reply);

  const Game& game_;
  Verb verb_;
  std::string format_;
  bool json_;
  bool all_steps_;  ///< of an explanation, none of them folded
  std::size_t solutions_ = 0;
  std::vector<std::vector<std::string>> json_solutions_;
};

/// As one line on standard output. Bytes that are no UTF-8 become question marks.
void print_json(std::string text);

}  // namespace schlegel
