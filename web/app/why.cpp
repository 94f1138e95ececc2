#include "web/app/why.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/narration.hpp"
#include "play/pencil.hpp"
#include "play/step_picture.hpp"
#include "play/words.hpp"
#include "web/app/answer.hpp"
#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

/// How many steps are asked for, one answer after the other: the first step comes soon. 0: all.
constexpr int portions[] = {1, 20, 0};

std::string gist(const ExplanationStep& step) { return capitalised(gist_of(step)); }

/// Where a peg covers a target's name, the number of the peg, by which reasons call it, too.
std::string name_in_sight(const Scene& scene, const std::string& id) {
  constexpr std::size_t longest = 3;  // of names that are written on the board
  std::string name = scene.name_of(id);
  if (name.empty() || name.size() > longest) return name;
  const Point2 at = scene.targets[static_cast<std::size_t>(scene.find(id))].at;
  const auto covers = [&](const Shape& shape) {
    return shape.kind == Shape::Kind::label && shape.points.front().x == at.x && shape.points.front().y == at.y;
  };
  const auto label = std::find_if(scene.shapes.begin(), scene.shapes.end(), covers);
  return label == scene.shapes.end() ? name : label->text;
}

/// A hint as one step: the last, with its reasons. Of a long case its end is told.
OutlineStep hint_of(const Explanation& explanation) {
  OutlineStep hint;
  const auto last = static_cast<int>(explanation.steps.size());
  // A fact about moves is what they lead to, not what comes next.
  const ExplanationStep& step = explanation.steps.back();
  hint.title = step.facts.empty() || step.facts.front().is_of_solution() ? gist(step) : step.technique;
  const auto holds = [](const std::vector<int>& numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
  };
  for (const OutlineStep& row : explanation.outline)
    if (row.times == 1 && holds(row.steps, last) && step.found.empty()) hint.title = row.title;
  for (int number = 1; number <= last; ++number)
    if (explanation.steps[static_cast<std::size_t>(number) - 1].depth == 0 ||
        std::any_of(explanation.outline.begin(), explanation.outline.end(),
                    [&](const OutlineStep& row) { return holds(row.steps, number); }))
      hint.steps.push_back(number);
  return hint;
}

}  // namespace

void Why::show(Kind kind, Explanation explanation) {
  kind_ = kind;
  explanation_ = std::move(explanation);
  if (kind == Kind::hint && !explanation_.steps.empty()) explanation_.outline = {hint_of(explanation_)};
  complete_outline(explanation_);
  message_.clear();
  at_ = 0;
  follow_ = 0;
  open_ = false;
  // A choice is no riddle, and a mistake is told at once.
  revealed_ = unfolded() && (step().kind == ExplanationStep::Kind::choice || wrong_mark());
  if (!explanation_.steps.empty() && table_.solid()) table_.toggle_solid();  // what is lit is in front
  table_.redraw();
}

void Why::tell(Proof proof, int since) {
  Explanation explanation;
  for (ReasonPart& part : table_.session().game().reason(proof.certificate)) {
    ExplanationStep& step = explanation.steps.emplace_back();
    static_cast<ReasonPart&>(step) = std::move(part);
  }
  forget();
  game_ = table_.session().game().clone();
  since_ = since;
  reason_ = proof.reason;
  proof_ = std::move(proof);
  show(Kind::reason, std::move(explanation));
  if (proof_->is_short() && count() > 1) at_ = 1;  // what it begins with has been told
}

void Why::hint() {
  if (!unfolded() || kind_ != Kind::hint) return ask(Kind::hint);
  if (revealed_) return apply();
  revealed_ = true;
  table_.redraw();
}

void Why::explain() {
  if (!stuck() || explanation_.steps.empty()) return ask(Kind::whole);
  shut_ = false;
  table_.redraw();
}

void Why::ask(Kind kind) {
  table_.stop();
  forget();
  const Session& session = table_.session();
  Question& question = question_ = {};
  question.puzzle = session.game().puzzle();
  question.instance = session.game().write_instance();
  question.moves = session.moves_played();
  question.verb = Verb::explain;
  pencilled_ = session.pencilled();
  if (kind == Kind::hint) {
    std::string drawn;
    for (const PencilMark& mark : pencilled_) drawn += (drawn.empty() ? "" : " ") + write_mark(mark);
    question.options.set("drawn", drawn);
  }
  game_ = session.game().clone();
  asked_ = kind;
  portion_ = 0;
  ask_portion();
}

void Why::ask_portion() {
  question_.options.set("steps", std::to_string(portions[portion_]));
  solver_queue_.ask(*this, question_);
  table_.redraw();
}

void Why::show_rules() {
  put_away();
  message_ = table_.goal_and_rules();
}

void Why::close() {
  if (!shown()) return;
  const bool proved = unfolded() && disproves() && !waiting();
  page::announce(say(words::closed));
  table_.speak_again(false);
  if (!proved) return put_away();
  shut_ = true;  // what was proved stays told
  table_.redraw();
}

void Why::put_away() {
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  forget();
}

