#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"

namespace reach::words {

/// The text of an entry with details from the state before it: the pieces hit, the question answered. Without
/// such details it is the text of the log (entryText).
QString optionText(const State& state, const Command& command, const PlayerNames& players = {});

/// The text of a button below the actor's name: "Taxes 2 Hex". For an answer, the text of its choice. `told`
/// is the entry's optionText.
QString buttonText(const State& state, const Command& command, const QString& told,
                   const PlayerNames& players = {});

/// The stolen thing, its place and its price: "Ana raids Psionic from slot 3: 2 of 3 keys".
QString raidText(const State& state, const command::Raid& raid, const PlayerNames& players = {});

/// The result for the pieces hit: "Ana destroys 1 ship and damages 2 ships". For pieces other than ships,
/// cities and starports it is the text of the log.
QString strikeText(const State& state, const command::Strike& strike, const PlayerNames& players = {});
/// The result for the player's own ships: "Ana loses 1 ship, 1 damaged".
QString sufferText(const State& state, const command::Suffer& suffer, const PlayerNames& players = {});

/// The resource that a tax would give if its supply were not empty; else None.
Resource lacking(const State& state, const command::Tax& tax);

/// True if the entry assigns hits, dealt or suffered.
bool isHits(const Command& command);

/// The entry as a log tells it: hits and answers with details from the state before them, every other entry
/// as entryText() does.
QString logText(const State& before, const Command& command, const PlayerNames& players = {});

/// The text of an automatic answer that the table must be told about: hits, a ransacked card, the end of a
/// turn. Empty for any other answer.
QString byItselfText(const State& state, const Command& command, const PlayerNames& players = {});

/// The possible kinds of an action without a pip: "Build or Repair" (Base p.17).
QString freeText(const Grant& grant);

/// The spending of a resource with its action, "Ana spends Fuel: Move" (Base p.17), or with the note that it
/// gives none.
QString spendText(const State& state, const command::Spend& spend, const PlayerNames& players = {});

/// The choice of an answer to this question. A number is replaced by its meaning: the name of an ambition, or
/// whether a card is discarded or buried. The second function returns the whole entry, "Ana chooses Tycoon".
QString answerText(const Pending& asked, const command::Choice& choice, const PlayerNames& players = {});
QString answerText(const Pending& asked, const command::Choose& answer, const PlayerNames& players = {});

/// The name of a kind of action ("tax"); empty for no kind.
QString actionText(const QString& name);

/// The reason why no action of a kind ("tax") is possible.
QString nothingText(const QString& name);

/// A warning that a spent token gives no possible action, with the reason.
QString idleSpendText(const QString& why);
/// A warning that passing now ends the chapter although players still have cards.
QString lastPassText();
/// A warning that the entry is one of a player who is at another screen.
QString ofAnotherText(const QString& player);
/// A warning that the chapter has only just ended, so that no player can have seen its results.
QString scoreUnseenText();

}  // namespace reach::words
