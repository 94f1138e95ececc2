#include <SDL.h>
#include <SDL_opengles2.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"

namespace {

SDL_Window* window = nullptr;

void draw_frame(void*) {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  list->AddTriangleFilled({60, 220}, {260, 220}, {160, 60}, IM_COL32(0, 114, 178, 255));
  list->AddText({60, 240}, IM_COL32(32, 36, 44, 255), "Schlegel");
  ImGui::Render();
  glClearColor(0.969F, 0.953F, 0.925F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window);
}

}  // namespace

int main() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  window = SDL_CreateWindow("Schlegel", 0, 0, 640, 480, SDL_WINDOW_OPENGL);
  SDL_GLContext context = SDL_GL_CreateContext(window);
  ImGui::CreateContext();
  ImGui_ImplSDL2_InitForOpenGL(window, context);
  ImGui_ImplOpenGL3_Init("#version 100");
  emscripten_request_animation_frame_loop(
      [](double, void* data) -> EM_BOOL {
        draw_frame(data);
        return ImGui::GetFrameCount() < 3;
      },
      nullptr);
  emscripten_exit_with_live_runtime();
}
