#include "puzzles/sliding/solve/three_cycles.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "puzzles/sliding/words.hpp"

namespace schlegel::sliding {
namespace {

using Word = std::vector<std::uint8_t>;
constexpr std::uint8_t unseen = 255, root = 254;

std::uint8_t inverse(std::uint8_t letter) { return letter ^ 2; }
Word inverse(const Word& word) {
  Word back(word.rbegin(), word.rend());
  for (std::uint8_t& letter : back) letter = inverse(letter);
  return back;
}
void append(Word& word, const Word& more) { word.insert(word.end(), more.begin(), more.end()); }
Word commutator(const Word& a, const Word& b) {
  Word word = a;
  append(word, b);
  append(word, inverse(a));
  append(word, inverse(b));
  return word;
}

std::uint32_t image(const std::vector<Places>& letters, const Word& word, std::uint32_t place) {
  for (std::uint8_t letter : word) place = letters[letter][place];
  return place;
}
std::vector<std::uint32_t> support(const std::vector<Places>& letters, const Word& word) {
  std::vector<std::uint32_t> moved;
  for (std::uint32_t i = 0; i < letters[0].size(); ++i)
    if (image(letters, word, i) != i) moved.push_back(i);
  return moved;
}

/// A word with exactly three moved places.
std::optional<Word> find_three_cycle(const std::vector<Places>& letters) {
  Word small;
  std::vector<std::uint32_t> moved;
  for (std::uint8_t b : {std::uint8_t{1}, std::uint8_t{3}}) {
    const Word word = commutator({0}, {b});
    const auto now = support(letters, word);
    if (now.size() == 3) return word;
    if (!now.empty() && (moved.empty() || now.size() < moved.size())) {
      small = word;
      moved = now;
    }
  }
  if (moved.size() > 8) return std::nullopt;
  // Conjugates by all words, breadth first, told apart by where the moved places go.
  std::map<std::vector<std::uint32_t>, bool> seen{{moved, true}};
  std::vector<std::pair<std::vector<std::uint32_t>, Word>> queue{{moved, {}}};
  for (std::size_t head = 0; head < queue.size() && queue.size() < 20'000; ++head)
    for (std::uint8_t letter = 0; letter < 4; ++letter) {
      std::vector<std::uint32_t> next;
      for (std::uint32_t place : queue[head].first) next.push_back(letters[letter][place]);
      if (!seen.emplace(next, true).second) continue;
      Word word = queue[head].second;
      word.push_back(letter);
      Word conjugate = inverse(word);
      append(conjugate, small);
      append(conjugate, word);
      const Word candidate = commutator(small, conjugate);
      std::size_t shared = 0;
      for (std::uint32_t place : next) shared += std::find(moved.begin(), moved.end(), place) != moved.end();
      if (shared > 0 && shared < moved.size() && support(letters, candidate).size() == 3) return candidate;
      queue.emplace_back(std::move(next), std::move(word));
    }
  return std::nullopt;
}

}  // namespace

std::optional<ThreeCycles> ThreeCycles::make(const Places& first, const Places& second, Control& control) {
  ThreeCycles cycles;
  const std::size_t n = first.size();
  if (n * n * n > control.memory_limit / 8) return std::nullopt;
  cycles.letters_ = {first, second, Places(n), Places(n)};
  for (std::uint32_t i = 0; i < n; ++i) {
    cycles.letters_[2][first[i]] = i;
    cycles.letters_[3][second[i]] = i;
  }
  auto core = find_three_cycle(cycles.letters_);
  if (!core) return std::nullopt;
  cycles.core_ = std::move(*core);
  const std::uint32_t a = support(cycles.letters_, cycles.core_)[0];
  const std::uint32_t b = image(cycles.letters_, cycles.core_, a), c = image(cycles.letters_, cycles.core_, b);
  cycles.centre_ = {a, b, c};

  cycles.letter_in_.assign(n * n * n, unseen);
  std::vector<std::array<std::uint16_t, 3>> level, next;
  const auto id = [&](const std::array<std::uint16_t, 3>& t) { return (t[0] * n + t[1]) * n + t[2]; };
  level.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)});
  cycles.letter_in_[id(level[0])] = root;
  std::uint64_t steps = 0;
  for (; !level.empty(); level.swap(next)) {
    next.clear();
    for (const auto& triple : level) {
      if (++steps % 65536 == 0 && !control.tick({static_cast<double>(steps) / static_cast<double>(n * n * n), steps,
                                                 words::phase_triples.english}))
        return std::nullopt;
      for (std::uint8_t letter = 0; letter < 4; ++letter) {
        std::array<std::uint16_t, 3> to;
        for (std::size_t i = 0; i < 3; ++i) to[i] = static_cast<std::uint16_t>(cycles.letters_[letter][triple[i]]);
        if (cycles.letter_in_[id(to)] != unseen) continue;
        cycles.letter_in_[id(to)] = letter;
        next.push_back(to);
      }
    }
  }
  return cycles;
}

bool ThreeCycles::sort(Places wanted, Word& word, std::size_t most) const {
  const std::size_t n = wanted.size();
  for (std::uint32_t i = 0; i < n; ++i)
    while (wanted[i] != i) {
      // i -> j = wanted[i] -> k -> i brings the token at i home; best where the token at j belongs to k.
      const std::uint32_t j = wanted[i];
      std::uint32_t k = wanted[j];
      if (k == i)
        for (k = i + 1; k < n && (k == j || wanted[k] == k);) ++k;
      if (k >= n) return false;
      // Outwards from the centre a word leads to (i, j, k); back along it, the 3-cycle, and out again.
      Word out;
      std::array<std::uint32_t, 3> triple{i, j, k};
      for (;;) {
        const std::uint8_t letter = letter_in_[(triple[0] * n + triple[1]) * n + triple[2]];
        if (letter == unseen) return false;
        if (letter == root) break;
        out.push_back(letter);
        for (std::uint32_t& place : triple) place = letters_[inverse(letter)][place];
      }
      std::reverse(out.begin(), out.end());
      append(word, inverse(out));
      append(word, core_);
      append(word, out);
      if (word.size() > most) return false;
      const std::uint32_t at_i = wanted[i], at_j = wanted[j], at_k = wanted[k];
      wanted[j] = at_i;
      wanted[k] = at_j;
      wanted[i] = at_k;
    }
  return true;
}

}  // namespace schlegel::sliding
