#include "engine/campaign/fate_tokens.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/contract/fate.h"
#include "engine/fates/rooms.h"
#include "engine/fates/warden.h"
#include "engine/rules/build.h"
#include "engine/rules/court.h"
#include "engine/rules/outrage.h"
#include "engine/rules/query.h"

#include <algorithm>

/// The Warden's cards: Seats and Fiefs, their Lords and Vassals (F1602 to F1614).
namespace reach {

namespace {

using namespace parts;
using event::CardPlace;

constexpr int kWardenFate = 16;
constexpr int kFirstTitle = 3;

/// Calls visit(SystemId) for each system of the cluster, if the map has it.
template <typename Visit>
void forEachPlace(int cluster, Visit visit) {
    if (cluster < 0 || cluster >= kClusters) return;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex}) visit(systemAt(cluster, spot));
}

int citiesOf(const State& state, SystemId system, Player owner) {
    return static_cast<int>(std::ranges::count_if(state.at(system).buildings, [&](const Building& building) {
        return building.owner == owner && building.type == BuildingType::City;
    }));
}

const LaidToken* seatOf(const State& state, int cluster) {
    const LaidToken* seat = warden::tokenFor(state, FateToken::Seat, cluster);
    return seat != nullptr && seat->at != SystemId::None ? seat : nullptr;
}

// ---- F1602 Claims of Nobility: Claim Fief, the card onto a Court card, then a Seat

/// Stages of its question, beside kAttaching.
constexpr std::int8_t kSeat = 2;

bool isVacant(const State& state, int cluster) {
    return cluster >= 0 && cluster < kClusters && seatOf(state, cluster) == nullptr &&
           warden::lordOf(state, cluster) == Player::None;
}
/// Above a Loyal city that the player controls. Without the map only the cluster is chosen.
void offerSeats(const Game& game, Player player, Choices& out) {
    const State& state = game.state;
    if (!tracksMap(state))
        for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
            if (isVacant(state, cluster)) out.push_back({.cluster = cluster});
    if (tracksMap(state))
        forEachSystem(state.of(player).where.cities & systemsInPlay(game), [&](SystemId system) {
            if (isVacant(state, clusterOf(system)) && controls(state, system, player))
                out.push_back({.system = system});
        });
}
void offerClaim(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kSeat) return offerSeats(game, asked.player, out);
    kAttachQuestion.offer(game, asked, out);
}
void checkClaim(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage != kSeat) return kAttachQuestion.check(game, asked, c, v);
    Choices offered;
    offerSeats(game, asked.player, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void becomeLord(Draft& d, Player player, int cluster) {
    d.emit(moveOf(d.state(), warden::lordTitle(cluster), CardPlace::Player, player));
}
void claim(Draft& d, Player holder, int place) {
    attachCard(d, d.card(), place);
    Choices seats;
    offerSeats(d.game(), holder, seats);
    if (!seats.empty()) d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card(), .stage = kSeat});
}
void answerClaim(Draft& d, const Pending& asked, const command::Choice& c) {
    d.useCard(asked.card);
    if (asked.stage != kSeat) return claim(d, asked.player, courtPlace(d.state(), c.card));
    const int cluster = c.system == SystemId::None ? c.cluster : clusterOf(c.system);
    if (c.system != SystemId::None)
        layToken(d, {.kind = FateToken::Seat,
                     .at = c.system,
                     .number = static_cast<std::int8_t>(cluster + 1),
                     .slot = static_cast<std::int8_t>(citiesOf(d.state(), c.system, asked.player))});
    becomeLord(d, asked.player, cluster);
}
bool mayLeaveSeat(const Game&, const Pending& asked) {
    return asked.stage == kSeat;
}
constexpr Ability kClaimFief[]{
    {.name = "claim",
     .moment = Moment::NewAction,
     .base = Action::Tax,
     .reads = reads::card,
     .check = [](const Game& game, Player, const command::Choice& c,
                 Verdict& v) { kAttachQuestion.check(game, {}, c, v); },
     .perform = [](Draft& d, Player holder,
                   const command::Choice& c) { claim(d, holder, courtPlace(d.state(), c.card)); },
     .offer = [](const Game& game, Player, Choices& out) { kAttachQuestion.offer(game, {}, out); }}};

// ---- F1609 Seats & Fiefs: a Seat without its city returns, and so does the title

