#include "engine/cards/leader_parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/build.h"
#include "engine/rules/outrage.h"
#include "engine/rules/tax.h"

/// The leaders of the Leaders & Lore pack, LEAD09 to LEAD16.
namespace reach {
namespace {

using namespace parts;

/// Archivist, Learned.
constexpr std::int8_t kLoreKept = 2;
void keepLore(Draft& d, Player holder) {
    d.ask({.ask = Ask::KeepLore, .player = holder, .card = leaderCard(9), .count = kLoreKept});
}

/// Overseer, Ruthless: "chooses nothing" hits the building and takes the action once more. The question keeps
/// the building, and its stage says whether it was a tax.
constexpr std::int8_t kTaxed = 0;
constexpr std::int8_t kBuilt = 1;
memo::BuildingAt buildingOf(const Pending& asked) {
    return asked.memo.as<memo::BuildingAt>();
}
template <std::int8_t Stage, typename... More>
void mayHit(Draft& d, Player holder, SystemId system, int at, More...) {
    if (at < 0 || (tracksTurns(d.state()) && d.state().turn.onceUsed.contains(leaderCard(10)))) return;
    d.ask({.ask = Ask::Resolve,
           .player = holder,
           .card = leaderCard(10),
           .stage = Stage,
           .memo = memo::BuildingAt{system, static_cast<std::int8_t>(at)}});
}
/// One for each type a gate city may yield, in choice.resource.
void offerHit(const Game& game, const Pending& asked, Choices& out) {
    const auto [system, at] = buildingOf(asked);
    if (at >= static_cast<int>(game.state.at(system).buildings.size())) return;
    const ResourceSet types = cityTypes(game.state, system);
    if (asked.stage != kTaxed || std::popcount(types) < 2) return out.emplace_back(), void();
    for (const Resource type : kAllResources)
        if (contains(types, type)) out.push_back({.resource = type});
}
void checkHit(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const auto [system, at] = buildingOf(asked);
    if (at >= static_cast<int>(game.state.at(system).buildings.size())) return v.refuse(Rule::NoSuchPiece);
    if (c.resource != Resource::None && !contains(cityTypes(game.state, system), c.resource))
        v.refuse(Rule::NoSuchPiece);
}
/// A destroyed city provokes Outrage, and that of a Rival leads to ransacking too. A Loyal building returns
/// to its supply (Base p.16).
void hitOwnUse(Draft& d, Player holder, SystemId system, int at) {
    const Building hit = d.state().at(system).buildings[static_cast<std::size_t>(at)];
    const ResourceSet types = cityTypes(d.state(), system);
    const Player taker = hit.owner == holder ? Player::None : holder;
    d.emit(event::BuildingHit{system, static_cast<std::int8_t>(at), taker});
    if (!hit.damaged || hit.type != BuildingType::City) return;
    for (const Resource type : kAllResources)
        if (contains(types, type)) provokeOutrage(d, holder, type);
    if (taker != Player::None) d.ask({.ask = Ask::Ransack, .player = holder, .rival = hit.owner});
}
void hitAndRepeat(Draft& d, const Pending& asked, const command::Choice& c) {
    const auto [system, at] = buildingOf(asked);
    const Player owner = d.state().at(system).buildings[static_cast<std::size_t>(at)].owner;
    const Resource yield = taxYield(d.state(), system, c.resource);
    if (tracksTurns(d.state())) d.emit(event::OnceUsed{asked.player, asked.card});
    hitOwnUse(d, asked.player, system, at);
    if (asked.stage == kTaxed)
        gainTax(d, asked.player, owner, system, yield);
    else
        buildShip(d, asked.player, system);
}
/// Overseer, Hated.
void scrapPieces(Draft& d, Player holder) {
    d.emit(event::PiecesScrapped{holder, {.ships = 2, .agents = 3}});
}

/// Corsair, Tricky: a raid die for each different resource.
DiceCount rerollRaid(const Game& game, Player holder) {
    DiceCount dice{};
    if (game.state.battle.by != CardId::None) return dice;
    for (const Resource token : kAllResources)
        dice[index(Die::Raid)] = static_cast<std::int8_t>(dice[index(Die::Raid)] +
                                                          (hasResource(game.state, holder, token) ? 1 : 0));
    return dice;
}

/// Noble, Connected: choice.card is the top card of the deck.
void drawTop(Draft& d, Player holder, Ambition, bool isNew) {
    if (isNew) d.ask({.ask = Ask::Resolve, .player = holder, .card = leaderCard(12)});
}
void offerTop(const Game& game, const Pending&, Choices& out) {
    if (courtDeckSize(game.state) == 0) return;
    forEachDrawable(game.state, [&](CardId card) { out.push_back({.card = card}); });
}
void checkTop(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!isCard(c.card) || !canBeDrawn(game.state, c.card)) v.refuse(Rule::NoSuchCard, c.card);
}
void secureTop(Draft& d, const Pending& asked, const command::Choice& c) {
    drawAndSecure(d, asked.player, c.card);
}

/// Anarchist, Decentralized.
void scrapCities(Draft& d, Player holder) {
    d.emit(event::PiecesScrapped{holder, {.cities = 2}});
}

/// Shaper, Mythic: choice.resource goes onto the planet's icon, from a slot or from the supply on a card
/// (FAQ).
void mayReshape(Draft& d, Player holder, SystemId system, int city, Resource, bool) {
    if (city >= 0 && !isGate(system) && d.state().at(system).retyped == Resource::None)
        d.ask({.ask = Ask::Resolve, .player = holder, .card = leaderCard(14), .memo = memo::System{system}});
}
void offerShape(const Game& game, const Pending& asked, Choices& out) {
    for (const Resource token : kAllResources)
        if (hasResource(game.state, asked.player, token)) out.push_back({.resource = token});
}
void checkShape(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.resource == Resource::None || !hasResource(game.state, asked.player, c.resource))
        v.refuse(Rule::TokenNotHeld);
}
void reshape(Draft& d, const Pending& asked, const command::Choice& c) {
    using event::TokenPlace;
    const SystemId system = asked.memo.as<memo::System>().at;
    const auto planet = static_cast<std::int8_t>(index(system));
    // A token that a correction laid there since the question was put makes room.
    if (const Resource laid = d.state().at(system).retyped; laid != Resource::None)
        d.emit(event::TokenMoved{laid, TokenPlace::Planet, Player::None, planet, TokenPlace::Supply,
                                 Player::None, -1});
    const TokenSource source = ownToken(d.state(), asked.player, c.resource);
    d.emit(event::TokenMoved{c.resource, source.place, source.exists() ? asked.player : Player::None,
                             source.slot, TokenPlace::Planet, Player::None, planet, source.card});
}

