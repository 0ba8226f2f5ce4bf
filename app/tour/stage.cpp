#include "app/tour/stage.h"

#include "app/game/new_table.h"

#include "app/arcades/arcades_table.h"
#include "app/books/my_books.h"
#include "app/home/games.h"
#include "app/reference/bookmarks.h"
#include "app/reference/reference.h"
#include "app/settings/preferences.h"
#include "app/table/table.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QFile>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QThread>
#include <QUrl>

#include <utility>

namespace reach::tour {
namespace {

constexpr auto kThree = "Thursday";  // table of most pictures

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
constexpr auto kBattle = R"(game: base
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

constexpr auto kDraft = R"(game: base
players: red=Ana, blue=Ben, white=Cy
setup: 3SETUP02
court: BC05 BC13 BC22 BC28
leaders: LEAD02 LEAD05 LEAD10 LEAD13
lore: L03 L09 L12 L19

white takes LEAD05
blue takes L12
)";

constexpr auto kCampaign = R"(game: campaign
players: red=Ana, blue=Ben, white=Cleo
fates: FATE01 FATE03 FATE06
)";

constexpr auto kCampaignOfTwo = R"(game: campaign
players: red=Ana, blue=Ben
fates: FATE01 FATE03
)";

constexpr auto kCampaignOfFour = R"(game: campaign
players: red=Ana, blue=Ben, white=Cleo, yellow=Dan
fates: FATE01 FATE03 FATE06 FATE08
)";

// A campaign with scores only, which asks for the counts of objectives.
constexpr auto kToldCampaign = R"(game: campaign
players: red=Ana, blue=Ben, white=Cleo
fates: FATE01 FATE02 FATE06
depth: score
)";

// A Fate whose player hides something.
constexpr auto kSecret = R"(game: campaign
act: 2
players: red=Ana, blue=Ben, white=Cleo
fates: FATE01 FATE02 FATE09
)";

constexpr auto kFromPaper = R"(game: campaign
act: 2
players: red=Ana, blue=Ben, white=Cleo
fates: FATE01 FATE09 FATE12
)";

template <typename Type>
Type& singleton(QQmlEngine& engine, const char* name) {
    return *engine.singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
}

QObject* partOf(QQuickItem* root, const QString& name) {
    if (root->objectName() == name) return root;
    for (QQuickItem* child : root->childItems())
        if (QObject* found = partOf(child, name)) return found;
    return nullptr;
}

}  // namespace

Stage::Stage(QQuickWindow& window, const QStringList& names)
    : window_(window), engine_(*qmlEngine(&window)), names_(names) {
    two_ = import(beginning(resource("two"), 90), "Sunday, just us two");
    four_ = import(beginning(resource("four"), 400), "Club night");
    battle_ = import(QString::fromLatin1(kBattle), "Leaders and lore");
    three_ = import(resource("three"), kThree);
    log_ = table().log();
    table().jumpTo(static_cast<int>(log_.size()) / 2);
    table().close();
}

Games& Stage::games() const {
    return singleton<Games>(engine_, "Games");
}

Table& Stage::table() const {
    return *games().findChild<Table*>();
}

ArcadesTable& Stage::arcadesTable() const {
    return *games().findChild<ArcadesTable*>();
}

void Stage::arcades(const char* game, const QString& words, int nth) {
    home();
    import(resource(game));
    const auto log = arcadesTable().log();
    for (qsizetype at = 0; at < log.size(); ++at)
        if (log[at].entry.contains(words) && --nth == 0) {
            arcadesTable().jumpTo(static_cast<int>(at));
            break;
        }
    rest();
}

ReferenceLibrary& Stage::library() const {
    return singleton<ReferenceLibrary>(engine_, "Reference");
}

Bookmarks& Stage::bookmarks() const {
    return singleton<Bookmarks>(engine_, "Bookmarks");
}

// The record with the names of this stage.
QString Stage::named(const QString& record) const {
    static const QRegularExpression players(QStringLiteral("^players: .*$"),
                                            QRegularExpression::MultilineOption);
    if (names_.isEmpty()) return record;
    QStringList seats = players.match(record).captured().mid(9).split(u',');
    for (qsizetype seat = 0; seat < seats.size(); ++seat)
        seats[seat] = seats[seat].section(u'=', 0, 0).trimmed() + u'=' + names_[seat % names_.size()];
    return QString(record).replace(players, QStringLiteral("players: ") + seats.join(QStringLiteral(", ")));
}

bool Stage::import(const QString& record) {
    return games().importRecord(named(record));
}

