#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/contract/catalogue.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/court.h"
#include "engine/rules/resources.h"
#include "engine/rules/tax.h"

/// Fate 3, the Magnate: trades, then holds Monopolies (F301 to F327).
namespace reach {
namespace {

using namespace steps;

int monopolies(const State& state, Player player) {
    return counts::cardsOf(state, player, CardKind::Monopoly);
}

/// F312B at the end of a chapter. Resources gained from the supply move the marker at once (F318).
int hold(const Game& game, Player player) {
    return monopolies(game.state, player);
}

/// F325B: any Monopoly, and two.
int keepRiches(const Game& game, Player player) {
    return std::min(monopolies(game.state, player), 2);
}

// ---- F301B: gifts of Rivals in Negotiations, and exports of three resources

constexpr int kExported = 3;
constexpr int kSpacesADeal = 2;

void beGiven(Draft& d, Player player, const command::DealPart& part) {
    if (part.card == CardId::None) advanceObjective(d, player, kSpacesADeal);
}
/// Nobody is asked where all that is held goes. Of single tokens the first is gone, and the others follow.
void exportMore(Draft& d, Player player, Resource first) {
    constexpr std::int8_t kAll = kExported;
    if (first != Resource::None)
        return d.ask({.ask = Ask::Resolve, .player = player, .card = fateCard(3), .count = kAll - 1});
    int held = 0;
    for (const Resource token : kAllResources) held += tokensToDiscard(d.state(), player, token);
    if (held > kExported)
        return d.ask({.ask = Ask::Resolve, .player = player, .card = fateCard(3), .count = kAll});
    for (const Resource token : kAllResources)
        for (int i = tokensToDiscard(d.state(), player, token); i > 0; --i) discardToken(d, player, token);
    advanceObjective(d, player, kSpacesADeal);
}
void offerExports(const Game& game, const Pending& asked, parts::Choices& out) {
    for (const Resource token : kAllResources)
        if (tokensToDiscard(game.state, asked.player, token) > 0) out.push_back({.resource = token});
}
void checkExport(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources || tokensToDiscard(game.state, asked.player, c.resource) == 0)
        v.refuse(Rule::TokenNotHeld);
}
void exportOne(Draft& d, const Pending& asked, const command::Choice& c) {
    discardToken(d, asked.player, c.resource);
    Pending more = asked;
    if (--more.count > 0) return d.ask(more);
    advanceObjective(d, asked.player, kSpacesADeal);
}

struct Market {
    Resource type;
    std::uint8_t monopoly, cartel;  ///< numbers in the set
};
constexpr Market kMarkets[]{{Resource::Material, 13, 7},
                            {Resource::Fuel, 14, 8},
                            {Resource::Relic, 15, 11},
                            {Resource::Psionic, 16, 10},
                            {Resource::Weapon, 17, 9}};

/// F303, F321: the interests come back from the Court discard pile.
void returnInterests(Draft& d, Player) {
    for (const char* id : {"CC01", "CC04"})
        if (const CardId card = findCard(id); d.state().courtDiscard.contains(card))
            d.emit(moveOf(d.state(), card, event::CardPlace::Deck));
}

/// F321: scraps each Monopoly without a holder and puts the Cartel of its type into the Court deck. The other
/// Cartels stay in the box.
void openMarkets(Draft& d, Player) {
    for (const Market& market : kMarkets)
        if (const CardId cartel = fateSetCard(3, market.cartel);
            liesInBox(d.state(), fateSetCard(3, market.monopoly)) && liesInBox(d.state(), cartel))
            d.emit(moveOf(d.state(), cartel, event::CardPlace::Deck));
}

// ---- F325B: after scoring a Monopoly is lost, and all resources of its type that the Magnate has

void offerMonopolies(const Game& game, const Pending& asked, parts::Choices& out) {
    forEachCard(game.state.of(asked.player), [&](CardId id, const Card& card) {
        if (card.kind == CardKind::Monopoly) out.push_back({.card = id});
    });
}
void checkMonopoly(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!isCard(c.card) || cardOf(c.card).kind != CardKind::Monopoly ||
        !game.state.of(asked.player).cards.contains(c.card))
        v.refuse(Rule::CardNotHeld, c.card);
}
void sellOut(Draft& d, const Pending& asked, const command::Choice& c) {
    scrapAllTokens(d, asked.player, cardOf(c.card).resources.holdsSupply);
    scrapCard(d, c.card);
}
constexpr Question kSellOut{
    .reads = reads::card, .offer = offerMonopolies, .check = checkMonopoly, .answer = sellOut};
