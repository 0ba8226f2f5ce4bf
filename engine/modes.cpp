#include "engine/map/board.h"
#include "engine/rules/handlers.h"
#include "engine/rules/round.h"

/// Depth and strictness, which may change during a game (core/modes.h).
namespace reach::rules {

void check(const Game&, const command::SetStrictness&, Verdict&) {}

void perform(Draft& d, const command::SetStrictness& c) {
    d.emit(event::StrictnessSet{c.strictness});
}

void check(const Game&, const command::SetDepth&, Verdict&) {}

/// Data that the new depth does not track is deleted. Newly tracked data starts unknown.
void perform(Draft& d, const command::SetDepth& c) {
    const Depth before = d.state().depth;
    if (before == Depth::Turn && c.depth != Depth::Turn) {
        if (d.state().turn.prelude) d.emit(event::PreludeEnded{d.state().turn.player});
        for (std::size_t i = 0; i < d.state().played.size(); ++i) putAway(d, i);
        for (const Player player : d.setup().seats) d.emit(event::HandSet{player, kUnknownHand});
    }
    if (before != Depth::Score && c.depth == Depth::Score)
        forEachSystem(systemsInPlay(d.game()),
                      [&](SystemId system) { d.emit(event::SystemForgotten{system}); });
    d.emit(event::DepthSet{c.depth});
}

}  // namespace reach::rules
