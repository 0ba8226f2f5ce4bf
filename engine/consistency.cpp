#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/correct.h"
#include "engine/engine.h"
#include "engine/map/setup_cards.h"
#include "engine/protocol/evolving.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"

#include <algorithm>

/// The only check whether a state is possible on a table: everything adds up to the box's counts (Base
/// p.2-3).
namespace reach {
namespace {

struct Tally {
    int ships = 0;
    int cities = 0;
    int starports = 0;
    int agents = 0;
};

bool allKnown(const Game& game) {
    bool known = true;
    forEachSystem(systemsInPlay(game), [&](SystemId s) { known &= game.state.at(s).known; });
    return known;
}

/// Adds the buildings on a Flagship board.
void flagshipTally(Tally& sum, const Flagship& flagship, Player color) {
    for (const auto* row : {&flagship.upgrades, &flagship.armor})
        for (const FlagshipSlot& slot : *row)
            if (slot.owner == color) ++(slot.type == BuildingType::City ? sum.cities : sum.starports);
}

/// One owner's pieces on the map, counted again from the systems.
struct OnMap {
    Whereabouts where;
    Tally pieces;
    bool belowZero = false;
};
using Map = std::array<OnMap, kOwners>;

Map countMap(const State& state) {
    Map map;
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        const SystemState& here = state.at(system);
        for (const Player owner : kAllOwners) {
            const Ships& ships = here.ships[index(owner)];
            if (ships == Ships{}) continue;
            OnMap& own = map[index(owner)];
            own.pieces.ships += ships.total();
            own.belowZero |= ships.fresh < 0 || ships.damaged < 0;
            if (ships.total() > 0) own.where.ships |= bitOf(system);
            if (ships.damaged > 0) own.where.damagedShips |= bitOf(system);
        }
        for (const Building& building : here.buildings) {
            OnMap& own = map[index(building.owner)];
            const bool city = building.type == BuildingType::City;
            ++(city ? own.pieces.cities : own.pieces.starports);
            (city ? own.where.cities : own.where.starports) |= bitOf(system);
            if (building.damaged) own.where.damagedBuildings |= bitOf(system);
        }
    }
    return map;
}

constexpr std::array<OutrageMark, kResources> kNoOutrage{};

Tally tallyOf(const State& state, Player color, Tally onMap) {
    const PlayerState& p = state.of(color);
    Tally sum = onMap;
    sum.ships += p.shipSupply;
    sum.cities += p.citiesOnBoard + p.citiesElsewhere;
    sum.starports += p.starportSupply;
    sum.agents += p.agentSupply;
    sum.ships += p.scrapped.ships;
    sum.cities += p.scrapped.cities;
    sum.starports += p.scrapped.starports;
    sum.agents += p.scrapped.agents;
    for (const PlayerState& player : state.players) {
        if (player.outrage == kNoOutrage) continue;
        for (const OutrageMark mark : player.outrage)
            sum.agents += (mark == OutrageMark::Agent && &player == &p) || rivalOn(mark) == color ? 1 : 0;
    }
    for (const CourtSlot& slot : state.court) sum.agents += slot.agents[index(color)];
    for (const CampaignSeat& seat : state.campaign.seats) sum.agents += seat.favors[index(color)];
    for (const Player holder : kAllPlayers)  // without a Flagship nothing stands on its board: checkFlagships
        if (const Flagship& flagship = state.seat(holder).flagship; flagship.exists())
            flagshipTally(sum, flagship, color);
    for (const Pile& pile : state.campaign.piles) {
        const Pieces& laid = pile.pieces[index(color)];
        sum.ships += laid.ships;
        sum.cities += laid.cities;
        sum.starports += laid.starports;
        sum.agents += laid.agents;
    }
    for (const PlayerState& holder : state.players) {
        const Pieces& taken = holder.trophies[index(color)];
        sum.ships += taken.ships + holder.captiveShips[index(color)];
        sum.cities += taken.cities;
        sum.starports += taken.starports;
        sum.agents += taken.agents + holder.captives[index(color)];
    }
    return sum;
}

/// All of them at once: together they are negative when one is.
bool anyNegative(const State& state, Player color) {
    const PlayerState& p = state.of(color);
    int all = p.shipSupply | p.agentSupply | p.starportSupply | p.citiesOnBoard | p.citiesElsewhere;
    for (const CampaignSeat& seat : state.campaign.seats) all |= seat.favors[index(color)];
    for (const CourtSlot& slot : state.court) all |= slot.agents[index(color)];
    for (const PlayerState& holder : state.players) {
        const Pieces& taken = holder.trophies[index(color)];
        all |= taken.ships | taken.agents | taken.cities | taken.starports;
        all |= holder.captives[index(color)] | holder.captiveShips[index(color)];
    }
    return all < 0 || p.hand < kUnknownHand;
}

std::string checkPieces(const Game& game, const Map& map) {
    const bool exact = allKnown(game);
    for (const Player color : game.setup.seats) {
        const std::string who(nameOf(color));
        const OnMap& own = map[index(color)];
        if (own.belowZero || anyNegative(game.state, color)) return who + ": a count below zero";
        const Tally sum = tallyOf(game.state, color, own.pieces);
        if (exact ? sum.ships != kShips : sum.ships > kShips)
            return who + ": ships " + std::to_string(sum.ships);
        if (sum.cities != kCities) return who + ": cities " + std::to_string(sum.cities);
        if (exact ? sum.starports != kStarports : sum.starports > kStarports)
            return who + ": starports " + std::to_string(sum.starports);
        if (sum.agents != kAgents) return who + ": agents " + std::to_string(sum.agents);
    }
    return {};
}

/// The Empire's, the Free States' and the Blight's pieces (BR p.3). Proxies may stand for Free buildings (BR
/// p.15).
std::string checkPowers(const Game& game, const Map& map) {
    if (!game.setup.campaign || !allKnown(game)) return {};
    const State& state = game.state;
    const auto ships = [&](Player owner) {
        int sum =
            state.of(owner).shipSupply + map[index(owner)].pieces.ships + state.of(owner).scrapped.ships;
        for (const PlayerState& holder : state.players)
            sum += holder.trophies[index(owner)].ships + holder.captiveShips[index(owner)];
        for (const Pile& pile : state.campaign.piles) sum += pile.pieces[index(owner)].ships;
        return sum;
    };
    for (const Player power : kPowers)
        if (state.of(power).shipSupply < 0) return std::string(nameOf(power)) + ": a count below zero";
    if (ships(Player::Empire) != kImperialShips)
        return "Imperial ships " + std::to_string(ships(Player::Empire));
    if (ships(Player::Blight) != kBlight) return "Blight " + std::to_string(ships(Player::Blight));
    const PlayerState& free = state.of(Player::Free);
    int cities = free.citiesOnBoard + map[index(Player::Free)].pieces.cities;
    int starports = free.starportSupply + map[index(Player::Free)].pieces.starports;
    for (const PlayerState& holder : state.players) {
        cities += holder.trophies[index(Player::Free)].cities;
        starports += holder.trophies[index(Player::Free)].starports;
    }
    for (const Pile& pile : state.campaign.piles) {
        cities += pile.pieces[index(Player::Free)].cities;
        starports += pile.pieces[index(Player::Free)].starports;
    }
    if (free.citiesOnBoard < 0 || free.starportSupply < 0) return "Free: a count below zero";
    if (cities != kFreeCities) return "Free cities " + std::to_string(cities);
    if (starports != kFreeStarports) return "Free starports " + std::to_string(starports);
    return {};
}

/// Resource tokens of players and on planets, by type.
std::array<int, kResources> tokensLaid(const State& state) {
    std::array<int, kResources> laid{};
    const auto lay = [&](Resource token) {
        if (index(token) < kResources) ++laid[index(token)];
    };
    for (const PlayerState& player : state.players) {
        std::ranges::for_each(player.slots, lay);
        std::ranges::for_each(player.overflow, lay);
    }
    for (const SystemState& system : state.systems) lay(system.retyped);
    return laid;
}

std::string checkTokens(const Game& game) {
    const auto boxed = thirdPartyTokens(game);
    const auto laid = tokensLaid(game.state);
    for (const Resource token : kAllResources) {
        const int r = index(token);
        int sum = game.state.supply[r] + game.state.turn.tray[r] + boxed[r] + laid[r];
        sum += game.state.campaign.trust[r] + game.state.campaign.scrapped[r];
        if (game.state.campaign.scrapped[r] < 0) return std::string(nameOf(token)) + ": scrapped below zero";
        for (const CampaignSeat& seat : game.state.campaign.seats) {
            if (seat.frozen[r] < 0) return std::string(nameOf(token)) + ": frozen below zero";
            sum += seat.frozen[r];
        }
        for (const Pile& pile : game.state.campaign.piles) sum += pile.tokens[r];
        const auto& tokens = game.state.campaign.tokens;
        if (token == Resource::Psionic)
            sum -= static_cast<int>(std::count_if(tokens.begin(), tokens.end(), isPsionic));
        if (sum != kTokens || game.state.supply[r] < 0 || game.state.turn.tray[r] < 0)
            return std::string(nameOf(token)) + " tokens " + std::to_string(sum);
    }
    return {};
}

/// Piles are on cards and on tokens in play. On tokens there are only agents.
std::string checkPiles(const Game& game) {
    for (const Pile& pile : game.state.campaign.piles) {
        const bool onToken = pile.place.at != SystemId::None;
        if (onToken == (pile.place.card != CardId::None)) return "a pile in two places";
        if (onToken ? !inPlay(game, pile.place.at) : !isCard(pile.place.card))
            return "a pile where none can be";
        for (const int tokens : pile.tokens)
            if (tokens < 0 || (onToken && tokens > 0)) return "resources where none can be";
        for (int owner = 0; owner < kOwners; ++owner)
            if (pile.damaged[owner] < 0 || pile.damaged[owner] > pile.pieces[owner].ships)
                return "more ships damaged on a card than lie there";
        for (const Pieces& pieces : pile.pieces) {
            const bool below =
                pieces.ships < 0 || pieces.agents < 0 || pieces.cities < 0 || pieces.starports < 0;
            if (below || (onToken && pieces.total() > pieces.agents)) return "pieces where none can be";
        }
    }
    return {};
}

/// The cards found in any place, and those found in more than one place.
struct CardsFound {
    CardSet once;
    CardSet twice;

