#include "play/options.hpp"

#include "base/text.hpp"
#include "play/words.hpp"

namespace schlegel {

void Options::set(std::string name, std::string value) {
  for (auto& [key, held] : all_)
    if (key == name) {
      held = std::move(value);
      return;
    }
  all_.emplace_back(std::move(name), std::move(value));
}

bool Options::has(std::string_view name) const {
  for (const auto& entry : all_)
    if (entry.first == name) return true;
  return false;
}

std::string_view Options::get(std::string_view name, std::string_view otherwise) const {
  for (const auto& [key, value] : all_)
    if (key == name) return value;
  return otherwise;
}

Result<std::int64_t> Options::integer(std::string_view name, std::int64_t otherwise, std::int64_t least,
                                      std::int64_t most) const {
  if (!has(name)) return otherwise;
  TextCursor cursor(get(name));
  const std::string what = "--" + std::string(name);
  auto value = cursor.take_integer(Sentence{what}, least, most);
  if (value && !cursor.at_end())
    return Error{say(words::option_one_number, {{"option", name}, {"text", quoted(cursor.rest())}})};
  if (!value) return Error{value.error().message};
  return value;
}

std::optional<Error> Options::yes_or_no(std::string_view name, bool& truth) const {
  const std::string_view value = get(name, truth ? "yes" : "no");
  if (value != "yes" && value != "no")
    return Error{say(words::option_yes_or_no, {{"option", name}, {"text", quoted(value)}})};
  truth = value == "yes";
  return std::nullopt;
}

Error at_option(const Error& error, std::string_view option) {
  return Error{say(error.column > 0 ? words::option_problem_at : words::option_problem,
                   {{"option", option}, {"column", error.column}, {"problem", error.message}})};
}

}  // namespace schlegel
