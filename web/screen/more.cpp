#include "web/screen/more.hpp"

#include "web/widgets/widgets.hpp"
#include "web/words.hpp"

namespace schlegel::web {

void More::draw(Ui& ui, const App& app, const Rect& anchor) {
  if (!open_) return;
  struct Choice {
    const char* id;
    const Sentence& label;
    Icon icon;
    bool enabled;
    Command command;
  };
  const bool moved = app.table().session().can_undo();
  const Choice choices[] = {
      {"restart", words::start_over, Icon::restart, moved, Command::seek},
      {"new", words::new_board, Icon::plus, app.table().session().game().generates(), Command::new_board},
      {"edit", words::edit_board, Icon::edit, true, Command::edit},
      {"bookmark", words::bookmark, Icon::flag, moved, Command::add_bookmark},
      {"home", words::home, Icon::back, true, Command::show_home},
      {"progress", words::progress, Icon::chart, true, Command::show_progress},
      {"replay", words::replay, Icon::play, app.table().session().can_redo(), Command::toggle_play},
  };
  constexpr float edge = 6;
  const float width = std::min(212.0F, ui.size.x - 2 * space::small);
  const float height = touch * static_cast<float>(std::size(choices)) + 2 * edge;
  const Rect box{std::max(space::small, anchor.right() - width), anchor.y - height - space::small, width, height};

  // A window of its own over the whole screen: what is pressed beside the card presses nothing else.
  ImGui::SetCursorScreenPos({0, 0});
  ImGui::BeginChild("more", ui.size, 0, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground);
  card(ui, box);
  bool chosen = false;
  Rect row = box.inset(edge);
  for (const Choice& choice : choices) {
    const Rect line{row.x, row.y, row.w, touch};
    row.y += touch;
    const ButtonLook look{
        .kind = ButtonLook::Kind::row, .icon = choice.icon, .enabled = choice.enabled, .group = "moves"};
    if (!button(ui, line, choice.id, say(choice.label), look)) continue;
    ui.then(choice.command);
    chosen = true;
  }
  const bool beside = ImGui::IsMouseClicked(0) && !box.contains(ImGui::GetIO().MousePos);
  ImGui::SetCursorScreenPos({0, 0});
  ImGui::InvisibleButton("beside", ui.size);
  ImGui::EndChild();
  if (chosen || beside) open_ = false;
}

}  // namespace schlegel::web