    void see(const CardSet& cards) {
        twice |= once & cards;
        once |= cards;
    }
    void see(CardId card) { (once.contains(card) ? twice : once).insert(card); }
};

CardsFound cardsFound(const State& state) {
    CardsFound found;
    const CampaignState& campaign = state.campaign;
    for (const CardSet* set : {&state.courtDeck, &state.courtDiscard, &campaign.booklet,
                               &campaign.faithfulStack, &campaign.actionDeck})
        found.see(*set);
    for (const PlayerState& player : state.players) found.see(player.cards);
    for (const CardId card : state.buried) found.see(card);
    for (const CardId card : state.resolving) found.see(card);
    for (const CourtSlot& slot : state.court)
        for (const CardId card : slot.cards()) found.see(card);
    for (const PlayedCard& played : state.played) found.see(played.attached);
    return found;
}

std::string checkCards(const Game& game) {
    int unknown = 0;
    for (const CourtSlot& slot : game.state.court) unknown += slot.card == CardId::Unknown ? 1 : 0;
    if (game.state.courtDeck.size() + static_cast<int>(game.state.buried.size()) +
            game.state.campaign.unknownLore <
        unknown)
        return "more unknown Court cards than cards left";
    const CardsFound found = cardsFound(game.state);
    for (int number = 1; number <= kCourtCards && !game.setup.campaign; ++number)
        if (!found.once.contains(courtCard(number)))
            return std::string(nameOf(courtCard(number))) + " found nowhere";
    std::string twice;
    found.twice.forEach([&](CardId card) { twice = std::string(nameOf(card)) + " found twice"; });
    if (!twice.empty()) return twice;
    if (actionDiscardSize(game).value_or(0) < 0) return "more action cards than the deck has";
    return {};
}

/// The stored whereabouts of pieces match the systems.
std::string checkWhereabouts(const Game& game, const Map& map) {
    for (const Player owner : kAllOwners)
        if (game.state.of(owner).where != map[index(owner)].where)
            return std::string(nameOf(owner)) + ": pieces that are somewhere else";
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        const SystemState& here = game.state.at(system);
        const bool used = here.slotsTaxed > 0 || std::ranges::any_of(here.buildings, &Building::used);
        if (used && !contains(game.state.used, system)) return nameOf(system) + ": used, and nobody knows";
    }
    return {};
}

