#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"
#include "engine/record/frame.h"

#include <string_view>
#include <type_traits>

/// The list of all games. `DO` is a macro that takes the type of a game. The sources with templates of a
/// session, a shelf or a trial use the list to instantiate them.
#define REACH_FOR_EACH_GAME(DO) \
    DO(ArcadesGame)             \
    DO(ArcsGame)

namespace reach {

/// Calls `visit` with the types of a record's game, as std::type_identity<ArcsGame>. A record of an unknown
/// game is visited as Arcs, whose parser reports the unknown name.
template <typename Visitor>
auto visitKind(std::string_view record, Visitor&& visit) {
    const std::string_view game = gameOf(record);
#define REACH_VISIT(Kind) \
    if (Kind::isNamed(game)) return visit(std::type_identity<Kind>{});
    REACH_FOR_EACH_GAME(REACH_VISIT)
#undef REACH_VISIT
    return visit(std::type_identity<ArcsGame>{});
}

}  // namespace reach
