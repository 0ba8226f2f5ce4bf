#pragma once

#include "app/words/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <optional>

namespace reach::cli {

/// A rule an entry broke, and where the entry stands.
struct Breach {
    int line = 0;
    Violation violation;
};

/// A record played up to some entry.
struct Playback {
    Record record;
    Game game;
    words::PlayerNames names;
    int played = 0;                ///< entries done
    std::vector<Breach> breaches;  ///< in the order of the entries
    std::optional<Breach>
        nonsense;  ///< the entry that makes no sense on the table; nothing after it is played
};

/// What a file holds ("-": standard input), or one byte more than a record may have; complains when it cannot
/// be read.
std::optional<std::string> readText(const std::string& file);

/// Starts the game of a record that was read already.
std::optional<Playback> openRecord(const std::string& file, const std::string& text);
/// Reads a record ("-": standard input) and starts its game. Nothing when that cannot be done; what is wrong
/// has then been printed as FILE:LINE:COLUMN: text.
std::optional<Playback> openRecord(const std::string& file);

/// Plays the first `at` entries. Strict: up to the first broken rule.
void play(Playback& playback, int at, bool strict);

/// "FILE:LINE: rule, citation".
std::string breachLine(const std::string& file, const Breach& breach);

}  // namespace reach::cli
