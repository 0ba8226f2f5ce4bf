#include "app/viewmodels/lay_out.h"

#include "app/viewmodels/ids.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"

namespace reach {
namespace {

view::StartPlaceView place(SystemId system) {
    return {view::idOf(system), words::name(system)};
}

}  // namespace

Game LayOut::begun() const {
    const OpenTable* open = table_ ? table_->openTable() : nullptr;
    if (!open) return {};
    Setup setup = open->header.setup;
    setup.depth = Depth::Turn;
    return newGame(setup);
}

QList<view::SystemView> LayOut::systems() const {
    return view::systems(begun());
}

QList<view::StartSeatView> LayOut::seats() const {
    QList<view::StartSeatView> list;
    const Game game = begun();
    for (std::size_t i = 0; i < game.setup.seats.size(); ++i) {
        const Player color = game.setup.seats[i];
        const SetupSeat& seat = setupCard(game.setup).seats[i];
        view::StartSeatView view{view::idOf(color),
                                 table_->names().of(color),
                                 place(seat.city),
                                 place(seat.starport),
                                 {},
                                 {},
                                 game.state.of(color).hand};
        for (const SystemId system : seat.ships)
            if (system != SystemId::None) view.ships.append(place(system));
        for (const Resource token : game.state.of(color).slots)
            if (token != Resource::None) view.tokens.append(view::idOf(token));
        list.append(view);
    }
    return list;
}

QList<int> LayOut::outOfPlay() const {
    QList<int> clusters;
    const Game game = begun();
    if (game.setup.seats.empty()) return clusters;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if ((reach::outOfPlay(game.setup) >> cluster & 1) != 0) clusters.append(cluster + 1);
    return clusters;
}

QList<view::ResourceCountView> LayOut::thirdParty() const {
    QList<view::ResourceCountView> list;
    const Game game = begun();
    if (game.setup.seats.empty()) return list;
    const auto tokens = thirdPartyTokens(game);
    for (const Resource token : kAllResources)
        if (tokens[index(token)] > 0) list.append({view::idOf(token), tokens[index(token)]});
    return list;
}

int LayOut::courtCards() const {
    return static_cast<int>(begun().state.court.size());
}

}  // namespace reach
