#include "engine/campaign/empire.h"
#include "engine/campaign/flagship.h"
#include "engine/cards/leader_parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/build.h"
#include "engine/rules/move.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"

/// The lore cards of the Leaders & Lore pack, L15 to L28.
namespace reach {
namespace {

using namespace parts;
using command::TrophyKind;

bool within(const Ships& some, const Ships& all) {
    return some.fresh >= 0 && some.damaged >= 0 && some.fresh <= all.fresh && some.damaged <= all.damaged;
}

/// Predictive Sensors: choice.ships, any number of fresh ones, come from choice.from together with
/// choice.flagship (BR p.25). Each neighbour may be used once. It is a move, so changes to the holder's moves
/// apply (FAQ).
Ships callable(const State& state, Player holder, SystemId from) {
    std::int8_t fresh = state.at(from).ships[index(holder)].fresh;
    forEachWith<&MoveSeams::shipsAtATime>(state, holder,
                                          [&](CardId, std::int8_t ships) { fresh = std::min(fresh, ships); });
    return {fresh, 0};
}
bool sensorsSee(const Game& game, Player holder, SystemId system) {
    bool any = false;
    forEachSystem(neighbors(game, system), [&](SystemId from) {
        any |=
            callable(game.state, holder, from).fresh > 0 || flagshipAt(game.state, holder, from) != nullptr;
    });
    return any;
}
void callShips(Draft& d, Player holder) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = loreCard(15)});
}
/// Returns the neighbours from which nothing was called yet.
SystemSet callableFrom(const Game& game, const Pending& asked) {
    return neighbors(game, game.state.battle.system) & ~asked.memo.as<memo::CalledFrom>().systems;
}
void offerCall(const Game& game, const Pending& asked, Choices& out) {
    forEachSystem(callableFrom(game, asked), [&](SystemId from) {
        const Ships ships = callable(game.state, asked.player, from);
        const bool flagship = flagshipAt(game.state, asked.player, from) != nullptr;
        for (std::int8_t fresh = ships.fresh; fresh > 0; --fresh) {
            if (flagship) out.push_back({.from = from, .ships = {fresh, 0}, .flagship = true});
            out.push_back({.from = from, .ships = {fresh, 0}});
        }
        if (flagship) out.push_back({.from = from, .flagship = true});
    });
}
void checkCall(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (index(c.from) >= kSystems || (c.ships == Ships{} && !c.flagship) ||
        !within(c.ships, game.state.at(c.from).ships[index(asked.player)]) ||
        (c.flagship && flagshipAt(game.state, asked.player, c.from) == nullptr))
        return v.refuse(Rule::NoSuchPiece);
    if (!contains(callableFrom(game, asked), c.from) ||
        !within(c.ships, callable(game.state, asked.player, c.from)))
        v.breaks(Rule::CardConditions, asked.card);
}
void callFrom(Draft& d, const Pending& asked, const command::Choice& c) {
    moveShips(d, asked.player, c.from, d.state().battle.system, c.ships);
    if (c.flagship) moveFlagship(d, asked.player, d.state().battle.system, c.ships.total() == 0);
    MovedShips came = d.state().turn.mayMoveAgain;
    auto& here = came[static_cast<std::size_t>(index(d.state().battle.system))];
    here = static_cast<std::int8_t>(here + c.ships.fresh + (c.flagship ? 1 : 0));
    askToMoveAgain(d, asked.player, came, asked.card);  // below the question: once all have come
    Pending next = asked;
    next.memo = memo::CalledFrom{asked.memo.as<memo::CalledFrom>().systems | bitOf(c.from)};
    d.ask(next);
}

