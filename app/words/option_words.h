#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"

namespace reach::words {

/// An entry in the words of the state in which it is made: what pieces are hit, what an answer answers; where
/// that tells nothing more, in those of the log (entryText).
QString optionText(const State& state, const Command& command, const PlayerNames& players = {});

/// What was told of it (optionText) on a button below the name of who acts: "Taxes 2 Hex"; of an answer what
/// it chooses.
QString buttonText(const State& state, const Command& command, const QString& told,
                   const PlayerNames& players = {});

/// What is stolen, where from, and the price: "Ana raids Psionic from slot 3: 2 of 3 keys".
QString raidText(const State& state, const command::Raid& raid, const PlayerNames& players = {});

/// What becomes of the pieces hit: "Ana destroys 1 ship and damages 2 ships"; in the words of the log where
/// other than ships, cities and starports are.
QString strikeText(const State& state, const command::Strike& strike, const PlayerNames& players = {});
/// The same of one's own ships: "Ana loses 1 ship, 1 damaged".
QString sufferText(const State& state, const command::Suffer& suffer, const PlayerNames& players = {});

/// Whether it says where hits land, dealt or suffered: in the log too it is told with the state it met.
bool isHits(const Command& command);

/// An answer that was given because there was no other, where the table has to hear of it: hits, a card that
/// is ransacked, a turn that ends. Empty for any other.
QString byItselfText(const State& state, const Command& command, const PlayerNames& players = {});

/// The kinds of action that one without a pip may be: "Build or Repair" (Base p.17).
QString freeText(const Grant& grant);

/// With the action it gives, "Ana spends Fuel: Move" (Base p.17), or that it gives none.
QString spendText(const State& state, const command::Spend& spend, const PlayerNames& players = {});

/// What an answer to this question chooses, a number by what it stands for: the ambition it names, or whether
/// a card is discarded or buried; and the whole entry, "Ana chooses Tycoon".
QString answerText(const Pending& asked, const command::Choice& choice, const PlayerNames& players = {});
QString answerText(const Pending& asked, const command::Choose& answer, const PlayerNames& players = {});

/// What a kind of action ("tax") is called; empty for no kind.
QString actionText(const QString& name);

/// Why there is nothing of a kind of action ("tax") to do at all.
QString nothingText(const QString& name);

/// That a spent token gives nothing that can be done now, and why.
QString idleSpendText(const QString& why);
/// That passing now ends the chapter though cards are left in hands.
QString lastPassText();
/// That the chapter has only just ended, and nobody can have seen what it brings.
QString scoreUnseenText();

}  // namespace reach::words
