#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// Identities of everything in the box that the rules refer to. Each has its own type, so that a system
/// cannot be passed for a player. Text forms are in engine/core/names.h.
namespace reach {

/// An owner: a player, named by colour, or one of the three powers of the campaign that own pieces and have
/// no seat: the Empire (BR p.10), the Free States (BR p.15), the Blight (BR p.19). Setup::seats has the order
/// of seats; the order here has no meaning.
enum class Player : std::uint8_t { Red, Blue, White, Yellow, Empire, Free, Blight, None = 0xFF };
inline constexpr int kPlayerColors = 4;
inline constexpr int kOwners = 7;  ///< the colours and the powers
// `auto`: with a deduced element type GCC 12 reads the array from memory as if it could change.
inline constexpr auto kAllPlayers = std::array{Player::Red, Player::Blue, Player::White, Player::Yellow};
inline constexpr auto kPowers = std::array{Player::Empire, Player::Free, Player::Blight};
inline constexpr auto kAllOwners = std::array{Player::Red,    Player::Blue, Player::White, Player::Yellow,
                                              Player::Empire, Player::Free, Player::Blight};
constexpr bool isColor(Player player) {
    return static_cast<int>(player) < kPlayerColors;
}

/// The five resources and, with the same names, the five planet types and Guild suits (Base p.7, p.17).
enum class Resource : std::uint8_t { Material, Fuel, Weapon, Relic, Psionic, None = 0xFF };
inline constexpr int kResources = 5;
inline constexpr auto kAllResources =
    std::array{Resource::Material, Resource::Fuel, Resource::Weapon, Resource::Relic, Resource::Psionic};

/// The five ambitions of the board in the order of their boxes (Base p.18); the printed number is index + 2.
/// Then the ambitions that laws of Fates add (F2004, F2104). rules/ambitions.h tells which are in play.
enum class Ambition : std::uint8_t {
    Tycoon,
    Tyrant,
    Warlord,
    Keeper,
    Empath,
    Edenguard,
    Blightkin,
    None = 0xFF
};
inline constexpr int kAmbitions = 7;
inline constexpr auto kBoardAmbitions =
    std::array{Ambition::Tycoon, Ambition::Tyrant, Ambition::Warlord, Ambition::Keeper, Ambition::Empath};
/// Returns the ambition beside whose box the tile of this ambition lies, and instead of which it is declared
/// (F2001A, F2101A). Returns a board ambition itself.
constexpr Ambition besideBox(Ambition ambition) {
    return ambition == Ambition::Edenguard   ? Ambition::Tycoon
           : ambition == Ambition::Blightkin ? Ambition::Empath
                                             : ambition;
}

/// Suits of the action cards (Base p.8), and the two sides of the Faithful cards. Each side is a separate
/// suit for players who follow (F813).
enum class Suit : std::uint8_t {
    Construction,
    Administration,
    Aggression,
    Mobilization,
    Zeal,
    Wisdom,
    None = 0xFF
};
inline constexpr int kSuits = 4;  ///< of the base game
inline constexpr auto kAllSuits =
    std::array{Suit::Construction, Suit::Administration, Suit::Aggression, Suit::Mobilization};
inline constexpr auto kFaithfulSides = std::array{Suit::Zeal, Suit::Wisdom};

/// The seven standard actions (Base p.12-16).
enum class Action : std::uint8_t { Tax, Build, Move, Repair, Influence, Secure, Battle };
inline constexpr int kActions = 7;

/// The place of a planet in its cluster: the gate or one of the three printed ID symbols (Base p.6).
enum class Spot : std::uint8_t { Gate, Arrow, Moon, Hex };

/// A system of the map: cluster (0-5) times four plus spot. Printed "4-hex" is cluster 3, Hex. The last one
/// is the center of the map, a gate without a cluster while any other gate is broken (F2205).
enum class SystemId : std::uint8_t { TwistedPassage = 24, None = 0xFF };
inline constexpr int kClusters = 6;
inline constexpr int kSystems = 25;

constexpr SystemId systemAt(int cluster, Spot spot) {
    return static_cast<SystemId>(cluster * 4 + static_cast<int>(spot));
}
/// Returns the cluster, 0-5, or kClusters for the Twisted Passage.
constexpr int clusterOf(SystemId system) {
    return static_cast<int>(system) / 4;
}
constexpr Spot spotOf(SystemId system) {
    return static_cast<Spot>(static_cast<int>(system) % 4);
}
constexpr bool isGate(SystemId system) {
    return spotOf(system) == Spot::Gate;
}

/// A set of systems, bit per SystemId.
using SystemSet = std::uint32_t;
constexpr SystemSet bitOf(SystemId system) {
    return SystemSet{1} << static_cast<unsigned>(system);
}
constexpr bool contains(SystemSet set, SystemId system) {
    return (set & bitOf(system)) != 0;
}
/// Calls visit(SystemId) for each system of the set, in order of cluster and spot.
template <typename Visit>
constexpr void forEachSystem(SystemSet set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<SystemId>(std::countr_zero(set)));
}

