#include "output.hpp"

#include <cstdio>

namespace schlegel {
namespace {

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') {
      (out += '\\') += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char buffer[8];
      std::snprintf(buffer, sizeof buffer, "\\u%04x", static_cast<unsigned>(c));
      out += buffer;
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string json_list(const std::vector<std::string>& texts) {
  std::string out = "[";
  for (const std::string& text : texts) out += (out.size() > 1 ? ", " : "") + json_string(text);
  return out + ']';
}

constexpr const char* kind_names[] = {"found", "none", "unknown"};

}  // namespace

Output::Output(const Game& game, Verb verb, std::string format, bool json)
    : game_(game), verb_(verb), format_(std::move(format)), json_(json) {}

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
    json_solutions_ += (json_solutions_.empty() ? "" : ", ") + json_list(moves);
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
  std::string out = "{\"puzzle\": " + json_string(game_.puzzle()) + ", \"verb\": " + json_string(verb_name(verb_)) +
                    ", \"result\": " + json_string(kind_names[static_cast<int>(reply.kind)]);
  const auto field = [&](const char* name, const std::string& value) {
    if (!value.empty()) out += std::string(", \"") + name + "\": " + json_string(value);
  };
  field("count", reply.count);
  if (solutions_ > 0) out += ", \"solutions\": [" + json_solutions_ + "]";
  field("headline", reply.headline);
  field("reason", reply.kind == Reply::Kind::none ? reply.detail : "");
  field("detail", reply.kind == Reply::Kind::none ? "" : reply.detail);
  field("certificate", reply.certificate);
  field("budget", reply.budget);
  if (!reply.choices.empty()) {
    out += ", \"choices\": [";
    for (std::size_t i = 0; i < reply.choices.size(); ++i) {
      const Choice& choice = reply.choices[i];
      out += (i > 0 ? ", " : "") + ("{\"move\": " + json_string(choice.move)) +
             ", \"alive\": " + (choice.alive ? "true" : "false") + ", \"note\": " + json_string(choice.note) + "}";
    }
    out += "]";
  }
  if (!reply.facts.empty()) {
    out += ", \"facts\": {";
    for (std::size_t i = 0; i < reply.facts.size(); ++i)
      out += (i > 0 ? ", " : "") + json_string(reply.facts[i].first) + ": " + json_string(reply.facts[i].second);
    out += "}";
  }
  std::printf("%s, \"seconds\": %.6f}\n", out.c_str(), seconds);
}

void Output::finish_text(const Reply& reply) {
  if (verb_ == Verb::count && reply.kind != Reply::Kind::unknown) std::puts(reply.count.c_str());
  if (verb_ == Verb::count && reply.kind == Reply::Kind::found && !reply.detail.empty())
    std::fprintf(stderr, "%s\n", reply.detail.c_str());
  if (verb_ == Verb::analyse) {
    if (!reply.headline.empty()) std::puts(reply.headline.c_str());
    if (!reply.detail.empty()) std::puts(reply.detail.c_str());
    for (const Choice& choice : reply.choices)
      std::printf("%s\t%s\t%s\n", choice.move.c_str(), choice.alive ? "alive" : "dead", choice.note.c_str());
  } else if (reply.kind == Reply::Kind::none && !reply.detail.empty()) {
    std::fprintf(stderr, "none exists: %s\n", reply.detail.c_str());
  }
  // What was not asked for does not stand in the way of what was.
  const bool asked = verb_ == Verb::analyse || verb_ == Verb::table || verb_ == Verb::histogram;
  for (const auto& [name, value] : reply.facts)
    std::fprintf(asked ? stdout : stderr, "%s\t%s\n", name.c_str(), value.c_str());
  if (reply.kind == Reply::Kind::none && !reply.certificate.empty())
    std::fprintf(stderr, "certificate: %s\n", reply.certificate.c_str());
  if (reply.kind == Reply::Kind::unknown)
    std::fprintf(stderr, "unknown: %s\n", reply.budget.empty() ? "stopped before it was known" : reply.budget.c_str());
  if (verb_ == Verb::enumerate && reply.kind == Reply::Kind::found)
    std::fprintf(stderr, "%zu %s\n", solutions_, solutions_ == 1 ? "solution" : "solutions");
}

}  // namespace schlegel
