#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"
#include "engine/arcades/agent.h"
#include "engine/arcades/battle.h"
#include "engine/arcades/state.h"
#include "engine/map/board.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

namespace reach::words {
namespace {

using namespace arcades::command;
using arcades::Command;

QString listed(const QStringList& parts) {
    return parts.join(translate("arcades", ", ", "between the parts of a list"));
}

template <typename List>
QString namesOf(const List& list) {
    QStringList names;
    for (const auto item : list) names += name(item);
    return listed(names);
}

QString diceText(const arcades::DiceCount& dice) {
    constexpr std::array kKinds{QT_TRANSLATE_NOOP("arcades", "%1 assault"),
                                QT_TRANSLATE_NOOP("arcades", "%1 skirmish"),
                                QT_TRANSLATE_NOOP("arcades", "%1 raid")};
    QStringList parts;
    for (std::size_t kind = 0; kind < kDice; ++kind)
        if (dice[kind] > 0) parts += translate("arcades", kKinds[kind]).arg(dice[kind]);
    return listed(parts);
}

/// ARCADEs has no hits on buildings: there the symbol moves an agent, and is called by its shape.
QString faceText(const Face& face) {
    if (face.buildingHits == 0) return name(face);
    const QString pyramid = translate("arcades", "pyramid", "a symbol of the raid die");
    Face others = face;
    others.buildingHits = 0;
    return others == Face{}
               ? pyramid
               : translate("arcades", "%1, %2", "two symbols of one face").arg(name(others), pyramid);
}

QString rollText(const arcades::RolledFaces& faces) {
    QStringList parts;
    for (std::size_t kind = 0; kind < kDice; ++kind)
        for (std::size_t face = 0; face < kFaces; ++face)
            for (int i = 0; i < faces[kind][face]; ++i) parts += faceText(kDieFaces[kind][face]);
    return parts.join(translate("arcades", " · ", "between the faces of a roll"));
}

QString fallenText(const Ships& hits) {
    return translate("arcades", "%n hit(s), %1 destroyed", nullptr, hits.total()).arg(hits.damaged);
}

QString withResource(const QString& text, bool spends, Resource resource) {
    return spends ? translate("arcades", "%1 (free, for %2)").arg(text, name(resource)) : text;
}

QString wayText(bool counter) {
    return counter ? translate("arcades", "counter-clockwise") : translate("arcades", "clockwise");
}

QString correctionText(const Correct& c, const PlayerNames& players) {
    const QString who = players.of(c.player);
    switch (c.about) {
        case About::Power: return translate("arcades", "Power of %1: %2").arg(who, QString::number(c.number));
        case About::Hand: return translate("arcades", "Cards of %1: %2").arg(who, QString::number(c.number));
        case About::Ships:
            return translate("arcades", "Ships of %1 in %2: %3")
                .arg(who, clusterName(clusterOf(c.system)), name(c.ships));
        case About::Agent: return translate("arcades", "Agent of %1: %2").arg(who, name(c.system));
        case About::City:
            return c.player == Player::None ? translate("arcades", "No city at %1").arg(name(c.system))
                                            : translate("arcades", "City at %1: %2").arg(name(c.system), who);
        case About::Token:
            return c.on ? translate("arcades", "The resource lies at %1").arg(name(c.system))
                        : translate("arcades", "No resource lies at %1").arg(name(c.system));
        case About::Resources:
            return translate("arcades", "Resources of %1: %2").arg(who, namesOf(c.resources));
        case About::Trophies:
            return translate("arcades", "Trophies of %1, ships of %2: %3")
                .arg(who, players.of(c.other), QString::number(c.number));
        case About::Advance:
            return c.on ? translate("arcades", "%1 has researched %2").arg(who, name(c.advance))
                        : translate("arcades", "%1 has not researched %2").arg(who, name(c.advance));
        case About::Marker:
            return c.cluster < 0 ? translate("arcades", "Ambition marker %1 is available")
                                       .arg(arcades::prizeOf(c.number, c.on).first)
                                 : translate("arcades", "Ambition marker %1 lies in %2")
                                       .arg(QString::number(arcades::prizeOf(c.number, c.on).first),
                                            clusterName(c.cluster));
        case About::Initiative: return translate("arcades", "%1 has the initiative").arg(who);
        case About::Chapter: return translate("arcades", "Chapter %1").arg(c.number);
    }
    return {};
}

/// The text of an entry without its player.
struct Choice {
    const PlayerNames& players;

