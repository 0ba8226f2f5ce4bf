#include "app/window.h"

#include <QCoreApplication>
#include <QLocale>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTranslator>

void prepareApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setOrganizationName(QStringLiteral("Reachkeeper"));
    QCoreApplication::setApplicationVersion(QStringLiteral(REACHKEEPER_VERSION));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(QLocale(), QStringLiteral("reachkeeper"), QStringLiteral("_"),
                         QStringLiteral(":/i18n"))) {
        QCoreApplication::installTranslator(translator);
    }
}

QQuickWindow* openMainWindow(QQmlApplicationEngine& engine) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reachkeeper/Main.qml")));
    if (engine.rootObjects().isEmpty()) return nullptr;
    return qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}
