#include "engine/map/setup_cards.h"

#include "engine/map/board.h"

namespace reach {
namespace {

constexpr SystemId at(int cluster, Spot spot) {
    return systemAt(cluster - 1, spot);
}
constexpr std::uint8_t cluster(int printed) {
    return static_cast<std::uint8_t>(1U << (printed - 1));
}

constexpr std::array<SetupCard, kSetupCards> kCards{{
    {"2SETUP01",
     "2 Player Frontiers",
     2,
     true,
     cluster(1) | cluster(6),
     {{at(5, Spot::Hex), at(4, Spot::Hex), {at(3, Spot::Gate), at(3, Spot::Hex)}},
      {at(3, Spot::Arrow), at(5, Spot::Arrow), {at(5, Spot::Gate), at(4, Spot::Arrow)}}}},
    {"2SETUP02",
     "2 Player Mix Up 1",
     2,
     false,
     cluster(2) | cluster(5),
     {{at(4, Spot::Moon), at(3, Spot::Moon), {at(1, Spot::Gate), at(6, Spot::Arrow)}},
      {at(6, Spot::Hex), at(3, Spot::Hex), {at(4, Spot::Gate), at(1, Spot::Moon)}}}},
    {"2SETUP03",
     "2 Player Homelands",
     2,
     false,
     cluster(1) | cluster(4),
     {{at(5, Spot::Arrow), at(6, Spot::Arrow), {at(5, Spot::Gate), at(5, Spot::Hex)}},
      {at(3, Spot::Hex), at(3, Spot::Arrow), {at(3, Spot::Gate), at(2, Spot::Arrow)}}}},
    {"2SETUP04",
     "2 Player Mix Up 2",
     2,
     false,
     cluster(1) | cluster(4),
     {{at(5, Spot::Moon), at(2, Spot::Arrow), {at(3, Spot::Gate), at(6, Spot::Moon)}},
      {at(2, Spot::Moon), at(6, Spot::Arrow), {at(5, Spot::Gate), at(3, Spot::Hex)}}}},
    {"3SETUP01",
     "3 Player Mix Up",
     3,
     false,
     cluster(1) | cluster(4),
     {{at(3, Spot::Hex), at(5, Spot::Moon), {at(2, Spot::Gate), SystemId::None}},
      {at(5, Spot::Hex), at(2, Spot::Arrow), {at(3, Spot::Gate), SystemId::None}},
      {at(2, Spot::Hex), at(3, Spot::Arrow), {at(5, Spot::Gate), SystemId::None}}}},
    {"3SETUP02",
     "3 Player Frontiers",
     3,
     false,
     cluster(2) | cluster(3),
     {{at(1, Spot::Hex), at(4, Spot::Hex), {at(6, Spot::Gate), SystemId::None}},
      {at(5, Spot::Hex), at(1, Spot::Moon), {at(5, Spot::Gate), SystemId::None}},
      {at(4, Spot::Moon), at(6, Spot::Arrow), {at(1, Spot::Gate), SystemId::None}}}},
    {"3SETUP03",
     "3 Player Homelands",
     3,
     false,
     cluster(5) | cluster(6),
     {{at(2, Spot::Hex), at(3, Spot::Moon), {at(3, Spot::Gate), SystemId::None}},
      {at(1, Spot::Hex), at(2, Spot::Arrow), {at(2, Spot::Gate), SystemId::None}},
      {at(1, Spot::Arrow), at(4, Spot::Hex), {at(4, Spot::Gate), SystemId::None}}}},
    {"3SETUP04",
     "3 Player Core Conflict",
     3,
     true,
     cluster(3) | cluster(6),
     {{at(1, Spot::Hex), at(2, Spot::Moon), {at(1, Spot::Gate), SystemId::None}},
      {at(2, Spot::Hex), at(1, Spot::Moon), {at(2, Spot::Gate), SystemId::None}},
      {at(1, Spot::Arrow), at(2, Spot::Arrow), {at(4, Spot::Gate), SystemId::None}}}},
    {"4SETUP01",
     "4 Player Mix Up 1",
     4,
     false,
     cluster(3),
     {{at(4, Spot::Arrow), at(6, Spot::Hex), {at(1, Spot::Gate), SystemId::None}},
      {at(4, Spot::Hex), at(5, Spot::Hex), {at(6, Spot::Gate), SystemId::None}},
      {at(5, Spot::Arrow), at(1, Spot::Hex), {at(4, Spot::Gate), SystemId::None}},
      {at(6, Spot::Arrow), at(1, Spot::Arrow), {at(5, Spot::Gate), SystemId::None}}}},
    {"4SETUP02",
     "4 Player Mix Up 2",
     4,
     false,
     cluster(4),
     {{at(5, Spot::Hex), at(3, Spot::Arrow), {at(2, Spot::Gate), SystemId::None}},
      {at(3, Spot::Hex), at(5, Spot::Moon), {at(1, Spot::Gate), SystemId::None}},
      {at(2, Spot::Hex), at(1, Spot::Hex), {at(3, Spot::Gate), SystemId::None}},
      {at(1, Spot::Arrow), at(2, Spot::Arrow), {at(5, Spot::Gate), SystemId::None}}}},
    {"4SETUP03",
     "4 Player Frontiers",
     4,
     false,
     cluster(5),
     {{at(1, Spot::Hex), at(3, Spot::Moon), {at(2, Spot::Gate), SystemId::None}},
      {at(2, Spot::Hex), at(6, Spot::Hex), {at(3, Spot::Gate), SystemId::None}},
      {at(4, Spot::Moon), at(2, Spot::Arrow), {at(6, Spot::Gate), SystemId::None}},
      {at(1, Spot::Arrow), at(6, Spot::Arrow), {at(4, Spot::Gate), SystemId::None}}}},
    {"4SETUP04",
     "4 Player Mix Up 3",
     4,
     false,
     cluster(6),
     {{at(3, Spot::Hex), at(5, Spot::Moon), {at(1, Spot::Gate), SystemId::None}},
      {at(1, Spot::Arrow), at(3, Spot::Arrow), {at(2, Spot::Gate), SystemId::None}},
      {at(1, Spot::Hex), at(4, Spot::Hex), {at(3, Spot::Gate), SystemId::None}},
      {at(4, Spot::Arrow), at(2, Spot::Moon), {at(5, Spot::Gate), SystemId::None}}}},
}};

}  // namespace

std::span<const SetupCard> setupCards() {
    return kCards;
}

const SetupCard& setupCard(const Setup& setup) {
    return kCards[setup.setupCard < kSetupCards ? setup.setupCard : 0];
}

int findSetupCard(std::string_view id) {
    for (int i = 0; i < kSetupCards; ++i)
        if (kCards[static_cast<std::size_t>(i)].id == id) return i;
    return -1;
}

std::array<std::int8_t, kResources> thirdPartyTokens(const Game& game) {
    if (game.setup.campaign) return game.state.campaign.boxed;
    std::array<std::int8_t, kResources> tokens{};
    const SetupCard& card = setupCard(game.setup);
    if (card.players != 2) return tokens;
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        if ((card.outOfPlay >> clusterOf(system) & 1) != 0 && !isGate(system))
            ++tokens[index(printedType(system))];
    }
    return tokens;
}

}  // namespace reach
