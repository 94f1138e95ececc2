#include <cstdint>
#include <new>
#include <string>
#include <string_view>

#include <emscripten.h>
#include <emscripten/heap.h>

#include "page/wasm_input.hpp"
#include "play/question.hpp"
#include "play/words.hpp"

// The solver module's side of assets/solver-worker.js, which passes itself in as Module.worker. Answers go out as JSON.
// clang-format off
EM_JS(void, worker_progress, (double fraction, const char* words, int size), {
  Module.worker.progress(fraction, UTF8ToString(words, size));
});
EM_JS(void, worker_reply, (const char* text, int size, double heap), { Module.worker.reply(UTF8ToString(text, size), heap); });
EM_JS(void, worker_failed, (const char* why, int size), { Module.worker.failed(UTF8ToString(why, size)); });
EM_JS(void, worker_out_of_memory, (), { Module.worker.outOfMemory(); });
// clang-format on

namespace schlegel {
namespace {

constexpr double beat_milliseconds = 150;

std::string in_words(const Progress& progress) {
  return say(words::progress, {{"phase", say(Sentence{progress.phase})}, {"steps", progress.steps}});
}

/// Reports to the page now and then; the page ends a search by ending the worker.
class WorkerControl : public Control {
 public:
  bool tick(const Progress& progress) override {
    const double now = emscripten_get_now();
    if (now - last_beat_ < beat_milliseconds) return true;
    last_beat_ = now;
    const std::string text = in_words(progress);
    worker_progress(progress.fraction, text.data(), static_cast<int>(text.size()));
    return true;
  }

 private:
  double last_beat_ = emscripten_get_now();
};

void answer(double memory_limit) {
  WorkerControl control;
  control.memory_limit = static_cast<std::size_t>(memory_limit);
  const Result<std::string> reply = ask_json(take_inbox(), control);
  const std::string text = reply ? *reply : reply.error().text();
  if (reply)
    worker_reply(text.data(), static_cast<int>(text.size()), static_cast<double>(emscripten_get_heap_size()));
  else
    worker_failed(text.data(), static_cast<int>(text.size()));
}

}  // namespace
}  // namespace schlegel

/// Answers the question in the inbox. Running out of memory throws in JavaScript, through all that is on the stack.
extern "C" EMSCRIPTEN_KEEPALIVE void worker_ask(double memory_limit) {
  std::set_new_handler([] { worker_out_of_memory(); });
  schlegel::answer(memory_limit);
}
