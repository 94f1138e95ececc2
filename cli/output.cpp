#include "output.hpp"

#include <cstdio>
#include <utility>

#include "base/text.hpp"
#include "words.hpp"

namespace schlegel {
namespace {

nlohmann::ordered_json json_of(const ExplanationStep& step) {
  nlohmann::ordered_json out{{"kind", enum_name(step.kind)}, {"depth", step.depth}};
  if (!step.technique.empty()) out["technique"] = step.technique;
  if (step.grade > 0) out["grade"] = step.grade;
  out["sentence"] = step.sentence;
  if (!step.because.empty()) out["because"] = step.because;
  if (!step.facts.empty()) out["facts"] = step.facts;
  for (const auto& [from, to, holds] : step.marks) {
    auto& mark = out["marks"].emplace_back(nlohmann::ordered_json{{"holds", holds}});
    if (to.empty())
      mark["place"] = from;
    else
      mark["line"] = {from, to};
  }
  for (const auto& [target, other, note] : step.spots) {
    auto& lit = out["lit"].emplace_back(nlohmann::ordered_json{{"place", target}, {"second", other}});
    if (!note.empty()) lit["note"] = note;
  }
  for (const auto& [from, to, other] : step.bands) out["lit"].push_back({{"line", {from, to}}, {"second", other}});
  if (!step.moves.empty()) out["moves"] = step.moves;
  return out;
}

/// Prints numbered steps, indented under each assumption.
void print(const Explanation& explanation) {
  int number = 0;
  for (const ExplanationStep& step : explanation.steps) {
    std::vector<std::string> because;
    for (const int one : step.because) because.push_back(std::to_string(one));
    const std::string line = say(because.empty() ? cli::words::step : cli::words::step_from,
                                 {{"number", std::to_string(++number)},
                                  {"technique", step.technique.empty() ? "none" : step.technique},
                                  {"sentence", step.sentence},
                                  {"steps", join(because, ", ")}});
    std::printf("%*s%s\n", 2 * step.depth, "", line.c_str());
  }
}

}  // namespace

Output::Output(const Game& game, const Command& command, Verb verb)
    : game_(game), verb_(verb), format_(command.format), json_(command.json) {}

Result<std::string> Output::written(const std::vector<std::string>& moves) const {
  auto text = game_.write_solution(moves, format_);
  const bool many = verb_ == Verb::enumerate && format_.empty();
  if (many && text && text->find('\n') != std::string::npos && text->find('\n') + 1 < text->size())
    text = game_.write_solution(moves, "line");
  while (text && !text->empty() && text->back() == '\n') text->pop_back();
  return text;
}

std::optional<Error> Output::solution(const std::vector<std::string>& moves) {
  if (json_) {
    json_solutions_.push_back(moves);
  } else {
    const auto text = written(moves);
    if (!text) return text.error();
    std::puts(text->c_str());
    std::fflush(stdout);
  }
  ++solutions_;
  return std::nullopt;
}

void Output::finish(Reply reply, double seconds) {
  if (!reply.marked.empty()) reply.detail += (reply.detail.empty() ? "" : " ") + reply.marked;
  if (json_)
    finish_json(reply, seconds);
  else
    finish_text(reply);
}

void Output::finish_json(const Reply& reply, double seconds) {
  nlohmann::ordered_json out;
  out["puzzle"] = game_.puzzle();
  out["verb"] = enum_name(verb_);
  out["result"] = enum_name(reply.kind);
  const auto field = [&](const char* name, const std::string& value) {
    if (!value.empty()) out[name] = value;
  };
  field("count", reply.count);
  if (solutions_ > 0) out["solutions"] = std::move(json_solutions_);
  field("headline", reply.headline);
  field(reply.kind == Reply::Kind::none ? "reason" : "detail", reply.detail);
  field("certificate", reply.certificate);
  field("budget", reply.budget);
  for (const Choice& choice : reply.choices)
    out["choices"].push_back({{"move", choice.move}, {"alive", choice.alive}, {"note", choice.note}});
  for (const auto& [name, value] : reply.facts) out["facts"][name] = value;
  for (const ExplanationStep& step : reply.explanation.steps) out["steps"].push_back(json_of(step));
  if (verb_ == Verb::explain) out["end"] = enum_name(reply.explanation.end);
  out["seconds"] = seconds;
  std::puts(out.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace).c_str());
}

void Output::finish_text(const Reply& reply) {
  if (verb_ == Verb::explain) print(reply.explanation);
  if ((verb_ == Verb::explain || verb_ == Verb::grade) && !reply.headline.empty()) std::puts(reply.headline.c_str());
  if (verb_ == Verb::count && reply.kind != Reply::Kind::unknown) std::puts(reply.count.c_str());
  if (verb_ == Verb::count && reply.kind == Reply::Kind::found && !reply.detail.empty())
    std::fprintf(stderr, "%s\n", reply.detail.c_str());
  if (verb_ == Verb::analyse) {
    if (!reply.headline.empty()) std::puts(reply.headline.c_str());
    if (!reply.detail.empty()) std::puts(reply.detail.c_str());
    for (const Choice& choice : reply.choices)
      std::printf("%s\t%s\t%s\n", choice.move.c_str(), choice.alive ? "alive" : "dead", choice.note.c_str());
  } else if (reply.kind == Reply::Kind::none && !reply.detail.empty()) {
    std::fprintf(stderr, "%s\n", say(cli::words::none_exists, {{"reason", reply.detail}}).c_str());
  }
  // Facts go to stdout only if the verb asks for them.
  const bool asked = verb_ == Verb::analyse || verb_ == Verb::table || verb_ == Verb::histogram ||
                     verb_ == Verb::explain || verb_ == Verb::grade;
  for (const auto& [name, value] : reply.facts)
    std::fprintf(asked ? stdout : stderr, "%s\t%s\n", name.c_str(), value.c_str());
  if (reply.kind == Reply::Kind::none && !reply.certificate.empty())
    std::fprintf(stderr, "certificate: %s\n", reply.certificate.c_str());
  if (reply.kind == Reply::Kind::unknown)
    std::fprintf(
        stderr, "%s\n",
        say(cli::words::unknown, {{"budget", reply.budget.empty() ? say(cli::words::stopped_early) : reply.budget}})
            .c_str());
  if (verb_ == Verb::enumerate && reply.kind == Reply::Kind::found)
    std::fprintf(stderr, "%s\n", say(cli::words::solutions, {{"count", solutions_}}).c_str());
}

}  // namespace schlegel
