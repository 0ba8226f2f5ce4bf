#pragma once

#include "engine/core/names.h"
#include "engine/protocol/command.h"

/// Words of the notation for what the commands alone talk about.
namespace reach {

std::string_view nameOf(command::PieceKind piece);    ///< "ship", "city", "starport", "banner", "bunker"
std::string_view nameOf(command::Target target);      ///< "fresh-ship"
std::string_view nameOf(command::TrophyKind trophy);  ///< "ships"
std::string_view nameOf(command::Hurt hurt);          ///< "fresh-fleet"
std::string_view nameOf(command::Politics what);      ///< "leaves empire"

template <>
std::optional<command::PieceKind> parseName<command::PieceKind>(std::string_view text);
template <>
std::optional<command::Target> parseName<command::Target>(std::string_view text);
template <>
std::optional<command::Hurt> parseName<command::Hurt>(std::string_view text);
template <>
std::optional<command::TrophyKind> parseName<command::TrophyKind>(std::string_view text);

/// "self+hit", "blank": what a face shows.
std::string nameOf(const Face& face);
/// The first face of this die that shows these symbols, in any order; -1 if there is none.
int findFace(Die die, std::string_view text);

}  // namespace reach
