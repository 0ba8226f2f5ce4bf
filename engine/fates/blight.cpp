#include "engine/fates/blight.h"

#include "engine/contract/seams.h"
#include "engine/rules/move.h"

namespace reach::blight {
namespace {

bool within(const Ships& some, const Ships& all) {
    return some.total() > 0 && some.fresh >= 0 && some.damaged >= 0 && some.fresh <= all.fresh &&
           some.damaged <= all.damaged;
}

const Ships& shipsLeft(const State& state, const Pending& asked) {
    return state.at(asked.memo.as<memo::Step>().from).ships[index(asked.player)];
}

}  // namespace

const Ships& blightAt(const State& state, SystemId system) {
    return state.at(system).ships[index(Player::Blight)];
}

void offerMove(const Game& game, Player holder, Choices& out) {
    forEachControlled(game, holder, [&](SystemId from) {
        forEachSystem(waysFrom(game, from), [&](SystemId to) {
            out.push_back({.from = from, .system = to, .ships = blightAt(game.state, from)});
        });
    });
}

/// Blight can neither Catapult nor be left on the way (FAQ of F1304).
void checkMove(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (index(c.from) >= kSystems || index(c.system) >= kSystems || !inPlay(game, c.system))
        return v.refuse(Rule::NotInPlay);
    if (!tracksMap(game.state) || !within(c.ships, blightAt(game.state, c.from)))
        return v.refuse(Rule::NoSuchPiece);
    if (!controls(game.state, c.from, holder)) v.breaks(Rule::CardConditions);
    if ((waysFrom(game, c.from) & bitOf(c.system)) == 0) v.breaks(Rule::MoveAdjacent);
}

void move(Draft& d, Player holder, const command::Choice& c) {
    d.emit(event::ShipsMoved{Player::Blight, c.from, c.system, c.ships.fresh, c.ships.damaged});
    if (d.state().at(c.from).ships[index(holder)].total() > 0)
        d.ask({.ask = Ask::Resolve,
               .player = holder,
               .card = d.card(),
               .stage = kAlong,
               .memo = memo::Step{c.from, c.system}});
}

void offerRepair(const Game& game, Player holder, Choices& out) {
    forEachControlled(game, holder, [&](SystemId system) {
        if (blightAt(game.state, system).damaged > 0) out.push_back({.system = system});
    });
}
void checkRepair(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    checkOffered<offerRepair>(game, holder, c, v);
}
void repair(Draft& d, Player, const command::Choice& c) {
    d.emit(event::ShipRepaired{Player::Blight, c.system});
}

void offerAlong(const Game& game, const Pending& asked, Choices& out) {
    out.push_back({.ships = shipsLeft(game.state, asked)});
}
void checkAlong(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!within(c.ships, shipsLeft(game.state, asked))) v.refuse(Rule::MoveOwnShips);
    forEachWith<&MoveSeams::shipsAtATime>(game.state, asked.player, [&](CardId id, int most) {
        if (c.ships.total() > most) v.breaks(Rule::CardConditions, id);
    });
}
void goAlong(Draft& d, const Pending& asked, const command::Choice& c) {
    const auto [from, to] = asked.memo.as<memo::Step>();
    if (to != SystemId::None) moveShips(d, asked.player, from, to, c.ships);
}

void takeBack(Draft& d, Player player, int place, int agents) {
    d.emit(event::AgentsMoved{player, static_cast<std::int8_t>(agents), event::AgentPlace::Court,
                              Player::None, static_cast<std::int8_t>(place), event::AgentPlace::Supply,
                              player, -1});
}

}  // namespace reach::blight
