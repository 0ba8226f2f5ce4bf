#include "app/company/asking.h"

#include "app/campaign/deal_draft.h"
#include "app/company/company.h"
#include "app/home/games.h"
#include "app/session/act_text.h"
#include "app/session/arcs_game.h"
#include "app/table/table.h"
#include "app/values/ids.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/shown.h"
#include "engine/engine.h"

#include <algorithm>
#include <utility>

namespace reach {
namespace {

/// What is asked for comes from another device: it may be anything.
std::optional<command::Deal> dealOf(const messages::Asked& asked) {
    if (asked.lines.size() != 1) return std::nullopt;
    const auto command = ArcsGame::read(asked.lines.front());
    const auto* deal = command ? std::get_if<command::Deal>(&*command) : nullptr;
    if (!deal || deal->parts.empty() || deal->favors > 0) return std::nullopt;
    return *deal;
}

/// What the player of a seat has answered.
std::string answerOf(const messages::Asked& asked, std::size_t seat) {
    return seat < asked.said.size() ? asked.said[seat] : std::string();
}

bool isLegal(const Table& table, const command::Deal& deal) {
    return check(table.game(), deal).legal();
}

QString nameOf(const Table& table, const std::string& seat) {
    return table.names().of(view::named<Player>(QString::fromStdString(seat)));
}

}  // namespace

Asking::Asking(Company& company) : QObject(&company), company_(company) {}

Table* Asking::table() const {
    Games* games = company_.isTogether() ? company_.games() : nullptr;
    auto* table = games ? qobject_cast<Table*>(games->anyTable()) : nullptr;
    return table && table->isOpen() && !table->isTrying() ? table : nullptr;
}

std::vector<messages::Asked> Asking::all() const {
    if (Hosting* hosting = company_.invitation()->hosting()) return hosting->host().asks();
    const Guest* guest = company_.visit()->guest();
    if (!guest) return {};
    std::vector<messages::Asked> all = guest->asks();
    if (const auto& own = guest->question();
        own && std::ranges::find(all, own->id, &messages::Asked::id) == all.end())
        all.push_back({own->id, guest->device(), guest->seat(), own->seats, {}, own->lines});
    return all;
}

bool Asking::isKept(const ActId& id) const {
    if (Hosting* hosting = company_.invitation()->hosting()) return hosting->host().isKept(id);
    const Guest* guest = company_.visit()->guest();
    return guest && std::ranges::find(guest->acts(), id, &Act::id) != guest->acts().end();
}

bool Asking::isOffered(const ActId& id) const {
    const Guest* guest = company_.visit()->guest();
    if (!guest) {
        const Table* open = table();
        return open && id == made_ && !isKept(id) && !open->anyOpen()->isNotKept(id);
    }
    return std::ranges::find(guest->offered(), id, &Act::id) != guest->offered().end();
}

void Asking::say(const ActId& id, const char* what) {
    if (Hosting* hosting = company_.invitation()->hosting())
        hosting->host().say({id, what});
    else if (Guest* guest = company_.visit()->guest())
        guest->say({id, what});
    look();
}

QStringList Asking::seatsToAsk(const DealDraft& deal) const {
    QStringList seats;
    const QStringList there = company_.reachable();
    for (const QString& color : deal.parties())
        if (there.contains(color)) seats.append(color);
    return seats;
}

QStringList Asking::whom(DealDraft* deal) const {
    const Table* shown = table();
    QStringList names;
    if (!shown || !deal) return names;
    for (const QString& color : seatsToAsk(*deal)) names.append(nameOf(*shown, color.toStdString()));
    return names;
}

bool Asking::ask(DealDraft* deal) {
    if (!table() || !deal || !deal->isLegal()) return false;
    messages::Ask ask{ActId::draw(), {}, {ArcsGame::print(deal->deal())}};
    for (const QString& color : seatsToAsk(*deal)) ask.seats.push_back(color.toStdString());
    if (ask.seats.empty()) return false;
    if (Hosting* hosting = company_.invitation()->hosting())
        hosting->host().ask(ask);
    else
        company_.visit()->guest()->ask(ask);
    news_.clear();
    deal->drop();
    lookNow();
    return true;
}

void Asking::endOwn(const QString& news) {
    news_ = news;
    say(question_->asked.id, "end");
    question_.reset();
}

void Asking::takeBack() {
    Table* shown = table();
    if (!shown || !question_) return;
    const command::Deal deal = question_->deal;
    endOwn({});
    shown->draft<DealDraft>().fill(deal);
    lookNow();
}

const Asking::Shown* Asking::shown(const QString& id) const {
    const auto found = std::ranges::find_if(
        shown_, [&](const Shown& one) { return textOf(one.asked.id) == id.toStdString(); });
    return found == shown_.end() ? nullptr : &*found;
}

void Asking::agree(const QString& id) {
    if (const Shown* one = shown(id)) say(one->asked.id, "yes");
}

void Asking::refuse(const QString& id) {
    if (const Shown* one = shown(id)) say(one->asked.id, "no");
}

void Asking::change(const QString& id) {
    Table* open = table();
    const Shown* one = shown(id);
    if (!open || !one) return;
    open->draft<DealDraft>().fill(one->deal);
    say(one->asked.id, "change");
}

void Asking::forgetNews() {
    news_.clear();
    Q_EMIT changed();
}

void Asking::look() {
    if (std::exchange(looking_, true)) return;
    QMetaObject::invokeMethod(this, &Asking::lookNow, Qt::QueuedConnection);
}

void Asking::lookNow() {
    looking_ = false;
    Table* open = table();
    const auto before = std::tuple(asked_, own_, news_);
    if (open) {
        connect(open, &AnyTable::changed, this, &Asking::look, Qt::UniqueConnection);
        connect(open, &AnyTable::offersChanged, this, &Asking::look, Qt::UniqueConnection);
        const auto questions = all();
        lookAtOwn(*open, questions);
        lookAtOthers(*open, questions);
    } else if (!company_.isTogether()) {
        shown_.clear();
        question_.reset();
        asked_.clear();
        own_ = {};
        news_.clear();
    }
    if (before != std::tuple(asked_, own_, news_)) Q_EMIT changed();
}

view::AskedView Asking::viewOf(const Table& table, const messages::Asked& asked,
                               const command::Deal& deal) const {
    view::AskedView shown;
    shown.id = QString::fromStdString(textOf(asked.id));
    shown.color = QString::fromStdString(asked.seat);
    shown.from =
        asked.seat.empty() ? words::shown(QString::fromStdString(asked.device)) : nameOf(table, asked.seat);
    for (const command::DealPart& part : deal.parts)
        shown.parts.append(words::dealPartText(part, table.names()));
    for (std::size_t seat = 0; seat < asked.seats.size(); ++seat) {
        const std::string answer = answerOf(asked, seat);
        if (answer.empty()) shown.waitsFor.append(nameOf(table, asked.seats[seat]));
        if (answer == "yes" && asked.seats[seat] == company_.seat().toStdString()) shown.agreed = true;
    }
    shown.legal = isLegal(table, deal);
    return shown;
}

void Asking::lookAtOwn(Table& table, const std::vector<messages::Asked>& all) {
    own_ = {};
    const auto device = company_.own().toStdString();
    const auto asked = std::ranges::find(all, device, &messages::Asked::device);
    const auto deal = asked == all.end() ? std::nullopt : dealOf(*asked);
    if (!deal) {
        if (question_ && !isKept(question_->asked.id)) news_ = tr("The host did not pass your deal on.");
        question_.reset();
        return;
    }
    question_ = Shown{*asked, {}, *deal};
    if (asked->id == made_ || isOffered(asked->id)) {
        // The keeper has answered, and the deal is not there: the table says why.
        if (!isOffered(asked->id) && !isKept(asked->id)) endOwn({});
        return;
    }
    for (std::size_t seat = 0; seat < asked->seats.size(); ++seat) {
        const std::string answer = answerOf(*asked, seat);
        if (answer != "no" && answer != "change") continue;
        const QString name = nameOf(table, asked->seats[seat]);
        endOwn(answer == "no" ? tr("%1 says no to the deal.").arg(name)
                              : tr("%1 puts another deal together.").arg(name));
        if (auto& draft = table.draft<DealDraft>(); answer == "no" && !draft.isBegun())
            draft.fill(*deal, true);
        return;
    }
    own_ = viewOf(table, *asked, *deal);
    if (!own_.legal) {
        // The entry that makes the deal impossible is not kept yet: it may be refused, and no other screen
        // has it.
        if (table.offered() > 0) return;
        own_ = {};
        return endOwn(tr("Your deal is no longer possible."));
    }
    if (own_.waitsFor.isEmpty()) enter(table, *asked);
}

/// The deal is offered to the keeper as the act with the id of the question. The keeper decides what follows
/// from it, and the table shows it when it is kept.
void Asking::enter(Table& table, const messages::Asked& asked) {
    made_ = asked.id;
    own_ = {};
    Act act;
    act.id = asked.id;
    act.after = table.anyOpen()->number();
    act.lines = {{asked.lines.front(), {}}};
    Keeper& keeper = *table.anyOpen()->keeper;
    keeper.offer(act);
    // It may have answered within the call, for which nobody waits.
    if (keeper.wake) keeper.wake();
    look();
}

void Asking::lookAtOthers(Table& table, const std::vector<messages::Asked>& all) {
    const QString seat = company_.seat();
    const bool isSame = std::exchange(seat_, seat) == seat;
    const std::vector<Shown> before = std::exchange(shown_, {});
    asked_.clear();
    for (const messages::Asked& one : all) {
        const auto at = std::ranges::find(one.seats, seat.toStdString());
        const auto deal = dealOf(one);
        if (at == one.seats.end() || one.device == company_.own().toStdString() || !deal) continue;
        const std::string answer = answerOf(one, static_cast<std::size_t>(at - one.seats.begin()));
        if (answer == "no" || answer == "change") continue;
        const view::AskedView view = viewOf(table, one, *deal);
        asked_.append(view);
        shown_.push_back({one, view.from, *deal});
    }
    for (const Shown& gone : before) {
        const auto open = std::ranges::find_if(all, [&](const auto& one) { return one.id == gone.asked.id; });
        if (open != all.end() || !isSame || isKept(gone.asked.id)) continue;
        news_ = (isLegal(table, gone.deal) ? tr("%1 takes the deal back.")
                                           : tr("The deal that %1 proposed is no longer possible."))
                    .arg(gone.from);
    }
}

}  // namespace reach

#include "moc_asking.cpp"
