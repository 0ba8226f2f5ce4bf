#include "engine/engine.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/campaign/golems.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/resources.h"
#include "engine/rules/tax.h"
#include "engine/rules/turn.h"

#include <algorithm>
#include <bit>

/// Listing what can be done: candidates by kind, judged by the same checks that judge an entry.
namespace reach {
namespace {

using namespace command;

class Lister {
  public:
    Lister(const Game& game, Want want) : game_(game), state_(game.state), want_(want) {}

    std::vector<Option> list() {
        options_.reserve(32);
        const Prompt now = prompt(game_);
        switch (now.kind) {
            case Prompt::Kind::Play: listCards(now.player); break;
            case Prompt::Kind::Act: listTurn(now.player); break;
            case Prompt::Kind::Overflow:
                for (const Resource token : kAllResources) add(Discard{now.player, token});
                forEachGolem(now.player, [&](Golem golem) {
                    add(Discard{now.player, Resource::None, golem});
                });
                break;
            case Prompt::Kind::Pending: listAnswers(now.pending); break;
            case Prompt::Kind::Score: add(Score{}); break;
            case Prompt::Kind::Free: listFree(); break;
            case Prompt::Kind::Finished: break;
        }
        return std::move(options_);
    }

  private:
    /// Refused candidates make no sense on the table and are not worth a greyed line.
    void add(const Command& command) {
        const Verdict verdict = check(game_, command);
        if (verdict.refused() && game_.state.strictness != Strictness::Strict) return;
        if (verdict.refused() && verdict.violations.empty()) return;
        if (want_ == Want::Legal && !verdict.legal()) return;
        options_.push_back({command, verdict});
    }

    template <typename Visit>
    void forEachGolem(Player player, Visit visit) const {
        for (const Golem golem : kAllGolems)
            if (hasGolem(state_, player, golem)) visit(golem);
    }

    void listCards(Player player) {
        const bool leads = state_.played.empty();
        for (int i = 0; i < (game_.setup.campaign ? kActionFaces : kActionCards); ++i) {
            const auto card = static_cast<ActionCard>(i);
            if (!inDeck(game_, card)) continue;
            if (want_ == Want::Legal && (state_.seen & bitOf(card)) != 0 && !state_.recycled) continue;
            const bool sameSuit =
                !leads && isFaceUp(leadCard(state_)) && suitOf(card) == suitOf(leadCard(state_));
            add(PlayCard{player,
                         leads      ? PlayMode::Lead
                         : sameSuit ? PlayMode::Surpass
                                    : PlayMode::Pivot,
                         card});
        }
        if (leads)
            add(Pass{player});
        else
            add(PlayCard{player, PlayMode::Copy, ActionCard::FaceDown});
        if (game_.setup.campaign && !leads) add(PlayCard{player, PlayMode::Event, ActionCard::Event});
        add(EndTurn{player});  // a hand found empty
    }

    void listTurn(Player player) {
        if (!state_.turn.acted || want_ == Want::All) {
            for (const Ambition ambition : kAllAmbitions) add(Declare{player, ambition});
            add(Seize{player});
        }
        listPrelude(player);
        listActions(player);
        listAbilities(player);
        add(EndTurn{player});
    }

    /// Depths below Turn: everybody may do anything the map and the boards allow.
    void listFree() {
        for (const Player player : game_.setup.seats) {
            for (const Ambition ambition : kAllAmbitions) add(Declare{player, ambition});
            listPrelude(player);
            listActions(player);
            listAbilities(player);
        }
        add(Score{});
    }

    void listPrelude(Player player) {
        if (want_ == Want::Legal && tracksTurns(state_) && !state_.turn.prelude) return;
        if (tracksMap(state_)) listSlipstream(player);
        for (const Resource token : kAllResources) {
            if (!canSpend(state_, player, token)) continue;
            add(Spend{player, token, token});
            forEachModifier(state_, player, [&](CardId, const Modifiers& modifiers) {
                const Resource as = modifiers.spendsAnyAs;
                if (as != Resource::None && as != token) add(Spend{player, token, as});
            });
        }
        forEachGolem(player, [&](Golem golem) { add(Spend{player, Resource::None, Resource::None, golem}); });
        if (mayDeclineTokens()) add(EndPrelude{player});
    }

