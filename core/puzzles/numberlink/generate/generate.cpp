// A board is its solution first: a walk over the covers of the base (partition_search.cpp) ends at lines of the wanted
// form, and their ends are the board. The search for two solutions (solve/search) then finds a second one or proves
// that there is none. A second one shows where the board is at fault: the lines are cut and moved where the two differ,
// the walk goes on from there, and what was good elsewhere stays. So a board of 15 by 15 with 16 lines takes a dozen
// searches, where one cover in fifty would do.
//
// Where places have to be covered it is asked whether there is any other solution at all, even one that leaves places
// empty; that is also the quicker search, because its canonical solutions are few (edge_search.cpp).
//
// Where places may stay empty, they are taken out of such a board one by one as long as it has one solution
// (thinning.cpp).
//
// Invariant: what is handed out has passed verify() with the lines of the cover, and the search has ended with these
// lines as the only solution. Budgets are counted in steps and branchings, so that a seed makes the same board
// everywhere. Worst case of a try: rounds times the budget of a search.
#include <algorithm>
#include <iterator>

#include "puzzles/numberlink/generate/settings.hpp"
#include "puzzles/numberlink/generate/thinning.hpp"
#include "puzzles/numberlink/numberlink.hpp"
#include "puzzles/numberlink/solve/search/search_portfolio.hpp"
#include "puzzles/numberlink/verify.hpp"
#include "puzzles/numberlink/words.hpp"

