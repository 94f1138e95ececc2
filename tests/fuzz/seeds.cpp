// seeds FOLDER: writes the boards that the fuzzer starts from, one file each, into an existing folder.
#include <cstdio>
#include <fstream>

#include "corpus.hpp"

int main(int count, char** arguments) {
  if (count != 2) return std::fprintf(stderr, "usage: schlegel_fuzz_seeds FOLDER\n"), 2;
  constexpr std::size_t longest = 1000;
  int number = 0;
  for (const std::string& text : schlegel::test_support::corpus(longest)) {
    const std::string file = std::string(arguments[1]) + "/" + std::to_string(++number);
    if (!std::ofstream(file, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size())))
      return std::fprintf(stderr, "%s cannot be written; make the folder first\n", file.c_str()), 1;
  }
}
