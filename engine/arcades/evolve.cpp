#include "engine/arcades/arcades.h"
#include "engine/arcades/correct.h"
#include "engine/arcades/resources.h"
#include "engine/map/board.h"

namespace reach::arcades {
namespace {

using namespace event;

void add(std::int8_t& count, int by) {
    count = static_cast<std::int8_t>(count + by);
}
template <typename List>
void removeOne(List& list, typename std::decay_t<decltype(list[0])> item) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == item) return list.removeAt(i);
}
void tip(Ships& ships, int count) {
    add(ships.fresh, -count);
    add(ships.damaged, count);
}

/// Each overload is one fact.
struct Evolve {
    State& s;

    void forgetRound() const {
        s.played.clear();
        s.zeroed = false;
    }

    void operator()(const PhaseBegan& e) const {
        s.phase = e.phase;
        // The cards of the last round are discarded when it is scored, and those offered when new ones are
        // drawn.
        if (e.phase == Phase::Ambition) forgetRound();
        if (e.phase == Phase::Recruit)
            for (PlayerState& player : s.players) player.offer.clear();
    }
    void operator()(const ChapterBegan& e) const {
        s.chapter = e.chapter;
        s.round = 0;
        s.seen = 0;
        for (PlayerState& player : s.players) player.renounced = {};
    }
    void operator()(const RoundBegan& e) const {
        s.round = e.round;
        forgetRound();
    }
    void operator()(const TurnBegan& e) const { s.turn = {.player = e.player}; }
    void operator()(const StageReached& e) const { s.turn.stage = e.stage; }
    void operator()(const AgentMoved& e) const { s.of(e.player).agent = e.to; }
    void operator()(const ShipsPlaced& e) const {
        add(s.of(e.player).shipSupply, -e.ships);
        add(s.ships(e.cluster, e.player).fresh, e.ships);
    }
    void operator()(const ShipsMoved& e) const {
        Ships& from = s.ships(e.from, e.player);
        Ships& to = s.ships(e.to, e.player);
        add(from.fresh, -e.ships.fresh);
        add(from.damaged, -e.ships.damaged);
        add(to.fresh, e.ships.fresh);
        add(to.damaged, e.ships.damaged);
    }
    void operator()(const ShipsRepaired& e) const { tip(s.ships(e.cluster, e.player), -e.ships); }
    void operator()(const ShipsHit& e) const {
        Ships& there = s.ships(e.cluster, e.player);
        tip(there, e.hits.fresh);
        add(there.damaged, -e.hits.damaged);
        auto& goesTo = e.taker == Player::None
                           ? s.of(e.player).shipSupply
                           : s.of(e.taker).trophies[static_cast<std::size_t>(index(e.player))];
        add(goesTo, e.hits.damaged);
    }
    void operator()(const ShipRemoved& e) const {
        Ships& there = s.ships(e.cluster, e.player);
        add(e.damaged ? there.damaged : there.fresh, -1);
        add(s.of(e.player).shipsGone, 1);
    }
    void operator()(const TrophiesReturned& e) const {
        add(s.of(e.holder).trophies[static_cast<std::size_t>(index(e.owner))], -e.ships);
        add(s.of(e.owner).shipSupply, e.ships);
    }
    void operator()(const CityBuilt& e) const {
        add(s.of(e.player).citySupply, -1);
        PlanetState& planet = s.planet(e.planet);
        planet.city = e.player;
        planet.fresh = e.fresh;
    }
    void operator()(const CityFreshened& e) const { s.planet(e.planet).fresh = true; }
    void operator()(const PowerChanged& e) const {
        auto& power = s.of(e.player).power;
        power = static_cast<std::int16_t>(power + e.by);
    }
    void operator()(const TokenTaken& e) const {
        s.planet(e.planet).token = false;
        const Resource resource = printedType(e.planet);
        if (e.player == Player::None) return add(supplyOf(s, resource), 1);
        s.of(e.player).resources.push(resource);
        s.of(e.player).mayArrange = true;
        if (s.turn.player == e.player) s.turn.collected = true;
    }
    void operator()(const TokenPlaced& e) const {
        s.planet(e.planet).token = true;
        add(supplyOf(s, printedType(e.planet)), -1);
    }
    void operator()(const ResourceGained& e) const {
        add(supplyOf(s, e.resource), -1);
        s.of(e.player).resources.push(e.resource);
        s.of(e.player).mayArrange = true;
    }
    void operator()(const ResourceSpent& e) const {
        removeOne(s.of(e.player).resources, e.resource);
        add(supplyOf(s, e.resource), 1);
        s.of(e.player).mayArrange = true;
    }
    void operator()(const ResourceGiven& e) const {
        removeOne(s.of(e.from).resources, e.resource);
        s.of(e.to).resources.push(e.resource);
        s.of(e.from).mayArrange = s.of(e.to).mayArrange = true;
    }
    void operator()(const ResourceStolen& e) const {
        auto& held = s.of(e.from).resources;
        const auto slot = static_cast<std::size_t>(e.slot);
        if (e.to == Player::None)
            add(supplyOf(s, held[slot]), 1);
        else
            s.of(e.to).resources.push(held[slot]);
        if (e.to != Player::None) s.of(e.to).mayArrange = true;
        held.removeAt(slot);
    }
    void operator()(const Arranged& e) const {
        auto& held = s.of(e.player).resources;
        for (std::size_t i = 0; i < e.slots.size() && i < held.size(); ++i) held[i] = e.slots[i];
    }
    void operator()(const ArrangingEnded&) const {
        for (PlayerState& player : s.players) player.mayArrange = false;
    }
    void operator()(const Researched& e) const {
        PlayerState& player = s.of(e.player);
        player.advances[static_cast<std::size_t>(index(e.advance))] = true;
        s.turn.researched = true;
        if (e.advance == Advance::FleetExpansion) {
            add(player.shipSupply, player.shipsWaiting);
            player.shipsWaiting = 0;
        }
    }
    void operator()(const Colonized&) const { s.turn.colonized = true; }
    void operator()(const StartCardDrawn& e) const {
        s.startDrawn = static_cast<std::uint8_t>(s.startDrawn | 1U << e.cluster);
    }
    void operator()(const StartPileShuffled&) const { s.startDrawn = 0; }
    void operator()(const HandDealt& e) const { s.of(e.player).hand = e.cards; }
    void operator()(const OfferShown& e) const {
        PlayerState& player = s.of(e.player);
        player.offer = e.cards;
        player.pile = static_cast<std::int8_t>(kPile - static_cast<int>(e.cards.size()));
    }
    void operator()(const CardDrawn& e) const {
        s.of(e.player).offer.push(e.card);
        add(s.of(e.player).pile, -1);
    }
    void operator()(const CardPlayed& e) const {
        PlayerState& player = s.of(e.player);
        s.played.push({e.player, e.card});
        s.seen |= bitOf(e.card);
        if (player.offer.empty())
            add(player.hand, -1);
        else
            removeOne(player.offer, e.card);
    }
    void operator()(const SuitRenounced& e) const {
        s.of(e.player).renounced[static_cast<std::size_t>(index(e.suit))] = e.round;
    }
    void operator()(const RevokeFound&) const {}
    void operator()(const CardUsed& e) const {
        s.turn.use = e.use;
        s.turn.points = e.points;
    }
    void operator()(const PointsSpent& e) const { add(s.turn.points, -e.points); }
    void operator()(const InitiativeTaken& e) const { s.initiative = e.player; }
    void operator()(const ClusterScored&) const {}
    void operator()(const MarkerPlaced& e) const {
        s.markers[static_cast<std::size_t>(e.marker)].cluster = e.cluster;
        if (s.turn.player == e.player) s.turn.declared = true;
    }
    void operator()(const ZeroMarkerPlaced&) const { s.zeroed = true; }
    void operator()(const MarkersReturned&) const {
        for (Marker& marker : s.markers) marker.cluster = -1;
    }
    void operator()(const MarkerTurned& e) const {
        s.markers[static_cast<std::size_t>(e.marker)].orange = true;
    }
    void operator()(const BattleBegan& e) const {
        s.battle = e.battle;
        if (s.turn.player == e.battle.attacker) s.turn.attacked = true;
    }
    void operator()(const DiceRolled& e) const {
        if (!e.again) {
            s.battle.faces = e.faces;
            return;
        }
        constexpr auto kSkirmish = static_cast<std::size_t>(Die::Skirmish);
        s.battle.faces[kSkirmish] = e.faces[kSkirmish];
    }
    void operator()(const BattleStepped& e) const {
        if (e.step == BattleStep::Over)
            s.battle = {};
        else
            s.battle.step = e.step;
    }
    void operator()(const Asked& e) const { s.pending.push(e.pending); }
    void operator()(const Answered& e) const {
        if (s.pending.empty()) return;
        if (e.left > 0)
            s.pending.back().count = e.left;
        else
            s.pending.pop();
    }
    void operator()(const BotActed&) const {}
    void operator()(const MainActionTaken&) const {
        s.turn.acted = true;
        if (s.turn.points > 0) add(s.turn.points, -1);
    }
    void operator()(const StrictnessSet& e) const { s.strictness = e.strictness; }
    void operator()(const GameEnded& e) const {
        s.phase = Phase::Finished;
        s.winner = e.winner;
    }
    void operator()(const Corrected& e) const { correct(s, e.correction); }
};

}  // namespace

void evolve(State& state, const Event& event) {
    std::visit(Evolve{state}, event);
}

}  // namespace reach::arcades
