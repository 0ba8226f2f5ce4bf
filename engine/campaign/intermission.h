#pragma once

#include "engine/protocol/draft.h"

/// The Intermission after Acts I and II, and who wins the campaign (BR p.8-9, p.28-29).
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

/// Only its last step: the pause before the next Act.
void beginNextAct(Draft& d);

/// Goes on with the steps A to F; false when the table must answer something.
bool advanceIntermission(Draft& d);

/// The winner of the campaign now: by a completed final objective (None: nobody has one), or by Power.
Player winnerByObjective(const Game& game);
Player winnerOfCampaign(const Game& game);

}  // namespace reach
