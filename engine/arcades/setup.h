#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"
#include "engine/core/modes.h"

/// ARCADEs, the fan variant by schtefan (v1.4): what a table decides before it begins, and the counts of the
/// box it uses. Rules are cited by the headings of its document, which has no page numbers.
namespace reach::arcades {

/// Who sits at the table beside three or four people.
enum class Mode : std::uint8_t {
    Table,    ///< three or four people
    Phantom,  ///< two people and the phantom (2 Player Mode)
    Solo,     ///< one and two bots (Solo Mode)
    Hard,     ///< the same, the bots with cities (Solo Mode, Hard mode)
};

/// What somebody at the table is.
enum class Seat : std::uint8_t { Person, Phantom, Bot };

struct Setup {
    /// Clockwise: people first, then the phantom or the bots. The first begins with the initiative marker.
    FixedVector<Player, kPlayerColors> seats;
    Mode mode = Mode::Table;
    /// Turn, or Score: only tricks, clusters and Power are told, and all else is unknown (scores.cpp).
    Depth depth = Depth::Turn;
    Strictness strictness = Strictness::Advise;

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr int kShips = 10;          ///< of a person, to begin with (Setup H)
inline constexpr int kFleetExpansion = 2;  ///< those that wait on the advance (Setup H)
inline constexpr int kOthersShips = 12;    ///< of the phantom and of a bot (Additional Setup; Solo, Setup H)
inline constexpr int kPhantomShipsEach = 2;  ///< in every gate (Additional Setup L)
inline constexpr int kFirstShips = 3;        ///< (Setup J)
inline constexpr int kCities = 2;            ///< of a person; of a bot in hard mode (Setup H)
inline constexpr int kResourceTokens = 5;    ///< of each in the box
inline constexpr int kResourceSlots = 6;     ///< (Core Concepts, Resources)
inline constexpr int kChapters = 3;          ///< (Gameplay)
inline constexpr int kHighestPower = 999;
inline constexpr int kOffer = 3;             ///< cards face up beside the phantom or a bot
inline constexpr int kPile = 8;              ///< cards of the phantom or a bot, its offer among them
inline constexpr int kTrophiesToReturn = 3;  ///< (Battle C 3)
inline constexpr int kMostDice = 5;          ///< (Battle B)
inline constexpr int kPlanetsOfCluster = 3;

/// How many people play in this mode; the others are the phantom or bots.
constexpr int people(const Setup& setup) {
    switch (setup.mode) {
        case Mode::Phantom: return 2;
        case Mode::Solo:
        case Mode::Hard: return 1;
        case Mode::Table: break;
    }
    return static_cast<int>(setup.seats.size());
}
/// Only tricks, clusters and Power are told; nothing else on the table is known.
constexpr bool onlyScores(const Setup& setup) {
    return setup.depth == Depth::Score;
}
/// Place at the table, clockwise from 0; -1 for somebody who is not there.
constexpr int seatOf(const Setup& setup, Player player) {
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        if (setup.seats[i] == player) return static_cast<int>(i);
    return -1;
}
constexpr bool playsHere(const Setup& setup, Player player) {
    return seatOf(setup, player) >= 0;
}
constexpr Seat kindOf(const Setup& setup, Player player) {
    if (seatOf(setup, player) < people(setup)) return Seat::Person;
    return setup.mode == Mode::Phantom ? Seat::Phantom : Seat::Bot;
}
constexpr bool isPerson(const Setup& setup, Player player) {
    return playsHere(setup, player) && kindOf(setup, player) == Seat::Person;
}
constexpr bool isBot(const Setup& setup, Player player) {
    return playsHere(setup, player) && kindOf(setup, player) == Seat::Bot;
}
/// None without a phantom.
constexpr Player phantom(const Setup& setup) {
    return setup.mode == Mode::Phantom && !setup.seats.empty() ? setup.seats.back() : Player::None;
}
/// Who sits so many places clockwise of a player.
constexpr Player clockwiseOf(const Setup& setup, Player player, int places = 1) {
    const int seats = static_cast<int>(setup.seats.size());
    return setup.seats[static_cast<std::size_t>(((seatOf(setup, player) + places) % seats + seats) % seats)];
}

/// The rounds of a chapter: the cards everybody plays (Recruit phase).
constexpr int rounds(const Setup& setup) {
    return setup.seats.size() == 4 ? 4 : 5;
}
/// Power at which the game ends with its chapter (Gameplay; 2 Player Mode, Gameplay).
constexpr int threshold(const Setup& setup) {
    return setup.mode == Mode::Phantom ? 33 : setup.seats.size() == 4 ? 27 : 30;
}

/// The 21 cards of the action deck: all but Construction (Setup C, D).
constexpr bool inDeck(ActionCard card) {
    return isFaceUp(card) && !isFaithful(card) && suitOf(card) != Suit::Construction;
}

/// Clusters are counted from 0 and lie clockwise.
constexpr int clockwise(int cluster, int clusters = 1) {
    return ((cluster + clusters) % kClusters + kClusters) % kClusters;
}
constexpr bool adjacent(int a, int b) {
    return clockwise(a) == b || clockwise(b) == a;
}
/// A planet of the cluster, counter-clockwise the first (leftmost) is 0.
constexpr SystemId planetAt(int cluster, int planet) {
    return systemAt(cluster, static_cast<Spot>(planet + 1));
}
constexpr int planetOf(SystemId system) {
    return static_cast<int>(spotOf(system)) - 1;
}
constexpr bool isPlanet(SystemId system) {
    return index(system) < kClusters * 4 && !isGate(system);
}

}  // namespace reach::arcades
