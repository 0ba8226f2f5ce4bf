// Asio and Beast are compiled here once, and not in each source that includes them.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
