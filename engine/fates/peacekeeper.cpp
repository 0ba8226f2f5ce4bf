#include "engine/campaign/counts.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 15, the Peacekeeper: takes the Weapons away and enforces peace (F1501 to F1511).
namespace reach {
namespace {

using namespace steps;

/// F1501B: Weapons the player has, and Weapon planets controlled.
int disarm(const Game& game, Player player) {
    return tokensHad(game.state, player, Resource::Weapon) +
           counts::planets(game, player, [&](SystemId system) {
               return planetType(game.state, system) == Resource::Weapon;
           });
}

/// F1507A: in each gate, at Peace where the player controls a system of the cluster.
void layCeasefires(Draft& d, Player player) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        bool peace = false;
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            peace |= counts::holds(d.state(), systemAt(cluster, spot), player);
        layToken(d, {.kind = FateToken::Ceasefire, .at = systemAt(cluster, Spot::Gate), .turned = peace});
    }
}

/// F1507B: two clusters at Peace, and five.
int keepPeace(const Game& game, Player) {
    const auto peace = std::ranges::count_if(game.state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Ceasefire && token.turned;
    });
    return peace >= 5 ? 2 : peace >= 2 ? 1 : 0;
}

constexpr FateStep kSetup2[]{unbox(Resource::Weapon), clearOutrage(), provokeOutrage(Resource::Weapon),
                             gain({2, 3}), replenish(8)};
constexpr FateStep kCompleted2[]{toCourtDeck({5, 6})};
constexpr FateStep kFailed2[]{scrap({2}), toCourtDeck({3})};

constexpr FateStep kSetup3[]{onMap(doing(layCeasefires), Chore::Ceasefires), unbox(Resource::Weapon),
                             toBooklet({8, 9, 10, 11})};

// ---- F1505, F1506 Arms Interest

constexpr Ability kArmsInterest[]{{.name = "assemble",
                                   .moment = Moment::NewAction,
                                   .base = Action::Build,
                                   .perform = parts::gainOne<Resource::Weapon>},
                                  {.name = "fill",
                                   .discards = true,
                                   .reads = reads::count,
                                   .check = parts::checkFill,
                                   .perform = parts::fillUp<Resource::Weapon>}};
constexpr Card armsInterest(std::string_view id) {
    return {.id = id,
            .abilities = kArmsInterest,
            .question = {.reads = reads::player,
                         .offer = parts::offerRest,
                         .check = parts::checkRest,
                         .answer = parts::stealRest,
                         .mayDecline = parts::always}};
}

// ---- F1510 Peace Dividends: two Power for each system controlled in clusters at Peace

bool isAtPeace(const State& state, int cluster) {
    return std::ranges::any_of(state.campaign.tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Ceasefire && token.turned && token.at != SystemId::None &&
               clusterOf(token.at) == cluster;
    });
}
/// What the Empire controls is the First Regent's, under the Policy of Peace.
void payDividends(Draft& d) {
    if (!tracksMap(d.state())) return;
    const CardId policy = d.state().campaign.policy;
    const bool peaceful = isCard(policy) && cardOf(policy).policy.celebrates > 0;
    for (const Player player : turnOrder(d.game())) {
        int systems = 0;
        forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
            if (system == SystemId::TwistedPassage || !isAtPeace(d.state(), clusterOf(system))) return;
            const bool pays =
                peaceful ? counts::holds(d.state(), system, player) : controller(d.state(), system) == player;
            systems += pays ? 1 : 0;
        });
        if (systems > 0)
            d.emit(event::PowerGained{player, static_cast<std::int16_t>(2 * systems), Ambition::None});
    }
}

/// F1502: the Oath binds the Peacekeeper alone.
bool isNoPeacekeeper(const Game& game, Player holder) {
    return isColor(holder) && game.state.seat(holder).fate != 15;
}

const Card kCards[]{
    {.id = "F1502", .byHand = true, .scrappedWhen = isNoPeacekeeper},
    armsInterest("F1505"),
    armsInterest("F1506"),
    {.id = "F1510", .edict = payDividends},
};

}  // namespace

const Fate kPeacekeeper{
    .number = 15,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {18, 16, 14},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = disarm},
              {.setup = kSetup3, .grandAmbitions = keepPeace}}},
};

std::span<const Card> peacekeeperCards() {
    return kCards;
}

}  // namespace reach
