#include "engine/arcades/bots/bots.h"
#include "engine/arcades/rules.h"

/// A turn of the phantom or a bot, a step an entry: card, actions, agent.
namespace reach::arcades::rules {
namespace {

/// Main actions a card gives (Performing main actions).
int mainActions(ActionCard card) {
    constexpr int kHighCard = 4;
    return numberOf(card) >= kHighCard ? 2 : 1;
}

void playCard(Draft& d, Player bot) {
    const BotStep step = chooseCard(d.game(), bot);
    d.emit(event::BotActed{step});
    d.emit(event::CardPlayed{bot, step.card});
    if (bot == phantom(d.setup())) return d.emit(event::StageReached{Stage::Over});
    d.emit(event::StageReached{Stage::Actions});
    d.emit(event::CardUsed{Use::Points, static_cast<std::int8_t>(mainActions(step.card))});
    d.ask({.ask = Ask::Draw, .player = bot});
}

void act(Draft& d, Player bot) {
    if (!d.state().turn.acted)
        if (const BotStep step = choosePlacing(d.game(), bot); step.reason != BotReason::None) {
            takeAction(d, step);
            return d.emit(event::StageReached{Stage::Agent});
        }
    d.emit(event::MainActionTaken{});
    if (d.state().turn.points == 0) d.emit(event::StageReached{Stage::Agent});
    takeAction(d, chooseMainAction(d.game(), bot));
}

void moveAgent(Draft& d, Player bot) {
    const BotStep step = chooseAgentMove(d.game(), bot);
    d.emit(event::BotActed{step});
    if (step.reason == BotReason::AgentMovesForFirst) moveBotAgent(d, bot, step.cluster);
    d.emit(event::StageReached{Stage::Over});
}

}  // namespace

void check(const Game& game, const command::Act& c, Verdict& v) {
    v.refuseUnless(kindOf(game.setup, c.player) != Seat::Person, Rule::OnlyBotsAct);
}

void perform(Draft& d, const command::Act& c) {
    switch (d.state().turn.stage) {
        case Stage::Card: return playCard(d, c.player);
        case Stage::Actions: return act(d, c.player);
        case Stage::Agent: return moveAgent(d, c.player);
        case Stage::Over: break;
    }
}

}  // namespace reach::arcades::rules