void Why::forget() {
  if (shown()) table_.redraw();
  explanation_ = {};
  for (std::string* text : {&message_, &done_, &reason_, &grade_}) text->clear();
  proof_.reset();
  since_ = 0;
  shut_ = failed_ = found_nothing_ = playing_ = lists_all_ = false;
}

void Why::answered(Reply reply) {
  if (!reply.moves.empty() && !game_->verify(reply.moves)) return failed(say(words::solution_failed_check));
  if (!reply.certificate.empty() && !(proof_ = prove(*game_, reply))) return failed(say(words::reason_failed_check));
  Explanation explanation = std::move(reply.explanation).value_or(Explanation());
  for (const auto& solution : explanation.solutions)
    if (!game_->verify(solution)) return failed(say(words::solution_failed_check));
  const Explanation::End end = explanation.end;
  const std::optional<ExplanationStep> here = unfolded() ? std::optional(step()) : std::nullopt;
  const bool dead = end == Explanation::End::none;
  if (portion_ == 0) table_.report_aid(page::Aid::Kind::hint);
  show(dead ? Kind::whole : asked_, std::move(explanation));
  // Only the whole way to a solution has a difficulty.
  grade_ = reply.grade > 0 && end == Explanation::End::solved ? grade_name(reply.grade) : "";
  if (dead) {
    since_ = reply.since;
    reason_ = std::move(reply.detail);
    shut_ = asked_ == Kind::hint || since_ > 0;  // a mistake is told before it is explained
  }
  found_nothing_ = explanation_.steps.empty() && !shut_;
  if (here && !found_nothing_) stay(*here);
  report_end();
  if (goes_on()) {
    ++portion_;
    ask_portion();
  }
}

/// At the step that was told, wherever it is now: its number may be another.
void Why::stay(const ExplanationStep& told) {
  const auto same = [&](int number) {
    return step_of(number).sentence == told.sentence && step_of(number).facts == told.facts;
  };
  for (std::size_t row = 0; row < count(); ++row) {
    const std::vector<int>& steps = explanation_.outline[row].steps;
    const std::vector<int> follows = told_of(explanation_, explanation_.outline[row].follows);
    const auto follower = std::find_if(follows.begin(), follows.end(), same);
    if (follower != follows.end()) return go_to(row, static_cast<std::size_t>(follower - follows.begin()) + 1);
    if (std::any_of(steps.begin(), steps.end(), same)) return go_to(row);
  }
}

void Why::failed(std::string_view why) {
  failed_ = true;
  message_ = capitalised(why);
  table_.redraw();
}

void Why::play(double now) {
  playing_ = can_step(1) || (goes_on() && waiting());
  // As long as it takes to read the sentence.
  due_ = now + 1500;
  for (const std::string& sentence : sentences()) due_ += 45 * static_cast<double>(sentence.size());
}

void Why::toggle_play() {
  if (playing_) {
    playing_ = false;
    return;
  }
  if (!can_step(1)) go_to(0);  // once more from the beginning
  play(page::now_milliseconds());
}

void Why::tick(double now) {
  if (!playing_ || now < due_) return;
  step(1);
  play(now);
}

void Why::apply() {
  if (!unfolded()) return;
  const std::vector<std::string> deeds = this->deeds();
  const std::string what = finding();
  const int before = table_.session().at();
  if (!table_.play_all(deeds)) return;
  const int after = table_.session().at();
  constexpr int most_told = 2;
  const bool marks = after - before > 1 && parse_mark(table_.session().moves()[before]).has_value();
  done_ = after - before <= most_told && !marks ? narrate(table_.session(), before, after) : what;
}

bool Why::can_step(int by) const {
  if (kind_ == Kind::hint) return false;
  return by < 0 ? at_ > 0 || follow_ > 0 : at_ + 1 < count() || (open_ && follow_ < followers().size());
}

/// Row by row; through what is folded one by one where that is open.
void Why::step(int by) {
  if (!unfolded() || !can_step(by)) return;
  if (by < 0 ? follow_ > 0 : open_ && follow_ < followers().size()) {
    follow_ += by;
  } else {
    at_ += by;
    follow_ = 0;
    open_ = false;
  }
  report_end();
  table_.redraw();
}

void Why::report_end() {
  if (kind_ == Kind::whole && explanation_.end == Explanation::End::solved && at_ + 1 == count())
    table_.report_aid(page::Aid::Kind::shown);
}

void Why::toggle_fold() {
  if (!unfolded() || row().follows.empty()) return;
  open_ = !open_;
  lists_all_ = lists_all_ || open_;
  follow_ = 0;
  table_.redraw();
}

void Why::go_to(std::size_t row, std::size_t follower) {
  if (!unfolded() || row >= count()) return;
  at_ = row;
  follow_ = std::min(follower, followers().size());
  open_ = follow_ > 0;
  report_end();
  table_.redraw();
}

void Why::toggle_outline() {
  lists_all_ = !lists_all_;
  table_.redraw();
}

std::vector<int> Why::lit() const { return lit_steps(explanation_, {at_, follow_}); }

