#include "play/question.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {
namespace {

/// The fields of a reply that are texts, in the order in which they are written.
constexpr std::pair<std::string_view, std::string Reply::*> reply_texts[] = {
    {"count", &Reply::count},   {"number", &Reply::number}, {"headline", &Reply::headline},
    {"detail", &Reply::detail}, {"marked", &Reply::marked}, {"hint", &Reply::hint},
    {"budget", &Reply::budget}, {"board", &Reply::board},   {"certificate", &Reply::certificate}};

/// Sets the value that has this name; false if none has.
template <class Enum>
bool take_named(std::string_view name, Enum& value) {
  const auto named = enum_value<Enum>(name);
  value = named.value_or(value);
  return named.has_value();
}

/// Sets the number if the text begins with one in [least, most].
template <class Number>
bool take_number(std::string_view text, std::int64_t least, std::int64_t most, Number& number) {
  const auto read = TextCursor(text).accept_integer(least, most);
  if (read) number = static_cast<Number>(*read);
  return read.has_value();
}

/// Fields never hold a line end or a tab outside their meaning: both are escaped.
std::string escaped(std::string_view text) { return replaced(text, {{'\n', "\\n"}, {'\t', "\\t"}, {'\\', "\\\\"}}); }

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
  put(out, "explanation", {enum_name(explanation.end)});
  for (const ExplanationStep& step : explanation.steps) {
    put(out, "step",
        {enum_name(step.kind), std::to_string(step.depth), std::to_string(step.grade), step.technique, step.sentence});
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
  if (key == "explanation") return take_named(fields[1], explanation.end);
  if (key == "step") {
    ExplanationStep& step = explanation.steps.emplace_back();
    step.technique = fields[4];
    step.sentence = fields[5];
    return take_named(fields[1], step.kind) && take_number(fields[2], 0, 1000, step.depth) &&
           take_number(fields[3], 0, number_of_grades, step.grade);
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

std::string write_question(const Question& question) {
  std::string out;
  put(out, "puzzle", {question.puzzle});
  put(out, "verb", {enum_name(question.verb)});
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
    else if (key == "verb")
      return verb_known = take_named(fields[1], question.verb);
    else
      return false;
    return true;
  });
  if (problem) return *problem;
  if (!verb_known) return Error{say(words::no_verb)};
  return question;
}

std::string write_reply(const Reply& reply) {
  std::string out;
  put(out, "kind", {enum_name(reply.kind)});
  put_moves(out, reply.moves);
  for (const auto& [key, text] : reply_texts)
    if (!(reply.*text).empty()) put(out, key, {reply.*text});
  if (reply.tries > 0) put(out, "tries", {std::to_string(reply.tries)});
  if (reply.since > 0) put(out, "since", {std::to_string(reply.since)});
  if (reply.grade > 0) put(out, "grade", {std::to_string(reply.grade)});
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
    const auto field =
        std::find_if(std::begin(reply_texts), std::end(reply_texts), [&](const auto& one) { return one.first == key; });
    if (field != std::end(reply_texts))
      reply.*field->second = fields[1];
    else if (key == "moves")
      reply.moves = moves_of(fields[1]);
    else if (key == "since")
      return take_number(fields[1], 1, INT32_MAX, reply.since);
    else if (key == "grade")
      return take_number(fields[1], 1, number_of_grades, reply.grade);
    else if (key == "tries")
      return take_number(fields[1], 1, INT64_MAX, reply.tries);
    else if (key == "choice")
      reply.choices.push_back({fields[1], fields[2] == "alive", fields[3]});
    else if (key == "fact")
      reply.facts.emplace_back(fields[1], fields[2]);
    else if (key == "kind")
      return kind_known = take_named(fields[1], reply.kind);
    else
      return take_explanation_line(reply.explanation, key, fields);
    return true;
  });
  if (problem) return *problem;
  if (!kind_known) return Error{say(words::no_kind)};
  return reply;
}

}  // namespace schlegel