    /// A pip could pay for what a spent token can do.
    bool mayDeclineTokens() const {
        return pipsLeft(state_.turn) > 0 && std::ranges::any_of(state_.turn.grants, [&](const Grant& grant) {
                   return (grant.actions & pipActions(state_)) != 0;
               });
    }

    bool payable(Player player, Action action, Taken taken = Taken::Standard) const {
        if (want_ == Want::All) return true;
        Verdict v;
        findPayment(game_, player, action, v, taken);
        return v.violations.empty();
    }

    void listActions(Player player) {
        if (tracksMap(state_)) {
            if (payable(player, Action::Tax)) listTaxes(player);
            if (payable(player, Action::Build)) listBuilds(player);
            if (payable(player, Action::Repair)) listRepairs(player);
            if (payable(player, Action::Move)) listMoves(player);
            if (payable(player, Action::Battle)) listBattles(player);
        }
        for (const CourtSlot& slot : state_.court) {
            if (!isCard(slot.card)) continue;
            if (state_.of(player).agentSupply > 0 && payable(player, Action::Influence))
                add(Influence{player, slot.card});
            if (payable(player, Action::Secure)) add(Secure{player, slot.card});
        }
    }

    template <typename Visit>
    void forEachLive(Visit visit) const {
        forEachSystem(systemsInPlay(game_), visit);
    }

    void listTaxes(Player player) {
        forEachLive([&](SystemId system) {
            const auto addCities = [&](Player owner) {
                for (const Which& which : citiesToTax(state_, system, owner))
                    addTax({player, system, owner, Resource::None, which});
            };
            for (const Player owner : game_.setup.seats) addCities(owner);
            if (game_.setup.campaign) addCities(Player::Free);
            if (has(state_, player, &Modifiers::taxesBesideShips)) addTax({player, system, Player::None});
        });
    }

    /// One for each type a gate city may yield.
    void addTax(Tax tax) {
        const ResourceSet types = cityTypes(state_, tax.system);
        if (std::popcount(types) < 2) return add(tax);
        for (const Resource type : kAllResources)
            if (contains(types, type)) add(Tax{tax.player, tax.system, tax.owner, type, tax.which});
    }

    void listBuilds(Player player) {
        const bool anyStarport = has(state_, player, &Modifiers::buildsAtAnyStarport);
        const bool outside = has(state_, player, &Modifiers::citiesOutsideSlots);
        forEachLive([&](SystemId system) {
            const bool ships = state_.of(player).shipSupply > 0;
            if (anyStarport && ships)
                forEachRival(game_.setup, player, [&](Player rival) { addShips(player, system, rival); });
            if (game_.setup.campaign && ships) addShips(player, system, Player::Free);
            if (!isPresent(state_, system, player)) return;
            if (ships) addShips(player, system, Player::None);
            if (state_.of(player).citiesOnBoard > 0) add(Build{player, PieceKind::City, system});
            if (state_.of(player).citiesOnBoard > 0 && outside && !isGate(system))
                add(Build{player, PieceKind::City, system, Player::None, true});
            if (state_.of(player).starportSupply > 0) add(Build{player, PieceKind::Starport, system});
        });
        forEachFlagshipSlot(player, [&](FlagshipPlace place) {
            const SystemId board = SystemId::None;
            if (state_.of(player).citiesOnBoard > 0)
                add(Build{player, PieceKind::City, board, Player::None, false, place});
            if (state_.of(player).starportSupply > 0)
                add(Build{player, PieceKind::Starport, board, Player::None, false, place});
        });
    }

    /// At each starport there that built none yet and is not like another; or else at what the rules find.
    void addShips(Player player, SystemId system, Player at) {
        Build build{player, PieceKind::Ship, system, at};
        auto idle = tellApart(state_, system, at == Player::None ? player : at, BuildingType::Starport,
                              {.used = false});
        if (idle.empty()) idle.push({});
        for (const Which& which : idle) {
            build.which = which;
            add(build);
        }
    }

