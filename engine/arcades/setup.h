#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"
#include "engine/core/modes.h"

/// ARCADEs, the fan variant by schtefan (v1.4): the decisions of a table before it begins, and the counts of
/// the box. Rules are cited by the headings of its document, which has no page numbers.
namespace reach::arcades {

/// The kind of table: the people, and the phantom or bots beside them.
enum class Mode : std::uint8_t {
    Table,    ///< three or four people
    Phantom,  ///< two people and the phantom (2 Player Mode)
    Solo,     ///< one person and two bots (Solo Mode)
    Hard,     ///< the same, where bots have cities (Solo Mode, Hard mode)
};

/// The kind of player in a seat.
enum class Seat : std::uint8_t { Person, Phantom, Bot };

struct Setup {
    /// Clockwise: people first, then the phantom or the bots. The first begins with the initiative marker.
    FixedVector<Player, kPlayerColors> seats;
    Mode mode = Mode::Table;
    /// Turn or Score. At Score only tricks, clusters and Power are entered, and everything else is unknown
    /// (scores.cpp).
    Depth depth = Depth::Turn;
    Strictness strictness = Strictness::Advise;

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr int kShips = 10;          ///< of a person at the start (Setup H)
inline constexpr int kFleetExpansion = 2;  ///< ships that wait on the advance (Setup H)
inline constexpr int kOthersShips = 12;    ///< of the phantom and of a bot (Additional Setup; Solo, Setup H)
inline constexpr int kPhantomShipsEach = 2;  ///< in every gate (Additional Setup L)
inline constexpr int kFirstShips = 3;        ///< (Setup J)
inline constexpr int kCities = 2;            ///< of a person; of a bot in hard mode (Setup H)
inline constexpr int kResourceTokens = 5;    ///< of each in the box
inline constexpr int kResourceSlots = 6;     ///< (Core Concepts, Resources)
inline constexpr int kChapters = 3;          ///< (Gameplay)
inline constexpr int kHighestPower = 999;
inline constexpr int kOffer = 3;             ///< cards face up beside the phantom or a bot
inline constexpr int kPile = 8;              ///< cards of the phantom or a bot, including its offer
inline constexpr int kTrophiesToReturn = 3;  ///< (Battle C 3)
inline constexpr int kMostDice = 5;          ///< (Battle B)
inline constexpr int kPlanetsOfCluster = 3;

/// Returns how many people play in this mode. The other seats are the phantom or bots.
constexpr int people(const Setup& setup) {
    switch (setup.mode) {
        case Mode::Phantom: return 2;
        case Mode::Solo:
        case Mode::Hard: return 1;
        case Mode::Table: break;
    }
    return static_cast<int>(setup.seats.size());
}
/// True when only tricks, clusters and Power are entered. Nothing else on the table is known.
constexpr bool onlyScores(const Setup& setup) {
    return setup.depth == Depth::Score;
}
/// Returns the seat, clockwise from 0, or -1 for a player who is not at the table.
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
/// Returns the phantom, or None without one.
constexpr Player phantom(const Setup& setup) {
    return setup.mode == Mode::Phantom && !setup.seats.empty() ? setup.seats.back() : Player::None;
}
/// Returns the player so many places clockwise.
constexpr Player clockwiseOf(const Setup& setup, Player player, int places = 1) {
    const int seats = static_cast<int>(setup.seats.size());
    return setup.seats[static_cast<std::size_t>(((seatOf(setup, player) + places) % seats + seats) % seats)];
}

/// Returns the number of rounds in a chapter, which is the number of cards each player plays (Recruit phase).
constexpr int rounds(const Setup& setup) {
    return setup.seats.size() == 4 ? 4 : 5;
}
/// Returns the Power at which the game ends with the chapter (Gameplay; 2 Player Mode, Gameplay).
constexpr int threshold(const Setup& setup) {
    return setup.mode == Mode::Phantom ? 33 : setup.seats.size() == 4 ? 27 : 30;
}

/// True for the 21 cards of the action deck: all but Construction (Setup C, D).
constexpr bool inDeck(ActionCard card) {
    return isFaceUp(card) && !isFaithful(card) && suitOf(card) != Suit::Construction;
}

/// Returns the cluster so many steps clockwise. Clusters are counted from 0 and lie clockwise.
constexpr int clockwise(int cluster, int clusters = 1) {
    return ((cluster + clusters) % kClusters + kClusters) % kClusters;
}
constexpr bool adjacent(int a, int b) {
    return clockwise(a) == b || clockwise(b) == a;
}
/// Returns a planet of the cluster. The first one counter-clockwise (leftmost) is 0.
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
