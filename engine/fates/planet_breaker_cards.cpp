#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/fates/planet_breaker.h"
#include "engine/fates/rooms.h"
#include "engine/rules/battle.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"

#include <bit>

/// The effects of the Planet Breaker's cards (F1102 to F1111).
namespace reach {

CardId hammer::breakingWorlds() {
    return fateSetCard(11, 3);
}

void hammer::mend(Draft& d) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i)
        if (const LaidToken& token = d.state().campaign.tokens[i];
            token.kind == FateToken::Hammer && !token.turned && !token.isAside())
            d.emit(event::TokenLaid{static_cast<std::int8_t>(i), {.kind = FateToken::Hammer}});
    if (!d.state().campaign.turned.contains(breakingWorlds()))
        d.emit(event::CardTurned{breakingWorlds(), true});
}

namespace {

using namespace parts;
using event::CardPlace;
using hammer::breakingWorlds;

CardId planetHammer() {
    return fateSetCard(11, 4);
}
/// Returns the number of Fragments, and Hammers that have not broken the world they lie on.
int hammersAt(const State& state, SystemId system) {
    return tokensLike(state, {.kind = FateToken::Hammer, .at = system});
}

// ---- F1102, F1702 Sycophants: they come when their holder provokes Outrage, once a turn

void callSycophants(Draft& d, Player holder, Resource type) {
    if (!d.state().turn.onceUsed.contains(d.card()))
        d.ask({.ask = Ask::Resolve, .player = holder, .resource = type, .card = d.card()});
}
bool isPlanetOf(const Game& game, SystemId system, Resource type) {
    return inPlay(game, system) && !isGate(system) && game.state.at(system).known &&
           planetType(game.state, system) == type;
}
void offerSycophants(const Game& game, const Pending& asked, Choices& out) {
    if (!tracksMap(game.state) || game.state.of(asked.player).shipSupply <= 0) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (isPlanetOf(game, system, asked.resource)) out.push_back({.system = system});
    });
}
void checkSycophants(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!isPlanetOf(game, c.system, asked.resource)) v.refuse(Rule::CardConditions, asked.card);
}
void placeSycophants(Draft& d, const Pending& asked, const command::Choice& c) {
    if (d.state().turn.player != Player::None) d.emit(event::OnceUsed{asked.player, asked.card});
    placeShips(d, asked.player, c.system, 2);
}
constexpr Ability kSycophants[]{kMuster};

// ---- F1103A Hammer Fragments: mended one by one

void checkMend(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (game.state.campaign.turned.contains(breakingWorlds())) return v.refuse(Rule::CardConditions);
    if (!tracksMap(game.state) || !inPlay(game, c.system) || hammersAt(game.state, c.system) == 0)
        return v.refuse(Rule::NoSuchPiece);
    if (!controls(game.state, c.system, holder)) v.breaks(Rule::CardConditions);
}
void offerMend(const Game& game, Player holder, Choices& out) {
    if (game.state.campaign.turned.contains(breakingWorlds()) || !tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (hammersAt(game.state, system) > 0 && controls(game.state, system, holder))
            out.push_back({.system = system});
    });
}
void mendOne(Draft& d, Player holder, const command::Choice& c) {
    const LaidToken onCard{.kind = FateToken::Hammer, .card = breakingWorlds()};
    returnToken(d, {.kind = FateToken::Hammer, .at = c.system});
    layToken(d, onCard);
    placeShips(d, holder, c.system, 1);
    advanceObjective(d, holder, 1);
    if (tokensLike(d.state(), onCard) < tokenKind(FateToken::Hammer).inTheBox) return;
    if (liesInBox(d.state(), planetHammer()))
        d.emit(moveOf(d.state(), planetHammer(), CardPlace::Player, holder));
    hammer::mend(d);
}
constexpr Ability kMend[]{{.name = "repair",
                           .moment = Moment::NewAction,
                           .base = Action::Repair,
                           .reads = reads::system,
                           .check = checkMend,
                           .perform = mendOne,
                           .offer = offerMend}};