    /// Every slot of the player's Flagship board, if there is one.
    template <typename Visit>
    void forEachFlagshipSlot(Player player, Visit visit) const {
        if (!state_.seat(player).flagship.exists()) return;
        for (const Upgrade upgrade : kAllUpgrades)
            for (const bool armor : {false, true}) visit(FlagshipPlace{upgrade, armor});
    }

    void listRepairs(Player player) {
        forEachFlagshipSlot(player, [&](FlagshipPlace place) {
            add(Repair{player, PieceKind::Ship, SystemId::None, Player::None, place});
        });
        forEachLive([&](SystemId system) {
            add(Repair{player, PieceKind::Ship, system});
            addRepairs(player, system, Player::None);
            if (!game_.setup.campaign) return;
            for (const PieceKind token : {PieceKind::Banner, PieceKind::Bunker})
                if (tokensAt(state_, command::tokenOf(token), system) > 0) add(Repair{player, token, system});
            add(Repair{player, PieceKind::Ship, system, Player::Empire});
            addRepairs(player, system, Player::Free);
        });
    }

    /// Each damaged building there that is not like another.
    void addRepairs(Player player, SystemId system, Player owner) {
        for (const auto& [piece, type] : {std::pair{PieceKind::City, BuildingType::City},
                                          std::pair{PieceKind::Starport, BuildingType::Starport}})
            for (const Which& which :
                 tellApart(state_, system, owner == Player::None ? player : owner, type, {.damaged = true}))
                add(Repair{player, piece, system, owner, {}, which});
    }

    /// So many of these ships as may move at a time, fresh ones first.
    Ships most(Player player, const Ships& ships, bool flagship = false) const {
        int limit = ships.total();
        forEachModifier(state_, player, [&](CardId, const Modifiers& modifiers) {
            if (modifiers.shipsAtATime > 0)
                limit = std::min<int>(limit, modifiers.shipsAtATime - (flagship ? 1 : 0));
        });
        const int fresh = std::min<int>(limit, ships.fresh);
        return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(limit - fresh)};
    }

    /// Where ships that just moved may go once more.
    void listMovesAgain(Player player) {
        if (stormsBlow(state_)) listMoves(player, SystemId::TwistedPassage);
        forEachLive([&](SystemId from) {
            const std::int8_t again = state_.turn.mayMoveAgain[index(from)];
            const Ships there = state_.at(from).ships[index(player)];
            listMovesFrom({player, most(player, {std::min(again, there.fresh), 0}), from, {}});
            if (again > 0 && flagshipAt(state_, player, from) != nullptr)
                listMovesFrom({player, {}, from, {}, {}, true});
        });
        add(Decline{player});
    }

    void listMoves(Player player) {
        forEachLive([&](SystemId from) { listMoves(player, from); });
    }

    void listMoves(Player player, SystemId from) {
        const Ships ships = most(player, state_.at(from).ships[index(player)]);
        listMovesFrom({player, ships, from, {}});
        if (const Ships fleet = led(player, from, ships); fleet.total() > 0) {
            listMovesFrom({player, ships, from, {}, fleet});
            if (ships.total() > 0 && fleetIsLed(state_, player, fleet, {}, false))
                listMovesFrom({player, {}, from, {}, fleet});
        }
        if (flagshipAt(state_, player, from) == nullptr) return;
        listMovesFrom({player, {}, from, {}, {}, true});
        if (ships.total() > 0)
            listMovesFrom(
                {player, most(player, state_.at(from).ships[index(player)], true), from, {}, {}, true});
    }

    /// By the Slipstream Drive: the Flagship alone, or the ships beside it (BR p.25).
    void listSlipstream(Player player) {
        const Flagship& flagship = state_.seat(player).flagship;
        if (!flagship.exists() || !flagship.has({Upgrade::SlipstreamDrive})) return;
        listCatapults({player, {}, flagship.at, {}, {}, true, true});
        const Ships ships = most(player, state_.at(flagship.at).ships[index(player)]);
        if (ships.total() > 0) listCatapults({player, ships, flagship.at, {}, {}, false, true});
    }