/// Force Beams, Guide: from choice.from to choice.system, one of them with a fresh Loyal starport. Then a
/// question for each owner of ships, the Empire too: choice.player, choice.ships and choice.flagship. The
/// question keeps both systems and the owners done.
bool hasFreshStarport(const State& state, SystemId system, Player holder) {
    return hasBuildingThere(state, system, holder, BuildingType::Starport, true);
}
SystemSet freshStarports(const State& state, Player holder) {
    SystemSet looked = state.of(holder).where.starports;
    if (const Flagship& flagship = state.seat(holder).flagship; flagship.exists())
        looked |= bitOf(flagship.at);
    SystemSet found = 0;
    forEachSystem(looked, [&](SystemId system) {
        if (hasFreshStarport(state, system, holder)) found |= bitOf(system);
    });
    return found;
}
/// The systems to which ships can move from here, with these starports.
SystemSet guidedTo(const Game& game, SystemId from, SystemSet starports) {
    if (!game.state.at(from).known) return 0;
    const SystemSet ways = neighbors(game, from);
    return contains(starports, from) ? ways : ways & starports;
}
/// The owners of ships. Blight is not one.
constexpr std::array kShipOwners{Player::Red, Player::Blue, Player::White, Player::Yellow, Player::Empire};
bool hasShips(const State& state, SystemId system) {
    return std::any_of(kShipOwners.begin(), kShipOwners.end(),
                       [&](Player owner) { return reach::hasShips(state, system, owner); });
}
bool ownsShips(Player owner) {
    return index(owner) <= index(Player::Empire);
}
void checkGuide(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.from) || !inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (!hasShips(game.state, c.from)) return v.refuse(Rule::NoSuchPiece);
    if (!game.state.at(c.system).known ||
        !contains(guidedTo(game, c.from, freshStarports(game.state, holder)), c.system))
        v.breaks(Rule::CardConditions);
}
void guide(Draft& d, Player holder, const command::Choice& c) {
    d.ask({.ask = Ask::Resolve,
           .player = holder,
           .card = loreCard(16),
           .memo = memo::SharedStep{c.from, c.system}});
}
void offerGuide(const Game& game, Player holder, Choices& out) {
    if (!tracksMap(game.state)) return;
    const SystemSet starports = freshStarports(game.state, holder);
    forEachSystem(systemsInPlay(game), [&](SystemId from) {
        if (!hasShips(game.state, from)) return;
        forEachSystem(guidedTo(game, from, starports), [&](SystemId to) {
            if (game.state.at(to).known) out.push_back({.from = from, .system = to});
        });
    });
}
void offerGuided(const Game& game, const Pending& asked, Choices& out) {
    const auto [from, to, done] = asked.memo.as<memo::SharedStep>();
    const auto& there = game.state.at(from).ships;
    for (const Player owner : kShipOwners) {
        if (contains(done, owner)) continue;
        const Ships& ships = there[index(owner)];
        const bool flagship = flagshipAt(game.state, owner, from) != nullptr;
        if (ships.total() > 0 && flagship) out.push_back({.player = owner, .ships = ships, .flagship = true});
        if (ships.total() > 0) out.push_back({.player = owner, .ships = ships});
        if (flagship) out.push_back({.player = owner, .flagship = true});
    }
}
void checkGuided(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const auto [from, to, done] = asked.memo.as<memo::SharedStep>();
    if (!ownsShips(c.player) || (c.ships == Ships{} && !c.flagship) ||
        !within(c.ships, game.state.at(from).ships[index(c.player)]) ||
        (c.flagship && flagshipAt(game.state, c.player, from) == nullptr))
        return v.refuse(Rule::NoSuchPiece);
    if (contains(done, c.player)) v.breaks(Rule::CardConditions, asked.card);
}
void moveGuided(Draft& d, const Pending& asked, const command::Choice& c) {
    auto step = asked.memo.as<memo::SharedStep>();
    if (c.ships.total() > 0)
        d.emit(event::ShipsMoved{c.player, step.from, step.to, c.ships.fresh, c.ships.damaged});
    if (c.flagship) d.emit(event::FlagshipMoved{c.player, step.to});
    Pending next = asked;
    step.asked = with(step.asked, c.player);
    next.memo = step;
    d.ask(next);
}