/// Agitator, Irregular.
int weaponIcons(const State& state, Player holder) {
    return icons(state, holder, Resource::Weapon);
}
void discardWeapon(Draft& d, Player holder) {
    discardToken(d, holder, Resource::Weapon);
}

/// Quartermaster, Resilient: a ship for each starport in a system the holder controls.
void repairBySupport(Draft& d, Player holder, const BattleState& battle) {
    int starports = 0;
    for (int i = 0; i < kSystems; ++i)
        if (controls(d.state(), static_cast<SystemId>(i), holder))
            for (const Building& building : d.state().systems[static_cast<std::size_t>(i)].buildings)
                starports += building.type == BuildingType::Starport ? 1 : 0;
    for (; starports > 0 && d.state().at(battle.system).ships[index(holder)].damaged > 0; --starports)
        d.emit(event::ShipRepaired{holder, battle.system});
}

constexpr Hint kAttackHints[]{{.when = Occasion::Acting, .action = Action::Battle}};
constexpr Hint kNobleHints[]{{.when = Occasion::Declaring},
                             {.when = Occasion::Following, .action = Action::Influence},
                             {.when = Occasion::Scoring}};
constexpr Hint kTaxHints[]{{.when = Occasion::Acting, .action = Action::Tax}};
constexpr Hint kMoveHints[]{{.when = Occasion::Acting, .action = Action::Move}};
constexpr Hint kAgitatorHints[]{{.when = Occasion::Following, .action = Action::Tax},
                                {.when = Occasion::Defending}};
