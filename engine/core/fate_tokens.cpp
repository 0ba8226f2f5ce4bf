#include "engine/core/fate_tokens.h"

#include <numeric>

namespace reach {
namespace {

constexpr std::array<std::string_view, 4> kGolems{"warrior", "protector", "seeker", "harvester"};
/// The content of a Rumor. The two false ones are alike.
constexpr std::array<std::string_view, 3> kRumors{"cluster", "symbol", "false"};
constexpr std::array<std::string_view, 6> kNumbers{"1", "2", "3", "4", "5", "6"};
constexpr std::array<std::string_view, kPlayerColors> kColors{"red", "blue", "white", "yellow"};

constexpr std::array<TokenKind, kTokenKinds> kKinds{{
    {.name = "check-clue", .fate = 9, .inTheBox = 6},
    {.name = "cross-clue", .fate = 9, .inTheBox = 6},
    {.name = "portal", .fate = 9, .inTheBox = 1},
    {.name = "pilgrim", .fate = 9, .inTheBox = 6},
    {.name = "war-profiteer", .fate = 3, .inTheBox = 1},
    {.name = "golem", .fate = 5, .inTheBox = 4, .back = "asleep", .front = "awake", .which = kGolems},
    {.name = "ideal", .fate = 8, .inTheBox = 5, .back = "wisdom", .front = "zeal"},
    {.name = "banner", .fate = 10, .inTheBox = 8, .back = "damaged", .hits = 1},
    {.name = "hammer", .fate = 11, .inTheBox = 6, .back = "broken"},
    {.name = "rumor", .fate = 12, .inTheBox = 4, .back = "face-down", .front = "face-up", .which = kRumors},
    {.name = "witness", .fate = 14, .inTheBox = 4, .back = "psionic"},
    {.name = "ceasefire", .fate = 15, .inTheBox = 6, .back = "peace", .front = "war"},
    {.name = "seat", .fate = 16, .inTheBox = 6, .which = kNumbers},
    {.name = "court", .fate = 16, .inTheBox = 6, .which = kNumbers},
    {.name = "bunker", .fate = 18, .inTheBox = 9, .back = "damaged", .hits = 2},
    {.name = "edenguard", .fate = 20, .inTheBox = 1},
    {.name = "blightkin", .fate = 21, .inTheBox = 1},
    {.name = "passage", .fate = 22, .inTheBox = 6},
    {.name = "conspiracy",
     .fate = 23,
     .inTheBox = 8,
     .back = "face-down",
     .front = "face-up",
     .which = kColors},
}};

/// Clues are in the box once, with two sides.
static_assert(std::accumulate(kKinds.begin(), kKinds.end(), 0, [](int sum, const TokenKind& kind) {
                  return sum + kind.inTheBox;
              }) == kFateTokens + 6);

constexpr TokenKind kNoKind{};

}  // namespace

const TokenKind& tokenKind(FateToken kind) {
    return index(kind) < kTokenKinds ? kKinds[static_cast<std::size_t>(kind)] : kNoKind;
}

int copiesOf(FateToken kind, int number) {
    if (kind == FateToken::Conspiracy) return 2;
    return kind == FateToken::Rumor && number == 3 ? 2 : 1;
}

}  // namespace reach
