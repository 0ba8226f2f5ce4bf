#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/campaign/questions.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

/// Edicts, from the lowest printed number to the highest, and how the Empire is governed (BR p.20-21).
namespace reach {
namespace {

using command::TrophyKind;
using event::AgentPlace;
using event::TokenPlace;

int orderOf(CardId card) {
    const PrintedCard* printed = printedOf(card);
    return printed != nullptr && printed->kind == PrintedKind::Edict ? printed->order : -1;
}

constexpr int kGovernOrder = 3;

/// Returns the Edict with the lowest number from `order` on, or None.
CardId edictFrom(const State& state, int order) {
    CardId first = CardId::None;
    state.campaign.booklet.forEach([&](CardId card) {
        const int own = orderOf(card);
        if (own >= order && (first == CardId::None || own < orderOf(first))) first = card;
    });
    return first;
}

const Policy& policyOf(const State& state) {
    return cardOf(state.campaign.policy).policy;
}

void govern(Draft& d) {
    const Player regent = d.state().campaign.firstRegent;
    if (regent != Player::None) d.ask({.ask = Ask::Govern, .player = regent});
}

// ---- the Demand

/// Returns everything that the First Regent can take from this Regent.
std::vector<command::Choice> demands(const Game& game, const Pending& asked) {
    const State& state = game.state;
    const PlayerState& from = state.of(asked.rival);
    std::vector<command::Choice> out;
    for (const Resource token : kAllResources)
        if (contains(policyOf(state).demands, token) &&
            (canSpend(state, asked.rival, token) || state.seat(asked.rival).frozen[index(token)] > 0))
            out.push_back({.resource = token});
    if (!policyOf(state).demandsPieces || asked.rival == asked.player) return out;
    const auto fits = [&](Player owner) { return owner != Player::Empire && !isRegent(state, owner); };
    for (const Player owner : kAllOwners) {
        if (!fits(owner)) continue;
        for (const TrophyKind kind :
             {TrophyKind::Ships, TrophyKind::Agents, TrophyKind::Cities, TrophyKind::Starports})
            if (countOf(from.trophies[index(owner)], kind) > 0)
                out.push_back({.player = owner, .piece = kind});
        if (isColor(owner) && from.captives[index(owner)] > 0)
            out.push_back({.player = owner, .piece = TrophyKind::Captives});
        if (from.captiveShips[index(owner)] > 0)
            out.push_back({.player = owner, .piece = TrophyKind::CaptiveShips});
    }
    for (const TrophyKind kind : {TrophyKind::Banners, TrophyKind::Bunkers})
        if (tokensLike(state, {.kind = tokenOf(kind), .player = asked.rival}) > 0 &&
            fits(ownerOf(state, tokenOf(kind))))
            out.push_back({.piece = kind});
    return out;
}

void take(Draft& d, const Pending& asked, const command::Choice& c) {
    if (c.resource != Resource::None) {
        if (canSpend(d.state(), asked.rival, c.resource))
            removeToken(d, asked.rival, c.resource, TokenPlace::Trust);
        else
            d.emit(event::TokenMoved{c.resource, TokenPlace::Frozen, asked.rival, -1, TokenPlace::Trust,
                                     Player::None, -1});
        if (asked.rival != asked.player) mayStoreFromTrust(d, asked.player, c.resource);
        return;
    }
    passPiece(d, asked.rival, asked.player, c.piece, c.player);
}

void offerDemand(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    out = demands(game, asked);
    if (out.empty()) out.push_back({.player = asked.rival});  // may be made an Outlaw
}

void checkDemand(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerDemand(game, asked, offered);
    if (std::find(offered.begin(), offered.end(), c) == offered.end()) v.refuse(Rule::ImperialDemand);
}

void answerDemand(Draft& d, const Pending& asked, const command::Choice& c) {
    if (c.piece == TrophyKind::None && c.resource == Resource::None) return leaveEmpire(d, asked.rival);
    take(d, asked, c);
}

bool mayDeclineDemand(const Game& game, const Pending& asked) {
    return demands(game, asked).empty();
}

/// With Authority: an Outlaw with a Loyal city or the Flagship where the Empire controls (F124 to F126).
bool underAuthority(const State& state, Player player) {
    if (!policyOf(state).authority || !isOutlaw(state, player)) return false;
    bool any = false;
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        if (controller(state, system) != Player::Empire) continue;
        any |= flagshipAt(state, player, system) != nullptr ||
               findBuilding(state, system, player, BuildingType::City,
                            [](const Building&) { return true; }) >= 0;
    }
    return any;
}

void enforce(Draft& d, Player regent) {
    takeImperialAction(d, regent);
    collectDemand(d, regent);
}

void offerGovern(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    kPolicyQuestion.offer(game, asked, out);
    // First of all, the Policy on top is enforced.
    std::ranges::stable_partition(
        out, [&](const command::Choice& choice) { return choice.card == game.state.campaign.policy; });
}
void checkGovern(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    kPolicyQuestion.check(game, asked, c, v);
}
/// Enforces the Policy on top, or replaces it with another.
void answerGovern(Draft& d, const Pending& asked, const command::Choice& c) {
    if (c.card == d.state().campaign.policy) return enforce(d, asked.player);
    d.emit(event::PolicyChanged{c.card});
}

// ---- the Imperial Action

void celebrate(Draft& d) {
    const int times = policyOf(d.state()).celebrates;
    for (const Player regent : regents(d.game()))
        if (const int power = times * bonusCityPower(d.of(regent)); power > 0)
            d.emit(event::PowerGained{regent, static_cast<std::int16_t>(power), Ambition::None});
}

/// The systems for Imperial ships: those the Empire controls, else those with a Loyal starport of the First
/// Regent.
SystemSet requisitioned(const Game& game, Player regent) {
    const SystemSet systems = systemsInPlay(game);
    SystemSet imperial = 0;
    forEachSystem(systems & game.state.of(Player::Empire).where.ships, [&](SystemId system) {
        if (controller(game.state, system) == Player::Empire) imperial |= bitOf(system);
    });
    return imperial != 0 ? imperial : systems & game.state.of(regent).where.starports;
}

/// Returns how many tokens can be given: from the supply, and from the Trust once the supply is empty (FAQ).
int tokensLeft(const State& state, Resource token) {
    return state.supply[index(token)] + state.campaign.trust[index(token)];
}

void giveToken(Draft& d, Player regent, Resource token) {
    takeToken(d, regent, token, d.state().supply[index(token)] > 0 ? TokenPlace::Supply : TokenPlace::Trust);
}

/// Stages of the War Policy's Action: a Weapon for each Regent, then with Authority any resource.
enum ActionStage : std::int8_t { kWeapons, kGifts };

/// True when the Regent has had one.
bool hasHad(const Pending& asked, Player regent) {
    return contains(asked.memo.as<memo::Players>().players, regent);
}

void offerAction(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    const Policy& policy = cardOf(asked.card).policy;
    if (asked.stage == kGifts) {
        for (const Player regent : regents(game))
            for (const Resource token : kAllResources)
                if (!hasHad(asked, regent) && tokensLeft(game.state, token) > 0)
                    out.push_back({.player = regent, .resource = token});
        return;
    }
    if (policy.requisitions > 0 && tracksMap(game.state))
        forEachSystem(requisitioned(game, asked.player),
                      [&](SystemId system) { out.push_back({.system = system}); });
    if (policy.arms && tokensLeft(game.state, Resource::Weapon) > 0)
        for (const Player regent : regents(game))
            if (!hasHad(asked, regent)) out.push_back({.player = regent});
}

void checkAction(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerAction(game, asked, offered);
    if (std::find(offered.begin(), offered.end(), c) == offered.end()) v.refuse(Rule::ImperialAction);
}

void answerAction(Draft& d, const Pending& asked, const command::Choice& c) {
    const Policy& policy = cardOf(asked.card).policy;
    if (policy.requisitions > 0) return placeFleet(d, c.system, policy.requisitions);
    Pending more = asked;
    more.memo = memo::Players{with(asked.memo.as<memo::Players>().players, c.player)};
    d.ask(more);
    giveToken(d, c.player, asked.stage == kGifts ? c.resource : Resource::Weapon);
}

void resolveEdict(Draft& d, CardId edict) {
    if (isSpent(d.game(), edict, Player::None)) return scrapCard(d, edict);
    if (orderOf(edict) == kGovernOrder) return govern(d);
    cardOf(edict).edict(d);
}

}  // namespace

