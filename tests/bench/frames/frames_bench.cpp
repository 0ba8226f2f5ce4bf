#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

#include "app/home/games.h"
#include "app/table/table.h"
#include "app/window.h"
#include "tests/finger/screen.h"
#include "tests/places.h"

/// Measures frames of the table screen under the software renderer at 1280x800, from the end of animations to
/// the swap: frames while a finger moves the map, frames while pieces glide, and the first frame after an
/// entry, including all QML work.
namespace {

class Frames {
  public:
    explicit Frames(QQuickWindow& window) : window_(window) {
        QObject::connect(&window, &QQuickWindow::afterAnimating, &window, [this] { clock_.start(); });
        QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [this] {
            if (clock_.isValid()) times_.push_back(static_cast<double>(clock_.nsecsElapsed()) / 1e6);
            clock_.invalidate();
        });
    }

    void clear() { times_.clear(); }
    std::size_t count() const { return times_.size(); }
    void keep(std::size_t count) { times_.resize(count); }

    /// One frame, or none when nothing changes.
    void next() {
        const auto before = times_.size();
        QElapsedTimer patience;
        patience.start();
        while (times_.size() == before && patience.elapsed() < 100)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    }

    void run(int milliseconds) {
        QElapsedTimer passed;
        passed.start();
        while (passed.elapsed() < milliseconds) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            // Outside exec() nobody else does: what was to be deleted would pile up, and slow down what
            // comes.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void report(const char* what, double hold) { report(what, times_, hold); }
    static void report(const char* what, std::vector<double> times, double hold) {
        if (times.empty()) return;
        std::sort(times.begin(), times.end());
        const auto at = [&](double part) {
            return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
        };
        std::printf("%-28s %4zu frames, median %5.1f ms, 95%% %5.1f ms, most %5.1f ms (hold %.0f)\n", what,
                    times.size(), at(0.5), at(0.95), times.back(), hold);
    }

  private:
    QQuickWindow& window_;
    QElapsedTimer clock_;
    std::vector<double> times_;
};

QString game() {
    QFile file(places::source("tests/records/games/four-players-frontiers.record"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

int main(int argc, char** argv) {
    const QTemporaryDir data;
    qputenv("REACHKEEPER_DATA", data.path().toLocal8Bit());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    prepareApplication();
    QQmlEngine engine;
    const std::unique_ptr<QQuickWindow> window = openMainWindow(engine);
    if (!window) return 1;
    window->resize(1280, 800);
    auto& games = *engine.singletonInstance<reach::Games*>(qmlTypeId("Reachkeeper", 1, 0, "Games"));
    auto& table = *games.findChild<reach::Table*>();
    if (!games.importRecord(game())) return 1;
    Frames frames(*window);
    table.jumpTo(120);
    frames.run(500);
    QQuickItem* map = screen::shown(*window->contentItem(), QStringLiteral("map"));
    if (!map) return 1;

    QMetaObject::invokeMethod(map, "zoomIn");
    frames.run(500);
    frames.clear();
    for (int i = 0; i < 90; ++i) {
        QMetaObject::invokeMethod(map, "place", Q_ARG(double, -2.0 * i), Q_ARG(double, -1.0 * i));
        frames.next();
    }
    frames.report("panning the map", 16);

    frames.clear();
    for (int i = 0; i < 90; ++i) {
        QMetaObject::invokeMethod(map, "zoomTo", Q_ARG(double, 1 + i / 60.0),
                                  Q_ARG(QPointF, QPointF(300, 200)));
        frames.next();
    }
    frames.report("zooming the map", 16);
    QMetaObject::invokeMethod(map, "showAll");
    frames.run(500);

    std::vector<double> entries;
    frames.clear();
    for (int i = 0; i < 60 && table.canRedo(); ++i) {
        const std::size_t glides = frames.count();
        QElapsedTimer clock;
        clock.start();
        table.redo();
        frames.next();
        entries.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        frames.keep(glides);  // one turn of the event loop may draw the entry's frame and the next
        frames.run(300);
    }
    Frames::report("an entry, to its frame", entries, 100);
    frames.report("while pieces glide", 16);
    return 0;
}
