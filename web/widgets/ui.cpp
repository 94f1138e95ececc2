#include "web/widgets/ui.hpp"

#include <imgui_internal.h>

#include "web/page/page.hpp"

namespace schlegel::web {

void Ui::begin(double milliseconds) {
  last_ = now;
  now = milliseconds;
  animate_ = activated_.size() > 1;
  wake_ = 0;
  cursor_ = "default";
}

void Ui::run_commands(App& app) {
  if (!commands_.empty()) ask_for_frame();
  for (const auto& [command, value] : commands_) run(app, command, value);
  commands_.clear();
}

void Ui::end() {
  if (!activated_.empty()) activated_.pop_front();  // taken, or nobody knows it
  slid_.clear();
  focus_moved_ = false;
  if (shown_cursor_ != cursor_) page::set_cursor(shown_cursor_ = cursor_);
}

int Ui::sleep() const {
  return wake_ == 0 ? 0 : std::max(1, static_cast<int>(std::ceil(wake_ - page::now_milliseconds())));
}

bool Ui::take_activation(std::string_view id) {
  if (activated_.empty() || activated_.front() != id) return false;
  activated_.front().clear();
  return true;
}

std::optional<double> Ui::take_slide(std::string_view id) {
  if (slid_.empty() || slid_ != id) return std::nullopt;
  slid_.clear();
  return slid_to_;
}

bool Ui::touched() const { return ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen; }

namespace {

/// What is drawn above a button may change while it is pressed and move it from under a pointer that rests.
bool let_go_in_place() {
  constexpr float slack = 7;
  return ImGui::IsItemDeactivated() && ImGui::IsMouseReleased(0) &&
         ImGui::GetIO().MouseDragMaxDistanceSqr[0] < slack * slack;
}

}  // namespace

Ui::Press Ui::press(const Rect& box, const std::string& id, bool enabled, const char* css) {
  Press press;
  ImGui::SetCursorScreenPos(box.min());
  const bool released = ImGui::InvisibleButton(id.c_str(), {std::max(1.0F, box.w), std::max(1.0F, box.h)});
  press.clicked = enabled && (released || let_go_in_place());
  press.held = ImGui::IsItemActive() && enabled;
  press.hovered = (ImGui::IsItemHovered() || press.held) && enabled;
  if (focus_came(id)) {
    ImGui::ScrollToItem(ImGuiScrollFlags_KeepVisibleEdgeY);
    ask_for_frame();
  }
  if (enabled && take_activation(id)) press.clicked = true;
  if (press.hovered && !touched()) cursor(css);

  const float goal = press.held ? 1.6F : press.hovered && !touched() ? 1.0F : 0.0F;
  const auto known = warmth_.find(id);
  if (goal == 0 && known == warmth_.end()) return press;
  float& warmth = known == warmth_.end() ? warmth_[id] : known->second;
  const float step = reduced_motion ? 2.0F : static_cast<float>(std::min(40.0, now - last_)) / 110;
  warmth = warmth < goal ? std::min(goal, warmth + step) : std::max(goal, warmth - step);
  press.warmth = warmth;
  if (warmth != goal) ask_for_frame();
  if (warmth == 0) warmth_.erase(id);
  return press;
}

}  // namespace schlegel::web
