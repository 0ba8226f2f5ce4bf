#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "app/home/games.h"
#include "app/simulation/game_run.h"
#include "app/table/table.h"
#include "app/window.h"
#include "tests/places.h"

/// Shows one window and ends after its first frame: `first_frame app` shows Reachkeeper's window,
/// `first_frame empty` an empty one. `first_frame campaign` continues to the last table and ends when it is
/// shown. If there is no table, it creates a campaign and leaves it in the folder. `first_frame tables`
/// leaves a hundred tables there. `first_frame undo` opens a campaign of 1,100 entries or more, undoes and
/// redoes for an hour at one a second, as quickly as it goes, and prints its memory before and after in KiB.
/// startup_bench.cpp measures these programs.
namespace {

QString text(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString campaign() {
    return text(places::source("tests/records/campaign/games/three-players-founder.record"));
}

QString longCampaign() {
    using namespace reach::simulation;
    constexpr std::size_t kEntries = 1'100;
    RandomPlayer player(3);
    for (;;) {
        const GameRun run = playGame(player, {.players = 4, .campaign = true}, Watch::Nothing);
        if (run.record.entries.size() >= kEntries)
            return QString::fromStdString(reach::printRecord(run.record));
    }
}

template <typename Type>
Type& singleton(QQmlEngine& engine, const char* name) {
    return *engine.singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
}

void openCampaign(QQmlEngine& engine) {
    auto& games = singleton<reach::Games>(engine, "Games");
    if (!games.list().isEmpty()) {
        games.openGame(games.list().constFirst().id);
    } else if (games.importRecord(campaign())) {
        auto& table = *games.findChild<reach::Table*>();
        table.jumpTo(table.entries() / 3 * 2);
    }
}

void makeTables(QQmlEngine& engine) {
    constexpr int kTables = 100;
    auto& games = singleton<reach::Games>(engine, "Games");
    QDirIterator records(places::source("tests/records"), {"*.record"}, QDir::Files,
                         QDirIterator::Subdirectories);
    for (int made = 0; made < kTables && records.hasNext();)
        made += games.importRecord(text(records.next())) ? 1 : 0;
    std::_Exit(games.list().size() == kTables ? EXIT_SUCCESS : EXIT_FAILURE);
}

/// KiB of this process that are in memory now.
long residentKib() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).trimmed().split(' ').constFirst().toLong();
    return 0;
}

/// Ten steps back and ten on again, one each time the window has nothing to do. The parts of the table that
/// these steps show are made when they are first shown, so that the memory before is that of the first round.
void undoForAnHour(QQmlEngine& engine) {
    static constexpr int kSteps = 3'600;
    static constexpr int kInARow = 10;
    auto& games = singleton<reach::Games>(engine, "Games");
    if (!games.importRecord(longCampaign())) std::_Exit(EXIT_FAILURE);
    auto* steps = new QTimer(&games);
    QObject::connect(steps, &QTimer::timeout, &games, [&games, steps, done = 0, before = 0L]() mutable {
        auto& table = *games.anyTable();
        if (done == 2 * kInARow) before = residentKib();
        if (done == kSteps) {
            std::printf("%ld %ld\n", before, residentKib());
            std::fflush(stdout);
            std::_Exit(EXIT_SUCCESS);
        }
        done++ / kInARow % 2 == 0 ? table.undo() : table.redo();
        steps->setInterval(0);
    });
    steps->start(2000);  // the table is shown by then
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const std::string_view what = argc > 1 ? argv[1] : "";
    const bool ours = what != "empty";
    // Each with the engine it has where people start it: ours in main.cpp, another's as Qt's examples do.
    std::unique_ptr<QQmlEngine> engine;
    std::unique_ptr<QQuickWindow> own;
    QQuickWindow* window = nullptr;
    if (ours) {
        prepareApplication();  // before the engine has threads, as in main.cpp
        engine = std::make_unique<QQmlEngine>();
        own = openMainWindow(*engine);
        window = own.get();
    } else {
        auto loading = std::make_unique<QQmlApplicationEngine>();
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        loading->loadData(
            "import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true }");
        window = qobject_cast<QQuickWindow*>(loading->rootObjects().value(0));
        engine = std::move(loading);
    }
    if (!window) return 1;
    if (what == "tables") {
        makeTables(*engine);
    } else if (what == "undo") {
        undoForAnHour(*engine);
    } else if (what == "campaign") {
        openCampaign(*engine);
        QTimer::singleShot(1000, &application, &QCoreApplication::quit);
    } else {
        // What is torn down afterwards is no part of a start.
        QObject::connect(window, &QQuickWindow::frameSwapped, [] { std::_Exit(EXIT_SUCCESS); });
    }
    return QGuiApplication::exec();
}
