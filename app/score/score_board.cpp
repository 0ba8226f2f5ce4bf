#include "app/score/score_board.h"

#include "app/table/proposal.h"
#include "app/values/ids.h"
#include "app/words/score_words.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/round.h"

#include <algorithm>

namespace reach {
namespace {

using command::Correct;
using command::Field;
using command::TrophyKind;

constexpr std::array kTrophies{TrophyKind::Ships, TrophyKind::Agents, TrophyKind::Cities,
                               TrophyKind::Starports};

std::vector<Player> owners(const Game& game, Player player) {
    std::vector<Player> list;
    for (const Player owner : kAllOwners)
        if (owner != player && ownsPieces(game.setup, owner)) list.push_back(owner);
    return list;
}

/// The counts for an ambition (Base p.5).
QList<view::ScoreCountView> countsFor(const Game& game, Player player, Ambition ambition,
                                      const words::PlayerNames& names) {
    const PlayerState& state = game.state.of(player);
    const QString who = names.of(player);
    QList<view::ScoreCountView> list;
    const auto token = [&](Resource resource) {
        list.append(
            {view::idOf(resource), {}, tokensHeld(state, resource), words::tokenCount(resource, who)});
    };
    switch (ambition) {
        case Ambition::Tycoon:
            token(Resource::Material);
            token(Resource::Fuel);
            break;
        case Ambition::Keeper: token(Resource::Relic); break;
        case Ambition::Empath: token(Resource::Psionic); break;
        case Ambition::Tyrant:
            for (const Player rival : game.setup.seats)
                if (rival != player)
                    list.append({QStringLiteral("captive"), view::idOf(rival), state.captives[index(rival)],
                                 words::captiveCount(who, names.of(rival))});
            break;
        case Ambition::Warlord:
            for (const Player owner : owners(game, player))
                list.append({QStringLiteral("trophy"), view::idOf(owner),
                             state.trophies[index(owner)].total(), words::trophyCount(who, names.of(owner))});
            break;
        // The counts of these ambitions are on the map (F2004, F2104).
        case Ambition::Edenguard:
        case Ambition::Blightkin:
        case Ambition::None: break;
    }
    return list;
}

/// The kind of Trophy to add or remove: a ship, if its owner has ships.
TrophyKind trophyToChange(const PlayerState& state, Player owner, int by) {
    if (by > 0) return owner == Player::Free ? TrophyKind::Cities : TrophyKind::Ships;
    for (const TrophyKind kind : kTrophies)
        if (countOf(state.trophies[index(owner)], kind) > 0) return kind;
    return TrophyKind::Ships;
}

}  // namespace

QList<view::ScoreCellView> ScoreBoard::heads() const {
    QList<view::ScoreCellView> list;
    for (const Player player : game().setup.seats) {
        const PlayerState& state = game().state.of(player);
        const QString who = table()->names().of(player);
        view::ScoreCellView cell;
        cell.color = view::idOf(player);
        cell.counts = {{QStringLiteral("power"), {}, state.power, words::powerCount(who)},
                       {QStringLiteral("city"), {}, citiesOffBoard(state), words::cityCount(who)}};
        list.append(cell);
    }
    return list;
}

QList<view::ScoreLineView> ScoreBoard::lines() const {
    QList<view::ScoreLineView> list;
    const bool open = bestAvailableMarker(game().state) >= 0;
    const auto inPlay = ambitionsInPlay(game().state);
    for (const view::AmbitionView& box : table()->ambitions()) {
        const Ambition ambition = inPlay[static_cast<std::size_t>(list.size())];
        view::ScoreLineView line{box, {}};
        for (const view::StandingView& standing : box.standings) {
            const Player player = view::named<Player>(standing.color);
            if (player == Player::None) continue;  // the resources on the box
            line.cells.append({standing.color, standing,
                               countsFor(game(), player, ambition, table()->names()),
                               open ? words::declaring(standing.name, ambition) : QString()});
        }
        list.append(line);
    }
    return list;
}

bool ScoreBoard::declare(const QString& color, const QString& ambition) const {
    const auto declared = view::named<Ambition>(ambition);
    return table()->proposal()->make(command::Declare{view::named<Player>(color), declared});
}

bool ScoreBoard::change(const QString& color, const QString& thing, const QString& owner, int by) const {
    Correct correct;
    const auto hand = table()->byHand();
    correct.player = view::named<Player>(color);
    if (!playsHere(game().setup, correct.player)) return false;
    const PlayerState& state = game().state.of(correct.player);
    const auto set = [&](Field field, int value) {
        correct.field = field;
        correct.value = static_cast<std::int16_t>(value);
        return table()->enter(Command{correct});
    };
    if (thing == QStringLiteral("power")) return set(Field::Power, state.power + by);
    if (thing == QStringLiteral("city")) return set(Field::Cities, citiesOffBoard(state) + by);
    if (const auto resource = parseName<Resource>(thing.toStdString())) {
        const int slot = by > 0 ? freeSlot(game().state, correct.player) : slotWith(state, *resource);
        if (by > 0 && game().state.supply[index(*resource)] == 0) {
            table()->tell(words::noneLeft(*resource));
            return false;
        }
        if (slot < 0) {
            if (by > 0) table()->tell(words::noFreeSlot(table()->names().of(correct.player)));
            return false;
        }
        correct.slots = state.slots;
        correct.slots[static_cast<std::size_t>(slot)] = by > 0 ? *resource : Resource::None;
        return set(Field::Slots, 0);
    }
    correct.rival = view::named<Player>(owner);
    if (thing == QStringLiteral("captive"))
        return set(Field::Captives, state.captives[index(correct.rival)] + by);
    correct.trophy = trophyToChange(state, correct.rival, by);
    return set(Field::Trophies, countOf(state.trophies[index(correct.rival)], correct.trophy) + by);
}

}  // namespace reach

#include "moc_score_board.cpp"
