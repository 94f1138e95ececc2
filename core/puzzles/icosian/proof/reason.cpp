// Reasons for people: a certificate as a deduction, in the wording of the techniques, and steps that show what it rests
// on.
#include "play/reason.hpp"

#include <algorithm>

#include "base/index.hpp"
#include "play/words.hpp"
#include "puzzles/icosian/icosian.hpp"
#include "puzzles/icosian/proof/certificate.hpp"
#include "puzzles/icosian/proof/wording.hpp"

namespace schlegel {
namespace icosian {
namespace {

using Kind = Refutation::Kind;

/// A reason that holds.
class Reason : TourWording {
 public:
  Reason(const Instance& here, const Refutation& why)
      : TourWording(here), kind_(why.kind), vertices_(why.vertices), gone_(at(model_.order), false) {
    model_.close_unusable();
    for (const Vertex v : vertices_) gone_[v] = true;
    if (!here.closed) gone_.back() = true;
  }

  std::string sentence() {
    const auto found = deduction();
    return found ? describe(*found).sentence : std::string();
  }

  /// The few holes that are cut off from all but the ends of the path walked so far; else none.
  std::vector<Vertex> holes_cut_off() const {
    constexpr std::size_t most = 4;
    const std::vector<Vertex>& path = here_.opening;
    if (path.size() < 2 || vertices_.empty()) return {};
    if (kind_ == Kind::stranded) return vertices_;
    const auto is_end = [&](Vertex v) { return v == path.front() || v == path.back(); };
    if (kind_ != Kind::pieces || !std::all_of(vertices_.begin(), vertices_.end(), is_end)) return {};
    std::vector<Vertex> smallest;
    for (auto& piece : pieces_without(model_, gone_)) {
      if (!is_in_opening(piece) && (smallest.empty() || piece.size() < smallest.size())) smallest = std::move(piece);
    }
    return smallest.size() <= most ? smallest : std::vector<Vertex>();
  }

  std::vector<ReasonPart> parts() {
    const auto found = deduction();
    if (!found) return {};
    if (!drawn_.empty()) {
      ReasonPart& part = add(say(words::lines_forced, {{"lines", drawn_.size()}}));
      for (const Fact line : drawn_) light(part, line, false);
    }
    const std::vector<Vertex> cut = kind_ == Kind::pieces ? holes_cut_off() : std::vector<Vertex>();
    if (!cut.empty())
      add(say(words::route_through, {{"cut", holes(cut)}, {"holes", holes(vertices_)}, {"count", vertices_.size()}}),
          cut, vertices_);
    else if (kind_ == Kind::stranded)
      add_stranded(*found);
    else
      parts_.push_back(describe(*found));
    if (kind_ == Kind::pieces) {
      constexpr std::size_t most_shown = 12;
      const auto all = pieces_without(model_, gone_);
      for (std::size_t i = 0; i < all.size() && i < most_shown; ++i)
        add(say(words::piece, {{"cut", i > 0 || cut.empty() ? "none" : holes(vertices_)},
                               {"number", i + 1},
                               {"pieces", all.size()},
                               {"holes", holes(all[i])},
                               {"passed", !cut.empty() && is_in_opening(all[i]) ? "yes" : "no"}}),
            all[i], vertices_);
    }
    if (!cut.empty()) parts_.push_back(describe(*found));
    return std::move(parts_);
  }

 private:
  /// None where forcing took too long.
  std::optional<Deduction> deduction() {
    switch (kind_) {
      case Kind::too_small:
        return about(too_few_holes, others(vertices_));
      case Kind::opening:
        return about(no_opening, vertices_);
      case Kind::stranded:
        return at_hole(two_lines, vertices_[0]);
      case Kind::clash:
        return vertices_.size() == 1 ? at_hole(full_hole, vertices_[0]) : loop(vertices_);
      case Kind::pieces:
        return too_many_pieces();
      case Kind::sides:
        return two_colours() ? alternating() : too_many_pieces();
      case Kind::forced:
        return forced();
      case Kind::exhausted:
        break;
    }
    return std::nullopt;
  }

  bool is_in_opening(const std::vector<Vertex>& piece) const {
    return std::find(here_.opening.begin(), here_.opening.end(), piece[0]) != here_.opening.end();
  }

  static Deduction about(int what, const std::vector<Vertex>& vertices) {
    Deduction found{clashing, {}, {}, {what}};
    found.about.insert(found.about.end(), vertices.begin(), vertices.end());
    return found;
  }

  /// Too few lines are left there, or too many used.
  Deduction at_hole(int technique, Vertex v) const {
    Deduction found{technique, {}, {}, {v}};
    for (const int i : model_.at_vertex[v])
      if (technique == full_hole ? model_.lines[i].set : model_.lines[i].closed)
        found.because.push_back({i, technique == full_hole});
    return found;
  }

  Deduction loop(const std::vector<Vertex>& round) const {
    Deduction found{early_loop, {}, {}, round};
    for (std::size_t k = 0; k < round.size(); ++k)
      for (const int i : model_.at_vertex[round[k]])
        if (model_.lines[i].set && model_.lines[i].other(round[k]) == round[(k + 1) % round.size()])
          found.because.push_back({i, true});
    return found;
  }

