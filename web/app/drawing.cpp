#include "web/app/drawing.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "edit/arrange.hpp"
#include "graph/drawing/layout.hpp"
#include "graph/families/families.hpp"
#include "graph/formats/reader.hpp"
#include "play/explanation.hpp"
#include "play/graph_board.hpp"
#include "play/session.hpp"
#include "play/svg.hpp"
#include "play/words.hpp"
#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr double pause = 150;  ///< milliseconds without a stroke, after which the computer looks at the board
constexpr int solution_width = 800, graph_width = 104;  ///< of pictures, in pixels

bool can_be_drawn(const Sheet& sheet) {
  return !sheet.dots.empty() && sheet.dots.size() <= max_dots && sheet.lines.size() <= max_sheet_lines;
}

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

/// What can be drawn of a text that comes in, the title that it has, and what is left out.
struct Brought {
  Sheet sheet;
  std::string title, note;
};
Result<Brought> brought(const PuzzleInfo& puzzle, std::string_view text) {
  if (trim(text).empty()) return Brought{};
  const auto read = read_session(text, puzzle.id);
  const bool foreign = read && read->game().puzzle() != puzzle.id;
  if (!read || foreign)
    if (auto grid = grid_in(puzzle, trim(text))) return Brought{*std::move(grid), {}, {}};
  if (!read && !families_near(trim(text)).empty()) return make_family(trim(text)).error();
  if (!read) return read.error();
  const Game& game = read->game();
  if (game.places() > static_cast<int>(max_dots)) return Error{say(words::too_large_to_draw, {{"most", max_dots}})};
  Brought result{game.sheet(), read->title(), {}};
  if (!can_be_drawn(result.sheet)) return Error{say(words::not_drawn)};
  if (!foreign) return result;
  if (!result.sheet.settings.empty())
    result.note = say(words::only_graph_taken, {{"puzzle", say(Sentence{find_puzzle(game.puzzle())->tab})}});
  result.sheet.settings.clear();
  return result;
}

/// What the page is told of these settings: those of the whole board, and what is set by hand.
std::vector<page::DrawnSetting> told(const PuzzleInfo& puzzle, const std::vector<Setting>& settings) {
  std::vector<page::DrawnSetting> all;
  for (const Setting& setting : settings) {
    const SettingKind* const kind = find_keyword(puzzle.settings, setting.keyword);
    if (kind == nullptr || kind->on == SettingKind::On::board || !kind->help.empty())
      all.push_back({setting.keyword, setting.word, setting.vertices});
  }
  return all;
}

void refuse(const Error& error) { page::tell(page::TextError{error.message, error.line, error.column}); }

std::string picture_of_graph(const Family& family) {
  const auto graph = make_family(family.name);
  if (!graph) return {};
  View view;
  view.small = true;
  const auto look = [](Vertex) { return VertexLook{Role::edge, {}, true}; };
  return write_svg(graph_scene(with_drawing(*graph), view, {}, look, family.title), graph_width);
}

std::string size_of(const Game& game, const Sheet& sheet) {
  return say(words::size_and_lines,
             {{"size", game.size()}, {"lines", game.shape().empty() ? sheet.lines.size() : std::size_t{0}}});
}

}  // namespace

bool Drawing::handle(const page::Draw& event) {
  using Verb = page::Draw::Verb;
  switch (event.verb) {
    case Verb::show:
      show();
      return false;
    case Verb::offer:
      offer();
      return false;
    case Verb::check: {
      checked_ = {event.text, read_session(event.text, puzzle_of(event).id)};
      if (checked_->read)
        page::tell(page::Playable{checked_->read->game().write_instance()});
      else
        refuse(checked_->read.error());
      return false;
    }
    case Verb::open:
      open(event);
      return true;
    case Verb::begin:
      begin(event);
      return true;
    case Verb::leave:
      leave();
      return true;
    case Verb::look:
      if (editor_) look();
      return true;
    case Verb::cancel:
      if (solver_queue_.waiting() == this)
        solver_queue_.cancel();
      else
        cancelled();
      return true;
    default:
      if (editor_) perform(event);
      return true;
  }
}

