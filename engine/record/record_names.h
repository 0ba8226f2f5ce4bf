#pragma once

#include "engine/core/names.h"
#include "engine/protocol/command.h"

/// Words of the notation for types that only commands use.
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

/// A word that distinguishes a building from others like it.
struct WhichWord {
    std::string_view word;
    Said Which::*trait;
    bool says;
};
inline constexpr std::array<WhichWord, 6> kWhichWords{{{"damaged", &Which::damaged, true},
                                                       {"fresh", &Which::damaged, false},
                                                       {"used", &Which::used, true},
                                                       {"unused", &Which::used, false},
                                                       {"outside", &Which::outside, true},
                                                       {"inside", &Which::outside, false}}};
bool isWhichWord(std::string_view word);
std::string nameOf(const Which& which);  ///< "damaged outside"; empty if no field is set

/// Returns the symbols of a face: "self+hit", "blank".
std::string nameOf(const Face& face);
/// Returns the first face of this die with these symbols in any order, or -1 without one.
int findFace(Die die, std::string_view text);

}  // namespace reach
