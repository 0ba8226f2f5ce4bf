#include "engine/cards/leader_parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/tax.h"

/// The leaders of the base box, LEAD01 to LEAD08 (Base p.21).
namespace reach {
namespace {

using namespace parts;

/// Elder, Beloved: influence once if the attacker took a Trophy; choice.card.
void mayInfluence(Draft& d, Player holder, const BattleState& battle) {
    if (battle.defender == holder && battle.tookTrophies && d.of(holder).agentSupply > 0)
        d.ask({.ask = Ask::Resolve, .player = holder, .card = leaderCard(1)});
}

/// Upstart, Ambitious: choice.resource is gained.
void offerGain(const Game& game, const Pending&, Choices& out) {
    for (const Resource token : kAllResources)
        if (game.state.supply[index(token)] > 0) out.push_back({.resource = token});
}
void checkGain(const Game&, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.resource == Resource::None) v.refuse(Rule::CardConditions, asked.card);
}
void gainChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    gainToken(d, asked.player, c.resource);
}
void mayGain(Draft& d, Player holder, Ambition, bool) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = leaderCard(4)});
}

/// Feastbringer, Generous: choice.card goes to the Rival with the least Power who is still in the game.
void checkGuildToGive(const Game& game, Player holder, Verdict& v) {
    bool any = false;
    forEachGuild(game.state.of(holder), [&](CardId, const Card&) { any = true; });
    if (!any) v.breaks(Rule::CardConditions, leaderCard(7));
}
Player poorestRival(const Game& game, Player holder) {
    Player poorest = Player::None;
    for (const Player rival : turnOrder(game))
        if (rival != holder && !game.state.of(rival).conceded &&
            (poorest == Player::None || game.state.of(rival).power < game.state.of(poorest).power))
            poorest = rival;
    return poorest;
}
void offerGuildToGive(const Game& game, const Pending& asked, Choices& out) {
    forEachGuild(game.state.of(asked.player), [&](CardId id, const Card&) { out.push_back({.card = id}); });
}
void checkGive(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    mustHoldGuild(game.state, asked.player, c.card, v);
}
void giveGuild(Draft& d, const Pending& asked, const command::Choice& c) {
    giveCard(d, asked.player, poorestRival(d.game(), asked.player), c.card);
}
void mustGive(Draft& d, Player holder) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = leaderCard(7)});
}

/// Demagogue, Bold: choice.card, each card of the Court once. The question records the places already used.
bool isUsed(const Pending& asked, std::size_t place) {
    return (asked.memo.as<memo::CourtPlaces>().places >> place & 1U) != 0;
}
void offerBold(const Game& game, const Pending& asked, Choices& out) {
    if (game.state.of(asked.player).agentSupply <= 0) return;
    for (std::size_t place = 0; place < game.state.court.size(); ++place)
        if (!isUsed(asked, place) && isCard(game.state.court[place].card))
            out.push_back({.card = game.state.court[place].card});
}
void checkBold(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const int place = courtPlace(game.state, c.card);
    if (place < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (isUsed(asked, static_cast<std::size_t>(place))) v.breaks(Rule::CardConditions, asked.card);
}
void influenceBoldly(Draft& d, const Pending& asked, const command::Choice& c) {
    Pending next = asked;
    auto used = asked.memo.as<memo::CourtPlaces>();
    used.places = static_cast<std::uint8_t>(used.places | 1U << courtPlace(d.state(), c.card));
    next.memo = used;
    influenceCard(d, asked.player, c.card);
    d.ask(next);
}
void mayInfluenceAll(Draft& d, Player holder, Ambition, bool) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = leaderCard(8)});
}
/// Demagogue, Paranoid.
void checkLoneAgent(const Game&, Player holder, const CourtSlot& slot, Verdict& v) {
    if (isGuild(slot.card) && slot.agents[index(holder)] == 1) v.breaks(Rule::CardConditions, leaderCard(8));
}

constexpr Ability kTactical[]{firstThen<6, Action::Battle, Action::Move>("tactical")};
constexpr Ability kCharismatic[]{firstThen<7, Action::Secure, Action::Influence>("charismatic")};

bool taxesInVain(const Game& game, Player holder) {
    bool any = false;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        any |= cityToTax(game.state, system, holder) >= 0 && controller(game.state, system) != holder;
    });
    return any;
}
bool hasLoneAgent(const Game& game, Player holder) {
    for (const CourtSlot& slot : game.state.court)
        if (isGuild(slot.card) && slot.agents[index(holder)] == 1) return true;
    return false;
}

constexpr Hint kMoreTax[]{{.when = Occasion::Following, .action = Action::Tax}};
constexpr Hint kFuelHints[]{
    {.when = Occasion::Following, .action = Action::Tax},
    {.when = Occasion::Scoring, .whileDeclared = Ambition::Tycoon, .matters = holdsAny<Resource::Fuel>}};
