#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/contract/card.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"

/// Fate 13, the Blight Speaker: spreads the Blight and feeds it (F1301 to F1313).
namespace reach {
namespace {

using namespace steps;

/// F1301B, the half at a chapter's end: for each ambition won, the Blight beside Loyal ships.
int contact(const Game& game, Player player) {
    if (!tracksMap(game.state)) return 0;
    int blight = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        const bool flagship = game.state.seat(player).flagship.at == system;
        if (flagship || game.state.at(system).ships[index(player)].total() > 0)
            blight += game.state.at(system).ships[index(Player::Blight)].total();
    });
    return counts::ambitionsWon(game, player) * blight;
}

constexpr FateStep kSetup2[]{gain({2}), scrapShips(2), replenish(8)};
constexpr FateStep kCompleted2[]{gain({4}), toCourtDeck({5, 6, 7, 8, 9}), scrap({10, 11})};
constexpr FateStep kFailed2[]{scrap({4, 5, 6, 7, 8}), toCourtDeck({9, 10, 11})};

constexpr FateStep kSetup3[]{gain({13})};

// ---- F1307 to F1309 Blight Purge: two Power for each Blight among the Trophies

void praise(Draft& d, Player player) {
    if (const int blight = d.of(player).trophies[index(Player::Blight)].ships; blight > 0)
        d.emit(event::PowerGained{player, static_cast<std::int16_t>(2 * blight), Ambition::None});
}
void praiseAll(Draft& d, int place) {
    for (const Player player : d.setup().seats) praise(d, player);
    removeFromCourt(d, place, event::CardPlace::Bottom);
}
void praiseOne(Draft& d, Player player) {
    praise(d, player);
    forEachRival(d.setup(), player, [&](Player rival) {
        d.emit(event::TrophiesSet{rival, Player::Blight, {}});
    });
}
constexpr Card blightPurge(std::string_view id) {
    return {.id = id, .whenSecured = praiseOne, .crisis = praiseAll};
}

const Card kCards[]{blightPurge("F1307"), blightPurge("F1308"), blightPurge("F1309")};

}  // namespace

const Fate kBlightSpeaker{
    .number = 13,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {18, 16, 14},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = contact},
              {.setup = kSetup3}}},
};

std::span<const Card> blightSpeakerCards() {
    return kCards;
}

}  // namespace reach
