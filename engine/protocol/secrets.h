#pragma once

#include "engine/core/secret.h"
#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"

#include <string_view>

/// Secrets that are hidden until they are revealed (core/secret.h). command.h and event.h explain commands
/// and events.
namespace reach::command {

/// "red seals F903 3f9c…": the player wrote the secret down, and this is its seal. "red seals F2303 2 3f9c…":
/// one of several secrets of a card.
struct Seal {
    Player player = Player::None;
    SecretKey key;
    Digest seal{};

    friend constexpr bool operator==(const Seal&, const Seal&) = default;
};

/// "red reveals 4-hex with 8c12…": answers a question that reveals a secret, with the salt of its seal.
struct Reveal {
    Player player = Player::None;
    Choice choice;
    Salt salt{};

    friend constexpr bool operator==(const Reveal&, const Reveal&) = default;
};

using SecretsCommands = Types<Seal, Reveal>;

}  // namespace reach::command

namespace reach::event {

/// A secret is written down, or its possible values have changed.
struct SecretKept {
    static constexpr std::string_view wire = "secret-kept";
    Secret secret;

    void apply(State& s) const;
};
/// A secret is revealed or no longer needed. `proven`: it matched its seal.
struct SecretTold {
    static constexpr std::string_view wire = "secret-told";
    SecretKey key;
    bool proven;

    void apply(State& s) const;
};

using SecretsEvents = Types<SecretKept, SecretTold>;

}  // namespace reach::event
