#include "engine/protocol/cards.h"

#include "engine/protocol/evolving.h"

namespace reach::event {

void Asked::apply(State& s) const {
    s.pending.push(pending);
}

void Answered::apply(State& s) const {
    if (!s.pending.empty()) s.pending.pop();
}

void AskChanged::apply(State& s) const {
    if (!s.pending.empty()) s.pending.back() = pending;
}

}  // namespace reach::event
