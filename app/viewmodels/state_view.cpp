#include "app/viewmodels/state_view.h"

#include "app/viewmodels/card_view.h"
#include "app/viewmodels/ids.h"
#include "app/viewmodels/token_view.h"
#include "app/words/chore_words.h"
#include "app/words/prompt_words.h"
#include "app/words/translate.h"
#include "engine/campaign/fate_cards.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

namespace reach::view {
namespace {

QString promptKind(const Prompt& now) {
    switch (now.kind) {
        case Prompt::Kind::Play: return QStringLiteral("play");
        case Prompt::Kind::Act: return QStringLiteral("act");
        case Prompt::Kind::Overflow: return QStringLiteral("overflow");
        case Prompt::Kind::Score: return QStringLiteral("score");
        case Prompt::Kind::Free: return QStringLiteral("free");
        case Prompt::Kind::Finished: return QStringLiteral("finished");
        case Prompt::Kind::Pending: break;
    }
    switch (now.pending.ask) {
        case Ask::Roll: return QStringLiteral("roll");
        case Ask::Reroll: return QStringLiteral("reroll");
        case Ask::Suffer: return QStringLiteral("suffer");
        case Ask::Strike: return QStringLiteral("strike");
        case Ask::Ransack: return QStringLiteral("ransack");
        case Ask::Raid: return QStringLiteral("raid");
        case Ask::Refill: return QStringLiteral("refill");
        case Ask::MayDeclare: return QStringLiteral("declare");
        case Ask::MaySeize: return QStringLiteral("seize");
        case Ask::Place: return QStringLiteral("place");
        case Ask::Homeless: return QStringLiteral("homeless");
        case Ask::Mulligan: return QStringLiteral("mulligan");
        case Ask::Draft: return QStringLiteral("draft");
        case Ask::KeepLore: return QStringLiteral("keepLore");
        case Ask::Collect: return QStringLiteral("collect");
        case Ask::Catapult:
        case Ask::MoveAgain: return QStringLiteral("moveAgain");
        case Ask::EventDice: return QStringLiteral("eventDice");
        case Ask::Settle: return QStringLiteral("settle");
        case Ask::Policy: return QStringLiteral("policy");
        case Ask::CallSummit: return QStringLiteral("callSummit");
        case Ask::CallToOrder: return QStringLiteral("callToOrder");
        case Ask::Negotiate: return QStringLiteral("negotiate");
        case Ask::CrisesOrEdicts: return QStringLiteral("crisesOrEdicts");
        case Ask::Trust: return QStringLiteral("trust");
        case Ask::Govern: return QStringLiteral("govern");
        case Ask::Demand: return QStringLiteral("demand");
        case Ask::ImperialAction: return QStringLiteral("imperialAction");
        case Ask::ByHand: return QStringLiteral("byHand");
        case Ask::Advance: return QStringLiteral("advance");
        case Ask::GrandAmbitions: return QStringLiteral("grandAmbitions");
        case Ask::ChooseFate: return QStringLiteral("chooseFate");
        case Ask::NextAct: return QStringLiteral("nextAct");
        default: return QStringLiteral("resolve");
    }
}

/// A row of the draft: each card, and who has taken it.
template <typename Cards>
QVariantList draftRow(const State& state, const Cards& cards) {
    QVariantList list;
    for (const CardId id : cards)
        list.append(
            QVariantMap{{"card", QVariant::fromValue(card(id))}, {"player", idOf(holderOf(state, id))}});
    return list;
}

}  // namespace

QVariantMap shipsView(const Ships& ships) {
    return {{"fresh", ships.fresh}, {"damaged", ships.damaged}};
}

/// What is to be read about a system.
QString pageOf(const Game& game, SystemId system) {
    if (system == SystemId::TwistedPassage || (brokenGates(game.state) & bitOf(system)) != 0)
        return QStringLiteral("F2205");
    if (!inPlay(game, system)) return QStringLiteral("base.out-of-play");
    return isGate(system) ? QStringLiteral("term.gate") : QStringLiteral("base.planets");
}

QVariantList systems(const Game& game) {
    QVariantList list;
    for (int i = 0; i < kSystems; ++i) {
        const auto id = static_cast<SystemId>(i);
        const bool center = id == SystemId::TwistedPassage;
        if (center && !inPlay(game, id)) continue;
        const SystemState& here = game.state.at(id);
        QVariantList ships;
        for (const Ships& fleet : here.ships) ships.append(shipsView(fleet));
        QVariantList buildings;
        for (const Building& building : here.buildings)
            buildings.append(QVariantMap{{"owner", idOf(building.owner)},
                                         {"type", idOf(building.type)},
                                         {"damaged", building.damaged},
                                         {"outside", building.outside}});
        QStringList flagships;
        for (const Player player : game.setup.seats)
            if (flagshipAt(game.state, player, id)) flagships.append(idOf(player));
        list.append(QVariantMap{{"id", idOf(id)},
                                {"name", words::name(id)},
                                {"cluster", center ? 0 : clusterOf(id) + 1},
                                {"spot", idOf(spotOf(id))},
                                {"type", idOf(planetType(game.state, id))},
                                {"retyped", here.retyped != Resource::None},
                                {"slots", buildingSlots(game.state, id)},
                                {"inPlay", inPlay(game, id)},
                                {"known", here.known},
                                {"control", idOf(controller(game.state, id))},
                                {"ships", ships},
                                {"flagships", flagships},
                                {"buildings", buildings},
                                {"tokens", QVariant::fromValue(tokensAt(game, id))},
                                {"leads", center ? idOf(game.state.campaign.roll.symbol) : QString()},
                                {"page", pageOf(game, id)}});
    }
    return list;
}

QVariantMap prompt(const Game& game, const words::PlayerNames& names) {
    const Prompt now = reach::prompt(game);
    const BattleState& battle = game.state.battle;
    const HitsToDeal hits = now.pending.ask == Ask::Strike ? hitsToDeal(game.state) : HitsToDeal{};
    return {
        {"kind", promptKind(now)},
        {"player", idOf(now.player)},
        {"text", words::promptText(now, names)},
        {"task", now.pending.ask == Ask::ByHand ? words::choreText(stepOf(now.pending).chore) : QString()},
        {"dice", QVariantList{battle.dice[0], battle.dice[1], battle.dice[2]}},
        {"count", now.pending.ask == Ask::Strike ? hits.onShips + hits.onBuildings : now.pending.count},
        {"system", idOf(battle.system)},
        {"rival", idOf(now.pending.rival)},
        {"card", QVariant::fromValue(card(now.pending.card))},
        {"stage", now.pending.stage},
        {"leaders", draftRow(game.state, game.setup.leaders)},
        {"lore", draftRow(game.state, game.setup.lore)}};
}

}  // namespace reach::view
