#include "engine/rules/move.h"

#include "engine/contract/campaign.h"
#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/contract/passages.h"
#include "engine/map/ways.h"
#include "engine/rules/build.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/owed.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <bit>

/// Move and Catapult moves (Base p.13).
namespace reach {

namespace {

/// Before ships, or a Flagship, arrive.
void meetRivals(Draft& d, Player player, SystemId to) {
    if (!anyHas<&MoveSeams::whenRivalComes>(d.state())) return;
    for (const Player rival : d.setup().seats)
        if (rival != player) tell<&MoveSeams::whenRivalComes>(d, rival, player, to);
}

}  // namespace

void moveShips(Draft& d, Player player, SystemId from, SystemId to, const Ships& ships) {
    if (ships.total() == 0) return;
    meetRivals(d, player, to);
    d.emit(event::ShipsMoved{player, from, to, ships.fresh, ships.damaged});
}

void moveFlagship(Draft& d, Player player, SystemId to, bool alone) {
    if (alone) meetRivals(d, player, to);
    d.emit(event::FlagshipMoved{player, to});
}

namespace {

/// True for the player's own starport, or another owner's that a card allows.
bool isOpenTo(const State& state, Player player, SystemId from, const Building& building) {
    if (mayUseStarport(state, from, player, building)) return true;
    return building.type == BuildingType::Starport && isColor(building.owner) &&
           has<&MoveSeams::catapultsFromRivals>(state, player) && controls(state, from, player);
}

/// True when the player may Catapult from any other owner's starport: by a card, or from the Free States.
bool someAreOpenTo(const State& state, Player player) {
    return isCampaign(state) || has<&BuildSeams::atAnyStarport>(state, player) ||
           has<&MoveSeams::catapultsFromRivals>(state, player);
}

}  // namespace

bool mayCatapult(const State& state, Player player, SystemId from) {
    return catapultsAmong(state, player, bitOf(from)) != 0;
}

SystemSet catapultsAmong(const State& state, Player player, SystemSet systems) {
    if (isAsked(state, Ask::Catapult, player)) return systems;
    if (has<&MoveSeams::catapultsFromGates>(state, player)) return systems & kAllGates;
    SystemSet open = systems & state.of(player).where.starports;
    if (!someAreOpenTo(state, player)) return open;
    forEachSystem(systems & ~open, [&](SystemId from) {
        for (const Building& building : state.at(from).buildings)
            if (building.type == BuildingType::Starport && isOpenTo(state, player, from, building))
                open |= bitOf(from);
    });
    return open;
}

FixedVector<Player, 3> catapultOwners(const State& state, Player player, SystemId from) {
    FixedVector<Player, 3> owners;
    for (const Building& building : state.at(from).buildings)
        if (isOpenTo(state, player, from, building) &&
            std::ranges::find(owners, building.owner) == owners.end())
            owners.push(building.owner);
    return owners;
}

namespace {

/// Returns the systems that a card of the player makes adjacent to this one.
SystemSet stepsByCards(const Game& game, Player player, SystemId from) {
    SystemSet steps = 0;
    forEachWith<&MoveSeams::alsoAdjacent>(game.state, player,
                                          [&](CardId, auto adjacent) { steps |= adjacent(game, from); });
    return steps;
}

}  // namespace

SystemSet stepsFrom(const Game& game, Player player, SystemId from) {
    return waysFrom(game, from) | stepsByCards(game, player, from);
}

CardId breaksGate(const State& state, Player player, SystemId from, SystemId to) {
    CardId by = CardId::None;
    forEachWith<&MoveSeams::breaksGate>(state, player, [&](CardId card, auto leadsThere) {
        if (leadsThere(from, to)) by = card;
    });
    return by;
}

SystemSet reachOf(const Game& game, Player player, SystemId from) {
    SystemSet reached = stepsFrom(game, player, from);
    SystemSet passed = mayCatapult(game.state, player, from) ? SystemSet{0} : reached;
    while (passed != reached) {
        const SystemSet next = reached & ~passed;
        passed = reached;
        forEachSystem(next, [&](SystemId to) {
            const bool ends = breaksGate(game.state, player, from, to) != CardId::None;
            if (isGate(to) && !ends && !stopsCatapult(game.state, to, player, false))
                reached |= stepsFrom(game, player, to);
        });
    }
    return reached;
}

bool mayMoveAgain(const State& state) {
    if (stormsBlow(state)) return hasShips(state, SystemId::TwistedPassage, state.pending.back().player);
    return std::any_of(state.turn.mayMoveAgain.begin(), state.turn.mayMoveAgain.end(),
                       [](int ships) { return ships > 0; });
}

void askToMoveAgain(Draft& d, Player player, const MovedShips& moved, CardId by) {
    const CardId card = cardWith<&MoveSeams::again>(d.state(), player);
    if (card == CardId::None || moved == MovedShips{}) return;
    for (int i = 0; i < kSystems; ++i)
        if (const auto ships = moved[static_cast<std::size_t>(i)]; ships > 0)
            d.emit(event::MayMoveAgain{static_cast<SystemId>(i), ships});
    if (!isAsked(d.state(), Ask::MoveAgain, player))
        d.ask({.ask = Ask::MoveAgain, .player = player, .card = card, .about = by});
}

void endMovingAgain(Draft& d) {
    for (int i = 0; i < kSystems; ++i)
        if (d.state().turn.mayMoveAgain[static_cast<std::size_t>(i)] > 0)
            d.emit(event::MayMoveAgain{static_cast<SystemId>(i), 0});
}

namespace rules {
namespace {

bool within(const Ships& some, const Ships& all) {
    return some.fresh >= 0 && some.damaged >= 0 && some.fresh <= all.fresh && some.damaged <= all.damaged;
}

Ships minus(const Ships& all, const Ships& some) {
    return {static_cast<std::int8_t>(all.fresh - some.fresh),
            static_cast<std::int8_t>(all.damaged - some.damaged)};
}

void checkRoute(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    SystemId at = c.from;
    Ships left = c.ships;
    Ships fleet = c.fleet;
    for (std::size_t i = 0; i < c.route.size(); ++i) {
        const command::Hop& hop = c.route[i];
        const SystemId from = at;
        const bool adjacent = contains(waysFrom(game, at), hop.to);  // then it is in play, and not here
        if (!adjacent) {
            if (!inPlay(game, hop.to)) return v.refuse(Rule::NotInPlay);
            if (hop.to == at) return v.refuse(Rule::MoveAdjacent);
        }
        if (!state.at(hop.to).known) return v.refuse(Rule::SystemNotCounted);
        if (!adjacent && !contains(stepsByCards(game, c.player, at), hop.to)) v.breaks(Rule::MoveAdjacent);
        const bool own = c.of == Player::None;  // a Rival's ships lead no Imperial ships
        if (!fleetIsLed(state, c.player, fleet, own ? left : Ships{}, own && c.flagship))
            v.breaks(Rule::MovementLaw);
        if (i + 1 == c.route.size()) return;
        const CardId breaker = breaksGate(state, c.player, from, hop.to);
        at = breaker == CardId::None ? hop.to : SystemId::TwistedPassage;
        if (!within(hop.drop, left) || !within(hop.dropFleet, fleet)) return v.refuse(Rule::NoSuchPiece);
        const bool mixed = fleet.total() > 0;
        left = minus(left, hop.drop);
        fleet = minus(fleet, hop.dropFleet);
        if (left.total() + fleet.total() == 0 && !c.flagship) return v.refuse(Rule::NumberOutOfRange);
        if (breaker != CardId::None)
            v.breaks(Rule::CatapultStops, breaker);
        else if (!isGate(at) || stopsCatapult(state, at, c.player, mixed))
            v.breaks(Rule::CatapultStops);
    }
}

bool isAgain(const State& state) {
    return !state.pending.empty() && state.pending.back().ask == Ask::MoveAgain;
}

void checkCards(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    const int ships = c.ships.total() + (c.flagship ? 1 : 0);
    forEachWith<&MoveSeams::shipsAtATime>(state, c.player, [&](CardId id, int most) {
        if (ships > most) v.breaks(Rule::CardConditions, id);
    });
    if (c.route.size() <= 1 || c.slipstream) return;
    if (!mayCatapult(state, c.player, c.from))
        v.breaks(Rule::CatapultNeedsStarport, cardWith<&MoveSeams::catapultsFromGates>(state, c.player));
}

/// Checks a second move: fresh ships only, and only those that just arrived (L03).
void checkAgain(const State& state, const command::Move& c, Verdict& v) {
    const Pending& asked = state.pending.back();
    if (c.player != asked.player) return v.refuse(Rule::NothingAsked);
    if (stormsBlow(state)) {
        if (!contains(asked.memo.as<memo::Systems>().systems, c.from))
            v.breaks(Rule::CardConditions, asked.card);
        return;
    }
    if (c.ships.damaged > 0 || c.ships.fresh + (c.flagship ? 1 : 0) > state.turn.mayMoveAgain[index(c.from)])
        v.breaks(Rule::CardConditions, asked.card);
}

/// Returns the systems of the fresh ships that moved.
MovedShips freshMoved(const State& state, const command::Move& c) {
    MovedShips moved{};
    std::int8_t left = c.ships.fresh;
    for (std::size_t i = 0; i < c.route.size(); ++i) {
        const bool last = i + 1 == c.route.size();
        std::int8_t stay = last ? left : c.route[i].drop.fresh;
        left = static_cast<std::int8_t>(left - stay);
        if (last && c.flagship) ++stay;
        auto& there = moved[static_cast<std::size_t>(index(standIn(state, c.route[i].to)))];
        there = static_cast<std::int8_t>(there + stay);
    }
    return moved;
}

/// In the Prelude, once a turn: the Flagship alone, or other ships from where it is (BR p.25).
void checkSlipstream(const Game& game, const command::Move& c, Verdict& v) {
    if (!hasUpgrade(game.state, c.owner(), c.from, Upgrade::SlipstreamDrive))
        return v.refuse(Rule::SlipstreamDrive);
    checkPrelude(game, c.player, v);
    const bool used = game.state.seat(c.owner()).flagship.slot({Upgrade::SlipstreamDrive}).used;
    const bool both = c.flagship && c.ships.total() + c.fleet.total() > 0;
    if ((tracksTurns(game.state) && used) || both) v.breaks(Rule::SlipstreamDrive);
}

}  // namespace

void check(const Game& game, const command::Move& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (!state.at(c.from).known) return v.refuse(Rule::SystemNotCounted);
    const bool given = isAsked(state, Ask::Catapult, c.player);
    // A Rival's ships are used in actions only.
    if (c.of != Player::None && (c.of != lenderOf(state, c.player) || given || isAgain(state)))
        return v.refuse(Rule::MoveOwnShips);
    const Ships& there = state.at(c.from).ships[index(c.owner())];
    if (c.ships.total() + c.fleet.total() + (c.flagship ? 1 : 0) <= 0 || c.route.empty())
        return v.refuse(Rule::NumberOutOfRange);
    if (!within(c.ships, there) || !within(c.fleet, fleetAt(state, c.from)))
        return v.refuse(Rule::NoSuchPiece);
    if (c.flagship && state.seat(c.owner()).flagship.at != c.from) return v.refuse(Rule::NoSuchPiece);
    if (c.fleet.total() > 0 && !commandsFleet(state, c.from, c.player)) v.breaks(Rule::PresenceLaw);
    if (c.slipstream && (given || isAgain(state))) return v.refuse(Rule::AnswerFirst);
    if (isAgain(state))
        checkAgain(state, c, v);
    else if (c.slipstream)
        checkSlipstream(game, c, v);
    else if (!given)
        checkPayment(game, c.player, Action::Move, v);
    checkCards(game, c, v);
    checkRoute(game, c, v);
    checkOwed(game, c, v);
}

void perform(Draft& d, const command::Move& c) {
    const bool again = isAgain(d.state());
    const bool given = isAsked(d.state(), Ask::Catapult, c.player);
    const bool catapults = c.slipstream || given || c.route.size() > 1;
    const bool storms = stormsBlow(d.state());
    bool rerolls = false;
    if (c.slipstream) {
        d.emit(event::FlagshipUsed{c.owner(), true});
        markActed(d, c.player);
    } else if (given) {
        d.answered();
    } else if (!again) {
        pay(d, c.player, Action::Move);
    }
    tell<&MoveSeams::before>(d, c.player, c, given);
    SystemId at = c.from;
    Ships left = c.ships;
    Ships fleet = c.fleet;
    for (const command::Hop& hop : c.route) {
        rerolls |= at == SystemId::TwistedPassage && !storms;
        moveShips(d, c.owner(), at, hop.to, left);
        if (c.flagship && left.total() == 0) meetRivals(d, c.owner(), hop.to);
        if (fleet.total() > 0)
            d.emit(event::ShipsMoved{Player::Empire, at, hop.to, fleet.fresh, fleet.damaged});
        left = minus(left, hop.drop);
        fleet = minus(fleet, hop.dropFleet);
        const bool breaks = catapults && breaksGate(d.state(), c.player, at, hop.to) != CardId::None;
        if (breaks) breakGate(d, hop.to);
        at = breaks ? SystemId::TwistedPassage : hop.to;
    }
    if (c.flagship) d.emit(event::FlagshipMoved{c.owner(), at});
    if (again)  // one group of ships, whatever else moved (FAQ)
        endMovingAgain(d);
    else if (c.of == Player::None && has<&MoveSeams::again>(d.state(), c.player))
        askToMoveAgain(d, c.player, freshMoved(d.state(), c));
    if (rerolls) askEventDice(d, c.player, kPlanetDie);
}

}  // namespace rules

namespace {

using command::Move;

using Route = decltype(Move::route);

/// A route of so many steps, which are filled in later.
constexpr auto kSteps = [] {
    std::array<Route, kClusters + 3> routes;
    for (std::size_t steps = 0; steps < routes.size(); ++steps)
        while (routes[steps].size() < steps) routes[steps].push({});
    return routes;
}();
constexpr const Route& kOneStep = kSteps[1];

/// Returns how many ships may move at a time, as limited by the player's cards.
int shipsAtATime(const State& state, Player player) {
    int limit = kShips;
    forEachWith<&MoveSeams::shipsAtATime>(
        state, player, [&](CardId, int atATime) { limit = std::min<int>(limit, atATime); });
    return limit;
}

/// Returns so many of these ships, fresh ones first.
Ships most(int limit, const Ships& ships) {
    if (limit >= ships.total()) return ships;
    const int moving = std::min(limit, ships.total());
    const int fresh = std::min<int>(moving, ships.fresh);
    return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(moving - fresh)};
}

/// Returns the most Imperial ships that these ships can lead from here, fresh ones first (BR p.10).
Ships led(const State& state, Player player, SystemId from, const Ships& ships) {
    const Ships& fleet = fleetAt(state, from);
    if (fleet.total() == 0 || !commandsFleet(state, from, player)) return {};
    if (has<&CampaignSeams::ignoresMovementLaw>(state, player)) return fleet;
    const int fresh = std::min<int>(fleet.fresh, ships.total());
    const int damaged = std::min<int>(fleet.damaged, ships.total() - fresh);
    return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(damaged)};
}

