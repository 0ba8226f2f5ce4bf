#include "app/viewmodels/preferences.h"

#include "app/data_folder.h"
#include "app/window.h"

#include <QDir>
#include <QLocale>
#include <QQmlEngine>
#include <QSettings>

namespace reach {

QSettings Preferences::settings() {
    return {QDir(dataFolder()).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
}

namespace {

const QString kDark = QStringLiteral("dark");
const QString kCoaching = QStringLiteral("coaching");
const QString kTurnsToActor = QStringLiteral("turnsToActor");
const QStringList kCoachingLevels{QStringLiteral("full"), QStringLiteral("brief"), QStringLiteral("off")};
const QString kLanguage = QStringLiteral("language");

}  // namespace

Preferences::Preferences(QObject* parent) : QObject(parent) {
    const QSettings kept = settings();
    dark_ = kept.value(kDark, true).toBool();
    coaching_ = kept.value(kCoaching).toString();
    if (!kCoachingLevels.contains(coaching_)) coaching_ = kCoachingLevels.first();
    turnsToActor_ = kept.value(kTurnsToActor, false).toBool();
    language_ = kept.value(kLanguage).toString();
    if (languages().contains(language_)) {
        useLanguage(QLocale(language_));
    } else {
        language_ = QLocale().name().left(2);
        if (!languages().contains(language_)) language_ = QStringLiteral("en");
    }
}

void Preferences::setDark(bool dark) {
    if (dark == dark_) return;
    dark_ = dark;
    settings().setValue(kDark, dark);
    Q_EMIT changed();
}

void Preferences::setCoaching(const QString& coaching) {
    if (coaching == coaching_ || !kCoachingLevels.contains(coaching)) return;
    coaching_ = coaching;
    settings().setValue(kCoaching, coaching);
    Q_EMIT changed();
}

void Preferences::setTurnsToActor(bool turns) {
    if (turns == turnsToActor_) return;
    turnsToActor_ = turns;
    settings().setValue(kTurnsToActor, turns);
    Q_EMIT changed();
}

void Preferences::setLanguage(const QString& language) {
    if (language == language_ || !languages().contains(language)) return;
    language_ = language;
    settings().setValue(kLanguage, language);
    useLanguage(QLocale(language));
    if (QQmlEngine* engine = qmlEngine(this)) engine->retranslate();
    Q_EMIT changed();
}

QStringList Preferences::languages() const {
    QStringList found;
    const QStringList files = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("reachkeeper_*.qm")});
    for (const QString& file : files) found.append(file.mid(12, 2));
    return found;
}

QString Preferences::languageName(const QString& language) const {
    const QString name = QLocale(language).nativeLanguageName();
    return language == QStringLiteral("en") ? QStringLiteral("English") : name;
}

}  // namespace reach
