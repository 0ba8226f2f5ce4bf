#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Turns, rounds and chapters (Base p.8-11, p.18-19): playing cards, declaring, seizing and Power. command.h
/// and event.h explain commands and events.
namespace reach::command {

/// "red leads construction 4", "white copies": a card is played (Base p.8, p.10).
struct PlayCard {
    Player player = Player::None;
    PlayMode mode = PlayMode::Lead;
    ActionCard card = ActionCard::FaceDown;

    friend constexpr bool operator==(const PlayCard&, const PlayCard&) = default;
};

/// "red passes": the initiative moves on (Base p.8).
struct Pass {
    Player player = Player::None;

    friend constexpr bool operator==(const Pass&, const Pass&) = default;
};

/// "red declares warlord": from the lead card, or as a card allows (Base p.9).
struct Declare {
    Player player = Player::None;
    Ambition ambition = Ambition::None;

    friend constexpr bool operator==(const Declare&, const Declare&) = default;
};

/// "white seizes": with an extra card face down, or as a card allows (Base p.10).
struct Seize {
    Player player = Player::None;
    /// Provoked instead of playing a second card: "red seizes fuel" (F603).
    Resource outrage = Resource::None;

    friend constexpr bool operator==(const Seize&, const Seize&) = default;
};

/// "red ends prelude": declines the free actions of spent resources. Spent tokens return before a pip is paid
/// (Base p.17, p.20).
struct EndPrelude {
    Player player = Player::None;

    friend constexpr bool operator==(const EndPrelude&, const EndPrelude&) = default;
};

/// "red ends turn".
struct EndTurn {
    Player player = Player::None;

    friend constexpr bool operator==(const EndTurn&, const EndTurn&) = default;
};

/// "score": ends the chapter and does everything on Base p.18-19.
struct Score {
    friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// "blue mulligans" and "blue keeps" (Base p.5, p.19).
struct Mulligan {
    Player player = Player::None;
    bool redraw = true;

    friend constexpr bool operator==(const Mulligan&, const Mulligan&) = default;
};

/// "blue concedes" (Base p.22).
struct Concede {
    Player player = Player::None;

    friend constexpr bool operator==(const Concede&, const Concede&) = default;
};

using TurnCommands = Types<PlayCard, Pass, Declare, Seize, EndPrelude, EndTurn, Score, Mulligan, Concede>;

}  // namespace reach::command

namespace reach::event {

struct TurnStarted {
    static constexpr std::string_view wire = "turn-started";
    Player player;

    void apply(State& s) const;
};
struct CardPlayed {
    static constexpr std::string_view wire = "card-played";
    Player player;
    PlayMode mode;
    ActionCard card;
    std::int8_t pips;

    void apply(State& s) const;
};
struct ExtraCardPlayed {
    static constexpr std::string_view wire = "extra-card-played";
    Player player;

    void apply(State& s) const;
};
struct InitiativeMoved {
    static constexpr std::string_view wire = "initiative-moved";
    Player to;
    bool seized;

    void apply(State& s) const;
};
struct Passed {
    static constexpr std::string_view wire = "passed";
    Player player;

    void apply(State& s) const;
};
struct HandChanged {
    static constexpr std::string_view wire = "hand-changed";
    Player player;
    std::int8_t by;
    bool fromDiscard;  ///< drawn from the action discard pile: seen cards may reappear

    void apply(State& s) const;
};
struct HandSet {
    static constexpr std::string_view wire = "hand-set";
    Player player;
    std::int8_t cards;

    void apply(State& s) const;
};
struct Declared {
    static constexpr std::string_view wire = "declared";
    Player player;
    Ambition ambition;
    std::int8_t marker;  ///< -1: none was placed (F2303)
    bool zero;           ///< the zero marker goes onto the lead card

    void apply(State& s) const;
};
struct Acted {
    static constexpr std::string_view wire = "acted";
    Player player;

    void apply(State& s) const;
};
struct PipSpent {
    static constexpr std::string_view wire = "pip-spent";
    Player player;

    void apply(State& s) const;
};
/// One more action than the card gives (F802).
struct PipGained {
    static constexpr std::string_view wire = "pip-gained";
    Player player;

    void apply(State& s) const;
};
struct PreludeEnded {
    static constexpr std::string_view wire = "prelude-ended";
    Player player;

    void apply(State& s) const;
};
struct GrantGiven {
    static constexpr std::string_view wire = "grant-given";
    static constexpr std::string_view later = " no none no";
    Player player;
    std::uint8_t actions;
    bool lasting;
    CardId owed;
    bool byCard;

    void apply(State& s) const;
};
struct GrantUsed {
    static constexpr std::string_view wire = "grant-used";
    Player player;
    std::int8_t at;

    void apply(State& s) const;
};
struct WeaponReady {
    static constexpr std::string_view wire = "weapon-ready";
    Player player;

    void apply(State& s) const;
};
struct OnceUsed {
    static constexpr std::string_view wire = "once-used";
    Player player;
    CardId card;

    void apply(State& s) const;
};
struct TurnEnded {
    static constexpr std::string_view wire = "turn-ended";
    Player player;

    void apply(State& s) const;
};
struct RoundEnded {
    static constexpr std::string_view wire = "round-ended";

    void apply(State& s) const;
};
struct ChapterEnded {
    static constexpr std::string_view wire = "chapter-ended";

    void apply(State& s) const;
};
struct ChapterStarted {
    static constexpr std::string_view wire = "chapter-started";
    std::int8_t chapter;

    void apply(State& s) const;
};
/// Corrects the number of the chapter. Nothing else changes.
struct ChapterSet {
    static constexpr std::string_view wire = "chapter-set";
    std::int8_t chapter;

    void apply(State& s) const;
};
struct GameEnded {
    static constexpr std::string_view wire = "game-ended";
    Player winner;

    void apply(State& s) const;
};
struct PowerGained {
    static constexpr std::string_view wire = "power-gained";
    Player player;
    std::int16_t power;
    Ambition ambition;  ///< None: a correction

    void apply(State& s) const;
};
struct MarkersReturned {
    static constexpr std::string_view wire = "markers-returned";

    void apply(State& s) const;
};
struct MarkerSet {
    static constexpr std::string_view wire = "marker-set";
    std::int8_t marker;
    bool flipped;
    Ambition where;

    void apply(State& s) const;
};
struct Conceded {
    static constexpr std::string_view wire = "conceded";
    Player player;

    void apply(State& s) const;
};

using TurnEvents = Types<TurnStarted, CardPlayed, ExtraCardPlayed, InitiativeMoved, Passed, HandChanged,
                         HandSet, Declared, Acted, PipSpent, PipGained, PreludeEnded, GrantGiven, GrantUsed,
                         WeaponReady, OnceUsed, TurnEnded, RoundEnded, ChapterEnded, ChapterStarted,
                         ChapterSet, GameEnded, PowerGained, MarkersReturned, MarkerSet, Conceded>;

}  // namespace reach::event