// Imports a game under a title. Returns its id.
qlonglong Stage::import(const QString& record, const char* title) {
    // Tables are listed by the second of their last play, so each gets a second of its own.
    for (const auto last = QDateTime::currentSecsSinceEpoch();
         !known_.isEmpty() && QDateTime::currentSecsSinceEpoch() == last;)
        QThread::msleep(20);
    import(record);
    for (const view::SavedTableView& kept : games().list()) {
        if (known_.contains(kept.id)) continue;
        known_.append(kept.id);
        games().renameGame(kept.id, QString::fromLatin1(title));
        return kept.id;
    }
    return 0;
}

void Stage::reset() {
    window_.setProperty("turned", 0);
    auto& preferences = singleton<Preferences>(engine_, "Preferences");
    preferences.setSize(100);
    preferences.setOwnDice(false);
}

void Stage::rest() {
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

void Stage::turn() {
    window_.setProperty("turned", window_.width() < 600 ? 180 : 90);
    rest();
}

void Stage::home() {
    if (table().isOpen()) table().close();
    if (arcadesTable().isOpen()) arcadesTable().close();
    show("Home");
    // Tables begun by a picture are removed before the next picture.
    for (const view::SavedTableView& kept : games().list())
        if (!known_.contains(kept.id)) games().removeGame(kept.id);
}

void Stage::show(const char* screen) {
    window_.setProperty("screen", QLatin1StringView(screen));
}

QObject* Stage::screen() const {
    return window_.property("page").value<QObject*>();
}

QObject* Stage::part(const char* name) const {
    return partOf(window_.contentItem(), QLatin1StringView(name));
}

void Stage::tap(const char* name) {
    rest();
    if (QObject* button = part(name)) QMetaObject::invokeMethod(button, "clicked");
    rest();
}

std::function<void()> Stage::large(std::function<void()> shown) {
    return [this, shown = std::move(shown)] {
        shown();
        singleton<Preferences>(engine_, "Preferences").setSize(175);
    };
}

std::function<void()> Stage::ownDice(std::function<void()> shown) {
    return [this, shown = std::move(shown)] {
        singleton<Preferences>(engine_, "Preferences").setOwnDice(true);
        shown();
    };
}

void Stage::begin() {
    home();
    NewTable wish;
    wish.title = QStringLiteral("New");
    wish.setup = QStringLiteral("3SETUP04");
    wish.colors = {QStringLiteral("yellow"), QStringLiteral("red"), QStringLiteral("white")};
    wish.names = !names_.isEmpty()
                     ? names_
                     : QStringList{QStringLiteral("Yuri"), QStringLiteral("Rosa"), QStringLiteral("Wim")};
    games().start(&wish);
}

void Stage::draft() {
    if (table().isOpen()) table().close();
    if (draft_ == 0)
        draft_ = import(QString::fromLatin1(kDraft), "Leaders & Lore");
    else
        games().openGame(draft_);
    rest();
}

// The cursor before the `nth` entry with these words.
int Stage::before(const QString& words, int nth) const {
    bool later = false;
    for (int i = 0; i < log_.size(); ++i) {
        const QString entry = log_[i].entry;
        if (later && entry.contains(words) && --nth == 0) return i;
        later |= entry == QStringLiteral("score");
    }
    return static_cast<int>(log_.size());
}

void Stage::open(const QString& words, int nth) {
    openAt(before(words, nth));
}

void Stage::openEnd() {
    openAt(static_cast<int>(log_.size()));
}

void Stage::openAt(int entry) {
    if (table().title() != QLatin1StringView(kThree)) games().openGame(three_);
    show("Table");
    table().jumpTo(entry);
    rest();
    sheet(sheets::Sheet::None);
    focus()->setProperty("tab", 0);
    if (auto* sheet = window_.property("sheet").value<QObject*>()) sheet->setProperty("shown", false);
}

void Stage::openTwo() {
    if (table().isOpen()) table().close();
    games().openGame(two_);
    rest();
}

void Stage::openFour() {
    if (table().isOpen()) table().close();
    games().openGame(four_);
    rest();
}

void Stage::openBattle(int fromEnd) {
    home();
    games().openGame(battle_);
    show("Table");
    table().jumpTo(table().entries() - fromEnd);
    rest();
}

void Stage::openCopy(const QString& words) {
    home();
    import(resource("three"));
    rest();
    table().jumpTo(before(words));
}

QObject* Stage::focus() const {
    return screen()->property("chosen").value<QObject*>();
}

void Stage::sheet(sheets::Sheet sheet) {
    focus()->setProperty("sheet", static_cast<int>(sheet));
}

void Stage::group(arcs::Group group) {
    focus()->setProperty("group", static_cast<int>(group));
}

void Stage::page(int tab) {
    open(QStringLiteral(" taxes "), 2);
    focus()->setProperty("tab", tab);
}

void Stage::tapSystemOf(const QString& verb, int wordAt) {
    const QString entry = log_[before(verb)].entry;
    const QStringList words = entry.split(u' ');
    focus()->setProperty("system", QString());  // a second tap would close it
    if (words.size() > wordAt)
        QMetaObject::invokeMethod(focus(), "systemTapped", Q_ARG(QString, words[wordAt]));
}

// Returns the first legal entry with these words. Empty words match every entry.
QString Stage::offered(const char* words) const {
    for (const reach::view::OptionView& option : table().optionList())
        if (option.legal && option.entry.contains(QLatin1StringView(words))) return option.entry;
    return {};
}

QString Stage::plainAnswer(bool events) const {
    const reach::view::PromptView asked = table().promptView();
    switch (asked.ask) {
        case arcs::Ask::EventDice:
            return QString::fromLatin1(!asked.eventDice.number   ? "event arrow"
                                       : asked.eventDice.planets ? "event 2 edict moon"
                                                                 : "event 5");
        case arcs::Ask::Act: return offered(" ends turn");
        case arcs::Ask::CallSummit: return offered(" calls summit");
        case arcs::Ask::Free: return offered("score");
        case arcs::Ask::Play:
            if (QString event = offered(" plays event"); events && !event.isEmpty()) return event;
            return offered();
        default: return offered();
    }
}

void Stage::campaign(arcs::Ask ask, int nth, bool events, int players) {
    playTo(QString::fromLatin1(ask == arcs::Ask::Advance ? kToldCampaign
                               : players == 4            ? kCampaignOfFour
                               : players == 2            ? kCampaignOfTwo
                                                         : kCampaign),
           ask, nth, events);
}

void Stage::secret() {
    playTo(QString::fromLatin1(kSecret), arcs::Ask::AtTable, 1, true);
}

void Stage::playTo(const QString& record, arcs::Ask ask, int nth, bool events) {
    home();
    rest();
    import(record);
    show("Keys");  // a screen that is not drawn again after each entry
    for (int i = 0; i < 900; ++i) {
        if (table().promptView().ask == ask && --nth == 0) break;
        if (!table().enter(plainAnswer(events))) break;
    }
    show("Table");
    rest();
}

void Stage::fromPaper() {
    home();
    rest();
    import(QString::fromLatin1(kFromPaper));
    show("Table");
    rest();
}

void Stage::enter(std::initializer_list<const char*> lines) {
    for (const char* line : lines) table().enter(QString::fromLatin1(line));
    rest();
}

void Stage::enrich() {
    enter({"correct white title outlaw", "correct red favors blue 2", "correct blue favors white 1",
           "correct trust relic 1", "correct trust fuel 2",
           "correct red slots psionic fuel none none none none",
           "correct blue slots weapon none none none none none", "correct red objective 11",
           "correct red captives white 1", "correct red power 7", "correct blue power 4"});
}

// The position of the reference screen.
QObject* Stage::place() const {
    return screen()->property("view").value<QObject*>()->property("at").value<QObject*>();
}

void Stage::reference(const char* page) {
    home();
    show("Reference");
    rest();
    library().search()->setText({});
    QMetaObject::invokeMethod(place(), "reset", Q_ARG(QString, QString::fromLatin1(page)));
}

void Stage::type(const char* query) {
    QMetaObject::invokeMethod(place(), "find", Q_ARG(QString, QString::fromLatin1(query)));
    // The page of the first hit comes when typing stops.
    for (const QDeadlineTimer patience(500); !patience.hasExpired();) rest();
}

void Stage::shelf(const char* list, const char* page) {
    QMetaObject::invokeMethod(place(), "go", Q_ARG(QString, QString::fromLatin1(list)),
                              Q_ARG(QString, QString::fromLatin1(page)));
}

void Stage::bring() {
    auto& books = singleton<MyBooks>(engine_, "MyBooks");
    if (!books.list().isEmpty()) return;
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("Our house rules.txt")));
    if (!file.open(QIODevice::WriteOnly)) return;
    file.write(
        "House rules of our table.\n\fRaid dice: whoever forgets to spend a key buys the next round.\n");
    file.close();
    books.importFile(QUrl::fromLocalFile(file.fileName()));
    while (!books.importing().isEmpty()) rest();
}

}  // namespace reach::tour
