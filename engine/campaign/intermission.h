#pragma once

#include "engine/protocol/draft.h"

/// The Intermission after Acts I and II, and the winner of the campaign (BR p.8-9, p.28-29).
namespace reach {

/// Stages of Ask::Intermission, the steps of the rulebook; each is on its way to the next while it acts.
namespace intermission {
enum Stage : std::int8_t {
    kResolveFates,
    kClearCourt,
    kClearPieces,
    kRepair,
    kHomeless,
    kShift,
    kChoose,
    kPause,
    kNextAct
};
}  // namespace intermission

void beginIntermission(Draft& d);

/// Begins only its last step: the pause before the next Act.
void beginNextAct(Draft& d);

/// Continues with the steps A to F. Returns false when the table must answer.
bool advanceIntermission(Draft& d);

/// Return the winner of the campaign now: among players with a completed final objective (None: no player has
/// one), and among all players.
Player winnerByObjective(const Game& game);
Player winnerOfCampaign(const Game& game);

}  // namespace reach
