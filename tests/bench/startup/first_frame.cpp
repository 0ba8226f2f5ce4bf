#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTimer>

#include <cstdlib>
#include <string_view>

#include "app/home/games.h"
#include "app/table/table.h"
#include "app/window.h"
#include "tests/places.h"

/// Shows one window and ends after its first frame: `first_frame app` shows Reachkeeper's window,
/// `first_frame empty` an empty one. `first_frame campaign` continues to the last table and ends when it is
/// shown. If there is no table, it creates a campaign and leaves it in the folder. startup_bench.cpp measures
/// these programs.
namespace {

QString campaign() {
    QFile file(places::source("tests/records/campaign/games/three-players-founder.record"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
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

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const std::string_view what = argc > 1 ? argv[1] : "";
    const bool ours = what == "app" || what == "campaign";
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
    if (what == "campaign") {
        openCampaign(*engine);
        QTimer::singleShot(1000, &application, &QCoreApplication::quit);
    } else {
        // What is torn down afterwards is no part of a start.
        QObject::connect(window, &QQuickWindow::frameSwapped, [] { std::_Exit(EXIT_SUCCESS); });
    }
    return QGuiApplication::exec();
}
