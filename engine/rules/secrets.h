#pragma once

#include "engine/protocol/draft.h"

/// Secrets until they are told (core/secret.h): seals, and what was said about them.
namespace reach {

/// All planets on the map, a bit each.
SecretSet planetsInPlay(const Game& game);

/// From now on it is kept: on paper, until its holder seals it.
void keepSecret(Draft& d, const Secret& secret);
/// It can only be one of these.
void narrowSecret(Draft& d, const SecretKey& key, SecretSet can);
/// Nobody needs it any more; nothing happens where there is none.
void dropSecret(Draft& d, const SecretKey& key, bool proven = false);

/// What the choice tells: the bit and the word of its system, else of its player; no bit: nothing.
SecretSet toldBy(const command::Choice& choice);
std::string wordOf(const command::Choice& choice);

/// The secret that the question on top of the stack tells by this choice; null: none that is kept.
const Secret* secretToldBy(const Game& game, const command::Choice& choice);
/// Whether that question can tell a secret that is kept.
bool tellsSecret(const Game& game);

}  // namespace reach
