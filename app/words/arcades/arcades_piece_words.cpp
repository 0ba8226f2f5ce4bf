#include "app/words/arcades/arcades_words.h"
#include "app/words/piece_lines.h"
#include "engine/arcades/arcades.h"
#include "engine/map/board.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace reach::words {
namespace {

using namespace arcades::event;
using arcades::Phase;

QString gate(int cluster) {
    return name(systemAt(cluster, Spot::Gate));
}

class Hands {
  public:
    Hands(arcades::Game& game, const PlayerNames& players) : game_(game), players_(players) {}

    PieceMoves take(bool back) {
        for (const Player player : game_.setup.seats) sayPower(player);
        return back ? lines_.reversed() : lines_.take();
    }

    void see(const arcades::Event& event) {
        std::visit([&](const auto& e) { tell(e); }, event);
        arcades::evolve(game_.state, event);
    }

  private:
    void say(const QString& text) { lines_.say({text}); }
    QString of(Player player) const { return players_.of(player); }
    static QString supply() { return translate("pieces", "the supply"); }
    QString slotsOf(Player player) const {
        return player == Player::None ? supply() : translate("pieces", "the slots of %1").arg(of(player));
    }
    void sayToken(Resource resource, const QString& from, const QString& to) {
        lines_.sayWay(translate("pieces", "%1: from %2 to %3", "a resource token"), name(resource), from, to,
                      QStringLiteral("token/") + name(resource));
    }
    void sayPower(Player player) {
        const int power = power_[static_cast<std::size_t>(index(player))];
        if (power == 0) return;
        const QString more = translate("pieces", "%1: %2 forward on the Power track", "player, Power");
        const QString less = translate("pieces", "%1: %2 back on the Power track", "player, Power");
        const QString by = QString::number(std::abs(power));
        lines_.say({(power > 0 ? more : less).arg(of(player), by)},
                   {(power > 0 ? less : more).arg(of(player), by)});
    }
    void sayMoved(Player player, Ships ships, const QString& from, const QString& to) {
        const QString text = translate("pieces", "%1: %2 from %3 to %4", "owner, ships, system, system");
        const auto way = [&](const QString& one, const QString& other) {
            return PieceMove{text.arg(of(player), name(ships), QString(PieceMove::kFrom), other),
                             of(player) + u'/' + name(ships), one, other};
        };
        lines_.say(way(from, to), way(to, from));
    }

    void tell(const CardPlayed& e) {
        // People play the cards of their own hand.
        if (!arcades::isPerson(game_.setup, e.player))
            say(translate("pieces", "%1: play %2", "phantom or bot, card").arg(of(e.player), name(e.card)));
    }
    void tell(const AgentMoved& e) {
        say(translate("pieces", "%1: the agent to %2", "owner, system").arg(of(e.player), name(e.to)));
    }
    void tell(const ShipsPlaced& e) {
        say(translate("pieces", "%1: %2 from the supply to %3", "owner, ships, system")
                .arg(of(e.player), name(Ships{e.ships, 0}), gate(e.cluster)));
    }
    void tell(const ShipsMoved& e) { sayMoved(e.player, e.ships, gate(e.from), gate(e.to)); }
    void tell(const ShipsRepaired& e) { lines_.standUp(of(e.player), gate(e.cluster), e.ships); }
    void tell(const ShipsHit& e) {
        lines_.tipOver(of(e.player), gate(e.cluster), e.hits.fresh);
        lines_.takeAway(of(e.player), gate(e.cluster), e.taker == Player::None ? QString() : of(e.taker),
                        e.hits.damaged);
    }
    void tell(const ShipRemoved& e) {
        say(translate("pieces", "%1: a ship in %2 to the box", "owner, system")
                .arg(of(e.player), gate(e.cluster)));
    }
    void tell(const TrophiesReturned& e) {
        sayMoved(e.owner, {e.ships, 0}, translate("pieces", "the Trophies of %1").arg(of(e.holder)),
                 supply());
    }
    void tell(const CityBuilt& e) {
        say((e.fresh ? translate("pieces", "%1: %2 to %3", "owner, building, system")
                     : translate("pieces", "%1: %2 to %3, damaged", "owner, building, system"))
                .arg(of(e.player), name(BuildingType::City), name(e.planet)));
    }
    void tell(const CityFreshened& e) {
        say(translate("pieces", "Turn the city in %1 to its fresh side", "system").arg(name(e.planet)));
    }
    void tell(const Researched& e) {
        say(translate("pieces", "%1: a starport onto %2", "owner, scientific advance")
                .arg(of(e.player), name(e.advance)));
        if (const auto ships = game_.state.of(e.player).shipsWaiting;
            ships > 0 && e.advance == arcades::Advance::FleetExpansion)
            sayMoved(e.player, {ships, 0}, name(e.advance), supply());
    }

