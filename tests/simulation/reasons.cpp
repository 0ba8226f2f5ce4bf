#include "reasons.h"

#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/core/action_cards.h"
#include "engine/core/event_cards.h"
#include "engine/engine.h"
#include "engine/map/board.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"

#include <numeric>

using namespace reach;

namespace {

/// The things that an entry names. Fields that it does not have name nothing.
struct Named {
    Player player = Player::None;
    ActionCard card = ActionCard::None;
    CardId court = CardId::None;
    SystemSet systems = 0;
    SystemSet outOfPlay = 0;
    bool stranger = false;  ///< a player, or an owner of pieces, who is not in this game

    void owner(const Game& game, Player who) {
        stranger |= who != Player::None && !ownsPieces(game.setup, who);
    }

    void system(const Game& game, SystemId id) {
        if (index(id) >= kSystems) return;
        systems |= bitOf(id);
        if (!inPlay(game, id)) outOfPlay |= bitOf(id);
    }
};

Named namesOf(const Game& game, const Command& command) {
    Named named;
    std::visit(
        [&](const auto& c) {
            if constexpr (requires { c.player; }) named.player = c.player;
            if constexpr (requires { c.player; }) named.stranger |= !playsHere(game.setup, c.player);
            if constexpr (requires { c.rival; }) named.owner(game, c.rival);
            if constexpr (requires { c.defender; }) named.owner(game, c.defender);
            if constexpr (requires { Player{c.owner}; }) named.owner(game, c.owner);
            if constexpr (requires { Player{c.at}; }) named.owner(game, c.at);
            if constexpr (requires { Player{c.of}; }) named.owner(game, c.of);
            if constexpr (requires { c.token.player; }) named.owner(game, c.token.player);
            if constexpr (requires { c.buildings; })
                for (const Building& building : c.buildings) named.owner(game, building.owner);
            if constexpr (requires { ActionCard{c.card}; }) named.card = c.card;
            if constexpr (requires { CardId{c.card}; }) named.court = c.card;
            if constexpr (requires { SystemId{c.system}; }) named.system(game, c.system);
            if constexpr (requires { SystemId{c.from}; }) named.system(game, c.from);
            if constexpr (requires { c.route; })
                for (const auto& hop : c.route) named.system(game, hop.to);
            if constexpr (requires { c.token.at; }) named.system(game, c.token.at);
            if constexpr (requires { c.parts; })
                for (const auto& part : c.parts) {
                    named.system(game, part.system);
                    named.stranger |= !playsHere(game.setup, part.from) || !playsHere(game.setup, part.to);
                }
            if constexpr (requires { c.choice; }) {
                named.system(game, c.choice.system);
                named.system(game, c.choice.from);
                if (c.choice.cluster >= 0 && c.choice.cluster < kClusters)
                    named.system(game, systemAt(c.choice.cluster, Spot::Gate));
                named.court = c.choice.card;
                named.owner(game, c.choice.player);
            }
        },
        command);
    return named;
}

bool hasPiece(const State& state, SystemId system, Player player) {
    if (state.at(system).ships[index(player)].total() > 0 || flagshipAt(state, player, system) != nullptr)
        return true;
    const auto& buildings = state.at(system).buildings;
    return std::any_of(buildings.begin(), buildings.end(),
                       [&](const Building& building) { return building.owner == player; });
}

int tokens(const PlayerState& player, Resource token) {
    return static_cast<int>(std::count(player.slots.begin(), player.slots.end(), token));
}

bool starports(const State& state, SystemId system, Player owner, bool unused) {
    for (const Building& building : state.at(system).buildings)
        if (building.owner == owner && building.type == BuildingType::Starport && !(unused && building.used))
            return true;
    return false;
}

bool differs(const command::Roll& roll, const DiceCount& dice) {
    for (std::size_t die = 0; die < dice.size(); ++die)
        if (std::accumulate(roll.faces[die].begin(), roll.faces[die].end(), 0) != dice[die]) return true;
    return false;
}

/// Dice that did not show those faces, or another number of dice now.
bool differs(const command::Reroll& again, const RolledFaces& shown) {
    for (std::size_t die = 0; die < shown.size(); ++die) {
        int more = 0;
        for (std::size_t face = 0; face < shown[die].size(); ++face) {
            if (again.before[die][face] > shown[die][face] || again.before[die][face] < 0) return true;
            more += again.after[die][face] - again.before[die][face];
        }
        if (more != 0) return true;
    }
    return false;
}

bool controlsNothing(const State& state, SystemSet systems, Player player) {
    bool controls = false;
    forEachSystem(systems, [&](SystemId system) { controls |= controller(state, system) == player; });
    return !controls;
}

bool everySeat(const Game& game, Player player) {
    return std::find(game.setup.seats.begin(), game.setup.seats.end(), player) != game.setup.seats.end();
}

/// Of moves, builds, taxes, repairs and battles.
bool isRealOnTheMap(const Game& game, const Command& command, Rule rule) {
    const State& state = game.state;
    if (const auto* tax = std::get_if<command::Tax>(&command)) {
        if (rule == Rule::TaxOwnOrControlled)
            return tax->owner == Player::None ||
                   (tax->owner != tax->player && controller(state, tax->system) != tax->player);
    }
    if (const auto* build = std::get_if<command::Build>(&command)) {
        const Player owner = build->at == Player::None ? build->player : build->at;
        const bool onMap = index(build->system) < kSystems;
        if (rule == Rule::OutsideNeedsCard) return build->outside;
        if (rule == Rule::BuildNeedsPresence) return !hasPiece(state, build->system, build->player);
        if (rule == Rule::BuildNeedsSlot && onMap)
            return slotsUsed(state, build->system) >= buildingSlots(state, build->system);
        if (rule == Rule::BuildShipAtStarport)
            return build->outside || owner != build->player || build->which.says() ||
                   !starports(state, build->system, owner, false);
        if (rule == Rule::BuildShipOncePerTurn)
            return build->which.says() || !starports(state, build->system, owner, true);
    }
    if (const auto* repair = std::get_if<command::Repair>(&command)) {
        if (rule == Rule::RepairOwn) return repair->owner != Player::None && repair->owner != repair->player;
        if (rule == Rule::RepairDamagedOnly && index(repair->system) < kSystems) {
            const Player owner = repair->owner == Player::None ? repair->player : repair->owner;
            const SystemState& here = state.at(repair->system);
            if (repair->piece == command::PieceKind::Ship)
                return repair->which.says() || here.ships[index(owner)].damaged == 0;
            const auto type =
                repair->piece == command::PieceKind::City ? BuildingType::City : BuildingType::Starport;
            if (command::isToken(repair->piece) || repair->which.says()) return true;
            return std::none_of(here.buildings.begin(), here.buildings.end(), [&](const Building& building) {
                return building.owner == owner && building.type == type && building.damaged;
            });
        }
    }
    if (const auto* battle = std::get_if<command::Battle>(&command)) {
        if (rule == Rule::NeedsRival) return battle->defender == battle->player || battle->fleet.total() > 0;
        if (rule == Rule::BattleNeedsShips && battle->lent == LentShips{})
            return freshShips(state, battle->system, battle->player) == 0 &&
                   state.at(battle->system).ships[index(battle->player)].total() == 0;
        if (rule == Rule::BattleNeedsDefender)
            return battle->defender == Player::Blight || battle->defender == Player::Empire ||
                   !hasPiece(state, battle->system, battle->defender);
    }
    if (const auto* move = std::get_if<command::Move>(&command)) {
        const Ships& there = state.at(move->from).ships[index(move->owner())];
        const bool all = move->ships.fresh <= there.fresh && move->ships.damaged <= there.damaged;
        if (rule == Rule::MoveOwnShips) return move->of != Player::None;
        if (rule == Rule::NoSuchPiece)
            return !all || move->fleet.total() > 0 || move->flagship || move->route.size() > 1;
    }
    return true;
}

bool isRealOfACard(const Game& game, const Named& named, const command::PlayCard& play, Rule rule) {
    const State& state = game.state;
    const ActionCard lead = leadCard(state);
    const bool same = suitOf(play.card) == suitOf(lead);
    switch (rule) {
        case Rule::CardNotInDeck:
            return game.setup.seats.size() < 4 && !isFaithful(play.card) &&
                   (numberOf(play.card) == 1 || numberOf(play.card) == 7);
        case Rule::FaithfulNotInDeck:
            return isFaithful(play.card) &&
                   !state.campaign.actionDeck.contains(faithfulCard(numberOf(play.card)));
        case Rule::CardSeenBefore:
            return play.mode == PlayMode::Event
                       ? eventsSeen(state.seen) ==
                             eventCards(static_cast<int>(game.setup.seats.size())) +
                                 (state.campaign.actionDeck.contains(fateSetCard(5, 15)) ? 1 : 0)
                       : (state.seen & bitOf(play.card)) != 0;
        case Rule::SurpassNeedsSuit: return play.mode == PlayMode::Surpass && !same;
        case Rule::SurpassNeedsHigher:
            return play.mode == PlayMode::Surpass && same &&
                   (state.zeroMarker || numberOf(play.card) <= numberOf(lead));
        case Rule::PivotNeedsOtherSuit: return play.mode == PlayMode::Pivot && same;
        case Rule::NoCardsInHand: return state.of(named.player).hand == 0;
        default: return true;
    }
}

}  // namespace