    QString operator()(const PlaceAgent& c) const {
        return translate("arcades", "agent on %1").arg(name(c.planet));
    }
    QString operator()(const StartCard& c) const { return clusterName(c.cluster); }
    QString operator()(const Recruit&) const { return translate("arcades", "cards dealt"); }
    QString operator()(const Offer& c) const { return namesOf(c.cards); }
    QString operator()(const Draw& c) const { return name(c.card); }
    QString operator()(const Play& c) const { return name(c.card); }
    QString operator()(const Place& c) const {
        return withResource(
            translate("arcades", "%n ship(s) in %1", nullptr, c.ships).arg(clusterName(c.cluster)), c.spends,
            Resource::Material);
    }
    QString operator()(const MoveAgent& c) const {
        QString text = translate("arcades", "%1 to %2").arg(wayText(c.counter), name(c.to));
        if (c.collects != SystemId::None)
            text = translate("arcades", "%1, collects %2 at %3")
                       .arg(text, name(printedType(c.collects)), name(c.collects));
        return withResource(text, c.spends, Resource::Psionic);
    }
    QString operator()(const MovePhantom& c) const {
        return translate("arcades", "the phantom's agent to %1").arg(name(c.to));
    }
    QString operator()(const MoveShips& c) const {
        return withResource(translate("arcades", "%1 from %2 to %3")
                                .arg(name(c.ships), clusterName(c.from), clusterName(c.to)),
                            c.spends, Resource::Fuel);
    }
    QString operator()(const Repair& c) const {
        return withResource(
            translate("arcades", "repair %n ship(s) in %1", nullptr, c.ships).arg(clusterName(c.cluster)),
            c.spends, Resource::Relic);
    }
    QString operator()(const Attack& c) const {
        return withResource(translate("arcades", "%1 in %2 with %3")
                                .arg(players.of(c.defender), clusterName(c.cluster), diceText(c.dice)),
                            c.spends, Resource::Weapon);
    }
    QString operator()(const Roll& c) const { return rollText(c.faces); }
    QString operator()(const Keep&) const { return translate("arcades", "keep the dice"); }
    QString operator()(const Suffer& c) const { return fallenText(c.hits); }
    QString operator()(const Strike& c) const { return fallenText(c.hits); }
    QString operator()(const Steal& c) const {
        return c.resources.empty() ? translate("arcades", "nothing") : namesOf(c.resources);
    }
    QString operator()(const DriveAway& c) const {
        return translate("arcades", "%1 to %2").arg(wayText(c.counter), name(c.to));
    }
    QString operator()(const Research& c) const {
        return translate("arcades", "%1, for %2").arg(name(c.advance), name(arcades::priceOf(c.advance)));
    }
    QString operator()(const Colonize& c) const {
        const QString text = translate("arcades", "%1, for %2").arg(name(c.planet), name(c.resource));
        return c.damaged ? translate("arcades", "%1, with a damaged ship").arg(text) : text;
    }
    QString operator()(const BuyBack& c) const {
        const QString price = c.price == Resource::None ? translate("arcades", "1 Power") : name(c.price);
        return translate("arcades", "ships from %1, for %2").arg(players.of(c.holder), price);
    }
    QString operator()(const Declare& c) const {
        return translate("arcades", "ambition marker %1").arg(c.power);
    }
    QString operator()(const EndTurn&) const { return translate("arcades", "end the turn"); }
    QString operator()(const Act&) const { return translate("arcades", "next step"); }
    QString operator()(const Gain& c) const { return name(c.resource); }
    QString operator()(const Return& c) const { return name(c.resource); }
    QString operator()(const Arrange& c) const { return namesOf(c.slots); }
    QString operator()(const SetStrictness& c) const { return name(c.strictness); }
    QString operator()(const Correct& c) const { return correctionText(c, players); }
    QString operator()(const Score& c) const {
        QStringList told;
        for (const Player player : kAllPlayers)
            if (const int count = c.told[static_cast<std::size_t>(index(player))]; count > 0)
                told += QStringLiteral("%1 %2").arg(players.of(player), QString::number(count));
        const QString counted = told.isEmpty() ? translate("arcades", "nothing") : listed(told);
        if (c.winner != Player::None)
            return translate("arcades", "%1 wins the round in %2: %3")
                .arg(players.of(c.winner), clusterName(c.cluster), counted);
        if (c.cluster < 0) return translate("arcades", "resources: %1").arg(counted);
        return QStringLiteral("%1: %2").arg(clusterName(c.cluster), counted);
    }
};

/// The sentences, in order of Command. %1 is the player, %2 the choice. Without %1 the table acts.
constexpr std::array kSentences{
    QT_TRANSLATE_NOOP("arcades", "%1 places: %2"),
    QT_TRANSLATE_NOOP("arcades", "Start card: %2"),
    QT_TRANSLATE_NOOP("arcades", "Recruit: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 offers %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 turns up %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 plays %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 places %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 moves the agent %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 moves %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 moves %2"),
    QT_TRANSLATE_NOOP("arcades", "%1: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 battles %2"),
    QT_TRANSLATE_NOOP("arcades", "Rolled: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1's own ships: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 hits: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 steals: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 drives the agent away, %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 researches %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 colonizes %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 buys back %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 places the %2"),
    QT_TRANSLATE_NOOP("arcades", "%1: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1: %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 gains %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 returns %2"),
    QT_TRANSLATE_NOOP("arcades", "%1 arranges %2"),
    QT_TRANSLATE_NOOP("arcades", "When a rule says no: %2"),
    QT_TRANSLATE_NOOP("arcades", "Put right: %2"),
    QT_TRANSLATE_NOOP("arcades", "Counted: %2"),
};
static_assert(kSentences.size() == std::variant_size_v<Command>);

QString whoOf(const Command& command, const PlayerNames& players) {
    return std::visit(
        [&](const auto& c) {
            if constexpr (requires { c.player; })
                return players.of(c.player);
            else
                return QString();
        },
        command);
}

}  // namespace

void tellWhoPlays(const arcades::Setup& setup, PlayerNames& names) {
    for (const Player color : setup.seats) switch (arcades::kindOf(setup, color)) {
            case arcades::Seat::Person: break;
            case arcades::Seat::Phantom: names.by[static_cast<std::size_t>(color)] = PlayedBy::Phantom; break;
            case arcades::Seat::Bot: names.by[static_cast<std::size_t>(color)] = PlayedBy::Bot; break;
        }
}

QString name(arcades::Advance advance) {
    constexpr std::array kNames{
        QT_TRANSLATE_NOOP("arcades", "Colonies"), QT_TRANSLATE_NOOP("arcades", "Fleet expansion"),
        QT_TRANSLATE_NOOP("arcades", "Advance tactics"), QT_TRANSLATE_NOOP("arcades", "Repair-bots"),
        QT_TRANSLATE_NOOP("arcades", "Superior intellect")};
    const auto at = static_cast<std::size_t>(index(advance));
    return at < kNames.size() ? translate("arcades", kNames[at]) : QString();
}

QString clusterName(int cluster) {
    return translate("arcades", "cluster %1").arg(cluster + 1);
}

QString markerText(arcades::Prize prize) {
    return translate("arcades", "ambition marker %1/%2", "Power for the first and the second")
        .arg(QString::number(prize.first), QString::number(prize.second));
}

QString choiceText(const Command& command, const PlayerNames& players) {
    return std::visit(Choice{players}, command);
}

QString hitsText(const QString& who, const Ships& hits) {
    return translate("arcades", "Ships of %1: %n hit(s), %2 destroyed", nullptr, hits.total())
        .arg(who, QString::number(hits.damaged));
}

namespace {

/// The ships of a player after hits. A ship that is damaged and then destroyed counts as both, so the
/// remaining ships show the result.
QString afterHits(const QString& who, const Ships& there, const Ships& hits) {
    return translate("arcades", "Ships of %1: %2 destroyed; left: %3 fresh, %4 damaged")
        .arg(who, QString::number(hits.damaged), QString::number(there.fresh - hits.fresh),
             QString::number(there.damaged + hits.fresh - hits.damaged));
}

struct Points {
    const arcades::Game& game;

