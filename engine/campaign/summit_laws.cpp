#include "engine/campaign/summit_laws.h"

#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/rules/court.h"
#include "engine/rules/outrage.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

/// Additions to the deals of a Summit by laws of Fates.
namespace reach {

using command::DealPart;
using command::TrophyKind;
using event::AgentPlace;
using Kind = command::DealPart::Kind;

namespace {
constexpr int kAdvocate = 4;
constexpr int kPirate = 12;
}  // namespace

// ---- F319, F414: the holder of the Monopoly, or the Advocate, consents in the same deal or, in the Call to
// Order, for a returned Favor

/// Returns the player of the Advocate, or None.
Player advocate(const State& state) {
    for (const Player player : kAllPlayers)
        if (state.seat(player).fate == kAdvocate) return player;
    return Player::None;
}

namespace {

/// Returns the law by which this part needs consent, or None. `holder`: the player who consents.
CardId consentLaw(const State& state, const DealPart& part, Player& holder) {
    if (part.kind != Kind::Give) return CardId::None;
    const bool guild = part.resource == Resource::None && isGuild(part.card);
    const CardId law =
        guild ? lawWith<&SummitSeams::givesGuilds>(state) : lawWith<&SummitSeams::monopoliesConsent>(state);
    if (law != CardId::None) holder = guild ? advocate(state) : monopolist(state, part.resource);
    const bool agrees = holder == Player::None || holder == part.from || holder == part.to;
    return agrees ? CardId::None : law;
}

/// True when consent to this part was forced. The question of the Call to Order records the giver and the
/// resource.
bool isForced(const State& state, const DealPart& part) {
    const Pending& asked = state.pending.back();
    return asked.ask == Ask::CallToOrder && asked.rival == part.from && asked.resource == part.resource;
}

}  // namespace

void checkConsent(const State& state, const command::Deal& c, Verdict& v) {
    for (const DealPart& part : c.parts) {
        Player holder = Player::None;
        const CardId law = consentLaw(state, part, holder);
        if (law == CardId::None || isForced(state, part)) continue;
        const bool given = std::any_of(c.parts.begin(), c.parts.end(), [&](const DealPart& other) {
            return other.kind == Kind::Consent && other.from == holder && other.to == part.from &&
                   other.resource == part.resource;
        });
        if (!given) v.breaks(Rule::CardConditions, law);
    }
}

bool mayConsent(const State& state, const DealPart& part) {
    if (part.resource == Resource::None)
        return advocate(state) == part.from && lawWith<&SummitSeams::givesGuilds>(state) != CardId::None;
    return index(part.resource) < kResources && monopolist(state, part.resource) == part.from &&
           lawWith<&SummitSeams::monopoliesConsent>(state) != CardId::None;
}

void noteForced(Draft& d, const DealPart& consent) {
    Pending asked = d.state().pending.back();
    if (asked.ask != Ask::CallToOrder) return;
    asked.rival = consent.to;
    asked.resource = consent.resource;
    d.emit(event::AskChanged{asked});
}

// ---- F1212: a Rival of the Pirate's with an agent on a Rumor lets another place one

namespace {

int agentsOn(const State& state, SystemId system, Player player) {
    return state.campaign.pile({.at = system}).pieces[index(player)].agents;
}

}  // namespace

void checkShare(const State& state, const DealPart& part, Verdict& v) {
    const auto isPirate = [&](Player player) { return state.seat(player).fate == kPirate; };
    if (lawWith<&SummitSeams::sharesRumors>(state) == CardId::None || index(part.system) >= kSystems ||
        isPirate(part.from) || isPirate(part.to) || tokensAt(state, FateToken::Rumor, part.system) == 0 ||
        agentsOn(state, part.system, part.from) == 0 || agentsOn(state, part.system, part.to) > 0 ||
        state.of(part.to).agentSupply <= 0)
        v.refuse(Rule::NegotiationAction);
}

// ---- F1411: a Rival's Outrage becomes a Favor; in the Call to Order it costs a Psionic and needs no consent

void checkForgiving(const State& state, const DealPart& part, Verdict& v) {
    if (lawWith<&SummitSeams::forgives>(state) == CardId::None || index(part.resource) >= kResources)
        return v.refuse(Rule::NegotiationAction);
    if (!isOutraged(state.of(part.to), part.resource)) v.refuse(Rule::NoSuchPiece);
}

/// A placeholder is no agent: there is nothing to take.
void forgive(Draft& d, const DealPart& part) {
    const auto type = static_cast<std::int8_t>(index(part.resource));
    const OutrageMark mark = d.of(part.to).outrage[index(part.resource)];
    const Player color = mark == OutrageMark::Agent ? part.to : rivalOn(mark);
    if (color == Player::None || color == part.from) return clearOutrage(d, part.to, part.resource);
    d.emit(
        event::AgentsMoved{color, 1, AgentPlace::Outrage, part.to, type, AgentPlace::Favors, part.from, -1});
}

/// Exactly one Rival is forgiven and gets the Psionic, which needs no empty slot (errata). Other parts may
/// only be consents.
bool forgivesUnasked(Player caller, const command::Deal& c) {
    Player rival = Player::None;
    int gifts = 0;
    int forgiven = 0;
    for (const DealPart& part : c.parts) {
        if (part.kind == Kind::Consent) continue;
        const bool gift = part.kind == Kind::Give && part.resource == Resource::Psionic;
        const bool same = rival == Player::None || rival == part.to;
        if (part.from != caller || !same || !(gift || part.kind == Kind::Forgive)) return false;
        rival = part.to;
        ++(gift ? gifts : forgiven);
    }
    return gifts == 1 && forgiven == 1;
}

// ---- F1511: peace with players who control two systems of a cluster at War

namespace {

bool isPeace(const DealPart& part) {
    return part.kind == Kind::Broker || part.kind == Kind::Buy;
}

/// Returns the index of the Ceasefire of this system's cluster, or -1.
int ceasefireAt(const State& state, SystemId system) {
    const auto& tokens = state.campaign.tokens;
    const auto* found = std::ranges::find_if(tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Ceasefire && token.at != SystemId::None &&
               clusterOf(token.at) == clusterOf(system);
    });
    return found == tokens.end() ? -1 : static_cast<int>(found - tokens.begin());
}

}  // namespace

