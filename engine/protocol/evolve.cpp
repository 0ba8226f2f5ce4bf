#include "engine/protocol/evolve.h"

#include "engine/core/action_cards.h"
#include "engine/core/fate_tokens.h"
#include "engine/map/board.h"

#include <algorithm>

namespace reach {
namespace {

using namespace event;

bool isPlayer(Player player) {
    return index(player) < kOwners;
}
bool isSystem(SystemId system) {
    return index(system) < kSystems;
}

/// Each overload is one fact. Journals come from files, so an index that points nowhere is ignored.
struct Evolve {
    State& s;

    PlayerState* player(Player p) const { return isPlayer(p) ? &s.of(p) : nullptr; }
    CourtSlot* court(int at) const {
        return at >= 0 && at < static_cast<int>(s.court.size()) ? &s.court[static_cast<std::size_t>(at)]
                                                                : nullptr;
    }
    PlayedCard* played(int at) const {
        return at >= 0 && at < static_cast<int>(s.played.size()) ? &s.played[static_cast<std::size_t>(at)]
                                                                 : nullptr;
    }
    Building* building(SystemId system, int at) const {
        if (!isSystem(system)) return nullptr;
        auto& all = s.at(system).buildings;
        return at >= 0 && at < static_cast<int>(all.size()) ? &all[static_cast<std::size_t>(at)] : nullptr;
    }

    void operator()(const TurnStarted& e) const {
        s.turn = {};
        s.turn.player = e.player;
        ++s.turns;
        for (SystemState& system : s.systems) {
            system.slotsTaxed = 0;
            for (Building& b : system.buildings) b.used = false;
        }
        for (CampaignSeat& each : s.campaign.seats) {
            each.flagship.shipsBuilt = 0;
            for (FlagshipSlot& upgrade : each.flagship.upgrades) upgrade.used = false;
        }
    }
    void operator()(const CardPlayed& e) const {
        s.played.push({.player = e.player, .mode = e.mode, .card = e.card});
        s.turn.played = true;
        s.turn.prelude = true;
        s.turn.pips = static_cast<std::uint8_t>(e.pips);
        s.passesInRow = 0;
        s.seen |= bitOf(e.card);
        if (auto* p = player(e.player); p && p->hand > 0) --p->hand;
    }
    void operator()(const ExtraCardPlayed& e) const {
        for (PlayedCard& card : s.played)
            if (card.player == e.player) card.extraCard = true;
        if (auto* p = player(e.player); p && p->hand > 0) --p->hand;
    }
    void operator()(const InitiativeMoved& e) const {
        s.initiative = e.to;
        s.seized = e.seized;
    }
    void operator()(const Passed&) const { ++s.passesInRow; }
    void operator()(const HandChanged& e) const {
        auto* p = player(e.player);
        if (p && p->hand != kUnknownHand) p->hand = static_cast<std::int8_t>(std::max(0, p->hand + e.by));
        if (e.fromDiscard) s.recycled = true;
    }
    void operator()(const HandSet& e) const {
        if (auto* p = player(e.player)) p->hand = e.cards;
    }
    void operator()(const Declared& e) const {
        if (e.marker >= 0 && e.marker < kMarkers)
            s.markers[static_cast<std::size_t>(e.marker)].where = e.ambition;
        s.declaredThisRound = true;
        if (e.player == s.turn.player) s.turn.declared = true;
        if (e.zero) s.zeroMarker = true;
    }
    void operator()(const Acted& e) const {
        s.turn.acted = true;
        if (auto* p = player(e.player)) p->justGained = false;
    }
    void operator()(const PipGained&) const { ++s.turn.pips; }
    void operator()(const PipSpent&) const { ++s.turn.pipsUsed; }
    void operator()(const PreludeEnded&) const {
        s.turn.prelude = false;
        for (std::size_t i = s.turn.grants.size(); i-- > 0;)
            if (!s.turn.grants[i].lasting) s.turn.grants.removeAt(i);
        s.turn.securedInPrelude.clear();
        for (int r = 0; r < kResources; ++r) {
            s.supply[r] = static_cast<std::int8_t>(s.supply[r] + s.turn.tray[r]);
            s.turn.tray[r] = 0;
        }
    }
    void operator()(const GrantGiven& e) const {
        s.turn.grants.push({e.actions, e.lasting, e.owed, e.byCard});
    }
    void operator()(const GrantUsed& e) const {
        if (e.at >= 0 && e.at < static_cast<int>(s.turn.grants.size()))
            s.turn.grants.removeAt(static_cast<std::size_t>(e.at));
    }
    void operator()(const WeaponReady&) const { s.turn.weapon = true; }
    void operator()(const OnceUsed& e) const { s.turn.onceUsed.insert(e.card); }
    void operator()(const TurnEnded&) const {
        s.turn.expired = true;
        for (PlayerState& p : s.players) p.justGained = false;
    }
    void operator()(const RoundEnded&) const {
        s.played.clear();
        s.turn = {};
        s.seized = false;
        s.zeroMarker = false;
        s.declaredThisRound = false;
        ++s.round;
    }
    void operator()(const ChapterEnded&) const {
        s.phase = Phase::ChapterEnd;
        s.turn = {};
    }
    void operator()(const ChapterStarted& e) const {
        s.phase = Phase::Playing;
        s.chapter = e.chapter;
        s.round = 1;
        s.passesInRow = 0;
        s.seen = 0;
        s.recycled = false;
    }
    void operator()(const ChapterSet& e) const { s.chapter = e.chapter; }
    void operator()(const GameEnded& e) const {
        s.phase = Phase::Finished;
        s.winner = e.winner;
        s.turn = {};
        s.pending.clear();
    }

