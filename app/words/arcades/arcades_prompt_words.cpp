#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"

namespace reach::words {
namespace {

using arcades::Ask;
using arcades::Prompt;
using arcades::StartFor;

QString startText(StartFor what, bool shuffled) {
    switch (what) {
        case StartFor::Agent: return translate("arcades", "draw a start card: the agent goes to its cluster");
        case StartFor::City: return translate("arcades", "draw a start card for a city");
        case StartFor::PhantomShips: return translate("arcades", "draw a start card for the phantom's ships");
        case StartFor::Ships:
        case StartFor::None: break;
    }
    return shuffled ? translate("arcades", "shuffle all start cards back, then draw one for the ships")
                    : translate("arcades", "draw a start card for the ships, of those still in the pile");
}

QString askText(const arcades::Pending& pending, const arcades::State& state) {
    switch (pending.ask) {
        case Ask::PlaceAgent:
            return translate("arcades", "draw a start card, place your agent in its cluster");
        case Ask::PlaceShips: return translate("arcades", "place your first ships");
        case Ask::StartCard: return startText(pending.start, state.startDrawn == 0);
        case Ask::Offer: return translate("arcades", "turn up three cards, from left to right");
        case Ask::Draw: return translate("arcades", "turn up the next card");
        case Ask::Roll: break;
        case Ask::Reroll: return translate("arcades", "roll all skirmish dice again, or keep them");
        case Ask::Suffer: return translate("arcades", "choose how your ships are hit: %1").arg(pending.count);
        case Ask::Strike: return translate("arcades", "choose what your hits land on: %1").arg(pending.count);
        case Ask::Steal: return translate("arcades", "steal resources for your keys: %1").arg(pending.count);
        case Ask::DriveAway:
            return translate("arcades", "drive the agent away, for your pyramids: %1").arg(pending.count);
        case Ask::RepairBots:
            return translate("arcades", "the repair bots repair ships: %1").arg(pending.count);
        case Ask::Compensation:
            return translate("arcades", "gain resources as compensation: %1").arg(pending.count);
        case Ask::Cluster:
            return translate("arcades", "Count everybody's influence in %1").arg(clusterName(pending.count));
        case Ask::Resources:
            return translate("arcades", "Count the resources left: each is spent for 1 Power");
    }
    return {};
}

// A bot may battle twice in one turn, so each roll names its battle.
QString rollText(const arcades::Battle& battle, const PlayerNames& players) {
    return translate("arcades", "roll the dice: %1 against %2 in %3")
        .arg(players.of(battle.attacker), players.of(battle.defender), clusterName(battle.cluster));
}

QString recruitText(const arcades::Setup& setup) {
    switch (setup.mode) {
        case arcades::Mode::Phantom:
            return translate("arcades",
                             "Deal six cards each; keep two and pass the rest left, twice; discard "
                             "one. Deal eight of all the others to the phantom as its pile");
        case arcades::Mode::Solo:
        case arcades::Mode::Hard:
            return translate("arcades",
                             "Draw six cards, discard three, draw two. Deal eight of all the others to each "
                             "bot as its pile");
        case arcades::Mode::Table: break;
    }
    return translate("arcades", "Deal %1 cards each; keep two and pass the rest left, twice")
        .arg(arcades::rounds(setup));
}

}  // namespace

QString questionText(const arcades::Game& game, const Prompt& prompt, const PlayerNames& players) {
    switch (prompt.kind) {
        case Prompt::Kind::Play:
            return game.state.played.empty() ? translate("arcades", "lead a card")
                                             : translate("arcades", "play a card");
        case Prompt::Kind::Act:
            return game.state.turn.use == arcades::Use::Ships
                       ? translate("arcades",
                                   "the ships are placed: do what costs no points, or end the turn")
                       : translate("arcades", "take actions");
        case Prompt::Kind::Bot: return translate("arcades", "the next step");
        case Prompt::Kind::Overflow:
            return translate("arcades", "return a resource: there is no slot for it");
        case Prompt::Kind::Pending:
            return prompt.pending.ask == Ask::Roll ? rollText(game.state.battle, players)
                                                   : askText(prompt.pending, game.state);
        case Prompt::Kind::Trick:
            return translate("arcades", "Who won the round, and who has how much influence there?");
        case Prompt::Kind::Recruit: return recruitText(game.setup);
        case Prompt::Kind::Finished: break;
    }
    const Player winner = game.state.winner;
    return winner == Player::None ? translate("arcades", "The game is over")
                                  : translate("arcades", "%1 has won").arg(players.of(winner));
}

QString anotherRollText(const arcades::Battle& battle, const PlayerNames& players) {
    return translate("arcades", "Roll for another battle: %1 against %2 in %3")
        .arg(players.of(battle.attacker), players.of(battle.defender), clusterName(battle.cluster));
}

QString promptText(const arcades::Game& game, const Prompt& prompt, const PlayerNames& players) {
    QString text = questionText(game, prompt, players);
    // For a finished game the player is the winner.
    if (prompt.kind == Prompt::Kind::Finished || prompt.player == Player::None) return text;
    return translate("arcades", "%1: %2", "who is asked, and what").arg(players.of(prompt.player), text);
}

}  // namespace reach::words
