#include "app/door/detail/http_session.h"

#include "app/door/detail/web_socket.h"

#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace reach::door {
namespace {

namespace http = beast::http;

constexpr std::size_t kPiece = 64 * 1024;
constexpr std::size_t kMostDrained = 256 * 1024;
constexpr std::chrono::milliseconds kDrain{1000};

bool isOfHttp(const Error& error) {
    static const Error known = http::make_error_code(http::error::end_of_stream);
    return error.category() == known.category();
}

/// A body that was put together for this answer.
class Written final : public Source {
  public:
    explicit Written(std::shared_ptr<const std::string> text) : text_(std::move(text)) {}
    std::uint64_t size() const override { return text_->size(); }
    std::size_t read(std::uint64_t at, char* to, std::size_t length) const override {
        return text_->copy(to, length, static_cast<std::size_t>(at));
    }

  private:
    std::shared_ptr<const std::string> text_;
};

std::shared_ptr<const Source> written(std::string text) {
    return std::make_shared<Written>(std::make_shared<const std::string>(std::move(text)));
}

// Nothing else may show these pages in a frame, guess at their type, or learn where somebody came from.
constexpr std::string_view kForAll =
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Content-Security-Policy: frame-ancestors 'none'\r\n";

constexpr std::string_view kNotKept = "Cache-Control: no-store\r\n";

}  // namespace

HttpSession::HttpSession(Hub& hub, Socket socket, Tally::Slot slot, std::string address)
    : hub_(hub),
      stream_(std::move(socket)),
      slot_(std::move(slot)),
      address_(std::move(address)),
      buffer_(hub.limits.header + hub.limits.message),
      timer_(hub.io) {
    stream_.rate_policy().read_limit(hub.limits.bytesPerSecond);
}

void HttpSession::read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(hub_.limits.header));
    parser_->body_limit(hub_.limits.message);
    stream_.expires_after(hub_.limits.request);
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](const Error& error, std::size_t) { self->onHeader(error); });
}

void HttpSession::onHeader(const Error& error) {
    if (error) return onBadRead(error);
    isFirst_ = false;
    isKept_ = parser_->get().keep_alive();
    asker_ = address_;
    if (hub_.isBehindProxy && isLoopback(address_)) {
        // Of several, the last was added by the proxy.
        std::string_view from;
        const auto [first, last] = parser_->get().equal_range("X-Forwarded-For");
        for (auto at = first; at != last; ++at) from = forwardedIn(view(at->value()));
        if (!from.empty()) asker_ = guesserOf(from);
    }
    if (const auto why = fault()) {
        isKept_ = false;
        if (*why == Refusal::WrongHost) return refuse(*why, 421, "This address is not known here.");
        if (*why == Refusal::WrongOrigin) return refuse(*why, 403, "Another page asked.");
        if (*why == Refusal::MessageTooLong) return refuse(*why, 413, "Too long.");
        return refuse(*why, 400, "Not understood.");
    }
    route();
}

void HttpSession::onBadRead(const Error& error) {
    isKept_ = false;
    if (error == beast::error::timeout) {
        if (isFirst_ || parser_->got_some()) hub_.refusals.count(Refusal::SlowRequest);
        return cut();
    }
    if (error == http::error::end_of_stream || !isOfHttp(error)) return cut();
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return refuse(Refusal::HeaderTooLong, 431, "Too long.");
    if (error == http::error::body_limit) return refuse(Refusal::MessageTooLong, 413, "Too long.");
    refuse(Refusal::BadRequest, 400, "Not understood.");
}

/// The fault of a request that is wrong for every path.
std::optional<Refusal> HttpSession::fault() const {
    const auto& request = parser_->get();
    const auto length = parser_->content_length();
    const bool hasBody = parser_->chunked() || (length && *length > 0);
    if (request.count(http::field::host) != 1 || request.count(http::field::origin) > 1)
        return Refusal::BadRequest;
    if (parser_->chunked() || (hasBody && request.method() != http::verb::post)) return Refusal::BadRequest;
    if (length && *length > hub_.limits.message) return Refusal::MessageTooLong;
    const auto host = field(http::field::host);
    if (!isOurHost(host, hub_.names)) return Refusal::WrongHost;
    if (request.count(http::field::origin) > 0 && !isSameOrigin(field(http::field::origin), host))
        return Refusal::WrongOrigin;
    return readTarget(view(request.target())) ? std::nullopt : std::optional(Refusal::BadRequest);
}