bool isReal(const Game& game, const Command& command, Violation reason) {
    const State& state = game.state;
    const TurnState& turn = state.turn;
    const Named named = namesOf(game, command);
    if (const auto* play = std::get_if<command::PlayCard>(&command))
        if (!isRealOfACard(game, named, *play, reason.rule)) return false;
    if (state.depth != Depth::Score && !isRealOnTheMap(game, command, reason.rule)) return false;
    switch (reason.rule) {
        case Rule::NotYourTurn: return turn.player != named.player;
        case Rule::PlayACardFirst: return !turn.played;
        case Rule::CardAlreadyPlayed: return turn.played;
        case Rule::LeadNeedsInitiative:
        case Rule::PassNeedsInitiative: return state.initiative != named.player;
        case Rule::AlreadyLed: return !state.played.empty();
        case Rule::LeadBeforeFollowing: return state.played.empty();
        case Rule::DeclareBeforeActions:
        case Rule::SeizeBeforeActions:
        case Rule::CardBeforeActions: return turn.acted;
        case Rule::DeclareOnce: return turn.declared || state.declaredThisRound;
        case Rule::DeclareNeedsMarker:
            return std::none_of(state.markers.begin(), state.markers.end(),
                                [](const AmbitionMarker& marker) { return marker.where == Ambition::None; });
        case Rule::SeizeNotByHolder: return state.initiative == named.player;
        case Rule::SeizeOnce: return state.seized;
        case Rule::SeizeNeedsCard: return state.of(named.player).hand == 0;
        case Rule::PreludeOver: return !turn.prelude;
        case Rule::NoPipsLeft: return turn.pipsUsed >= turn.pips;
        case Rule::CardOncePerTurn: return !turn.onceUsed.empty();  // some note it under another card
        case Rule::CardSecuredThisPrelude: return !turn.securedInPrelude.empty();
        case Rule::FreeActionsFirst: return turn.grants.full();
        case Rule::TokenNotHeld:
            if (const auto* spend = std::get_if<command::Spend>(&command))
                return spend->golem != Golem::None || tokens(state.of(spend->player), spend->token) == 0;
            return true;
        case Rule::CardNotHeld:
            return !isCard(reason.card) || !everySeat(game, named.player) ||
                   !state.of(named.player).cards.contains(reason.card);
        case Rule::InfluenceCourtCard: return courtPlace(state, named.court) < 0;
        case Rule::SecureMostAgents: {
            const int place = courtPlace(state, named.court);
            if (place < 0) return false;
            const auto& agents = state.court[static_cast<std::size_t>(place)].agents;
            for (const Player rival : game.setup.seats)
                if (rival != named.player && agents[index(rival)] >= agents[index(named.player)]) return true;
            return agents[index(named.player)] == 0;
        }
        case Rule::NothingAsked:
            return state.pending.empty() || !std::holds_alternative<command::Choose>(command) ||
                   state.pending.back().player != named.player || !questionOf(state.pending.back()).answer;
        case Rule::DeclareCardAmbition: {
            const auto* declared = std::get_if<command::Declare>(&command);
            if (declared == nullptr) return true;
            return std::none_of(state.played.begin(), state.played.end(), [&](const PlayedCard& card) {
                return card.player == named.player && allowsAmbition(card.card, declared->ambition);
            });
        }
        case Rule::CouncilDecided: return state.campaign.councilDecided;
        case Rule::NotInPlay:
            return named.outOfPlay != 0 || std::holds_alternative<command::Correct>(command);
        case Rule::NeedsPlanet: return (named.systems & kAllGates) != 0;
        case Rule::NeedsGate: return (named.systems & ~kAllGates) != 0;
        case Rule::MapNotTracked: return state.depth == Depth::Score;
        case Rule::TurnsNotTracked: return state.depth != Depth::Turn;
        case Rule::SystemNotCounted: {
            bool unknown = false;
            forEachSystem(named.systems, [&](SystemId system) { unknown |= !state.at(system).known; });
            return unknown;
        }
        case Rule::NotACampaign: return !game.setup.campaign;
        case Rule::GameOver: return state.phase == Phase::Finished;
        case Rule::AnswerFirst: {
            const Prompt::Kind now = prompt(game).kind;
            return now == Prompt::Kind::Pending || now == Prompt::Kind::Overflow ||
                   now == Prompt::Kind::Score;
        }
        case Rule::NotInThisGame: return named.stranger;
        case Rule::MoveAdjacent: {
            const auto* move = std::get_if<command::Move>(&command);
            if (move == nullptr || move->route.size() != 1) return true;
            return (neighbors(game, move->from) & bitOf(move->route[0].to)) == 0;
        }
        case Rule::DraftFromTheRow: {
            const auto isIn = [&](const auto& row) {
                return std::find(row.begin(), row.end(), reason.card) != row.end();
            };
            return !isIn(game.setup.leaders) && !isIn(game.setup.lore);
        }
        case Rule::DraftOneLeader: {
            bool leads = false;
            state.of(named.player).cards.forEach([&](CardId card) { leads |= isLeader(card); });
            return leads;
        }
        case Rule::RansackDefendersCard: {
            const int place = courtPlace(state, named.court);
            return place < 0 || state.battle.defender == Player::None || !isColor(state.battle.defender) ||
                   state.court[static_cast<std::size_t>(place)].agents[index(state.battle.defender)] == 0;
        }
        case Rule::FreeNeedsControl: return controlsNothing(state, named.systems, named.player);
        case Rule::CatapultNeedsStarport: {
            const auto* move = std::get_if<command::Move>(&command);
            return game.setup.campaign || move == nullptr || isCard(reason.card) ||
                   !starports(state, move->from, move->player, false);
        }
        case Rule::RaidDiceLimit: {
            const auto* battle = std::get_if<command::Battle>(&command);
            return game.setup.campaign || battle == nullptr ||
                   std::ranges::none_of(state.at(battle->system).buildings, [&](const Building& building) {
                       return building.owner == battle->defender;
                   });
        }
        case Rule::DiceLimit: {
            const auto* battle = std::get_if<command::Battle>(&command);
            return game.setup.campaign || battle == nullptr ||
                   std::accumulate(battle->dice.begin(), battle->dice.end(), 0) >
                       state.at(battle->system).ships[index(battle->player)].total();
        }
        case Rule::EventNotLed: return state.played.empty();
        case Rule::HasConceded: return state.of(named.player).conceded;
        case Rule::ArrangeAfterGain: return !state.of(named.player).justGained;
        case Rule::TaxOncePerTurn: {
            bool taxed = false;
            forEachSystem(named.systems, [&](SystemId system) {
                const SystemState& here = state.at(system);
                taxed |= here.slotsTaxed > 0 || std::any_of(here.buildings.begin(), here.buildings.end(),
                                                            [](const Building& city) { return city.used; });
            });
            return taxed;
        }
        case Rule::RollMatchesDice: {
            const auto* roll = std::get_if<command::Roll>(&command);
            const auto* again = std::get_if<command::Reroll>(&command);
            return (roll != nullptr && differs(*roll, state.battle.dice)) ||
                   (again != nullptr && differs(*again, state.battle.faces));
        }
        case Rule::DicePerKind: {
            const auto* battle = std::get_if<command::Battle>(&command);
            return battle == nullptr || std::ranges::any_of(battle->dice, [](int dice) { return dice > 6; });
        }
        case Rule::DeclareNeedsInitiative:
            return std::none_of(state.played.begin(), state.played.end(), [&](const PlayedCard& card) {
                return card.player == named.player && card.mode == PlayMode::Lead;
            });
        case Rule::DiscardNotNeeded: return state.of(named.player).overflow.empty();
        case Rule::PlaceAtGate: return (named.systems & ~kAllGates) != 0;
        case Rule::CardProtected: return isCard(reason.card) && cardOf(reason.card).raidCost == kProtected;
        case Rule::NeedsGuild: return !isGuild(reason.card);
        case Rule::ChapterNotOver:
            return !state.played.empty() || turn.player != Player::None ||
                   std::ranges::any_of(game.setup.seats,
                                       [&](Player seated) { return state.of(seated).hand != 0; });

        // isRealOfACard() and isRealOnTheMap() have looked at these.
        case Rule::CardNotInDeck:
        case Rule::FaithfulNotInDeck:
        case Rule::CardSeenBefore:
        case Rule::SurpassNeedsSuit:
        case Rule::SurpassNeedsHigher:
        case Rule::PivotNeedsOtherSuit:
        case Rule::NoCardsInHand:
        case Rule::TaxOwnOrControlled:
        case Rule::OutsideNeedsCard:
        case Rule::BuildNeedsPresence:
        case Rule::BuildNeedsSlot:
        case Rule::BuildShipAtStarport:
        case Rule::BuildShipOncePerTurn:
        case Rule::RepairOwn:
        case Rule::RepairDamagedOnly:
        case Rule::NeedsRival:
        case Rule::BattleNeedsShips:
        case Rule::BattleNeedsDefender:
        case Rule::MoveOwnShips:
        case Rule::NoSuchPiece: return true;

        // Only the whole rule can tell these: what a card's text says, how a battle went, what a question
        // asks.
        case Rule::SpendAsNeedsCard:
        case Rule::ArrangeOnlyOwn:
        case Rule::ActionNotOnCard:
        case Rule::CatapultStops:
        case Rule::CollectLater:
        case Rule::RerollLimit:
        case Rule::HitsMustMatch:
        case Rule::TargetsInOrder:
        case Rule::RaidNeedsKeys:
        case Rule::RaidNotStealable:
        case Rule::NewActionNeedsPip:
        case Rule::CardConditions:
        case Rule::DraftLoreLimit:
        case Rule::PresenceLaw:
        case Rule::MovementLaw:
        case Rule::TruceLaw:
        case Rule::SettleByTheFleet:
        case Rule::SummitActions:
        case Rule::FavorsCost:
        case Rule::CedeControl:
        case Rule::NegotiationAction:
        case Rule::ImperialDemand:
        case Rule::ImperialAction:
        case Rule::FlagshipStart:
        case Rule::FlagshipBuilds:
        case Rule::FlagshipPlanet:
        case Rule::FlagshipArmor:
        case Rule::FlagshipShips:
        case Rule::SlipstreamDrive:
        case Rule::Resettling:
        case Rule::AttachBare:
        case Rule::FateForTheAct:
        case Rule::MulliganOnlySecond:
        case Rule::ChoiceNotAsked:
        case Rule::SayMore:
        case Rule::SealHolds:
        case Rule::NoneInSupply:
        case Rule::NoSuchToken:
        case Rule::NoSuchCard:
        case Rule::NoSuchAmbition:
        case Rule::NumberOutOfRange:
        case Rule::BeyondTheBox: return true;
        case Rule::None: break;
    }
    return false;
}
