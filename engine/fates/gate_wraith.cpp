#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

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

// ---- F2201A: the first Passage goes onto any gate

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
    placeFateToken(d, FateToken::Passage, c.system);
}
constexpr Question kBreakGate{
    .reads = reads::system, .offer = offerGates, .check = checkGate, .answer = breakGate};

constexpr FateStep kSetup3[]{mayResettle(),
                             gain({2, 3}),
                             collect<FateToken::Passage>(),
                             onMap(asking(kBreakGate), Chore::FirstPassage),
                             byHand(Chore::BrokenGate),
                             byHand(Chore::TwistedPassage),
                             setAside({4}),
                             toBooklet({5}),
                             toCourtDeck({6})};

}  // namespace

const Fate kGateWraith{
    .number = 22,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {24, 21, 18}, .setup = kSetup3, .proposes = collapse}}},
};

}  // namespace reach