bool isAtWar(const State& state, SystemId gate) {
    const int place = ceasefireAt(state, gate);
    return place >= 0 && !state.campaign.tokens[static_cast<std::size_t>(place)].turned;
}

/// If a Favor of theirs is returned, a Rival need not agree.
void checkPeace(const State& state, const DealPart& part, Verdict& v) {
    if (lawWith<&SummitSeams::brokersPeace>(state) == CardId::None || index(part.system) >= kSystems ||
        !isGate(part.system) || ceasefireAt(state, part.system) < 0)
        return v.refuse(Rule::NegotiationAction);
    if (part.kind == Kind::Buy && state.seat(part.from).favors[index(part.to)] <= 0)
        v.refuse(Rule::FavorsCost);
}

/// The players who agree to peace there in the same deal must together control two systems.
void checkPeacemakers(const Game& game, const command::Deal& c, Verdict& v) {
    const CardId law = lawWith<&SummitSeams::brokersPeace>(game.state);
    for (const DealPart& part : c.parts) {
        if (!isPeace(part) || v.refused()) continue;
        if (!isAtWar(game.state, part.system)) return v.refuse(Rule::CardConditions, law);
        int systems = 0;
        for (const Player player : game.setup.seats) {
            const bool agrees = std::any_of(c.parts.begin(), c.parts.end(), [&](const DealPart& other) {
                return isPeace(other) && other.system == part.system &&
                       (other.from == player || other.to == player);
            });
            for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
                if (const SystemId system = systemAt(clusterOf(part.system), spot); inPlay(game, system))
                    systems += agrees && counts::holds(game.state, system, player) ? 1 : 0;
        }
        if (systems < 2) v.breaks(Rule::CardConditions, law);
    }
}

void makePeace(Draft& d, const DealPart& part) {
    if (part.kind == Kind::Buy)
        d.emit(event::AgentsMoved{part.to, 1, AgentPlace::Favors, part.from, -1, AgentPlace::Supply, part.to,
                                  -1});
    const int place = ceasefireAt(d.state(), part.system);
    LaidToken token = d.state().campaign.tokens[static_cast<std::size_t>(place)];
    if (token.turned) return;
    token.turned = true;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
}

// ---- gifts of a Rival that a Fate counts, except those that come back (F301B, F512B)

namespace {

/// Only resources, lore and Favors are counted.
bool isCounted(const DealPart& part) {
    if (part.kind == Kind::Promise) return true;
    return part.kind == Kind::Give &&
           (part.resource != Resource::None || isLore(part.card) || part.piece == TrophyKind::Favors);
}

}  // namespace

void countGift(Draft& d, const DealPart& part, bool inNegotiations) {
    if (!isCounted(part)) return;
    const auto& given = d.state().campaign.given;
    const Player color = part.kind == Kind::Promise ? part.from : part.color;
    // The same resource comes back from whatever place.
    const CardId card = part.resource == Resource::None ? part.card : CardId::None;
    const SummitGift back{part.to, part.from, part.resource, card, color};
    if (std::ranges::find(given, back) != given.end())
        d.emit(event::GiftForgotten{back});
    else if (inNegotiations)
        tellFate<&FateAct::isGiven>(d, part.to, part);
    if (fateAct(d.state(), part.from).isGiven)
        d.emit(event::GiftNoted{{part.from, part.to, part.resource, card, color}});
}

}  // namespace reach
