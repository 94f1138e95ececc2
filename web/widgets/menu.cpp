#include "web/widgets/menu.hpp"

#include <algorithm>
#include <utility>

#include "web/widgets/widgets.hpp"

namespace schlegel::web {
namespace {

constexpr float edge = 6, widest = 327, narrowest = 212, title_height = 30, dot = 20, small_leading = 1.38F;

float text_left(const MenuItem& item) {
  return space::medium + (item.choice ? dot + 10 : item.icon == Icon::none ? 0 : 26.0F);
}

float height_of(Ui& ui, const MenuItem& item, float width) {
  if (item.detail.empty()) return touch;
  const float room = width - text_left(item) - space::small;
  return std::max(touch, 34 + ui.type.lines_height(style::small, item.detail, room, small_leading));
}

void draw_dot(const Ui& ui, Vec centre, bool chosen) {
  const Theme& t = *ui.theme;
  const Shapes2D ink = ui.ink();
  ink.disc(centre, dot / 2, chosen ? t.accent : t.muted);
  ink.disc(centre, dot / 2 - (chosen ? 6.0F : 1.75F), chosen ? t.on_accent : t.surface);
}

bool draw_item(Ui& ui, const MenuItem& item, const Rect& box, const std::string& group) {
  const Theme& t = *ui.theme;
  const Offer& action = item.action;
  const Ui::Press press = ui.press(box, action.id, action.enabled);
  page::MirrorItem mirrored{.kind = page::MirrorItem::Kind::button,
                            .id = action.id,
                            .group = group,
                            .name = action.name.empty() ? action.label : action.name,
                            .box = box.box()};
  mirrored.enabled = action.enabled;
  mirrored.checked = item.chosen;
  mirrored.state = item.detail;
  ui.mirror.add(std::move(mirrored));
  const Shapes2D ink = ui.ink();
  if (item.chosen) ink.rect(box, 8, mix(t.surface, t.accent, 0.09F));
  ink.rect(box, 8, faded(t.hover, press.warmth));
  const ImU32 colour = action.enabled ? t.ink : disabled_ink(t, t.surface);
  const float x = box.x + text_left(item), middle = item.detail.empty() ? box.centre().y : box.y + 17;
  if (item.choice) draw_dot(ui, {box.x + space::medium + dot / 2, box.centre().y}, item.chosen);
  if (item.icon != Icon::none) draw_icon(ink, item.icon, {box.x + space::medium + 9, middle}, 18, colour);
  ui.type.draw_middle(ink.list(), style::body, {x, middle}, 0, colour,
                      ui.type.fit(style::body, action.label, box.right() - x - space::small));
  if (!item.detail.empty())
    ui.type.draw_lines(ink.list(), style::small, {x, box.y + 29}, box.right() - x - space::small, t.muted, item.detail,
                       small_leading);
  return press.clicked;
}

}  // namespace

void Menu::place(Ui& ui, std::string_view id, bool pressed, const Rect& button, std::string group) {
  if (pressed) {
    id_ = id_ == id ? "" : id;
    ui.ask_for_frame();
  }
  if (!is_open(id)) return;
  button_ = button;
  group_ = std::move(group);
}

bool Menu::close() { return !std::exchange(id_, {}).empty(); }

void Menu::draw(Ui& ui, std::string_view title, std::span<const MenuItem> items, std::string_view foot) {
  float width = narrowest;
  bool details = !foot.empty();
  for (const MenuItem& item : items) {
    width = std::max(width, text_left(item) + ui.type.width(style::body, item.action.label) + 3 * space::large);
    details = details || !item.detail.empty();
  }
  width = std::min(
      {details ? std::max(width, title.empty() ? 274.0F : widest) : width, widest, ui.size.x - 2 * space::small});
  const float inner = width - 2 * edge, room = inner - 2 * space::medium;
  float wanted = 2 * edge + (title.empty() ? 0 : title_height);
  for (const MenuItem& item : items) wanted += height_of(ui, item, inner);
  const float foot_height = foot.empty() ? 0 : ui.type.lines_height(style::small, foot, room, small_leading);
  if (!foot.empty()) wanted += foot_height + 2 * space::medium + 1;
  const float above = button_.y - 2 * space::small, below = ui.size.y - button_.bottom() - 2 * space::small;
  const bool up = below < wanted && above > below;  // what is above is mostly the board
  const float height = std::min(wanted, ui.size.y - 2 * space::small);
  const float y = std::clamp(up ? button_.y - height - space::small : button_.bottom() + space::small, space::small,
                             std::max(space::small, ui.size.y - height - space::small));
  const float left = button_.centre().x > ui.size.x / 2 && button_.w < 60 ? button_.right() - width : button_.x - edge;
  const Rect box{std::clamp(left, space::small, std::max(space::small, ui.size.x - width - space::small)), y, width,
                 height};

  // A window of its own over the whole screen: what is pressed beside the menu presses nothing else.
  ImGui::SetCursorScreenPos({0, 0});
  ImGui::BeginChild("menu", ui.size, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  const Theme& t = *ui.theme;
  ui.ink().soft_rect({box.x, box.y + 6, box.w, box.h}, 14, 22, faded(t.shadow, t.dark ? 0.6F : 0.3F));
  card(ui, box);
  ImGui::SetCursorScreenPos(box.min());
  ImGui::BeginChild("items", {box.w, box.h}, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  Rect row{box.x + edge, box.y + edge - ImGui::GetScrollY(), inner, 0};
  if (!title.empty()) {
    ui.type.draw_middle(ui.ink().list(), style::small, {row.x + space::medium, row.y + 17}, 0, t.muted, title);
    row.y += title_height;
  }
  const MenuItem* chosen = nullptr;
  for (const MenuItem& item : items) {
    row.h = height_of(ui, item, inner);
    if (draw_item(ui, item, row, group_)) chosen = &item;
    row.y += row.h;
  }
  if (!foot.empty()) {
    ui.ink().rect({row.x, row.y + space::hair, row.w, 1}, 0, t.line);
    ui.type.draw_lines(ui.ink().list(), style::small, {row.x + space::medium, row.y + space::medium + 1}, room, t.muted,
                       foot, small_leading);
    row.y += foot_height + 2 * space::medium + 1;
  }
  ImGui::SetCursorScreenPos({row.x, row.y});
  ImGui::Dummy({1, edge});
  ImGui::EndChild();
  const bool beside = ImGui::IsMouseClicked(0) && !box.contains(ImGui::GetIO().MousePos);
  ImGui::SetCursorScreenPos({0, 0});
  ImGui::InvisibleButton("beside", ui.size);
  ImGui::EndChild();
  if (chosen || beside) id_ = chosen ? chosen->opens : "";
  if (chosen && chosen->opens.empty()) ui.then(chosen->action.command, chosen->action.value);
  if (chosen) ui.ask_for_frame();
}

}  // namespace schlegel::web