/// Buildings of the base game (Base p.2).
enum class BuildingType : std::uint8_t { City, Starport };

/// A card with text (court, lore, leader, ...): its index in the catalogue, engine/contract/catalogue.h.
/// Unknown is a card on the table that has not been named yet.
enum class CardId : std::uint16_t { Unknown = 0xFFFE, None = 0xFFFF };

/// Index of an enumerator for use in arrays.
template <typename Enum>
constexpr int index(Enum value) {
    return static_cast<int>(value);
}

/// A set of resources, bit per Resource.
using ResourceSet = std::uint8_t;
constexpr ResourceSet bitOf(Resource resource) {
    return static_cast<ResourceSet>(1U << index(resource));
}
constexpr bool contains(ResourceSet set, Resource resource) {
    return index(resource) < kResources && (set & bitOf(resource)) != 0;
}

/// A set of ambitions, bit per Ambition.
using AmbitionSet = std::uint8_t;
constexpr AmbitionSet bitOf(Ambition ambition) {
    return static_cast<AmbitionSet>(1U << index(ambition));
}
constexpr bool contains(AmbitionSet set, Ambition ambition) {
    return ambition != Ambition::None && (set & bitOf(ambition)) != 0;
}

/// The face of an action card. First come the 28 cards (Base p.3), as suit times seven plus number minus one,
/// then the Zeal and the Wisdom sides of the nine Faithful cards (F804 to F812). FaceDown is a card on the
/// table with an unknown face. Event is any of the campaign's Event cards, which are all alike (BR p.12).
enum class ActionCard : std::uint8_t { Event = 0xFD, FaceDown = 0xFE, None = 0xFF };
inline constexpr int kActionCards = 28;
inline constexpr int kFaithfulCards = 9;
inline constexpr int kActionFaces = kActionCards + 2 * kFaithfulCards;

constexpr int highestNumber(Suit suit) {
    return index(suit) < kSuits ? 7 : kFaithfulCards;
}
constexpr ActionCard actionCard(Suit suit, int number) {
    const int first =
        index(suit) < kSuits ? index(suit) * 7 : kActionCards + (index(suit) - kSuits) * kFaithfulCards;
    return static_cast<ActionCard>(first + number - 1);
}
constexpr bool isFaceUp(ActionCard card) {
    return index(card) < kActionFaces;
}
constexpr bool isFaithful(ActionCard card) {
    return isFaceUp(card) && index(card) >= kActionCards;
}
constexpr Suit suitOf(ActionCard card) {
    return static_cast<Suit>(isFaithful(card) ? kSuits + (index(card) - kActionCards) / kFaithfulCards
                                              : index(card) / 7);
}
constexpr int numberOf(ActionCard card) {
    return isFaithful(card) ? (index(card) - kActionCards) % kFaithfulCards + 1 : index(card) % 7 + 1;
}

/// A set of action cards, bit per card. Both sides of a card share a bit.
using ActionCardSet = std::uint64_t;
constexpr ActionCardSet bitOf(ActionCard card) {
    const int bit = isFaithful(card) ? kActionCards + numberOf(card) - 1 : index(card);
    return isFaceUp(card) ? ActionCardSet{1} << bit : 0;
}

}  // namespace reach
