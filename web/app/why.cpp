#include "web/app/why.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "play/pencil.hpp"
#include "play/words.hpp"
#include "web/app/status_line.hpp"
#include "web/page/messages.hpp"
#include "web/page/page.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

/// How many steps are asked for, one answer after the other: the first step comes soon. 0: all.
constexpr int portions[] = {1, 20, 0};

}  // namespace

void Why::show(Kind kind, Explanation explanation) {
  kind_ = kind;
  explanation_ = std::move(explanation);
  message_.clear();
  verdict_.clear();
  since_ = 0;
  at_ = kind == Kind::hint && unfolded() ? count() - 1 : 0;
  revealed_ = false;
  table_.redraw();
}

void Why::toggle(const Proof& proof) {
  if (unfolded()) return close();
  Explanation explanation;
  for (ReasonPart& part : table_.session().game().reason(proof.certificate)) {
    ExplanationStep& step = explanation.steps.emplace_back();
    static_cast<ReasonPart&>(step) = std::move(part);
  }
  game_ = table_.session().game().clone();
  proof_ = proof;
  show(Kind::reason, std::move(explanation));
  if (unfolded()) page::announce(spoken());
}

void Why::ask(Kind kind) {
  if (const std::string way_out = kind == Kind::hint && unfolded() ? this->way_out() : ""; !way_out.empty())
    return table_.notify(way_out);
  table_.stop();
  table_.report_aid(kind == Kind::hint ? page::Aid::Kind::hint : page::Aid::Kind::shown);
  fold();
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
  waiting_ = true;
  table_.redraw();
}

void Why::close() {
  if (!shown()) return;
  page::announce(say(kind_ == Kind::reason ? words::reason_closed : words::explanation_closed));
  put_away();
}

void Why::put_away() {
  if (solver_queue_.waiting() == this) solver_queue_.take_back();
  fold();
}

void Why::fold() {
  if (shown()) table_.redraw();
  explanation_ = {};
  message_.clear();
  verdict_.clear();
  playing_ = false;
}

void Why::answered(Reply reply) {
  waiting_ = false;
  if (!reply.moves.empty() && !game_->verify(reply.moves)) return failed(say(words::solution_failed_check));
  Explanation explanation = std::move(reply.explanation).value_or(Explanation());
  const Explanation::End end = explanation.end;
  const std::optional<std::string> here = unfolded() ? std::optional(step().sentence) : std::nullopt;
  const std::size_t at = at_;
  // A hint where there is no solution says why not.
  show(end == Explanation::End::none ? Kind::whole : asked_, std::move(explanation));
  grade_.clear();
  // Only the whole way to a solution has a difficulty "from here".
  if (reply.grade > 0 && !goes_on() && end != Explanation::End::open && end != Explanation::End::none)
    grade_ = grade_name(reply.grade);
  if (end == Explanation::End::none) {
    since_ = reply.since;
    const bool begun = !question_.moves.empty();
    const Sentence& none = begun ? schlegel::words::none_from_here : schlegel::words::none_at_all;
    verdict_ = since_ > 0 ? std::move(reply.headline) : say(none);
  }
  if (!unfolded())
    message_ = say(end == Explanation::End::open ? words::nothing_forced : words::nothing_found);
  else if (here)
    stay(*here, at);
  if (goes_on()) {
    ++portion_;
    ask_portion();
  }
  if (!here)
    page::announce(unfolded() ? spoken() : message_);
  else if (unfolded() && !goes_on())
    page::announce(
        (disproves() ? verdict_ + ". " : "") +
        say(end == Explanation::End::open ? words::all_forced_ready : words::all_steps_ready, {{"steps", count()}}) +
        (grade_.empty() ? "" : " " + say(words::grade_from_here, {{"grade", grade_}})));
}

/// At the step that was shown, wherever it is now.
void Why::stay(const std::string& sentence, std::size_t at) {
  const auto& steps = explanation_.steps;
  const auto is_same = [&](const ExplanationStep& step) { return step.sentence == sentence; };
  at_ = std::min(at, count() - 1);
  if (is_same(steps[at_])) return;
  if (const auto same = std::find_if(steps.begin(), steps.end(), is_same); same != steps.end())
    at_ = same - steps.begin();
}

void Why::failed(std::string_view why) {
  waiting_ = false;
  message_ = capitalised(why);
  table_.redraw();
  page::announce(message_);
}

void Why::dropped() {
  waiting_ = false;
  table_.redraw();
}

void Why::play(double now) {
  playing_ = can_step(1) || (goes_on() && waiting_);
  // As long as it takes to read the sentence.
  due_ = now + 1500 + 45 * static_cast<double>(sentence().size());
}

