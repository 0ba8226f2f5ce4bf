#include "app/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

void useLanguage(const QLocale& locale) {
    static QPointer<QTranslator> qts;
    static QPointer<QTranslator> current;
    delete qts;  // takes itself out of the application
    delete current;
    qts = new QTranslator(QCoreApplication::instance());
    current = new QTranslator(QCoreApplication::instance());
    // Qt's file dialog has texts of its own.
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