// ---- F1103B Breaking Worlds

/// Destroys tokens that are buildings too.
void destroyBuildings(Draft& d, SystemId at) {
    while (!d.state().at(at).buildings.empty()) {
        const Building building = d.state().at(at).buildings[0];
        const auto kind = building.type == BuildingType::City ? command::TrophyKind::Cities
                                                              : command::TrophyKind::Starports;
        d.emit(event::BuildingRemoved{at, 0, event::PieceEnd::Supply});
        if (building.owner == Player::None) continue;
        const Pile& pile = d.state().campaign.pile({.card = breakingWorlds()});
        layPieces(d, {.card = breakingWorlds()}, building.owner,
                  changed(pile.pieces[index(building.owner)], kind, 1));
    }
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        const LaidToken token = d.state().campaign.tokens[i];
        if (token.at == at && tokenKind(token.kind).hits > 0)
            d.emit(event::TokenLaid{static_cast<std::int8_t>(i),
                                    {.kind = token.kind, .number = token.number, .card = breakingWorlds()}});
    }
}

/// Moves the cards of the type from under the card into the deck. A scrapped one is also in the box and
/// cannot be told apart.
void sendRefugees(Draft& d, Resource type) {
    for (const int number : {5, 6, 7, 8, 9})
        if (const CardId card = fateSetCard(11, number);
            cardOf(card).suit == type && liesInBox(d.state(), card))
            d.emit(moveOf(d.state(), card, CardPlace::Deck));
}

void scrapGuilds(Draft& d, Resource type) {
    const auto goes = [&](CardId card) { return isGuild(card) && cardOf(card).suit == type; };
    for (int place = 0; place < static_cast<int>(d.state().court.size()); ++place) {
        const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
        for (const CardId above : slot.attached)
            if (goes(above)) scrapCard(d, above);
        if (goes(slot.card)) removeFromCourt(d, place, CardPlace::Box);
    }
}

void breakPlanet(Draft& d, SystemId at) {
    const Resource type = planetType(d.state(), at);
    for (const Player player : turnOrder(d.game())) provokeOutrage(d, player, type);
    destroyBuildings(d, at);
    sendRefugees(d, type);
    scrapGuilds(d, type);
}

/// First each Rival of the Planet Breaker (`rival`) in turn order, then the planet breaks.
enum Breaking : std::int8_t { kMayBattle, kBreaks };

SystemId planetOf(const Pending& asked) {
    return asked.memo.as<memo::System>().at;
}
/// choice.ships: Imperial ships that come along.
command::Battle attackOf(const Pending& asked, const command::Choice& c) {
    return {.player = asked.player, .defender = asked.rival, .system = planetOf(asked), .fleet = c.ships};
}
void checkAttack(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    reach::checkAttack(game.state, attackOf(asked, c), v);
}
void offerAttack(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kBreaks) return;
    const auto offer = [&](const command::Choice& choice) {
        Verdict v;
        checkAttack(game, asked, choice, v);
        if (v.legal()) out.push_back(choice);
    };
    offer({});
    if (const Ships& fleet = fleetAt(game.state, planetOf(asked)); fleet.total() > 0) offer({.ships = fleet});
}
void attack(Draft& d, const Pending& asked, const command::Choice& c) {
    beginBattle(d, attackOf(asked, c), true);
}
bool mayStayAway(const Game&, const Pending& asked) {
    return asked.stage == kMayBattle;
}
/// The battles are over.
void breakIfControlled(Draft& d, const Pending& asked) {
    const SystemId at = planetOf(asked);
    if (asked.stage != kBreaks || hammersAt(d.state(), at) == 0 || !controls(d.state(), at, asked.player))
        return;
    returnToken(d, {.kind = FateToken::Hammer, .at = at});
    layToken(d, {.kind = FateToken::Hammer, .at = at, .turned = true});
    tell<&FreeStatesSeams::whenAttacked>(d, asked.player, at);
    breakPlanet(d, at);
    advanceObjective(d, asked.player, 6);
}

