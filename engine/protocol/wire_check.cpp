#include "engine/protocol/wire_check.h"

#include "engine/core/fate_tokens.h"
#include "engine/core/limits.h"

namespace reach::wire {
namespace {

using namespace event;

constexpr bool within(int value, int lowest, int highest) {
    return value >= lowest && value <= highest;
}
constexpr bool isOwner(Player player) {
    return index(player) < kOwners;
}
constexpr bool isSystem(SystemId system) {
    return index(system) < kSystems;
}
constexpr bool areShips(Player owner, int fresh, int damaged) {
    const int all = owner == Player::Blight ? kBlight : kShips;
    return within(fresh, 0, all) && within(damaged, 0, all - fresh);
}
constexpr bool isBuildingPlace(int at) {
    return within(at, 0, 2);
}
constexpr bool isCourtPlace(int at) {
    return within(at, 0, 5);
}
constexpr bool isFlagshipPlace(Player player, FlagshipPlace place) {
    return isColor(player) && index(place.upgrade) < kUpgrades;
}

bool isTokenPlace(TokenPlace place, Player player, int slot) {
    if (place == TokenPlace::Slot) return isColor(player) && within(slot, 0, kResourceSlots - 1);
    if (place == TokenPlace::Planet) return within(slot, 0, kSystems - 1);
    return (place != TokenPlace::Overflow && place != TokenPlace::Frozen) || isColor(player);
}
bool areDice(const DiceCount& dice) {
    return std::all_of(dice.begin(), dice.end(), [](int of) { return within(of, 0, kDiceOfAKind); });
}
bool arePieces(const Pieces& pieces) {
    return within(pieces.ships, 0, kBlight) && within(pieces.agents, 0, kAgents) &&
           within(pieces.cities, 0, kFreeCities) && within(pieces.starports, 0, kFreeStarports);
}
bool isAgentPlace(AgentPlace place, Player player, int at) {
    switch (place) {
        case AgentPlace::Supply: return true;
        case AgentPlace::Court: return isCourtPlace(at);
        case AgentPlace::Captives:
        case AgentPlace::Favors:
        case AgentPlace::Trophies: return isColor(player);
        case AgentPlace::Outrage: return within(at, 0, kResources - 1);
    }
    return false;
}
bool isCardPlace(CardPlace place, Player player, int at) {
    if (place == CardPlace::Court || place == CardPlace::Attached) return isCourtPlace(at);
    if (place == CardPlace::Player) return isColor(player);
    if (place == CardPlace::Actions) return player == Player::None || isColor(player);
    return place != CardPlace::Played || within(at, 0, kPlayerColors - 1);
}

/// One overload for each event with something to check beyond the kinds of its fields.
struct Check {
    template <typename Other>
    bool operator()(const Other&) const {
        return true;
    }
    bool operator()(const CardPlayed& e) const { return isColor(e.player) && within(e.pips, 0, 9); }
    bool operator()(const HandChanged& e) const {
        return isColor(e.player) && within(e.by, -kActionCards, kActionCards);
    }
    bool operator()(const HandSet& e) const {
        return isColor(e.player) && within(e.cards, kUnknownHand, kActionCards);
    }
    bool operator()(const Declared& e) const { return within(e.marker, -1, kMarkers - 1); }
    bool operator()(const GrantGiven& e) const { return within(e.actions, 0, (1 << kActions) - 1); }
    bool operator()(const GrantUsed& e) const { return within(e.at, 0, 11); }
    bool operator()(const ChapterStarted& e) const { return within(e.chapter, 1, kChapters); }
    bool operator()(const ChapterSet& e) const { return within(e.chapter, 1, kChapters); }
    bool operator()(const TokenMoved& e) const {
        const bool onCard = e.from == TokenPlace::Card || e.to == TokenPlace::Card;
        return onCard == (e.card != CardId::None) && e.token != Resource::None &&
               isTokenPlace(e.from, e.fromPlayer, e.fromSlot) && isTokenPlace(e.to, e.toPlayer, e.toSlot);
    }
    bool operator()(const TokenLaid& e) const {
        const auto which = static_cast<int>(tokenKind(e.token.kind).which.size());
        return within(e.place, 0, kFateTokens - 1) && within(e.token.number, 0, which) &&
               within(e.token.slot, -1, kResourceSlots - 1);
    }
    bool operator()(const TokenScrapped& e) const { return within(e.place, 0, kFateTokens - 1); }
    bool operator()(const GateBroken& e) const {
        return within(e.place, 0, kFateTokens - 1) && isSystem(e.gate) && isGate(e.gate) &&
               e.gate != SystemId::TwistedPassage;
    }
    bool operator()(const PiecesLaid& e) const {
        const bool there = e.place.at == SystemId::None ? e.place.card != CardId::None : isSystem(e.place.at);
        return there && isOwner(e.owner) && arePieces(e.pieces) && within(e.damaged, 0, e.pieces.ships);
    }
    bool operator()(const SlotsSet& e) const { return isColor(e.player); }
    bool operator()(const AgentsMoved& e) const {
        return isColor(e.color) && within(e.count, -kAgents, kAgents) &&
               isAgentPlace(e.from, e.fromPlayer, e.fromAt) && isAgentPlace(e.to, e.toPlayer, e.toAt);
    }
    bool operator()(const OutrageSet& e) const { return isColor(e.player) && e.resource != Resource::None; }
    bool operator()(const CardMoved& e) const {
        return isCardPlace(e.from, e.fromPlayer, e.fromAt) && isCardPlace(e.to, e.toPlayer, e.toAt);
    }
    bool operator()(const ShipsPlaced& e) const {
        return isOwner(e.player) && isSystem(e.system) && areShips(e.player, e.fresh, e.damaged);
    }
    bool operator()(const ShipsMoved& e) const {
        return isOwner(e.player) && isSystem(e.from) && isSystem(e.to) &&
               areShips(e.player, e.fresh, e.damaged);
    }
    bool operator()(const ShipHit& e) const { return isOwner(e.player) && isSystem(e.system); }
    bool operator()(const ShipRepaired& e) const { return isOwner(e.player) && isSystem(e.system); }
    bool operator()(const ShipsCounted& e) const {
        return isOwner(e.player) && isSystem(e.system) && areShips(e.player, e.fresh, e.damaged);
    }
    bool operator()(const BuildingPlaced& e) const { return isOwner(e.player) && isSystem(e.system); }
    bool operator()(const BuildingUsed& e) const { return isSystem(e.system) && isBuildingPlace(e.at); }
    bool operator()(const BuildingRepaired& e) const { return isSystem(e.system) && isBuildingPlace(e.at); }
    bool operator()(const BuildingHit& e) const { return isSystem(e.system) && isBuildingPlace(e.at); }
    bool operator()(const BuildingRemoved& e) const { return isSystem(e.system) && isBuildingPlace(e.at); }
    bool operator()(const CitiesElsewhere& e) const {
        return isColor(e.player) && within(e.cities, 0, kCities);
    }
    bool operator()(const SystemForgotten& e) const { return isSystem(e.system); }
    bool operator()(const SystemKnown& e) const { return isSystem(e.system); }
    bool operator()(const TrophiesSet& e) const {
        return isColor(e.player) && isOwner(e.color) && arePieces(e.pieces);
    }
    bool operator()(const TrophiesPassed& e) const {
        return isColor(e.from) && isColor(e.to) && isOwner(e.color) && arePieces(e.pieces);
    }
    bool operator()(const BattleStarted& e) const {
        return isColor(e.attacker) && isOwner(e.defender) && isSystem(e.system) && areDice(e.dice);
    }
    bool operator()(const DiceCollected& e) const { return areDice(e.dice); }
    bool operator()(const SlotTaxed& e) const { return isSystem(e.system); }
    bool operator()(const MayMoveAgain& e) const { return isSystem(e.system) && within(e.ships, 0, kShips); }
    bool operator()(const PiecesScrapped& e) const { return isOwner(e.player) && arePieces(e.pieces); }
    bool operator()(const DiceRolled& e) const {
        return std::all_of(e.faces.begin(), e.faces.end(), [](const auto& kind) {
            return std::all_of(kind.begin(), kind.end(),
                               [](int dice) { return within(dice, 0, kDiceOfAKind); });
        });
    }
    bool operator()(const CityOutstanding& e) const {
        return within(e.outrage, -kCities, kCities) && within(e.ransack, -kCities, kCities);
    }
    bool operator()(const FleetJoined& e) const { return areShips(Player::Empire, e.fresh, e.damaged); }
    bool operator()(const LentShipsJoined& e) const {
        return isColor(e.of) && areShips(e.of, e.fresh, e.damaged);
    }
    bool operator()(const ActStarted& e) const { return within(e.act, 1, kActs); }
    bool operator()(const FateTaken& e) const { return isColor(e.player) && within(e.fate, 1, 24); }
    bool operator()(const ObjectiveMoved& e) const {
        return isColor(e.player) && within(e.to, -1, kHighestObjective);
    }
    bool operator()(const FateResolved& e) const { return isColor(e.player); }
    bool operator()(const TitleTurned& e) const { return isColor(e.player); }
    bool operator()(const FirstRegentMoved& e) const { return e.to == Player::None || isColor(e.to); }
    bool operator()(const EventRolled& e) const { return within(e.roll.cluster, -1, kClusters - 1); }
    bool operator()(const UnknownLore& e) const { return within(e.cards, 0, 28); }
    bool operator()(const PipGained& e) const { return isColor(e.player); }
    bool operator()(const ActionsScrapped& e) const { return within(e.cards, 0, kActionCards); }
    bool operator()(const FlagshipMoved& e) const {
        return isColor(e.player) && (e.to == SystemId::None || isSystem(e.to));
    }
    bool operator()(const FlagshipBuilt& e) const { return isFlagshipPlace(e.player, e.place); }
    bool operator()(const FlagshipHit& e) const { return isFlagshipPlace(e.player, e.place); }
    bool operator()(const FlagshipRepaired& e) const { return isFlagshipPlace(e.player, e.place); }
    bool operator()(const FlagshipCleared& e) const { return isFlagshipPlace(e.player, e.place); }
    bool operator()(const FlagshipUsed& e) const { return isColor(e.player); }
    bool operator()(const SecretKept& e) const {
        return isColor(e.secret.holder) && within(e.secret.key.number, 0, kSecrets);
    }
    bool operator()(const MarkerSet& e) const { return within(e.marker, 0, kMarkers - 1); }
};

}  // namespace

bool isSound(const Event& event) {
    return std::visit(Check{}, event);
}

}  // namespace reach::wire