void takeImperialAction(Draft& d, Player regent) {
    d.ask({.ask = Ask::ImperialAction, .player = regent, .card = d.state().campaign.policy});
}

void collectDemand(Draft& d, Player regent) {
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        if (isRegent(d.state(), order[i]) || underAuthority(d.state(), order[i]))
            d.ask(
                {.ask = Ask::Demand, .player = regent, .rival = order[i], .card = d.state().campaign.policy});
}

void beginEdicts(Draft& d, Player player) {
    d.ask({.ask = Ask::Edicts, .player = player});
}

bool advanceEdicts(Draft& d) {
    Pending asked = d.state().pending.back();
    const CardId edict = edictFrom(d.state(), asked.stage);
    if (edict == CardId::None) {
        d.answered();
        return true;
    }
    asked.stage = static_cast<std::int8_t>(orderOf(edict) + 1);
    d.emit(event::AskChanged{asked});
    resolveEdict(d, edict);
    return true;
}

bool advanceDemand(Draft& d) {
    const Pending asked = d.state().pending.back();
    const auto offered = demands(d.game(), asked);
    if (offered.size() > 1) return false;
    const bool self = asked.rival == asked.player;
    const bool canFavor = d.of(asked.rival).agentSupply > 0;
    if (offered.empty() && !self && !canFavor && isRegent(d.state(), asked.rival)) return false;
    d.answered();
    if (!offered.empty())
        take(d, asked, offered[0]);
    else if (!self && canFavor)
        d.emit(event::AgentsMoved{asked.rival, 1, AgentPlace::Supply, asked.rival, -1, AgentPlace::Favors,
                                  asked.player, -1});
    return true;
}