/// The list of moves of one player. What all of them share is looked up once.
class MoveList {
  public:
    /// `certain`: a move of the most that can go is legal wherever it goes on a map that is known, and only
    /// legal moves are listed. Else each move is checked fully.
    MoveList(Listing& out, Player player, bool certain)
        : out_(out),
          player_(player),
          certain_(certain),
          ways_(out.game()),
          bridged_(has<&MoveSeams::alsoAdjacent>(out.state(), player)),
          limit_(shipsAtATime(out.state(), player)),
          usual_(certain && limit_ >= kShips && !isCampaign(out.state())),
          from_(out.withShips(player)),
          catapults_(catapultsAmong(out.state(), player, from_)),
          guarded_(isCampaign(out.state())
                       ? ~SystemSet{0}
                       : ofRivals(out.state(), player, [](const Whereabouts& where) { return where.ships; })),
          move_{player, {}, {}, kOneStep} {}

    /// Lists the moves from every system with any of the owner's ships.
    void listAll(Player owner) {
        forEachSystem(from_, [&](SystemId from) {
            if (!usual_ || contains(catapults_, from)) return listFrom(from, owner);
            const Ships& there = state().at(from).ships[index(owner)];
            if (isKnown(from) && there.total() > 0) listNeighbors(from, there, stepsFrom(from));
        });
    }