    /// Changes what lies there; an empty pile is none.
    template <typename Change>
    void changePile(PilePlace place, Change change) const {
        auto& piles = s.campaign.piles;
        std::size_t at = 0;
        while (at < piles.size() && piles[at].place != place) ++at;
        if (at == piles.size()) {
            if (piles.full()) return;
            piles.push({.place = place});
        }
        change(piles[at]);
        if (piles[at] == Pile{.place = place}) piles.removeAt(at);
    }

    void takeToken(const TokenMoved& e) const {
        auto* p = player(e.fromPlayer);
        const int r = index(e.token);
        if (e.from == TokenPlace::Card) changePile({e.card}, [&](Pile& pile) { --pile.tokens[r]; });
        if (e.from == TokenPlace::Supply) --s.supply[r];
        if (e.from == TokenPlace::Tray) --s.turn.tray[r];
        if (e.from == TokenPlace::Trust) --s.campaign.trust[r];
        if (e.from == TokenPlace::Frozen && isColor(e.fromPlayer)) --s.seat(e.fromPlayer).frozen[r];
        if (e.from == TokenPlace::AmbitionBox) --s.campaign.boxed[r];
        if (e.from == TokenPlace::Box) --s.campaign.scrapped[r];
        if (e.from == TokenPlace::Planet && e.fromSlot >= 0 && e.fromSlot < kSystems)
            s.systems[static_cast<std::size_t>(e.fromSlot)].retyped = Resource::None;
        if (e.from == TokenPlace::Slot && p && e.fromSlot >= 0 && e.fromSlot < kResourceSlots)
            p->slots[static_cast<std::size_t>(e.fromSlot)] = Resource::None;
        if (e.from == TokenPlace::Overflow && p)
            for (std::size_t i = 0; i < p->overflow.size(); ++i)
                if (p->overflow[i] == e.token) return p->overflow.removeAt(i);
    }
    void operator()(const TokenMoved& e) const {
        if (index(e.token) >= kResources) return;
        takeToken(e);
        auto* p = player(e.toPlayer);
        const int r = index(e.token);
        if (e.to == TokenPlace::Supply) ++s.supply[r];
        if (e.to == TokenPlace::Tray) ++s.turn.tray[r];
        if (e.to == TokenPlace::Trust) ++s.campaign.trust[r];
        if (e.to == TokenPlace::Frozen && isColor(e.toPlayer)) ++s.seat(e.toPlayer).frozen[r];
        if (e.to == TokenPlace::AmbitionBox) ++s.campaign.boxed[r];
        if (e.to == TokenPlace::Box) ++s.campaign.scrapped[r];
        if (e.to == TokenPlace::Card) changePile({e.card}, [&](Pile& pile) { ++pile.tokens[r]; });
        if (e.to == TokenPlace::Planet && e.toSlot >= 0 && e.toSlot < kSystems)
            s.systems[static_cast<std::size_t>(e.toSlot)].retyped = e.token;
        if (e.to == TokenPlace::Slot && p && e.toSlot >= 0 && e.toSlot < kResourceSlots)
            p->slots[static_cast<std::size_t>(e.toSlot)] = e.token;
        if (e.to == TokenPlace::Overflow && p) p->overflow.push(e.token);
        // What setup brings lies as it is.
        if ((e.to == TokenPlace::Slot || e.to == TokenPlace::Overflow) && p && s.turns > 0)
            p->justGained = true;
    }
    void operator()(const SlotsSet& e) const {
        if (auto* p = player(e.player)) p->slots = e.slots;
    }

