#pragma once

#include "app/words/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <optional>

namespace reach::cli {

/// A broken rule, and the line of its entry.
struct Breach {
    int line = 0;
    Violation violation;
};

/// A record, played up to an entry.
struct Playback {
    Record record;
    Game game;
    words::PlayerNames names;
    int played = 0;                ///< number of entries played
    std::vector<Breach> breaches;  ///< broken rules, in the order of the entries
    std::optional<Breach>
        nonsense;  ///< the entry that is impossible on the table; later entries are not played
};

/// Returns the contents of a file ("-": standard input), or, if it is too long, one byte more than a record
/// may have. If it cannot be read, prints an error and returns nullopt.
std::optional<std::string> readText(const std::string& file);

/// Parses the text of a record and starts its game.
std::optional<Playback> openRecord(const std::string& file, const std::string& text);
/// Reads a record ("-": standard input) and starts its game. On failure prints FILE:LINE:COLUMN: text and
/// returns nullopt.
std::optional<Playback> openRecord(const std::string& file);

/// Plays the first `at` entries. If `strict`, stops at the first broken rule.
void play(Playback& playback, int at, bool strict);

/// "FILE:LINE: rule, citation".
std::string breachLine(const std::string& file, const Breach& breach);

}  // namespace reach::cli
