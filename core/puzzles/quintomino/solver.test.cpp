#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "puzzles/quintomino/classes.hpp"
#include "puzzles/quintomino/orientation.hpp"
#include "puzzles/quintomino/quintomino.hpp"
#include "puzzles/quintomino/reason.hpp"

using namespace schlegel;
using namespace schlegel::quintomino;

namespace {

using Edges = std::vector<int>;  ///< the colour of each edge

Instance instance_of(const std::string& text) {
  auto read = Quintomino::parse(text);
  REQUIRE_MESSAGE(read.ok(), (read.ok() ? text : read.error().text()));
  return std::move(read).value();
}

Instance conway(const char* flip = "yes", const char* repeat = "no") {
  Options options;
  options.set("flip", flip);
  options.set("repeat", repeat);
  return Quintomino::refine(Quintomino::instance_from({}).value(), options).value();
}

const char* const small_surfaces[] = {
    "0 1 2 / 0 4 3 / 1 5 4 / 2 3 5",  // tetrahedron
    "0 1 2 / 2 1 0",                  // two triangles back to back
    "0 1 2 3 / 0 1 2 3",              // two squares, glued without a turn
    "0 1 0 1",                        // a torus of one square
    "0 1 / 1 2 / 2 0",                // three lunes
    "0 1 2 3 / 0 4 5 / 1 5 4 / 2 3",  // mixed lengths
};

std::string random_pieces(Random& random, std::size_t length, std::uint64_t count, std::uint64_t colours) {
  std::string out;
  for (std::uint64_t i = 0; i < count; ++i) {
    out += ' ';
    for (std::size_t j = 0; j < length; ++j) out += static_cast<char>('a' + random.below(colours));
  }
  return out;
}

/// Polygons with their sides glued in pairs at random, as many as are needed for so many edges.
std::string random_surface(Random& random) {
  const std::size_t edges = 3 + random.below(4);
  std::vector<int> sides;
  for (std::size_t e = 0; e < edges; ++e) sides.insert(sides.end(), 2, static_cast<int>(e));
  for (std::size_t i = sides.size(); i > 1; --i) std::swap(sides[i - 1], sides[random.below(i)]);
  std::string out;
  std::size_t at = 0;
  while (at < sides.size()) {
    std::size_t length = 2 + random.below(3);
    if (sides.size() - at < length + 2) length = sides.size() - at;
    if (at > 0) out += " /";
    for (std::size_t i = 0; i < length; ++i) out += " " + std::to_string(sides[at++]);
  }
  return out;
}

/// A piece for each length of face.
std::string all_pieces(const std::string& faces) {
  std::set<std::size_t> lengths;
  std::size_t words = 0;
  for (char c : faces + " /") {
    words += c >= '0' && c <= '9';
    if (c == '/') lengths.insert(std::exchange(words, 0));
  }
  std::string text = "\npieces";
  for (std::size_t length : lengths) text += " " + std::string(length, 'a');
  return text;
}

Instance random_instance(Random& random) {
  const std::string faces = random.below(2) == 0 ? random_surface(random) : small_surfaces[random.below(6)];
  const std::uint64_t colours = 2 + random.below(2);
  std::string text = "faces " + faces + "\nflip " + (random.below(2) ? "yes" : "no") + "\nrepeat " +
                     (random.below(3) ? "no" : "yes") + "\npieces";
  std::map<std::size_t, std::uint64_t> lengths;
  std::size_t words = 0;
  for (char c : faces + " /") {
    words += c >= '0' && c <= '9';
    if (c == '/') ++lengths[std::exchange(words, 0)];
  }
  for (const auto& [length, count] : lengths)
    text += random_pieces(random, length, std::max<std::uint64_t>(1, count + random.below(5) - 1), colours);
  return instance_of(text);
}

/// Every colouring of the edges for which the verifier accepts the pieces laid so.
std::set<Edges> by_force(const Instance& instance, const Board& board) {
  std::set<Edges> found;
  Edges edges(instance.edges.size(), 0);
  for (;;) {
    std::vector<Quintomino::Move> moves;
    bool readable = true;
    for (std::size_t f = 0; f < instance.faces.size() && readable; ++f) {
      Colours reading;
      for (int e : instance.faces[f]) reading.push_back(static_cast<std::uint8_t>(edges[static_cast<std::size_t>(e)]));
      const Lay lay = instance.find(reading);
      readable = lay.kind >= 0 && (board.on[f].kind < 0 || board.on[f] == lay);
      moves.push_back({static_cast<int>(f), lay});
    }
    if (readable && Quintomino::verify(instance, board, moves)) found.insert(edges);
    std::size_t e = 0;
    while (e < edges.size() && ++edges[e] == static_cast<int>(instance.colours.size())) edges[e++] = 0;
    if (e == edges.size()) return found;
  }
}

std::set<Edges> all(const Instance& instance, const Board& board, Completions::Engine engine) {
  std::set<Edges> found;
  std::size_t calls = 0;
  Control control;
  const Ended ended = Completions(instance, board, engine)
                          .each(
                              [&](Colouring colouring) {
                                ++calls;
                                found.emplace(colouring.begin(), colouring.end());
                                return true;
                              },
                              control);
  CHECK(ended.how == Ended::How::exhausted);
  CHECK(calls == found.size());
  return found;
}

/// Lays some random pieces, which may clash.
Board random_board(const Instance& instance, Random& random) {
  Board board = start_board(instance);
  for (std::uint64_t tries = random.below(4); tries > 0; --tries) {
    const auto f = random.below(instance.faces.size());
    const auto k = random.below(instance.kinds.size());
    const Kind& kind = instance.kinds[k];
    if (kind.readings[0].size() != instance.faces[f].size()) continue;
    const Quintomino::Move move{static_cast<int>(f),
                                {static_cast<int>(k), static_cast<int>(random.below(kind.readings.size()))}};
    if (Quintomino::refuse(instance, board, move).empty()) Quintomino::apply(instance, board, move);
  }
  return board;
}

bool same_cycle(std::vector<int> a, const std::vector<int>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a == b) return true;
    std::rotate(a.begin(), a.begin() + 1, a.end());
  }
  return false;
}

