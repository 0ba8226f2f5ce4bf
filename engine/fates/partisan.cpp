#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"

/// Fate 6, the Partisan: seizes the initiative and divides (F601 to F625).
namespace reach {
namespace {

using namespace steps;

/// The resources that an ambition counts.
ResourceSet countedBy(Ambition ambition) {
    switch (ambition) {
        case Ambition::Tycoon: return bitOf(Resource::Material) | bitOf(Resource::Fuel);
        case Ambition::Warlord: return bitOf(Resource::Weapon);
        case Ambition::Keeper: return bitOf(Resource::Relic);
        case Ambition::Empath: return bitOf(Resource::Psionic);
        default: return 0;
    }
}

/// F601B: each time the player gets the initiative; F615B: each card played with it.
void sow(Draft& d, Player player) {
    advanceObjective(d, player, 1);
}

/// F601B, at the end of a chapter: 2 for each ambition won without Outrage of the types that it counts. For
/// Tycoon, Outrage of either type prevents it.
int appeal(const Game& game, Player player) {
    ResourceSet outraged = 0;
    for (const Resource type : kAllResources)
        if (isOutraged(game.state.of(player), type)) outraged |= bitOf(type);
    int spaces = 0;
    counts::forEachWon(game, player, [&](const AmbitionStanding& box, const Placing&) {
        spaces += (countedBy(box.ambition) & outraged) == 0 ? 2 : 0;
    });
    return spaces;
}

/// F624B: more Guild cards than each Rival; the initiative.
int dominate(const Game& game, Player player) {
    const bool most = counts::moreThanEachRival(
        game, player, [&](Player of) { return counts::guildCards(game.state, of); });
    return (most ? 1 : 0) + (game.state.initiative == player ? 1 : 0);
}

constexpr FateStep kSetup1[]{gain({2, 3})};
constexpr FateStep kCompleted1[]{toCourtDeck({5, 6, 7, 8, 9}), gain({10}), scrap({11, 12, 13, 14})};
constexpr FateStep kFailed1[]{scrap({5, 6, 7, 8, 9}), toCourtDeck({10, 11, 12, 13, 14}), scrap({3}),
                              clearOutrage()};

constexpr FateStep kSetup2[]{toBooklet({16}), setAside({3}), gain({17})};
constexpr FateStep kCompleted2[]{toBooklet({19}), toCourtDeck({20, 21}), scrap({22, 23})};
constexpr FateStep kFailed2[]{scrap({19, 20, 21}), toCourtDeck({22, 23})};

constexpr FateStep kSetup3[]{gain({25})};

// ---- F613, F614 Outrage Spreads: all players Provoke Outrage, of the rolled planet or of a chosen type

void outrageAll(Draft& d, Resource type) {
    for (const Player player : turnOrder(d.game())) provokeOutrage(d, player, type);
}
void spread(Draft& d, int place) {
    const EventRoll roll = d.state().campaign.roll;
    if (roll.cluster >= 0) outrageAll(d, planetType(d.state(), systemAt(roll.cluster, roll.symbol)));
    removeFromCourt(d, place, event::CardPlace::Discard);
}
void maySpread(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
void offerTypes(const Game&, const Pending&, parts::Choices& out) {
    for (const Resource type : kAllResources) out.push_back({.resource = type});
}
void checkType(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources) v.refuse(Rule::NumberOutOfRange);
}
constexpr Card outrageSpreads(std::string_view id) {
    return {.id = id,
            .question = {.reads = reads::resource,
                         .offer = offerTypes,
                         .check = checkType,
                         .answer = [](Draft& d, const Pending&,
                                      const command::Choice& c) { outrageAll(d, c.resource); },
                         .mayDecline = parts::always},
            .whenSecured = maySpread,
            .crisis = spread};
}

// ---- F602 Informants: the highest cards of two hands are exchanged, unseen by the other players

void checkSpying(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    mustBeRival(game, holder, c.player, v);
    if (v.refused()) return;
    if (game.state.of(holder).hand == 0) v.breaks(Rule::NoCardsInHand);
}
void offerRivals(const Game& game, Player holder, parts::Choices& out) {
    forEachRival(game.setup, holder, [&](Player rival) { out.push_back({.player = rival}); });
}
constexpr Ability kSpy[]{{.name = "spy",
                          .moment = Moment::NewAction,
                          .base = Action::Influence,
                          .oncePerTurn = true,
                          .reads = reads::player,
                          .check = checkSpying,
                          .offer = offerRivals}};

// ---- F617 People's Hero: declaring clears Outrage of a suit of which no Rival has as many cards

bool isHeroOf(const Game& game, Player player, Resource type) {
    return index(type) < kResources && isOutraged(game.state.of(player), type) &&
           counts::moreThanEachRival(game, player, [&](Player of) {
               int cards = 0;
               forEachGuild(game.state.of(of),
                            [&](CardId, const Card& card) { cards += card.suit == type ? 1 : 0; });
               return cards;
           });
}
void offerClearing(const Game& game, const Pending& asked, parts::Choices& out) {
    for (const Resource type : kAllResources)
        if (isHeroOf(game, asked.player, type)) out.push_back({.resource = type});
}
void checkClearing(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!isHeroOf(game, asked.player, c.resource)) v.refuse(Rule::CardConditions, asked.card);
}
/// F615B: a space for each Guild card.
void clearChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    clearOutrage(d, asked.player, c.resource);
    if (d.state().seat(asked.player).fate == kPartisan.number && d.state().campaign.act == 2)
        advanceObjective(d, asked.player, counts::guildCards(d.state(), asked.player));
}
void mayClear(Draft& d, Player holder, Ambition, bool) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}

