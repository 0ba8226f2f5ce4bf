#include "app/tour.h"

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QQuickWindow>
#include <QTextStream>
#include <array>

namespace {

struct Screen {
    const char* name;  // Main.qml's `screen`: NAME opens NAMEScreen.qml
};

// A new screen is one line here.
constexpr std::array screens{
    Screen{"Home"},
    Screen{"NewTable"},
    Screen{"Table"},
};

constexpr std::array themes{"light", "dark"};
constexpr std::array sizes{QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)};

// Lets loaders, layouts and the window's own resize come to rest.
void settle() {
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

}  // namespace

bool takeTour(QQuickWindow& window, const QString& folder) {
    QTextStream out(stdout);
    const QDir pictures(folder);
    if (!pictures.mkpath(QStringLiteral("."))) return false;

    window.setProperty("reducedMotion", true);
    for (const QSize& size : sizes) {
        window.resize(size);
        for (const char* theme : themes) {
            window.setProperty("theme", QString::fromLatin1(theme));
            for (const Screen& screen : screens) {
                window.setProperty("screen", QString::fromLatin1(screen.name));
                settle();
                const QString file = pictures.filePath(QStringLiteral("%1-%2x%3-%4.png")
                                                           .arg(QString::fromLatin1(screen.name).toLower())
                                                           .arg(size.width())
                                                           .arg(size.height())
                                                           .arg(QLatin1StringView(theme)));
                const QImage picture = window.grabWindow();
                if (picture.size() != size || !picture.save(file)) return false;
                out << file << Qt::endl;
            }
        }
    }
    return true;
}
