#include "engine/rules/ambitions.h"

#include "engine/contract/fate_tokens.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/query.h"
#include "engine/rules/third_party.h"

#include <algorithm>

namespace reach {
namespace {

/// The two best counts among all contenders but one.
struct Bar {
    int best = 0;
    int next = 0;
};

/// Player::None: against the third party.
Bar barAgainst(const AmbitionStanding& box, Player player) {
    Bar bar{player == Player::None ? 0 : box.thirdParty, 0};
    for (const Placing& other : box.players) {
        if (other.player == player) continue;
        bar.next = std::max(bar.next, std::min(bar.best, other.count));
        bar.best = std::max(bar.best, other.count);
    }
    return bar;
}

/// True when a card of the player's fills the seam for this ambition.
template <auto Seam>
bool hasFor(const State& state, Player player, Ambition ambition) {
    bool found = false;
    forEachWith<Seam>(state, player, [&](CardId, AmbitionSet which) { found |= contains(which, ambition); });
    return found;
}

/// Computes the Power of a place with the player's cards: first Power and bonus, second Power, or nothing.
void award(const AmbitionStanding& box, Placing& mine, const State& state) {
    const bool secondAtMost = hasFor<&ScoringSeams::secondAtMost>(state, mine.player, box.ambition);
    const bool lessForFirst = secondAtMost || has<&ScoringSeams::secondForWinning>(state, mine.player);
    const bool firstOnly = has<&ScoringSeams::firstOnly>(state, mine.player);
    if (mine.place == 1 && !lessForFirst) mine.bonus = bonusCityPower(state.of(mine.player));
    if (mine.place == 1) mine.power = (lessForFirst ? box.second : box.first) + mine.bonus;
    if (mine.place == 2 && !secondAtMost && !firstOnly) mine.power = box.second;
}

/// Removes the Power that a card forbids its holder to gain.
void takeAway(AmbitionStanding& box, const State& state) {
    for (Placing& mine : box.players)
        if (hasFor<&ScoringSeams::noPowerFrom>(state, mine.player, box.ambition)) mine.power = mine.bonus = 0;
}

/// Returns the place. A tie for first makes all tied players second and gives no further place. A tie for
/// second gives none.
int placeOf(int count, const Bar& bar) {
    if (count == 0) return 0;
    if (count > bar.best) return 1;
    return count == bar.best || (count > bar.next && bar.best > bar.next) ? 2 : 0;
}

void place(AmbitionStanding& box, Placing& mine, const State& state) {
    const Bar bar = barAgainst(box, mine.player);
    mine.place = placeOf(mine.count, bar);
    if (mine.place != 1) mine.toFirst = bar.best + 1 - mine.count;
    if (box.declared()) award(box, mine, state);
}

/// Tokens and Guild cards of this resource, as they count towards an ambition.
int iconsScored(const State& state, Player player, Resource resource) {
    int count = icons(state, player, resource);
    forEachLaw<&ScoringSeams::guildsCountTwice>(state, [&](CardId, bool) {
        forEachGuild(state.of(player),
                     [&](CardId, const Card& card) { count += card.suit == resource ? 1 : 0; });
    });
    return count;
}

/// F320: the War Profiteer marker on the Warlord box.
bool weaponsCount(const State& state) {
    return tokensLike(state, {.kind = FateToken::WarProfiteer, .ambition = Ambition::Warlord}) > 0;
}

}  // namespace

FixedVector<Ambition, kAmbitions> ambitionsInPlay(const State& state) {
    static constexpr auto kOnBoard = [] {
        FixedVector<Ambition, kAmbitions> all;
        for (const Ambition ambition : kBoardAmbitions) all.push(ambition);
        return all;
    }();
    auto inPlay = kOnBoard;
    forEachLaw<&AmbitionSeams::adds>(state,
                                     [&](CardId, const NewAmbition& added) { inPlay.push(added.ambition); });
    return inPlay;
}

bool isInPlay(const State& state, Ambition ambition) {
    const auto inPlay = ambitionsInPlay(state);
    return std::ranges::find(inPlay, ambition) != inPlay.end();
}

int ambitionCount(const Game& game, Player player, Ambition ambition) {
    const State& state = game.state;
    switch (ambition) {
        case Ambition::Tycoon:
            return iconsScored(state, player, Resource::Material) +
                   iconsScored(state, player, Resource::Fuel);
        case Ambition::Tyrant: return captivesOf(state, player);
        case Ambition::Warlord:
            return trophiesOf(state, player) +
                   (weaponsCount(state) ? iconsScored(state, player, Resource::Weapon) : 0);
        case Ambition::Keeper: return iconsScored(state, player, Resource::Relic);
        case Ambition::Empath: return iconsScored(state, player, Resource::Psionic);
        default: break;
    }
    int count = 0;
    forEachLaw<&AmbitionSeams::adds>(state, [&](CardId, const NewAmbition& added) {
        if (added.ambition == ambition) count = added.count(game, player);
    });
    return count;
}

Ambition boxOf(Resource token) {
    switch (token) {
        case Resource::Material:
        case Resource::Fuel: return Ambition::Tycoon;
        case Resource::Weapon: return Ambition::Warlord;
        case Resource::Relic: return Ambition::Keeper;
        case Resource::Psionic: return Ambition::Empath;
        case Resource::None: break;
    }
    return Ambition::None;
}

int thirdPartyCount(const Game& game, Ambition ambition) {
    const auto tokens = thirdPartyTokens(game);
    int count = 0;
    for (const Resource token : kAllResources)
        if (boxOf(token) == ambition) count += tokens[index(token)];
    return count;
}

int thirdPartyPlace(const AmbitionStanding& box) {
    return placeOf(box.thirdParty, barAgainst(box, Player::None));
}

namespace {

/// As this ambition would score now.
void addStanding(const Game& game, Ambition ambition, Standings& all) {
    all.push({});
    AmbitionStanding& box = all.back();
    box.ambition = ambition;
    box.thirdParty = thirdPartyCount(game, ambition);
    for (int i = 0; i < kMarkers; ++i) {
        const AmbitionMarker& marker = game.state.markers[i];
        if (marker.where != ambition) continue;
        const MarkerValue value = markerValue(i, marker.flipped);
        box.markers.push(value);
        box.first += value.first;
        box.second += value.second;
    }
    for (const Player player : game.setup.seats)
        box.players.push({.player = player, .count = ambitionCount(game, player, ambition)});
    for (Placing& mine : box.players) place(box, mine, game.state);
    box.commonwealth = game.state.campaign.commonwealth == ambition && box.declared();
    if (!box.declared()) return;
    scoreTogether(game.state, box);
    forEachLaw<&ScoringSeams::scoredByLaw>(game.state, [&](CardId, auto scored) { scored(game.state, box); });
    takeAway(box, game.state);
}

}  // namespace

Standings standings(const Game& game) {
    Standings all;
    for (const Ambition ambition : ambitionsInPlay(game.state)) addStanding(game, ambition, all);
    return all;
}

Standings declaredStandings(const Game& game) {
    Standings all;
    for (const Ambition ambition : ambitionsInPlay(game.state))
        if (isDeclared(game.state, ambition)) addStanding(game, ambition, all);
    return all;
}

}  // namespace reach
