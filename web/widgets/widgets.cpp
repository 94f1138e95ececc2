#include "web/widgets/widgets.hpp"

#include <array>
#include <vector>

namespace schlegel::web {
namespace {

constexpr float icon_size = 18, icon_gap = 8, side = 16;

/// The visible part of a button lies within what can be touched.
Rect visible(const Rect& box, ButtonLook::Kind kind) {
  using Kind = ButtonLook::Kind;
  return kind == Kind::quiet ? box.inset(0, std::max(0.0F, (box.h - 38) / 2)) : box;
}

page::MirrorItem mirrored(page::MirrorItem::Kind kind, const std::string& id, std::string group, std::string name,
                          const Rect& box) {
  return {.kind = kind, .id = id, .group = std::move(group), .name = std::move(name), .box = box.box()};
}

}  // namespace

float button_width(Ui& ui, std::string_view label, Icon icon) {
  const float text = label.empty() ? 0 : ui.type.width(style::strong, label);
  const float picture = icon == Icon::none ? 0 : icon_size + (label.empty() ? 0 : icon_gap);
  return std::max(touch, std::ceil(text + picture + 2 * (label.empty() ? 12 : side)));
}

bool button(Ui& ui, const Rect& box, const std::string& id, std::string_view label, const ButtonLook& look) {
  using Kind = ButtonLook::Kind;
  using Item = page::MirrorItem::Kind;
  const Theme& t = *ui.theme;
  const Ui::Press press = ui.press(box, id, look.enabled);
  const bool chosen = look.kind == Kind::link && look.opens;     // what a menu has set, in a sentence
  const Rect around{box.x - 6, box.centre().y - 15, box.w, 30};  // a focus ring within it cuts no text beside it
  page::MirrorItem item =
      mirrored(look.opens                ? Item::opener
               : look.kind == Kind::fold ? Item::fold
                                         : Item::button,
               id, look.group, look.name.empty() ? std::string(label) : look.name, chosen ? around : box);
  item.enabled = look.enabled;
  item.checked = look.checked;
  item.state = look.state;
  ui.mirror.add(std::move(item));

  const Shapes2D ink = ui.ink();
  const Rect face = visible(box, look.kind);
  const float corner = 11;
  ImU32 text = t.ink;
  if (look.kind == Kind::primary) {
    const ImU32 fill = look.enabled ? mix(t.accent, t.ink, 0.10F * press.warmth) : t.outlined ? t.surface : t.track;
    if (look.enabled)
      ink.soft_rect({face.x, face.y + 2, face.w, face.h}, corner, 4, faded(t.shadow, t.dark ? 0.5F : 0.35F));
    ink.rect(face, corner, fill);
    if (t.outlined) ink.frame(face, corner, 1, look.enabled ? t.line : t.disabled);
    text = look.enabled ? t.on_accent : t.outlined ? t.disabled : t.muted;
  } else if (look.kind == Kind::secondary) {
    ink.rect(face, corner, look.checked ? mix(t.surface, t.accent, 0.14F) : t.surface);
    ink.rect(face, corner, faded(t.hover, press.warmth));
    const ImU32 frame = look.checked ? t.accent : t.outlined && !look.enabled ? t.disabled : t.line;
    ink.frame(face, corner, t.outlined && look.checked ? 3 : 1, frame);
    text = look.enabled ? t.ink : disabled_ink(t, t.surface);
  } else if (look.kind == Kind::fold || (look.kind == Kind::link && look.opens)) {
    text = mix(t.ink, t.accent, press.warmth);
  } else if (look.kind == Kind::link) {
    text = look.enabled ? mix(t.accent, t.ink, 0.3F * press.warmth) : disabled_ink(t, t.surface);
  } else {
    if (look.checked) {
      ink.soft_rect({face.x, face.y + 1, face.w, face.h}, corner, 3, faded(t.shadow, 0.35F));
      ink.rect(face, corner, t.surface);
      if (t.outlined) ink.frame(face, corner, 3, t.accent);
    }
    ink.rect(face, corner, faded(t.hover, press.warmth));
    text = !look.enabled  ? disabled_ink(t, t.background)
           : look.checked ? t.ink
                          : mix(t.muted, t.ink, press.warmth * 0.5F);
  }

  const bool strong = look.kind == Kind::primary || (look.checked && look.kind != Kind::fold) || chosen;
  const Style& set = strong ? style::strong : style::body;
  const float text_width = label.empty() ? 0 : ui.type.width(set, label);
  const float picture = look.icon == Icon::none ? 0 : icon_size + (label.empty() ? 0 : icon_gap);
  const bool in_text = look.kind == Kind::link || look.kind == Kind::fold;
  float x = in_text ? face.x : face.centre().x - (text_width + picture) / 2;
  if (look.icon != Icon::none) {
    const float left = look.icon_behind ? x + picture - icon_size + text_width : x;
    draw_icon(ink, look.icon, {left + icon_size / 2, face.centre().y}, icon_size, text);
    if (!look.icon_behind) x += picture;
  }
  ui.type.draw_middle(ink.list(), set, {x, face.centre().y}, 0, text, label);
  for (float dot = x; chosen && dot < x + text_width; dot += 4) ink.disc({dot, face.centre().y + 11}, 0.8F, t.cord);
  return press.clicked;
}

std::optional<double> slider(Ui& ui, const Rect& box, const std::string& id, double value, const SliderLook& look) {
  const Theme& t = *ui.theme;
  const bool live = look.enabled && look.most > 0;
  const Ui::Press press = ui.press(box, id, live);
  std::optional<double> result = ui.take_slide(id);
  const Rect track{box.x + 9, box.centre().y - 3, box.w - 18, 6};
  if (press.held) {
    const double along = std::clamp((ImGui::GetIO().MousePos.x - track.x) / std::max(1.0F, track.w), 0.0F, 1.0F);
    const double moved = std::round(along * look.most);
    if (moved != value) result = moved;
  }
  page::MirrorItem item = mirrored(page::MirrorItem::Kind::slider, id, "", look.name, box);
  item.state = look.value;
  item.enabled = live;
  item.value = value;
  item.most = look.most;
  ui.mirror.add(std::move(item));

  const Shapes2D ink = ui.ink();
  const float at = look.most > 0 ? static_cast<float>(value / look.most) : 0;
  ink.rect(track, 3, t.track);
  if (!live) return result;
  ink.rect({track.x, track.y, track.w * at, track.h}, 3, t.accent);
  const auto along = [&](double step) { return track.x + track.w * static_cast<float>(step / look.most); };
  const bool bad = look.bad_from >= 0 && look.bad_from < value;
  if (bad) {  // dashed, so that it does not rest on a colour
    const float from = along(look.bad_from), to = track.x + track.w * at;
    ink.rect({from, track.y, to - from, track.h}, 0, t.track);
    for (float x = from; x < to; x += 9) ink.rect({x, track.y, std::min(5.5F, to - x), track.h}, 0, t.bad);
    ink.rect({from - 1.25F, track.y - 4, 2.5F, track.h + 8}, 0, t.bad);
  }
  for (const auto& [first, last] : look.hollow) {  // a tube: only its walls have the colour of what is passed
    const float from = along(first - 1), to = along(last), mid = std::clamp(track.x + track.w * at, from, to);
    ink.rect({from, track.y - 1, to - from, track.h + 2}, 4, t.background);
    ink.frame({from, track.y - 1, to - from, track.h + 2}, 4, 1.25F, mix(t.track, t.muted, 0.45F));
    if (mid > from) ink.frame({from, track.y - 1, mid - from, track.h + 2}, 4, 1.75F, t.accent);
  }
  if (look.most <= 40)  // a notch for every step while they can be told apart
    for (int i = 1; i < static_cast<int>(look.most); ++i) {
      const float x = track.x + track.w * static_cast<float>(i) / static_cast<float>(look.most);
      if (track.w / static_cast<float>(look.most) > 9)
        ink.disc({x, track.centre().y}, 1.1F, faded(i < value ? t.on_accent : t.muted, 0.55F));
    }
  const Vec thumb{track.x + track.w * at, track.centre().y};
  const float radius = 9 + 1.2F * std::min(1.0F, press.warmth);
  ink.soft_disc(thumb + Vec{0, 1.5F}, radius, 3.5F, faded(t.shadow, 0.7F));
  ink.disc(thumb, radius, bad ? t.bad : t.accent);
  ink.disc(thumb, radius - 2.2F, t.surface);
  return result;
}

void card(Ui& ui, const Rect& box) {
  const Theme& t = *ui.theme;
  const Shapes2D ink = ui.ink();
  if (!t.dark) ink.soft_rect({box.x, box.y + 3, box.w, box.h}, 14, 8, faded(t.shadow, 0.13F));
  ink.rect(box, 14, t.surface);
  ink.frame(box, 14, 1, t.line);
}

void progress_bar(Ui& ui, const Rect& box, float fraction) {
  const Theme& t = *ui.theme;
  const Shapes2D ink = ui.ink();
  ink.rect(box, box.h / 2, t.track);
  if (fraction >= 0) {
    ink.rect({box.x, box.y, std::max(box.h, box.w * std::min(1.0F, fraction)), box.h}, box.h / 2, t.accent);
    return;
  }
  if (ui.reduced_motion) return;
  const float phase = static_cast<float>(std::fmod(ui.now, 1400.0) / 1400.0), width = box.w * 0.3F;
  const float from = std::max(0.0F, (box.w + width) * phase - width), to = std::min(box.w, (box.w + width) * phase);
  if (to > from) ink.rect({box.x + from, box.y, to - from, box.h}, box.h / 2, t.accent);
  ui.ask_for_frame();
}

}  // namespace schlegel::web
