#include "app/device/ways.h"

#include "app/device/desktop/ways/request_line.h"
#include "app/device/desktop/ways/socket_line.h"

#include <QCoreApplication>
#include <QUrl>

#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace reach::device {
namespace {

constexpr int kPortOfHttp = 80;

bool isPlain(const QUrl& origin) {
    return origin.scheme() == QLatin1String("http") && !origin.host().isEmpty() &&
           origin.userInfo().isEmpty() && (origin.path().isEmpty() || origin.path() == QLatin1String("/"));
}

QUrl urlOf(const std::string& origin) {
    return QUrl(QString::fromStdString(origin), QUrl::StrictMode);
}

Target targetOf(const std::string& origin) {
    const QUrl url = urlOf(origin);
    if (!isPlain(url)) return {};
    return {url.host(QUrl::FullyEncoded).toStdString(),
            std::to_string(url.port(kPortOfHttp)),
            url.authority(QUrl::FullyEncoded).toStdString(),
            {}};
}

/// A line with its thread.
class Running {
  public:
    explicit Running(std::unique_ptr<Line> made) : line_(std::move(made)) {
        try {
            thread_ = std::thread([this] { line_->run(); });
        } catch (const std::system_error&) {
            line_->fail();
        }
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    /// A line that leaves is waited for, which takes half a second at most.
    ~Running() {
        if (thread_.joinable()) thread_.join();
    }
    Line& line() { return *line_; }
    bool isOver() const { return !thread_.joinable() || line_->isOver(); }

  private:
    std::unique_ptr<Line> line_;
    std::thread thread_;
};

template <typename LineOfKind>
class Way final : public Transport {
  public:
    explicit Way(const std::string& origin) : target_(targetOf(origin)) {}
    ~Way() override { leave(); }

    void open(const std::string& key) override {
        leave();
        target_.key = key;
        running_ = std::make_unique<Running>(std::make_unique<LineOfKind>(*this, target_));
    }
    void send(const std::string& frame) override {
        if (running_) running_->line().send(frame);
    }
    void close() override { leave(); }

  private:
    void leave() {
        if (running_) {
            running_->line().leave();
            leaving_.push_back(std::move(running_));
        }
        std::erase_if(leaving_, [](const auto& one) { return one->isOver(); });
    }

    Target target_;
    std::unique_ptr<Running> running_;
    std::vector<std::unique_ptr<Running>> leaving_;
};

}  // namespace

std::unique_ptr<Transport> webSocketTo(const std::string& origin) {
    return std::make_unique<Way<SocketLine>>(origin);
}

std::unique_ptr<Transport> requestsTo(const std::string& origin) {
    return std::make_unique<Way<RequestLine>>(origin);
}

const char* noWayText(const std::string& origin) {
    const QUrl url = urlOf(origin);
    if (isPlain(url)) return nullptr;
    if (url.scheme() == QLatin1String("https"))
        return QT_TRANSLATE_NOOP(
            "Ways",
            "Here Reachkeeper reaches tables over http only, and this address begins with "
            "https. Open it in a browser.");
    return QT_TRANSLATE_NOOP("Ways",
                             "That is not the address of a table. It looks like http://192.168.1.7:8017.");
}

}  // namespace reach::device