    int operator()(const MoveAgent& c) const {
        const int from = arcades::agentCluster(game.state, c.player);
        return c.spends || from < 0 ? 0 : arcades::stepsBetween(from, clusterOf(c.to), c.counter);
    }
    int operator()(const MovePhantom&) const { return 2; }
    int operator()(const MoveShips& c) const { return c.spends ? 0 : c.ships.total(); }
    int operator()(const Repair& c) const {
        // Repair bots repair without points.
        return c.spends || !game.state.pending.empty() ? 0 : c.ships;
    }
    int operator()(const Attack& c) const { return c.spends ? 0 : 1; }
    int operator()(const Research&) const { return 2; }
    int operator()(const Colonize&) const { return 2; }
    template <typename Other>
    int operator()(const Other&) const {
        return 0;
    }
};

/// The way of an agent: the direction, and the resource collected. The goal was chosen before.
QString agentsWay(const MoveAgent& c) {
    QString text = wayText(c.counter);
    if (c.collects != SystemId::None)
        text = translate("arcades", "%1, %2 from %3", "a way, and the resource collected on it")
                   .arg(text, name(printedType(c.collects)), name(c.collects));
    return withResource(text, c.spends, Resource::Psionic);
}

}  // namespace

int pointsOf(const Command& command, const arcades::Game& game) {
    return std::visit(Points{game}, command);
}

QString withPoints(const QString& text, int points) {
    return points > 0
               ? translate("arcades", "%n point(s): %1", "what an action costs, and which", points).arg(text)
               : text;
}

QString choiceText(const Command& command, const arcades::Game& game, const PlayerNames& players) {
    const arcades::Battle& battle = game.state.battle;
    const auto hit = [&](Player player, const Ships& hits) {
        return afterHits(players.of(player), game.state.ships(battle.cluster, player), hits);
    };
    if (const auto* own = std::get_if<Suffer>(&command)) return hit(battle.attacker, own->hits);
    if (const auto* rival = std::get_if<Strike>(&command)) return hit(battle.defender, rival->hits);
    // A start card of the battle's cluster sends no ships of the phantom there: another is drawn.
    const auto* start = std::get_if<StartCard>(&command);
    if (start && start->cluster == battle.cluster && battle.step != arcades::BattleStep::None)
        return translate("arcades", "%1, that of the battle: draw again", "a start card's cluster")
            .arg(clusterName(start->cluster));
    const auto* agent = std::get_if<MoveAgent>(&command);
    return withPoints(agent ? agentsWay(*agent) : choiceText(command, players), pointsOf(command, game));
}

QString entryText(const Command& command, const PlayerNames& players) {
    QString text = translate("arcades", kSentences[command.index()]);
    text.replace(QStringLiteral("%2"), QStringLiteral("\x1f"));
    const QString who = whoOf(command, players);
    text.replace(QStringLiteral("%1"), who);
    return text.replace(QStringLiteral("\x1f"), choiceText(command, players));
}

namespace {

using arcades::event::Why;

QString powerText(const arcades::event::PowerChanged& e, const PlayerNames& players) {
    const QString who = players.of(e.player);
    switch (e.why) {
        case Why::RoundScored:
            return translate("arcades", "%1 gains %2 Power in the cluster scored")
                .arg(who, QString::number(e.by));
        case Why::ClusterScored:
            return translate("arcades", "%1 gains %2 Power for a cluster").arg(who, QString::number(e.by));
        case Why::TrophiesReturned:
            return translate("arcades", "%1 gains %2 Power for Trophies returned")
                .arg(who, QString::number(e.by));
        case Why::ResourcesSpent:
            return translate("arcades", "%1 gains %2 Power for resources").arg(who, QString::number(e.by));
        case Why::BoughtBack:
            return translate("arcades", "Power of %1 for ships bought back: %2")
                .arg(who, QString::number(e.by));
        case Why::BotResource:
            return translate("arcades", "%1 gains %2 Power in place of a resource")
                .arg(who, QString::number(e.by));
        case Why::BotDestroyed:
            return translate("arcades", "%1 gains %2 Power for ships destroyed")
                .arg(who, QString::number(e.by));
        case Why::BotIdle:
            return translate("arcades", "%1 gains %2 Power: no step was possible")
                .arg(who, QString::number(e.by));
        case Why::Compensation:
            return translate("arcades", "%1 gains %2 Power as compensation").arg(who, QString::number(e.by));
    }
    return {};
}

struct Change {
    const PlayerNames& players;