    std::int8_t* agents(Player color, AgentPlace place, Player holder, int at) const {
        const auto c = static_cast<std::size_t>(index(color));
        if (place == AgentPlace::Supply) return &s.of(color).agentSupply;
        if (place == AgentPlace::Court) return court(at) ? &court(at)->agents[c] : nullptr;
        if (!isColor(holder)) return nullptr;
        if (place == AgentPlace::Captives) return &s.of(holder).captives[c];
        if (place == AgentPlace::Trophies) return &s.of(holder).trophies[c].agents;
        if (place == AgentPlace::Favors) return &s.seat(holder).favors[c];
        return nullptr;
    }
    void operator()(const AgentsMoved& e) const {
        if (!isColor(e.color)) return;
        const auto mark = [&](int at, OutrageMark to) {
            if (at >= 0 && at < kResources) s.of(e.color).outrage[static_cast<std::size_t>(at)] = to;
        };
        if (e.from == AgentPlace::Outrage) mark(e.fromAt, OutrageMark::None);
        if (e.to == AgentPlace::Outrage) mark(e.toAt, OutrageMark::Agent);
        if (auto* from = agents(e.color, e.from, e.fromPlayer, e.fromAt))
            *from = static_cast<std::int8_t>(*from - e.count);
        if (auto* to = agents(e.color, e.to, e.toPlayer, e.toAt))
            *to = static_cast<std::int8_t>(*to + e.count);
    }
    void operator()(const OutrageSet& e) const {
        if (auto* p = player(e.player); p && index(e.resource) < kResources)
            p->outrage[index(e.resource)] = e.mark;
    }