// ---- F1104 Planet Hammer

/// Returns the system where a Hammer waits to break the world, or None.
SystemId preparedAt(const State& state) {
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Hammer && token.at != SystemId::None && !token.turned) return token.at;
    return SystemId::None;
}
bool hasHammer(const State& state) {
    return preparedAt(state) != SystemId::None || tokensAt(state, FateToken::Hammer, SystemId::None) > 0;
}
bool mayPrepareAt(const Game& game, SystemId system) {
    return tracksMap(game.state) && inPlay(game, system) && !isGate(system) &&
           !isBrokenWorld(game.state, system);
}
void checkPrepare(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!mayPrepareAt(game, c.system)) return v.refuse(Rule::CardConditions);
    if (!hasHammer(game.state)) return v.refuse(Rule::NoSuchPiece);
    if (!controls(game.state, c.system, holder)) v.breaks(Rule::CardConditions);
}
void offerPrepare(const Game& game, Player holder, Choices& out) {
    if (!hasHammer(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (mayPrepareAt(game, system) && controls(game.state, system, holder))
            out.push_back({.system = system});
    });
}
/// The card counts as used this turn, so it breaks no world.
void prepare(Draft& d, Player holder, const command::Choice& c) {
    returnToken(d, {.kind = FateToken::Hammer, .at = preparedAt(d.state())});
    placeFateToken(d, FateToken::Hammer, c.system);
    if (tracksTurns(d.state())) d.emit(event::OnceUsed{holder, d.card()});
}
/// The action harms all buildings there (FAQ).
void checkHarm(const State& state, Player holder, SystemId at, Verdict& v) {
    for (const Building& building : state.at(at).buildings) {
        if (truceProtects(state, at, holder, building.owner)) v.breaks(Rule::TruceLaw);
        if (const CardId ban = harmBan(state, at, holder, building.owner); ban != CardId::None)
            v.breaks(Rule::CardConditions, ban);
    }
}
void checkBreak(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    const SystemId at = preparedAt(game.state);
    if (at == SystemId::None || !tracksMap(game.state)) return v.refuse(Rule::NoSuchPiece);
    if (game.state.turn.onceUsed.contains(planetHammer())) v.breaks(Rule::CardConditions);
    checkHarm(game.state, holder, at, v);
}
void breakWorld(Draft& d, Player holder, const command::Choice&) {
    const SystemId at = preparedAt(d.state());
    const auto buildings = d.state().at(at).buildings;
    for (const Building& building : buildings) payForHarm(d, at, holder, building.owner);
    d.ask({.ask = Ask::Resolve,
           .player = holder,
           .card = breakingWorlds(),
           .stage = kBreaks,
           .memo = memo::System{at}});
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        if (order[i] != holder)
            d.ask({.ask = Ask::Resolve,
                   .player = order[i],
                   .rival = holder,
                   .card = breakingWorlds(),
                   .stage = kMayBattle,
                   .memo = memo::System{at}});
}
constexpr Ability kHammer[]{{.name = "prepare",
                             .moment = Moment::NewAction,
                             .base = Action::Build,
                             .reads = reads::system,
                             .check = checkPrepare,
                             .perform = prepare,
                             .offer = offerPrepare},
                            {.name = "break",
                             .moment = Moment::NewAction,
                             .base = Action::Battle,
                             .check = checkBreak,
                             .perform = breakWorld}};

// ---- F1105 to F1109 Refugees: a Free city for them clears Outrage and brings resources

