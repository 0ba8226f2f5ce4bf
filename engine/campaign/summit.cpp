#include "engine/campaign/summit.h"
#include "engine/campaign/summit_laws.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/golems.h"
#include "engine/campaign/handlers.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/rules/build.h"
#include "engine/rules/court.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

/// Summits: the Call to Order, then the Negotiations (BR p.16-17).
namespace reach::rules {
namespace {

using command::DealPart;
using command::TrophyKind;
using event::AgentPlace;
using Kind = command::DealPart::Kind;

// ---- Cede Control: one Loyal piece, but never the last, is replaced by one of the Rival's

void checkCede(const State& state, const DealPart& part, Verdict& v) {
    if (index(part.system) >= kSystems || !tracksMap(state) || !state.at(part.system).known)
        return v.refuse(Rule::MapNotTracked);
    const Ships& ships = state.at(part.system).ships[index(part.from)];
    if (part.piece == TrophyKind::Ships) {
        if (part.which.says() || ships.total() == 0 || state.of(part.to).shipSupply <= 0)
            return v.refuse(Rule::NoSuchPiece);
        const bool flagship = state.seat(part.from).flagship.exists();
        if (shipsOnMap(state, part.from) <= 1 && !flagship) v.breaks(Rule::CedeControl);
        return;
    }
    if (part.piece != TrophyKind::Cities && part.piece != TrophyKind::Starports)
        return v.refuse(Rule::NoSuchPiece);
    const BuildingType type = buildingOf(part.piece);
    const auto& supply = state.of(part.to);
    if (findBuilding(state, part.system, part.from, type, part.which) < 0 ||
        (type == BuildingType::City ? supply.citiesOnBoard : supply.starportSupply) <= 0)
        return v.refuse(Rule::NoSuchPiece);
    if (hasShips(state, part.system, part.from) || buildingsOnMap(state, part.from, type) <= 1)
        v.breaks(Rule::CedeControl);
}

void cede(Draft& d, const DealPart& part) {
    if (part.piece == TrophyKind::Ships) {
        Ships left = d.state().at(part.system).ships[index(part.from)];
        const bool fresh = left.fresh > 0;
        --(fresh ? left.fresh : left.damaged);
        d.emit(event::ShipsCounted{part.from, part.system, left.fresh, left.damaged});
        return d.emit(event::ShipsPlaced{part.to, part.system, static_cast<std::int8_t>(fresh ? 1 : 0),
                                         static_cast<std::int8_t>(fresh ? 0 : 1)});
    }
    const BuildingType type = buildingOf(part.piece);
    const int at = findBuilding(d.state(), part.system, part.from, type, part.which);
    replaceBuilding(d, part.system, at, part.to, type);
}

// ---- Transfer Asset: a resource, a Captive, a Trophy or a Favor; Transfer Lore and Transfer Golem (F514)

bool isLoreOf(const State& state, Player player, CardId card) {
    return isLore(card) && state.of(player).cards.contains(card);
}

bool isAgent(TrophyKind piece) {
    return piece == TrophyKind::Captives || piece == TrophyKind::Favors;
}

/// F414: protected cards cannot be given (BR p.27).
void checkGuildGift(const State& state, const DealPart& part, Verdict& v) {
    if (lawWith<&SummitSeams::givesGuilds>(state) == CardId::None) return v.refuse(Rule::NegotiationAction);
    if (!state.of(part.from).cards.contains(part.card)) return v.refuse(Rule::CardNotHeld, part.card);
    if (cardOf(part.card).raidCost == kProtected) v.refuse(Rule::CardProtected, part.card);
}

void checkGift(const Game& game, const DealPart& part, Verdict& v) {
    const State& state = game.state;
    if (part.resource != Resource::None) {
        if (index(part.resource) >= kResources || !canBeGiven(state, part.from, part.resource) ||
            (isCard(part.card) && part.card != givesFrozen(state, part.from, part.resource)))
            v.refuse(Rule::TokenNotHeld);
        return;
    }
    if (isGuild(part.card)) return checkGuildGift(state, part, v);
    if (part.golem != Golem::None || part.card != CardId::None) {
        if (lawWith<&SummitSeams::givesLoreAndGolems>(state) == CardId::None)
            return v.refuse(Rule::NegotiationAction);
        if (part.golem == Golem::None && !isLoreOf(state, part.from, part.card))
            v.refuse(Rule::CardNotHeld, part.card);
        else if (part.golem != Golem::None && !hasGolem(state, part.from, part.golem))
            v.refuse(Rule::TokenNotHeld);
        return;
    }
    if (part.piece == TrophyKind::None || (!isToken(part.piece) && !ownsPieces(game.setup, part.color)) ||
        (isAgent(part.piece) && !isColor(part.color)))
        return v.refuse(Rule::NegotiationAction);
    if (piecesHeld(state, part.from, part.piece, part.color) <= 0) v.refuse(Rule::NoSuchPiece);
}

void give(Draft& d, const DealPart& part) {
    if (part.resource != Resource::None && isCard(part.card))
        takeToken(d, part.to, part.from, part.resource, {event::TokenPlace::Frozen});
    else if (part.resource != Resource::None)
        takeToken(d, part.to, part.from, part.resource);
    else if (part.golem != Golem::None)
        takeGolem(d, part.to, part.golem);
    else if (part.card != CardId::None)
        giveCard(d, part.from, part.to, part.card);
    else
        passPiece(d, part.from, part.to, part.piece, part.color);
}

// ---- one Negotiation action

void checkPart(const Game& game, const DealPart& part, Verdict& v) {
    const State& state = game.state;
    if (!playsHere(game.setup, part.from) || !playsHere(game.setup, part.to))
        return v.refuse(Rule::NotInThisGame);
    if (part.from == part.to) return v.refuse(Rule::NeedsRival);
    switch (part.kind) {
        case Kind::Cede: return checkCede(state, part, v);
        case Kind::Delegate: {
            const int place = courtPlace(state, part.card);
            if (place < 0 || state.court[static_cast<std::size_t>(place)].agents[index(part.from)] <= 0 ||
                state.of(part.to).agentSupply <= 0)
                v.refuse(Rule::NegotiationAction);
            return;
        }
        case Kind::Promise:
            if (state.of(part.from).agentSupply <= 0) v.refuse(Rule::NegotiationAction);
            return;
        case Kind::Give: return checkGift(game, part, v);
        case Kind::Invite:
            if (!isOutlaw(state, part.to)) return v.refuse(Rule::NegotiationAction);
            if (state.campaign.firstRegent != part.from) v.breaks(Rule::NegotiationAction);
            return;
        case Kind::Consent:
            if (!mayConsent(state, part)) v.refuse(Rule::NegotiationAction);
            return;
        case Kind::Share: return checkShare(state, part, v);
        case Kind::Forgive: return checkForgiving(state, part, v);
        case Kind::Broker:
        case Kind::Buy: return checkPeace(state, part, v);
    }
}

void perform(Draft& d, const DealPart& part) {
    switch (part.kind) {
        case Kind::Cede: return cede(d, part);
        case Kind::Delegate: {
            const auto at = static_cast<std::int8_t>(courtPlace(d.state(), part.card));
            d.emit(event::AgentsMoved{part.from, 1, AgentPlace::Court, Player::None, at, AgentPlace::Supply,
                                      part.from, -1});
            return d.emit(event::AgentsMoved{part.to, 1, AgentPlace::Supply, part.to, -1, AgentPlace::Court,
                                             Player::None, at});
        }
        case Kind::Promise:
            return d.emit(event::AgentsMoved{part.from, 1, AgentPlace::Supply, part.from, -1,
                                             AgentPlace::Favors, part.to, -1});
        case Kind::Give: return give(d, part);
        case Kind::Invite: return d.emit(event::TitleTurned{part.to, Title::Regent});
        case Kind::Consent: return noteForced(d, part);
        case Kind::Share: return layPieces(d, {.at = part.system}, part.to, {.agents = 1});
        case Kind::Forgive: return forgive(d, part);
        case Kind::Broker:
        case Kind::Buy: return makePeace(d, part);
    }
}

/// Checks the parts after the first on the result of the earlier ones: all happen together.
void checkOthers(const Game& game, const command::Deal& c, Verdict& v) {
    Game copy = game;
    Draft trial(copy);
    for (std::size_t i = 1; i < c.parts.size() && !v.refused(); ++i) {
        perform(trial, c.parts[i - 1]);
        checkPart(trial.game(), c.parts[i], v);
    }
}

void checkFavors(const State& state, const command::Deal& c, Verdict& v) {
    if (!isColor(c.rival) || c.favors > state.seat(c.player).favors[index(c.rival)])
        return v.refuse(Rule::FavorsCost);
    int cost = 0;
    for (const DealPart& part : c.parts) {
        const bool consents = part.kind == Kind::Consent;
        if (part.from != c.rival || (part.to != c.player && !consents)) v.breaks(Rule::FavorsCost);
        if (part.kind == Kind::Give && isLore(part.card))  // lore is never forced (F514)
            v.breaks(Rule::CardConditions, lawWith<&SummitSeams::givesLoreAndGolems>(state));
        cost += favorsFor(state, part);
    }
    if (cost != c.favors) v.breaks(Rule::FavorsCost);
}

}  // namespace

void check(const Game& game, const command::CallSummit& c, Verdict& v) {
    if (!isAsked(game.state, Ask::CallSummit, c.player)) v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::CallSummit& c) {
    d.answered();
    d.ask({.ask = Ask::Negotiate, .player = c.player});
    d.ask({.ask = Ask::CallToOrder, .player = c.player});
}

void check(const Game& game, const command::CallToOrder& c, Verdict& v) {
    const State& state = game.state;
    if (!isAsked(state, Ask::CallToOrder, c.player)) return v.refuse(Rule::NothingAsked);
    const bool allowed = c.what == command::Politics::Petition ? state.campaign.councilDecided
                         : c.what == command::Politics::Leave  ? isRegent(state, c.player)
                                                               : regents(game).empty();
    if (!allowed) v.refuse(Rule::SummitActions);
}

void perform(Draft& d, const command::CallToOrder& c) {
    switch (c.what) {
        case command::Politics::Petition: return d.emit(event::CouncilTurned{false, Player::None});
        case command::Politics::Leave: return leaveEmpire(d, c.player);
        case command::Politics::Revive: return reviveEmpire(d, c.player);
    }
}

void check(const Game& game, const command::Deal& c, Verdict& v) {
    const auto& pending = game.state.pending;
    const bool forced = c.favors > 0;
    const bool opening = !pending.empty() && pending.back().ask == Ask::CallToOrder;
    const bool alone = forced || (opening && forgivesUnasked(pending.back().player, c));
    const Ask wanted = alone ? Ask::CallToOrder : Ask::Negotiate;
    if (pending.empty() || pending.back().ask != wanted || c.parts.empty())
        return v.refuse(Rule::NothingAsked);
    if (forced && pending.back().player != c.player) return v.refuse(Rule::NothingAsked);
    if (forced) checkFavors(game.state, c, v);
    checkConsent(game.state, c, v);
    checkPart(game, c.parts[0], v);
    if (c.parts.size() > 1 && !v.refused()) checkOthers(game, c, v);
    checkPeacemakers(game, c, v);
}

void perform(Draft& d, const command::Deal& c) {
    if (c.favors > 0)
        d.emit(event::AgentsMoved{c.rival, c.favors, AgentPlace::Favors, c.player, -1, AgentPlace::Supply,
                                  c.rival, -1});
    const bool negotiates = d.state().pending.back().ask == Ask::Negotiate;
    for (const DealPart& part : c.parts) {
        perform(d, part);
        countGift(d, part, negotiates);
    }
}

void check(const Game& game, const command::EndSummit& c, Verdict& v) {
    if (!isAsked(game.state, c.opens ? Ask::CallToOrder : Ask::Negotiate, c.player))
        v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::EndSummit& c) {
    d.answered();
    if (!c.opens && !d.state().campaign.given.empty()) d.emit(event::GiftForgotten{});
}

}  // namespace reach::rules

