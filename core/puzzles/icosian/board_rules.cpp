#include "base/text.hpp"
#include "puzzles/icosian/icosian.hpp"

namespace schlegel {
namespace {

constexpr Point2 left{0.14, 0.66}, middle{0.5, 0.28}, right{0.86, 0.66};

void add_holes(std::vector<Shape>& shapes, int pegs) {
  for (const Point2 at : {left, middle, right})
    shapes.push_back(pegs-- > 0 ? disc(at, 0.13, Role::peg) : disc(at, 0.1, Role::hole));
}

/// Three holes; the cord runs through the first ones, two lines are as told.
std::vector<Shape> cord_through(int pegs) {
  std::vector<Shape> shapes{line({left, middle}, 0.05, Role::edge), line({middle, right}, 0.05, Role::edge)};
  shapes.push_back(line(pegs > 2 ? std::vector{left, middle, right} : std::vector{left, middle}, 0.1, Role::cord));
  add_holes(shapes, pegs);
  return shapes;
}

std::vector<Shape> line_between(Role role, double width, bool dashed) {
  Shape shape = line({left, right}, width, role);
  shape.dashed = dashed;
  return {shape, disc(left, 0.1, Role::hole), disc(right, 0.1, Role::hole)};
}

}  // namespace

std::string Icosian::goal(const Instance& instance) {
  return say(instance.closed ? icosian::words::goal : icosian::words::goal_path);
}

std::vector<BoardRule> Icosian::rules(const Instance& instance) {
  std::vector<BoardRule> rules;
  if (instance.set_by_first > 0)
    rules.push_back(
        {say(icosian::words::two_players, {{"pegs", instance.set_by_first}, {"closed", instance.closed ? 1 : 0}}),
         cord_through(2)});
  if (!instance.opening.empty()) {
    constexpr std::size_t most_named = 12;
    std::vector<std::string> names;
    for (Vertex v : instance.opening) names.push_back(display_name(instance.graph, v));
    rules.push_back({say(names.size() <= most_named ? icosian::words::given : icosian::words::many_given,
                         {{"count", names.size()}, {"holes", join(names, ", ")}}),
                     cord_through(2)});
  }
  if (!instance.closed) rules.push_back({say(icosian::words::open_tour), cord_through(3)});
  if (!instance.required.empty())
    rules.push_back({say(icosian::words::thick_lines), line_between(Role::accent, 0.09, false)});
  if (!instance.forbidden.empty())
    rules.push_back({say(icosian::words::dashed_lines), line_between(Role::bad, 0.06, true)});
  return rules;
}

}  // namespace schlegel