    /// Lists the moves from this system with any of the owner's ships there.
    void listFrom(SystemId from, Player owner);
    /// Lists the routes for a move. The route of `move` is of one step, before and afterwards.
    void listRoutes(Move& move) {
        if (move.ships.total() + move.fleet.total() == 0 && !move.flagship) return;
        if (contains(catapults_, move.from)) return listCatapults(move);
        listSteps(move, stepsFrom(move.from), isKnown(move.from));
    }
    void listRoutes(Move&& move) { listRoutes(move); }
    /// Lists every system that a Catapult move can reach, by a shortest route (Base p.13). The same
    /// holds for `move`.
    void listCatapults(Move& move);

    /// Returns as many of these ships as may move at a time, fresh ones first.
    Ships most(const Ships& ships) const { return reach::most(limit_, ships); }

  private:
    const State& state() const { return out_.state(); }
    bool isKnown(SystemId system) const { return state().at(system).known; }
    SystemSet stepsFrom(SystemId from) const {
        const SystemSet steps = ways_.from(from);
        return bridged_ ? steps | stepsByCards(out_.game(), player_, from) : steps;
    }
    bool stops(const Move& move, SystemId gate) const {
        return (has<&MoveSeams::breaksGate>(state(), player_) &&
                breaksGate(state(), player_, move.from, gate) != CardId::None) ||
               (contains(guarded_, gate) && stopsCatapult(state(), gate, player_, move.fleet.total() > 0));
    }
    void listSteps(Move& move, SystemSet to, bool known);
    /// Lists single steps from a system that is known. Only where usual_.
    void listNeighbors(SystemId from, const Ships& ships, SystemSet to) {
        // The compiler looks members up again after each option.
        Listing& out = out_;
        const State& map = state();
        const Player player = player_;
        const Ships some = ships;
        for (; to != 0; to &= to - 1) {
            const auto system = static_cast<SystemId>(std::countr_zero(to));
            if (map.at(system).known) out.put<Move>(player, some, from, kOneStep).route[0].to = system;
        }
    }
    /// The same move with Imperial ships and with a Flagship. It is no part of listFrom(), which is then
    /// short.
    [[gnu::noinline]] void listOfCampaign(const Move& move);
    void listWithFleet(const Move& move);
    void listWithFlagship(const Move& move);