    template <typename Other>
    QString operator()(const Other&) const {
        return {};
    }
    QString operator()(const arcades::event::BotActed& e) const { return stepText(e.step, players); }
    QString operator()(const arcades::event::PowerChanged& e) const { return powerText(e, players); }
    QString operator()(const arcades::event::InitiativeTaken& e) const {
        return translate("arcades", "%1 wins the round and has the initiative").arg(players.of(e.player));
    }
    QString operator()(const arcades::event::ClusterScored& e) const {
        return translate("arcades", "Scored: %1 (%2 Power for the first, %3 for the second)")
            .arg(clusterName(e.cluster), QString::number(e.prize.first), QString::number(e.prize.second));
    }
    QString operator()(const arcades::event::TrophiesReturned& e) const {
        return translate("arcades", "%n ship(s) of %1 return from Trophies", nullptr, e.ships)
            .arg(players.of(e.owner));
    }
    QString operator()(const arcades::event::ChapterBegan& e) const {
        return translate("arcades", "Chapter %1 begins").arg(e.chapter);
    }
    QString operator()(const arcades::event::MarkerTurned&) const {
        return translate("arcades", "The lowest blue ambition marker is turned");
    }
    QString operator()(const arcades::event::GameEnded& e) const {
        return translate("arcades", "%1 has won").arg(players.of(e.winner));
    }
};

}  // namespace

namespace {

/// True if somebody gains Power for the cluster that was scored just before.
bool isPaid(const std::vector<arcades::Event>& events, std::size_t at) {
    const auto* power = at < events.size() ? std::get_if<arcades::event::PowerChanged>(&events[at]) : nullptr;
    return power && (power->why == Why::RoundScored || power->why == Why::ClusterScored);
}

/// True if the keys of a roll are used, by a question to a person or by a bot.
bool steals(const std::vector<arcades::Event>& events, std::size_t at) {
    if (at >= events.size()) return false;
    const auto* asked = std::get_if<arcades::event::Asked>(&events[at]);
    return std::holds_alternative<arcades::event::BotActed>(events[at]) ||
           (asked && asked->pending.ask == arcades::Ask::Steal);
}

}  // namespace

QStringList changes(const std::vector<arcades::Event>& events, const PlayerNames& players) {
    QStringList lines;
    bool fought = false;
    int keys = 0;
    for (std::size_t at = 0; at < events.size(); ++at) {
        if (const QString line = std::visit(Change{players}, events[at]); !line.isEmpty()) lines += line;
        fought = fought || std::holds_alternative<arcades::event::BattleStepped>(events[at]);
        if (const auto* rolled = std::get_if<arcades::event::DiceRolled>(&events[at]))
            keys = arcades::totalsOf(rolled->faces, false).keys;
        const auto* stepped = std::get_if<arcades::event::BattleStepped>(&events[at]);
        if (stepped && stepped->step == arcades::BattleStep::DriveAway && keys > 0 && !steals(events, at + 1))
            lines += translate("arcades", "%n key(s): too few, or nothing to steal", nullptr, keys);
        const auto* repaired = std::get_if<arcades::event::ShipsRepaired>(&events[at]);
        if (repaired && fought)
            lines += translate("arcades", "The repair bots of %1 repair %n ship(s) in %2", nullptr,
                               repaired->ships)
                         .arg(players.of(repaired->player), clusterName(repaired->cluster));
        const auto* scored = std::get_if<arcades::event::ClusterScored>(&events[at]);
        if (scored && !isPaid(events, at + 1))
            lines += translate("arcades", "Nobody gains Power in %1").arg(clusterName(scored->cluster));
    }
    return lines;
}

namespace {

/// The entry in one line. The events of hits know whose ships they are.
QString happenedText(const Command& command, const std::vector<arcades::Event>& events,
                     const PlayerNames& players) {
    if (std::holds_alternative<Suffer>(command) || std::holds_alternative<Strike>(command))
        for (const arcades::Event& event : events)
            if (const auto* hit = std::get_if<arcades::event::ShipsHit>(&event))
                return hitsText(players.of(hit->player), hit->hits);
    return entryText(command, players);
}

}  // namespace

QStringList logLines(const Command& command, const std::vector<arcades::Event>& events,
                     const PlayerNames& players) {
    QStringList lines = changes(events, players);
    if (!std::holds_alternative<Act>(command) || lines.isEmpty())
        lines.prepend(happenedText(command, events, players));
    return lines;
}

namespace {

/// What is gained while a round or a chapter is scored. Trophies and resources are scored with the chapter.
bool isScoring(Why why) {
    return why == Why::RoundScored || why == Why::ClusterScored || why == Why::TrophiesReturned ||
           why == Why::ResourcesSpent;
}

}  // namespace

QString scoredText(const std::vector<arcades::Event>& events, const PlayerNames& players) {
    using Gain = std::pair<Player, int>;
    std::vector<int> clusters;
    std::array<std::vector<Gain>, 2> gains;  // of the round, of the chapter
    Player winner = Player::None;
    for (const arcades::Event& event : events) {
        if (const auto* taken = std::get_if<arcades::event::InitiativeTaken>(&event)) winner = taken->player;
        if (const auto* scored = std::get_if<arcades::event::ClusterScored>(&event))
            clusters.push_back(scored->cluster);
        const auto* power = std::get_if<arcades::event::PowerChanged>(&event);
        if (power == nullptr || !isScoring(power->why)) continue;
        std::vector<Gain>& of = gains[power->why == Why::RoundScored ? 0 : 1];
        const auto known = std::ranges::find(of, power->player, &Gain::first);
        if (known == of.end())
            of.emplace_back(power->player, power->by);
        else
            known->second += power->by;
    }
    if (clusters.empty()) return {};
    QStringList parts;
    const auto tell = [&](std::vector<Gain>& of) {
        std::ranges::stable_sort(of, std::greater(), &Gain::second);
        for (const auto& [player, power] : of)
            parts += translate("arcades", "%1 +%2", "a player, the Power gained")
                         .arg(players.of(player), QString::number(power));
        if (of.empty()) parts += translate("arcades", "nobody gains Power");
    };
    // The last round of a chapter is scored, and then the chapter.
    const bool chapter = clusters.size() > 1;
    if (!chapter || winner != Player::None || !gains[0].empty()) {
        const QString cluster = clusterName(clusters.front());
        parts += winner == Player::None
                     ? translate("arcades", "Scored: %1").arg(cluster)
                     : translate("arcades", "Round won by %1, scored: %2", "the winner, a cluster")
                           .arg(players.of(winner), cluster);
        tell(gains[0]);
    }
    if (chapter) {
        parts += translate("arcades", "The chapter was scored", "followed by who gained what");
        tell(gains[1]);
    }
    return parts.join(QStringLiteral(" · "));
}

}  // namespace reach::words