std::vector<std::string> Why::told(const std::vector<int>& numbers) const {
  std::vector<std::string> sentences;
  for (ToldSentence& sentence : sentences_of(explanation_, numbers)) sentences.push_back(std::move(sentence.text));
  return sentences;
}

std::string Why::where() const {
  constexpr std::size_t most_named = 3;
  std::vector<std::string> names;
  for (const ReasonPart::Spot& spot : withheld().spots)
    if (std::string name = name_in_sight(table_.scene(), spot.target); !name.empty()) names.push_back(std::move(name));
  if (names.empty() || names.size() > most_named) return say(words::look_here);
  return say(words::look_at, {{"places", say_all(names)}});
}

std::string Why::next_move() const {
  // On an untouched board they begin somewhere.
  const bool go_on = table_.session().can_undo() || step().moves.size() == 1;
  const bool named = kind_ == Kind::hint && !table_.puzzle().next.empty() && go_on &&
                     step().kind == ExplanationStep::Kind::deduction && !wrong_mark();
  return named && !step().moves.empty() ? step().moves.front() : std::string();
}

std::string Why::headline() const {
  if (withholds()) return where();
  const std::string place = table_.scene().name_of(next_move());
  return place.empty() ? finding() : say(Sentence{table_.puzzle().next}, {{"place", place}});
}

std::optional<PencilMark> Why::wrong_mark() const {
  if (kind_ != Kind::hint) return std::nullopt;
  for (PencilMark mark : step().marks()) {
    mark.holds = !mark.holds;
    if (std::find(pencilled_.begin(), pencilled_.end(), mark) != pencilled_.end()) return mark;
  }
  return std::nullopt;
}

std::string Why::finding() const {
  if (const auto wrong = wrong_mark()) {
    const std::string to = table_.scene().name_of(wrong->to);
    return say(words::wrong_mark, {{"from", table_.scene().name_of(wrong->from)}, {"to", to.empty() ? "none" : to}});
  }
  const bool one = kind_ == Kind::hint && step().facts.size() == 1 && !step().marks().empty();
  if (one && !step().must.empty()) return capitalised(step().must);
  return one || follow_ > 0 ? gist(step()) : row().title;
}

std::string Why::follower(int number) const { return gist(step_of(number)); }

const Lesson* Why::lesson() const {
  if (!unfolded() || withholds()) return nullptr;
  const Lesson* hardest = nullptr;
  int grade = 0;
  for (const int number : row().steps) {
    const ExplanationStep& step = step_of(number);
    const Lesson* const lesson = find_lesson(game_->puzzle(), step.technique_id);
    if (!lesson || step.grade < grade) continue;
    hardest = lesson;
    grade = step.grade;
  }
  return hardest;
}

void Why::open_lesson() const {
  if (const Lesson* const lesson = this->lesson())
    page::tell(page::GoTo{"learn/" + std::string(lesson->puzzle) + '/' + std::string(lesson->id)});
}

/// The places alone: the lines would give away what follows.
ReasonPart Why::withheld() const {
  ReasonPart part = step();
  std::erase_if(part.spots, [](const ReasonPart::Spot& spot) { return spot.tint != 0; });
  if (part.spots.empty())
    for (const ReasonPart::Band& band : part.bands)
      for (const std::string& end : {band.from, band.to})
        if (std::none_of(part.spots.begin(), part.spots.end(), [&](const auto& spot) { return spot.target == end; }))
          part.light(end);
  part.bands.clear();
  for (ReasonPart::Spot& spot : part.spots) spot = {spot.target, false, {}};
  return part;
}

bool Why::picture(const View& view, Scene& scene) const {
  if (stuck()) {
    if (proof_) scene = picture_of(*proof_, table_.session(), since_, view);
    return proof_.has_value();
  }
  if (!unfolded()) return false;
  const ReasonPart where = withholds() ? withheld() : ReasonPart();
  const ToldSteps told{
      .row = at_, .follower = follow_, .plays = kind_ == Kind::whole, .instead = withholds() ? &where : nullptr};
  scene = step_picture(explanation_, told, *game_, pencilled_, view);
  return true;
}

std::vector<std::string> Why::deeds() const {
  if (auto wrong = wrong_mark()) {
    wrong->holds = !wrong->holds;
    return {write_mark(*wrong)};
  }
  if (std::string move = next_move(); !move.empty()) return {std::move(move)};
  // The moves of the steps before come first: what they rest on may be drawn, but not played yet.
  std::vector<std::string> deeds;
  for (const ExplanationStep& each : explanation_.steps)
    if (kind_ == Kind::hint) deeds.insert(deeds.end(), each.moves.begin(), each.moves.end());
  // What is played need not be drawn besides.
  const std::vector<PencilMark> marks = step().marks();
  const auto uses = std::count_if(marks.begin(), marks.end(), [](const PencilMark& m) { return m.holds; });
  const bool played = static_cast<std::size_t>(uses) <= step().moves.size();
  for (const PencilMark& mark : marks)
    if (!(mark.holds && played) && std::find(pencilled_.begin(), pencilled_.end(), mark) == pencilled_.end())
      deeds.push_back(write_mark(mark));
  return deeds;
}

}  // namespace schlegel::web
