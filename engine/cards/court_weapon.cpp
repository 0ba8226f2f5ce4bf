#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/pieces.h"

/// The Weapon cards of the base Court, BC11 to BC15.
namespace reach {
namespace {

using namespace parts;
using command::TrophyKind;

constexpr CardId kWardens{11};
constexpr std::int8_t kPressgangStage = 0;
constexpr std::int8_t kExecuteStage = 1;

void checkCaptives(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    bool any = false;
    forEachCaptive(game.state, holder, [&](command::TrophyKind, Player) { any = true; });
    if (!any) v.refuse(Rule::CardConditions, kWardens);
}

template <std::int8_t Stage>
void askForCaptives(Draft& d, Player holder, const command::Choice&) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = kWardens, .stage = Stage});
}

/// Pressgang: choice.player is the Captive's colour, choice.resource the gained resource. Execute: only the
/// colour. choice.piece distinguishes ships (F1012).
TrophyKind meant(const command::Choice& c) {
    return c.piece == TrophyKind::None ? TrophyKind::Captives : c.piece;
}
void offerCaptive(const Game& game, const Pending& asked, Choices& out) {
    const auto offer = [&](Player color, TrophyKind piece) {
        if (asked.stage == kExecuteStage) return out.push_back({.player = color, .piece = piece});
        for (const Resource gained : kAllResources)
            if (game.state.supply[index(gained)] > 0)
                out.push_back({.player = color, .resource = gained, .piece = piece});
    };
    forEachRival(game.setup, asked.player, [&](Player color) {
        if (piecesHeld(game.state, asked.player, TrophyKind::Captives, color) > 0)
            offer(color, TrophyKind::None);
    });
    forEachCaptive(game.state, asked.player, [&](TrophyKind captive, Player color) {
        if (captive == TrophyKind::CaptiveShips) offer(color, captive);
    });
}

void checkCaptive(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const bool captive = meant(c) == TrophyKind::Captives || meant(c) == TrophyKind::CaptiveShips;
    if (!captive || piecesHeld(game.state, asked.player, meant(c), c.player) == 0)
        return v.refuse(Rule::NoSuchPiece);
    if (asked.stage == kPressgangStage && index(c.resource) >= kResources)
        v.refuse(Rule::CardConditions, kWardens);
}

void useCaptive(Draft& d, const Pending& asked, const command::Choice& c) {
    using event::AgentPlace;
    const bool execute = asked.stage == kExecuteStage;
    if (meant(c) == TrophyKind::CaptiveShips) {
        passPiece(d, asked.player, c.player, c.piece, c.player);
        const Pieces& ships = d.of(asked.player).trophies[index(c.player)];
        if (execute) d.emit(event::TrophiesSet{asked.player, c.player, changed(ships, TrophyKind::Ships, 1)});
    } else
        d.emit(event::AgentsMoved{c.player, 1, AgentPlace::Captives, asked.player, -1,
                                  execute ? AgentPlace::Trophies : AgentPlace::Supply, asked.player, -1});
    if (!execute) gainToken(d, asked.player, c.resource);
    d.ask(asked);
}

constexpr Ability kPrisonWardens[]{
    {.name = "pressgang",
     .moment = Moment::NewAction,
     .base = Action::Build,
     .check = checkCaptives,
     .perform = askForCaptives<kPressgangStage>},
    {.name = "execute",
     .moment = Moment::NewAction,
     .base = Action::Influence,
     .check = checkCaptives,
     .perform = askForCaptives<kExecuteStage>},
    kMuster,
};

/// Abduct: choice.card is the Court card whose rival agents are captured.
constexpr CardId kEnforcers{13};

bool canAbduct(const Game& game, Player holder, CardId card) {
    const int place = courtPlace(game.state, card);
    if (place < 0) return false;
    const int rivals = rivalAgents(game.state.court[static_cast<std::size_t>(place)], holder);
    return rivals > 0 && rivals < icons(game.state, holder, Resource::Weapon);
}

void checkAbduct(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (courtPlace(game.state, c.card) < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (!canAbduct(game, holder, c.card)) v.breaks(Rule::CardConditions, kEnforcers);
}

void abduct(Draft& d, Player holder, const command::Choice& c) {
    using event::AgentPlace;
    const auto place = static_cast<std::int8_t>(courtPlace(d.state(), c.card));
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    forEachRival(d.setup(), holder, [&](Player color) {
        if (const auto agents = slot.agents[index(color)]; agents > 0)
            captureAgents(d, holder, color, agents, AgentPlace::Court, place);
    });
}

void offerAbduct(const Game& game, Player holder, Choices& out) {
    for (const CourtSlot& slot : game.state.court)
        if (canAbduct(game, holder, slot.card)) out.push_back({.card = slot.card});
}

/// Skirmishers: one skirmish die for each Weapon icon.
DiceCount rerollSkirmish(const Game& game, Player holder) {
    DiceCount dice{};
    if (game.state.battle.by == CardId::None)
        dice[index(Die::Skirmish)] = static_cast<std::int8_t>(icons(game.state, holder, Resource::Weapon));
    return dice;
}

constexpr Ability kArmsUnion[]{Union<Suit::Aggression>::ability};
constexpr Ability kSkirmishers[]{kMuster};
constexpr Ability kCourtEnforcers[]{
    {.name = "abduct",
     .moment = Moment::NewAction,
     .base = Action::Battle,
     .reads = reads::card,
     .check = checkAbduct,
     .perform = abduct,
     .offer = offerAbduct},
    kMuster,
};
constexpr Ability kLoyalMarinesAbilities[]{kMuster};

}  // namespace

const Card kArmsUnionCard{
    .id = "BC11",
    .name = "Arms Union",
    .suit = Resource::Weapon,
    .raidCost = 2,
    .abilities = kArmsUnion,
};

const Card kPrisonWardensCard{
    .id = "BC12",
    .name = "Prison Wardens",
    .suit = Resource::Weapon,
    .raidCost = 2,
    .abilities = kPrisonWardens,
    .question = {.reads = reads::player | reads::resource | reads::piece | reads::power,
                 .offer = offerCaptive,
                 .check = checkCaptive,
                 .answer = useCaptive,
                 .mayDecline = always},
};

const Card kSkirmishersCard{.id = "BC13",
                            .name = "Skirmishers",
                            .suit = Resource::Weapon,
                            .raidCost = 2,
                            .battle = {.rerolls = rerollSkirmish},
                            .abilities = kSkirmishers};

const Card kCourtEnforcersCard{
    .id = "BC14",
    .name = "Court Enforcers",
    .suit = Resource::Weapon,
    .raidCost = 2,
    .abilities = kCourtEnforcers,
};

const Card kLoyalMarines{.id = "BC15",
                         .name = "Loyal Marines",
                         .suit = Resource::Weapon,
                         .raidCost = 3,
                         .resources = {.spendsAnyAs = Resource::Weapon},
                         .outrage = {.kept = true},
                         .abilities = kLoyalMarinesAbilities};

}  // namespace reach
