#include "web/app/printing.hpp"

#include <algorithm>
#include <utility>

#include "play/new_board.hpp"
#include "play/pencil.hpp"
#include "play/svg.hpp"
#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

/// Milliseconds for a solution or an explanation, and for what is only of interest besides.
constexpr double patience = 20'000, little_patience = 3'000;
constexpr int most_new_boards = 60, attempts_each = 3;

std::string on_paper(const Game& game, double aspect = 1) { return picture(game, 800, SvgInk::paper, aspect); }

std::string only_one(std::string_view puzzle) {
  return say(words::exactly_one, {{"shortest", find_puzzle(puzzle)->safe ? "yes" : "no"}});
}

/// Goes through an explanation row by row.
class Steps {
 public:
  Steps(const Game& game, const Explanation& explanation) : game_(game.clone()), explanation_(explanation) {}

  std::vector<page::PrintedStep> all() {
    for (const OutlineStep& row : explanation_.outline) {
      add(row.title, row.steps);
      if (!row.follows.empty())
        steps_.back().sentences.push_back({"(" + followers_in_words(explanation_, row) + ")", 0});
      carry_out(row.steps);
      carry_out(row.follows);
    }
    if (explanation_.outline.empty())
      for (int number = 1; number <= static_cast<int>(explanation_.steps.size()); ++number) {
        add(step(number).technique, {number});
        carry_out({number});
      }
    return std::move(steps_);
  }

 private:
  const ExplanationStep& step(int number) const { return explanation_.steps[static_cast<std::size_t>(number) - 1]; }

  void add(const std::string& title, const std::vector<int>& numbers) {
    page::PrintedStep& printed = steps_.emplace_back(page::PrintedStep{title, {}, {}});
    for (ToldSentence& sentence : sentences_of(explanation_, numbers))
      printed.sentences.push_back({std::move(sentence.text), sentence.depth});
    ReasonPart lights;
    std::vector<PencilMark> marks;
    for (const int number : numbers) {
      const ExplanationStep& one = step(number);
      for (const ReasonPart::Spot& spot : one.spots)
        spot.tint == 0 ? lights.light_once(spot.target, spot.other, spot.note)
                       : lights.tint(spot.target, spot.tint - 1);
      lights.bands.insert(lights.bands.end(), one.bands.begin(), one.bands.end());
      for (PencilMark& mark : one.marks()) marks.push_back(std::move(mark));
    }
    if (lights.spots.empty() && lights.bands.empty()) return;
    View view;
    view.small = view.rulers = view.paper = true;
    Scene scene = game_->scene(view, {});
    draw_marks(scene, known_, MarkLook::derived);
    light(scene, lights);
    draw_marks(scene, marks, MarkLook::lit);
    printed.picture = write_svg(scene, 300, SvgInk::paper);
  }

  /// From the next row on, what these steps find is known, and the moves are played.
  void carry_out(const std::vector<int>& numbers) {
    for (const int number : numbers) {
      if (step(number).depth > 0) continue;
      for (PencilMark& mark : step(number).marks()) known_.push_back(std::move(mark));
      for (const std::string& move : step(number).moves) game_->apply(move);
    }
  }

  std::unique_ptr<Game> game_;
  const Explanation& explanation_;
  std::vector<PencilMark> known_;
  std::vector<page::PrintedStep> steps_;
};

}  // namespace

bool Printing::handle(const page::Print&) {
  const int moves = table_.session().move_count();
  const std::string after =
      moves == 0 ? "" : say(words::after_moves_status, {{"moves", moves}, {"status", table_.status().sentence}});
  page::tell(page::PrintPage{table_.title(), say(Sentence{table_.puzzle().title}), table_.goal_and_rules(), after,
                             on_paper(table_.session().game())});
  return false;
}

void Printing::handle(const page::PrintBoards& event) {
  boards_.clear();
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  for (const std::string& key : event.boards) {
    const auto [puzzle, id] = parts_of(key);
    if (!find_puzzle(puzzle)) continue;
    std::optional<Session> made;
    Board& board = boards_.emplace_back(start_of(all_boards_.board_of_list(key, made)));
    if (board.game->explains() && event.explanations) board.questions.push_back(Verb::explain);
    if (event.solutions) board.questions.push_back(Verb::solve);
    board.questions.push_back(Verb::nth);
    const Level* const level = find_level(puzzle, id);
    const LibraryBoard* const listed = all_boards_.library().find(puzzle, id);
    const int grade = level != nullptr ? level->grade : listed != nullptr ? listed->grade : 0;
    if (grade > 0)
      board.printed.facts.push_back(grade_name(grade));
    else if (level == nullptr && board.game->explains())
      board.questions.push_back(Verb::grade);
  }
  wanted_ = event;
  attempts_ = 0;
  const bool generates = find_puzzle(event.puzzle) && !find_puzzle(event.puzzle)->base_boards.empty();
  for (int i = 0; generates && i < std::min(event.new_boards, most_new_boards); ++i) {
    Board& board = boards_.emplace_back();
    if (event.explanations) board.questions.push_back(Verb::explain);
    if (event.solutions) board.questions.push_back(Verb::solve);
    if (!find_puzzle(event.puzzle)->unique) board.questions.push_back(Verb::nth);
    board.questions.push_back(Verb::generate);
  }
  std::reverse(boards_.begin(), boards_.end());
  due_ = page::now_milliseconds();
}

