#include "app/campaign/deals.h"

#include "app/words/campaign/campaign_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/campaign/summit.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <algorithm>

namespace reach {
namespace {

std::optional<command::Deal> readDeal(const QString& line) {
    if (line.isEmpty()) return command::Deal{};
    const ParsedCommand read = parseCommand(line.toStdString());
    const auto* deal = read.command ? std::get_if<command::Deal>(&*read.command) : nullptr;
    if (!deal) return std::nullopt;
    return *deal;
}

/// True if a Psionic pays for the deal in the Call to Order instead of a Favor (F1411).
bool forgives(const command::Deal& deal) {
    return !deal.parts.empty() && deal.parts[0].kind == command::DealPart::Kind::Forgive;
}

/// In the Call to Order the caller returns as many Favors as all parts cost.
command::Deal priced(const Game& game, command::Deal deal) {
    const Prompt now = prompt(game);
    const bool opening = now.kind == Prompt::Kind::Pending && now.pending.ask == Ask::CallToOrder;
    const bool forced = opening && !forgives(deal);
    deal.player = forced ? now.player : Player::None;
    deal.rival = forced && !deal.parts.empty() ? deal.parts[0].from : Player::None;
    deal.favors = 0;
    if (forced)
        for (const command::DealPart& part : deal.parts)
            deal.favors = static_cast<std::int8_t>(deal.favors + favorsFor(game.state, part));
    return deal;
}

QString lineOf(const Game& game, const command::Deal& deal) {
    return deal.parts.empty() ? QString() : QString::fromStdString(printCommand(priced(game, deal)));
}

/// True if a forbidden deal is shown as a grey line. A deal with missing pieces is not shown, a deal with too
/// few Favors is.
bool isShown(const Game& game, const Verdict& verdict) {
    return !verdict.refused() || verdict.refusal.rule == Rule::FavorsCost ||
           game.state.strictness == Strictness::Strict;
}

}  // namespace

QList<view::OfferView> Deals::offers(const QString& begun, const QString& from, const QString& to) const {
    QList<view::OfferView> list;
    const auto soFar = readDeal(begun);
    const auto giver = parseName<Player>(from.toStdString()).value_or(Player::None);
    const auto taker = parseName<Player>(to.toStdString()).value_or(Player::None);
    if (!soFar || soFar->parts.full() || !isColor(giver) || !isColor(taker) || giver == taker) return list;
    for (const command::DealPart& part : dealOffers(game(), giver, taker)) {
        command::Deal longer = *soFar;
        longer.parts.push(part);
        if (const Prompt now = prompt(game()); forgives(longer) && longer.parts.size() == 1 &&
                                               now.pending.ask == Ask::CallToOrder && now.player == giver)
            longer.parts.push({.from = giver, .to = taker, .resource = Resource::Psionic});
        longer = priced(game(), longer);
        const Verdict verdict = check(game(), longer);
        if (!isShown(game(), verdict)) continue;
        const Violation reason = verdict.reason();
        list.append({words::dealPartText(part, table()->names()),
                     words::capital(words::dealThingText(part, table()->names())),
                     QString::fromStdString(printCommand(longer)), verdict.legal(), verdict.refused(),
                     words::ruleText(reason), words::citation(reason), words::page(reason)});
    }
    // The legal offers come first.
    std::ranges::stable_partition(list, &view::OfferView::legal);
    return list;
}

view::DealView Deals::deal(const QString& line) const {
    view::DealView view;
    const auto read = readDeal(line);
    if (!read) return view;
    for (std::size_t i = 0; i < read->parts.size(); ++i) {
        command::Deal rest = *read;
        rest.parts.removeAt(i);
        view.parts.append({words::dealPartText(read->parts[i], table()->names()), lineOf(game(), rest)});
    }
    view.favors = priced(game(), *read).favors;
    return view;
}

}  // namespace reach

#include "moc_deals.cpp"
