#include "engine/rules/battle.h"

#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/outrage.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>
#include <bit>
#include <numeric>

/// Collecting and rolling the dice (Base p.14). suffer.cpp, strike.cpp and raid.cpp go on from there.
namespace reach {

namespace {

/// All icons of a face as one number with a byte for each icon. The sum over many dice then needs no branch.
/// No roll has more of an icon than a byte holds.
constexpr std::uint64_t iconsOf(const Face& face) {
    return std::bit_cast<std::uint64_t>(std::array<std::uint8_t, sizeof(std::uint64_t)>{
        face.selfHits, face.intercepts, face.hits, face.buildingHits, face.keys});
}

constexpr auto kIcons = [] {
    std::array<std::array<std::uint64_t, kFaces>, kDice> all{};
    for (std::size_t die = 0; die < kDice; ++die)
        for (std::size_t face = 0; face < kFaces; ++face) all[die][face] = iconsOf(kDieFaces[die][face]);
    return all;
}();

}  // namespace

RollTotals totalsOf(const RolledFaces& faces) {
    std::uint64_t sum = 0;
    for (std::size_t die = 0; die < kDice; ++die) {
        if (faces[die] == RolledFaces::value_type{}) continue;  // mostly two of the three kinds
        for (std::size_t face = 0; face < kFaces; ++face)
            sum += static_cast<std::uint64_t>(faces[die][face]) * kIcons[die][face];
    }
    const auto icons = std::bit_cast<std::array<std::uint8_t, sizeof(sum)>>(sum);
    return {icons[0], icons[1], icons[2], icons[3], icons[4]};
}

int lentDice(const State& state, const LentShips& lent, SystemId system) {
    return lent.ships.total() + (lent.flagship ? flagshipDice(state, lent.of, system) : 0);
}

int diceLimit(const Game& game, Player attacker, SystemId system) {
    const BattleState& battle = game.state.battle;
    const bool underWay = battle.system == system && battle.attacker == attacker;
    int limit =
        underWay ? battle.attackers.total() + battle.fleet.total() + lentDice(game.state, battle.lent, system)
                 : game.state.at(system).ships[index(attacker)].total();
    limit += flagshipDice(game.state, attacker, system);
    limit += sumOf<&BattleSeams::extraDice>(game.state, attacker);
    return isGate(system) ? limit + sumOf<&BattleSeams::gateDice>(game.state, attacker) : limit;
}

int diceOwed(const Game& game, Player attacker, SystemId system) {
    const int owed = sumOf<&BattleSeams::extraDice>(game.state, attacker);
    return owed == 0 ? 0 : std::min(owed, diceLimit(game, attacker, system));
}

namespace {

/// Returns the defender's card that forbids raid dice there, or None.
CardId raidBar(const State& state, Player defender, SystemId system) {
    if (!has<&BattleSeams::starportBarsRaid>(state, defender)) return CardId::None;
    const CardId card = cardWith<&BattleSeams::starportBarsRaid>(state, defender);
    return hasBuildingThere(state, system, defender, BuildingType::Starport, true) ? card : CardId::None;
}

}  // namespace

namespace {

/// Defending buildings or a Flagship there, or none anywhere (Base p.14).
bool raidsBuildings(const State& state, Player defender, SystemId system) {
    if (contains(state.of(defender).where.buildings(), system)) return true;
    if (flagshipAt(state, defender, system) != nullptr) return true;
    const bool owner = isColor(defender) && state.seat(defender).flagship.exists();
    return !owner && state.of(defender).citiesElsewhere == 0 && state.of(defender).where.buildings() == 0;
}

}  // namespace

int raidDiceLimit(const Game& game, Player attacker, Player defender, SystemId system) {
    const State& state = game.state;
    if (raidBar(state, defender, system) != CardId::None) return 0;
    if (hasUpgrade(state, defender, system, Upgrade::TractorBeam)) return 0;
    if (raidsBuildings(state, defender, system)) return kDiceOfAKind;
    if (has<&RaidSeams::raidsShips>(state, attacker)) return kDiceOfAKind;
    return has<&BattleSeams::oneRaidDieAnyway>(state, attacker) ? 1 : 0;
}

CardId raidsShips(const Game& game) {
    const State& state = game.state;
    const BattleState& battle = state.battle;
    const CardId card = cardWith<&RaidSeams::raidsShips>(state, battle.attacker);
    if (card == CardId::None || battle.by != CardId::None ||
        raidsBuildings(state, battle.defender, battle.system))
        return CardId::None;
    const int anyway =
        has<&BattleSeams::oneRaidDieAnyway>(state, battle.attacker) ? 1 : 0;  // or by that (FAQ)
    return battle.dice[index(Die::Raid)] > anyway ? card : CardId::None;
}

CardId actsBeforeCollecting(const Game& game, Player defender, SystemId system) {
    CardId first = CardId::None;
    forEachWith<&BattleSeams::actsBeforeCollecting>(game.state, defender, [&](CardId id, auto acts) {
        if (first == CardId::None && acts(game, defender, system)) first = id;
    });
    return first;
}

namespace {

/// The bounds on the dice that the attacker collects.
struct DiceBounds {
    int most = 0;
    int least = 0;        ///< dice that a card adds must be collected
    int raid = 0;         ///< most raid dice
    bool paired = false;  ///< no more assault than skirmish dice

