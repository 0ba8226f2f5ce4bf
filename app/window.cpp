#include "app/window.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QLocale>
#include <QPointer>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTranslator>
#include <thread>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "app/sealed_engine.h"

namespace {

/// One heap for all threads, which grows by the megabyte: while the QML is read by a thread of its own, its
/// heap would grow page by page, each with a call to the system.
void shareTheHeap() {
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 1 << 20);
#endif
}

}  // namespace

void prepareApplication() {
    shareTheHeap();
    QCoreApplication::setApplicationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setOrganizationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setApplicationVersion(QStringLiteral(REACHKEEPER_VERSION));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    QGuiApplication::setDesktopFileName(QStringLiteral("org.reachkeeper.Reachkeeper"));
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans")});
    QGuiApplication::setFont(font);
    useLanguage(QLocale());
}

void useLanguage(const QLocale& locale) {
    static QPointer<QTranslator> current;
    delete current;  // takes itself out of the application
    current = new QTranslator(QCoreApplication::instance());
    // English has translations too: its plurals.
    const QString folder = QStringLiteral(":/i18n");
    if (current->load(locale, QStringLiteral("reachkeeper"), QStringLiteral("_"), folder) ||
        current->load(QStringLiteral("reachkeeper_en"), folder)) {
        QCoreApplication::installTranslator(current);
    }
}

QQuickWindow* openMainWindow(QQmlApplicationEngine& engine) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    seal(engine);
    // To know all fonts takes as long as to read the QML, which does not need them yet.
    const std::jthread fonts([] { QFontDatabase::families(); });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reachkeeper/Main.qml")));
    if (engine.rootObjects().isEmpty()) return nullptr;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    // Reading the picture takes a while, and the first frame does not need it.
    if (window)
        QObject::connect(
            window, &QQuickWindow::frameSwapped, QCoreApplication::instance(),
            [] {
                QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/org.reachkeeper.Reachkeeper.svg")));
            },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return window;
}
