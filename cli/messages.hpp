#pragma once
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "play/question.hpp"

/// What --json prints.
namespace schlegel::cli {

/// Of every verb that asks a question.
struct CommandReply : Reply {
  std::string puzzle;
  int schema = schema_version;
  Verb verb = Verb::solve;                               ///< nth or random for some uses of solve
  std::vector<std::vector<std::string>> solutions = {};  ///< verified, from the board's start
  std::int64_t seed = 0;                                 ///< generate
  double seconds = 0;
  static constexpr auto fields() {
    return std::tuple_cat(
        std::tuple(Field("schema", &CommandReply::schema), Field("puzzle", &CommandReply::puzzle),
                   Field("verb", &CommandReply::verb)),
        Reply::fields(),
        std::tuple(Field("solutions", &CommandReply::solutions, false), Field("seed", &CommandReply::seed, false),
                   Field("seconds", &CommandReply::seconds)));
  }
};

/// A technique of explanations.
struct ListedTechnique {
  std::string puzzle, id, name;
  int grade = 0;  ///< its difficulty from 1 to 5
  static constexpr auto fields() {
    return std::tuple(Field("puzzle", &ListedTechnique::puzzle), Field("id", &ListedTechnique::id),
                      Field("name", &ListedTechnique::name), Field("grade", &ListedTechnique::grade));
  }
};

/// Of explain --techniques.
struct TechniqueList {
  int schema = schema_version;
  std::vector<ListedTechnique> techniques = {};  ///< of each puzzle the easiest first
  static constexpr auto fields() {
    return std::tuple(Field("schema", &TechniqueList::schema), Field("techniques", &TechniqueList::techniques));
  }
};

/// Of verify.
struct Verification {
  std::string puzzle;
  int schema = schema_version;
  std::string verb = "verify";
  enum class Verdict { valid, not_valid, accepted, rejected, too_long } verdict = Verdict::valid;
  std::string problem = {};  ///< not valid: what is wrong
  static constexpr auto fields() {
    return std::tuple(Field("schema", &Verification::schema), Field("puzzle", &Verification::puzzle),
                      Field("verb", &Verification::verb), Field("verdict", &Verification::verdict),
                      Field("problem", &Verification::problem, false));
  }
};
constexpr auto names_of(Verification::Verdict) {
  return std::array<std::string_view, 5>{"valid", "not valid", "accepted", "rejected", "too long to check"};
}

}  // namespace schlegel::cli
