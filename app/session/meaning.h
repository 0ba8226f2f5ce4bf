#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"

#include <optional>

/// What people meant by the entries that follow a rewritten one (rewrite.h). `now` is the rewritten game and
/// `then` the game as it was. The results depend on the arguments only, so that every device finds the same.
namespace reach {

/// What becomes of a past entry that does not fit the rewritten game as it stands.
template <typename Kind>
struct MeantIn {
    enum class What : std::uint8_t {
        Lost,     ///< it cannot have happened any more
        Already,  ///< what it says is so already
        Instead,  ///< `command` means the same in the rewritten game, and is legal there
    };
    What what = What::Lost;
    std::optional<typename Kind::Command> command{};
};

/// Returns faces for so many dice: those that were shown, as far as there are dice for them. Each other die
/// shows its first face.
RolledFaces facesFor(const DiceCount& dice, RolledFaces shown);

/// Returns what becomes of `entry`, which was made in `then`.
MeantIn<ArcsGame> meantBy(const Game& now, const Game& then, const Command& entry);

/// Returns an entry that brings `now` closer to the decision for which `then` waits: the end of a turn, the
/// answer to a question that was not asked then, a correction of the initiative or of a hand. It is legal.
/// Returns nullopt if there is none, or both games wait for the same decision.
std::optional<Command> stepTowards(const Game& now, const Game& then);

/// True if both games wait for the same decision of the same player.
bool isSameMoment(const Game& now, const Game& then);

/// Returns a correction of a hand that is empty in only one of the games, because the turns and the end of a
/// chapter depend on it. Both games stand after the same entry. Returns nullopt if there is no such hand.
std::optional<Command> handAsThen(const Game& now, const Game& then);

/// The same for ARCADEs, where no hand is corrected.
namespace arcades {

MeantIn<ArcadesGame> meantBy(const Game& now, const Game& then, const Command& entry);
std::optional<Command> stepTowards(const Game& now, const Game& then);
bool isSameMoment(const Game& now, const Game& then);
std::optional<Command> handAsThen(const Game& now, const Game& then);

}  // namespace arcades
}  // namespace reach
