#include "app/company/visit.h"

#include "app/company/company.h"
#include "app/company/goal.h"
#include "app/device/arrival.h"
#include "app/device/notes.h"
#include "app/device/waking.h"
#include "app/device/ways.h"
#include "app/home/games.h"
#include "app/words/shown.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <utility>

namespace reach {
namespace {

constexpr std::chrono::milliseconds kVisitTick{250};
/// The note with the address of the last table, with its code.
const QString kStay = QStringLiteral("stay");
/// The same while the device is at that table. A program that was killed, and a phone whose page was opened
/// without the address of the table, go there again.
const QString kHere = QStringLiteral("here");
/// Hosts that send a device from one to the next without letting it in.
constexpr int kMostMoves = 8;

}  // namespace

/// The keeper of the open table. The guest outlives it.
class Visit::Line : public Keeper {
  public:
    explicit Line(Visit& visit) : visit_(visit) { visit.line_ = this; }
    ~Line() override {
        if (visit_.line_ == this) visit_.line_ = nullptr;
    }
    void offer(const Act& act) override {
        if (visit_.guest_) visit_.guest_->offer(act);
    }
    std::vector<Answer> answers() override {
        hear();
        return std::exchange(heard_, {});
    }
    /// Takes what the guest has been answered, so that another one may come in its place.
    void hear() {
        if (!visit_.guest_) return;
        for (Answer& answer : visit_.guest_->answers()) {
            if (answer.what == Answer::What::Refused) answer.why = reasonOf(answer);
            heard_.push_back(std::move(answer));
        }
    }

  private:
    /// In words for people.
    std::string reasonOf(const Answer& answer) const {
        const auto& refused = visit_.guest_->refused();
        if (answer.why == "looking-on")
            return Visit::tr("This screen only looks on. Take a seat first.").toStdString();
        if (refused.first.empty() || refused.id != answer.act.id) return std::string(kGoneOn);
        return Visit::tr("%1 was first.").arg(QString::fromStdString(refused.first)).toStdString();
    }

