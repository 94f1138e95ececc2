#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// In place of the page: what the app tells it, asks of it and keeps there, and a clock that a test moves.
struct FakePage {
  std::vector<std::string> told;  ///< messages, in JSON
  std::vector<std::string> said;
  std::map<std::string, std::string, std::less<>> kept;
  std::string addressed;
  std::string question;  ///< that the worker was asked last; empty: cancelled
  int job = 0;
  double now = 1000;  ///< milliseconds

  /// Whether a message of this type was told since last time.
  bool take(std::string_view type);
  /// What was said since last time, a sentence after the other.
  std::string take_said();
};

/// The page of the test that runs; a new one for each.
FakePage& fake_page();
FakePage& new_page();
