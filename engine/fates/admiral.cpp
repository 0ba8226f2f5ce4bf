#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/pieces.h"

/// Fate 7, the Admiral: enlarges the Imperial fleet and rules by it (F701 to F721).
namespace reach {
namespace {

using namespace steps;

/// F701A: no player has it while the Steward plays.
void leadUnlessSteward(Draft& d, Player player) {
    for (const Player other : d.setup().seats)
        if (d.state().seat(other).fate == kSteward.number) return;
    makeFirstRegent(d, player);
}

// ---- F701B, F712B: events that move the marker at once, while the Admiral is a Regent

int piecesMore(const State& state, Player player, const TrophyBoxes& before,
               bool (*counts)(const State&, Player)) {
    int more = 0;
    for (const Player owner : kAllOwners) {
        const auto at = static_cast<std::size_t>(index(owner));
        if (counts(state, owner))
            more += std::max(0, state.of(player).trophies[at].total() - before[at].total());
    }
    return more;
}
/// F701B: Imperial ships placed while the Admiral wins any declared ambition.
void growNavy(Draft& d, Player player, int ships) {
    if (isRegent(d.state(), player) && counts::ambitionsWon(d.game(), player) > 0)
        advanceObjective(d, player, ships);
}
/// F701B: Trophies by a battle with attacking Imperial ships.
void showMight(Draft& d, Player player, const TrophyBoxes& before) {
    const BattleState& battle = d.state().battle;
    if (isRegent(d.state(), player) && battle.attacker == player && battle.fleetAttacked)
        advanceObjective(d, player,
                         piecesMore(d.state(), player, before, [](const State&, Player) { return true; }));
}
/// F712B: two for each piece of an Outlaw.
void crushFoes(Draft& d, Player player, const TrophyBoxes& before) {
    if (isRegent(d.state(), player))
        advanceObjective(d, player, 2 * piecesMore(d.state(), player, before, isOutlaw));
}
/// F712B: two for each agent of a Regent that is captured.
void dominate(Draft& d, Player player, Player color, int agents) {
    if (isRegent(d.state(), player) && isRegent(d.state(), color)) advanceObjective(d, player, 2 * agents);
}

/// F712B, at a chapter's end: planets the Empire controls, for a Regent.
int expand(const Game& game, Player player) {
    if (!isRegent(game.state, player) || !tracksMap(game.state)) return 0;
    int spaces = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        spaces += !isGate(system) && controller(game.state, system) == Player::Empire ? 1 : 0;
    });
    return spaces;
}

/// F719B, for a Regent: nine planets; the largest fleet on the map.
int monopolizeForce(const Game& game, Player player) {
    if (!isRegent(game.state, player)) return 0;
    const int planets = counts::planets(game, player, [](SystemId) { return true; });
    const bool most =
        counts::moreThanEachRival(game, player, [&](Player of) { return shipsOnMap(game.state, of); });
    return (planets >= 9 ? 1 : 0) + (most ? 1 : 0);
}

constexpr FateStep kSetup1[]{gain({2}), toBooklet({3}), doing(leadUnlessSteward)};
constexpr FateStep kCompleted1[]{gain({5}), toCourtDeck({6, 7, 8, 9}), scrap({10, 11})};
constexpr FateStep kFailed1[]{scrap({3}), scrap({5, 6, 7}), toCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup2[]{toCourtDeck({13})};
constexpr FateStep kCompleted2[]{scrap({15, 16}), toCourtDeck({17, 18})};
constexpr FateStep kFailed2[]{toCourtDeck({15, 16}), scrap({17, 18})};

constexpr FateStep kSetup3[]{toBooklet({20}), setAside({21})};

// ---- F705 Honor Guard: no Weapon Guild card is stolen while its holder has Weapons

bool guards(const State& state, Player holder, Player, Resource, CardId card) {
    return isGuild(card) && cardOf(card).suit == Resource::Weapon &&
           tokensHad(state, holder, Resource::Weapon) > 0;
}

// ---- F717, F718 Mass Uprising: damaged ships are destroyed; or a ship in each system of a cluster

void destroyDamaged(Draft& d, int place) {
    if (tracksMap(d.state()))
        forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
            for (const Player owner : kAllOwners)
                while (owner != Player::Blight && d.state().at(system).ships[index(owner)].damaged > 0)
                    takeHit(d, {owner, system, false, Player::None, false});
        });
    removeFromCourt(d, place, event::CardPlace::Bottom);
}
void askCluster(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
void offerClusters(const Game&, const Pending&, parts::Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster) out.push_back({.cluster = cluster});
}
void checkCluster(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.cluster < 0) v.refuse(Rule::NumberOutOfRange);
}
void riseThere(Draft& d, const Pending& asked, const command::Choice& c) {
    SystemSet systems = 0;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
        systems |= bitOf(systemAt(c.cluster, spot));
    placeShipInEach(d, asked.player, systems, asked.card);
}
constexpr Card massUprising(std::string_view id) {
    return {.id = id,
            .question = {.reads = reads::cluster,
                         .offer = offerClusters,
                         .check = checkCluster,
                         .answer = riseThere},
            .whenSecured = askCluster,
            .crisis = destroyDamaged};
}

