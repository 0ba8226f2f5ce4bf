#pragma once

#include "engine/arcades/command.h"
#include "engine/record/record.h"

/// ARCADEs as text: README.md beside this file is the grammar, engine/record/README.md that of all records.
namespace reach::arcades {

/// One entry of a record.
struct Entry {
    Command command;
    int line = 0;  ///< where it stood, from 1; 0 when it was not read from a text

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A game as text says it. The setup is as written: ask checkSetup before starting a game.
struct Record {
    Setup setup;
    std::array<std::string, kPlayerColors> names;  ///< by colour; empty: not said
    std::vector<Entry> entries;
};

/// What a text holds: a record, or everything that is wrong with it.
struct ParsedRecord {
    std::optional<Record> record;
    std::vector<ParseError> errors;
};

struct ParsedCommand {
    std::optional<Command> command;
    ParseError error;
};

/// Reads a whole record ("game: arcades"). Any bytes are safe; nothing is thrown.
ParsedRecord parseRecord(std::string_view text);
/// Reads one entry; a comment behind it is skipped.
ParsedCommand parseCommand(std::string_view line);

/// An entry in its one canonical form, without a line end.
std::string printCommand(const Command& command);
/// The whole record in its canonical form.
std::string printRecord(const Record& record);

}  // namespace reach::arcades
