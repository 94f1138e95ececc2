#include "web/app/answer.hpp"

#include <cmath>
#include <utility>

#include "base/text.hpp"
#include "play/words.hpp"
#include "web/app/app.hpp"
#include "web/app/attribution.hpp"
#include "web/words.hpp"

namespace schlegel::web {

namespace {

constexpr std::string_view days_address = "days";

using State = Answer::State;
using Tone = Answer::Tone;

Offer button(const char* id, const Sentence& label, Command command, int value = 0) {
  return {.id = id, .label = say(label), .command = command, .value = value};
}
Offer primary(const Sentence& label, Command command, int value = 0) {
  return button(primary_id, label, command, value);
}
Offer step_button(const char* id, const Sentence& name, Command command, int value, bool enabled) {
  return {.id = id, .command = command, .value = value, .name = say(name), .enabled = enabled};
}

void add_text(Answer& answer, const std::string& sentence) {
  if (!sentence.empty()) answer.text.push_back(sentence);
}

/// Back to the game that is set aside.
std::optional<Offer> back_to_game(const Session& session, const char* id = "back_to_game") {
  const std::string way = way_back(session);
  if (way.empty()) return std::nullopt;
  return Offer{.id = id, .label = way, .command = Command::go_back};
}

/// The three verbs.
void offer_help(const App& app, Answer& answer) {
  answer.others = {button(solution_id, words::solution, Command::show_solution)};
  if (app.table().session().game().explains()) {
    answer.others.push_back(button("explain", words::explain, Command::explain));
    answer.primary = primary(words::hint, Command::hint);
  }
  const Session& session = app.table().session();
  if ((answer.link = back_to_game(session)))
    answer.link->name = say(words::back_after, {{"way", answer.link->label}, {"moves", session.aside()->move_count()}});
}

void offer_close(Answer& answer) {
  answer.close = {.id = "close", .command = Command::close_answer, .name = say(words::close)};
}

void offer_certificate(Answer& answer, const Proof* proof) {
  if (proof && !proof->certificate.empty())
    answer.link = button("certificate", words::details, Command::show_certificate);
}

void offer_lesson(const Why& why, Answer& answer) {
  if (const Lesson* const lesson = why.lesson())
    answer.lesson = Offer{.id = "lesson",
                          .label = say(words::lesson_of, {{"title", say(Sentence{lesson->title})}}),
                          .command = Command::open_lesson};
}

const Sentence& none_left(const Session& session) {
  return session.can_undo() ? schlegel::words::none_from_here : schlegel::words::none_at_all;
}

void say_stuck(const App& app, Answer& answer, const Proof* proof, const std::string& why, int since) {
  const Session& session = app.table().session();
  answer.state = State::stuck;
  answer.tone = Tone::bad;
  answer.large = true;
  answer.proof = proof;
  answer.headline = say(since > 0 ? words::stuck_since : none_left(session), {{"move", since}});
  add_text(answer, why);
  if (proof && proof->is_short() && why.find(proof->culprit.sentence) == std::string::npos)
    answer.text = {why.empty() ? proof->culprit.sentence : why + ' ' + proof->culprit.sentence};
  const bool explains = session.game().explains();
  const int back = since > 0 ? session.place_after(since - 1) : session.before();
  if (!session.can_undo()) {
    if (explains) answer.primary = primary(words::explain, Command::explain);
  } else {
    answer.primary = primary(words::back_to_start, Command::seek, back);
    if (back > 0) answer.primary->label = say(words::back_to_move, {{"move", session.line().move_count(back)}});
    const bool told = proof && proof->steps == 1;
    if (explains && !told) answer.others = {button("explain", words::explain, Command::explain)};
  }
  offer_certificate(answer, proof);
}

/// What a question that runs is about, and what is looked for.
std::pair<Sentence, std::string_view> question_of(const App& app, const ReplyHandler* asker) {
  if (asker == &app.get<Why>())
    return app.get<Why>().asked_for_hint() ? std::pair(words::hint, "hint") : std::pair(words::explanation, "steps");
  if (asker == &app.get<Solutions>()) return {words::solution, "solution"};
  return asker == &app.get<Advisor>() ? std::pair(words::while_i_play, "solution")
                                      : std::pair(words::new_board, "board");
}

void say_working(const App& app, Answer& answer) {
  const SolverQueue& queue = app.get<SolverQueue>();
  answer.state = State::working;
  const auto& [label, what] = question_of(app, queue.waiting());
  answer.label = say(label);
  const bool counts = queue.waiting() == &app.get<Advisor>() ? app.get<Advisor>().advice_level() == AdviceLevel::count
                                                             : app.get<Solutions>().counting();
  const PuzzleInfo& puzzle = app.table().puzzle();
  answer.headline = counts ? say(words::counting, {{"solutions", say(Sentence{puzzle.solutions})}})
                           : say(words::looking_for, {{"what", what}, {"solution", say(Sentence{puzzle.solution})}});
  if (queue.fraction() >= 0) {
    const double seconds = std::ceil((page::now_milliseconds() - queue.since()) / 1000);
    answer.text = {say(words::share_done, {{"eighths", std::to_string(static_cast<int>(queue.fraction() * 8))},
                                           {"seconds", static_cast<int>(seconds)}})};
  } else if (!queue.words().empty()) {
    answer.text = {capitalised(say(words::sentence_of, {{"words", queue.words()}}))};
  }
  answer.go_on(say(words::play_on));
  answer.fraction = queue.fraction();
  answer.primary = button("cancel", words::cancel, Command::cancel);
}

void say_failed(Answer& answer, const Sentence& headline, std::string text) {
  answer.state = State::failed;
  answer.headline = say(headline);
  answer.text = {std::move(text)};
  answer.primary = primary(words::try_again, Command::ask_again);
  offer_close(answer);
}

void say_hint(const App& app, Answer& answer) {
  const Why& why = app.get<Why>();
  answer.label = say(words::hint);
  answer.headline = why.headline();
  offer_close(answer);
  if (why.withholds()) {
    answer.state = State::where;
    answer.text = {say(why.deduces() ? words::one_thing_is_certain : words::good_move_here)};
    answer.primary = primary(words::why, Command::hint);
    if (why.can_apply()) answer.others = {button("do", words::do_it, Command::apply_hint)};
    return;
  }
  answer.state = State::why;
  answer.text = why.sentences();
  offer_lesson(why, answer);
  answer.primary = primary(words::explain_rest, Command::explain);
  if (!why.can_apply()) return;
  answer.others = {button("explain", words::explain_rest, Command::explain)};
  answer.primary = primary(words::do_it, Command::hint);
}

void list_steps(const Why& why, Answer& answer) {
  using Step = Answer::Step;
  if (why.kind() != Why::Kind::whole || why.count() < 2) return;
  for (std::size_t i = 0; i < why.count(); ++i) {
    const OutlineStep& row = why.outline()[i];
    const auto id = static_cast<int>(i);
    const auto place = i < why.at() ? Step::Place::before : i == why.at() ? Step::Place::here : Step::Place::after;
    const bool here = place == Step::Place::here;
    // Those to come do not give away what they find.
    answer.outline.push_back({.offer = {.id = "step:" + std::to_string(i + 1),
                                        .label = i > why.at() ? row.technique : row.title,
                                        .command = Command::go_to_step,
                                        .value = id},
                              .place = place,
                              .number = id + 1,
                              .more = static_cast<int>(why.followers(row).size()),
                              .followers = why.count_followers(row),
                              .text = !here                      ? std::vector<std::string>()
                                      : why.unfolded_steps() > 0 ? why.row_sentences()
                                                                 : answer.text});
    if (!here || !why.is_open()) continue;
    const std::vector<int> followers = why.followers();
    for (std::size_t k = 1; k <= followers.size(); ++k)
      answer.outline.push_back({.offer = {.id = "follower:" + std::to_string(k),
                                          .label = why.follower(followers[k - 1]),
                                          .command = Command::go_to_follower,
                                          .value = static_cast<int>(k)},
                                .place = k == why.unfolded_steps() ? Step::Place::here : Step::Place::before,
                                .text = k == why.unfolded_steps() ? why.sentences() : std::vector<std::string>()});
  }
  answer.lists_all = why.lists_all();
  answer.all_steps = button("outline", why.lists_all() ? words::this_step : words::all_steps, Command::toggle_outline);
}

void say_step(const App& app, Answer& answer) {
  const Why& why = app.get<Why>();
  const bool last = !why.can_step(1) && !why.goes_on();
  answer.state = State::steps;
  answer.label = say(why.disproves() ? words::proof : words::explanation);
  answer.progress = say(words::step_of_all,
                        {{"step", why.at() + 1}, {"steps", why.goes_on() ? "unknown" : std::to_string(why.count())}});
  if (!why.goes_on()) answer.length = say(words::steps_in_all, {{"steps", why.count()}});
  answer.headline = why.headline();
  if (answer.headline.empty()) answer.headline = say(none_left(app.table().session()));
  answer.text = why.sentences();
  if (last && why.solves()) answer.go_on(say(schlegel::words::solves_the_board));
  if (last && !why.solves() && !why.disproves())
    answer.go_on(say(words::explanation_ends, {{"solution", say(Sentence{app.table().puzzle().solution})}}));
  if (why.at() == 0 && why.unfolded_steps() == 0 && !why.grade().empty())
    add_text(answer, say(words::grade_from_here, {{"grade", why.grade()}}));
  answer.primary = last ? primary(words::done, Command::close_answer) : primary(words::next_step, Command::step_why, 1);
  answer.primary->enabled = last || why.can_step(1);
  answer.others = {step_button("why:play", why.playing() ? words::pause : words::play_steps, Command::play_why,
                               why.playing() ? 1 : 0, why.can_step(1) || why.can_step(-1)),
                   step_button("why:previous", words::previous_step, Command::step_why, -1, why.can_step(-1))};
  if (why.has_failed()) add_text(answer, why.message());
  offer_close(answer);
  offer_lesson(why, answer);
  list_steps(why, answer);
  offer_certificate(answer, why.proof());
  if (why.row().follows.empty()) return;
  const std::size_t all = why.followers().size();
  answer.link = Offer{.id = "fold",
                      .label = capitalised(why.count_followers(why.row())),
                      .command = Command::toggle_fold,
                      .value = why.is_open() ? 1 : 0};
  if (why.unfolded_steps() > 0)
    answer.progress =
        say(words::step_within, {{"outline", answer.progress}, {"step", why.unfolded_steps()}, {"steps", all}});
}

/// Of so many solutions in all; empty: not known.
Offer see_others(std::string_view count) {
  Offer offer = button("browse", words::see_others, Command::browse);
  offer.label = say(words::see_others, {{"count", count.empty() ? "unknown" : count}});
  return offer;
}

/// What comes after this board.
Offer next_board(const App& app) {
  if (!app.get<Boards>().lesson().empty()) return primary(words::back_to_lesson, Command::back_to_lesson);
  if (const std::string next = next_daily(app); !next.empty())
    return primary(next == days_address ? words::daily_boards : words::next_daily, Command::next_daily);
  if (!app.get<Boards>().neighbour(1).empty()) return primary(words::next_board, Command::open_neighbour, 1);
  if (app.get<NewBoards>().can_make_another()) return primary(words::another_like_this, Command::make_another);
  return primary(words::boards, Command::show_boards);
}

void say_solution(const App& app, Answer& answer) {
  const Session& session = app.table().session();
  const Solutions& solutions = app.get<Solutions>();
  const auto& [from, number, count] = *session.line().shown;
  answer.state = State::solution;
  answer.label = say(words::solution);
  answer.headline = capitalised(name_of_shown(app.table().puzzle(), *session.line().shown));
  answer.text = {say(words::shown_by_computer, {{"kept", session.aside() ? "yes" : "no"}})};
  const int to_go = static_cast<int>(session.moves().size()) - session.at();
  if (app.table().puzzle().safe && to_go > 0) answer.go_on(say(words::moves_to_go, {{"moves", to_go}}));
  auto back = back_to_game(session);
  if (back) answer.close = {.id = "close", .command = Command::go_back, .name = back->label};
  if (count != "1") {
    if (back) answer.others = {*std::move(back)};
    const bool counted = !count.empty();
    answer.others.push_back(step_button("previous", words::previous_solution, Command::previous_solution, 0,
                                        counted || (!number.empty() && number != "1")));
    answer.primary = primary(words::next, Command::next_solution);
    if (solutions.counting() && page::now_milliseconds() >= slow_at(app)) {
      add_text(answer, capitalised(app.get<SolverQueue>().words()));
      answer.link = button("cancel", words::stop_counting, Command::cancel);
    } else if (counted) {
      answer.link = button("number", words::go_to_number, Command::ask_number);
    }
  } else if (back) {
    answer.primary = back_to_game(session, primary_id);
  } else {
    answer.primary = next_board(app);
  }
}

void say_solved(const App& app, Answer& answer) {
  const Table& table = app.table();
  const Timeline& line = table.session().line();
  answer.state = State::solved;
  answer.primary = next_board(app);
  if (!table.is_theirs()) {
    answer.begin_with(finished_by_computer(line));
    if (auto back = back_to_game(table.session())) answer.others = {*std::move(back)};
    return;
  }
  answer.tone = Tone::good;
  answer.large = true;
  answer.headline = say(schlegel::words::solved);
  const std::string& sentence = table.status().sentence;
  const std::size_t praise = sentence.find("! ");
  answer.text = {praise == std::string::npos ? sentence : sentence.substr(praise + 2)};
  answer.finished = app.get<Progress>().finished();
  answer.others = {button("celebrate:share", words::share, Command::share)};
  answer.others.front().name = say(words::share_solution, {{"solution", say(Sentence{table.puzzle().solution})}});
  if (answer.finished) add_text(answer, answer.finished->note);
  const Reply* const reply = app.get<Advisor>().reply();
  if (reply && sentence.find(reply->detail) == std::string::npos) add_text(answer, reply->detail);
  const std::string_view count = reply ? reply->all : std::string_view();
  if (count != "1") answer.link = see_others(count);
}

void say_position(const App& app, Answer& answer) {
  const Advisor& advisor = app.get<Advisor>();
  const Table& table = app.table();
  const GameStatus& status = table.status();
  const Reply* const reply = advisor.reply();
  if (!advisor.failure().empty()) return say_failed(answer, words::no_answer, advisor.failure());
  if (reply && reply->kind == Reply::Kind::unknown) return say_failed(answer, words::not_known, why_unknown(*reply));
  if (advisor.says_none())
    return say_stuck(app, answer, advisor.proof() ? &*advisor.proof() : nullptr, reply->detail, reply->since);
  offer_help(app, answer);
  if (reply && advisor.advice_level() == AdviceLevel::count) {
    answer.tone = Tone::good;
    answer.large = true;
    answer.headline = reply->headline;
    answer.text = {status.sentence};
    if (table.scene().alive_rings)
      add_text(answer, say(words::rings, {{"solution", say(Sentence{table.puzzle().solution})}}));
    add_text(answer, reply->detail);
    return;
  }
  answer.awaited = advisor.thinking();
  answer.begin_with(status.sentence);
  if (status.stuck) answer.tone = Tone::bad;
  const bool begun = table.session().can_undo(), given = begun && table.moves_are_given();
  if (begun && (table.was_moved() || !given)) return;
  if (given) add_text(answer, say(words::moves_are_given, {{"moves", table.session().move_count()}}));
  if (table.solid()) return add_text(answer, say(words::on_solid));
  const std::string how = say(Sentence{table.puzzle().how});
  add_text(answer, how.substr(0, std::min(how.find(". ") + 1, how.size())));
}

void leave_out_what_is_not_allowed(Answer& answer, Help help) {
  const auto refused = [help](const Offer& offer) { return !allows(help, offer.command); };
  std::erase_if(answer.others, refused);
  for (std::optional<Offer>* const offer : {&answer.primary, &answer.link})
    if (*offer && refused(**offer)) offer->reset();
}

}  // namespace

void Answer::begin_with(std::string_view sentences) {
  const std::size_t end = std::min(sentences.find(". "), sentences.size());
  headline = sentences.substr(0, end);
  if (headline.ends_with('.')) headline.pop_back();
  text.clear();
  if (end < sentences.size()) text.emplace_back(sentences.substr(end + 2));
}

void Answer::go_on(std::string_view sentence) {
  if (text.empty()) text.emplace_back();
  if (!text.back().empty()) text.back() += ' ';
  text.back() += sentence;
}

std::string help_in_words(const App& app) {
  const Help help = app.table().session().help();
  return help == Help::all ? "" : say(words::help_is_limited, {{"help", enum_name(help)}});
}

std::string next_daily(const App& app) {
  const page::Finished* const finished = app.get<Progress>().finished();
  if (finished && !finished->next.empty()) return finished->next;
  const Table& table = app.table();
  return app.get<LocalStore>().day_of(table.puzzle().id, table.board()) > 0 ? std::string(days_address) : std::string();
}

int stuck_since(const App& app) {
  const Why& why = app.get<Why>();
  if (why.stuck()) return why.since();
  const Advisor& advisor = app.get<Advisor>();
  return advisor.says_none() && !why.unfolded() ? advisor.reply()->since : 0;
}

double slow_at(const App& app) {
  constexpr double patience = 200, patience_unasked = 1000;
  const SolverQueue& queue = app.get<SolverQueue>();
  return queue.since() + (queue.waiting() == &app.get<Advisor>() ? patience_unasked : patience);
}

Answer answer_of(const App& app) {
  const Why& why = app.get<Why>();
  const Solutions& solutions = app.get<Solutions>();
  const SolverQueue& queue = app.get<SolverQueue>();
  const Table& table = app.table();
  const bool shows = table.session().line().shown.has_value();
  Answer answer;
  if (why.stuck()) {
    say_stuck(app, answer, why.proof(), why.reason(), why.since());
  } else if (why.unfolded() && why.kind() == Why::Kind::hint) {
    say_hint(app, answer);
  } else if (why.unfolded()) {
    say_step(app, answer);
  } else if (queue.waiting() && page::now_milliseconds() >= slow_at(app) && !(shows && queue.waiting() == &solutions)) {
    say_working(app, answer);
  } else if (why.has_failed()) {
    say_failed(answer, words::no_answer, why.message());
  } else if (why.found_nothing()) {
    const std::string solution = say(Sentence{table.puzzle().solution});
    say_failed(answer, words::nothing_found, say(words::shows_one, {{"solution", solution}}));
    answer.primary = primary(words::show_solution, Command::show_solution);
    answer.primary->label = say(words::show_solution, {{"solution", solution}});
  } else if (!why.message().empty() || (!why.done().empty() && !table.status().solved)) {
    const bool done = !why.done().empty();
    offer_help(app, answer);
    offer_close(answer);
    answer.state = done ? State::done : State::note;
    if (done) answer.label = say(words::done);
    if (done)  // of two moves too, in one
      answer.headline = why.done().substr(0, why.done().size() - why.done().ends_with('.'));
    else
      answer.begin_with(why.message());
    if (done) add_text(answer, table.status().sentence);
  } else if (solutions.state() == Solutions::State::none && !app.get<Advisor>().says_none()) {
    say_stuck(app, answer, &*solutions.proof(), solutions.proof()->reason, 0);
  } else if (solutions.state() == Solutions::State::failed) {
    say_failed(answer, words::went_wrong, solutions.message());
  } else if (solutions.state() == Solutions::State::unknown) {
    say_failed(answer, words::not_known, solutions.message());
  } else if (shows) {
    say_solution(app, answer);
  } else if (table.view().goal) {
    offer_help(app, answer);
    answer.headline = say(words::the_goal);
    answer.text = {table.goal()};
  } else if (table.status().solved) {
    say_solved(app, answer);
  } else {
    say_position(app, answer);
  }
  leave_out_what_is_not_allowed(answer, table.session().help());
  return answer;
}

}  // namespace schlegel::web