void Why::toggle_play() {
  if (playing_)
    playing_ = false;
  else
    play(page::now_milliseconds());
}

void Why::tick(double now) {
  if (!playing_ || now < due_) return;
  step(1);
  play(now);
}

void Why::reveal() {
  revealed_ = true;
  table_.redraw();
  page::announce(spoken());
}

void Why::apply() {
  const std::vector<std::string> deeds = this->deeds();
  close();
  table_.play_all(deeds);
}

void Why::show_certificate() const {
  page::tell(page::ShowProof{say(words::details), proof_.certificate,
                             say(proof_.repeated ? words::reason_checked : words::reason_unchecked)});
}

bool Why::can_step(int by) const { return kind_ != Kind::hint && (by < 0 ? at_ > 0 : at_ + 1 < count()); }

void Why::step(int by) {
  if (!unfolded() || !can_step(by)) return;
  by < 0 ? --at_ : ++at_;
  table_.redraw();
  page::announce(spoken());
}

std::string Why::number_of_steps() const {
  return goes_on() ? say(words::at_least, {{"number", count()}}) : std::to_string(count());
}

std::string Why::heading() const {
  const ExplanationStep& now = step();
  if (kind_ != Kind::whole || at_ > 0 || grade_.empty()) return now.technique;
  return say(words::technique_and_grade,
             {{"technique", now.technique.empty() ? "none" : now.technique}, {"grade", grade_}});
}

std::string Why::way_out() const {
  if (!disproves()) return {};
  if (since_ == 0) return say(words::no_step_at_all);
  const Sentence& button = since_ == 1 ? words::back_to_start : words::back_to_move;
  return say(words::no_step_from_here, {{"button", say(button, {{"move", since_ - 1}})}});
}

std::string Why::sentence() const { return withholds() ? say(words::look_here) : step().sentence; }

std::string Why::spoken() const {
  if (withholds()) {
    const Scene scene = game_->scene({}, {});
    std::vector<std::string> names;
    for (const ReasonPart::Spot& spot : withheld().spots)
      if (const int index = scene.find(spot.target); index >= 0) names.push_back(scene.targets[index].name);
    const bool commas = std::any_of(names.begin(), names.end(),
                                    [](const std::string& name) { return name.find(',') != std::string::npos; });
    return say(names.empty() ? words::look_here : words::look_at, {{"places", join(names, commas ? "; " : ", ")}});
  }
  const std::string heading = this->heading();
  const std::string text =
      heading.empty() ? sentence() : say(words::technique_and, {{"technique", heading}, {"sentence", sentence()}});
  const std::string next = at_ == 0 && asked_ == Kind::hint && !way_out().empty() ? " " + way_out() : std::string();
  if ((count() <= 1 && !goes_on()) || kind_ == Kind::hint) return text + next;
  const std::string first = at_ == 0 && disproves() ? verdict_ + ". " : std::string();
  return first +
         say(words::step_of_reason,
             {{"step", at_ + 1}, {"steps", goes_on() ? "unknown" : std::to_string(count())}, {"sentence", text}}) +
         next;
}

/// The places alone: the lines would give away what follows.
ReasonPart Why::withheld() const {
  ReasonPart part = step();
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
  if (!unfolded()) return false;
  const auto shown = game_->clone();
  // The step's own moves are not played yet: what is lit is where they begin.
  for (std::size_t i = 0; kind_ == Kind::whole && i < at_; ++i)
    for (const std::string& move : explanation_.steps[i].moves) shown->apply(move);
  scene = shown->scene(view, {});
  std::vector<PencilMark> marks = pencilled_;
  for (PencilMark& mark : marks_after(explanation_, withholds() ? at_ : at_ + 1))
    if (std::find(marks.begin(), marks.end(), mark) == marks.end()) marks.push_back(std::move(mark));
  draw_marks(scene, marks);
  light(scene, withholds() ? withheld() : static_cast<const ReasonPart&>(step()));
  return true;
}

std::vector<std::string> Why::deeds() const {
  std::vector<std::string> deeds = step().moves;
  // What is played need not be drawn besides.
  const std::vector<PencilMark> marks = step().marks();
  const auto uses = std::count_if(marks.begin(), marks.end(), [](const PencilMark& m) { return m.holds; });
  const bool played = static_cast<std::size_t>(uses) <= deeds.size();
  for (const PencilMark& mark : marks)
    if (!(mark.holds && played) && std::find(pencilled_.begin(), pencilled_.end(), mark) == pencilled_.end())
      deeds.push_back(write_mark(mark));
  return deeds;
}

}  // namespace schlegel::web
