// Reads what is in this folder: each file says what a text means, then gives the text as some version once wrote it.
#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

#include <dirent.h>
#include <doctest/doctest.h>

#include "base/text.hpp"
#include "play/question.hpp"
#include "play/session.hpp"
#include "project_root.hpp"
#include "results.hpp"

using namespace schlegel;

namespace {

const std::string kept_folder = std::string(test_support::project_root) + "/tests/kept";

struct KeptText {
  std::string name, kind;
  std::multimap<std::string, std::string> means;
  std::string text;

  std::string the(const std::string& key) const {
    const auto at = means.find(key);
    return at == means.end() ? "" : at->second;
  }
};

KeptText read_kept(const std::string& name) {
  std::ifstream file(kept_folder + '/' + name, std::ios::binary);
  KeptText kept{name, "", {}, ""};
  std::string line;
  while (std::getline(file, line) && line != "----") {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t blank = std::min(line.find(' '), line.size());
    kept.means.emplace(line.substr(0, blank), trim(line.substr(blank)));
  }
  std::ostringstream rest;
  rest << file.rdbuf();
  kept.text = rest.str();
  kept.kind = kept.the("kind");
  return kept;
}

std::vector<KeptText> all_kept() {
  std::vector<std::string> names;
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir(kept_folder.c_str()), &closedir);
  REQUIRE(folder != nullptr);
  while (const dirent* entry = readdir(folder.get()))
    if (std::string_view(entry->d_name).ends_with(".kept")) names.emplace_back(entry->d_name);
  std::sort(names.begin(), names.end());
  std::vector<KeptText> all;
  for (const std::string& name : names) all.push_back(read_kept(name));
  return all;
}

std::string runs_of(const Timeline& line) {
  std::string out;
  for (const Timeline::Run& run : line.computer_runs())
    out += (out.empty() ? "" : ",") + std::to_string(run.first) + '-' + std::to_string(run.last);
  return out;
}

std::string told(const GameStatus& status) {
  return (status.solved  ? "solved "
          : status.stuck ? "stuck "
                         : "open ") +
         std::to_string(status.done) + '/' + std::to_string(status.total);
}

std::string kind_of(const Reply& reply) {
  return reply.kind == Reply::Kind::found ? "found" : reply.kind == Reply::Kind::none ? "none" : "unknown";
}

/// Questions and replies were lines of fields parted by tabs before they were JSON.
std::vector<std::vector<std::string>> old_lines(std::string_view text) {
  std::vector<std::vector<std::string>> lines;
  for (const std::string_view line : split(text, '\n')) {
    auto& fields = lines.emplace_back();
    for (const std::string_view field : split(line, '\t')) {
      std::string& whole = fields.emplace_back(field);
      for (std::size_t at = whole.find("\\n"); at != std::string::npos; at = whole.find("\\n"))
        whole.replace(at, 2, "\n");
    }
    fields.resize(std::max<std::size_t>(fields.size(), 4));
  }
  return lines;
}

Question old_question(std::string_view text) {
  Question question;
  for (const auto& fields : old_lines(text)) {
    if (fields[0] == "puzzle") question.puzzle = fields[1];
    if (fields[0] == "verb") question.verb = *enum_value<Verb>(fields[1]);
    if (fields[0] == "instance") question.instance = fields[1];
    if (fields[0] == "option") question.options.set(fields[1], fields[2]);
    if (fields[0] == "moves")
      for (const std::string_view move : split_words(fields[1])) question.moves.emplace_back(move);
  }
  return question;
}

/// "count = found 30": the answer to a question without options about this position, with the number when it has one.
void check_answer(const Session& session, const std::string& told_answer) {
  const std::size_t equals = told_answer.find(" = ");
  REQUIRE(equals != std::string::npos);
  const auto played = session.played();
  const Question question{std::string(session.game().puzzle()),
                          session.game().write_instance(),
                          {played.begin(), played.end()},
                          *enum_value<Verb>(told_answer.substr(0, equals)),
                          {}};
  Control control;
  const auto reply = must(ask(question, control, {}));
  CHECK(std::string(trim(kind_of(*reply) + ' ' + reply->count)) == told_answer.substr(equals + 3));
}

