#include "app/doorway/telling.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/forecast.h"
#include "engine/arcades/influence.h"

#include <algorithm>

namespace reach::doorway {
namespace {

using arcades::Prize;
using words::PlayerNames;
using words::translate;

QString prizes(Prize prize) {
    return QStringLiteral("%1/%2").arg(QString::number(prize.first), QString::number(prize.second));
}

QString listed(const QStringList& parts) {
    return parts.isEmpty() ? translate("sheet", "none") : parts.join(QStringLiteral(", "));
}

Part players(const arcades::Game& game, const arcades::Game& ended, const PlayerNames& names) {
    const bool onlyScores = arcades::onlyScores(game.setup);
    Part part{.heading = translate("doorway", "Players"),
              .columns = {translate("doorway", "Player"), translate("doorway", "Power")}};
    if (!onlyScores)
        part.columns += {translate("doorway", "If the round ended now"),
                         translate("doorway", "If the chapter ended now"), translate("doorway", "Cards")};
    const int scored = arcades::scoredNow(game);
    for (const Player player : game.setup.seats) {
        const arcades::PlayerState& board = game.state.of(player);
        const bool counts = player != arcades::phantom(game.setup);
        Row row{{calledOf(player, names), counts ? QString::number(board.power) : QStringLiteral("–")},
                player};
        if (!onlyScores) {
            int atEnd = 0;
            for (int cluster = 0; cluster < kClusters; ++cluster)
                atEnd += arcades::powerIn(game, cluster, player, arcades::prizeAt(ended.state, cluster));
            const int now = scored < 0 ? 0 : arcades::powerIn(game, scored, player, arcades::kTrick);
            row.cells += counts ? QStringLiteral("+%1").arg(now) : QStringLiteral("–");
            row.cells += counts ? QStringLiteral("+%1").arg(atEnd) : QStringLiteral("–");
            row.cells += QString::number(arcades::isPerson(game.setup, player) ? board.hand : board.pile);
        }
        part.rows.push_back(std::move(row));
    }
    return part;
}

/// The cards of this round, and who has the initiative.
Part round(const arcades::State& state, const PlayerNames& names) {
    Part part{.heading = translate("doorway", "This round")};
    if (isColor(state.initiative))
        part.rows.push_back({{translate("doorway", "%1 has the initiative").arg(names.of(state.initiative))},
                             state.initiative});
    for (const arcades::PlayedCard& card : state.played)
        part.rows.push_back(
            {{words::entryText(arcades::command::Play{card.player, card.card}, names)}, card.player});
    if (state.zeroed) part.rows.push_back({{translate("doorway", "The zero marker lies on the lead card")}});
    return part;
}

QString placed(arcades::Standing standing, const QString& name, int influence) {
    using arcades::Standing;
    const char* text = standing == Standing::First       ? QT_TRANSLATE_NOOP("doorway", "1st %1 %2")
                       : standing == Standing::TiedFirst ? QT_TRANSLATE_NOOP("doorway", "tied 1st %1 %2")
                       : standing == Standing::Second    ? QT_TRANSLATE_NOOP("doorway", "2nd %1 %2")
                                                         : QT_TRANSLATE_NOOP("doorway", "%1 %2");
    return translate("doorway", text).arg(name, QString::number(influence));
}

Row cluster(const arcades::Game& game, const arcades::Game& ended, int at, const PlayerNames& names) {
    const arcades::Counts influences = arcades::influences(game, at);
    std::vector<Player> there;
    for (const Player player : game.setup.seats)
        if (influences[static_cast<std::size_t>(index(player))] > 0) there.push_back(player);
    const auto influence = [&](Player player) { return influences[static_cast<std::size_t>(index(player))]; };
    std::ranges::stable_sort(there, std::greater(), influence);
    QStringList order;
    Player leader = Player::None;
    for (const Player player : there) {
        const arcades::Standing standing = arcades::standing(influences, player);
        order += placed(standing, names.of(player), influence(player));
        if (standing == arcades::Standing::First) leader = player;
    }
    QString name = words::capital(words::clusterName(at));
    if (at == arcades::scoredNow(game)) name = translate("doorway", "%1, scored by this round").arg(name);
    return {{name, prizes(arcades::prizeAt(ended.state, at)), listed(order)}, leader};
}

Part clusters(const arcades::Game& game, const arcades::Game& ended, const PlayerNames& names) {
    Part part{.heading = translate("doorway", "Clusters"),
              .columns = {translate("doorway", "Cluster"), translate("doorway", "Power at the chapter's end"),
                          translate("doorway", "Influence")}};
    for (int at = 0; at < kClusters; ++at) part.rows.push_back(cluster(game, ended, at, names));
    QStringList left;
    for (int at = arcades::kMarkers - 1; at >= 0; --at)
        if (const arcades::Marker& marker = game.state.markers[static_cast<std::size_t>(at)];
            marker.cluster < 0)
            left += prizes(arcades::prizeOf(at, marker.orange));
    part.rows.push_back({{translate("doorway", "Markers left"), listed(left), {}}});
    return part;
}

Part area(const arcades::Game& game, Player player, const PlayerNames& names) {
    const arcades::PlayerState& board = game.state.of(player);
    Part part{.heading = calledOf(player, names)};
    const auto add = [&](const QString& what, const QString& text) {
        part.rows.push_back({{what, text}, player});
    };
    if (!board.offer.empty()) {
        QStringList offer;
        for (const ActionCard card : board.offer) offer += words::name(card);
        add(translate("doorway", "Cards face up"), listed(offer));
    }
    QStringList resources;
    for (const Resource resource : board.resources) resources += words::name(resource);
    add(translate("sheet", "Resources"), listed(resources));
    QStringList advances;
    for (const arcades::Advance advance : arcades::kAllAdvances)
        if (board.has(advance)) advances += words::name(advance);
    add(translate("doorway", "Advances"), listed(advances));
    QStringList trophies;
    for (const Player owner : game.setup.seats)
        if (const int ships = board.trophies[static_cast<std::size_t>(index(owner))]; ships > 0)
            trophies += QStringLiteral("%1 %2").arg(QString::number(ships), names.of(owner));
    add(translate("sheet", "Trophies"), listed(trophies));
    if (board.agent != SystemId::None) add(translate("doorway", "Agent"), words::name(board.agent));
    add(translate("doorway", "Ships in supply"), QString::number(board.shipSupply));
    return part;
}

}  // namespace

QString momentOf(const arcades::Game& game) {
    const arcades::State& state = game.state;
    const QString chapter = QString::number(state.chapter);
    if (state.phase != arcades::Phase::Action) return translate("doorway", "Chapter %1").arg(chapter);
    return translate("doorway", "Chapter %1, round %2").arg(chapter, QString::number(state.round));
}

PlayerNames calledIn(const arcades::Game& game, PlayerNames names) {
    words::tellWhoPlays(game.setup, names);
    return names;
}

void tell(View& view, const arcades::Game& game, const PlayerNames& names) {
    const arcades::State& state = game.state;
    const arcades::Prompt now = arcades::prompt(game);
    const arcades::Game ended = arcades::atChaptersEnd(game);
    view.moment = momentOf(game);
    view.asked.push_back({{words::promptText(game, now, names)}, now.player});
    for (const Player player : game.setup.seats)
        if (arcades::isPerson(game.setup, player)) view.seats.push_back({player, calledOf(player, names)});
    view.parts.push_back(players(game, ended, names));
    if (arcades::onlyScores(game.setup)) return;
    view.parts.push_back(round(state, names));
    view.parts.push_back(clusters(game, ended, names));
    for (const Player player : game.setup.seats) view.parts.push_back(area(game, player, names));
}

QString logLine(const arcades::Game& /*before*/, const SessionEntryOf<ArcadesGame>& entry,
                const PlayerNames& names) {
    return words::logLines(entry.command, entry.events, names).front();
}

}  // namespace reach::doorway