void HttpSession::route() {
    const auto& request = parser_->get();
    target_ = *readTarget(view(request.target()));
    const auto path = target_.path;
    if (request.method() == http::verb::post) {
        if (path == "/join" || path == "/offers" || path == "/leave") return readBody();
    } else if (request.method() == http::verb::get) {
        if (path == "/join" && beast::websocket::is_upgrade(request)) return upgrade();
        if (path == "/acts") return acts();
        if (path == "/view") return views();
        if (path == "/health" || path == "/metrics")
            if (auto told = hub_.report(path)) return report(std::move(*told));
    }
    if (hub_.files.find(path) != nullptr) return file();
    constexpr std::array<std::string_view, 5> kPaths{"/join", "/offers", "/leave", "/acts", "/view"};
    if (std::find(kPaths.begin(), kPaths.end(), path) != kPaths.end())
        return refuse(Refusal::WrongMethod, 405, "Not in this way.");
    refuse(Refusal::UnknownPath, 404, "There is nothing here.");
}

void HttpSession::readBody() {
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](const Error& error, std::size_t) { self->onBody(error); });
}

void HttpSession::onBody(const Error& error) {
    if (error) return onBadRead(error);
    if (target_.path == "/join") return join();
    if (target_.path == "/offers") return offers();
    leave();
}

std::string_view HttpSession::field(http::field name) const {
    return view(parser_->get()[name]);
}

std::string_view HttpSession::key() const {
    return keyIn(field(http::field::authorization), field(http::field::sec_websocket_protocol));
}

/// Whom the key lets in. Otherwise the request is answered already.
std::optional<Admission> HttpSession::admitted() {
    auto judged = hub_.judge(key(), asker_);
    if (!judged.admission) refuse(judged);
    return judged.admission;
}

void HttpSession::refuse(const Judged& judged) {
    if (judged.why == Refusal::NoKey)
        refuse(judged.why, 401, "A code is needed.", "WWW-Authenticate: Bearer\r\n");
    if (judged.why == Refusal::WrongKey) refuse(judged.why, 403, "This code opens no table.");
    if (judged.why == Refusal::MustWait) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(judged.wait).count();
        refuse(judged.why, 429, "Too many wrong codes.", "Retry-After: " + std::to_string(seconds) + "\r\n");
    }
}

/// Whether a program on this computer asks, and not a proxy for somebody else.
bool HttpSession::isFromHere() const {
    const auto& request = parser_->get();
    for (const char* name : {"X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"})
        if (request.count(name) > 0) return false;
    const auto host = hostIn(field(http::field::host));
    return isLoopback(address_) && (host == "localhost" || host == "[::1]" || isLoopback(host));
}

void HttpSession::report(Report report) {
    if (target_.path == "/metrics" && !isFromHere())
        if (const auto refused = hub_.refusalAtCounters(key(), asker_)) return refuse(*refused);
    answer({report.status, "text/plain; version=0.0.4; charset=utf-8", std::string(kNotKept),
            written(std::move(report.text))});
}

void HttpSession::upgrade() {
    // Before its answer, nobody knows in which language to go on.
    if (buffer_.size() > 0) {
        isKept_ = false;
        return refuse(Refusal::BadRequest, 400, "Too early.");
    }
    const auto admission = admitted();
    if (!admission) return;
    auto place = hub_.placeAt(admission->table);
    if (!place) return refuse(Refusal::TableFull, 503, "This table is full.");
    std::make_shared<WebSocket>(hub_, std::move(stream_), std::move(slot_), std::move(*place), *admission,
                                hub_.paceOf(*admission, asker_))
        ->accept(parser_->release());
}

