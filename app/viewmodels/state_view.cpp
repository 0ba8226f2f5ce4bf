#include "app/viewmodels/state_view.h"

#include "app/viewmodels/campaign_view.h"
#include "app/viewmodels/token_view.h"
#include "app/words/chore_words.h"
#include "app/words/prompt_words.h"
#include "app/words/token_words.h"
#include "app/words/translate.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/golems.h"
#include "engine/core/action_cards.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

namespace reach::view {
namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Empty for none, so that QML can ask `if (id)`.
template <typename Id>
QString idOf(Id id) {
    const QString name = text(nameOf(id));
    return name == QStringLiteral("none") ? QString() : name;
}

/// `golem`: its name in entries, empty where nobody knows which one it is.
QVariantMap golemView(const LaidToken& token, int raidCost) {
    return {{"golem", idOf(static_cast<Golem>(token.number))},
            {"text", words::tokenText(token)},
            {"asleep", token.turned},
            {"raidCost", raidCost}};
}

/// The board's six, and the one on a card where there is such a card.
QVariantList slots(const State& state, Player color) {
    QVariantList list;
    for (int i = 0; i < kResourceSlots; ++i) {
        const bool open = isOpen(state, color, i);
        const Resource token = state.of(color).slots[i];
        if (i >= kBoardSlots && !open) continue;
        const int raidCost = kSlotRaidCost[static_cast<std::size_t>(i)];
        const LaidToken* golem = golemIn(state, color, i);
        list.append(QVariantMap{{"token", idOf(token)},
                                {"golem", golem != nullptr ? golemView(*golem, raidCost) : QVariantMap()},
                                {"open", open},
                                {"onCard", i == kCardSlot},
                                {"raidCost", raidCost}});
    }
    return list;
}

/// Those on a card of the player's, and those that wait for room: without a raid cost.
QVariantList golemsBeside(const State& state, Player color) {
    QVariantList list;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Golem && token.slot < 0 && golemHolder(state, token) == color)
            list.append(
                golemView(token, token.card == CardId::None ? 0 : cardOf(token.card).modifiers.golemCost));
    return list;
}

QVariantList overflow(const PlayerState& player) {
    QVariantList list;
    for (const Resource token : player.overflow) list.append(idOf(token));
    return list;
}

QVariantList outrage(const PlayerState& player) {
    QVariantList list;
    for (const Resource resource : kAllResources) list.append(isOutraged(player, resource));
    return list;
}

QVariantList trophyList(const PlayerState& player) {
    QVariantList list;
    for (const Player color : kAllOwners) {
        const Pieces& pieces = player.trophies[index(color)];
        if (pieces.total() > 0)
            list.append(QVariantMap{{"color", idOf(color)},
                                    {"ships", pieces.ships},
                                    {"agents", pieces.agents},
                                    {"cities", pieces.cities},
                                    {"starports", pieces.starports}});
    }
    return list;
}

QVariantList captiveList(const PlayerState& player) {
    QVariantList list;
    for (const Player color : kAllPlayers)
        if (const int agents = player.captives[index(color)]; agents > 0)
            list.append(QVariantMap{{"color", idOf(color)}, {"agents", agents}});
    return list;
}

/// The leader first, then lore, then Guild cards, then what only the campaign has: titles, abilities, ...
QVariantList cards(const PlayerState& player) {
    constexpr std::array kFirst{CardKind::Leader, CardKind::Lore, CardKind::Guild};
    QVariantList list;
    for (const CardKind kind : kFirst)
        forEachCard(player, [&](CardId id, const Card& held) {
            if (held.kind == kind) list.append(card(id));
        });
    forEachCard(player, [&](CardId id, const Card& held) {
        if (std::ranges::find(kFirst, held.kind) == kFirst.end()) list.append(card(id));
    });
    return list;
}

QVariantList agents(const std::array<std::int8_t, kPlayerColors>& counts) {
    QVariantList list;
    for (const int count : counts) list.append(count);
    return list;
}

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

QVariantMap group(const StartingPieces::Group& pieces) {
    return {{"ships", pieces.ships}, {"city", pieces.city}, {"starport", pieces.starport}};
}

/// A row of the draft: each card, and who has taken it.
template <typename Cards>
QVariantList draftRow(const State& state, const Cards& cards) {
    QVariantList list;
    for (const CardId id : cards)
        list.append(QVariantMap{{"card", card(id)}, {"player", idOf(holderOf(state, id))}});
    return list;
}

QVariantMap playerView(const Game& game, Player color, const words::PlayerNames& names) {
    const State& state = game.state;
    const PlayerState& player = state.of(color);
    int projected = 0;
    for (const AmbitionStanding& box : standings(game))
        for (const Placing& mine : box.players)
            if (mine.player == color) projected += mine.power;
    return {{"color", idOf(color)},
            {"name", names.of(color)},
            {"power", player.power},
            {"projected", projected},
            {"hand", player.hand},
            {"initiative", state.initiative == color},
            {"seized", state.initiative == color && state.seized},
            {"acting", reach::prompt(game).player == color},
            {"conceded", player.conceded},
            {"slots", slots(state, color)},
            {"overflow", overflow(player)},
            {"golems", golemsBeside(state, color)},
            {"outrage", outrage(player)},
            {"trophies", trophiesOf(state, color)},
            {"captives", captivesOf(state, color)},
            {"trophyList", trophyList(player)},
            {"captiveList", captiveList(player)},
            {"cards", cards(player)},
            {"citiesOffBoard", citiesOffBoard(player)},
            {"bonus", bonusCityPower(player)},
            {"shipSupply", player.shipSupply},
            {"agentSupply", player.agentSupply},
            {"starportSupply", player.starportSupply},
            {"campaign", campaignSeat(game, color)}};
}

}  // namespace

