#pragma once
#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"
#include "play/options.hpp"

namespace schlegel {

inline constexpr int exit_found = 0, exit_none = 1, exit_bad_input = 2, exit_unknown = 3;

/// A parsed command line.
struct Command {
  std::string verb;
  std::string puzzle;
  std::vector<std::string> files;  ///< the board; verify: the board, if there are two files, and the solution
  std::string format;
  bool json = false;
  std::optional<double> time_limit;
  Options options;
};

/// The ids of all puzzles: "icosian, sliding, ...".
std::string puzzle_ids();

/// Prints an error to stderr and returns exit_bad_input.
int fail(const std::string& message);

/// Prints the answer to stdout, everything else to stderr. Returns the exit status.
int run(Command command);

}  // namespace schlegel
