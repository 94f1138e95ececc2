#include "web/keeper.hpp"

#include "base/text.hpp"
#include "web/page.hpp"

namespace schlegel::web {
namespace {

std::string game_key(std::string_view puzzle, std::string_view level) {
  return "game/" + std::string(puzzle) + "/" + std::string(level);
}

}  // namespace

void Keeper::store(const Session& session) {
  const std::string puzzle(session.game().puzzle());
  page::keep(game_key(puzzle, session.level()), write_save(session));
  page::keep("last/" + puzzle, "." + session.level());
  page::keep("last", puzzle);
}

std::optional<Session> Keeper::load(std::string_view puzzle, std::string_view level) {
  const std::string key = game_key(puzzle, level), text = page::kept(key);
  if (text.empty()) return std::nullopt;
  auto session = parse_save(text);
  if (session && session->game().puzzle() == puzzle) return std::move(*session);
  page::keep(key + "/unreadable", text);
  page::keep(key, "");
  complaint_ = "A kept game could not be read, so it starts anew. What was kept is set aside.";
  return std::nullopt;
}

std::string Keeper::last_puzzle() const { return page::kept("last"); }

std::optional<std::string> Keeper::last_level(std::string_view puzzle) const {
  const std::string kept = page::kept("last/" + std::string(puzzle));
  if (kept.empty()) return std::nullopt;
  return kept.substr(1);
}

void Keeper::set_choice(std::string_view name, int value) {
  page::keep("choice/" + std::string(name), std::to_string(value));
}

int Keeper::choice(std::string_view name, int otherwise) const {
  const std::string text = page::kept("choice/" + std::string(name));
  const auto value = TextCursor(text).take_integer("choice", 0, 1000);
  return value ? static_cast<int>(*value) : otherwise;
}

}  // namespace schlegel::web
