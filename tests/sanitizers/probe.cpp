#include <climits>
#include <cstring>
#include <vector>

// probe address | undefined: makes that mistake, in a way the compiler cannot foresee.
int main(int argument_count, char** arguments) {
  if (argument_count != 2) return 2;
  if (std::strcmp(arguments[1], "address") == 0) {
    std::vector<int> three(3);
    volatile std::size_t past_the_end = 3;
    volatile int* cells = three.data();
    cells[past_the_end] = 1;
  } else {
    volatile int most = INT_MAX;
    volatile int more = most + 1;
    static_cast<void>(more);
  }
  return 0;
}
