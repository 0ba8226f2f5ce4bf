#include "app/campaign/deal_draft.h"

#include "app/table/proposal.h"
#include "app/table/table.h"
#include "app/values/ids.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/campaign/summit.h"
#include "engine/engine.h"

#include <algorithm>

namespace reach {
namespace {

/// True if a Psionic pays for the deal in the Call to Order instead of a Favor (F1411).
bool forgives(const command::Deal& deal) {
    return !deal.parts.empty() && deal.parts[0].kind == command::DealPart::Kind::Forgive;
}

bool isAsked(const Game& game, Ask ask) {
    const Prompt now = prompt(game);
    return now.kind == Prompt::Kind::Pending && now.pending.ask == ask;
}

/// In the Call to Order the caller returns as many Favors as all parts cost.
command::Deal priced(const Game& game, command::Deal deal) {
    const Prompt now = prompt(game);
    const bool forced = isAsked(game, Ask::CallToOrder) && !forgives(deal);
    deal.player = forced ? now.player : Player::None;
    deal.rival = forced && !deal.parts.empty() ? deal.parts[0].from : Player::None;
    deal.favors = 0;
    if (forced)
        for (const command::DealPart& part : deal.parts)
            deal.favors = static_cast<std::int8_t>(deal.favors + favorsFor(game.state, part));
    return deal;
}

/// True if a forbidden deal is shown as a grey line. A deal with missing pieces is not shown, a deal with too
/// few Favors is.
bool isShown(const Game& game, const Verdict& verdict) {
    return !verdict.refused() || verdict.refusal.rule == Rule::FavorsCost ||
           game.state.strictness == Strictness::Strict;
}

}  // namespace

DealDraft::DealDraft(Table& table) : EntryDraft(table), table_(table) {}

bool DealDraft::isForced() const {
    return isAsked(table_.game(), Ask::CallToOrder);
}

Player DealDraft::caller() const {
    return prompt(table_.game()).player;
}

Player DealDraft::other(Player than) const {
    for (const Player player : table_.game().setup.seats)
        if (player != than) return player;
    return Player::None;
}

/// True if the caller has a Favor of the player's.
bool DealDraft::owes(Player player) const {
    const Player creditor = caller();
    return player != creditor && table_.game().state.seat(creditor).favors[index(player)] > 0;
}

/// The first player who owes the caller a Favor, else the first other player.
Player DealDraft::debtor() const {
    for (const Player player : table_.game().setup.seats)
        if (owes(player)) return player;
    return other(caller());
}

QStringList DealDraft::givers() const {
    QStringList all;
    for (const Player player : table_.game().setup.seats)
        if (!isForced() || owes(player)) all.append(view::idOf(player));
    return all;
}

Player DealDraft::giverOr() const {
    if (isForced()) return giver_ != Player::None && owes(giver_) ? giver_ : debtor();
    return giver_ != Player::None ? giver_ : caller();
}

Player DealDraft::takerOr() const {
    if (isForced()) return caller();
    return taker_ != Player::None && taker_ != giverOr() ? taker_ : other(giverOr());
}

QString DealDraft::giver() const {
    return view::idOf(giverOr());
}

QString DealDraft::taker() const {
    return view::idOf(takerOr());
}

void DealDraft::setGiver(const QString& color) {
    const Player before = giverOr();
    const Player taker = takerOr();
    giver_ = view::named<Player>(color);
    if (!isForced()) taker_ = giver_ == taker ? before : taker;
    touch();
}

void DealDraft::setTaker(const QString& color) {
    const Player before = takerOr();
    const Player giver = giverOr();
    taker_ = view::named<Player>(color);
    giver_ = taker_ == giver ? before : giver;
    touch();
}

QStringList DealDraft::parts() const {
    QStringList list;
    for (const command::DealPart& part : deal_.parts) list.append(words::dealPartText(part, table_.names()));
    return list;
}

int DealDraft::favors() const {
    return priced(table_.game(), deal_).favors;
}

bool DealDraft::isPossible() const {
    return isBegun() && !check(table_.game(), priced(table_.game(), deal_)).refused();
}

bool DealDraft::isLegal() const {
    return isBegun() && check(table_.game(), priced(table_.game(), deal_)).legal();
}

QStringList DealDraft::parties() const {
    QStringList all;
    if (isForced()) return all;
    for (const Player player : table_.game().setup.seats)
        if (std::ranges::any_of(deal_.parts, [&](const command::DealPart& part) {
                return part.from == player || part.to == player;
            }))
            all.append(view::idOf(player));
    return all;
}

void DealDraft::fill(const command::Deal& deal, bool refused) {
    deal_ = deal;
    refused_ = refused;
    giver_ = deal.parts.empty() ? Player::None : deal.parts[0].from;
    taker_ = deal.parts.empty() ? Player::None : deal.parts[0].to;
    touch();
}

const std::vector<DealDraft::Offer>& DealDraft::ways() const {
    if (ways_) return *ways_;
    ways_.emplace();
    const Game& game = table_.game();
    const Player from = giverOr();
    const Player to = takerOr();
    const bool summit = isForced() || isAsked(game, Ask::Negotiate);
    if (!summit || deal_.parts.full() || !isColor(from) || !isColor(to) || from == to) return *ways_;
    const auto with = [&](command::Deal deal, const command::DealPart& part) {
        deal.parts.push(part);
        if (forgives(deal) && deal.parts.size() == 1 && isForced() && caller() == from)
            deal.parts.push({.from = from, .to = to, .resource = Resource::Psionic});
        return priced(game, deal);
    };
    for (const command::DealPart& part : dealOffers(game, from, to)) {
        const Verdict alone = check(game, with({}, part));
        const command::Deal longer = with(deal_, part);
        const Verdict verdict = check(game, longer);
        if (!isShown(game, alone) && !isShown(game, verdict)) continue;
        const Violation reason = verdict.reason();
        ways_->push_back({{words::dealPartText(part, table_.names()),
                           words::capital(words::dealThingText(part, table_.names())), verdict.legal(),
                           verdict.refused(), alone.legal() && !verdict.legal(), words::ruleText(reason),
                           words::citation(reason), words::page(reason)},
                          longer});
    }
    std::ranges::stable_partition(*ways_,
                                  [](const Offer& offer) { return offer.view.legal || offer.view.spent; });
    return *ways_;
}

QList<view::OfferView> DealDraft::offers() const {
    QList<view::OfferView> list;
    for (const Offer& offer : ways()) list.append(offer.view);
    return list;
}

void DealDraft::add(int offer) {
    const std::vector<Offer>& all = ways();
    if (offer < 0 || offer >= static_cast<int>(all.size())) return;
    deal_ = command::Deal(all[static_cast<std::size_t>(offer)].deal);
    refused_ = false;
    touch();
}

void DealDraft::takeOut(int part) {
    if (part < 0 || part >= static_cast<int>(deal_.parts.size())) return;
    deal_.parts.removeAt(static_cast<std::size_t>(part));
    refused_ = false;
    touch();
}

bool DealDraft::enter() {
    return isBegun() && table_.proposal()->make(priced(table_.game(), deal_), {}, this);
}

/// The Summit goes on, and everything in the deal is still there.
bool DealDraft::fits() const {
    return (isForced() || isAsked(table_.game(), Ask::Negotiate)) && isPossible();
}

void DealDraft::clear() {
    deal_ = {};
    giver_ = Player::None;
    taker_ = Player::None;
    refused_ = false;
}

QString DealDraft::told() const {
    if (refused_) return {};
    return words::translate("drafts", "The deal", "half entered, as the start of a sentence");
}

}  // namespace reach

#include "moc_deal_draft.cpp"