QVariantMap card(CardId id) {
    const Card& known = cardOf(id);
    QVariantMap view{{"id", idOf(id)},
                     {"name", words::name(id)},
                     {"kind", words::fromView(nameOf(known.kind))},
                     {"suit", idOf(known.suit)},
                     {"raidCost", known.raidCost},
                     {"byHand", isByHand(id)}};
    if (known.kind == CardKind::Leader) {
        view["groups"] = QVariantList{group(known.start.a), group(known.start.b), group(known.start.c)};
        view["resources"] = QVariantList{idOf(known.start.resources[0]), idOf(known.start.resources[1])};
    }
    return view;
}

QVariantMap card(const State& state, CardId id) {
    QVariantMap view = card(id);
    if (!state.campaign.turned.contains(id)) return view;
    view["id"] = words::fromView(sideOf(id, true));
    view["name"] = words::sideName(id, true);
    return view;
}

QVariantList players(const Game& game, const words::PlayerNames& names) {
    QVariantList list;
    for (const Player color : game.setup.seats) list.append(playerView(game, color, names));
    return list;
}

QVariantList attached(const CourtSlot& slot) {
    QVariantList list;
    for (const CardId id : slot.attached) list.append(card(id));
    return list;
}

QVariantList court(const Game& game) {
    QVariantList list;
    for (const CourtSlot& slot : game.state.court)
        list.append(QVariantMap{{"card", card(slot.card)},
                                {"agents", agents(slot.agents)},
                                {"attached", attached(slot)},
                                {"tokens", QVariant::fromValue(tokensOn(game, slot.card))},
                                {"empty", slot.card == CardId::None},
                                {"unknown", slot.card == CardId::Unknown}});
    return list;
}

QVariantList courtDiscard(const Game& game) {
    QVariantList list;
    game.state.courtDiscard.forEach([&](CardId id) { list.append(card(id)); });
    return list;
}

namespace {

/// Where the reference tells of the card.
QString pageOf(ActionCard card) {
    if (!isFaceUp(card)) return {};
    if (isFaithful(card)) return idOf(faithfulCard(numberOf(card)));
    return QStringLiteral("ACT-%1-%2").arg(idOf(suitOf(card))).arg(numberOf(card));
}

}  // namespace

QVariantList played(const Game& game) {
    QVariantList list;
    for (std::size_t i = 0; i < game.state.played.size(); ++i) {
        const PlayedCard& card = game.state.played[i];
        const bool shown = isFaceUp(card.card);
        list.append(QVariantMap{
            {"player", idOf(card.player)},
            {"mode", idOf(card.mode)},
            {"card", idOf(card.card)},
            {"suit", shown ? idOf(suitOf(card.card)) : QString()},
            {"number", shown ? numberOf(card.card) : 0},
            {"page", pageOf(card.card)},
            {"faceDown", !shown},
            {"extraCard", card.extraCard},
            {"zero", i == 0 && game.state.zeroMarker},
            {"union", card.attached == CardId::None ? QVariantMap() : view::card(card.attached)}});
    }
    return list;
}

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

QVariantList actionCards(const Game& game) {
    QVariantList list;
    for (int i = 0; i < kActionFaces; ++i) {
        const auto card = static_cast<ActionCard>(i);
        list.append(QVariantMap{{"card", idOf(card)},
                                {"suit", idOf(suitOf(card))},
                                {"number", numberOf(card)},
                                {"pips", pipsOf(card)},
                                {"page", pageOf(card)},
                                {"inDeck", inDeck(game, card)},
                                {"seen", (game.state.seen & bitOf(card)) != 0}});
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
        {"card", card(now.pending.card)},
        {"stage", now.pending.stage},
        {"leaders", draftRow(game.state, game.setup.leaders)},
        {"lore", draftRow(game.state, game.setup.lore)}};
}

QVariantMap turn(const Game& game) {
    const TurnState& turn = game.state.turn;
    QVariantList actions;
    const ActionSet set = pipActions(game.state);
    for (int i = 0; i < kActions; ++i)
        if (contains(set, static_cast<Action>(i))) actions.append(idOf(static_cast<Action>(i)));
    QVariantList tray;
    for (const int spent : turn.tray) tray.append(spent);
    return {{"player", idOf(turn.player)},
            {"pips", turn.pips},
            {"pipsUsed", turn.pipsUsed},
            {"prelude", turn.prelude},
            {"weapon", turn.weapon},
            {"actions", actions},
            {"tray", tray},
            {"played", turn.played}};
}

}  // namespace reach::view