    Listing& out_;
    const Player player_;
    const bool certain_;
    const Ways ways_;
    const bool bridged_;         ///< a card makes more systems adjacent
    const int limit_;            ///< ships that may move at a time
    const bool usual_;           ///< all moves are certain, and of the player's own ships alone
    const SystemSet from_;       ///< systems with ships that may move
    const SystemSet catapults_;  ///< those of them where a Catapult move may begin
    const SystemSet guarded_;    ///< systems where a Catapult move may have to stop
    Move move_;
};

/// Lists the last step of a route that is otherwise complete, to each of these systems. `known`: so are the
/// systems on the way.
void MoveList::listSteps(Move& move, SystemSet to, bool known) {
    const std::size_t last = move.route.size() - 1;
    if (!certain_)
        forEachSystem(to, [&](SystemId system) {
            move.route[last].to = system;
            out_.add(move);
        });
    else if (known) {
        // The compiler looks members up again after each option.
        Listing& out = out_;
        const State& map = state();
        const Route& empty = kSteps[last + 1];
        const SystemId from = move.from;
        const Ships ships = move.ships;
        const Ships fleet = move.fleet;
        const Player player = move.player;
        const Player of = move.of;
        const bool flagship = move.flagship;
        const bool slipstream = move.slipstream;
        forEachSystem(to, [&](SystemId system) {
            if (!map.at(system).known) return;
            Move& listed = out.put<Move>(player, ships, from, empty, fleet, flagship, slipstream, of);
            // Mostly there are few steps, and copying an empty place is faster than a guess how many.
            constexpr std::size_t kFew = 3;
            for (std::size_t i = 0; i < kFew; ++i) listed.route[i].to = move.route[i].to;
            for (std::size_t i = kFew; i < last; ++i) listed.route[i].to = move.route[i].to;
            listed.route[last].to = system;
        });
    }
}

