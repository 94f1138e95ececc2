#include "app/fake_page.hpp"

#include <doctest/doctest.h>

#include "web/page/messages.hpp"
#include "web/page/page.hpp"

namespace {

FakePage the_page;

}  // namespace

FakePage& fake_page() { return the_page; }
FakePage& new_page() { return the_page = {}; }

bool FakePage::take(std::string_view type) {
  const std::string mark = "\"type\":\"" + std::string(type) + '"';
  bool found = false;
  for (const std::string& message : told) found = found || message.find(mark) != std::string::npos;
  told.clear();
  return found;
}

std::string FakePage::take_said() {
  std::string all;
  for (const std::string& sentence : said) all += (all.empty() ? "" : " ") + sentence;
  said.clear();
  return all;
}

namespace schlegel::page {

void tell_json(std::string_view message) {
  PageMessage read;
  CHECK_FALSE(read_message(message, read));
  if (const auto* asked = std::get_if<Ask>(&read)) {
    the_page.job = asked->job;
    the_page.question = write_json(asked->question);
  } else if (std::holds_alternative<Cancel>(read)) {
    the_page.question.clear();
  } else {
    the_page.told.emplace_back(message);
  }
}
void announce(std::string_view sentence) { the_page.said.emplace_back(sentence); }
Keeping keep(std::string_view key, std::string_view text) {
  if (text.empty())
    the_page.kept.erase(std::string(key));
  else
    the_page.kept[std::string(key)] = text;
  return Keeping::stored;
}
std::string kept(std::string_view key) {
  const auto found = the_page.kept.find(key);
  return found == the_page.kept.end() ? std::string() : found->second;
}
std::string today() { return "22 November"; }
std::string addressed() { return the_page.addressed; }
void set_place(std::string_view, std::string_view) {}
std::string address(std::string_view fragment) { return "https://example.org/#" + std::string(fragment); }
double now_milliseconds() { return the_page.now; }

}  // namespace schlegel::page
