#pragma once

#include <cstdint>

/// The modes of a game and its phase.
namespace reach {

/// How much of the table the app mirrors. Each depth includes the ones before it.
enum class Depth : std::uint8_t {
    Score,  ///< what base scoring needs: Power, ambitions, resources, cards, Trophies, Captives, cities built
    Board,  ///< also every piece on the map
    Turn,   ///< also played cards, action pips and the current turn
};

/// The treatment of an entry that breaks a rule.
enum class Strictness : std::uint8_t {
    Off,     ///< violations are not reported
    Advise,  ///< it is entered, with the violation attached
    Strict,  ///< it is refused
};

/// How an action card was played (Base p.8, p.10; an Event card BR p.12).
enum class PlayMode : std::uint8_t { Lead, Surpass, Copy, Pivot, Event };

/// The phase of the game.
enum class Phase : std::uint8_t {
    Playing,
    ChapterEnd,  ///< hands are empty or everyone passed; the table is to score (Base p.18)
    Finished,
};

}  // namespace reach