/// Survival Overrides, Martyr: a fresh ship in choice.system, and one of choice.player's too. Without a
/// player only the holder's own ship (FAQ).
void checkMartyr(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.system) || game.state.at(c.system).ships[index(holder)].fresh == 0)
        return v.refuse(Rule::NoSuchPiece);
    if (c.player == Player::None) return;
    if (c.player == holder || !ownsShips(c.player) ||
        game.state.at(c.system).ships[index(c.player)].total() == 0)
        return v.refuse(Rule::NoSuchPiece);
    if (truceProtects(game.state, c.system, holder, c.player)) v.breaks(Rule::TruceLaw);
    if (const CardId ban = harmBan(game.state, c.system, holder, c.player); ban != CardId::None)
        v.breaks(Rule::CardConditions, ban);
}
/// Hits the ship as often as needed to destroy it.
void destroyShip(Draft& d, Player owner, SystemId system, bool fresh, Player taker) {
    if (fresh) takeHit(d, {owner, system, true, taker, false});
    takeHit(d, {owner, system, false, taker, false});
}
void martyr(Draft& d, Player holder, const command::Choice& c) {
    if (c.player != Player::None) payForHarm(d, c.system, holder, c.player);
    destroyShip(d, holder, c.system, true, Player::None);
    if (c.player != Player::None)
        destroyShip(d, c.player, c.system, d.state().at(c.system).ships[index(c.player)].fresh > 0, holder);
    if (c.player != Player::None) tell<&HarmSeams::afterDamaging>(d, holder, c.player);
    tellHarm(d, c.system, holder, c.player);
}
void offerMartyr(const Game& game, Player holder, Choices& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (game.state.at(system).ships[index(holder)].fresh == 0) return;
        for (const Player owner : kShipOwners)
            if (owner != holder && game.state.at(system).ships[index(owner)].total() > 0)
                out.push_back({.system = system, .player = owner});
    });
}

/// Empath's Vision: any dice, even outside battle.
DiceCount rerollAny(const Game& game, Player) {
    return isDeclared(game.state, Ambition::Empath) ? game.state.battle.dice : DiceCount{};
}

/// Keeper's Trust.
bool guardsSame(const State& state, Player, Player thief, Resource token, CardId) {
    return token != Resource::None && isDeclared(state, Ambition::Keeper) && hasResource(state, thief, token);
}
/// Keeper's Solidarity.
bool guardsGuilds(const State& state, Player holder, Player, Resource, CardId card) {
    return isGuild(card) && isDeclared(state, Ambition::Keeper) &&
           hasResource(state, holder, cardOf(card).suit);
}

/// Warlord's Terror: choice.player's choice.piece from Trophies returns, for an influence.
void checkTrophy(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (c.player == Player::None || countOf(game.state.of(holder).trophies[index(c.player)], c.piece) <= 0)
        return v.refuse(Rule::NoSuchPiece);
    if (!hasRoomForFreeAction(game.state)) v.refuse(Rule::FreeActionsFirst);
}
void spendTrophy(Draft& d, Player holder, const command::Choice& c) {
    const Pieces left = changed(d.of(holder).trophies[index(c.player)], c.piece, -1);
    d.emit(event::TrophiesSet{holder, c.player, left});
    if (tracksTurns(d.state()))
        d.emit(event::GrantGiven{holder, bitOf(Action::Influence), false, CardId::None, true});
}
void offerTrophies(const Game& game, Player holder, Choices& out) {
    for (const Player owner : kAllOwners)
        for (const TrophyKind kind :
             {TrophyKind::Ships, TrophyKind::Agents, TrophyKind::Cities, TrophyKind::Starports})
            if (owner != holder && countOf(game.state.of(holder).trophies[index(owner)], kind) > 0)
                out.push_back({.player = owner, .piece = kind});
}

/// Tyrant's Ego: a Captive of choice.player's returns, for a secure.
void checkCaptive(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (c.player == Player::None || game.state.of(holder).captives[index(c.player)] <= 0)
        return v.refuse(Rule::NoSuchPiece);
    if (!hasRoomForFreeAction(game.state)) v.refuse(Rule::FreeActionsFirst);
}
void spendCaptive(Draft& d, Player holder, const command::Choice& c) {
    d.emit(event::AgentsMoved{c.player, 1, event::AgentPlace::Captives, holder, -1, event::AgentPlace::Supply,
                              c.player, -1});
    if (tracksTurns(d.state()))
        d.emit(event::GrantGiven{holder, bitOf(Action::Secure), false, CardId::None, true});
}
void offerCaptives(const Game& game, Player holder, Choices& out) {
    forEachRival(game.setup, holder, [&](Player color) {
        if (game.state.of(holder).captives[index(color)] > 0) out.push_back({.player = color});
    });
}

