#pragma once

#include <cstdint>

/// How a game is mirrored and where it stands.
namespace reach {

/// How much of the table the app mirrors. Each depth includes the ones before it.
enum class Depth : std::uint8_t {
    Score,  ///< what base scoring needs: Power, ambitions, resources, cards, Trophies, Captives, cities built
    Board,  ///< and every piece on the map
    Turn,   ///< and played cards, action pips and whose turn it is
};

/// What happens to an entry that breaks a rule.
enum class Strictness : std::uint8_t {
    Off,     ///< nothing is said
    Advise,  ///< it is entered, with the violation attached
    Strict,  ///< it is refused
};

/// How an action card was played (Base p.8, p.10; an Event card BR p.12).
enum class PlayMode : std::uint8_t { Lead, Surpass, Copy, Pivot, Event };

/// Where the game stands.
enum class Phase : std::uint8_t {
    Playing,
    ChapterEnd,  ///< hands are empty or everyone passed; the table is to score (Base p.18)
    Finished,
};

}  // namespace reach