namespace schlegel {
namespace {

using namespace numberlink;

/// The ends of a cover's lines as pairs, numbered in the order of their first ends.
std::vector<Pair> pairs_of(const PathPartition& cover) {
  std::vector<Pair> pairs;
  for (const auto& line : cover.lines())
    if (line.places > 1) pairs.push_back({"", std::min(line.a, line.b), std::max(line.a, line.b)});
  std::sort(pairs.begin(), pairs.end(), [](const Pair& p, const Pair& q) { return p.a < q.a; });
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i].label = std::to_string(i + 1);
  return pairs;
}

/// In a grid: whether it lies in one row or one column and over no joined side.
bool is_straight(const Instance& board, const PathPartition::Line& line, int distance) {
  if (board.cells.empty() || line.places != distance + 1) return false;
  const auto &a = board.cells[line.a], &b = board.cells[line.b];
  return a[0] == b[0] || a[1] == b[1];
}

/// Whether a board with these lines is one that nobody would miss.
/// What a look at sheets of boards has shown to be dull, and how it is told:
/// - one line takes a large part of the board, often as a walk along its border, and the rest is small: a line has more
///   than two fifths of the places, where there are three lines or more;
/// - lines are drawn without a thought: more than a fifth of them are straight, or more than three fifths take a
///   shortest way between their ends;
/// - crumbs: more than two fifths of the lines are of the three places that every bend needs, or fewer, though there is
///   room for longer ones.
bool is_dull(const Instance& board, const PathPartition& cover) {
  int lines = 0, straight = 0, direct = 0, crumbs = 0, longest = 0, covered = 0;
  for (const auto& line : cover.lines()) {
    if (line.places == 1) continue;
    const int distance = board.graph.distances(line.a)[line.b];
    ++lines;
    covered += line.places;
    longest = std::max(longest, line.places);
    straight += is_straight(board, line, distance);
    direct += line.places == distance + 1;
    crumbs += line.places <= 3;
  }
  if (lines == 0) return true;
  const bool room = covered > 5 * lines;
  return (lines > 2 && 5 * longest > 2 * covered) || straight > std::max(1, lines / 5) ||
         (room && (5 * direct > 3 * lines || 5 * crumbs > 2 * lines));
}

/// How long lines are on average, in tenths of a place: the longer, the harder the boards are as a rule.
int mean_length(int grade, Random& random) {
  struct Range {
    int least, most;
  };
  constexpr Range ranges[] = {{60, 105}, {40, 60}, {55, 80}, {65, 95}, {75, 115}, {90, 140}};
  const Range range = ranges[grade];
  return range.least + static_cast<int>(random.below(static_cast<unsigned>(range.most - range.least + 1)));
}

/// One try.
class Try {
 public:
  Try(const Instance& base, Settings settings, Random& random)
      : settings_(std::move(settings)),
        board_(base),
        steps_(1'000 + 100 * static_cast<std::uint64_t>(base.graph.order())),
        random_(random),
        walk_(board_.graph, first_form(random), random) {
    board_.format = Numberlink::info.id;
    board_.note.clear();
    board_.pairs.clear();
    judged_ = board_;
    if (!settings_.only_covering) judged_.rules.cover = false;
    if (symmetric()) steps_ *= 20;
  }

  std::optional<Instance> make(Control& control) {
    const int rounds = 30 + board_.graph.order() / 4;
    if (!reach_any_form(control)) return std::nullopt;
    for (int round = 0; round < rounds && control.tick({-1, 0, schlegel::words::phase_generating.english}); ++round) {
      // Of several rounds without success the reason is often that there are too few lines.
      constexpr int patience = 16;
      const LineForm& form = walk_.form();
      if (round % patience == patience - 1 && form.lines < settings_.most_lines)
        walk_.want(std::min(form.lines + parity(), settings_.most_lines), form.shortest, form.most_alone);
      if (round > 0 && !walk_.reach(steps_, control)) return std::nullopt;
      if (is_only_solution(walk_.cover(), control))
        return is_dull(board_, walk_.cover()) ? std::nullopt : finished(control);
      walk_.loosen(region_);
    }
    return std::nullopt;
  }

  /// Whether the solution of the board that was made leaves places empty.
  bool leaves_empty() const { return leaves_empty_; }

 private:
  LineForm first_form(Random& random) {
    LineForm form = settings_.form;
    const int places = board_.graph.order(), mean = mean_length(settings_.grade, random);
    form.lines = std::clamp(10 * places / mean, std::max(settings_.fewest_lines, std::min(2, settings_.most_lines)),
                            settings_.most_lines);
    form.longest = std::max(form.shortest + 1, std::min(3 * places / form.lines, places / 2));
    return form;
  }

  /// Of the form, or of one with more and shorter lines where the base does not allow it.
  bool reach_any_form(Control& control) {
    for (int attempt = 0; attempt < 5; ++attempt) {
      if (walk_.reach(steps_, control)) return true;
      const LineForm& form = walk_.form();
      walk_.want(std::min(settings_.most_lines, form.lines + (symmetric() ? 1 : std::max(1, form.lines / 4))),
                 settings_.shortest_given ? form.shortest : std::max(2, form.shortest - 1),
                 board_.rules.cover ? 0 : board_.graph.order());
    }
    return false;
  }

  /// Whether the lines solve the board and nothing else does. If not, region_ is where they are to change.
  bool is_only_solution(const PathPartition& cover, Control& control) {
    const Graph& graph = board_.graph;
    board_.pairs = judged_.pairs = pairs_of(cover);
    const Links lines = cover.links();
    region_.clear();
    std::optional<std::vector<Links>> found;
    if (verify(board_, lines)) {
      const auto budget = static_cast<std::uint64_t>(std::clamp(50 * graph.order(), 2'000, 50'000));
      SearchPortfolio search(judged_, {});
      found = search.first_solutions(control, budget, 2);
      if (found && found->size() == 1 && found->front() == lines) return true;
    }
    Links differing;
    if (found)
      for (const Links& other : *found)
        if (other != lines)
          std::set_symmetric_difference(lines.begin(), lines.end(), other.begin(), other.end(),
                                        std::back_inserter(differing));
    for (Edge e : differing)
      for (Vertex v : {graph.ends(e).first, graph.ends(e).second}) region_.push_back(v);
    if (region_.empty())
      for (Vertex v = 0; v < graph.order(); ++v) region_.push_back(v);
    return false;
  }

  /// The board; where places may stay empty, with some that do. Not where it is to be symmetric, nor where it is to be
  /// of grade 1: that places are empty takes techniques of grade 2 to see.
  std::optional<Instance> finished(Control& control) {
    if (board_.rules.cover) return board_;
    PathPartition cover = walk_.cover();
    if (!symmetric() && settings_.grade != 1) take_out_places(cover, control);
    leaves_empty_ = empty_places_of(cover) > 0;
    const bool goes_on = control.tick({-1, 0, schlegel::words::phase_generating.english});
    return goes_on && !is_dull(board_, cover) ? std::optional(board_) : std::nullopt;
  }

  void take_out_places(PathPartition& cover, Control& control) {
    std::vector<Pair> pairs = board_.pairs;
    LineForm form = settings_.form;
    // The more places are empty, the shorter are the lines and the easier is the board.
    const bool easy = settings_.grade == 2;
    const int percent = (easy ? 10 : 5) + static_cast<int>(random_.below(settings_.grade > 2 ? 7u : 11u));
    if (!settings_.shortest_given) form.shortest = 3 + (easy ? 0 : static_cast<int>(random_.below(2u)));
    const int most = board_.graph.order() * percent / 100 + 1;
    empty_places(cover, board_.graph, form, settings_.most_lines, most, random_, [&](const PathPartition& fewer) {
      const bool is_only = is_only_solution(fewer, control);
      if (is_only) pairs = board_.pairs;
      return is_only;
    });
    board_.pairs = std::move(pairs);
  }

  bool symmetric() const { return !settings_.form.mirror.empty(); }
  /// Where places alternate between two colours, which the half turn keeps, as in a grid, there are symmetric ends for
  /// even numbers of lines only, or for odd ones only.
  int parity() const { return symmetric() ? 2 : 1; }

  Settings settings_;
  Instance board_, judged_;
  std::uint64_t steps_;
  Random& random_;
  PartitionSearch walk_;
  std::vector<Vertex> region_;
  bool leaves_empty_ = false;
};

/// What is proved of the board.
std::string guarantee(const Instance& board, bool only_covering, bool leaves_empty) {
  namespace words = numberlink::words;
  std::string text = say(leaves_empty         ? words::generated_empty
                         : !board.rules.cover ? words::generated_free
                         : only_covering      ? words::generated_covering
                                              : words::generated_covered,
                         {{"board", board_kind(board)}});
  if (!board.rules.self_touch) text += " " + say(words::generated_apart);
  return text;
}

}  // namespace

Result<std::optional<NewBoard<Numberlink::Instance>>> Numberlink::generate(const Instance& base, const Options& options,
                                                                           Random& random, Control& control) {
  auto settings = settings_for(base, options);
  if (!settings) return settings.error();
  Try attempt(base, *settings, random);
  auto board = attempt.make(control);
  if (!board) return std::optional<NewBoard<Instance>>{};
  std::string what = guarantee(*board, settings->only_covering, attempt.leaves_empty());
  return std::optional(NewBoard<Instance>{*std::move(board), std::move(what)});
}

}  // namespace schlegel
