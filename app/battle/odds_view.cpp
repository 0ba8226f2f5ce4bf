#include "app/battle/odds_view.h"

#include "engine/odds/battle_odds.h"
#include "engine/record/record.h"

#include <array>

namespace reach::view {
namespace {

constexpr std::array kDieNames{"assault", "skirmish", "raid"};

/// Faces that look alike appear once. Faces that are never rolled again are left out.
QList<AgainFaceView> againFaces(const odds::BattleOdds& chances) {
    const RolledFaces all{{{1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}}};
    const RolledFaces first = canonicalFaces(all);
    QList<AgainFaceView> list;
    for (std::size_t die = 0; die < kDice; ++die)
        for (std::size_t face = 0; face < kFaces; ++face)
            if (first[die][face] > 0 && chances.again[die][face] != odds::Again::Never)
                list.append({QString::fromLatin1(kDieNames[die]), static_cast<int>(face),
                             chances.again[die][face] == odds::Again::Always});
    return list;
}

}  // namespace

OddsView odds(const std::optional<odds::BattleOdds>& chances) {
    OddsView view;
    if (!chances) return view;
    view.known = true;
    view.clearShips = chances->clearShips;
    view.destroyCity = chances->destroyCity;
    view.destroyBuilding = chances->destroyBuilding;
    view.loseEveryShip = chances->loseEveryShip;
    view.shipsLost = chances->shipsLost;
    view.hitsTaken = chances->hitsTaken;
    view.hitsLanded = chances->hitsLanded;
    view.trophies = chances->trophies();
    view.keys = chances->keys;
    view.again = againFaces(*chances);
    return view;
}

}  // namespace reach::view

#include "moc_odds_view.cpp"
