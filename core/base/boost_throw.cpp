#if __has_include(<boost/throw_exception.hpp>)
#include <cstdlib>

#include <boost/config.hpp>
#ifdef BOOST_NO_EXCEPTIONS
#include <boost/throw_exception.hpp>

// Boost asks for these where exceptions are off. What it would throw (overflow, division by zero) is an error of ours:
// stop.
namespace boost {
BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost
#endif
#endif
