#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

/// 2 Player Mode, Action phase A: people may move the phantom's agent. Its card is chosen like a bot's
/// (bots/cards.cpp). Its ships return by start cards (setup.cpp). bots/hits.cpp assigns its hits.
namespace reach::arcades::rules {
namespace {
constexpr int kPhantomPoints = 2;
}

void check(const Game& game, const command::MovePhantom& c, Verdict& v) {
    const Player ghost = phantom(game.setup);
    if (ghost == Player::None) return v.refuse(Rule::NothingToDo);
    if (!isPlanet(c.to)) return v.refuse(Rule::NumberOutOfRange);
    v.breaksUnless(adjacent(agentCluster(game.state, ghost), clusterOf(c.to)), Rule::PhantomAdjacent);
    checkPoints(game.state, kPhantomPoints, v);
}

void perform(Draft& d, const command::MovePhantom& c) {
    spendPoints(d, kPhantomPoints);
    d.emit(event::AgentMoved{phantom(d.setup()), c.to});
    if (d.state().planet(c.to).token) d.emit(event::TokenTaken{Player::None, c.to});
}

void offerPhantom(Offers& offers, Player player) {
    const Player ghost = phantom(offers.game().setup);
    if (ghost == Player::None) return;
    for (const int way : {1, -1})
        for (int planet = 0; planet < kPlanetsOfCluster; ++planet)
            offers.add(command::MovePhantom{
                player, planetAt(clockwise(agentCluster(offers.state(), ghost), way), planet)});
}

}  // namespace reach::arcades::rules
