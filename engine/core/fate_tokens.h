#pragma once

#include "engine/core/campaign.h"

#include <span>
#include <string_view>

/// What the box has of the tokens that Fates bring (BR p.3).
namespace reach {

struct TokenKind {
    std::string_view name;        ///< in records: "banner"
    std::uint8_t fate = 0;        ///< whose
    std::int8_t inTheBox = 0;     ///< Clues: of both sides together
    std::string_view back = {};   ///< what the back shows: "damaged"; empty: both sides are alike
    std::string_view front = {};  ///< what the front is called where it has a name: "zeal"
    std::span<const std::string_view> which = {};  ///< what LaidToken::number says, from 1; empty: all alike
    /// Hits that damage it, and as many again destroy it, as a building; 0: it cannot be harmed (BR p.27).
    std::int8_t hits = 0;
};

/// A kind beyond the last one is an empty one, of which the box has none.
const TokenKind& tokenKind(FateToken kind);

/// True for a Trophy: a token that can be harmed, held by a player.
inline bool isTrophy(const LaidToken& token) {
    return token.player != Player::None && tokenKind(token.kind).hits > 0;
}

/// True for a Witness on its Psionic side: one more Psionic resource than the box has (F1402, F1404).
inline bool isPsionic(const LaidToken& token) {
    return token.kind == FateToken::Witness && token.turned;
}

/// How many say this number: of a Rumor's "false" two, of each colour's Conspiracies two.
int copiesOf(FateToken kind, int number);

inline constexpr std::array kAllTokens = [] {
    std::array<FateToken, kTokenKinds> all{};
    for (int i = 0; i < kTokenKinds; ++i) all[static_cast<std::size_t>(i)] = static_cast<FateToken>(i);
    return all;
}();

}  // namespace reach
