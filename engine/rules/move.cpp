#include "engine/rules/move.h"

#include "engine/contract/campaign.h"
#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/contract/passages.h"
#include "engine/rules/build.h"
#include "engine/rules/handlers.h"
#include "engine/rules/owed.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

/// Move and Catapult moves (Base p.13).
namespace reach {

namespace {

/// Before ships, or a Flagship, arrive.
void meetRivals(Draft& d, Player player, SystemId to) {
    for (const Player rival : d.setup().seats) {
        if (rival == player) continue;
        const CardSet held = d.of(rival).cards;
        held.forEach([&](CardId id) {
            if (const auto act = cardOf(id).moments.whenRivalMovesIn) act(d, rival, player, to);
        });
    }
}

}  // namespace

void moveShips(Draft& d, Player player, SystemId from, SystemId to, const Ships& ships) {
    if (ships.total() == 0) return;
    meetRivals(d, player, to);
    d.emit(event::ShipsMoved{player, from, to, ships.fresh, ships.damaged});
}

void moveFlagship(Draft& d, Player player, SystemId to, bool alone) {
    if (alone) meetRivals(d, player, to);
    d.emit(event::FlagshipMoved{player, to});
}

bool mayCatapult(const State& state, Player player, SystemId from) {
    if (isAsked(state, Ask::Catapult, player)) return true;
    return has(state, player, &Modifiers::catapultsFromGates) ? isGate(from)
                                                              : !catapultOwners(state, player, from).empty();
}

FixedVector<Player, 3> catapultOwners(const State& state, Player player, SystemId from) {
    FixedVector<Player, 3> owners;
    for (const Building& building : state.at(from).buildings) {
        const bool rivals = building.type == BuildingType::Starport && isColor(building.owner) &&
                            building.owner != player && controls(state, from, player) &&
                            has(state, player, &Modifiers::catapultsFromRivals);
        if ((rivals || mayUseStarport(state, from, player, building)) &&
            std::ranges::find(owners, building.owner) == owners.end())
            owners.push(building.owner);
    }
    return owners;
}

SystemId goesOnFrom(const State& state, Player player, SystemId from, SystemId to) {
    return breaksGate(state, player, from, to) ? SystemId::TwistedPassage : to;
}

SystemSet reachOf(const Game& game, Player player, SystemId from) {
    SystemSet reached = waysFrom(game, from);
    SystemSet passed = mayCatapult(game.state, player, from) ? SystemSet{0} : reached;
    while (passed != reached) {
        const SystemSet next = reached & ~passed;
        passed = reached;
        forEachSystem(next, [&](SystemId to) {
            const SystemId at = goesOnFrom(game.state, player, from, to);
            if (isGate(at) && !stopsCatapult(game.state, at, player, false)) reached |= waysFrom(game, at);
        });
    }
    return reached;
}

bool mayMoveAgain(const State& state) {
    if (stormsBlow(state)) return hasShips(state, SystemId::TwistedPassage, state.pending.back().player);
    return std::any_of(state.turn.mayMoveAgain.begin(), state.turn.mayMoveAgain.end(),
                       [](int ships) { return ships > 0; });
}

void askToMoveAgain(Draft& d, Player player, const MovedShips& moved) {
    const CardId card = cardWith(d.state(), player, &Modifiers::movesAgain);
    if (card == CardId::None || moved == MovedShips{}) return;
    for (int i = 0; i < kSystems; ++i)
        if (const auto ships = moved[static_cast<std::size_t>(i)]; ships > 0)
            d.emit(event::MayMoveAgain{static_cast<SystemId>(i), ships});
    if (!isAsked(d.state(), Ask::MoveAgain, player))
        d.ask({.ask = Ask::MoveAgain, .player = player, .card = card});
}

void endMovingAgain(Draft& d) {
    for (int i = 0; i < kSystems; ++i)
        if (d.state().turn.mayMoveAgain[static_cast<std::size_t>(i)] > 0)
            d.emit(event::MayMoveAgain{static_cast<SystemId>(i), 0});
}

namespace rules {
namespace {

bool within(const Ships& some, const Ships& all) {
    return some.fresh >= 0 && some.damaged >= 0 && some.fresh <= all.fresh && some.damaged <= all.damaged;
}

Ships minus(const Ships& all, const Ships& some) {
    return {static_cast<std::int8_t>(all.fresh - some.fresh),
            static_cast<std::int8_t>(all.damaged - some.damaged)};
}

void checkRoute(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    SystemId at = c.from;
    Ships left = c.ships;
    Ships fleet = c.fleet;
    for (std::size_t i = 0; i < c.route.size(); ++i) {
        const command::Hop& hop = c.route[i];
        const SystemId from = at;
        if (!inPlay(game, hop.to) || hop.to == at) return v.refuse(Rule::NotInPlay);
        if (!state.at(hop.to).known) return v.refuse(Rule::MapNotTracked);
        if ((waysFrom(game, at) & bitOf(hop.to)) == 0) v.breaks(Rule::MoveAdjacent);
        if (!fleetIsLed(state, c.player, fleet, left, c.flagship)) v.breaks(Rule::MovementLaw);
        if (i + 1 == c.route.size()) return;
        at = goesOnFrom(state, c.player, from, hop.to);
        if (!within(hop.drop, left) || !within(hop.dropFleet, fleet)) return v.refuse(Rule::MoveOwnShips);
        const bool mixed = fleet.total() > 0;
        left = minus(left, hop.drop);
        fleet = minus(fleet, hop.dropFleet);
        if (left.total() + fleet.total() == 0 && !c.flagship) return v.refuse(Rule::MoveOwnShips);
        if (!isGate(at) || stopsCatapult(state, at, c.player, mixed)) v.breaks(Rule::CatapultStops);
    }
}

bool isAgain(const State& state) {
    return !state.pending.empty() && state.pending.back().ask == Ask::MoveAgain;
}

void checkCards(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    forEachModifier(state, c.player, [&](CardId id, const Modifiers& modifiers) {
        const int ships = c.ships.total() + (c.flagship ? 1 : 0);
        if (modifiers.shipsAtATime > 0 && ships > modifiers.shipsAtATime) v.breaks(Rule::CardConditions, id);
    });
    if (c.route.size() <= 1 || c.slipstream) return;
    if (!mayCatapult(state, c.player, c.from))
        v.breaks(Rule::CatapultNeedsStarport, cardWith(state, c.player, &Modifiers::catapultsFromGates));
}

/// What moves here once more: fresh ships only, and only those that just came (L03).
void checkAgain(const State& state, const command::Move& c, Verdict& v) {
    const Pending& asked = state.pending.back();
    if (c.player != asked.player) return v.refuse(Rule::NothingAsked);
    if (stormsBlow(state)) {
        if ((asked.systems & bitOf(c.from)) == 0) v.breaks(Rule::CardConditions, asked.card);
        return;
    }
    if (c.ships.damaged > 0 || c.ships.fresh + (c.flagship ? 1 : 0) > state.turn.mayMoveAgain[index(c.from)])
        v.breaks(Rule::CardConditions, asked.card);
}

/// Which of the fresh ships that moved lie where.
MovedShips freshMoved(const State& state, const command::Move& c) {
    MovedShips moved{};
    std::int8_t left = c.ships.fresh;
    for (std::size_t i = 0; i < c.route.size(); ++i) {
        const bool last = i + 1 == c.route.size();
        std::int8_t stay = last ? left : c.route[i].drop.fresh;
        left = static_cast<std::int8_t>(left - stay);
        if (last && c.flagship) ++stay;
        auto& there = moved[static_cast<std::size_t>(index(standIn(state, c.route[i].to)))];
        there = static_cast<std::int8_t>(there + stay);
    }
    return moved;
}

/// In the Prelude, once a turn: the Flagship alone, or other ships from where it is (BR p.25).
void checkSlipstream(const Game& game, const command::Move& c, Verdict& v) {
    if (!hasUpgrade(game.state, c.player, c.from, Upgrade::SlipstreamDrive))
        return v.refuse(Rule::SlipstreamDrive);
    checkPrelude(game, c.player, v);
    const bool used = game.state.seat(c.player).flagship.slot({Upgrade::SlipstreamDrive}).used;
    const bool both = c.flagship && c.ships.total() + c.fleet.total() > 0;
    if ((tracksTurns(game.state) && used) || both) v.breaks(Rule::SlipstreamDrive);
}

}  // namespace

void check(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state) || !state.at(c.from).known) return v.refuse(Rule::MapNotTracked);
    const Ships& there = state.at(c.from).ships[index(c.player)];
    if (c.ships.total() + c.fleet.total() + (c.flagship ? 1 : 0) <= 0 || !within(c.ships, there) ||
        c.route.empty())
        return v.refuse(Rule::MoveOwnShips);
    if (!within(c.fleet, fleetAt(state, c.from))) return v.refuse(Rule::MoveOwnShips);
    if (c.flagship && state.seat(c.player).flagship.at != c.from) return v.refuse(Rule::MoveOwnShips);
    if (c.fleet.total() > 0 && !commandsFleet(state, c.from, c.player)) v.breaks(Rule::PresenceLaw);
    const bool given = isAsked(state, Ask::Catapult, c.player);
    if (c.slipstream && (given || isAgain(state))) return v.refuse(Rule::AnswerFirst);
    if (isAgain(state))
        checkAgain(state, c, v);
    else if (c.slipstream)
        checkSlipstream(game, c, v);
    else if (!given)
        findPayment(game, c.player, Action::Move, v);
    checkCards(game, c, v);
    checkRoute(game, c, v);
    checkOwed(game, c, v);
}

