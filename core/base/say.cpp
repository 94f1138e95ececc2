#include "base/say.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/words.hpp"

namespace schlegel {
namespace {

const Language* spoken = nullptr;

std::string_view translated(std::string_view english) {
  if (!spoken) return english;
  const auto at = std::lower_bound(spoken->sentences.begin(), spoken->sentences.end(), english,
                                   [](const auto& one, std::string_view key) { return one.english < key; });
  return at != spoken->sentences.end() && at->english == english ? at->translated : english;
}

std::string_view plural_form(std::string_view count) {
  return spoken ? spoken->plural_form(count) : count == "1" ? "one" : "other";
}

/// Fills a sentence, and the chosen branches of its plurals and choices, one within another.
class Filler {
 public:
  explicit Filler(std::initializer_list<Filling> fillings) : fillings_(fillings) {}

  /// `count`: what # stands for; empty where it is a letter as any other.
  void fill(std::string_view text, std::string_view count) {
    while (!text.empty()) {
      const std::size_t stop = std::min(text.find_first_of(count.empty() ? "{" : "{#"), text.size());
      said_ += text.substr(0, stop);
      text.remove_prefix(stop);
      if (text.empty()) return;
      if (text[0] == '#') {
        said_ += grouped(count);
        text.remove_prefix(1);
      } else {
        place(take_braces(text), count);
      }
    }
  }

  std::string take() { return std::move(said_); }

 private:
  /// What stands in the braces that `text` begins with, which are taken off.
  static std::string_view take_braces(std::string_view& text) {
    std::size_t end = 0;
    for (int depth = 0; end < text.size(); ++end) {
      depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
      if (depth == 0) break;
    }
    const std::string_view inside = text.substr(1, end - 1);
    text.remove_prefix(std::min(end + 1, text.size()));
    return inside;
  }

  void place(std::string_view inside, std::string_view count) {
    const std::size_t comma = inside.find(',');
    const std::string_view name = inside.substr(0, comma);
    const auto found = std::find_if(fillings_.begin(), fillings_.end(),
                                    [&](const Filling& filling) { return filling.place() == name; });
    if (found == fillings_.end()) {
      said_ += '{' + std::string(inside) + '}';
    } else if (comma == std::string_view::npos) {
      said_ += found->is_number() ? grouped(found->text()) : std::string(found->text());
    } else {
      std::string_view branches = trim(inside.substr(comma + 1));
      if (branches.starts_with("number")) {
        said_ += branches == "number" ? grouped(found->text()) : std::string(found->text());
        return;
      }
      const bool plural = branches.starts_with("plural");
      branches.remove_prefix(branches.find(',') + 1);
      fill(chosen(branches, plural ? plural_form(found->text()) : found->text()), plural ? found->text() : count);
    }
  }

  /// The branch of this name, or the one called other.
  static std::string_view chosen(std::string_view branches, std::string_view name) {
    std::string_view other;
    while (true) {
      branches = trim(branches);
      const std::size_t open = branches.find('{');
      if (open == std::string_view::npos) return other;
      const std::string_view key = trim(branches.substr(0, open));
      branches.remove_prefix(open);
      const std::string_view branch = take_braces(branches);
      if (key == name) return branch;
      if (key == "other") other = branch;
    }
  }

  std::initializer_list<Filling> fillings_;
  std::string said_;
};

}  // namespace

void unbalanced_sentence() {}

std::string say(const Sentence& sentence, std::initializer_list<Filling> fillings) {
  Filler filler(fillings);
  filler.fill(translated(sentence.english), {});
  return filler.take();
}

std::string say_all(std::span<const std::string> names) {
  if (names.empty()) return {};
  std::string all = names[0];
  for (std::size_t i = 1; i + 1 < names.size(); ++i)
    all = say(words::several_names, {{"names", all}, {"next", names[i]}});
  return names.size() == 1 ? all : say(words::two_names, {{"first", all}, {"last", names.back()}});
}

void speak(const Language* language) { spoken = language; }

std::string_view spoken_tag() { return spoken ? spoken->tag : std::string_view(); }

const Language* find_language(std::string_view tag) {
  for (const Language& language : languages)
    if (language.tag == tag) return &language;
  return nullptr;
}

}  // namespace schlegel
