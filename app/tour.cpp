#include "app/tour.h"

#include "app/viewmodels/games.h"
#include "app/viewmodels/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTextStream>

#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace {

constexpr std::array themes{"light", "dark"};
constexpr std::array sizes{QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)};

// Lets loaders, layouts and the window's own resize come to rest.
void settle() {
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

QString resource(const char* name) {
    QFile file(QStringLiteral(":/tour/%1.record").arg(QLatin1StringView(name)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The first `entries` lines of a record's game, so that it stops in mid-chapter.
QString beginning(const QString& record, int entries) {
    QStringList lines;
    bool header = true;
    for (const QString& line : record.split(u'\n')) {
        if (line.startsWith(u'#')) continue;
        if (!header && entries-- <= 0) break;
        if (line.isEmpty() && !lines.isEmpty()) header = false;
        lines.append(line);
    }
    return lines.join(u'\n') + u'\n';
}

class Tour {
  public:
    Tour(QQuickWindow& window, const QDir& pictures, QString only)
        : window_(window), pictures_(pictures), only_(std::move(only)), engine_(*qmlEngine(&window)) {}

    bool take() {
        lay();
        window_.setProperty("reducedMotion", true);
        for (const QSize& size : sizes) {
            window_.resize(size);
            if (!takeAt(size)) return false;
        }
        return true;
    }

  private:
    template <typename Type>
    Type& singleton(const char* name) const {
        return *engine_.singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }
    reach::Games& games() const { return singleton<reach::Games>("Games"); }
    reach::Table& table() const { return singleton<reach::Table>("Table"); }

    // Imports a game under a title; its id.
    qlonglong import(const QString& record, const char* title) {
        games().importRecord(record);
        const QVariantList list = games().list();
        for (const QVariant& entry : list) {
            const qlonglong id = entry.toMap()[QStringLiteral("id")].toLongLong();
            if (known_.contains(id)) continue;
            known_.append(id);
            games().renameGame(id, QString::fromLatin1(title));
            return id;
        }
        return 0;
    }

    void lay() {
        import(beginning(resource("two"), 90), "Sunday, just us two");
        import(beginning(resource("four"), 400), "Club night");
        game_ = import(resource("three"), "Thursday");
        log_ = table().log();
        table().jumpTo(static_cast<int>(log_.size()) / 2);
        table().close();
    }

    // Where the game stands before its `nth` entry that has `words`, counted from the second chapter on.
    int before(const QString& words, int nth = 1) const {
        bool later = false;
        for (int i = 0; i < log_.size(); ++i) {
            const QString entry = log_[i].toMap()[QStringLiteral("entry")].toString();
            if (later && entry.contains(words) && --nth == 0) return i;
            later |= entry == QStringLiteral("score");
        }
        return static_cast<int>(log_.size());
    }

    void show(const char* screen) { window_.setProperty("screen", QLatin1StringView(screen)); }

    /// Shows it with everything as large as the window has room for.
    std::function<void()> large(std::function<void()> shown) {
        return [this, shown = std::move(shown)] {
            shown();
            singleton<reach::Preferences>("Preferences").setSize(175);
        };
    }

    // A new table of three, laid out but not begun.
    void begin() {
        home();
        games().start(
            {{"title", QStringLiteral("New")},
             {"setup", QStringLiteral("3SETUP04")},
             {"seats",
              QVariantList{
                  QVariantMap{{"color", QStringLiteral("yellow")}, {"name", QStringLiteral("Yuri")}},
                  QVariantMap{{"color", QStringLiteral("red")}, {"name", QStringLiteral("Rosa")}},
                  QVariantMap{{"color", QStringLiteral("white")}, {"name", QStringLiteral("Wim")}}}}});
    }

    void home() {
        if (table().isOpen()) table().close();
        show("Home");
        // What a picture began is not on the shelf in the next.
        const QVariantList list = games().list();
        for (const QVariant& entry : list)
            if (const qlonglong id = entry.toMap()[QStringLiteral("id")].toLongLong(); !known_.contains(id))
                games().removeGame(id);
    }

    // The table before such an entry.
    void open(const QString& words, int nth = 1) {
        if (!table().isOpen()) games().openGame(game_);
        show("Table");
        table().jumpTo(before(words, nth));
        settle();
        focus()->setProperty("sheet", QString());
    }

    QObject* focus() const {
        return window_.property("page").value<QObject*>()->property("chosen").value<QObject*>();
    }

    void sheet(const char* name) { focus()->setProperty("sheet", QLatin1StringView(name)); }

    void group(const char* name) { focus()->setProperty("group", QLatin1StringView(name)); }

    // Taps the system the next entry with this verb is about.
    void tapSystemOf(const QString& verb, int wordAt) {
        const QString entry = log_[before(verb)].toMap()[QStringLiteral("entry")].toString();
        const QStringList words = entry.split(u' ');
        if (words.size() > wordAt)
            QMetaObject::invokeMethod(focus(), "systemTapped", Q_ARG(QString, words[wordAt]));
    }

    std::vector<std::pair<const char*, std::function<void()>>> screens() {
        return {
            {"home", [this] { home(); }},
            {"newtable",
             [this] {
                 home();
                 show("NewTable");
             }},
            {"layout", [this] { begin(); }},
            {"settings",
             [this] {
                 home();
                 show("Settings");
             }},
            {"settings-large", large([this] { show("Settings"); })},
            {"firstrun",
             [this] {
                 home();
                 games().openSample();
             }},
            {"keys", [this] { show("Keys"); }},
            {"history",
             [this] {
                 open(QStringLiteral(" builds "), 2);
                 show("History");
             }},
            {"history-large", large([this] { show("History"); })},
            {"table-lead", [this] { open(QStringLiteral(" leads "), 3); }},
            {"table-follow", [this] { open(QStringLiteral(" surpasses "), 2); }},
            {"table-act", [this] { open(QStringLiteral(" taxes "), 2); }},
            {"table-build",
             [this] {
                 open(QStringLiteral(" builds "), 2);
                 group("build");
             }},
            {"table-move",
             [this] {
                 open(QStringLiteral(" moves "));
                 group("move");
                 tapSystemOf(QStringLiteral(" moves "), 3);
             }},
            {"table-battle",
             [this] {
                 open(QStringLiteral(" battles "));
                 group("battle");
                 tapSystemOf(QStringLiteral(" battles "), 3);
             }},
            {"table-roll", [this] { open(QStringLiteral("rolls ")); }},
            {"table-hits", [this] { open(QStringLiteral(" strikes ")); }},
            {"table-refill", [this] { open(QStringLiteral("court BC")); }},
            {"table-card",
             [this] {
                 open(QStringLiteral(" secures "));
                 const QVariantMap place = table().court().constFirst().toMap();
                 focus()->setProperty("card", place[QStringLiteral("card")].toMap()[QStringLiteral("id")]);
                 sheet("card");
             }},
            {"table-score", [this] { open(QStringLiteral("score")); }},
            {"table-log",
             [this] {
                 open(QStringLiteral(" taxes "), 2);
                 sheet("log");
             }},
            {"table-menu",
             [this] {
                 open(QStringLiteral(" taxes "), 2);
                 sheet("menu");
             }},
            {"table-corrections",
             [this] {
                 open(QStringLiteral(" taxes "), 2);
                 sheet("corrections");
             }},
            {"table-count",
             [this] {
                 open(QStringLiteral(" battles "));
                 tapSystemOf(QStringLiteral(" battles "), 3);
                 sheet("count");
             }},
            {"table-unknown",
             [this] {
                 open(QStringLiteral(" battles "));
                 table().enter(QStringLiteral("depth score"));
                 table().enter(QStringLiteral("depth board"));
                 sheet("count");
             }},
            {"table-large", large([this] { open(QStringLiteral(" taxes "), 2); })},
            {"table-finished", [this] { open(QStringLiteral("no such entry")); }},
        };
    }

    bool takeAt(const QSize& size) {
        for (const auto& [name, lay] : screens()) {
            if (!QLatin1StringView(name).startsWith(only_)) continue;
            singleton<reach::Preferences>("Preferences").setSize(100);
            lay();
            for (const char* theme : themes) {
                window_.setProperty("theme", QString::fromLatin1(theme));
                settle();
                const QString file = pictures_.filePath(QStringLiteral("%1-%2x%3-%4.png")
                                                            .arg(QLatin1StringView(name))
                                                            .arg(size.width())
                                                            .arg(size.height())
                                                            .arg(QLatin1StringView(theme)));
                const QImage picture = window_.grabWindow();
                if (picture.size() != size || !picture.save(file)) return false;
                QTextStream(stdout) << file << Qt::endl;
            }
        }
        return true;
    }

    QQuickWindow& window_;
    QDir pictures_;
    QString only_;
    QQmlEngine& engine_;
    QList<qlonglong> known_;
    qlonglong game_ = 0;
    QVariantList log_;
};

}  // namespace

TourStore::TourStore() {
    qputenv("REACHKEEPER_DATA", folder_.path().toLocal8Bit());
}

bool takeTour(QQuickWindow& window, const QString& folder, const QString& only) {
    const QDir pictures(folder);
    return pictures.mkpath(QStringLiteral(".")) && Tour(window, pictures, only).take();
}
