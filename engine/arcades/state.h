#pragma once

#include "engine/arcades/setup.h"
#include "engine/core/dice.h"
#include "engine/core/pieces.h"

/// Everything on an ARCADEs table, as plain values compared with ==. Only evolve() changes a state. Hands are
/// secret: only the number of a person's cards and the played cards are known.
namespace reach::arcades {

/// The five advances, in the order of the resources that pay for them (Research).
enum class Advance : std::uint8_t {
    Colonies,
    FleetExpansion,
    AdvanceTactics,
    RepairBots,
    SuperiorIntellect,
    None = 0xFF
};
inline constexpr int kAdvances = 5;
inline constexpr std::array kAllAdvances{Advance::Colonies, Advance::FleetExpansion, Advance::AdvanceTactics,
                                         Advance::RepairBots, Advance::SuperiorIntellect};
constexpr Resource priceOf(Advance advance) {
    return static_cast<Resource>(advance);
}

/// Returns the keys to steal from a slot, counted from 0 on the left, as on the player board (Base p.16).
constexpr int keysAt(int slot) {
    constexpr std::array kKeys{3, 1, 1, 2, 1, 3};
    return kKeys[static_cast<std::size_t>(slot)];
}

/// Dice by kind, and the number of dice that show each face.
using DiceCount = std::array<std::int8_t, kDice>;
using RolledFaces = std::array<std::array<std::int8_t, kFaces>, kDice>;

/// One player: board, supply, and the cards and pieces beside it.
struct PlayerState {
    std::int16_t power = 0;
    std::int8_t hand = 0;  ///< a person's cards
    std::int8_t pile = 0;  ///< face-down cards of the phantom or a bot
    std::int8_t shipSupply = 0;
    std::int8_t shipsWaiting = 0;  ///< on the Fleet Expansion advance
    std::int8_t shipsGone = 0;     ///< out of the game, for cities (Colonize)
    std::int8_t citySupply = 0;
    SystemId agent = SystemId::None;  ///< None before it is placed
    std::array<bool, kAdvances> advances{};
    bool mayArrange = false;                ///< just gained or spent a resource (Core Concepts, Resources)
    FixedVector<Resource, 12> resources;    ///< by slot; a resource without a slot must be returned
    FixedVector<ActionCard, kOffer> offer;  ///< the phantom's or a bot's, from the left
    std::array<std::int8_t, kPlayerColors> trophies{};  ///< ships, by their colour
    /// The round of this chapter, from 1, in which the player did not follow this suit; 0: none.
    std::array<std::int8_t, kSuits> renounced{};

    constexpr bool has(Advance advance) const { return advances[static_cast<std::size_t>(index(advance))]; }
    constexpr int trophyCount() const {
        int count = 0;
        for (const auto ships : trophies) count += ships;
        return count;
    }
    friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

struct PlanetState {
    bool token = true;  ///< its resource is on it
    Player city = Player::None;
    bool fresh = false;  ///< the city's side

    friend constexpr bool operator==(const PlanetState&, const PlanetState&) = default;
};

/// A gate with its ships, and three planets from the leftmost.
struct ClusterState {
    std::array<Ships, kPlayerColors> ships{};
    std::array<PlanetState, kPlanetsOfCluster> planets{};

    friend constexpr bool operator==(const ClusterState&, const ClusterState&) = default;
};

/// An ambition marker, in ascending order of Power.
struct Marker {
    bool orange = false;
    std::int8_t cluster = -1;  ///< -1: available

    friend constexpr bool operator==(const Marker&, const Marker&) = default;
};
inline constexpr int kMarkers = 3;

/// Power for first and second place.
struct Prize {
    std::int8_t first = 2;
    std::int8_t second = 1;

    friend constexpr bool operator==(const Prize&, const Prize&) = default;
};
/// Returns the numbers on a side of a marker, blue or orange (the box's ambition markers).
constexpr Prize prizeOf(int marker, bool orange) {
    constexpr Prize kPrizes[kMarkers][2] = {{{2, 0}, {4, 2}}, {{3, 2}, {6, 3}}, {{5, 3}, {9, 4}}};
    return kPrizes[marker][orange ? 1 : 0];
}

/// A card on the table this round.
struct PlayedCard {
    Player player = Player::None;
    ActionCard card = ActionCard::None;

