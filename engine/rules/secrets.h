#pragma once

#include "engine/protocol/draft.h"

/// Secrets until they are revealed (core/secret.h): seals and possible values.
namespace reach {

/// Returns all planets on the map, one bit each.
SecretSet planetsInPlay(const Game& game);

/// Stores a secret. It is on paper until its holder seals it.
void keepSecret(Draft& d, const Secret& secret);
/// Limits the possible values of a secret.
void narrowSecret(Draft& d, const SecretKey& key, SecretSet can);
/// Deletes a secret that is no longer needed. Does nothing if there is none.
void dropSecret(Draft& d, const SecretKey& key, bool proven = false);

/// Return the bit and the word of the choice's system, else of its player. No bit: the choice reveals
/// nothing.
SecretSet toldBy(const command::Choice& choice);
std::string wordOf(const command::Choice& choice);

/// Returns the secret that this choice reveals for the question on top of the stack. Returns null if no
/// secret is stored.
const Secret* secretToldBy(const Game& game, const command::Choice& choice);
/// True when that question can reveal a stored secret.
bool tellsSecret(const Game& game);

}  // namespace reach
