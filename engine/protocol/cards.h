#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Choices on cards and open questions (Base p.20). command.h and event.h explain commands and events.
namespace reach {

constexpr bool isToken(TrophyKind kind) {
    return kind == TrophyKind::Banners || kind == TrophyKind::Bunkers;
}

constexpr FateToken tokenOf(TrophyKind kind) {
    return kind == TrophyKind::Banners ? FateToken::Banner : FateToken::Bunker;
}

/// Returns the building type. For cities and starports only.
constexpr BuildingType buildingOf(TrophyKind kind) {
    return kind == TrophyKind::Cities ? BuildingType::City : BuildingType::Starport;
}

}  // namespace reach

namespace reach::command {

using reach::buildingOf;
using reach::isToken;
using reach::tokenOf;
using reach::TrophyKind;

/// The choices that a card's text leaves to the player. Each ability declares the fields it reads; the others
/// stay empty.
struct Choice {
    SystemId from = SystemId::None;  ///< printed with "from" in front
    SystemId system = SystemId::None;
    std::int8_t cluster = -1;  ///< 0-5; printed as 1-6
    Player player = Player::None;
    Resource resource = Resource::None;
    Resource gives = Resource::None;
    CardId card = CardId::None;
    TrophyKind piece = TrophyKind::None;
    std::int8_t count = -1;  ///< -1: not set
    Ships ships{};           ///< printed with "moving" in front
    bool flagship = false;   ///< moves with the ships, or alone
    Golem golem = Golem::None;
    Which which{};

    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

/// "red uses BC13", "red uses BC23 trade 4-hex blue gives relic": a use of a card's ability (Base p.20).
struct Use {
    Player player = Player::None;
    CardId card = CardId::None;
    std::uint8_t ability = 0;  ///< index into the card's abilities; printed by name when the card has several
    Choice choice;

    friend constexpr bool operator==(const Use&, const Use&) = default;
};

/// "red chooses cluster 4": the answer to a card's question.
struct Choose {
    Player player = Player::None;
    Choice choice;

    friend constexpr bool operator==(const Choose&, const Choose&) = default;
};

/// "red declines": the other answer, where the text says "may".
struct Decline {
    Player player = Player::None;

    friend constexpr bool operator==(const Decline&, const Decline&) = default;
};

/// "red puts L19 first": the question answered first, of several that came up together (Base p.22).
struct PutFirst {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const PutFirst&, const PutFirst&) = default;
};

using CardsCommands = Types<Use, Choose, Decline, PutFirst>;

}  // namespace reach::command

namespace reach::event {

struct Asked {
    static constexpr std::string_view wire = "asked";
    static constexpr std::string_view later = " none";
    Pending pending;

    void apply(State& s) const;
};
struct Answered {
    static constexpr std::string_view wire = "answered";

    void apply(State& s) const;
};
struct AskChanged {
    static constexpr std::string_view wire = "ask-changed";
    static constexpr std::string_view later = " none";
    Pending pending;

    void apply(State& s) const;
};

using CardsEvents = Types<Asked, Answered, AskChanged>;

}  // namespace reach::event
