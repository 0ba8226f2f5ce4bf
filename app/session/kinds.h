#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"
#include "engine/record/frame.h"

#include <string_view>
#include <type_traits>

namespace reach {

/// Calls `visit` with the types of a record's game, as std::type_identity<ArcsGame>. This is the list of all
/// games for sessions and saved tables. Arcs is the last: it reads every record that no other game knows, and
/// reports the error.
template <typename Visitor>
auto visitKind(std::string_view record, Visitor&& visit) {
    const std::string_view game = gameOf(record);
    if (ArcadesGame::isNamed(game)) return visit(std::type_identity<ArcadesGame>{});
    return visit(std::type_identity<ArcsGame>{});
}

}  // namespace reach