void HttpSession::join() {
    const auto admission = admitted();
    if (!admission) return;
    auto place = hub_.placeAt(admission->table);
    if (!place) return refuse(Refusal::TableFull, 503, "This table is full.");
    const auto polled = std::make_shared<Polled>(hub_, std::move(*place), hub_.paceOf(*admission, asker_));
    polled->begin(*admission);
    answer(200, polled->token());
}

/// The connection of which a request is. Otherwise the request is answered already.
std::shared_ptr<Polled> HttpSession::connection() {
    auto polled = hub_.findPolled(key());
    if (polled == nullptr) refuse(Refusal::NoConnection, 410, "This connection is gone.");
    return polled;
}

void HttpSession::offers() {
    const auto polled = connection();
    if (polled == nullptr) return;
    polled->touch();
    auto& text = parser_->get().body();
    if (std::count(text.begin(), text.end(), '\n') > mostLines())
        return refuse(Refusal::TooManyMessages, 429, "Too many messages.", "Retry-After: 10\r\n");
    deliver(polled, std::move(text), 0);
}

/// How many messages a device may send within the time for a request.
std::ptrdiff_t HttpSession::mostLines() const {
    const auto& limits = hub_.limits;
    return limits.messagesAtOnce + limits.messagesPerSecond * limits.request / std::chrono::seconds(1);
}

/// Hands over one line after the other, at the pace of the device.
void HttpSession::deliver(std::shared_ptr<Polled> polled, std::string text, std::size_t from) {
    while (from < text.size()) {
        const auto end = std::min(text.find('\n', from), text.size());
        const auto wait = polled->pace().take(hub_.clock(), hub_.limits);
        if (wait > hub_.limits.request)
            return refuse(Refusal::TooManyMessages, 429, "Too many messages.", "Retry-After: 10\r\n");
        if (wait > wait.zero()) {
            timer_.expires_after(wait);
            timer_.async_wait([self = shared_from_this(), polled = std::move(polled), text = std::move(text),
                               from, end](const Error&) mutable {
                self->hub_.message(polled->id(), std::string_view(text).substr(from, end - from));
                self->deliver(std::move(polled), std::move(text), end + 1);
            });
            return;
        }
        hub_.message(polled->id(), std::string_view(text).substr(from, end - from));
        from = end + 1;
    }
    answer(204, {});
}

void HttpSession::acts() {
    asked_ = connection();
    if (asked_ == nullptr) return;
    wait();
    if (!asked_->ask(shared_from_this(), target_.after.value_or(0))) {
        isWaiting_ = false;
        timer_.cancel();
        refuse(Refusal::BadRequest, 400, "Not such a number.");
    }
}

void HttpSession::leave() {
    if (const auto polled = connection()) {
        polled->end("left");
        answer(204, {});
    }
}

/// The answer waits for news, for a while.
void HttpSession::wait() {
    isWaiting_ = true;
    timer_.expires_after(hub_.limits.wait);
    timer_.async_wait([self = shared_from_this()](const Error& error) {
        if (!error) self->nothingNew();
    });
}

void HttpSession::tell(std::string lines) {
    if (!std::exchange(isWaiting_, false)) return;
    timer_.cancel();
    answer(200, std::move(lines));
}

void HttpSession::nothingNew() {
    if (!std::exchange(isWaiting_, false)) return;
    timer_.cancel();
    if (const auto asked = std::exchange(asked_, nullptr)) asked->stopWaiting(this);
    answer(204, {});
}

void HttpSession::gone(const std::string& why) {
    if (!std::exchange(isWaiting_, false)) return;
    timer_.cancel();
    answer(410, why);
}

void HttpSession::views() {
    const auto admission = admitted();
    if (!admission) return;
    viewOf_ = admission->table;
    wait();
    lookAtView();
}

void HttpSession::viewChanged() {
    if (!isWaiting_) return;
    if (hub_.stillOpens(key(), asker_, viewOf_)) return lookAtView();
    isWaiting_ = false;
    timer_.cancel();
    refuse(Refusal::WrongKey, 403, "This code opens no table.");
}

