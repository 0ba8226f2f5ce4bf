#include "app/company/host_desk.h"

#include "app/company/company.h"
#include "app/company/goal.h"
#include "app/device/ways.h"
#include "app/home/games.h"
#include "app/settings/preferences.h"
#include "app/words/home/save_words.h"
#include "app/words/shown.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <utility>

namespace reach {
namespace {

constexpr std::chrono::milliseconds kDeskTick{100};
constexpr int kMostRounds = 20;
/// Acts of a table that is taken home. Hosts keep fewer.
constexpr std::int64_t kMostActs = 100'000;
constexpr std::size_t kLongestHostName = 40;
constexpr qsizetype kLongestCell = 200;
const QString kAddress = QStringLiteral("host/address");
const QString kKey = QStringLiteral("host/key");
const QString kName = QStringLiteral("host/name");

QString text(const std::string& said) {
    return words::shown(QString::fromStdString(said));
}

/// A key as 32 digits, without its hyphens; empty if it is none.
std::string keyOf(const QString& typed) {
    QString key = typed.simplified().toLower();
    key.remove(u' ').remove(u'-');
    static const QRegularExpression digits(QStringLiteral("^[0-9a-f]{32}$"));
    return digits.match(key).hasMatch() ? key.toStdString() : std::string();
}

/// The ladders of a view for "/club".
QList<view::ClubLadderView> laddersIn(const std::string& club) {
    QList<view::ClubLadderView> ladders;
    const QJsonObject view = QJsonDocument::fromJson(QByteArray::fromStdString(club)).object();
    const auto textsIn = [](const QJsonValue& list) {
        QStringList texts;
        for (const auto& one : list.toArray()) texts += words::shown(one.toString().left(kLongestCell));
        return texts;
    };
    for (const auto& one : view[u"parts"].toArray()) {
        const QJsonObject part = one.toObject();
        if (!part[u"ladder"].toBool()) continue;
        view::ClubLadderView ladder{
            words::shown(part[u"heading"].toString().left(kLongestCell)), textsIn(part[u"columns"]), {}};
        for (const auto& row : part[u"rows"].toArray()) {
            QStringList cells = textsIn(row.toObject()[u"cells"]);
            if (!cells.isEmpty() && cells.size() == ladder.columns.size())
                ladder.rows.append(view::ClubRowView{cells});
        }
        if (!ladder.rows.isEmpty()) ladders.append(ladder);
    }
    return ladders;
}

bool isName(const std::string& part) {
    return isInAddress(QString::fromStdString(part));
}

}  // namespace

HostDesk::HostDesk(Company& company) : QObject(&company), company_(company) {
    clock_.start();
    const KeptSettings kept = Preferences::settings();
    origin_ = kept.value(kAddress).toString();
    key_ = keyOf(kept.value(kKey).toString());
    name_ = kept.value(kName).toString();
    connect(&tick_, &QTimer::timeout, this, [this] {
        if (line_) line_->tick(clock_.elapsed());
    });
    connect(company_.visit(), &Visit::changed, this, [this] {
        if (!toTell_.isEmpty() && company_.visit()->isReady())
            company_.games()->anyTable()->tell(std::exchange(toTell_, {})), news_.clear();
        Q_EMIT changed();
    });
}

HostDesk::~HostDesk() = default;

QString HostDesk::name() const {
    return name_.isEmpty() ? address() : name_;
}

QString HostDesk::address() const {
    return QUrl(origin_).authority();
}

bool HostDesk::isAtHost() const {
    return isKnown() && company_.visit()->isGoing() && company_.visit()->origin() == origin_;
}

bool HostDesk::know(const QString& address, const QString& key, const QString& name) {
    stop();
    const Goal goal = goalOf(address);
    const std::string shown = keyOf(key);
    if (goal.origin.isEmpty())
        problem_ = tr("This is no address of a host.");
    else if (const char* none = device::noWayText(goal.origin.toStdString()))
        problem_ = QCoreApplication::translate("Ways", none);
    else if (shown.empty())
        problem_ = tr("A key has 32 digits and letters, in four groups. Whoever runs the host makes it.");
    if (problem_.isEmpty()) {
        origin_ = goal.origin;
        key_ = shown;
        name_ = QString::fromStdString(fitting(name.simplified().toStdString(), kLongestHostName));
        tables_.clear();
        ladders_.clear();
        isListed_ = false;
        KeptSettings kept = Preferences::settings();
        kept.setValue(kAddress, origin_);
        kept.setValue(kKey, QString::fromStdString(key_));
        kept.setValue(kName, name_);
        kept.sync();
        // Other people at this computer have no use of the key.
        QFile::setPermissions(kept.fileName(), QFile::ReadOwner | QFile::WriteOwner);
    }
    Q_EMIT changed();
    return problem_.isEmpty();
}

void HostDesk::forget() {
    stop();
    origin_.clear();
    key_.clear();
    name_.clear();
    tables_.clear();
    ladders_.clear();
    codes_.clear();
    isListed_ = false;
    KeptSettings kept = Preferences::settings();
    for (const QString& one : {kAddress, kKey, kName}) kept.remove(one);
    Q_EMIT changed();
}

template <typename Wish>
void HostDesk::begin(Wish wish, const QString& news) {
    stop();
    if (!isKnown()) return;
    wish_ = std::move(wish);
    news_ = news;
    socket_ = device::webSocketTo(origin_.toStdString());
    http_ = device::requestsTo(origin_.toStdString());
    line_ = std::make_unique<DeskLine>(key_, QCoreApplication::applicationVersion().toStdString(), *socket_,
                                       *http_);
    line_->arrived = [this] { say(); };
    line_->heard = [this](const messages::Message& message) { hear(message); };
    line_->gaveUp = [this](const std::string& why, std::int64_t wait) { gaveUp(why, wait); };
    tick_.start(kDeskTick);
    line_->tick(clock_.elapsed());
    Q_EMIT changed();
}

void HostDesk::stop() {
    copy_ = 0;
    toTell_.clear();
    finish({});
}

/// The line ends later, since it may be the caller.
void HostDesk::finish(const QString& news, const QString& problem) {
    tick_.stop();
    wish_ = {};
    news_ = news;
    problem_ = problem;
    if (line_) {
        line_->arrived = {};
        line_->heard = {};
        line_->gaveUp = {};
        struct Ended {
            std::unique_ptr<Transport> socket, http;
            std::unique_ptr<DeskLine> line;
        };
        const auto ended =
            std::make_shared<Ended>(Ended{std::move(socket_), std::move(http_), std::move(line_)});
        QMetaObject::invokeMethod(
            this, [ended] { ended->line.reset(); }, Qt::QueuedConnection);
    }
    Q_EMIT changed();
}

void HostDesk::ask() {
    begin(Asking{}, tr("Asking %1 …").arg(name()));
}

void HostDesk::move(bool hidden, qlonglong id) {
    Games* games = company_.games();
    if (!games || !isKnown()) return;
    const AnyTable& table = *games->anyTable();
    const qlonglong open = table.isOpen() ? static_cast<qlonglong>(table.anyOpen()->id) : 0;
    if (id == 0) id = open;
    if (id == open && (table.isSample() || !table.unkept().isEmpty()))
        return finish({}, tr("A table that is not saved cannot be handed over."));
    if (id == open && (table.isTrying() || table.offered() > 0 || company_.handing()->isGoing()))
        return finish({}, tr("First finish what is being changed."));
    if (id <= 0) return;
    begin(Moving{id, hidden, ActId::draw()}, tr("Handing the table over to %1 …").arg(name()));
}

void HostDesk::take(const QString& table) {
    const QString taken = table.isEmpty() && isAtHost() ? company_.visit()->table() : table;
    if (!isKnown() || taken.isEmpty()) return;
    if (company_.visit()->waiting() > 0) return finish({}, tr("First finish what is being changed."));
    Taking taking;
    taking.table = taken.toStdString();
    taking.from = {origin_, taken, {}, {}};
    begin(std::move(taking), tr("Bringing the table home from %1 …").arg(name()));
}

void HostDesk::takeSaved(qlonglong id) {
    const auto kept = KeptAt::of(saves::GameId{id});
    if (!kept) return;
    if (kept->origin != origin_)
        return finish({}, tr("This device has no key of %1.").arg(words::shown(kept->host)));
    take(kept->table);
}

bool HostDesk::copyHere() {
    Games* games = company_.games();
    return games && games->fork(games->anyTable()->cursor());
}

void HostDesk::hide(const QString& table, bool hidden) {
    begin(Ordering{hidden ? "hide" : "show", table.toStdString()}, tr("Asking %1 …").arg(name()));
}

bool HostDesk::enter(const QString& table) {
    const auto code = codes_.find(table);
    if (code == codes_.end()) return lookOn(table);
    stop();
    return company_.visit()->go(QStringLiteral("%1/#%2/%3").arg(origin_, table, code->second), {});
}

bool HostDesk::lookOn(const QString& table) {
    stop();
    return isKnown() && company_.visit()->lookOn(origin_, table, key_);
}

void HostDesk::openKept(qlonglong id) {
    const auto kept = KeptAt::of(saves::GameId{id});
    if (!kept) return;
    stop();
    copy_ = id;
    Q_EMIT changed();
    // The screen that shows a visit also shows why there is none.
    if (!company_.visit()->go(kept->link(), {})) Q_EMIT company_.visit()->setOut();
}

/// Says the wish, after each connection anew. What has an id happens once.
void HostDesk::say() {
    if (std::holds_alternative<Asking>(wish_)) {
        line_->say(messages::List{QLocale().name().left(2).toStdString()});
    } else if (std::holds_alternative<Moving>(wish_)) {
        sayMove();
    } else if (const auto* ordering = std::get_if<Ordering>(&wish_)) {
        line_->say(messages::Order{ordering->what, ordering->table, {}});
    } else if (auto* taking = std::get_if<Taking>(&wish_)) {
        if (taking->isSaved) {
            line_->say(messages::Took{taking->table, std::ssize(taking->taken.acts),
                                      company_.deviceName().toStdString()});
        } else {
            taking->expected = -1;
            taking->taken = {};
            line_->say(messages::Take{taking->table});
        }
    }
}

void HostDesk::sayMove() {
    auto& moving = std::get<Moving>(wish_);
    if (moving.renames) return heard(*moving.renames);
    const auto copy = company_.games()->shelf().copyOf(saves::GameId{moving.id});
    if (!copy) return finish({}, tr("This table cannot be read."));
    moving.sent = std::ssize(copy->acts);
    moving.isSaid = true;
    line_->say(messages::Move{moving.wish, copy->title, copy->header, company_.deviceName().toStdString(),
                              moving.sent, moving.hidden});
    line_->sayActs(copy->acts);
}

void HostDesk::hear(const messages::Message& message) {
    std::visit([this](const auto& one) { heard(one); }, message);
}

void HostDesk::heard(const messages::Tables& tables) {
    if (!std::holds_alternative<Asking>(wish_)) return;
    tables_.clear();
    codes_.clear();
    for (const messages::Listed& one : tables.tables) {
        if (!isName(one.table)) continue;
        const bool enters = isName(one.code);
        const QString table = QString::fromStdString(one.table);
        if (enters) codes_[table] = QString::fromStdString(one.code);
        tables_.append({table, text(fitting(one.title, kLongestTitle)), static_cast<int>(one.acts),
                        static_cast<int>(one.there), enters, one.own, one.hidden, text(one.away),
                        text(one.about), text(one.players), one.over});
    }
    ladders_ = laddersIn(tables.club);
    isListed_ = true;
    finish({});
}

void HostDesk::heard(const messages::Begun& begun) {
    auto* moving = std::get_if<Moving>(&wish_);
    if (!moving || begun.id != moving->wish) return;
    if (!isName(begun.table) || !isName(begun.code))
        return finish({},
                      tr("%1 answered what this version of Reachkeeper does not understand.").arg(name()));
    moving->wasForked = moving->wasForked || begun.forked;
    Games& games = *company_.games();
    const AnyTable& table = *games.anyTable();
    const bool isOpen = table.isOpen() && static_cast<qlonglong>(table.anyOpen()->id) == moving->id;
    const auto copy = games.shelf().copyOf(saves::GameId{moving->id});
    // Meanwhile somebody may have entered something. The host gets that, too.
    const bool isBehind = (copy && begun.number < std::ssize(copy->acts)) ||
                          (isOpen && (table.offered() > 0 || table.isTrying()));
    if (isBehind) {
        if (++moving->rounds > kMostRounds) return finish({}, tr("First finish what is being changed."));
        moving->wish = ActId::draw();
        QTimer::singleShot(kDeskTick, this, [this, wish = moving->wish] {
            const auto* now = std::get_if<Moving>(&wish_);
            if (now && now->wish == wish && line_ && line_->isIn()) sayMove();
        });
        return;
    }
    if (moving->wasForked && !moving->renames) {
        // The two lines have the same title there.
        moving->renames = begun;
        const std::string title =
            tr("%1 (from %2)", "a table's title, a device")
                .arg(QString::fromStdString(copy ? copy->title : std::string()), company_.deviceName())
                .toStdString();
        line_->say(messages::Order{"rename", begun.table, fitting(title, kLongestTitle)});
        return;
    }
    handedOver(Moving(*moving), begun);
}

/// The host has all of the table. From here on it keeps it, and this device is a guest of it.
void HostDesk::handedOver(const Moving& moving, const messages::Begun& begun) {
    const KeptAt kept{origin_, QString::fromStdString(begun.table), QString::fromStdString(begun.code),
                      name()};
    if (!kept.keep(saves::GameId{moving.id}))
        return finish({},
                      tr("%1 has the table now, but this device cannot note it. Both keep it.").arg(name()));
    QString news;
    if (moving.wasForked)
        news =
            tr("This table went on at %1 and here. Both lines are kept there, as two tables: this is the one "
               "from here.")
                .arg(name());
    else if (begun.number > moving.sent)
        news = tr("This table was at %1 already and went on there. It goes on from there.").arg(name());
    else
        news = tr("%1 keeps this table now.").arg(name());
    goAfter(moving.id, kept, news);
}

void HostDesk::goAfter(qlonglong id, const KeptAt& kept, const QString& news) {
    Goal goal = goalOf(kept.link());
    goal.along.seat = company_.seat().toStdString();
    if (Hosting* hosting = company_.invitation()->hosting())
        goal.along.offered = hosting->host().offeredHere();
    // Nothing can be entered here any more that the host would not have.
    Games& games = *company_.games();
    AnyTable& table = *games.anyTable();
    const bool wasOpen = table.isOpen() && static_cast<qlonglong>(table.anyOpen()->id) == id;
    if (wasOpen) {
        company_.invitation()->moveTo(kept.link());
        table.close();
    }
    games.refresh();
    finish(news);
    if (!wasOpen) return;
    copy_ = id;
    toTell_ = news;
    (void)company_.visit()->go(goal);
}

void HostDesk::heard(const messages::Taken& taken) {
    auto* taking = std::get_if<Taking>(&wish_);
    if (!taking || taken.table != taking->table || taking->isSaved) return;
    if (taken.acts < 0 || taken.acts > kMostActs)
        return finish({}, tr("This device cannot read the table. It stays at %1.").arg(name()));
    taking->expected = taken.acts;
    taking->taken.title = fitting(taken.title, kLongestTitle);
    taking->taken.header = taken.header;
    if (taken.acts == 0) keepTaken();
}

void HostDesk::heard(const messages::Acts& acts) {
    auto* taking = std::get_if<Taking>(&wish_);
    if (!taking || taking->expected < 0) return;
    std::vector<Act>& all = taking->taken.acts;
    const std::size_t before = all.size();
    for (const Act& act : acts.acts)
        if (act.number == std::ssize(all) + 1 && std::ssize(all) < kMostActs) all.push_back(act);
    // Later acts come if somebody has entered something meanwhile.
    if (all.size() > before && std::ssize(all) >= taking->expected) keepTaken();
}

/// All of the table has come. It is stored here before the host closes its copy.
void HostDesk::keepTaken() {
    auto& taking = std::get<Taking>(wish_);
    const auto home = company_.games()->bringHome(taking.taken, taking.from, taking.home);
    if (!home.ok()) {
        const bool isOdd = home.error().code == saves::SaveErrorCode::Damaged;
        return finish({}, isOdd ? tr("This device cannot read the table. It stays at %1.").arg(name())
                                : words::saveErrorText(home.error()));
    }
    taking.home = home.value().id;
    taking.wasBeside = taking.wasBeside || home.value().isBeside;
    taking.isSaved = true;
    say();
}

void HostDesk::heard(const messages::Done& done) {
    if (auto* moving = std::get_if<Moving>(&wish_)) {
        if (moving->renames && done.table == moving->renames->table)
            handedOver(Moving(*moving), messages::Begun(*moving->renames));
    } else if (const auto* taking = std::get_if<Taking>(&wish_)) {
        if (taking->isSaved && done.table == taking->table) broughtHome();
    } else if (std::holds_alternative<Ordering>(wish_)) {
        ask();
    }
}

/// The host has closed its copy.
void HostDesk::broughtHome() {
    const auto& taking = std::get<Taking>(wish_);
    const qlonglong home = taking.home;
    const QString news =
        taking.wasBeside
            ? tr("This table went on at %1 and here. Both lines are kept on this device, as two tables.")
                  .arg(name())
            : tr("This device keeps the table now.");
    finish(news);
    copy_ = 0;
    company_.visit()->leave();
    if (!company_.games()->openGame(home)) return;
    company_.games()->anyTable()->tell(news);
    finish({});
}

void HostDesk::heard(const messages::Denied& denied) {
    if (std::holds_alternative<std::monostate>(wish_)) return;
    if (auto* moving = std::get_if<Moving>(&wish_)) {
        // A title is not worth more.
        if (moving->renames) return handedOver(Moving(*moving), messages::Begun(*moving->renames));
        if (denied.id != moving->wish) return;
    }
    // An earlier answer was lost.
    if (const auto* taking = std::get_if<Taking>(&wish_); taking && taking->isSaved && denied.why == "away")
        return broughtHome();
    finish({}, denialOf(denied));
}

void HostDesk::gaveUp(const std::string& why, std::int64_t wait) {
    QString problem = wordsOf(why, wait);
    if (const auto* moving = std::get_if<Moving>(&wish_))
        problem +=
            u' ' + (!moving->isSaid
                        ? tr("This device keeps the table.")
                        : tr("This device keeps the table. If the host has it, too, nothing is lost: hand "
                             "it over again when the host is back."));
    else if (const auto* taking = std::get_if<Taking>(&wish_))
        problem +=
            u' ' + (taking->isSaved ? tr("All of the table is on this device, among the saved tables. It may "
                                         "still be open at the host, too.")
                                    : tr("The table stays there."));
    finish({}, problem);
}

QString HostDesk::wordsOf(const std::string& why, std::int64_t wait) const {
    if (why == "silent")
        return tr("%1 does not answer. Is the address right (%2), and is this device in a network?")
            .arg(name(), address());
    if (why == "key") return tr("%1 does not know this key. It may have been taken back.").arg(name());
    if (why == "wait")
        return tr("%1 lets nobody in for %n second(s), after wrong codes.", "", static_cast<int>(wait))
            .arg(name());
    if (why == "protocol") return tr("%1 is another version of Reachkeeper. Both need the same.").arg(name());
    return tr("%1 does not let this device in.").arg(name());
}

QString HostDesk::denialOf(const messages::Denied& denied) const {
    const std::string& why = denied.why;
    if (why == "key") return tr("This key does not allow it.");
    if (why == "table")
        return tr("This key may not do that with this table, or %1 has it no longer.").arg(name());
    if (why == "away") return tr("This table was taken from %1 to another device.").arg(name());
    if (why == "tables")
        return tr("This key has as many tables at %1 as it may have. Take one of them home first.")
            .arg(name());
    if (why == "acts" || why == "bytes") return tr("This table is larger than %1 allows.").arg(name());
    if (why == "busy") return tr("%1 is taking in other tables. Try again in a minute.").arg(name());
    if (why == "unreadable") return tr("%1 cannot read this table. It may be an older version.").arg(name());
    return tr("%1 cannot store it at the moment.").arg(name());
}

}  // namespace reach

#include "moc_host_desk.cpp"