void returnSeat(Draft& d, int cluster) {
    if (const LaidToken* seat = seatOf(d.state(), cluster)) returnToken(d, LaidToken(*seat));
    scrapCard(d, warden::lordTitle(cluster));
    warden::returnCourt(d, cluster);
}
/// With several cities of the Lord beside each other it is not recorded which has the Seat. The token keeps
/// their number (LaidToken::slot). When there is one less, the table decides.
void tidySeats(Draft& d) {
    if (!tracksMap(d.state())) return;
    unsigned seated = 0;  // bit per cluster: most have no Seat, and this test runs often
    for (const LaidToken& token : d.state().campaign.tokens)
        if (token.kind == FateToken::Seat && token.at != SystemId::None) seated |= 1U << token.number;
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const bool there = (seated >> (cluster + 1) & 1U) != 0;
        const LaidToken* seat = there ? seatOf(d.state(), cluster) : nullptr;
        if (seat == nullptr) continue;
        const Player lord = warden::lordOf(d.state(), cluster);
        if (lord == Player::None || !d.state().at(seat->at).known) continue;
        LaidToken now = *seat;
        now.slot = static_cast<std::int8_t>(citiesOf(d.state(), seat->at, lord));
        if (now.slot == 0) {
            returnSeat(d, cluster);
            continue;
        }
        if (now.slot == seat->slot) continue;
        if (now.slot < seat->slot)
            d.ask({.ask = Ask::Resolve,
                   .player = lord,
                   .card = fateSetCard(kWardenFate, 9),
                   .memo = memo::Fief{static_cast<std::int8_t>(cluster)}});
        d.emit(event::TokenLaid{static_cast<std::int8_t>(seat - d.state().campaign.tokens.begin()), now});
    }
    warden::tidyLevy(d);
}
void offerReturn(const Game&, const Pending&, Choices& out) {
    out.emplace_back();
}
void checkReturn(const Game&, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c != command::Choice{}) v.refuse(Rule::ChoiceNotAsked, asked.card);
}
void answerReturn(Draft& d, const Pending& asked, const command::Choice&) {
    returnSeat(d, asked.memo.as<memo::Fief>().cluster);
}

// ---- F1610 Feudal Law: harm between a Lord and a Vassal in the Fief

bool mindsHarm(const State& state, SystemId system, Player by, Player owner) {
    const int cluster = clusterOf(system);
    const Player lord = warden::lordOf(state, cluster);
    return lord != Player::None && ((by == lord && warden::isVassal(state, owner, cluster)) ||
                                    (owner == lord && warden::isVassal(state, by, cluster)));
}
void outrageFief(Draft& d, SystemId system, Player by, Player) {
    ResourceSet types = 0;
    forEachPlace(clusterOf(system), [&](SystemId place) {
        if (std::ranges::any_of(d.state().at(place).buildings,
                                [](const Building& building) { return building.type == BuildingType::City; }))
            types |= cityTypes(d.state(), place);
    });
    for (const Resource type : kAllResources)
        if (contains(types, type)) provokeOutrage(d, by, type);
}
/// Vassals provoke no Outrage by destroying each other's cities.
void forgiveVassal(Draft& d, Player by, Player owner) {
    const SystemId system = d.state().battle.system;
    const int cluster = clusterOf(system);
    const Player lord = warden::lordOf(d.state(), cluster);
    if (lord == Player::None || owner == lord || !isColor(owner) || !warden::isVassal(d.state(), by, cluster))
        return;
    for (const Resource type : kAllResources)
        if (contains(cityTypes(d.state(), system), type) && d.state().battle.citiesDestroyed[index(type)] > 0)
            d.emit(event::CityOutstanding{type, -1, 0});
}

// ---- F1613, F1614 Feast Day: no harm in Fiefs; when secured, a Rival's Seat changes hands with its city

