#include "app/arcades/arcades_view.h"

#include "app/past/history.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"
#include "engine/arcades/battle.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/influence.h"
#include "engine/arcades/names.h"
#include "engine/arcades/points.h"
#include "engine/arcades/tricks.h"
#include "engine/map/board.h"

#include <algorithm>

namespace reach::view {
namespace {

using arcades::Prize;
using arcades::Standing;

constexpr Prize kTrick{};  ///< prizes of a trick's cluster (Action Phase, C)

QString pays(Prize prize) {
    return QStringLiteral("%1/%2").arg(prize.first).arg(prize.second);
}

int powerIn(const arcades::Game& game, int cluster, Player player, Prize prize) {
    if (player == arcades::phantom(game.setup)) return 0;
    return arcades::payment(arcades::standing(arcades::influences(game, cluster), player), prize);
}

/// The cluster that is scored if the trick ends now; -1 before its first card.
int scoredNow(const arcades::Game& game) {
    const arcades::State& state = game.state;
    if (state.phase != arcades::Phase::Action) return -1;
    const Player winner = arcades::roundWinner(state.played, state.zeroed);
    return winner == Player::None ? -1 : arcades::agentCluster(state, winner);
}

QString listed(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QList<ArcadesClusterView> clusters(const arcades::Game& game) {
    QList<ArcadesClusterView> list;
    const int scored = scoredNow(game);
    const arcades::Game ended = arcades::atChaptersEnd(game);
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const Prize atEnd = arcades::prizeAt(ended.state, cluster);
        ArcadesClusterView view{cluster + 1,
                                idOf(systemAt(cluster, Spot::Gate)),
                                false,
                                cluster == scored,
                                pays(kTrick),
                                pays(atEnd),
                                {}};
        for (const arcades::Marker& marker : game.state.markers) view.marked |= marker.cluster == cluster;
        const auto influences = arcades::influences(game, cluster);
        for (const Player player : game.setup.seats) {
            const int influence = influences[static_cast<std::size_t>(index(player))];
            const bool agent = arcades::agentCluster(game.state, player) == cluster;
            if (influence == 0 && !agent && game.state.ships(cluster, player).total() == 0) continue;
            const Standing place = arcades::standing(influences, player);
            view.shares.append({idOf(player), influence, place == Standing::First,
                                place == Standing::TiedFirst, place == Standing::Second, agent,
                                powerIn(game, cluster, player, kTrick),
                                powerIn(game, cluster, player, atEnd)});
        }
        std::stable_sort(view.shares.begin(), view.shares.end(),
                         [](const auto& a, const auto& b) { return a.influence > b.influence; });
        list.append(view);
    }
    return list;
}

namespace {

QString trophiesOf(const arcades::PlayerState& player, const arcades::Game& game,
                   const words::PlayerNames& names) {
    QStringList parts;
    for (const Player owner : game.setup.seats)
        if (const int ships = player.trophies[static_cast<std::size_t>(index(owner))]; ships > 0)
            parts += QStringLiteral("%1 %2").arg(ships).arg(names.of(owner));
    return listed(parts);
}

/// The player's place on the track, among the players whose Power counts.
int placeOf(const arcades::Game& game, Player player) {
    int place = 1;
    for (const Player other : game.setup.seats)
        if (other != arcades::phantom(game.setup) && game.state.of(other).power > game.state.of(player).power)
            ++place;
    return place;
}

}  // namespace

QList<ArcadesPlayerView> players(const arcades::Game& game, const words::PlayerNames& names) {
    QList<ArcadesPlayerView> list;
    const arcades::State& state = game.state;
    const Player asked = arcades::prompt(game).player;
    const int scored = scoredNow(game);
    const arcades::Game ended = arcades::atChaptersEnd(game);
    for (const Player player : game.setup.seats) {
        const arcades::PlayerState& board = state.of(player);
        ArcadesPlayerView view;
        view.color = idOf(player);
        view.name = names.of(player);
        view.person = arcades::isPerson(game.setup, player);
        view.counts = player != arcades::phantom(game.setup);
        view.initiative = state.initiative == player;
        view.acting = player == asked;
        view.power = board.power;
        view.place = placeOf(game, player);
        view.ifTrick = scored < 0 ? 0 : powerIn(game, scored, player, kTrick);
        for (int cluster = 0; cluster < kClusters; ++cluster)
            view.ifChapter += powerIn(game, cluster, player, arcades::prizeAt(ended.state, cluster));
        view.cards = view.person ? board.hand : board.pile;
        view.supply = board.shipSupply;
        if (board.agent != SystemId::None) {
            view.agent = words::name(board.agent);
            view.agentAt = idOf(board.agent);
        }
        QStringList parts;
        for (const ActionCard card : board.offer) parts += words::name(card);
        view.offer = listed(parts);
        for (const Resource resource : board.resources) view.resources += idOf(resource);
        parts.clear();
        for (const arcades::Advance advance : arcades::kAllAdvances)
            if (board.has(advance)) {
                parts += words::name(advance);
                view.researched += QString::fromUtf8(arcades::nameOf(advance));
            }
        view.advances = listed(parts);
        view.trophies = trophiesOf(board, game, names);
        for (const Player owner : game.setup.seats)
            view.taken.append(board.trophies[static_cast<std::size_t>(index(owner))]);
        list.append(view);
    }
    return list;
}

QList<ArcadesCardView> cards(const arcades::Game& game) {
    QList<ArcadesCardView> list;
    for (int at = 0; at < kActionCards; ++at) {
        const auto card = static_cast<ActionCard>(at);
        if (!arcades::inDeck(card)) continue;
        bool seen = (game.state.seen & bitOf(card)) != 0;
        for (const Player player : game.setup.seats)
            for (const ActionCard shown : game.state.of(player).offer) seen |= shown == card;
        list.append({QString::fromStdString(nameOf(card)), idOf(suitOf(card)), numberOf(card), seen});
    }
    return list;
}

QList<ArcadesBattleView> battles(const std::vector<arcades::Option>& options, const arcades::Game& game,
                                 const words::PlayerNames& names) {
    QList<ArcadesBattleView> list;
    for (const arcades::Option& option : options) {
        const auto* attack = std::get_if<arcades::command::Attack>(&option.command);
        if (!attack || !option.verdict.legal()) continue;
        const QString gate = idOf(systemAt(attack->cluster, Spot::Gate));
        ArcadesBattleView view;
        view.text =
            QStringLiteral("%1, %2").arg(names.of(attack->defender), words::clusterName(attack->cluster));
        view.system = gate;
        view.entry =
            QStringLiteral("%1 battles %2 %3 with").arg(idOf(attack->player), idOf(attack->defender), gate);
        view.spending = attack->spends ? QStringLiteral(" spending weapon") : QString();
        view.most = std::min(game.state.ships(attack->cluster, attack->player).total(), arcades::kMostDice);
        view.raid = arcades::hasRaidTarget(game.state, attack->cluster, attack->defender);
        if (std::none_of(list.begin(), list.end(), [&](const auto& other) {
                return other.entry == view.entry && other.spending == view.spending;
            }))
            list.append(view);
    }
    return list;
}

namespace {

arcades_ask::Ask askOf(const arcades::Prompt& now) {
    using Kind = arcades::Prompt::Kind;
    using arcades_ask::Ask;
    constexpr std::array kAsks{Ask::PlaceAgent,   Ask::PlaceShips, Ask::StartCard, Ask::Offer,
                               Ask::Draw,         Ask::Roll,       Ask::Reroll,    Ask::Suffer,
                               Ask::Strike,       Ask::Steal,      Ask::DriveAway, Ask::RepairBots,
                               Ask::Compensation, Ask::Cluster,    Ask::Resources};
    switch (now.kind) {
        case Kind::Recruit: return Ask::Recruit;
        case Kind::Play: return Ask::Play;
        case Kind::Act: return Ask::Act;
        case Kind::Bot: return Ask::Bot;
        case Kind::Overflow: return Ask::Overflow;
        case Kind::Trick: return Ask::Trick;
        case Kind::Pending: return kAsks[static_cast<std::size_t>(now.pending.ask)];
        case Kind::Finished: break;
    }
    return Ask::Finished;
}

}  // namespace

ArcadesPromptView prompt(const arcades::Game& game, const words::PlayerNames& names) {
    const arcades::Prompt now = arcades::prompt(game);
    ArcadesPromptView view;
    view.ask = askOf(now);
    view.player = idOf(now.player);
    view.text = words::promptText(game, now, names);
    view.question = words::questionText(game, now, names);
    if (view.ask == arcades_ask::Ask::Cluster) view.cluster = now.pending.count + 1;
    if (now.kind == arcades::Prompt::Kind::Act) view.points = arcades::pointsLeft(game.state);
    for (const Die die : kAllDice) {
        const auto kind = static_cast<std::size_t>(die);
        const bool rolled = view.ask == arcades_ask::Ask::Roll ||
                            (view.ask == arcades_ask::Ask::Reroll && die == Die::Skirmish);
        view.dice[static_cast<qsizetype>(kind)] = rolled ? game.state.battle.dice[kind] : 0;
    }
    const auto odds = [&](const arcades::Battle& battle) {
        view.odds =
            words::oddsText(game, battle.attacker, battle.defender, battle.cluster, battle.dice, names);
    };
    if (view.ask == arcades_ask::Ask::Roll) odds(game.state.battle);
    if (now.kind == arcades::Prompt::Kind::Bot)
        for (const arcades::Event& event : arcades::decide(game, arcades::command::Act{now.player}).events) {
            if (const auto* acted = std::get_if<arcades::event::BotActed>(&event))
                view.steps += words::stepText(acted->step, names);
            if (const auto* began = std::get_if<arcades::event::BattleBegan>(&event)) odds(began->battle);
        }
    return view;
}

QList<ArcadesToldView> told(const SessionOf<ArcadesGame>& session) {
    QList<ArcadesToldView> list;
    for (std::size_t at = session.cursor(); at-- > 0;) {
        const auto* score = std::get_if<arcades::command::Score>(&session.entries()[at].command);
        if (!score || score->cluster < 0) continue;
        ArcadesToldView view{idOf(score->winner), score->cluster + 1, {}};
        for (const Player player : session.game().setup.seats)
            view.influence.append(score->told[static_cast<std::size_t>(index(player))]);
        list.append(view);
    }
    return list;
}

QList<PlayerView> seated(const arcades::Game& game, const words::PlayerNames& names) {
    QList<PlayerView> list;
    for (const Player player : game.setup.seats) {
        if (player == arcades::phantom(game.setup)) continue;
        const arcades::PlayerState& board = game.state.of(player);
        PlayerView view;
        view.color = idOf(player);
        view.name = names.of(player);
        view.power = board.power;
        view.initiative = game.state.initiative == player;
        for (const Resource resource : board.resources) {
            SlotView slot;
            slot.token = idOf(resource);
            slot.open = true;
            view.resourceSlots.append(slot);
        }
        list.append(view);
    }
    return list;
}

QString heading(const arcades::Game& game, const words::PlayerNames& names) {
    const arcades::State& state = game.state;
    const Player actor = state.phase == arcades::Phase::Action ? state.turn.player : Player::None;
    return History::headingOf(state.chapter, state.phase == arcades::Phase::Action ? state.round : 0,
                              actor == Player::None ? QString() : names.of(actor));
}

QList<PlayedCardView> played(const arcades::Game& game) {
    QList<PlayedCardView> list;
    for (const arcades::PlayedCard& card : game.state.played) {
        PlayedCardView view;
        view.player = idOf(card.player);
        view.card = QString::fromStdString(nameOf(card.card));
        view.suit = idOf(suitOf(card.card));
        view.number = numberOf(card.card);
        view.zero = game.state.zeroed && list.isEmpty();
        list.append(view);
    }
    return list;
}

QStringList markers(const arcades::Game& game) {
    QStringList list;
    for (int at = 0; at < arcades::kMarkers; ++at)
        if (const arcades::Marker& marker = game.state.markers[static_cast<std::size_t>(at)];
            marker.cluster < 0)
            list += pays(arcades::prizeOf(at, marker.orange));
    return list;
}

QList<ArcadesMarkerView> markerList(const arcades::Game& game) {
    QList<ArcadesMarkerView> list;
    for (int at = 0; at < arcades::kMarkers; ++at) {
        const arcades::Marker& marker = game.state.markers[static_cast<std::size_t>(at)];
        list.append({arcades::prizeOf(at, marker.orange).first, marker.cluster + 1});
    }
    return list;
}

namespace {

TokenView agentOf(Player player, const words::PlayerNames& names) {
    TokenView view;
    view.kind = QStringLiteral("agent");
    view.glyph = QStringLiteral("agent");
    view.owner = idOf(player);
    view.text = names.of(player);
    view.count = 1;
    return view;
}

TokenView tokenOf(SystemId system) {
    const Resource resource = printedType(system);
    TokenView view;
    view.kind = idOf(resource);
    view.glyph = idOf(resource);
    view.text = words::name(resource);
    view.count = 1;
    return view;
}

SystemView systemOf(const arcades::Game& game, SystemId id) {
    const arcades::State& state = game.state;
    SystemView view;
    view.id = idOf(id);
    view.name = words::name(id);
    view.cluster = clusterOf(id) + 1;
    view.spot = idOf(spotOf(id));
    view.page = QStringLiteral("arcades.clusters");
    for (int owner = 0; owner < kOwners; ++owner) view.ships.append(FleetView{});
    if (isGate(id)) {
        for (const Player player : game.setup.seats) {
            const Ships& ships = state.ships(clusterOf(id), player);
            view.ships[index(player)] = {ships.fresh, ships.damaged};
        }
    } else {
        view.type = idOf(printedType(id));
        view.buildingSlots = 1;
        const arcades::PlanetState& planet = state.planet(id);
        if (planet.city != Player::None)
            view.buildings.append({idOf(planet.city), QStringLiteral("city"), !planet.fresh, false});
        if (planet.token) view.tokens.append(tokenOf(id));
    }
    for (const Player player : game.setup.seats)
        if (state.of(player).agent == id) view.tokens.append(agentOf(player, {}));
    return view;
}

}  // namespace

QList<SystemView> systems(const arcades::Game& game) {
    QList<SystemView> list;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            list.append(systemOf(game, systemAt(cluster, spot)));
    return list;
}

namespace {

/// The groups of the entries, in order of Command; none for an entry without a group.
using arcs::Group;

constexpr std::array<Group, std::variant_size_v<arcades::Command>> kGroups{
    Group::Answer,   Group::Answer,   Group::Answer,  Group::Answer,  Group::Answer, Group::Card,
    Group::Place,    Group::Agent,    Group::Phantom, Group::Ships,   Group::Repair, Group::Battle,
    Group::Answer,   Group::Answer,   Group::Answer,  Group::Answer,  Group::Answer, Group::Answer,
    Group::Research, Group::Colonize, Group::Buy,     Group::Declare, Group::Turn,   Group::Turn,
    Group::Answer,   Group::Answer,   Group::Arrange, Group::Menu,    Group::Menu,   Group::Answer};

/// The system of an entry. A tap on the map filters the list by it.
QString systemOf(const arcades::Command& command) {
    return std::visit(
        [](const auto& c) {
            if constexpr (requires { c.planet; })
                return idOf(c.planet);
            else if constexpr (
                requires { c.counter; } || requires(decltype(c) x) { SystemId{x.to}; })
                return idOf(SystemId{c.to});
            else if constexpr (requires { c.from; })
                return idOf(systemAt(c.from, Spot::Gate));
            else if constexpr (requires {
                                   c.cluster;
                                   c.ships;
                               })
                return idOf(systemAt(c.cluster, Spot::Gate));
            else
                return QString();
        },
        command);
}

}  // namespace

QList<OptionView> options(const std::vector<arcades::Option>& options, const arcades::Game& game,
                          const words::PlayerNames& names) {
    QList<OptionView> list;
    for (std::size_t at = 0; at < options.size(); ++at) {
        const arcades::Option& option = options[at];
        if (std::holds_alternative<arcades::command::Attack>(option.command)) continue;
        OptionView view;
        view.index = static_cast<int>(at);
        view.group = kGroups[option.command.index()];
        view.text = words::entryText(option.command, names);
        view.label = words::capital(words::choiceText(option.command, game, names));
        view.entry = QString::fromStdString(arcades::printCommand(option.command));
        view.legal = option.verdict.legal();
        view.refused = option.verdict.refused();
        view.reason = words::ruleText(option.verdict.reason());
        view.citation = words::citation(option.verdict.reason());
        view.page = words::page(option.verdict.reason());
        view.system = systemOf(option.command);
        if (const auto* play = std::get_if<arcades::command::Play>(&option.command))
            view.card = QString::fromStdString(nameOf(play->card));
        if (const auto* draw = std::get_if<arcades::command::Draw>(&option.command))
            view.card = QString::fromStdString(nameOf(draw->card));
        list.append(view);
    }
    return list;
}

LogEntryView logEntry(const SessionEntryOf<ArcadesGame>& entry, const words::PlayerNames& names) {
    LogEntryView view;
    view.text = words::entryText(entry.command, names);
    view.entry = QString::fromStdString(arcades::printCommand(entry.command));
    view.player = idOf(words::playerOf(entry.command));
    view.automatic = entry.automatic;
    QStringList lines = words::changes(entry.events, names);
    // The text of a bot's step is its reason.
    if (std::holds_alternative<arcades::command::Act>(entry.command) && !lines.isEmpty())
        view.text = lines.takeFirst();
    for (const QString& line : lines) {
        RemarkView remark;
        remark.text = line;
        view.changes.append(remark);
    }
    for (const arcades::Violation& violation : entry.violations) {
        view.reasons.append(
            QStringLiteral("%1 (%2)").arg(words::ruleText(violation), words::citation(violation)));
        view.pages.append(words::page(violation));
    }
    return view;
}

}  // namespace reach::view

#include "moc_arcades_view.cpp"
