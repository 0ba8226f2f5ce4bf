#include "app/viewmodels/campaign_view.h"

#include "app/viewmodels/option_view.h"
#include "app/viewmodels/pile_view.h"
#include "app/viewmodels/state_view.h"
#include "app/viewmodels/token_view.h"
#include "app/words/campaign_words.h"
#include "app/words/chore_words.h"
#include "app/words/rule_words.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/objectives.h"
#include "engine/campaign/summit.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <algorithm>

namespace reach::view {
namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

template <typename Id>
QString idOf(Id id) {
    const QString name = text(nameOf(id));
    return name == QStringLiteral("none") ? QString() : name;
}

QVariantMap fateView(int number) {
    const CardId id = fateCard(number);
    return {{"number", number},
            {"id", isCard(id) ? idOf(id) : QString()},
            {"name", isCard(id) ? words::name(id) : QString()}};
}

/// What may stand in the rules booklet, in reading order.
QVariantList booklet(const State& state) {
    constexpr std::array kSections{CardKind::Edict, CardKind::Law, CardKind::Summit};
    QVariantList list;
    const auto add = [&](auto fits) {
        std::vector<std::pair<int, CardId>> found;
        state.campaign.booklet.forEach([&](CardId id) {
            const PrintedCard* printed = findPrinted(cardOf(id).id);
            if (fits(cardOf(id).kind)) found.emplace_back(printed ? printed->order : -1, id);
        });
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& one, const auto& other) { return one.first < other.first; });
        for (const auto& [order, id] : found)
            list.append(QVariantMap{{"card", card(state, id)},
                                    {"kind", text(nameOf(cardOf(id).kind))},
                                    {"order", order},
                                    {"policy", id == state.campaign.policy}});
    };
    for (const CardKind section : kSections) add([&](CardKind kind) { return kind == section; });
    add([&](CardKind kind) { return std::ranges::find(kSections, kind) == kSections.end(); });
    return list;
}

/// What Fates have for the action cards: the top of the Faithful stack, and what is among them.
QVariantList addedActions(const State& state) {
    QVariantList list;
    CardId top = CardId::None;
    state.campaign.faithfulStack.forEach([&](CardId id) {
        if (faithfulNumber(id) > faithfulNumber(top)) top = id;
    });
    if (isCard(top))
        list.append(QVariantMap{
            {"card", card(top)}, {"kind", "stack"}, {"count", state.campaign.faithfulStack.size()}});
    state.campaign.actionDeck.forEach([&](CardId id) {
        list.append(QVariantMap{{"card", card(id)}, {"kind", "actions"}});
    });
    return list;
}

/// Cards with Crisis text: those players hold, then the Court's from left to right (BR p.18).
QVariantList crises(const Game& game) {
    QVariantList list;
    for (const Player holder : game.setup.seats)
        forEachCard(game.state.of(holder), [&](CardId id, const Card& held) {
            if (held.hasHeldCrisis)
                list.append(QVariantMap{{"card", card(id)}, {"player", idOf(holder)}, {"place", 0}});
        });
    int place = 0;
    for (const CourtSlot& slot : game.state.court) {
        ++place;
        for (const CardId id : slot.cards())
            if (isCard(id) && cardOf(id).kind == CardKind::Vox)
                list.append(QVariantMap{{"card", card(id)}, {"player", QString()}, {"place", place}});
    }
    return list;
}

QVariantList resourceList(const std::array<std::int8_t, kResources>& counts) {
    QVariantList list;
    for (const Resource token : kAllResources)
        if (counts[index(token)] > 0)
            list.append(QVariantMap{{"resource", idOf(token)}, {"count", counts[index(token)]}});
    return list;
}

QVariantMap rolled(const EventRoll& roll) {
    if (roll.cluster < 0) return {};
    return {{"cluster", roll.cluster + 1}, {"symbol", idOf(roll.symbol)}, {"crisis", roll.crisis}};
}

QVariantList flagshipSlots(const std::array<FlagshipSlot, kUpgrades>& places) {
    QVariantList list;
    for (const FlagshipSlot& place : places)
        list.append(QVariantMap{{"owner", idOf(place.owner)},
                                {"type", place.owner == Player::None ? QString() : idOf(place.type)},
                                {"damaged", place.damaged}});
    return list;
}

QVariantMap flagship(const Flagship& ship) {
    if (!ship.exists()) return {};
    return {{"at", idOf(ship.at)},
            {"name", words::name(ship.at)},
            {"upgrades", flagshipSlots(ship.upgrades)},
            {"armor", flagshipSlots(ship.armor)}};
}

std::optional<command::Deal> readDeal(const QString& line) {
    if (line.isEmpty()) return command::Deal{};
    const ParsedCommand read = parseCommand(line.toStdString());
    const auto* deal = read.command ? std::get_if<command::Deal>(&*read.command) : nullptr;
    if (!deal) return std::nullopt;
    return *deal;
}

