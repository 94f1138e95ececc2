#include "puzzles/quintomino/surface.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "puzzles/quintomino/test_support.hpp"
#include "results.hpp"
#include "trials.hpp"

using namespace schlegel;
using namespace schlegel::quintomino;
using namespace schlegel::quintomino::testing;

namespace {

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

}  // namespace

TEST_CASE("quintomino: the senses of random surfaces against all senses") {
  int spheres = 0, mended = 0, several = 0, refused = 0;
  each_trial(44, 3000, [&](Random& random) {
    const std::string faces = random_surface(random);
    CAPTURE(faces);
    const Instance instance = instance_of("faces " + faces + all_pieces(faces));
    if (!connected(instance)) return;
    const auto characteristic_of = [&](const std::vector<std::int8_t>& windings) {
      auto lists = instance.faces;
      for (std::size_t f = 0; f < lists.size(); ++f)
        if (windings[f] < 0) std::reverse(lists[f].begin(), lists[f].end());
      return corners(lists, instance.edges.size()).count - static_cast<int>(instance.edges.size()) +
             static_cast<int>(lists.size());
    };
    std::vector<std::int8_t> windings(instance.faces.size(), 1);
    const int as_written = characteristic_of(windings);
    std::vector<std::vector<std::int8_t>> making_spheres;
    for (std::size_t f = 0; f < windings.size();) {
      if (characteristic_of(windings) == 2) making_spheres.push_back(windings);
      for (f = 0; f < windings.size(); ++f) {  // the next ones; a lune has only one winding
        if (instance.faces[f].size() > 2) windings[f] = static_cast<std::int8_t>(-windings[f]);
        if (windings[f] < 0) break;
      }
    }
    const auto found = face_windings(instance);
    if (as_written == 2) {
      ++spheres;
      CHECK(found == windings);
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
  });
  CHECK(std::min({spheres, mended, several, refused}) > at_least(10));
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
    std::vector<Figure> expected;
    for (int round = 0; round < 20; ++round) {
      std::string text = "repeat yes\npieces " + std::string(pieces) + "\nfaces";
      for (auto list : solid) {
        if (round > 0 && random.below(2)) std::reverse(list.begin(), list.end());
        for (int e : list) text += " " + std::to_string(e);
        text += " /";
      }
      CAPTURE(text);
      const Instance instance = instance_of(text);
      const Reply table = test_support::asked<Quintomino>(instance, start_board(instance), Verb::table);
      REQUIRE(table.figures.size() == 5);
      if (round == 0) {
        expected = table.figures;
        CHECK(expected[1].count != expected[2].count);  // a mirror makes a difference
      }
      CHECK(table.figures == expected);
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
    CHECK(test_support::asked<Quintomino>(instance, board, Verb::table).figures.size() == (known ? 5 : 3));
    const auto reply = test_support::answer_of<Quintomino>(instance, board, Verb::count,
                                                           test_support::options_of({{"up-to", "rotation+colour"}}));
    CHECK(reply.ok() == known);
    if (!reply.ok()) CHECK(reply.error().message.find("not clear") != std::string::npos);
  }
}

TEST_CASE("quintomino: symmetries of random surfaces against all permutations of the edges") {
  int checked = 0;
  each_trial(43, 400, [&](Random& random) {
    const std::string faces = random_surface(random);
    if (faces.find('5') != std::string::npos) return;  // at most 5 edges: 120 permutations
    const Instance instance = instance_of("faces " + faces + all_pieces(faces));
    if (!connected(instance)) return;
    CAPTURE(faces);
    // Here a face may be read backwards while another is not.
    std::set<std::vector<int>> expected;
    std::vector<int> image(instance.edges.size());
    for (std::size_t e = 0; e < image.size(); ++e) image[e] = static_cast<int>(e);
    do {
      if (maps_faces(instance, image, true, true)) expected.insert(image);
    } while (std::next_permutation(image.begin(), image.end()));
    std::set<std::vector<int>> found;
    for (const Symmetry& symmetry : symmetries_of(instance)) found.insert(symmetry.edge);
    CHECK(found == expected);
    ++checked;
  });
  CHECK(checked > at_least(50));
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
  CHECK(ended.how == SearchEnd::cancelled);
  Control small;
  small.memory_limit = std::size_t{1} << 22;
  CHECK_FALSE(symmetries(instance, small, ended).has_value());
  CHECK(ended.how == SearchEnd::too_large);
  Question question;
  question.verb = Verb::count;
  question.options.set("up-to", "symmetry");
  question.options.set("limit", "3");
  const auto reply = must(Quintomino::answer(instance, start_board(instance), question, small, {}));
  CHECK(reply->kind == Reply::Kind::unknown);
}
