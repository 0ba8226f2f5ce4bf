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

#include <chrono>
#include <utility>

namespace reach {
namespace {

constexpr std::chrono::milliseconds kTick{250};

}  // namespace

/// The keeper of the open table. The guest outlives it.
class Visit::Line : public Keeper {
  public:
    explicit Line(Visit& visit) : visit_(visit) { visit.line_ = this; }
    ~Line() override {
        if (visit_.line_ == this) visit_.line_ = nullptr;
    }
    void offer(const Act& act) override { visit_.guest_->offer(act); }
    std::vector<Answer> answers() override {
        auto answers = visit_.guest_->answers();
        for (Answer& answer : answers)
            if (answer.what == Answer::What::Refused) answer.why = reasonOf(answer);
        return answers;
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
    leave();
}

QString Visit::noteOf(const QString& what) const {
    return prefix_ + what;
}

bool Visit::go(const QString& address, const QString& code) {
    const Goal goal = goalOf(address, code);
    problem_ = goal.origin.isEmpty() ? tr("This is no address of a table.") : QString();
    if (problem_.isEmpty() && goal.table.isEmpty() && goal.code.isEmpty())
        problem_ = tr("The code of the table is missing.");
    if (const char* none = problem_.isEmpty() ? device::noWayText(goal.origin.toStdString()) : nullptr)
        problem_ = QCoreApplication::translate("Ways", none);
    Q_EMIT changed();
    if (!problem_.isEmpty()) return false;
    if (!begin(goal.origin, goal.table, goal.code)) return false;
    code_ = goal.code;
    Q_EMIT changed();
    return true;
}

bool Visit::lookOn(const QString& origin, const QString& table, const std::string& key) {
    problem_.clear();
    return begin(origin, table, QString::fromStdString(key), true);
}

bool Visit::arrive() {
    (void)company_.games();  // from now on the company hears which table is open
    const QString address = device::arrival();
    return !address.isEmpty() && go(address, {});
}

bool Visit::begin(const QString& origin, const QString& table, const QString& code, bool looksOn) {
    leave();
    company_.invitation()->end();
    // Who typed the address does not know how it names the table.
    name_ = table.isEmpty() ? code : table;
    address_ = QUrl(origin).authority();
    origin_ = origin;
    // A page has the notes of its own host alone.
    prefix_ = device::comesFromHost() ? QString() : QUrl(origin).authority().replace(u':', u'-') + u'/';
    // Who looks on is not the device that it may be at this table otherwise.
    prefix_ += name_ + (looksOn ? QStringLiteral("/on/") : QStringLiteral("/"));
    auto remembered =
        Remembered::read(device::note(noteOf(QStringLiteral("visit"))).toStdString()).value_or(Remembered{});
    // The acts are read anew, and the table is shown when they are there.
    remembered.header.clear();
    const QByteArray seat = device::note(noteOf(QStringLiteral("seat")));
    if (!seat.isEmpty()) remembered.seat = seat.toStdString();
    socket_ = device::webSocketTo(origin.toStdString());
    http_ = device::requestsTo(origin.toStdString());
    const std::string build = QCoreApplication::applicationVersion().toStdString();
    guest_ = std::make_unique<Guest>(Guest::Wish{build, table.toStdString(), code.toStdString(),
                                                 company_.deviceName().toStdString(), remembered.seat},
                                     *socket_, *http_, remembered);
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
    guest_->wake = [this] {
        if (line_ && line_->wake) line_->wake();
    };
    guest_->changed = [this] { QMetaObject::invokeMethod(this, &Visit::hear, Qt::QueuedConnection); };
    guest_->show(company_.screen().toStdString());
    tick_.start(kTick);
    guest_->tick(now());
    hear();
    if (company_.games() && !company_.games()->anyTable()->isOpen()) Q_EMIT setOut();
    return true;
}

void Visit::hear() {
    if (!guest_) return;
    wasInTouch_ = wasInTouch_ || guest_->touch() == Guest::Touch::InTouch;
    const bool anew = shown_ > 0 && (renewed_ != guest_->renewed() || header_ != guest_->header());
    if (guest_->ready() && (shown_ == 0 || anew)) showTable();
    company_.lookAround();
    Q_EMIT changed();
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
    tick_.stop();
    const auto id = std::exchange(id_, 0);
    const bool wasShown = std::exchange(shown_, 0) > 0;
    Games* games = company_.games();
    if (games && wasShown) {
        AnyTable& table = *games->anyTable();
        if (table.isOpen() && static_cast<std::int64_t>(table.anyOpen()->id) == id) table.close();
    }
    guest_.reset();
    socket_.reset();
    http_.reset();
    company_.askForSeat(false);
    code_.clear();
    wasInTouch_ = false;
    renewed_ = 0;
    header_.clear();
    company_.lookAround();
    Q_EMIT changed();
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

QString Visit::dismissal() const {
    if (touch() != Touch::Dismissed) return {};
    const messages::Bye& bye = guest_->dismissal();
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
