#include "play/svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace schlegel {
namespace {

struct Ink {
  const char* name;
  const char* light;
  const char* dark;
};

/// By Role, up to Role::piece.
constexpr std::array<Ink, static_cast<std::size_t>(Role::piece)> inks = {{
    {"none", "none", "none"},
    {"board", "#f1e9da", "#262d38"},
    {"rim", "#d9c9ac", "#343c48"},
    {"edge", "#8e784f", "#6b7890"},
    {"hole", "#b09a72", "#738197"},
    {"peg", "#20242c", "#ece8e1"},
    {"on-peg", "#ffffff", "#14171c"},
    {"on-hole", "#20242c", "#14171c"},
    {"cord", "#cf5b00", "#e69f00"},
    {"accent", "#0072b2", "#56b4e9"},
    {"good", "#007a5a", "#2bc49a"},
    {"bad", "#b3312c", "#ff8a7a"},
    {"text", "#20242c", "#ece8e1"},
    {"muted", "#646a72", "#9ba3ae"},
    {"shade", "#f7f3ec", "#14171c"},
}};

/// Eight colours that stay apart for colour-blind eyes (Okabe and Ito 2008).
constexpr std::array<const char*, 8> okabe_ito = {"#56b4e9", "#e69f00", "#009e73", "#cc79a7",
                                                  "#f0e442", "#0072b2", "#d55e00", "#8c8f94"};

std::string number(double value) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.2f", value);
  std::string text = buffer;
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string paint(Role role) {
  if (role == Role::none) return "none";
  if (role < Role::piece) return std::string("var(--") + inks[static_cast<std::size_t>(role)].name + ")";
  const auto piece = static_cast<std::size_t>(role) - static_cast<std::size_t>(Role::piece);
  return okabe_ito[piece % okabe_ito.size()];
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '<')
      out += "&lt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

class Writer {
 public:
  Writer(const Scene& scene, int width) : scene_(scene), scale_(width / std::max(scene.width, 1e-6)) {}

  std::string write() {
    const std::string width = number(scene_.width * scale_), height = number(scene_.height * scale_);
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width +
           "\" height=\"" + height + "\" role=\"img\">\n<title>" + escaped(scene_.summary) + "</title>\n<style>\nsvg{";
    for (const Ink& ink : inks) out_ += std::string("--") + ink.name + ":" + ink.light + ";";
    out_ += "font-family:Inter,system-ui,sans-serif}\n@media(prefers-color-scheme:dark){svg{";
    for (const Ink& ink : inks) out_ += std::string("--") + ink.name + ":" + ink.dark + ";";
    out_ += "}}\n</style>\n";
    for (const Shape& shape : scene_.shapes) add(shape);
    return out_ + "</svg>\n";
  }

 private:
  std::string length(double units) const { return number(units * scale_); }

  void add(const Shape& shape) {
    if (shape.points.empty()) return;
    switch (shape.kind) {
      case Shape::Kind::disc:
        out_ += "<circle cx=\"" + length(shape.points[0].x) + "\" cy=\"" + length(shape.points[0].y) + "\" r=\"" +
                length(shape.radius) + "\"";
        add_area(shape);
        break;
      case Shape::Kind::polygon:
        out_ += "<polygon" + points(shape);
        add_area(shape);
        break;
      case Shape::Kind::line:
        out_ += "<polyline" + points(shape) + " fill=\"none\" stroke=\"" + paint(shape.fill) + "\" stroke-width=\"" +
                length(2 * shape.radius) + "\"";
        if (shape.rounded) out_ += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        if (shape.dashed) out_ += dashes(2 * shape.radius);
        break;
      case Shape::Kind::label: {
        constexpr double capital = 0.727;  // height of a capital of Inter, in its size
        out_ += "<text x=\"" + length(shape.points[0].x) + "\" y=\"" + length(shape.points[0].y + shape.radius / 2) +
                "\" font-size=\"" + length(shape.radius / capital) + "\" text-anchor=\"middle\" fill=\"" +
                paint(shape.fill) + "\"" + (shape.bold ? " font-weight=\"600\"" : "");
        add_opacity(shape);
        out_ += ">" + escaped(shape.text) + "</text>\n";
        return;
      }
    }
    add_opacity(shape);
    out_ += "/>\n";
  }

  void add_area(const Shape& shape) {
    out_ += " fill=\"" + paint(shape.fill) + "\"";
    if (shape.outline == Role::none) return;
    out_ += " stroke=\"" + paint(shape.outline) + "\" stroke-width=\"" + length(shape.outline_width) + "\"";
    if (shape.dashed) out_ += dashes(shape.outline_width);
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
  double scale_;
  std::string out_;
};

}  // namespace

std::string write_svg(const Scene& scene, int width_in_pixels) { return Writer(scene, width_in_pixels).write(); }

}  // namespace schlegel