void check_session(const KeptText& kept, const Session& session) {
  CHECK(session.game().puzzle() == kept.the("puzzle"));
  CHECK(session.level() == kept.the("level"));
  CHECK(session.title() == kept.the("title"));
  CHECK(std::to_string(session.at()) == kept.the("at"));
  CHECK(join(session.moves(), " ") == kept.the("moves"));
  CHECK(runs_of(session.line()) == kept.the("computer"));
  CHECK((session.line().shown ? session.line().shown->number + '/' + session.line().shown->count : "") ==
        kept.the("shown"));
  CHECK((session.aside() ? join(session.aside()->moves, " ") : "") == kept.the("aside"));
  const auto [first, last] = kept.means.equal_range("bookmark");
  REQUIRE(static_cast<std::size_t>(std::distance(first, last)) == session.bookmarks().size());
  auto one = first;
  for (const Session::Bookmark& bookmark : session.bookmarks())
    CHECK(std::to_string(bookmark.line.at) + ' ' + bookmark.name + ": " + join(bookmark.line.moves, " ") ==
          (one++)->second);
  CHECK(told(session.game().status()) == kept.the("status"));
  const auto [question, end] = kept.means.equal_range("answer");
  for (auto answer = question; answer != end; ++answer) check_answer(session, answer->second);
}

/// The position that a certificate or a solution is about.
Session position_of(const KeptText& kept) {
  auto session = must(parse_link(kept.the("position")));
  return std::move(session).value();
}

}  // namespace

TEST_CASE("kept texts: saves, links and boards mean what they meant") {
  for (const KeptText& kept : all_kept()) {
    if (kept.kind != "session") continue;
    CAPTURE(kept.name);
    const auto session = must(read_session(kept.text, kept.the("puzzle")));
    check_session(kept, *session);
    const auto again = must(parse_save(write_save(*session)));
    check_session(kept, *again);
  }
}

TEST_CASE("kept texts: certificates are still accepted, solutions still solve") {
  for (const KeptText& kept : all_kept()) {
    if (kept.kind != "certificate" && kept.kind != "solution") continue;
    CAPTURE(kept.name);
    const Session session = position_of(kept);
    if (kept.kind == "certificate") {
      CHECK(session.game().check(trim(kept.text)) == CheckResult::accepted);
      continue;
    }
    const auto moves = must(session.game().parse_solution(kept.text));
    CHECK(join(*moves, " ") == kept.the("moves"));
    CHECK(session.game().verify(*moves));
  }
}

TEST_CASE("kept texts: questions get the answer that they got") {
  for (const KeptText& kept : all_kept()) {
    if (kept.kind != "question") continue;
    CAPTURE(kept.name);
    Control control;
    const auto reply = must(ask(old_question(kept.text), control, {}));
    CHECK(kind_of(*reply) == kept.the("reply"));
    CHECK(reply->count == kept.the("count"));
    CHECK(std::to_string(reply->moves.size()) == kept.the("length"));
    CHECK(std::to_string(reply->choices.size()) == kept.the("choices"));
    // The reply as it was then, beside it.
    std::string name = kept.name;
    name.replace(name.find("question"), 8, "reply");
    for (const KeptText& then : all_kept())
      if (then.name == name)
        for (const auto& fields : old_lines(then.text))
          if (fields[0] == "choice") {
            const auto same = [&](const Choice& choice) {
              return choice.move == fields[1] && choice.alive == (fields[2] == "alive");
            };
            CHECK_MESSAGE(std::count_if(reply->choices.begin(), reply->choices.end(), same) == 1, fields[1]);
          }
  }
}

TEST_CASE("kept texts: there are some of every kind of the five first puzzles") {
  std::map<std::string, int> seen;
  for (const KeptText& kept : all_kept()) ++seen[kept.name.substr(0, kept.name.find('-')) + ' ' + kept.kind];
  CHECK(seen.size() == 25);
}
