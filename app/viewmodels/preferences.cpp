#include "app/viewmodels/preferences.h"

#include "app/data_folder.h"
#include "app/window.h"

#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QQmlEngine>

#include <algorithm>
#include <array>

namespace reach {

namespace {

constexpr int kSmallest = 100;
constexpr int kLargest = 200;

/// A word from the file, when it is one of those that mean something.
QString one(const QVariant& kept, const QStringList& of) {
    const QString word = kept.toString();
    return of.contains(word) ? word : of.first();
}

QStringList themes() {
    return {QStringLiteral("dark"), QStringLiteral("light"), QStringLiteral("system")};
}
QStringList visions() {
    return {QStringLiteral("standard"), QStringLiteral("redGreen"), QStringLiteral("blueYellow"),
            QStringLiteral("grey")};
}
QStringList coachingLevels() {
    return {QStringLiteral("full"), QStringLiteral("brief"), QStringLiteral("off")};
}

}  // namespace

QSettings Preferences::settings() {
    return {QDir(dataFolder()).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
}

Preferences::Preferences(QObject* parent) : QObject(parent) {
    const QSettings kept = settings();
    theme_ = one(kept.value("theme"), themes());
    vision_ = one(kept.value("vision"), visions());
    size_ = std::clamp(kept.value("size", kSmallest).toInt(), kSmallest, kLargest);
    reducedMotion_ = kept.value("reducedMotion", false).toBool();
    keepAwake_ = kept.value("keepAwake", true).toBool();
    fullScreen_ = kept.value("fullScreen", false).toBool();
    ownDice_ = kept.value("ownDice", false).toBool();
    paperSecrets_ = kept.value("paperSecrets", false).toBool();
    toured_ = kept.value("toured", false).toBool();
    coaching_ = one(kept.value("coaching"), coachingLevels());
    turnsToActor_ = kept.value("turnsToActor", false).toBool();
    language_ = kept.value("language").toString();
    if (languages().contains(language_)) {
        useLanguage(QLocale(language_));
    } else {
        language_ = QLocale().name().left(2);
        if (!languages().contains(language_)) language_ = QStringLiteral("en");
    }
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
}

bool Preferences::eventFilter(QObject* watched, QEvent* event) {
    // The desktop goes dark or light.
    if (event->type() == QEvent::ApplicationPaletteChange && theme_ == QStringLiteral("system"))
        Q_EMIT changed();
    return QObject::eventFilter(watched, event);
}

void Preferences::setTheme(const QString& theme) {
    if (themes().contains(theme)) keep("theme", theme_, theme);
}

bool Preferences::dark() const {
    if (theme_ != QStringLiteral("system")) return theme_ == QStringLiteral("dark");
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

void Preferences::setVision(const QString& vision) {
    if (visions().contains(vision)) keep("vision", vision_, vision);
}

void Preferences::setSize(int size) {
    keep("size", size_, std::clamp(size, kSmallest, kLargest));
}

void Preferences::setCoaching(const QString& coaching) {
    if (coachingLevels().contains(coaching)) keep("coaching", coaching_, coaching);
}

void Preferences::setLanguage(const QString& language) {
    if (language == language_ || !languages().contains(language)) return;
    language_ = language;
    settings().setValue("language", language);
    useLanguage(QLocale(language));
    if (QQmlEngine* engine = qmlEngine(this)) engine->retranslate();
    Q_EMIT changed();
}

QStringList Preferences::languages() const {
    // Without a pattern: the first regular expression of a process takes half a megabyte.
    QStringList found;
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList()) found.append(file.mid(12, 2));
    return found;
}

QString Preferences::languageName(const QString& language) const {
    const QString name = QLocale(language).nativeLanguageName();
    return language == QStringLiteral("en") ? QStringLiteral("English") : name;
}

}  // namespace reach

#include "moc_preferences.cpp"
