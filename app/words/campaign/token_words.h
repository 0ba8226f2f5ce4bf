#pragma once

#include "app/words/names.h"
#include "engine/core/fate_tokens.h"

/// The tokens that Fates bring, for people.
namespace reach::words {

QString name(FateToken kind);  ///< "Banner"
QString name(Golem golem);     ///< "Seeker Golem"
/// Which one it is and what side is up: "Banner, damaged", "Seat 3", "Golem, asleep".
QString tokenText(const LaidToken& token);
/// Where it lies: "4 Hex", "Blue", "the Tycoon box", "Golem Hearth"; "aside".
QString placeText(const LaidToken& token, const PlayerNames& players);

/// "Pirate Hoard", "Breaking Worlds" for what lies on the back of a card; "the token in 4 Hex".
QString placeText(PilePlace place);

}  // namespace reach::words
