#include "base/json.hpp"

#include <cmath>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "results.hpp"
#include "trials.hpp"

namespace schlegel {
namespace {

enum class Colour { red, green };
constexpr auto names_of(Colour) { return std::array<std::string_view, 2>{"red", "green"}; }

struct Point {
  double x = 0, y = 0;
  static constexpr auto fields() { return std::tuple(Field("x", &Point::x), Field("y", &Point::y)); }
};

struct Shape {
  std::string name;
  Colour colour = Colour::red;
  std::vector<Point> points;
  std::int64_t number = 0;
  bool closed = false;
  static constexpr auto fields() {
    return std::tuple(Field("name", &Shape::name), Field("colour", &Shape::colour), Field("points", &Shape::points),
                      Field("number", &Shape::number, false), Field("closed", &Shape::closed, false));
  }
};

Shape random_shape(Random& random) {
  Shape shape;
  for (auto left = random.below(12); left > 0; --left) shape.name += static_cast<char>(random.below(128));
  if (random.below(2)) shape.name += "é€😀";
  shape.colour = random.below(2) ? Colour::green : Colour::red;
  for (auto left = random.below(4); left > 0; --left)
    shape.points.push_back(
        {static_cast<double>(random.below(2'000'000)) / 64 - 9, -static_cast<double>(random.below(64))});
  shape.number = static_cast<std::int64_t>(random.below(1ULL << 52)) - (1LL << 51);
  shape.closed = random.below(2) != 0;
  return shape;
}

TEST_CASE("json: what is written is read back as it was") {
  each_trial(1, 20'000, [](Random& random) {
    const Shape shape = random_shape(random);
    const std::string text = write_json(shape);
    const auto back = read_json<Shape>(text);
    CAPTURE(text);
    REQUIRE_MESSAGE(back.ok(), (back ? "" : back.error().message));
    CHECK(back->name == shape.name);
    CHECK(write_json(*back) == text);
    CHECK(back->number == shape.number);
  });
}

TEST_CASE("json: strings") {
  const auto read = [](std::string_view text) { return read_json<std::string>(text); };
  CHECK(*read(R"("a\"\\\/\b\f\n\r\t")") == "a\"\\/\b\f\n\r\t");
  CHECK(*read(R"("\u00e9\u20AC\ud83d\ude00")") == "é€😀");
  CHECK(*read(R"("\udc00!")") == "\xef\xbf\xbd!");  // half a pair
  for (const char* bad : {"", "\"", "\"a", "\"\\", "\"\\\"", "\"\\u12\"", "\"\\u\"", "\"\\ud83d\\u\"x", "x"})
    CHECK_MESSAGE(!read(bad).ok(), bad);
}

TEST_CASE("json: numbers") {
  const auto read = [](std::string_view text) { return read_json<double>(text); };
  CHECK(*read("-0.5") == -0.5);
  CHECK(*read(" 12e2 ") == 1200);
  CHECK(*read("25E-3") == 0.025);
  CHECK(std::abs(*read("12345678901234567890") / 12345678901234567890.0 - 1) < 1e-15);
  for (const char* bad : {"", "-", "e", "1e", "1e999", "1x", "0x1", "NaN", "1e300000", "."})
    CHECK_MESSAGE(!read(bad).ok(), bad);
}

TEST_CASE("json: no text is read past its end, and nesting takes little") {
  each_trial(2, 20'000, [](Random& random) {
    std::string text = write_json(random_shape(random));
    for (auto left = random.below(4); left > 0; --left) {
      const std::size_t at = random.below(text.size());
      if (random.below(2))
        text[at] = R"({}[],:"\0ue.)"[random.below(12)];
      else
        text.erase(at, 1 + random.below(3));
    }
    const auto shape = read_json<Shape>(std::string(text));
    if (shape) CHECK(read_json<Shape>(write_json(*shape)).ok());
  });
  const std::string deep(1'000'000, '[');
  CHECK(read_json<Point>("{\"z\":" + deep).error().message == ".z: nested too deeply");
}

}  // namespace
}  // namespace schlegel