/// Tyrant's Authority, Annex: choice.player's choice.piece, cities or starports, in choice.system becomes
/// Loyal, of several choice.which.
int toAnnex(const State& state, const command::Choice& c) {
    return findBuilding(state, c.system, c.player, buildingOf(c.piece), c.which);
}
void checkAnnex(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.system) || c.player == Player::None || c.player == holder ||
        (c.piece != TrophyKind::Cities && c.piece != TrophyKind::Starports) || toAnnex(game.state, c) < 0)
        return v.refuse(Rule::NoSuchPiece);
    const PlayerState& player = game.state.of(holder);
    if ((c.piece == TrophyKind::Cities ? player.citiesOnBoard : player.starportSupply) <= 0)
        return v.refuse(Rule::NoneInSupply);
    if (!controls(game.state, c.system, holder)) v.breaks(Rule::CardConditions);
}
void annex(Draft& d, Player holder, const command::Choice& c) {
    const int at = toAnnex(d.state(), c);
    replaceBuilding(d, c.system, at, holder,
                    d.state().at(c.system).buildings[static_cast<std::size_t>(at)].type);
}
void offerAnnex(const Game& game, Player holder, Choices& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!controls(game.state, system, holder)) return;
        for (const Player owner : kAllOwners) {
            if (owner == holder) continue;
            for (const TrophyKind piece : {TrophyKind::Cities, TrophyKind::Starports})
                for (const Which& which : tellApart(game.state, system, owner, buildingOf(piece)))
                    out.push_back({.system = system, .player = owner, .piece = piece, .which = which});
        }
    });
}

/// Tycoon's Ambition: only tokens in slots. Tokens on a Cartel card stay (FAQ).
void declareForAll(Draft& d, Player holder, const command::Choice&) {
    discardAllTokens(d, holder, Resource::Material);
    discardAllTokens(d, holder, Resource::Fuel);
    d.ask({.ask = Ask::MayDeclare,
           .player = holder,
           .card = loreCard(27),
           .memo = memo::Declarable{.undeclaredOnly = true}});
}
void checkMarker(const Game& game, Player, const command::Choice&, Verdict& v) {
    if (bestAvailableMarker(game.state) < 0) v.refuse(Rule::DeclareNeedsMarker);
}

/// Tycoon's Charm: choice.gives, Material or Fuel, for choice.resource.
void checkBarter(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if ((c.gives != Resource::Material && c.gives != Resource::Fuel) ||
        !canSpend(game.state, holder, c.gives) || c.resource == Resource::None)
        v.refuse(Rule::TokenNotHeld);
}
void barter(Draft& d, Player holder, const command::Choice& c) {
    discardToken(d, holder, c.gives);
    gainToken(d, holder, c.resource);
}
void offerBarter(const Game& game, Player holder, Choices& out) {
    for (const Resource gives : {Resource::Material, Resource::Fuel})
        for (const Resource gained : kAllResources)
            if (gives != gained && canSpend(game.state, holder, gives) &&
                game.state.supply[index(gained)] > 0)
                out.push_back({.resource = gained, .gives = gives});
}

constexpr Ability kGuide[]{{.name = "guide",
                            .moment = Moment::NewAction,
                            .base = Action::Move,
                            .reads = reads::from | reads::system,
                            .check = checkGuide,
                            .perform = guide,
                            .offer = offerGuide}};
constexpr Ability kMartyr[]{{.name = "martyr",
                             .moment = Moment::NewAction,
                             .base = Action::Move,
                             .reads = reads::system | reads::player | reads::power,
                             .check = checkMartyr,
                             .perform = martyr,
                             .offer = offerMartyr}};
