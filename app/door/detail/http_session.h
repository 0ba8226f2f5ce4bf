#pragma once

#include "app/door/detail/hub.h"
#include "app/door/detail/polled.h"
#include "app/door/detail/request.h"

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace reach::door {

/// One socket, as long as it speaks HTTP.
class HttpSession final : public Waiter, public Poller, public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(Hub& hub, Socket socket, Tally::Slot slot, std::string address);

    void start() { read(); }

    void viewChanged() override;
    void tell(std::string lines) override;
    void nothingNew() override;
    void gone(const std::string& why) override;

  private:
    struct Answer {
        unsigned status = 200;
        std::string type = "text/plain; charset=utf-8";
        std::string headers;  ///< further ones, each with its line's end
        std::shared_ptr<const Source> body;
    };
    using Parser = beast::http::request_parser<beast::http::string_body>;

    void read();
    void onHeader(const Error& error);
    void onBadRead(const Error& error);
    std::optional<Refusal> fault() const;
    void route();
    void readBody();
    void onBody(const Error& error);

    void upgrade();
    void join();
    void offers();
    std::ptrdiff_t mostLines() const;
    void deliver(std::shared_ptr<Polled> polled, std::string text, std::size_t from);
    void acts();
    void leave();
    void views();
    void lookAtView();
    void file();

    std::string_view field(beast::http::field name) const;
    std::string_view key() const;
    std::shared_ptr<Polled> connection();
    std::optional<Admission> admitted();
    void refuse(const Judged& judged);
    void report(Report report);
    bool isFromHere() const;
    void wait();

    void answer(Answer answer);
    void answer(unsigned status, std::string text);
    void refuse(Refusal refusal, unsigned status, std::string_view text, const std::string& headers = {});
    void write();
    void onWritten(const Error& error);
    void drain();
    void cut();

    Hub& hub_;
    Stream stream_;
    Tally::Slot slot_;
    const std::string address_;
    std::string asker_;  ///< the address behind a proxy, else address_
    beast::flat_buffer buffer_;
    std::optional<Parser> parser_;
    Target target_;
    bool isFirst_ = true;
    bool isKept_ = false;  ///< the socket stays open after this answer
    bool isWaiting_ = false;
    std::string viewOf_;  ///< the table of the view that it waits for
    std::shared_ptr<Polled> asked_;
    Timer timer_;

    std::shared_ptr<const Source> body_;
    std::uint64_t sent_ = 0;
    std::string piece_;
    std::size_t drained_ = 0;
};

}  // namespace reach::door
