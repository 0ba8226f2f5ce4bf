#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/events.h"
#include "engine/rules/piles.h"

/// Fate 22, the Gate Wraith: breaks the gates into one Passage (F2201 to F2206).
namespace reach {
namespace {

using namespace steps;

/// F2201B, the half without the Twisted Passage: for each ambition won the Passages on the map.
int collapse(const Game& game, Player player) {
    const auto passages = std::ranges::count_if(game.state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Passage && token.at != SystemId::None;
    });
    return counts::ambitionsWon(game, player) * static_cast<int>(passages);
}

// ---- F2201A, F2203: the first Passage goes onto any gate, and breaks it. The Twisted Passage is no system
// here: its law is the card that ships and tokens lie on (F2205), and which of them are damaged the table
// sees.

CardId twistedPassage() {
    return fateSetCard(22, 5);
}

void shipsIntoThePassage(Draft& d, SystemId gate) {
    for (const Player owner : kAllOwners) {
        const Ships ships = d.state().at(gate).ships[index(owner)];
        if (ships.total() == 0) continue;
        d.emit(event::ShipsCounted{owner, gate, 0, 0});
        Pieces there = d.state().campaign.pile({.card = twistedPassage()}).pieces[index(owner)];
        there.ships = static_cast<std::int8_t>(there.ships + ships.total());
        layPieces(d, {.card = twistedPassage()}, owner, there);
    }
}
void tokensIntoThePassage(Draft& d, SystemId gate) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.at != gate) continue;
        token.at = SystemId::None;
        token.card = twistedPassage();
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}

void offerGates(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game.setup), [&](SystemId system) {
        if (isGate(system)) out.push_back({.system = system});
    });
}
void checkGate(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!inPlay(game.setup, c.system) || !isGate(c.system)) v.refuse(Rule::NotInPlay);
}
void breakGate(Draft& d, const Pending&, const command::Choice& c) {
    shipsIntoThePassage(d, c.system);
    tokensIntoThePassage(d, c.system);
    while (!d.state().at(c.system).buildings.empty())
        d.emit(event::BuildingRemoved{c.system, 0, event::PieceEnd::Supply});
    placeFateToken(d, FateToken::Passage, c.system);
}
constexpr Question kBreakGate{
    .reads = reads::system, .offer = offerGates, .check = checkGate, .answer = breakGate};

/// The die that shows where the Twisted Passage leads is the one that events roll.
void rollTheWay(Draft& d, Player player) {
    askEventDice(d, player, 2);
}

constexpr FateStep kSetup3[]{mayResettle(),
                             gain({2, 3}),
                             collect<FateToken::Passage>(),
                             onMap(asking(kBreakGate), Chore::FirstPassage),
                             doing(rollTheWay),
                             setAside({4}),
                             toBooklet({5}),
                             toCourtDeck({6})};

const Card kCards[]{{.id = "F2205",
                     .keepsPieces = kKeepsShips | kKeepsBuildings,
                     .byHand = true,
                     .law = {.closesPassages = true}}};

}  // namespace

const Fate kGateWraith{
    .number = 22,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {24, 21, 18}, .setup = kSetup3, .proposes = collapse}}},
};

std::span<const Card> gateWraithCards() {
    return kCards;
}

}  // namespace reach
