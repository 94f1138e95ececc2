#include "web/reading.hpp"

#include <utility>

#include "base/text.hpp"
#include "web/app.hpp"
#include "web/word.hpp"

namespace schlegel::web {

void read_aloud(MirrorBuilder& mirror, App& app) {
  const auto read = [&mirror](const char* section, std::string text) {
    if (!text.empty()) mirror.read(section, std::move(text));
  };
  const Oracle& oracle = app.oracle();
  const Standing& standing = app.standing();
  read("Goal", app.goal_and_rules());
  if (app.rules_are_new())
    for (const BoardRule& rule : app.rules()) read("New on this board", rule.sentence);
  read("Position", standing.sentence);

  const Word word = word_of(app);
  const bool waits = word.headline.empty() && oracle.thinking();
  if (waits) read("Answer", "The computer is thinking.");
  if (word.headline != standing.sentence) read("Answer", word.headline);
  read("Answer", word.detail);
  read("Answer", word.hint);
  if (word.proof && app.why().unfolded()) read("Reason", app.why().spoken());

  for (const auto& [name, value] : standing.facts) read("Figures", name + ": " + value);
  if (const Reply* reply = oracle.reply(); reply && oracle.telling() >= Telling::count)
    for (const auto& [name, value] : reply->facts) read("Figures", name + ": " + value);
  const Session::Bookmark* const here = app.session().bookmark_here();
  for (const Session::Bookmark& bookmark : app.session().bookmarks())
    read("Bookmarks", bookmark.name + ", after " +
                          plural(static_cast<std::uint64_t>(bookmark.line.at), "move", "moves") +
                          (here && here->name == bookmark.name ? ": here" : ""));
}

}  // namespace schlegel::web
