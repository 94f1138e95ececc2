#include "puzzles/peg/proof/certificate.hpp"

#include <algorithm>
#include <unordered_set>

#include "base/text.hpp"

namespace schlegel::peg {
namespace {

constexpr std::size_t most_repeated = 400'000;
constexpr std::int64_t largest_weight = 1'000'000;

bool has(Position pegs, int hole) { return ((pegs >> hole) & 1) != 0; }

bool sound(const Instance& instance, const ParityReason& reason) {
  return std::all_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
    return (has(reason.set, line.a) + has(reason.set, line.middle) + has(reason.set, line.b)) % 2 == 0;
  });
}
bool sound(const Instance& instance, const PagodaReason& reason) {
  const auto weight = [&](int hole) { return reason.weights[hole]; };
  return std::all_of(instance.lines.begin(), instance.lines.end(), [&](const Line& line) {
    return weight(line.a) + weight(line.middle) >= weight(line.b) &&
           weight(line.b) + weight(line.middle) >= weight(line.a);
  });
}
bool sound(const Instance&, const ExhaustedReason&) { return true; }

/// Walks through everything that can be reached: rejected when a goal is met, too_large_to_check when there is too
/// much.
CheckResult repeat_search(const Instance& instance, Position from, const std::vector<Position>& goals) {
  std::unordered_set<Position> seen{from};
  std::vector<Position> open{from};
  while (!open.empty()) {
    const Position p = open.back();
    open.pop_back();
    if (std::find(goals.begin(), goals.end(), p) != goals.end()) return CheckResult::rejected;
    for (const Line& line : instance.lines) {
      if (!has(p, line.middle) || has(p, line.a) == has(p, line.b)) continue;
      const Position next = p ^ (bit(line.a) | bit(line.middle) | bit(line.b));
      if (seen.insert(next).second) open.push_back(next);
    }
    if (seen.size() > most_repeated) return CheckResult::too_large_to_check;
  }
  return CheckResult::accepted;
}

}  // namespace

int pegs_within(const Instance& instance, Position pegs, Position set) {
  int count = 0;
  for (int i = 0; i < instance.holes(); ++i) count += has(pegs, i) && has(set, i) ? 1 : 0;
  return count;
}

std::int64_t total(const Instance& instance, Position pegs, const std::vector<std::int64_t>& weights) {
  std::int64_t sum = 0;
  for (int i = 0; i < instance.holes(); ++i)
    if (has(pegs, i)) sum += weights[i];
  return sum;
}

bool refutes(const Instance& instance, const Reason& reason, Position from, Position goal) {
  if (const auto* parity = std::get_if<ParityReason>(&reason))
    return (pegs_within(instance, from, parity->set) - pegs_within(instance, goal, parity->set)) % 2 != 0;
  if (const auto* pagoda = std::get_if<PagodaReason>(&reason))
    return total(instance, from, pagoda->weights) < total(instance, goal, pagoda->weights);
  return true;
}

std::string write_reasons(const Instance& instance, const std::vector<Reason>& reasons) {
  std::string out;
  for (const Reason& reason : reasons) {
    if (!out.empty()) out += "; ";
    if (const auto* parity = std::get_if<ParityReason>(&reason)) {
      out += "parity";
      for (int i = 0; i < instance.holes(); ++i)
        if (has(parity->set, i)) out += " " + instance.names[i];
    } else if (const auto* pagoda = std::get_if<PagodaReason>(&reason)) {
      out += "pagoda";
      for (std::size_t i = 0; i < pagoda->weights.size(); ++i)
        if (pagoda->weights[i] != 0) out += " " + instance.names[i] + "=" + std::to_string(pagoda->weights[i]);
    } else {
      out += "exhausted " + std::to_string(std::get<ExhaustedReason>(reason).positions);
    }
  }
  return out;
}

std::optional<std::vector<Reason>> parse_reasons(const Instance& instance, std::string_view text) {
  std::vector<Reason> reasons;
  for (std::string_view part : split(text, ';')) {
    const auto words = split_words(part);
    if (words.empty()) return std::nullopt;
    if (words[0] == "parity") {
      ParityReason reason{0};
      for (std::size_t i = 1; i < words.size(); ++i) {
        const int hole = instance.find(words[i]);
        if (hole < 0) return std::nullopt;
        reason.set |= bit(hole);
      }
      reasons.emplace_back(reason);
    } else if (words[0] == "pagoda") {
      PagodaReason reason{std::vector<std::int64_t>(static_cast<std::size_t>(instance.holes()), 0)};
      for (std::size_t i = 1; i < words.size(); ++i) {
        TextCursor cursor(words[i]);
        const int hole = instance.find(cursor.take_word());
        if (hole < 0 || !cursor.accept("=")) return std::nullopt;
        const auto weight = cursor.accept_integer(-largest_weight, largest_weight);
        if (!weight || !cursor.at_end()) return std::nullopt;
        reason.weights[hole] = *weight;
      }
      reasons.emplace_back(std::move(reason));
    } else if (words[0] == "exhausted" && words.size() == 2) {
      TextCursor cursor(words[1]);
      const auto positions = cursor.accept_integer(0, std::int64_t{1} << 53);
      if (!positions || !cursor.at_end()) return std::nullopt;
      reasons.emplace_back(ExhaustedReason{static_cast<std::uint64_t>(*positions)});
    } else {
      return std::nullopt;
    }
  }
  return reasons;
}

CheckResult check_certificate(const Instance& instance, Position position, std::string_view certificate) {
  const auto reasons = parse_reasons(instance, certificate);
  if (!reasons) return CheckResult::rejected;
  const auto is_sound = [&](const Reason& reason) {
    return std::visit([&](const auto& r) { return sound(instance, r); }, reason);
  };
  if (!std::all_of(reasons->begin(), reasons->end(), is_sound)) return CheckResult::rejected;
  std::vector<Position> searched;  // goals that only a search refutes
  for (Position goal : goal_positions(instance)) {
    bool proved = false, exhausted = false;
    for (const Reason& reason : *reasons) {
      if (std::holds_alternative<ExhaustedReason>(reason))
        exhausted = true;
      else
        proved = proved || refutes(instance, reason, position, goal);
    }
    if (proved) continue;
    if (!exhausted) return CheckResult::rejected;
    searched.push_back(goal);
  }
  return searched.empty() ? CheckResult::accepted : repeat_search(instance, position, searched);
}

}  // namespace schlegel::peg
