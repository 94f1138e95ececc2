#include "web/screen/reading.hpp"

#include <utility>

#include "base/text.hpp"
#include "web/app/app.hpp"
#include "web/app/status_line.hpp"

namespace schlegel::web {

void read_aloud(MirrorBuilder& mirror, App& app) {
  const auto read = [&mirror](const char* section, std::string text) {
    if (!text.empty()) mirror.read(section, std::move(text));
  };
  const Advisor& advisor = app.advisor();
  const GameStatus& status = app.status();
  read("Goal", app.goal_and_rules());
  if (app.rules_are_new())
    for (const BoardRule& rule : app.rules()) read("New on this board", rule.sentence);
  read("Position", status.sentence);

  const StatusLine word = word_of(app);
  const bool waits = word.headline.empty() && advisor.thinking();
  if (waits) read("Answer", "The computer is thinking.");
  if (word.headline != status.sentence) read("Answer", word.headline);
  read("Answer", word.detail);
  read("Answer", word.hint);
  if (word.proof && app.why().unfolded()) read("Reason", app.why().spoken());

  for (const auto& [name, value] : status.facts) read("Figures", name + ": " + value);
  if (const Reply* reply = advisor.reply(); reply && advisor.advice_level() >= AdviceLevel::count)
    for (const auto& [name, value] : reply->facts) read("Figures", name + ": " + value);
  const Session::Bookmark* const here = app.session().bookmark_here();
  for (const Session::Bookmark& bookmark : app.session().bookmarks())
    read("Bookmarks", bookmark.name + ", after " +
                          plural(static_cast<std::uint64_t>(bookmark.line.at), "move", "moves") +
                          (here && here->name == bookmark.name ? ": here" : ""));
}

}  // namespace schlegel::web
