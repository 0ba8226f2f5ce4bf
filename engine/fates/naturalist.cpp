#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/fates/blight.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 21, the Naturalist: tends the Blight with a new ambition (F2101 to F2104).
namespace reach {
namespace {

using namespace steps;
using blight::blightAt;
using blight::Choices;

// ---- F2104 Blightkin: systems with fresh Blight, and F2101B Live in the Garden: the same

/// For both, the First Regent also counts the systems of the Empire.
int kin(const Game& game, Player player) {
    int systems = 0;
    if (!tracksMap(game.state)) return 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        systems +=
            blightAt(game.state, system).fresh > 0 && counts::holds(game.state, system, player) ? 1 : 0;
    });
    return systems;
}
void asksTheTable(Draft& d) {
    if (!tracksMap(d.state()) && isDeclared(d.state(), Ambition::Blightkin))
        d.ask({.ask = Ask::AtTable, .player = d.state().initiative, .card = fateSetCard(21, 4)});
}
/// For winning Blightkin, or where it is not declared.
int live(const Game& game, Player player) {
    return counts::winsOrRests(game, player, Ambition::Blightkin) ? kin(game, player) : 0;
}

// ---- F2102 Blight Society: Blight moves and is repaired, and a player who harms it loses an agent; a
// Psionic prevents Blight Crises beside Loyal ships

constexpr Ability kSociety[]{blight::kMove, blight::kRepair};

/// The other stage of its question, which keeps the systems of the Blight Crises.
constexpr std::int8_t kPrevent = blight::kAlong + 1;

SystemSet besideLoyalShips(const State& state, Player holder) {
    SystemSet systems = state.of(holder).where.ships;
    if (const Flagship& flagship = state.seat(holder).flagship; flagship.exists())
        systems |= bitOf(flagship.at);
    return systems;
}
bool mayPrevent(Draft& d, Player holder, SystemSet struck) {
    SystemSet blighted = 0;
    forEachSystem(struck & besideLoyalShips(d.state(), holder), [&](SystemId system) {
        if (blightAt(d.state(), system).total() > 0) blighted |= bitOf(system);
    });
    if (blighted == 0 || !canSpend(d.state(), holder, Resource::Psionic)) return false;
    d.ask({.ask = Ask::Resolve,
           .player = holder,
           .card = fateSetCard(21, 2),
           .stage = kPrevent,
           .memo = memo::Systems{struck}});
    return true;
}
void offerSociety(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == blight::kAlong) return blight::offerAlong(game, asked, out);
    if (canSpend(game.state, asked.player, Resource::Psionic)) out.push_back({.resource = Resource::Psionic});
}
void checkSociety(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == blight::kAlong) return blight::checkAlong(game, asked, c, v);
    if (c != command::Choice{.resource = Resource::Psionic})
        return v.refuse(Rule::ChoiceNotAsked, asked.card);
    if (!canSpend(game.state, asked.player, Resource::Psionic)) v.refuse(Rule::TokenNotHeld);
}
void answerSociety(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == blight::kAlong) return blight::goAlong(d, asked, c);
    spendToken(d, asked.player, Resource::Psionic);
    strikeBlight(d, asked.memo.as<memo::Systems>().systems & ~besideLoyalShips(d.state(), asked.player));
}
void declineSociety(Draft& d, const Pending& asked) {
    if (asked.stage == kPrevent) strikeBlight(d, asked.memo.as<memo::Systems>().systems);
}
void payForBlight(Draft& d, Player holder, Player owner) {
    if (owner == Player::Blight && d.of(holder).agentSupply > 0)
        d.emit(event::PiecesScrapped{holder, {.agents = 1}});
}

// ---- F2103 Spore Guides: Seed, damaged Blight in the rolled cluster; agents change the roll

bool isBare(const Game& game, SystemId system) {
    return inPlay(game, system) && game.state.at(system).known && blightAt(game.state, system).total() == 0;
}
void offerSeed(const Game& game, Player, Choices& out) {
    if (tracksMap(game.state) && game.state.of(Player::Blight).shipSupply > 0) out.emplace_back();
}
void seed(Draft& d, Player holder, const command::Choice&) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
    askEventDice(d, holder, kNumberDie);
}
constexpr Ability kSeed[]{{.name = "seed",
                           .moment = Moment::NewAction,
                           .base = Action::Build,
                           .check = blight::checkOffered<offerSeed>,
                           .perform = seed,
                           .offer = offerSeed}};

void offerBare(const Game& game, int cluster, Choices& out) {
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
        if (isBare(game, systemAt(cluster, spot))) out.push_back({.system = systemAt(cluster, spot)});
}
/// A system, or the card from which an agent returns, and the cluster that this makes of the roll.
void offerSoil(const Game& game, const Pending& asked, Choices& out) {
    const int rolled = game.state.campaign.roll.cluster;
    offerBare(game, rolled, out);
    for (const CourtSlot& slot : game.state.court) {
        if (slot.agents[index(asked.player)] == 0 || !isCard(slot.card)) continue;
        for (const int by : {1, -1})
            out.push_back({.cluster = blight::turnedBy(rolled, by), .card = slot.card});
    }
}
void checkSoil(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerSoil(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void sow(Draft& d, const Pending& asked, const command::Choice& c) {
    if (c.system != SystemId::None) return d.emit(event::ShipsPlaced{Player::Blight, c.system, 0, 1});
    blight::takeBack(d, asked.player, courtPlace(d.state(), c.card), 1);
    EventRoll roll = d.state().campaign.roll;
    roll.cluster = c.cluster;
    d.emit(event::EventRolled{roll});
    d.ask(asked);
}
bool isOvergrown(const Game& game, const Pending&) {
    Choices bare;
    offerBare(game, game.state.campaign.roll.cluster, bare);
    return bare.empty();
}

constexpr FateStep kSetup3[]{mayResettle(), gain({2, 3}), layBeside<FateToken::Blightkin, Ambition::Empath>(),
                             toBooklet({4})};

const Card kCards[]{
    {.id = "F2102",
     .harm = {.afterDamaging = payForBlight},
     .campaign = {.beforeBlightStrikes = mayPrevent},
     .abilities = kSociety,
     .question = {.reads = reads::ships | reads::resource,
                  .offer = offerSociety,
                  .check = checkSociety,
                  .answer = answerSociety,
                  .mayDecline = parts::always,
                  .decline = declineSociety,
                  .keeps = keeping<memo::Step, memo::Systems>},
     .asks = asking<CardAsks::GoWithBlight, CardAsks::PreventCrises>},
    {.id = "F2103",
     .abilities = kSeed,
     .question = {.reads = reads::system | reads::cluster | reads::card,
                  .offer = offerSoil,
                  .check = checkSoil,
                  .answer = sow,
                  .mayDecline = isOvergrown},
     .asks = asking<CardAsks::SowBlight>},
    {.id = "F2104",
     .ambitions = {.adds = {Ambition::Blightkin, kin}},
     .scoring = {.beforeScoringByLaw = asksTheTable}},
};

}  // namespace

const Fate kNaturalist{
    .number = 21,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {18, 16, 14}, .setup = kSetup3, .advance = live, .readsMap = true}}},
};

std::span<const Card> naturalistCards() {
    return kCards;
}

}  // namespace reach