    /// The most Imperial ships that these can lead from here, fresh ones first (BR p.10).
    Ships led(Player player, SystemId from, const Ships& ships) const {
        if (!commandsFleet(state_, from, player)) return {};
        const Ships& fleet = fleetAt(state_, from);
        if (has(state_, player, &Modifiers::ignoresMovementLaw)) return fleet;
        const int fresh = std::min<int>(fleet.fresh, ships.total());
        const int damaged = std::min<int>(fleet.damaged, ships.total() - fresh);
        return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(damaged)};
    }

    void listMovesFrom(const Move& still) {
        if (still.ships.total() + still.fleet.total() == 0 && !still.flagship) return;
        if (mayCatapult(state_, still.player, still.from)) return listCatapults(still);
        forEachSystem(waysFrom(game_, still.from), [&](SystemId to) {
            Move move = still;
            move.route.push({to, {}});
            add(move);
        });
    }

    /// Every system a Catapult move can reach, by a shortest route (Base p.13).
    void listCatapults(const Move& still) {
        SystemSet reached = bitOf(still.from);
        std::vector<Move> front{still};
        for (std::size_t i = 0; i < front.size(); ++i) {
            const SystemId at =
                i == 0 ? still.from : goesOnFrom(state_, still.player, still.from, front[i].route.back().to);
            if (i > 0 && (!isGate(at) || stopsCatapult(state_, at, still.player, still.fleet.total() > 0)))
                continue;
            const SystemSet next = waysFrom(game_, at) & ~reached;
            reached |= next;
            forEachSystem(next, [&](SystemId to) {
                front.push_back(front[i]);
                front.back().route.push({to, {}});
                add(front.back());
            });
        }
    }

    void listBattles(Player player) {
        forEachLive([&](SystemId system) {
            if (!hasShips(state_, system, player) &&
                (fleetAt(state_, system).total() == 0 || !commandsFleet(state_, system, player)))
                return;
            forEachRival(game_.setup, player, [&](Player rival) { listBattles(player, rival, system); });
            if (!game_.setup.campaign) return;
            for (const Player power : kPowers) listBattles(player, power, system);
        });
    }

    void listBattles(Player player, Player defender, SystemId system) {
        if (!canBeHarmed(state_, system, defender)) return;
        if (actsBeforeCollecting(game_, defender, system) != CardId::None)
            return add(Battle{player, defender, system, {}});
        if (hasShips(state_, system, player))
            for (const DiceCount& dice : diceOffers(player, defender, system))
                add(Battle{player, defender, system, dice});
        const Ships fleet = fleetAt(state_, system);
        if (fleet.total() == 0 || !commandsFleet(state_, system, player)) return;
        for (const DiceCount& dice : diceOffers(player, defender, system, fleet.total()))
            add(Battle{player, defender, system, dice, fleet});
    }

    /// The most dice of each kind; assault dice with skirmish dice beside them where a card wants that.
    FixedVector<DiceCount, kDice> diceOffers(Player attacker, Player defender, SystemId system,
                                             int alongside = 0) const {
        const int most = std::min<int>(kDiceOfAKind, diceLimit(game_, attacker, system) + alongside);
        const int raid = raidDiceLimit(game_, attacker, defender, system);
        std::array<DiceCount, kDice> offers{};
        for (const Die die : kAllDice) {
            const int count = die == Die::Raid && raid > 0 ? std::min(most, raid) : most;
            offers[index(die)][index(die)] = static_cast<std::int8_t>(count);
        }
        if (has(state_, attacker, &Modifiers::skirmishBoundsAssault)) {
            offers[index(Die::Assault)][index(Die::Assault)] = static_cast<std::int8_t>(most / 2);
            offers[index(Die::Assault)][index(Die::Skirmish)] = static_cast<std::int8_t>(most - most / 2);
        }
        FixedVector<DiceCount, kDice> different;
        for (const DiceCount& dice : offers)
            if (std::find(different.begin(), different.end(), dice) == different.end()) different.push(dice);
        return different;
    }