    Visit& visit_;
    std::vector<Answer> heard_;
};

Visit::Visit(Company& company) : QObject(&company), company_(company) {
    clock_.start();
    connect(&tick_, &QTimer::timeout, this, [this] {
        if (guest_) guest_->tick(now());
    });
    device::hearWaking(*this, [this](bool awake) {
        if (!guest_) return;
        if (awake)
            guest_->wakeUp(now());
        else
            guest_->fallAsleep();
    });
}

Visit::~Visit() {
    end();
}

QString Visit::noteOf(const QString& what) const {
    return prefix_ + what;
}

bool Visit::go(const QString& address, const QString& code) {
    Goal goal = goalOf(address, code);
    goal.along = {};
    return go(goal);
}

bool Visit::go(const Goal& goal) {
    problem_ = goal.origin.isEmpty() ? tr("This is no address of a table.") : QString();
    if (problem_.isEmpty() && goal.table.isEmpty() && goal.code.isEmpty())
        problem_ = tr("The code of the table is missing.");
    if (const char* none = problem_.isEmpty() ? device::noWayText(goal.origin.toStdString()) : nullptr)
        problem_ = QCoreApplication::translate("Ways", none);
    Q_EMIT changed();
    if (!problem_.isEmpty()) return false;
    begin(goal);
    return true;
}

bool Visit::lookOn(const QString& origin, const QString& table, const std::string& key) {
    problem_.clear();
    begin({origin, table, QString::fromStdString(key), {}}, true);
    return true;
}

bool Visit::arrive() {
    (void)company_.games();  // from now on the company hears which table is open
    QString address = device::arrival();
    if (address.isEmpty()) address = QString::fromUtf8(device::note(kHere));
    return !address.isEmpty() && go(goalOf(address));
}

void Visit::begin(const Goal& goal, bool looksOn) {
    leave();
    company_.invitation()->end();
    byHostKey_ = looksOn;
    knock(goal, {});
    if (company_.games() && !company_.games()->anyTable()->isOpen()) Q_EMIT setOut();
}

/// Goes to a place of a table. `acts` are a copy of its journal that is shown already.
void Visit::knock(const Goal& goal, const std::vector<Act>& acts) {
    // Who typed the address does not know how it names the table.
    name_ = goal.table.isEmpty() ? goal.code : goal.table;
    address_ = QUrl(goal.origin).authority();
    origin_ = goal.origin;
    code_ = byHostKey_ ? QString() : goal.code;
    // A page has the notes of its own host alone.
    prefix_ = device::comesFromHost() ? QString() : QUrl(origin_).authority().replace(u':', u'-') + u'/';
    // Who looks on is not the device that it may be at this table otherwise.
    prefix_ += name_ + (byHostKey_ ? QStringLiteral("/on/") : QStringLiteral("/"));
    auto remembered =
        Remembered::read(device::note(noteOf(QStringLiteral("visit"))).toStdString()).value_or(Remembered{});
    // Without a copy the acts are read anew, and the table is shown when they are there.
    remembered.header = goal.along.header;
    if (!goal.along.title.empty()) remembered.title = goal.along.title;
    const QByteArray seat = device::note(noteOf(QStringLiteral("seat")));
    if (!seat.isEmpty()) remembered.seat = seat.toStdString();
    if (!goal.along.seat.empty()) remembered.seat = goal.along.seat;
    if (remembered.device.empty()) remembered.device = goal.along.device;
    for (const Act& act : goal.along.offered)
        if (std::ranges::find(remembered.offered, act.id, &Act::id) == remembered.offered.end())
            remembered.offered.push_back(act);
    socket_ = device::webSocketTo(origin_.toStdString());
    http_ = device::requestsTo(origin_.toStdString());
    const std::string build = QCoreApplication::applicationVersion().toStdString();
    guest_ = std::make_unique<Guest>(
        Guest::Wish{build, goal.table.toStdString(), goal.code.toStdString(),
                    company_.deviceName().toStdString(), remembered.seat, Hosting::isPossible()},
        *socket_, *http_, remembered, acts);
    guest_->remember = [this](const Remembered& now) {
        const auto keep = [this](const char* what, const std::string& text) {
            const QString name = noteOf(QLatin1String(what));
            const QByteArray bytes = QByteArray::fromStdString(text);
            if (device::note(name) != bytes) device::keepNote(name, bytes);
        };
        keep("visit", now.text());
        keep("key", now.key);
        keep("seat", now.seat);
    };
    if (!goal.along.offered.empty()) guest_->remember(remembered);
    guest_->wake = [this] {
        if (line_ && line_->wake) line_->wake();
    };
    guest_->changed = [this] { QMetaObject::invokeMethod(this, &Visit::hear, Qt::QueuedConnection); };
    guest_->show(company_.screen().toStdString());
    wasInTouch_ = false;
    renewed_ = 0;
    tick_.start(kVisitTick);
    guest_->tick(now());
    hear();
}

Remembered Visit::along() const {
    Remembered along;
    along.device = guest_->device();
    along.seat = guest_->seat();
    along.offered.assign(guest_->offered().begin(), guest_->offered().end());
    return along;
}

void Visit::forgetOffers(const QString& notes) {
    const QString name = notes + QStringLiteral("visit");
    auto noted = Remembered::read(device::note(name).toStdString());
    if (!noted || noted->offered.empty()) return;
    noted->offered.clear();
    device::keepNote(name, QByteArray::fromStdString(noted->text()));
}

/// The host says that the table is elsewhere now: goes there. The table stays on the screen, with what was
/// entered. Returns false if there is no way.
bool Visit::follow() {
    const QString said = QString::fromStdString(guest_->dismissal().to);
    Goal goal = goalOfMoved(said);
    if (goal.origin.isEmpty() || byHostKey_ || moves_ == kMostMoves) return false;
    goal.along = along();
    // A page opens the address, which takes no entries along: it stays while some wait here.
    if (device::noWayText(goal.origin.toStdString()))
        return goal.along.offered.empty() && device::goTo(goal.link());
    if (line_) line_->hear();
    std::vector<Act> acts;
    if (guest_->ready()) {
        acts = guest_->acts();
        goal.along.title = guest_->title();
        goal.along.header = guest_->header();
    }
    const QString before = prefix_;
    (void)release();
    movedTo_ = said;
    ++moves_;
    knock(goal, acts);
    if (prefix_ != before) forgetOffers(before);
    if (line_ && line_->wake) line_->wake();
    return true;
}

void Visit::hear() {
    if (!guest_) return;
    if (guest_->touch() == Guest::Touch::Dismissed && guest_->dismissal().why == "moved" && follow()) return;
    if (guest_->touch() == Guest::Touch::InTouch) movedTo_.clear(), moves_ = 0;
    if (guest_->touch() == Guest::Touch::InTouch && !std::exchange(wasInTouch_, true)) keepStay();
    const bool anew = shown_ > 0 && (renewed_ != guest_->renewed() || header_ != guest_->header());
    if (guest_->ready() && (shown_ == 0 || anew)) showTable();
    company_.lookAround();
    Q_EMIT changed();
}

/// A program that was killed finds back to this table, and a page that is loaded again is at it.
void Visit::keepStay() {
    const QString stay = link();
    if (stay.isEmpty()) return;
    for (const QString& note : {kStay, kHere})
        if (device::note(note) != stay.toUtf8()) device::keepNote(note, stay.toUtf8());
    device::stayAt(stay);
}

QString Visit::last() const {
    return QString::fromUtf8(device::note(kStay));
}

QString Visit::lastAddress() const {
    return QUrl(last()).authority();
}

bool Visit::goBack() {
    return go(last(), {});
}

/// The table is opened from the copy of the journal, with what is still offered.
void Visit::showTable() {
    (void)guest_->answers();
    renewed_ = guest_->renewed();
    header_ = guest_->header();
    auto table = openedTable(guest_->title(), header_, guest_->acts(), std::make_unique<Line>(*this),
                             {guest_->offered().begin(), guest_->offered().end()});
    if (!table) {
        problem_ =
            tr("This table has entries that this program cannot read. Bring it to the version of the host.");
        return;
    }
    // The same table has the same number after a reload.
    const auto life = guest_->acts().empty() ? qHash(header_) : guest_->acts().front().id.low;
    id_ = -1 - static_cast<std::int64_t>(life & 0x3fffffffU);
    table->id = saves::GameId{id_};
    Games* games = company_.games();
    ++shown_;
    if (!games || !games->showElsewhere(header_, std::move(table))) return;
    if (shown_ == 1) company_.askForSeat(guest_->seat().empty() && !looksOn());
    connect(games->anyTable(), &AnyTable::changed, this, &Visit::tellStand,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
    tellStand();
}

/// The host compares what its own table comes to.
void Visit::tellStand() {
    if (!guest_ || shown_ == 0) return;
    const AnyTable& table = *company_.games()->anyTable();
    if (!table.isOpen() || static_cast<std::int64_t>(table.anyOpen()->id) != id_) return;
    // During a trial the screen shows another course than the host, and that is no difference of rules.
    if (table.isTrying()) return;
    const bool before = drifts();
    guest_->stands(table.anyOpen()->number(), table.anyOpen()->stands().hash);
    if (drifts() != before) Q_EMIT changed();
}

void Visit::look() {
    if (shown_ == 0) return;
    const AnyTable& table = *company_.games()->anyTable();
    if (!table.isOpen() || static_cast<std::int64_t>(table.anyOpen()->id) != id_) leave();
}

void Visit::leave() {
    if (!guest_) return;
    forgetPlace();
    end();
}

void Visit::forgetPlace() {
    (void)device::keepNote(kHere, {});
}

void Visit::end() {
    if (!guest_) return;
    const auto id = std::exchange(id_, 0);
    const bool wasShown = std::exchange(shown_, 0) > 0;
    Games* games = company_.games();
    if (games && wasShown) {
        AnyTable& table = *games->anyTable();
        if (table.isOpen() && static_cast<std::int64_t>(table.anyOpen()->id) == id) table.close();
    }
    (void)close();
}

Visit::Way Visit::part() {
    forgetPlace();
    return close();
}

Visit::Way Visit::close() {
    Way way = release();
    id_ = 0;
    shown_ = 0;
    code_.clear();
    movedTo_.clear();
    moves_ = 0;
    wasInTouch_ = false;
    header_.clear();
    company_.askForSeat(false);
    company_.lookAround();
    Q_EMIT changed();
    return way;
}

/// The guest of another place may come in its place.
Visit::Way Visit::release() {
    tick_.stop();
    guest_->remember = {};
    guest_->wake = {};
    guest_->changed = {};
    return {std::move(socket_), std::move(http_), std::move(guest_)};
}

bool Visit::takeOver() {
    Games* games = company_.games();
    if (!guest_ || !isReady() || !games) return false;
    const auto home = games->bringHome({guest_->title(), guest_->header(), guest_->acts(), nullptr},
                                       {origin_, table(), {}, {}});
    if (!home.ok()) {
        games->anyTable()->tellUnsaved(home.error());
        return false;
    }
    company_.invitation()->keepSeat(home.value().id, QString::fromStdString(guest_->seat()));
    leave();
    return games->openGame(home.value().id);
}

QString Visit::table() const {
    return guest_ ? name_ : QString();
}

QString Visit::link() const {
    return guest_ && !code_.isEmpty()
               ? QStringLiteral("%1/#%2/%3").arg(origin_, name_ == code_ ? QString() : name_, code_)
               : QString();
}

bool Visit::looksOn() const {
    return guest_ && guest_->touch() == Guest::Touch::InTouch && guest_->device().empty();
}

void Visit::tryCode(const QString& code) {
    if (!guest_) return;
    code_ = code.trimmed().toUpper();
    guest_->tryCode(code_.toStdString(), now());
}

void Visit::tryAgain() {
    if (guest_) guest_->wakeUp(now());
}

Visit::Touch Visit::touch() const {
    if (!guest_) return Touch::None;
    switch (guest_->touch()) {
        case Guest::Touch::InTouch: return Touch::InTouch;
        case Guest::Touch::Dismissed: return Touch::Dismissed;
        case Guest::Touch::Away: break;
    }
    return wasInTouch_ ? Touch::Away : Touch::Looking;
}

bool Visit::asksForCode() const {
    if (touch() != Touch::Dismissed) return false;
    const std::string& why = guest_->dismissal().why;
    return why == "code" || why == "key" || why == "let-go" || why == "table";
}

/// Text from outside.
QString Visit::moved() const {
    return movedTo_.isEmpty() ? QString()
                              : tr("The table is kept elsewhere now: %1").arg(words::shown(movedTo_));
}

QString Visit::dismissal() const {
    if (touch() != Touch::Dismissed) return {};
    const messages::Bye& bye = guest_->dismissal();
    if (bye.why == "code" && shown_ > 0)
        return tr("The table has another code now: ask for it. What waits on this screen is offered then.");
    if (bye.why == "code") return tr("This code opens no table here. The code of a table has six letters.");
    if (bye.why == "wait")
        return tr("Too many wrong codes. It goes on in %n second(s).", "", static_cast<int>(bye.wait));
    if (bye.why == "key" || bye.why == "let-go")
        return tr("This device is no longer at the table. With the table's code it comes in again.");
    if (bye.why == "closed") return tr("This table lets no new devices in at the moment.");
    if (bye.why == "table") return tr("There is no such table here any more.");
    if (bye.why == "moved")
        return tr("The table is kept elsewhere now: %1").arg(words::shown(QString::fromStdString(bye.to)));
    if (bye.why == "elsewhere") return tr("This device is at the table in other windows already.");
    if (bye.why == "protocol")
        return tr("The table is kept by another version of Reachkeeper. Both need the same.");
    return tr("The host does not let this device in.");
}

QString Visit::title() const {
    return guest_ ? words::shown(QString::fromStdString(guest_->title())) : QString();
}

bool Visit::hasOddBuild() const {
    return guest_ && !guest_->hostBuild().empty() &&
           guest_->hostBuild() != QCoreApplication::applicationVersion().toStdString();
}

}  // namespace reach

#include "moc_visit.cpp"
