#include "arcades_reasons.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace reach::arcades {
namespace {

using namespace command;

template <typename C>
const C* as(const Command& command) {
    return std::get_if<C>(&command);
}

Player playerOf(const Command& command) {
    return std::visit(
        [](const auto& c) {
            if constexpr (requires { c.player; })
                return c.player;
            else
                return Player::None;
        },
        command);
}

bool isSeated(const Game& game, Player player) {
    return std::find(game.setup.seats.begin(), game.setup.seats.end(), player) != game.setup.seats.end();
}
/// People sit first.
bool isPlayed(const Game& game, Player player) {
    const auto seat = std::find(game.setup.seats.begin(), game.setup.seats.end(), player);
    return seat - game.setup.seats.begin() < people(game.setup);
}

bool namesAStranger(const Game& game, const Command& command) {
    std::set<Player> named;
    std::visit(
        [&](const auto& c) {
            if constexpr (requires { c.player; }) named.insert(c.player);
            if constexpr (requires { c.holder; }) named.insert(c.holder);
            if constexpr (requires { c.winner; }) named.insert(c.winner);
            if constexpr (requires { c.told; })
                for (const Player player : kAllPlayers)
                    if (c.told[static_cast<std::size_t>(index(player))] > 0) named.insert(player);
        },
        command);
    return std::ranges::any_of(named, [&](Player player) { return !isSeated(game, player); });
}

/// The question that an entry answers; none for an entry that answers none.
std::set<Ask> answers(const Command& command) {
    if (as<PlaceAgent>(command)) return {Ask::PlaceAgent};
    if (as<StartCard>(command)) return {Ask::StartCard};
    if (as<Offer>(command)) return {Ask::Offer};
    if (as<Draw>(command)) return {Ask::Draw};
    if (as<Roll>(command)) return {Ask::Roll, Ask::Reroll};
    if (as<Keep>(command)) return {Ask::Reroll};
    if (as<Suffer>(command)) return {Ask::Suffer};
    if (as<Strike>(command)) return {Ask::Strike};
    if (as<Steal>(command)) return {Ask::Steal};
    if (as<DriveAway>(command)) return {Ask::DriveAway};
    if (as<Gain>(command)) return {Ask::Compensation};
    if (const auto* place = as<Place>(command); place && !place->spends) return {Ask::PlaceShips};
    if (const auto* score = as<Score>(command); score && score->winner == Player::None)
        return {score->cluster < 0 ? Ask::Resources : Ask::Cluster};
    return {};
}

bool isAsked(const Game& game, const Command& command) {
    const State& state = game.state;
    if (as<Recruit>(command)) return state.phase == Phase::Recruit;
    if (as<Return>(command)) return state.of(playerOf(command)).resources.size() > 6;
    const auto* score = as<Score>(command);
    if (game.setup.depth == Depth::Score && score == nullptr) return false;
    if (score && game.setup.depth != Depth::Score) return false;
    if (score && score->winner != Player::None) return state.pending.empty() && score->cluster >= 0;
    if (state.pending.empty()) return false;
    const Pending& asked = state.pending.back();
    if (score && asked.ask == Ask::Cluster && score->cluster != asked.count) return false;
    const bool theirs = playerOf(command) == Player::None || playerOf(command) == asked.player;
    return theirs && answers(command).contains(asked.ask);
}

bool isSomethingOpen(const Game& game, const Command& command) {
    const State& state = game.state;
    if (!state.pending.empty() || state.phase == Phase::Setup || state.phase == Phase::Recruit) return true;
    if (const auto* correct = as<Correct>(command); correct && correct->about == About::Hand)
        return state.phase != Phase::Action;
    return std::ranges::any_of(state.players,
                               [](const PlayerState& player) { return player.resources.size() > 6; });
}

int held(const State& state, Player player, Resource resource) {
    const auto& resources = state.of(player).resources;
    return static_cast<int>(std::count(resources.begin(), resources.end(), resource));
}
/// The resource that the entry spends, or Resource::None.
Resource spent(const Command& command) {
    if (const auto* c = as<Place>(command)) return c->spends ? Resource::Material : Resource::None;
    if (const auto* c = as<MoveAgent>(command)) return c->spends ? Resource::Psionic : Resource::None;
    if (const auto* c = as<MoveShips>(command)) return c->spends ? Resource::Fuel : Resource::None;
    if (const auto* c = as<Repair>(command)) return c->spends ? Resource::Relic : Resource::None;
    if (const auto* c = as<Attack>(command)) return c->spends ? Resource::Weapon : Resource::None;
    if (const auto* c = as<Research>(command)) return priceOf(c->advance);
    if (const auto* c = as<Colonize>(command)) return c->resource;
    if (const auto* c = as<BuyBack>(command)) return c->price;
    if (const auto* c = as<Return>(command)) return c->resource;
    return Resource::None;
}
bool isShort(const State& state, const Command& command) {
    if (const auto* steal = as<Steal>(command))
        return std::ranges::any_of(kAllResources, [&](Resource resource) {
            return std::count(steal->resources.begin(), steal->resources.end(), resource) >
                   held(state, state.battle.defender, resource);
        });
    return spent(command) != Resource::None && held(state, playerOf(command), spent(command)) == 0;
}
bool suppliesTooFew(const State& state, const Command& command) {
    const auto left = [&](Resource resource) {
        return state.supply[static_cast<std::size_t>(index(resource))];
    };
    if (const auto* gain = as<Gain>(command)) return left(gain->resource) == 0;
    const auto* steal = as<Steal>(command);
    return steal && std::ranges::any_of(kAllResources, [&](Resource resource) {
               return std::count(steal->resources.begin(), steal->resources.end(), resource) > left(resource);
           });
}

std::vector<ActionCard> cardsOf(const Command& command) {
    if (const auto* c = as<Play>(command)) return {c->card};
    if (const auto* c = as<Draw>(command)) return {c->card};
    if (const auto* c = as<Offer>(command)) return {c->cards.begin(), c->cards.end()};
    return {};
}
bool isForeign(ActionCard card) {
    return isFaithful(card) || card == ActionCard::FaceDown || card == ActionCard::None ||
           suitOf(card) == Suit::Construction || numberOf(card) < 1 || numberOf(card) > 7;
}
bool isShown(const Game& game, ActionCard card) {
    return (game.state.seen & bitOf(card)) != 0 ||
           std::ranges::any_of(game.state.players, [&](const PlayerState& player) {
               return std::find(player.offer.begin(), player.offer.end(), card) != player.offer.end();
           });
}

bool hasPlayed(const State& state, Player player) {
    return std::any_of(state.played.begin(), state.played.end(),
                       [&](const PlayedCard& card) { return card.player == player; });
}
int numberPlayed(const State& state) {
    return state.played.empty() ? 0 : numberOf(state.played.back().card);
}

int steps(int from, int to, bool counter) {
    int count = 0;
    do {
        from = (from + (counter ? kClusters - 1 : 1)) % kClusters;
        ++count;
    } while (from != to);
    return count;
}
int distance(int a, int b) {
    return std::min(std::abs(a - b), kClusters - std::abs(a - b));
}
int home(const State& state, Player player) {
    return clusterOf(state.of(player).agent);
}
int cost(const State& state, const Command& command) {
    if (const auto* c = as<MoveAgent>(command))
        return steps(home(state, c->player), clusterOf(c->to), c->counter);
    if (const auto* c = as<MoveShips>(command)) return c->ships.total();
    if (const auto* c = as<Repair>(command)) return c->ships;
    if (as<Attack>(command)) return 1;
    return 2;  // an advance, a city, the phantom's agent
}
int pointsLeft(const State& state) {
    return state.turn.use == Use::Points ? state.turn.points : numberPlayed(state);
}

/// The cluster that the entry names for ships or a battle.
int clusterNamed(const Command& command) {
    if (const auto* c = as<Place>(command)) return c->cluster;
    if (const auto* c = as<Repair>(command)) return c->cluster;
    if (const auto* c = as<Attack>(command)) return c->cluster;
    return -1;
}
/// How many ships or clusters a free action is for.
int amount(const State& state, const Command& command) {
    if (const auto* c = as<Place>(command)) return c->ships;
    return cost(state, command);
}
bool passes(const State& state, const MoveAgent& move) {
    const SystemId from = state.of(move.player).agent;
    if (move.collects == from) return false;
    if (move.collects == move.to) return true;
    int at = clusterOf(from);
    for (int left = steps(at, clusterOf(move.to), move.counter); left > 1; --left) {
        at = (at + (move.counter ? kClusters - 1 : 1)) % kClusters;
        if (clusterOf(move.collects) == at) return true;
    }
    return false;
}

int diceOf(const Attack& attack) {
    return std::accumulate(attack.dice.begin(), attack.dice.end(), 0);
}
int cheapest(const State& state, const Steal& steal) {
    int keys = 0;
    for (const Resource resource : kAllResources) {
        std::vector<int> costs;
        const auto& slots = state.of(state.battle.defender).resources;
        for (std::size_t slot = 0; slot < slots.size(); ++slot)
            if (slots[slot] == resource) costs.push_back(keysAt(static_cast<int>(slot)));
        std::ranges::sort(costs);
        const auto count = std::count(steal.resources.begin(), steal.resources.end(), resource);
        for (std::ptrdiff_t i = 0; i < count && i < std::ssize(costs); ++i)
            keys += costs[static_cast<std::size_t>(i)];
    }
    return keys;
}
bool misses(const State& state, Player hit, const Ships& hits) {
    const Ships& there = state.ships(state.battle.cluster, hit);
    return hits.total() != state.pending.back().count || hits.fresh > there.fresh || hits.fresh < 0 ||
           hits.damaged < 0 || hits.damaged > there.damaged + hits.fresh;
}
bool differs(const Game& game, const Roll& roll) {
    const bool again = game.state.pending.back().ask == Ask::Reroll;
    for (const Die die : kAllDice) {
        const auto at = static_cast<std::size_t>(die);
        const int dice = again && die != Die::Skirmish ? 0 : game.state.battle.dice[at];
        int shown = 0;
        for (const int faces : roll.faces[at]) {
            if (faces < 0) return true;
            shown += faces;
        }
        if (shown != dice) return true;
    }
    return false;
}

bool lacksShips(const State& state, const Command& command) {
    if (const auto* c = as<MoveShips>(command)) {
        const Ships& there = state.ships(c->from, c->player);
        return c->ships.fresh > there.fresh || c->ships.damaged > there.damaged;
    }
    if (const auto* c = as<Attack>(command)) return state.ships(c->cluster, c->player).total() == 0;
    const auto* c = as<Colonize>(command);
    if (c == nullptr) return false;
    const Ships& there = state.ships(home(state, c->player), c->player);
    return (c->damaged ? there.damaged : there.fresh) == 0;
}

/// The marker that shows this Power.
const Marker* marked(const State& state, int power) {
    for (int marker = 0; marker < kMarkers; ++marker)
        if (const Marker& it = state.markers[static_cast<std::size_t>(marker)];
            prizeOf(marker, it.orange).first == power)
            return &it;
    return nullptr;
}

}  // namespace

