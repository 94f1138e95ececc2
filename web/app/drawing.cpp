#include "web/app/drawing.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "edit/arrange.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/reader.hpp"
#include "play/session.hpp"
#include "play/svg.hpp"
#include "play/words.hpp"
#include "web/app/answer.hpp"
#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double pause = 150;  ///< milliseconds without a stroke, after which the computer looks at the board

/// A grid that is named ("grid_5x5"), where it is more than a graph to the puzzle.
std::optional<Sheet> grid_in(const PuzzleInfo& puzzle, std::string_view name) {
  constexpr std::string_view prefix = "grid_";
  if (find_keyword(puzzle.settings, "grid") == nullptr || !name.starts_with(prefix)) return std::nullopt;
  Options options;
  options.set("grid", std::string(name.substr(prefix.size())));
  const auto game = game_from_options(puzzle.id, options);
  if (!game || (*game)->places() > static_cast<int>(max_dots)) return std::nullopt;
  return (*game)->sheet();
}

/// Of any text that comes in. Of a board of another puzzle `note` says what is left out.
Result<Sheet> sheet_in(const PuzzleInfo& puzzle, std::string_view text, std::string& note) {
  const auto read = read_session(text, puzzle.id);
  const bool foreign = read && read->game().puzzle() != puzzle.id;
  if (!read || foreign)
    if (auto grid = grid_in(puzzle, trim(text))) return *std::move(grid);
  if (!read) return read.error();
  const Game& game = read->game();
  if (game.places() > static_cast<int>(max_dots)) return Error{say(words::too_large_to_draw, {{"most", max_dots}})};
  Sheet sheet = game.sheet();
  if (sheet.dots.empty() || sheet.lines.size() > max_sheet_lines) return Error{say(words::not_drawn)};
  if (!foreign) return sheet;
  if (!sheet.settings.empty())
    note = say(words::only_graph_taken, {{"puzzle", say(Sentence{find_puzzle(game.puzzle())->tab})}});
  sheet.settings.clear();
  return sheet;
}

void refuse(const Error& error) { page::tell(page::DialogError{error.message, error.line, error.column}); }

}  // namespace

void Drawing::show_text(bool as_text) const {
  const std::string instance = table_.session().game().write_instance();
  page::tell(page::ShowEditor{table_.key(), "# " + table_.title() + '\n' + instance, as_text});
}

void Drawing::handle(const page::Edited& event) {
  auto read = read_session(event.text, table_.puzzle().id);
  if (!read) return refuse(read.error());
  page::tell(page::CloseDialog{});
  boards_.open_edited(std::move(*read));
}

void Drawing::handle(const page::Draw& event) {
  using Verb = page::Draw::Verb;
  if (event.verb == Verb::end) return end();
  if (event.verb == Verb::open) return begin(table_.session().game());
  if (event.verb != Verb::open_text) return perform(event);
  const auto read = read_session(event.text, table_.puzzle().id);
  if (!read) return refuse(read.error());
  begin(read->game());
}

void Drawing::begin(const Game& game) {
  Sheet sheet = game.sheet();
  if (sheet.dots.empty() || sheet.dots.size() > max_dots || sheet.lines.size() > max_sheet_lines) {
    show_text(true);
    return table_.notify(say(words::not_drawn));
  }
  const PuzzleInfo& puzzle = *find_puzzle(game.puzzle());
  puzzle_ = &puzzle;
  editor_ = std::make_unique<SheetEditor>(puzzle.settings, std::move(sheet));
  page::ShowDrawing show;
  for (const SettingKind& kind : puzzle.settings)
    if (!kind.help.empty())
      show.kinds.push_back(
          {std::string(kind.keyword), kind.on, kind.named, say(Sentence{kind.title}), say(Sentence{kind.help})});
  for (const Family& family : families())
    show.graphs.push_back({family.group, family.title, family.name, !family.form.empty()});
  page::tell(show);
  send({});
}

void Drawing::end() {
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  asking_ = Asking::nothing;
  due_ = 0;
  uniqueness_.reset();
  editor_.reset();
  game_.reset();
}

