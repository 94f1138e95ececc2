#include "web/draw/painter.hpp"

#include <array>

#include <imgui_internal.h>

namespace schlegel::web {
namespace {

constexpr float far = 0.82F;  ///< holes that are fainter lie behind a solid, where their depth is not seen

/// Paints one scene; remembers what it has filled, so that text on a piece can be dark on light pieces and light on
/// dark.
class BoardPainter {
 public:
  BoardPainter(const Shapes2D& ink, TextRenderer& type, const Theme& theme, const Placement& placement)
      : ink_(ink), type_(type), theme_(theme), placement_(placement) {}

  /// Trails one after the other are painted as one: first the edges of all.
  void paint(std::span<const Drawn> shapes) {
    for (std::size_t i = 0; i < shapes.size();) {
      std::size_t end = i;
      while (end < shapes.size() && is_trail(shapes[end].shape)) edge(shapes[end++]);
      end = std::max(end, i + 1);
      for (; i < end; ++i) paint(shapes[i]);
    }
  }

 private:
  struct Filled {
    Vec at;
    float reach;
    ImU32 colour;
  };

  /// False when there is nothing to be seen of it.
  bool begin(const Shape& shape) {
    points_.clear();
    for (const Point2 p : shape.points) points_.push_back(placement_.to_screen(p));
    opacity_ = static_cast<float>(shape.opacity);
    return !points_.empty() && shape.opacity > 0.003 && in_sight(shape);
  }

  void paint(const Drawn& drawn) {
    if (!begin(drawn.shape)) return;
    switch (drawn.shape.kind) {
      case Shape::Kind::disc:
        disc(drawn);
        break;
      case Shape::Kind::line:
        line(drawn);
        break;
      case Shape::Kind::polygon:
        polygon(drawn);
        break;
      case Shape::Kind::label:
        label(drawn);
        break;
    }
  }

  /// Lines and dots of a piece's colour.
  static bool is_trail(const Shape& shape) {
    const bool drawn = shape.kind == Shape::Kind::line || shape.kind == Shape::Kind::disc;
    return drawn && shape.fill >= Role::piece && !shape.shadow;
  }
  ImU32 edge_colour(Role role) {
    ImU32& known = edges_[static_cast<std::size_t>(role) - static_cast<std::size_t>(Role::piece)];
    if (known == 0) known = edge_of(theme_, colour(theme_, role));
    return known;
  }
  /// How much of a piece's coloured width is its edge, on each side; of thin lines all is.
  float edge_width(const Shape& shape, float width) {
    if (shape.fill < Role::piece || edge_colour(shape.fill) == colour(theme_, shape.fill)) return 0;
    return width < 4 ? width / 2 : std::clamp(0.1F * width, 1.0F, 2.5F);
  }
  void edge(const Drawn& drawn) {
    const Shape& shape = drawn.shape;
    if (shape.dashed || !begin(shape)) return;
    const ImU32 ink = faded(edge_colour(shape.fill), opacity_);
    if (shape.kind == Shape::Kind::disc) return ink_.disc(points_[0], size(shape.radius) * drawn.scale, ink);
    const std::vector<Vec> path = first_part(points_, drawn.grown);
    if (path.size() > 1) ink_.stroke(path, line_width(shape), ink, false, shape.rounded);
  }
  float line_width(const Shape& shape) const { return std::max(2 * size(shape.radius), 1.2F * ink_.pixel()); }

  /// Whether any of it, with its shadow, may be within the clip rectangle.
  bool in_sight(const Shape& shape) const {
    const ImVec4 clip = ink_.list()._ClipRectStack.back();
    const float around =
        size(shape.radius) * (shape.kind == Shape::Kind::label ? static_cast<float>(shape.text.size()) + 1 : 2) + 24;
    const auto all = [&](auto beyond) { return std::all_of(points_.begin(), points_.end(), beyond); };
    return !all([&](Vec p) { return p.x < clip.x - around; }) && !all([&](Vec p) { return p.x > clip.z + around; }) &&
           !all([&](Vec p) { return p.y < clip.y - around; }) && !all([&](Vec p) { return p.y > clip.w + around; });
  }

