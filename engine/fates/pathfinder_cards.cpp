#include "engine/campaign/events.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/fates/pathfinder.h"
#include "engine/fates/rooms.h"
#include "engine/rules/pieces.h"
#include "engine/rules/secrets.h"

/// The effects of the Pathfinder's cards (F902 to F911).
namespace reach {
namespace {

using namespace parts;
using event::CardPlace;

constexpr std::int8_t kByCrisis = 1;

SystemId flagshipOf(const State& state, Player player) {
    return state.seat(player).flagship.at;
}
bool isControlledBy(const State& state, Player player, SystemId system) {
    return system != SystemId::None && controls(state, system, player);
}

// ---- F902 Uncovering Clues: a resource that no planet of the cluster has, for a Clue from the right

constexpr int kClues = 6;

int clues(const State& state) {
    return tokensOf(state, FateToken::CheckClue) + tokensOf(state, FateToken::CrossClue);
}
bool hasClue(const State& state, SystemId system) {
    return tokensAt(state, FateToken::CheckClue, system) + tokensAt(state, FateToken::CrossClue, system) > 0;
}
bool isOfCluster(const State& state, SystemId system, Resource token) {
    bool found = false;
    for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex})
        found |= planetType(state, systemAt(clusterOf(system), spot)) == token;
    return found;
}
bool mayUncover(const State& state, Player holder, Resource token) {
    const SystemId at = flagshipOf(state, holder);
    return tracksMap(state) && at != SystemId::None && !isGate(at) && !hasClue(state, at) &&
           index(token) < kResources && !isOfCluster(state, at, token);
}
void checkUncover(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!mayUncover(game.state, holder, c.resource)) return v.refuse(Rule::CardConditions);
    if (!canSpend(game.state, holder, c.resource)) return v.refuse(Rule::TokenNotHeld);
}
void offerUncover(const Game& game, Player holder, Choices& out) {
    for (const Resource token : kAllResources)
        if (mayUncover(game.state, holder, token) && canSpend(game.state, holder, token))
            out.push_back({.resource = token});
}
/// `rival` is the Pathfinder. The player to the right answers.
void uncover(Draft& d, Player holder, const command::Choice& c) {
    const SystemId at = flagshipOf(d.state(), holder);
    spendToken(d, holder, c.resource);
    for (const Building& building : d.state().at(at).buildings) {
        if (building.type == BuildingType::City)
            gainToken(d, holder, planetType(d.state(), at));
        else
            placeShips(d, holder, at, 2);
    }
    d.ask({.ask = Ask::Resolve, .player = onTheRight(d.setup(), holder), .rival = holder, .card = d.card()});
}
constexpr Ability kUncover[]{{.name = "uncover",
                              .reads = reads::resource,
                              .check = checkUncover,
                              .perform = uncover,
                              .offer = offerUncover}};

/// choice.count: the Clue to place. choice.from: the Clue that is moved once all six are on the map. A sealed
/// Portal is revealed by its planet, choice.system.
enum Found : std::int8_t { kCross, kCheck, kPortal };

/// Returns the planets that the Portal can be at when this Clue is found at `at` (F903).
SystemSet leftBy(SystemId at, std::int8_t found) {
    if (found == kPortal) return bitOf(at);
    SystemSet alike = 0;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex})
            if (cluster == clusterOf(at) || spot == spotOf(at)) alike |= bitOf(systemAt(cluster, spot));
    return found == kCheck ? alike & ~bitOf(at) : ~alike;
}
/// True when the answer agrees with earlier answers, as far as the secret is stored.
bool isTrue(const State& state, const Pending& asked, const command::Choice& c) {
    const Secret* secret = state.campaign.secret(portalSecret());
    const std::int8_t found = c.system != SystemId::None ? std::int8_t{kPortal} : c.count;
    return secret == nullptr || (secret->can & leftBy(flagshipOf(state, asked.rival), found)) != 0;
}

void listClues(const Game& game, const Pending& asked, Choices& out) {
    for (const std::int8_t found : {kCross, kCheck}) {
        if (clues(game.state) < kClues) {
            out.push_back({.count = found});
            continue;
        }
        for (const LaidToken& token : game.state.campaign.tokens)
            if (token.at != SystemId::None && hasClue(game.state, token.at))
                out.push_back({.from = token.at, .count = found});
    }
    const Secret* secret = game.state.campaign.secret(portalSecret());
    if (secret != nullptr && secret->isSealed())
        out.push_back({.system = flagshipOf(game.state, asked.rival)});
    else
        out.push_back({.count = kPortal});
}
void offerClue(const Game& game, const Pending& asked, Choices& out) {
    listClues(game, asked, out);
    std::erase_if(out, [&](const command::Choice& clue) { return !isTrue(game.state, asked, clue); });
}
void checkClue(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices possible;
    listClues(game, asked, possible);
    if (std::ranges::find(possible, c) == possible.end()) return v.refuse(Rule::NumberOutOfRange);
    if (!isTrue(game.state, asked, c)) v.breaks(Rule::CardConditions, portalSecret().card);
}
SecretKey toldPortal(const Pending&) {
    return portalSecret();
}
void findPortal(Draft& d, Player pathfinder, SystemId at) {
    dropSecret(d, portalSecret());
    scrapFateTokens(d, FateToken::CheckClue);
    scrapFateTokens(d, FateToken::CrossClue);
    placeFateToken(d, FateToken::Portal, at);
    for (const int number : {2, 3}) scrapCard(d, fateSetCard(9, number));
    advanceObjective(d, pathfinder, 8);
}
void placeClue(Draft& d, const Pending& asked, const command::Choice& c) {
    const SystemId at = flagshipOf(d.state(), asked.rival);
    if (c.count == kPortal || c.system != SystemId::None) return findPortal(d, asked.rival, at);
    narrowSecret(d, portalSecret(), leftBy(at, c.count));
    if (c.from != SystemId::None) {
        scrapFateToken(d, FateToken::CheckClue, c.from);
        scrapFateToken(d, FateToken::CrossClue, c.from);
    }
    placeFateToken(d, c.count == kCheck ? FateToken::CheckClue : FateToken::CrossClue, at);
    if (c.count == kCheck) advanceObjective(d, asked.rival, 1, 1);
}

