#include "app/settings/preferences.h"

#include "app/device/data_folder.h"
#include "app/settings/language.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
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

/// The first and the last key in the file, so that a cut at either end is noticed.
const QStringList kSums{QStringLiteral("0sum"), QStringLiteral("zz/sum")};
const QString kDamaged = QStringLiteral("damaged");
/// A path that cannot be written.
const QString kNowhere = QStringLiteral("/dev/null/settings.ini");

/// The path of the settings file; empty if there is no data folder.
QString settingsFile() {
    const QString folder = device::dataFolder();
    return folder.isEmpty() ? folder : QDir(folder).filePath(QStringLiteral("settings.ini"));
}

/// The target of a link, so that the link itself is kept.
QString fileBehind(const QFileInfo& info) {
    const QString behind = info.canonicalFilePath();
    return behind.isEmpty() ? info.filePath() : behind;
}

bool isPlain(const QString& key) {
    return std::ranges::all_of(key, [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'/' || c == u'-' || c == u'_';
    });
}

/// The value as it is read from a file: as text, and a list of one element as this element.
QStringList asRead(const QVariant& value) {
    const QStringList list =
        value.typeId() == QMetaType::QStringList ? value.toStringList() : QStringList{value.toString()};
    return list.isEmpty() ? QStringList{QString()} : list;
}

QString freeName(const QString& file) {
    int number = 1;
    while (QFileInfo::exists(QStringLiteral("%1.damaged-%2").arg(file, QString::number(number)))) ++number;
    return QStringLiteral("%1.damaged-%2").arg(file, QString::number(number));
}

/// The value from the file if it is one of the valid values.
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
QStringList tours() {
    return {QStringLiteral("base"), QStringLiteral("arcades")};
}
QStringList coachingLevels() {
    return {QStringLiteral("full"), QStringLiteral("brief"), QStringLiteral("off")};
}

}  // namespace

KeptSettings::KeptSettings(const QString& file) : QSettings(file, IniFormat), before_(sumOf(*this)) {
    ++alive_;
}

KeptSettings::~KeptSettings() {
    --alive_;
    // A group that was left open would hide all other settings, and take the checksum into itself.
    QSettings all(fileName(), format());
    const QString now = sumOf(all);
    if (now == before_) return;
    for (const QString& key : kSums) all.setValue(key, now);
    all.sync();
    device::keepFile(fileName());
}

bool KeptSettings::isSound() const {
    const QStringList keys = allKeys();
    if (status() != NoError || keys.isEmpty() || keys.contains(QString())) return false;
    // Older files have no checksum. The keys of our files have always had the same set of characters.
    const auto is = [this](const QString& key) { return value(key).toString() == before_; };
    const auto isThere = [this](const QString& key) { return contains(key); };
    return std::ranges::any_of(kSums, isThere) ? std::ranges::all_of(kSums, is)
                                               : std::ranges::all_of(keys, isPlain);
}

QString KeptSettings::sumOf(const QSettings& settings) {
    QCryptographicHash hash(QCryptographicHash::Md5);
    QStringList keys = settings.allKeys();
    for (const QString& key : kSums + QStringList{QString()}) keys.removeAll(key);
    keys.sort();
    for (const QString& key : keys) {
        QByteArray bytes;
        QDataStream out(&bytes, QIODevice::WriteOnly);
        out << key << asRead(settings.value(key));
        hash.addData(bytes);
    }
    return QString::fromLatin1(hash.result().toHex());
}

KeptSettings Preferences::settings() {
    const QString kept = settingsFile();
    if (kept.isEmpty()) return KeptSettings(kNowhere);
    const QFileInfo info(kept);
    const auto isSound = [&] {
        return KeptSettings::areBeingChanged() || KeptSettings(fileBehind(info)).isSound();
    };
    if (!info.exists() || (info.isFile() && isSound())) return KeptSettings(fileBehind(info));
    // A link is moved away, and its target is unchanged.
    const QString aside = freeName(kept);
    if (!QFile::rename(kept, aside)) return KeptSettings(kNowhere);
    KeptSettings fresh(kept);
    fresh.setValue(
        kDamaged,
        tr("The settings were damaged, and are those of a new device. What was there is kept as %1.")
            .arg(aside));
    fresh.sync();
    return KeptSettings(kept);
}

QString Preferences::damageText() {
    return settings().value(kDamaged).toStringList().join(QStringLiteral("\n\n"));
}

void Preferences::noteDamage(const QString& text) {
    KeptSettings kept = settings();
    kept.setValue(kDamaged, kept.value(kDamaged).toStringList() << text);
}

void Preferences::acknowledgeDamage() {
    settings().remove(kDamaged);
}

Preferences::Preferences(QObject* parent) : QObject(parent) {
    const KeptSettings kept = settings();
    theme_ = one(kept.value("theme"), themes());
    vision_ = one(kept.value("vision"), visions());
    size_ = std::clamp(kept.value("size", kSmallest).toInt(), kSmallest, kLargest);
    reducedMotion_ = kept.value("reducedMotion", false).toBool();
    keepAwake_ = kept.value("keepAwake", true).toBool();
    fullScreen_ = kept.value("fullScreen", false).toBool();
    ownDice_ = kept.value("ownDice", false).toBool();
    paperSecrets_ = kept.value("paperSecrets", false).toBool();
    // Earlier versions noted one tour for all.
    if (!kept.value("toured", false).toBool()) toursLeft_ = tours();
    for (const QString& ended : kept.value("toursEnded").toStringList()) toursLeft_.removeAll(ended);
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
    // The desktop has changed to dark or light.
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

void Preferences::endTour(const QString& tour) {
    if (!toursLeft_.removeAll(tour)) return;
    QStringList ended = tours();
    for (const QString& left : toursLeft_) ended.removeAll(left);
    settings().setValue("toursEnded", ended);
    Q_EMIT changed();
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
    // No regular expression, because the first one in a process takes half a megabyte.
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
