#pragma once

#include "app/words/names.h"
#include "engine/contract/card_asks.h"
#include "engine/engine.h"

namespace reach::words {

/// The next thing the table has to do, in one line: "Ana: roll the dice". `follows` is true if a card was
/// already played in this round.
QString promptText(const Prompt& prompt, const PlayerNames& players = {}, bool follows = false);

/// The question without the player's name: "Roll the dice".
QString questionText(const Prompt& prompt, const PlayerNames& players = {}, bool follows = false);

/// The question of the draft for a player who can still take these.
QString draftText(bool leader, bool lore);

/// The words of a card's question: "Which Rival gets the Seeker Golem?". Empty only for a question without a
/// row.
QString cardQuestionText(CardAsks asks, const Pending& pending, const PlayerNames& players = {});

/// Returns the printed ids of the cards whose CardAsks::Choose is told in words of its own.
QStringList cardsWithChoiceText();

/// An instruction to correct a campaign record of an older version, for an entry that the rules now refuse.
/// Such a step is now made by the app, or is asked of the table. Empty if neither applies.
QString putRightText(const Game& before, Rule refused, const PlayerNames& players = {});

}  // namespace reach::words
