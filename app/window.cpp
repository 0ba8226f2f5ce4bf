#include "app/window.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>
#include <QTranslator>
#include <thread>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "app/sealed_engine.h"

namespace {

/// Two heaps for all threads, which grow by the megabyte: page by page each growth is a call to the system.
/// As many as threads take more memory; with one alone, the thread that reads the QML and the one that reads
/// the fonts wait for each other.
void shareTheHeap() {
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 2);
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
    // Theme.caption, which the first screen shows: each Text reads the application's font too, whatever its
    // own. Qt's file dialog has room for no larger.
    font.setPixelSize(14);
    QGuiApplication::setFont(font);
    useLanguage(QLocale());
}

void useLanguage(const QLocale& locale) {
    static QPointer<QTranslator> qts;
    static QPointer<QTranslator> current;
    delete qts;  // takes itself out of the application
    delete current;
    qts = new QTranslator(QCoreApplication::instance());
    current = new QTranslator(QCoreApplication::instance());
    // Its dialog for files has words of its own.
    if (qts->load(locale, QStringLiteral("qt"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qts);
    // English has translations too: its plurals.
    const QString folder = QStringLiteral(":/i18n");
    if (current->load(locale, QStringLiteral("reachkeeper"), QStringLiteral("_"), folder) ||
        current->load(QStringLiteral("reachkeeper_en"), folder)) {
        QCoreApplication::installTranslator(current);
    }
}

std::unique_ptr<QQuickWindow> openMainWindow(QQmlEngine& engine) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    seal(engine);
    // To know all fonts takes as long as to read the QML, which does not need them yet.
    const std::jthread fonts([] { QFontDatabase::families(); });
    const QUrl folder(QStringLiteral("qrc:/qt/qml/Reachkeeper/"));
    QQmlComponent main(&engine, folder.resolved(QUrl(QStringLiteral("Main.qml"))));
    // Its first screen is read while the window itself is made.
    const QQmlComponent first(&engine, folder.resolved(QUrl(QStringLiteral("HomeScreen.qml"))),
                              QQmlComponent::Asynchronous);
    std::unique_ptr<QQuickWindow> window(qobject_cast<QQuickWindow*>(main.create()));
    for (const QQmlError& error : main.errors()) qWarning("%s", qPrintable(error.toString()));
    // On a small screen the first window is no larger than that.
    if (window && window->screen())
        window->resize(
            window->size().boundedTo(window->screen()->availableSize()).expandedTo(window->minimumSize()));
    // Reading the picture takes a while, and the first frame does not need it.
    if (window)
        QObject::connect(
            window.get(), &QQuickWindow::frameSwapped, QCoreApplication::instance(),
            [] {
                QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/org.reachkeeper.Reachkeeper.svg")));
            },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return window;
}
