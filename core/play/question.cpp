#include "play/question.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

constexpr std::array<std::string_view, 11> verbs = {"solve", "count",     "enumerate", "nth",   "random",  "analyse",
                                                    "table", "histogram", "explain",   "grade", "generate"};
constexpr std::array<std::string_view, 3> kinds = {"found", "none", "unknown"};
constexpr std::array<std::string_view, 5> explanation_ends = {"solved", "none", "open", "enough", "stopped"};
constexpr std::array<std::string_view, 3> step_kinds = {"deduction", "supposition", "contradiction"};

template <class Enum, std::size_t N>
std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == name) return static_cast<Enum>(i);
  return std::nullopt;
}

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

void put_explanation(std::string& out, const Explanation& explanation) {
  if (explanation.steps.empty() && explanation.end == Explanation::End::stopped) return;
  put(out, "explanation", {explanation_ends[static_cast<std::size_t>(explanation.end)]});
  for (const ExplanationStep& step : explanation.steps) {
    put(out, "step",
        {step_kinds[static_cast<std::size_t>(step.kind)], std::to_string(step.depth), std::to_string(step.grade),
         step.technique, step.sentence});
    std::string numbers;
    for (const int number : step.because) numbers += (numbers.empty() ? "" : " ") + std::to_string(number);
    if (!numbers.empty()) put(out, "because", {numbers});
    for (const auto& spot : step.spots) put(out, "spot", {spot.target, spot.other ? "other" : "", spot.note});
    for (const auto& band : step.bands) put(out, "band", {band.from, band.to, band.other ? "other" : ""});
    for (const std::string& fact : step.facts) put(out, "known", {fact});
    for (const PencilMark& mark : step.marks) put(out, "mark", {write_mark(mark)});
    if (!step.moves.empty()) put(out, "play", {join(step.moves, " ")});
  }
}

/// Takes a line of put_explanation(); false for any other.
bool take_explanation_line(Explanation& explanation, std::string_view key, const std::vector<std::string>& fields) {
  if (key == "explanation") {
    const auto end = named<Explanation::End>(explanation_ends, fields[1]);
    if (end) explanation.end = *end;
    return end.has_value();
  }
  if (key == "step") {
    const auto kind = named<ExplanationStep::Kind>(step_kinds, fields[1]);
    const auto depth = TextCursor(fields[2]).accept_integer(0, 1000);
    const auto grade = TextCursor(fields[3]).accept_integer(0, number_of_grades);
    if (!kind || !depth || !grade) return false;
    ExplanationStep& step = explanation.steps.emplace_back();
    step.kind = *kind;
    step.depth = static_cast<int>(*depth);
    step.grade = static_cast<int>(*grade);
    step.technique = fields[4];
    step.sentence = fields[5];
    return true;
  }
  if (explanation.steps.empty()) return false;
  ExplanationStep& step = explanation.steps.back();
  if (key == "because") {
    TextCursor cursor(fields[1]);
    while (!cursor.at_end()) {
      const auto number = cursor.accept_integer(1, INT32_MAX);
      if (!number) return false;
      step.because.push_back(static_cast<int>(*number));
      cursor.skip_blanks();
    }
  } else if (key == "spot") {
    step.light(fields[1], fields[2] == "other", fields[3]);
  } else if (key == "band") {
    step.light(fields[1], fields[2], fields[3] == "other");
  } else if (key == "known") {
    step.facts.push_back(fields[1]);
  } else if (key == "mark") {
    const auto mark = parse_mark(fields[1]);
    if (mark) step.marks.push_back(*mark);
    return mark.has_value();
  } else if (key == "play") {
    step.moves = moves_of(fields[1]);
  } else {
    return false;
  }
  return true;
}

/// Calls take(key, fields) for each line; the first problem it names ends the reading.
template <class Take>
std::optional<Error> each_line(std::string_view text, Take take) {
  TextCursor cursor(text);
  while (!cursor.at_end()) {
    const int line = cursor.line();
    std::vector<std::string> fields;
    for (std::string_view field : split(cursor.take_line(), '\t')) fields.push_back(unescaped(field));
    fields.resize(std::max<std::size_t>(fields.size(), 6));
    if (!take(fields[0], fields))
      return Error{say(words::unknown_line, {{"text", schlegel::quoted(fields[0])}}), line, 1};
  }
  return std::nullopt;
}

}  // namespace

std::string_view verb_name(Verb verb) { return verbs[static_cast<std::size_t>(verb)]; }

std::optional<Verb> parse_verb(std::string_view name) { return named<Verb>(verbs, name); }

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
      {"hint", reply.hint},   {"certificate", reply.certificate}, {"budget", reply.budget}, {"board", reply.board}};
  for (const auto& [key, value] : texts)
    if (!value.empty()) put(out, key, {value});
  if (reply.tries > 0) put(out, "tries", {std::to_string(reply.tries)});
  if (reply.since > 0) put(out, "since", {std::to_string(reply.since)});
  for (const Choice& choice : reply.choices)
    put(out, "choice", {choice.move, choice.alive ? "alive" : "dead", choice.note});
  for (const auto& [name, value] : reply.facts) put(out, "fact", {name, value});
  put_explanation(out, reply.explanation);
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
    else if (key == "board")
      reply.board = fields[1];
    else if (key == "tries") {
      const auto tries = TextCursor(fields[1]).accept_integer(1, INT64_MAX);
      if (tries) reply.tries = *tries;
      return tries.has_value();
    } else if (key == "choice")
      reply.choices.push_back({fields[1], fields[2] == "alive", fields[3]});
    else if (key == "fact")
      reply.facts.emplace_back(fields[1], fields[2]);
    else if (key == "kind") {
      const auto kind = named<Reply::Kind>(kinds, fields[1]);
      kind_known = kind.has_value();
      if (kind) reply.kind = *kind;
      return kind_known;
    } else
      return take_explanation_line(reply.explanation, key, fields);
    return true;
  });
  if (problem) return *problem;
  if (!kind_known) return Error{say(words::no_kind)};
  return reply;
}

}  // namespace schlegel