/// All permutations of the edges that map the faces onto the faces, by trying all; `turned`: faces may be read
/// backwards.
std::vector<std::vector<int>> group_by_force(const Instance& instance, bool turned) {
  std::vector<int> image(instance.edges.size());
  for (std::size_t e = 0; e < image.size(); ++e) image[e] = static_cast<int>(e);
  std::vector<std::vector<int>> group;
  do {
    const auto onto = [&](bool backwards) {
      std::vector<char> used(instance.faces.size());
      for (const auto& face : instance.faces) {
        std::vector<int> mapped;
        for (int e : face) mapped.push_back(image[static_cast<std::size_t>(e)]);
        if (backwards) std::reverse(mapped.begin(), mapped.end());
        bool found = false;
        for (std::size_t g = 0; g < used.size() && !found; ++g)
          if (!used[g] && instance.faces[g].size() == mapped.size() && same_cycle(mapped, instance.faces[g]))
            used[g] = found = true;
        if (!found) return false;
      }
      return true;
    };
    if (onto(false) || (turned && onto(true))) group.push_back(image);
  } while (std::next_permutation(image.begin(), image.end()));
  return group;
}

/// The classes of a set of colourings: sizes in ascending order.
std::vector<std::uint64_t> classes_by_force(std::set<Edges> left, const std::vector<std::vector<int>>& group,
                                            std::size_t colours, bool rename) {
  std::vector<std::uint64_t> sizes;
  while (!left.empty()) {
    const Edges first = *left.begin();
    std::uint64_t size = 0;
    for (const auto& image : group) {
      std::vector<int> renaming(colours);
      for (std::size_t c = 0; c < colours; ++c) renaming[c] = static_cast<int>(c);
      do {
        Edges moved(first.size());
        for (std::size_t e = 0; e < moved.size(); ++e)
          moved[e] = renaming[static_cast<std::size_t>(first[static_cast<std::size_t>(image[e])])];
        size += left.erase(moved);
      } while (rename && std::next_permutation(renaming.begin(), renaming.end()));
    }
    sizes.push_back(size);
  }
  std::sort(sizes.begin(), sizes.end());
  return sizes;
}

