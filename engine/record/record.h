#pragma once

#include "engine/core/setup.h"
#include "engine/protocol/command.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The game record: a whole game as text that people can read, write and mail. README.md in this folder is
/// the grammar.
namespace reach {

/// The reason why a text is not a record. The app has the texts for people.
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
    MissingKey,  ///< token: the missing key
    UnknownGame,
    UnknownSetup,
    UnknownDiscard,
    // An entry: the word that was expected here
    ExpectedSubject,  ///< a player, or a verb that needs no player
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
    ExpectedDeal,    ///< an action of one player for another in a deal
    ExpectedFate,
    ExpectedLeader,  ///< of the draft, which has one more leader than players
    ExpectedLore,    ///< of the draft, which has one or two cards per player and one more
    ExpectedToken,   ///< a token of a Fate: "banner"
    ExpectedWord,    ///< a fixed word of the grammar, given in `wanted`
    NumberOutOfRange,
    TooMany,
    Repeated,
    UnexpectedWord,  ///< the entry is complete before this word
};
inline constexpr int kParseCodes = static_cast<int>(ParseCode::UnexpectedWord) + 1;

/// The place and reason where reading stopped.
struct ParseError {
    ParseCode code = ParseCode::None;
    int line = 0;               ///< from 1; 1 for a single entry
    int column = 0;             ///< from 1, in characters
    std::string token;          ///< the word found there; empty at the end of the line
    std::string_view wanted{};  ///< for ExpectedWord, for example "turn|raid"
};

/// One entry of a record.
struct Entry {
    Command command;
    int line = 0;  ///< line in the text, from 1; 0 for an entry that was not read from a text

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The content of a record. The setup is as written: call checkSetup (engine/engine.h) before starting a
/// game.
struct Record {
    std::string game = "base";
    Setup setup;
    std::array<std::string, kPlayerColors> names;  ///< by colour; empty: not given
    std::vector<Entry> entries;
};

/// The result of reading a text: a record, or its errors (at most kMaxErrors).
struct ParsedRecord {
    std::optional<Record> record;  ///< set when there are no errors
    std::vector<ParseError> errors;
};

/// The result of reading one entry: a command, or an error.
struct ParsedCommand {
    std::optional<Command> command;
    ParseError error;
};

inline constexpr std::size_t kMaxRecordBytes = 1U << 20U;
inline constexpr int kMaxRecordLines = 50'000;
inline constexpr std::size_t kMaxLineBytes = 2'000;
inline constexpr std::size_t kMaxErrors = 50;

/// Reads a whole record. Any bytes are safe, and no exception is thrown.
ParsedRecord parseRecord(std::string_view text);

/// Reads one entry. A comment after it is skipped.
ParsedCommand parseCommand(std::string_view line);

/// Returns an entry in its canonical form, without a line end. The result reads back only for commands that
/// parseCommand can return. Dice faces that look alike are written alike.
std::string printCommand(const Command& command);

/// Returns the whole record in its canonical form. Characters that are not allowed in a name become spaces.
std::string printRecord(const Record& record);

/// Merges the counts of faces that look alike into the first of them, as records do.
RolledFaces canonicalFaces(const RolledFaces& faces);

}  // namespace reach