void HttpSession::lookAtView() {
    const auto* found = hub_.findView(viewOf_, target_.name);
    if (found != nullptr && found->number == target_.after.value_or(0))
        return hub_.awaitView(viewOf_, target_.name, weak_from_this());
    isWaiting_ = false;
    timer_.cancel();
    if (found == nullptr) return answer(404, "Nothing is shown yet.");
    answer({200, "application/json",
            std::string(kNotKept) + "Reachkeeper-Number: " + std::to_string(found->number) + "\r\n",
            std::make_shared<Written>(found->text)});
}

void HttpSession::file() {
    const auto method = parser_->get().method();
    if (method != http::verb::get && method != http::verb::head)
        return refuse(Refusal::WrongMethod, 405, "Not in this way.");
    const auto* known = hub_.files.find(target_.path);
    const bool isGzip = known->gzip != nullptr && acceptsGzip(field(http::field::accept_encoding));
    std::string headers(known->isKeptForEver ? "Cache-Control: public, max-age=31536000, immutable\r\n"
                                             : "Cache-Control: no-cache\r\n");
    if (known->gzip != nullptr) headers += "Vary: Accept-Encoding\r\n";
    if (isGzip) headers += "Content-Encoding: gzip\r\n";
    answer({200, known->type, std::move(headers), isGzip ? known->gzip : known->plain});
}

void HttpSession::answer(unsigned status, std::string text) {
    answer({status, "text/plain; charset=utf-8", std::string(kNotKept), written(std::move(text))});
}

void HttpSession::refuse(Refusal refusal, unsigned status, std::string_view text,
                         const std::string& headers) {
    hub_.refusals.count(refusal);
    answer({status, "text/plain; charset=utf-8", std::string(kNotKept) + headers,
            written(std::string(text) + "\n")});
}

void HttpSession::answer(Answer answer) {
    asked_ = nullptr;
    // A body that nobody has read must not be taken for the next request.
    if (!parser_->is_done()) isKept_ = false;
    const bool hasBody = answer.status != 204;
    const auto reason = http::obsolete_reason(http::int_to_status(answer.status));
    piece_ = "HTTP/1.1 " + std::to_string(answer.status) + " " + std::string(view(reason)) + "\r\n" +
             answer.headers;
    piece_ += kForAll;
    if (hasBody)
        piece_ += "Content-Type: " + answer.type +
                  "\r\nContent-Length: " + std::to_string(answer.body->size()) + "\r\n";
    piece_ += isKept_ ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
    sent_ = 0;
    body_ = hasBody && parser_->get().method() != http::verb::head ? std::move(answer.body) : nullptr;
    write();
}

void HttpSession::write() {
    if (body_ != nullptr && sent_ < body_->size()) {
        const auto before = piece_.size();
        piece_.resize(before + std::min<std::uint64_t>(kPiece, body_->size() - sent_));
        const auto got = body_->read(sent_, piece_.data() + before, piece_.size() - before);
        // A file that has become shorter: what was promised cannot be kept.
        if (got == 0) return cut();
        piece_.resize(before + got);
        sent_ += got;
    }
    stream_.expires_after(hub_.limits.write);
    net::async_write(
        stream_, net::buffer(piece_),
        [self = shared_from_this()](const Error& error, std::size_t) { self->onWritten(error); });
}

void HttpSession::onWritten(const Error& error) {
    piece_.clear();
    if (error == beast::error::timeout) hub_.refusals.count(Refusal::SlowReader);
    if (error) return cut();
    if (body_ != nullptr && sent_ < body_->size()) return write();
    body_ = nullptr;
    if (isKept_) return read();
    Error ignored;
    stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream_.expires_after(std::min<std::chrono::milliseconds>(kDrain, hub_.limits.request));
    drain();
}

// A socket that is closed while something unread has come would take the answer back.
void HttpSession::drain() {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(8 * 1024),
                            [self = shared_from_this()](const Error& error, std::size_t got) {
                                self->drained_ += got;
                                if (error || self->drained_ > kMostDrained) return self->cut();
                                self->drain();
                            });
}

void HttpSession::cut() {
    Error ignored;
    stream_.socket().close(ignored);
}

}  // namespace reach::door