void Drawing::handle(const page::Edited& event) {
  auto checked = std::exchange(checked_, std::nullopt);
  const bool same = checked && checked->text == event.text;
  auto read = same ? std::move(checked->read) : read_session(event.text, table_.puzzle().id);
  if (!read) return table_.notify(say(words::bad_board, {{"problem", read.error().text()}}));
  boards_.open_edited(std::move(*read));
}

void Drawing::show() const {
  const Game& game = table_.session().game();
  const Sheet sheet = game.sheet();
  page::tell(page::BoardInPlay{table_.key(), say(Sentence{table_.puzzle().tab}), table_.title(), size_of(game, sheet),
                               "# " + table_.title() + '\n' + game.write_instance(), !can_be_drawn(sheet)});
}

void Drawing::offer() const {
  page::OfferGraphs offered{std::string(table_.puzzle().id), {}, {}};
  for (const PuzzleInfo& puzzle : puzzles())
    if (!puzzle.settings.empty()) offered.puzzles.push_back({std::string(puzzle.id), say(Sentence{puzzle.title})});
  for (const Family& family : families())
    offered.graphs.push_back({family.group, family.title, family.name, picture_of_graph(family)});
  page::tell(offered);
}

const PuzzleInfo& Drawing::puzzle_of(const page::Draw& event) const {
  const PuzzleInfo* const named = find_puzzle(event.puzzle);
  return named != nullptr ? *named : editor_ ? *puzzle_ : table_.puzzle();
}

void Drawing::open(const page::Draw& event) {
  const auto read = read_session(event.text, puzzle_of(event).id);
  if (!read) return refuse(read.error());
  Sheet sheet = read->game().sheet();
  if (!can_be_drawn(sheet)) return refuse(Error{say(words::not_drawn)});
  puzzle_ = find_puzzle(read->game().puzzle());
  editor_ = std::make_unique<SheetEditor>(puzzle_->settings, std::move(sheet));
  tell_drawing(read->title());
  changed();
}

void Drawing::begin(const page::Draw& event) {
  const PuzzleInfo& puzzle = puzzle_of(event);
  auto read = brought(puzzle, event.text);
  if (!read) return refuse(read.error());
  if (editor_ && puzzle_ == &puzzle) {
    editor_->set_symmetry({});
    editor_->replace(std::move(read->sheet));
  } else {
    puzzle_ = &puzzle;
    editor_ = std::make_unique<SheetEditor>(puzzle.settings, std::move(read->sheet));
  }
  tell_drawing(read->title);
  changed(read->note);
}

void Drawing::tell_drawing(const std::string& title) const {
  page::ShowDrawing show{say(Sentence{puzzle_->tab}), title, puzzle_->holes, {}};
  for (const SettingKind& kind : puzzle_->settings)
    if (!kind.help.empty())
      show.kinds.push_back({std::string(kind.keyword), kind.on, kind.named, kind.on_grid, say(Sentence{kind.title}),
                            say(Sentence{kind.help}), std::string(kind.usual)});
  page::tell(show);
}

void Drawing::leave() {
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  uniqueness_.reset();
  due_ = 0;
}

void Drawing::perform(const page::Draw& event) {
  using Verb = page::Draw::Verb;
  if (event.verb == Verb::unique) return make_unique();
  if (event.verb == Verb::name) {
    if (event.vertices.size() != 1) return;
    if (const std::string why = editor_->rename(event.vertices[0], event.text); !why.empty()) return send(why);
  } else if (!carry_out(event)) {
    return send(event.verb == Verb::arrange ? say(words::nothing_moved) : std::string());
  }
  changed();
}

void Drawing::changed(std::string_view note, const std::vector<Setting>& added) {
  uniqueness_.reset();
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  const std::string before = game_ ? game_->write_instance() : std::string();
  const bool asks = asking_ != Asking::nothing;
  send(note, added);
  if (!game_ || asks || game_->write_instance() != before) look();
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
      return editor_->connect(vertices);
    case Verb::cut:
      return editor_->disconnect(vertices);
    case Verb::restore:
      return restore(event.text);
    default:
      return false;
  }
}