  float size(double units) const { return static_cast<float>(units) * placement_.scale; }
  ImU32 blended(Role was, Role is, float t) const {
    const ImU32 to = colour(theme_, is);
    return faded(t >= 1 || was == Role::none ? to : web::mix(colour(theme_, was), to, t), opacity_);
  }
  ImU32 lighter(ImU32 c, float t) const {
    return theme_.outlined ? c : web::mix(c, (c & 0xFF000000U) | 0x00FFFFFFU, t);
  }
  ImU32 darker(ImU32 c, float t) const { return theme_.outlined ? c : web::mix(c, c & 0xFF000000U, t); }
  /// What only its colour would tell from what lies around it.
  bool wants_outline(const Shape& shape) const {
    return theme_.outlined && opacity_ > 0.5F && (shape.fill == Role::hole || shape.fill >= Role::piece);
  }
  float hairline() const { return std::max(1.5F, ink_.pixel()); }

  void disc(const Drawn& drawn) {
    const Shape& shape = drawn.shape;
    const float whole = size(shape.radius) * drawn.scale, edge = edge_width(shape, 2 * whole);
    const float radius = is_trail(shape) ? whole - edge : whole;
    if (radius <= 0) return;
    const Vec at = points_[0];
    const ImU32 fill = blended(drawn.was_fill, shape.fill, drawn.turned);
    const ImU32 outline = blended(drawn.was_outline, shape.outline, drawn.turned);
    const float border = size(shape.outline_width);
    if (shape.fill == Role::board && shape.outline != Role::none) {
      round_board(at, radius, border);
    } else if (radius < 2.5F * ink_.pixel()) {  // thousands of dots: nobody sees their light
      ink_.rect({at.x - radius, at.y - radius, 2 * radius, 2 * radius}, 0, fill);
    } else {
      if (shape.shadow) cast_shadow(at, radius, drawn.lift);
      if (shape.fill == Role::hole && opacity_ > far) {
        drill(at, radius, fill);
      } else if (shape.shadow) {
        // A turned peg: lit from above, a gleam on its upper edge.
        const bool is_dark = contrast(fill | 0xFF000000U, 0xFFFFFFFFU) > 7;
        ink_.shaded_disc(at, radius, lighter(fill, is_dark ? 0.2F : 0.25F), darker(fill, is_dark ? 0.25F : 0.1F));
        ink_.shaded_disc(at, radius - std::max(1.0F, radius * 0.07F), lighter(fill, is_dark ? 0.07F : 0.12F), fill);
      } else if ((fill >> 24) != 0) {
        ink_.disc(at, radius, fill);
      }
      if ((outline >> 24) != 0 && border > 0)
        ink_.ring(at, whole, border, outline, shape.dashed);
      else if (shape.shadow && edge > 0)
        ink_.ring(at, whole - edge / 2, edge, faded(edge_colour(shape.fill), opacity_));
    }
    remember(at, radius, fill);
  }

  /// The shadow falls straight down and grows with the height.
  void cast_shadow(Vec at, float radius, float lift) const {
    const float height = radius * (0.16F + 0.5F * lift);
    ink_.soft_disc(at + Vec{0, height}, radius * 0.98F, radius * (0.3F + 0.35F * lift),
                   faded(theme_.shadow, opacity_ * 1.15F));
  }

  /// A hole: darker towards the upper edge, whose shadow falls into it, and a lip that catches light below.
  void drill(Vec at, float radius, ImU32 fill) const {
    if (theme_.outlined) {
      ink_.disc(at, radius, fill);
      return ink_.ring(at, radius - hairline() / 2, hairline(), faded(theme_.ink, opacity_));
    }
    ink_.disc(at + Vec{0, std::max(ink_.pixel(), radius * 0.09F)}, radius, faded(theme_.gleam, opacity_));
    const float half = ink_.pixel() / 2;
    const std::array<float, 4> radii{radius * 0.5F, radius * 0.82F, radius - half, radius + half};
    const ImU32 floor = lighter(fill, 0.04F), wall = darker(fill, theme_.dark ? 0.5F : 0.38F),
                low = lighter(fill, 0.1F);
    const std::array<ImU32, 4> top{floor, web::mix(floor, wall, 0.45F), wall, faded(wall, 0)};
    const std::array<ImU32, 4> bottom{floor, floor, low, faded(low, 0)};
    ink_.shaded_rings(at, radii, top, bottom);
  }

