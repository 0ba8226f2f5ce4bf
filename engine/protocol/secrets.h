#pragma once

#include "engine/core/secret.h"
#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"

#include <string_view>

/// What is hidden until it is told (core/secret.h). What commands and events are: command.h, event.h.
namespace reach::command {

/// "red seals F903 3f9c…": the secret is written down, and this is its seal; "red seals F2303 2 3f9c…" where
/// a card has several.
struct Seal {
    Player player = Player::None;
    SecretKey key;
    Digest seal{};

    friend constexpr bool operator==(const Seal&, const Seal&) = default;
};

/// "red reveals 4-hex with 8c12…": the answer to a question that tells a secret, with the salt of its seal.
struct Reveal {
    Player player = Player::None;
    Choice choice;
    Salt salt{};

    friend constexpr bool operator==(const Reveal&, const Reveal&) = default;
};

using SecretsCommands = Types<Seal, Reveal>;

}  // namespace reach::command

namespace reach::event {

/// A secret is written down, or more is known about it.
struct SecretKept {
    static constexpr std::string_view wire = "secret-kept";
    Secret secret;

    void apply(State& s) const;
};
/// It is told, or nobody needs it any more. `proven`: its seal was opened.
struct SecretTold {
    static constexpr std::string_view wire = "secret-told";
    SecretKey key;
    bool proven;

    void apply(State& s) const;
};

using SecretsEvents = Types<SecretKept, SecretTold>;

}  // namespace reach::event
