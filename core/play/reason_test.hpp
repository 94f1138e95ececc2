#pragma once
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "play/game.hpp"
#include "play/question.hpp"
#include "results.hpp"

namespace schlegel::test_support {

/// The parts of a reason, after a look at each: a whole sentence, every lit thing on the board and lit once, and said
/// so in its target's state.
inline std::vector<ReasonPart> reason_steps(const Game& game, std::string_view certificate) {
  CAPTURE(certificate);
  CHECK(game.check(certificate) != CheckResult::rejected);
  const std::vector<ReasonPart> parts = game.reason(certificate);
  CHECK(parts.size() <= max_reason_parts);
  const Scene plain = game.scene({}, {});
  for (const ReasonPart& part : parts) {
    CAPTURE(part.sentence);
    CHECK(part.sentence.ends_with('.'));
    CHECK((!part.spots.empty() || !part.bands.empty()));
    std::set<std::string> once;
    Scene lit = plain;
    light(lit, part);
    for (const ReasonPart::Spot& spot : part.spots) {
      CAPTURE(spot.target);
      CHECK(once.insert(spot.target).second);
      const int index = lit.find(spot.target);
      REQUIRE(index >= 0);
      CHECK(lit.targets[index].state.find("highlighted") != std::string::npos);
    }
    for (const ReasonPart::Band& band : part.bands) {
      CHECK(lit.find(band.from) >= 0);
      CHECK(lit.find(band.to) >= 0);
    }
    const auto tinted =
        std::count_if(part.spots.begin(), part.spots.end(), [](const auto& spot) { return spot.tint != 0; });
    CHECK(lit.shapes.size() + tinted >= plain.shapes.size() + 2 * part.spots.size() + part.bands.size());
  }
  return parts;
}

inline std::vector<ReasonPart> reason_steps(std::string_view puzzle, std::string_view instance, std::string_view moves,
                                            std::string_view certificate) {
  auto game = must(parse_game(puzzle, instance));
  std::istringstream words{std::string(moves)};
  for (std::string word; words >> word;) (*game)->apply(word);
  return reason_steps(**game, certificate);
}

/// The same of the reason that the solver gives, which begins with `kind`.
inline std::vector<ReasonPart> reason_steps_of(std::string_view puzzle, std::string_view instance,
                                               std::string_view moves, std::string_view kind) {
  CAPTURE(instance);
  Question question{std::string(puzzle), std::string(instance), {}, Verb::solve, {}};
  std::istringstream words{std::string(moves)};
  for (std::string word; words >> word;) question.moves.push_back(word);
  Control control;
  const auto reply = must(ask(question, control, {}));
  REQUIRE(reply->kind == Reply::Kind::none);
  CAPTURE(reply->certificate);
  CHECK(reply->certificate.starts_with(kind));
  const auto parts = reason_steps(puzzle, instance, moves, reply->certificate);
  CHECK_FALSE(parts.empty());
  return parts;
}

/// What is lit, "A B / C": the first sort, then the second; sorted.
inline std::string lit(const ReasonPart& part) {
  std::vector<std::string> sorts[2];
  for (const ReasonPart::Spot& spot : part.spots) sorts[spot.other ? 1 : 0].push_back(spot.target);
  std::string out;
  for (auto& sort : sorts) {
    std::sort(sort.begin(), sort.end());
    if (&sort == &sorts[1] && !sort.empty()) out += out.empty() ? "/ " : " / ";
    for (std::size_t i = 0; i < sort.size(); ++i) out += (i > 0 ? " " : "") + sort[i];
  }
  return out;
}

}  // namespace schlegel::test_support