void MoveList::listCatapults(Move& move) {
    struct Reached {
        SystemId system;      ///< where it begins, or a gate
        std::uint8_t before;  ///< index of the previous step; the first has none
        std::uint8_t steps;   ///< steps to get there
        bool known;
    };
    SystemSet seen = bitOf(move.from);
    FixedVector<Reached, kClusters + 2> front;
    front.push({move.from, 0, 0, isKnown(move.from)});
    // The nearest come first, so that the route only grows. Its last step is left open.
    const auto goTo = [&](std::size_t end) {
        std::size_t step = front[end].steps;
        while (move.route.size() <= step) move.route.push({});
        for (std::size_t at = end; step > 0; at = front[at].before) move.route[--step].to = front[at].system;
    };
    for (std::size_t i = 0; i < front.size(); ++i) {
        const Reached& at = front[i];
        if (i > 0 && stops(move, at.system)) continue;
        const SystemSet next = stepsFrom(at.system) & ~seen;
        if (next == 0) continue;
        seen |= next;
        goTo(i);
        listSteps(move, next, at.known);
        forEachSystem(next & kAllGates, [&](SystemId to) {
            front.push({to, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(at.steps + 1),
                        at.known && isKnown(to)});
        });
    }
    while (move.route.size() > 1) move.route.pop();
}

