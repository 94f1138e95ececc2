#pragma once
#include <string>
#include <string_view>

#include "app/fake_page.hpp"
#include "play/question.hpp"
#include "web/app/app.hpp"

namespace schlegel::web {

inline Session start_of(std::string_view level) {
  return Session(parse_game("icosian", find_level("icosian", level)->text).value(), std::string(level));
}

/// The table, and other parts, with a board of the Icosian game on it: a cube.
template <class... Part>
struct Bench : Parts<LocalStore, SolverQueue, Table, Part...> {
  Session game = start_of("cube"), forced = start_of("grid_6x6");  ///< with one solution
  FakePage& page = fake_page();
  Table& table = this->template get<Table>();

  Bench() {
    table.open(game, "cube", 1);
    page.told.clear();
    page.said.clear();
  }
  void play(std::string_view targets) {
    for (const char name : targets) table.act({.kind = Input::Kind::activate, .target = std::string(1, name)});
  }
  void pass(double milliseconds) {
    page.now += milliseconds;
    table.tick(page.now, true);
    this->tick(page.now);
  }
  /// What the worker would answer to the question that was asked.
  void answer() {
    Control control;
    const auto reply = ask_json(page.question, control);
    this->handle(page::Answered{page.job, read_json<Reply>(reply.value()).value()});
  }
};
/// A page of its own for each test, there before the parts are.
struct Fresh {
  Fresh() { new_page(); }
};
template <class... Part>
struct OnTable : Fresh, Bench<Part...> {};

}  // namespace schlegel::web