std::vector<std::uint64_t> sizes_of(const Classes& classes) {
  std::vector<std::uint64_t> sizes;
  for (const ClassSize& entry : classes.sizes)
    sizes.insert(sizes.end(), static_cast<std::size_t>(entry.classes), entry.size);
  std::sort(sizes.begin(), sizes.end());
  return sizes;
}

std::vector<Symmetry> symmetries_of(const Instance& instance) {
  Control control;
  Ended ended;
  return symmetries(instance, control, ended).value();
}

Reply ask(const Instance& instance, const Board& board, Verb verb, Options options = {}) {
  Question question;
  question.verb = verb;
  question.options = std::move(options);
  Control control;
  auto reply = Quintomino::answer(instance, board, question, control, [](const auto&) { return true; });
  REQUIRE(reply.ok());
  return std::move(reply).value();
}

}  // namespace

TEST_CASE("quintomino: Conway's puzzle has the published counts in every convention") {
  const Instance instance = conway();
  const std::pair<const char*, std::uint64_t> known[] = {
      {"nothing", 7200}, {"rotation", 120}, {"symmetry", 60}, {"rotation+colour", 4}, {"symmetry+colour", 3}};
  for (const auto& entry : known) {
    const char* const name = entry.first;
    const std::uint64_t count = entry.second;
    CAPTURE(name);
    Options options;
    options.set("up-to", name);
    CHECK(ask(instance, start_board(instance), Verb::count, options).count == std::to_string(count));
  }
  CHECK(symmetries_of(instance).size() == 120);
  for (const char* flip : {"yes", "no"}) {
    const Instance other = conway(flip);
    CHECK(all(other, start_board(other), Completions::Engine::automatic) ==
          all(other, start_board(other), Completions::Engine::exact_cover));
  }
}

TEST_CASE("quintomino: the shortcut for classes agrees with a canonical form for every solution") {
  for (const Instance& instance : {conway("yes", "no"), conway("no", "no"), conway("no", "yes")}) {
    const auto solutions = all(instance, start_board(instance), Completions::Engine::automatic);
    for (const auto moves : {UpTo::Moves::rotations, UpTo::Moves::symmetries})
      for (const bool colours : {false, true}) {
        Control control;
        Ended ended;
        Canonical canonical(instance, group_of(instance, moves, control, ended).value());
        std::map<Edges, std::uint64_t> sizes;
        for (const Edges& solution : solutions) {
          const std::vector<std::uint8_t> bytes(solution.begin(), solution.end());
          const auto& least = canonical.of(bytes, colours);
          ++sizes[Edges(least.begin(), least.end())];
        }
        std::vector<std::uint64_t> expected;
        for (const auto& [key, size] : sizes) expected.push_back(size);
        std::sort(expected.begin(), expected.end());
        const auto classes = classify(instance, start_board(instance), {moves, colours}, control, ended);
        REQUIRE(classes.has_value());
        CHECK(sizes_of(*classes) == expected);
        CHECK(classes->solutions == solutions.size());
      }
  }
}