    void listAbilities(Player player) {
        std::vector<Choice> choices;
        forEachCard(state_.of(player), [&](CardId id, const Card& card) {
            for (std::size_t i = 0; i < card.abilities.size(); ++i) {
                const Ability& ability = card.abilities[i];
                if (want_ == Want::Legal && ability.whileDeclared != Ambition::None &&
                    !isDeclared(state_, ability.whileDeclared))
                    continue;
                if (ability.moment == Moment::NewAction && !payable(player, ability.base, Taken::New))
                    continue;
                choices.clear();
                if (ability.offer)
                    ability.offer(game_, player, choices);
                else
                    choices.emplace_back();
                for (const Choice& choice : choices)
                    add(Use{player, id, static_cast<std::uint8_t>(i), choice});
            }
        });
    }

    void listAnswers(const Pending& asked) {
        listOwnAnswers(asked);
        for (const CardId card : alsoAsking(state_)) add(PutFirst{whoOrders(state_), card});
    }

    void listOwnAnswers(const Pending& asked) {
        switch (asked.ask) {
            case Ask::Suffer: return listSuffers(asked);
            case Ask::Strike: return listStrikes(asked);
            case Ask::Ransack:
                for (const CourtSlot& slot : state_.court) add(Ransack{asked.player, slot.card});
                return;
            case Ask::Raid: return listRaids(asked);
            case Ask::Refill:
                forEachDrawable(state_, [&](CardId card) { add(Court{card}); });
                return add(Court{CardId::Unknown});
            case Ask::Resolve: return listChoices(asked);
            case Ask::MayDeclare:
                for (const Ambition ambition : kAllAmbitions) add(Declare{asked.player, ambition});
                return add(Decline{asked.player});
            case Ask::MaySeize: add(Seize{asked.player}); return add(Decline{asked.player});
            case Ask::Place:
            case Ask::Homeless:
                forEachLive([&](SystemId system) {
                    if (isGate(system) || asked.ask == Ask::Place) add(Place{asked.player, system});
                });
                return;
            case Ask::Draft:
            case Ask::KeepLore: return listPicks(asked);
            case Ask::Collect:
                for (const DiceCount& dice : diceOffers(asked.player, asked.rival, state_.battle.system))
                    add(Collect{asked.player, dice});
                return;
            case Ask::MoveAgain: return listMovesAgain(asked.player);
            case Ask::Catapult: listMoves(asked.player); return add(Decline{asked.player});
            case Ask::Mulligan: add(Mulligan{asked.player, false}); return add(Mulligan{asked.player, true});
            case Ask::CallSummit: add(CallSummit{asked.player}); return add(Decline{asked.player});
            case Ask::CallToOrder:
                for (const Politics what : {Politics::Petition, Politics::Leave, Politics::Revive})
                    add(CallToOrder{asked.player, what});
                return add(EndSummit{asked.player, true});
            case Ask::Negotiate: return add(EndSummit{asked.player, false});
            case Ask::CrisesOrEdicts:
                add(ResolveEvent{asked.player, true});
                return add(ResolveEvent{asked.player, false});
            case Ask::ByHand:
            case Ask::NextAct: return add(Done{});
            default: return listChoices(asked);  // Roll and Reroll have none: whatever the dice show
        }
    }

    void listPicks(const Pending& asked) {
        if (asked.ask == Ask::Draft) {
            for (const CardId card : game_.setup.leaders) add(Take{asked.player, card});
            for (const CardId card : game_.setup.lore) add(Take{asked.player, card});
            return;
        }
        for (int i = 1; i <= kLore; ++i) add(Take{asked.player, loreCard(i)});
    }

    void listChoices(const Pending& asked) {
        std::vector<Choice> choices;
        const Question& question = questionOf(asked);
        if (!question.offer) return;
        question.offer(game_, asked, choices);
        for (const Choice& choice : choices) add(Choose{asked.player, choice});
        if (question.mayDecline && question.mayDecline(game_, asked)) add(Decline{asked.player});
    }