Printing::Board Printing::start_of(const Session& session) {
  const Game& game = session.game();
  Board board;
  board.game = parse_game(game.puzzle(), game.write_instance()).value();
  board.printed.title = Table::title_of(session);
  board.printed.rules = Table::goal_and_rules_of(*board.game);
  board.printed.puzzle = say(Sentence{find_puzzle(game.puzzle())->title});
  return board;
}

/// The next one. Each attempt at a new board is made on another base that gives the difficulty.
Question Printing::question_about(const Board& board) {
  const Verb verb = board.questions.back();
  if (verb != Verb::generate) {
    Question question{std::string(board.game->puzzle()), board.game->write_instance(), {}, verb, {}};
    if (verb == Verb::nth) question.options.set("index", "1");
    return question;
  }
  const PuzzleInfo& puzzle = *find_puzzle(wanted_.puzzle);
  std::string grade;
  if (wanted_.grade > 0) grade = std::to_string(wanted_.grade);
  std::vector<std::string_view> bases;
  for (const BaseBoard& base : puzzle.base_boards)
    if (!base.title.empty() && base.grades.find(grade) != std::string_view::npos) bases.push_back(base.options);
  const int attempt = attempts_++;
  std::string options(bases.empty() ? std::string_view() : bases[static_cast<std::size_t>(attempt) % bases.size()]);
  if (!grade.empty()) options += " grade=" + grade;
  const auto seed = static_cast<std::uint64_t>(page::now_milliseconds() * 1000) % 1'000'000;
  return question_for_new_board(**game_from_options(puzzle.id, {}), options, seed);
}

/// The board becomes that of the reply; without one it is tried again, as often as all attempts allow.
void Printing::take_new(Board& board, const Reply& reply) {
  const auto session = read_session(reply.board, wanted_.puzzle);
  if (!session || reply.board.empty()) {
    if (attempts_ >= attempts_each * wanted_.new_boards) return board.questions.clear();
    return board.questions.push_back(Verb::generate);
  }
  std::vector<Verb> questions = std::move(board.questions);
  board = start_of(*session);
  board.questions = std::move(questions);
  if (reply.grade > 0) board.printed.facts.push_back(grade_name(reply.grade));
  if (find_puzzle(wanted_.puzzle)->unique) board.printed.facts.push_back(only_one(wanted_.puzzle));
}

void Printing::go_on(double now) {
  Board& board = boards_.back();
  if (asking_) {
    solver_queue_.take_back();
    return answered({});
  }
  if (board.questions.empty()) {
    if (board.game) board.printed.picture = on_paper(*board.game, wanted_.aspect);
    if (board.game && wanted_.pieces)
      if (const Scene pieces = board.game->cut_outs(); !pieces.shapes.empty())
        board.printed.pieces = write_svg(pieces, 800, SvgInk::paper);
    if (wanted_.explanations && board.printed.explanation.empty())
      board.printed.explanation = {{"", "", {{say(words::no_explanation_in_time)}}}};
    const page::PrintedBoard printed = std::move(board.printed);
    boards_.pop_back();
    return page::tell(printed);
  }
  const Question question = question_about(board);
  solver_queue_.ask(*this, question);
  asking_ = true;
  due_ = now + (question.verb == Verb::nth || question.verb == Verb::grade ? little_patience : patience);
}

/// Where time has run out, the reply is unknown.
void Printing::answered(Reply reply) {
  asking_ = false;
  if (boards_.empty()) return;
  Board& board = boards_.back();
  const Verb verb = board.questions.back();
  board.questions.pop_back();
  due_ = page::now_milliseconds();
  if (verb == Verb::generate) return take_new(board, reply);
  std::vector<std::string>& facts = board.printed.facts;
  if (verb == Verb::grade && reply.grade > 0) facts.push_back(grade_name(reply.grade));
  if (verb == Verb::nth && reply.kind == Reply::Kind::none && reply.count == "1")
    facts.push_back(only_one(board.game->puzzle()));
  if (verb == Verb::solve) take_solution(board, reply);
  if (verb == Verb::explain && reply.explanation && (reply.moves.empty() || board.game->verify(reply.moves)))
    take_explanation(board, *reply.explanation);
}

void Printing::take_solution(Board& board, const Reply& reply) const {
  const Game& game = *board.game;
  page::PrintedBoard& printed = board.printed;
  if (reply.kind == Reply::Kind::none && game.check(reply.certificate) != CheckResult::rejected) {
    printed.verdict = say(words::drawing_unsolvable);
    printed.reason = {{"", "", {{reply.detail}}}};
    if (game.explains() && board.questions.empty()) board.questions.push_back(Verb::explain);
  } else if (reply.kind != Reply::Kind::found || !game.verify(reply.moves)) {
    printed.verdict = say(words::no_solution_in_time);
  } else if (!find_puzzle(game.puzzle())->seen_at_end) {
    printed.words = game.instructions(reply.moves);
  } else {
    const auto solved = game.clone();
    for (const std::string& move : reply.moves) solved->apply(move);
    printed.solution = on_paper(*solved, wanted_.aspect);
  }
}

void Printing::take_explanation(Board& board, const Explanation& explanation) const {
  const std::vector<page::PrintedStep> steps = Steps(*board.game, explanation).all();
  if (wanted_.explanations) board.printed.explanation = steps;
  if (!board.printed.reason.empty() && explanation.end == Explanation::End::none) board.printed.reason = steps;
}

}  // namespace schlegel::web