void Drawing::perform(const page::Draw& event) {
  using Verb = page::Draw::Verb;
  if (!editor_) return;
  if (event.verb == Verb::unique) {
    if (!game_ || solution_.empty() || pictures_.size() < 2) return;
    uniqueness_.emplace(*puzzle_, editor_->sheet(), solution_);
    due_ = page::now_milliseconds();
    return send_finding();
  }
  std::string note;
  if (event.verb == Verb::begin) {
    if (trim(event.text).empty()) return send({});
    const auto read = sheet_in(*puzzle_, event.text, note);
    if (!read) return send(read.error().text());
    if (!editor_->replace(*read)) return send({}, note);
  } else if (event.verb == Verb::name) {
    if (event.vertices.size() != 1) return;
    if (const std::string why = editor_->rename(event.vertices[0], event.text); !why.empty()) return send(why);
  } else if (!carry_out(event)) {
    return send({}, event.verb == Verb::arrange ? say(words::nothing_moved) : std::string());
  }
  uniqueness_.reset();
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  send({}, note);
}

/// Whether the sheet may have changed.
bool Drawing::carry_out(const page::Draw& event) {
  using Verb = page::Draw::Verb;
  const std::vector<int>& vertices = event.vertices;
  const Point2 place{event.x, event.y};
  const auto count = vertices.size();
  switch (event.verb) {
    case Verb::undo:
    case Verb::redo: {
      const Sheet before = editor_->sheet();
      event.verb == Verb::undo ? editor_->undo() : editor_->redo();
      return !(before == editor_->sheet());
    }
    case Verb::turns:
      editor_->set_symmetry({event.turns, event.mirror});
      return false;
    case Verb::vertex:
      return editor_->add_vertex(place);
    case Verb::erase:
      return editor_->erase(vertices);
    case Verb::move:
      return editor_->move(vertices, place);
    case Verb::copy:
      return editor_->duplicate(vertices, place);
    case Verb::set:
      return editor_->set(event.keyword, vertices, event.text);
    case Verb::arrange:
      return editor_->arrange(arranged(editor_->sheet(), event.text, vertices));
    case Verb::extend:
      return count == 1 && editor_->extend(vertices[0], place);
    case Verb::line:
      return count == 2 && editor_->connect(vertices[0], vertices[1]);
    case Verb::cut:
      return count == 2 && editor_->disconnect(vertices[0], vertices[1]);
    default:
      return false;
  }
}

/// Tells the page the sheet, what is wrong with it, why the last command was not carried out, and what is worth saying.
void Drawing::send(std::string_view complaint, std::string_view note) {
  const Sheet& sheet = editor_->sheet();
  const SheetText text = write_sheet(puzzle_->id, sheet);
  auto game = parse_game(puzzle_->id, text.text());
  std::string wrong;
  std::span<const int> where;
  if (!game) {
    wrong = say(words::sentence_of, {{"words", capitalised(game.error().message)}});
    where = text.about(game.error().line);
  }
  page::DrawnSheet shown{.can_undo = editor_->can_undo(),
                         .can_redo = editor_->can_redo(),
                         .problem = std::move(wrong),
                         .where = {where.begin(), where.end()},
                         .complaint = std::string(complaint),
                         .note = std::string(note),
                         .vertices = {},
                         .lines = {},
                         .settings = {},
                         .text = text.text()};
  for (const Sheet::Dot& dot : sheet.dots) shown.vertices.push_back({dot.name, dot.at.x, dot.at.y});
  const std::vector<int> crossing = crossing_lines(sheet);
  for (const auto& [u, v] : sheet.lines) {
    const auto line = static_cast<int>(shown.lines.size());
    shown.lines.push_back({u, v, std::binary_search(crossing.begin(), crossing.end(), line)});
  }
  for (const Setting& setting : sheet.settings)
    if (const auto* kind = find_keyword(puzzle_->settings, setting.keyword); kind != nullptr && !kind->help.empty())
      shown.settings.push_back({setting.keyword, setting.word, setting.vertices});
  page::tell(shown);
  const std::string before = game_ ? game_->write_instance() : std::string();
  if (game && game_ && (*game)->write_instance() == before && asking_ == Asking::nothing) return;
  game_ = game ? std::move(*game) : nullptr;
  look();
}

