#include "app/tour.h"

#include "app/viewmodels/bookmarks.h"
#include "app/viewmodels/games.h"
#include "app/viewmodels/my_books.h"
#include "app/viewmodels/preferences.h"
#include "app/viewmodels/reference.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>
#include <QUrl>

#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace {

constexpr auto kGame = "Thursday";  // what most pictures show
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

// A battle with cards of both sides in it: the board a moment before its dice are collected.
constexpr auto battle = R"(game: base
players: red=Ana, blue=Ben, white=Cleo
setup: 3SETUP02
court: BC01 BC02 BC22 BC28

red leads aggression 2
correct red card LEAD05
correct red card L19
correct red card L06
correct blue card L12
correct blue card L04
correct marker 3 empath
correct 5-hex red ships 4
correct 5-hex blue ships 2+1
red battles blue 5-hex with nothing
red suffers fresh
red collects 3 assault 2 skirmish 1 raid
rolls assault self+hit blank hit+intercept, skirmish hit blank, raid intercept
)";

// A campaign of three, from its setup on.
constexpr auto campaignBegun = R"(game: campaign
players: red=Ana, blue=Ben, white=Cleo
fates: FATE01 FATE03 FATE06
)";

constexpr auto campaignOfFour = R"(game: campaign
players: red=Ana, blue=Ben, white=Cleo, yellow=Dan
fates: FATE01 FATE03 FATE06 FATE08
)";

class Tour {
  public:
    Tour(QQuickWindow& window, const QDir& pictures, TourPlan plan)
        : window_(window), pictures_(pictures), plan_(std::move(plan)), engine_(*qmlEngine(&window)) {}

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
    reach::ReferenceLibrary& library() const { return singleton<reach::ReferenceLibrary>("Reference"); }
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
        two_ = import(beginning(resource("two"), 90), "Sunday, just us two");
        four_ = import(beginning(resource("four"), 400), "Club night");
        cards_ = import(QString::fromLatin1(battle), "Leaders and lore");
        game_ = import(resource("three"), kGame);
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

