#include "web/screen/reading.hpp"

#include <utility>

#include "base/text.hpp"
#include "play/explanation.hpp"
#include "web/app/app.hpp"
#include "web/app/status_line.hpp"
#include "web/words.hpp"

namespace schlegel::web {

void read_aloud(MirrorBuilder& mirror, const App& app) {
  const auto read = [&mirror](const Sentence& section, std::string text, std::size_t count = 0) {
    if (!text.empty()) mirror.read(say(section, {{"rules", count}}), std::move(text));
  };
  const Advisor& advisor = app.get<Advisor>();
  const GameStatus& status = app.table().status();
  read(words::goal, app.table().rules_are_new() ? app.table().goal() : app.table().goal_and_rules());
  if (app.table().grade() > 0)
    read(words::goal,
         say(words::figure, {{"name", say(words::difficulty)}, {"value", grade_name(app.table().grade())}}));
  if (app.table().rules_are_new())
    for (const BoardRule& rule : app.table().rules())
      read(words::new_on_board, rule.sentence, app.table().rules().size());
  read(words::position, status.sentence);

  const StatusLine line = status_line(app);
  const bool waits = line.headline.empty() && advisor.thinking();
  if (waits) read(words::answer, say(words::is_thinking));
  if (line.headline != status.sentence) read(words::answer, line.headline);
  read(words::answer, line.finish);
  read(words::answer, line.detail);
  read(words::answer, line.hint);
  if (app.get<Why>().unfolded()) read(words::reason, app.get<Why>().spoken());
  read(words::reason, app.get<Why>().message());

  for (const auto& [name, value] : status.facts)
    read(words::figures, say(words::figure, {{"name", name}, {"value", value}}));
  if (const Reply* reply = advisor.reply(); reply && advisor.advice_level() >= AdviceLevel::count)
    for (const Figure& figure : reply->figures)
      read(words::figures, say(words::figure, {{"name", figure.name}, {"value", figure.text}}));
  const Session::Bookmark* const here = app.table().session().bookmark_here();
  for (const Session::Bookmark& bookmark : app.table().session().bookmarks())
    read(words::bookmarks, say(here && here->name == bookmark.name ? words::bookmark_read_here : words::bookmark_read,
                               {{"name", bookmark.name}, {"moves", bookmark.line.at}}));
}

}  // namespace schlegel::web
