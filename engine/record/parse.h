#pragma once

#include "engine/record/words.h"

#include <string_view>
#include <vector>

namespace reach::record {

/// Reads an entry without a player in front ("rolls ...", "score", "correct ..."); nullopt, with nothing
/// taken, when the first word begins no such entry.
std::optional<Command> parseTableEntry(Words& words);

/// Reads what follows "correct".
command::Correct parseCorrection(Words& words);

/// Reads what follows "deal", and what follows "returns" (deals.cpp).
Command parseDeal(Words& words);
Command parseForcedDeal(Words& words, Player player);

/// Reads the fields of a choice up to the end of the line; none at all is the empty choice.
command::Choice parseChoice(Words& words);

/// Reads "2 assault 1 raid" or "nothing".
DiceCount parseDice(Words& words);

/// Reads six resources or "none"; among them Golems where there is a place to note them.
std::array<Resource, kResourceSlots> parseSlots(Words& words,
                                                std::array<Golem, kResourceSlots>* golems = nullptr);

/// The first words of such entries, and the verbs behind a player.
std::vector<std::string_view> tableVerbs();
std::vector<std::string_view> playerVerbs();

/// The words behind "correct" that name neither a player nor a system, and those behind "correct red".
std::vector<std::string_view> correctionWords();
std::vector<std::string_view> playerCorrectionWords();

}  // namespace reach::record
