#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/fates/commonwealth.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 2, the Founder: defies the Empire, then leads the Commonwealth (F201 to F227).
namespace reach {
namespace {

using namespace steps;

/// F201B, as an Outlaw: three for each ambition won, and each system controlled.
int defy(const Game& game, Player player) {
    if (!isOutlaw(game.state, player)) return 0;
    int spaces = 3 * counts::ambitionsWon(game, player);
    if (tracksMap(game.state))
        forEachSystem(systemsInPlay(game),
                      [&](SystemId system) { spaces += controller(game.state, system) == player ? 1 : 0; });
    return spaces;
}

/// Returns how many Free cities are in systems whose controller passes the test.
template <typename Test>
int freeCities(const Game& game, Test test) {
    int cities = 0;
    if (!tracksMap(game.state)) return 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!test(controller(game.state, system))) return;
        for (const Building& building : game.state.at(system).buildings)
            cities += building.owner == Player::Free && building.type == BuildingType::City ? 1 : 0;
    });
    return cities;
}

/// F212B: two for each Member when the Commonwealth wins its ambition, and each Free city that the Empire
/// does not control.
int spread(const Game& game, Player) {
    const int shared = commonwealthWins(game) ? 2 * static_cast<int>(members(game).size()) : 0;
    return shared + freeCities(game, [](Player holder) { return holder != Player::Empire; });
}

/// F225B, once the Commonwealth won its ambition: three, and seven, Free cities that neither the Empire nor
/// an outsider controls.
int secureFreedom(const Game& game, Player) {
    if (!commonwealthWins(game)) return 0;
    const int free = freeCities(
        game, [&](Player holder) { return holder == Player::None || isMember(game.state, holder); });
    return free >= 7 ? 2 : free >= 3 ? 1 : 0;
}

/// F223: the marker goes with the title.
void endCommonwealth(Draft& d, Player) {
    d.emit(event::CommonwealthMarked{Ambition::None});
}

constexpr FateStep kSetup1[]{gain({2})};
constexpr FateStep kCompleted1[]{gain({4}), toCourtDeck({5, 6, 7}), setAside({8, 9, 10, 11})};
constexpr FateStep kFailed1[]{scrap({4, 5, 6, 7}), toCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup2[]{gain({13}), toBooklet({14, 15}), setAside({16, 17}), eachGains({18, 19, 20, 21}),
                             toBooklet({22})};
constexpr FateStep kCompleted2[]{gain({24}), scrap({8, 9, 10, 11})};
constexpr FateStep kFailed2[]{scrap({24}), scrap({13}), doing(endCommonwealth), toCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup3[]{scrap({15}), toBooklet({26}), gain({27})};

}  // namespace

const Fate kFounder{
    .number = 2,
    .firstAct = 1,
    .acts = {{{.objective = {18, 16, 14},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = defy,
               .readsMap = true},
              {.objective = {12, 14, 16},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = spread,
               .readsMap = true},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = secureFreedom}}},
};

}  // namespace reach
