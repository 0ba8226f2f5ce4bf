#include "app/session/arcades_game.h"

namespace reach {
namespace {

using arcades::Ask;
using arcades::Prompt;

bool isChance(Ask ask) {
    return ask == Ask::Roll || ask == Ask::Reroll || ask == Ask::Draw || ask == Ask::Offer ||
           ask == Ask::StartCard || ask == Ask::PlaceAgent;
}

}  // namespace

std::optional<arcades::Command> ArcadesGame::onlyAnswer(const Game& game) {
    const Prompt now = arcades::prompt(game);
    const bool asked = now.kind == Prompt::Kind::Act || now.kind == Prompt::Kind::Overflow ||
                       (now.kind == Prompt::Kind::Pending && !isChance(now.pending.ask));
    if (!asked) return std::nullopt;
    const auto answers = arcades::options(game);
    if (answers.size() != 1) return std::nullopt;
    // After a battle the roll is looked at first.
    if (now.kind == Prompt::Kind::Act && game.state.turn.attacked) return std::nullopt;
    return answers[0].command;
}

}  // namespace reach