constexpr Ability kVision[]{kClearOutrage<Resource::Psionic>};
constexpr Ability kTrust[]{kClearOutrage<Resource::Relic>};
constexpr Ability kCruelty[]{kClearOutrage<Resource::Weapon>};
constexpr Ability kTerror[]{{.name = "spend",
                             .whileDeclared = Ambition::Warlord,
                             .reads = reads::player | reads::power | reads::piece,
                             .check = checkTrophy,
                             .perform = spendTrophy,
                             .offer = offerTrophies}};
constexpr Ability kEgo[]{{.name = "spend",
                          .whileDeclared = Ambition::Tyrant,
                          .reads = reads::player,
                          .check = checkCaptive,
                          .perform = spendCaptive,
                          .offer = offerCaptives},
                         kClearOutrage<Resource::Weapon>};
constexpr Ability kAnnex[]{
    {.name = "annex",
     .moment = Moment::NewAction,
     .base = Action::Build,
     .whileDeclared = Ambition::Tyrant,
     .reads = reads::system | reads::player | reads::power | reads::piece | reads::which,
     .check = checkAnnex,
     .perform = annex,
     .offer = offerAnnex}};
constexpr Ability kTycoonDeclares[]{{.name = "declare",
                                     .moment = Moment::BeforeActions,
                                     .whileDeclared = Ambition::Tycoon,
                                     .check = checkMarker,
                                     .perform = declareForAll}};
constexpr Ability kCharm[]{{.name = "barter",
                            .whileDeclared = Ambition::Tycoon,
                            .reads = reads::resource | reads::gives,
                            .check = checkBarter,
                            .perform = barter,
                            .offer = offerBarter},
                           kClearOutrage<Resource::Material, Resource::Fuel>};

bool hasTrophies(const Game& game, Player holder) {
    const auto& all = game.state.of(holder).trophies;
    return std::any_of(all.begin(), all.end(), [](const Pieces& pieces) { return pieces.total() > 0; });
}
bool hasCaptives(const Game& game, Player holder) {
    const auto& all = game.state.of(holder).captives;
    return std::any_of(all.begin(), all.end(), [](int agents) { return agents > 0; });
}
bool hasNotActed(const Game& game, Player) {
    return !game.state.turn.acted && bestAvailableMarker(game.state) >= 0;
}

template <Resource... Types>
constexpr Hint kClears{.when = Occasion::Prelude, .matters = isOutragedNow<Types...>};
constexpr Hint kMoveHints[]{{.when = Occasion::Acting, .action = Action::Move}};
constexpr Hint kExosuitHints[]{{.when = Occasion::Acting, .action = Action::Battle}};
constexpr Hint kVisionHints[]{kClears<Resource::Psionic>};
constexpr Hint kBondHints[]{
    {.when = Occasion::Acting, .action = Action::Tax, .whileDeclared = Ambition::Empath}};
constexpr Hint kTrustHints[]{{.when = Occasion::Raided, .whileDeclared = Ambition::Keeper},
                             kClears<Resource::Relic>};
constexpr Hint kSolidarityHints[]{{.when = Occasion::Raided, .whileDeclared = Ambition::Keeper}};
constexpr Hint kCrueltyHints[]{
    {.when = Occasion::Acting, .action = Action::Tax, .whileDeclared = Ambition::Warlord},
    kClears<Resource::Weapon>};
constexpr Hint kTerrorHints[]{
    {.when = Occasion::Prelude, .whileDeclared = Ambition::Warlord, .matters = hasTrophies}};
constexpr Hint kEgoHints[]{
    {.when = Occasion::Prelude, .whileDeclared = Ambition::Tyrant, .matters = hasCaptives},
    kClears<Resource::Weapon>};
constexpr Hint kAuthorityHints[]{
    {.when = Occasion::Acting, .action = Action::Build, .whileDeclared = Ambition::Tyrant}};
constexpr Hint kAmbitionHints[]{
    {.when = Occasion::Prelude, .whileDeclared = Ambition::Tycoon, .matters = hasNotActed}};