// ---- F905 Call to Pilgrimage: Guild cards are discarded

bool mayGo(CardId card) {
    return isGuild(card) && cardOf(card).raidCost != kProtected;
}
void pilgrimageCrisis(Draft& d, int) {
    if (d.state().campaign.roll.symbol != Spot::Arrow) return;
    const CardId card = fateSetCard(9, 5);
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        d.ask({.ask = Ask::Resolve, .player = order[i], .card = card, .stage = kByCrisis});
}
void askSuit(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = fateSetCard(9, 5)});
}
/// The question asks for a card in the Crisis, and for a suit after securing.
void offerPilgrimage(const Game& game, const Pending& asked, Choices& out) {
    ResourceSet suits = 0;
    forEachGuild(game.state.of(asked.player), [&](CardId id, const Card& card) {
        suits |= bitOf(card.suit);
        if (asked.stage == kByCrisis && mayGo(id)) out.push_back({.card = id});
    });
    if (asked.stage == kByCrisis) return;
    for (const Resource suit : kAllResources)
        if (contains(suits, suit)) out.push_back({.resource = suit});
}
void checkPilgrimage(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerPilgrimage(game, asked, offered);
    if (std::ranges::find(offered, c) != offered.end()) return;
    v.refuse(isCard(c.card) && !mayGo(c.card) ? Rule::CardProtected : Rule::CardNotHeld, c.card);
}
void answerPilgrimage(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kByCrisis) return discardCard(d, asked.player, c.card);
    forEachRival(d.setup(), asked.player, [&](Player rival) {
        const CardSet held = d.of(rival).cards;
        held.forEach([&](CardId id) {
            if (mayGo(id) && cardOf(id).suit == c.resource) discardCard(d, rival, id);
        });
    });
}

// ---- F908 Pilgrims: each moves once per turn; at the Portal they leave the Reach

/// The systems a Pilgrim can move to: adjacent, and controlled or with the Flagship.
SystemSet pathsOf(const Game& game, Player holder, const LaidToken& token) {
    SystemSet paths = 0;
    if (token.kind != FateToken::Pilgrim || token.at == SystemId::None) return paths;
    forEachSystem(neighbors(game, token.at), [&](SystemId to) {
        if (flagshipOf(game.state, holder) == to || isControlledBy(game.state, holder, to))
            paths |= bitOf(to);
    });
    return paths;
}
/// `stage` is the place of the token.
void offerPath(const Game& game, const Pending& asked, Choices& out) {
    const auto& tokens = game.state.campaign.tokens;
    const auto place = static_cast<std::size_t>(asked.stage);
    if (place < tokens.size())
        forEachSystem(pathsOf(game, asked.player, tokens[place]),
                      [&](SystemId to) { out.push_back({.system = to}); });
}
void checkPath(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const auto& tokens = game.state.campaign.tokens;
    const auto place = static_cast<std::size_t>(asked.stage);
    if (place >= tokens.size() || index(c.system) >= kSystems ||
        (pathsOf(game, asked.player, tokens[place]) & bitOf(c.system)) == 0)
        v.refuse(Rule::MoveAdjacent);
}
void nextPilgrim(Draft& d, const Pending& asked) {
    Pending next = asked;
    if (static_cast<std::size_t>(++next.stage) < d.state().campaign.tokens.size()) d.ask(next);
}
void movePilgrim(Draft& d, const Pending& asked, const command::Choice& c) {
    moveFateToken(d, static_cast<std::size_t>(asked.stage), c.system);
    nextPilgrim(d, asked);
}
void movePilgrims(Draft& d, Player holder, const command::Choice&) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}
void checkPilgrims(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    for (const LaidToken& token : game.state.campaign.tokens)
        if (pathsOf(game, holder, token) != 0) return;
    v.refuse(Rule::CardConditions);
}
void checkPortal(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    const SystemId at = portal(game.state);
    if (at == SystemId::None || tokensAt(game.state, FateToken::Pilgrim, at) == 0)
        return v.refuse(Rule::CardConditions);
    if (!isControlledBy(game.state, holder, at)) v.breaks(Rule::CardConditions);
}
void usePortal(Draft& d, Player, const command::Choice&) {
    const SystemId at = portal(d.state());
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i)
        if (d.state().campaign.tokens[i] == LaidToken{FateToken::Pilgrim, at})
            moveFateToken(d, i, SystemId::None);
    for (const int number : {10, 11})
        if (const CardId card = fateSetCard(9, number); liesInBox(d.state(), card))
            return d.emit(moveOf(d.state(), card, CardPlace::Deck));
}
constexpr Ability kPilgrims[]{
    {.name = "lead", .oncePerTurn = true, .check = checkPilgrims, .perform = movePilgrims},
    {.name = "portal",
     .moment = Moment::NewAction,
     .base = Action::Move,
     .check = checkPortal,
     .perform = usePortal}};

