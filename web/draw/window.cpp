#include "web/draw/window.hpp"

#include <algorithm>
#include <cstring>
#include <limits>

#include <GLES2/gl2.h>
#include <emscripten/html5.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

/// In place of WebGL's, which waits until the graphics processor has done all that it was told, for the first of the
/// dozen values that Dear ImGui asks for in each frame, to put them back afterwards: nobody here relies on any of them.
extern "C" void glGetIntegerv(GLenum name, GLint* values) {
  std::fill_n(values, name == GL_VIEWPORT || name == GL_SCISSOR_BOX ? 4 : 1, 0);
  if (name == GL_ACTIVE_TEXTURE) *values = GL_TEXTURE0;
  if (name == GL_BLEND_EQUATION_RGB || name == GL_BLEND_EQUATION_ALPHA) *values = GL_FUNC_ADD;
}

namespace schlegel::web {
namespace {

constexpr double font_pause = 140;  ///< between two rasterisations while sizes keep changing, in milliseconds

/// What Dear ImGui uses. To enable all, as is usual, would wait for the graphics processor some thirty times.
void enable_extensions(EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context) {
  emscripten_webgl_enable_extension(context, "OES_vertex_array_object");
  emscripten_webgl_enable_extension(context, "OES_element_index_uint");
}

/// The page has made it, with its attributes (makeContext in assets/page.js).
bool take_context() {
  EmscriptenWebGLContextAttributes wish;
  emscripten_webgl_init_context_attributes(&wish);
  wish.enableExtensionsByDefault = false;
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context("#canvas", &wish);
  if (context <= 0 || emscripten_webgl_make_context_current(context) != EMSCRIPTEN_RESULT_SUCCESS) return false;
  enable_extensions(context);
  return true;
}

/// Of all that is drawn: a picture that is there already need not be drawn again, which most frames after a touch ask
/// for. Two differ unseen once in 2^64.
std::uint64_t fingerprint(const ImDrawData& data, std::uint32_t background) {
  std::uint64_t mixed = background;
  const auto add = [&mixed](const void* bytes, int size) {
    const char *at = static_cast<const char*>(bytes), *const end = at + size;
    std::uint64_t word = 0;
    const auto mix_in = [&mixed, &word] {
      mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;
      mixed ^= mixed >> 29U;
    };
    for (; end - at >= 8; at += 8) {
      std::memcpy(&word, at, 8);
      mix_in();
    }
    word = 0;
    std::copy(at, end, reinterpret_cast<char*>(&word));
    mix_in();
  };
  for (const ImDrawList* const list : data.CmdLists) {
    add(list->VtxBuffer.Data, list->VtxBuffer.size_in_bytes());
    add(list->IdxBuffer.Data, list->IdxBuffer.size_in_bytes());
    for (const ImDrawCmd& command : list->CmdBuffer) add(&command.ClipRect, sizeof command.ClipRect);
  }
  return mixed;
}

}  // namespace

bool Window::open() {
  if (!take_context()) return false;
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  ImGuiStyle& look = ImGui::GetStyle();
  look.WindowPadding = look.FramePadding = look.ItemSpacing = {0, 0};
  look.WindowBorderSize = look.ChildBorderSize = 0;
  if (!ImGui_ImplOpenGL3_Init("#version 100")) return false;
  alive_ = true;
  return true;
}

void Window::resize(float width, float height, float pixel_ratio) {
  width_ = width;
  height_ = height;
  pixel_ratio_ = pixel_ratio;
  drawn_ = 0;
  emscripten_set_canvas_element_size("#canvas", static_cast<int>(std::lround(width * pixel_ratio)),
                                     static_cast<int>(std::lround(height * pixel_ratio)));
}

void Window::context_lost() {
  alive_ = false;
  drawn_ = 0;
  ImGui_ImplOpenGL3_DestroyDeviceObjects();  // now, while deleting what belongs to the lost context is no error
}

void Window::context_restored() {
  enable_extensions(emscripten_webgl_get_current_context());
  alive_ = ImGui_ImplOpenGL3_CreateDeviceObjects();
}

void Window::mouse_moves(Vec at, int buttons) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(at.x, at.y);
  io.AddMouseButtonEvent(ImGuiMouseButton_Left, (buttons & 1) != 0);
  io.AddMouseButtonEvent(ImGuiMouseButton_Right, (buttons & 2) != 0);
}

void Window::mouse_leaves() {
  constexpr float away = -std::numeric_limits<float>::max();
  ImGui::GetIO().AddMousePosEvent(away, away);
}

void Window::wheel_turns(float notches) { ImGui::GetIO().AddMouseWheelEvent(0, std::clamp(notches, -1.5F, 1.5F)); }

void Window::finger_moves(std::int64_t id, Vec at, bool lifted) {
  if (fingers_.empty() && !lifted) first_finger_ = id;
  if (id == first_finger_) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(at.x, at.y);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, !lifted);
    if (lifted) first_finger_ = -1;
  }
  const auto held =
      std::find_if(fingers_.begin(), fingers_.end(), [id](const Finger& finger) { return finger.id == id; });
  if (lifted) {
    if (held != fingers_.end()) fingers_.erase(held);
    return;
  }
  if (held == fingers_.end()) {
    fingers_.push_back({id, at});
    if (fingers_.size() == 2) coming_.second_tap = true;
    if (fingers_.size() >= 2) coming_.centre = (fingers_[0].at + fingers_[1].at) * 0.5F;
    return;
  }
  const auto apart = [&] { return std::max(1.0F, length(fingers_[1].at - fingers_[0].at)); };
  const float before = fingers_.size() >= 2 ? apart() : 1;
  held->at = at;
  if (fingers_.size() < 2) return;
  const Vec centre = (fingers_[0].at + fingers_[1].at) * 0.5F;
  coming_.zoom *= apart() / before;
  coming_.moved = coming_.moved + centre - coming_.centre;
  coming_.centre = centre;
}

void Window::begin(TextRenderer& type, double now) {
  fonts_due_ = false;
  if (type.stale() && now - fonts_made_ < font_pause) {
    fonts_due_ = true;
  } else if (type.prepare(pixel_ratio_)) {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    if (fonts_made_ > 0) ImGui_ImplOpenGL3_CreateFontsTexture();  // the first time NewFrame makes it
    fonts_made_ = now;
    drawn_ = 0;
  }
  gesture_ = coming_;
  gesture_.fingers = static_cast<int>(fingers_.size());
  coming_ = {.centre = gesture_.centre};
  ImGui_ImplOpenGL3_NewFrame();
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = static_cast<float>(std::clamp((now - last_frame_) / 1000, 0.001, 0.2));
  last_frame_ = now;
  io.DisplaySize = {width_, height_};
  io.DisplayFramebufferScale = {pixel_ratio_, pixel_ratio_};
  ImGui::NewFrame();
  stirred_ = !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

void Window::end(const Theme& theme, bool moving) {
  ImGui::Render();
  const std::uint64_t picture = moving ? 0 : fingerprint(*ImGui::GetDrawData(), theme.background);
  if (picture == drawn_ && !moving) return;
  drawn_ = picture;
  const auto channel = [&](int shift) { return static_cast<float>((theme.background >> shift) & 0xFFU) / 255; };
  glClearColor(channel(0), channel(8), channel(16), 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace schlegel::web