constexpr Hint kCharmHints[]{{.when = Occasion::Prelude,
                              .whileDeclared = Ambition::Tycoon,
                              .matters = holdsAny<Resource::Material, Resource::Fuel>},
                             kClears<Resource::Material, Resource::Fuel>};

}  // namespace

const Card kPredictiveSensors{.id = "L15",
                              .name = "Predictive Sensors",
                              .kind = CardKind::Lore,
                              .battle = {.actsBeforeCollecting = sensorsSee, .beforeCollecting = callShips},
                              .question = {.reads = reads::from | reads::ships | reads::flagship,
                                           .offer = offerCall,
                                           .check = checkCall,
                                           .answer = callFrom,
                                           .mayDecline = always,
                                           .keeps = keeping<memo::CalledFrom>},
                              .asks = asking<CardAsks::CallShips>};

const Card kForceBeams{
    .id = "L16",
    .name = "Force Beams",
    .kind = CardKind::Lore,
    .abilities = kGuide,
    .question = {.reads = reads::player | reads::power | reads::ships | reads::flagship,
                 .offer = offerGuided,
                 .check = checkGuided,
                 .answer = moveGuided,
                 .mayDecline = always,
                 .keeps = keeping<memo::SharedStep>},
    .asks = asking<CardAsks::MoveShips>,
    .hints = kMoveHints,
};

const Card kRaiderExosuits{.id = "L17",
                           .name = "Raider Exosuits",
                           .kind = CardKind::Lore,
                           .battle = {.oneRaidDieAnyway = true},
                           .hints = kExosuitHints};

const Card kSurvivalOverrides{.id = "L18",
                              .name = "Survival Overrides",
                              .kind = CardKind::Lore,
                              .abilities = kMartyr,
                              .hints = kMoveHints};

const Card kEmpathsVision{.id = "L19",
                          .name = "Empath's Vision",
                          .kind = CardKind::Lore,
                          .whileDeclared = Ambition::Empath,
                          .battle = {.rerolls = rerollAny},
                          .campaign = {.rerollsDice = true},
                          .abilities = kVision,
                          .hints = kVisionHints};

const Card kEmpathsBond{.id = "L20",
                        .name = "Empath's Bond",
                        .kind = CardKind::Lore,
                        .whileDeclared = Ambition::Empath,
                        .tax = {.anyCity = true},
                        .build = {.atAnyStarport = true},
                        .hints = kBondHints};

const Card kKeepersTrust{.id = "L21",
                         .name = "Keeper's Trust",
                         .kind = CardKind::Lore,
                         .raid = {.bansSteal = guardsSame},
                         .abilities = kTrust,
                         .hints = kTrustHints};

const Card kKeepersSolidarity{.id = "L22",
                              .name = "Keeper's Solidarity",
                              .kind = CardKind::Lore,
                              .raid = {.bansSteal = guardsGuilds},
                              .hints = kSolidarityHints};

const Card kWarlordsCruelty{.id = "L23",
                            .name = "Warlord's Cruelty",
                            .kind = CardKind::Lore,
                            .whileDeclared = Ambition::Warlord,
                            .tax = {.again = true},
                            .abilities = kCruelty,
                            .hints = kCrueltyHints};

const Card kWarlordsTerror{.id = "L24",
                           .name = "Warlord's Terror",
                           .kind = CardKind::Lore,
                           .abilities = kTerror,
                           .hints = kTerrorHints};

const Card kTyrantsEgo{
    .id = "L25", .name = "Tyrant's Ego", .kind = CardKind::Lore, .abilities = kEgo, .hints = kEgoHints};

const Card kTyrantsAuthority{.id = "L26",
                             .name = "Tyrant's Authority",
                             .kind = CardKind::Lore,
                             .abilities = kAnnex,
                             .hints = kAuthorityHints};

const Card kTycoonsAmbition{.id = "L27",
                            .name = "Tycoon's Ambition",
                            .kind = CardKind::Lore,
                            .abilities = kTycoonDeclares,
                            .hints = kAmbitionHints};

const Card kTycoonsCharm{
    .id = "L28", .name = "Tycoon's Charm", .kind = CardKind::Lore, .abilities = kCharm, .hints = kCharmHints};

}  // namespace reach
