// Prints all tours of Hamilton's board that begin with q r s n p.
#include <cstdio>

#include "play/question.hpp"

int main() {
  schlegel::Question question;
  question.puzzle = "icosian";
  question.instance = "icosian\ngraph dodecahedron\nopening q r s n p\n";
  question.verb = schlegel::Verb::enumerate;
  schlegel::Control control;  // derive from it to show progress, and to stop a search
  const auto reply = schlegel::ask(question, control, [](const std::vector<std::string>& moves) {
    for (const std::string& hole : moves) std::printf("%s ", hole.c_str());
    std::puts("");
    return true;
  });
  if (!reply) {
    std::fprintf(stderr, "%s\n", reply.error().text().c_str());
    return 1;
  }
  std::printf("%s tours\n", reply->count.c_str());
}