void MoveList::listFrom(SystemId from, Player owner) {
    move_.from = from;
    move_.ships = most(state().at(from).ships[index(owner)]);
    move_.of = owner == player_ ? Player::None : owner;
    listRoutes(move_);
    if (isCampaign(state())) listOfCampaign(move_);
}

void MoveList::listOfCampaign(const Move& move) {
    if (move.of == Player::None) listWithFleet(move);  // Imperial ships move with the player's own ships
    if (flagshipAt(state(), move.owner(), move.from) != nullptr) listWithFlagship(move);
}

/// The same move with Imperial ships, and a move of these alone.
void MoveList::listWithFleet(const Move& move) {
    const Ships fleet = led(state(), player_, move.from, move.ships);
    if (fleet.total() == 0) return;
    listRoutes({player_, move.ships, move.from, kOneStep, fleet});
    if (move.ships.total() > 0 && fleetIsLed(state(), player_, fleet, {}, false))
        listRoutes({player_, {}, move.from, kOneStep, fleet});
}

/// A move of the Flagship alone, and the same move with it.
void MoveList::listWithFlagship(const Move& move) {
    listRoutes({player_, {}, move.from, kOneStep, {}, true, false, move.of});
    if (move.ships.total() == 0) return;
    const Ships& there = state().at(move.from).ships[index(move.owner())];
    const Ships beside = reach::most(limit_ < kShips ? limit_ - 1 : limit_, there);  // it counts, too
    listRoutes({player_, beside, move.from, kOneStep, {}, true, false, move.of});
}

/// Lists moves from every system in play. `of`: the Rival whose ships move; None: the player. Each move is
/// checked fully while a question is open or an action is owed.
void listAllMoves(Listing& out, Player player, Player of = Player::None) {
    const bool certain = out.legalOnly() && out.state().pending.empty() && !isOwed(out.state().turn);
    MoveList(out, player, certain).listAll(of == Player::None ? player : of);
}

}  // namespace

void listMoves(Listing& out, Player player) {
    listAllMoves(out, player);
    if (const Player of = lenderOf(out.state(), player); of != Player::None) listAllMoves(out, player, of);
}

void listCatapultGiven(Listing& out, Player player) {
    listAllMoves(out, player);
    out.add(command::Decline{player});
}

void listMovesAgain(Listing& out, Player player) {
    const State& state = out.state();
    MoveList moves(out, player, false);
    if (stormsBlow(state)) moves.listFrom(SystemId::TwistedPassage, player);
    forEachSystem(systemsInPlay(out.game()), [&](SystemId from) {
        const std::int8_t again = state.turn.mayMoveAgain[index(from)];
        const Ships there = state.at(from).ships[index(player)];
        moves.listRoutes({player, moves.most({std::min(again, there.fresh), 0}), from, kOneStep});
        if (again > 0 && flagshipAt(state, player, from) != nullptr)
            moves.listRoutes({player, {}, from, kOneStep, {}, true});
    });
    out.add(command::Decline{player});
}

namespace {

/// By the owner's Flagship, which may be a Rival's.
void listSlipstream(Listing& out, Player player, Player owner) {
    const State& state = out.state();
    const Flagship& flagship = state.seat(owner).flagship;
    if (!flagship.exists() || !flagship.has({Upgrade::SlipstreamDrive})) return;
    if (out.legalOnly() && tracksTurns(state) && flagship.slot({Upgrade::SlipstreamDrive}).used) return;
    const Player of = owner == player ? Player::None : owner;
    MoveList moves(out, player, false);
    Move move{player, {}, flagship.at, kOneStep, {}, true, true, of};
    moves.listCatapults(move);
    move.flagship = false;
    move.ships = moves.most(state.at(flagship.at).ships[index(owner)]);
    if (move.ships.total() > 0) moves.listCatapults(move);
}

}  // namespace

void listSlipstream(Listing& out, Player player) {
    listSlipstream(out, player, player);
    if (const Player of = lenderOf(out.state(), player); of != Player::None) listSlipstream(out, player, of);
}

}  // namespace reach