    void tell(const TokenTaken& e) { sayToken(printedType(e.planet), name(e.planet), slotsOf(e.player)); }
    void tell(const TokenPlaced& e) { sayToken(printedType(e.planet), supply(), name(e.planet)); }
    void tell(const ResourceGained& e) { sayToken(e.resource, supply(), slotsOf(e.player)); }
    void tell(const ResourceSpent& e) { sayToken(e.resource, slotsOf(e.player), supply()); }
    void tell(const ResourceGiven& e) { sayToken(e.resource, slotsOf(e.from), slotsOf(e.to)); }
    void tell(const ResourceStolen& e) {
        sayToken(game_.state.of(e.from).resources[static_cast<std::size_t>(e.slot)], slotsOf(e.from),
                 slotsOf(e.to));
    }

    void tell(const PowerChanged& e) { power_[static_cast<std::size_t>(index(e.player))] += e.by; }
    void tell(const InitiativeTaken& e) {
        if (e.player != game_.state.initiative)
            say(translate("pieces", "The initiative marker to %1").arg(of(e.player)));
    }
    int powerOf(int marker) const {
        return arcades::prizeOf(marker, game_.state.markers[static_cast<std::size_t>(marker)].orange).first;
    }
    void tell(const MarkerPlaced& e) {
        say(translate("pieces", "The ambition marker %1 to %2", "its Power, where")
                .arg(QString::number(powerOf(e.marker)), clusterName(e.cluster)));
    }
    void tell(const ZeroMarkerPlaced&) { say(translate("pieces", "The zero marker onto the lead card")); }
    void tell(const MarkersReturned&) {
        say(translate("pieces", "The ambition markers back above the boxes"));
    }
    void tell(const MarkerTurned& e) {
        say(translate("pieces", "Turn the ambition marker %1 to its orange side", "its Power")
                .arg(powerOf(e.marker)));
    }
    void sayDiscarded() { say(translate("pieces", "The played cards to the discard pile")); }
    void tell(const RoundBegan& e) {
        if (e.round > 1) sayDiscarded();
    }
    void tell(const PhaseBegan& e) {
        if (e.phase == Phase::Ambition) sayDiscarded();
    }
    void tell(const ChapterBegan& e) { say(translate("pieces", "The chapter marker to %1").arg(e.chapter)); }
    template <typename Other>
    void tell(const Other&) {}

    arcades::Game& game_;
    const PlayerNames& players_;
    PieceLines lines_;
    std::array<int, kPlayerColors> power_{};
};

template <typename Fact>
bool has(const std::vector<arcades::Event>& events) {
    return std::ranges::any_of(events, [](const auto& event) { return std::holds_alternative<Fact>(event); });
}

}  // namespace

PieceMoves piecesToMove(arcades::Game game, const std::vector<arcades::Event>& events,
                        const PlayerNames& players, bool back) {
    Hands hands(game, players);
    for (const arcades::Event& event : events) hands.see(event);
    return hands.take(back);
}

QString stretchText(const arcades::Game& game, const std::vector<arcades::Event>& events,
                    const PlayerNames& players) {
    if (has<ChapterBegan>(events) || has<GameEnded>(events))
        return translate("pieces", "The end of the chapter");
    if (!has<TurnBegan>(events) && !has<RoundBegan>(events) && !has<PhaseBegan>(events)) return {};
    const arcades::State& before = game.state;
    if (before.phase == Phase::Setup) return translate("pieces", "The setup");
    if (before.phase != Phase::Action) return {};
    return before.turn.player == Player::None
               ? translate("pieces", "The round")
               : translate("pieces", "The turn of %1", "a player").arg(players.of(before.turn.player));
}

}  // namespace reach::words