constexpr FateStep kScored3[]{asking(kSellOut, StepName::SellOut)};

constexpr FateStep kSetup1[]{gain({2})};
constexpr FateStep kCompleted1[]{toCourtDeck({4, 5, 6}), setAside({7, 8, 9, 10, 11}), doing(returnInterests)};
constexpr FateStep kFailed1[]{scrap({4, 5, 6}), toCourtDeck({7, 8, 9, 10, 11})};

constexpr FateStep kSetup2[]{setAside({13, 14, 15, 16, 17}), toBooklet({18}),
                             layBeside<FateToken::WarProfiteer, Ambition::Warlord>(), toBooklet({19, 20})};
constexpr FateStep kCompleted2[]{gain({22}), scrap({7, 8, 9, 10, 11, 23, 24}), doing(returnInterests)};
constexpr FateStep kFailed2[]{scrap({22}), doing(openMarkets, {13, 14, 15, 16, 17, 7, 8, 9, 10, 11}),
                              toCourtDeck({23, 24})};

constexpr FateStep kSetup3[]{toBooklet({26, 27}), layBeside<FateToken::WarProfiteer, Ambition::Warlord>()};

// ---- F309 to F311: the Cartels that the base game does not have

template <Resource R>
constexpr Ability kSteal[]{{.name = "steal",
                            .discards = true,
                            .reads = reads::player,
                            .check = parts::StealOne<R>::check,
                            .perform = parts::StealOne<R>::perform,
                            .offer = parts::StealOne<R>::offer}};
template <Resource R>
constexpr Card cartel(std::string_view id) {
    return {.id = id,
            .scoring = {.afterScoring = parts::rivalsDiscard<R>},
            .resources = {.holdsSupply = R},
            .abilities = kSteal<R>};
}

// ---- F313 to F318: a supply lies on its Monopoly card, whoever holds that; gained resources come from there

/// F321: true when the Magnate failed. Monopolies without a holder then left the campaign.
bool marketsOpen(const State& state) {
    constexpr std::size_t kActII = 1;
    return std::ranges::any_of(state.campaign.seats, [](const CampaignSeat& seat) {
        return seat.fates[kActII] == 3 && seat.outcomes[kActII] < 0;
    });
}

/// Returns the player with more than half of the resources in play, without those on ambition boxes (F318),
/// or None.
Player cornering(const Game& game, Resource type) {
    const int inPlay =
        kTokens - thirdPartyTokens(game)[index(type)] - game.state.campaign.scrapped[index(type)];
    for (const Player player : game.setup.seats)
        if (2 * tokensHad(game.state, player, type) > inPlay) return player;
    return Player::None;
}

void gainMonopolies(Draft& d) {
    for (const Market& market : kMarkets) {
        const CardId card = fateSetCard(3, market.monopoly);
        const Player player = cornering(d.game(), market.type);
        if (player == Player::None || d.of(player).cards.contains(card)) continue;
        const bool fromSupply = liesInBox(d.state(), card);
        if (fromSupply && marketsOpen(d.state())) continue;
        d.emit(moveOf(d.state(), card, event::CardPlace::Player, player));
        if (fromSupply && d.state().campaign.act == 2 && d.state().seat(player).fate == 3)
            advanceObjective(d, player, 1);
    }
}

// ---- F323, F324 Extortion: the player with most of a type discards one; or one is stolen

