#include "base/say.hpp"

#include <algorithm>
#include <utility>

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

/// Formats a sentence and the chosen branches of nested plurals and choices in one pass.
class Filler {
 public:
  Filler(std::string_view text, std::initializer_list<Filling> fillings) : text_(text), fillings_(fillings) {}

  std::string filled() {
    for (fill({}); at_ < text_.size(); fill({})) said_ += text_[at_++];
    return std::move(said_);
  }

 private:
  void skip() { at_ = std::min(at_ + 1, text_.size()); }
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  template <class Predicate>
  std::string_view take_until(Predicate stops) {
    const std::size_t from = at_;
    while (at_ < text_.size() && !stops(text_[at_])) ++at_;
    return text_.substr(from, at_ - from);
  }
  /// Formats the next braces.
  std::string_view take_braces() {
    int depth = 0;
    const auto closes = [&](char c) { return (depth += c == '{' ? 1 : c == '}' ? -1 : 0) == 0; };
    const std::size_t from = at_;
    take_until(closes);
    skip();
    return text_.substr(from, at_ - from);
  }
  static bool ends_part(char c) { return c == ',' || c == '}'; }

  /// Formats up to the end or to an unmatched closing brace. `count` replaces #, unless it is empty.
  void fill(std::string_view count) {
    while (true) {
      said_ += take_until([&](char c) { return c == '{' || c == '}' || (c == '#' && !count.empty()); });
      if (next() == '#') {
        append_grouped(said_, count);
        skip();
      } else if (next() == '{') {
        fill_place(count);
      } else {
        return;
      }
    }
  }

  void fill_place(std::string_view count) {
    const std::size_t open = at_++;
    const std::string_view name = take_until(ends_part);
    const auto found = std::find_if(fillings_.begin(), fillings_.end(),
                                    [&](const Filling& filling) { return filling.place() == name; });
    if (found == fillings_.end()) {
      at_ = open;
      said_ += take_braces();
      return;
    }
    const bool plain = next() != ',';
    if (!plain) skip();
    const std::string_view kind = plain ? std::string_view() : trim(take_until(ends_part));
    if (plain || kind == "number") {
      const bool in_groups = plain ? found->is_number() : next() == '}';
      if (in_groups)
        append_grouped(said_, found->text());
      else
        said_ += found->text();
      take_until([](char c) { return c == '}'; });
    } else {
      skip();
      if (kind == "plural")
        fill_branch(plural_form(found->text()), found->text());
      else
        fill_branch(found->text(), count);
    }
    skip();
  }

  /// The branch of this name, or `other`. Ends at the brace that closes all branches.
  void fill_branch(std::string_view name, std::string_view count) {
    const auto fill_inside = [&] {
      skip();
      fill(count);
      skip();
    };
    bool filled = false;
    std::size_t other = text_.size();
    while (true) {
      const std::string_view key = trim(take_until([](char c) { return c == '{' || c == '}'; }));
      if (next() != '{') break;
      if (key == "other") other = at_;
      if (filled || key != name) {
        take_braces();
        continue;
      }
      fill_inside();
      filled = true;
    }
    if (filled || other == text_.size()) return;
    const std::size_t end = std::exchange(at_, other);
    fill_inside();
    at_ = end;
  }

  std::string_view text_;
  std::initializer_list<Filling> fillings_;
  std::size_t at_ = 0;
  std::string said_;
};

}  // namespace

void unbalanced_sentence() {}

std::string say(const Sentence& sentence, std::initializer_list<Filling> fillings) {
  return Filler(translated(sentence.english), fillings).filled();
}

namespace {

/// `last_of_several`: of more than two names that hold commas.
std::string say_list(std::span<const std::string> names, const Sentence& last_two, const Sentence& last_of_several) {
  if (names.empty()) return {};
  const bool commas = names.size() > 2 && std::any_of(names.begin(), names.end(), [](const std::string& name) {
                        return name.find(", ") != std::string::npos;
                      });
  std::string all = names[0];
  for (std::size_t i = 1; i + 1 < names.size(); ++i)
    all = say(commas ? words::several_of_names : words::several_names, {{"names", all}, {"next", names[i]}});
  return names.size() == 1 ? all : say(commas ? last_of_several : last_two, {{"first", all}, {"last", names.back()}});
}

}  // namespace

std::string say_all(std::span<const std::string> names) {
  return say_list(names, words::two_names, words::two_of_names);
}
std::string say_any(std::span<const std::string> names) {
  return say_list(names, words::either_name, words::either_of_names);
}

void speak(const Language* language) { spoken = language; }

std::string_view spoken_tag() { return spoken ? spoken->tag : std::string_view(); }

const Language* find_language(std::string_view tag) {
  for (const Language& language : languages)
    if (language.tag == tag) return &language;
  return nullptr;
}

}  // namespace schlegel