/// A cell of the grid that the sheet was once.
bool Drawing::restore(std::string_view cell) {
  const Setting* const size = editor_->sheet().find("grid");
  const auto whole = size != nullptr ? grid_in(*puzzle_, "grid_" + size->word) : std::nullopt;
  return whole && editor_->restore(*whole, cell);
}

void Drawing::send(std::string_view note, const std::vector<Setting>& added) {
  const Sheet& sheet = editor_->sheet();
  const SheetText text = write_sheet(puzzle_->id, sheet);
  auto game = parse_game(puzzle_->id, text.text());
  page::DrawnSheet shown{.can_undo = editor_->can_undo(),
                         .can_redo = editor_->can_redo(),
                         .size = {},
                         .problem = {},
                         .where = {},
                         .note = std::string(note),
                         .vertices = {},
                         .lines = {},
                         .settings = {},
                         .added = told(*puzzle_, added),
                         .text = text.text()};
  if (game) {
    shown.size = size_of(**game, sheet);
  } else {
    shown.size =
        say(words::vertices_and_lines,
            {{"holes", puzzle_->holes ? "yes" : "no"}, {"vertices", sheet.dots.size()}, {"lines", sheet.lines.size()}});
    shown.problem = say(words::sentence_of, {{"words", capitalised(game.error().message)}});
    const auto where = text.about(game.error().line);
    shown.where.assign(where.begin(), where.end());
  }
  for (const Sheet::Dot& dot : sheet.dots) shown.vertices.push_back({dot.name, dot.at.x, dot.at.y});
  const std::vector<int> crossing = crossing_lines(sheet);
  for (const auto& [u, v] : sheet.lines) {
    const auto line = static_cast<int>(shown.lines.size());
    shown.lines.push_back({u, v, std::binary_search(crossing.begin(), crossing.end(), line)});
  }
  shown.settings = told(*puzzle_, sheet.settings);
  page::tell(shown);
  game_ = game ? std::move(*game) : nullptr;
}

/// At what was drawn, anew.
void Drawing::look() {
  finding_ = {};
  solution_.clear();
  asking_ = game_ ? Asking::solution : Asking::nothing;
  due_ = game_ ? page::now_milliseconds() + pause : 0;
  send_finding();
}

void Drawing::make_unique() {
  if (!game_ || solution_.empty() || !parted_) return;
  uniqueness_.emplace(*puzzle_, editor_->sheet(), solution_);
  due_ = page::now_milliseconds();
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
  const Uniqueness found = *std::exchange(uniqueness_, std::nullopt);
  if (state == Uniqueness::State::done) {
    editor_->replace(found.sheet());
    return changed({}, found.additions());
  }
  send(say(words::not_made_unique));
  send_finding();  // it is busy no more
}

void Drawing::answered(Reply reply) {
  if (!game_) return;
  if (uniqueness_) return narrow(reply);
  using Kind = Reply::Kind;
  if (reply.kind == Kind::found)
    found(reply);
  else if (reply.kind == Kind::none)
    found_none(reply);
  else if (asking_ == Asking::solution)
    finding_.headline = say(words::not_known),
    finding_.detail = say(words::could_not_find_out, {{"budget", reply.budget}});
  finding_.cut_short = finding_.cut_short || reply.kind == Kind::unknown;
  if (reply.kind == Kind::unknown) asking_ = asking_ == Asking::count ? after_count() : Asking::nothing;
  if (asking_ != Asking::nothing) due_ = page::now_milliseconds();
  send_finding();
}

/// By a ladder only a board with one solution has a difficulty.
Drawing::Asking Drawing::after_count() const { return puzzle_->ladder ? Asking::nothing : Asking::grade; }