    /// Two ways to take hits: spread them, or lose damaged ships first.
    /// The sensible ways to take hits: over the ships or one after the other, then the Flagship; or something
    /// on the Flagship before the ships (BR p.24).
    void listSuffers(const Pending& asked) {
        for (const bool spread : {true, false}) addOnce(sufferFor(asked, spread, Upgrade::None));
        forEachUpgradeThere(asked.player, [&](Upgrade first) { addOnce(sufferFor(asked, true, first)); });
    }

    Suffer sufferFor(const Pending& asked, bool spread, Upgrade first) const {
        Suffer suffer{asked.player, {}};
        int left = asked.count;
        const auto hitFlagship = [&](Upgrade upgrade) {
            for (int room = roomOn(asked.player, upgrade); left > 0 && room > 0; --left, --room)
                suffer.hits.push(hurtOn(upgrade));
        };
        hitFlagship(first);
        Ships own = state_.battle.attackers;
        Ships fleet = state_.battle.fleet;
        for (; left > 0 && own.total() + fleet.total() > 0; --left) {
            const bool fleetTakes = fleet.total() > 0;  // Imperial ships first: nobody's own
            Ships& ships = fleetTakes ? fleet : own;
            const bool fresh = spread ? ships.fresh > 0 : ships.damaged == 0;
            suffer.hits.push(fleetTakes ? (fresh ? Hurt::FreshFleet : Hurt::DamagedFleet)
                                        : (fresh ? Hurt::Fresh : Hurt::Damaged));
            --(fresh ? ships.fresh : ships.damaged);
            if (fresh) ++ships.damaged;
        }
        for (const Upgrade upgrade : kAllUpgrades)
            if (upgrade != first) hitFlagship(upgrade);
        return suffer;
    }

    /// Hits until nothing is left of this Upgrade and its Armor on the player's Flagship, if it is there.
    int roomOn(Player player, Upgrade upgrade) const {
        const Flagship* flagship = flagshipAt(state_, player, state_.battle.system);
        if (flagship == nullptr || upgrade == Upgrade::None) return 0;
        if (player == state_.battle.attacker && state_.battle.by != CardId::None) return 0;  // not along
        int room = 0;
        for (const bool armor : {true, false})
            if (flagship->has({upgrade, armor})) room += flagship->slot({upgrade, armor}).damaged ? 1 : 2;
        return room;
    }
    template <typename Visit>
    void forEachUpgradeThere(Player player, Visit visit) const {
        for (const Upgrade upgrade : kAllUpgrades)
            if (roomOn(player, upgrade) > 0) visit(upgrade);
    }

    template <typename Hits>
    void addOnce(const Hits& hits) {
        for (const Option& option : options_)
            if (std::get<Hits>(option.command) == hits) return;
        add(hits);
    }

    /// The sensible ways to deal hits: finish ships or spread, and which building first; tokens before them,
    /// or last; something on a Flagship before them.
    void listStrikes(const Pending& asked) {
        for (const bool tokensFirst : {false, true})
            for (const bool finish : {true, false})
                for (const bool cityFirst : {true, false})
                    for (const Which& which : firstHit(cityFirst))
                        addOnce(strikeFor(asked.player, finish, cityFirst, which, tokensFirst));
        forEachUpgradeThere(state_.battle.defender, [&](Upgrade first) {
            addOnce(strikeFor(asked.player, true, true, {}, false, first));
        });
    }

    /// How to tell apart the defender's cities or starports that the first hit can land on: damaged ones if
    /// there are any. A single empty one, of cities, where there is neither.
    FixedVector<Which, 3> firstHit(bool city) const {
        for (const bool damaged : {true, false})
            if (const auto ways =
                    tellApart(state_, state_.battle.system, state_.battle.defender,
                              city ? BuildingType::City : BuildingType::Starport, {.damaged = damaged});
                !ways.empty())
                return ways;
        const auto other = tellApart(state_, state_.battle.system, state_.battle.defender,
                                     city ? BuildingType::Starport : BuildingType::City);
        if (city && other.empty()) return {Which{}};
        return {};
    }