bool hasPlanetHammer(const Game& game, Player holder) {
    return isColor(holder) && game.state.of(holder).cards.contains(planetHammer());
}
template <Resource R>
struct Refugees {
    static bool isHome(const Game& game, SystemId system) {
        return tracksMap(game.state) && isPlanetOf(game, system, R) &&
               slotsUsed(game.state, system) < buildingSlots(game.state, system);
    }
    static void check(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
        if (!tracksMap(game.state)) return v.refuse(Rule::MapNotTracked);
        if (!isPlanetOf(game, c.system, R)) return v.refuse(Rule::CardConditions);
        if (!isHome(game, c.system)) return v.refuse(Rule::BuildNeedsSlot);
        if (game.state.of(Player::Free).citiesOnBoard <= 0) return v.refuse(Rule::NoneInSupply);
        if (!controls(game.state, c.system, holder)) v.breaks(Rule::CardConditions);
        checkFill(game, holder, c, v);
    }
    static void offer(const Game& game, Player holder, Choices& out) {
        if (game.state.of(Player::Free).citiesOnBoard <= 0) return;
        forEachSystem(systemsInPlay(game), [&](SystemId system) {
            if (isHome(game, system) && controls(game.state, system, holder))
                out.push_back({.system = system});
        });
    }
    static void resettle(Draft& d, Player holder, const command::Choice& c) {
        const bool damaged = rivalControls(d.state(), c.system, holder);
        d.emit(event::BuildingPlaced{Player::Free, BuildingType::City, c.system, damaged, false, false});
        clearOutrage(d, holder, R);
        const int room = roomFor(d.state(), holder, R);
        for (int left = c.count < 0 ? room : std::min<int>(room, c.count); left > 0; --left)
            gainToken(d, holder, R);
        scrapCard(d, d.card());
    }
    static constexpr Ability kAbilities[]{{.name = "resettle",
                                           .moment = Moment::NewAction,
                                           .base = Action::Build,
                                           .reads = reads::system | reads::count,
                                           .check = check,
                                           .perform = resettle,
                                           .offer = offer}};
};
template <Resource R>
constexpr Card refugees(std::string_view id) {
    return {.id = id, .court = {.scrappedWhen = hasPlanetHammer}, .abilities = Refugees<R>::kAbilities};
}

// ---- F1111 Planet-Eater Loose

/// The state of an entry of F1111: it waits for the second roll of the event die, or for the skirmish dice of
/// the player who secures or ransacks the card. If a card allows a reroll (L19), the stage is two higher.
enum Eating : std::int8_t { kEventAgain, kSecures, kRansacks, kSecuresAgain, kRansacksAgain };
constexpr int kHitsToSecure = 3;

CardId planetEater() {
    return fateSetCard(11, 11);
}
void rollAgain(Draft& d, int) {
    const EventRoll roll = d.state().campaign.roll;
    if (roll.cluster < 0 || !tracksMap(d.state())) return;
    const SystemId planet = systemAt(roll.cluster, roll.symbol);
    d.ask({.ask = Ask::Resolve,
           .player = d.state().initiative,
           .card = planetEater(),
           .stage = kEventAgain,
           .memo = memo::RolledPlanet{planet, roll.crisis}});
    askEventDice(d, d.state().initiative, kPlanetDie);
}
bool rolledAgain(const Pending& asked) {
    return asked.stage == kSecuresAgain || asked.stage == kRansacksAgain;
}
/// The hits of the first roll stand if the dice are not rerolled.
void finishHunt(Draft& d, const Pending& asked, int hits) {
    const bool ransacks = asked.stage == kRansacks || asked.stage == kRansacksAgain;
    if (hits >= kHitsToSecure)
        takeFromCourt(d, asked.player, asked.memo.as<memo::Hunt>().place,
                      ransacks ? event::AgentPlace::Trophies : event::AgentPlace::Captives);
}
/// Later Crises use the first roll.
void devour(Draft& d, const Pending& asked) {
    if (rolledAgain(asked)) return finishHunt(d, asked, asked.memo.as<memo::Hunt>().hits);
    if (asked.stage != kEventAgain) return;
    const auto [planet, crisis] = asked.memo.as<memo::RolledPlanet>();
    EventRoll roll = d.state().campaign.roll;
    const bool again = roll.symbol == spotOf(planet);
    roll.symbol = spotOf(planet);
    roll.crisis = crisis;
    d.emit(event::EventRolled{roll});
    if (!again || !inPlay(d.game(), planet)) return;
    if (!isBrokenWorld(d.state(), planet))
        layToken(d, {.kind = FateToken::Hammer, .at = planet, .turned = true});
    breakPlanet(d, planet);
}