TEST_CASE("quintomino: random small surfaces and pieces, all questions against brute force") {
  constexpr std::uint64_t seed = 41;
  CAPTURE(seed);
  Random random(seed);
  int solvable = 0, reasons = 0;
  for (int round = 0; round < 3000; ++round) {
    const Instance instance = random_instance(random);
    CAPTURE(round);
    CAPTURE(Quintomino::write(instance));
    const Board board = random.below(2) ? start_board(instance) : random_board(instance, random);
    const auto expected = by_force(instance, board);
    solvable += !expected.empty();
    CHECK(all(instance, board, Completions::Engine::automatic) == expected);
    CHECK(all(instance, board, Completions::Engine::exact_cover) == expected);

    const Reply first = ask(instance, board, Verb::solve);
    CHECK((first.kind == Reply::Kind::found) == !expected.empty());
    CHECK(ask(instance, board, Verb::count).count == std::to_string(expected.size()));
    if (const auto reason = find_reason(instance, board)) {
      ++reasons;
      CHECK_MESSAGE(expected.empty(), reason->certificate);
      CHECK_MESSAGE(Quintomino::check(instance, board, reason->certificate) == CheckResult::accepted,
                    reason->certificate);
    }
    if (expected.empty()) CHECK(Quintomino::check(instance, board, first.certificate) == CheckResult::accepted);
    CHECK((Quintomino::check(instance, board, "exhausted 1") == CheckResult::accepted) == expected.empty());

    // What is alive, and in how many solutions.
    const Reply analysis = ask(instance, board, Verb::analyse);
    if (expected.empty()) continue;
    std::map<std::string, std::uint64_t> ways;
    for (const Edges& edges : expected)
      for (std::size_t f = 0; f < instance.faces.size(); ++f) {
        Colours reading;
        for (int e : instance.faces[f])
          reading.push_back(static_cast<std::uint8_t>(edges[static_cast<std::size_t>(e)]));
        if (board.on[f].kind < 0)
          ++ways[Quintomino::write_move(instance, {static_cast<int>(f), instance.find(reading)})];
      }
    std::map<std::string, std::uint64_t> said;
    for (const Choice& choice : analysis.choices) {
      if (choice.alive) said[choice.move] = std::stoull(choice.note);
      CHECK(Quintomino::refuse(instance, board, Quintomino::parse_move(instance, choice.move).value()).empty());
    }
    CHECK(said == ways);
  }
  MESSAGE("seed " << seed << ": " << solvable << " of 3000 with solutions, " << reasons << " with a short reason");
  CHECK(solvable > 300);
  CHECK(reasons > 300);
}

TEST_CASE("quintomino: classes of random instances against all permutations of edges and colours") {
  constexpr std::uint64_t seed = 42;
  CAPTURE(seed);
  Random random(seed);
  // The tetrahedron is read one way round, so its rotations keep the sense of all faces.
  const std::string tetrahedron = "0 1 2 / 0 3 4 / 1 4 5 / 2 5 3";
  for (int round = 0; round < 400; ++round) {
    std::string text = "faces " + tetrahedron + "\nflip " + (random.below(2) ? "yes" : "no") + "\nrepeat " +
                       (random.below(2) ? "yes" : "no") + "\npieces";
    text += random_pieces(random, 3, 4 + random.below(4), 2 + random.below(2));
    const Instance instance = instance_of(text);
    CAPTURE(text);
    const Board board = start_board(instance);
    const auto solutions = all(instance, board, Completions::Engine::automatic);
    static const auto rotations = group_by_force(instance, false), symmetric = group_by_force(instance, true);
    for (const bool turned : {false, true})
      for (const bool colours : {false, true}) {
        Control control;
        Ended ended;
        const auto classes = classify(
            instance, board, {turned ? UpTo::Moves::symmetries : UpTo::Moves::rotations, colours}, control, ended);
        REQUIRE(classes.has_value());
        CHECK(sizes_of(*classes) ==
              classes_by_force(solutions, turned ? symmetric : rotations, instance.colours.size(), colours));
      }
  }
}

TEST_CASE("quintomino: the senses of random surfaces against all senses") {
  constexpr std::uint64_t seed = 44;
  CAPTURE(seed);
  Random random(seed);
  int spheres = 0, mended = 0, several = 0, refused = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::string faces = random_surface(random);
    CAPTURE(faces);
    const Instance instance = instance_of("faces " + faces + all_pieces(faces));
    if (!connected(instance)) continue;
    const auto characteristic_of = [&](const std::vector<std::int8_t>& senses) {
      auto lists = instance.faces;
      for (std::size_t f = 0; f < lists.size(); ++f)
        if (senses[f] < 0) std::reverse(lists[f].begin(), lists[f].end());
      return corners(lists, instance.edges.size()).count - static_cast<int>(instance.edges.size()) +
             static_cast<int>(lists.size());
    };
    std::vector<std::int8_t> senses(instance.faces.size(), 1);
    const int as_written = characteristic_of(senses);
    std::vector<std::vector<std::int8_t>> making_spheres;
    for (std::size_t f = 0; f < senses.size();) {
      if (characteristic_of(senses) == 2) making_spheres.push_back(senses);
      for (f = 0; f < senses.size(); ++f) {  // the next ones; a lune has only one sense
        if (instance.faces[f].size() > 2) senses[f] = static_cast<std::int8_t>(-senses[f]);
        if (senses[f] < 0) break;
      }
    }
    const auto found = orientation(instance);
    if (as_written == 2) {
      ++spheres;
      CHECK(found == senses);
    } else if (making_spheres.size() == 2) {  // one and its mirror image
      ++mended;
      CHECK(std::find(making_spheres.begin(), making_spheres.end(), found) != making_spheres.end());
    } else if (making_spheres.size() > 2) {
      ++several;
      CHECK_FALSE(found.has_value());
    } else {
      refused += as_written < 0;
      CHECK(found.has_value() == (as_written == 0));
    }
  }
  MESSAGE("seed " << seed << ": " << spheres << " spheres, " << mended << " when mended, " << several << " ambiguous, "
                  << refused << " unknown");
  CHECK(std::min({spheres, mended, several, refused}) > 10);
}