    /// Hits that destroy one of these.
    int hitsOn(Which which, bool city) const {
        which.damaged = true;
        return findBuilding(state_, state_.battle.system, state_.battle.defender,
                            city ? BuildingType::City : BuildingType::Starport, which) < 0
                   ? 2
                   : 1;
    }

    /// So many hits on the defender's tokens; what is left of them.
    int strikeTokens(Strike& strike, int hits) const {
        for (const Target token : {Target::Banner, Target::Bunker}) {
            const int place =
                tokenUnderHit(state_, command::tokenOf(token), state_.battle.defender, state_.battle.system);
            if (place < 0) continue;
            const bool damaged = state_.campaign.tokens[static_cast<std::size_t>(place)].turned;
            int most = tokenKind(command::tokenOf(token)).hits * (damaged ? 1 : 2);
            for (; hits > 0 && most > 0; --hits, --most) strike.targets.push({token});
        }
        return hits;
    }

    /// `which`: of the buildings of the kind that comes first.
    Strike strikeFor(Player player, bool finish, bool cityFirst, const Which& which, bool tokensFirst,
                     Upgrade first = Upgrade::None) const {
        Strike strike{player, {}};
        const HitsToDeal deal = hitsToDeal(state_);
        Ships own = state_.at(state_.battle.system).ships[index(state_.battle.defender)];
        Ships fleet = defendingFleet(state_);
        for (int i = 0; i < deal.onShips; ++i) {
            Ships& ships = own.total() > 0 ? own : fleet;
            const bool fresh = finish ? ships.damaged == 0 : ships.fresh > 0;
            strike.targets.push({own.total() > 0 ? (fresh ? Target::FreshShip : Target::DamagedShip)
                                                 : (fresh ? Target::FreshFleet : Target::DamagedFleet)});
            --(fresh ? ships.fresh : ships.damaged);
            if (fresh) ++ships.damaged;
        }
        std::array<int, 2> room{};
        for (const Building& building : state_.at(state_.battle.system).buildings)
            if (building.owner == state_.battle.defender)
                room[index(building.type)] += building.damaged ? 1 : 2;
        int left = tokensFirst ? strikeTokens(strike, deal.onBuildings) : deal.onBuildings;
        const auto hitFlagship = [&](Upgrade upgrade) {
            for (int wear = roomOn(state_.battle.defender, upgrade); left > 0 && wear > 0; --left, --wear)
                strike.targets.push({targetOn(upgrade)});
        };
        hitFlagship(first);
        // With hits for all of them it is no choice.
        int told = which.says() && left < room[cityFirst ? 0 : 1] ? hitsOn(which, cityFirst) : 0;
        for (; left > 0 && room[0] + room[1] > 0; --left) {
            const bool city = room[0] > 0 && (cityFirst || room[1] == 0);
            --room[city ? 0 : 1];
            strike.targets.push({city ? Target::City : Target::Starport, told-- > 0 ? which : Which{}});
        }
        for (const Upgrade upgrade : kAllUpgrades)
            if (upgrade != first) hitFlagship(upgrade);
        if (!tokensFirst) strikeTokens(strike, left);
        return strike;
    }

    void listRaids(const Pending& asked) {
        for (const Resource token : kAllResources) add(Raid{asked.player, token, CardId::None});
        forEachGuild(state_.of(asked.rival), [&](CardId id, const Card&) {
            add(Raid{asked.player, Resource::None, id});
        });
        forEachGolem(asked.rival, [&](Golem golem) {
            add(Raid{asked.player, Resource::None, CardId::None, golem});
        });
        add(EndRaid{asked.player});
    }

    const Game& game_;
    const State& state_;
    const Want want_;
    std::vector<Option> options_;
};

}  // namespace

std::vector<Option> options(const Game& game, Want want) {
    return Lister(game, want).list();
}

}  // namespace reach
