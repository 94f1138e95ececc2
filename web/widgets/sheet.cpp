#include "web/widgets/sheet.hpp"

#include <imgui_internal.h>

#include "web/words.hpp"

namespace schlegel::web {
namespace {

constexpr float handle = 26, handle_slack = 7;

}  // namespace

Rect Sheet::window() const { return {outline_.x, outline_.y + handle, outline_.w, outline_.h - handle}; }

void Sheet::reveal(const Rect& box) {
  const Rect seen = window();
  const float below = box.bottom() + space::small - seen.bottom(), above = seen.y - box.y;
  if (below > 0) pull(below);
  // What is raised sinks only with the handle; it scrolls back.
  if (below <= 0 && above > 0) pull(-std::min(above, pulled_ - std::min(pulled_, raise_)));
}

void Sheet::pull(float by) { goal_ = std::clamp((goal_ >= 0 ? goal_ : pulled_) + by, 0.0F, raise_ + overflow_); }

Rect Sheet::begin(Ui& ui, const Rect& rest, float top) {
  const Theme& t = *ui.theme;
  raise_ = std::clamp(wanted_, 0.0F, std::max(0.0F, rest.y - top));
  overflow_ = wanted_ - raise_;
  const float height = rest.h + std::min(pulled_, raise_);
  const Rect box{rest.x, rest.bottom() - height, rest.w, height};
  outline_ = box;
  room_ = rest.h - handle;

  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(0) && box.contains(io.MousePos)) {
    grabbed_at_ = io.MousePos.y;
    grabbed_pull_ = pulled_;
  } else if (ImGui::IsMouseDown(0) && box.contains(io.MouseClickedPos[0])) {
    if (!dragging_ && std::abs(io.MousePos.y - grabbed_at_) > handle_slack) {
      dragging_ = true;
      ImGui::ClearActiveID();  // what was pressed is not meant
    }
    if (dragging_) pulled_ = grabbed_pull_ + grabbed_at_ - io.MousePos.y, goal_ = -1;
  } else if (dragging_) {
    dragging_ = false;
    if (pulled_ < raise_)
      goal_ = grabbed_pull_ < raise_ / 2 ? (pulled_ > raise_ * 0.2F ? raise_ : 0)
              : pulled_ < raise_ * 0.8F  ? 0
                                         : raise_;
  }
  if (io.MouseWheel != 0 && box.contains(io.MousePos)) pulled_ -= io.MouseWheel * 50, goal_ = -1;
  if (goal_ >= 0) {
    pulled_ = ui.reduced_motion ? goal_ : mix(pulled_, goal_, 0.28F);
    if (std::abs(pulled_ - goal_) < 0.5F) pulled_ = goal_, goal_ = -1;
    ui.ask_for_frame();
  }
  moving_ = goal_ >= 0 || dragging_;
  pulled_ = std::clamp(pulled_, 0.0F, raise_ + overflow_);

  ImGui::SetCursorScreenPos(box.min());
  ImGui::BeginChild("sheet", {box.w, box.h}, 0,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBackground);
  const Shapes2D ink = ui.ink();
  ink.list().PushClipRect({box.x - 20, box.y - 20}, {box.right() + 20, box.bottom()}, false);
  if (ui.press({box.x, box.y, box.w, handle}, "sheet", raise_ > 0).clicked) {
    goal_ = pulled_ < raise_ / 2 ? raise_ : 0;
    ui.ask_for_frame();
  }
  const Rect paper{box.x, box.y, box.w, box.h + 20};
  ink.soft_rect({paper.x, paper.y - 1, paper.w, paper.h}, 22, 10, faded(t.shadow, t.dark ? 0.6F : 0.28F));
  ink.rect(paper, 20, t.surface);
  ink.frame(paper, 20, 1, t.line);
  ink.rect({box.centre().x - 20, box.y + 9, 40, 4}, 2, mix(t.line, t.muted, 0.25F));
  ink.list().PopClipRect();

  ui.mirror.add({.kind = page::MirrorItem::Kind::sheet,
                 .id = "sheet",
                 .name = say(words::more_about_puzzle),
                 .box = Rect{box.x, box.y, box.w, handle}.box(),
                 .enabled = raise_ > 0,
                 .checked = pulled_ >= raise_ && raise_ > 0});

  ink.list().PushClipRect({box.x, box.y + handle - 4}, box.max(), true);
  const float scroll = std::max(0.0F, pulled_ - raise_);
  return {box.x + space::large, box.y + handle - scroll, box.w - 2 * space::large, room_};
}

void Sheet::end(Ui& ui, float content_height) {
  ImGui::GetWindowDrawList()->PopClipRect();
  ImGui::EndChild();
  const float wanted = std::max(0.0F, content_height - room_);
  if (std::exchange(wanted_, wanted) != wanted) ui.ask_for_frame();
}

}  // namespace schlegel::web