TEST_CASE("quintomino: in which sense the lists of a solid are written changes no count") {
  constexpr std::uint64_t seed = 45;
  CAPTURE(seed);
  Random random(seed);
  const std::pair<const char*, std::vector<std::vector<int>>> solids[] = {
      {"aaaa aabb abab bbbb aab abb aaa bbb",  // a pyramid
       {{0, 3, 2, 1}, {0, 5, 4}, {1, 6, 5}, {2, 7, 6}, {3, 4, 7}}},
      {"aab abb abc",  // a double pyramid
       {{0, 1, 3}, {1, 2, 4}, {2, 0, 5}, {6, 3, 7}, {7, 4, 8}, {8, 5, 6}}},
      {"aabb abab aab abb",  // a prism
       {{0, 1, 2}, {3, 4, 5}, {0, 6, 3, 7}, {1, 7, 4, 8}, {2, 8, 5, 6}}},
      {"ab aa aabb abb aaa abab",  // a pyramid with a lune on one edge
       {{0, 3, 2, 1}, {0, 8}, {8, 5, 4}, {1, 6, 5}, {2, 7, 6}, {3, 4, 7}}},
  };
  for (const auto& [pieces, solid] : solids) {
    std::vector<std::pair<std::string, std::string>> expected;
    for (int round = 0; round < 20; ++round) {
      std::string text = "repeat yes\npieces " + std::string(pieces) + "\nfaces";
      for (auto list : solid) {
        if (round > 0 && random.below(2)) std::reverse(list.begin(), list.end());
        for (int e : list) text += " " + std::to_string(e);
        text += " /";
      }
      CAPTURE(text);
      const Instance instance = instance_of(text);
      const Reply table = ask(instance, start_board(instance), Verb::table);
      REQUIRE(table.facts.size() == 5);
      if (round == 0) {
        expected = table.facts;
        CHECK(expected[1].second != expected[2].second);  // a mirror makes a difference
      }
      CHECK(table.facts == expected);
    }
  }
}

TEST_CASE("quintomino: where the senses of the faces cannot be told, rotations are refused, not guessed") {
  // A torus of nine squares as it is, then with some lists reversed.
  for (const auto& [faces, known] :
       {std::pair("a B d A / b C e B / c A f C / d E g D / e F h E / f D i F / g H a G / h I b H / i G c I", true),
        std::pair("A d B a / b C e B / c A f C / d E g D / E h F e / f D i F / g H a G / h I b H / i G c I", false)}) {
    const Instance instance = instance_of("repeat yes\npieces xxxx yyyy xyxy\nfaces " + std::string(faces));
    const Board board = start_board(instance);
    CHECK(ask(instance, board, Verb::table).facts.size() == (known ? 5 : 3));
    Question question;
    question.verb = Verb::count;
    question.options.set("up-to", "rotation+colour");
    Control control;
    const auto reply = Quintomino::answer(instance, board, question, control, {});
    CHECK(reply.ok() == known);
    if (!reply.ok()) CHECK(reply.error().message.find("cannot be told") != std::string::npos);
  }
}