/// The stored summary of the Fates' tokens matches the tokens.
std::string checkTokenSummary(const Game& game) {
    const CampaignState& campaign = game.state.campaign;
    if (campaign.act == 0 && campaign != CampaignState{}) return "something of a campaign in a base game";
    return campaign.inPlay == event::tokensInPlay(campaign.tokens)
               ? std::string{}
               : "tokens of Fates that are somewhere else";
}

/// The stored seams match the cards.
std::string checkSeams(const Game& game) {
    for (const Player player : kAllOwners)
        if (game.state.of(player).seams != heldSeams(game.state, player))
            return std::string(nameOf(player)) + ": cards that change something else";
    if (game.state.campaign.laws != lawSeams(game.state)) return "laws that change something else";
    const bool kept = !game.setup.campaign || game.state.campaign.inCourt == courtSeams(game.state);
    return kept ? std::string{} : "cards of the Court that change something else";
}

/// Besides its slots a planet has room for one building (L09; L10 may have turned the city into a starport),
/// and a gate for one city and one starport (L08, L11).
bool standsOutside(const SystemState& here, SystemId system) {
    int cities = 0;
    int starports = 0;
    for (const Building& building : here.buildings)
        if (building.outside) ++(building.type == BuildingType::City ? cities : starports);
    return isGate(system) ? cities <= 1 && starports <= 1 : cities + starports <= 1;
}