namespace reach {
namespace {

using command::DealPart;
using command::TrophyKind;
using Kind = command::DealPart::Kind;

/// Tokens, agents and Trophies that can change hands.
void offerGifts(const Game& game, DealPart part, std::vector<DealPart>& out) {
    const PlayerState& giver = game.state.of(part.from);
    part.kind = Kind::Give;
    for (const Resource token : kAllResources)
        if (canBeGiven(game.state, part.from, token)) {
            out.push_back(part);
            out.back().resource = token;
            // The card is named where the giver may choose between a slot and the card.
            if (!canSpend(game.state, part.from, token)) continue;
            const CardId card = givesFrozen(game.state, part.from, token);
            if (card == CardId::None) continue;
            out.push_back(out.back());
            out.back().card = card;
        }
    if (lawWith<&SummitSeams::givesLoreAndGolems>(game.state) != CardId::None) {
        for (const Golem golem : kAllGolems)
            if (hasGolem(game.state, part.from, golem)) {
                out.push_back(part);
                out.back().golem = golem;
            }
        giver.cards.forEach([&](CardId id) {
            if (!isLore(id)) return;
            out.push_back(part);
            out.back().card = id;
        });
    }
    if (lawWith<&SummitSeams::givesGuilds>(game.state) != CardId::None)
        forEachGuild(giver, [&](CardId id, const Card& card) {
            if (card.raidCost == kProtected) return;
            out.push_back(part);
            out.back().card = id;
        });
    forEachPiece(game.state, part.from, [&](TrophyKind piece, Player color) {
        out.push_back(part);
        out.back().piece = piece;
        out.back().color = color;
    });
}

/// Consent to gifts of the other player (F319, F414), Outrage to forgive (F1411), and Rumors to share
/// (F1212).
void offerByLaw(const Game& game, DealPart part, std::vector<DealPart>& out) {
    part.kind = Kind::Consent;
    for (const Resource token : kAllResources)
        if (lawWith<&SummitSeams::monopoliesConsent>(game.state) != CardId::None &&
            monopolist(game.state, token) == part.from && canBeGiven(game.state, part.to, token)) {
            out.push_back(part);
            out.back().resource = token;
        }
    if (lawWith<&SummitSeams::givesGuilds>(game.state) != CardId::None && advocate(game.state) == part.from)
        out.push_back(part);
    part.kind = Kind::Forgive;
    if (lawWith<&SummitSeams::forgives>(game.state) != CardId::None)
        for (const Resource type : kAllResources)
            if (isOutraged(game.state.of(part.to), type)) {
                out.push_back(part);
                out.back().resource = type;
            }
    if (lawWith<&SummitSeams::brokersPeace>(game.state) != CardId::None)
        for (int cluster = 0; cluster < kClusters; ++cluster) {
            part.system = systemAt(cluster, Spot::Gate);
            if (!isAtWar(game.state, part.system)) continue;
            for (const Kind kind : {Kind::Broker, Kind::Buy}) {
                part.kind = kind;
                if (kind == Kind::Broker || game.state.seat(part.from).favors[index(part.to)] > 0)
                    out.push_back(part);
            }
        }
    part.system = SystemId::None;
    part.resource = Resource::None;
    part.kind = Kind::Share;
    if (lawWith<&SummitSeams::sharesRumors>(game.state) == CardId::None) return;
    for (const LaidToken& token : game.state.campaign.tokens) {
        if (token.kind != FateToken::Rumor || token.at == SystemId::None) continue;
        out.push_back(part);
        out.back().system = token.at;
    }
}

/// Systems with a piece that could give way.
void offerCeding(const Game& game, DealPart part, std::vector<DealPart>& out) {
    if (!tracksMap(game.state)) return;
    part.kind = Kind::Cede;
    const Whereabouts& where = game.state.of(part.from).where;
    forEachSystem(systemsInPlay(game) & where.pieces(), [&](SystemId system) {
        part.system = system;
        const auto cede = [&](TrophyKind piece, const Which& which) {
            part.piece = piece;
            part.which = which;
            out.push_back(part);
        };
        if (contains(where.ships, system)) cede(TrophyKind::Ships, {});
        for (const TrophyKind piece : {TrophyKind::Cities, TrophyKind::Starports})
            for (const Which& which : tellApart(game.state, system, part.from, buildingOf(piece)))
                cede(piece, which);
    });
}

}  // namespace

std::vector<DealPart> dealOffers(const Game& game, Player from, Player to) {
    constexpr std::size_t kUsualOffers = 32;
    std::vector<DealPart> out;
    out.reserve(kUsualOffers);
    DealPart part;
    part.from = from;
    part.to = to;
    offerGifts(game, part, out);
    part.kind = Kind::Promise;
    out.push_back(part);
    for (const CourtSlot& slot : game.state.court)
        if (isCard(slot.card) && slot.agents[index(from)] > 0) {
            part.kind = Kind::Delegate;
            part.card = slot.card;
            out.push_back(part);
        }
    part.card = CardId::None;
    if (isOutlaw(game.state, to)) {
        part.kind = Kind::Invite;
        out.push_back(part);
    }
    offerByLaw(game, part, out);
    offerCeding(game, part, out);
    return out;
}

int favorsFor(const State& state, const DealPart& part) {
    if (part.kind == Kind::Give && part.golem != Golem::None) return raidCost(state, part.from, part.golem);
    if (part.kind == Kind::Give && part.resource == Resource::None && isGuild(part.card))
        return cardOf(part.card).raidCost;
    // A resource on a protected card has no raid cost.
    if (part.kind != Kind::Give || part.resource == Resource::None || isCard(part.card)) return 1;
    const TokenSource source = ownToken(state, part.from, part.resource);
    if (source.card != CardId::None) return cardOf(source.card).resources.hoardCost;
    return source.exists() ? kSlotRaidCost[static_cast<std::size_t>(source.slot)] : 1;
}

}  // namespace reach