// ---- F620, F621 Terror Strike: damaged pieces at planets of any player's Outrage are destroyed

void destroyDamaged(Draft& d, SystemId system, Player owner) {
    while (d.state().at(system).ships[index(owner)].damaged > 0)
        takeHit(d, {owner, system, false, Player::None, false});
    for (auto at = d.state().at(system).buildings.size(); at-- > 0;)
        if (const Building& building = d.state().at(system).buildings[at];
            building.owner == owner && building.damaged)
            d.emit(event::BuildingHit{system, static_cast<std::int8_t>(at), Player::None});
    for (const FateToken kind : {FateToken::Banner, FateToken::Bunker})
        for (int at = tokenUnderHit(d.state(), kind, owner, system);
             at >= 0 && d.state().campaign.tokens[static_cast<std::size_t>(at)].turned;
             at = tokenUnderHit(d.state(), kind, owner, system))
            harmToken(d, at, Player::None);
    if (flagshipAt(d.state(), owner, system) == nullptr) return;
    for (const bool armor : {true, false})  // an Upgrade that still has Armor is safe (BR p.22)
        for (const Upgrade upgrade : kAllUpgrades)
            if (const Flagship& flagship = d.state().seat(owner).flagship;
                flagship.slot({upgrade, armor}).damaged && (armor || !flagship.has({upgrade, true})))
                d.emit(event::FlagshipCleared{owner, {upgrade, armor}});
}
bool isOutragedBySomebody(const Game& game, Resource type) {
    return std::ranges::any_of(game.setup.seats,
                               [&](Player player) { return isOutraged(game.state.of(player), type); });
}
/// This counts as harm to no player, and no player takes Trophies (FAQ).
void strike(Draft& d, Player spared) {
    if (!tracksMap(d.state())) return;
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        if (isGate(system) || !isOutragedBySomebody(d.game(), planetType(d.state(), system))) return;
        for (const Player owner : kAllOwners)
            if (owner != spared) destroyDamaged(d, system, owner);
    });
}
constexpr Card terrorStrike(std::string_view id) {
    return {.id = id,
            .whenSecured = strike,
            .afterwards = Afterwards::ShuffledIntoDeck,
            .crisis = [](Draft& d, int place) {
                strike(d, Player::None);
                leaveCourt(d, place, Afterwards::ShuffledIntoDeck);
            }};
}

// ---- F625 Sower of Division: won by Surpassing, the initiative brings an agent onto a Rival's Outrage

bool isFree(const Game& game, Player holder, const command::Choice& c) {
    return playsHere(game.setup, c.player) && c.player != holder && index(c.resource) < kResources &&
           !isOutraged(game.state.of(c.player), c.resource);
}
void offerSlots(const Game& game, const Pending& asked, parts::Choices& out) {
    if (game.state.of(asked.player).agentSupply == 0) return;
    forEachRival(game.setup, asked.player, [&](Player rival) {
        for (const Resource type : kAllResources)
            if (!isOutraged(game.state.of(rival), type)) out.push_back({.player = rival, .resource = type});
    });
}
void checkSlot(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (game.state.of(asked.player).agentSupply == 0) return v.refuse(Rule::NoneInSupply);
    if (!isFree(game, asked.player, c)) v.refuse(Rule::CardConditions, asked.card);
}
void placeOnSlot(Draft& d, const Pending& asked, const command::Choice& c) {
    d.emit(event::AgentsMoved{asked.player, 1, event::AgentPlace::Supply, asked.player, -1,
                              event::AgentPlace::Outrage, c.player,
                              static_cast<std::int8_t>(index(c.resource))});
}
void maySow(Draft& d, Player holder) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}

// ---- F603 Partisan Seizing: the card leaves any other player and clears their Outrage

bool isNoPartisan(const Game& game, Player holder) {
    return isColor(holder) && game.state.seat(holder).fate != 6;
}
void forgive(Draft& d, Player holder) {
    for (const Resource type : kAllResources) clearOutrage(d, holder, type);
}

const Card kCards[]{
    {.id = "F602", .abilities = kSpy},
    {.id = "F603",
     .turn = {.seizesByOutrage = true},
     .court = {.scrappedWhen = isNoPartisan, .whenScrapped = forgive}},
    {.id = "F616", .turn = {.seizesByOutrage = true}},
    {.id = "F617",
     .ambitions = {.whenDeclared = mayClear},
     .question = {.reads = reads::resource,
                  .offer = offerClearing,
                  .check = checkClearing,
                  .answer = clearChosen,
                  .mayDecline = parts::always},
     .asks = asking<CardAsks::ClearOutrage>},
    terrorStrike("F620"),
    terrorStrike("F621"),
    {.id = "F625",
     .turn = {.wonInitiative = maySow},
     .question = {.reads = reads::player | reads::resource,
                  .offer = offerSlots,
                  .check = checkSlot,
                  .answer = placeOnSlot,
                  .mayDecline = parts::always},
     .asks = asking<CardAsks::AgentOnOutrage>},
    outrageSpreads("F613"),
    outrageSpreads("F614"),
};

}  // namespace

const Fate kPartisan{
    .number = 6,
    .firstAct = 1,
    .acts = {{{.objective = {12, 11, 10},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = appeal,
               .getsInitiative = sow},
              {.objective = {18, 14, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = atOnce,
               .playsCard = sow},
              {.setup = kSetup3, .grandAmbitions = dominate}}},
};

std::span<const Card> partisanCards() {
    return kCards;
}

}  // namespace reach
