#pragma once

#include "engine/record/words.h"

#include <string_view>
#include <vector>

namespace reach::record {

/// Reads an entry without a player in front ("rolls ...", "score", "correct ..."). Returns nullopt and takes
/// no word if the first word does not begin such an entry.
std::optional<Command> parseTableEntry(Words& words);

/// Reads the words after "correct".
command::Correct parseCorrection(Words& words);

/// Read the words after "deal" and after "returns" (deals.cpp).
Command parseDeal(Words& words);
Command parseForcedDeal(Words& words, Player player);

/// Reads the fields of a choice up to the end of the line. Without any field the choice is empty.
command::Choice parseChoice(Words& words);

/// Reads "2 assault 1 raid" or "nothing".
DiceCount parseDice(Words& words);

/// Reads six resources or "none". Golems are accepted among them if `golems` is not null.
std::array<Resource, kResourceSlots> parseSlots(Words& words,
                                                std::array<Golem, kResourceSlots>* golems = nullptr);

/// Return the first words of entries without a player, and the verbs after a player.
std::vector<std::string_view> tableVerbs();
std::vector<std::string_view> playerVerbs();

/// The words behind "correct" that name neither a player nor a system, and those behind "correct red".
std::vector<std::string_view> correctionWords();
std::vector<std::string_view> playerCorrectionWords();

}  // namespace reach::record
