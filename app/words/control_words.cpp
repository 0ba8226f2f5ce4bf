#include "app/words/control_words.h"

#include "app/words/translate.h"
#include "engine/map/board.h"

#include <algorithm>

namespace reach::words {

QString controlText(const State& state, SystemId system, const PlayerNames& players) {
    const SystemState& here = state.at(system);
    if (!here.known) return translate("control", "Nobody has counted this system");
    if (controller(state, system) == Player::Empire)
        return translate("control", "A fresh Imperial ship is enough against any number");
    std::vector<Player> present;
    int damaged = 0;
    for (const Player player : kAllPlayers) {
        if (here.ships[index(player)].fresh > 0) present.push_back(player);
        damaged += here.ships[index(player)].damaged;
    }
    if (present.empty())
        return damaged > 0 ? translate("control", "Damaged ships control nothing")
                           : translate("control", "No ships, no control");
    std::stable_sort(present.begin(), present.end(), [&](Player one, Player other) {
        return here.ships[index(one)].fresh > here.ships[index(other)].fresh;
    });
    QStringList counts;
    for (const Player player : present)
        counts.append(translate("control", "%1 %2", "a player and their fresh ships")
                          .arg(players.of(player), QString::number(here.ships[index(player)].fresh)));
    const QString list = counts.join(QStringLiteral(", "));
    return controller(state, system) == Player::None
               ? translate("control", "Fresh ships are tied: %1").arg(list)
               : translate("control", "Most fresh ships: %1").arg(list);
}

}  // namespace reach::words
