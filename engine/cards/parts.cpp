#include "engine/cards/parts.h"

#include "engine/rules/pieces.h"

namespace reach::parts {

FixedVector<Player, kPlayerColors> stealableFrom(const Game& game, Player player, Resource token) {
    FixedVector<Player, kPlayerColors> rivals;
    forEachRival(game.setup, player, [&](Player rival) {
        if (hasToken(game.state, rival, token) &&
            stealBan(game.state, player, rival, token).rule == Rule::None)
            rivals.push(rival);
    });
    return rivals;
}

void checkControlled(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!tracksMap(game.state) || c.system == SystemId::None) return;
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (!game.state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    if (!controls(game.state, c.system, holder)) v.breaks(Rule::CardConditions);
}

void placeThreeShips(Draft& d, Player holder, const command::Choice& c) {
    if (index(c.system) < kSystems) placeShips(d, holder, c.system, 3);
}

void offerControlled(const Game& game, Player holder, Choices& out) {
    forEachSystem(tracksMap(game.state) ? systemsInPlay(game) : 0, [&](SystemId system) {
        if (controls(game.state, system, holder)) out.push_back({.system = system});
    });
    if (out.empty()) out.emplace_back();
}

void checkFill(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (c.count > emptySlots(game.state, holder)) v.breaks(Rule::CardConditions);
}

void offerRest(const Game& game, const Pending& asked, Choices& out) {
    for (const Player rival : stealableFrom(game, asked.player, asked.resource))
        out.push_back({.player = rival});
}

void checkRest(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.player == asked.player) return v.refuse(Rule::NeedsRival);
    if (!hasToken(game.state, c.player, asked.resource)) return v.refuse(Rule::TokenNotHeld);
    const Violation ban = stealBan(game.state, asked.player, c.player, asked.resource);
    if (ban.rule != Rule::None) v.breaks(ban.rule, ban.card);
}

void stealRest(Draft& d, const Pending& asked, const command::Choice& c) {
    stealToken(d, asked.player, c.player, asked.resource);
    Pending next = asked;
    if (--next.count > 0) d.ask(next);
}

void drawFromDiscard(Draft& d, Player player) {
    if (actionDiscardSize(d.game()).value_or(1) > 0)
        d.emit(event::HandChanged{player, 1, drawMayShowSeen(d.game(), 1)});
}

bool hasResource(const State& state, Player player, Resource resource) {
    return tokensHad(state, player, resource) > 0;
}

}  // namespace reach::parts
