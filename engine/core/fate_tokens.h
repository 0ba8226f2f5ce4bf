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
};

/// A kind beyond the last one is an empty one, of which the box has none.
const TokenKind& tokenKind(FateToken kind);

/// How many say this number: of a Rumor's "false" two, of each colour's Conspiracies two.
int copiesOf(FateToken kind, int number);

inline constexpr std::array kAllTokens = [] {
    std::array<FateToken, kTokenKinds> all{};
    for (int i = 0; i < kTokenKinds; ++i) all[static_cast<std::size_t>(i)] = static_cast<FateToken>(i);
    return all;
}();

}  // namespace reach