    // A draft half-way: what is laid out, and who has taken what.
    void draft() {
        if (table().isOpen()) table().close();
        if (draft_ == 0)
            draft_ =
                import(QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
                                      "court: BC05 BC13 BC22 BC28\nleaders: LEAD02 LEAD05 LEAD10 LEAD13\n"
                                      "lore: L03 L09 L12 L19\n\nwhite takes LEAD05\nblue takes L12\n"),
                       "Leaders & Lore");
        else
            games().openGame(draft_);
        settle();
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
        if (table().title() != QLatin1StringView(kGame)) games().openGame(game_);
        show("Table");
        table().jumpTo(before(words, nth));
        settle();
        focus()->setProperty("sheet", QString());
        focus()->setProperty("tab", 0);
        if (auto* sheet = window_.property("sheet").value<QObject*>()) sheet->setProperty("shown", false);
    }

    // The battle with cards, so many entries before its end.
    void openBattle(int fromEnd) {
        home();
        games().openGame(cards_);
        window_.setProperty("screen", QStringLiteral("Table"));
        table().jumpTo(table().entries() - fromEnd);
        settle();
    }

    /// The first legal entry with these words; the first legal one for none.
    QString offered(const char* words = "") const {
        const QVariantList options = table().optionList();
        for (const QVariant& one : options) {
            const QVariantMap option = one.toMap();
            QString entry = option[QStringLiteral("entry")].toString();
            if (option[QStringLiteral("legal")].toBool() && entry.contains(QLatin1StringView(words)))
                return entry;
        }
        return {};
    }

    /// The plainest answer to what the campaign asks; whoever follows plays an Event card where `events`.
    QString plainAnswer(const QString& kind, bool events) const {
        const int dice = table().promptView()[QStringLiteral("stage")].toInt();
        if (kind == QStringLiteral("eventDice"))
            return QString::fromLatin1(dice == 0   ? "event 2 edict moon"
                                       : dice == 1 ? "event 5"
                                                   : "event arrow");
        if (kind == QStringLiteral("act")) return offered(" ends turn");
        if (kind == QStringLiteral("callSummit")) return offered(" calls summit");
        if (kind == QStringLiteral("play") && events)
            if (QString event = offered(" plays event"); !event.isEmpty()) return event;
        return offered();
    }

    /// A campaign, played in the plainest way until this is asked for the `nth` time.
    void campaign(const char* kind, int nth = 1, bool events = true, const char* begun = campaignBegun) {
        home();
        settle();
        games().importRecord(QString::fromLatin1(begun));
        show("Table");
        for (int i = 0; i < 900; ++i) {
            const QString asked = table().promptView()[QStringLiteral("kind")].toString();
            if (asked == QLatin1StringView(kind) && --nth == 0) break;
            if (!table().enter(plainAnswer(asked, events))) break;
        }
        settle();
    }

    // With something to see: Favors, an Outlaw, tokens in the Trust, pieces.
    void enrich() {
        for (const char* line :
             {"correct white title outlaw", "correct red favors blue 2", "correct blue favors white 1",
              "correct trust relic 1", "correct trust fuel 2",
              "correct red slots psionic fuel none none none none",
              "correct blue slots weapon none none none none none", "correct red objective 11",
              "correct red captives white 1", "correct red power 7", "correct blue power 4"})
            table().enter(QString::fromLatin1(line));
        settle();
    }

    // What is drawn somewhere, by its name; delegates are no children of the window.
    QObject* part(const char* name) const { return partOf(window_.contentItem(), QLatin1StringView(name)); }
    static QObject* partOf(QQuickItem* root, const QString& name) {
        if (root->objectName() == name) return root;
        for (QQuickItem* child : root->childItems())
            if (QObject* found = partOf(child, name)) return found;
        return nullptr;
    }

    QObject* focus() const {
        return window_.property("page").value<QObject*>()->property("chosen").value<QObject*>();
    }

    QObject* view() const {
        return window_.property("page").value<QObject*>()->property("view").value<QObject*>();
    }

    QObject* place() const { return view()->property("at").value<QObject*>(); }

    // The reference on its own, at its beginning or at a page.
    void reference(const char* page = "") {
        home();
        window_.setProperty("screen", QStringLiteral("Reference"));
        settle();
        library().search()->setText({});
        QMetaObject::invokeMethod(place(), "reset", Q_ARG(QString, QString::fromLatin1(page)));
    }

    void type(const char* query) {
        QMetaObject::invokeMethod(place(), "find", Q_ARG(QString, QString::fromLatin1(query)));
        // The page of the first hit comes when typing rests.
        for (const QDeadlineTimer rest(500); !rest.hasExpired();) settle();
    }

    // A book of the player's own.
    void bring() {
        auto& books = singleton<reach::MyBooks>("MyBooks");
        if (!books.list().isEmpty()) return;
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("Our house rules.txt")));
        if (!file.open(QIODevice::WriteOnly)) return;
        file.write(
            "House rules of our table.\n\fRaid dice: whoever forgets to spend a key buys the next round.\n");
        file.close();
        books.importFile(QUrl::fromLocalFile(file.fileName()));
        while (!books.importing().isEmpty()) settle();
    }

    void shelf(const char* list, const char* page) {
        QMetaObject::invokeMethod(place(), "go", Q_ARG(QString, QString::fromLatin1(list)),
                                  Q_ARG(QString, QString::fromLatin1(page)));
    }

    void sheet(const char* name) { focus()->setProperty("sheet", QLatin1StringView(name)); }

    // One of a phone's pages.
    void page(int tab) {
        open(QStringLiteral(" taxes "), 2);
        focus()->setProperty("tab", tab);
    }

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
            {"reference-home", [this] { reference(); }},
            {"reference-search",
             [this] {
                 reference();
                 type("raid keys");
             }},
            {"reference-error",
             [this] {
                 reference();
                 type("type:guild colour:relic");
             }},
            {"reference-rule", [this] { reference("base.tax"); }},
            {"reference-book",
             [this] {
                 reference();
                 shelf("book:base", "base.control");
             }},
            {"reference-card", [this] { reference("BC03"); }},
            {"reference-sides", [this] { reference("F101A"); }},
            {"reference-checklist", [this] { reference("aid.setup-3"); }},
            {"reference-ticked",
             [this] {
                 reference("aid.setup-3");
                 auto& marks = singleton<reach::Bookmarks>("Bookmarks");
                 marks.clearTicks(QStringLiteral("aid.setup-3"));
                 for (const int line : {0, 1, 2, 4}) marks.tick(QStringLiteral("aid.setup-3"), line);
             }},
            {"reference-aid", [this] { reference("aid.battle"); }},
            {"reference-fate-told",
             [this] {
                 reference();
                 shelf("fates", "fate:1");
                 settle();
                 if (auto* story = window_.findChild<QObject*>("fateStory")) story->setProperty("upToAct", 3);
             }},
            {"reference-own-hits",
             [this] {
                 bring();
                 reference();
                 type("house rules raid dice");
             }},
            {"reference-own-page",
             [this] {
                 bring();
                 reference("mine:1/2");
             }},
            {"reference-own-books",
             [this] {
                 bring();
                 reference();
                 settle();
                 if (auto* home = window_.findChild<QObject*>("referenceHome"))
                     QMetaObject::invokeMethod(home, "showMine");
             }},
            {"reference-filters",
             [this] {
                 reference();
                 library().cards()->clear();
                 library().cards()->filter(QStringLiteral("suit"), QStringLiteral("relic"));
                 shelf("cards", "BC22");
             }},
            {"reference-cards",
             [this] {
                 library().cards()->clear();
                 reference();
                 shelf("cards", "");
             }},
            {"reference-card-beside",
             [this] {
                 reference();
                 shelf("cards", "BC22");
             }},
            {"reference-fates",
             [this] {
                 reference();
                 shelf("fates", "");
             }},
            {"reference-fate",
             [this] {
                 reference();
                 shelf("fates", "fate:1");
             }},
            {"newtable-lore",
             [this] {
                 home();
                 window_.setProperty("screen", QStringLiteral("NewTable"));
                 settle();
                 if (QObject* mode =
                         window_.property("page").value<QObject*>()->findChild<QObject*>("leadersAndLore")) {
                     mode->setProperty("chosen", QStringLiteral("one"));
                     QMetaObject::invokeMethod(mode, "drawAll");
                 }
             }},
            {"table-draft", [this] { draft(); }},
            {"table-lore", [this] { openBattle(4); }},
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
            {"table-collect", [this] { openBattle(2); }},
            {"table-reroll", [this] { openBattle(0); }},
            {"table-hits", [this] { open(QStringLiteral(" strikes ")); }},
            {"table-refill", [this] { open(QStringLiteral("court BC")); }},
            {"table-card",
             [this] {
                 open(QStringLiteral(" secures "));
                 const QVariantMap place = table().court().constFirst().toMap();
                 focus()->setProperty("card", place[QStringLiteral("card")].toMap()[QStringLiteral("id")]);
                 sheet("card");
             }},
            {"table-page",
             [this] {
                 open(QStringLiteral(" secures "));
                 library().show(QStringLiteral("battle-needs-ships"));
                 settle();
             }},
            {"table-look-up",
             [this] {
                 open(QStringLiteral(" secures "));
                 library().show({});
                 settle();
             }},
            {"table-score", [this] { open(QStringLiteral("score")); }},
            {"table-scored",
             [this] {
                 open(QStringLiteral("score"));
                 focus()->setProperty("scoring", focus()->property("declared").toList().size() - 1);
             }},
            {"table-two",
             [this] {
                 table().close();
                 games().openGame(two_);
                 settle();
             }},
            {"table-four",
             [this] {
                 table().close();
                 games().openGame(four_);
                 settle();
             }},
            {"table-turned",
             [this] {
                 home();
                 settle();
                 open(QStringLiteral(" taxes "), 2);
                 window_.setProperty("turned", window_.width() < 600 ? 180 : 90);  // a phone is turned over
                 settle();
             }},
            {"table-log",
             [this] {
                 window_.setProperty("turned", 0);
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
                 home();
                 games().importRecord(resource("three"));  // one of its own: this changes it
                 settle();
                 table().jumpTo(before(QStringLiteral(" battles ")));
                 table().enter(QStringLiteral("depth score"));
                 table().enter(QStringLiteral("depth board"));
                 sheet("count");
             }},
            {"table-large", large([this] { open(QStringLiteral(" taxes "), 2); })},
            {"newtable-campaign",
             [this] {
                 home();
                 show("NewTable");
                 settle();
                 window_.property("page").value<QObject*>()->setProperty("game", QStringLiteral("campaign"));
                 settle();
                 if (QObject* fates = part("fatePicker")) {
                     fates->setProperty(
                         "dealt", QVariantList{QVariantList{1, 4}, QVariantList{3, 8}, QVariantList{2, 6}});
                     fates->setProperty("chosen", QVariantList{1, 8});
                 }
             }},
            {"campaign-policy", [this] { campaign("policy"); }},
            {"campaign-settle", [this] { campaign("settle", 3); }},
            {"campaign-play",
             [this] {
                 campaign("play", 2);
                 enrich();
             }},
            {"campaign-act",
             [this] {
                 campaign("act");
                 enrich();
             }},
            {"campaign-four",
             [this] {
                 campaign("act", 1, true, campaignOfFour);
                 enrich();
             }},
            {"campaign-sheet",
             [this] {
                 campaign("play", 2);
                 enrich();
                 sheet("campaign");
             }},
            {"campaign-event",
             [this] {
                 campaign("eventDice", 2);
                 for (const char* line : {"correct 5-gate blight ships 1", "correct 5-gate blue ships 2",
                                          "correct 1-moon blight ships 1", "correct 1-moon red ships 3"})
                     table().enter(QString::fromLatin1(line));
                 settle();
                 if (QObject* dice = part("eventDicePanel")) {
                     dice->setProperty("number", 4);
                     dice->setProperty("symbol", QStringLiteral("hex"));
                     dice->setProperty("crisis", true);
                 }
             }},
            {"campaign-by-hand", [this] { campaign("byHand"); }},
            {"campaign-call",
             [this] {
                 campaign("callToOrder");
                 enrich();
             }},
            {"campaign-deal",
             [this] {
                 campaign("negotiate");
                 enrich();
                 if (QObject* editor = part("dealEditor"))
                     editor->setProperty("line", QStringLiteral("deal red gives fuel to blue, blue promises "
                                                                "favor to red"));
             }},
            {"campaign-step", [this] { campaign("callSummit"); }},
            {"campaign-edict",
             [this] {
                 campaign("eventDice", 2);
                 enrich();
                 table().enter(QStringLiteral("event 2 edict moon"));
                 settle();
             }},
            {"campaign-advance", [this] { campaign("advance", 1, false); }},
            {"campaign-intermission", [this] { campaign("chooseFate", 1, false); }},
            {"campaign-next-act", [this] { campaign("nextAct", 1, false); }},
            {"campaign-corrections",
             [this] {
                 campaign("play", 2);
                 enrich();
                 sheet("corrections");
                 settle();
                 if (QObject* corrections = part("correctionsSheet")) corrections->setProperty("page", 3);
             }},
            {"campaign-system",
             [this] {
                 campaign("act");
                 enrich();
                 QMetaObject::invokeMethod(focus(), "systemTapped", Q_ARG(QString, QStringLiteral("2-hex")));
             }},
            {"campaign-turned",
             [this] {
                 campaign("act");
                 enrich();
                 window_.setProperty("turned", window_.width() < 600 ? 180 : 90);
                 settle();
             }},
            {"phone-empire",
             [this] {
                 window_.setProperty("turned", 0);
                 campaign("play", 2);
                 enrich();
                 focus()->setProperty("tab", 5);
             }},
            {"phone-campaign-players",
             [this] {
                 campaign("play", 2);
                 enrich();
                 focus()->setProperty("tab", 1);
             }},
            {"phone-players", [this] { page(1); }},
            {"phone-court", [this] { page(2); }},
            {"phone-ambitions", [this] { page(3); }},
            {"phone-court-large", large([this] { page(2); })},
            {"phone-ambitions-large", large([this] { page(3); })},
            {"table-finished", [this] { open(QStringLiteral("no such entry")); }},
        };
    }

    bool takeAt(const QSize& size) {
        std::size_t at = 0;
        for (const auto& [name, lay] : screens()) {
            const QLatin1StringView called(name);
            const bool phone = called.startsWith(QLatin1StringView("phone"));
            ++at;
            if (!called.startsWith(plan_.only) || (phone && size.width() > 600)) continue;
            if (plan_.sample && !phone && size != sizes[at % sizes.size()]) continue;
            singleton<reach::Preferences>("Preferences").setSize(100);
            lay();
            for (const char* theme : themes) {
                if (plan_.sample && theme != themes[at / sizes.size() % themes.size()]) continue;
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
    TourPlan plan_;
    QQmlEngine& engine_;
    QList<qlonglong> known_;
    qlonglong two_ = 0;
    qlonglong four_ = 0;
    qlonglong game_ = 0;
    qlonglong draft_ = 0;
    qlonglong cards_ = 0;
    QVariantList log_;
};

}  // namespace

TourStore::TourStore() {
    qputenv("REACHKEEPER_DATA", folder_.path().toLocal8Bit());
}

bool takeTour(QQuickWindow& window, const QString& folder, const TourPlan& plan) {
    const QDir pictures(folder);
    return pictures.mkpath(QStringLiteral(".")) && Tour(window, pictures, plan).take();
}