void extort(Draft& d, int place) {
    for (const Resource type : kAllResources) {
        int most = 1;
        for (const Player player : d.setup().seats) most = std::max(most, tokensHad(d.state(), player, type));
        FixedVector<Player, kPlayerColors> richest;
        for (const Player player : d.setup().seats)
            if (tokensHad(d.state(), player, type) == most) richest.push(player);
        for (const Player player : richest) discardToken(d, player, type);
    }
    removeFromCourt(d, place, event::CardPlace::Discard);
}
void mayRob(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
void offerRobbery(const Game& game, const Pending& asked, parts::Choices& out) {
    for (const Resource token : kAllResources)
        for (const Player rival : parts::stealableFrom(game, asked.player, token))
            out.push_back({.player = rival, .resource = token});
}
void checkRobbery(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    parts::Choices offered;
    offerRobbery(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::TokenNotHeld);
}
void rob(Draft& d, const Pending& asked, const command::Choice& c) {
    stealToken(d, asked.player, c.player, c.resource);
}
constexpr Card extortion(std::string_view id) {
    return {.id = id,
            .question = {.reads = reads::player | reads::resource,
                         .offer = offerRobbery,
                         .check = checkRobbery,
                         .answer = rob},
            .whenSecured = mayRob,
            .crisis = extort};
}

// ---- F326 Closed Economy, Open Economy: the side by the Magnate's title

bool isMagnate(const State& state, Player player) {
    return isColor(player) && state.seat(player).fate == kMagnate.number;
}
bool isOpen(const Game& game) {
    return std::ranges::any_of(game.setup.seats, [&](Player player) {
        return isMagnate(game.state, player) && isOutlaw(game.state, player);
    });
}
CardId economy() {
    static const CardId card = fateSetCard(3, 26);
    return card;
}
CardId monopolyOf(Resource type) {
    static const std::array cards{fateSetCard(3, 13), fateSetCard(3, 14), fateSetCard(3, 17),
                                  fateSetCard(3, 15), fateSetCard(3, 16)};
    return type == Resource::None ? CardId::None : cards[static_cast<std::size_t>(index(type))];
}
/// Closed: where the Empire controls, Regents tax only the types of their own Monopolies.
void taxByMonopoly(const Game& game, CardId law, const command::Tax& c, Verdict& v) {
    const State& state = game.state;
    if (state.campaign.turned.contains(law) || !isRegent(state, c.player) ||
        controller(state, c.system) != Player::Empire)
        return;
    if (!state.of(c.player).cards.contains(monopolyOf(taxYield(state, c.system, c.gains))))
        v.breaks(Rule::CardConditions, law);
}
/// Open: Loyal cities may be taxed any number of times. The Magnate may do so with all others too.
bool taxesFreely(const State& state, Player player, Player owner) {
    return state.campaign.turned.contains(economy()) && (owner == player || isMagnate(state, player));
}

/// F322: on any planet whose Monopoly the player does not hold.
bool prospects(const State& state, Player player, SystemId system) {
    return monopolist(state, planetType(state, system)) != player;
}

const Card kCards[]{
    {.id = "FATE03",
     .question = {.reads = reads::resource, .offer = offerExports, .check = checkExport, .answer = exportOne},
     .asks = asking<CardAsks::Export>},
    {.id = "F322", .build = {.citiesAnywhere = prospects}},
    cartel<Resource::Weapon>("F309"),
    cartel<Resource::Psionic>("F310"),
    cartel<Resource::Relic>("F311"),
    {.id = "F313", .resources = {.holdsSupply = Resource::Material}},
    {.id = "F314", .resources = {.holdsSupply = Resource::Fuel}},
    {.id = "F315", .resources = {.holdsSupply = Resource::Relic}},
    {.id = "F316", .resources = {.holdsSupply = Resource::Psionic}},
    {.id = "F317", .resources = {.holdsSupply = Resource::Weapon}},
    {.id = "F318", .edict = gainMonopolies},
    {.id = "F319", .summit = {.monopoliesConsent = true}},
    {.id = "F320"},  // the marker on the Warlord box says it (rules/ambitions.cpp)
    {.id = "F326A",
     .tax = {.checkByLaw = taxByMonopoly, .againByLaw = taxesFreely},
     .campaign = {.showsBack = isOpen}},
    {.id = "F327"},  // reminder of the Economy card
    extortion("F323"),
    extortion("F324"),
};

}  // namespace

const Fate kMagnate{
    .number = 3,
    .firstAct = 1,
    .acts = {{{.objective = {10, 10, 10},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = atOnce,
               .discards = exportMore,
               .isGiven = beGiven},
              {.objective = {12, 12, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = hold},
              {.setup = kSetup3, .afterScoring = kScored3, .grandAmbitions = keepRiches}}},
};

std::span<const Card> magnateCards() {
    return kCards;
}

}  // namespace reach
