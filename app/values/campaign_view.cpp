#include "app/values/campaign_view.h"

#include "app/values/ids.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/chore_words.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/engine.h"

#include <algorithm>

namespace reach::view {
namespace {

FateView fateView(int number) {
    const CardId id = fateCard(number);
    if (!isCard(id)) return {number, {}, {}};
    return {number, idOf(id), words::name(id)};
}

/// The cards of the rules booklet, in reading order.
QList<CampaignCardView> booklet(const State& state) {
    constexpr std::array kSections{CardKind::Edict, CardKind::Law, CardKind::Summit};
    QList<CampaignCardView> list;
    const auto add = [&](auto fits) {
        std::vector<std::pair<int, CardId>> found;
        state.campaign.booklet.forEach([&](CardId id) {
            const PrintedCard* printed = printedOf(id);
            if (fits(cardOf(id).kind)) found.emplace_back(printed ? printed->order : -1, id);
        });
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& one, const auto& other) { return one.first < other.first; });
        for (const auto& [order, id] : found) {
            list.append({card(state, id)});
            list.back().policy = id == state.campaign.policy;
        }
    };
    for (const CardKind section : kSections) add([&](CardKind kind) { return kind == section; });
    add([&](CardKind kind) { return std::ranges::find(kSections, kind) == kSections.end(); });
    return list;
}

/// The top of the Faithful stack, and the campaign's cards among the action cards.
QList<CampaignCardView> addedActions(const State& state) {
    QList<CampaignCardView> list;
    CardId top = CardId::None;
    state.campaign.faithfulStack.forEach([&](CardId id) {
        if (faithfulNumber(id) > faithfulNumber(top)) top = id;
    });
    if (isCard(top)) {
        list.append({card(top)});
        list.back().stack = static_cast<int>(state.campaign.faithfulStack.size());
    }
    state.campaign.actionDeck.forEach([&](CardId id) {
        list.append({card(id)});
        list.back().amongActions = true;
    });
    return list;
}

QList<CampaignCardView> crises(const Game& game) {
    QList<CampaignCardView> list;
    for (const Player holder : game.setup.seats)
        forEachCard(game.state.of(holder), [&](CardId id, const Card& held) {
            if (!held.heldCrisis) return;
            list.append({card(id)});
            list.back().player = idOf(holder);
        });
    int place = 0;
    for (const CourtSlot& slot : game.state.court) {
        ++place;
        for (const CardId id : slot.cards()) {
            if (!isCard(id) || cardOf(id).kind != CardKind::Vox) continue;
            list.append({card(id)});
            list.back().place = place;
        }
    }
    return list;
}

QList<ResourceCountView> resourceList(const std::array<std::int8_t, kResources>& counts) {
    QList<ResourceCountView> list;
    for (const Resource token : kAllResources)
        if (counts[index(token)] > 0) list.append({idOf(token), counts[index(token)]});
    return list;
}

EventRollView rolled(const EventRoll& roll) {
    if (roll.cluster < 0) return {};
    return {roll.cluster + 1, idOf(roll.symbol), roll.crisis};
}

QList<UpgradeView> flagshipSlots(const std::array<FlagshipSlot, kUpgrades>& places) {
    QList<UpgradeView> list;
    for (const FlagshipSlot& place : places)
        list.append(
            {idOf(place.owner), place.owner == Player::None ? QString() : idOf(place.type), place.damaged});
    return list;
}

FlagshipView flagship(const Flagship& ship) {
    if (!ship.exists()) return {};
    return {idOf(ship.at), words::name(ship.at), flagshipSlots(ship.upgrades), flagshipSlots(ship.armor)};
}

}  // namespace

CampaignView campaign(const Game& game, const words::PlayerNames& names) {
    CampaignView view;
    if (!isCampaign(game.state)) return view;
    const CampaignState& now = game.state.campaign;
    view.act = now.act;
    view.numeral = words::actNumeral(now.act);
    view.chapters = chaptersOf(now.act);
    view.fromPaper = game.setup.act == now.act + 1;
    view.firstRegent = idOf(now.firstRegent);
    view.councilDecided = now.councilDecided;
    view.councilBy = idOf(now.councilBy);
    view.policy = card(now.policy);
    view.booklet = booklet(game.state);
    view.crises = crises(game);
    view.actions = addedActions(game.state);
    view.trust = resourceList(now.trust);
    view.roll = rolled(now.roll);
    view.unknownLore = now.unknownLore;
    view.tokens = tokens(game, names);
    view.tokenKinds = tokenKinds(game);
    view.piles = piles(game, names);
    view.pileRows = pileRows(game, names);
    view.commonwealth = idOf(now.commonwealth);
    view.sponsored = idOf(now.sponsored);
    return view;
}

SeatView campaignSeat(const Game& game, Player color) {
    SeatView view;
    if (!isCampaign(game.state)) return view;
    const CampaignSeat& seat = game.state.seat(color);
    view.outlaw = seat.title == Title::Outlaw;
    view.firstRegent = game.state.campaign.firstRegent == color;
    view.fate = fateView(seat.fate);
    view.objective = seat.objective;
    view.start =
        objectiveStart(seat.fate, game.state.campaign.act, static_cast<int>(game.setup.seats.size()));
    for (const Player other : game.setup.seats) {
        if (const int favors = seat.favors[index(other)]; favors > 0)
            view.favors.append({idOf(other), favors});
        if (const int favors = game.state.seat(other).favors[index(color)]; favors > 0)
            view.favorsGiven.append({idOf(other), favors});
    }
    view.outcomes = QList<int>(seat.outcomes.begin(), seat.outcomes.end());
    view.flagship = flagship(seat.flagship);
    view.tokens = tokensOf(game, color);
    view.aside = tokensAsideOf(game, seat.fate);
    return view;
}

QList<FateView> fatesOf(int act) {
    QList<FateView> list;
    for (int number = 1; number <= kFates; ++number)
        if (fate(number).firstAct <= act) list.append(fateView(number));
    return list;
}

}  // namespace reach::view

#include "moc_campaign_view.cpp"
