#include "engine/campaign/counts.h"
#include "engine/contract/card.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"

/// Fate 17, the Overlord: rules those who despise it (F1701 to F1703).
namespace reach {
namespace {

using namespace steps;

/// F1701B: of the types with Outrage, each resource type held, and two for each planet type controlled.
int ruleByFear(const Game& game, Player player) {
    int spaces = 0;
    for (const Resource type : kAllResources) {
        const PlayerState& own = game.state.of(player);
        if (!isOutraged(own, type)) continue;
        const int planets = counts::planets(
            game, player, [&](SystemId system) { return planetType(game.state, system) == type; });
        spaces += (tokensHad(game.state, player, type) > 0 ? 1 : 0) + (planets > 0 ? 2 : 0);
    }
    return spaces;
}

// ---- F1701A: a player without Outrage may provoke one and then places two ships at a planet of its type

bool hasNoOutrage(const Game& game, Player player) {
    return std::ranges::none_of(kAllResources,
                                [&](Resource type) { return isOutraged(game.state.of(player), type); });
}
void offerOutrage(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!isGate(system)) out.push_back({.system = system});
    });
}
void checkPlanet(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    mustBePlanet(game, c.system, v);
}
void outrageThere(Draft& d, const Pending& asked, const command::Choice& c) {
    provokeOutrage(d, asked.player, planetType(d.state(), c.system));
    placeShips(d, asked.player, c.system, 2);
}
constexpr Question kFirstOutrage{.reads = reads::system,
                                 .offer = offerOutrage,
                                 .check = checkPlanet,
                                 .answer = outrageThere,
                                 .mayDecline = [](const Game&, const Pending&) { return true; }};

constexpr FateStep kSetup3[]{mayResettle(),
                             gain({2}),
                             toBooklet({3}),
                             {.kind = Kind::Ask, .question = &kFirstOutrage, .when = hasNoOutrage}};

/// F1703: the Overlord loses Power by the number of Outrage.
void reject(Draft& d) {
    constexpr std::array<int, kResources + 1> kLoss{0, 1, 3, 6, 8, 10};
    for (const Player player : d.setup().seats) {
        if (d.state().seat(player).fate != kOverlord.number) continue;
        const auto outraged = std::ranges::count_if(
            kAllResources, [&](Resource type) { return isOutraged(d.of(player), type); });
        if (outraged > 0)
            d.emit(event::PowerGained{player,
                                      static_cast<std::int16_t>(-kLoss[static_cast<std::size_t>(outraged)]),
                                      Ambition::None});
    }
}

const Card kCards[]{{.id = "F1703", .edict = reject}};

}  // namespace

const Fate kOverlord{
    .number = 17,
    .firstAct = 3,
    .acts = {{{},
              {},
              {.objective = {20, 20, 20}, .setup = kSetup3, .advance = ruleByFear, .readsMap = true}}},
};

std::span<const Card> overlordCards() {
    return kCards;
}

}  // namespace reach