void hunt(Draft& d, Player player, int place, event::AgentPlace rivalsGoTo) {
    d.ask({.ask = Ask::Resolve,
           .player = player,
           .card = planetEater(),
           .stage = rivalsGoTo == event::AgentPlace::Trophies ? kRansacks : kSecures,
           .memo = memo::Hunt{static_cast<std::int8_t>(place)}});
}
/// One skirmish die for each agent there, of any player.
int diceFor(const State& state, const Pending& asked) {
    int agents = 0;
    for (const int each : state.court[static_cast<std::size_t>(asked.memo.as<memo::Hunt>().place)].agents)
        agents += each;
    return agents;
}
/// choice.count: the hits on the dice.
void offerHits(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kEventAgain) return;
    for (int hits = 0; hits <= diceFor(game.state, asked); ++hits)
        out.push_back({.count = static_cast<std::int8_t>(hits)});
}
void checkHits(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.count < 0 || c.count > diceFor(game.state, asked)) v.refuse(Rule::NumberOutOfRange);
}
void huntDown(Draft& d, const Pending& asked, const command::Choice& c) {
    if (rolledAgain(asked) || !has<&CampaignSeams::rerollsDice>(d.state(), asked.player))
        return finishHunt(d, asked, c.count);
    Pending again = asked;
    again.stage = static_cast<std::int8_t>(asked.stage + 2);
    again.memo = memo::Hunt{asked.memo.as<memo::Hunt>().place, static_cast<std::uint8_t>(c.count)};
    d.ask(again);
}
bool mayStand(const Game&, const Pending& asked) {
    return rolledAgain(asked);
}
void rewardHunter(Draft& d, Player player) {
    d.emit(event::PowerGained{player, 3, Ambition::None});
    drawFromDiscard(d, player);
}

const Card kCards[]{
    {.id = "F1102",
     .outrage = {.kept = true, .whenProvoked = callSycophants},
     .abilities = kSycophants,
     .question = {.reads = reads::system,
                  .offer = offerSycophants,
                  .check = checkSycophants,
                  .answer = placeSycophants,
                  .mayDecline = always},
     .asks = asking<CardAsks::ShipsAtPlanet>},
    {.id = "F1103A",
     .keepsPieces = kKeepsBuildings,
     .abilities = kMend,
     .question = {.reads = reads::ships,
                  .offer = offerAttack,
                  .check = checkAttack,
                  .answer = attack,
                  .mayDecline = mayStayAway,
                  .decline = breakIfControlled,
                  .keeps = keeping<memo::System>},
     .asks = asking<CardAsks::BattleFirst>},
    {.id = "F1104", .abilities = kHammer},
    refugees<Resource::Material>("F1105"),
    refugees<Resource::Fuel>("F1106"),
    refugees<Resource::Weapon>("F1107"),
    refugees<Resource::Relic>("F1108"),
    refugees<Resource::Psionic>("F1109"),
    {.id = "F1111",
     .question = {.reads = reads::count,
                  .offer = offerHits,
                  .check = checkHits,
                  .answer = huntDown,
                  .mayDecline = mayStand,
                  .decline = devour,
                  .keeps = keeping<memo::RolledPlanet, memo::Hunt>},
     .asks = asking<CardAsks::RollForAgents, CardAsks::RollForAgents, CardAsks::RollForAgents,
                    CardAsks::RollOnceMore>,
     .beforeSecuring = hunt,
     .whenSecured = rewardHunter,
     .afterwards = Afterwards::Buried,
     .crisis = rollAgain},
};

}  // namespace

std::span<const Card> planetBreakerCards() {
    return kCards;
}

}  // namespace reach
