#include "web/screen/reading.hpp"

#include "base/text.hpp"
#include "web/app/answer.hpp"
#include "web/app/app.hpp"
#include "web/words.hpp"

namespace schlegel::web {

void read_aloud(MirrorBuilder& mirror, const App& app, const Answer& answer) {
  const auto read = [&mirror](const Sentence& section, std::string text) {
    if (!text.empty()) mirror.read(say(section), std::move(text));
  };
  const Advisor& advisor = app.get<Advisor>();
  const GameStatus& status = app.table().status();
  read(words::goal, app.table().rules_are_new() ? app.table().goal() : app.table().goal_and_rules());
  if (app.table().grade() > 0)
    read(words::goal,
         say(words::figure, {{"name", say(words::difficulty)}, {"value", grade_name(app.table().grade())}}));
  if (app.table().rules_are_new())
    for (const BoardRule& rule : app.table().rules()) read(words::on_this_board, rule.sentence);
  read(words::goal, help_in_words(app));
  read(words::position, status.sentence);

  if (answer.awaited) read(words::answer, say(words::is_thinking));
  if (answer.state != Answer::State::ready || answer.large) {
    read(words::answer, capitalised(answer.progress));
    read(words::answer, answer.headline);
    for (const std::string& text : answer.text)
      if (text != status.sentence) read(words::answer, text);
    if (answer.finished) read(words::answer, answer.finished->sentence);
  }

  for (const auto& [name, value] : status.facts)
    read(words::figures, say(words::figure, {{"name", name}, {"value", value}}));
  if (const Reply* reply = advisor.reply(); reply && advisor.advice_level() == AdviceLevel::count)
    for (const Figure& figure : reply->figures)
      read(words::figures, say(words::figure, {{"name", figure.name}, {"value", figure.text}}));
  const Session::Bookmark* const here = app.table().session().bookmark_here();
  for (const Session::Bookmark& bookmark : app.table().session().bookmarks())
    read(words::bookmarks, say(here && here->name == bookmark.name ? words::bookmark_read_here : words::bookmark_read,
                               {{"name", bookmark.name}, {"moves", bookmark.line.move_count()}}));
}

}  // namespace schlegel::web
