#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/campaign.h"
#include "engine/core/pieces.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

namespace reach {

/// A set of owners of pieces, bit per Player.
using OwnerSet = std::uint8_t;
constexpr bool contains(OwnerSet set, Player owner) {
    return index(owner) < kOwners && (set >> index(owner) & 1U) != 0;
}
constexpr OwnerSet with(OwnerSet set, Player owner) {
    return static_cast<OwnerSet>(set | 1U << index(owner));
}
constexpr OwnerSet without(OwnerSet set, Player owner) {
    return static_cast<OwnerSet>(set & ~(1U << index(owner)));
}

/// What an open question keeps until it is answered. Each question keeps one kind, or nothing. A memo with
/// the values below is the same as none. protocol/asked_line.h has the form of each kind in a journal.
///
/// `kBegun` marks a kind that a question keeps only after a player has begun to answer it.
namespace memo {

/// Systems that may still be chosen, that were already chosen, or that the effect concerns.
struct Systems {
    SystemSet systems = 0;
    friend constexpr bool operator==(const Systems&, const Systems&) = default;
};
struct System {
    SystemId at = SystemId::None;
    friend constexpr bool operator==(const System&, const System&) = default;
};
/// Systems from which ships were already called into the battle (L15).
struct CalledFrom {
    static constexpr bool kBegun = true;
    SystemSet systems = 0;
    friend constexpr bool operator==(const CalledFrom&, const CalledFrom&) = default;
};
/// A place in the Court row.
struct CourtPlace {
    std::int8_t place = 0;
    friend constexpr bool operator==(const CourtPlace&, const CourtPlace&) = default;
};
/// Places in the Court row that were already used, bit per place (LEAD08).
struct CourtPlaces {
    static constexpr bool kBegun = true;
    std::uint8_t places = 0;
    friend constexpr bool operator==(const CourtPlaces&, const CourtPlaces&) = default;
};
/// A building: its system, and its place among the buildings there.
struct BuildingAt {
    SystemId system = SystemId::None;
    std::int8_t at = 0;
    friend constexpr bool operator==(const BuildingAt&, const BuildingAt&) = default;
};
/// A step from one system to another.
struct Step {
    SystemId from{};
    SystemId to = SystemId::None;
    friend constexpr bool operator==(const Step&, const Step&) = default;
};
/// A step that ships of several owners take, and the owners who were already asked (L16).
struct SharedStep {
    SystemId from{};
    SystemId to = SystemId::None;
    OwnerSet asked = 0;
    friend constexpr bool operator==(const SharedStep&, const SharedStep&) = default;
};
/// The ambitions that may be declared, or none for all, and the number of the marker for it, from 1. 0: the
/// best one that is left.
struct Declarable {
    AmbitionSet which = 0;
    std::int8_t marker = 0;
    bool undeclaredOnly = false;
    friend constexpr bool operator==(const Declarable&, const Declarable&) = default;
};
/// An ambition that is declared once its price is paid.
struct Declaration {
    Ambition ambition{};
    bool zeroMarker = false;
    friend constexpr bool operator==(const Declaration&, const Declaration&) = default;
};
/// The ambition that was just declared (F213).
struct JustDeclared {
    Ambition ambition{};
    friend constexpr bool operator==(const JustDeclared&, const JustDeclared&) = default;
};
/// An ambition marker by its number, from 1 (F2405).
struct Marker {
    std::int8_t number = 0;
    friend constexpr bool operator==(const Marker&, const Marker&) = default;
};
/// The actions from which the player chooses.
struct Actions {
    ActionSet which = 0;
    friend constexpr bool operator==(const Actions&, const Actions&) = default;
};
struct OfGolem {
    Golem golem = Golem::None;
    friend constexpr bool operator==(const OfGolem&, const OfGolem&) = default;
};
/// Players who had their share already (ImperialAction), or who may still have one (F1412).
struct Players {
    OwnerSet players = 0;
    friend constexpr bool operator==(const Players&, const Players&) = default;
};
/// True when an Event card has rolled the dice of the Crises already.
struct CrisisDice {
    bool rolled = false;
    friend constexpr bool operator==(const CrisisDice&, const CrisisDice&) = default;
};
/// The buildings that a Flagship begins with, bit per Upgrade.
struct Aboard {
    std::uint8_t cities = 0;
    std::uint8_t starports = 0;
    friend constexpr bool operator==(const Aboard&, const Aboard&) = default;
};
/// True when this is not the first question of several that a card asks one after another.
struct Begun {
    static constexpr bool kBegun = true;
    bool begun = false;
    friend constexpr bool operator==(const Begun&, const Begun&) = default;
};
/// The place of a Witness among the tokens of Fates, and the systems of the move it may go along with.
struct Witness {
    SystemSet route = 0;
    std::int8_t token = 0;
    friend constexpr bool operator==(const Witness&, const Witness&) = default;
};
/// The planet that each player has guessed (F1211).
struct Guesses {
    std::array<SystemId, kPlayerColors> planets{SystemId::None, SystemId::None, SystemId::None,
                                                SystemId::None};
    friend constexpr bool operator==(const Guesses&, const Guesses&) = default;
};
/// The system from which a gate may be broken, and the owners whose starport may be meant (F2203).
struct GateBreak {
    SystemId from = SystemId::None;
    OwnerSet owners = 0;
    friend constexpr bool operator==(const GateBreak&, const GateBreak&) = default;
};
/// The event dice before the second roll (F1111).
struct RolledPlanet {
    SystemId planet = SystemId::None;
    bool crisis = false;
    friend constexpr bool operator==(const RolledPlanet&, const RolledPlanet&) = default;
};
/// The place in the Court that dice decide about, and the hits of the first roll (F1111).
struct Hunt {
    std::int8_t place = 0;
    std::uint8_t hits = 0;
    friend constexpr bool operator==(const Hunt&, const Hunt&) = default;
};
/// A Conspiracy: its number among all, from 1, and its name in an entry (F2303).
struct Conspiracy {
    std::int8_t number = 0;
    std::uint8_t name = 0;
    friend constexpr bool operator==(const Conspiracy&, const Conspiracy&) = default;
};
/// A Conspiracy, and the colour that a Rival guesses (F2305).
struct GuessedConspiracy {
    std::int8_t number = 0;
    std::uint8_t name = 0;
    Player color{};
    friend constexpr bool operator==(const GuessedConspiracy&, const GuessedConspiracy&) = default;
};
/// How many players were asked before, in turn order (F411).
struct Passing {
    std::int8_t before = 0;
    friend constexpr bool operator==(const Passing&, const Passing&) = default;
};
/// True when the supply had the taxed resource (F106).
struct Taxed {
    bool gained = false;
    friend constexpr bool operator==(const Taxed&, const Taxed&) = default;
};
/// A Fief by its cluster.
struct Fief {
    std::int8_t cluster = 0;
    friend constexpr bool operator==(const Fief&, const Fief&) = default;
};
/// The kind of piece that is given away (F2403).
struct Gift {
    TrophyKind piece{};
    friend constexpr bool operator==(const Gift&, const Gift&) = default;
};
/// The ships that the step of a Fate's card has already scrapped.
struct Scrapped {
    std::uint8_t ships = 0;
    friend constexpr bool operator==(const Scrapped&, const Scrapped&) = default;
};
/// The raid of a battle: whether anything was stolen, and whether each damaged ship allows one theft (F1203).
struct Raided {
    bool stole = false;
    bool ships = false;
    friend constexpr bool operator==(const Raided&, const Raided&) = default;
};

/// The event dice to roll: the number die, the event die for its planet, and for its other symbol, Crisis or
/// Edict, too. `again`: any of them may be rolled once more (L19).
struct EventDice {
    bool number = true;
    bool symbol = true;
    bool other = true;
    bool again = false;
    friend constexpr bool operator==(const EventDice&, const EventDice&) = default;
};

}  // namespace memo

template <typename T, typename Kept>
constexpr bool kIsKept = false;
template <typename T, typename... Kinds>
constexpr bool kIsKept<T, std::variant<Kinds...>> = (std::is_same_v<T, Kinds> || ...);

/// The memo of a question, of any kind.
class Memo {
  public:
    using Kept =
        std::variant<std::monostate, memo::Systems, memo::System, memo::CalledFrom, memo::CourtPlace,
                     memo::CourtPlaces, memo::BuildingAt, memo::Step, memo::SharedStep, memo::Declarable,
                     memo::Declaration, memo::JustDeclared, memo::Marker, memo::Actions, memo::OfGolem,
                     memo::Players, memo::CrisisDice, memo::Aboard, memo::Begun, memo::Witness, memo::Guesses,
                     memo::GateBreak, memo::RolledPlanet, memo::Hunt, memo::Conspiracy,
                     memo::GuessedConspiracy, memo::Passing, memo::Taxed, memo::Fief, memo::Gift,
                     memo::Scrapped, memo::Raided, memo::EventDice>;