    bool allow(const DiceCount& dice) const {
        const int total = dice[0] + dice[1] + dice[2];
        return total <= most && total >= least && dice[index(Die::Raid)] <= raid &&
               !(paired && dice[index(Die::Assault)] > dice[index(Die::Skirmish)]);
    }
};

DiceBounds boundsOf(const Game& game, Player attacker, Player defender, SystemId system) {
    const bool cards = !game.state.of(attacker).cards.empty();
    return {.most = diceLimit(game, attacker, system),
            .least = cards ? diceOwed(game, attacker, system) : 0,
            .raid = raidDiceLimit(game, attacker, defender, system),
            .paired = cards && has<&BattleSeams::skirmishBoundsAssault>(game.state, attacker)};
}

}  // namespace

void checkDice(const Game& game, Player attacker, Player defender, SystemId system, const DiceCount& dice,
               Verdict& v, int alongside) {
    int total = 0;
    for (const auto count : dice) {
        if (count < 0 || count > kDiceOfAKind) return v.refuse(Rule::DicePerKind);
        total += count;
    }
    DiceBounds bounds = boundsOf(game, attacker, defender, system);
    bounds.most += alongside;
    if (bounds.allow(dice)) return;
    if (total > bounds.most) v.breaks(Rule::DiceLimit);
    if (total < bounds.least)
        v.breaks(Rule::CardConditions, cardWith<&BattleSeams::extraDice>(game.state, attacker));
    if (bounds.paired && dice[index(Die::Assault)] > dice[index(Die::Skirmish)])
        v.breaks(Rule::CardConditions, cardWith<&BattleSeams::skirmishBoundsAssault>(game.state, attacker));
    if (dice[index(Die::Raid)] <= bounds.raid) return;
    const CardId bar = raidBar(game.state, defender, system);
    v.breaks(bar == CardId::None ? Rule::RaidDiceLimit : Rule::CardConditions, bar);
}

FixedVector<RerollLeave, 8> rerollsOf(const Game& game, Player attacker) {
    FixedVector<RerollLeave, 8> leaves;
    forEachWith<&BattleSeams::rerolls>(game.state, attacker, [&](CardId id, auto rerolls) {
        if (leaves.full()) return;
        RerollLeave leave{id, rerolls(game, attacker)};
        for (int die = 0; die < kDice; ++die)
            leave.dice[die] = std::min(leave.dice[die], game.state.battle.dice[die]);
        if (leave.total() > 0) leaves.push(leave);
    });
    std::stable_sort(leaves.begin(), leaves.end(),
                     [](const RerollLeave& a, const RerollLeave& b) { return a.total() > b.total(); });
    return leaves;
}

namespace {

/// Asks the question of each card that allows a reroll. The first is on top.
void askRerolls(Draft& d) {
    const Player attacker = d.state().battle.attacker;
    for (auto leaves = rerollsOf(d.game(), attacker); !leaves.empty(); leaves.pop())
        d.ask({.ask = Ask::Reroll, .player = attacker, .card = leaves.back().card});
}

int diceIn(const std::array<std::int8_t, kFaces>& faces) {
    return std::accumulate(faces.begin(), faces.end(), 0);
}

}  // namespace

void letFleetDefend(Draft& d) {
    const BattleState& battle = d.state().battle;
    if (isRegent(d.state(), battle.defender) &&
        fleetAt(d.state(), battle.system).total() > battle.fleet.total())
        d.emit(event::FleetJoined{0, 0, true});
}

/// The first question is pushed last.
void askHits(Draft& d) {
    const BattleState battle = d.state().battle;
    const RollTotals sum = totalsOf(battle.faces);
    if (battle.by == CardId::None) d.emit(event::KeysGained{static_cast<std::int8_t>(sum.keys)});
    d.ask({.ask = Ask::Aftermath,
           .player = battle.attacker,
           .rival = battle.defender,
           .memo = memo::Raided{.ships = raidsShips(d.game()) != CardId::None}});
    for (const CardId law : lawsOnHarm(d.state(), battle.system, battle.attacker, battle.defender))
        d.ask({.ask = Ask::Aftermath, .player = battle.attacker, .rival = battle.defender, .card = law});
    const HitsToDeal deal = hitsToDeal(d.state());
    if (deal.onShips + deal.onBuildings > 0)
        d.ask({.ask = Ask::Strike, .player = battle.attacker, .rival = battle.defender});
    const CardId shield = cardWith<&HarmSeams::takesHits>(d.state(), battle.attacker);
    int hits = hitsOnAttacker(d.state());
    const int shielded = shield == CardId::None || battle.by != CardId::None
                             ? 0
                             : std::min(hits, cardOf(shield).harm.takesHits(d.state(), battle.attacker));
    hits -= shielded;
    const int taken = std::min(hits, attackersToughness(d.state()));
    if (taken > 0)
        d.ask({.ask = Ask::Suffer,
               .player = battle.attacker,
               .rival = battle.defender,
               .count = static_cast<std::int8_t>(taken)});
    if (shielded > 0)
        d.ask({.ask = Ask::Resolve,
               .player = battle.attacker,
               .card = shield,
               .count = static_cast<std::int8_t>(shielded)});
    if (isIntercepted(d.state())) tell<&BattleSeams::whenIntercepting>(d, battle.defender);
}

namespace {

/// The dice are on the table.
void startRolling(Draft& d, Player attacker, Player defender) {
    if (d.state().battle.dice == DiceCount{}) {
        tellHarm(d, d.state().battle.system, attacker, defender);
        endBattle(d);
    } else
        d.ask({.ask = Ask::Roll, .player = attacker, .rival = defender});
}

}  // namespace

namespace {

/// True when the player may use these ships, they are in the system, and they are not the defender's.
bool canBeLent(const State& state, const command::Battle& c) {
    const Player of = lenderOf(state, c.player);
    if (of == Player::None || c.lent.of != of || c.defender == of) return false;
    const Ships& there = state.at(c.system).ships[index(of)];
    const Ships& ships = c.lent.ships;
    return ships.fresh >= 0 && ships.damaged >= 0 && ships.fresh <= there.fresh &&
           ships.damaged <= there.damaged && (!c.lent.flagship || flagshipAt(state, of, c.system) != nullptr);
}

}  // namespace

void checkAttack(const State& state, const command::Battle& c, Verdict& v) {
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (!state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    if (c.defender == c.player) return v.refuse(Rule::NeedsRival);
    if (!hasShips(state, c.system, c.player) && c.fleet.total() == 0 && !c.lent.any())
        return v.refuse(Rule::BattleNeedsShips);
    if (c.lent != LentShips{} && !canBeLent(state, c)) return v.refuse(Rule::BattleNeedsShips);
    const Ships& fleet = fleetAt(state, c.system);
    if (c.fleet.fresh < 0 || c.fleet.damaged < 0 || c.fleet.fresh > fleet.fresh ||
        c.fleet.damaged > fleet.damaged)
        return v.refuse(Rule::NoSuchPiece);
    if (c.fleet.total() > 0 && c.defender == Player::Empire) return v.refuse(Rule::NeedsRival);
    if (!canBeHarmed(state, c.system, c.defender)) return v.refuse(Rule::BattleNeedsDefender);
    if (c.fleet.total() > 0 && !commandsFleet(state, c.system, c.player)) v.breaks(Rule::PresenceLaw);
    if (truceProtects(state, c.system, c.player, c.defender)) v.breaks(Rule::TruceLaw);
    if (const CardId ban = harmBan(state, c.system, c.player, c.defender); ban != CardId::None)
        v.breaks(Rule::CardConditions, ban);
}

void beginBattle(Draft& d, const command::Battle& c, bool collects) {
    payForHarm(d, c.system, c.player, c.defender);
    if (c.defender == Player::Free) tell<&FreeStatesSeams::whenAttacked>(d, c.player, c.system);
    d.emit(event::BattleStarted{c.player, c.defender, c.system, c.dice, CardId::None});
    if (c.fleet.total() > 0) d.emit(event::FleetJoined{c.fleet.fresh, c.fleet.damaged, false});
    if (c.lent.any())
        d.emit(event::LentShipsJoined{c.lent.of, c.lent.ships.fresh, c.lent.ships.damaged, c.lent.flagship});
    letFleetDefend(d);
    if (!collects) return startRolling(d, c.player, c.defender);
    d.ask({.ask = Ask::Collect, .player = c.player, .rival = c.defender});
    const CardSet held = d.of(c.defender).cards;
    held.forEach([&](CardId id) {
        const BattleSeams& card = cardOf(id).battle;
        if (card.beforeCollecting && card.actsBeforeCollecting(d.game(), c.defender, c.system))
            card.beforeCollecting(d, c.defender);
    });
}

namespace rules {

void check(const Game& game, const command::Battle& c, Verdict& v) {
    checkAttack(game.state, c, v);
    if (v.refused()) return;
    if (const CardId card = actsBeforeCollecting(game, c.defender, c.system); card != CardId::None) {
        if (c.dice != DiceCount{}) return v.refuse(Rule::CollectLater, card);
        checkPayment(game, c.player, Action::Battle, v);
        return;
    }
    for (const auto count : c.dice)
        if (count < 0 || count > kDiceOfAKind) return v.refuse(Rule::DicePerKind);
    checkPayment(game, c.player, Action::Battle, v);
    checkDice(game, c.player, c.defender, c.system, c.dice, v,
              c.fleet.total() + lentDice(game.state, c.lent, c.system));
}

void perform(Draft& d, const command::Battle& c) {
    const bool defenderActs = actsBeforeCollecting(d.game(), c.defender, c.system) != CardId::None;
    pay(d, c.player, Action::Battle);
    beginBattle(d, c, defenderActs);
}

void check(const Game& game, const command::Collect& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Collect ||
        game.state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const BattleState& battle = game.state.battle;
    checkDice(game, battle.attacker, battle.defender, battle.system, c.dice, v);
}

void perform(Draft& d, const command::Collect& c) {
    const Pending asked = d.state().pending.back();
    d.answered();
    d.emit(event::DiceCollected{c.dice});
    startRolling(d, asked.player, asked.rival);
}

void check(const Game& game, const command::Roll& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Roll)
        return v.refuse(Rule::NothingAsked);
    for (int die = 0; die < kDice; ++die) {
        int shown = 0;
        for (const auto count : c.faces[die]) {
            if (count < 0) return v.refuse(Rule::RollMatchesDice);
            shown += count;
        }
        if (shown != game.state.battle.dice[die]) return v.refuse(Rule::RollMatchesDice);
    }
}

/// Rerolls come first, so the hits wait below them on the stack.
void perform(Draft& d, const command::Roll& c) {
    d.answered();
    d.emit(event::DiceRolled{c.faces});
    d.ask({.ask = Ask::Hits, .player = d.state().battle.attacker, .rival = d.state().battle.defender});
    askRerolls(d);
}

void check(const Game& game, const command::Reroll& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Reroll)
        return v.refuse(Rule::NothingAsked);
    const Pending& asked = game.state.pending.back();
    const auto rerolls = cardOf(asked.card).battle.rerolls;
    const DiceCount may = rerolls ? rerolls(game, asked.player) : DiceCount{};
    for (int die = 0; die < kDice; ++die) {
        for (int face = 0; face < kFaces; ++face) {
            const auto before = c.before[die][face];
            if (before < 0 || c.after[die][face] < 0) return v.refuse(Rule::RollMatchesDice);
            if (before > game.state.battle.faces[die][face]) return v.refuse(Rule::RollMatchesDice);
        }
        if (diceIn(c.before[die]) != diceIn(c.after[die])) return v.refuse(Rule::RollMatchesDice);
        if (diceIn(c.before[die]) > may[die]) v.breaks(Rule::RerollLimit, asked.card);
    }
}

void perform(Draft& d, const command::Reroll& c) {
    d.answered();
    if (c.before == RolledFaces{}) return;
    RolledFaces faces = d.state().battle.faces;
    for (int die = 0; die < kDice; ++die)
        for (int face = 0; face < kFaces; ++face)
            faces[die][face] =
                static_cast<std::int8_t>(faces[die][face] - c.before[die][face] + c.after[die][face]);
    d.emit(event::DiceRolled{faces});
}

}  // namespace rules

