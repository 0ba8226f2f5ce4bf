#include "app/device/desktop/ways/request_line.h"

#include "app/door/limits.h"

#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include <QUtf8StringView>

#include <algorithm>
#include <utility>

namespace reach::device {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kAnswer = 5s;
constexpr auto kOffer = 15s;  ///< the door takes its time with a device that sends much
constexpr auto kNews = 40s;   ///< it holds an answer back for 25 s
constexpr auto kRested = 5s;  ///< a socket that has rested longer may be closed just now
constexpr auto kPause = 1s;   ///< after an answer without news that came too early
constexpr std::uint32_t kLongestHeader = 8 * 1024;
constexpr std::uint64_t kLongestBody = 2 * door::Limits{}.unread;  ///< what may wait at the door, and more
constexpr std::size_t kMostLines = 100;                            ///< of a request
constexpr int kMostLost = 2;

/// Whether a socket without a request is still good: nobody has ended it, and nothing came unasked.
bool isSilent(Stream& stream) {
    Error error;
    char sign = 0;
    stream.socket().non_blocking(true, error);
    if (!error) stream.socket().receive(net::buffer(&sign, 1), net::socket_base::message_peek, error);
    return error == net::error::would_block;
}

}  // namespace

void Asker::ask(http::verb verb, const std::string& path, const std::string& key, std::string body,
                std::chrono::seconds patience, Then then) {
    request_ = {verb, path, 11};
    request_.set(http::field::host, line_.target().authority);
    if (const std::string authorization = bearer(key); !authorization.empty())
        request_.set(http::field::authorization, authorization);
    request_.body() = std::move(body);
    request_.prepare_payload();
    patience_ = patience;
    then_ = std::move(then);
    if (stream_ && Clock::now() - used_ < kRested && isSilent(*stream_)) return write();
    stream_.emplace(line_.io());
    line_.connect(*stream_, [this](const Error& error) {
        if (error) return answer(error);
        write();
    });
}

void Asker::write() {
    stream_->expires_after(patience_);
    http::async_write(*stream_, request_, [this](const Error& error, std::size_t) {
        if (error) return answer(error);
        read();
    });
}

void Asker::read() {
    buffer_.clear();
    parser_.emplace();
    parser_->header_limit(kLongestHeader);
    parser_->body_limit(kLongestBody);
    http::async_read_header(*stream_, buffer_, *parser_, [this](const Error& error, std::size_t) {
        if (error) return answer(error);
        // Beast 1.74 looks at the limit only where the length is not told.
        if (parser_->content_length().value_or(0) > kLongestBody) return answer(http::error::body_limit);
        http::async_read(*stream_, buffer_, *parser_,
                         [this](const Error& late, std::size_t) { answer(late); });
    });
}

void Asker::answer(const Error& error) {
    used_ = Clock::now();
    Asker::Response response;
    bool isKept = false;
    if (!error) {
        isKept = parser_->keep_alive();
        response = parser_->release();
    }
    if (!isKept) stream_.reset();
    const Then then = std::exchange(then_, nullptr);
    then(error, response);
}

RequestLine::RequestLine(Transport& owner, Target target) : Line(owner, std::move(target)) {}

void RequestLine::start() {
    if (target().host.empty()) return fail();
    offers_.ask(http::verb::post, "/join", target().key, {}, kAnswer,
                [this](const Error& error, const Asker::Response& response) {
                    if (error) return fail();
                    onJoined(response);
                });
}

void RequestLine::onJoined(const Asker::Response& response) {
    if (response.result() != http::status::ok)
        return fail(byeOf(response.result_int(), door::view(response[http::field::retry_after])));
    // A network that wants its visitors to log in answers with a page.
    if (bearer(response.body()).empty()) return fail();
    token_ = response.body();
    tellOpened();
    next();
    offer();
}

void RequestLine::next() {
    asked_ = Clock::now();
    news_.ask(http::verb::get, "/acts?after=" + std::to_string(after_), token_, {}, kNews,
              [this](const Error& error, const Asker::Response& response) { onNews(error, response); });
}

void RequestLine::onNews(const Error& error, const Asker::Response& response) {
    if (error) {
        // A proxy may have lost patience. An answer that was lost is given again.
        if (++lost_ >= kMostLost) return fail();
        return next();
    }
    lost_ = 0;
    if (response.result() == http::status::ok) return hear(response.body());
    if (response.result() != http::status::no_content) return fail();
    if (Clock::now() - asked_ >= kPause) return next();
    pause_.expires_after(kPause);
    pause_.async_wait([this](const Error& stopped) {
        if (!stopped) next();
    });
}

void RequestLine::hear(const std::string& lines) {
    std::vector<std::string> frames;
    for (std::size_t at = 0; at < lines.size();) {
        const auto end = std::min(lines.find('\n', at), lines.size());
        frames.push_back(lines.substr(at, end - at));
        const std::string& frame = frames.back();
        if (frame.size() > door::Limits{}.message || !QUtf8StringView(frame).isValidUtf8()) return fail();
        at = end + 1;
    }
    if (frames.empty()) return fail();
    after_ += frames.size();
    tellHeard(std::move(frames));
}

void RequestLine::sending(std::string frame) {
    frames_.push_back(std::move(frame));
    offer();
}

void RequestLine::offer() {
    if (isOffering_ || token_.empty() || frames_.empty()) return;
    isOffering_ = true;
    std::string lines = std::move(frames_.front());
    frames_.pop_front();
    for (std::size_t count = 1; count < kMostLines && !frames_.empty(); ++count) {
        if (lines.size() + 1 + frames_.front().size() > door::Limits{}.message) break;
        lines.append(1, '\n').append(frames_.front());
        frames_.pop_front();
    }
    offers_.ask(http::verb::post, "/offers", token_, std::move(lines), kOffer,
                [this](const Error& error, const Asker::Response& response) {
                    if (error || response.result() != http::status::no_content) return fail();
                    isOffering_ = false;
                    offer();
                });
}

void RequestLine::leaving() {
    if (token_.empty()) return done();
    leave_.ask(http::verb::post, "/leave", std::exchange(token_, {}), {}, kAnswer,
               [this](const Error&, const Asker::Response&) { done(); });
}

void RequestLine::shut() {
    offers_.shut();
    news_.shut();
    leave_.shut();
}

}  // namespace reach::device
