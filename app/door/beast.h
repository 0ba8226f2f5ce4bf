#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/string_type.hpp>

#include <chrono>
#include <string_view>
#include <utility>

/// Short names for what the door, and a guest's way to it, use of Boost. The library reachkeeper_beast has
/// it.
namespace reach::door {

namespace net = boost::asio;
namespace beast = boost::beast;

using Error = beast::error_code;
using Tcp = net::ip::tcp;
using Executor = net::io_context::executor_type;
using Socket = net::basic_stream_socket<Tcp, Executor>;
using Acceptor = net::basic_socket_acceptor<Tcp, Executor>;
using Timer = net::basic_waitable_timer<std::chrono::steady_clock,
                                        net::wait_traits<std::chrono::steady_clock>, Executor>;
/// Reads at a bounded speed, so that no flood of tiny things keeps the thread busy.
class Stream : public beast::basic_stream<Tcp, Executor, beast::simple_rate_policy> {
    using basic_stream::basic_stream;
};

/// How a WebSocket ends after its last frame. Beast finds this function by its argument. Its own waits until
/// the other side has closed, too, and after a bad frame the other side may never do so.
template <typename Handler>
void async_teardown(beast::role_type, Stream& stream, Handler&& handler) {
    Error ignored;
    stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream.socket().close(ignored);
    net::post(stream.get_executor(), beast::bind_front_handler(std::forward<Handler>(handler), Error()));
}

/// Boost's own type of views changed between its versions.
inline std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

}  // namespace reach::door
