#include "engine/protocol/table.h"

#include "engine/protocol/evolving.h"

namespace reach::event {

void DepthSet::apply(State& s) const {
    if (s.depth == depth) return;
    s.depth = depth;
    s.turn = kNoTurn;
    s.played.clear();
    s.seized = s.zeroMarker = s.declaredThisRound = false;
}

void StrictnessSet::apply(State& s) const {
    s.strictness = strictness;
}

}  // namespace reach::event