/// At what was drawn, anew.
void Drawing::look() {
  headline_.clear();
  detail_.clear();
  pictures_.clear();
  solution_.clear();
  asking_ = game_ ? Asking::solution : Asking::nothing;
  due_ = game_ ? page::now_milliseconds() + pause : 0;
  send_finding();
}

void Drawing::ask() {
  due_ = 0;
  if (!game_) return;
  if (uniqueness_) return solver_queue_.ask(*this, uniqueness_->question());
  if (asking_ == Asking::nothing) return;
  static constexpr std::array verbs{Verb::solve, Verb::nth, Verb::count, Verb::grade};
  Question question{
      std::string(puzzle_->id), game_->write_instance(), {}, verbs[static_cast<std::size_t>(asking_)], {}};
  if (asking_ == Asking::second) question.options.set("index", "1");
  solver_queue_.ask(*this, question);
}

void Drawing::narrow(const Reply& reply) {
  const Uniqueness::State state = uniqueness_->take(reply);
  due_ = state == Uniqueness::State::asking ? page::now_milliseconds() : 0;
  if (due_ != 0) return;
  const std::optional<Uniqueness> found = std::exchange(uniqueness_, std::nullopt);
  if (state == Uniqueness::State::done) {
    editor_->replace(found->sheet());
    send({}, say(words::made_unique, {{"count", found->additions()}}));
  } else {
    send({}, say(words::not_made_unique));
    send_finding();  // it is busy no more
  }
}

void Drawing::answered(Reply reply) {
  if (!game_) return;
  if (uniqueness_) return narrow(reply);
  const auto on = [this](Asking next) {
    asking_ = next;
    due_ = next == Asking::nothing ? 0 : page::now_milliseconds();
  };
  using Kind = Reply::Kind;
  if (asking_ == Asking::solution) {
    if (reply.kind == Kind::found && game_->verify(reply.moves)) {
      headline_ = say(words::drawing_solvable);
      pictures_ = {picture_of(reply.moves)};
      solution_ = reply.moves;
      on(Asking::second);
    } else {
      const bool none = reply.kind == Kind::none && game_->check(reply.certificate) != CheckResult::rejected;
      headline_ = none ? say(words::drawing_unsolvable) : say(words::drawing_unknown, {{"budget", reply.budget}});
      detail_ = none ? reply.detail : std::string();
      on(Asking::nothing);
    }
  } else if (asking_ == Asking::second) {
    const bool another = reply.kind == Kind::found && game_->verify(reply.moves);
    if (another) {
      pictures_.push_back(picture_of(reply.moves));
      parted_ = game_->distinguish(solution_, reply.moves).has_value();
    }
    const std::string_view shortest = puzzle_->safe ? "yes" : "no";
    if (another) headline_ = say(words::drawing_several, {{"shortest", shortest}});
    if (reply.kind == Kind::none) headline_ = say(words::drawing_unique, {{"shortest", shortest}});
    on(another ? Asking::count : reply.kind == Kind::none ? Asking::grade : Asking::nothing);
  } else if (asking_ == Asking::count) {
    if (!reply.headline.empty())
      headline_ = say(words::drawing_counted, {{"solutions", reply.headline}});
    else if (!reply.count.empty())
      headline_ = say(words::drawing_count, {{"count", grouped(reply.count)}});
    on(Asking::nothing);
  } else {
    for (const Figure& figure : reply.figures)
      detail_ += (detail_.empty() ? "" : ", ") + say(words::figure, {{"name", figure.name}, {"value", figure.text}});
    on(Asking::nothing);
  }
  send_finding();
}

void Drawing::failed(std::string_view why) {
  asking_ = Asking::nothing;
  uniqueness_.reset();
  detail_ = why;
  send_finding();
}

void Drawing::dropped() {}

void Drawing::cancelled() {
  asking_ = Asking::nothing;
  uniqueness_.reset();
  send_finding();
}

void Drawing::send_finding() const {
  page::tell(page::Finding{asking_ != Asking::nothing || uniqueness_, headline_, detail_,
                           pictures_.size() > 1 && parted_ && !uniqueness_, pictures_});
}

std::string Drawing::picture_of(const std::vector<std::string>& moves) const {
  const auto solved = game_->clone();
  for (const std::string& move : moves) solved->apply(move);
  return picture(*solved, 200);
}

}  // namespace schlegel::web
