#include <benchmark/benchmark.h>

int main(int argc, char** argv) { return benchmark::run_all(argc, argv); }
