#pragma once
#include <string>

#include <boost/multiprecision/cpp_int.hpp>

namespace schlegel {

/// An exact number of solutions, of any size.
using Count = boost::multiprecision::cpp_int;

inline std::string to_text(const Count& count) { return count.str(); }

}  // namespace schlegel
