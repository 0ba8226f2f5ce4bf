#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
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

// ---- F1509 Empire Balks at Peace: under a Policy of War the First Regent may end a cluster's

int ceasefireAt(const State& state, int cluster) {
    const auto& tokens = state.campaign.tokens;
    const auto* found = std::ranges::find_if(tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Ceasefire && token.turned && token.at != SystemId::None &&
               clusterOf(token.at) == cluster;
    });
    return found == tokens.end() ? -1 : static_cast<int>(found - tokens.begin());
}
bool isAtPeace(const State& state, int cluster) {
    return ceasefireAt(state, cluster) >= 0;
}
int imperialSystems(const Game& game, int cluster) {
    int systems = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (system != SystemId::TwistedPassage && clusterOf(system) == cluster)
            systems += controller(game.state, system) == Player::Empire ? 1 : 0;
    });
    return systems;
}
void offerWar(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        if (isAtPeace(game.state, cluster) && imperialSystems(game, cluster) >= 2)
            out.push_back({.cluster = cluster});
}
void checkWar(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.cluster < 0 || c.cluster >= kClusters || !isAtPeace(game.state, c.cluster))
        return v.refuse(Rule::NoSuchPiece);
    if (imperialSystems(game, c.cluster) < 2)
        v.breaks(Rule::CardConditions, fateSetCard(kPeacekeeper.number, 9));
}
void turnToWar(Draft& d, int cluster) {
    const int place = ceasefireAt(d.state(), cluster);
    if (place < 0) return;
    LaidToken token = d.state().campaign.tokens[static_cast<std::size_t>(place)];
    token.turned = false;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
}
void endPeace(Draft& d, const Pending&, const command::Choice& c) {
    turnToWar(d, c.cluster);
}
void balkAtPeace(Draft& d) {
    const State& state = d.state();
    const Player regent = state.campaign.firstRegent;
    const bool outlaw = std::ranges::any_of(d.setup().seats, [&](Player player) {
        return state.seat(player).fate == kPeacekeeper.number && isOutlaw(state, player);
    });
    if (regent == Player::None || !outlaw || !isWar(state.campaign.policy)) return;
    const CardId edict = fateSetCard(kPeacekeeper.number, 9);
    if (!tracksMap(state)) return d.ask({.ask = Ask::AtTable, .player = regent, .card = edict});
    d.ask({.ask = Ask::Resolve, .player = regent, .card = edict});
}

// ---- F1508 Ceasefires: harm in a cluster at Peace costs a Weapon, and ends that

Resource priceOfHarm(const State& state, SystemId system, Player by, Player owner) {
    const bool free = !isColor(by) || owner == by || owner == Player::None || owner == Player::Blight ||
                      system == SystemId::TwistedPassage;
    return !free && isAtPeace(state, clusterOf(system)) ? Resource::Weapon : Resource::None;
}
void breakPeace(Draft& d, SystemId system, Player) {
    turnToWar(d, clusterOf(system));
}

// ---- F1510 Peace Dividends: two Power for each system controlled in clusters at Peace

/// Under the Policy of Peace the First Regent also counts the systems of the Empire.
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
    return isColor(holder) && game.state.seat(holder).fate != kPeacekeeper.number;
}

const Card kCards[]{
    {.id = "F1502",
     .harm = {.keepsOnlyBlight = true},
     .court = {.scrappedWhen = isNoPeacekeeper},
     .ambitions = {.neverDeclares = bitOf(Ambition::Warlord)},
     .scoring = {.noPowerFrom = bitOf(Ambition::Warlord)},
     .campaign = {.refusesWar = true}},
    armsInterest("F1505"),
    armsInterest("F1506"),
    {.id = "F1509",
     .question = {.reads = reads::cluster,
                  .offer = offerWar,
                  .check = checkWar,
                  .answer = endPeace,
                  .mayDecline = parts::always},
     .asks = asking<CardAsks::EndCeasefire>,
     .edict = balkAtPeace},
    {.id = "F1508", .harm = {.priceByLaw = priceOfHarm, .paidByLaw = breakPeace}},
    {.id = "F1510", .edict = payDividends},
    {.id = "F1511", .summit = {.brokersPeace = true}},
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
               .advance = disarm,
               .readsMap = true},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = keepPeace}}},
};

std::span<const Card> peacekeeperCards() {
    return kCards;
}

}  // namespace reach
