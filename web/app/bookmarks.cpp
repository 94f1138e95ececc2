#include "web/app/bookmarks.hpp"

#include <algorithm>

#include "web/words.hpp"

namespace schlegel::web {

void Bookmarks::add() {
  if (const Session::Bookmark* here = table_.session().bookmark_here())
    return table_.notify(say(words::has_bookmark, {{"name", here->name}}));
  const auto& all = table_.session().bookmarks();
  std::string name;
  const auto taken = [&name](const Session::Bookmark& b) { return b.name == name; };
  for (int number = 1; name.empty() || std::any_of(all.begin(), all.end(), taken); ++number)
    name = say(words::bookmark_number, {{"number", number}});
  table_.session().set_bookmark(name);
  table_.changed();
  page::announce(say(words::bookmark_set, {{"name", name}, {"moves", table_.session().move_count()}}));
}

void Bookmarks::return_to(int number) {
  table_.stop();
  table_.let_go();
  const auto& all = table_.session().bookmarks();
  if (number < 0 || number >= static_cast<int>(all.size())) return;
  const std::string name = all[number].name;
  table_.session().return_to(name);
  table_.announce_change(say(words::back_at, {{"name", name}}));
  table_.changed();
}

void Bookmarks::show() const {
  page::ShowBookmarks list{deleted_ ? deleted_->first.name : "", {}};
  for (const Session::Bookmark& bookmark : table_.session().bookmarks())
    list.bookmarks.push_back({bookmark.name, say(words::after_moves, {{"moves", bookmark.line.move_count()}})});
  page::tell(list);
}

void Bookmarks::handle(const page::BookmarkAction& event) {
  using Action = page::BookmarkAction::Action;
  const auto& all = table_.session().bookmarks();
  const bool known = event.index >= 0 && event.index < static_cast<int>(all.size());
  const std::string name = known ? all[event.index].name : std::string();
  if (event.action == Action::go && known) {
    page::tell(page::CloseDialog{});
    return return_to(event.index);
  }
  if (event.action == Action::renamed && known) table_.session().rename_bookmark(name, event.name);
  if (event.action == Action::deleted && known) deleted_ = table_.session().remove_bookmark(name);
  if (event.action == Action::restored && deleted_) {
    table_.session().put_bookmark(std::move(deleted_->first), deleted_->second);
    deleted_.reset();
  }
  table_.changed();
  show();
}

}  // namespace schlegel::web
