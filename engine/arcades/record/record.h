#pragma once

#include "engine/arcades/command.h"
#include "engine/record/record.h"

/// ARCADEs as text. README.md in this folder is the grammar; engine/record/README.md is that of all records.
namespace reach::arcades {

/// One entry of a record.
struct Entry {
    Command command;
    int line = 0;  ///< line in the text, from 1; 0 for an entry that was not read from a text

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The content of a record. The setup is as written: call checkSetup before starting a game.
struct Record {
    Setup setup;
    std::array<std::string, kPlayerColors> names;  ///< by colour; empty: not given
    std::vector<Entry> entries;
};

/// The result of reading a text: a record, or its errors.
struct ParsedRecord {
    std::optional<Record> record;
    std::vector<ParseError> errors;
};

struct ParsedCommand {
    std::optional<Command> command;
    ParseError error;
};

/// Reads a whole record ("game: arcades"). Any bytes are safe, and no exception is thrown.
ParsedRecord parseRecord(std::string_view text);
/// Reads one entry. A comment after it is skipped.
ParsedCommand parseCommand(std::string_view line);

/// Returns an entry in its canonical form, without a line end.
std::string printCommand(const Command& command);
/// Returns the whole record in its canonical form.
std::string printRecord(const Record& record);

}  // namespace reach::arcades