    constexpr Memo() = default;
    template <typename T>
        requires kIsKept<T, Kept>
    constexpr Memo(const T& what) {
        if (!(what == T{})) kept_ = what;
    }

    /// Returns the memo of this kind. If the question keeps none of this kind, returns its default value.
    template <typename T>
    constexpr T as() const {
        const T* what = std::get_if<T>(&kept_);
        return what != nullptr ? *what : T{};
    }
    constexpr bool empty() const { return kept_.index() == 0; }
    /// True when the memo tells that a player has begun to answer.
    constexpr bool isBegun() const {
        return std::visit([](const auto& what) { return requires { what.kBegun; }; }, kept_);
    }
    /// Calls visit(memo) with the kind that the question keeps, or with std::monostate.
    template <typename Visit>
    constexpr auto visit(Visit visit) const {
        return std::visit(visit, kept_);
    }

    friend constexpr bool operator==(const Memo&, const Memo&) = default;

  private:
    Kept kept_;
};
static_assert(std::is_trivially_copyable_v<Memo>, "a state is copied very often");
static_assert(sizeof(Memo) <= 12);

/// The kind of a memo, by its place among the kinds. None: no memo.
enum class MemoKind : std::uint8_t { None };
template <typename T, std::size_t At = 0>
consteval MemoKind memoKind() {
    if constexpr (std::is_same_v<std::variant_alternative_t<At, Memo::Kept>, T>)
        return static_cast<MemoKind>(At);
    else
        return memoKind<T, At + 1>();
}

}  // namespace reach
