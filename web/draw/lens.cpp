#include "web/draw/lens.hpp"

#include <array>

#include <imgui_internal.h>

#include "base/text.hpp"
#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr float radius = 60, away = 38;  ///< of the lens; of its edge from the finger
constexpr float margin = 6;              ///< between it and the screen's edge
constexpr float name_height = 28;        ///< its upper half stands out above the lens
constexpr float longest_name = 150;
constexpr float enlarged_size = 54;  ///< the size that the smallest place is enlarged to
constexpr float least = 1.6F, most = 2.6F;
constexpr int corners = 48;  ///< of the polygon that stands for the disc

ImDrawVert between(const ImDrawVert& a, const ImDrawVert& b, float t) {
  return {mix(a.pos, b.pos, t), mix(a.uv, b.uv, t), mix(a.col, b.col, t)};
}

/// Adds to a list what is painted on another one, cut to a disc: Dear ImGui's own clipping knows boxes only. Every
/// triangle is cut by the sides of a polygon, one after the other (Sutherland and Hodgman).
void pour(const ImDrawList& from, ImDrawList& to, Vec centre) {
  std::array<Vec, corners> out;
  for (std::size_t i = 0; i < corners; ++i) {
    const float angle = static_cast<float>(i) * 6.2831853F / corners;
    out[i] = {std::cos(angle), std::sin(angle)};
  }
  std::vector<ImDrawVert> piece, next;
  for (int i = 0; i + 2 < from.IdxBuffer.Size; i += 3) {
    piece.clear();
    for (int corner = 0; corner < 3; ++corner)
      piece.push_back(from.VtxBuffer[static_cast<int>(from.IdxBuffer[i + corner])]);
    const bool inside = std::all_of(piece.begin(), piece.end(),
                                    [&](const ImDrawVert& v) { return length(v.pos - centre) < 0.99F * radius; });
    for (std::size_t side = 0; side < corners && !inside && !piece.empty(); ++side) {
      const auto beyond = [&](const ImDrawVert& v) { return dot(v.pos - centre, out[side]) - radius; };
      next.clear();
      for (std::size_t k = 0; k < piece.size(); ++k) {
        const ImDrawVert &a = piece[k], &b = piece[(k + 1) % piece.size()];
        const float da = beyond(a), db = beyond(b);
        if (da <= 0) next.push_back(a);
        if ((da <= 0) != (db <= 0)) next.push_back(between(a, b, da / (da - db)));
      }
      std::swap(piece, next);
    }
    if (piece.size() < 3) continue;
    const auto count = static_cast<unsigned>(piece.size());
    to.PrimReserve(static_cast<int>(3 * (count - 2)), static_cast<int>(count));
    for (unsigned k = 2; k < count; ++k)
      for (const unsigned corner : {0U, k - 1, k}) to.PrimWriteIdx(to._VtxCurrentIdx + corner);
    for (const ImDrawVert& v : piece) to.PrimWriteVtx(v.pos, v.uv, v.col);
  }
}

}  // namespace

bool Lens::wanted(const Target& target, const Placement& placement) {
  return 2 * static_cast<float>(target.reach) * placement.scale < touch;
}

/// The middle of the lens: above the finger, where there is no room above at the same distance aside, else below.
Vec Lens::beside(Vec finger, Vec screen) {
  constexpr float distance = radius + away, rim = margin + radius;
  const float top = rim + name_height / 2;
  const auto within = [&](float x) { return std::clamp(x, rim, std::max(rim, screen.x - rim)); };
  if (finger.y - distance >= top) return {within(finger.x), finger.y - distance};
  const float y = std::min(top, screen.y - rim), down = finger.y - y;
  const float aside = std::sqrt(std::max(0.0F, distance * distance - down * down));
  const auto fits = [&](float side) { return within(finger.x + side * aside) == finger.x + side * aside; };
  if (!fits(side_) && !fits(-side_)) return {within(finger.x), finger.y + distance};
  if (!fits(side_)) side_ = -side_;
  return {within(finger.x + side_ * aside), y};
}

void Lens::draw(Ui& ui, const Scene& scene, const Placement& placement, std::span<const Drawn> shapes, Vec finger,
                const Target* target, bool acts) {
  if (larger_ == 0) {
    float smallest = touch;
    for (const Target& t : scene.targets)
      if (!t.behind) smallest = std::min(smallest, 2 * static_cast<float>(t.reach) * placement.scale);
    larger_ = std::clamp(enlarged_size / smallest, least, most);
  }
  const Theme& t = *ui.theme;
  const Vec centre = beside(finger, ui.size);
  const Placement enlarged{centre + (placement.origin - finger) * larger_, placement.scale * larger_};

  ImDrawList board(ImGui::GetDrawListSharedData());
  board._ResetForNewFrame();
  board.PushTextureID(ImGui::GetIO().Fonts->TexID);
  const Rect box{centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
  board.PushClipRect(box.min(), box.max());
  const Shapes2D within(board, 1 / ui.pixel_ratio);
  paint(within, ui.type, t, enlarged, shapes);
  if (target) draw_place(within, t, enlarged, *target, acts);

  const Shapes2D ink(*ImGui::GetForegroundDrawList(), 1 / ui.pixel_ratio);
  if (!t.outlined) ink.soft_disc(centre + Vec{0, 5}, radius, 14, faded(t.shadow, 0.9F));
  ink.disc(centre, radius, t.background);
  pour(board, ink.list(), centre);
  // Where the touch counts, in two tones, so that it is seen on everything.
  ink.disc(centre, 4, t.background);
  ink.disc(centre, 2.5F, t.ink);
  ink.ring(centre, radius, 5, t.outlined ? t.background : t.surface);
  ink.ring(centre, radius + 2.5F, t.outlined ? 2.0F : 1.0F, t.outlined ? t.ink : t.edge);
  if (target) draw_name(ui, ink, centre, *target, acts);
}

void Lens::draw_place(const Shapes2D& ink, const Theme& t, const Placement& enlarged, const Target& target,
                      bool acts) const {
  const Vec at = enlarged.to_screen(target.at);
  const float around = std::max(static_cast<float>(target.reach) * enlarged.scale, 14.0F);
  ink.ring(at, around, 6, t.background);
  ink.ring(at, around, 3, acts ? t.accent : t.ink, !acts);
}

void Lens::draw_name(Ui& ui, const Shapes2D& ink, Vec centre, const Target& target, bool acts) const {
  const Theme& t = *ui.theme;
  std::string name = capitalised(target.name);
  if (ui.type.width(style::strong, name) > longest_name) name = name.substr(0, name.find(','));
  name = ui.type.fit(style::strong, name, longest_name);
  const float width = std::max(ui.type.width(style::strong, name) + 2 * space::medium, name_height);
  const float x = std::clamp(centre.x - width / 2, margin, std::max(margin, ui.size.x - margin - width));
  const Rect box{std::round(x), std::round(centre.y - radius - name_height / 2), width, name_height};
  ink.rect(box, name_height / 2, acts ? t.accent : t.ink);
  ui.type.draw_middle(ink.list(), style::strong, box.centre(), 0.5F, acts ? t.on_accent : t.background, name);
  const std::string whole = capitalised(target.name);
  const bool plain = target.state.empty();
  ui.mirror.read(say(words::under_finger),
                 plain ? whole : say(words::target_and_state, {{"name", whole}, {"state", target.state}}));
}

}  // namespace schlegel::web