namespace {

using command::Battle;

/// Calls visit(DiceCount) for the most dice of each kind. With a card that requires it, skirmish dice
/// accompany assault dice.
template <typename Visit>
void forEachOffer(const DiceBounds& bounds, Visit visit) {
    const int most = std::clamp<int>(bounds.most, 0, kDiceOfAKind);
    for (const Die die : {Die::Assault, Die::Skirmish, Die::Raid}) {
        if (bounds.paired && die == Die::Skirmish && most == 1) continue;  // of one die, half is this one
        const int count = die == Die::Raid && bounds.raid > 0 ? std::min(most, bounds.raid) : most;
        DiceCount dice{};
        dice[index(die)] = static_cast<std::int8_t>(count);
        if (bounds.paired && die == Die::Assault) {
            dice[index(Die::Assault)] = static_cast<std::int8_t>(most / 2);
            dice[index(Die::Skirmish)] = static_cast<std::int8_t>(most - most / 2);
        }
        visit(dice);
        if (most == 0) return;
    }
}

/// Returns the Rival's ships in the system that the player may use.
LentShips lentShips(const State& state, Player player, SystemId system) {
    const Player of = lenderOf(state, player);
    if (of == Player::None) return {};
    return {of, state.at(system).ships[index(of)], flagshipAt(state, of, system) != nullptr};
}

/// True when a card of the attacker changes which dice are collected.
bool haveDiceCards(const State& state, Player attacker) {
    return has<&BattleSeams::extraDice>(state, attacker) || has<&BattleSeams::gateDice>(state, attacker) ||
           has<&BattleSeams::skirmishBoundsAssault>(state, attacker) ||
           has<&BattleSeams::oneRaidDieAnyway>(state, attacker) ||
           has<&RaidSeams::raidsShips>(state, attacker);
}
/// True when a card of the defender does.
bool haveDefenses(const State& state, Player defender) {
    return has<&BattleSeams::starportBarsRaid>(state, defender) ||
           has<&BattleSeams::actsBeforeCollecting>(state, defender);
}

/// A Rival in a base game, where any player may be attacked.
struct UsualRival {
    Player rival;
    SystemSet pieces;
    SystemSet raided;  ///< systems where raid dice may be rolled, if no card decides
    bool usual;        ///< no card decides
};

UsualRival usualRivalOf(const State& state, Player rival) {
    const PlayerState& own = state.of(rival);
    const SystemSet buildings = own.where.buildings();
    const bool anywhere = buildings == 0 && own.citiesElsewhere == 0;
    return {rival, own.where.pieces(), anywhere ? ~SystemSet{0} : buildings, !haveDefenses(state, rival)};
}

/// Lists attacks of so many of the player's own ships in a base game where no card decides.
void listUsualAttacks(Listing& out, Player player, const UsualRival& target, SystemId system, int ships) {
    const auto most = static_cast<std::int8_t>(std::min(ships, kDiceOfAKind));
    const int kinds = contains(target.raided, system) ? kDice : index(Die::Raid);
    for (int die = 0; die < kinds; ++die)
        out.put<Battle>(player, target.rival, system).dice[static_cast<std::size_t>(die)] = most;
}

/// Lists attacks with any of the dice, which something pays for. Laws of a campaign restrict them.
void listAttacks(Listing& out, const Battle& attack, DiceBounds bounds) {
    if (out.setup().campaign && out.legalOnly()) {
        Verdict verdict;
        checkAttack(out.state(), attack, verdict);
        if (!verdict.legal()) return;
    }
    bounds.most += attack.fleet.total() + lentDice(out.state(), attack.lent, attack.system);
    forEachOffer(bounds, [&](const DiceCount& dice) {
        if (out.legalOnly() && !bounds.allow(dice)) return;
        Battle battle = attack;
        battle.dice = dice;
        out.legalOnly() ? static_cast<void>(out.put(battle)) : out.addChecked(battle);
    });
}

/// Lists attacks on an owner who has something there that can be harmed, in a campaign, or where cards or
/// unknown systems make them unusual.
[[gnu::noinline]] void listUnusual(Listing& out, Player player, Player defender, SystemId system) {
    const State& state = out.state();
    const LentShips lent =
        defender != lenderOf(state, player) ? lentShips(state, player, system) : LentShips{};
    if (actsBeforeCollecting(out.game(), defender, system) != CardId::None) {
        out.add(Battle{player, defender, system, {}});
        if (lent.any()) out.add(Battle{player, defender, system, {}, {}, lent});
        return;
    }
    if (out.legalOnly() && !state.at(system).known) return;
    const DiceBounds bounds = boundsOf(out.game(), player, defender, system);
    if (hasShips(state, system, player)) listAttacks(out, {player, defender, system, {}}, bounds);
    const Ships fleet = fleetAt(state, system);
    const bool led = fleet.total() > 0 && commandsFleet(state, system, player);
    if (led) listAttacks(out, {player, defender, system, {}, fleet}, bounds);
    if (lent.any()) listAttacks(out, {player, defender, system, {}, {}, lent}, bounds);
    if (led && lent.any()) listAttacks(out, {player, defender, system, {}, fleet, lent}, bounds);
}

}  // namespace