  Deduction too_many_pieces() const {
    std::vector<Vertex> removed = vertices_;
    if (!here_.closed) removed.push_back(here_.graph.order());
    Deduction found = falls_apart(removed, pieces_without(model_, gone_));
    for (std::size_t i = 0; i < model_.lines.size(); ++i)
      if (model_.lines[i].set && joins_removed(model_.lines[i])) found.because.push_back({static_cast<int>(i), true});
    return found;
  }

  void add_stranded(const Deduction& found) {
    const Vertex v = vertices_[0];
    std::vector<Vertex> lost, left;
    for (const int i : model_.at_vertex[v])
      if (const Vertex other = model_.lines[i].other(v); !is_helper(other))
        (model_.lines[i].closed ? lost : left).push_back(other);
    const bool passed = here_.closed && !lost.empty() &&
                        std::all_of(lost.begin(), lost.end(), [this](Vertex other) { return is_passed(other); });
    sort_by_peg(lost);
    if (passed) {
      add(say(words::stranded_there, {{"passed", named(here_, lost)},
                                      {"count", lost.size()},
                                      {"left", left.empty() ? "none" : named(here_, left)},
                                      {"hole", named(here_, vertices_)}}),
          vertices_);
      return;
    }
    parts_.push_back(describe(found));
    if (!lost.empty())
      add(say(here_.opening.size() > 1 ? words::passed_there : words::unusable, {{"holes", holes(lost)}}), vertices_,
          lost);
  }

  bool joins_removed(const CycleModel::Line& line) const { return gone_[line.u] && gone_[line.v]; }
  bool two_colours() const {
    return here_.closed && std::none_of(model_.lines.begin(), model_.lines.end(), [&](const CycleModel::Line& line) {
             return !line.closed && joins_removed(line);
           });
  }
  Deduction alternating() const {
    const std::vector<Vertex> many = others(vertices_);
    Deduction found{colours, {}, {}, {-1, static_cast<int>(many.size())}};
    for (const auto* side : {&many, &vertices_}) found.about.insert(found.about.end(), side->begin(), side->end());
    return found;
  }

  std::optional<Deduction> forced() {
    using End = Forcing::End;
    Forcing forcing = force(std::move(model_));
    model_ = std::move(forcing.model);
    for (const int i : forcing.drawn)
      if (!is_helper(model_.lines[i].v)) drawn_.push_back({i, true});
    switch (forcing.end) {
      case End::stranded:
        return at_hole(two_lines, forcing.where);
      case End::crowded:
        return at_hole(full_hole, forcing.where);
      case End::cycle:
        return loop(model_.chain(forcing.where));
      case End::broken:
        return about(contradictory, others(vertices_));
      default:
        return std::nullopt;
    }
  }

  ReasonPart& add(std::string sentence, std::span<const Vertex> first = {}, std::span<const Vertex> second = {}) {
    ReasonPart& part = parts_.emplace_back();
    part.sentence = std::move(sentence);
    light(part, first, false);
    light(part, second, true);
    return part;
  }

  const Kind kind_;
  const std::vector<Vertex>& vertices_;
  std::vector<bool> gone_;   ///< these, and the helper of an open tour
  std::vector<Fact> drawn_;  ///< the lines that are forced
  std::vector<ReasonPart> parts_;
};

}  // namespace

std::string cut_off(const Instance& instance, const Refutation& refutation) {
  const bool fits = std::all_of(refutation.vertices.begin(), refutation.vertices.end(),
                                [&](Vertex v) { return v >= 0 && v < instance.graph.order(); });
  return fits ? named(instance, Reason(instance, refutation).holes_cut_off()) : std::string();
}

std::string describe(const Instance& instance, const Refutation& refutation) {
  if (refutation.kind == Kind::exhausted)
    return every_way_was_tried(refutation.work, schlegel::words::every_way_was_tried);
  const std::size_t count = refutation.vertices.size();
  if (refutation.kind == Kind::forced)
    return say(words::contradiction, {{"holes", named(instance, refutation.vertices)}, {"count", count}});
  Reason reason(instance, refutation);
  if (const auto cut = reason.holes_cut_off(); !cut.empty())
    return say(words::cut_off, {{"holes", named(instance, cut)}, {"count", cut.size()}});
  return reason.sentence();
}

}  // namespace icosian

std::string Icosian::consequence(const Instance& instance, const State& state, std::string_view certificate,
                                 std::size_t move) {
  const auto refutation = icosian::parse_refutation(certificate);
  if (!refutation) return {};
  const std::string cut = icosian::cut_off(Icosian::position(instance, state), *refutation);
  return cut.empty() ? cut : say(icosian::words::has_cut_off, {{"move", move}, {"holes", cut}});
}

std::vector<ReasonPart> Icosian::reason(const Instance& instance, const State& state, std::string_view certificate) {
  const auto refutation = icosian::parse_refutation(certificate);
  const Instance here = Icosian::position(instance, state);
  if (!refutation || icosian::check(here, *refutation) == CheckResult::rejected) return {};
  return icosian::Reason(here, *refutation).parts();
}

}  // namespace schlegel