bool advanceImperialAction(Draft& d) {
    const Pending asked = d.state().pending.back();
    const Policy& policy = cardOf(asked.card).policy;
    if (policy.celebrates > 0) {
        d.answered();
        celebrate(d);
        return true;
    }
    std::vector<command::Choice> offered;
    offerAction(d.game(), asked, offered);
    const bool enough =
        policy.arms && tokensLeft(d.state(), Resource::Weapon) >= static_cast<int>(offered.size());
    if (asked.stage == kGifts) {
        if (!offered.empty()) return false;
        d.answered();
        return true;
    }
    if (!offered.empty() && !enough && offered.size() > 1) return false;
    d.answered();
    if (policy.gifts)
        d.ask({.ask = Ask::ImperialAction, .player = asked.player, .card = asked.card, .stage = kGifts});
    if (offered.empty()) return true;
    if (policy.arms)
        for (const command::Choice& choice : offered) giveToken(d, choice.player, Resource::Weapon);
    else
        answerAction(d, asked, offered[0]);
    return true;
}

const Question kGovernQuestion{
    .reads = reads::card, .offer = offerGovern, .check = checkGovern, .answer = answerGovern};
const Question kDemandQuestion{.reads = reads::resource | reads::piece | reads::player | reads::power,
                               .offer = offerDemand,
                               .check = checkDemand,
                               .answer = answerDemand,
                               .mayDecline = mayDeclineDemand};
const Question kImperialActionQuestion{.reads = reads::system | reads::player | reads::resource,
                                       .offer = offerAction,
                                       .check = checkAction,
                                       .answer = answerAction};

}  // namespace reach