constexpr Hint kBattleHints[]{{.when = Occasion::Attacking}, {.when = Occasion::Defending}};

}  // namespace

const Card kArchivist{.id = "LEAD09",
                      .name = "Archivist",
                      .kind = CardKind::Leader,
                      .turn = {.setUp = keepLore},
                      .scoring = {.secondAtMost = bitOf(Ambition::Tycoon)},
                      .start = {kCityAnd3, kCityAnd3, kTwoShips, {Resource::Relic, Resource::Relic}},
                      .hints = kScores<Ambition::Tycoon>};

const Card kOverseer{.id = "LEAD10",
                     .name = "Overseer",
                     .kind = CardKind::Leader,
                     .turn = {.setUp = scrapPieces},
                     .tax = {.after = mayHit<kTaxed, Resource, bool>},
                     .build = {.afterShip = mayHit<kBuilt>},
                     .question = {.reads = reads::resource,
                                  .offer = offerHit,
                                  .check = checkHit,
                                  .answer = hitAndRepeat,
                                  .mayDecline = always,
                                  .keeps = keeping<memo::BuildingAt>},
                     .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Fuel, Resource::Material}}};

const Card kCorsair{
    .id = "LEAD11",
    .name = "Corsair",
    .kind = CardKind::Leader,
    .battle = {.skirmishBoundsAssault = true, .rerolls = rerollRaid},
    .start = {{.ships = 4, .starport = true}, kThreeShips, kTwoShips, {Resource::Fuel, Resource::Weapon}},
    .hints = kAttackHints};

const Card kNoble{
    .id = "LEAD12",
    .name = "Noble",
    .kind = CardKind::Leader,
    .turn = {.extra = {Action::Influence, bitOf(Action::Influence)}},
    .ambitions = {.whenDeclared = drawTop},
    .scoring = {.firstOnly = true},
    .question = {.reads = reads::card, .offer = offerTop, .check = checkTop, .answer = secureTop},
    .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Psionic, Resource::Psionic}},
    .hints = kNobleHints};

const Card kAnarchist{.id = "LEAD13",
                      .name = "Anarchist",
                      .kind = CardKind::Leader,
                      .turn = {.setUp = scrapCities},
                      .tax = {.noLoyal = true, .besideShips = true},
                      .start = {{.ships = 4}, kThreeShips, kTwoShips, {Resource::Relic, Resource::Weapon}},
                      .hints = kTaxHints};

const Card kShaper{.id = "LEAD14",
                   .name = "Shaper",
                   .kind = CardKind::Leader,
                   .tax = {.after = mayReshape},
                   .move = {.catapultsFromGates = true},
                   .question = {.reads = reads::resource,
                                .offer = offerShape,
                                .check = checkShape,
                                .answer = reshape,
                                .mayDecline = always,
                                .keeps = keeping<memo::System>},
                   .start = {kCityAnd3, kThreeShips, kThreeShips, {Resource::Relic, Resource::Material}},
                   .hints = kMoveHints};

const Card kAgitator{
    .id = "LEAD15",
    .name = "Agitator",
    .kind = CardKind::Leader,
    .tax = {.bonus = Resource::Weapon},
    .battle = {.interceptHits = weaponIcons, .whenIntercepting = discardWeapon},
    .start = {kCityAnd3, {.ships = 4, .starport = true}, kTwoShips, {Resource::Fuel, Resource::Material}},
    .hints = kAgitatorHints};

const Card kQuartermaster{
    .id = "LEAD16",
    .name = "Quartermaster",
    .kind = CardKind::Leader,
    .turn = {.setUp = beginOutraged<Resource::Material>},
    .battle = {.after = repairBySupport},
    .start = {{.ships = 4, .starport = true}, kThreeShips, kTwoShips, {Resource::Fuel, Resource::Weapon}},
    .hints = kBattleHints};

}  // namespace reach