/// Only Loyal buildings are on a Flagship board, and a player without a Flagship has no board (BR p.22).
std::string checkFlagships(const Game& game) {
    for (const Player player : kAllPlayers) {
        const Flagship& flagship = game.state.seat(player).flagship;
        if (flagship.exists() && !inPlay(game, flagship.at)) return "a Flagship where none can be";
        for (const auto* row : {&flagship.upgrades, &flagship.armor})
            for (const FlagshipSlot& slot : *row)
                if (slot.owner != Player::None && (slot.owner != player || !flagship.exists()))
                    return std::string(nameOf(player)) + ": a building on no Flagship of theirs";
    }
    return {};
}

std::string checkMap(const Game& game) {
    const SystemSet live = systemsInPlay(game);
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        const SystemState& here = game.state.at(system);
        if (!here.buildings.empty() && slotsUsed(game.state, system) > printedSlots(system))
            return nameOf(system) + ": more buildings than slots";
        if (!here.buildings.empty() && !standsOutside(here, system))
            return nameOf(system) + ": more buildings beside the slots than may be";
        if (here.known && contains(live, system)) continue;
        bool pieces = !here.buildings.empty();
        for (const Ships& ships : here.ships) pieces |= ships.total() != 0;
        if (pieces) return nameOf(system) + ": pieces where none can be";
    }
    const BattleState& battle = game.state.battle;
    if (battle.system == SystemId::None) return {};
    if (battle.by != CardId::None) return {};
    const Ships& ships = game.state.at(battle.system).ships[index(battle.attacker)];
    const bool held = battle.attackers.fresh <= ships.fresh && battle.attackers.damaged <= ships.damaged &&
                      battle.attackers.fresh >= 0 && battle.attackers.damaged >= 0;
    const Ships& imperial = game.state.at(battle.system).ships[index(Player::Empire)];
    const bool along = battle.fleet.fresh >= 0 && battle.fleet.damaged >= 0 &&
                       battle.fleet.fresh <= imperial.fresh && battle.fleet.damaged <= imperial.damaged;
    const Ships& lent = battle.lent.ships;
    const Ships others =
        isColor(battle.lent.of) ? game.state.at(battle.system).ships[index(battle.lent.of)] : Ships{};
    const bool borrowed =
        lent.fresh >= 0 && lent.damaged >= 0 && lent.fresh <= others.fresh && lent.damaged <= others.damaged;
    return held && along && borrowed ? std::string{} : "attacking ships that are not there";
}

/// True for tokens that stay at a gate: the Passage, and the Ceasefire that shows the state of the cluster.
bool staysAtGate(FateToken kind) {
    return kind == FateToken::Passage || kind == FateToken::Ceasefire;
}
bool liesSomewhere(const Game& game, const LaidToken& token) {
    const bool there = token.at != SystemId::None;
    const bool held = token.player != Player::None;
    const bool boxed = token.ambition != Ambition::None;
    const bool on = token.card != CardId::None;
    if (there + held + boxed + on > 1) return false;
    const auto& seats = game.setup.seats;
    const bool breaks = staysAtGate(token.kind) && there && (brokenGates(game.state) & bitOf(token.at)) != 0;
    return (!there || breaks || (token.kind != FateToken::Passage && inPlay(game, token.at))) &&
           (!boxed || isInPlay(game.state, token.ambition)) &&
           (!held || std::find(seats.begin(), seats.end(), token.player) != seats.end()) &&
           (!on || isCard(token.card));
}

