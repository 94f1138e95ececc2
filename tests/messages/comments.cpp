// Reads headers line by line, as clang-format leaves them.
#include "comments.hpp"

#include <algorithm>
#include <fstream>
#include <regex>
#include <vector>

#include "project_root.hpp"

namespace schlegel::test_support {

void Comments::read(const std::string& path) {
  static const std::regex begins(R"(^\s*(?:struct|enum class) (\w+).*\{[^}]*$)"), ends(R"(^\s*\}\s*(\w*).*;)");
  static const std::regex member(
      R"(^\s*[\w:<>, ]*?(\w+(?:(?: = [^;{,]*)?, \w+)*)(?: = [^;]*|\{[^;]*\})?[;,]?\s*(?:///<(.*))?$)");
  static const std::regex field(R"re(Field\("(\w+)", &(?:\w+::)*(\w+)::(\w+))re");
  std::ifstream file(std::string(project_root) + "/" + path);
  std::vector<std::string> inside;
  std::string above, *beside = nullptr;
  const auto name = [&](const std::string& last) {
    std::string all;
    for (const std::string& one : inside) all += one + ".";
    return all + last;
  };
  std::smatch found;
  for (std::string line; std::getline(file, line);) {
    const std::size_t text = line.find_first_not_of(' ');
    if (text == std::string::npos) {
      above.clear();
    } else if (line.compare(text, 4, "///<") == 0) {
      if (beside != nullptr) *beside += line.substr(text + 4);
    } else if (line.compare(text, 3, "///") == 0) {
      above += (above.empty() ? "" : " ") + line.substr(text + 4);
    } else if (std::regex_match(line, found, begins)) {
      if (!above.empty()) texts_[name(found[1])] = above;
      inside.push_back(found[1]);
      above.clear();
    } else if (!inside.empty() && std::regex_search(line, found, ends) && line.find('{') == std::string::npos) {
      inside.pop_back();
      above.clear();
    } else if (!inside.empty() && std::regex_match(line, found, member)) {
      beside = nullptr;
      const std::string said = found[2].matched ? std::string(found[2]) : above.empty() ? "" : " " + above;
      static const std::regex word(R"(\w+)");
      const std::string names = found[1];
      for (std::sregex_iterator one(names.begin(), names.end(), word), last; !said.empty() && one != last; ++one)
        beside = &(texts_[name(one->str())] = said);
      above.clear();
    } else {
      above.clear();
    }
    for (std::sregex_iterator one(line.begin(), line.end(), field), last; one != last; ++one) {
      const auto told = texts_.find(name((*one)[3]));
      if ((*one)[1] != (*one)[3] && told != texts_.end()) texts_[name((*one)[1])] = told->second;
    }
  }
}

std::string Comments::of(const std::string& what) const {
  const auto found = std::find_if(texts_.begin(), texts_.end(), [&](const auto& text) {
    return text.first == what || std::string_view(text.first).ends_with("." + what);
  });
  if (found == texts_.end()) return "";
  return found->second.substr(found->second.find_first_not_of(' '));
}

}  // namespace schlegel::test_support
