#pragma once

#include "engine/core/campaign.h"

#include <span>
#include <string_view>

/// The tokens of Fates as the box contains them (BR p.3).
namespace reach {

struct TokenKind {
    std::string_view name;        ///< in records: "banner"
    std::uint8_t fate = 0;        ///< the Fate it belongs to
    std::int8_t inTheBox = 0;     ///< how many; for Clues, both sides together
    std::string_view back = {};   ///< name of the back: "damaged"; empty: both sides are alike
    std::string_view front = {};  ///< name of the front, if it has one: "zeal"
    std::span<const std::string_view> which = {};  ///< names for LaidToken::number, from 1; empty: all alike
    /// Hits that damage it; as many again destroy it, like a building. 0: it cannot be harmed (BR p.27).
    std::int8_t hits = 0;
};

/// Returns the kind of a token. For an unknown kind, returns an empty kind with no tokens in the box.
const TokenKind& tokenKind(FateToken kind);

/// True for a Trophy: a token that can be harmed, held by a player.
inline bool isTrophy(const LaidToken& token) {
    return token.player != Player::None && tokenKind(token.kind).hits > 0;
}

/// True for a Witness on its Psionic side. It is one more Psionic resource beside the box's own (F1402,
/// F1404).
inline bool isPsionic(const LaidToken& token) {
    return token.kind == FateToken::Witness && token.turned;
}

/// Returns how many tokens of this kind have this number: two "false" Rumors, two Conspiracies of each
/// colour.
int copiesOf(FateToken kind, int number);

inline constexpr std::array kAllTokens = [] {
    std::array<FateToken, kTokenKinds> all{};
    for (int i = 0; i < kTokenKinds; ++i) all[static_cast<std::size_t>(i)] = static_cast<FateToken>(i);
    return all;
}();

}  // namespace reach
