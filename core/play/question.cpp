#include "play/question.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

constexpr std::array<std::string_view, 8> verbs = {"solve",  "count",   "enumerate", "nth",
                                                   "random", "analyse", "table",     "histogram"};
constexpr std::array<std::string_view, 3> kinds = {"found", "none", "unknown"};

/// Fields never hold a line end or a tab outside their meaning: both are escaped.
std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '\n')
      out += "\\n";
    else if (c == '\t')
      out += "\\t";
    else if (c == '\\')
      out += "\\\\";
    else
      out += c;
  }
  return out;
}

std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    const char c = text[++i];
    out += c == 'n' ? '\n' : c == 't' ? '\t' : c;
  }
  return out;
}

void put(std::string& out, std::string_view key, std::initializer_list<std::string_view> fields) {
  out += key;
  for (std::string_view field : fields) out += '\t' + escaped(field);
  out += '\n';
}

void put_moves(std::string& out, const std::vector<std::string>& moves) {
  if (!moves.empty()) put(out, "moves", {join(moves, " ")});
}

std::vector<std::string> moves_of(std::string_view field) {
  std::vector<std::string> moves;
  for (std::string_view word : split_words(field)) moves.emplace_back(word);
  return moves;
}

/// Calls take(key, fields) for each line; the first problem it names ends the reading.
template <class Take>
std::optional<Error> each_line(std::string_view text, Take take) {
  TextCursor cursor(text);
  while (!cursor.at_end()) {
    const int line = cursor.line();
    std::vector<std::string> fields;
    for (std::string_view field : split(cursor.take_line(), '\t')) fields.push_back(unescaped(field));
    fields.resize(std::max<std::size_t>(fields.size(), 4));
    if (!take(fields[0], fields))
      return Error{say(words::unknown_line, {{"text", schlegel::quoted(fields[0])}}), line, 1};
  }
  return std::nullopt;
}

}  // namespace

std::string_view verb_name(Verb verb) { return verbs[static_cast<std::size_t>(verb)]; }

std::optional<Verb> parse_verb(std::string_view name) {
  for (std::size_t i = 0; i < verbs.size(); ++i)
    if (verbs[i] == name) return static_cast<Verb>(i);
  return std::nullopt;
}

std::string write_question(const Question& question) {
  std::string out;
  put(out, "puzzle", {question.puzzle});
  put(out, "verb", {verb_name(question.verb)});
  if (!spoken_tag().empty()) put(out, "language", {spoken_tag()});
  put_moves(out, question.moves);
  for (const auto& [name, value] : question.options.all()) put(out, "option", {name, value});
  put(out, "instance", {question.instance});
  return out;
}

Result<Question> parse_question(std::string_view text) {
  Question question;
  bool verb_known = false;
  const auto problem = each_line(text, [&](std::string_view key, const std::vector<std::string>& fields) {
    if (key == "puzzle")
      question.puzzle = fields[1];
    else if (key == "moves")
      question.moves = moves_of(fields[1]);
    else if (key == "language")
      question.language = fields[1];
    else if (key == "option")
      question.options.set(fields[1], fields[2]);
    else if (key == "instance")
      question.instance = fields[1];
    else if (key == "verb") {
      const auto verb = parse_verb(fields[1]);
      verb_known = verb.has_value();
      if (verb) question.verb = *verb;
      return verb_known;
    } else
      return false;
    return true;
  });
  if (problem) return *problem;
  if (!verb_known) return Error{say(words::no_verb)};
  return question;
}

std::string write_reply(const Reply& reply) {
  std::string out;
  put(out, "kind", {kinds[static_cast<std::size_t>(reply.kind)]});
  put_moves(out, reply.moves);
  const std::pair<std::string_view, const std::string&> texts[] = {
      {"count", reply.count}, {"headline", reply.headline},       {"detail", reply.detail}, {"marked", reply.marked},
      {"hint", reply.hint},   {"certificate", reply.certificate}, {"budget", reply.budget}};
  for (const auto& [key, value] : texts)
    if (!value.empty()) put(out, key, {value});
  if (reply.since > 0) put(out, "since", {std::to_string(reply.since)});
  for (const Choice& choice : reply.choices)
    put(out, "choice", {choice.move, choice.alive ? "alive" : "dead", choice.note});
  for (const auto& [name, value] : reply.facts) put(out, "fact", {name, value});
  return out;
}

Result<Reply> parse_reply(std::string_view text) {
  Reply reply;
  bool kind_known = false;
  const auto problem = each_line(text, [&](std::string_view key, const std::vector<std::string>& fields) {
    if (key == "moves")
      reply.moves = moves_of(fields[1]);
    else if (key == "count")
      reply.count = fields[1];
    else if (key == "headline")
      reply.headline = fields[1];
    else if (key == "detail")
      reply.detail = fields[1];
    else if (key == "marked")
      reply.marked = fields[1];
    else if (key == "since") {
      const auto move = TextCursor(fields[1]).accept_integer(1, INT32_MAX);
      if (move) reply.since = static_cast<int>(*move);
      return move.has_value();
    } else if (key == "hint")
      reply.hint = fields[1];
    else if (key == "certificate")
      reply.certificate = fields[1];
    else if (key == "budget")
      reply.budget = fields[1];
    else if (key == "choice")
      reply.choices.push_back({fields[1], fields[2] == "alive", fields[3]});
    else if (key == "fact")
      reply.facts.emplace_back(fields[1], fields[2]);
    else if (key == "kind") {
      for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] == fields[1]) {
          reply.kind = static_cast<Reply::Kind>(i);
          kind_known = true;
        }
      return kind_known;
    } else
      return false;
    return true;
  });
  if (problem) return *problem;
  if (!kind_known) return Error{say(words::no_kind)};
  return reply;
}

}  // namespace schlegel
