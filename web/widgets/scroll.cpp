#include "web/widgets/scroll.hpp"

#include <imgui_internal.h>

namespace schlegel::web {
namespace {

constexpr float drag_slack = 7;
constexpr float least_seen = 10;  ///< of an item, for its focus ring to be drawn

}  // namespace

float FingerScroll::moved(const Ui& ui, const Rect& window, bool may) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!may || !ui.touched() || !ImGui::IsMouseDown(0) || !window.contains(io.MouseClickedPos[0])) {
    active_ = false;
    return 0;
  }
  if (!active_ && std::abs(io.MousePos.y - io.MouseClickedPos[0].y) > drag_slack) {
    active_ = true;
    ImGui::ClearActiveID();  // what was pressed is not meant
  }
  return active_ ? io.MouseDelta.y : 0;
}

void clip(page::MirrorItem& item, const Rect& window) {
  const Rect box = rect_of(item.box);
  const float top = std::max(box.y, window.y), bottom = std::min(box.bottom(), window.bottom());
  item.covered = bottom - top < std::min(least_seen, box.h);
  if (!item.covered) item.box = Rect{box.x, top, box.w, bottom - top}.box();
}

void fade_out(const Ui& ui, const Rect& window, ImU32 ground) {
  const ImU32 clear = faded(ground, 0);
  ui.ink().list().AddRectFilledMultiColor({window.x, window.bottom() - 28}, window.max(), clear, clear, ground, ground);
}

}  // namespace schlegel::web