constexpr Hint kUpstartHints[]{{.when = Occasion::Declaring},
                               {.when = Occasion::Acting, .action = Action::Tax, .matters = taxesInVain}};
constexpr Hint kRebelHints[]{{.when = Occasion::Acting, .action = Action::Battle},
                             {.when = Occasion::Acting, .action = Action::Move}};
constexpr Hint kWarriorHints[]{{.when = Occasion::Following, .action = Action::Battle},
                               {.when = Occasion::Scoring, .whileDeclared = Ambition::Empath}};
constexpr Hint kFeastHints[]{{.when = Occasion::Declaring},
                             {.when = Occasion::Following, .action = Action::Secure}};
constexpr Hint kDemagogueHints[]{
    {.when = Occasion::Declaring},
    {.when = Occasion::Acting, .action = Action::Secure, .matters = hasLoneAgent}};

}  // namespace

const Card kElder{.id = "LEAD01",
                  .name = "Elder",
                  .kind = CardKind::Leader,
                  .battle = {.after = mayInfluence},
                  .raid = {.notRansacked = true},
                  .scoring = {.secondAtMost = bitOf(Ambition::Tyrant)},
                  .question = {.reads = reads::card,
                               .offer = offerCourt,
                               .check = checkCourt,
                               .answer = influenceChosen,
                               .mayDecline = always},
                  .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Relic, Resource::Material}},
                  .hints = kScores<Ambition::Tyrant>};

const Card kMystic{.id = "LEAD02",
                   .name = "Mystic",
                   .kind = CardKind::Leader,
                   .turn = {.setUp = beginOutraged<Resource::Material, Resource::Fuel>},
                   .tax = {.bonus = Resource::Psionic},
                   .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Psionic, Resource::Relic}},
                   .hints = kMoreTax};

const Card kFuelDrinker{.id = "LEAD03",
                        .name = "Fuel-Drinker",
                        .kind = CardKind::Leader,
                        .tax = {.bonus = Resource::Fuel},
                        .scoring = {.afterScoring =
                                        [](Draft& d, Player holder) {
                                            if (isDeclared(d.state(), Ambition::Tycoon))
                                                discardAllTokens(d, holder, Resource::Fuel);
                                        }},
                        .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Fuel, Resource::Fuel}},
                        .hints = kFuelHints};

const Card kUpstart{
    .id = "LEAD04",
    .name = "Upstart",
    .kind = CardKind::Leader,
    .tax = {.controlledOnly = true},
    .ambitions = {.whenDeclared = mayGain},
    .question = {.reads = reads::resource,
                 .offer = offerGain,
                 .check = checkGain,
                 .answer = gainChosen,
                 .mayDecline = always},
    .start = {{.ships = 4, .city = true}, kStarportAnd3, kTwoShips, {Resource::Psionic, Resource::Material}},
    .hints = kUpstartHints};

const Card kRebel{.id = "LEAD05",
                  .name = "Rebel",
                  .kind = CardKind::Leader,
                  .move = {.shipsAtATime = 2},
                  .battle = {.extraDice = 2},
                  .start = {{.ships = 4, .starport = true},
                            {.ships = 4},
                            kTwoShips,
                            {Resource::Material, Resource::Weapon}},
                  .hints = kRebelHints};

const Card kWarrior{.id = "LEAD06",
                    .name = "Warrior",
                    .kind = CardKind::Leader,
                    .turn = {.extra = {Action::Battle, bitOf(Action::Move)}},
                    .scoring = {.secondAtMost = bitOf(Ambition::Empath)},
                    .abilities = kTactical,
                    .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Weapon, Resource::Material}},
                    .hints = kWarriorHints};

const Card kFeastbringer{
    .id = "LEAD07",
    .name = "Feastbringer",
    .kind = CardKind::Leader,
    .turn = {.extra = {Action::Secure, bitOf(Action::Influence)}},
    .ambitions = {.check = checkGuildToGive, .price = mustGive},
    .abilities = kCharismatic,
    .question = {.reads = reads::card, .offer = offerGuildToGive, .check = checkGive, .answer = giveGuild},
    .start = {kCityAnd3, kCityAnd3, {.ships = 3}, {Resource::Relic, Resource::Material}},
    .hints = kFeastHints};

const Card kDemagogue{.id = "LEAD08",
                      .name = "Demagogue",
                      .kind = CardKind::Leader,
                      .court = {.check = checkLoneAgent},
                      .ambitions = {.whenDeclared = mayInfluenceAll},
                      .question = {.reads = reads::card,
                                   .offer = offerBold,
                                   .check = checkBold,
                                   .answer = influenceBoldly,
                                   .mayDecline = always,
                                   .keeps = keeping<memo::CourtPlaces>},
                      .start = {kCityAnd3, kStarportAnd3, kTwoShips, {Resource::Psionic, Resource::Weapon}},
                      .hints = kDemagogueHints};

}  // namespace reach
