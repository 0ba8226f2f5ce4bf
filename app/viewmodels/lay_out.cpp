#include "app/viewmodels/lay_out.h"

#include "app/viewmodels/state_view.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"

namespace reach {
namespace {

QString idOf(auto value) {
    const auto name = nameOf(value);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QVariantMap place(SystemId system) {
    return {{"id", idOf(system)}, {"name", words::name(system)}};
}

}  // namespace

Game LayOut::begun() const {
    const OpenTable* open = table_ ? table_->openTable() : nullptr;
    if (!open) return {};
    Setup setup = open->header.setup;
    setup.depth = Depth::Turn;
    return newGame(setup);
}

QVariantList LayOut::systems() const {
    return view::systems(begun());
}

QVariantList LayOut::seats() const {
    QVariantList list;
    const Game game = begun();
    for (std::size_t i = 0; i < game.setup.seats.size(); ++i) {
        const Player color = game.setup.seats[i];
        const SetupSeat& seat = setupCard(game.setup).seats[i];
        QVariantList ships;
        for (const SystemId system : seat.ships)
            if (system != SystemId::None) ships.append(place(system));
        QStringList tokens;
        for (const Resource token : game.state.of(color).slots)
            if (token != Resource::None) tokens.append(idOf(token));
        list.append(QVariantMap{{"color", idOf(color)},
                                {"name", table_->names().of(color)},
                                {"city", place(seat.city)},
                                {"starport", place(seat.starport)},
                                {"ships", ships},
                                {"tokens", tokens},
                                {"hand", game.state.of(color).hand}});
    }
    return list;
}

QVariantList LayOut::outOfPlay() const {
    QVariantList clusters;
    const Game game = begun();
    if (game.setup.seats.empty()) return clusters;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if ((reach::outOfPlay(game.setup) >> cluster & 1) != 0) clusters.append(cluster + 1);
    return clusters;
}

QVariantList LayOut::thirdParty() const {
    QVariantList list;
    const Game game = begun();
    if (game.setup.seats.empty()) return list;
    const auto tokens = thirdPartyTokens(game);
    for (int i = 0; i < kResources; ++i)
        if (tokens[static_cast<std::size_t>(i)] > 0)
            list.append(QVariantMap{{"resource", idOf(static_cast<Resource>(i))},
                                    {"count", tokens[static_cast<std::size_t>(i)]}});
    return list;
}

int LayOut::courtCards() const {
    return static_cast<int>(begun().state.court.size());
}

}  // namespace reach