void listBattles(Listing& out, Player player) {
    const State& state = out.state();
    SystemSet contested = out.withShips(player);
    if (!out.setup().campaign) {
        const bool usual =
            out.legalOnly() && !haveDiceCards(state, player) && state.battle.system == SystemId::None;
        // Systems in order, and the Rivals of each in order of their seats. First all are found, because
        // whether a Rival is there would often be guessed wrong.
        std::array<UsualRival, kPlayerColors> targets;
        std::size_t rivals = 0;
        forEachRival(out.setup(), player,
                     [&](Player rival) { targets[rivals++] = usualRivalOf(state, rival); });
        contested &= ofRivals(state, player, [](const Whereabouts& where) { return where.pieces(); });
        struct Attack {
            const UsualRival* target;
            SystemId system;
        };
        std::array<Attack, kSystems * kPlayerColors + 1> attacks;
        std::size_t count = 0;
        forEachSystem(contested, [&](SystemId system) {
            for (std::size_t i = 0; i < rivals; ++i) {
                attacks[count] = {&targets[i], system};
                count += static_cast<std::size_t>(contains(targets[i].pieces, system));
            }
        });
        for (std::size_t i = 0; i < count; ++i) {
            const auto& [target, system] = attacks[i];
            if (usual && target->usual && state.at(system).known)
                listUsualAttacks(out, player, *target, system, state.at(system).ships[index(player)].total());
            else
                listUnusual(out, player, target->rival, system);
        }
        return;
    }
    forEachSystem(contested, [&](SystemId system) {
        if (!hasShips(state, system, player) && !lentShips(state, player, system).any() &&
            (fleetAt(state, system).total() == 0 || !commandsFleet(state, system, player)))
            return;
        const auto list = [&](Player defender) {
            if (canBeHarmed(state, system, defender)) listUnusual(out, player, defender, system);
        };
        forEachRival(out.setup(), player, list);
        for (const Player power : kPowers) list(power);
    });
}

void listCollecting(Listing& out, const Pending& asked) {
    const SystemId system = out.state().battle.system;
    forEachOffer(boundsOf(out.game(), asked.player, asked.rival, system), [&](const DiceCount& dice) {
        out.add(command::Collect{asked.player, dice});
    });
}

}  // namespace reach
