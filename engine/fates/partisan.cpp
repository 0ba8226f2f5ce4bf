#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/outrage.h"

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

/// F601B, the half at a chapter's end: 2 for each ambition won without Outrage for what it counts; of
/// Tycoon's two resources any Outrage stops it.
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

// ---- F613, F614 Outrage Spreads: everybody Provokes Outrage, of the rolled planet or of a chosen type

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

// ---- F603 Partisan Seizing: with anybody else it goes, and their Outrage with it

bool isNoPartisan(const Game& game, Player holder) {
    return isColor(holder) && game.state.seat(holder).fate != 6;
}
void forgive(Draft& d, Player holder) {
    for (const Resource type : kAllResources) clearOutrage(d, holder, type);
}

const Card kCards[]{
    {.id = "F603", .byHand = true, .scrappedWhen = isNoPartisan, .whenScrapped = forgive},
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
               .proposes = appeal},
              {.objective = {18, 14, 12}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3, .grandAmbitions = dominate}}},
};

std::span<const Card> partisanCards() {
    return kCards;
}

}  // namespace reach