/// In the Call to Order the caller returns as many Favors as all parts cost.
command::Deal priced(const Game& game, command::Deal deal) {
    const Prompt now = prompt(game);
    const bool forced = now.kind == Prompt::Kind::Pending && now.pending.ask == Ask::CallToOrder;
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

}  // namespace

QVariantMap campaign(const Game& game, const words::PlayerNames& names) {
    if (!isCampaign(game.state)) return {};
    const CampaignState& now = game.state.campaign;
    return {{"act", now.act},
            {"numeral", words::actNumeral(now.act)},
            {"chapters", chaptersOf(now.act)},
            {"fromPaper", game.setup.act == now.act + 1},
            {"firstRegent", idOf(now.firstRegent)},
            {"councilDecided", now.councilDecided},
            {"councilBy", idOf(now.councilBy)},
            {"policy", now.policy == CardId::None ? QVariantMap() : card(now.policy)},
            {"booklet", booklet(game.state)},
            {"crises", crises(game)},
            {"actions", addedActions(game.state)},
            {"trust", resourceList(now.trust)},
            {"boxed", resourceList(now.boxed)},
            {"roll", rolled(now.roll)},
            {"unknownLore", now.unknownLore},
            {"tokens", QVariant::fromValue(tokens(game, names))},
            {"tokenKinds", tokenKinds(game)},
            {"piles", piles(game, names)},
            {"pileRows", pileRows(game, names)},
            {"commonwealth", idOf(now.commonwealth)},
            {"sponsored", idOf(now.sponsored)}};
}

QVariantMap campaignSeat(const Game& game, Player color) {
    if (!isCampaign(game.state)) return {};
    const CampaignSeat& seat = game.state.seat(color);
    QVariantList held;
    QVariantList given;
    for (const Player other : game.setup.seats) {
        if (const int favors = seat.favors[index(other)]; favors > 0)
            held.append(QVariantMap{{"color", idOf(other)}, {"count", favors}});
        if (const int favors = game.state.seat(other).favors[index(color)]; favors > 0)
            given.append(QVariantMap{{"color", idOf(other)}, {"count", favors}});
    }
    QVariantList outcomes;
    for (const int outcome : seat.outcomes) outcomes.append(outcome);
    return {{"outlaw", seat.title == Title::Outlaw},
            {"firstRegent", game.state.campaign.firstRegent == color},
            {"fate", fateView(seat.fate)},
            {"objective", seat.objective},
            {"start",
             objectiveStart(seat.fate, game.state.campaign.act, static_cast<int>(game.setup.seats.size()))},
            {"favors", held},
            {"favorsGiven", given},
            {"outcomes", outcomes},
            {"flagship", flagship(seat.flagship)},
            {"tokens", QVariant::fromValue(tokensOf(game, color))},
            {"aside", QVariant::fromValue(tokensAsideOf(game, seat.fate))},
            {"byHand", words::leftToTheTable(seat.fate, game.state.campaign.act)}};
}

QVariantList fatesOf(int act) {
    QVariantList list;
    for (int number = 1; number <= kFates; ++number)
        if (fate(number).firstAct <= act) list.append(fateView(number));
    return list;
}

QVariantList dealOffers(const Game& game, const QString& begun, Player from, Player to,
                        const words::PlayerNames& names) {
    QVariantList list;
    const auto so_far = readDeal(begun);
    if (!so_far || so_far->parts.full() || !isColor(from) || !isColor(to) || from == to) return list;
    for (const command::DealPart& part : reach::dealOffers(game, from, to)) {
        command::Deal longer = *so_far;
        longer.parts.push(part);
        longer = priced(game, longer);
        const Verdict verdict = check(game, longer);
        // What is not there any more is not worth a greyed line; too few Favors are.
        if (verdict.refused() && verdict.refusal.rule != Rule::FavorsCost &&
            game.state.strictness != Strictness::Strict)
            continue;
        const Violation reason = verdict.reason();
        list.append(QVariantMap{{"text", words::dealPartText(part, names)},
                                {"thing", words::dealThingText(part, names)},
                                {"line", QString::fromStdString(printCommand(longer))},
                                {"legal", verdict.legal()},
                                {"refused", verdict.refused()},
                                {"reason", words::ruleText(reason)},
                                {"citation", words::citation(reason)},
                                {"page", pageOf(reason)}});
    }
    // What can be done stands together.
    std::ranges::stable_partition(list,
                                  [](const QVariant& offer) { return offer.toMap()["legal"].toBool(); });
    return list;
}

QVariantMap deal(const Game& game, const QString& line, const words::PlayerNames& names) {
    const auto read = readDeal(line);
    if (!read) return {};
    QVariantList parts;
    for (std::size_t i = 0; i < read->parts.size(); ++i) {
        command::Deal rest = *read;
        rest.parts.removeAt(i);
        parts.append(QVariantMap{{"text", words::dealPartText(read->parts[i], names)},
                                 {"without", lineOf(game, rest)}});
    }
    return {{"parts", parts}, {"favors", priced(game, *read).favors}};
}

}  // namespace reach::view