bool isReal(const Game& game, const Command& command, const Violation& reason) {
    const State& state = game.state;
    const Turn& turn = state.turn;
    const Player player = playerOf(command);
    const auto* place = as<Place>(command);
    const auto* agent = as<MoveAgent>(command);
    const auto* ships = as<MoveShips>(command);
    const auto* attack = as<Attack>(command);
    const auto* colonize = as<Colonize>(command);
    const auto* research = as<Research>(command);
    const auto* steal = as<Steal>(command);
    switch (reason.rule) {
        case Rule::None: return false;
        // What a number may be, and what the box holds, is counted by the rules alone.
        case Rule::NumberOutOfRange:
        case Rule::BeyondTheBox: return true;
        case Rule::NotInThisGame: return namesAStranger(game, command);
        case Rule::NotAsked: return !isAsked(game, command);
        case Rule::AnswerFirst: return isSomethingOpen(game, command);
        case Rule::NotYourTurn: return turn.player != player;
        case Rule::GameOver: return state.phase == Phase::Finished;
        case Rule::NothingToDo:
            if (as<MovePhantom>(command)) return game.setup.mode != Mode::Phantom;
            return agent && !state.planet(agent->collects).token;
        case Rule::NoShipsThere: return lacksShips(state, command);
        case Rule::NoShipsInSupply: return place && place->ships > state.of(player).shipSupply;
        case Rule::NoCityLeft: return colonize && state.of(player).citySupply == 0;
        case Rule::TokenNotHeld: return isShort(state, command);
        case Rule::TokenNotInSupply: return suppliesTooFew(state, command);
        case Rule::CardNotInDeck: return std::ranges::any_of(cardsOf(command), isForeign);
        case Rule::CardAlreadySeen: {
            std::set<ActionCard> once;
            return std::ranges::any_of(cardsOf(command), [&](ActionCard card) {
                return isShown(game, card) || !once.insert(card).second;
            });
        }
        case Rule::StartCardDrawn: {
            const auto* start = as<StartCard>(command);
            const auto* first = as<PlaceAgent>(command);
            const int cluster = start ? start->cluster : first ? clusterOf(first->planet) : -1;
            return cluster >= 0 && (state.startDrawn >> cluster & 1) != 0;
        }
        case Rule::OnlyBotsAct: return isPlayed(game, player);
        case Rule::BotsPlayByRule: {
            const auto* buy = as<BuyBack>(command);
            return (isSeated(game, player) && !isPlayed(game, player)) ||
                   (buy && !isPlayed(game, buy->holder));
        }
        case Rule::CardAlreadyPlayed: return hasPlayed(state, player);
        case Rule::PlayACardFirst: return !hasPlayed(state, player);
        case Rule::FollowSuit: {
            const auto* play = as<Play>(command);
            return play && reason.round > 0 &&
                   state.of(player).renounced[static_cast<std::size_t>(index(suitOf(play->card)))] ==
                       reason.round;
        }
        case Rule::PlaceOrPoints: return turn.use == (place ? Use::Points : Use::Ships);
        case Rule::PlaceAtNumber:
            return place && numberPlayed(state) != 7 && place->cluster != numberPlayed(state) - 1;
        case Rule::PlaceUpToThree: return place && (place->ships > 3 || turn.use == Use::Ships);
        case Rule::SevensOnlyPlace: return numberPlayed(state) == 7;
        case Rule::NotEnoughPoints: return cost(state, command) > pointsLeft(state);
        case Rule::CollectOnTheWay: return agent && !passes(state, *agent);
        case Rule::CollectOnce: return turn.collected;
        case Rule::MoveAdjacent: return ships && distance(ships->from, ships->to) != 1;
        case Rule::RepairDamaged: {
            const auto* repair = as<Repair>(command);
            return repair && repair->ships > state.ships(repair->cluster, player).damaged;
        }
        case Rule::BattleAtAgent: return attack && attack->cluster != home(state, player);
        case Rule::ResearchOnce: return turn.researched;
        case Rule::ResearchedAlready: return research && state.of(player).has(research->advance);
        case Rule::ColonizeOnce: return turn.colonized;
        case Rule::ColonizeAtAgent: return colonize && clusterOf(colonize->planet) != home(state, player);
        case Rule::OneCityAPlanet: return colonize && state.planet(colonize->planet).city != Player::None;
        case Rule::PhantomAdjacent: {
            const auto* phantoms = as<MovePhantom>(command);
            const Player ghost = game.setup.seats.back();
            return phantoms && distance(home(state, ghost), clusterOf(phantoms->to)) != 1;
        }
        case Rule::FreeAtAgent:
            if (ships) return ships->from != home(state, player) && ships->to != home(state, player);
            return clusterNamed(command) != home(state, player);
        case Rule::FreeUpToTwo: return amount(state, command) > 2;
        case Rule::PsionicCollectsNothing: return agent && agent->spends && agent->collects != SystemId::None;
        case Rule::DeclareByLeader: return state.played.empty() || state.played[0].player != player;
        case Rule::DeclareAfterActions:
        case Rule::DeclareOnce: return turn.declared;
        case Rule::OneMarkerACluster:
            return std::ranges::any_of(
                state.markers, [&](const Marker& marker) { return marker.cluster == home(state, player); });
        case Rule::MarkerNotAvailable: {
            const auto* declare = as<Declare>(command);
            const Marker* marker = declare ? marked(state, declare->power) : nullptr;
            return marker && marker->cluster >= 0;
        }
        case Rule::DefenderThere:
            return attack && (!isSeated(game, attack->defender) || attack->defender == player ||
                              state.ships(attack->cluster, attack->defender).total() == 0);
        case Rule::OneDieAShip:
            return attack && diceOf(*attack) > state.ships(attack->cluster, player).total();
        case Rule::AtMostFiveDice: return attack && diceOf(*attack) > 5;
        case Rule::RaidDiceNeedTarget:
            return attack && attack->dice[static_cast<std::size_t>(Die::Raid)] > 0 &&
                   home(state, attack->defender) != attack->cluster &&
                   std::ranges::none_of(state.at(attack->cluster).planets, [&](const PlanetState& planet) {
                       return planet.city == attack->defender;
                   });
        case Rule::RollMatchesDice: {
            const auto* roll = as<Roll>(command);
            return roll && differs(game, *roll);
        }
        case Rule::HitsMatchRoll: {
            if (const auto* suffer = as<Suffer>(command)) return misses(state, player, suffer->hits);
            const auto* strike = as<Strike>(command);
            return strike && misses(state, state.battle.defender, strike->hits);
        }
        case Rule::KeysPay: {
            if (!steal) return false;
            constexpr int kFromABot = 2;
            const bool bot = !isPlayed(game, state.battle.defender);
            const int price =
                bot ? kFromABot * static_cast<int>(steal->resources.size()) : cheapest(state, *steal);
            return price > state.pending.back().count;
        }
        case Rule::DriveOnePerPyramid: {
            const auto* drive = as<DriveAway>(command);
            return drive && steps(state.battle.cluster, clusterOf(drive->to), drive->counter) !=
                                state.pending.back().count;
        }
        case Rule::NoTrophiesThere: {
            const auto* buy = as<BuyBack>(command);
            return buy && state.of(buy->holder).trophies[static_cast<std::size_t>(index(player))] == 0;
        }
        case Rule::PowerToPay: return state.of(player).power <= 0;
        case Rule::ArrangeAfterGain: return !state.of(player).mayArrange;
        case Rule::ArrangeOnlyOwn: {
            const auto* arrange = as<Arrange>(command);
            return arrange && std::ranges::any_of(kAllResources, [&](Resource resource) {
                       return std::count(arrange->slots.begin(), arrange->slots.end(), resource) !=
                              held(state, player, resource);
                   });
        }
    }
    return false;
}

}  // namespace reach::arcades
