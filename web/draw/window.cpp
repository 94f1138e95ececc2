#include "web/draw/window.hpp"

#include <algorithm>
#include <cstring>
#include <limits>

#include <GLES2/gl2.h>
#include <SDL.h>
#include <emscripten/html5.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include "web/page/page.hpp"

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

/// Something has happened on the canvas: draw. The sentinel is SDL's own and would wake us for ever.
int wake(void*, SDL_Event* event) {
  switch (event->type) {
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL:
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION:
    case SDL_WINDOWEVENT:
      page::request_frame();
      break;
    default:
      break;
  }
  return 1;
}

/// SDL is here for what it makes of mice and fingers; Dear ImGui hears nothing else of it.
void tell_imgui(const SDL_Event& event) {
  constexpr float away = -std::numeric_limits<float>::max();
  ImGuiIO& io = ImGui::GetIO();
  const auto source = [&io](Uint32 device) {
    io.AddMouseSourceEvent(device == SDL_TOUCH_MOUSEID ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  };
  switch (event.type) {
    case SDL_MOUSEMOTION:
      source(event.motion.which);
      io.AddMousePosEvent(static_cast<float>(event.motion.x), static_cast<float>(event.motion.y));
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (event.button.button != SDL_BUTTON_LEFT && event.button.button != SDL_BUTTON_RIGHT) break;
      source(event.button.which);
      io.AddMousePosEvent(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
      io.AddMouseButtonEvent(event.button.button == SDL_BUTTON_LEFT ? ImGuiMouseButton_Left : ImGuiMouseButton_Right,
                             event.type == SDL_MOUSEBUTTONDOWN);
      break;
    case SDL_MOUSEWHEEL: {
      // A notch is one; touch pads send fractions of it, some mice tens at a time.
      const float notches = std::clamp(event.wheel.preciseY, -1.5F, 1.5F);
      io.AddMouseWheelEvent(0, notches);
      break;
    }
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) io.AddMousePosEvent(away, away);
      break;
    default:
      break;
  }
}

bool make_context() {
  EmscriptenWebGLContextAttributes wish;
  emscripten_webgl_init_context_attributes(&wish);
  wish.alpha = wish.depth = wish.stencil = wish.antialias = false;
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context("#canvas", &wish);
  return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
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
  // The canvas never has the focus: keys come through the page's own elements.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  window_ = SDL_CreateWindow("Schlegel", 0, 0, 640, 480, 0);
  if (!window_ || !make_context()) return false;
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  ImGuiStyle& look = ImGui::GetStyle();
  look.WindowPadding = look.FramePadding = look.ItemSpacing = {0, 0};
  look.WindowBorderSize = look.ChildBorderSize = 0;
  if (!ImGui_ImplOpenGL3_Init("#version 100")) return false;
  SDL_AddEventWatch(wake, nullptr);
  alive_ = true;
  return true;
}

void Window::resize(float width, float height, float pixel_ratio) {
  width_ = width;
  height_ = height;
  pixel_ratio_ = pixel_ratio;
  drawn_ = 0;
  SDL_SetWindowSize(window_, static_cast<int>(std::lround(width)), static_cast<int>(std::lround(height)));
  emscripten_set_canvas_element_size("#canvas", static_cast<int>(std::lround(width * pixel_ratio)),
                                     static_cast<int>(std::lround(height * pixel_ratio)));
}

void Window::context_lost() {
  alive_ = false;
  drawn_ = 0;
  ImGui_ImplOpenGL3_DestroyDeviceObjects();  // now, while deleting what belongs to the lost context is no error
}

void Window::context_restored() {
  const auto context = emscripten_webgl_get_current_context();
  emscripten_webgl_enable_extension(context, "OES_vertex_array_object");
  emscripten_webgl_enable_extension(context, "OES_element_index_uint");
  alive_ = ImGui_ImplOpenGL3_CreateDeviceObjects();
}

void Window::take_events() {
  gesture_.zoom = 1;
  gesture_.moved = {0, 0};
  gesture_.second_tap = false;
  stirred_ = false;
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    stirred_ = true;
    tell_imgui(event);
    if (event.type == SDL_FINGERDOWN || event.type == SDL_FINGERUP || event.type == SDL_FINGERMOTION)
      take_finger(event.tfinger.fingerId, {event.tfinger.x * width_, event.tfinger.y * height_},
                  event.type == SDL_FINGERUP);
  }
  if (SDL_GetNumTouchDevices() > 0 && SDL_GetNumTouchFingers(SDL_GetTouchDevice(0)) == 0) fingers_.clear();
  gesture_.fingers = static_cast<int>(fingers_.size());
}

/// By what the event itself says: SDL's own list of fingers is already that of the last event, and a slow frame takes
/// many at once.
void Window::take_finger(std::int64_t id, Vec at, bool lifted) {
  const auto held =
      std::find_if(fingers_.begin(), fingers_.end(), [id](const Finger& finger) { return finger.id == id; });
  if (lifted) {
    if (held != fingers_.end()) fingers_.erase(held);
    return;
  }
  if (held == fingers_.end()) {
    fingers_.push_back({id, at});
    if (fingers_.size() == 2) gesture_.second_tap = true;
    if (fingers_.size() >= 2) gesture_.centre = (fingers_[0].at + fingers_[1].at) * 0.5F;
    return;
  }
  const auto apart = [&] { return std::max(1.0F, length(fingers_[1].at - fingers_[0].at)); };
  const float before = fingers_.size() >= 2 ? apart() : 1;
  held->at = at;
  if (fingers_.size() < 2) return;
  const Vec centre = (fingers_[0].at + fingers_[1].at) * 0.5F;
  gesture_.zoom *= apart() / before;
  gesture_.moved = gesture_.moved + centre - gesture_.centre;
  gesture_.centre = centre;
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
  take_events();
  ImGui_ImplOpenGL3_NewFrame();
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = static_cast<float>(std::clamp((now - last_frame_) / 1000, 0.001, 0.2));
  last_frame_ = now;
  io.DisplaySize = {width_, height_};
  io.DisplayFramebufferScale = {pixel_ratio_, pixel_ratio_};
  ImGui::NewFrame();
  // A tap's place, press and release are taken one in a frame.
  stirred_ =
      stirred_ || !ImGui::GetCurrentContext()->InputEventsQueue.empty() || io.MouseClicked[0] || io.MouseReleased[0];
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