/// Goes on to the next question.
void Drawing::found(const Reply& reply) {
  const std::string_view shortest = puzzle_->safe ? "yes" : "no";
  const Asking asked = std::exchange(asking_, Asking::nothing);
  if (asked == Asking::solution && game_->verify(reply.moves)) {
    finding_.headline = say(words::drawing_solvable);
    if (puzzle_->seen_at_end) finding_.picture = picture_of(reply.moves);
    solution_ = reply.moves;
    asking_ = Asking::second;
  } else if (asked == Asking::second && game_->verify(reply.moves)) {
    parted_ = game_->distinguish(solution_, reply.moves).has_value();
    finding_.headline =
        say(words::drawing_several, {{"shortest", shortest}, {"solution", say(Sentence{puzzle_->solution})}});
    if (parted_) finding_.detail = say(words::best_with_one);
    finding_.can_narrow = parted_;
    asking_ = Asking::count;
  } else if (asked == Asking::count) {
    if (!reply.headline.empty())
      finding_.headline = reply.headline;
    else if (!reply.count.empty())
      finding_.headline = say(words::drawing_count,
                              {{"count", grouped(reply.count)}, {"solutions", say(Sentence{puzzle_->solutions})}});
    asking_ = after_count();
  } else if (asked == Asking::grade && reply.grade > 0) {
    const auto* const hardest =
        std::find_if(reply.figures.data(), reply.figures.data() + reply.figures.size(),
                     [](const Figure& figure) { return figure.id == "hardest_technique" && !figure.about.empty(); });
    const bool named = hardest != reply.figures.data() + reply.figures.size();
    finding_.detail = say(words::grade_of_drawing,
                          {{"grade", grade_name(reply.grade)}, {"technique", named ? hardest->about[0] : "none"}});
  }
}

void Drawing::found_none(const Reply& reply) {
  const Asking asked = std::exchange(asking_, Asking::nothing);
  if (asked == Asking::solution && game_->check(reply.certificate) != CheckResult::rejected) {
    finding_.tone = page::Finding::Tone::bad;
    finding_.headline = say(words::drawing_unsolvable);
    finding_.detail = reply.detail;
    finding_.where = places_of(reply.certificate);
  } else if (asked == Asking::second) {
    finding_.tone = page::Finding::Tone::good;
    finding_.headline = say(words::exactly_one, {{"shortest", puzzle_->safe ? "yes" : "no"}});
    asking_ = Asking::grade;
  }
}

/// The vertices that the proof speaks of in the end.
std::vector<int> Drawing::places_of(std::string_view certificate) const {
  const std::vector<ReasonPart> parts = game_->reason(certificate);
  const auto last = std::find_if(parts.rbegin(), parts.rend(),
                                 [](const ReasonPart& part) { return !part.spots.empty() || !part.bands.empty(); });
  std::vector<int> places;
  if (last == parts.rend()) return places;
  std::vector<std::string_view> names;
  for (const ReasonPart::Spot& spot : last->spots) names.push_back(spot.target);
  for (const ReasonPart::Band& band : last->bands) names.insert(names.end(), {band.from, band.to});
  const std::vector<Sheet::Dot>& dots = editor_->sheet().dots;
  for (std::size_t i = 0; i < dots.size(); ++i)
    if (std::find(names.begin(), names.end(), dots[i].name) != names.end()) places.push_back(static_cast<int>(i));
  return places;
}

void Drawing::failed(std::string_view why) {
  asking_ = Asking::nothing;
  uniqueness_.reset();
  finding_.cut_short = true;
  if (finding_.headline.empty()) finding_.headline = say(words::not_known);
  finding_.detail = capitalised(why);
  send_finding();
}

/// It is asked again when the page is open again.
void Drawing::dropped() {}

void Drawing::cancelled() {
  due_ = 0;
  const bool narrows = uniqueness_.has_value();
  uniqueness_.reset();
  if (!narrows && asking_ != Asking::nothing) {
    asking_ = Asking::nothing;
    finding_.cut_short = true;
    if (finding_.headline.empty()) finding_.headline = say(words::not_known);
    if (finding_.detail.empty()) finding_.detail = say(words::search_stopped);
  }
  send_finding();
}

void Drawing::send_finding() const {
  page::Finding told = finding_;
  told.busy = asking_ != Asking::nothing || uniqueness_;
  told.can_narrow = told.can_narrow && !uniqueness_;
  page::tell(told);
}

std::string Drawing::picture_of(const std::vector<std::string>& moves) const {
  const auto solved = game_->clone();
  for (const std::string& move : moves) solved->apply(move);
  return picture(*solved, solution_width);
}

}  // namespace schlegel::web