TEST_CASE("quintomino: symmetries of random surfaces against all permutations of the edges") {
  constexpr std::uint64_t seed = 43;
  CAPTURE(seed);
  Random random(seed);
  int checked = 0;
  for (int round = 0; round < 400; ++round) {
    const std::string faces = random_surface(random);
    if (faces.find('5') != std::string::npos) continue;  // at most 5 edges: 120 permutations
    const Instance instance = instance_of("faces " + faces + all_pieces(faces));
    if (!connected(instance)) continue;
    CAPTURE(faces);
    // Here a face may be read backwards while another is not.
    std::set<std::vector<int>> expected;
    std::vector<int> image(instance.edges.size());
    for (std::size_t e = 0; e < image.size(); ++e) image[e] = static_cast<int>(e);
    do {
      std::vector<char> used(instance.faces.size());
      bool onto = true;
      for (const auto& face : instance.faces) {
        std::vector<int> mapped;
        for (int e : face) mapped.push_back(image[static_cast<std::size_t>(e)]);
        std::vector<int> back(mapped.rbegin(), mapped.rend());
        bool found = false;
        for (std::size_t g = 0; g < used.size() && !found; ++g)
          if (!used[g] && instance.faces[g].size() == mapped.size() &&
              (same_cycle(mapped, instance.faces[g]) || same_cycle(back, instance.faces[g])))
            used[g] = found = true;
        onto = onto && found;
      }
      if (onto) expected.insert(image);
    } while (std::next_permutation(image.begin(), image.end()));
    std::set<std::vector<int>> found;
    for (const Symmetry& symmetry : symmetries_of(instance)) found.insert(symmetry.edge);
    CHECK(found == expected);
    ++checked;
  }
  CHECK(checked > 50);
}

TEST_CASE("quintomino: symmetries of a ring of lunes and of an antiprism are found in a few steps") {
  constexpr int n = 30;
  const auto join_up = [](int i) { return std::to_string((i + n) % n); };
  std::string ring = "pieces aa\nfaces";
  for (int i = 0; i < n; ++i) ring += " " + join_up(i) + " " + join_up(i + 1) + (i + 1 < n ? " /" : "");
  std::string top, bottom, sides;
  for (int i = 0; i < n; ++i) {
    const std::string here = join_up(i), there = join_up(i + 1);
    top += " t" + here;
    bottom += " b" + here;
    sides += " / t" + here + " u" + here + " d" + here + " / b" + here + " d" + here + " u" + there;
  }
  const std::string antiprism = "pieces aaa " + std::string(n, 'a') + "\nfaces" + top + " /" + bottom + sides;
  for (const auto& [text, order] : {std::pair(ring, 2 * n), std::pair(antiprism, 4 * n)}) {
    TickLimit control(20);
    Ended ended;
    const auto group = symmetries(instance_of(text), control, ended);
    REQUIRE(group.has_value());
    CHECK(group->size() == static_cast<std::size_t>(order));
  }
}

TEST_CASE("quintomino: more symmetries than can be held are unknown, not endless") {
  // Triangles on the sides of one face, each with its two other sides on a lune: either of them can be turned over.
  constexpr int n = 50;
  std::string text = "repeat yes\npieces aa aaa " + std::string(n, 'a') + "\nfaces";
  for (int i = 0; i < n; ++i) text += " s" + std::to_string(i);
  for (int i = 0; i < n; ++i) {
    const std::string number = std::to_string(i);
    text += " / s" + number + " l" + number + " r" + number + " / l" + number + " r" + number;
  }
  const Instance instance = instance_of(text);
  Ended ended;
  TickLimit few(100);
  CHECK_FALSE(symmetries(instance, few, ended).has_value());
  CHECK(ended.how == Ended::How::cancelled);
  Control small;
  small.memory_limit = std::size_t{1} << 22;
  CHECK_FALSE(symmetries(instance, small, ended).has_value());
  CHECK(ended.how == Ended::How::too_large);
  Question question;
  question.verb = Verb::count;
  question.options.set("up-to", "symmetry");
  question.options.set("limit", "3");
  const auto reply = Quintomino::answer(instance, start_board(instance), question, small, {});
  REQUIRE(reply.ok());
  CHECK(reply->kind == Reply::Kind::unknown);
}

