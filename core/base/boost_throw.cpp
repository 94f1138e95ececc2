#if __has_include(<boost/throw_exception.hpp>)
#include <cstdlib>

#include <boost/config.hpp>
#ifdef BOOST_NO_EXCEPTIONS
#include <boost/throw_exception.hpp>

// Boost calls these without exceptions. It would throw on overflow or division by zero, which are programming errors:
// abort.
namespace boost {
BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost
#endif
#endif
