#pragma once
#include <span>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "asking.hpp"
#include "play/game.hpp"

namespace schlegel::test_support {

/// One person at one board: inputs go through P::interpret, moves through the rules.
template <class P>
struct Table {
  typename P::Instance instance;
  typename P::State state = P::start(instance);
  View view = {};
  Words played = {};
  std::string refusal = {};
  int undone_to = -1;

  explicit Table(typename P::Instance board) : instance(std::move(board)) {}
  explicit Table(std::string_view text) : Table(*must(P::parse(text))) {}

  Scene scene(std::span<const Mark> marks = {}) const { return P::scene(instance, state, view, marks); }
  GameStatus status() const { return P::status(instance, state); }
  Target target(const std::string& id, std::span<const Mark> marks = {}) const {
    const Scene now = scene(marks);
    const int index = now.find(id);
    REQUIRE_MESSAGE(index >= 0, id);
    return now.targets[index];
  }

  /// Why the move is not made, or nothing.
  std::string play(const std::string& text) {
    const auto move = P::parse_move(instance, text);
    if (!move) return move.error().text();
    std::string why = P::why_illegal(instance, state, *move);
    if (!why.empty()) return why;
    P::apply(instance, state, *move);
    played.push_back(text);
    return why;
  }
  void go_back_to(int moves) {
    const Words kept(played.begin(), played.begin() + moves);
    state = P::start(instance);
    played.clear();
    for (const std::string& move : kept) REQUIRE(play(move).empty());
  }

  Words act(const Input& input) {
    const Intent intent = P::interpret(instance, state, view, input, static_cast<int>(played.size()));
    refusal = intent.refusal;
    undone_to = intent.undo_to;
    if (undone_to >= 0) go_back_to(undone_to);
    for (const std::string& move : intent.moves) REQUIRE(play(move).empty());
    return intent.moves;
  }
  Words act(Input::Kind kind, const std::string& id, char32_t key = 0) {
    Input input;
    input.kind = kind;
    input.target = id;
    input.key = key;
    if (!id.empty()) input.at = target(id).at;
    return act(input);
  }
  Words key(char32_t character, const std::string& id = {}) { return act(Input::Kind::key, id, character); }
  void type(std::string_view letters) {
    for (const char letter : letters) key(static_cast<char32_t>(letter));
  }
  void tap(const std::string& id) {
    act(Input::Kind::press, id);
    act(Input::Kind::release, id);
  }
  void drag(const Words& ids) {
    act(Input::Kind::press, ids.front());
    view.dragging = true;
    for (const std::string& id : ids) act(Input::Kind::drag, id);
    act(Input::Kind::release, ids.back());
    view.dragging = false;
  }
};

}  // namespace schlegel::test_support
