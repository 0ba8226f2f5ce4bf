#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/outrage.h"
#include "engine/rules/resources.h"
#include "engine/rules/round.h"

#include <bit>

/// Fate 14, the Pacifist: takes nothing and spreads empathy (F1401 to F1412).
namespace reach {
namespace {

using namespace steps;

bool noTrophies(const State& state, Player player) {
    return trophiesOf(state, player) == 0;
}
bool noCaptives(const State& state, Player player) {
    return captivesOf(state, player) == 0;
}

/// F1401B: Psionic spent while Empath is declared.
void spreadEmpathy(Draft& d, Player player, Resource token) {
    if (token == Resource::Psionic && isDeclared(d.state(), Ambition::Empath)) advanceObjective(d, player, 1);
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
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        if (!isGate(system) && planetType(d.state(), system) == Resource::Weapon)
            placeFateToken(d, FateToken::Witness, system);
    });
}
/// F1404: Witnesses on the map become Psionic resources of the supply.
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

// ---- F1402 Witnesses: Loyal pieces that walk alone or along with ships, and become Psionic

constexpr int kAlong = 0;
constexpr int kDeclaring = 1;

int witnessAt(const State& state, SystemId system) {
    const auto& tokens = state.campaign.tokens;
    const auto* found = std::ranges::find(tokens, LaidToken{FateToken::Witness, system});
    return found == tokens.end() ? -1 : static_cast<int>(found - tokens.begin());
}
bool leadsWitness(const State& state, Player holder, SystemId system) {
    return tracksMap(state) && index(system) < kSystems && witnessAt(state, system) >= 0 &&
           controls(state, system, holder);
}
void checkWalk(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.from) || witnessAt(game.state, c.from) < 0) return v.refuse(Rule::NoSuchPiece);
    if (!inPlay(game, c.system) || (neighbors(game, c.from) & bitOf(c.system)) == 0)
        return v.refuse(Rule::MoveAdjacent);
    if (!leadsWitness(game.state, holder, c.from)) v.breaks(Rule::CardConditions);
}
void offerWalks(const Game& game, Player holder, std::vector<command::Choice>& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId from) {
        if (leadsWitness(game.state, holder, from))
            forEachSystem(neighbors(game, from),
                          [&](SystemId to) { out.push_back({.from = from, .system = to}); });
    });
}
void walk(Draft& d, Player, const command::Choice& c) {
    moveFateToken(d, static_cast<std::size_t>(witnessAt(d.state(), c.from)), c.system);
}
void askAlong(Draft& d, Player holder, const command::Move& move, bool) {
    if (move.of != Player::None || !leadsWitness(d.state(), holder, move.from)) return;
    SystemSet route = 0;
    for (const command::Hop& hop : move.route) route |= bitOf(hop.to);
    const auto& tokens = d.state().campaign.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i] == LaidToken{FateToken::Witness, move.from})
            d.ask({.ask = Ask::Resolve,
                   .player = holder,
                   .card = d.card(),
                   .stage = kAlong,
                   .memo = memo::Witness{route, static_cast<std::int8_t>(i)}});
}

void checkTake(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.system) || witnessAt(game.state, c.system) < 0) return v.refuse(Rule::NoSuchPiece);
    if (!leadsWitness(game.state, holder, c.system) || isGate(c.system) ||
        planetType(game.state, c.system) != Resource::Psionic)
        v.breaks(Rule::CardConditions);
}
void offerTakes(const Game& game, Player holder, std::vector<command::Choice>& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!isGate(system) && leadsWitness(game.state, holder, system) &&
            planetType(game.state, system) == Resource::Psionic)
            out.push_back({.system = system});
    });
}
bool mayDeclareNow(const Game& game, Player holder) {
    return !declarable(game, holder, Ambition::Empath).empty() && bestAvailableMarker(game.state) >= 0;
}
void takeWitness(Draft& d, Player holder, const command::Choice& c) {
    d.emit(event::TokenLaid{static_cast<std::int8_t>(witnessAt(d.state(), c.system)),
                            {.kind = FateToken::Witness, .turned = true}});
    gainToken(d, holder, Resource::Psionic);
    if (mayDeclareNow(d.game(), holder))
        d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card(), .stage = kDeclaring});
}

void offerWitness(const Game&, const Pending& asked, std::vector<command::Choice>& out) {
    if (asked.stage == kDeclaring) return out.emplace_back(), void();
    forEachSystem(asked.memo.as<memo::Witness>().route, [&](SystemId to) { out.push_back({.system = to}); });
}
void checkWitness(const Game&, const Pending& asked, const command::Choice& c, Verdict& v) {
    const bool onRoute =
        index(c.system) < kSystems && contains(asked.memo.as<memo::Witness>().route, c.system);
    if (asked.stage == kAlong && !onRoute) v.refuse(Rule::MoveAdjacent);
}
void witnessChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kDeclaring) return declareByCard(d, asked.player, Ambition::Empath, asked.card);
    moveFateToken(d, static_cast<std::size_t>(asked.memo.as<memo::Witness>().token), c.system);
}

constexpr Ability kWitnesses[]{{.name = "walk",
                                .moment = Moment::NewAction,
                                .base = Action::Move,
                                .reads = reads::from | reads::system,
                                .check = checkWalk,
                                .perform = walk,
                                .offer = offerWalks},
                               {.name = "take",
                                .reads = reads::system,
                                .check = checkTake,
                                .perform = takeWitness,
                                .offer = offerTakes}};

