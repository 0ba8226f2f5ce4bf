#pragma once

#include "app/words/names.h"
#include "engine/core/fate_tokens.h"

/// The texts about tokens of Fates.
namespace reach::words {

QString name(FateToken kind);  ///< "Banner"
QString name(Golem golem);     ///< "Seeker Golem"
/// The name and visible side of a token: "Banner, damaged", "Seat 3", "Golem, asleep".
QString tokenText(const LaidToken& token);
/// The place of a token: "4 Hex", "Blue", "the Tycoon box", "Golem Hearth"; "aside".
QString placeText(const LaidToken& token, const PlayerNames& players);

/// The place of a pile: the name of the card's back, or of the card if it has no back ("Pirate Hoard",
/// "Breaking Worlds"); or "the token in 4 Hex".
QString placeText(PilePlace place);

/// The name of a Conspiracy: its ambition, and its number if there are several. `named` is the number in an
/// entry: 1 (Tycoon) to 7, 11 to 17 for the second of an ambition (F2305).
QString conspiracyName(int named);

}  // namespace reach::words
