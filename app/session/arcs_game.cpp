#include "app/session/arcs_game.h"

#include "engine/protocol/wire.h"
#include "engine/rules/secrets.h"

namespace reach {
namespace {

/// True if all actions are taken. A turn without any action, for example a Copy, ends only when a player ends
/// it.
bool spent(const TurnState& turn) {
    return turn.acted && !turn.prelude && turn.pipsUsed >= turn.pips;
}

/// True for questions whose single option is not the only answer: drawn cards and rerolls, which are not
/// listed as options, deals, and tasks at the table. Also for a question about a secret, which the app does
/// not know.
bool takesTime(Ask ask) {
    switch (ask) {
        case Ask::Refill:
        case Ask::Reroll:
        case Ask::CallToOrder:
        case Ask::Negotiate:
        case Ask::AtTable:
        case Ask::NextAct: return true;
        default: return false;
    }
}

}  // namespace

std::optional<Command> ArcsGame::onlyAnswer(const Game& game) {
    const Prompt now = prompt(game);
    const bool asked = now.kind == Prompt::Kind::Overflow ||
                       (now.kind == Prompt::Kind::Pending && !takesTime(now.pending.ask)) ||
                       (now.kind == Prompt::Kind::Act && spent(game.state.turn));
    if (!asked || tellsSecret(game)) return std::nullopt;
    const auto answers = options(game);
    if (answers.size() != 1) return std::nullopt;
    return answers[0].command;
}

std::string ArcsGame::toWire(const Event& event) {
    return reach::toWire(event);
}
std::optional<Event> ArcsGame::fromWire(std::string_view line) {
    return reach::fromWire(line);
}

}  // namespace reach
