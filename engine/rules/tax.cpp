#include "engine/rules/tax.h"

#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

#include <algorithm>
#include <bit>

/// Tax (Base p.12).
namespace reach {

int cityToTax(const State& state, SystemId system, Player owner, const Which& which) {
    const int untaxed = findBuilding(state, system, owner, BuildingType::City,
                                     [&](const Building& b) { return !b.used && which.fits(b); });
    return untaxed >= 0 ? untaxed : findBuilding(state, system, owner, BuildingType::City, which);
}

FixedVector<Which, 3> citiesToTax(const State& state, SystemId system, Player owner) {
    auto ways = tellApart(state, system, owner, BuildingType::City, {.used = false});
    if (ways.empty() && cityToTax(state, system, owner) >= 0) ways.push({});
    return ways;
}

Resource taxYield(const State& state, SystemId system, Resource wanted) {
    const ResourceSet types = cityTypes(state, system);
    if (contains(types, wanted) || types == 0) return types == 0 ? Resource::None : wanted;
    return static_cast<Resource>(std::countr_zero(types));
}

namespace {

/// Imperial Authority: cities that the Empire controls are taxed like Loyal cities (F102).
bool taxesForTheEmpire(const State& state, Player player, SystemId system) {
    return has<&TaxSeams::imperialCities>(state, player) && controller(state, system) == Player::Empire;
}

/// Cities that are not Loyal, and that no law of the Empire guards against being taxed as if they were: by
/// that card, and by a Control Array on the gate of their cluster (BR p.25).
bool taxesLikeLoyal(const State& state, Player player, SystemId system) {
    const auto hasArray = [&](Player owner) {
        return hasUpgrade(state, owner, systemAt(clusterOf(system), Spot::Gate), Upgrade::ControlArray);
    };
    if (taxesForTheEmpire(state, player, system) || hasArray(player)) return true;
    const Player lender = lenderOf(state, player);
    return lender != Player::None && hasArray(lender);
}

/// As the Lord of the cluster (F1603).
bool taxesFief(const State& state, Player player, SystemId system) {
    bool lord = false;
    forEachWith<&TaxSeams::inCluster>(state, player,
                                      [&](CardId, int cluster) { lord |= clusterOf(system) == cluster - 1; });
    return lord;
}

/// Cities of Rivals, by control or by a card that needs none (LEAD13).
bool taxesRivals(const State& state, Player player, SystemId system) {
    return controls(state, system, player) || taxesFief(state, player, system) ||
           (has<&TaxSeams::besideShips>(state, player) && hasShips(state, system, player));
}

/// With any ships there, regardless of control (F1205).
bool smuggles(const State& state, Player player, SystemId system) {
    return has<&TaxSeams::smuggles>(state, player) && hasShips(state, system, player);
}

}  // namespace

/// A player who may tax any city like a Loyal one need not do so. If they could tax it as a Rival's, they
/// take the Captive (L20).
void gainTax(Draft& d, Player player, Player owner, SystemId system, Resource yield) {
    if (yield != Resource::None) gainToken(d, player, yield);
    const bool loyal =
        owner == player || !isColor(owner) ||
        ((has<&TaxSeams::anyCity>(d.state(), player) || smuggles(d.state(), player, system)) &&
         !taxesRivals(d.state(), player, system)) ||
        (taxesLikeLoyal(d.state(), player, system) &&
         (!taxesRivals(d.state(), player, system) || truceProtects(d.state(), system, player, owner)));
    if (!loyal && d.of(owner).agentSupply > 0) captureAgents(d, player, owner, 1, event::AgentPlace::Supply);
}

void collectTax(Draft& d, Player player, SystemId system, int city, Resource wanted, bool bonus) {
    const Resource yield = taxYield(d.state(), system, wanted);
    const Player owner =
        city < 0 ? Player::None : d.state().at(system).buildings[static_cast<std::size_t>(city)].owner;
    if (city < 0)
        d.emit(event::SlotTaxed{system});
    else
        d.emit(event::BuildingUsed{system, static_cast<std::int8_t>(city)});
    const bool gained = yield != Resource::None && d.state().supply[index(yield)] > 0;
    gainTax(d, player, owner, system, yield);
    if (bonus)
        forEachWith<&TaxSeams::bonus>(d.state(), player,
                                      [&](CardId, Resource token) { gainToken(d, player, token); });
    tell<&TaxSeams::after>(d, player, system, city, yield, gained);
}

namespace {

/// Empty slots of the planet that were not taxed this turn.
int slotsToTax(const State& state, SystemId system) {
    return buildingSlots(state, system) - slotsUsed(state, system) - state.at(system).slotsTaxed;
}

/// True when a card allows a tax of a city that the player does not control.
bool mayTax(const State& state, const command::Tax& c) {
    if (c.owner == c.player || taxesRivals(state, c.player, c.system)) return true;
    if (has<&TaxSeams::anyCity>(state, c.player)) return true;
    if (taxesLikeLoyal(state, c.player, c.system)) return true;
    if (isColor(c.owner) && smuggles(state, c.player, c.system)) return true;
    return c.owner == Player::Free && actsForTheFree(state, c.system, c.player);
}

bool mayTaxAgain(const State& state, const command::Tax& c) {
    bool again = has<&TaxSeams::again>(state, c.player);
    forEachLaw<&TaxSeams::againByLaw>(
        state, [&](CardId, auto allows) { again |= allows(state, c.player, c.owner); });
    return again;
}

/// True when a card of the player is read by mayTaxAgain() or checkCards().
bool haveRules(const State& state, Player player) {
    return has<&TaxSeams::again>(state, player) || has<&TaxSeams::controlledOnly>(state, player) ||
           has<&TaxSeams::noLoyal>(state, player) || has<&TaxSeams::controlledTypes>(state, player);
}

/// True when a card of the player lets them tax a city that is neither their own nor controlled by them.
bool haveLeave(const State& state, Player player) {
    return has<&TaxSeams::anyCity>(state, player) || has<&TaxSeams::besideShips>(state, player) ||
           has<&TaxSeams::inCluster>(state, player) || has<&TaxSeams::imperialCities>(state, player) ||
           has<&TaxSeams::smuggles>(state, player);
}

void checkCards(const State& state, const command::Tax& c, Verdict& v) {
    if (const CardId card = cardWith<&TaxSeams::controlledOnly>(state, c.player);
        card != CardId::None && c.owner != Player::None && !controls(state, c.system, c.player))
        v.breaks(Rule::CardConditions, card);
    if (const CardId card = cardWith<&TaxSeams::noLoyal>(state, c.player);
        card != CardId::None && c.owner == c.player)
        v.breaks(Rule::CardConditions, card);
    forEachWith<&TaxSeams::controlledTypes>(state, c.player, [&](CardId card, ResourceSet types) {
        if (contains(types, planetType(state, c.system)) && !controls(state, c.system, c.player))
            v.breaks(Rule::CardConditions, card);
    });
}

}  // namespace

void checkTaxedCity(const Game& game, const command::Tax& c, Verdict& v) {
    const State& state = game.state;
    const int city = cityToTax(state, c.system, c.owner, c.which);
    if (city < 0) return v.refuse(Rule::NoSuchPiece);
    if (c.gains != Resource::None && !contains(cityTypes(state, c.system), c.gains))
        return v.refuse(Rule::NoSuchToken);
    if (!mayTax(state, c)) v.breaks(Rule::TaxOwnOrControlled);
    if (truceProtects(state, c.system, c.player, c.owner) && !taxesLikeLoyal(state, c.player, c.system))
        v.breaks(Rule::TruceLaw);
    checkCards(state, c, v);
    forEachLaw<&TaxSeams::checkByLaw>(state, [&](CardId law, auto check) { check(game, law, c, v); });
    if (tracksTurns(state) && state.at(c.system).buildings[static_cast<std::size_t>(city)].used &&
        !mayTaxAgain(state, c))
        v.breaks(Rule::TaxOncePerTurn);
}

namespace rules {

void check(const Game& game, const command::Tax& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (!state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    if (c.owner == Player::None) {
        if (c.which.says()) return v.refuse(Rule::NoSuchPiece);
        if (c.gains != Resource::None && c.gains != planetType(state, c.system))
            return v.refuse(Rule::NoSuchToken);
        if (buildingSlots(state, c.system) <= slotsUsed(state, c.system)) return v.refuse(Rule::NoSuchPiece);
        checkPayment(game, c.player, Action::Tax, v);
        if (!has<&TaxSeams::besideShips>(state, c.player) || !hasShips(state, c.system, c.player))
            v.breaks(Rule::TaxOwnOrControlled);
        if (tracksTurns(state) && slotsToTax(state, c.system) <= 0 &&
            !has<&TaxSeams::again>(state, c.player))  // a slot is taxed like a city (LEAD13, L23)
            v.breaks(Rule::TaxOncePerTurn);
        return;
    }
    checkTaxedCity(game, c, v);
    if (!v.refused()) checkPayment(game, c.player, Action::Tax, v);
}

void perform(Draft& d, const command::Tax& c) {
    const bool follows = pay(d, c.player, Action::Tax);
    const int city = c.owner == Player::None ? -1 : cityToTax(d.state(), c.system, c.owner, c.which);
    collectTax(d, c.player, c.system, city, c.gains, follows);
}

}  // namespace rules

namespace {

/// Lists own and controlled cities that were not taxed this turn, in a base game where no card changes which
/// cities these are. Cities that differ are told apart.
void listUsualTaxes(Listing& out, Player player) {
    const State& state = out.state();
    const Whereabouts& own = state.of(player).where;
    const SystemSet others = ofRivals(state, player, [](const Whereabouts& where) { return where.cities; });
    forEachSystem(own.cities | (others & own.ships), [&](SystemId system) {
        for (const Player owner : out.setup().seats) {
            if (!contains(state.of(owner).where.cities, system)) continue;
            if (owner != player && !controls(state, system, player)) continue;
            forEachApart(state, system, owner, BuildingType::City, {.used = false}, [&](const Which& which) {
                out.put<command::Tax>(player, system, owner, Resource::None, which);
            });
        }
    });
}

/// Lists each city that differs from the others, and empty slots if a card allows them. A gate city has one
/// option for each type it may yield.
[[gnu::noinline]] void listUnusualTaxes(Listing& out, Player player) {
    const State& state = out.state();
    const bool slots = has<&TaxSeams::besideShips>(state, player);
    const bool usual =
        out.legalOnly() && !out.setup().campaign && tracksTurns(state) && !haveRules(state, player);
    const auto judge = [&](const command::Tax& tax) {
        Verdict verdict;
        if (tax.owner == Player::None) return out.add(tax);
        if (out.legalOnly() && !usual) checkTaxedCity(out.game(), tax, verdict);
        out.addIf(verdict.legal(), tax);
    };
    const auto addTypes = [&](const command::Tax& tax) {
        const ResourceSet types = cityTypes(state, tax.system);
        if (std::has_single_bit(types) || types == 0) return judge(tax);
        for (const Resource type : kAllResources)
            if (contains(types, type)) judge({tax.player, tax.system, tax.owner, type, tax.which});
    };
    const auto addCities = [&](SystemId system, Player owner) {
        if (out.legalOnly() && owner != player && !mayTax(state, {player, system, owner})) return;
        bool any = false;
        forEachApart(state, system, owner, BuildingType::City, {.used = false}, [&](const Which& which) {
            any = true;
            addTypes({player, system, owner, Resource::None, which});
        });
        if (!any && !usual) addTypes({player, system, owner});
    };
    const Whereabouts& own = state.of(player).where;
    SystemSet cities = ofRivals(state, player, [](const Whereabouts& where) { return where.cities; });
    const bool besideShips = !out.setup().campaign && !has<&TaxSeams::anyCity>(state, player);
    if (out.legalOnly() && besideShips) cities &= own.ships;  // others' cities need control
    cities |= own.cities | state.of(Player::Free).where.cities;
    forEachSystem(slots ? cities | out.withPieces(player) : cities, [&](SystemId system) {
        const auto hasCity = [&](Player owner) { return contains(state.of(owner).where.cities, system); };
        for (const Player owner : out.setup().seats)
            if (hasCity(owner)) addCities(system, owner);
        if (hasCity(Player::Free)) addCities(system, Player::Free);
        if (slots) addTypes({player, system, Player::None});
    });
}

/// True when all cities are on planets, so that each yields one type, and none is Free.
bool citiesAreOnPlanets(const State& state) {
    SystemSet cities = 0;
    forEachColor([&](Player owner) { cities |= state.of(owner).where.cities; });
    return ((cities & kAllGates) | state.of(Player::Free).where.cities) == 0;
}

}  // namespace

void listTaxes(Listing& out, Player player) {
    const State& state = out.state();
    const bool usual = out.legalOnly() && !out.setup().campaign && tracksTurns(state) &&
                       !haveRules(state, player) && !haveLeave(state, player) && citiesAreOnPlanets(state);
    usual ? listUsualTaxes(out, player) : listUnusualTaxes(out, player);
}

}  // namespace reach