TEST_CASE("quintomino: numbering, drawing lots and listing agree") {
  const Instance instance = conway();
  const Board board = start_board(instance);
  std::vector<std::vector<std::string>> listed;
  Question question;
  question.verb = Verb::enumerate;
  question.options.set("limit", "500");
  Control control;
  REQUIRE(Quintomino::answer(instance, board, question, control, [&](const auto& moves) {
            listed.push_back(moves);
            return true;
          }).ok());
  REQUIRE(listed.size() == 500);
  for (const char* index : {"0", "1", "119", "120", "499"}) {
    Options options;
    options.set("index", index);
    CHECK(ask(instance, board, Verb::nth, options).moves == listed[std::stoul(index)]);
  }
  Options beyond;
  beyond.set("index", "7200");
  CHECK(ask(instance, board, Verb::nth, beyond).kind == Reply::Kind::none);
  beyond.set("index", std::string(300, '9'));
  CHECK(ask(instance, board, Verb::nth, beyond).kind == Reply::Kind::none);
  Options seed;
  seed.set("seed", "5");
  const Reply drawn = ask(instance, board, Verb::random, seed);
  CHECK(drawn.moves == ask(instance, board, Verb::random, seed).moves);
  seed.set("seed", "6");
  CHECK(drawn.moves != ask(instance, board, Verb::random, seed).moves);

  Options classes;
  classes.set("up-to", "symmetry+colour");
  question.options = classes;
  listed.clear();
  REQUIRE(Quintomino::answer(instance, board, question, control, [&](const auto& moves) {
            listed.push_back(moves);
            return true;
          }).ok());
  CHECK(listed.size() == 3);
}

TEST_CASE("quintomino: an analysis that stopped counting promises no more ways than it met") {
  const std::string flock = "repeat yes\npieces aaa bbb aab abb\nfaces 0 1 2 / 0 4 3 / 1 5 4 / 2 3 5";
  const Instance instances[] = {instance_of(flock), conway("yes", "yes")};
  int stopped = 0;
  for (const Instance& instance : instances)
    for (std::uint64_t ticks = 0; ticks < 60; ticks += 1 + ticks / 4) {
      TickLimit control(ticks);
      Question question;
      question.verb = Verb::analyse;
      const auto reply = Quintomino::answer(instance, start_board(instance), question, control, {});
      REQUIRE(reply.ok());
      if (reply->kind != Reply::Kind::found || !reply->count.empty()) continue;
      ++stopped;
      CHECK_MESSAGE(reply->detail.find(" at least ") != std::string::npos, reply->detail);
    }
  CHECK(stopped > 0);
}

TEST_CASE("quintomino: a search that is stopped says unknown, at whatever point") {
  // Twenty triangles of six colours on the icosahedron: many solutions, so that every budget ends in the middle.
  std::string text = "pieces";
  for (char a = '1'; a <= '6'; ++a)
    for (char b = static_cast<char>(a + 1); b <= '6'; ++b)
      for (char c = static_cast<char>(b + 1); c <= '6'; ++c) text += std::string(" ") + a + b + c;
  text +=
      "\nfaces 0 1 2 / 2 3 4 / 4 5 6 / 6 7 8 / 8 9 0 / 1 10 11 / 3 11 12 / 5 13 14 / 7 15 16 / 9 17 18 /"
      "10 19 20 / 12 21 13 / 14 22 15 / 16 23 17 / 18 24 19 / 20 25 26 / 21 26 27 / 22 27 28 / 23 28 29 / 24 29 25";
  const auto read = Quintomino::parse(text);
  REQUIRE_MESSAGE(read.ok(), (read.ok() ? "" : read.error().text()));
  for (std::uint64_t ticks : std::initializer_list<std::uint64_t>{0, 1, 3}) {
    TickLimit control(ticks);
    Question question;
    question.verb = Verb::count;
    const auto reply = Quintomino::answer(*read, start_board(*read), question, control, {});
    REQUIRE(reply.ok());
    CHECK(reply->kind == Reply::Kind::unknown);
    CHECK_FALSE(reply->budget.empty());
  }
}
