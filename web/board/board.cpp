#include "web/board/board.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "play/narration.hpp"
#include "play/new_board.hpp"
#include "play/step_picture.hpp"
#include "play/svg.hpp"
#include "play/words.hpp"
#include "web/board/words.hpp"
#include "web/words.hpp"

namespace schlegel::board {
namespace {

constexpr int picture_pixels = 320, most_pixels = 4096;
/// More are no help to anybody on a small board, and each is an element of the page.
constexpr int most_places = 1500;

BoardProblem problem(const Error& error) { return {capitalised(error.message), error.line, error.column}; }

Result<Session> read(const LoadBoard& call) {
  if (!call.save.empty()) return parse_save(call.save);
  if (!call.link.empty()) return parse_link(call.link);
  if (!call.text.empty()) return read_session(call.text, call.puzzle);
  const Level* level = find_level(call.puzzle, call.board);
  if (!level)
    return Error{say(schlegel::words::no_such_board, {{"board", quoted(call.board)}, {"puzzle", quoted(call.puzzle)}})};
  auto game = parse_game(call.puzzle, level->text);
  if (!game) return game.error();
  return Session(std::move(game).value(), call.board);
}

/// Plays moves up to the first that is not legal.
std::optional<Error> play(Session& session, const std::vector<std::string>& moves) {
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (const std::string refusal = session.play(moves[i]); !refusal.empty())
      return Error{say(schlegel::words::move_not_legal, {{"number", i + 1}, {"refusal", refusal}})};
  return std::nullopt;
}

std::string joined(std::string text, const std::string& more) {
  if (!text.empty() && !more.empty()) text += ' ';
  return text + more;
}

/// Whether the verifier and the checker accept what a reply says of this position.
bool holds(const Game& game, const Reply& reply) {
  const auto solves = [&game](const std::vector<std::string>& moves) { return game.verify(moves); };
  if (!reply.moves.empty() && !solves(reply.moves)) return false;
  if (!reply.certificate.empty() && game.check(reply.certificate) == CheckResult::rejected) return false;
  return !reply.explanation ||
         std::all_of(reply.explanation->solutions.begin(), reply.explanation->solutions.end(), solves);
}

}  // namespace

Board::Board(Session session) : session_(std::move(session)) {
  view_.narrow = true;
  start_.assign(session_.played().begin(), session_.played().end());
}

void Board::draw_as(bool small, bool wide) {
  view_.small = small;
  view_.aspect = wide ? 1.5 : 1;
}

Result<Board> Board::load(const LoadBoard& call) {
  auto session = read(call);
  if (!session) return session.error();
  const Game& game = session->game();
  if (game.places() > most_places || game.sheet().lines.size() > max_sheet_lines)
    return Error{say(words::too_large, {{"size", game.size()}, {"most", most_places}, {"lines", max_sheet_lines}})};
  if (auto error = play(*session, call.moves)) return *error;
  Board board(std::move(session).value());
  board.draw_as(call.small, call.wide);
  return board;
}

Scene Board::scene(const View& view) const {
  if (step_ > 0) {
    const ToldSteps told{.row = static_cast<std::size_t>(step_) - 1, .part = part_};
    return step_picture(explanation_, told, *explained_, {}, view);
  }
  View plain = view;
  plain.rulers = step_ == 0;
  Scene scene = step_ == 0 ? explained_->scene(plain, {}) : session_.game().scene(plain, {});
  if (step_ < 0 && !session_.line().shown && !session_.game().status().solved) draw_marks(scene, session_.pencilled());
  return scene;
}

BoardShown Board::shown() const {
  const Scene scene = this->scene(view_);
  const GameStatus status = session_.game().status();
  const Level* level = find_level(session_.game().puzzle(), session_.level());
  const double scale = picture_pixels / scene.width;
  BoardShown shown{.title = level ? say(Sentence{level->title}) : session_.title(),
                   .summary = scene.summary,
                   .status = status.sentence,
                   .solved = status.solved,
                   .places = session_.game().places(),
                   .moves = session_.moves_played(),
                   .step = step_,
                   .picture = write_svg(scene, picture_pixels, SvgInk::page),
                   .width = picture_pixels,
                   .height = scene.height * scale,
                   .region = scene.board_takes_arrows ? say(web::words::board_takes_arrows) : "",
                   .leads_held = scene.held_takes_arrows,
                   .takes_letters = scene.takes_letters,
                   .turns_held = scene.wheel_turns_held && !view_.held.empty()};
  if (shown.title.empty()) shown.title = say(Sentence{find_puzzle(session_.game().puzzle())->title});
  for (const Target& target : scene.targets)
    shown.targets.push_back({target.id, target.name, target.state, target.at.x * scale, target.at.y * scale,
                             target.reach * scale, target.enabled, target.pressed, target.neighbours});
  return shown;
}

BoardShown Board::moved_since(int revision, std::string said) {
  put_explanation_away();
  BoardShown shown = this->shown();
  shown.moved = session_.revision() != revision;
  shown.said = std::move(said);
  return shown;
}

BoardShown Board::pencil_key(const std::string& target) {
  const Scene board = scene(view_);
  const int index = board.find(target);
  if (index < 0) return shown();
  const auto mark = mark_by_key(board.targets[index], pencil_from_, session_.pencilled());
  if (!mark) {
    BoardShown taken_up = shown();
    taken_up.said = say(web::words::pencil_at, {{"name", board.targets[index].name}});
    return taken_up;
  }
  const int revision = session_.revision();
  const std::string refusal = session_.play(write_mark(*mark));
  BoardShown drawn =
      moved_since(revision, refusal.empty() ? entry_in_words(session_, session_.game(), session_.at() - 1) : refusal);
  drawn.notice = refusal;
  return drawn;
}

BoardAnswer Board::answer(const TouchBoard& call) {
  using Kind = Input::Kind;
  // What is touched in an explanation is not there in the game: the touch puts it away.
  if (step_ >= 0) return put_explanation_away(), shown();
  if (call.kind == Kind::key && call.code == '#') return pencil_key(call.target);
  if (call.kind == Kind::cancel) pencil_from_.clear();
  const bool by_pointer = call.kind == Kind::press || call.kind == Kind::drag || call.kind == Kind::release;
  const Scene before = scene(view_);
  Input input{.kind = call.kind,
              .target = call.target,
              .at = {call.across * before.width, call.down * before.height},
              .key = call.code,
              .steps = call.steps};
  if (by_pointer) {
    const Target* const target = target_at(before, input.at, call.slack * before.width);
    input.target = target ? target->id : "";
    view_.dragging = call.kind == Kind::drag || (call.kind == Kind::release && view_.dragging);
    view_.pointer = input.at;
    view_.finger = call.finger;
  }
  const int revision = session_.revision();
  const Outcome outcome = act(session_, view_, stroke_, input);
  if (call.kind != Kind::drag) view_.dragging = false;
  BoardShown shown = moved_since(revision, call.kind == Kind::drag ? "" : joined(outcome.drawn, outcome.change));
  shown.taken = !input.target.empty();
  shown.notice = outcome.refusal.empty() ? outcome.drawn : outcome.refusal;
  shown.said = joined(outcome.refusal, shown.said);
  if (outcome.hand_changed) shown.said = joined(std::move(shown.said), hand_in_words(scene(view_), view_));
  if (outcome.changed && (shown.solved || call.kind == Kind::activate || call.kind == Kind::key))
    shown.said = joined(std::move(shown.said), shown.status);
  return shown;
}

BoardAnswer Board::answer(const PlayMoves& call) {
  const int revision = session_.revision(), before = session_.at();
  view_.let_go();
  if (auto error = play(session_, call.moves)) return session_.seek(before), problem(*error);
  const bool few = session_.at() - before <= most_narrated;
  return moved_since(revision, few ? narrate(session_, before, session_.at()) : session_.game().status().sentence);
}

BoardAnswer Board::answer(const UndoMove&) {
  const int revision = session_.revision(), to = std::max(0, session_.before());
  std::string said = step_back_in_words(session_, to);
  view_.let_go();
  session_.seek(to);
  return moved_since(revision, std::move(said));
}

BoardAnswer Board::answer(const RedoMove&) {
  const int revision = session_.revision(), before = session_.at();
  view_.let_go();
  session_.redo();
  return moved_since(revision, narrate(session_, before, session_.at()));
}

BoardAnswer Board::answer(const RestartBoard&) {
  const int revision = session_.revision();
  view_.let_go();
  session_.seek(0);
  for (const std::string& entry : start_) session_.play(entry);
  return moved_since(revision, say(schlegel::words::went_back_to_start));
}

BoardAnswer Board::answer(const GoToStep& call) {
  const auto steps = static_cast<int>(explanation_.outline.size());
  if (call.step > steps || (call.step >= 0 && !explained_))
    return BoardProblem{say(words::no_such_step, {{"step", call.step}, {"steps", steps}})};
  view_.let_go();
  step_ = std::max(-1, call.step);
  part_ = call.part;
  return shown();
}

BoardAnswer Board::answer(const DrawBoard& call) {
  draw_as(call.small, call.wide);
  return shown();
}

BoardAnswer Board::answer(const AskBoard& call) {
  asked_ = session_.game().clone();
  std::vector<std::string> moves = session_.moves_played();
  if (call.start) {
    moves = without_marks(start_);
    asked_->restart();
    for (const std::string& move : moves) asked_->apply(move);
  }
  return BoardQuestion{{.puzzle = std::string(asked_->puzzle()),
                        .instance = asked_->write_instance(),
                        .moves = std::move(moves),
                        .verb = call.verb,
                        .options = call.options,
                        .language = std::string(spoken_tag())}};
}

BoardAnswer Board::answer(const CheckReply& call) {
  if (!asked_) return BoardProblem{say(words::nothing_asked)};
  if (!holds(*asked_, call.reply))
    return BoardProblem{say(call.reply.kind == Reply::Kind::none ? web::words::reason_failed_check
                                                                 : web::words::solution_failed_check)};
  CheckedReply checked{call.reply};
  if (checked.reply.explanation) {
    complete_outline(*checked.reply.explanation);
    explanation_ = *checked.reply.explanation;
    explained_ = std::move(asked_);
    put_explanation_away();
  }
  return checked;
}

BoardAnswer Board::answer(const WriteBoard&) { return BoardTexts{write_link(session_), write_save(session_)}; }

BoardAnswer Board::answer(const PaintBoard& call) {
  if (call.width < 1 || call.width > most_pixels)
    return BoardProblem{say(words::picture_width, {{"most", most_pixels}})};
  return BoardPainting{picture(session_.game(), call.width)};
}

BoardAnswer Board::answer(const page::Tell& call) {
  using About = page::Tell::About;
  const Game& game = session_.game();
  BoardShown told = shown();
  told.said = call.about == About::position ? game.describe()
              : call.about == About::left   ? game.unfinished()
              : session_.can_undo()         ? narrate(session_, session_.before(), session_.at())
                                            : say(web::words::no_move_yet);
  return told;
}

BoardAnswer Boards::answer(int number, const BoardCall& call) {
  if (const auto* asked = std::get_if<AskDay>(&call)) {
    const PuzzleInfo* const puzzle = find_puzzle(asked->puzzle);
    if (puzzle == nullptr || puzzle->days.empty()) return BoardProblem{say(words::no_days)};
    return BoardQuestion{question_for_day(*puzzle, asked->day)};
  }
  if (const auto* load = std::get_if<LoadBoard>(&call)) {
    auto board = Board::load(*load);
    if (!board) return problem(board.error());
    return boards_.insert_or_assign(number, std::move(board).value()).first->second.shown();
  }
  const auto found = boards_.find(number);
  if (found == boards_.end()) return BoardProblem{say(words::no_board)};
  if (std::holds_alternative<DropBoard>(call)) return boards_.erase(found), BoardProblem{say(words::no_board)};
  return std::visit(
      [&board = found->second](const auto& one) -> BoardAnswer {
        if constexpr (requires { board.answer(one); }) return board.answer(one);
        return BoardProblem{};
      },
      call);
}

std::string Boards::call(int number, std::string_view message) {
  BoardCall call;
  const auto error = read_message(message, call);
  const BoardAnswer answered = error ? BoardAnswer(problem(*error)) : answer(number, call);
  return std::visit([](const auto& one) { return write_json(one); }, answered);
}

}  // namespace schlegel::board
