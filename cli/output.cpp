#include "output.hpp"

#include <cstdio>
#include <utility>

#include "base/text.hpp"
#include "messages.hpp"
#include "words.hpp"

namespace schlegel {
namespace {

/// Prints numbered steps, indented under each assumption.
void print_all(const Explanation& explanation) {
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

void print_folded(const Explanation& explanation) {
  int number = 0;
  for (const OutlineStep& row : explanation.outline) {
    std::puts(say(cli::words::outline_step,
                  {{"number", std::to_string(++number)}, {"title", row.title.empty() ? "none" : row.title}})
                  .c_str());
    for (const ToldSentence& sentence : sentences_of(explanation, row.steps))
      std::printf("   %s\n", sentence.text.c_str());
    if (!row.follows.empty()) std::printf("   (%s)\n", followers_in_words(explanation, row).c_str());
  }
}

}  // namespace

void print_json(std::string text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t follow = lead < 0x80                  ? 0
                               : lead < 0xc2 || lead > 0xf4 ? SIZE_MAX
                               : lead < 0xe0                ? 1
                               : lead < 0xf0                ? 2
                                                            : 3;
    std::size_t seen = 0;
    while (seen < follow && i + seen + 1 < text.size() && (text[i + seen + 1] & 0xc0) == 0x80) ++seen;
    if (seen != follow) text[i] = '?';
    i += seen == follow ? follow + 1 : 1;
  }
  std::puts(text.c_str());
}

Output::Output(const Game& game, const Command& command, Verb verb)
    : game_(game),
      verb_(verb),
      format_(command.format),
      json_(command.json),
      all_steps_(command.options.has("all-steps")) {}

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
  if (!json_) return finish_text(reply);
  if (solutions_ > 0) reply.moves.clear();  // they are the end of a solution
  cli::CommandReply out{std::move(reply), std::string(game_.puzzle())};
  out.verb = verb_;
  out.solutions = std::move(json_solutions_);
  out.seconds = seconds;
  print_json(write_json(out));
}

void Output::finish_text(const Reply& reply) {
  if (reply.explanation && (all_steps_ || reply.explanation->outline.empty()))
    print_all(*reply.explanation);
  else if (reply.explanation)
    print_folded(*reply.explanation);
  if ((verb_ == Verb::explain || verb_ == Verb::grade) && !reply.headline.empty()) std::puts(reply.headline.c_str());
  if (verb_ == Verb::count && reply.kind != Reply::Kind::unknown) std::puts(reply.count.c_str());
  if (verb_ == Verb::count && reply.kind == Reply::Kind::unknown && !reply.headline.empty())
    std::fprintf(stderr, "%s\n", reply.headline.c_str());
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
  // Figures go to stdout only if the verb asks for them.
  const bool asked = verb_ == Verb::analyse || verb_ == Verb::table || verb_ == Verb::histogram ||
                     verb_ == Verb::explain || verb_ == Verb::grade;
  for (const Figure& figure : reply.figures)
    std::fprintf(asked ? stdout : stderr, "%s\t%s\n", figure.name.c_str(), figure.text.c_str());
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
