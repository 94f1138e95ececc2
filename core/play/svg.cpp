#include "play/svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "base/text.hpp"
#include "play/palette.hpp"

namespace schlegel {
namespace {

/// "#fff" or "#b3312c".
std::string hex(unsigned colour) {
  char digits[8];
  std::snprintf(digits, sizeof digits, "#%06x", colour);
  if (digits[1] == digits[2] && digits[3] == digits[4] && digits[5] == digits[6])
    return {'#', digits[1], digits[3], digits[5]};
  return digits;
}

std::string number(double value) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.2f", value);
  std::string text = buffer;
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::size_t piece_number(Role role) {
  return (static_cast<std::size_t>(role) - static_cast<std::size_t>(Role::piece)) % piece_colours.size();
}

std::string variable(std::string_view name) { return "var(--" + std::string(name) + ")"; }

std::string piece_name(std::size_t number) { return "piece-" + std::to_string(number); }

/// On paper pieces are told apart by what is written on them.
std::string paint(Role role, SvgInk ink) {
  if (role == Role::none) return "none";
  if (role >= Role::piece)
    return ink == SvgInk::paper  ? "#fff"
           : ink == SvgInk::page ? variable(piece_name(piece_number(role)))
                                 : hex(piece_colours[piece_number(role)]);
  const RoleColours& known = colours_of(role);
  return ink == SvgInk::paper ? hex(known.paper) : variable(known.name);
}

/// "--board:#fff;" for each role.
std::string variables(unsigned RoleColours::*tone) {
  std::string all;
  for (const RoleColours& role : role_colours) all += std::string("--") + role.name + ":" + hex(role.*tone) + ";";
  return all;
}

bool covers(const Shape& area, Point2 p) {
  if (area.kind == Shape::Kind::disc) return std::hypot(p.x - area.points[0].x, p.y - area.points[0].y) <= area.radius;
  if (area.kind != Shape::Kind::polygon) return false;
  bool inside = false;
  for (std::size_t i = 0, j = area.points.size() - 1; i < area.points.size(); j = i++) {
    const Point2 a = area.points[i], b = area.points[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

std::string for_xml(std::string_view text) { return replaced(text, {{'<', "&lt;"}, {'&', "&amp;"}, {'"', "&quot;"}}); }

constexpr std::string_view on_piece = "on-piece", on_dark_piece = "on-dark-piece";

class Writer {
 public:
  Writer(const Scene& scene, int width, SvgInk ink)
      : scene_(scene), ink_(ink), scale_(width / std::max(scene.width, 1e-6)) {}

  std::string write() {
    const std::string width = number(scene_.width * scale_), height = number(scene_.height * scale_);
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width +
           "\" height=\"" + height + "\" role=\"img\"" +
           (ink_ == SvgInk::paper ? " font-family=\"Schlegel,Inter,sans-serif\"" : "") + ">\n";
    if (ink_ != SvgInk::page) out_ += "<title>" + for_xml(scene_.summary) + "</title>\n";
    if (ink_ == SvgInk::screen) add_style();
    for (const Shape& shape : scene_.shapes) add(shape);
    return out_ + "</svg>\n";
  }

 private:
  void add_style() {
    out_ += "<style>\nsvg{" + variables(&RoleColours::light) +
            "font-family:Inter,system-ui,sans-serif}\n@media(prefers-color-scheme:dark){svg{" +
            variables(&RoleColours::dark) + "}}\n</style>\n";
  }

  std::string length(double units) const { return number(units * scale_); }

  /// Begins an element.
  void begin(std::string_view tag, const Shape& shape) {
    (out_ += '<') += tag;
    if (ink_ == SvgInk::page && !shape.key.empty()) out_ += " data-key=\"" + for_xml(shape.key) + "\"";
  }

  void add(const Shape& shape) {
    if (shape.points.empty()) return;
    switch (shape.kind) {
      case Shape::Kind::disc:
        begin("circle", shape);
        out_ += " cx=\"" + length(shape.points[0].x) + "\" cy=\"" + length(shape.points[0].y) + "\" r=\"" +
                length(shape.radius) + "\"";
        add_area(shape);
        break;
      case Shape::Kind::polygon:
        begin("polygon", shape);
        out_ += points(shape);
        add_area(shape);
        break;
      case Shape::Kind::line:
        begin("polyline", shape);
        out_ += points(shape) + " fill=\"none\" stroke=\"" + line_paint(shape.fill) + "\" stroke-width=\"" +
                length(2 * shape.radius) + "\"";
        if (shape.rounded) out_ += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        if (shape.dashed) out_ += dashes(2 * shape.radius);
        break;
      case Shape::Kind::label: {
        constexpr double capital = 0.727;  // height of a capital of Inter, in its size
        begin("text", shape);
        out_ += " x=\"" + length(shape.points[0].x) + "\" y=\"" + length(shape.points[0].y + shape.radius / 2) +
                "\" font-size=\"" + length(shape.radius / capital) + "\" text-anchor=\"middle\" fill=\"" +
                label_paint(shape) + "\"" + (shape.bold ? " font-weight=\"600\"" : "");
        add_opacity(shape);
        out_ += ">" + for_xml(shape.text) + "</text>\n";
        return;
      }
    }
    add_opacity(shape);
    out_ += "/>\n";
  }

  void add_area(const Shape& shape) {
    out_ += " fill=\"" + paint(shape.fill, ink_) + "\"";
    const bool bare = shape.outline == Role::none;
    if (bare && ink_ == SvgInk::paper && (shape.fill == Role::hole || shape.fill >= Role::piece))
      out_ += " stroke=\"#000\" stroke-width=\"1\"";  // white on white would not be seen
    if (bare) return;
    out_ += " stroke=\"" + line_paint(shape.outline) + "\" stroke-width=\"" + length(shape.outline_width) + "\"";
    if (shape.dashed) out_ += dashes(shape.outline_width);
  }

  std::string line_paint(Role role) const {
    return ink_ == SvgInk::paper && role >= Role::piece ? "#000" : paint(role, ink_);
  }

  /// On paper what is written is black, and white where it stands on black; on a piece likewise.
  std::string label_paint(const Shape& label) const {
    if (ink_ != SvgInk::paper && label.fill != Role::on_peg) return paint(label.fill, ink_);
    const Shape* under = nullptr;
    for (const Shape* shape = &label; shape != scene_.shapes.data() && !under;)
      if (--shape; !shape->points.empty() && shape->fill != Role::none && shape->opacity > 0.5 &&
                   covers(*shape, label.points[0]))
        under = shape;
    const Role ground = under ? under->fill : Role::board;
    if (ink_ != SvgInk::paper && ground < Role::piece) return paint(label.fill, ink_);
    const bool dark = ground < Role::piece ? colours_of(ground).paper == 0
                                           : ink_ != SvgInk::paper && piece_colours[piece_number(ground)] == dark_piece;
    if (ink_ == SvgInk::page) return variable(dark ? on_dark_piece : on_piece);
    return dark ? "#fff" : "#000";
  }

  void add_opacity(const Shape& shape) {
    if (shape.opacity < 1) out_ += " opacity=\"" + number(shape.opacity) + "\"";
  }

  std::string dashes(double width) const {
    return " stroke-dasharray=\"" + length(3 * width) + " " + length(2.5 * width) + "\"";
  }

  std::string points(const Shape& shape) const {
    std::string text = " points=\"";
    for (Point2 p : shape.points) text += length(p.x) + "," + length(p.y) + " ";
    text.back() = '"';
    return text;
  }

  const Scene& scene_;
  SvgInk ink_;
  double scale_;
  std::string out_;
};

}  // namespace

std::string style_sheet(std::string_view selector) {
  std::string pieces, forced, forced_pieces;
  for (std::size_t i = 0; i < piece_colours.size(); ++i) {
    pieces += "--" + piece_name(i) + ":" + hex(piece_colours[i]) + ";";
    forced_pieces += "--" + piece_name(i) + ":Canvas;";
  }
  for (const RoleColours& role : role_colours)
    if (*role.forced != '\0') forced += std::string("--") + role.name + ":" + role.forced + ";";
  const auto rule = [&](const std::string& declarations) { return std::string(selector) + "{" + declarations + "}"; };
  const auto written = [](std::string_view name, std::string_view colour) {
    return "--" + std::string(name) + ":" + std::string(colour) + ";";
  };
  return rule(variables(&RoleColours::light) + pieces + written(on_piece, "#000") + written(on_dark_piece, "#fff")) +
         "@media(prefers-color-scheme:dark){" + rule(variables(&RoleColours::dark)) + "}@media(forced-colors:active){" +
         rule(forced + forced_pieces + written(on_piece, "CanvasText") + written(on_dark_piece, "CanvasText")) +
         "}@media print{" + rule(variables(&RoleColours::paper)) + "}";
}

std::string write_svg(const Scene& scene, int width_in_pixels, SvgInk ink) {
  return Writer(scene, width_in_pixels, ink).write();
}

std::string picture(const Game& game, int width_in_pixels, SvgInk ink, double aspect) {
  View view;
  view.aspect = aspect;
  view.small = width_in_pixels < 240;
  view.narrow = width_in_pixels < 480;
  view.rulers = view.paper = ink == SvgInk::paper;
  return write_svg(game.scene(view, {}), width_in_pixels, ink);
}

}  // namespace schlegel