bool keepsPeace(const State& state, SystemId system, Player player, Player owner) {
    return isColor(player) && isColor(owner) && player != owner &&
           warden::lordOf(state, clusterOf(system)) != Player::None;
}
/// Agents below an attached card are that card's now (BR p.27).
void endFeast(Draft& d, int place) {
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    removeFromCourt(d, place, CardPlace::Box);
    for (const Player color : kAllPlayers)
        if (const std::int8_t agents = slot.agents[index(color)]; slot.attached.empty() && agents > 0)
            d.emit(event::PiecesScrapped{color, {.agents = agents}});
}
void offerFeast(const Game& game, const Pending& asked, Choices& out) {
    const State& state = game.state;
    if (!tracksMap(state) || state.of(asked.player).citiesOnBoard <= 0) return;
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const LaidToken* seat = seatOf(state, cluster);
        const Player lord = warden::lordOf(state, cluster);
        if (seat == nullptr || lord == Player::None || lord == asked.player) continue;
        for (const Which& which : tellApart(state, seat->at, lord, BuildingType::City))
            out.push_back({.system = seat->at, .which = which});
    }
}
void checkFeast(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerFeast(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void holdFeast(Draft& d, const Pending& asked, const command::Choice& c) {
    const int cluster = clusterOf(c.system);
    const Player lord = warden::lordOf(d.state(), cluster);
    replaceBuilding(d, c.system, findBuilding(d.state(), c.system, lord, BuildingType::City, c.which),
                    asked.player, BuildingType::City);
    becomeLord(d, asked.player, cluster);
    const LaidToken* seat = seatOf(d.state(), cluster);
    LaidToken now = *seat;
    now.slot = static_cast<std::int8_t>(citiesOf(d.state(), c.system, asked.player));
    d.emit(event::TokenLaid{static_cast<std::int8_t>(seat - d.state().campaign.tokens.begin()), now});
}
void askFeast(Draft& d, Player player) {
    const Pending asked{.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()};
    Choices offered;
    offerFeast(d.game(), asked, offered);
    if (!offered.empty()) d.ask(asked);
}
constexpr Card feastDay(std::string_view id) {
    return {.id = id,
            .court = {.bansHarm = keepsPeace},
            .question = {.reads = reads::system | reads::which,
                         .offer = offerFeast,
                         .check = checkFeast,
                         .answer = holdFeast,
                         .mayDecline = always},
            .asks = asking<CardAsks::TakeOverCity>,
            .whenSecured = askFeast,
            .afterwards = Afterwards::Buried,
            .crisis = endFeast};
}

constexpr Card lord(std::string_view id, std::int8_t cluster) {
    return {.id = id, .tax = {.inCluster = cluster}};
}

const Card kCards[]{
    {.id = "F1602",
     .abilities = kClaimFief,
     .question = {.reads = reads::card | reads::system | reads::cluster,
                  .offer = offerClaim,
                  .check = checkClaim,
                  .answer = answerClaim,
                  .mayDecline = mayLeaveSeat},
     .asks = asking<CardAsks::AttachToCourt, CardAsks::AttachToCourt, CardAsks::PlaceSeat>,
     .heldCrisis = [](Draft& d, Player holder) { askToAttach(d, holder, fateSetCard(kWardenFate, 2)); }},
    lord("F1603", 1),
    lord("F1604", 2),
    lord("F1605", 3),
    lord("F1606", 4),
    lord("F1607", 5),
    lord("F1608", 6),
    {.id = "F1609",
     .campaign = {.tidiedByLaw = tidySeats},
     .question = {.offer = offerReturn,
                  .check = checkReturn,
                  .answer = answerReturn,
                  .mayDecline = always,
                  .keeps = keeping<memo::Fief>},
     .asks = asking<CardAsks::SeatGone>},
    {.id = "F1610",
     .battle = {.cityDestroyedByLaw = forgiveVassal},
     .harm = {.mindsByLaw = mindsHarm, .harmedByLaw = outrageFief}},
    feastDay("F1613"),
    feastDay("F1614"),
};

}  // namespace

const LaidToken* warden::tokenFor(const State& state, FateToken kind, int cluster) {
    const auto& tokens = state.campaign.tokens;
    const auto* found = std::ranges::find_if(tokens, [&](const LaidToken& token) {
        return token.kind == kind && token.number == static_cast<std::int8_t>(cluster + 1);
    });
    return found == tokens.end() ? nullptr : found;
}

CardId warden::lordTitle(int cluster) {
    return fateSetCard(kWardenFate, kFirstTitle + cluster);
}

Player warden::lordOf(const State& state, int cluster) {
    return cluster >= 0 && cluster < kClusters ? holderOf(state, lordTitle(cluster)) : Player::None;
}

bool warden::isVassal(const State& state, Player player, int cluster) {
    const Player lord = lordOf(state, cluster);
    if (!isColor(player) || lord == Player::None || lord == player) return false;
    bool there = false;
    forEachPlace(cluster, [&](SystemId system) {
        there |=
            contains(state.of(player).where.cities, system) || flagshipAt(state, player, system) != nullptr;
    });
    return there;
}

void warden::scrapSeats(Draft& d, Player) {
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if (seatOf(d.state(), cluster) == nullptr) scrapCard(d, lordTitle(cluster));
    scrapAside(d, FateToken::Seat);
}

std::span<const Card> wardenCards() {
    return kCards;
}

}  // namespace reach