/// A Seat counts the cities beside it (F1609), and a Court waits for its place (F1618). A Golem fills an
/// otherwise empty slot of its player. A Golem without a slot waits for room (F505).
bool fillsItsSlot(const Game& game, const LaidToken& token) {
    if (token.slot < 0) return true;
    if (token.kind == FateToken::Seat) return token.at != SystemId::None;
    if (token.kind == FateToken::Court)
        return token.isAside() && static_cast<std::size_t>(token.slot) < game.state.court.size();
    if (token.kind != FateToken::Golem || !isColor(token.player) || token.slot >= kResourceSlots)
        return false;
    const auto& all = game.state.campaign.tokens;
    const auto there = std::count_if(all.begin(), all.end(), [&](const LaidToken& other) {
        return other.player == token.player && other.slot == token.slot;
    });
    const auto slot = static_cast<std::size_t>(token.slot);
    return there == 1 && game.state.of(token.player).slots[slot] == Resource::None;
}

/// Both kinds of Clues are sides of the same six tokens.
std::string checkFateTokens(const Game& game) {
    const auto& tokens = game.state.campaign.tokens;
    std::array<int, kTokenKinds> found{};
    for (const LaidToken& token : tokens) {
        const TokenKind& kind = tokenKind(token.kind);
        if (!fillsItsSlot(game, token)) return std::string(kind.name) + ": a slot filled twice";
        if (!liesSomewhere(game, token)) return std::string(kind.name) + ": a token where none can be";
        ++found[static_cast<std::size_t>(token.kind == FateToken::CrossClue ? FateToken::CheckClue
                                                                            : token.kind)];
        if (token.number == 0) continue;
        const auto same = std::count_if(tokens.begin(), tokens.end(), [&](const LaidToken& other) {
            return other.kind == token.kind && other.number == token.number;
        });
        if (same > copiesOf(token.kind, token.number))
            return std::string(kind.name) + " " + std::to_string(token.number) + " found " +
                   std::to_string(same) + " times";
    }
    for (const FateToken kind : kAllTokens)
        if (const int count = found[static_cast<std::size_t>(kind)]; count > tokenKind(kind).inTheBox)
            return std::string(tokenKind(kind).name) + " tokens " + std::to_string(count);
    return {};
}

/// Markers lie only on ambitions in play. Two ambitions are in play only with their laws (F2004, F2104).
std::string checkAmbitions(const Game& game) {
    const auto lies = [&](Ambition ambition) {
        return ambition != Ambition::None && !isInPlay(game.state, ambition);
    };
    for (const AmbitionMarker& marker : game.state.markers)
        if (lies(marker.where)) return "a marker on " + std::string(nameOf(marker.where));
    if (lies(game.state.campaign.commonwealth) || lies(game.state.campaign.sponsored))
        return "an ambition that is not in play";
    return {};
}

/// Each secret is stored once, and a player of the game knows it.
std::string checkSecrets(const Game& game) {
    for (const Secret& secret : game.state.campaign.secrets)
        if (!playsHere(game.setup, secret.holder) || game.state.campaign.secret(secret.key) != &secret)
            return "a secret of " + std::string(nameOf(secret.key.card)) + " that nobody knows, or twice";
    return {};
}

}  // namespace

namespace {

std::string findBeyondTheBox(const Game& game, const Map& map) {
    for (const auto part : {checkPieces, checkPowers})
        if (std::string problem = part(game, map); !problem.empty()) return problem;
    for (const auto part : {checkTokens, checkPiles, checkCards, checkMap, checkFlagships, checkAmbitions,
                            checkFateTokens, checkSecrets})
        if (std::string problem = part(game); !problem.empty()) return problem;
    return {};
}

}  // namespace

std::string findBeyondTheBox(const Game& game) {
    return findBeyondTheBox(game, countMap(game.state));
}

std::string findInconsistency(const Game& game) {
    const Map map = countMap(game.state);
    if (std::string problem = findBeyondTheBox(game, map); !problem.empty()) return problem;
    if (std::string problem = checkWhereabouts(game, map); !problem.empty()) return problem;
    for (const auto part : {checkSeams, checkTokenSummary})
        if (std::string problem = part(game); !problem.empty()) return problem;
    return {};
}

}  // namespace reach