    friend constexpr bool operator==(const PlayedCard&, const PlayedCard&) = default;
};

/// The use of a person's card, fixed by the first action with it (Core Concepts, Action cards).
enum class Use : std::uint8_t { Open, Points, Ships };

/// The progress of a turn. A bot's turn goes through all stages (Solo Mode, A1 to A3).
enum class Stage : std::uint8_t { Card, Actions, Agent, Over };

/// The current turn.
struct Turn {
    Player player = Player::None;
    Stage stage = Stage::Card;
    Use use = Use::Open;
    std::int8_t points = 0;   ///< action points left; for a bot: main actions left
    bool researched = false;  ///< once a round
    bool colonized = false;   ///< once a round
    bool collected = false;   ///< took the one resource on the agent's way
    bool declared = false;
    bool attacked = false;
    bool acted = false;  ///< a bot that has finished placing ships

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// Steps of a battle, in their order (Battle C).
enum class BattleStep : std::uint8_t {
    None,
    Roll,
    Reroll,
    Suffer,
    Strike,
    ReturnTrophies,
    Steal,
    DriveAway,
    Repair,
    Over
};

struct Battle {
    BattleStep step = BattleStep::None;
    Player attacker = Player::None;
    Player defender = Player::None;
    std::int8_t cluster = -1;
    DiceCount dice{};
    RolledFaces faces{};
    bool wasFirst = false;  ///< the attacker had the most fresh ships when the battle began

    friend constexpr bool operator==(const Battle&, const Battle&) = default;
};

/// The purpose of a drawn start card.
enum class StartFor : std::uint8_t { None, Agent, Ships, City, PhantomShips };

/// A question the table has to answer.
enum class Ask : std::uint8_t {
    PlaceAgent,    ///< a person draws a start card and places the agent (Setup J)
    PlaceShips,    ///< a person's first ships (Setup J)
    StartCard,     ///< the start card drawn, for which player and purpose
    Offer,         ///< the three cards face up (2 Player Mode and Solo Mode, Recruit phase)
    Draw,          ///< the card that joins an offer
    Roll,          ///< the faces of the dice
    Reroll,        ///< whether to reroll all skirmish dice (Research, Advance tactics)
    Suffer,        ///< which of the attacker's ships are hit
    Strike,        ///< which of the defender's ships are hit
    Steal,         ///< resources for keys
    DriveAway,     ///< the destination of the defender's agent
    RepairBots,    ///< two ships after a battle
    Compensation,  ///< a resource from the supply
    Cluster,       ///< the influence of all players in cluster `count` at the end of a chapter (Depth::Score)
    Resources      ///< the resources of all players at that time (Depth::Score)
};

struct Pending {
    Ask ask = Ask::Roll;
    Player player = Player::None;  ///< who answers, or for whom a card is drawn
    /// Number of ships to repair, resources to gain, hits, keys or pyramids; or a cluster.
    std::int8_t count = 0;
    StartFor start = StartFor::None;

    friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

enum class Phase : std::uint8_t { Setup, Recruit, Action, Ambition, Finished };

struct State {
    Phase phase = Phase::Setup;
    Strictness strictness = Strictness::Advise;
    std::int8_t chapter = 1;
    std::int8_t round = 0;  ///< within the chapter, from 1
    Player initiative = Player::None;
    Player winner = Player::None;
    bool zeroed = false;          ///< the zero marker lies on the lead card
    std::uint8_t startDrawn = 0;  ///< start cards out of the pile, bit per cluster
    ActionCardSet seen = 0;       ///< cards played in this chapter
    std::array<ClusterState, kClusters> clusters{};
    std::array<PlayerState, kPlayerColors> players{};
    std::array<std::int8_t, kResources> supply{};  ///< resource tokens
    std::array<Marker, kMarkers> markers{};
    FixedVector<PlayedCard, kPlayerColors> played;  ///< this round's cards in order; the first led
    Turn turn;
    Battle battle;
    FixedVector<Pending, 24> pending;  ///< the last is answered first

    constexpr PlayerState& of(Player player) { return players[static_cast<std::size_t>(index(player))]; }
    constexpr const PlayerState& of(Player player) const {
        return players[static_cast<std::size_t>(index(player))];
    }
    constexpr ClusterState& at(int cluster) { return clusters[static_cast<std::size_t>(cluster)]; }
    constexpr const ClusterState& at(int cluster) const {
        return clusters[static_cast<std::size_t>(cluster)];
    }
    constexpr Ships& ships(int cluster, Player player) {
        return at(cluster).ships[static_cast<std::size_t>(index(player))];
    }
    constexpr const Ships& ships(int cluster, Player player) const {
        return at(cluster).ships[static_cast<std::size_t>(index(player))];
    }
    constexpr PlanetState& planet(SystemId system) {
        return at(clusterOf(system)).planets[static_cast<std::size_t>(planetOf(system))];
    }
    constexpr const PlanetState& planet(SystemId system) const {
        return at(clusterOf(system)).planets[static_cast<std::size_t>(planetOf(system))];
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};

/// A game: its setup and its state.
struct Game {
    Setup setup;
    State state;

    friend constexpr bool operator==(const Game&, const Game&) = default;
};

/// Returns the cluster of a player's agent, or -1 before it is placed.
constexpr int agentCluster(const State& state, Player player) {
    const SystemId agent = state.of(player).agent;
    return agent == SystemId::None ? -1 : clusterOf(agent);
}
/// Returns the number of a player's fresh ships in the cluster.
constexpr int fresh(const State& state, int cluster, Player player) {
    return state.ships(cluster, player).fresh;
}

}  // namespace reach::arcades
