#include "app/table/lay_out.h"

#include "app/game/happened.h"
#include "app/table/table.h"
#include "app/values/ids.h"
#include "app/words/campaign/token_words.h"
#include "app/words/lay_out_words.h"
#include "app/words/piece_words.h"
#include "engine/core/action_cards.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"
#include "engine/protocol/event.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

view::StartPlaceView place(SystemId system) {
    return {view::idOf(system), words::name(system)};
}

/// True while the setup of a campaign's Act still asks something.
bool isAskedFor(const Game& game) {
    return std::ranges::any_of(game.state.pending,
                               [](const Pending& asked) { return asked.ask == Ask::ActSetup; });
}

/// True until the first card of a campaign's Act is played.
bool isBeingSetUp(const Game& game) {
    const State& state = game.state;
    if (!game.setup.campaign || !tracksMap(state)) return false;
    return isAskedFor(game) ||
           (tracksTurns(state) && state.chapter == 1 && state.round == 1 && state.played.empty());
}

/// The number of entries when this Act began.
std::size_t actBegan(const GameSession& session) {
    for (std::size_t i = session.cursor(); i-- > 0;)
        for (const Event& event : session.entries()[i].events)
            if (std::holds_alternative<event::ActStarted>(event)) return i;
    return 0;
}

/// The new pieces of an owner, grouped by their text, with their systems.
view::LaidPartView laid(const Game& before, const Game& now, Player owner) {
    view::LaidPartView part;
    part.owner = view::idOf(owner);
    std::vector<std::pair<QString, QStringList>> groups;
    const auto add = [&](const QString& pieces, SystemId system, int count) {
        auto group = std::ranges::find(groups, pieces, &std::pair<QString, QStringList>::first);
        if (group == groups.end()) group = groups.insert(groups.end(), {pieces, {}});
        group->second.append(words::name(system));
        if (!part.systems.contains(view::idOf(system))) part.systems.append(view::idOf(system));
        part.pieces += count;
    };
    const auto buildings = [&](const Game& game, SystemId system, BuildingType type) {
        return std::ranges::count_if(game.state.at(system).buildings, [&](const Building& building) {
            return building.owner == owner && building.type == type;
        });
    };
    forEachSystem(systemsInPlay(now), [&](SystemId system) {
        const reach::Ships was = before.state.at(system).ships[index(owner)];
        const reach::Ships is = now.state.at(system).ships[index(owner)];
        const reach::Ships came{static_cast<std::int8_t>(std::max(0, is.fresh - was.fresh)),
                                static_cast<std::int8_t>(std::max(0, is.damaged - was.damaged))};
        if (came.total() > 0)
            add(owner == Player::Blight ? words::blightText(came) : words::name(came), system, came.total());
        for (const BuildingType type : {BuildingType::City, BuildingType::Starport})
            for (auto more = buildings(now, system, type) - buildings(before, system, type); more > 0; --more)
                add(words::piecesText(type == BuildingType::City ? Pieces{.cities = 1}
                                                                 : Pieces{.starports = 1}),
                    system, 1);
    });
    for (const auto& [pieces, systems] : groups) part.lines.append(words::laidText(pieces, systems));
    return part;
}

/// What came to a player beside the map: cards, resources, and the place of the objective marker.
void addHeld(view::LaidPartView& part, const Game& before, const Game& now, Player player) {
    const PlayerState& is = now.state.of(player);
    const PlayerState& was = before.state.of(player);
    QStringList cards;
    is.cards.forEach([&](CardId card) {
        if (!was.cards.contains(card)) cards.append(words::name(card));
    });
    QStringList tokens;
    for (const Resource token : kAllResources)
        for (int more = tokensHeld(is, token) - tokensHeld(was, token); more > 0; --more)
            tokens.append(words::name(token));
    part.pieces += static_cast<int>(cards.size() + tokens.size());
    part.lines += words::heldTexts(cards, tokens);
    if (now.state.campaign.firstRegent == player && before.state.campaign.firstRegent != player) {
        part.lines += words::tileText();
        ++part.pieces;
    }
    const int space = now.state.seat(player).objective;
    if (space > 0 && space != before.state.seat(player).objective) {
        part.lines += words::objectiveText(space);
        ++part.pieces;
    }
}

using Tokens = std::array<std::int8_t, kResources>;

QStringList boxLines(const Tokens& tokens) {
    QStringList lines;
    for (const Ambition box : kBoardAmbitions)
        if (const QString line = words::boxText(box, tokens); !line.isEmpty()) lines += line;
    return lines;
}

/// The new resources on the ambition boxes (BR p.5, p.7).
view::LaidPartView boxed(const Game& before, const Game& now) {
    Tokens came = now.state.campaign.boxed;
    view::LaidPartView part;
    for (std::size_t i = 0; i < came.size(); ++i) {
        came[i] = std::max<std::int8_t>(0, came[i] - before.state.campaign.boxed[i]);
        part.pieces += came[i];
    }
    part.name = words::boxesName();
    part.lines = boxLines(came);
    return part;
}

