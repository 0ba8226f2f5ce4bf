#pragma once

#include "app/device/desktop/ways/line.h"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <cstdint>
#include <deque>
#include <optional>

namespace reach::device {

/// A socket over which one request is asked after the other.
class Asker {
  public:
    using Response = http::response<http::string_body>;
    using Then = std::function<void(const Error&, const Response&)>;

    explicit Asker(Line& line) : line_(line) {}

    /// Not to be called again before `then`.
    void ask(http::verb verb, const std::string& path, const std::string& key, std::string body,
             std::chrono::seconds patience, Then then);
    void shut() { stream_.reset(); }

  private:
    void write();
    void read();
    void answer(const Error& error);

    Line& line_;
    std::optional<Stream> stream_;
    std::chrono::steady_clock::time_point used_;
    beast::flat_buffer buffer_;
    http::request<http::string_body> request_;
    std::optional<http::response_parser<http::string_body>> parser_;
    std::chrono::seconds patience_{};
    Then then_;
};

/// A connection over HTTP: messages go in requests, and others ask for what is new.
class RequestLine final : public Line {
  public:
    RequestLine(Transport& owner, Target target);

  private:
    void start() override;
    void sending(std::string frame) override;
    void leaving() override;
    void next() override;
    void shut() override;

    void onJoined(const Asker::Response& response);
    void offer();
    void onNews(const Error& error, const Asker::Response& response);
    void hear(const std::string& lines);

    Asker offers_{*this};
    Asker news_{*this};
    Asker leave_{*this};
    Timer pause_{io()};
    std::string token_;  ///< of the connection
    std::uint64_t after_ = 0;
    int lost_ = 0;  ///< questions for news without an answer, one after the other
    std::chrono::steady_clock::time_point asked_;
    std::deque<std::string> frames_;
    bool isOffering_ = false;
};

}  // namespace reach::device
