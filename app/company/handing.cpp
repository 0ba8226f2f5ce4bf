#include "app/company/handing.h"

#include "app/company/company.h"
#include "app/company/goal.h"
#include "app/home/games.h"
#include "app/words/shown.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace reach {
namespace {

constexpr std::chrono::milliseconds kTick{250};

}  // namespace

Handing::Handing(Company& company) : QObject(&company), company_(company) {
    connect(company.visit(), &Visit::changed, this, &Handing::look);
    connect(company.invitation(), &Invitation::changed, this, &Handing::changed);
    connect(&tick_, &QTimer::timeout, this, [this] { way_.guest->tick(company_.visit()->now()); });
}

Handing::~Handing() {
    end();
}

void Handing::end() {
    tick_.stop();
    if (way_.guest) way_.guest->changed = {};
    (void)std::exchange(way_, {});  // an assignment would not end the guest first
}

QString Handing::asking() const {
    Hosting* hosting = company_.invitation()->hosting();
    return hosting ? words::shown(QString::fromStdString(hosting->host().askedToKeep())) : QString();
}

bool Handing::isAsked() const {
    const Guest* guest = company_.visit()->guest();
    return guest && guest->handing() == Guest::Handing::Asked;
}

QString Handing::from() const {
    const Guest* guest = company_.visit()->guest();
    if (!guest) return {};
    const auto keeper = std::ranges::find_if(guest->here(), &messages::Present::keeps);
    return keeper == guest->here().end() ? company_.visit()->address()
                                         : words::shown(QString::fromStdString(keeper->device));
}

void Handing::say(const QString& said) {
    said_ = said;
    Q_EMIT changed();
}

bool Handing::ask(const QString& device) {
    Games* games = company_.games();
    Hosting* hosting = company_.invitation()->hosting();
    if (!games || !hosting) return false;
    const AnyTable& table = *games->anyTable();
    if (table.isTrying() || table.offered() > 0 || company_.desk()->isBusy())
        say(tr("First finish what is being changed."));
    else if (!hosting->host().handOn(device.toStdString()))
        say(tr("%1 cannot keep the table at the moment.").arg(words::shown(device)));
    else
        say({});
    return !asking().isEmpty();
}

void Handing::takeBack() {
    if (Hosting* hosting = company_.invitation()->hosting()) hosting->host().endHandingOn();
    say({});
}

// Later, because a table is not closed while it hears something.
void Handing::watch(HostTable& host) {
    host.handedOn = [this](const HostTable::HandedOn& what) {
        QMetaObject::invokeMethod(
            this, [this, what] { came(what); }, Qt::QueuedConnection);
    };
    say({});
}

void Handing::came(const HostTable::HandedOn& what) {
    using enum HostTable::HandedOn::What;
    const QString device = words::shown(QString::fromStdString(what.device));
    Hosting* hosting = company_.invitation()->hosting();
    if (!hosting) return;
    switch (what.what) {
        case No: return say(tr("%1 does not keep the table. It stays here.").arg(device));
        case Silent: return say(tr("%1 has not answered. The table stays here.").arg(device));
        case Unfinished:
            return say(
                tr("%1 has said yes, and no more. This device keeps the table. If %1 has it, too, both "
                   "lines are kept.")
                    .arg(device));
        case Took: break;
    }
    if (hosting->host().askedToKeep() != what.device) return;  // it was taken back meanwhile
    const Goal goal = goalOfMoved(QString::fromStdString(what.to));
    const KeptAt kept{goal.origin, goal.table, goal.code, device};
    if (goal.origin.isEmpty()) {
        hosting->host().endHandingOn();
        return say(tr("%1 answered what this version of Reachkeeper does not understand.").arg(device));
    }
    if (!kept.keep(hosting->id())) {
        hosting->host().endHandingOn();
        return say(tr("This device cannot note where the table is. It stays here."));
    }
    company_.desk()->goAfter(static_cast<qlonglong>(hosting->id()), kept,
                             tr("%1 keeps this table now.").arg(device));
}

void Handing::answer(bool yes) {
    if (isAsked()) company_.visit()->guest()->answerHand(yes);
}

void Handing::look() {
    const Guest* guest = company_.visit()->guest();
    const auto step = guest ? guest->handing() : Guest::Handing::None;
    const bool isAgreed = step == Guest::Handing::Agreed || step == Guest::Handing::Ready;
    if (step == Guest::Handing::Ready)
        QMetaObject::invokeMethod(this, &Handing::takeIn, Qt::QueuedConnection);
    if (std::exchange(wasAgreed_, isAgreed) && step == Guest::Handing::Over)
        company_.games()->anyTable()->tell(tr("%1 goes on keeping the table.").arg(from()));
    Q_EMIT changed();
}

/// The host keeps nothing any more, and this device has everything: it stores that and opens its door before
/// it tells the host.
void Handing::takeIn() {
    Visit& visit = *company_.visit();
    Games* games = company_.games();
    Guest* guest = visit.guest();
    if (!games || !guest || guest->handing() != Guest::Handing::Ready) return;
    from_ = {visit.origin(), visit.table(), visit.code(), from()};
    const auto home = games->bringHome({guest->title(), guest->header(), guest->acts(), nullptr}, from_);
    if (!home.ok()) {
        guest->answerHand(false);
        return games->anyTable()->tellUnsaved(home.error());
    }
    home_ = home.value().id;
    stored_ = std::ssize(guest->acts());
    along_ = visit.along();
    notes_ = visit.notes();
    way_ = visit.part();
    way_.guest->changed = [this] {
        QMetaObject::invokeMethod(this, &Handing::followTaking, Qt::QueuedConnection);
    };
    tick_.start(kTick);
    Invitation& door = *company_.invitation();
    if (!games->openGame(home_) || !door.invite() || door.link().isEmpty()) {
        way_.guest->answerHand(false);
        return giveBack();
    }
    door.setLetsIn(true);
    company_.takeSeat(QString::fromStdString(along_.seat));
    way_.guest->tookIt(goalOf(door.link()).link().toStdString());
}

void Handing::followTaking() {
    if (!way_.guest) return;
    switch (way_.guest->handing()) {
        case Guest::Handing::Done: return keep(tr("This device keeps the table now."));
        case Guest::Handing::Alone:
            return keep(tr("This device keeps the table now. %1 does not answer any more: if it goes on with "
                           "the table, too, both lines are kept.")
                            .arg(from_.host));
        case Guest::Handing::Over: return giveBack();
        default: return;
    }
}

/// The table is here for good. What was not answered there is offered here.
void Handing::keep(const QString& news) {
    end();
    AnyTable& table = *company_.games()->anyTable();
    if (!table.isOpen() || static_cast<qlonglong>(table.anyOpen()->id) != home_) return;
    table.offerAgain(along_.offered);
    Visit::forgetOffers(notes_);
    table.tell(news);
    Q_EMIT changed();
}

/// The old host goes on. This device has a copy, and is its guest again.
void Handing::giveBack() {
    end();
    Games& games = *company_.games();
    const auto copy = games.shelf().copyOf(saves::GameId{home_});
    const bool isBeginning = copy && std::ssize(copy->acts) <= stored_;
    if (isBeginning && from_.keep(saves::GameId{home_}))
        return company_.desk()->goAfter(home_, from_, tr("%1 goes on keeping the table.").arg(from_.host));
    games.anyTable()->tell(
        tr("%1 goes on keeping the table, and so does this device. Both lines are kept.").arg(from_.host));
    Q_EMIT changed();
}

}  // namespace reach

#include "moc_handing.cpp"
