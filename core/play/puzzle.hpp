#pragma once
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "play/question.hpp"

namespace schlegel {

/// What a puzzle's folder provides: a struct of types and static functions, all typed; text stays at the boundary.
/// Registered by one line in puzzles/registry.hpp. `answer` is the only function that may reach a solver.
template <class P>
concept Puzzle = requires(const typename P::Instance& instance, const typename P::State& state,
                          typename P::State& changing, const typename P::Move& move, View& view, const Input& input,
                          const Question& question, Control& control, const SolutionSink& sink,
                          std::string_view text, std::span<const Mark> marks,
                          std::span<const typename P::Move> moves) {
  { P::info } -> std::convertible_to<const PuzzleInfo&>;
  { P::parse(text) } -> std::same_as<Result<typename P::Instance>>;
  { P::write(instance) } -> std::same_as<std::string>;
  { P::start(instance) } -> std::same_as<typename P::State>;
  { P::parse_move(instance, text) } -> std::same_as<Result<typename P::Move>>;
  { P::write_move(instance, move) } -> std::same_as<std::string>;
  { P::refuse(instance, state, move) } -> std::same_as<std::string>;
  { P::apply(instance, changing, move) } -> std::same_as<void>;
  { P::standing(instance, state) } -> std::same_as<Standing>;
  { P::scene(instance, state, view, marks) } -> std::same_as<Scene>;
  { P::interpret(instance, state, view, input, 0) } -> std::same_as<Intent>;
  { P::verify(instance, state, moves) } -> std::same_as<bool>;
  { P::check(instance, state, text) } -> std::same_as<CheckResult>;
  { P::answer(instance, state, question, control, sink) } -> std::same_as<Result<Reply>>;
};

}  // namespace schlegel
