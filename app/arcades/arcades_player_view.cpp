#include "app/arcades/arcades_player_view.h"

#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/forecast.h"
#include "engine/arcades/influence.h"
#include "engine/arcades/names.h"
#include "engine/arcades/points.h"
#include "engine/arcades/tricks.h"

namespace reach::view {
namespace {

QString listed(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

QString trophiesOf(const arcades::PlayerState& player, const arcades::Game& game,
                   const words::PlayerNames& names) {
    QStringList parts;
    for (const Player owner : game.setup.seats)
        if (const int ships = player.trophies[static_cast<std::size_t>(index(owner))]; ships > 0)
            parts += QStringLiteral("%1 %2").arg(QString::number(ships), names.of(owner));
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
    const int scored = arcades::scoredNow(game);
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
        view.estimated = view.counts && state.phase == arcades::Phase::Action;
        view.ifTrick = scored < 0 ? 0 : arcades::powerIn(game, scored, player, arcades::kTrick);
        for (int cluster = 0; cluster < kClusters; ++cluster)
            view.ifChapter += arcades::powerIn(game, cluster, player, arcades::prizeAt(ended.state, cluster));
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

}  // namespace reach::view

#include "moc_arcades_player_view.cpp"