// ---- F909 to F911 Seek the Portal: ships are scrapped

/// From the map: damaged before fresh.
void scrapShip(Draft& d, Player owner, SystemId system) {
    Ships left = d.state().at(system).ships[index(owner)];
    --(left.damaged > 0 ? left.damaged : left.fresh);
    d.emit(event::ShipsCounted{owner, system, left.fresh, left.damaged});
    d.emit(event::PiecesScrapped{owner, {.ships = 1}});
}
void seekCrisis(Draft& d, int place) {
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    const CardId card = slot.card;
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        d.ask({.ask = Ask::Resolve, .player = order[i], .card = card, .stage = kByCrisis});
}
void seek(Draft& d, Player player) {
    if (isControlledBy(d.state(), player, portal(d.state())))
        d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
/// In the Crisis a system with the player's ships. After securing, the owner of a ship at the Portal; the
/// Empire stands for its ships.
void offerSeek(const Game& game, const Pending& asked, Choices& out) {
    if (!tracksMap(game.state)) return;
    const State& state = game.state;
    if (asked.stage == kByCrisis)
        return forEachSystem(systemsInPlay(game), [&](SystemId system) {
            if (state.at(system).ships[index(asked.player)].total() > 0) out.push_back({.system = system});
        });
    const SystemId at = portal(state);
    if (at == SystemId::None) return;
    for (const Player owner : game.setup.seats)
        if (state.at(at).ships[index(owner)].total() > 0) out.push_back({.player = owner});
    if (state.at(at).ships[index(Player::Empire)].total() > 0)
        out.push_back({.piece = command::TrophyKind::Ships});
}
void checkSeek(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerSeek(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::NoSuchPiece);
}
void answerSeek(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kByCrisis) return scrapShip(d, asked.player, c.system);
    scrapShip(d, c.player == Player::None ? Player::Empire : c.player, portal(d.state()));
    d.emit(event::PowerGained{asked.player, 2, Ambition::None});
    d.ask(asked);
}
bool whenSecuredOnly(const Game&, const Pending& asked) {
    return asked.stage != kByCrisis;
}
constexpr Card seekThePortal(std::string_view id) {
    return {.id = id,
            .question = {.reads = reads::system | reads::player | reads::piece,
                         .offer = offerSeek,
                         .check = checkSeek,
                         .answer = answerSeek,
                         .mayDecline = whenSecuredOnly},
            .whenSecured = seek,
            .afterwards = Afterwards::ShuffledIntoDeck,
            .crisis = seekCrisis};
}

/// F906: a grand ambition for every player.
bool controlsPortal(const Game& game, Player player) {
    return holdsPortal(game.state, player);
}

const Card kCards[]{
    {.id = "F902",
     .abilities = kUncover,
     .question = {.reads = reads::from | reads::system | reads::count,
                  .offer = offerClue,
                  .check = checkClue,
                  .answer = placeClue,
                  .tells = toldPortal},
     .asks = asking<CardAsks::PlaceClue>},
    {.id = "F903"},  // its effect is the question of F902
    {.id = "F905",
     .question = {.reads = reads::card | reads::resource,
                  .offer = offerPilgrimage,
                  .check = checkPilgrimage,
                  .answer = answerPilgrimage},
     .asks = asking<CardAsks::SuitOfPilgrimage, CardAsks::DiscardGuild>,
     .whenSecured = askSuit,
     .afterwards = Afterwards::ShuffledIntoDeck,
     .crisis = pilgrimageCrisis},
    {.id = "F906", .campaign = {.grandAmbition = controlsPortal}},
    {.id = "F908",
     .campaign = {.loyalTokens = bitOf(FateToken::Pilgrim)},
     .abilities = kPilgrims,
     .question = {.reads = reads::system,
                  .offer = offerPath,
                  .check = checkPath,
                  .answer = movePilgrim,
                  .mayDecline = always,
                  .decline = nextPilgrim},
     .asks = asking<CardAsks::MovePilgrim>},
    seekThePortal("F909"),
    seekThePortal("F910"),
    seekThePortal("F911"),
};

}  // namespace

std::span<const Card> pathfinderCards() {
    return kCards;
}

}  // namespace reach
