#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/questions.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/choice_numbers.h"
#include "engine/fates/steward.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

/// The Steward's Edicts (F113, F123 to F126).
namespace reach {
namespace {

using Choices = std::vector<command::Choice>;
using event::TokenPlace;

constexpr int kGovernOrder = 3;

CardId quorum() {
    return findCard("F113");
}
CardId sponsor() {
    return findCard("F123");
}

// ---- F113 Imperial Quorum: governing shared out

/// Cities or starports that stand, on the map or on a Flagship.
int built(const State& state, Player player, BuildingType type) {
    int count = buildingsOnMap(state, player, type);
    if (type == BuildingType::City) count += state.of(player).citiesElsewhere;
    const Flagship& flagship = state.seat(player).flagship;
    for (const auto* row : {&flagship.upgrades, &flagship.armor})
        for (const FlagshipSlot& slot : *row) count += slot.owner == player && slot.type == type ? 1 : 0;
    return count;
}

/// Returns the Regent with the most, or None on a tie.
Player mostBuilt(const Game& game, BuildingType type) {
    Player most = Player::None;
    int highest = -1;
    for (const Player regent : regents(game)) {
        const int count = built(game.state, regent, type);
        if (count == highest) most = Player::None;
        if (count > highest) most = regent, highest = count;
    }
    return most;
}

/// Steps of its question. The last pushed is answered first.
enum Step : std::int8_t { kAct, kChange };

/// Edict 03 itself is skipped.
void holdQuorum(Draft& d) {
    Pending edicts = d.state().pending.back();
    edicts.stage = kGovernOrder + 1;
    d.emit(event::AskChanged{edicts});
    const auto ask = [&](BuildingType type, Step step) {
        if (const Player most = mostBuilt(d.game(), type); most != Player::None)
            d.ask({.ask = Ask::Resolve, .player = most, .card = quorum(), .stage = step});
    };
    ask(BuildingType::City, kChange);
    ask(BuildingType::Starport, kAct);
    if (const Player regent = d.state().campaign.firstRegent; regent != Player::None)
        collectDemand(d, regent);
}

/// The Action of the Policy on top, or any other Policy.
void offerQuorum(const Game& game, const Pending& asked, Choices& out) {
    kPolicyQuestion.offer(game, asked, out);
    std::erase_if(out, [&](const command::Choice& choice) {
        return (choice.card == game.state.campaign.policy) != (asked.stage == kAct);
    });
}
void checkQuorum(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerQuorum(game, asked, offered);
    if (std::find(offered.begin(), offered.end(), c) == offered.end())
        return v.refuse(Rule::NoSuchCard, c.card);
    if (asked.stage == kChange) kPolicyQuestion.check(game, asked, c, v);
}
void answerQuorum(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kAct) return takeImperialAction(d, asked.player);
    d.emit(event::PolicyChanged{c.card});
}

// ---- F123 Imperial Sponsor: the Sponsored token and its gains

/// The questions: the place of the token, the First Regent's addition to the Trust, the declarer's choice.
enum Favour : std::int8_t { kPlace, kAdd, kTake };

void sponsorAmbition(Draft& d) {
    const Player regent = d.state().campaign.firstRegent;
    if (regent == Player::None) return;
    d.ask({.ask = Ask::Resolve, .player = regent, .card = sponsor(), .stage = kAdd});
    d.ask({.ask = Ask::Resolve, .player = regent, .card = sponsor(), .stage = kPlace});
}

void offerSponsor(const Game& game, const Pending& asked, Choices& out) {
    const State& state = game.state;
    if (asked.stage == kPlace) {
        for (const Ambition ambition : ambitionsInPlay(state))
            if (!isDeclared(state, ambition) || state.campaign.sponsored == ambition)
                out.push_back({.count = numberOf(ambition)});
        return;
    }
    for (const Resource token : kAllResources)
        if (asked.stage == kAdd ? canSpend(state, asked.player, token)
                                : state.campaign.trust[index(token)] > 0)
            out.push_back({.resource = token});
}
void checkSponsor(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerSponsor(game, asked, offered);
    if (std::find(offered.begin(), offered.end(), c) == offered.end())
        v.refuse(asked.stage == kPlace ? Rule::CardConditions : Rule::TokenNotHeld, asked.card);
}
void answerSponsor(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kPlace) return d.emit(event::SponsorMoved{ambitionOf(c)});
    if (asked.stage == kAdd) return removeToken(d, asked.player, c.resource, TokenPlace::Trust);
    takeToken(d, asked.player, c.resource, TokenPlace::Trust);
}
bool mayKeepAll(const Game&, const Pending& asked) {
    return asked.stage == kAdd;
}

/// The FAQ lets the token stay, but the card returns it.
void rewardDeclarer(Draft& d, Player player, Ambition ambition, int marker) {
    if (d.state().campaign.sponsored != ambition) return;
    const int power =
        marker < 0 ? 0
                   : markerValue(marker, d.state().markers[static_cast<std::size_t>(marker)].flipped).second;
    if (power > 0) d.emit(event::PowerGained{player, static_cast<std::int16_t>(power), Ambition::None});
    d.emit(event::SponsorMoved{Ambition::None});
    if (isOutlaw(d.state(), player)) d.emit(event::TitleTurned{player, Title::Regent});
    d.ask({.ask = Ask::Resolve, .player = player, .card = sponsor(), .stage = kTake});
}

// ---- F124 to F126 Govern with Authority

constexpr ResourceSet kArmsDemand =
    static_cast<ResourceSet>(bitOf(Resource::Material) | bitOf(Resource::Fuel) | bitOf(Resource::Weapon));
constexpr ResourceSet kPeaceDemand =
    static_cast<ResourceSet>(bitOf(Resource::Relic) | bitOf(Resource::Psionic));

const Card kCards[]{
    {.id = "F113",
     .question = {.reads = reads::card,
                  .offer = offerQuorum,
                  .check = checkQuorum,
                  .answer = answerQuorum,
                  .mayDecline = [](const Game&, const Pending&) { return true; }},
     .asks = asking<CardAsks::ImperialAction, CardAsks::ChangePolicy>,
     .edict = holdQuorum},
    {.id = "F123",
     .ambitions = {.declaredByLaw = rewardDeclarer},
     .question = {.reads = reads::resource | reads::count,
                  .offer = offerSponsor,
                  .check = checkSponsor,
                  .answer = answerSponsor,
                  .mayDecline = mayKeepAll},
     .asks = asking<CardAsks::Sponsor, CardAsks::AddToTrust, CardAsks::TakeFromTrust>,
     .edict = sponsorAmbition},
    {.id = "F124", .policy = {.demandsPieces = true, .arms = true, .gifts = true, .authority = true}},
    {.id = "F125", .policy = {.demands = kArmsDemand, .requisitions = 4, .authority = true}},
    {.id = "F126", .policy = {.demands = kPeaceDemand, .celebrates = 2, .authority = true}},
};

}  // namespace

std::span<const Card* const> stewardEdicts() {
    static const std::vector<const Card*> all = [] {
        std::vector<const Card*> cards;
        for (const Card& card : kCards) cards.push_back(&card);
        return cards;
    }();
    return all;
}

}  // namespace reach