// ---- F703 Use Imperial Foundries: at Loyal starports ships of the holder of the Officers become Imperial

CardId officers() {
    return fateSetCard(7, 2);
}
/// Returns the starports on the map and on the Flagship in the system.
int starportsAt(const State& state, SystemId system, Player player) {
    int starports = 0;
    if (const Flagship* flagship = flagshipAt(state, player, system); flagship != nullptr)
        forEachFlagshipSlot(state, player, [&](FlagshipPlace place) {
            const bool starport = flagship->slot(place).type == BuildingType::Starport;
            starports += flagship->has(place) && starport ? 1 : 0;
        });
    for (const Building& building : state.at(system).buildings)
        starports += building.owner == player && building.type == BuildingType::Starport ? 1 : 0;
    return starports;
}
/// Returns how many ships there may be replaced. The question keeps the systems already done.
int mayReplace(const Game& game, const Pending& asked, SystemId system) {
    const State& state = game.state;
    if (!inPlay(game, system) || contains(asked.memo.as<memo::Systems>().systems, system)) return 0;
    return std::min({starportsAt(state, system, asked.player),
                     state.at(system).ships[index(asked.player)].total(),
                     static_cast<int>(state.of(Player::Empire).shipSupply)});
}
void useFoundries(Draft& d) {
    const Player holder = holderOf(d.state(), officers());
    if (holder == Player::None) return;
    d.ask({.ask = tracksMap(d.state()) ? Ask::Resolve : Ask::AtTable,
           .player = holder,
           .card = fateSetCard(7, 3)});
}
void offerFoundries(const Game& game, const Pending& asked, parts::Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        for (int ships = mayReplace(game, asked, system); ships > 0; --ships)
            out.push_back({.system = system, .count = static_cast<std::int8_t>(ships)});
    });
}
void checkFoundry(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.count < 1 || c.count > mayReplace(game, asked, c.system))
        v.refuse(Rule::CardConditions, asked.card);
}
/// A new ship is damaged if the old one was (Base p.22). Fresh ships are replaced first.
void replaceShips(Draft& d, const Pending& asked, const command::Choice& c) {
    Ships left = d.state().at(c.system).ships[index(asked.player)];
    const auto fresh = std::min<std::int8_t>(c.count, left.fresh);
    const auto damaged = static_cast<std::int8_t>(c.count - fresh);
    d.emit(event::ShipsCounted{asked.player, c.system, static_cast<std::int8_t>(left.fresh - fresh),
                               static_cast<std::int8_t>(left.damaged - damaged)});
    placeFleet(d, c.system, fresh, damaged);
    Pending more = asked;
    more.memo = memo::Systems{asked.memo.as<memo::Systems>().systems | bitOf(c.system)};
    d.ask(more);
}

// ---- F720, F721 Martial Law: Regents without the Officers or Rogue Admirals command no fleet

bool isBelowMartialLaw(const State& state, Player player) {
    if (!isRegent(state, player) || state.seat(player).fate == kAdmiral.number) return false;
    for (const int number : {2, 6, 7})
        if (state.of(player).cards.contains(fateSetCard(7, number))) return false;
    return true;
}

const Card kCards[]{
    {.id = "F703",
     .question = {.reads = reads::system | reads::count,
                  .offer = offerFoundries,
                  .check = checkFoundry,
                  .answer = replaceShips,
                  .mayDecline = parts::always,
                  .keeps = keeping<memo::Systems>},
     .asks = asking<CardAsks::ReplaceShips>,
     .edict = useFoundries},
    {.id = "F720", .campaign = {.deniesFleet = isBelowMartialLaw}},
    {.id = "F721"},  // reminder of F720 for all players
    {.id = "F705", .raid = {.bansSteal = guards}},
    massUprising("F717"),
    massUprising("F718"),
};

}  // namespace

const Fate kAdmiral{
    .number = 7,
    .firstAct = 1,
    .acts = {{{.objective = {13, 13, 13},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = atOnce,
               .fleetPlaced = growNavy,
               .takesTrophies = showMight},
              {.objective = {30, 30, 30},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = expand,
               .readsMap = true,
               .captures = dominate,
               .takesTrophies = crushFoes},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = monopolizeForce}}},
};

std::span<const Card> admiralCards() {
    return kCards;
}

}  // namespace reach
