#include "app/device/data_folder.h"
#include "app/server/house.h"
#include "app/words/home/save_words.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QFile>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QTimer>

#include <sys/signalfd.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace {

constexpr int kUnusable = 1;
constexpr int kMistake = 2;
constexpr int kTick = 250;  ///< milliseconds

struct Call {
    std::string listen = "127.0.0.1:8017";
    std::string data;
    std::string page;
    std::string file;
    std::string title;
};

/// The folder of the installed page; empty if there is none.
std::string pageFolder() {
    const QString index = QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                 QStringLiteral("reachkeeper-web/index.html"));
    return index.chopped(index.isEmpty() ? 0 : QStringLiteral("/index.html").size()).toStdString();
}

/// Reads "127.0.0.1:8017" or "[::1]:8017".
std::optional<reach::door::Place> placeOf(std::string_view text) {
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos) return std::nullopt;
    std::string_view address = text.substr(0, colon);
    const std::string_view number = text.substr(colon + 1);
    if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
    reach::door::Place place;
    place.address = address;
    const auto [end, error] = std::from_chars(number.begin(), number.end(), place.port);
    if (error != std::errc() || end != number.end() || address.empty()) return std::nullopt;
    return place;
}

/// Ends the loop at SIGINT and SIGTERM, so that devices hear a good-bye.
class Signals {
  public:
    Signals() {
        sigset_t ends;
        ::sigemptyset(&ends);
        ::sigaddset(&ends, SIGINT);
        ::sigaddset(&ends, SIGTERM);
        // Threads that begin later inherit it.
        ::pthread_sigmask(SIG_BLOCK, &ends, nullptr);
        handle_ = ::signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
        notifier_ = std::make_unique<QSocketNotifier>(handle_, QSocketNotifier::Read);
        QObject::connect(notifier_.get(), &QSocketNotifier::activated, QCoreApplication::instance(),
                         &QCoreApplication::quit);
    }
    ~Signals() {
        notifier_.reset();
        ::close(handle_);
    }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

  private:
    int handle_ = -1;
    std::unique_ptr<QSocketNotifier> notifier_;
};

bool isKept(const reach::House& house) {
    if (house.problem())
        std::fprintf(stderr, "%s\n", qPrintable(reach::words::saveErrorText(*house.problem())));
    for (const std::string& name : house.unread())
        std::fprintf(stderr, "Table %s cannot be read. It stays as it is.\n", name.c_str());
    return !house.problem();
}

int add(reach::House& house, const Call& call) {
    QFile file(QString::fromLocal8Bit(call.file.c_str()));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s cannot be read.\n", call.file.c_str());
        return kUnusable;
    }
    const auto added = house.add(call.title.empty() ? "Table" : call.title, file.readAll().toStdString());
    if (!added.problem.empty()) {
        std::fprintf(stderr, "%s\n", added.problem.c_str());
        return kUnusable;
    }
    std::printf("Table %lld\n", static_cast<long long>(added.id));
    return 0;
}

int list(const reach::House& house) {
    for (const reach::House::Row& row : house.tables())
        std::printf("%s\t%s\t%s\t%lld\n", row.name.c_str(), row.code.c_str(), row.title.c_str(),
                    static_cast<long long>(row.acts));
    return 0;
}

int serve(reach::House& house, const Call& call) {
    auto place = placeOf(call.listen);
    if (!place) {
        std::fprintf(stderr, "--listen takes an address and a port, like 127.0.0.1:8017\n");
        return kMistake;
    }
    place->page = call.page.empty() ? pageFolder() : call.page;
    const Signals signals;
    if (const auto failed = house.open(*place)) {
        std::fprintf(stderr, "Nobody can be let in at %s: %s\n", call.listen.c_str(), failed->words.c_str());
        return kUnusable;
    }
    const auto host = call.listen.substr(0, call.listen.rfind(':'));
    std::printf("Listening on %s:%u\n", host.c_str(), unsigned{house.port()});
    for (const reach::House::Row& row : house.tables())
        std::printf("http://%s:%u/#%s/%s\t%s\n", host.c_str(), unsigned{house.port()}, row.name.c_str(),
                    row.code.c_str(), row.title.c_str());
    std::fflush(stdout);
    QTimer tick;
    QObject::connect(&tick, &QTimer::timeout, &tick, [&house] { house.tick(); });
    tick.start(kTick);
    const int code = QCoreApplication::exec();
    house.close();
    return code;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setOrganizationName(QStringLiteral("Reachkeeper"));
    Call call;
    CLI::App app("Keeps tables of Reachkeeper for other devices", "reachkeeper-host");
    app.set_version_flag("--version", REACHKEEPER_VERSION);
    app.fallthrough();  // options may stand after a subcommand
    app.add_option("--listen", call.listen, "The address and the port")->capture_default_str();
    app.add_option("--data", call.data, "The folder of the tables");
    app.add_option("--page", call.page, "The folder of the page, if it is not where reachkeeper-web puts it");
    auto* tables = app.add_subcommand("tables", "List the tables: number, code, title, acts");
    auto* adds = app.add_subcommand("add", "Begin a table with a game record");
    adds->add_option("FILE", call.file, "The record")->required();
    adds->add_option("--title", call.title, "Its title");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : kMistake;
    }
    const std::string folder = call.data.empty() ? reach::device::dataFolder().toStdString() : call.data;
    if (folder.empty()) {
        std::fprintf(stderr, "Where are the tables? HOME is not set; name their folder with --data.\n");
        return kUnusable;
    }
    QObject loop;
    reach::House house(folder, REACHKEEPER_VERSION, [&loop](std::function<void()> call_) {
        QMetaObject::invokeMethod(&loop, std::move(call_), Qt::QueuedConnection);
    });
    if (!isKept(house)) return kUnusable;
    if (tables->parsed()) return list(house);
    return adds->parsed() ? add(house, call) : serve(house, call);
}
