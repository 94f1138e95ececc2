#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace schlegel {

/// Names and values that refine a question, as on the command line without the dashes: {"limit", "10"}, {"open", ""}.
class Options {
 public:
  void set(std::string name, std::string value);
  bool has(std::string_view name) const;
  /// The value, or `otherwise` when the option is not given.
  std::string_view get(std::string_view name, std::string_view otherwise = "") const;
  /// The value as an integer in [least, most].
  Result<std::int64_t> integer(std::string_view name, std::int64_t otherwise, std::int64_t least,
                               std::int64_t most) const;
  /// Sets a truth, which is written yes or no, if the option is given.
  std::optional<Error> yes_or_no(std::string_view name, bool& truth) const;
  const std::vector<std::pair<std::string, std::string>>& all() const { return all_; }
  friend bool operator==(const Options&, const Options&) = default;

 private:
  std::vector<std::pair<std::string, std::string>> all_;
};

/// An error in the value of an option, which names the option and, where it has one, the column.
Error at_option(const Error& error, std::string_view option);

/// An option that a puzzle takes on the command line.
struct OptionInfo {
  std::string_view name;  ///< without the dashes
  std::string_view help;  ///< a Sentence's English
  enum class Takes : std::uint8_t { value, nothing } takes = Takes::value;
  std::string_view verbs = {};  ///< those it goes with, parted by blanks; empty: all
};
/// All verbs but generate, which has no use for what a board that is there has given.
inline constexpr std::string_view verbs_of_a_board =
    "solve count enumerate analyse explain grade verify table histogram convert draw";
/// Those of one puzzle, in the order of its declaration; none for an unknown one.
std::span<const OptionInfo> options_of(std::string_view puzzle);

}  // namespace schlegel