/// The new tokens of Fates, in systems and elsewhere.
view::LaidPartView tokens(const Game& before, const Game& now, const words::PlayerNames& players) {
    view::LaidPartView part;
    part.name = words::tokensName();
    std::vector<std::pair<QString, QStringList>> groups;
    const auto& were = before.state.campaign.tokens;
    for (const LaidToken& token : now.state.campaign.tokens) {
        if (token.isAside() || std::ranges::find(were, token) != were.end()) continue;
        const QString what = words::tokenText(token);
        auto group = std::ranges::find(groups, what, &std::pair<QString, QStringList>::first);
        if (group == groups.end()) group = groups.insert(groups.end(), {what, {}});
        group->second.append(words::placeText(token, players));
        if (token.at != SystemId::None) part.systems.append(view::idOf(token.at));
        ++part.pieces;
    }
    for (const auto& [what, places] : groups) part.lines.append(words::laidText(what, places));
    return part;
}

/// The new cards of the rules booklet; the Event cards, with which the setup of Act I begins (BR p.4); and
/// the hands, with which every setup ends (BR p.6).
view::LaidPartView cards(const Game& before, const Game& now, bool first) {
    view::LaidPartView part;
    part.name = words::cardsName();
    const bool firstAct = first && now.state.campaign.act == 1;
    QStringList booklet;
    now.state.campaign.booklet.forEach([&](CardId card) {
        if (firstAct || !before.state.campaign.booklet.contains(card)) booklet.append(words::name(card));
    });
    part.pieces = static_cast<int>(booklet.size());
    if (firstAct) {
        const int events = eventCards(static_cast<int>(now.setup.seats.size()));
        part.pieces += events;
        part.lines += words::eventsText(events);
    }
    if (!booklet.isEmpty()) part.lines += words::bookletText(booklet);
    if ((first || isAskedFor(before)) && !isAskedFor(now)) part.lines += words::drawText(kHandSize);
    return part;
}

}  // namespace

Game LayOut::start() const {
    const OpenTable* open = table_.openTable();
    if (!open) return {};
    Setup setup = open->header.setup;
    setup.depth = Depth::Turn;
    return newGame(setup);
}

LayOut::LayOut(Table& table) : QObject(&table), table_(table) {
    connect(&table, &Table::changed, this, &LayOut::changed);
    connect(&table, &Table::openChanged, this, &LayOut::changed);
}

std::size_t LayOut::since() const {
    return table_.happened()->laidOut();
}

void LayOut::done() {
    table_.happened()->layOut();
    Q_EMIT changed();
}

int LayOut::toDo() const {
    return table_.happened()->leftSoFar();
}

bool LayOut::hasBegun() const {
    const OpenTable* open = table_.openTable();
    return open && since() > 0 && since() > actBegan(*open->session);
}

bool LayOut::isLast() const {
    const OpenTable* open = table_.openTable();
    return open && !isAskedFor(open->session->game());
}

bool LayOut::isLasting() const {
    const OpenTable* open = table_.openTable();
    return open && isBeingSetUp(open->session->game());
}

QList<view::SystemView> LayOut::systems() const {
    const bool campaign = table_.game().setup.campaign;
    return view::systems(campaign ? table_.game() : start());
}

QList<view::LaidPartView> LayOut::parts() const {
    QList<view::LaidPartView> list;
    const OpenTable* open = table_.openTable();
    if (!open || !isBeingSetUp(open->session->game())) return list;
    const Game& now = open->session->game();
    const std::size_t began = actBegan(*open->session);
    const Game before = open->session->at(std::max(since(), began));
    for (const Player owner : kAllOwners) {
        view::LaidPartView part = laid(before, now, owner);
        if (isColor(owner)) addHeld(part, before, now, owner);
        if (part.pieces == 0) continue;
        part.name = table_.names().of(owner);
        list.append(part);
    }
    for (const view::LaidPartView& part : {boxed(before, now), tokens(before, now, table_.names())})
        if (part.pieces > 0) list.append(part);
    // The cards come with the first pieces, not alone.
    const view::LaidPartView beside = cards(before, now, since() <= began);
    if (!list.isEmpty() && !beside.lines.isEmpty()) list.append(beside);
    return list;
}

int LayOut::pieces() const {
    int sum = 0;
    for (const view::LaidPartView& part : parts()) sum += part.pieces;
    return sum;
}

QList<view::StartSeatView> LayOut::seats() const {
    QList<view::StartSeatView> list;
    const Game game = start();
    for (std::size_t i = 0; i < game.setup.seats.size(); ++i) {
        const Player color = game.setup.seats[i];
        const SetupSeat& seat = setupCard(game.setup).seats[i];
        view::StartSeatView view{view::idOf(color),
                                 table_.names().of(color),
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
    const Game game = start();
    if (game.setup.seats.empty()) return clusters;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if ((reach::outOfPlay(game.setup) >> cluster & 1) != 0) clusters.append(cluster + 1);
    return clusters;
}

QStringList LayOut::boxes() const {
    const Game game = start();
    return game.setup.seats.empty() ? QStringList() : boxLines(thirdPartyTokens(game));
}

int LayOut::courtCards() const {
    return static_cast<int>(start().state.court.size());
}

}  // namespace reach

#include "moc_lay_out.cpp"
