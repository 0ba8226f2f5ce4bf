#pragma once

#include "engine/core/setup.h"
#include "engine/protocol/command.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The game record: a whole game as text that people can read, write and mail. README.md beside this file
/// is the grammar.
namespace reach {

/// Why a text is not a record. What people are told is the app's business.
enum class ParseCode : std::uint8_t {
    None,
    // The file
    FileTooLarge,
    TooManyLines,
    LineTooLong,
    BadCharacter,  ///< a name that is not UTF-8
    // The header
    ExpectedKey,  ///< no "key: value"
    UnknownKey,
    RepeatedKey,
    MissingKey,  ///< token: the key that is wanted
    UnknownGame,
    UnknownSetup,
    UnknownDiscard,
    // An entry: what the line needed at this place
    ExpectedSubject,  ///< a player or a verb without one
    ExpectedVerb,
    ExpectedPlayer,
    ExpectedSystem,
    ExpectedCard,
    ExpectedActionCard,
    ExpectedResource,
    ExpectedAmbition,
    ExpectedPiece,
    ExpectedShips,
    ExpectedDice,
    ExpectedFace,
    ExpectedHit,
    ExpectedTarget,
    ExpectedTrophy,
    ExpectedAbility,
    ExpectedChoice,
    ExpectedCorrection,
    ExpectedDepth,
    ExpectedStrictness,
    ExpectedNumber,
    ExpectedSymbol,  ///< a planet ID symbol: arrow, moon, hex
    ExpectedDeal,    ///< what one player does for another in a deal
    ExpectedFate,
    ExpectedLeader,  ///< of the draft, which lays out one more than players
    ExpectedLore,    ///< of the draft, which lays out one or two for each player, and one more
    ExpectedToken,   ///< a token of a Fate: "banner"
    ExpectedWord,    ///< a fixed word of the grammar; `wanted` tells which
    NumberOutOfRange,
    TooMany,
    Repeated,
    UnexpectedWord,  ///< the entry is complete before it
};
inline constexpr int kParseCodes = static_cast<int>(ParseCode::UnexpectedWord) + 1;

/// Where and why reading stopped.
struct ParseError {
    ParseCode code = ParseCode::None;
    int line = 0;               ///< from 1; 1 for a single entry
    int column = 0;             ///< from 1, in characters
    std::string token;          ///< what stands there; empty at the end of the line
    std::string_view wanted{};  ///< for ExpectedWord, as in "turn|raid"
};

/// One entry of a record.
struct Entry {
    Command command;
    int line = 0;  ///< where it stood, from 1; 0 when it was not read from a text

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A game as text says it. The setup is as written: ask checkSetup (engine/engine.h) before starting a game.
struct Record {
    std::string game = "base";
    Setup setup;
    std::array<std::string, kPlayerColors> names;  ///< by colour; empty: not said
    std::vector<Entry> entries;
};

/// What a text holds: a record, or everything that is wrong with it (at most kMaxErrors).
struct ParsedRecord {
    std::optional<Record> record;  ///< set when there are no errors
    std::vector<ParseError> errors;
};

/// One entry, or what is wrong with it.
struct ParsedCommand {
    std::optional<Command> command;
    ParseError error;
};

inline constexpr std::size_t kMaxRecordBytes = 1U << 20U;
inline constexpr int kMaxRecordLines = 50'000;
inline constexpr std::size_t kMaxLineBytes = 2'000;
inline constexpr std::size_t kMaxErrors = 50;

/// Reads a whole record. Any bytes are safe; nothing is thrown.
ParsedRecord parseRecord(std::string_view text);

/// Reads one entry; a comment behind it is skipped.
ParsedCommand parseCommand(std::string_view line);

/// An entry in its one canonical form, without a line end. Only commands that parseCommand can return have
/// a form that reads back; dice faces that look alike are written alike.
std::string printCommand(const Command& command);

/// The whole record in its canonical form. Characters that a name cannot have become spaces.
std::string printRecord(const Record& record);

/// Counts faces that look alike on the first of them, as records do.
RolledFaces canonicalFaces(const RolledFaces& faces);

}  // namespace reach