  void round_board(Vec at, float radius, float border) const {
    const ImU32 rim = faded(theme_.rim, opacity_);
    const float outer = radius + border / 2, inner = radius - border / 2;
    ink_.soft_disc(at + Vec{0, border * 1.1F}, outer - border * 0.4F, border * 2.2F,
                   faded(theme_.shadow, 0.5F * opacity_));
    ink_.shaded_disc(at, outer, lighter(rim, theme_.dark ? 0.12F : 0.4F), darker(rim, theme_.dark ? 0.25F : 0.1F));
    ink_.shaded_disc(at, outer - std::max(ink_.pixel(), border * 0.12F), rim, rim);
    ink_.shaded_disc(at, inner, darker(rim, 0.16F), lighter(rim, theme_.dark ? 0.04F : 0.3F));
    ink_.shaded_disc(at, inner - std::max(ink_.pixel(), border * 0.14F), faded(theme_.board, opacity_),
                     faded(theme_.board_low, opacity_));
  }

  void line(const Drawn& drawn) {
    const Shape& shape = drawn.shape;
    const ImU32 fill = blended(drawn.was_fill, shape.fill, drawn.turned);
    const float width = line_width(shape) - (is_trail(shape) ? 2 * edge_width(shape, line_width(shape)) : 0);
    const std::vector<Vec> path = first_part(points_, drawn.grown);
    if (path.size() < 2 || width <= 0) return;
    if (shape.dashed) {
      const float thin = std::clamp(width * 1.8F, 4.0F, 10.0F);
      ink_.dashed_stroke(path, width, fill, false, std::max(thin, width), std::max(thin * 0.9F, width * 0.6F));
      return;
    }
    if (shape.shadow) {
      std::vector<Vec> below = path;
      for (Vec& p : below) p.y += width * 0.22F;
      ink_.stroke(below, width * 1.5F, faded(theme_.shadow, 0.22F * opacity_), false, false);
      ink_.stroke(below, width * 1.15F, faded(theme_.shadow, 0.4F * opacity_), false, false);
    }
    ink_.stroke(path, width, fill, false, shape.rounded);
    if (shape.shadow && width > 5)
      ink_.stroke(path, width * 0.34F, lighter(fill, theme_.dark ? 0.25F : 0.2F), false, true);
  }

  void polygon(const Drawn& drawn) {
    const Shape& shape = drawn.shape;
    Vec centre{0, 0};
    for (const Vec p : points_) centre = centre + p * (1 / static_cast<float>(points_.size()));
    for (Vec& p : points_) p = centre + (p - centre) * drawn.scale;
    const std::vector<Vec> outline = round_corners(points_, size(shape.radius));
    ImU32 fill = blended(drawn.was_fill, shape.fill, drawn.turned);
    const bool tile = theme_.outlined && shape.fill == Role::peg;
    if (tile) fill = faded(theme_.board, opacity_);
    // A face of a solid: the more it turns away, the fainter its puzzle makes it, and the less light it gets.
    if (shape.fill == Role::board && shape.outline == Role::none)
      fill = darker(fill, std::clamp(0.75F - opacity_, 0.0F, 0.4F) * (theme_.dark ? 0.9F : 0.55F));
    const float border = size(shape.outline_width);
    const bool is_board = shape.fill == Role::board && shape.outline != Role::none;
    float reach = 1e9F;
    for (std::size_t i = 0; i < points_.size(); ++i)
      reach = std::min(reach, length((points_[i] + points_[(i + 1) % points_.size()]) * 0.5F - centre));
    if (shape.shadow || is_board) {
      const float height = is_board ? border : reach * (0.06F + 0.2F * drawn.lift);
      std::vector<Vec> below = outline;
      for (Vec& p : below) p.y += height * 1.1F;
      ink_.soft_polygon(below, std::min(height * 1.6F, 14.0F), faded(theme_.shadow, 0.55F * opacity_));
    }
    const int first = ink_.list().VtxBuffer.Size;
    ink_.polygon(outline, fill);
    if (is_board)
      ImGui::ShadeVertsLinearColorGradientKeepAlpha(&ink_.list(), first, ink_.list().VtxBuffer.Size,
                                                    centre - Vec{0, reach}, centre + Vec{0, reach}, theme_.board,
                                                    theme_.board_low);
    if (shape.shadow && !is_board && !theme_.outlined) bevel(outline, centre, reach, fill);
    if (tile || wants_outline(shape)) ink_.stroke(outline, hairline(), faded(theme_.ink, opacity_), true, false);
    const ImU32 line = blended(drawn.was_outline, shape.outline, drawn.turned);
    if ((line >> 24) != 0 && border > 0) {
      if (shape.dashed)
        ink_.dashed_stroke(outline, border, line, true, 3 * border, 2.4F * border);
      else
        ink_.stroke(outline, border, line, true, false);
      if (is_board) {
        const auto grown = [&](float by) {
          std::vector<Vec> moved = outline;
          for (Vec& p : moved) p = centre + (p - centre) * (1 + by / reach);
          return moved;
        };
        const float hair = std::max(ink_.pixel(), border * 0.14F);
        ink_.stroke(grown(-border / 2), hair, darker(line, 0.14F), true, false);
        ink_.stroke(grown(border / 2 - hair), hair, lighter(line, theme_.dark ? 0.1F : 0.35F), true, false);
      }
    }
    remember(centre, reach, fill);
  }

