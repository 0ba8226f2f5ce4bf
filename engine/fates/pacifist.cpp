#include "engine/cards/card.h"
#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/events.h"
#include "engine/rules/resources.h"

/// Fate 14, the Pacifist: takes nothing and spreads empathy (F1401 to F1412).
namespace reach {
namespace {

using namespace steps;

bool noTrophies(const State& state, Player player) {
    return std::ranges::all_of(state.of(player).trophies, [](const Pieces& p) { return p.total() == 0; });
}
bool noCaptives(const State& state, Player player) {
    return std::ranges::all_of(state.of(player).captives, [](int agents) { return agents == 0; });
}

/// F1401B, the half at a chapter's end.
int commit(const Game& game, Player player) {
    return (noTrophies(game.state, player) ? 2 : 0) + (noCaptives(game.state, player) ? 1 : 0);
}

/// F1408B: neither Trophies nor Captives; the Rivals together with more Psionic.
int demonstrate(const Game& game, Player player) {
    int theirs = 0;
    forEachRival(game.setup, player,
                 [&](Player rival) { theirs += tokensHad(game.state, rival, Resource::Psionic); });
    const bool nonviolent = noTrophies(game.state, player) && noCaptives(game.state, player);
    return (nonviolent ? 1 : 0) + (theirs > tokensHad(game.state, player, Resource::Psionic) ? 1 : 0);
}

/// F1401A: at each Weapon planet.
void layWitnesses(Draft& d, Player) {
    takeTokens(d, FateToken::Witness);
    forEachSystem(systemsInPlay(d.setup()), [&](SystemId system) {
        if (!isGate(system) && planetType(d.state(), system) == Resource::Weapon)
            placeFateToken(d, FateToken::Witness, system);
    });
}
/// F1404: those on the map are Psionic resources of the supply from now on.
void takeHome(Draft& d, Player) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i)
        if (const LaidToken& token = d.state().campaign.tokens[i];
            token.kind == FateToken::Witness && token.at != SystemId::None)
            d.emit(
                event::TokenLaid{static_cast<std::int8_t>(i), {.kind = FateToken::Witness, .turned = true}});
}

constexpr FateStep kSetup2[]{clearOutrage(), gain({2, 3}), onMap(doing(layWitnesses), Chore::Witnesses),
                             replenish(8)};
constexpr FateStep kCompleted2[]{scrap({2}), scrap({5, 6, 7}), doing(takeHome)};
constexpr FateStep kFailed2[]{scrap({2}), toCourtDeck({5, 6, 7}), scrapFromMap<FateToken::Witness>()};

constexpr FateStep kSetup3[]{toBooklet({9}), setAside({10}), toBooklet({11, 12})};

// ---- F1406, F1407 Itinerant Empaths: Psionic for every empty slot

void fill(Draft& d, Player player) {
    for (int room = emptySlots(d.state(), player); room > 0; --room)
        if (!gainToken(d, player, Resource::Psionic)) return;
}
/// Of the tied the first in turn order.
void fillLeast(Draft& d, int place) {
    Player least = Player::None;
    for (const Player player : turnOrder(d.game()))
        if (least == Player::None || d.of(player).power < d.of(least).power) least = player;
    fill(d, least);
    removeFromCourt(d, place, event::CardPlace::Discard);
}

/// F1412: while Empath is declared.
void rebuke(Draft& d) {
    if (!isDeclared(d.state(), Ambition::Empath)) return;
    for (const Player player : turnOrder(d.game())) {
        for (const Resource type : kAllResources)
            if (isOutraged(d.of(player), type)) discardAllTokens(d, player, type);
        if (!isOutraged(d.of(player), Resource::Psionic)) gainToken(d, player, Resource::Psionic);
    }
}

const Card kCards[]{
    {.id = "F1406", .whenSecured = fill, .crisis = fillLeast},
    {.id = "F1407", .whenSecured = fill, .crisis = fillLeast},
    {.id = "F1412", .edict = rebuke},
};

}  // namespace

const Fate kPacifist{
    .number = 14,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {16, 14, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = commit},
              {.setup = kSetup3, .grandAmbitions = demonstrate}}},
};

std::span<const Card> pacifistCards() {
    return kCards;
}

}  // namespace reach
