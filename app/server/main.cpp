#include "app/device/data_folder.h"
#include "app/server/backup.h"
#include "app/server/call.h"
#include "app/server/house.h"
#include "app/server/loop.h"
#include "app/server/owner.h"
#include "app/words/home/save_words.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <system_error>

using namespace reach::server;

namespace {

/// Of the whole door: a thousand tables with four screens each.
constexpr std::size_t kSockets = 4096;

bool isKept(const reach::House& house) {
    if (house.problem())
        std::fprintf(stderr, "%s\n", qPrintable(reach::words::saveErrorText(*house.problem())));
    for (const std::string& name : house.unread())
        std::fprintf(stderr, "Table %s cannot be read. It stays as it is.\n", name.c_str());
    return !house.problem();
}

/// `whileInUse` is called instead if a host that runs has the tables.
int withTables(const Call& call, const std::function<int(reach::House&, Loop&)>& command,
               const std::function<int()>& whileInUse = {}) {
    Loop loop;
    reach::House::Options options;
    options.data = call.data;
    options.build = REACHKEEPER_VERSION;
    options.limits.sockets = kSockets;
    options.log = [](const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); };
    if (!call.nats.empty()) {
        auto opened = reach::openNats({call.nats, [&loop](auto what) { loop.later(std::move(what)); }});
        if (!opened.stream) {
            std::fprintf(stderr, "%s\n", opened.problem.c_str());
            return kUnusable;
        }
        options.stream = std::move(opened.stream);
    }
    reach::House house(std::move(options));
    const auto& problem = house.problem();
    if (whileInUse && problem && problem->code == reach::saves::SaveErrorCode::InUse) return whileInUse();
    return isKept(house) ? command(house, loop) : kUnusable;
}

int listed(const reach::House& house, const Loop&) {
    return list(house);
}

/// A host that runs alone may read its store, so it is asked for a copy.
int listWhileInUse(const Call& call) {
    Call copy = call;
    copy.data = call.data / "listed";
    copy.nats.clear();
    std::error_code error;
    std::filesystem::remove_all(copy.data, error);
    const std::string problem = wishes::ask(call.data, copy.data);
    if (!problem.empty()) std::fprintf(stderr, "%s\n", problem.c_str());
    const int status = problem.empty() ? withTables(copy, listed) : kUnusable;
    std::filesystem::remove_all(copy.data, error);
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setOrganizationName(QStringLiteral("Reachkeeper"));
    Call call;
    std::string data;
    CLI::App app("Keeps tables of Reachkeeper for other devices", "reachkeeper-host");
    app.set_version_flag("--version", REACHKEEPER_VERSION);
    app.fallthrough();  // options may stand after a subcommand
    app.add_option("--listen", call.listen, "The address and the port")->capture_default_str();
    app.add_option("--data", data, "The folder of the tables");
    app.add_option("--page", call.page, "The folder of the page, if it is not where reachkeeper-web puts it");
    app.add_option("--name", call.names, "A further name by which browsers may ask, as tables.example.org");
    app.add_option("--nats", call.nats, "The servers of a club, as nats://one:4222,nats://two:4222")
        ->delimiter(',');
    app.add_flag("--behind-proxy", call.isBehindProxy,
                 "Others come through a proxy on this computer, which sets X-Forwarded-For");
    auto* tables = app.add_subcommand("tables", "List the tables: number, code, title, acts");
    auto* adds = app.add_subcommand("add", "Begin a table with a game record");
    adds->add_option("FILE", call.file, "The record")->required();
    adds->add_option("--title", call.title, "Its title");
    auto* keys = app.add_subcommand("key", "Keys for people");
    keys->fallthrough();
    keys->require_subcommand(1);
    auto* makes = keys->add_subcommand("new", "Make a key, and print it once");
    makes->add_option("KIND", call.kind, "What it is for")
        ->required()
        ->check(CLI::IsMember({"member", "manager", "screen", "counters"}));
    makes->add_option("--name", call.label, "Whose it is")->required();
    auto* lists = keys->add_subcommand("list", "List the keys: id, kind, day, name");
    auto* revokes = keys->add_subcommand("revoke", "Take a key away");
    revokes->add_option("ID", call.id, "Its id")->required();
    for (auto* one : {makes, lists, revokes}) one->fallthrough();
    auto* backsUp =
        app.add_subcommand("backup", "Copy everything into a new folder, while a host runs or not");
    auto* restores = app.add_subcommand("restore", "Put a backup into an empty data folder");
    for (auto* one : {backsUp, restores}) one->add_option("DIR", call.file, "The folder")->required();
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : kMistake;
    }
    call.data = data.empty() ? reach::device::dataFolder().toStdString() : data;
    if (call.data.empty()) {
        std::fprintf(stderr, "Where are the tables? HOME is not set; name their folder with --data.\n");
        return kUnusable;
    }
    const auto target = backsUp->parsed() ? std::filesystem::path(call.file) : std::filesystem::path();
    if (const auto problem = becomeOwner(call.data, target)) {
        std::fprintf(stderr, "%s\n", problem->c_str());
        return kUnusable;
    }
    if (makes->parsed()) return newKey(call);
    if (lists->parsed()) return listKeys(call);
    if (revokes->parsed()) return revokeKey(call);
    if (backsUp->parsed()) return backUp(call);
    if (restores->parsed()) return restore(call);
    if (tables->parsed()) return withTables(call, listed, [&] { return listWhileInUse(call); });
    if (!adds->parsed()) holdSignals();
    return withTables(call, [&](reach::House& house, Loop& loop) {
        return adds->parsed() ? add(house, loop, call) : serve(house, loop, call);
    });
}