  /// A tile's upper edges catch the light.
  void bevel(const std::vector<Vec>& outline, Vec centre, float reach, ImU32 fill) const {
    const float width = std::clamp(reach * 0.05F, ink_.pixel(), 3.0F);
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec a = outline[i], b = outline[(i + 1) % outline.size()];
      Vec out{b.y - a.y, a.x - b.x};
      if (dot(out, a - centre) < 0) out = out * -1;
      const float up = -out.y / std::max(1e-3F, length(out));
      const std::array<Vec, 2> side{mix(a, centre, width / reach / 2), mix(b, centre, width / reach / 2)};
      const ImU32 tone = up > 0 ? lighter(fill, 0.45F * up) : darker(fill, -0.22F * up);
      ink_.stroke(side, width, tone, false, false);
    }
  }

  void label(const Drawn& drawn) {
    const Shape& shape = drawn.shape;
    if (size(shape.radius) < 3) return;
    ImU32 ink = blended(drawn.was_fill, shape.fill, drawn.turned);
    if (shape.fill == Role::on_peg) ink = faded(readable(points_[0]), opacity_);
    // While it grows or shrinks it is the settled size that is rasterised.
    type_.draw_scaled(ink_.list(), {size(shape.radius) / capital, shape.bold, 0, true}, drawn.scale, points_[0], ink,
                      shape.fallback_text.empty() || TextRenderer::has(shape.text) ? shape.text : shape.fallback_text);
  }

  void remember(Vec at, float reach, ImU32 fill) {
    if ((fill >> 24) > 128) filled_.push_back({at, reach, fill | 0xFF000000U});
  }

  /// Light or dark, whichever can be read on what lies here.
  ImU32 readable(Vec at) const {
    for (auto under = filled_.rbegin(); under != filled_.rend(); ++under) {
      if (length(at - under->at) > under->reach) continue;
      if (theme_.outlined) return contrast(under->colour, theme_.ink) >= 3 ? theme_.ink : theme_.board;
      const ImU32 light = 0xFFFFFFFFU, dark = 0xFF1C1714U;
      return contrast(under->colour, light) >= std::min(4.5, contrast(under->colour, dark)) ? light : dark;
    }
    return theme_.on_peg;
  }

  const Shapes2D& ink_;
  TextRenderer& type_;
  const Theme& theme_;
  const Placement& placement_;
  std::vector<Vec> points_;
  std::vector<Filled> filled_;
  std::array<ImU32, max_pieces> edges_{};
  float opacity_ = 1;
};

}  // namespace

void paint(const Shapes2D& ink, TextRenderer& type, const Theme& theme, const Placement& placement,
           std::span<const Drawn> shapes) {
  BoardPainter(ink, type, theme, placement).paint(shapes);
}

}  // namespace schlegel::web