void perform(Draft& d, const command::Move& c) {
    const bool again = isAgain(d.state());
    const bool catapults = c.slipstream || c.route.size() > 1;
    const bool storms = stormsBlow(d.state());
    bool rerolls = false;
    if (c.slipstream) {
        d.emit(event::FlagshipUsed{c.player, true});
        markActed(d, c.player);
    } else if (isAsked(d.state(), Ask::Catapult, c.player)) {
        d.answered();
    } else if (!again) {
        pay(d, c.player, Action::Move);
    }
    const CardSet held = d.of(c.player).cards;
    held.forEach([&](CardId id) {
        d.useCard(id);
        if (const auto act = cardOf(id).moments.beforeMoving) act(d, c.player, c);
    });
    SystemId at = c.from;
    Ships left = c.ships;
    Ships fleet = c.fleet;
    for (const command::Hop& hop : c.route) {
        rerolls |= at == SystemId::TwistedPassage && !storms;
        moveShips(d, c.player, at, hop.to, left);
        if (c.flagship && left.total() == 0) meetRivals(d, c.player, hop.to);
        if (fleet.total() > 0)
            d.emit(event::ShipsMoved{Player::Empire, at, hop.to, fleet.fresh, fleet.damaged});
        left = minus(left, hop.drop);
        fleet = minus(fleet, hop.dropFleet);
        if (const bool breaks = catapults && breaksGate(d.state(), c.player, at, hop.to); breaks) {
            breakGate(d, hop.to);
            at = SystemId::TwistedPassage;
        } else {
            at = hop.to;
        }
    }
    if (c.flagship) d.emit(event::FlagshipMoved{c.player, at});
    if (again)  // one group of ships, whatever else moved (FAQ)
        endMovingAgain(d);
    else
        askToMoveAgain(d, c.player, freshMoved(d.state(), c));
    if (rerolls) askEventDice(d, c.player, 2);
}

}  // namespace rules
}  // namespace reach