// ---- F1406, F1407 Itinerant Empaths: Psionic for every empty slot

void fill(Draft& d, Player player) {
    for (int room = roomFor(d.state(), player, Resource::Psionic); room > 0; --room)
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

// ---- F1403 Well of Empathy: Trophies that the Pacifist takes in defence are returned for Psionic, which the
// card holds

int piecesIn(const TrophyBoxes& boxes) {
    int count = 0;
    for (const Pieces& pieces : boxes) count += pieces.total();
    return count;
}
void returnTrophies(Draft& d, Player holder, const TrophyBoxes& before) {
    const int taken = piecesIn(d.of(holder).trophies) - piecesIn(before);
    for (const Player owner : kAllOwners)
        if (const auto at = static_cast<std::size_t>(index(owner)); d.of(holder).trophies[at] != before[at])
            d.emit(event::TrophiesSet{holder, owner, before[at]});
    for (int i = 0; i < taken; ++i) gainToken(d, holder, Resource::Psionic);
}
void offerWell(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    if (slotWith(game.state.of(asked.player), asked.resource) >= 0)
        out.push_back({.resource = asked.resource});
}
void checkWell(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.resource != asked.resource || slotWith(game.state.of(asked.player), c.resource) < 0)
        v.refuse(Rule::TokenNotHeld);
}
void fillWell(Draft& d, const Pending& asked, const command::Choice& c) {
    storeToken(d, asked.player, c.resource, asked.card);
}

// ---- F1409, F1410 Empathy for All: harm at a planet whose resource the player holds provokes Outrage

void feelForThem(Draft& d, SystemId system, Player by, Player) {
    if (!isColor(by) || isGate(system)) return;
    const Resource type = planetType(d.state(), system);
    if (tokensHad(d.state(), by, type) > 0) provokeOutrage(d, by, type);
}

// ---- F1412 Rebuke of the Empaths: while Empath is declared

/// All discards come first. If the supply is too small for all, the player with the initiative chooses the
/// receivers (Base p.22). The question keeps the players who may still gain.
void servePsionic(Draft& d, OwnerSet players) {
    const int left = d.state().supply[index(Resource::Psionic)];
    if (left > 0 && left < std::popcount(players))
        return d.ask({.ask = Ask::Resolve,
                      .player = d.state().initiative,
                      .card = fateSetCard(14, 12),
                      .memo = memo::Players{players}});
    for (const Player player : turnOrder(d.game()))
        if (contains(players, player)) gainToken(d, player, Resource::Psionic);
}
void rebuke(Draft& d) {
    if (!isDeclared(d.state(), Ambition::Empath)) return;
    OwnerSet gaining = 0;
    for (const Player player : turnOrder(d.game())) {
        for (const Resource type : kAllResources)
            if (isOutraged(d.of(player), type)) discardAllTokens(d, player, type);
        if (!isOutraged(d.of(player), Resource::Psionic)) gaining = with(gaining, player);
    }
    servePsionic(d, gaining);
}
void offerServed(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    for (const Player player : game.setup.seats)
        if (contains(asked.memo.as<memo::Players>().players, player)) out.push_back({.player = player});
}
void checkServed(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!playsHere(game.setup, c.player)) return v.refuse(Rule::NotInThisGame);
    if (!contains(asked.memo.as<memo::Players>().players, c.player))
        v.refuse(Rule::CardConditions, asked.card);
}
void serve(Draft& d, const Pending& asked, const command::Choice& c) {
    gainToken(d, c.player, Resource::Psionic);
    if (d.state().supply[index(Resource::Psionic)] > 0)
        servePsionic(d, without(asked.memo.as<memo::Players>().players, c.player));
}

const Card kCards[]{
    {.id = "F1402",
     .move = {.before = askAlong},
     .campaign = {.loyalTokens = bitOf(FateToken::Witness)},
     .abilities = kWitnesses,
     .question = {.reads = reads::system,
                  .offer = offerWitness,
                  .check = checkWitness,
                  .answer = witnessChosen,
                  .mayDecline = parts::always,
                  .keeps = keeping<memo::Witness, std::monostate>},
     .asks = asking<CardAsks::WitnessAlong, CardAsks::DeclareEmpath>},
    {.id = "F1403",
     .battle = {.tookTrophies = returnTrophies},
     .resources = {.hoardCost = 2, .keeps = bitOf(Resource::Psionic)},
     .question = {.reads = reads::resource,
                  .offer = offerWell,
                  .check = checkWell,
                  .answer = fillWell,
                  .mayDecline = parts::always},
     .asks = asking<CardAsks::PlacePsionic>},
    {.id = "F1406", .whenSecured = fill, .crisis = fillLeast},
    {.id = "F1407", .whenSecured = fill, .crisis = fillLeast},
    {.id = "F1409", .harm = {.harmedByLaw = feelForThem}},
    {.id = "F1410"},  // reminder of F1409 for all players
    {.id = "F1411", .summit = {.forgives = true}},
    {.id = "F1412",
     .question = {.reads = reads::player,
                  .offer = offerServed,
                  .check = checkServed,
                  .answer = serve,
                  .keeps = keeping<memo::Players>},
     .asks = asking<CardAsks::PsionicShort>,
     .edict = rebuke},
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
               .advance = commit,
               .spends = spreadEmpathy},
              {.setup = kSetup3, .grandAmbitions = demonstrate}}},
};

std::span<const Card> pacifistCards() {
    return kCards;
}

}  // namespace reach