    template <typename List>
    static void dropFrom(List& list, CardId card) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i] == card) return list.removeAt(i);
    }
    void takeCard(const CardMoved& e) const {
        switch (e.from) {
            case CardPlace::Deck: s.courtDeck.erase(e.card); break;
            case CardPlace::Bottom: dropFrom(s.buried, e.card); break;
            case CardPlace::Discard: s.courtDiscard.erase(e.card); break;
            case CardPlace::Court:
                if (auto* slot = court(e.fromAt)) slot->card = CardId::None;
                break;
            case CardPlace::Player:
                if (auto* p = player(e.fromPlayer)) p->cards.erase(e.card);
                break;
            case CardPlace::Resolving: dropFrom(s.resolving, e.card); break;
            case CardPlace::Played:
                if (auto* card = played(e.fromAt))
                    card->attached = CardId::None, card->attachedBy = Player::None;
                break;
            case CardPlace::Booklet: s.campaign.booklet.erase(e.card); break;
            case CardPlace::Attached:
                if (auto* slot = court(e.fromAt)) dropFrom(slot->attached, e.card);
                break;
            case CardPlace::Stack: s.campaign.faithfulStack.erase(e.card); break;
            case CardPlace::Actions: s.campaign.actionDeck.erase(e.card); break;
            case CardPlace::Box: break;
        }
    }
    void operator()(const CardMoved& e) const {
        takeCard(e);
        switch (e.to) {
            case CardPlace::Deck: s.courtDeck.insert(e.card); break;
            case CardPlace::Bottom: s.buried.push(e.card); break;
            case CardPlace::Discard: s.courtDiscard.insert(e.card); break;
            case CardPlace::Court:
                if (auto* slot = court(e.toAt)) slot->card = e.card;
                break;
            case CardPlace::Player:
                if (auto* p = player(e.toPlayer)) p->cards.insert(e.card);
                if (s.turn.prelude && (e.from == CardPlace::Court || e.from == CardPlace::Resolving))
                    s.turn.securedInPrelude.insert(e.card);
                break;
            case CardPlace::Resolving: s.resolving.push(e.card); break;
            case CardPlace::Played:
                if (auto* card = played(e.toAt)) card->attached = e.card, card->attachedBy = e.fromPlayer;
                break;
            case CardPlace::Booklet: s.campaign.booklet.insert(e.card); break;
            case CardPlace::Attached:
                if (auto* slot = court(e.toAt)) slot->attached.push(e.card);
                break;
            case CardPlace::Stack: s.campaign.faithfulStack.insert(e.card); break;
            case CardPlace::Actions:
                s.campaign.actionDeck.insert(e.card);
                if (isColor(e.toPlayer)) (*this)(HandChanged{e.toPlayer, 1, false});
                break;
            case CardPlace::Box: break;
        }
    }
    void operator()(const DeckShuffled&) const {
        for (const CardId card : s.buried) s.courtDeck.insert(card);
        s.buried.clear();
    }

    void operator()(const ShipsPlaced& e) const {
        if (!isPlayer(e.player) || !isSystem(e.system)) return;
        Ships& ships = s.at(e.system).ships[index(e.player)];
        ships.fresh = static_cast<std::int8_t>(ships.fresh + e.fresh);
        ships.damaged = static_cast<std::int8_t>(ships.damaged + e.damaged);
        s.of(e.player).shipSupply = static_cast<std::int8_t>(s.of(e.player).shipSupply - e.fresh - e.damaged);
    }
    void operator()(const ShipsMoved& e) const {
        if (!isPlayer(e.player) || !isSystem(e.from) || !isSystem(e.to)) return;
        Ships& from = s.at(e.from).ships[index(e.player)];
        Ships& to = s.at(e.to).ships[index(e.player)];
        from.fresh = static_cast<std::int8_t>(from.fresh - e.fresh);
        from.damaged = static_cast<std::int8_t>(from.damaged - e.damaged);
        to.fresh = static_cast<std::int8_t>(to.fresh + e.fresh);
        to.damaged = static_cast<std::int8_t>(to.damaged + e.damaged);
    }
    void noteTrophy(SystemId system, Player taker) const {
        if (system == s.battle.system && taker == s.battle.attacker && isPlayer(taker))
            s.battle.tookTrophies = true;
    }
    void operator()(const ShipHit& e) const {
        if (!isPlayer(e.player) || !isSystem(e.system)) return;
        const auto hit = [&](Ships& ships) {
            if (e.wasFresh) {
                --ships.fresh;
                ++ships.damaged;
            } else {
                --ships.damaged;
            }
        };
        hit(s.at(e.system).ships[index(e.player)]);
        if (e.attacker) hit(e.player == Player::Empire ? s.battle.fleet : s.battle.attackers);
        if (e.wasFresh) return;
        if (isPlayer(e.taker))
            ++s.of(e.taker).trophies[index(e.player)].ships;
        else
            ++s.of(e.player).shipSupply;
        noteTrophy(e.system, e.taker);
    }
    void operator()(const ShipRepaired& e) const {
        if (!isPlayer(e.player) || !isSystem(e.system)) return;
        Ships& ships = s.at(e.system).ships[index(e.player)];
        --ships.damaged;
        ++ships.fresh;
    }
    void operator()(const ShipsCounted& e) const {
        if (!isPlayer(e.player) || !isSystem(e.system)) return;
        Ships& ships = s.at(e.system).ships[index(e.player)];
        auto& supply = s.of(e.player).shipSupply;
        supply = static_cast<std::int8_t>(supply + ships.total() - e.fresh - e.damaged);
        ships = {e.fresh, e.damaged};
    }
    void operator()(const BuildingPlaced& e) const {
        auto* p = player(e.player);
        if (!p || !isSystem(e.system)) return;
        s.at(e.system).buildings.push({e.player, e.type, e.damaged, false, e.outside});
        if (e.type == BuildingType::Starport)
            --p->starportSupply;
        else if (e.fromElsewhere)
            --p->citiesElsewhere;
        else
            --p->citiesOnBoard;
    }
    void operator()(const PiecesScrapped& e) const {
        auto* p = player(e.player);
        if (!p) return;
        const auto scrap = [](std::int8_t& supply, std::int8_t& gone, int pieces) {
            supply = static_cast<std::int8_t>(supply - pieces);
            gone = static_cast<std::int8_t>(gone + pieces);
        };
        scrap(p->shipSupply, p->scrapped.ships, e.pieces.ships);
        scrap(p->agentSupply, p->scrapped.agents, e.pieces.agents);
        scrap(p->citiesOnBoard, p->scrapped.cities, e.pieces.cities);
        scrap(p->starportSupply, p->scrapped.starports, e.pieces.starports);
    }
    void operator()(const SlotTaxed& e) const {
        if (isSystem(e.system)) ++s.at(e.system).slotsTaxed;
    }
    void operator()(const MayMoveAgain& e) const {
        if (isSystem(e.system)) s.turn.mayMoveAgain[index(e.system)] = e.ships;
    }
    void operator()(const BuildingUsed& e) const {
        if (auto* b = building(e.system, e.at)) b->used = true;
    }
    void operator()(const BuildingRepaired& e) const {
        if (auto* b = building(e.system, e.at)) b->damaged = false;
    }
    void operator()(const BuildingHit& e) const {
        auto* b = building(e.system, e.at);
        if (!b) return;
        if (!b->damaged) {
            b->damaged = true;
            return;
        }
        if (isPlayer(e.taker) && isPlayer(b->owner)) {
            Pieces& taken = s.of(e.taker).trophies[index(b->owner)];
            ++(b->type == BuildingType::City ? taken.cities : taken.starports);
        } else if (auto* owner = player(b->owner)) {
            ++(b->type == BuildingType::City ? owner->citiesOnBoard : owner->starportSupply);
        }
        noteTrophy(e.system, e.taker);
        s.at(e.system).buildings.removeAt(static_cast<std::size_t>(e.at));
    }
    void operator()(const BuildingRemoved& e) const {
        auto* b = building(e.system, e.at);
        if (!b) return;
        if (auto* p = player(b->owner)) {
            if (b->type == BuildingType::Starport)
                ++p->starportSupply;
            else
                ++(e.to == PieceEnd::Elsewhere ? p->citiesElsewhere : p->citiesOnBoard);
        }
        s.at(e.system).buildings.removeAt(static_cast<std::size_t>(e.at));
    }
    void operator()(const CitiesElsewhere& e) const {
        auto* p = player(e.player);
        if (!p) return;
        p->citiesOnBoard = static_cast<std::int8_t>(p->citiesOnBoard + p->citiesElsewhere - e.cities);
        p->citiesElsewhere = e.cities;
    }
    void operator()(const SystemForgotten& e) const {
        if (!isSystem(e.system)) return;
        SystemState& here = s.at(e.system);
        for (const Player color : kAllOwners) {
            auto& p = s.of(color);
            p.shipSupply = static_cast<std::int8_t>(p.shipSupply + here.ships[index(color)].total());
        }
        while (!here.buildings.empty()) (*this)(BuildingRemoved{e.system, 0, PieceEnd::Elsewhere});
        const Resource retyped = here.retyped;
        here = {};
        here.retyped = retyped;
        here.known = false;
    }
    void operator()(const SystemKnown& e) const {
        if (isSystem(e.system)) s.at(e.system).known = true;
    }

    /// More come from their owner's supply, fewer go back there.
    static void setPieces(PlayerState& owner, Pieces& held, const Pieces& pieces) {
        const auto back = [](std::int8_t& supply, int had, int has) {
            supply = static_cast<std::int8_t>(supply + had - has);
        };
        back(owner.shipSupply, held.ships, pieces.ships);
        back(owner.agentSupply, held.agents, pieces.agents);
        back(owner.citiesOnBoard, held.cities, pieces.cities);
        back(owner.starportSupply, held.starports, pieces.starports);
        held = pieces;
    }
    void operator()(const TrophiesSet& e) const {
        auto* holder = player(e.player);
        auto* owner = player(e.color);
        if (holder && owner) setPieces(*owner, holder->trophies[index(e.color)], e.pieces);
    }
    void operator()(const PiecesLaid& e) const {
        if (auto* owner = player(e.owner))
            changePile(e.place,
                       [&](Pile& pile) { setPieces(*owner, pile.pieces[index(e.owner)], e.pieces); });
    }
    void operator()(const TrophiesReturned&) const {
        for (const Player holder : kAllPlayers)
            for (const Player color : kAllOwners) (*this)(TrophiesSet{holder, color, {}});
        for (LaidToken& token : s.campaign.tokens)
            if (isTrophy(token)) token = {.kind = token.kind, .number = token.number};
    }
    void operator()(const CaptivesReturned&) const {
        for (PlayerState& holder : s.players)
            for (const Player color : kAllPlayers) {
                auto& held = holder.captives[index(color)];
                s.of(color).agentSupply = static_cast<std::int8_t>(s.of(color).agentSupply + held);
                held = 0;
            }
    }

    void operator()(const BattleStarted& e) const {
        s.battle = {};
        s.battle.attacker = e.attacker;
        s.battle.defender = e.defender;
        s.battle.system = e.system;
        s.battle.dice = e.dice;
        s.battle.by = e.by;
        if (isPlayer(e.attacker) && isSystem(e.system) && e.by == CardId::None)
            s.battle.attackers = s.at(e.system).ships[index(e.attacker)];
        s.battle.allFresh = s.battle.attackers.damaged == 0;
    }
    void operator()(const DiceCollected& e) const { s.battle.dice = e.dice; }
    void operator()(const DiceRolled& e) const { s.battle.faces = e.faces; }
    void operator()(const KeysGained& e) const {
        s.battle.keys = static_cast<std::int8_t>(s.battle.keys + e.keys);
    }
    void operator()(const CityOutstanding& e) const {
        if (index(e.type) < kResources) {
            auto& due = s.battle.citiesDestroyed[index(e.type)];
            due = static_cast<std::int8_t>(due + e.outrage);
        }
        s.battle.ransacks = static_cast<std::int8_t>(s.battle.ransacks + e.ransack);
    }
    void operator()(const FleetJoined& e) const {
        if (e.defends) return static_cast<void>(s.battle.fleetDefends = true);
        s.battle.fleet = {e.fresh, e.damaged};
        s.battle.allFresh &= e.damaged == 0;
    }
    void operator()(const BattleEnded&) const { s.battle = {}; }

    CampaignSeat* seat(Player p) const { return isColor(p) ? &s.seat(p) : nullptr; }
    void operator()(const ActStarted& e) const {
        s.campaign.act = e.act;
        s.phase = Phase::Playing;
        s.chapter = 1;
        s.round = 1;
        s.passesInRow = 0;
        s.seen = 0;
        s.recycled = false;
        if (e.act < 1 || e.act > kActs) return;
        for (CampaignSeat& each : s.campaign.seats)
            each.fates[static_cast<std::size_t>(e.act - 1)] = each.fate;
    }
    void operator()(const FateTaken& e) const {
        if (auto* taker = seat(e.player)) taker->fate = static_cast<std::uint8_t>(e.fate);
    }
    void operator()(const ObjectiveMoved& e) const {
        if (auto* mover = seat(e.player)) mover->objective = e.to;
    }
    void operator()(const FateResolved& e) const {
        auto* p = seat(e.player);
        if (!p || s.campaign.act < 1 || s.campaign.act > kActs) return;
        const auto act = static_cast<std::size_t>(s.campaign.act - 1);
        p->outcomes[act] = static_cast<std::int8_t>(e.completed ? 1 : -1);
        p->powers[act] = s.of(e.player).power;
    }
    void operator()(const TitleTurned& e) const {
        if (auto* p = seat(e.player)) p->title = e.title;
    }
    void operator()(const FirstRegentMoved& e) const { s.campaign.firstRegent = e.to; }
    void operator()(const PolicyChanged& e) const { s.campaign.policy = e.policy; }
    void operator()(const CouncilTurned& e) const {
        s.campaign.councilDecided = e.decided;
        s.campaign.councilBy = e.by;
    }
    void operator()(const EventRolled& e) const { s.campaign.roll = e.roll; }
    void operator()(const SponsorMoved& e) const { s.campaign.sponsored = e.to; }
    void operator()(const UnknownLore& e) const { s.campaign.unknownLore = e.cards; }
    void operator()(const ActionsScrapped& e) const { s.campaign.actionsScrapped = e.cards; }
    void operator()(const CardTurned& e) const {
        if (e.back)
            s.campaign.turned.insert(e.card);
        else
            s.campaign.turned.erase(e.card);
    }
    void operator()(const FlagshipMoved& e) const {
        if (auto* p = seat(e.player)) p->flagship.at = e.to;
    }
    FlagshipSlot* flagshipSlot(Player p, FlagshipPlace place) const {
        return isColor(p) && index(place.upgrade) < kUpgrades ? &s.seat(p).flagship.slot(place) : nullptr;
    }
    /// Where pieces of this type lie in an owner's supply.
    static std::int8_t& supplyOf(PlayerState& owner, BuildingType type) {
        return type == BuildingType::City ? owner.citiesOnBoard : owner.starportSupply;
    }
    void operator()(const FlagshipBuilt& e) const {
        auto* slot = flagshipSlot(e.player, e.place);
        if (!slot) return;
        (*this)(FlagshipCleared{e.player, e.place});
        *slot = {e.player, e.type, e.damaged};
        --supplyOf(s.of(e.player), e.type);
    }
    void operator()(const FlagshipHit& e) const {
        auto* slot = flagshipSlot(e.player, e.place);
        if (!slot || slot->owner == Player::None) return;
        if (!slot->damaged) return static_cast<void>(slot->damaged = true);
        if (!isPlayer(e.taker)) return (*this)(FlagshipCleared{e.player, e.place});
        Pieces& taken = s.of(e.taker).trophies[index(e.player)];
        ++(slot->type == BuildingType::City ? taken.cities : taken.starports);
        *slot = {};
        noteTrophy(s.seat(e.player).flagship.at, e.taker);
    }
    void operator()(const FlagshipRepaired& e) const {
        if (auto* slot = flagshipSlot(e.player, e.place)) slot->damaged = false;
    }
    void operator()(const FlagshipCleared& e) const {
        auto* slot = flagshipSlot(e.player, e.place);
        if (!slot || slot->owner == Player::None) return;
        ++supplyOf(s.of(e.player), slot->type);
        *slot = {};
    }
    void operator()(const FlagshipUsed& e) const {
        auto* p = seat(e.player);
        if (!p) return;
        if (e.slipstream)
            p->flagship.slot({Upgrade::SlipstreamDrive}).used = true;
        else
            ++p->flagship.shipsBuilt;
    }

    void operator()(const PowerGained& e) const {
        if (auto* p = player(e.player)) p->power = static_cast<std::int16_t>(p->power + e.power);
    }
    void operator()(const MarkersReturned&) const {
        for (AmbitionMarker& marker : s.markers) marker.where = Ambition::None;
        s.campaign.commonwealth = Ambition::None;
    }
    void operator()(const CommonwealthMarked& e) const { s.campaign.commonwealth = e.where; }
    /// A Witness joins the Psionic resources, or leaves them.
    void countPsionic(const LaidToken& token, int by) const {
        auto& supply = s.supply[index(Resource::Psionic)];
        if (isPsionic(token)) supply = static_cast<std::int8_t>(supply + by);
    }
    void operator()(const TokenLaid& e) const {
        auto& tokens = s.campaign.tokens;
        const auto place = static_cast<std::size_t>(e.place);
        if (place < tokens.size()) countPsionic(tokens[place], -1);
        countPsionic(e.token, 1);
        const Player before = place < tokens.size() ? tokens[place].player : Player::None;
        if (e.token.kind == FateToken::Golem && e.token.player != before)
            if (auto* p = player(e.token.player)) p->justGained = true;
        if (place < tokens.size()) {
            if (isTrophy(e.token) && tokens[place].at != SystemId::None)
                noteTrophy(tokens[place].at, e.token.player);
            tokens[place] = e.token;
        } else
            tokens.push(e.token);
    }
    void operator()(const GateBroken& e) const {
        if (!isSystem(e.gate)) return;
        constexpr SystemId kTo = SystemId::TwistedPassage;
        for (const Player owner : kAllOwners) {
            const Ships& ships = s.at(e.gate).ships[index(owner)];
            (*this)(ShipsMoved{owner, e.gate, kTo, ships.fresh, ships.damaged});
        }
        for (CampaignSeat& seat : s.campaign.seats)
            if (seat.flagship.at == e.gate) seat.flagship.at = kTo;
        for (LaidToken& token : s.campaign.tokens)
            if (token.at == e.gate) token.at = kTo;
        while (!s.at(e.gate).buildings.empty()) (*this)(BuildingRemoved{e.gate, 0, PieceEnd::Supply});
        (*this)(TokenLaid{e.place, {.kind = FateToken::Passage, .at = e.gate}});
    }
    void operator()(const TokenScrapped& e) const {
        const auto place = static_cast<std::size_t>(e.place);
        if (place >= s.campaign.tokens.size()) return;
        countPsionic(s.campaign.tokens[place], -1);
        s.campaign.tokens.removeAt(place);
    }
    void operator()(const MarkerSet& e) const {
        if (e.marker >= 0 && e.marker < kMarkers)
            s.markers[static_cast<std::size_t>(e.marker)] = {e.flipped, e.where};
    }

    void operator()(const Asked& e) const { s.pending.push(e.pending); }
    void operator()(const Answered&) const {
        if (!s.pending.empty()) s.pending.pop();
    }
    void operator()(const AskChanged& e) const {
        if (!s.pending.empty()) s.pending.back() = e.pending;
    }
    void operator()(const Conceded& e) const {
        if (auto* p = player(e.player)) p->conceded = true;
    }
    void operator()(const DepthSet& e) const {
        if (s.depth == e.depth) return;
        s.depth = e.depth;
        s.turn = {};
        s.played.clear();
        s.seized = s.zeroMarker = s.declaredThisRound = false;
    }
    void operator()(const StrictnessSet& e) const { s.strictness = e.strictness; }
};

}  // namespace

void evolve(State& state, const Event& event) {
    std::visit(Evolve{state}, event);
}

}  // namespace reach
