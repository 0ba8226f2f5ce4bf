#include "app/window.h"

#include "app/device/startup.h"
#include "app/sealed_engine.h"
#include "app/settings/language.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QIcon>
#include <QLocale>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>

#include <utility>
#include <vector>

namespace {

// The fonts of the first screen (Theme.qml: strong print, text, caption; HomeWelcome.qml: name of the game
// and the line below it). The window would load them one by one, after its QML was read.
void loadFirstFonts() {
    const QScreen* const screen = QGuiApplication::primaryScreen();
    const bool wide = screen && screen->availableSize().width() >= 900;  // HomeScreen.qml
    std::vector fonts{std::pair(18, QFont::DemiBold), std::pair(18, QFont::Normal),
                      std::pair(14, QFont::Normal), std::pair(wide ? 52 : 35, QFont::Normal)};
    if (wide) fonts.emplace_back(22, QFont::Normal);
    for (const auto& [size, weight] : fonts) {
        QFont font = QGuiApplication::font();
        font.setPixelSize(size);
        font.setWeight(weight);
        (void)QFontMetricsF(font).height();
    }
}

}  // namespace

void prepareApplication() {
    reach::device::prepareProcess();
    // A platform without a clock of its own for frames waits 5 ms before each one. The frame after an entry
    // is wanted at once.
    if (!qEnvironmentVariableIsSet("QT_QPA_UPDATE_IDLE_TIME")) qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    QCoreApplication::setApplicationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setOrganizationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setApplicationVersion(QStringLiteral(REACHKEEPER_VERSION));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    QGuiApplication::setDesktopFileName(QStringLiteral("org.reachkeeper.Reachkeeper"));
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans")});
    // The size of Theme.caption, which the first screen uses, because each Text reads the application's font
    // in addition to its own.
    font.setPixelSize(14);
    QGuiApplication::setFont(font);
    useLanguage(QLocale());
}

std::unique_ptr<QQuickWindow> openMainWindow(QQmlEngine& engine) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    seal(engine);
    const reach::device::FontsMeanwhile fonts;
    const QUrl folder(QStringLiteral("qrc:/qt/qml/Reachkeeper/"));
    QQmlComponent main(&engine, folder.resolved(QUrl(QStringLiteral("Main.qml"))));
    // The first screen is read while its fonts are loaded and the window itself is created.
    const QQmlComponent first(&engine, folder.resolved(QUrl(QStringLiteral("HomeScreen.qml"))),
                              QQmlComponent::Asynchronous);
    loadFirstFonts();
    std::unique_ptr<QQuickWindow> window(qobject_cast<QQuickWindow*>(main.beginCreate(engine.rootContext())));
    // On a small screen the first window is no larger than that. It has its size before its contents are laid
    // out.
    if (window && window->screen())
        window->resize(
            window->size().boundedTo(window->screen()->availableSize()).expandedTo(window->minimumSize()));
    if (window) main.completeCreate();
    for (const QQmlError& error : main.errors()) qWarning("%s", qPrintable(error.toString()));
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
